//! Who is away from a running match, by clocks and presence, and who may vote on it.

use super::{agenda::Agenda, last_words::last_words, state::Absence};
use crate::{clock::Clocks, note::Choice, presence::Presence, seating, time_control::TimeControl};
use std::time::Duration;
use wardroom_catalog::AnyMatch;
use wardroom_kernel::{Seat, Seats};
use wardroom_store::{Millis, PersonId, TableRow};

/// After a server has loaded a table, players who had its page open get this long to reconnect.
const RECONNECT: Duration = Duration::from_secs(30);

/// Why a player counts as away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// The clock has run out.
    Time,
    /// They were not seen for the time that the host has set.
    Unseen,
    /// They have left.
    Goodbye,
}

/// A seat that the others may vote on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Away {
    pub seat: Seat,
    pub cause: Cause,
    /// Whether the match can be claimed.
    pub may_claim: bool,
}

/// What decides who is away from a running match.
#[derive(Clone, Copy, Debug)]
pub struct AbsenceContext<'a> {
    pub presence: &'a Presence,
    /// How long a player may be unseen, and since when this server would have seen them.
    pub away_after: Duration,
    pub in_memory_since: Millis,
    pub row: &'a TableRow,
    pub sitting: &'a dyn AnyMatch,
    pub clocks: &'a Clocks,
    pub absence: &'a Absence,
    pub now: Millis,
}

impl AbsenceContext<'_> {
    fn people(&self) -> impl Iterator<Item = (Seat, PersonId)> {
        seating::sitters(self.row)
    }
    /// The seats whose players are away, and when the next one will be if nothing happens.
    pub fn away(&self) -> (Vec<Away>, Option<Millis>) {
        let (mut away, mut again) = (Vec::new(), None);
        let is_over = self.sitting.outcome().is_some() || self.absence.ended.is_some();
        // Without another person there is no voter.
        for (seat, person) in self.people().filter(|_| !is_over) {
            if self.absence.stand_in(seat).is_some() || self.people().all(|(_, other)| other == person) {
                continue;
            }
            let is_leaving = self.absence.is_leaving(seat);
            // That time is up counts more than a goodbye: otherwise leaving would prevent a claim.
            let due = self.due(seat, person).filter(|due| !is_leaving || due.1 == Cause::Time);
            again = again.into_iter().chain(due.map(|due| due.0).filter(|&due| due > self.now)).min();
            let cause = due.filter(|due| due.0 <= self.now).map(|due| due.1);
            let cause = cause.or(is_leaving.then_some(Cause::Goodbye));
            away.extend(cause.map(|cause| Away { seat, cause, may_claim: self.may_claim(seat, cause) }));
        }
        (away, again)
    }
    /// When the player of a seat that has to decide counts as away, and why. An open offer makes no player away.
    fn due(&self, seat: Seat, person: PersonId) -> Option<(Millis, Cause)> {
        if !seating::is_asked(self.sitting, seat) {
            return None;
        }
        match self.clocks.of(seat) {
            Some(clock) => clock.deadline().map(|deadline| (deadline, Cause::Time)),
            None => {
                let looked = self.presence.unseen_for(person).map(|unseen| self.now - millis(unseen));
                let asked = self.clocks.waits_since(seat)?;
                Some((missed_from(asked, looked, self.in_memory_since, millis(self.away_after)), Cause::Unseen))
            }
        }
    }
    fn may_claim(&self, seat: Seat, cause: Cause) -> bool {
        let is_live = matches!(self.clocks.time_control, TimeControl::Live { .. });
        let other = self.people().map(|(other, _)| other).find(|&other| other != seat);
        is_live && cause == Cause::Time && other.is_some_and(|other| last_words(self.sitting, seat, other).is_some())
    }
    /// Whether this person may vote for that.
    pub fn may_choose(&self, voter: PersonId, choice: Choice, about: Away) -> bool {
        may_choose(self.row, self.absence, &self.away().0, voter, choice, about)
    }
    /// Whether all voters have chosen this, with the vote of `voter`. Except over days, a voter who has not voted for as long as
    /// a player may be unseen counts no more: an open page is no vote.
    pub fn is_agreed(&self, about: Seat, choice: Choice, voter: PersonId) -> bool {
        let (voters, all) = (self.absence.voters(about, choice), self.absence.have_chosen(about));
        let is_one_of = |seats: Seats, person| self.people().any(|(seat, id)| id == person && seats.contains(seat));
        let proposed = self.absence.proposed(about, choice).unwrap_or(self.now);
        let is_waited_for = matches!(self.clocks.time_control, TimeControl::Days(_))
            || self.now < proposed.saturating_add(millis(self.away_after));
        let agrees =
            |person| person == voter || is_one_of(voters, person) || (!is_waited_for && !is_one_of(all, person));
        self.electors(about).into_iter().all(agrees)
    }
    /// Over days all players who have time left, otherwise those who are present; never those who are away.
    fn electors(&self, about: Seat) -> Vec<PersonId> {
        if let TimeControl::Days(_) = self.clocks.time_control {
            let agenda = Agenda::of(self.sitting, self.clocks, self.absence);
            return agenda.electors(self.row, self.now).into_iter().collect();
        }
        let away: Seats = self.away().0.into_iter().map(|away| away.seat).chain([about]).collect();
        let others = self.people().filter(|(seat, _)| !away.contains(*seat)).map(|(_, person)| person);
        others.filter(|&person| self.presence.is_here(person)).collect()
    }
}

