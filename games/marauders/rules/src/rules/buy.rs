//! Buy goods (MM-BUY).

use super::effects::passive;
use super::{Answerer, Cx, ask, cargo, purse};
use crate::action::{Buy, FreeCard, Redraw, ShowPurchase};
use crate::components::{CargoCard, Good, Nation, Set, Zone};
use crate::event::{Cause, Event};
use crate::table::{Offer, RulesVersion, Table};
use arrayvec::ArrayVec;
use wardroom_kernel::{RuleResult, Seat};

pub(super) fn buy(cx: &mut Cx<'_, impl Answerer>, seat: Seat, port: Zone) -> RuleResult {
    let count = offered(cx.table, seat, port);
    draw_offer(cx, seat, port, count)?;
    if let Some(price) = cx.table.parts.0.zone(port).rules.buy_redraw {
        redraw(cx, seat, port, price.into())?;
    }
    choose(cx, seat, port)?;
    let free = free_card(cx, seat, port)?;
    let gold = price_of_chosen(cx.table, port) - free.map_or(0, |good| cx.table.purchase_price(port, good).into());
    purse::pay(cx, seat, gold, Cause::Goods)?;
    let reduced = reduced(cx.table, port);
    if cx.table.version > RulesVersion::First {
        cx.table.players[seat].bought_in = (!cx.table.offer.chosen.is_empty()).then_some(port); // MM-BUY-07
    }
    take_away(cx, seat, gold);
    if !reduced.is_empty() {
        show(cx, seat, reduced)?;
    }
    cargo::make_room(cx, seat, cx.table.room(seat))
}

/// MM-RULING-25: a second turn in a row fixes three; cards that add cards add to that.
pub(crate) fn offered(table: &Table, seat: Seat, port: Zone) -> u8 {
    let numbers = &table.parts.numbers;
    let cards = match table.parts.zone(port).rules.buy_draw {
        _ if table.players[seat].bought_in == Some(port) => numbers.goods_drawn_again,
        Some((_, for_dutch)) if table.nation(seat) == Some(Nation::Dutch) => for_dutch,
        Some((cards, _)) => cards,
        None => numbers.goods_drawn,
    };
    cards + passive::buy_draw(table, seat)
}

/// Goods in demand here are set aside and replaced until none is left (MM-BUY-02, MM-BUY-01, MM-RULING-24).
fn draw_offer(cx: &mut Cx<'_, impl Answerer>, seat: Seat, port: Zone, count: u8) -> RuleResult {
    let demand = cx.table.demand(port);
    while cx.table.offer.cards.len() < count.into() {
        let Some(card) = cargo::draw(cx)? else { break };
        if Some(cx.table.parts.cargo(card).good) == demand {
            cx.table.offer.aside.put(card);
        } else {
            cx.table.offer.cards.put(card);
        }
    }
    let mut aside = std::mem::take(&mut cx.table.offer.aside);
    cx.table.cargo.discard.take_all(&mut aside);
    let cards = cx.table.offer.cards;
    cx.emit(Event::GoodsDrawn { seat, count: cards.len() as u8 });
    cx.emit(Event::OfferSeen { seat, cards });
    Ok(())
}

/// MM-RULING-26
fn redraw(cx: &mut Cx<'_, impl Answerer>, seat: Seat, port: Zone, price: u16) -> RuleResult {
    let answer = cx.choose(seat, |t| {
        let redraw = purse::can_pay(t, seat, price).then_some(Redraw::Redraw);
        [Redraw::Keep].into_iter().chain(redraw)
    })?;
    if answer == Redraw::Keep {
        return Ok(());
    }
    purse::pay(cx, seat, price, Cause::Redraw)?;
    cx.emit(Event::OfferRedrawn { seat });
    let mut old = std::mem::take(&mut cx.table.offer.cards);
    let count = old.len() as u8;
    cx.table.cargo.discard.take_all(&mut old);
    draw_offer(cx, seat, port, count)
}

impl Table {
    /// MM-BUY-03, MM-RULING-29: by how many of the good are in the offer, bought ones included.
    pub fn purchase_price(&self, port: Zone, good: Good) -> u8 {
        let Offer { cards, chosen, .. } = self.offer;
        let count = cards.plus(chosen).iter().filter(|card| self.parts.cargo(*card).good == good).count();
        let prices = &self.parts.prices;
        match (self.parts.zone(port).rules.base_price, count) {
            (Some(base), 0 | 1) => base.buy, // MM-RULING-28
            (Some(base), _) => base.buy_two_or_more,
            (None, 0 | 1) => prices.good_buy,
            (None, 2) => prices.good_buy_two,
            (None, _) => prices.good_buy_three,
        }
    }
}

