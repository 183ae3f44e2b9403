//! The pages for when something went wrong: an error with the way back, and the page of an installed app without a server.

use crate::{Frame, frame, widget::drawing};
use maud::{Markup, html};

/// `sentence` replaces the usual one for the status.
pub fn error(frame: &Frame, status: u16, sentence: Option<&str>) -> Markup {
    let say = frame.say;
    let usual = match status {
        400 | 422 => say.text("error-400"),
        401 | 403 => say.text("error-403"),
        404 | 410 => say.text("error-404"),
        405 => say.text("error-405"),
        409 => say.text("error-409"),
        413 => say.text("error-413"),
        429 => say.text("error-429"),
        503 => say.text("error-503"),
        400..=499 => say.text("error-4xx"),
        _ => say.text("error-5xx"),
    };
    let title = if status == 404 || status == 410 { say.text("error-title-404") } else { say.text("error-title") };
    let body = html! {
        div.lost {
            (drawing("rose"))
            h1 { (title) }
            p { (sentence.unwrap_or(&usual)) }
            p.label { (say.with("error-code", &[("code", status.into())])) }
            a.btn.btn--go href="/" { (say.text("error-home")) }
        }
    };
    frame::page(frame, "start", &body, &html! {})
}

/// What an installed app shows while the server is out of reach. The browser caches it, so it holds nothing personal.
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
