//! Crew, Cargo and pledges of a seat: as cards to read on one's own board, as chips on those of the others.

use crate::slots;
use crate::table_view::TableView;
use ahoy::{Card, CardSet, Marker, Slot};
use maud::{Markup, html};
use wardroom_kernel::Seat;
use wardroom_ui::widget::icon;

/// To read: name, sentence, die slot.
pub(crate) fn crew(sight: &TableView, seat: Seat) -> Markup {
    let words = sight.words;
    html! {
        ul.crews aria-label=(words.text("crew")) {
            @for card in sight.player(seat).crew.iter() { li { (read(sight, seat, card)) } }
            @if sight.player(seat).crew.is_empty() { li.label { (words.text("crew-none")) } }
        }
    }
}

fn read(sight: &TableView, seat: Seat, card: Card) -> Markup {
    let words = sight.words;
    let slot = Slot::of_card(card);
    let content = html! {
        span.name { (icon(&format!("suit-{}", card.suit()))) (words.card(card)) }
        span.text { (words.card_text(card)) }
    };
    html! {
        div.crew id={ "crew-" (card) } data-suit=(card.suit()) {
            @if sight.owns(seat) {
                button.plain type="button" data-token={ (if acts(card) { "crew" } else { "card" }) "." (card) } { (content) }
            } @else { div.plain { (content) } }
            @if let Some(slot) = slot { (slots::slots(sight, seat, slot, "")) }
        }
    }
}

/// Crew with a free Action: they themselves are touched.
const fn acts(card: Card) -> bool {
    matches!(card, Card::Aeronauts | Card::GhastlyGust | Card::WhisperingWind | Card::Mystic | Card::NaiveNoble)
}

/// A chip with the name; its die slot, if it has one.
pub(crate) fn chip(sight: &TableView, seat: Seat, card: Card) -> Markup {
    let words = sight.words;
    let content = html! { (icon(&format!("suit-{}", card.suit()))) (words.card(card)) };
    let slot = Slot::of_card(card);
    html! {
        span.mini.mini--crew id={ "crew-" (card) } data-suit=(card.suit()) {
            @if sight.viewer.is_some() {
                button.plain type="button" data-token={ "card." (card) } title=(words.card_text(card)) { (content) }
            } @else { span title=(words.card_text(card)) { (content) } }
            @if let Some(slot) = slot { (slots::slots(sight, seat, slot, "slot--mini")) }
        }
    }
}

/// Cargo aboard and the two pledge piles, on one's own board.
pub(crate) fn cargo(sight: &TableView, seat: Seat) -> Markup {
    let words = sight.words;
    let player = sight.player(seat);
    html! {
        ul.cargos {
            li.label { (words.text("cargo")) }
            @for card in player.cargo.iter() { li { (cargo_chip(sight, card, words.cargo(sight.parts(), card))) } }
            @if player.cargo.is_empty() { li.label { (words.text("cargo-none")) } }
            @if player.marker != Marker::None {
                li.label { (words.text("pledged")) }
                @for (pile, cards) in (1..).zip(player.pledged) { li { (pledge(sight, seat, pile, cards)) } }
            }
        }
    }
}

/// The same in small, without words.
pub(crate) fn small_cargo(sight: &TableView, seat: Seat) -> Markup {
    let player = sight.player(seat);
    html! {
        @for card in player.cargo.iter() { (cargo_chip(sight, card, "")) }
        @if player.marker != Marker::None {
            @for (pile, cards) in (1..).zip(player.pledged) { (pledge(sight, seat, pile, cards)) }
        }
    }
}

/// `Books → compass`
fn cargo_chip(sight: &TableView, card: Card, name: &str) -> Markup {
    let words = sight.words;
    let deliver = sight.parts().card(card).deliver;
    let label = format!("{} → {}", words.cargo(sight.parts(), card), words.suit(deliver));
    let content = html! {
        @if name.is_empty() { (icon("cargo")) }
        span data-suit=(card.suit()) { (icon(&format!("suit-{}", card.suit()))) }
        (name)
        svg.i.i--to aria-hidden="true" { use href="#ui-arrow" {} }
        span data-suit=(deliver) { (icon(&format!("suit-{deliver}"))) }
    };
    html! {
        @if sight.viewer.is_some() { button.chip type="button" id={ "cargo-" (card) } data-token={ "card." (card) } aria-label=(label) title=(label) { (content) } }
        @else { span.chip id={ "cargo-" (card) } role="img" aria-label=(label) title=(label) { (content) } }
    }
}

fn pledge(sight: &TableView, seat: Seat, pile: u8, cards: CardSet) -> Markup {
    let names: Vec<&str> = cards.iter().map(|card| sight.words.cargo(sight.parts(), card)).collect();
    let list = if names.is_empty() { sight.words.text("cargo-none").to_owned() } else { sight.say.list(&names) };
    let label = format!("{}: {list}", pile_name(sight, seat, pile));
    let faction = faction(sight, seat, pile);
    let content = html! {
        @match faction {
            Some(faction) => span.crest.crest--sm data-seat=(faction) { svg aria-hidden="true" { use href={ "#crest-" (faction) } {} } },
            None => (icon("pledge")),
        }
        span.num { (cards.len()) }
        @for card in cards.iter() { span data-suit=(card.suit()) { (icon(&format!("suit-{}", card.suit()))) } }
    };
    html! {
        @if sight.owns(seat) { button.chip type="button" data-token={ "pile." (pile) } aria-label=(label) title=(label) { (content) } }
        @else { span.chip role="img" aria-label=(label) title=(label) { (content) } }
    }
}

/// Whose marker lies on a pile, for those who may know.
fn faction(sight: &TableView, seat: Seat, pile: u8) -> Option<&'static str> {
    match sight.player(seat).marker {
        Marker::Shows(first) if pile == 1 => Some(first.name()),
        Marker::Shows(ahoy::Faction::Union) => Some("squadron"),
        Marker::Shows(_) => Some("union"),
        Marker::None | Marker::FaceDown => None,
    }
}

pub(crate) fn pile_name(sight: &TableView, seat: Seat, pile: u8) -> String {
    // text: seat-squadron seat-union
    let n = ("n", pile.into());
    match faction(sight, seat, pile) {
        Some("squadron") => {
            sight.say.with("offer-pile-known", &[n, ("faction", sight.words.text("seat-squadron").into())])
        }
        Some(_) => sight.say.with("offer-pile-known", &[n, ("faction", sight.words.text("seat-union").into())]),
        None => sight.say.with("offer-pile", &[n]),
    }
}
