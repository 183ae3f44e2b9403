//! The Market: three cards, each of them Crew above and Cargo below, and how many are left.

use crate::sight::Sight;
use ahoy::{Card, Cost};
use maud::{Markup, html};
use wardroom_screen::widget::{drawing, icon};

pub(crate) fn market(sight: &Sight) -> Markup {
    let (words, view) = (sight.words, sight.view);
    let rest = [("deck", view.deck.len().into()), ("tiles", view.tiles_in_stack.into())];
    html! {
        section #ah-market .market aria-labelledby="market-title" {
            div.market-head { h2 #market-title { (words.text("market")) } span.label { (sight.say.with("market-rest", &rest)) } }
            ul {
                @for card in view.market {
                    li { @match card { Some(card) => (face(sight, card)), None => div.mcard.empty { span.label { (words.text("market-empty")) } } } }
                }
            }
        }
    }
}

fn face(sight: &Sight, card: Card) -> Markup {
    let words = sight.words;
    let facts = sight.parts().card(card);
    let content = html! {
        span.suit data-suit=(card.suit()) { (drawing(&format!("suit-{}", card.suit()))) }
        span.mcard-name { (words.card(card)) span.sr { ", " (words.suit(card.suit())) } }
        span.mcard-cost {
            @match facts.cost {
                Cost::Gold(gold) => {
                    @for _ in 0..gold { (icon("gold")) }
                    span.sr { (sight.say.with("market-gold", &[("n", gold.into())])) }
                }
                Cost::Die => { span.slot.slot--safe.slot--xs title=(words.text("market-die")) {} span.sr { (words.text("market-die")) } }
            }
        }
        span.mcard-text { (words.card_text(card)) }
        span.mcard-cargo {
            (icon("cargo")) (words.cargo(card)) svg.i.i--to aria-hidden="true" { use href="#ui-arrow" {} }
            span data-suit=(facts.deliver) { (icon(&format!("suit-{}", facts.deliver))) } span.sr { (words.suit(facts.deliver)) }
        }
    };
    html! {
        @if sight.viewer.is_some() { button.mcard type="button" id={ "market-" (card) } data-token={ "card." (card) } { (content) } }
        @else { article.mcard id={ "market-" (card) } { (content) } }
    }
}
