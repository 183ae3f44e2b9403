//! Why not, where no script asks at a touch (`assets/js/why.js`): a form that names one of the things on the table, and the
//! answer to it. It knows the things from what is drawn, so it can tell nothing that the page does not show.

use super::TablePage;
use crate::{
    DrawnTable, Say,
    game_screen::TOKEN,
    markup::{self, Element, Node},
    widget::hidden,
};
use maud::{Markup, html};
use std::collections::BTreeSet;

/// What the viewer asked about, and the reasons against it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct WhyNotAnswer {
    pub token: String,
    /// It can be done now, at least with something else.
    pub is_offered: bool,
    /// Each with its rule.
    pub reasons: Vec<(String, String)>,
}

pub(super) fn form(table: &TablePage, say: Say) -> Markup {
    let Some(seat) = table.seat.filter(|_| table.end.is_none()) else { return html! {} };
    let things = refused(table.board);
    html! {
        @if !things.is_empty() || table.why.is_some() {
            noscript {
                details #why-not open[table.why.is_some()] {
                    summary.btn.btn--quiet { (say.text("js-why")) }
                    form method="get" action={ "/t/" (table.id) } {
                        (hidden("seat", seat))
                        div.offers-list {
                            label for="why-thing" { (say.text("whynot-thing")) }
                            select #why-thing name="why" {
                                @for (token, label) in &things { option value=(token) selected[table.why.is_some_and(|why| why.token == *token)] { (label) } }
                            }
                            button.btn { (say.text("whynot-ask")) }
                        }
                    }
                    @if let Some(why) = table.why { (answer(why, &things, table.game, say)) }
                }
            }
        }
    }
}

fn answer(why: &WhyNotAnswer, things: &[(String, String)], game: &str, say: Say) -> Markup {
    let label = things.iter().find(|thing| thing.0 == why.token).map_or(&*why.token, |thing| &thing.1);
    let texts: BTreeSet<&str> = why.reasons.iter().map(|reason| &*reason.1).collect();
    let rules: BTreeSet<&str> = why.reasons.iter().map(|reason| &*reason.0).collect();
    html! {
        p #why-plain {
            b { (label) ": " }
            @if why.is_offered { (say.text("whynot-offered")) } @else if texts.is_empty() { (say.text("js-none")) }
            @for text in texts { (text) " " }
            @for rule in &rules { a href={ "/rules/" (game) "#" (rule) } { (rule) } " " }
            @if rules.is_empty() { a href={ "/rules/" (game) } { (say.text("js-rules")) } }
        }
    }
}

/// The things on the table that are in no offered answer: token and name, each once, in the order in which they are drawn.
fn refused(board: &DrawnTable) -> Vec<(String, String)> {
    let mut known: BTreeSet<String> =
        board.offers.iter().flat_map(|offer| offer.path.split(" > ")).map(str::to_owned).collect();
    let mut things = Vec::new();
    for fragment in &board.fragments {
        for element in fragment.tree().elements() {
            let Some(token) = element.attribute(TOKEN) else { continue };
            if known.insert(token.to_string()) {
                let name = Some(name(element)).filter(|name| !name.is_empty());
                things.push((token.to_string(), name.unwrap_or_else(|| token.to_string())));
            }
        }
    }
    things
}

/// What a thing is called: its label, or the words in it.
fn name(thing: Element) -> String {
    let mut words = String::new();
    match thing.attribute("aria-label") {
        Some(label) => words.push_str(&label),
        None => write_words(thing, &mut words),
    }
    markup::in_one_line(&words)
}

/// The words that a screen reader reads; those of two elements have a space between them.
fn write_words(element: Element, words: &mut String) {
    for node in element.children() {
        words.push(' ');
        match node {
            Node::Text(text) => words.push_str(&text.text()),
            Node::Element(element) if element.attribute("aria-hidden").as_deref() == Some("true") => {}
            Node::Element(element) => write_words(element, words),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Fragment, Offer};
    use maud::PreEscaped;

    #[test]
    fn things_that_no_answer_names_are_listed_once_by_what_they_are_called() {
        let drawn = r##"<div id="a"><button data-token="card.fire" id="x"><svg aria-hidden="true"><text>X</text></svg><b>Fire &amp; smoke</b> <small>2<br>left</small></button><g role="button" data-token="zone.1" aria-label="Zone 1: empty"><text>1</text></g><g data-token="zone.1"></g><button data-token="card.wait">Wait</button><button data-token="mast"><i></i></button></div>"##;
        let offer = Offer { path: "lay > card.wait".into(), label: "Wait".into(), touches: vec![], is_last: false };
        let board = DrawnTable {
            state: String::new(),
            question: String::new(),
            offers: vec![offer],
            must_confirm: false,
            windows: vec![],
            pass: None,
            fragments: vec![Fragment::new("a", PreEscaped(drawn.into()))],
            end: None,
        };
        let named: Vec<(String, String)> = refused(&board);
        let named: Vec<(&str, &str)> = named.iter().map(|thing| (&*thing.0, &*thing.1)).collect();
        assert_eq!(named, [("card.fire", "Fire & smoke 2 left"), ("zone.1", "Zone 1: empty"), ("mast", "mast")]);
    }
}
