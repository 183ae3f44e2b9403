//! The cards of this turn, sealed or revealed, and the bell at its holder's side.

use crate::face;
use crate::table_view::{TableView, art, slug};
use maud::{Markup, html};
use turning_tides::{Action, Card, Moment, Phase, Revealed};
use wardroom_kernel::Seat;
use wardroom_ui::widget::{card_back, drawing, empty_place, icon};

pub(crate) fn turn(sight: &TableView) -> Markup {
    html! {
        section #tt-turn .turn aria-label=(sight.words.text("turn-cards")) {
            (laid(sight, sight.far))
            (bell(sight))
            (laid(sight, sight.near))
        }
    }
}

fn laid(sight: &TableView, seat: Seat) -> Markup {
    let phase = sight.view.phase;
    html! {
        figure class={ "laid" @if phase.acting() == Some(seat) { " is-now" } } {
            @if let Some(revealed) = phase.revealed() { (open(sight, seat, revealed)) }
            @else if phase == Phase::Choose { (sealed(sight, seat)) }
            @else {
                (empty_place(false))
                @if phase.is_lull() { figcaption.label { (sight.words.text("laid-lull")) } } // text: laid-lull
                @else if !matches!(phase, Phase::Over(_)) { figcaption.label { (sight.words.text("laid-none")) } } // text: laid-none
            }
        }
    }
}

/// The same whether or not the far seat has chosen. To its owner the style shows the name of the card that is picked, else
/// of the one that lies there.
fn sealed(sight: &TableView, seat: Seat) -> Markup {
    let words = sight.words;
    // text: laid-yours-sealed laid-yours laid-sealed
    let caption = if !sight.is_you(seat) {
        "laid-sealed"
    } else if sight.has_answered() {
        "laid-yours-sealed"
    } else {
        "laid-yours"
    };
    html! {
        (card_back(slug(seat), false))
        @if sight.owns(seat) {
            @for card in kinds(sight) { span class={ "peek peek--" (card) @if sight.laid == Some(card) { " is-laid" } } data-seat=(slug(seat)) { (icon(art(card))) " " (words.card(card)) } }
        }
        figcaption.label { (words.text(caption)) }
    }
}

fn kinds(sight: &TableView) -> impl Iterator<Item = Card> {
    sight
        .offers
        .iter()
        .filter_map(|action| if let Action::ChooseCard(choice) = action { Some(choice.card) } else { None })
}

fn open(sight: &TableView, seat: Seat, revealed: Revealed) -> Markup {
    let words = sight.words;
    let played = revealed.played[seat];
    // text: laid-promotes laid-now laid-next laid-done
    let caption = match sight.view.phase {
        Phase::CarryOut { now, .. } if revealed.seat(now) == seat => {
            if played.promotes {
                "laid-promotes"
            } else {
                "laid-now"
            }
        }
        Phase::CarryOut { now: Moment::First, .. } => "laid-next",
        _ => "laid-done",
    };
    html! { (face::face(sight, seat, played.card, None, None)) figcaption.label { (words.text(caption)) } }
}

/// The initiative marker. While the viewer navigates, touching it claims it.
fn bell(sight: &TableView) -> Markup {
    let holder = sight.view.marker;
    let side = if holder == sight.near { "near" } else { "far" };
    let label = if sight.is_you(holder) {
        sight.words.text("bell-yours").to_owned()
    } else {
        sight.say.with("bell-of", &[("name", sight.name(holder).into())])
    };
    let navigates = matches!(sight.offers.first(), Some(Action::Navigate(_)));
    let content = html! { (drawing("initiative")) span.label { (label) } };
    html! {
        @if navigates { button #bell type="button" class="bell" data-holder=(side) data-token="claim" { (content) } }
        @else { div #bell class="bell" data-holder=(side) { (content) } }
    }
}
