//! Somebody is away, and the others choose: wait, let a bot sail on for them, or end the game.
//!
//! All of it stands in the journal, as notes that the rules never see: a bot that sits in changes nothing in the record,
//! which knows seats and not who moves the pieces. Who is away right now follows from clocks and presence.

mod agenda;
mod last_words;

pub(crate) use agenda::Agenda;
pub(crate) use last_words::last_words;

use crate::{
    clock::{Clocks, Pace, Tick},
    journal::Act,
    presence::Presence,
    seating,
};
use std::{fmt, str::FromStr, time::Duration};
use wardroom_bots::Level;
use wardroom_catalog::Sitting;
use wardroom_kernel::{Seat, Seats};
use wardroom_screen::Say;
use wardroom_store::{Millis, PersonId, TableRow};

/// What the others may choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Choice {
    /// Any one of them may give more time.
    Wait,
    /// To the rest all who are here must agree, as far as they say anything; over days all who have time left.
    Bot(Level),
    /// Nobody wins.
    End,
    /// In a live match: whoever let the time run out has resigned, or surrendered.
    Claim,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Wait => f.write_str("wait"),
            Choice::Bot(level) => write!(f, "bot:{level}"),
            Choice::End => f.write_str("end"),
            Choice::Claim => f.write_str("claim"),
        }
    }
}

impl FromStr for Choice {
    type Err = ();
    fn from_str(text: &str) -> Result<Choice, ()> {
        match text {
            "wait" => Ok(Choice::Wait),
            "end" => Ok(Choice::End),
            "claim" => Ok(Choice::Claim),
            _ => text.strip_prefix("bot:").and_then(|level| level.parse().ok()).map(Choice::Bot).ok_or(()),
        }
    }
}

/// What somebody says about who sits at the table; `gold: leave`, `gold: wait for silver`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Note {
    Leave,
    /// Takes the seat back, from a bot or after a farewell.
    Back,
    Choose(Choice, Seat),
    /// All whose word counts have chosen it. Written by the server, in the name of the seat that it is about.
    Agreed(Choice),
    /// Somebody who plays against nobody but bots, or alone at one screen, has had enough.
    BreakOff,
}

impl Note {
    pub(crate) fn write(self, sitting: &dyn Sitting) -> String {
        match self {
            Note::Leave => "leave".into(),
            Note::Back => "back".into(),
            Note::Choose(choice, about) => format!("{choice} for {}", sitting.seat_name(about)),
            Note::Agreed(choice) => format!("agreed {choice}"),
            Note::BreakOff => "break off".into(),
        }
    }
    pub(crate) fn read(text: &str, sitting: &dyn Sitting) -> Option<Note> {
        match text.split(' ').collect::<Vec<_>>()[..] {
            ["leave"] => Some(Note::Leave),
            ["back"] => Some(Note::Back),
            [choice, "for", about] => Some(Note::Choose(choice.parse().ok()?, sitting.seat_called(about)?)),
            ["break", "off"] => Some(Note::BreakOff),
            ["agreed", choice] => Some(Note::Agreed(choice.parse().ok()?)),
            _ => None,
        }
    }
}

/// So long whoever had a page open gets to come back to a server that has just taken the table in.
const A_MOMENT: Duration = Duration::from_secs(30);

/// The line of a journal by which a bot comes to sit in, whatever its level and the seat, as SQL's `LIKE` reads it.
pub(crate) const SITS_IN: &str = "! %: agreed bot:%";

/// What the notes of a match come to.
#[derive(Clone, Debug, Default)]
pub(crate) struct Absence {
    leaving: Seats,
    /// Bots that sail on for somebody.
    pub(crate) stand_ins: Vec<(Seat, Level)>,
    votes: Vec<Vote>,
    /// How the game ended, if not by its rules.
    pub(crate) ended: Option<Ending>,
}

/// Who has chosen what about whom, and since when.
#[derive(Clone, Copy, Debug)]
struct Vote {
    by: Seat,
    about: Seat,
    choice: Choice,
    since: Millis,
}

/// An end that the rules know nothing of, and of which nothing came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ending {
    /// The others chose it, because this seat was away.
    Away(Seat),
    /// This seat broke the game off: no other person played along.
    BrokenOff(Seat),
}

impl Ending {
    const AWAY: &str = "abandoned";
    const BROKEN_OFF: &str = "broken off";

