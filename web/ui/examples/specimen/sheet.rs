//! The component sheet, and a toy table on which the browser's modules can be tried.

use maud::{Markup, html};
use wardroom_ui::{
    Frame, frame,
    widget::{self, Card, TrackScale, card, card_back, card_mini, icon},
};

const SEATS: [(&str, &str); 6] = [
    ("silver", "Silver"),
    ("gold", "Gold"),
    ("squadron", "Squadron"),
    ("smuggler", "Smuggler"),
    ("union", "Union"),
    ("smuggler-2", "Second Smuggler"),
];
const SHELF: &str = "display:flex;flex-wrap:wrap;gap:1.5rem;align-items:end;padding-top:1rem";
const FIRE: Card = Card {
    seat: "gold",
    name: "Fire",
    level: "VI",
    art: "act-fire",
    text: "A manned cannon hits the zone it faces.",
    token: None,
    id: None,
};

pub(crate) fn components(frame: &Frame) -> Markup {
    let body = html! {
        h1 { "Specimens" }
        section { h2 { "Cards" }
            div style=(SHELF) {
                (card(&FIRE)) (card(&Card { token: Some("card.fire"), ..FIRE })) (card_back("gold", false)) (card_back("silver", false))
                (card_mini(&FIRE)) (card_back("gold", true)) (widget::empty_place(true))
                (widget::pile(&card_back("silver", true), 3, "hand")) (widget::pile(&card_mini(&FIRE), 1, "discards"))
            }
        }
        section { h2 { "Answers" }
            div style=(SHELF) {
                (widget::button("The likely answer", true)) (widget::button("Another answer", false)) button.btn.btn--quiet { "Change selection" }
                (widget::pill(&html! { (icon("gold")) "3" })) (widget::tally("unit-sailor", 2, "2 sailors"))
            }
        }
        section { h2 { "Seats" }
            div style=(SHELF) { @for (slug, title) in SEATS { div data-seat=(slug) { (widget::seat_head(slug, title, "their turn")) span.specimen-fleet { (icon("ship-flagship")) (icon("unit-captain")) (icon("die-5")) } } } }
        }
        section { h2 { "Scale" }
            svg.chart viewBox="-20 -20 760 60" width="760" { (TrackScale { from: 0, to: 14, at: 6, step: 50, title: "Position 6 of 14" }.draw("position")) }
        }
    };
    frame::page(frame, "start", &body, &html! {})
}

/// Things to touch: cards in a hand, zones in a chart, and one that is not offered.
pub(crate) fn toy_table() -> Markup {
    let hand =
        [("card.wait", "Wait", "act-wait"), ("card.fire", "Fire", "act-fire"), ("card.swing", "Swing", "act-swing")];
    let cards: Vec<Markup> = hand
        .iter()
        .map(|&(token, name, art)| {
            card(&Card { name, art, level: "I", text: "One sentence.", token: Some(token), ..FIRE })
        })
        .collect();
    let zone = |number: u32| {
        html! {
            g role="button" tabindex="0" data-token={ "zone.gold." (number) } aria-label={ "Zone " (number) } {
                rect class="touch" x=(number * 100) y="10" width="90" height="100" fill="transparent" {}
                text x=(number * 100 + 45) y="65" text-anchor="middle" { (number) }
            }
        }
    };
    html! {
        section #sea aria-label="The ships" {
            svg.chart viewBox="0 0 800 130" width="800" height="130" role="group" aria-label="Zones" {
                @for number in 1..=6 { (zone(number)) }
                g id="sailor-1" class="piece" role="button" tabindex="0" data-token="sailor.gold.3" aria-label="Sailor on zone 3" transform="translate(325 50)" data-seat="gold" {
                    rect class="touch" width="40" height="40" fill="transparent" {}
                    use href="#unit-sailor" width="40" height="40" {}
                }
            }
            (widget::hand("Your hand", &cards))
            p { @for token in ["card.a", "card.b", "card.c"] { button.btn type="button" data-token=(token) { (token) } } }
        }
    }
}
