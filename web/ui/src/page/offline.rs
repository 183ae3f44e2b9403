//! What an installed app shows while the server is out of reach. The browser caches it, so it holds nothing personal.

use crate::{Frame, frame, widget::drawing};
use maud::{Markup, html};

pub fn offline(frame: &Frame) -> Markup {
    let say = frame.say;
    let body = html! {
        div.lost {
            (drawing("rose"))
            h1 { (say.text("offline-title")) }
            p { (say.text("offline-text")) }
            button.btn.btn--go.js-only type="button" data-again { (say.text("offline-again")) }
        }
    };
    frame::page(frame, "start", &body, &html! {})
}
