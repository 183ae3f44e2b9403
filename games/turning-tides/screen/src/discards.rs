//! Cards that lie open without an order, a discard pile above all: every one of them can be seen at a glance.

use crate::table_view::{TableView, art, slug};
use maud::{Markup, html};
use turning_tides::{Cards, VisibleCards};
use wardroom_kernel::Seat;
use wardroom_ui::widget::{drawing, empty_place};

use crate::face;

pub(crate) fn discards(table: &TableView, seat: Seat) -> Markup {
    let words = table.words;
    let token = table.owns(seat).then_some("discard");
    let VisibleCards::Cards(cards) = table.player(seat).discard else {
        let count = table.player(seat).discard.len();
        return face::backs(seat, count, words.text("discards"), token, words.text("discards-closed"));
    };
    open(table, seat, cards, words.text("discards"), token)
}

pub(crate) fn open(table: &TableView, seat: Seat, cards: Cards, name: &str, token: Option<&str>) -> Markup {
    let label = format!("{name}: {}", list(table, cards));
    let content = html! {
        @if cards.is_empty() { (empty_place(true)) }
        @else {
            span.card.card--mini.spread data-seat=(slug(seat)) data-count=(cards.len()) { @for card in cards.iter() { (drawing(art(card))) } }
            span.count { (cards.len()) }
        }
    };
    html! {
        figure.pile {
            @if let Some(token) = token {
                button type="button" class="stack" data-token=(token) aria-label=(label) data-tip=(list(table, cards)) { (content) }
            } @else { div.stack role="img" tabindex="0" aria-label=(label) data-tip=(list(table, cards)) { (content) } }
            figcaption.label aria-hidden="true" { (name) }
        }
    }
}

/// `Sailor, Fire, Fire`; a dash if there are none.
pub(crate) fn list(table: &TableView, cards: Cards) -> String {
    if cards.is_empty() {
        return table.words.text("none").to_owned();
    }
    let mut list = String::new();
    for card in cards.iter() {
        if !list.is_empty() {
            list.push_str(", ");
        }
        list.push_str(table.words.card(card));
    }
    list
}
