//! What is the same for everybody: files, health; and how the reader wants the site to be.

use super::{Word, done, lead};
use crate::{
    app::Shared,
    fields::Fields,
    reader::{Cookies, Reader, YEAR},
    trouble::Trouble,
};
use axum::{
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde_json::json;
use wardroom_ui::{Asset, Language, Theme, asset};

/// `GET /assets/<hash>/<name>`: never changes under its address.
pub(crate) async fn file(State(app): State<Shared>, Word(path): Word, headers: HeaderMap) -> Result<Response, Trouble> {
    let of_a_game = || app.styles.iter().copied().find(|style| style.url().strip_prefix("/assets/") == Some(&*path));
    let found: Asset = asset(&path).or_else(of_a_game).ok_or(Trouble::NoSuchPage)?;
    let packed = app.packed.of(&found, &headers);
    // What is told apart by how it is packed is told apart by its tag, too.
    let etag = if packed.is_some() { found.etag().replacen('"', "\"gzip-", 1) } else { found.etag() };
    let kept = [
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
        (header::VARY, "accept-encoding"),
        (header::ETAG, &etag),
    ];
    if headers.get(header::IF_NONE_MATCH).is_some_and(|tag| tag.as_bytes() == etag.as_bytes()) {
        return Ok((StatusCode::NOT_MODIFIED, kept).into_response());
    }
    let kind = [(header::CONTENT_TYPE, found.mime)];
    Ok(match packed {
        Some(packed) => (kept, kind, [(header::CONTENT_ENCODING, "gzip")], packed).into_response(),
        None => (kept, kind, found.bytes).into_response(),
    })
}

/// `GET /health`: the process lives.
pub(crate) async fn health() -> &'static str {
    concat!("ok wardroom ", env!("CARGO_PKG_VERSION"), "\n")
}

/// `GET /ready`: it takes requests, and the database answers.
pub(crate) async fn ready(State(app): State<Shared>) -> Result<&'static str, Trouble> {
    if *app.stopping.borrow() {
        return Err(Trouble::Stopping);
    }
    app.store.ping().await?;
    Ok("ready\n")
}

/// `POST /language`
pub(crate) async fn language(reader: Reader, fields: Fields) -> Result<Response, Trouble> {
    let language: Language = fields.need("language")?.parse().map_err(|_| Trouble::Field("language"))?;
    Ok((Cookies::default().keep("language", language.code(), "/", YEAR), back(&reader, &fields)).into_response())
}

/// `POST /theme`
pub(crate) async fn theme(reader: Reader, fields: Fields) -> Result<Response, Trouble> {
    let theme: Theme = fields.need("theme")?.parse().map_err(|_| Trouble::Field("theme"))?;
    Ok((Cookies::default().keep("theme", &theme.to_string(), "/", YEAR), back(&reader, &fields)).into_response())
}

/// `POST /name`
pub(crate) async fn name(State(app): State<Shared>, reader: Reader, fields: Fields) -> Result<Response, Trouble> {
    let name = fields.need("name")?;
    app.gate.message(reader.from)?;
    let (_, cookies) = reader.somebody(&app, Some(name)).await?;
    Ok((cookies, back(&reader, &fields)).into_response())
}

/// To the page the form was on; never to another site.
fn back(reader: &Reader, fields: &Fields) -> Response {
    let page = fields.get("back").filter(|page| is_ours(page)).unwrap_or("/");
    done(reader, page, json!({}))
}

fn is_ours(page: &str) -> bool {
    let is_plain = page.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    page.starts_with('/') && !page.starts_with("//") && is_plain
}

pub(crate) async fn nothing_here() -> Trouble {
    Trouble::NoSuchPage
}
pub(crate) async fn not_like_this() -> Trouble {
    Trouble::Method
}
/// Old habits: `GET` where only a form leads.
pub(crate) async fn to_start(reader: Reader) -> Response {
    lead(&reader, "/")
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
