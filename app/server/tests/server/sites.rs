//! Pages that are the same for everybody, and how the site treats its readers.

use crate::guest::House;
use reqwest::StatusCode;

#[tokio::test]
async fn every_page_comes_with_strict_headers() {
    let house = House::open().await;
    let mut guest = house.guest();
    for path in ["/", "/records", "/rules", "/rules/turning-tides", "/health", "/nowhere", "/t/nothere", "/j/x"] {
        let response = guest.raw(path).await;
        let headers = response.headers();
        let policy = headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("script-src 'self';") && policy.contains("frame-ancestors 'none'"), "{path}: {policy}");
        assert_eq!(headers["x-content-type-options"], "nosniff");
        assert_eq!(headers["referrer-policy"], "same-origin");
        assert!(!response.status().is_server_error());
        let body = response.text().await.unwrap();
        assert!(!body.contains("<script>") && !body.contains("onclick="), "{path} has inline script");
        assert!(
            !body.contains('⟨'),
            "{path} lacks a text: {}",
            body.split('⟨').nth(1).unwrap_or_default().chars().take(60).collect::<String>()
        );
    }
}

#[tokio::test]
async fn files_are_kept_forever_under_the_address_of_their_content() {
    let house = House::open().await;
    let mut guest = house.guest();
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
    let house = House::open().await;
    let mut guest = house.guest();
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
    let house = House::open().await;
    let guest = house.guest();
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
    let house = House::open().await;
    let reply = house.guest().get("/health").await;
    assert_eq!(
        (reply.status, &*reply.body),
        (StatusCode::OK, concat!("ok wardroom ", env!("CARGO_PKG_VERSION"), "\n"))
    );
}
