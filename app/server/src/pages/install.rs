//! What makes the site an app that can be installed: manifest, icons, the worker and the page it shows without a server.

use super::{Word, shown};
use crate::{app::Shared, fields::Query, paint, reader::Reader, trouble::Trouble};
use axum::{
    Json,
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use serde_json::json;
use std::sync::LazyLock;
use wardroom_screen::{Frame, Language, Markup, asset, page};

/// Paper and ink, as `tokens.css` has them by day.
const PAPER: &str = "#f5eedd";
const SIZES: [u32; 3] = [180, 192, 512];

/// `GET /manifest.webmanifest`
pub(crate) async fn manifest(State(app): State<Shared>, reader: Reader) -> Response {
    let say = app.say(reader.language());
    let icon = |size: u32, purpose: &str| json!({"src": format!("/icons/{size}.png"), "sizes": format!("{size}x{size}"), "type": "image/png", "purpose": purpose});
    let shortcut = |key: &str, url: &str| json!({"name": say.text(key), "url": url});
    let manifest = json!({
        "id": "/",
        "name": "Wardroom",
        "short_name": "Wardroom",
        "description": say.text("app-description"),
        "lang": reader.language().code(),
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

/// Painted when they are first asked for.
static ICONS: LazyLock<Vec<(u32, Vec<u8>)>> = LazyLock::new(|| {
    let drawing = asset::shared().iter().find(|file| file.name == "app-icon.svg");
    let drawing = drawing.and_then(|file| str::from_utf8(file.bytes).ok()).unwrap_or_default();
    SIZES.into_iter().filter_map(|size| Some((size, paint::square(drawing, size).ok()?))).collect()
});

/// `GET /icons/<size>.png`
pub(crate) async fn icon(Word(file): Word) -> Result<Response, Trouble> {
    let size: Option<u32> = file.strip_suffix(".png").and_then(|size| size.parse().ok());
    let icon = ICONS.iter().find(|icon| Some(icon.0) == size).ok_or(Trouble::NoSuchPage)?;
    let headers = [(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, "public, max-age=86400")];
    Ok((headers, icon.1.clone()).into_response())
}

/// `GET /worker.js`: at the root, because it serves the whole site, and another text with every other version of the files.
pub(crate) async fn worker(State(app): State<Shared>) -> Response {
    let files = asset::shared().iter().filter(|file| file.name != "worker.js").map(wardroom_screen::Asset::url);
    let styles = app.styles.iter().map(wardroom_screen::Asset::url);
    let offline = Language::ALL.into_iter().map(|language| format!("/offline?language={language}"));
    let files: Vec<String> = files.chain(styles).chain(offline).collect();
    let pages = Language::ALL.map(|language| ashore(&app, language).into_string());
    let version = format!("{:016x}", crate::desk::hash(&(&files, pages)));
    let worker = asset::shared().iter().find(|file| file.name == "worker.js").map(|file| file.bytes);
    let text = String::from_utf8_lossy(worker.unwrap_or_default());
    let text = text.replace("VERSION", &version).replace("FILES", &json!(files).to_string());
    let headers = [(header::CONTENT_TYPE, "text/javascript; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
    (headers, text).into_response()
}

/// `GET /offline?language=`: the same for everybody, because browsers keep it.
pub(crate) async fn offline(State(app): State<Shared>, Query(query): Query) -> Response {
    let language = query.get("language").and_then(|language| language.parse().ok()).unwrap_or_default();
    shown(ashore(&app, language))
}

fn ashore(app: &Shared, language: Language) -> Markup {
    let say = app.say(language);
    page::offline(&Frame::new(say, say.text("offline-title"), "/"))
}
