//! Selling and buying goods (MM-SELL, MM-BUY).

use super::{State, section, state};
use crate::table_view::TableView;
use crate::{card, glyph};
use marauders::{Action, Activity, CargoCard, Set, Tokens, Zone};
use maud::{Markup, html};
use wardroom_kernel::Seat;

pub(super) fn sell(sight: &TableView, seat: Seat, port: Zone) -> Markup {
    let words = sight.words;
    let is_open = matches!(sight.offers.first(), Some(Action::Sell(_))) || !sight.view.turn.port.sale.is_empty();
    let state = state(sight, Activity::Sell, "sell", is_open);
    let sale = sight.view.turn.port.sale;
    let price = |card: CargoCard| sight.table().sale_price(seat, port, sight.parts().cargo(card).good);
    let mut goods = Tokens::default();
    sale.iter().for_each(|card| goods.put(sight.parts().cargo(card).good));
    let sum = sight.table().proceeds(seat, port, goods);
    let content = html! {
        @match state {
            State::Open => {
                div.cargos.big {
                    @for card in sight.cargo(seat).unwrap_or(Set::NONE).iter() { (card::cargo(sight, card, &html! { span.cprice { (glyph::gold(price(card))) } })) }
                    @for card in sale.iter() { (chosen(sight, card, price(card))) }
                }
                (sum_line(sight, sale, sum, "sale-sum", words.text("sell-these"))) // text: sale-sum
            }
            State::Done => {}
            State::Offered | State::Closed => p { (words.text("sell-text")) },
        }
    };
    section(sight, words.text("act-sell"), state, Some(("sell", words.text("sell-go"))), &content)
}

pub(super) fn buy(sight: &TableView, seat: Seat, port: Zone) -> Markup {
    let words = sight.words;
    let offer = sight.view.offer.seen.filter(|offer| !offer.cards.plus(offer.chosen).is_empty());
    let state = state(sight, Activity::Buy, "buy", offer.is_some());
    let price = |card: CargoCard| sight.table().purchase_price(port, sight.parts().cargo(card).good);
    let content = html! {
        @match offer {
            Some(offer) => {
                @let sum: u32 = offer.chosen.iter().map(|card| u32::from(price(card))).sum();
                p.quiet { (words.text("buy-lots")) }
                div.cargos.big {
                    @for card in offer.chosen.iter() { (chosen(sight, card, price(card))) }
                    @for card in offer.cards.iter() { (card::cargo(sight, card, &html! { span.cprice { (glyph::gold(price(card))) } })) }
                }
                (sum_line(sight, offer.chosen, sum, "buy-sum", words.text("buy-these"))) // text: buy-sum
                p.room { (room(sight, seat, offer.chosen.len() as u8)) }
            }
            None => @if state != State::Done { p { (words.text("buy-text")) } },
        }
    };
    section(sight, words.text("act-buy"), state, Some(("buy", words.text("buy-go"))), &content)
}

/// A card that is in the bargain already.
fn chosen(sight: &TableView, card: CargoCard, price: u8) -> Markup {
    let good = sight.parts().cargo(card).good;
    html! {
        span.cargo.is-chosen data-good=(good) {
            (glyph::good(good)) span.cname { (sight.terms().good(good)) } span.cprice { (glyph::gold(price)) }
            span.sr { (sight.words.text("chosen")) }
        }
    }
}

/// `3 lots for ● 3`, and the button that closes the bargain.
fn sum_line(sight: &TableView, cards: Set<CargoCard>, sum: impl Into<u32>, key: &str, label: &str) -> Markup {
    let is_asked = matches!(sight.offers.first(), Some(Action::Sell(_) | Action::Buy(_)));
    html! {
        div.sum {
            p { b { (sight.say.with(key, &[("n", cards.len().into())])) } @if !cards.is_empty() { " " (glyph::gold(sum)) } }
            @if is_asked { button.btn type="button" data-token="done" { (label) } }
        }
    }
}

/// How full the hold will be: in port six may lie on the quay, at sea only the hold counts.
fn room(sight: &TableView, seat: Seat, new: u8) -> Markup {
    let (load, hold) = (sight.load(seat), sight.table().hold(seat));
    let label = sight.say.with("hold-room", &[("n", load.into()), ("new", new.into()), ("most", hold.into())]);
    html! {
        span.pegs role="img" aria-label=(label) {
            @for _ in 0..load { i.peg.on {} }
            @for _ in 0..new { i.peg.new {} }
            @for _ in (load + new)..hold.max(load + new) { i.peg.room {} }
        }
        small { (label) }
    }
}
