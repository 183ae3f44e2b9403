//! The roll of a running match: who is away right now, by clocks and presence, and whose word it takes to go on without them.

use super::{Absence, Agenda, Choice, last_words};
use crate::{
    clock::{Clocks, Pace},
    presence::Presence,
    seating,
};
use std::time::Duration;
use wardroom_catalog::AnyMatch;
use wardroom_kernel::{Seat, Seats};
use wardroom_store::{Millis, PersonId, TableRow};

/// So long whoever had a page open gets to come back to a server that has just taken the table in.
const A_MOMENT: Duration = Duration::from_secs(30);

/// Why somebody counts as away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cause {
    /// The clock has run out.
    Time,
    /// Nobody has seen them for the time that the house agrees on.
    Unseen,
    /// They said so.
    Farewell,
}

/// A seat that the others may choose about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Away {
    pub(crate) seat: Seat,
    pub(crate) cause: Cause,
    /// Whether their last words would end the game, so that it can be claimed.
    pub(crate) may_claim: bool,
}

/// What is known of a running match when somebody asks who is away.
pub(crate) struct Look<'a> {
    pub(crate) presence: &'a Presence,
    /// How long somebody may be unseen, and since when this server would have seen them.
    pub(crate) patience: Duration,
    pub(crate) watched_since: Millis,
    pub(crate) row: &'a TableRow,
    pub(crate) sitting: &'a dyn AnyMatch,
    pub(crate) clocks: &'a Clocks,
    pub(crate) absence: &'a Absence,
    pub(crate) now: Millis,
}

impl Look<'_> {
    fn people(&self) -> impl Iterator<Item = (Seat, PersonId)> {
        seating::sitters(self.row)
    }
    /// Everybody who is away, and when to look again if nothing happens.
    pub(crate) fn away(&self) -> (Vec<Away>, Option<Millis>) {
        let (mut away, mut again) = (Vec::new(), None);
        let is_over = self.sitting.outcome().is_some() || self.absence.ended.is_some();
        // Where nobody else sits, nobody could choose.
        for (seat, person) in self.people().filter(|_| !is_over) {
            if self.absence.stand_in(seat).is_some() || self.people().all(|(_, other)| other == person) {
                continue;
            }
            let is_leaving = self.absence.is_leaving(seat);
            // That time is up counts more than a farewell: else nobody could claim against whoever says goodbye.
            let due = self.due(seat, person).filter(|due| !is_leaving || due.1 == Cause::Time);
            again = again.into_iter().chain(due.map(|due| due.0).filter(|&due| due > self.now)).min();
            let cause = due.filter(|due| due.0 <= self.now).map(|due| due.1);
            let cause = cause.or(is_leaving.then_some(Cause::Farewell));
            away.extend(cause.map(|cause| Away { seat, cause, may_claim: self.may_claim(seat, cause) }));
        }
        (away, again)
    }
    /// When somebody whose decision it is counts as away, and why. Nobody is because of an offer.
    fn due(&self, seat: Seat, person: PersonId) -> Option<(Millis, Cause)> {
        if !seating::is_asked(self.sitting, seat) {
            return None;
        }
        match self.clocks.of(seat) {
            Some(clock) => clock.deadline().map(|deadline| (deadline, Cause::Time)),
            None => {
                let looked = self.presence.unseen_for(person).map(|unseen| self.now - millis(unseen));
                let asked = self.clocks.waits_since(seat)?;
                Some((missed_from(asked, looked, self.watched_since, millis(self.patience)), Cause::Unseen))
            }
        }
    }
    fn may_claim(&self, seat: Seat, cause: Cause) -> bool {
        let is_live = matches!(self.clocks.pace, Pace::Live { .. });
        let other = self.people().map(|(other, _)| other).find(|&other| other != seat);
        is_live && cause == Cause::Time && other.is_some_and(|other| last_words(self.sitting, seat, other).is_some())
    }
    /// Whether this person may choose that about somebody who is away.
    pub(crate) fn may_choose(&self, voter: PersonId, choice: Choice, about: Away) -> bool {
        may_choose(self.row, self.absence, &self.away().0, voter, choice, about)
    }
    /// Whether everybody whose word counts has chosen this, the voter among them. Except over days, whoever has said
    /// nothing about it for as long as somebody may be unseen counts no more: a page that lies open is nobody's word.
    pub(crate) fn is_agreed(&self, about: Seat, choice: Choice, voter: PersonId) -> bool {
        let (voters, all) = (self.absence.voters(about, choice), self.absence.have_chosen(about));
        let is_one_of = |seats: Seats, person| self.people().any(|(seat, id)| id == person && seats.contains(seat));
        let proposed = self.absence.proposed(about, choice).unwrap_or(self.now);
        let is_waited_for =
            matches!(self.clocks.pace, Pace::Days(_)) || self.now < proposed.saturating_add(millis(self.patience));
        let agrees =
            |person| person == voter || is_one_of(voters, person) || (!is_waited_for && !is_one_of(all, person));
        self.electors(about).into_iter().all(agrees)
    }
    /// Over days all who have time left, else those who are here; in neither case who is away.
    fn electors(&self, about: Seat) -> Vec<PersonId> {
        if let Pace::Days(_) = self.clocks.pace {
            let agenda = Agenda::of(self.sitting, self.clocks, self.absence);
            return agenda.electors(self.row, self.now).into_iter().collect();
        }
        let away: Seats = self.away().0.into_iter().map(|away| away.seat).chain([about]).collect();
        let others = self.people().filter(|(seat, _)| !away.contains(*seat)).map(|(_, person)| person);
        others.filter(|&person| self.presence.is_here(person)).collect()
    }
}

