//! The site as an app: it can be installed, and without a server it says so in the reader's language.

use crate::player::Player;
use serde_json::{Value, json};
use wardroom_e2e::{Browser, Kind, Result, TestServer};

/// What keeps Chromium from installing the page that is shown.
async fn wanting(browser: &Browser) -> Result<Value> {
    let errors = browser.devtools("Page.getInstallabilityErrors", json!({})).await?;
    let errors = errors["installabilityErrors"].as_array().into_iter().flatten();
    Ok(errors.map(|error| error["errorId"].clone()).collect())
}

/// A manifest without icons is found wanting, so that it means something if nothing is.
async fn has_bite(server: &TestServer, browser: &Browser) -> Result {
    let bare = json!({"name": "Bare", "start_url": server.url("/"), "display": "standalone"});
    // Ours may come from the server only.
    browser.devtools("Page.setBypassCSP", json!({"enabled": true})).await?;
    browser.go(&server.url("/rules")).await?;
    browser
        .run(&format!(
            "const link = document.querySelector('link[rel=manifest]');
             link.removeAttribute('crossorigin');
             link.href = `data:application/manifest+json,${{encodeURIComponent(JSON.stringify({bare}))}}`"
        ))
        .await?;
    let found = wanting(browser).await?;
    let names_icons = |error: &Value| error.as_str().is_some_and(|error| error.contains("icon"));
    assert!(found.as_array().is_some_and(|found| found.iter().any(names_icons)), "{found}");
    browser.devtools("Page.setBypassCSP", json!({"enabled": false})).await?;
    browser.go(&server.url("/")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_server_the_app_says_so_and_reconnects_by_itself() -> Result {
    let mut server = TestServer::open().await?;
    // Only the whole of Chromium knows what it would install.
    let player = Player::arrive_whole(&server, Kind::Phone).await?;
    let browser = &player.browser;
    browser.until("navigator.serviceWorker.controller").await?;
    browser.run("document.querySelector('form[action=\"/language\"] button').click()").await?;
    browser.until("document.documentElement.lang === 'de'").await?;
    let manifest = browser.devtools("Page.getAppManifest", json!({})).await?;
    assert_eq!(manifest["errors"], json!([]), "{manifest}");
    assert_eq!(wanting(browser).await?, json!([]), "Chromium would install it");
    has_bite(&server, browser).await?;

    browser.click("form[action='/play-now'] button").await?;
    browser.find("#table").await?;
    let table = browser.client.current_url().await?;
    let kept = "const done = arguments[0]; (async () => { const urls = []; for (const name of await caches.keys()) for (const request of await (await caches.open(name)).keys()) urls.push(new URL(request.url).pathname); return urls; })().then(done)";
    let kept = browser.client.execute_async(kept, vec![]).await?;
    let kept: Vec<&str> = kept.as_array().into_iter().flatten().filter_map(|path| path.as_str()).collect();
    assert!(
        kept.len() > 10 && kept.iter().all(|path| path.starts_with("/assets/") || path.starts_with("/offline")),
        "{kept:?}"
    );

    // The worker hears from the page which language its reader speaks.
    let heard = "(caches.match('/offline/language').then((kept) => kept?.text()).then((language) => (window.heard = language)), window.heard === 'de')";
    browser.until(heard).await?;

    server.kill()?;
    browser.go(table.as_str()).await?;
    assert!(browser.text("h1").await?.contains("Kein Land in Sicht"));
    assert!(browser.has("[data-again]").await?, "who is impatient may press");
    browser.picture("offline").await?;
    // No button is pressed.
    server.restart().await?;
    browser.find("#table").await?;
    assert_eq!(browser.client.current_url().await?, table, "where they had been");
    player.browser.close().await
}
