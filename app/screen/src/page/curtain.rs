//! The curtain between two people at one screen: nothing of the table is in this page.

use crate::{Frame, frame, widget::SeatTag, widget::crest};
use maud::{Markup, html};

#[derive(Clone, Debug)]
pub struct Curtain<'a> {
    pub id: &'a str,
    pub seat: SeatTag,
    /// Who sits there.
    pub name: String,
}

pub fn curtain(frame: &Frame, curtain: &Curtain) -> Markup {
    let say = frame.say;
    let args = [("seat", (&curtain.seat.title).into()), ("name", (&curtain.name).into())];
    let body = html! {
        div.curtain {
            (crest(&curtain.seat.slug))
            h1 { (say.with("curtain-title", &args)) }
            p.quiet { (say.with("curtain-text", &args)) }
            form method="get" action={ "/t/" (curtain.id) } {
                button.btn.btn--go name="seat" value=(curtain.seat.slug) autofocus { (say.with("curtain-go", &args)) }
            }
        }
    };
    frame::page(frame, "start", &body, &html! {})
}
