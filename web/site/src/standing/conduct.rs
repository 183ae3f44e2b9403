//! What the journal tells of how people played: who had help, who did not see the match through. Rules and records know
//! none of it; what it means for ratings is in `result.rs` and in `docs/adr/0012-who-leaves-has-lost.md`.

use crate::{
    absent::{Absence, Choice, Ending, Note},
    journal::Act,
};
use wardroom_catalog::AnyMatch;
use wardroom_kernel::{Seat, Seats};
use wardroom_store::JournalEntry;

#[derive(Clone, Debug, Default)]
pub(super) struct Conduct {
    /// Asked the strong bot what to do.
    pub(super) hinted: Seats,
    /// A bot has sailed for them, if only for a while.
    pub(super) relieved: Seats,
    /// It sails still.
    left: Seats,
    /// Who broke the match off, or about whom the others ended it.
    pub(super) ended_by: Option<Seat>,
    /// By seat: how many answers were those of a bot that sailed for somebody.
    pub(super) by_bots: [usize; Seats::MAX],
}

impl Conduct {
    pub(super) fn of(sitting: &dyn AnyMatch, journal: &[JournalEntry]) -> Conduct {
        let (mut conduct, mut absence) = (Conduct::default(), Absence::default());
        for entry in journal {
            let Some(act) = Act::read(&entry.line, sitting) else { continue };
            let seat = act.seat();
            match act {
                Act::Hint { .. } => conduct.hinted = with(conduct.hinted, seat),
                Act::Note { note: Note::Agreed(Choice::Bot(_)), .. } => conduct.relieved = with(conduct.relieved, seat),
                Act::Answer { .. } if absence.stand_in(seat).is_some() => {
                    conduct.by_bots.get_mut(usize::from(seat.0)).into_iter().for_each(|count| *count += 1);
                }
                Act::Answer { .. } | Act::Undo { .. } | Act::Say { .. } | Act::Note { .. } => (),
            }
            absence.take(&act, entry.at);
        }
        conduct.left = absence.stand_ins.iter().map(|(seat, _)| *seat).collect();
        conduct.ended_by = absence.ended.map(|(Ending::Away(seat) | Ending::BrokenOff(seat))| seat);
        conduct
    }
    /// Whether nobody of this side has seen the match through. Partners stand together: one who plays on holds the place of
    /// both, and nobody ends a match over the head of a partner who is there.
    pub(super) fn is_forsaken(&self, side: Seats, people: Seats) -> bool {
        let mut own = side.into_iter().filter(|&seat| people.contains(seat)).peekable();
        self.ended_by.is_some_and(|seat| side.contains(seat))
            || own.peek().is_some() && own.all(|seat| self.left.contains(seat))
    }
}

fn with(seats: Seats, seat: Seat) -> Seats {
    seats.chain([seat]).collect()
}
