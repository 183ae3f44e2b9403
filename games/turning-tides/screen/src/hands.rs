//! The near hand, or in the lull the panel that takes its place.

use crate::face;
use crate::lull;
use crate::table_view::{TableView, slug};
use maud::{Markup, html};
use turning_tides::{Action, Cards, Seen};
use wardroom_ui::widget::{self, card_back};

pub(crate) fn hand(sight: &TableView) -> Markup {
    let panel = match sight.offers.first() {
        Some(Action::Exchange(_)) => Some(lull::exchange(sight)),
        Some(Action::PayDamage(_)) => Some(lull::pay(sight)),
        _ => None,
    };
    html! {
        div #tt-hand .near-hand {
            @if let Some(panel) = panel { (panel) }
            @else { @match sight.player(sight.near).hand { Seen::Cards(cards) => (open(sight, cards)), Seen::Backs(count) => (closed(sight, count)) } }
        }
    }
}

/// Cards of one kind lie on each other: choosing either is the same.
fn open(sight: &TableView, cards: Cards) -> Markup {
    let seat = sight.near;
    let faces: Vec<Markup> = cards
        .kinds()
        .map(|card| {
            let (token, id) = (format!("card.{card}"), format!("hand-{card}"));
            let copies = cards.count(card);
            html! {
                div.stack {
                    @if copies > 1 { div.under aria-hidden="true" { div.card {} } }
                    (face::face(sight, seat, card, sight.owns(seat).then_some(&*token), Some(&id)))
                    @if copies > 1 { span.count { span.sr { (sight.words.text("copies")) } (copies) } }
                }
            }
        })
        .collect();
    let title = sight.words.text(if sight.is_you(seat) { "hand-yours" } else { "hand" }); // text: hand-yours hand
    widget::hand(title, &faces)
}

fn closed(sight: &TableView, count: u8) -> Markup {
    let backs: Vec<Markup> = (0..count).map(|_| card_back(slug(sight.near), false)).collect();
    widget::hand(&format!("{}: {count}", sight.words.text("hand")), &backs)
}
