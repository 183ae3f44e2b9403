//! The site as an app: everything that a browser needs to install it, and nothing from elsewhere.

use crate::test_server::{Guest, TestServer};
use reqwest::StatusCode;
use serde_json::Value;
use std::collections::BTreeSet;

#[tokio::test]
async fn the_manifest_names_icons_that_are_there_in_the_sizes_they_say() {
    let server = TestServer::open().await;
    let mut guest = server.guest();
    guest.post("/language", &[("language", "de")]).await;
    let manifest = guest.raw("/manifest.webmanifest").await;
    assert_eq!(manifest.headers()["content-type"], "application/manifest+json");
    let manifest: Value = serde_json::from_str(&manifest.text().await.unwrap()).unwrap();
    assert_eq!((&manifest["lang"], &manifest["display"]), (&"de".into(), &"standalone".into()));
    assert!(manifest["description"].as_str().unwrap().contains("Seespiele"));
    let mut purposes = BTreeSet::new();
    for icon in manifest["icons"].as_array().unwrap() {
        purposes.insert(icon["purpose"].as_str().unwrap());
        let bytes = guest.raw(icon["src"].as_str().unwrap()).await.bytes().await.unwrap();
        let [width, height] = [16, 20].map(|at| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap()));
        assert_eq!(icon["sizes"], format!("{width}x{height}"));
    }
    assert_eq!(purposes, BTreeSet::from(["any", "maskable"]));
    for shortcut in manifest["shortcuts"].as_array().unwrap() {
        assert_eq!(guest.get(shortcut["url"].as_str().unwrap()).await.status, StatusCode::OK);
    }
    for wrong in ["/icons/181.png", "/icons/x", "/icons/99999999999.png"] {
        assert_eq!(guest.get(wrong).await.status, StatusCode::NOT_FOUND, "{wrong}");
    }
}

#[tokio::test]
async fn what_browsers_and_crawlers_ask_for_by_themselves_is_answered() {
    let server = TestServer::open().await;
    let mut guest = server.guest();
    for (path, mime) in [
        ("/favicon.ico", "image/x-icon"),
        ("/apple-touch-icon.png", "image/png"),
        ("/apple-touch-icon-precomposed.png", "image/png"),
        ("/robots.txt", "text/plain; charset=utf-8"),
    ] {
        let file = guest.raw(path).await;
        assert_eq!(
            (file.status(), &file.headers()["content-type"]),
            (StatusCode::OK, &mime.parse().unwrap()),
            "{path}"
        );
        assert_eq!(file.headers()["cache-control"], "public, max-age=86400", "{path} is not asked for with every page");
        assert_eq!(file.headers()["x-content-type-options"], "nosniff");
    }
    // A list of three paintings, each where the list says.
    let icon = guest.raw("/favicon.ico").await.bytes().await.unwrap();
    assert_eq!(icon[..6], [0, 0, 1, 0, 3, 0]);
    let mut end = 6 + 3 * 16;
    for (entry, pixels) in icon[6..end].chunks(16).zip([16_u32, 32, 48]) {
        let [size, place] = [8, 12].map(|at| u32::from_le_bytes(entry[at..at + 4].try_into().unwrap()) as usize);
        assert_eq!((u32::from(entry[0]), place), (pixels, end));
        let painting = &icon[place..place + size];
        assert!(painting.starts_with(b"\x89PNG") && painting[16..20] == pixels.to_be_bytes());
        end += size;
    }
    assert_eq!(icon.len(), end);
    // Crawlers find what is the same for all visitors, and no game.
    let robots = guest.get("/robots.txt").await.body;
    let is_open =
        |path: &str| !robots.lines().filter_map(|line| line.strip_prefix("Disallow: ")).any(|no| path.starts_with(no));
    assert!(is_open("/") && is_open("/rules/ahoy") && is_open("/learn"));
    let table = guest.make("me", "open").await;
    let private =
        [format!("/t/{table}"), guest.invitation(&table).await, "/player/x".into(), "/me/code".into(), "/r/x".into()];
    assert!(private.iter().all(|path| !is_open(path)), "{private:?}");
    // Of what is well known elsewhere there is one thing here, and a sentence for the rest.
    assert_eq!(guest.get("/.well-known/change-password").await.location, "/me");
    for nothing in ["/.well-known/security.txt", "/.well-known/appspecific/com.chrome.devtools.json", "/sitemap.xml"] {
        let page = guest.get(nothing).await;
        assert_eq!(page.status, StatusCode::NOT_FOUND, "{nothing}");
        assert!(page.body.contains("There is nothing here"), "{}", page.body);
    }
}

