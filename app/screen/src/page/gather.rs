//! The gathering: who sits where, the link for the others, and what each throws in for the dice before the game begins.

use super::Holder;
use crate::{
    Fragment, Frame, Say, frame,
    widget::{SeatTag, cover, crest, hidden},
};
use maud::{Markup, PreEscaped, html};

/// A table that has not begun. It begins by itself once every seat is taken and has thrown in.
#[derive(Clone, Debug)]
pub struct Gathering<'a> {
    pub id: &'a str,
    pub game: String,
    pub mode: String,
    pub cover: &'a str,
    pub chairs: Vec<GatherChair>,
    /// The whole address that lets somebody sit down; none if no seat is open.
    pub invite: Option<String>,
    /// The hash of the server's secret.
    pub commitment: String,
    /// With scripts the reader's contributions are drawn and sent at once: nobody else is waited for.
    pub contribute_at_once: bool,
}

#[derive(Clone, Debug)]
pub struct GatherChair {
    pub seat: SeatTag,
    pub sitter: Sitter,
    pub has_contributed: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Open, and the reader may sit down or not.
    Nobody {
        may_sit: bool,
    },
    /// The reader, or somebody at the reader's screen, by this name.
    Here(String),
    Person(String),
    Bot(Holder),
}

pub fn gathering(frame: &Frame, table: &Gathering) -> Markup {
    let fragment = gathering_fragment(frame, table);
    frame::page(frame, "start start--narrow", &PreEscaped(fragment.html), &html! {})
}

/// The part of the page that changes when somebody sits down or throws in.
pub fn gathering_fragment(frame: &Frame, table: &Gathering) -> Fragment {
    let say = frame.say;
    let own: Vec<_> =
        table.chairs.iter().filter(|chair| matches!(chair.sitter, Sitter::Here(_)) && !chair.has_contributed).collect();
    let body = html! {
        div.gather-head {
            span.stamp { (cover(table.cover)) }
            div { p.label { (table.game) " · " (table.mode) } h1 { (say.text("gather-title")) } }
        }
        section aria-labelledby="chairs-title" {
            h2 #chairs-title { (say.text("make-seats")) }
            ul #chairs .places { @for chair in &table.chairs { (place(frame, table, chair)) } }
        }
        @if let Some(invite) = &table.invite { (invitation(invite, say)) }
        section aria-labelledby="dice-title" {
            h2 #dice-title { (say.text("dice-title")) }
            p.prose { (say.text("dice-explained")) }
            p.hash { span.label { (say.text("proof-commitment")) } code { (table.commitment) } }
            @for chair in &own { (contribution(table, chair, say)) }
            @if own.is_empty() { p.quiet role="status" { (say.text("gather-waiting")) } }
        }
    };
    Fragment::new("gather", html! { div #gather .gather data-stream={ "/t/" (table.id) "/stream" } { (body) } })
}

fn place(frame: &Frame, table: &Gathering, chair: &GatherChair) -> Markup {
    let say = frame.say;
    let (who, state) = match &chair.sitter {
        Sitter::Nobody { .. } => (say.text("gather-open"), String::new()),
        Sitter::Here(name) | Sitter::Person(name) if chair.has_contributed => (name.clone(), say.text("gather-threw")),
        Sitter::Here(name) | Sitter::Person(name) => (name.clone(), say.text("gather-sits")),
        Sitter::Bot(bot) => (bot.label(say), say.text("gather-threw")),
    };
    html! {
        li.place {
            (crest(&chair.seat.slug))
            div { b { (chair.seat.title) } span.quiet { (who) } }
            @if chair.sitter == (Sitter::Nobody { may_sit: true }) {
                form.place-sit method="post" action={ "/t/" (table.id) "/sit" } {
                    (hidden("seat", &chair.seat.slug))
                    @if frame.who.is_none() {
                        label.sr for={ "name-" (chair.seat.slug) } { (say.text("name-label")) }
                        input id={ "name-" (chair.seat.slug) } name="name" maxlength="40" required placeholder=(say.text("name-label")) autocomplete="nickname";
                    }
                    button.btn.btn--go { (say.text("row-sit")) span.sr { ": " (chair.seat.title) } }
                }
            } @else { span.label { (state) } }
        }
    }
}

fn invitation(invite: &str, say: Say) -> Markup {
    html! {
        section aria-labelledby="invite-title" {
            h2 #invite-title { (say.text("gather-invite")) }
            p.copy {
                label.sr for="invite" { (say.text("gather-link")) }
                input #invite readonly value=(invite);
                button.btn.js-only type="button" data-copy="invite" { (say.text("gather-copy")) }
            }
        }
    }
}

fn contribution(table: &Gathering, chair: &GatherChair, say: Say) -> Markup {
    let field = format!("contribution-{}", chair.seat.slug);
    let is_last = table.chairs.iter().all(|other| other.has_contributed || other.seat == chair.seat);
    let go = if is_last { say.text("dice-begin") } else { say.text("dice-throw-in") };
    html! {
        form.contribute method="post" action={ "/t/" (table.id) "/contribute" } data-dice data-at-once[table.contribute_at_once] {
            (hidden("seat", &chair.seat.slug))
            label for=(field) { (say.with("dice-yours", &[("seat", (&chair.seat.title).into())])) }
            input id=(field) name="contribution" required maxlength="64" autocomplete="off" spellcheck="false";
            button.btn.btn--go { (go) }
        }
    }
}
