//! Smugglers: the chapter AH-SMUG. Victory options are in `victory`.

use super::{Answerer, Cx, ask, economy, recruit, rewards, union};
use crate::action::{Act, Negotiate, Pledge, ReturnCargo};
use crate::components::{Card, Faction, Suit};
use crate::event::{Event, Hiring, Why};
use crate::table::Table;
use arrayvec::ArrayVec;
use wardroom_kernel::{RuleResult, Seat};

/// The suit of the Island where a Smuggler may smuggle and deliver (AH-SQUAD-08).
fn port(table: &Table, seat: Seat) -> Option<Suit> {
    let is_free = Faction::of_seat(seat) == Faction::Smuggler && !recruit::is_banned(&table.sea, seat);
    let island = table.flagship(seat).filter(|space| is_free && space.is_island())?;
    Some(island.region().suit())
}

pub(super) fn acts(table: &Table, seat: Seat) -> impl Iterator<Item = Act> {
    let port = port(table, seat);
    let smuggled = table.market.into_iter().flatten().filter(move |card| Some(card.suit()) == port);
    let cargo = table.players[seat].cargo.iter();
    let delivered = cargo.filter(move |&card| Some(table.parts.card(card).deliver) == port);
    smuggled.map(|card| Act::Smuggle { card }).chain(delivered.map(|card| Act::Deliver { card }))
}

/// AH-SMUG-01
pub(super) fn smuggle(cx: &mut Cx<'_, impl Answerer>, seat: Seat, card: Card) -> RuleResult {
    recruit::take_from_market(cx, card);
    cx.emit(Event::Smuggled { seat, card });
    load(cx, seat, card)?;
    recruit::refill(cx)
}

/// A card becomes Cargo; over two, one of them goes to the box at once (AH-SMUG-02, AH-RULING-52).
pub(super) fn load(cx: &mut Cx<'_, impl Answerer>, seat: Seat, card: Card) -> RuleResult {
    cx.table.players[seat].cargo.put(card);
    while cx.table.players[seat].cargo.len() > 2 {
        let options: ArrayVec<ReturnCargo, 4> = cx.table.players[seat].cargo.iter().map(ReturnCargo::Card).collect();
        let ReturnCargo::Card(card) = ask(cx, seat, &options)?;
        cx.table.players[seat].cargo.take(card);
        cx.emit(Event::CardBoxed { seat, card });
    }
    Ok(())
}

/// AH-SMUG-03
pub(super) fn deliver(cx: &mut Cx<'_, impl Answerer>, seat: Seat, card: Card) -> RuleResult {
    cx.emit(Event::Delivered { seat, card });
    economy::gain_fame(cx, seat, 2, Why::Delivery); // AH-SMUG-04
    raise_wealth_here(cx, seat); // AH-SMUG-05
    rewards::reward(cx, seat)?; // AH-SMUG-06
    let Pledge::Pile(pile) = ask(cx, seat, &[Pledge::Pile(1), Pledge::Pile(2)])?; // AH-SMUG-07
    let player = &mut cx.table.players[seat];
    player.cargo.take(card);
    player.pledged[usize::from(pile) - 1].put(card);
    cx.emit(Event::Pledged { seat, card, pile });
    Ok(())
}

/// Of the Flagship's region, at most to 6 (AH-RULING-75).
pub(super) fn raise_wealth_here(cx: &mut Cx<'_, impl Answerer>, seat: Seat) {
    if let Some(space) = cx.table.flagship(seat) {
        super::scoring::raise_wealth(cx, space.region());
    }
}

/// AH-SMUG-10, AH-SMUG-11
pub(super) fn negotiate(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    let Some(island) = cx.table.flagship(seat).filter(|space| space.is_island()) else { return Ok(()) };
    if recruit::is_banned(&cx.table.sea, seat) {
        return Ok(());
    }
    let cards = |t: &Table, how: fn(Card) -> Negotiate| -> ArrayVec<Negotiate, 4> {
        t.market.into_iter().flatten().map(how).chain([Negotiate::Pass]).collect()
    };
    let first = cards(cx.table, Negotiate::Card);
    let Negotiate::Card(card) = ask(cx, seat, &first)? else { return Ok(()) };
    recruit::hire(cx, seat, card, Hiring::Negotiate);
    recruit::refill(cx)?;
    if cx.table.sea.comrades(island.region()) == 0 {
        return Ok(());
    }
    let second = cards(cx.table, Negotiate::RemoveComradeFor);
    let Negotiate::RemoveComradeFor(card) = ask(cx, seat, &second)? else { return Ok(()) };
    union::remove_comrades(cx, island.region(), 1);
    recruit::hire(cx, seat, card, Hiring::NegotiateAgain);
    recruit::refill(cx)
}
