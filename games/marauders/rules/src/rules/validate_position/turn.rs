//! The turn: what is left to do in it, and what lies beside the board for it.

use super::{MOST_TURNS, has};
use crate::components::cards::{Effect, StashAt};
use crate::components::{Glory, Npc};
use crate::table::{Step, Table};
use wardroom_kernel::Problems;

/// Actions for moving only: events bring one or two.
const MOST_MOVES: u8 = 9;
/// No ship costs so much.
const MOST_DISCOUNT: u8 = 99;

pub(super) fn check(table: &Table, wrong: &mut Problems) {
    let (turn, seats) = (&table.turn, table.seats());
    let actions = table.parts.numbers.actions_per_turn;
    wrong.unless(seats.contains(turn.seat), || "turn.seat: nobody sits there".to_owned());
    wrong.unless(turn.number <= MOST_TURNS, || format!("turn.number: {} is more than {MOST_TURNS}", turn.number));
    wrong.unless(turn.actions <= actions, || format!("turn.actions: {} is more than {actions}", turn.actions));
    wrong.unless(turn.moves <= MOST_MOVES, || format!("turn.moves: {} is more than {MOST_MOVES}", turn.moves));
    let borders = actions + MOST_MOVES;
    wrong.unless(turn.borders <= borders, || format!("turn.borders: {} is more than {borders}", turn.borders));
    wrong.unless(turn.scouted.captains.into_iter().all(|seat| seats.contains(seat)), || {
        "turn.scouted.captains: nobody sits there".to_owned()
    });
    let is_about = |npc: Npc| !has(table, Step::Hunters) || table.npc(npc).ship.is_some();
    for npc in turn.hunters.iter().filter(|npc| !is_about(*npc)) {
        wrong.push(format!("turn.hunters: {npc} is not in play"));
    }
    wrong.unless(turn.ported.is_none_or(|zone| zone.has_port()), || "turn.ported: there is no port".to_owned());
    for card in turn.port.cards.iter().filter(|card| !stays_for_port_action(table, *card)) {
        wrong.push(format!("turn.port.cards: {card} has no effect that lasts for a Port action"));
    }
    let discount = turn.port.ship_discount;
    wrong.unless(discount <= MOST_DISCOUNT, || {
        format!("turn.port.ship_discount: {discount} is more than {MOST_DISCOUNT}")
    });
}

/// See `effects::trade::for_this_port`.
fn stays_for_port_action(table: &Table, card: Glory) -> bool {
    fn stays(effect: &Effect) -> bool {
        match effect {
            Effect::All { of } | Effect::Choose { of } => of.iter().any(stays),
            Effect::BuyDraw { .. } | Effect::SellPrice { .. } | Effect::Stash { at: StashAt::Here, .. } => true,
            _ => false,
        }
    }
    table.parts.0.glory(card).effects.iter().any(stays)
}
