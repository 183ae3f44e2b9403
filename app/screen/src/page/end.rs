//! How a game ended, and the proof that nobody chose the dice.

use super::{Strength, Table};
use crate::{
    Say,
    widget::{SeatTag, crest, dialog, icon, post},
};
use maud::{Markup, html};

#[derive(Clone, Debug)]
pub struct End {
    pub places: Vec<Place>,
    /// Why the game does not count.
    pub unrated: Option<String>,
    pub proof: Proof,
    /// How many rolls and draws there were.
    pub rolls: usize,
    /// The server has recomputed them all and the commitment fits.
    pub is_checked: bool,
    pub may_rematch: bool,
}

#[derive(Clone, Debug)]
pub struct Place {
    pub seat: SeatTag,
    pub name: String,
    pub is_winner: bool,
    pub score: Option<i32>,
    /// The player's page.
    pub href: Option<String>,
    /// The rating before and after, where the game counts.
    pub moved: Option<(Strength, Strength)>,
}

/// Everything that is needed to throw all dice again.
#[derive(Clone, Debug)]
pub struct Proof {
    pub commitment: String,
    pub secret: String,
    pub throws: Vec<Throw>,
}

/// What a seat threw in.
#[derive(Clone, Debug)]
pub struct Throw {
    pub seat: SeatTag,
    pub contribution: String,
}

/// In the place of the offers: the result, and the way to what can be done now.
pub(super) fn banner(headline: &str, end: &End, table: &Table, say: Say) -> Markup {
    html! {
        p #question .offers-ask { (headline) small { (say.text("end-over")) } }
        div.offers-list {
            @if end.may_rematch { (rematch(table, "btn btn--go", say)) }
            a.btn href="#end" { (say.text("end-look")) }
            a.btn href={ "/t/" (table.id) "/replay?at=0" } { (say.text("replay-title")) }
        }
    }
}

/// The paper with result, proof and record; an empty place until then.
pub(super) fn paper(table: &Table, say: Say) -> Markup {
    let (Some(end), Some(headline)) = (table.end, &table.board.end) else { return html! { div #end {} } };
    let body = html! {
        div.dialog-body.end {
            ul.places { @for place in &end.places { (result(place, say)) } }
            @if let Some(why) = &end.unrated { p.quiet { (why) " " a href={ "/standing/" (table.game) } { (say.text("bar-standing")) } } }
            (proof(table, end, say))
        }
        div.dialog-foot {
            a.btn.btn--quiet href="/" { (say.text("end-home")) }
            a.btn href={ "/t/" (table.id) "/record" } download { (say.text("end-record")) }
            @if end.may_rematch { (rematch(table, "btn btn--go", say)) }
        }
    };
    dialog("end", headline, &say.text("close"), &body)
}

fn rematch(table: &Table, class: &str, say: Say) -> Markup {
    post(&format!("/t/{}/rematch", table.id), &[], class, &html! { (say.text("end-rematch")) })
}

fn result(place: &Place, say: Say) -> Markup {
    html! {
        li.place {
            (crest(&place.seat.slug))
            div {
                b { @match &place.href { Some(href) => { a href=(href) { (place.name) } } None => (place.name) } }
                span.quiet { (place.seat.title) }
                @if let Some((before, after)) = place.moved {
                    span.place-rating.num { (say.with("player-moved", &[("before", before.text().into()), ("after", after.text().into())])) }
                }
            }
            @if let Some(score) = place.score { span.num.score { (score) } }
            @if place.is_winner { span.winner { (icon("fame")) (say.text("end-winner")) } }
        }
    }
}

fn proof(table: &Table, end: &End, say: Say) -> Markup {
    html! {
        details.proof open {
            summary {
                @if end.is_checked { (icon("ui-check")) (say.with("proof-checked", &[("n", end.rolls.into())])) }
                @else { (icon("ui-why")) (say.text("proof-failed")) }
            }
            (here(&format!("/t/{}/record", table.id), say))
            (ingredients(&end.proof, say))
        }
    }
}

/// What the dice were made of.
pub(super) fn ingredients(proof: &Proof, say: Say) -> Markup {
    html! {
        p.prose { (say.text("proof-explained")) }
        dl {
            div { dt { (say.text("proof-commitment")) } dd { code { (proof.commitment) } } }
            @for throw in &proof.throws {
                div { dt { (say.with("proof-contribution", &[("seat", (&throw.seat.title).into())])) } dd { code { (throw.contribution) } } }
            }
            div { dt { (say.text("proof-secret")) } dd { code { (proof.secret) } } }
        }
    }
}

/// Where `assets/js/proof.js` says what it found: the reader's own machine throws all dice again.
pub(super) fn here(record: &str, say: Say) -> Markup {
    let good = say.with("proof-here", &[("n", "{n}".into())]);
    html! {
        p #proof-here .js-only role="status" data-own data-proof=(record) data-good=(good) data-bad=(say.text("proof-here-bad")) data-cannot=(say.text("proof-here-cannot")) {
            (say.text("proof-here-begun"))
        }
    }
}
