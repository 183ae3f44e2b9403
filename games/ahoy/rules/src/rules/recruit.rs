//! Recruiting: the chapter AH-RECRUIT.

use super::{Answerer, Cx, dice, economy};
use crate::action::Act;
use crate::components::{Card, CardSet, Cost, Pips, Slot, Space};
use crate::event::{Event, Hiring, Why};
use crate::table::{DieSlot, Figure, Player, SQUADRON, Sea, Table};
use wardroom_kernel::{RuleResult, Seat};

/// AH-SQUAD-08: an enemy Flagship on an Island with a Stronghold. It looks at nothing else (AH-RULING-56).
pub(crate) fn is_banned(sea: &Sea, seat: Seat) -> bool {
    let flagship = sea.flagship(seat);
    seat != SQUADRON && flagship.is_some() && Figure::strongholds().any(|it| sea.at(it) == flagship)
}

/// AH-RECRUIT-01
/// Islands at which a player may recruit: its Flagship's, for the Squadron those with Strongholds too (AH-SQUAD-07).
pub(crate) fn recruiting_suits(table: &Table, seat: Seat) -> CardSet {
    if is_banned(&table.sea, seat) {
        return CardSet::NONE;
    }
    let suit = |space: Space| CardSet::suit(space.region().suit());
    let island = table.flagship(seat).filter(|space| space.is_island()); // AH-TERRAIN-09
    let strongholds = Figure::strongholds().filter(|_| seat == SQUADRON).filter_map(|it| table.sea.at(it));
    island.into_iter().chain(strongholds).map(suit).fold(CardSet::NONE, CardSet::plus)
}

/// Market cards that can be recruited, with what is paid for them.
pub(super) fn recruits(table: &Table, seat: Seat, due: u8) -> impl Iterator<Item = Act> {
    let suits = recruiting_suits(table, seat);
    let Player { gold, hand, .. } = table.players[seat];
    let cards = table.market.into_iter().flatten().filter(move |&card| suits.has(card));
    cards.flat_map(move |card| {
        let (for_gold, for_die) = match table.parts.card(card).cost {
            Cost::Gold(cost) => (cost <= gold, false),
            Cost::Die => (false, due > 0), // AH-RECRUIT-03
        };
        let with_gold = for_gold.then_some(Act::Recruit { card });
        let with_die = hand.kinds().filter(move |_| for_die).map(move |die| Act::RecruitWithDie { card, die });
        with_gold.into_iter().chain(with_die)
    })
}

pub(super) fn with_gold(cx: &mut Cx<'_, impl Answerer>, seat: Seat, card: Card) -> RuleResult {
    if let Cost::Gold(cost) = cx.table.parts.card(card).cost {
        economy::spend_gold(cx, seat, cost, Why::Recruit { card });
    }
    hire(cx, seat, card, Hiring::Paid);
    refill(cx)
}

/// The card has joined before its cost slot takes the die.
pub(super) fn with_die(cx: &mut Cx<'_, impl Answerer>, seat: Seat, card: Card, die: Pips) -> RuleResult {
    let slot = Slot::of_card(card).expect("a card that costs a die has a slot for it");
    dice::place(cx, seat, die, slot)?;
    hire(cx, seat, card, Hiring::Paid);
    refill(cx)
}

/// From the Market to the Crew, without its cost. The caller refills the Market.
pub(super) fn hire(cx: &mut Cx<'_, impl Answerer>, seat: Seat, card: Card, how: Hiring) {
    take_from_market(cx, card);
    cx.table.players[seat].crew.put(card); // AH-RECRUIT-06
    cx.emit(Event::Recruited { seat, card, how });
}

pub(super) fn take_from_market(cx: &mut Cx<'_, impl Answerer>, card: Card) {
    for place in &mut cx.table.market {
        if *place == Some(card) {
            *place = None;
        }
    }
}

/// A Crew card leaves its player: its die counts as placed, its damage is gone (AH-RULING-40).
pub(super) fn leave(cx: &mut Cx<'_, impl Answerer>, seat: Seat, card: Card) {
    let player = &mut cx.table.players[seat];
    player.crew.take(card);
    if let Some(slot) = Slot::of_card(card) {
        let holds = std::mem::take(&mut player.slots.row_mut(slot)[0]);
        if let DieSlot::Die(die) = holds {
            player.aside.put(die);
        }
    }
}

/// Out of the game (AH-RULING-70).
pub(super) fn dismiss(cx: &mut Cx<'_, impl Answerer>, seat: Seat, card: Card) {
    leave(cx, seat, card);
    cx.emit(Event::CardBoxed { seat, card });
}

/// AH-RECRUIT-04: to three, as far as the deck goes.
pub(super) fn refill(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    for place in 0..cx.table.market.len() {
        let count = cx.table.deck.len();
        if cx.table.market[place].is_some() || count == 0 {
            continue;
        }
        cx.reveal();
        let card = cx.chance(count.into())?;
        let card = cx.table.deck.nth(card).expect("nature picks one of the cards that are there");
        cx.table.deck.take(card);
        cx.table.market[place] = Some(card);
        cx.emit(Event::MarketRefilled { card });
    }
    Ok(())
}
