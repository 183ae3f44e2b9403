//! The handlers, one file for each part of the site. Each reads what was sent, does one thing, and shows or leads on.

pub(crate) mod absent;
pub(crate) mod chairs;
pub(crate) mod gathering;
pub(crate) mod hint;
pub(crate) mod install;
pub(crate) mod learn;
pub(crate) mod me;
pub(crate) mod play;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod site;
pub(crate) mod standing;
pub(crate) mod start;
pub(crate) mod table;
pub(crate) mod talk;

use crate::{
    app::Shared,
    desk::{Desk, Tables, guarded},
    fields::is_written,
    reader::Reader,
    trouble::Trouble,
};
use axum::{
    Json,
    extract::{FromRequestParts, Path},
    http::request::Parts,
    response::{Html, IntoResponse, Redirect, Response},
};
use serde_json::{Value, json};
use std::sync::Arc;
use wardroom_ui::Markup;

/// The table that an address names.
#[derive(Debug)]
pub(crate) struct At(pub(crate) Arc<Desk>);

impl FromRequestParts<Shared> for At {
    type Rejection = Trouble;
    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<At, Trouble> {
        let Word(id) = Word::from_request_parts(parts, app).await?;
        Ok(At(Tables::get(app, &id).await?))
    }
}

/// The one part of an address that is not fixed.
#[derive(Debug)]
pub(crate) struct Word(pub(crate) String);

impl FromRequestParts<Shared> for Word {
    type Rejection = Trouble;
    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Word, Trouble> {
        let path = Path::<String>::from_request_parts(parts, app).await;
        let word = path.ok().map(|Path(word)| word).filter(|word| is_written(word));
        word.map(Word).ok_or(Trouble::NoSuchPage)
    }
}

/// A page that costs little to draw, and yet something: apart from those who answer (`easel.rs`).
async fn apart<T: Send + 'static>(
    app: &Shared,
    draw: impl FnOnce(&Shared) -> Result<T, Trouble> + Send + 'static,
) -> Result<T, Trouble> {
    let shared = app.clone();
    app.easel.draw_page(move || guarded(|| draw(&shared))).await?.map_err(Trouble::Frozen)?
}

fn shown(page: Markup) -> Response {
    Html(page.into_string()).into_response()
}

/// What was asked for is done: a script hears that, everybody else is led to where it can be seen.
fn done(reader: &Reader, page: &str, told: Value) -> Response {
    if reader.manner.wants_json { Json(told).into_response() } else { Redirect::to(page).into_response() }
}

/// The same where the page to be seen is another one, for scripts too.
fn lead(reader: &Reader, page: &str) -> Response {
    done(reader, page, json!({ "go": page }))
}
