//! What the notes of a match add up to.

use super::ending::Ending;
use crate::{
    act::Act,
    clock::Tick,
    note::{Choice, Note},
};
use wardroom_kernel::{Seat, Seats};
use wardroom_search::Level;
use wardroom_store::Millis;

/// Who leaves, who stands in, who has voted for what.
#[derive(Clone, Debug, Default)]
pub struct Absence {
    leaving: Seats,
    /// Bots that stand in for a player.
    pub stand_ins: Vec<(Seat, Level)>,
    votes: Vec<Vote>,
    /// How the match ended, if not by its rules.
    pub ended: Option<Ending>,
}

/// A vote of one seat about another.
#[derive(Clone, Copy, Debug)]
struct Vote {
    by: Seat,
    about: Seat,
    choice: Choice,
    since: Millis,
}

impl Absence {
    /// Applies a line of the journal. Returns what it means to the clocks.
    pub fn take(&mut self, act: &Act, at: Millis) -> Tick {
        let seat = act.seat();
        match act {
            // A player who answers is present.
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
                let had_stand_in = self.stand_in(seat).is_some();
                self.stand_ins.retain(|stand_in| stand_in.0 != seat);
                // A player who leaves and returns before the others have voted has used their own time.
                return if had_stand_in { Tick::Return(seat) } else { Tick::Move(None) };
            }
            Note::Choose(Choice::Wait, about) => {
                self.here(about);
                return Tick::More(about);
            }
            Note::Choose(choice, about) => {
                // A repeated vote keeps its time.
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
    pub fn stand_in(&self, seat: Seat) -> Option<Level> {
        self.stand_ins.iter().find(|stand_in| stand_in.0 == seat).map(|stand_in| stand_in.1)
    }
    pub fn is_leaving(&self, seat: Seat) -> bool {
        self.leaving.contains(seat)
    }
    /// The seats that have voted about this one.
    pub(crate) fn have_chosen(&self, about: Seat) -> Seats {
        self.votes.iter().filter(|vote| vote.about == about).map(|vote| vote.by).collect()
    }
    /// The seats that have voted for this choice.
    pub fn voters(&self, about: Seat, choice: Choice) -> Seats {
        self.votes.iter().filter(|vote| (vote.about, vote.choice) == (about, choice)).map(|vote| vote.by).collect()
    }
    /// The time of the first vote for this choice.
    pub(crate) fn proposed(&self, about: Seat, choice: Choice) -> Option<Millis> {
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
    fn a_repeated_vote_keeps_its_time_and_a_changed_one_does_not() {
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
    fn a_changed_vote_replaces_the_first_and_an_answer_clears_all() {
        let mut absence = Absence::default();
        take(&mut absence, GOLD, Note::Choose(Choice::End, SILVER));
        take(&mut absence, GOLD, Note::Choose(Choice::Bot(Level::Easy), SILVER));
        assert!(absence.voters(SILVER, Choice::End).is_empty());
        assert!(absence.voters(SILVER, Choice::Bot(Level::Easy)).contains(GOLD));
        absence.take(&Act::Answer { seq: 0, seat: SILVER, text: String::new() }, 0);
        assert!(absence.voters(SILVER, Choice::Bot(Level::Easy)).is_empty());
    }

    #[test]
    fn a_bot_stands_in_until_the_player_is_back() {
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
    fn leaving_and_returning_earns_no_time() {
        let mut absence = Absence::default();
        take(&mut absence, SILVER, Note::Leave);
        assert_eq!(take(&mut absence, SILVER, Note::Back), Tick::Move(None));
        assert!(!absence.is_leaving(SILVER));
    }
}
