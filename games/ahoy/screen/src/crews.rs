//! Crew, Cargo and pledges of a seat: as cards to read on one's own board, as chips on those of the others.

use crate::slots;
use crate::table_view::TableView;
use ahoy::{Card, CardSet, Marker, Slot};
use maud::{Markup, html};
use wardroom_kernel::Seat;
use wardroom_ui::widget::icon;

/// To read: name, sentence, die slot.
pub(crate) fn crew(table: &TableView, seat: Seat) -> Markup {
    let words = table.words;
    html! {
        ul.crews aria-label=(words.text("crew")) {
            @for card in table.player(seat).crew.iter() { li { (self::card(table, seat, card)) } }
            @if table.player(seat).crew.is_empty() { li.label { (words.text("crew-none")) } }
        }
    }
}

fn card(table: &TableView, seat: Seat, card: Card) -> Markup {
    let words = table.words;
    let slot = Slot::of_card(card);
    let content = html! {
        span.name { (icon(&format!("suit-{}", card.suit()))) (words.card(card)) }
        span.text { (words.card_text(card)) }
    };
    html! {
        div.crew id={ "crew-" (card) } data-suit=(card.suit()) {
            @if table.owns(seat) {
                button.plain type="button" data-token={ (if acts(card) { "crew" } else { "card" }) "." (card) } { (content) }
            } @else { div.plain { (content) } }
            @if let Some(slot) = slot { (slots::slots(table, seat, slot, "")) }
        }
    }
}

/// Crew with a free Action: they themselves are touched.
const fn acts(card: Card) -> bool {
    matches!(card, Card::Aeronauts | Card::GhastlyGust | Card::WhisperingWind | Card::Mystic | Card::NaiveNoble)
}

/// A chip with the name; its die slot, if it has one.
pub(crate) fn chip(table: &TableView, seat: Seat, card: Card) -> Markup {
    let words = table.words;
    let content = html! { (icon(&format!("suit-{}", card.suit()))) (words.card(card)) };
    let slot = Slot::of_card(card);
    html! {
        span.mini.mini--crew id={ "crew-" (card) } data-suit=(card.suit()) {
            @if table.viewer.is_some() {
                button.plain type="button" data-token={ "card." (card) } title=(words.card_text(card)) { (content) }
            } @else { span title=(words.card_text(card)) { (content) } }
            @if let Some(slot) = slot { (slots::slots(table, seat, slot, "slot--mini")) }
        }
    }
}

/// Cargo aboard and the two pledge piles, on one's own board.
pub(crate) fn cargo(table: &TableView, seat: Seat) -> Markup {
    let words = table.words;
    let player = table.player(seat);
    html! {
        ul.cargos {
            li.label { (words.text("cargo")) }
            @for card in player.cargo.iter() { li { (cargo_chip(table, card, words.cargo(table.parts(), card))) } }
            @if player.cargo.is_empty() { li.label { (words.text("cargo-none")) } }
            @if player.marker != Marker::None {
                li.label { (words.text("pledged")) }
                @for (pile, cards) in (1..).zip(player.pledged) { li { (pledge(table, seat, pile, cards)) } }
            }
        }
    }
}

/// The same in small, without words.
pub(crate) fn small_cargo(table: &TableView, seat: Seat) -> Markup {
    let player = table.player(seat);
    html! {
        @for card in player.cargo.iter() { (cargo_chip(table, card, "")) }
        @if player.marker != Marker::None {
            @for (pile, cards) in (1..).zip(player.pledged) { (pledge(table, seat, pile, cards)) }
        }
    }
}

/// `Books → compass`
fn cargo_chip(table: &TableView, card: Card, name: &str) -> Markup {
    let words = table.words;
    let deliver = table.parts().card(card).deliver;
    let label = format!("{} → {}", words.cargo(table.parts(), card), words.suit(deliver));
    let content = html! {
        @if name.is_empty() { (icon("cargo")) }
        span data-suit=(card.suit()) { (icon(&format!("suit-{}", card.suit()))) }
        (name)
        svg.i.i--to aria-hidden="true" { use href="#ui-arrow" {} }
        span data-suit=(deliver) { (icon(&format!("suit-{deliver}"))) }
    };
    html! {
        @if table.viewer.is_some() { button.chip type="button" id={ "cargo-" (card) } data-token={ "card." (card) } aria-label=(label) title=(label) { (content) } }
        @else { span.chip id={ "cargo-" (card) } role="img" aria-label=(label) title=(label) { (content) } }
    }
}

fn pledge(table: &TableView, seat: Seat, pile: u8, cards: CardSet) -> Markup {
    let names: Vec<&str> = cards.iter().map(|card| table.words.cargo(table.parts(), card)).collect();
    let list = if names.is_empty() { table.words.text("cargo-none").to_owned() } else { table.say.list(&names) };
    let label = format!("{}: {list}", pile_name(table, seat, pile));
    let faction = faction(table, seat, pile);
    let content = html! {
        @match faction {
            Some(faction) => span.crest.crest--sm data-seat=(faction) { svg aria-hidden="true" { use href={ "#crest-" (faction) } {} } },
            None => (icon("pledge")),
        }
        span.num { (cards.len()) }
        @for card in cards.iter() { span data-suit=(card.suit()) { (icon(&format!("suit-{}", card.suit()))) } }
    };
    html! {
        @if table.owns(seat) { button.chip type="button" data-token={ "pile." (pile) } aria-label=(label) title=(label) { (content) } }
        @else { span.chip role="img" aria-label=(label) title=(label) { (content) } }
    }
}

/// Whose marker lies on a pile, for those who may know.
fn faction(table: &TableView, seat: Seat, pile: u8) -> Option<&'static str> {
    match table.player(seat).marker {
        Marker::Shows(first) if pile == 1 => Some(first.name()),
        Marker::Shows(ahoy::Faction::Union) => Some("squadron"),
        Marker::Shows(_) => Some("union"),
        Marker::None | Marker::FaceDown => None,
    }
}

pub(crate) fn pile_name(table: &TableView, seat: Seat, pile: u8) -> String {
    // text: seat-squadron seat-union
    let n = ("n", pile.into());
    match faction(table, seat, pile) {
        Some("squadron") => {
            table.say.with("offer-pile-known", &[n, ("faction", table.words.text("seat-squadron").into())])
        }
        Some(_) => table.say.with("offer-pile-known", &[n, ("faction", table.words.text("seat-union").into())]),
        None => table.say.with("offer-pile", &[n]),
    }
}
