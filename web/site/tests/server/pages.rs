//! Pages that are the same for everybody, and how the site treats its readers.

use crate::test_server::{Guest, TestServer};
use reqwest::StatusCode;
use std::{collections::BTreeSet, io::Read as _};
use wardroom_kernel::FastRng;

/// What pages may load and do, word for word: to allow more, change this test, too.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
     img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; \
     frame-ancestors 'none'";

/// What a browser would run although it is in no file of ours: the policy forbids it, so it would be a bug.
fn inline_script(page: &str) -> Option<&str> {
    let tags = page.split('<').skip(1).filter_map(|rest| rest.split('>').next());
    tags.into_iter().find(|tag| {
        let is_bare = tag.starts_with("script") && !tag.contains(" src=\"/assets/");
        let is_handler = |word: &str| {
            word.strip_prefix("on")
                .and_then(|rest| rest.split_once('='))
                .is_some_and(|(event, _)| !event.is_empty() && event.bytes().all(|byte| byte.is_ascii_lowercase()))
        };
        is_bare
            || tag.contains("javascript:")
            || (!tag.starts_with('/') && tag.split_whitespace().skip(1).any(is_handler))
    })
}

#[test]
fn inline_script_is_found() {
    for bad in ["<script>x</script>", "<a onclick=\"x\">", "<a href=\"javascript:x\">", "<script type=\"module\">"] {
        assert!(inline_script(bad).is_some(), "{bad}");
    }
    assert_eq!(inline_script("<script src=\"/assets/1/a.js\"></script><p data-on=\"x\">one=1</p>"), None);
}

/// Every kind of page there is, with a player at tables of every kind and of every game.
async fn every_kind_of_page(server: &TestServer) -> (Guest, Vec<String>) {
    let mut me = server.guest();
    me.post("/name", &[("name", "Lotte")]).await;
    let mut pages: Vec<String> = ["/", "/?more=on", "/records", "/rules", "/learn", "/standing", "/me", "/offline"]
        .into_iter()
        .chain(["/health", "/nowhere", "/t/nothere", "/j/x", "/me/elsewhere", "/me/here/aaaa-aaaa"])
        .map(str::to_owned)
        .collect();
    for game in wardroom_catalog::games(&wardroom_catalog::Boxes::new()) {
        let name = game.name();
        pages.extend([format!("/rules/{name}"), format!("/rules/{name}/cards"), format!("/standing/{name}")]);
        pages.extend((1..=game.voyage().steps.len()).map(|step| format!("/learn/{name}?step={step}")));
        pages.push(format!("/learn/{name}?step=1&tried=nothing"));
        let table = me.post("/play-now", &[("game", name), ("bot", "random")]).await.location;
        let seat = game.seat_name(wardroom_kernel::Seat(0));
        pages.push(table.clone());
        me.contribute(table.trim_start_matches("/t/"), seat).await;
        let over = me.post("/play-now", &[("game", name), ("bot", "random")]).await.location;
        me.contribute(over.trim_start_matches("/t/"), seat).await;
        me.post(&format!("{over}/break-off"), &[("seat", seat)]).await;
        pages.extend([format!("{table}/replay"), format!("{table}/chat?seat={seat}"), over.clone()]);
        pages.extend([format!("{over}/replay?at=0&study=on"), format!("{over}/replay?seat=everyone")]);
    }
    let gathering = me.make("me", "open").await;
    let (one_screen, running) = (me.make("me", "here").await, me.make("me", "bot:easy").await);
    me.contribute(&one_screen, "silver").await;
    me.contribute(&one_screen, "gold").await;
    me.contribute(&running, "silver").await;
    assert!(me.play(&running, "silver", &mut FastRng(1)).await, "both choose at once");
    pages.extend([&gathering, &one_screen, &running].map(|table| format!("/t/{table}")));
    pages.push(format!("/t/{running}/replay?at=0"));
    (me, pages)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_page_comes_with_strict_headers() {
    let server = TestServer::open().await;
    let (mut me, pages) = every_kind_of_page(&server).await;
    let (mut kinds, mut requests) = (BTreeSet::new(), BTreeSet::new());
    for guest in [&mut me, &mut server.guest()] {
        for path in &pages {
            let response = guest.raw(path).await;
            let headers = response.headers();
            assert_eq!(headers["content-security-policy"], POLICY, "{path}");
            assert!(requests.insert(headers["x-request-id"].to_str().unwrap().to_owned()), "{path}: an id of its own");
            assert_eq!(headers["x-content-type-options"], "nosniff");
            assert_eq!(headers["referrer-policy"], "same-origin");
            assert!(!response.status().is_server_error(), "{path}");
            let body = response.text().await.unwrap();
            assert_eq!(inline_script(&body), None, "{path} has inline script");
            let missing: String = body.split('⟨').skip(1).flat_map(|rest| rest.chars().take(60)).collect();
            assert_eq!(missing, "", "{path} lacks a text");
            let known =
                ["id=\"answers\"", "class=\"curtain\"", "id=\"gather\"", "replay-given", "id=\"study\"", "id=\"end\""];
            kinds.extend(known.into_iter().filter(|kind| body.contains(*kind)));
        }
    }
    assert_eq!(kinds.len(), 6, "all kinds were among them: {kinds:?}");
}

#[tokio::test]
async fn files_are_packed_for_who_unpacks_them_and_pages_are_not() {
    let server = TestServer::open().await;
    let mut guest = server.guest();
    let table = guest.make("me", "bot:easy").await;
    let page = guest.raw_with(&format!("/t/{table}"), &[("accept-encoding", "gzip")]).await;
    assert!(!page.headers().contains_key("content-encoding"), "what is in it must not be guessed by its length");
    let page = page.text().await.unwrap();
    let files = page.split("\"/assets/").skip(1).map(|rest| rest.split('"').next().unwrap());
    let files: BTreeSet<&str> = files.filter(|file| file.ends_with(".css") || file.ends_with(".js")).collect();
    assert!(files.len() > 5, "{files:?}");
    let (mut all, mut all_packed) = (0, 0);
    for file in files {
        let path = format!("/assets/{file}");
        let plain = guest.raw(&path).await;
        assert!(!plain.headers().contains_key("content-encoding"), "{file}: it was not asked for");
        let plain_tag = plain.headers()["etag"].clone();
        let plain = plain.bytes().await.unwrap();
        let packed = guest.raw_with(&path, &[("accept-encoding", "gzip, br")]).await;
        let headers = packed.headers().clone();
        assert!(headers["vary"] == "accept-encoding" && headers.contains_key("content-type"), "{file}");
        let packed = packed.bytes().await.unwrap();
        if plain.len() < 1024 {
            assert_eq!(packed, plain, "{file}");
            continue;
        }
        assert_eq!(headers["content-encoding"], "gzip", "{file}");
        assert_ne!(headers["etag"], plain_tag, "{file}");
        let mut unpacked = Vec::new();
        flate2::read::GzDecoder::new(&*packed).read_to_end(&mut unpacked).unwrap();
        assert!(unpacked == plain, "{file}");
        let tag = headers["etag"].to_str().unwrap();
        let again = guest.raw_with(&path, &[("accept-encoding", "gzip"), ("if-none-match", tag)]).await;
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED, "{file}");
        (all, all_packed) = (all + plain.len(), all_packed + packed.len());
    }
    assert!(all_packed * 2 < all, "{all_packed} of {all}");
}

