//! The turn: what is left to do in it, and what lies beside the board for it.

use super::{MOST_TURNS, has};
use crate::components::cards::{Effect, StashAt};
use crate::components::{Glory, Npc};
use crate::table::{Step, Table};
use wardroom_kernel::{Problem, Problems};

/// Actions for moving only: events bring one or two.
const MOST_MOVES: u8 = 9;
/// No ship costs so much.
const MOST_DISCOUNT: u8 = 99;

pub(super) fn check(table: &Table, problems: &mut Problems) {
    let (turn, seats) = (&table.turn, table.seats());
    let actions = table.parts.numbers.actions_per_turn;
    problems.unless(seats.contains(turn.seat), || Problem::no_player("turn.seat"));
    problems.unless(turn.number <= MOST_TURNS, || Problem::more_than("turn.number", turn.number, MOST_TURNS));
    problems.unless(turn.actions <= actions, || Problem::more_than("turn.actions", turn.actions, actions));
    problems.unless(turn.moves <= MOST_MOVES, || Problem::more_than("turn.moves", turn.moves, MOST_MOVES));
    let borders = actions + MOST_MOVES;
    problems.unless(turn.borders <= borders, || Problem::more_than("turn.borders", turn.borders, borders));
    problems.unless(turn.scouted.captains.into_iter().all(|seat| seats.contains(seat)), || {
        Problem::no_player("turn.scouted.captains")
    });
    let is_about = |npc: Npc| !has(table, Step::Hunters) || table.npc(npc).ship.is_some();
    for npc in turn.hunters.iter().filter(|npc| !is_about(*npc)) {
        problems.push(Problem::new("turn.hunters", "problem-npc-not-in-play").with("npc", npc.name()));
    }
    problems.unless(turn.ported.is_none_or(|zone| zone.has_port()), || Problem::new("turn.ported", "problem-no-port"));
    for card in turn.port.cards.iter().filter(|card| !stays_for_port_action(table, *card)) {
        problems.push(Problem::new("turn.port.cards", "problem-not-for-port").with("card", card.name()));
    }
    let discount = turn.port.ship_discount;
    problems
        .unless(discount <= MOST_DISCOUNT, || Problem::more_than("turn.port.ship_discount", discount, MOST_DISCOUNT));
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
