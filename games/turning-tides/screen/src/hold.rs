//! The holds: exchange cards face up, spent cards face down, units that are not aboard.

use crate::face;
use crate::table_view::{TableView, slug};
use maud::{Markup, html};
use turning_tides::{Action, VisibleCards};
use wardroom_kernel::Seat;
use wardroom_ui::widget::icon;

pub(crate) fn far(table: &TableView) -> Markup {
    let seat = table.far;
    html! {
        div.hold { h3.label { (table.words.text("hold")) } (cards(table, seat)) (units(table, seat)) }
    }
}

pub(crate) fn near(table: &TableView) -> Markup {
    let seat = table.near;
    let title = table.words.text(if table.is_you(seat) { "hold-yours" } else { "hold" }); // text: hold-yours hold
    html! {
        section #tt-hold .hold.hold--near aria-label=(title) { h3.label { (title) } (cards(table, seat)) (units(table, seat)) }
    }
}

fn cards(table: &TableView, seat: Seat) -> Markup {
    let (player, owner) = (table.player(seat), table.owns(seat));
    // While the viewer exchanges, they lie in the panel for it.
    let are_elsewhere = owner && matches!(table.offers.first(), Some(Action::Exchange(_)));
    html! {
        div.hold-cards role="group" aria-label=(table.words.text("exchange-cards")) {
            @if !are_elsewhere {
                @for card in player.exchange.iter() {
                    @let token = owner.then(|| format!("exchange.{card}"));
                    (face::mini(table, seat, card, token.as_deref(), None))
                }
            }
            @if !player.spent.is_empty() { (spent(table, seat)) }
        }
    }
}

/// Their owner may look at them.
fn spent(table: &TableView, seat: Seat) -> Markup {
    let (words, owner) = (table.words, table.owns(seat));
    match table.player(seat).spent {
        VisibleCards::Backs(count) => {
            face::backs(seat, count, words.text("spent"), None, &format!("{}: {count}", words.text("spent")))
        }
        VisibleCards::Cards(cards) => html! {
            figure.pile {
                div.spent { @for card in cards.iter() {
                    @let token = owner.then(|| format!("spent.{card}"));
                    (face::mini(table, seat, card, token.as_deref(), None))
                } }
                figcaption.label { (words.text("spent")) }
            }
        },
    }
}

fn units(table: &TableView, seat: Seat) -> Markup {
    let (words, hold, owner) = (table.words, table.player(seat).hold, table.owns(seat));
    let tally = |drawing: &str, token: &str, count: u8, label: &str| {
        html! {
            li {
                @if owner {
                    button type="button" class="tally" data-token=(token) aria-label=(label) { (icon(drawing)) span.num { (count) } }
                } @else { span class="tally" role="img" aria-label=(label) { (icon(drawing)) span.num { (count) } } }
            }
        }
    };
    html! {
        ul.units data-seat=(slug(seat)) aria-label=(words.text("hold-units")) {
            @if hold.captain { (tally("unit-captain", "hold.captain", 1, words.text("hold-captain"))) }
            @if hold.sailors != 0 { (tally("unit-sailor", "hold.sailor", hold.sailors, words.sailors_held(hold.sailors))) }
            @if hold.cannons != 0 { (tally("unit-cannon", "hold.cannon", hold.cannons, words.cannons_held(hold.cannons))) }
            @if hold.mast { (tally("unit-mast", "hold.mast", 1, words.text("hold-mast"))) }
        }
    }
}
