//! The list of finished games.

use super::{TableRow, start};
use crate::{Frame, frame};
use maud::{Markup, html};

pub fn records(frame: &Frame, rows: &[TableRow]) -> Markup {
    let say = frame.say;
    let body = html! {
        div.greet { div { h1 { (say.text("bar-records")) } p { (say.text("records-text")) } } }
        div.lists { (start::list(say, "records", &say.text("start-finished"), &say.text("records-none"), rows)) }
    };
    frame::page(frame, "start start--narrow", &body, &html! {})
}
