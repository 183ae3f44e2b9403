//! The holds: exchange cards face up, spent cards face down, units that are not aboard.

use crate::face;
use crate::table_view::{TableView, slug};
use maud::{Markup, html};
use turning_tides::{Action, Seen};
use wardroom_kernel::Seat;
use wardroom_ui::widget::icon;

pub(crate) fn far(sight: &TableView) -> Markup {
    let seat = sight.far;
    html! {
        div.hold { h3.label { (sight.words.text("hold")) } (cards(sight, seat)) (units(sight, seat)) }
    }
}

pub(crate) fn near(sight: &TableView) -> Markup {
    let seat = sight.near;
    let title = sight.words.text(if sight.is_you(seat) { "hold-yours" } else { "hold" }); // text: hold-yours hold
    html! {
        section #tt-hold .hold.hold--near aria-label=(title) { h3.label { (title) } (cards(sight, seat)) (units(sight, seat)) }
    }
}

fn cards(sight: &TableView, seat: Seat) -> Markup {
    let (player, owner) = (sight.player(seat), sight.owns(seat));
    // While the viewer exchanges, they lie in the panel for it.
    let are_elsewhere = owner && matches!(sight.offers.first(), Some(Action::Exchange(_)));
    html! {
        div.hold-cards role="group" aria-label=(sight.words.text("exchange-cards")) {
            @if !are_elsewhere {
                @for card in player.exchange.iter() {
                    @let token = owner.then(|| format!("exchange.{card}"));
                    (face::mini(sight, seat, card, token.as_deref(), None))
                }
            }
            @if !player.spent.is_empty() { (spent(sight, seat)) }
        }
    }
}

/// Their owner may look at them.
fn spent(sight: &TableView, seat: Seat) -> Markup {
    let (words, owner) = (sight.words, sight.owns(seat));
    match sight.player(seat).spent {
        Seen::Backs(count) => {
            face::backs(seat, count, words.text("spent"), None, &format!("{}: {count}", words.text("spent")))
        }
        Seen::Cards(cards) => html! {
            figure.pile {
                div.spent { @for card in cards.iter() {
                    @let token = owner.then(|| format!("spent.{card}"));
                    (face::mini(sight, seat, card, token.as_deref(), None))
                } }
                figcaption.label { (words.text("spent")) }
            }
        },
    }
}

fn units(sight: &TableView, seat: Seat) -> Markup {
    let (words, hold, owner) = (sight.words, sight.player(seat).hold, sight.owns(seat));
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