/// Whether a voter may choose this about a player who is away. Every player may give time. A player whose own time is up cannot
/// claim, and votes for a bot or an end only if no player with time is left.
pub fn may_choose(
    row: &TableRow,
    absence: &Absence,
    away: &[Away],
    voter: PersonId,
    choice: Choice,
    about: Away,
) -> bool {
    let is_late = |person| {
        let own = seating::seats_of(row, Some(person));
        away.iter().any(|away| away.cause == Cause::Time && own.contains(away.seat))
    };
    let plays = |seat| absence.stand_in(seat).is_none() && !absence.is_leaving(seat);
    let has_time = || seating::sitters(row).any(|(seat, person)| plays(seat) && !is_late(person));
    match choice {
        Choice::Wait => true,
        Choice::Claim => about.may_claim && !is_late(voter),
        Choice::Bot(_) | Choice::End => !is_late(voter) || !has_time(),
    }
}

/// From when on a player counts as unseen who was asked and last looked at these times. If no server has seen them look since
/// this one has the table in memory, it follows from the journal, so that a restart resets nothing; but the page may reconnect.
fn missed_from(asked: Millis, looked: Option<Millis>, in_memory_since: Millis, away_after: Millis) -> Millis {
    let back = if looked.is_some() { Millis::MIN } else { in_memory_since + away_after.min(millis(RECONNECT)) };
    asked.max(looked.unwrap_or(asked)).saturating_add(away_after).max(back)
}

fn millis(time: Duration) -> Millis {
    Millis::try_from(time.as_millis()).unwrap_or(Millis::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_missed_since_the_journal_says_also_after_a_restart() {
        const MINUTE: Millis = 60_000;
        let missed = |asked, looked, watched_since| missed_from(asked, looked, watched_since, 10 * MINUTE);
        assert_eq!(missed(5, Some(0), 0), 5 + 10 * MINUTE, "asked after they looked");
        assert_eq!(missed(5, Some(MINUTE), 0), 11 * MINUTE, "seen since they were asked");
        assert_eq!(missed(0, None, 2 * MINUTE), 10 * MINUTE, "the server was away for a while of it");
        assert_eq!(missed(0, None, 99 * MINUTE), 99 * MINUTE + 30_000, "who has the page open may come back");
        assert_eq!(missed(0, Some(MINUTE), 99 * MINUTE), 11 * MINUTE);
    }
}
