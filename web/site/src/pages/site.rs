//! Files, health checks, and the preferences of the user.

use super::reply::{done, lead};
use crate::{
    error::AppError,
    extract::{Cookies, CurrentUser, Fields, PathSegment, YEAR},
    limits::RateLimits,
    site::Site,
    state::{SignUp, Stopping},
};
use axum::{
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde_json::json;
use std::sync::Arc;
use wardroom_accounts::Unavailable;
use wardroom_live::{LiveError, LiveTables};
use wardroom_ui::{Asset, Language, Theme, asset};

/// `GET /assets/<hash>/<name>`: never changes under its address.
pub(crate) async fn file(
    State(site): State<Arc<Site>>,
    PathSegment(path): PathSegment,
    headers: HeaderMap,
) -> Result<Response, AppError> {
    let found: Asset = asset(&path).or_else(|| site.style_at(&path)).ok_or(AppError::NoSuchPage)?;
    let compressed = site.gzip.get(found.hash, found.name, found.bytes, &headers);
    // The compressed file has a tag of its own.
    let etag = if compressed.is_some() { found.etag().replacen('"', "\"gzip-", 1) } else { found.etag() };
    let kept = [
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
        (header::VARY, "accept-encoding"),
        (header::ETAG, &etag),
    ];
    if headers.get(header::IF_NONE_MATCH).is_some_and(|tag| tag.as_bytes() == etag.as_bytes()) {
        return Ok((StatusCode::NOT_MODIFIED, kept).into_response());
    }
    let kind = [(header::CONTENT_TYPE, found.mime)];
    Ok(match compressed {
        Some(compressed) => (kept, kind, [(header::CONTENT_ENCODING, "gzip")], compressed).into_response(),
        None => (kept, kind, found.bytes).into_response(),
    })
}

/// `GET /health`: the process lives.
pub(crate) async fn health() -> &'static str {
    concat!("ok wardroom ", env!("CARGO_PKG_VERSION"), "\n")
}

/// `GET /ready`: it takes requests, and the database answers.
pub(crate) async fn ready(
    State(tables): State<LiveTables>,
    State(stopping): State<Stopping>,
) -> Result<&'static str, AppError> {
    if *stopping.0.borrow() {
        return Err(Unavailable::Stopping.into());
    }
    tables.store().ping().await?;
    Ok("ready\n")
}

/// `POST /language`
pub(crate) async fn language(user: CurrentUser, fields: Fields) -> Result<Response, AppError> {
    let language: Language = fields.need("language")?.parse().map_err(|_| LiveError::Field("language"))?;
    Ok((Cookies::default().keep("language", language.code(), "/", YEAR), back(&user, &fields)).into_response())
}

/// `POST /theme`
pub(crate) async fn theme(user: CurrentUser, fields: Fields) -> Result<Response, AppError> {
    let theme: Theme = fields.need("theme")?.parse().map_err(|_| LiveError::Field("theme"))?;
    Ok((Cookies::default().keep("theme", &theme.to_string(), "/", YEAR), back(&user, &fields)).into_response())
}

/// `POST /name`
pub(crate) async fn name(
    State(limits): State<Arc<RateLimits>>,
    State(sign_up): State<SignUp>,
    user: CurrentUser,
    fields: Fields,
) -> Result<Response, AppError> {
    let name = fields.need("name")?;
    limits.message(user.address)?;
    let (_, cookies) = sign_up.person(&user, Some(name)).await?;
    Ok((cookies, back(&user, &fields)).into_response())
}

/// To the page the form was on; never to another site.
fn back(user: &CurrentUser, fields: &Fields) -> Response {
    let page = fields.get("back").filter(|page| is_ours(page)).unwrap_or("/");
    done(user, page, json!({}))
}

fn is_ours(page: &str) -> bool {
    let is_plain = page.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    page.starts_with('/') && !page.starts_with("//") && is_plain
}

pub(crate) async fn nothing_here() -> AppError {
    AppError::NoSuchPage
}
pub(crate) async fn not_like_this() -> AppError {
    AppError::Method
}
/// `GET` of an address that only forms use.
pub(crate) async fn to_start(user: CurrentUser) -> Response {
    lead(&user, "/")
}

#[cfg(test)]
mod tests {
    use super::is_ours;

    #[test]
    fn the_way_back_never_leads_elsewhere() {
        assert!(is_ours("/") && is_ours("/t/abc?seat=gold"));
        for elsewhere in ["", "t", "//evil.example", "/\\evil.example", "https://evil.example", "/a\r\nx: y", "/a b"] {
            assert!(!is_ours(elsewhere), "{elsewhere}");
        }
    }
}
