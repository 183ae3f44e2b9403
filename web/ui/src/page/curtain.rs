//! The curtain between two people at one screen: nothing of the table is in this page.

use crate::{
    Frame, frame,
    widget::{SeatTag, crest, icon, post},
};
use maud::{Markup, html};

#[derive(Clone, Debug)]
pub struct Curtain<'a> {
    pub id: &'a str,
    pub seat: SeatTag,
    /// Who sits there.
    pub name: String,
    pub way_back: Option<WayBack<'a>>,
}

/// The player who had the screen before may still take back their answer.
#[derive(Clone, Debug)]
pub struct WayBack<'a> {
    /// The seat in records.
    pub seat: &'a str,
    pub name: String,
    /// The number with which it is taken back.
    pub seq: u64,
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
            @if let Some(back) = &curtain.way_back {
                @let label = html! { (icon("ui-undo")) " " (say.with("curtain-undo", &[("name", (&back.name).into())])) };
                (post(&format!("/t/{}/undo", curtain.id), &[("seat", back.seat), ("seq", &back.seq.to_string())], "btn btn--quiet", &label))
            }
        }
    };
    frame::page(frame, "start", &body, &html! {})
}