    /// As the database keeps it: `abandoned: gold`.
    pub(crate) fn outcome(self, name: impl Fn(Seat) -> String) -> String {
        match self {
            Ending::Away(seat) => format!("{}: {}", Self::AWAY, name(seat)),
            Ending::BrokenOff(seat) => format!("{}: {}", Self::BROKEN_OFF, name(seat)),
        }
    }
    /// Reads an outcome back; nothing if the game ended by its rules.
    pub(crate) fn read(outcome: &str, seat: impl Fn(&str) -> Option<Seat>) -> Option<Ending> {
        match outcome.split_once(": ")? {
            (Self::AWAY, name) => seat(name).map(Ending::Away),
            (Self::BROKEN_OFF, name) => seat(name).map(Ending::BrokenOff),
            _ => None,
        }
    }
    /// The line of a record that tells of it.
    pub(crate) fn remark(self, name: impl Fn(Seat) -> String) -> String {
        match self {
            Ending::Away(seat) => format!("# {}: {} was away\n", Self::AWAY, name(seat)),
            Ending::BrokenOff(seat) => format!("# {} by {}\n", Self::BROKEN_OFF, name(seat)),
        }
    }
    /// The same in the reader's language, by the names of the people.
    pub(crate) fn sentence(self, names: &[String], say: Say<'_>) -> String {
        let name = |seat: Seat| names.get(usize::from(seat.0)).cloned().unwrap_or_default();
        match self {
            Ending::Away(seat) => say.with("end-abandoned", &[("name", name(seat).into())]),
            Ending::BrokenOff(seat) => say.with("end-broken-off", &[("name", name(seat).into())]),
        }
    }
}

