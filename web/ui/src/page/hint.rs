//! A hint, where there are no scripts to show it at the table itself: what the bot would do, and a button that does it.

use super::{RatingStake, TablePage};
use crate::{Frame, Say, frame, widget::hidden};
use maud::{Markup, html};

/// What the strong bot would answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hint<'a> {
    pub table: &'a str,
    pub seat: &'a str,
    /// The number of the question.
    pub seq: u64,
    pub answer: &'a str,
    pub label: &'a str,
    /// How it sees the match then, in percent.
    pub chance: u32,
}

/// The hint as a sentence.
pub fn hint_words(hint: &Hint, say: Say) -> String {
    say.with("hint-said", &[("label", hint.label.into()), ("chance", hint.chance.into())])
}

pub fn hint(frame: &Frame, hint: &Hint) -> Markup {
    let say = frame.say;
    let body = html! {
        div.lost {
            h1 { (say.text("hint-title")) }
            p { (hint_words(hint, say)) }
            p.quiet { (say.text("hint-explained")) }
            form method="post" action={ "/t/" (hint.table) "/answer" } {
                (hidden("seq", &hint.seq.to_string())) (hidden("seat", hint.seat))
                button.btn.btn--go name="answer" value=(hint.answer) { (hint.label) }
            }
            a.btn.btn--quiet href={ "/t/" (hint.table) "?seat=" (hint.seat) } { (say.text("hint-back")) }
        }
    };
    frame::page(frame, "start", &body, &html! {})
}

/// The button at the table; what the bot says stands beside it. Where it has a price, that is said before the first time.
pub(super) fn button(table: &TablePage, seat: &str, say: Say) -> Markup {
    let ask = html! { (crate::widget::icon("ui-eye")) " " (say.text("hint-title")) };
    let is_first = table.hints == 0 && table.watch.stake != RatingStake::Nothing;
    html! {
        form #hint method="post" action={ "/t/" (table.id) "/hint" } {
            (hidden("seat", seat))
            @if is_first {
                details.sure.hint-first {
                    summary.btn.btn--quiet title=(say.text("hint-explained")) { (ask) }
                    p.quiet { (say.text("hint-counts")) }
                    button.btn { (say.text("hint-yes")) }
                }
            } @else { button.btn.btn--quiet title=(say.text("hint-explained")) { (ask) } }
        }
        p #hint-said .hint-said role="status" data-own {}
    }
}
