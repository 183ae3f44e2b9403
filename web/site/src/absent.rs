//! Somebody is away, and the others choose: wait, let a bot sail on for them, or end the game.
//!
//! All of it stands in the journal, as notes that the rules never see: a bot that sits in changes nothing in the record,
//! which knows seats and not who moves the pieces. Who is away right now follows from clocks and presence.

mod agenda;
mod ending;
mod last_words;
mod note;
mod roll;

pub(crate) use agenda::Agenda;
pub(crate) use ending::Ending;
pub(crate) use last_words::last_words;
pub(crate) use note::{Choice, Note, SITS_IN};
pub(crate) use roll::{Away, Cause, Look, may_choose};

use crate::{clock::Tick, journal::Act};
use wardroom_kernel::{Seat, Seats};
use wardroom_search::Level;
use wardroom_store::Millis;

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

#[cfg(test)]
mod tests {
    use super::*;

    const SILVER: Seat = Seat(0);
    const GOLD: Seat = Seat(1);

    fn take(absence: &mut Absence, seat: Seat, note: Note) -> Tick {
        absence.take(&Act::Note { seat, note }, 0)
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
