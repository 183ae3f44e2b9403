//! What is the same for all clients: how the server is reached, its files and their version, drawn card galleries.

use crate::texts::say;
use axum::http::{header, request::Parts};
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, OnceLock, PoisonError},
};
use wardroom_catalog::AnyGame;
use wardroom_http::{GzipCache, TrustedProxies};
use wardroom_live::{games::Games, table::hash};
use wardroom_ui::{Asset, Frame, Language, Markup, asset, component::ComponentFamily, page};

type Gallery = Arc<Vec<ComponentFamily>>;

#[derive(Debug)]
pub(crate) struct Site {
    games: Games,
    /// The style sheets of the games, in their order.
    styles: Vec<Asset>,
    version: OnceLock<String>,
    /// Without a slash at its end.
    pub(crate) public_url: Option<String>,
    pub(crate) trusted_proxies: TrustedProxies,
    pub(crate) gzip: GzipCache,
    galleries: Mutex<HashMap<(&'static str, Language), Gallery>>,
}

impl Site {
    pub(crate) fn new(games: Games, public_url: Option<String>, trusted_proxies: TrustedProxies) -> Site {
        let style = |game: &dyn AnyGame| {
            // Leaked once for each game: assets have static names.
            let name: &'static str = String::leak(format!("{}.css", game.name()));
            Asset::style(name, game.style())
        };
        Site {
            styles: games.all().iter().map(|game| style(&**game)).collect(),
            games,
            version: OnceLock::new(),
            public_url: public_url.map(|url| url.trim_end_matches('/').to_owned()),
            trusted_proxies,
            gzip: GzipCache::default(),
            galleries: Mutex::default(),
        }
    }
    pub(crate) fn style_of(&self, game: &str) -> Option<String> {
        let place = self.games.all().iter().position(|known| known.name() == game)?;
        Some(self.styles[place].url())
    }
    /// The style sheet of a game at this path below `/assets/`.
    pub(crate) fn style_at(&self, path: &str) -> Option<Asset> {
        self.styles.iter().copied().find(|style| style.url().strip_prefix("/assets/") == Some(path))
    }
    /// The addresses of the files that browsers cache; they change with the content.
    pub(crate) fn cached_files(&self) -> Vec<String> {
        let files = asset::shared().iter().filter(|file| file.name != "worker.js").map(Asset::url);
        let styles = self.styles.iter().map(Asset::url);
        let offline = Language::ALL.into_iter().map(|language| format!("/offline?language={language}"));
        files.chain(styles).chain(offline).collect()
    }
    /// Changes with everything that browsers cache and with the drawings in pages.
    pub(crate) fn version(&self) -> &str {
        self.version.get_or_init(|| {
            let pages = Language::ALL.map(|language| offline_page(language).into_string());
            let drawings: Vec<&str> = self.games.all().iter().map(|game| game.symbols()).collect();
            format!("{:016x}", hash(&(self.cached_files(), pages, drawings)))
        })
    }
    /// The gallery of a game's components, drawn at the first request.
    pub(crate) fn gallery(&self, game: &dyn AnyGame, language: Language) -> Arc<Vec<ComponentFamily>> {
        let known = || self.galleries.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(families) = known().get(&(game.name(), language)) {
            return families.clone();
        }
        // Drawn outside the lock, so that other requests are not held up.
        let families = Arc::new(game.gallery(language));
        known().entry((game.name(), language)).or_insert(families).clone()
    }
    /// Whether the client uses https, as the host's setting or a trusted proxy says.
    pub(crate) fn is_https(&self, parts: &Parts) -> bool {
        match &self.public_url {
            Some(url) => url.starts_with("https://"),
            None => self.trusted_proxies.report_https(parts),
        }
    }
    /// The address by which the client reached this server: `http://localhost:7272`.
    pub(crate) fn origin(&self, parts: &Parts) -> String {
        if let Some(url) = &self.public_url {
            return url.clone();
        }
        let host = parts.headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
        format!("{}://{host}", if self.is_https(parts) { "https" } else { "http" })
    }
}

/// The page that browsers show without a server.
pub(crate) fn offline_page(language: Language) -> Markup {
    let say = say(language);
    page::offline(&Frame::new(say, say.text("offline-title"), "/"))
}
