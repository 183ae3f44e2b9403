//! Files that browsers and crawlers request by convention: icons, the manifest and the worker of the installable app, its offline
//! page, robots.txt.

use super::reply::shown;
use crate::{
    error::AppError,
    extract::{CurrentUser, PathSegment, Query},
    site::{Site, offline_page},
    texts::say,
};
use axum::{
    Json,
    extract::State,
    http::header,
    response::{IntoResponse, Redirect, Response},
};
use serde_json::json;
use std::sync::Arc;
use std::sync::LazyLock;
use wardroom_ui::asset;

/// Paper and ink, as `tokens.css` has them by day.
const PAPER: &str = "#f5eedd";
const SIZES: [u32; 3] = [180, 192, 512];

/// `GET /manifest.webmanifest`
pub(crate) async fn manifest(user: CurrentUser) -> Response {
    let say = say(user.language());
    let icon = |size: u32, purpose: &str| json!({"src": format!("/icons/{size}.png"), "sizes": format!("{size}x{size}"), "type": "image/png", "purpose": purpose});
    let shortcut = |key: &str, url: &str| json!({"name": say.text(key), "url": url});
    let manifest = json!({
        "id": "/",
        "name": "Wardroom",
        "short_name": "Wardroom",
        "description": say.text("app-description"),
        "lang": user.language().code(),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "categories": ["games"],
        // The drawing fills the square and keeps to the circle that every system leaves of it.
        "icons": [icon(192, "any"), icon(512, "any"), icon(192, "maskable"), icon(512, "maskable")],
        // text: bar-records bar-standing bar-rules
        "shortcuts": [shortcut("bar-records", "/records"), shortcut("bar-standing", "/standing"), shortcut("bar-rules", "/rules")],
    });
    ([(header::CONTENT_TYPE, "application/manifest+json")], Json(manifest).into_response().into_body()).into_response()
}

/// A drawing in several sizes. Each costs something once.
fn painted<const N: usize>(drawing: &str, sizes: [u32; N]) -> Vec<(u32, Vec<u8>)> {
    let drawing = asset::shared().iter().find(|file| file.name == drawing);
    let drawing = drawing.and_then(|file| str::from_utf8(file.bytes).ok()).unwrap_or_default();
    sizes.into_iter().filter_map(|size| Some((size, wardroom_png::square(drawing, size).ok()?))).collect()
}

/// Rendered at the first request.
static ICONS: LazyLock<Vec<(u32, Vec<u8>)>> = LazyLock::new(|| painted("app-icon.svg", SIZES));
/// For clients without SVG icons: old browsers, feed readers, bookmarks, and pictures or records opened alone.
static FAVICON: LazyLock<Vec<u8>> = LazyLock::new(|| ico(&painted("favicon.svg", [16, 32, 48])));

const A_DAY: &str = "public, max-age=86400";

/// `GET /icons/<size>.png`
pub(crate) async fn icon(PathSegment(file): PathSegment) -> Result<Response, AppError> {
    kept_icon(file.strip_suffix(".png").and_then(|size| size.parse().ok()))
}

/// `GET /apple-touch-icon.png`: asked for at the root, whatever the pages say.
pub(crate) async fn touch_icon() -> Result<Response, AppError> {
    kept_icon(Some(180))
}

fn kept_icon(size: Option<u32>) -> Result<Response, AppError> {
    let icon = ICONS.iter().find(|icon| Some(icon.0) == size).ok_or(AppError::NoSuchPage)?;
    let headers = [(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, A_DAY)];
    Ok((headers, icon.1.clone()).into_response())
}

/// `GET /favicon.ico`: the same.
pub(crate) async fn favicon() -> Response {
    let headers = [(header::CONTENT_TYPE, "image/x-icon"), (header::CACHE_CONTROL, A_DAY)];
    (headers, FAVICON.as_slice()).into_response()
}

/// An ICO file: a directory of the pictures, then the pictures.
fn ico(paintings: &[(u32, Vec<u8>)]) -> Vec<u8> {
    const HEAD: u32 = 6;
    const ENTRY: u32 = 16;
    let number = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let count = u16::try_from(paintings.len()).unwrap_or(u16::MAX);
    let mut file = [0_u16, 1, count].map(u16::to_le_bytes).concat();
    let mut place = HEAD + ENTRY * u32::from(count);
    for (size, painting) in paintings {
        let size = u8::try_from(*size).unwrap_or(0);
        // Any number of colours, one plane of 32 bits.
        file.extend([size, size, 0, 0, 1, 0, 32, 0]);
        file.extend(number(painting.len()).to_le_bytes());
        file.extend(place.to_le_bytes());
        place += number(painting.len());
    }
    file.extend(paintings.iter().flat_map(|painting| &painting.1));
    file
}

/// Search engines may index what is the same for all users. Tables, records and people are for those who have the address, and
/// the steps of a voyage and the moments of a match are without end.
const ROBOTS: &str = "User-agent: *
Disallow: /t/
Disallow: /r/
Disallow: /j/
Disallow: /me
Disallow: /player/
Disallow: /records
Disallow: /standing
Disallow: /learn/
Disallow: /lobby
";

/// `GET /robots.txt`
pub(crate) async fn robots() -> Response {
    let headers = [(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CACHE_CONTROL, A_DAY)];
    (headers, ROBOTS).into_response()
}

/// `GET /.well-known/change-password`: where password managers lead to.
pub(crate) async fn change_password() -> Response {
    Redirect::to("/me").into_response()
}

/// `GET /worker.js`: at the root, because it serves the whole site; its text changes with the files.
pub(crate) async fn worker(State(site): State<Arc<Site>>) -> Response {
    let files = site.cached_files();
    let worker = asset::shared().iter().find(|file| file.name == "worker.js").map(|file| file.bytes);
    let text = String::from_utf8_lossy(worker.unwrap_or_default());
    let text = text.replace("VERSION", site.version()).replace("FILES", &json!(files).to_string());
    let headers = [(header::CONTENT_TYPE, "text/javascript; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
    (headers, text).into_response()
}

/// `GET /offline?language=`: the same for all users, because browsers cache it.
pub(crate) async fn offline(Query(query): Query) -> Response {
    let language = query.get("language").and_then(|language| language.parse().ok()).unwrap_or_default();
    shown(offline_page(language))
}
