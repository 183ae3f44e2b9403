//! Lull: the chapter TT-LULL. Which players are asked follows from public numbers, so that no question tells a secret.

use super::{Answerer, Cx};
use crate::action::{Exchange, PayDamage};
use crate::components::Card;
use crate::event::Event;
use crate::table::{Cards, GOLD, Phase, Player, SILVER, Table};
use wardroom_kernel::{RuleResult, Seat};

/// Lull action 1; both sets of exchange cards are turned up together (TT-LULL-05).
pub(super) fn exchange(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let has_spare_cards = |t: &Table, seat: Seat| 1 < t.players[seat].hand.len(); // TT-LULL-06
    let asked = [SILVER, GOLD].map(|seat| has_spare_cards(cx.table, seat).then_some(seat));
    for (seat, Exchange { give, take }) in cx.choose_each(asked.into_iter().flatten(), exchanges)? {
        // TT-LOOK-04
        let player = &mut cx.table.players[seat];
        player.hand = player.hand.minus(give);
        player.exchange = player.exchange.minus(take).plus(give);
        player.discard = player.discard.plus(take); // TT-LULL-04
        cx.emit(Event::Exchanged { seat, given: give, taken: take });
    }
    cx.table.phase = Phase::PayDamage;
    Ok(())
}

/// TT-RULING-24, TT-RULING-42
/// TT-LULL-02, TT-LULL-03. To give and take the same kind is to do nothing, and that is offered once (TT-RULING-41).
fn exchanges(t: &Table, seat: Seat) -> impl Iterator<Item = Exchange> + use<> {
    let player = t.players[seat];
    player.spare_hand().selections().flat_map(move |give| {
        let fits = move |take: &Cards| take.len() == give.len() && take.shares_no_kind(give);
        player.exchange.selections().filter(fits).map(move |take| Exchange { give, take })
    })
}

/// Lull action 2; only the owner ever learns which cards (TT-LULL-10).
pub(super) fn pay_damage(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    for seat in [SILVER, GOLD] {
        take_back_spent_cards(&mut cx.table.players[seat]);
    }
    let is_damaged = |seat: &Seat| !cx.table.ship(*seat).destroyed.is_empty(); // TT-ZONE-04, TT-RULING-26
    let asked = [SILVER, GOLD].map(|seat| Some(seat).filter(is_damaged));
    for (seat, PayDamage { cards }) in cx.choose_each(asked.into_iter().flatten(), payments)? {
        let player = &mut cx.table.players[seat];
        cards.iter().for_each(|card| spend(player, card));
        cx.emit(Event::PaidDamage { seat, cards });
        cx.emit(Event::PaidSomeCards { seat, count: cards.len() });
    }
    cx.table.phase = Phase::ShuffleAndTurn;
    Ok(())
}

/// TT-LULL-08: onto the discard pile, which is closed by now (TT-LOOK-06).
fn take_back_spent_cards(player: &mut Player) {
    player.discard = player.discard.plus(player.spent);
    player.spent = Cards::NONE;
}

/// TT-LULL-09
fn payments(t: &Table, seat: Seat) -> impl Iterator<Item = PayDamage> + use<> {
    let (player, due) = (t.players[seat], t.ship(seat).destroyed.len());
    let pool = player.spare_hand().plus(player.pile).plus(player.discard); // TT-RULING-25
    pool.selections().filter(move |cards| cards.len() == due).map(|cards| PayDamage { cards })
}

/// From wherever it lies: all places are shuffled together next.
fn spend(player: &mut Player, card: Card) {
    let places = [&mut player.discard, &mut player.pile, &mut player.hand];
    let place = places.into_iter().find(|cards| cards.has(card)).expect("only cards of the pool are offered");
    place.take(card);
    player.spent.put(card);
}
