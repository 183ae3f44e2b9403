//! Sell goods (MM-SELL).

use super::effects::{self, passive};
use super::{Answerer, Cx, cargo, glory, purse};
use crate::action::Sell;
use crate::components::cards::Goods;
use crate::components::{Good, Zone};
use crate::event::{Cause, Event};
use crate::table::{Table, Tokens};
use wardroom_kernel::{RuleResult, Seat};

/// One batch: cards are named one after another, then all are paid for (MM-SELL-04, MM-RULING-22).
pub(super) fn sell(cx: &mut Cx<'_, impl Answerer>, seat: Seat, port: Zone) -> RuleResult {
    loop {
        let answer = cx.choose(seat, |t| {
            let done = (!t.turn.port.sale.is_empty()).then_some(Sell::Done);
            cargo::goods(t, t.players[seat].cargo).into_iter().map(Sell::Good).chain(done)
        })?;
        let Sell::Good(good) = answer else { break };
        let hold = cx.table.players[seat].cargo;
        if let Some(card) = cargo::one_of(cx.table, hold, good) {
            cx.table.players[seat].cargo.take(card);
            cx.table.turn.port.sale.put(card);
        }
        if cx.table.players[seat].cargo.is_empty() {
            break;
        }
    }
    let mut sold = std::mem::take(&mut cx.table.turn.port.sale);
    let mut goods = Tokens::default();
    sold.iter().for_each(|card| goods.put(cx.table.parts.cargo(card).good));
    cx.table.cargo.discard.take_all(&mut sold); // MM-SELL-02
    let gold = cx.table.proceeds(seat, port, goods);
    cx.emit(Event::Sold { seat, goods, gold });
    purse::gain(cx, seat, gold, Cause::Sale);
    let Some(demand) = cx.table.demand(port) else { return Ok(()) };
    let in_demand = goods.0[demand.index()];
    if in_demand > 0 {
        effects::change_demand(cx, seat, port, passive::sale_tokens(cx.table, seat))?; // MM-SELL-03
    }
    if in_demand >= cx.table.parts.numbers.sale_for_glory {
        glory::gain_point(cx, seat)?; // MM-SELL-05
    }
    Ok(())
}

impl Table {
    /// What one card of a good brings here, before cards that better the price (MM-SELL-01).
    pub fn sale_price(&self, seat: Seat, port: Zone, good: Good) -> u8 {
        let (rules, prices) = (&self.parts.zone(port).rules, &self.parts.prices);
        if self.demand(port) == Some(good) {
            let better = rules.demand_price.filter(|_| !self.players[seat].is_pirate());
            better.unwrap_or(prices.good_sell_demand)
        } else {
            rules.base_price.map_or(prices.good_sell, |price| price.sell) // MM-RULING-28
        }
    }
}

impl Table {
    /// MM-CARD-07: set prices replace the ordinary one where they are better, then additions.
    pub fn proceeds(&self, seat: Seat, port: Zone, goods: Tokens) -> u16 {
        let demand = self.demand(port);
        let mut total: u16 = 0;
        let mut ordinary: u16 = 0;
        for good in Good::ALL {
            let count = u16::from(goods.0[good.index()]);
            total += count * u16::from(self.sale_price(seat, port, good));
            ordinary += if demand == Some(good) { 0 } else { count };
        }
        let base = self.parts.zone(port).rules.base_price.map_or(self.parts.prices.good_sell, |price| price.sell);
        for better in passive::sell_prices(self, seat) {
            let fitting = match better.goods {
                Goods::Any => goods.len() as u16,
                Goods::NotInDemand => ordinary,
            };
            let cards = fitting.min(better.max_cards.into());
            let more = better.set.map_or(0, |set| set.saturating_sub(base));
            total += cards.min(ordinary) * u16::from(more) + cards * u16::from(better.add);
        }
        total
    }
}
