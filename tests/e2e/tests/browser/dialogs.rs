//! What a page does around its content: a closed dialog gives the focus back to the element that opened it, and the chosen theme also
//! colours the browser's own bar.

use crate::{
    accessibility::walk_to,
    keyboard::{ENTER, ESCAPE},
    player::Player,
};
use serde_json::json;
use wardroom_e2e::{Kind, Result, TestServer};

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_dialog_gives_the_focus_back_to_where_it_was_opened() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Desktop).await?;
    let browser = &player.browser;
    let link = ".covers a[href='#make-ahoy-base']";
    let (open, back) = (
        "document.querySelector('.veil:target') && document.activeElement.matches('.veil:target .dialog')",
        format!("!document.querySelector('.veil:target') && document.activeElement.matches(\"{link}\")"),
    );
    walk_to(browser, link).await?;
    browser.press(ENTER).await?;
    browser.until(open).await?;
    browser.press(ESCAPE).await?;
    browser.until(&back).await?;
    browser.press(ENTER).await?;
    browser.until(open).await?;
    browser.click(".veil:target .close").await?;
    browser.until(&back).await?;
    // By mouse, too; and from one paper to the next it is still who opened the first.
    browser.click(link).await?;
    browser.until(open).await?;
    browser.click(".veil:target .picks--games a[href^='#make-efemeris-']").await?;
    browser.until(open).await?;
    browser.click(".veil:target .dialog-foot a[href='#']").await?;
    browser.until(&back).await?;
    // Lists change: who opened it may be gone.
    browser.press(ENTER).await?;
    browser.until(open).await?;
    browser.run(&format!("document.querySelector(\"{link}\").remove()")).await?;
    browser.press(ESCAPE).await?;
    browser.until("document.activeElement.matches('h1, h2, h3')").await?;
    assert_eq!(browser.run("return document.activeElement.textContent").await?, "Ahoy");
    // Who comes by a link to an open paper has opened nothing.
    browser.go(&server.url("/?make#make-ahoy-base")).await?;
    browser.until(open).await?;
    browser.press(ESCAPE).await?;
    browser.until("document.activeElement.matches('h1')").await?;
    player.browser.close().await
}

/// Of what the page says about the bar's colour, what holds here.
const COLOUR: &str =
    "[...document.querySelectorAll('meta[name=theme-color]')].find(({ media }) => matchMedia(media).matches)?.content";

#[tokio::test(flavor = "multi_thread")]
async fn the_bar_of_a_phones_browser_has_the_chosen_theme() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Desktop).await?;
    let browser = &player.browser;
    let (light, dark) = ("#f5eedd", "#13212b");
    for system in ["light", "dark"] {
        let seen = json!({"features": [{"name": "prefers-color-scheme", "value": system}]});
        browser.devtools("Emulation.setEmulatedMedia", seen).await?;
        // As the system has it, then by lamp, then by day, then as the system has it.
        for colour in [dark, light, if system == "dark" { dark } else { light }] {
            browser.click(".bar-tools > [data-theme-switch] button").await?;
            browser.until(&format!("{COLOUR} === '{colour}'")).await?;
        }
    }
    // The server writes the same.
    browser.run("return fetch('/theme', { method: 'POST', body: new URLSearchParams({ theme: 'light', back: '/' }) }).then(() => true)").await?;
    browser.client.refresh().await?;
    browser.until(&format!("{COLOUR} === '{light}' && document.documentElement.dataset.theme === 'light'")).await?;
    player.browser.close().await
}
