//! The lull between two rounds: what is given and taken, and what damage costs.

use crate::face;
use crate::table_view::TableView;
use maud::{Markup, html};
use turning_tides::{Card, Cards};
use wardroom_ui::widget::icon;

/// Hand cards on one side, exchange cards on the other.
pub(crate) fn exchange(table: &TableView) -> Markup {
    let (player, words) = (table.player(table.near), table.words);
    let give = player.hand.cards().map_or(Cards::NONE, without_wait);
    html! {
        section.lull aria-label=(words.text("lull-exchange")) {
            p.lull-note { (words.text("lull-exchange-help")) }
            div.lull-row {
                (row(table, give, "give", words.text("lull-give")))
                span.lull-swap aria-hidden="true" { (icon("act-move")) }
                (row(table, player.exchange, "take", words.text("lull-take")))
            }
        }
    }
}

/// All cards that may be laid aside: those in hand, in both piles and the ones that were spent before.
pub(crate) fn pay(table: &TableView) -> Markup {
    let (player, words) = (table.player(table.near), table.words);
    let all = table.view.parts.cards_in(table.view.switches.variant);
    let pool = without_wait(all).checked_minus(player.exchange).unwrap_or_default();
    let price = player.ship.destroyed.len();
    html! {
        section.lull aria-label=(words.text("lull-pay")) {
            p.lull-note { (table.say.with("lull-pay-help", &[("n", price.into())])) }
            div.lull-row { (row(table, at_most(pool, price), "spend", words.text("lull-pool"))) }
        }
    }
}

/// No more copies of a card can be touched than are to be paid.
fn at_most(cards: Cards, copies: u8) -> Cards {
    let mut some = Cards::NONE;
    for card in Card::ALL {
        (0..cards.count(card).min(copies)).for_each(|_| some.put(card));
    }
    some
}

fn without_wait(mut cards: Cards) -> Cards {
    if cards.has(Card::Wait) {
        cards.take(Card::Wait);
    }
    cards
}

fn row(table: &TableView, cards: Cards, verb: &str, title: &str) -> Markup {
    html! {
        div.lull-cards role="group" aria-label=(title) {
            h3.label { (title) }
            ul { @for (number, card) in cards.iter().enumerate() {
                @let token = format!("{verb}.{card}");
                li { (face::mini(table, table.near, card, Some(&token), Some(&format!("{verb}-{number}")))) }
            } }
        }
    }
}