#[tokio::test]
async fn files_are_kept_forever_under_the_address_of_their_content() {
    let server = TestServer::open().await;
    let mut guest = server.guest();
    let page = guest.get("/").await.body;
    let mut files: Vec<&str> = page.split("\"/assets/").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    files.dedup();
    assert!(files.len() > 3);
    for file in files {
        let response = guest.raw(&format!("/assets/{file}")).await;
        assert_eq!(response.status(), StatusCode::OK, "{file}");
        assert!(response.headers()["cache-control"].to_str().unwrap().contains("immutable"));
        let etag = response.headers()["etag"].clone();
        let again =
            guest.http.get(format!("{}/assets/{file}", guest.base)).header("if-none-match", etag).send().await.unwrap();
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
    }
    for wrong in
        ["/assets/", "/assets/../Cargo.toml", "/assets/0000000000000000/frame.css", "/assets/%2e%2e/%2e%2e/etc/passwd"]
    {
        assert_eq!(guest.get(wrong).await.status, StatusCode::NOT_FOUND, "{wrong}");
    }
}

#[tokio::test]
async fn language_light_and_name_are_remembered_and_lead_back() {
    let server = TestServer::open().await;
    let mut guest = server.guest();
    assert!(guest.get("/").await.body.contains("<html lang=\"en\""));
    let reply = guest.post("/language", &[("language", "de"), ("back", "/rules")]).await;
    assert_eq!((reply.status, &*reply.location), (StatusCode::SEE_OTHER, "/rules"));
    let page = guest.get("/").await.body;
    assert!(page.contains("<html lang=\"de\"") && page.contains("Tisch"));
    assert!(guest.get("/nowhere").await.body.contains("lang=\"de\""), "errors too");
    guest.post("/theme", &[("theme", "dark"), ("back", "//evil.example")]).await;
    assert!(guest.get("/").await.body.contains("data-theme=\"dark\""));
    assert_eq!(guest.post("/name", &[("name", " Edda  <b>"), ("back", "https://evil.example")]).await.location, "/");
    let page = guest.get("/").await.body;
    assert!(page.contains("Edda &lt;b&gt;") && !page.contains("Edda <b>"));
    assert_eq!(guest.post("/language", &[("language", "xx")]).await.status, StatusCode::BAD_REQUEST);
    assert_eq!(guest.post("/theme", &[("theme", "pink")]).await.status, StatusCode::BAD_REQUEST);
    assert_eq!(guest.post("/name", &[("name", "\n")]).await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn forms_of_other_sites_do_nothing() {
    let server = TestServer::open().await;
    let guest = server.guest();
    for (name, value) in [
        ("origin", "https://evil.example"),
        ("origin", "null"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ] {
        let request = guest.http.post(format!("{}/play-now", guest.base)).form(&[("game", "turning-tides")]);
        let reply = request.header(name, value).send().await.unwrap();
        assert_eq!(reply.status(), StatusCode::FORBIDDEN, "{name}: {value}");
        assert!(reply.headers().get("set-cookie").is_none());
    }
}

#[tokio::test]
async fn health_names_the_version() {
    let server = TestServer::open().await;
    let reply = server.guest().get("/health").await;
    assert_eq!(
        (reply.status, &*reply.body),
        (StatusCode::OK, concat!("ok wardroom ", env!("CARGO_PKG_VERSION"), "\n"))
    );
}
