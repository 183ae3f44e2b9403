//! The Market: three cards, each of them Crew above and Cargo below, and how many are left.

use crate::table_view::TableView;
use crate::words::Words;
use ahoy::{Card, Cost, Parts};
use maud::{Markup, html};
use wardroom_ui::{
    Say,
    widget::{drawing, icon},
};

pub(crate) fn market(table: &TableView) -> Markup {
    let (words, view) = (table.words, table.view);
    let rest = [("deck", view.deck.len().into()), ("tiles", view.tiles_in_stack.into())];
    html! {
        section #ah-market .market aria-labelledby="market-title" {
            div.market-head { h2 #market-title { (words.text("market")) } span.label { (table.say.with("market-rest", &rest)) } }
            ul {
                @for card in view.market {
                    li { @match card { Some(card) => (face(table, card)), None => div.mcard.empty { span.label { (words.text("market-empty")) } } } }
                }
            }
        }
    }
}

fn face(table: &TableView, card: Card) -> Markup {
    let content = print(table.parts(), table.words, table.say, card);
    html! {
        @if table.viewer.is_some() { button.mcard type="button" id={ "market-" (card) } data-token={ "card." (card) } { (content) } }
        @else { article.mcard id={ "market-" (card) } { (content) } }
    }
}

/// What is printed on a card.
pub(crate) fn print(parts: &Parts, words: &Words, say: Say, card: Card) -> Markup {
    let facts = parts.card(card);
    html! {
        span.suit data-suit=(card.suit()) { (drawing(&format!("suit-{}", card.suit()))) }
        span.mcard-name { (words.card(card)) span.sr { ", " (words.suit(card.suit())) } }
        span.mcard-cost {
            @match facts.cost {
                Cost::Gold(gold) => {
                    // A number replaces drawings that have no room.
                    @if gold > 3 { (icon("gold")) b aria-hidden="true" { (gold) } } @else { @for _ in 0..gold { (icon("gold")) } }
                    span.sr { (say.with("market-gold", &[("n", gold.into())])) }
                }
                Cost::Die => { span.slot.slot--safe.slot--xs title=(words.text("market-die")) {} span.sr { (words.text("market-die")) } }
            }
        }
        span.mcard-text { (words.card_text(card)) }
        span.mcard-cargo {
            (icon("cargo")) (words.cargo(parts, card)) svg.i.i--to aria-hidden="true" { use href="#ui-arrow" {} }
            span data-suit=(facts.deliver) { (icon(&format!("suit-{}", facts.deliver))) } span.sr { (words.suit(facts.deliver)) }
        }
    }
}
