//! Dice and gold: the chapter AH-DICE.

use super::{Answerer, Cx, ask, economy};
use crate::action::{Act, Spend};
use crate::components::{Accepts, Card, Faction, Pips, Slot};
use crate::event::{Event, Why};
use crate::table::{DieSlot, Player, Table};
use arrayvec::ArrayVec;
use wardroom_kernel::{RuleResult, Seat};

/// By how much so much gold can change a player's die (AH-DICE-08).
fn reach(table: &Table, seat: Seat, gold: u8) -> u8 {
    if table.players[seat].has(Card::Middleman) { gold * 2 } else { gold } // AH-CREW-18
}

/// With so much gold the die can be turned to something that the slot accepts.
pub(crate) fn can_turn(table: &Table, seat: Seat, gold: u8, die: Pips, slot: Slot) -> bool {
    let change = match slot.accepts(Faction::of_seat(seat)) {
        Accepts::Any => 0,
        Accepts::Even => die.value() % 2,
        Accepts::Only(value) => die.value().abs_diff(value.value()),
    };
    change == 0 || change <= reach(table, seat, gold)
}

/// Every way to place a die of the hand on a slot, whatever it will do (AH-RULING-48, AH-TURN-12).
pub(super) fn placements(table: &Table, seat: Seat) -> impl Iterator<Item = Act> {
    let Player { hand, gold, .. } = table.players[seat];
    let free: ArrayVec<Slot, 32> =
        table.slots(seat).filter(|&slot| !slot.is_cost() && table.is_free(seat, slot)).collect();
    hand.kinds().flat_map(move |die| {
        let fitting = free.clone().into_iter().filter(move |&slot| can_turn(table, seat, gold, die, slot));
        fitting.map(move |slot| Act::Place { die, slot })
    })
}

/// How much gold is spent on a die that goes to a slot, and what it then shows (AH-DICE-06, AH-DICE-08).
pub(super) fn spend(cx: &mut Cx<'_, impl Answerer>, seat: Seat, die: Pips, slot: Slot) -> RuleResult<(u8, Pips)> {
    let accepts = slot.accepts(Faction::of_seat(seat));
    let player = &cx.table.players[seat];
    let has_middleman = player.has(Card::Middleman);
    let fits = |gold: u8, value: Pips| {
        let change = die.value().abs_diff(value.value());
        let is_paid =
            if has_middleman { change <= 2 * gold } else { change <= gold && (gold - change).is_multiple_of(2) };
        is_paid && accepts.takes(value)
    };
    let ways = (0..=player.gold).flat_map(|gold| {
        Pips::ALL.into_iter().filter(move |&value| fits(gold, value)).map(move |value| Spend::Gold { gold, value })
    });
    let ways: ArrayVec<Spend, 128> = ways.collect();
    let Spend::Gold { gold, value } = ask(cx, seat, &ways)?;
    economy::spend_gold(cx, seat, gold, Why::Die);
    Ok((gold, value))
}

/// Takes a die from hand, turns it for gold and puts it on a slot; returns what it shows there.
pub(super) fn place(cx: &mut Cx<'_, impl Answerer>, seat: Seat, die: Pips, slot: Slot) -> RuleResult<Pips> {
    let (gold, value) = spend(cx, seat, die, slot)?;
    cx.table.players[seat].hand.take(die);
    cx.table.players[seat].slots.replace(slot, DieSlot::Empty, DieSlot::Die(value));
    cx.emit(Event::DiePlaced { seat, slot, die: value, gold });
    Ok(value)
}
