//! The cards of this turn, sealed or revealed, and the bell at its holder's side.

use crate::face;
use crate::table_view::{TableView, art, slug};
use maud::{Markup, html};
use turning_tides::{Action, Card, CardStep, Phase, Revealed};
use wardroom_kernel::Seat;
use wardroom_ui::widget::{card_back, drawing, empty_place, icon};

pub(crate) fn turn(table: &TableView) -> Markup {
    html! {
        section #tt-turn .turn aria-label=(table.words.text("turn-cards")) {
            (laid(table, table.far))
            (bell(table))
            (laid(table, table.near))
        }
    }
}

fn laid(table: &TableView, seat: Seat) -> Markup {
    let phase = table.view.phase;
    html! {
        figure class={ "laid" @if phase.acting() == Some(seat) { " is-now" } } {
            @if let Some(revealed) = phase.revealed() { (open(table, seat, revealed)) }
            @else if phase == Phase::Choose { (sealed(table, seat)) }
            @else {
                (empty_place(false))
                @if phase.is_lull() { figcaption.label { (table.words.text("laid-lull")) } } // text: laid-lull
                @else if !matches!(phase, Phase::Over(_)) { figcaption.label { (table.words.text("laid-none")) } } // text: laid-none
            }
        }
    }
}

/// The same whether or not the far seat has chosen. To its owner the style shows the name of the card that is picked, else
/// of the one that lies there.
fn sealed(table: &TableView, seat: Seat) -> Markup {
    let words = table.words;
    // text: laid-yours-sealed laid-yours laid-sealed
    let caption = if !table.is_you(seat) {
        "laid-sealed"
    } else if table.has_answered() {
        "laid-yours-sealed"
    } else {
        "laid-yours"
    };
    html! {
        (card_back(slug(seat), false))
        @if table.owns(seat) {
            @for card in kinds(table) { span class={ "peek peek--" (card) @if table.laid == Some(card) { " is-laid" } } data-seat=(slug(seat)) { (icon(art(card))) " " (words.card(card)) } }
        }
        figcaption.label { (words.text(caption)) }
    }
}

fn kinds(table: &TableView) -> impl Iterator<Item = Card> {
    table
        .offers
        .iter()
        .filter_map(|action| if let Action::ChooseCard(choice) = action { Some(choice.card) } else { None })
}

fn open(table: &TableView, seat: Seat, revealed: Revealed) -> Markup {
    let words = table.words;
    let played = revealed.played[seat];
    // text: laid-promotes laid-now laid-next laid-done
    let caption = match table.view.phase {
        Phase::CarryOut { now, .. } if revealed.seat(now) == seat => {
            if played.promotes {
                "laid-promotes"
            } else {
                "laid-now"
            }
        }
        Phase::CarryOut { now: CardStep::First, .. } => "laid-next",
        _ => "laid-done",
    };
    html! { (face::face(table, seat, played.card, None, None)) figcaption.label { (words.text(caption)) } }
}

/// The initiative marker. While the viewer navigates, touching it claims it.
fn bell(table: &TableView) -> Markup {
    let holder = table.view.marker;
    let side = if holder == table.near { "near" } else { "far" };
    let label = if table.is_you(holder) {
        table.words.text("bell-yours").to_owned()
    } else {
        table.say.with("bell-of", &[("name", table.name(holder).into())])
    };
    let navigates = matches!(table.offers.first(), Some(Action::Navigate(_)));
    let content = html! { (drawing("initiative")) span.label { (label) } };
    html! {
        @if navigates { button #bell type="button" class="bell" data-holder=(side) data-token="claim" { (content) } }
        @else { div #bell class="bell" data-holder=(side) { (content) } }
    }
}