impl Absence {
    /// Takes a line of the journal, and tells what it means to the clocks.
    pub(crate) fn take(&mut self, act: &Act, at: Millis) -> Tick {
        let seat = act.seat();
        match act {
            // Whoever does something is here.
            Act::Answer { .. } => self.here(seat),
            Act::Undo { .. } => return Tick::Back(seat),
            Act::Say { .. } | Act::Hint { .. } => return Tick::Move(None),
            Act::Note { note, .. } => return self.note(seat, *note, at),
        }
        Tick::Move(Some(seat))
    }
    fn note(&mut self, seat: Seat, note: Note, at: Millis) -> Tick {
        match note {
            Note::Leave => self.leaving = self.leaving.chain([seat]).collect(),
            Note::Back => {
                self.here(seat);
                let others_let_a_bot_sail = self.stand_in(seat).is_some();
                self.stand_ins.retain(|stand_in| stand_in.0 != seat);
                // Who says goodbye and is back before anybody has chosen has used their own time.
                return if others_let_a_bot_sail { Tick::Return(seat) } else { Tick::Move(None) };
            }
            Note::Choose(Choice::Wait, about) => {
                self.here(about);
                return Tick::More(about);
            }
            Note::Choose(choice, about) => {
                // Said again, it was said then.
                let said = self.votes.iter().find(|vote| (vote.by, vote.about, vote.choice) == (seat, about, choice));
                let since = said.map_or(at, |vote| vote.since);
                self.votes.retain(|vote| (vote.by, vote.about) != (seat, about));
                self.votes.push(Vote { by: seat, about, choice, since });
            }
            Note::Agreed(choice) => {
                self.here(seat);
                match choice {
                    Choice::Bot(level) => self.stand_ins.push((seat, level)),
                    Choice::End => self.ended = Some(Ending::Away(seat)),
                    Choice::Wait | Choice::Claim => (),
                }
            }
            Note::BreakOff => self.ended = Some(Ending::BrokenOff(seat)),
        }
        Tick::Move(None)
    }
    fn here(&mut self, seat: Seat) {
        self.votes.retain(|vote| vote.about != seat);
        self.leaving = self.leaving.without(seat);
    }
    pub(crate) fn stand_in(&self, seat: Seat) -> Option<Level> {
        self.stand_ins.iter().find(|stand_in| stand_in.0 == seat).map(|stand_in| stand_in.1)
    }
    pub(crate) fn is_leaving(&self, seat: Seat) -> bool {
        self.leaving.contains(seat)
    }
    /// Who has chosen something about somebody.
    fn have_chosen(&self, about: Seat) -> Seats {
        self.votes.iter().filter(|vote| vote.about == about).map(|vote| vote.by).collect()
    }
    /// Who has chosen this about somebody.
    pub(crate) fn voters(&self, about: Seat, choice: Choice) -> Seats {
        self.votes.iter().filter(|vote| (vote.about, vote.choice) == (about, choice)).map(|vote| vote.by).collect()
    }
    /// Since when somebody wants this about somebody.
    fn proposed(&self, about: Seat, choice: Choice) -> Option<Millis> {
        let wanted = self.votes.iter().filter(|vote| (vote.about, vote.choice) == (about, choice));
        wanted.map(|vote| vote.since).min()
    }
}

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
    pub(crate) sitting: &'a dyn Sitting,
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

    const SILVER: Seat = Seat(0);
    const GOLD: Seat = Seat(1);

    fn take(absence: &mut Absence, seat: Seat, note: Note) -> Tick {
        absence.take(&Act::Note { seat, note }, 0)
    }

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

    #[test]
    fn what_is_chosen_again_was_chosen_then_and_a_second_thought_is_new() {
        let mut absence = Absence::default();
        let mut choose = |by, choice, at| {
            absence.take(&Act::Note { seat: by, note: Note::Choose(choice, SILVER) }, at);
            (absence.proposed(SILVER, Choice::End), absence.proposed(SILVER, Choice::Bot(Level::Easy)))
        };
        assert_eq!(choose(GOLD, Choice::End, 7), (Some(7), None));
        assert_eq!(choose(GOLD, Choice::End, 9), (Some(7), None));
        assert_eq!(choose(Seat(2), Choice::End, 10), (Some(7), None), "since the first wants it");
        assert_eq!(choose(GOLD, Choice::Bot(Level::Easy), 11), (Some(10), Some(11)));
        assert_eq!(choose(GOLD, Choice::End, 12), (Some(10), None));
    }

    #[test]
    fn choices_read_back() {
        for choice in [Choice::Wait, Choice::Bot(Level::Easy), Choice::Bot(Level::Strong), Choice::End, Choice::Claim] {
            assert_eq!(choice.to_string().parse(), Ok(choice));
        }
        assert_eq!("bot:genius".parse::<Choice>(), Err(()));
        assert_eq!("".parse::<Choice>(), Err(()));
    }

    #[test]
    fn a_line_by_which_a_bot_sits_in_is_found_and_no_other() {
        let parts: Vec<&str> = SITS_IN.split('%').collect();
        let games = wardroom_catalog::games(&wardroom_catalog::Boxes::new());
        for game in games {
            let sitting = game.begin(game.setup(game.modes()[0].name, None, &[]).unwrap()).unwrap();
            let is_found = |note| {
                let line = Act::Note { seat: GOLD, note }.write(&*sitting);
                line.starts_with(parts[0]) && line.contains(parts[1])
            };
            assert!(
                is_found(Note::Agreed(Choice::Bot(Level::Easy))) && is_found(Note::Agreed(Choice::Bot(Level::Strong)))
            );
            assert!(!is_found(Note::Choose(Choice::Bot(Level::Easy), SILVER)) && !is_found(Note::Agreed(Choice::End)));
            assert!(!is_found(Note::Leave) && !is_found(Note::Back) && !is_found(Note::BreakOff));
        }
    }

    #[test]
    fn an_end_without_a_result_reads_back_from_the_database() {
        let name = |seat: Seat| if seat == GOLD { "gold".to_owned() } else { "silver".to_owned() };
        let seat = |name: &str| [("gold", GOLD), ("silver", SILVER)].into_iter().find(|it| it.0 == name).map(|it| it.1);
        for ending in [Ending::Away(GOLD), Ending::BrokenOff(SILVER)] {
            assert_eq!(Ending::read(&ending.outcome(name), seat), Some(ending));
        }
        assert_eq!(Ending::read("gold", seat), None);
    }

    #[test]
    fn a_second_thought_replaces_the_first_and_an_answer_clears_them_all() {
        let mut absence = Absence::default();
        take(&mut absence, GOLD, Note::Choose(Choice::End, SILVER));
        take(&mut absence, GOLD, Note::Choose(Choice::Bot(Level::Easy), SILVER));
        assert!(absence.voters(SILVER, Choice::End).is_empty());
        assert!(absence.voters(SILVER, Choice::Bot(Level::Easy)).contains(GOLD));
        absence.take(&Act::Answer { seq: 0, seat: SILVER, text: String::new() }, 0);
        assert!(absence.voters(SILVER, Choice::Bot(Level::Easy)).is_empty());
    }

    #[test]
    fn a_bot_sails_on_until_the_person_is_back() {
        let mut absence = Absence::default();
        take(&mut absence, SILVER, Note::Leave);
        assert!(absence.is_leaving(SILVER));
        take(&mut absence, SILVER, Note::Agreed(Choice::Bot(Level::Strong)));
        assert_eq!(absence.stand_in(SILVER), Some(Level::Strong));
        assert_eq!(take(&mut absence, SILVER, Note::Back), Tick::Return(SILVER));
        assert_eq!((absence.stand_in(SILVER), absence.is_leaving(SILVER)), (None, false));
        assert_eq!(take(&mut absence, GOLD, Note::Choose(Choice::Wait, SILVER)), Tick::More(SILVER));
    }

    #[test]
    fn to_say_goodbye_and_be_back_earns_no_time() {
        let mut absence = Absence::default();
        take(&mut absence, SILVER, Note::Leave);
        assert_eq!(take(&mut absence, SILVER, Note::Back), Tick::Move(None));
        assert!(!absence.is_leaving(SILVER));
    }
}
