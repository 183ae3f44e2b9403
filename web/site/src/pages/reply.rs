//! What handlers share: replies for browsers and scripts, rendering on the pool, dates.

use crate::{
    error::AppError,
    extract::{CurrentUser, Fields},
    lobby::Length,
};
use axum::{
    Json,
    response::{Html, IntoResponse, Redirect, Response},
};
use jiff::{Timestamp, tz::TimeZone};
use serde_json::{Value, json};
use wardroom_accounts::Unavailable;
use wardroom_live::{guarded, render_pool::RenderPool};
use wardroom_ui::{Language, Markup};

/// Renders a cheap page on the threads for pages.
pub(super) async fn render_page<T: Send + 'static>(
    pool: &RenderPool,
    render: impl FnOnce() -> Result<T, AppError> + Send + 'static,
) -> Result<T, AppError> {
    pool.render_page(move || guarded(render)).await.ok_or(Unavailable::Stopping)??
}

pub(super) fn shown(page: Markup) -> Response {
    Html(page.into_string()).into_response()
}

/// The action is done: a script gets JSON, a browser is redirected to where the result can be seen.
pub(super) fn done(user: &CurrentUser, page: &str, json: Value) -> Response {
    if user.prefs.wants_json { Json(json).into_response() } else { Redirect::to(page).into_response() }
}

/// The same if the result is on another page, for scripts too.
pub(super) fn lead(user: &CurrentUser, page: &str) -> Response {
    done(user, page, json!({ "go": page }))
}

/// The day in the style of the language. The server does not know the time zones of its users.
pub(crate) fn date(at: i64, language: Language) -> String {
    let form = match language {
        Language::En => "%-d %b %Y",
        Language::De => "%-d.%-m.%Y",
    };
    Timestamp::from_millisecond(at).unwrap_or_default().to_zoned(TimeZone::UTC).strftime(form).to_string()
}

/// How long the user wants the lists of the start page.
pub(crate) fn list_length(query: &Fields) -> Length {
    if query.get("more") == Some("on") { Length::Long } else { Length::Usual }
}
