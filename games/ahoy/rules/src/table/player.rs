//! What a player owns: gold, dice, board, Crew, Cargo, pledges, reward markers.

use super::{Dice, DieSlot, Slots};
use crate::components::{Card, CardSet, Faction, Slot};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub gold: u8,
    pub fame: u16,
    /// Dice still to be placed this round.
    pub hand: Dice,
    /// Dice set aside, and those whose Crew card is gone: out until the round ends (AH-TURN-07, AH-RULING-40).
    pub aside: Dice,
    pub slots: Slots,
    pub crew: CardSet, // AH-RECRUIT-05
    /// Of Smugglers, as all that follows.
    pub cargo: CardSet,
    /// Delivered cards under pledge markers: pile 1 and pile 2 (AH-RULING-67).
    pub pledged: [CardSet; 2],
    /// Whose marker lies on pile 1, `Squadron` or `Union`; only the owner knows. Nothing before it is drawn.
    pub first_pile: Option<Faction>,
    pub white: Cell,
    pub black: Cell,
}

impl Player {
    pub fn has(&self, card: Card) -> bool {
        self.crew.has(card)
    }
    /// Where market cards of a player can lie.
    pub(crate) fn card_places(&self) -> [(&'static str, CardSet); 4] {
        let [one, two] = self.pledged;
        [("crew", self.crew), ("cargo", self.cargo), ("pledged.1", one), ("pledged.2", two)]
    }
    /// All of them.
    pub(crate) fn cards(&self) -> CardSet {
        self.card_places().into_iter().fold(CardSet::NONE, |cards, (_, here)| cards.plus(here))
    }
    /// The faction of a pile.
    pub fn pile(&self, pile: usize) -> Option<Faction> {
        let first = self.first_pile?;
        Some(match (first, pile) {
            (first, 0) => first,
            (Faction::Union, _) => Faction::Squadron,
            _ => Faction::Union,
        })
    }
    /// Damage tokens on board and Crew: what can be repaired.
    pub fn damage(&self) -> u8 {
        let slots = Slot::ALL.into_iter().filter(|slot| !slot.is_ship());
        slots.map(|slot| self.slots.count(slot, DieSlot::Damaged)).sum()
    }
}

/// A cell of the Rewards grid: rows from the top and columns from the left, both from 1 (AH-REWARD-05).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Cell {
    pub row: u8,
    pub column: u8,
}

impl Cell {
    pub const MIDDLE: Cell = Cell { row: 3, column: 3 };

    pub fn is_on_grid(self) -> bool {
        (1..=5).contains(&self.row) && (1..=5).contains(&self.column)
    }
    /// Above, below, left, right of it, as far as there are cells (AH-RULING-64).
    pub fn neighbours(self) -> impl Iterator<Item = Cell> {
        let Cell { row, column } = self;
        let cells = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)];
        cells.into_iter().map(|(row, column)| Cell { row, column }).filter(|cell| cell.is_on_grid())
    }
}
/// Both markers start in the middle (AH-SETUP-18, AH-REWARD-04).
impl Default for Cell {
    fn default() -> Cell {
        Cell::MIDDLE
    }
}
