//! Papers for choices that are neither on the chart nor in a port: the first ship, cards to keep, tokens to put out.

use crate::table_view::TableView;
use crate::{card, glyph};
use marauders::{Action, ShipType, seat_name};
use maud::{Markup, html};

/// The paper for what is asked now, if it has one.
pub(crate) fn paper(table: &TableView) -> Option<Markup> {
    match table.offers.first()? {
        Action::ChooseStartShip(_) => Some(first_ship(table)),
        Action::KeepGlory(_) => Some(choices(
            table,
            "choose-glory",
            &html! { @for card in table.view.drawn.glory.unwrap_or_default().iter() { li { (card::glory(table, card)) } } },
        )), // text: choose-glory
        Action::KeepRumor(_) => Some(choices(
            table,
            "choose-rumor",
            &html! { @for rumor in table.view.drawn.rumors.unwrap_or_default().iter() { li { (card::drawn_rumor(table, rumor)) } } },
        )), // text: choose-rumor
        Action::ChooseToken(_) => Some(choices(
            table,
            "choose-token",
            &html! { // text: choose-token
                @for good in table.view.drawn.tokens.unwrap_or_default().kinds() { li { (card::by_good(table, good, Some(&format!("good.{good}")), &Markup::default())) } }
            },
        )),
        Action::Stow(_) if table.view.battle.is_none() => {
            Some(choices(table, "lot", &html! { li { (crate::raid::lot(table)) } }))
        } // text: lot
        _ => None,
    }
}

fn choices(table: &TableView, key: &str, content: &Markup) -> Markup {
    html! {
        section.dialog.choices role="region" aria-labelledby="choice-title" {
            header.dialog-head { h2 #choice-title { (table.words.text(key)) } }
            div.dialog-body { ul { (content) } }
        }
    }
}

/// Sloop or flute (MM-SETUP-03).
fn first_ship(table: &TableView) -> Markup {
    let (words, terms) = (table.words, table.terms());
    let seat = table.near;
    html! {
        section.dialog.choices role="region" aria-labelledby="choice-title" {
            header.dialog-head { h2 #choice-title { (words.text("choose-ship")) } }
            div.dialog-body {
                ul {
                    @for kind in ShipType::ALL.into_iter().filter(|&kind| table.parts().ship(kind).is_start_ship) {
                        @let facts = table.parts().ship(kind);
                        li {
                            button.ship-choice type="button" data-seat=(seat_name(seat)) data-token={ "ship." (kind) } {
                                svg aria-hidden="true" { use href={ "#" (glyph::ship(kind)) } {} }
                                b { (terms.ship(kind)) }
                                span.nums.num {
                                    @for (drawing, number, label) in [("loc-hull", facts.toughness, "location-hull"), ("loc-cargo", facts.cargo, "location-cargo"), ("loc-crew", facts.crew, "location-crew"), ("loc-cannons", facts.cannons, "location-cannons"), ("mod-rigs-and-sails", facts.manoeuvrability, "manoeuvrability")] { // text: manoeuvrability
                                        span title=(words.text(label)) { (glyph::named(drawing, 18, words.text(label))) (number) }
                                    }
                                }
                            }
                        }
                    }
                }
                @if table.view.round == 0 { p.secret { (glyph::sym("ui-seal", 20)) (words.text("choose-ship-sealed")) } }
            }
        }
    }
}
