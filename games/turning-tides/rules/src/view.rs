//! Looking (TT-LOOK-01 to TT-LOOK-07): what each may see, and which tables look the same to a seat.
//!
//! `see` is the only place that decides what is shown; it names every field of the table, so that
//! a new field does not compile until it is decided here.

use crate::components::{Card, Parts};
use crate::table::{Cards, Hold, Phase, Player, Position, Ship, Switches, Table, enemy};
use serde::Serialize;
use wardroom_kernel::{FastRng, PartsRef, Seat, Viewer};

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    #[serde(skip)]
    pub parts: PartsRef<Parts>,
    pub switches: Switches,
    pub round: u16,
    pub turn: u8,
    pub position: Position,
    pub marker: Seat,
    /// With both revealed cards and their order, while they are in play.
    pub phase: Phase,
    pub players: [PlayerView; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct PlayerView {
    pub ship: Ship,
    pub hold: Hold,
    pub hand: VisibleCards,
    pub pile: VisibleCards,
    pub discard: VisibleCards,
    pub exchange: Cards,
    pub spent: VisibleCards,
}

/// Open cards, or the backs of so many.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum VisibleCards {
    Cards(Cards),
    Backs(u8),
}

impl VisibleCards {
    pub fn len(self) -> u8 {
        match self {
            VisibleCards::Cards(cards) => cards.len(),
            VisibleCards::Backs(count) => count,
        }
    }
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
    pub fn cards(self) -> Option<Cards> {
        match self {
            VisibleCards::Cards(cards) => Some(cards),
            VisibleCards::Backs(_) => None,
        }
    }
}

pub(crate) fn see(table: &Table, to: Viewer) -> View {
    let &Table { parts, switches, round, turn, position, marker, phase, players } = table;
    let is_referee = to == Viewer::Referee;
    // TT-LOOK-06, TT-RULING-40
    let are_discards_closed = matches!(phase, Phase::PayDamage | Phase::ShuffleAndTurn);
    let players = [0, 1].map(|number| {
        let Player { ship, hand, pile, discard, exchange, spent } = players[number];
        let is_owner = to.is_privy_to(Seat(number as u8));
        // TT-RULING-39, TT-LOOK-05
        let show = |cards: Cards, is_open: bool| {
            if is_open { VisibleCards::Cards(cards) } else { VisibleCards::Backs(cards.len()) }
        };
        PlayerView {
            ship,
            hold: parts.hold(&ship),
            hand: show(hand, is_owner),
            pile: show(pile, is_referee), // TT-LOOK-02, TT-RULING-30
            discard: show(discard, is_owner || !are_discards_closed),
            exchange,
            spent: show(spent, is_owner),
        }
    });
    View { parts, switches, round, turn, position, marker, phase, players }
}

impl View {
    /// All cards of a player that are neither Wait nor seen by the viewer (TT-LOOK-07).
    pub fn unseen(&self, of: Seat) -> Cards {
        let PlayerView { ship: _, hold: _, hand, pile, discard, exchange, spent } = self.players[of];
        let in_play = self.phase.revealed().map_or(Cards::NONE, |revealed| revealed.card(of).into());
        let seen = [hand, pile, discard, spent].into_iter().filter_map(VisibleCards::cards);
        let mut unseen = seen.chain([exchange, in_play]).fold(self.parts.cards_in(self.switches.variant), Cards::minus);
        if unseen.has(Card::Wait) {
            unseen.take(Card::Wait);
        }
        unseen
    }
}

/// A table that looks the same to `seat`: everything of the enemy that it cannot see is dealt anew, and its own pile is
/// what it must be.
pub(crate) fn determinize(view: &View, seat: Seat, rng: &mut FastRng) -> Table {
    let &View { parts, switches, round, turn, position, marker, phase, players } = view;
    let mut deal = |of: Seat| {
        let mut unseen = view.unseen(of);
        let PlayerView { ship, hold: _, hand, pile: _, discard, exchange, spent } = players[of];
        let mut some = |seen: VisibleCards, mut cards: Cards| match seen {
            VisibleCards::Cards(cards) => cards,
            VisibleCards::Backs(count) => {
                while cards.len() < count {
                    let place = rng.below(unseen.len().into()) as u32;
                    let card = unseen.nth(place).expect("as many cards are unseen as backs are seen");
                    unseen.take(card);
                    cards.put(card);
                }
                cards
            }
        };
        // TT-TURN-06: Wait is in hand unless it is in play.
        let is_wait_in_play = phase.revealed().is_some_and(|revealed| revealed.card(of) == Card::Wait);
        let wait = if is_wait_in_play { Cards::NONE } else { Card::Wait.into() };
        let (hand, discard, spent) = (some(hand, wait), some(discard, Cards::NONE), some(spent, Cards::NONE));
        Player { ship, hand, pile: unseen, discard, exchange, spent }
    };
    let (own, other) = (deal(seat), deal(enemy(seat)));
    let players = if seat == crate::table::SILVER { [own, other] } else { [other, own] };
    Table { parts, switches, round, turn, position, marker, phase, players }
}