fn price_of(table: &Table, port: Zone, cards: Set<CargoCard>) -> u16 {
    cards.iter().map(|card| u16::from(table.purchase_price(port, table.parts.cargo(card).good))).sum()
}
fn price_of_chosen(table: &Table, port: Zone) -> u16 {
    price_of(table, port, table.offer.chosen)
}

/// The dearest of them, where one is free (MM-ZONE-04).
fn best_free(table: &Table, port: Zone, cards: Set<CargoCard>) -> u16 {
    let is_due = table.parts.zone(port).rules.one_free_of.is_some_and(|min| cards.len() >= min.into());
    let dearest = cards.iter().map(|card| u16::from(table.purchase_price(port, table.parts.cargo(card).good))).max();
    if is_due { dearest.unwrap_or(0) } else { 0 }
}

/// One card after another, as long as he can pay for all of them and has room if he drops the old ones.
fn choose(cx: &mut Cx<'_, impl Answerer>, seat: Seat, port: Zone) -> RuleResult {
    while let Buy::Good(good) = cx.choose(seat, |t| buyable(t, seat, port))? {
        let cards = cx.table.offer.cards;
        if let Some(card) = cargo::one_of(cx.table, cards, good) {
            cx.table.offer.cards.take(card);
            cx.table.offer.chosen.put(card);
        }
    }
    Ok(())
}

fn buyable(table: &Table, seat: Seat, port: Zone) -> ArrayVec<Buy, 9> {
    let Offer { cards, chosen, .. } = table.offer;
    let means = table.means(seat);
    let mut buyable = ArrayVec::new();
    if chosen.len() < table.parts.numbers.cargo_in_port.into() {
        for good in cargo::goods(table, cards) {
            let with = cargo::one_of(table, cards, good).map_or(chosen, |card| chosen.with(card));
            if price_of(table, port, with) - best_free(table, port, with) <= means {
                buyable.push(Buy::Good(good));
            }
        }
    }
    // With two cards the third may be the free one that makes them affordable; what is chosen can be paid for.
    buyable.push(Buy::Done);
    buyable
}

/// MM-RULING-27
fn free_card(cx: &mut Cx<'_, impl Answerer>, seat: Seat, port: Zone) -> RuleResult<Option<Good>> {
    let chosen = cx.table.offer.chosen;
    let is_due = cx.table.parts.zone(port).rules.one_free_of.is_some_and(|min| chosen.len() >= min.into());
    if !is_due {
        return Ok(None);
    }
    let answer = cx.choose(seat, |t| {
        let (total, means) = (price_of_chosen(t, port), t.means(seat));
        let goods = cargo::goods(t, t.offer.chosen);
        let dearest = goods.iter().map(|good| t.purchase_price(port, good)).max();
        let fits = move |good: &Good| {
            let off = t.purchase_price(port, *good);
            total - u16::from(off) <= means || Some(off) == dearest
        };
        goods.into_iter().filter(fits).map(|good| FreeCard { good })
    })?;
    Ok(Some(answer.good))
}

/// Chosen cards that are cheaper because there are several of them (MM-RULING-30).
fn reduced(table: &Table, port: Zone) -> Set<CargoCard> {
    let single = table.parts.zone(port).rules.base_price.map_or(table.parts.prices.good_buy, |base| base.buy);
    table
        .offer
        .chosen
        .iter()
        .filter(|card| table.purchase_price(port, table.parts.cargo(*card).good) < single)
        .collect()
}

/// Bought cards go aboard, the rest of the offer face up to the discard (MM-BUY-04, MM-BUY-06).
fn take_away(cx: &mut Cx<'_, impl Answerer>, seat: Seat, gold: u16) {
    let Offer { mut cards, mut chosen, .. } = std::mem::take(&mut cx.table.offer);
    let count = chosen.len() as u8;
    cx.table.players[seat].cargo.take_all(&mut chosen);
    cx.table.cargo.discard.take_all(&mut cards);
    cx.reveal();
    cx.emit(Event::Bought { seat, count, gold });
}

/// MM-BUY-05: one other player of his choice sees them.
fn show(cx: &mut Cx<'_, impl Answerer>, seat: Seat, cards: Set<CargoCard>) -> RuleResult {
    let others: ArrayVec<ShowPurchase, 3> = cx.table.others(seat).map(|to| ShowPurchase { to }).collect();
    let to = ask(cx, seat, &others)?.to;
    cx.reveal();
    cx.emit(Event::PurchaseShown { seat, to, count: cards.len() as u8 });
    cx.emit(Event::PurchaseSeen { seat, to, cards });
    Ok(())
}