/// What somebody may choose about somebody who is away. Anybody may give time; but whose own time is up wins nothing by
/// pressing first, and decides on a bot or an end only if nobody is left who has time.
pub(crate) fn may_choose(
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
    let is_at_the_helm = |seat| absence.stand_in(seat).is_none() && !absence.is_leaving(seat);
    let has_time = || seating::sitters(row).any(|(seat, person)| is_at_the_helm(seat) && !is_late(person));
    match choice {
        Choice::Wait => true,
        Choice::Claim => about.may_claim && !is_late(voter),
        Choice::Bot(_) | Choice::End => !is_late(voter) || !has_time(),
    }
}

/// From when on somebody counts as unseen, who was asked then and has looked then. If no server has seen them look since
/// this one watches, it follows from the journal: a restart begins nothing anew. But who has the page open may come back.
fn missed_from(asked: Millis, looked: Option<Millis>, watched_since: Millis, patience: Millis) -> Millis {
    let back = if looked.is_some() { Millis::MIN } else { watched_since + patience.min(millis(A_MOMENT)) };
    asked.max(looked.unwrap_or(asked)).saturating_add(patience).max(back)
}

fn millis(time: Duration) -> Millis {
    Millis::try_from(time.as_millis()).unwrap_or(Millis::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_not_seen_is_missed_since_the_journal_knows_also_by_a_server_that_has_just_started() {
        const MINUTE: Millis = 60_000;
        let missed = |asked, looked, watched_since| missed_from(asked, looked, watched_since, 10 * MINUTE);
        assert_eq!(missed(5, Some(0), 0), 5 + 10 * MINUTE, "asked after they looked");
        assert_eq!(missed(5, Some(MINUTE), 0), 11 * MINUTE, "seen since they were asked");
        assert_eq!(missed(0, None, 2 * MINUTE), 10 * MINUTE, "the server was away for a while of it");
        assert_eq!(missed(0, None, 99 * MINUTE), 99 * MINUTE + 30_000, "who has the page open may come back");
        assert_eq!(missed(0, Some(MINUTE), 99 * MINUTE), 11 * MINUTE);
    }
}
