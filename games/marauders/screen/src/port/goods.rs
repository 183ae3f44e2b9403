//! Selling and buying goods (MM-SELL, MM-BUY).

use super::{State, section, state};
use crate::table_view::TableView;
use crate::{card, glyph};
use marauders::{Action, Activity, CargoCard, Set, Tokens, Zone};
use maud::{Markup, html};
use wardroom_kernel::Seat;

pub(super) fn sell(table: &TableView, seat: Seat, port: Zone) -> Markup {
    let words = table.words;
    let is_open = matches!(table.offers.first(), Some(Action::Sell(_))) || !table.view.turn.port.sale.is_empty();
    let state = state(table, Activity::Sell, "sell", is_open);
    let sale = table.view.turn.port.sale;
    let price = |card: CargoCard| table.some_table().sale_price(seat, port, table.parts().cargo(card).good);
    let mut goods = Tokens::default();
    sale.iter().for_each(|card| goods.put(table.parts().cargo(card).good));
    let sum = table.some_table().proceeds(seat, port, goods);
    let content = html! {
        @match state {
            State::Open => {
                div.cargos.big {
                    @for card in table.cargo(seat).unwrap_or(Set::NONE).iter() { (card::cargo(table, card, &html! { span.cprice { (glyph::gold(price(card))) } })) }
                    @for card in sale.iter() { (chosen(table, card, price(card))) }
                }
                (sum_line(table, sale, sum, "sale-sum", words.text("sell-these"))) // text: sale-sum
            }
            State::Done => {}
            State::Offered | State::Closed => p { (words.text("sell-text")) },
        }
    };
    section(table, words.text("act-sell"), state, Some(("sell", words.text("sell-go"))), &content)
}

pub(super) fn buy(table: &TableView, seat: Seat, port: Zone) -> Markup {
    let words = table.words;
    let offer = table.view.offer.seen.filter(|offer| !offer.cards.plus(offer.chosen).is_empty());
    let state = state(table, Activity::Buy, "buy", offer.is_some());
    let price = |card: CargoCard| table.some_table().purchase_price(port, table.parts().cargo(card).good);
    let content = html! {
        @match offer {
            Some(offer) => {
                @let sum: u32 = offer.chosen.iter().map(|card| u32::from(price(card))).sum();
                p.quiet { (words.text("buy-lots")) }
                div.cargos.big {
                    @for card in offer.chosen.iter() { (chosen(table, card, price(card))) }
                    @for card in offer.cards.iter() { (card::cargo(table, card, &html! { span.cprice { (glyph::gold(price(card))) } })) }
                }
                (sum_line(table, offer.chosen, sum, "buy-sum", words.text("buy-these"))) // text: buy-sum
                p.room { (room(table, seat, offer.chosen.len() as u8)) }
            }
            None => @if state != State::Done { p { (words.text("buy-text")) } },
        }
    };
    section(table, words.text("act-buy"), state, Some(("buy", words.text("buy-go"))), &content)
}

/// A card that is in the bargain already.
fn chosen(table: &TableView, card: CargoCard, price: u8) -> Markup {
    let good = table.parts().cargo(card).good;
    html! {
        span.cargo.is-chosen data-good=(good) {
            (glyph::good(good)) span.cname { (table.terms().good(good)) } span.cprice { (glyph::gold(price)) }
            span.sr { (table.words.text("chosen")) }
        }
    }
}

/// `3 lots for ● 3`, and the button that closes the bargain.
fn sum_line(table: &TableView, cards: Set<CargoCard>, sum: impl Into<u32>, key: &str, label: &str) -> Markup {
    let is_asked = matches!(table.offers.first(), Some(Action::Sell(_) | Action::Buy(_)));
    html! {
        div.sum {
            p { b { (table.say.with(key, &[("n", cards.len().into())])) } @if !cards.is_empty() { " " (glyph::gold(sum)) } }
            @if is_asked { button.btn type="button" data-token="done" { (label) } }
        }
    }
}

/// How full the hold will be: in port six may lie on the quay, at sea only the hold counts.
fn room(table: &TableView, seat: Seat, new: u8) -> Markup {
    let (load, hold) = (table.load(seat), table.some_table().hold(seat));
    let label = table.say.with("hold-room", &[("n", load.into()), ("new", new.into()), ("most", hold.into())]);
    html! {
        span.pegs role="img" aria-label=(label) {
            @for _ in 0..load { i.peg.on {} }
            @for _ in 0..new { i.peg.new {} }
            @for _ in (load + new)..hold.max(load + new) { i.peg.room {} }
        }
        small { (label) }
    }
}
