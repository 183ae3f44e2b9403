//! What the journal says about the players beside their answers: who had help, who left. What it means for ratings is in
//! `result.rs` and in `docs/adr/0012-who-leaves-has-lost.md`.

use crate::{
    absence::{Absence, Ending},
    act::Act,
    note::{AbsenceChoice, Note},
};
use wardroom_catalog::AnyMatch;
use wardroom_kernel::{Seat, Seats};
use wardroom_store::JournalEntry;

#[derive(Clone, Debug, Default)]
pub(crate) struct Conduct {
    /// Seats that asked for a hint.
    pub(crate) hinted: Seats,
    /// Seats that a bot played for a while.
    pub(crate) relieved: Seats,
    /// Seats that a bot still plays at the end.
    left: Seats,
    /// The seat that broke the match off, or because of which the others ended it.
    pub(crate) ended_by: Option<Seat>,
    /// Answers of stand-in bots, by seat.
    pub(crate) by_bots: [usize; Seats::MAX],
}

impl Conduct {
    pub(crate) fn of(sitting: &dyn AnyMatch, journal: &[JournalEntry]) -> Conduct {
        let (mut conduct, mut absence) = (Conduct::default(), Absence::default());
        for entry in journal {
            let Some(act) = Act::parse(&entry.line, sitting) else { continue };
            let seat = act.seat();
            match act {
                Act::Hint { .. } => conduct.hinted = with(conduct.hinted, seat),
                Act::Note { note: Note::Agreed(AbsenceChoice::Bot(_)), .. } => {
                    conduct.relieved = with(conduct.relieved, seat);
                }
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
    /// Whether no player of this side has finished the match. One partner who plays to the end counts for both.
    pub(crate) fn is_forsaken(&self, side: Seats, people: Seats) -> bool {
        let mut own = side.into_iter().filter(|&seat| people.contains(seat)).peekable();
        self.ended_by.is_some_and(|seat| side.contains(seat))
            || own.peek().is_some() && own.all(|seat| self.left.contains(seat))
    }
}

fn with(seats: Seats, seat: Seat) -> Seats {
    seats.chain([seat]).collect()
}
