//! Language, theme and kind of reply, from headers and cookies alone.

use super::cookies::cookie;
use crate::{site::Site, texts::say};
use axum::http::{HeaderMap, HeaderValue, Uri, header};
use wardroom_ui::{Frame, Language, Theme};

#[derive(Clone, Debug)]
pub(crate) struct RequestPrefs {
    pub(crate) language: Language,
    pub(crate) theme: Theme,
    /// A script asks, not a browser that follows a link.
    pub(crate) wants_json: bool,
    /// Path and query, to return to.
    pub(crate) path: String,
}

impl RequestPrefs {
    pub(crate) fn new(headers: &HeaderMap, uri: &Uri) -> RequestPrefs {
        let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
        let chosen = cookie(headers, "language").and_then(|language| language.parse().ok());
        let accepted = || text(header::ACCEPT_LANGUAGE).map(Language::accepted).unwrap_or_default();
        RequestPrefs {
            language: chosen.unwrap_or_else(accepted),
            theme: cookie(headers, "theme").and_then(|theme| theme.parse().ok()).unwrap_or_default(),
            wants_json: text(header::ACCEPT).is_some_and(|accept| accept.contains("application/json")),
            path: uri.path_and_query().map_or("/", |path| path.as_str()).to_owned(),
        }
    }
    pub(crate) fn frame<'a>(&'a self, site: &'a Site, title: impl Into<String>) -> Frame<'a> {
        Frame { theme: self.theme, version: Some(site.version()), ..Frame::new(say(self.language), title, &self.path) }
    }
}
