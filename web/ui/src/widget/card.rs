//! Cards: open, small, face down, in piles and in a hand.

use super::drawing;
use maud::{Markup, html};

/// What is printed on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Card<'a> {
    /// Whose colours its drawing wears.
    pub seat: &'a str,
    pub name: &'a str,
    /// Its rank in the corner, if any.
    pub level: &'a str,
    /// The drawing's id.
    pub art: &'a str,
    /// One sentence of our own.
    pub text: &'a str,
    /// What touching it means; without one it is only looked at.
    pub token: Option<&'a str>,
    /// Keeps its identity when the table is drawn anew, so that it glides.
    pub id: Option<&'a str>,
}

/// A card to read, in the size that `--card-w` gives.
pub fn card(card: &Card) -> Markup {
    let face = html! {
        span.card-name { (card.name) " " small { (card.level) } }
        span.card-art { (drawing(card.art)) }
        span.card-text { (card.text) }
    };
    shell(card, "card", &face)
}

/// A card of a hold or a discard pile: drawing and name.
pub fn card_mini(card: &Card) -> Markup {
    let face = html! { span.card-art { (drawing(card.art)) } span.card-name { (card.name) } };
    shell(card, "card card--mini", &face)
}

fn shell(card: &Card, class: &str, face: &Markup) -> Markup {
    html! {
        @if let Some(token) = card.token {
            button type="button" class=(class) id=[card.id] data-seat=(card.seat) data-token=(token) { (face) }
        } @else {
            article class=(class) id=[card.id] data-seat=(card.seat) { (face) }
        }
    }
}

/// The back of a seat's cards.
pub fn card_back(seat: &str, is_mini: bool) -> Markup {
    let class = if is_mini { "card card--back card--mini" } else { "card card--back" };
    html! { div class=(class) data-seat=(seat) { span.card-art { (drawing(&format!("crest-{seat}"))) } } }
}

/// Where a card could lie.
pub fn empty_place(is_mini: bool) -> Markup {
    html! { div class=(if is_mini { "card card--mini empty" } else { "card empty" }) {} }
}

/// A pile with its number and its name below. `top` is its uppermost card, or its place if it is empty.
pub fn pile(top: &Markup, count: usize, name: &str) -> Markup {
    html! {
        figure.pile {
            div.stack { @if count > 1 { div.under { (top) } } (top) span.count { (count) } }
            figcaption.label { (name) }
        }
    }
}

/// Cards side by side, a little turned.
pub fn hand(label: &str, cards: &[Markup]) -> Markup {
    let middle = (cards.len() as f32 - 1.0) / 2.0;
    html! {
        ul.hand aria-label=(label) {
            @for (place, card) in cards.iter().enumerate() {
                li style={ "--turn:" (format!("{:.1}", (place as f32 - middle) * 1.6)) } { (card) }
            }
        }
    }
}
