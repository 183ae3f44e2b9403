//! Faces and backs of cards, in the sizes of this table.

use crate::levels::rank;
use crate::table_view::{TableView, art, slug};
use maud::{Markup, html};
use turning_tides::Card;
use wardroom_kernel::Seat;
use wardroom_ui::widget::{self, card_back, card_mini};

/// A card to read, with its rank and what it does.
pub(crate) fn face(table: &TableView, seat: Seat, card: Card, token: Option<&str>, id: Option<&str>) -> Markup {
    let words = table.words;
    widget::card(&widget::Card {
        seat: slug(seat),
        name: words.card(card),
        level: rank(&table.view.parts, table.view.switches, card),
        art: art(card),
        text: words.card_text(card),
        token,
        id,
    })
}

/// A small card: drawing and name.
pub(crate) fn mini(table: &TableView, seat: Seat, card: Card, token: Option<&str>, id: Option<&str>) -> Markup {
    card_mini(&widget::Card {
        seat: slug(seat),
        name: table.words.card(card),
        art: art(card),
        token,
        id,
        ..widget::Card::default()
    })
}

/// So many backs on one pile; an empty place if there are none.
pub(crate) fn backs(seat: Seat, count: u8, name: &str, token: Option<&str>, label: &str) -> Markup {
    let top = html! { @if count == 0 { (widget::empty_place(true)) } @else { (card_back(slug(seat), true)) } };
    html! {
        figure.pile {
            @if let Some(token) = token {
                button type="button" class="stack" data-token=(token) aria-label=(label) { (stacked(&top, count)) }
            } @else { div.stack role="img" aria-label=(label) { (stacked(&top, count)) } }
            figcaption.label aria-hidden="true" { (name) }
        }
    }
}

fn stacked(top: &Markup, count: u8) -> Markup {
    html! { @if count > 1 { div.under { (top) } } (top) span.count { (count) } }
}
