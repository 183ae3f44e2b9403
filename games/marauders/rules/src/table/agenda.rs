//! What is done next: a stack of steps, the uppermost first. A step that leads to another, a move to a battle say, puts
//! that on top and goes on when it is done.

use super::Source;
use crate::components::Glory;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use wardroom_kernel::{Problem, Seat};

/// One step is one call of `resolve`. Steps of a turn are those of `Table::turn`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Captains, ships, first glory cards, start player (MM-SETUP-02, MM-SETUP-03, MM-SETUP-04, MM-SETUP-05,
    /// MM-SETUP-06, MM-SETUP-07).
    Captains,
    /// Tokens and missions (MM-SETUP-09, MM-SETUP-10, MM-SETUP-11, MM-SETUP-12).
    Board,
    /// Merchants are dealt anew, the event deck is tested (MM-ROUND-02, MM-ROUND-03).
    StartRound,
    /// One event card (MM-EVENT).
    Event,
    /// A captain enters, window `turn-start`, retiring (MM-RULING-09).
    StartTurn {
        seat: Seat,
    },
    /// Hostile NPCs of the captain's zone scout for him (MM-NSCOUT).
    NpcScouting,
    /// Those who have found him attack one after another (MM-NSCOUT-06).
    Hunters,
    /// One action of the turn (MM-TURN-02).
    Act,
    /// One activity of the Port action (MM-PORT-01).
    Port,
    EndTurn,
    /// One part of the battle in `Table::battle`.
    Battle,
    /// One part of the raid in `Table::raid`.
    Raid,
    /// What a card does, from one of its effects on.
    Effects {
        seat: Seat,
        source: Source,
        branch: u8,
        from: u8,
    },
    /// The window after a glory card (MM-WINDOW-07).
    CardResolved {
        seat: Seat,
        card: Glory,
    },
    /// Moves that a card grants (MM-MOVE-08).
    FreeMoves {
        seat: Seat,
        left: u8,
    },
    /// What a true rumor brings besides its reward (MM-RUMOR-07).
    RumorTrue {
        seat: Seat,
    },
    /// A mission is fulfilled (MM-MISSION-06).
    MissionDone {
        seat: Seat,
    },
    /// The loser of a battle dies once the winner has everything (MM-RULING-63).
    Death {
        seat: Seat,
    },
    /// NPC ships appear (MM-ROUND-04).
    EndRound,
    /// Captains from this seat on are in the storm (MM-STORM).
    Storm {
        seat: Seat,
    },
    /// Cards of the round are discarded, the plague counts down.
    CloseRound,
}

impl Step {
    /// It stays on the agenda until it is over; all others are taken off as they begin.
    pub const fn stays(self) -> bool {
        matches!(self, Step::Captains | Step::Act | Step::Port | Step::Battle | Step::Raid)
    }
}

/// The last of the steps is done first.
#[derive(Clone, Copy, Debug)]
pub struct Agenda {
    steps: [Step; Agenda::MOST],
    len: u8,
}

impl Agenda {
    /// A game has 13 at most. A position from elsewhere may begin with more.
    pub const MOST: usize = 24;

    pub fn new(steps: &[Step]) -> Agenda {
        let mut agenda = Agenda { steps: [Step::Act; Agenda::MOST], len: 0 };
        steps.iter().for_each(|step| agenda.push(*step));
        agenda
    }
    pub fn as_slice(&self) -> &[Step] {
        &self.steps[..self.len.into()]
    }
    pub fn next(&self) -> Option<Step> {
        self.as_slice().last().copied()
    }
    pub fn push(&mut self, step: Step) {
        self.steps[usize::from(self.len)] = step;
        self.len += 1;
    }
    pub fn pop(&mut self) {
        self.len = self.len.saturating_sub(1);
    }
    pub fn clear(&mut self) {
        self.len = 0;
    }
    pub fn contains(&self, is_it: impl Fn(Step) -> bool) -> bool {
        self.as_slice().iter().any(|step| is_it(*step))
    }
    /// Gives up everything above the uppermost step of this kind.
    pub fn cut_to(&mut self, is_it: impl Fn(Step) -> bool) {
        while self.next().is_some_and(|step| !is_it(step)) {
            self.pop();
        }
    }
    /// Gives up the steps of this kind, wherever they are.
    pub fn drop_all(&mut self, is_it: impl Fn(Step) -> bool) {
        let kept = *self;
        self.clear();
        kept.as_slice().iter().filter(|step| !is_it(**step)).for_each(|step| self.push(*step));
    }
}

impl PartialEq for Agenda {
    fn eq(&self, other: &Agenda) -> bool {
        self.as_slice() == other.as_slice()
    }
}
impl Eq for Agenda {}
impl Serialize for Agenda {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(to)
    }
}
impl<'de> Deserialize<'de> for Agenda {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let steps = Vec::<Step>::deserialize(from)?;
        if steps.len() > Agenda::MOST {
            return Err(Problem::more_than("", steps.len(), Agenda::MOST).as_error());
        }
        Ok(Agenda::new(&steps))
    }
}
