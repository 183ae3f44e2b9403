//! `buy-draw`, `sell-price`, `price`, `demand-change`, `gain-cargo`, `sell-now`.

use crate::action::{ChooseToken, EffectChoice};
use crate::components::cards::{DemandAt, Fit, Or};
use crate::components::{Good, Nation, Set, Zone};
use crate::event::{Cause, Event};
use crate::rules::{Answerer, Cx, cargo, purse, stow};
use crate::table::{Activity, Source, Step, Table};
use arrayvec::ArrayVec;
use wardroom_kernel::{RuleResult, Seat};

/// In his Port action, with the activity still to come.
fn is_ahead(table: &Table, seat: Seat, activity: Activity) -> bool {
    table.turn.seat == seat && table.agenda.contains(|step| step == Step::Port) && !table.turn.port.done.has(activity)
}

pub(super) fn will_buy(table: &Table, seat: Seat) -> bool {
    is_ahead(table, seat, Activity::Buy)
}

/// Selling is the first activity (MM-PORT-03).
pub(super) fn will_sell(table: &Table, seat: Seat) -> bool {
    is_ahead(table, seat, Activity::Sell) && table.turn.port.done.is_empty()
}

/// The card lies beside the board until the Port action ends; `passive` reads it.
pub(super) fn for_this_port(cx: &mut Cx<'_, impl Answerer>, source: Source) -> RuleResult {
    if let Source::Glory(card) = source {
        cx.table.turn.port.cards.put(card);
    }
    Ok(())
}

pub(super) fn ship_discount(cx: &mut Cx<'_, impl Answerer>, add: Option<i8>) -> RuleResult {
    let discount = &mut cx.table.turn.port.ship_discount;
    *discount = discount.saturating_add(add.map_or(0, |add| add.min(0).unsigned_abs()));
    Ok(())
}

pub(super) fn can_change_demand(table: &Table, seat: Seat) -> bool {
    !table.reserve.is_empty() && table.players[seat].in_port().is_some()
}

pub(super) fn demand_change(cx: &mut Cx<'_, impl Answerer>, seat: Seat, at: DemandAt, draw: u8) -> RuleResult {
    match at {
        DemandAt::Here => match cx.table.players[seat].in_port() {
            Some(port) => change_at(cx, seat, port, draw),
            None => Ok(()),
        },
        DemandAt::AnyPort => {
            let ports: ArrayVec<EffectChoice, 16> = Zone::ports().map(EffectChoice::Port).collect();
            let EffectChoice::Port(port) = cx.choose(seat, |_| ports)? else { return Ok(()) };
            change_at(cx, seat, port, draw)
        }
        DemandAt::RandomNation => random_nation(cx),
        DemandAt::OwnSale => Ok(()), // Always on: see `passive::sale_tokens`.
    }
}

/// Draws tokens, puts one of the player's choice in place of the port's, returns the rest and then the old one
/// (MM-RULING-23).
pub(in crate::rules) fn change_at(cx: &mut Cx<'_, impl Answerer>, seat: Seat, port: Zone, draw: u8) -> RuleResult {
    cx.table.drawn.by = Some(seat);
    for _ in 0..draw {
        if cx.table.reserve.is_empty() {
            break;
        }
        let token = draw_token(cx)?;
        cx.table.drawn.tokens.put(token);
    }
    if !cx.table.drawn.tokens.is_empty() {
        let good = if cx.table.drawn.tokens.len() == 1 {
            cx.table.drawn.tokens.nth(0)
        } else {
            cx.choose(seat, |t| t.drawn.tokens.kinds().map(|good| ChooseToken { good }))?.good
        };
        cx.table.drawn.tokens.take(good);
        let mut rest = std::mem::take(&mut cx.table.drawn.tokens);
        cx.table.reserve.take_all(&mut rest);
        if let Some(old) = cx.table.ports[port.index()].demand.replace(good) {
            cx.table.reserve.put(old);
            cx.emit(Event::DemandChanged { port, from: old, to: good });
        }
    }
    cx.table.drawn.by = None;
    Ok(())
}

fn draw_token(cx: &mut Cx<'_, impl Answerer>) -> RuleResult<Good> {
    cx.reveal();
    let place = cx.chance(cx.table.reserve.len() as u32)?;
    let token = cx.table.reserve.nth(place as usize);
    cx.table.reserve.take(token);
    Ok(token)
}

/// Every port of a nation gets a token of its own; the old ones return after the last.
fn random_nation(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let nation = Nation::ALL[cx.chance(4)? as usize];
    let ports = Zone::ports().filter(|port| cx.table.parts.zone(*port).nation == Some(nation));
    let ports: Set<Zone> = ports.collect();
    for port in ports {
        if cx.table.reserve.is_empty() {
            break;
        }
        let to = draw_token(cx)?;
        if let Some(from) = cx.table.ports[port.index()].demand.replace(to) {
            cx.table.drawn.tokens.put(from);
            cx.emit(Event::DemandChanged { port, from, to });
        }
    }
    let mut old = std::mem::take(&mut cx.table.drawn.tokens);
    cx.table.reserve.take_all(&mut old);
    Ok(())
}

/// Draws cargo cards face up; it is no raid.
pub(super) fn gain_cargo(
    cx: &mut Cx<'_, impl Answerer>,
    seat: Seat,
    draw: u8,
    keep: Or<u8, Fit>,
    plunder: bool,
) -> RuleResult {
    for _ in 0..draw {
        let Some(card) = cargo::draw(cx)? else { break };
        cx.table.lot.put(card);
        cx.emit(Event::CargoShown { seat, card });
    }
    if plunder {
        let gold = cx.table.lot.iter().map(|card| u16::from(cx.table.parts.cargo(card).value)).sum();
        purse::gain(cx, seat, gold, Cause::Card);
    }
    let most = match keep {
        Or::Value(most) => most,
        Or::Word(Fit::Fit) => u8::MAX,
    };
    stow::share_out(cx, seat, most)
}

/// Any number of cargo cards for that much gold each; no sale.
pub(super) fn sell_now(cx: &mut Cx<'_, impl Answerer>, seat: Seat, price: u8) -> RuleResult {
    loop {
        let offers = |t: &Table| -> ArrayVec<EffectChoice, 9> {
            let goods = cargo::goods(t, t.players[seat].cargo).into_iter().map(EffectChoice::Good);
            goods.chain([EffectChoice::Stop]).collect()
        };
        if cx.table.players[seat].cargo.is_empty() {
            return Ok(());
        }
        let EffectChoice::Good(good) = cx.choose(seat, offers)? else { return Ok(()) };
        cargo::throw_out(cx, seat, good);
        purse::gain(cx, seat, price.into(), Cause::Card);
    }
}
