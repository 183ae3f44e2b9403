//! Why not, where no script asks at a touch (`assets/js/why.js`): a form that names one of the things on the table, and the
//! answer to it. It knows the things from what is drawn, so it can tell nothing that the page does not show.

use super::Table;
use crate::{DrawnTable, Say, markup, widget::hidden};
use maud::{Markup, html};
use std::collections::BTreeSet;

/// What somebody asked about, and what stands against it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct WhyNot {
    pub token: String,
    /// It can be done now, at least with something else.
    pub is_offered: bool,
    /// Each with its rule.
    pub reasons: Vec<(String, String)>,
}

pub(super) fn form(table: &Table, say: Say) -> Markup {
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

fn answer(why: &WhyNot, things: &[(String, String)], game: &str, say: Say) -> Markup {
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

/// The things on the table that are no part of any answer now: token and name, each once, in the order in which they are drawn.
fn refused(board: &DrawnTable) -> Vec<(String, String)> {
    let mut seen: BTreeSet<String> =
        board.offers.iter().flat_map(|offer| offer.path.split(" > ")).map(str::to_owned).collect();
    let mut things = Vec::new();
    for fragment in &board.fragments {
        for (at, _) in fragment.html.match_indices(SIGN) {
            let Some(token) = fragment.html[at + SIGN.len()..].split('"').next().map(markup::text) else { continue };
            if seen.insert(token.clone()) {
                let name = Some(name(&fragment.html, at)).filter(|name| !name.is_empty());
                things.push((token.clone(), name.unwrap_or(token)));
            }
        }
    }
    things
}

const SIGN: &str = " data-token=\"";

/// What a thing is called, of which this is a place inside its tag: its label, or the words in it.
fn name(html: &str, at: usize) -> String {
    let start = html[..at].rfind('<').unwrap_or(at);
    let (tag, inside) = html[start..].split_once('>').unwrap_or((&html[start..], ""));
    let label = tag.split_once(" aria-label=\"").and_then(|parts| parts.1.split('"').next());
    label.map_or_else(|| words(inside), markup::text)
}

/// Elements that hold nothing and are not closed.
const EMPTY: [&str; 4] = ["br", "hr", "img", "input"];

/// The words up to the end of the element that they are in, but for what is hidden from whoever listens.
fn words(html: &str) -> String {
    let (mut words, mut open, mut hidden_in) = (String::new(), 0_usize, None);
    let mut pieces = html.split('<');
    words.push_str(pieces.next().unwrap_or_default());
    for piece in pieces {
        let (tag, text) = piece.split_once('>').unwrap_or((piece, ""));
        let element = tag.split([' ', '/']).next().unwrap_or_default();
        if tag.starts_with('/') {
            if open == 0 {
                break;
            }
            open -= 1;
            hidden_in = hidden_in.filter(|&depth| depth <= open);
        } else if !tag.ends_with('/') && !EMPTY.contains(&element) {
            if tag.contains("aria-hidden=\"true\"") && hidden_in.is_none() {
                hidden_in = Some(open + 1);
            }
            open += 1;
        }
        if hidden_in.is_none() {
            words.push(' ');
            words.push_str(text);
        }
    }
    markup::text(&words)
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