#[tokio::test]
async fn the_worker_caches_files_and_the_offline_page_only() {
    let server = TestServer::open().await;
    let mut guest = server.guest();
    guest.post("/name", &[("name", "Lotte")]).await;
    let worker = guest.raw("/worker.js").await;
    assert_eq!(worker.headers()["cache-control"], "no-cache");
    let worker = worker.text().await.unwrap();
    let list = worker.split("always = ").nth(1).unwrap().split(";\n").next().unwrap();
    let list: Vec<String> = serde_json::from_str(list).unwrap();
    assert!(
        list.iter().any(|file| file.contains("turning-tides.css"))
            && list.iter().any(|file| file.contains("js/main.js"))
    );
    for file in &list {
        assert!(file.starts_with("/assets/") || file.starts_with("/offline?language="), "{file}");
        let page = guest.get(file).await;
        assert_eq!(page.status, StatusCode::OK, "{file}");
        assert!(!page.body.contains("Lotte"), "{file} names a person");
    }
    assert!(guest.get("/offline?language=de").await.body.contains("Kein Land in Sicht"));
    assert!(guest.get("/offline?language=xx").await.body.contains("No land in sight"));
}

/// What a text names that lies on another server.
fn foreign(text: &str, own: &str) -> Vec<String> {
    let known = [own, "http://www.w3.org/", "http://{host}"];
    let absolute = text.match_indices("://").filter_map(|(at, _)| {
        let start = text[..at].rfind(|c: char| !c.is_ascii_alphanumeric()).map_or(0, |before| before + 1);
        let address: String = text[start..].chars().take(60).collect();
        (!known.iter().any(|known| address.starts_with(known)) && start < at).then_some(address)
    });
    let relative =
        ["=\"//", "url(//", "'//", "@import"].into_iter().filter(|sign| text.contains(sign)).map(str::to_owned);
    absolute.chain(relative).collect()
}

async fn crawl(guest: &mut Guest, begin: &[String]) -> BTreeSet<String> {
    let mut open: Vec<String> = begin.to_vec();
    let mut seen = BTreeSet::new();
    while let Some(path) = open.pop() {
        let kind = path.split(['?', '#']).next().unwrap_or_default().to_owned();
        if !seen.insert(kind) {
            continue;
        }
        let response = guest.raw(&path).await;
        let mime =
            response.headers().get("content-type").and_then(|mime| mime.to_str().ok()).unwrap_or_default().to_owned();
        let is_text = ["html", "css", "javascript", "svg", "json"].iter().any(|kind| mime.contains(kind));
        let Ok(body) = response.text().await else { continue };
        if !is_text {
            continue;
        }
        let found = foreign(&body, &guest.base);
        assert!(found.is_empty(), "{path} names what lies elsewhere: {found:?}");
        let links = ["href=\"", "src=\""].into_iter().flat_map(|sign| body.split(sign).skip(1));
        let links = links.filter_map(|rest| rest.split('"').next()).filter(|link| link.starts_with('/'));
        open.extend(links.map(str::to_owned));
    }
    seen
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_loaded_from_elsewhere() {
    let server = TestServer::open().await;
    let mut guest = server.guest();
    let mut begin: Vec<String> =
        ["/", "/offline", "/worker.js", "/manifest.webmanifest", "/nowhere"].map(str::to_owned).into();
    for game in ["turning-tides", "ahoy", "efemeris", "marauders"] {
        begin.push(guest.post("/play-now", &[("game", game), ("bot", "random")]).await.location);
    }
    let table = guest.make("me", "open").await;
    begin.push(format!("/t/{table}"));
    let seen = crawl(&mut guest, &begin).await;
    for wanted in ["/standing/ahoy", "/rules/efemeris", "/rules/marauders/cards", "/records", &begin[5], &begin[9]] {
        assert!(seen.contains(wanted), "{wanted} is not reached: {seen:?}");
    }
    assert!(seen.iter().filter(|path| path.ends_with(".css")).count() > 5);
    assert!(seen.len() > 30, "{seen:?}");
    assert!(!foreign("<img src=\"https://example.org/x\">", "http://127.0.0.1").is_empty(), "the check bites");
    assert!(!foreign("a{background:url(//example.org/x)}", "http://127.0.0.1").is_empty());
}
