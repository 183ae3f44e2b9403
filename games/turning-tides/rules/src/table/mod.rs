//! The table: everything that is true at one moment, as plain data without heap. It changes in `rules` only.

mod cards;
mod phase;
mod scene;
mod ship;
mod switches;
mod zone;

pub use cards::{Cards, CardsError};
pub use phase::{CardStep, End, Phase, Played, Revealed, Verdict};
pub use scene::Scene;
pub use ship::{Ship, ShipError, ship};
pub use switches::{Switches, Variant};
pub use zone::{GOLD, Place, Position, SILVER, Side, Zone, Zones, enemy};

use crate::components::{Card, Parts};
use serde::{Deserialize, Serialize};
use wardroom_kernel::{PartsRef, Seat};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    #[serde(skip)]
    pub parts: PartsRef<Parts>,
    pub switches: Switches,
    pub round: u16,
    /// Of the round, from 1.
    pub turn: u8,
    pub position: Position,
    /// Who holds the initiative marker (TT-COMP-11).
    pub marker: Seat,
    pub phase: Phase,
    pub players: [Player; 2],
}

/// A ship and twelve cards, less those in play: `Phase` has them (TT-COMP-09, TT-COMP-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub ship: Ship,
    pub hand: Cards,
    /// Without an order: which card is drawn is decided when it is drawn.
    pub pile: Cards,
    pub discard: Cards,
    /// Face up in the hold.
    pub exchange: Cards,
    /// Face down in the hold.
    pub spent: Cards,
}

impl Player {
    /// Hand cards other than Wait (TT-WAIT-05).
    pub fn spare_hand(&self) -> Cards {
        without_wait(self.hand)
    }
}

fn without_wait(mut cards: Cards) -> Cards {
    if cards.has(Card::Wait) {
        cards.take(Card::Wait);
    }
    cards
}

/// Units that are not aboard (TT-COMP-06).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Hold {
    pub captain: bool,
    pub sailors: u8,
    pub cannons: u8,
    pub mast: bool,
}

impl Table {
    pub fn ship(&self, seat: Seat) -> &Ship {
        &self.players[seat].ship
    }
    pub fn hold(&self, seat: Seat) -> Hold {
        self.parts.hold(self.ship(seat))
    }
    /// Hand, pile, discards, exchange cards, spent cards, in play.
    pub(crate) fn card_places(&self, seat: Seat) -> [Cards; 6] {
        let Player { ship: _, hand, pile, discard, exchange, spent } = self.players[seat];
        let in_play = self.phase.revealed().map_or(Cards::NONE, |revealed| revealed.card(seat).into());
        [hand, pile, discard, exchange, spent, in_play]
    }
    /// Every card of a player, wherever it lies: what is never lost nor made (TT-COMP-09).
    pub fn cards_of(&self, seat: Seat) -> Cards {
        self.card_places(seat).into_iter().fold(Cards::NONE, Cards::plus)
    }
    /// The side that faces the enemy (TT-GEO-07).
    pub fn bearing(&self) -> Side {
        Side::bearing(self.round)
    }
}
