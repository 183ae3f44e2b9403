//! The list of finished games.

use super::{TableListRow, start};
use crate::{Frame, Say, frame};
use maud::{Markup, html};

/// `older` is the address of the next page, if there is one.
pub fn records(frame: &Frame, rows: &[TableListRow], older: Option<&str>) -> Markup {
    let say = frame.say;
    let body = html! {
        div.greet { div { h1 { (say.text("bar-records")) } p { (say.text("records-text")) } } }
        div.lists { (start::list(say, "records", &say.text("records-latest"), &say.text("records-none"), rows, older)) }
        (upload(say))
    };
    frame::page(frame, "start start--narrow", &body, &html! {})
}

/// A record from elsewhere, to be looked back at here.
fn upload(say: Say) -> Markup {
    html! {
        section aria-labelledby="upload-title" {
            h2 #upload-title { (say.text("upload-title")) }
            form.upload method="post" action="/records" enctype="multipart/form-data" {
                label for="upload" { (say.text("upload-label")) }
                input #upload type="file" name="record" required accept=".txt,.record,text/plain";
                div { button.btn { (say.text("upload-go")) } }
            }
        }
    }
}
