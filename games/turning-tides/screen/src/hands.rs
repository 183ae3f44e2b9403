//! The near hand, or in the lull the panel that takes its place.

use crate::face;
use crate::lull;
use crate::table_view::{TableView, slug};
use maud::{Markup, html};
use turning_tides::{Action, Cards, VisibleCards};
use wardroom_ui::widget::{self, card_back};

pub(crate) fn hand(table: &TableView) -> Markup {
    let panel = match table.offers.first() {
        Some(Action::Exchange(_)) => Some(lull::exchange(table)),
        Some(Action::PayDamage(_)) => Some(lull::pay(table)),
        _ => None,
    };
    html! {
        div #tt-hand .near-hand {
            @if let Some(panel) = panel { (panel) }
            @else { @match table.player(table.near).hand { VisibleCards::Cards(cards) => (open(table, cards)), VisibleCards::Backs(count) => (closed(table, count)) } }
        }
    }
}

/// Cards of one kind lie on each other: choosing either is the same.
fn open(table: &TableView, cards: Cards) -> Markup {
    let seat = table.near;
    let faces: Vec<Markup> = cards
        .kinds()
        .map(|card| {
            let (token, id) = (format!("card.{card}"), format!("hand-{card}"));
            let copies = cards.count(card);
            html! {
                div.stack {
                    @if copies > 1 { div.under aria-hidden="true" { div.card {} } }
                    (face::face(table, seat, card, table.owns(seat).then_some(&*token), Some(&id)))
                    @if copies > 1 { span.count { span.sr { (table.words.text("copies")) } (copies) } }
                }
            }
        })
        .collect();
    let title = table.words.text(if table.is_you(seat) { "hand-yours" } else { "hand" }); // text: hand-yours hand
    widget::hand(title, &faces)
}

fn closed(table: &TableView, count: u8) -> Markup {
    let backs: Vec<Markup> = (0..count).map(|_| card_back(slug(table.near), false)).collect();
    widget::hand(&format!("{}: {count}", table.words.text("hand")), &backs)
}
