//! Who is at the table: a sign at each seat, and who looks on. It changes without the game, so it is a part of its own.

use crate::{
    Fragment, Say,
    widget::{SeatTag, crest_small, icon},
};
use maud::{Markup, html};

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PeopleAtTable {
    /// All seats, in their order.
    pub seats: Vec<SeatPresence>,
    /// The names of those who look on and have one.
    pub onlookers: Vec<String>,
    /// How many look on without a name.
    pub strangers: usize,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatPresence {
    pub seat: SeatTag,
    pub name: String,
    /// To their page.
    pub href: Option<String>,
    pub attendance: Attendance,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attendance {
    Here,
    Away,
    Bot,
}

impl Attendance {
    /// Class and word: the sign differs in shape, and the word is there for all who do not see it.
    fn sign(self, say: Say) -> (&'static str, String) {
        match self {
            Attendance::Here => ("is-here", say.text("company-here")),
            Attendance::Away => ("is-away", say.text("company-away")),
            Attendance::Bot => ("is-bot", say.text("company-bot")),
        }
    }
}

pub(super) fn strip(company: &PeopleAtTable, say: Say) -> Markup {
    html! {
        ul #company .company aria-label=(say.text("company-label")) {
            @for companion in &company.seats { (seat(companion, say)) }
            @if !company.onlookers.is_empty() || company.strangers > 0 { (onlookers(company, say)) }
        }
    }
}

pub(super) fn fragment(company: &PeopleAtTable, say: Say) -> Fragment {
    Fragment::new("company", strip(company, say))
}

fn seat(companion: &SeatPresence, say: Say) -> Markup {
    let (class, word) = companion.attendance.sign(say);
    html! {
        li class={ "companion " (class) } title={ (companion.name) ": " (word) } {
            (crest_small(&companion.seat.slug))
            @match &companion.href { Some(href) => { a.companion-name href=(href) { (companion.name) } } None => { span.companion-name { (companion.name) } } }
            span.companion-word { (word) }
        }
    }
}

fn onlookers(company: &PeopleAtTable, say: Say) -> Markup {
    let count = company.onlookers.len() + company.strangers;
    let watching = say.with("company-onlookers", &[("n", count.into())]);
    html! {
        li {
            details.menu.onlookers {
                summary title=(watching) { (icon("ui-eye")) span.num { (count) } span.sr { " " (watching) } }
                div.menu-paper {
                    p.label { (watching) }
                    ul {
                        @for name in &company.onlookers { li { (name) } }
                        @if company.strangers > 0 { li.quiet { (say.with("company-strangers", &[("n", company.strangers.into())])) } }
                    }
                }
            }
        }
    }
}
