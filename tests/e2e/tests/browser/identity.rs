//! One person on several devices, in real browsers: by code on a phone, by password, signed out from afar.

use crate::{access, player::Player};
use wardroom_e2e::{Browser, Kind, Result, TestServer};

async fn fill(browser: &Browser, css: &str, text: &str) -> Result {
    let field = browser.find(css).await?;
    field.clear().await?;
    Ok(field.send_keys(text).await?)
}

async fn handle(browser: &Browser) -> Result<String> {
    browser.until("document.querySelector('#me-handle')").await?;
    browser.text("#me-handle").await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_becomes_the_same_person_by_code_and_is_signed_out_again() -> Result {
    let server = TestServer::open().await?;
    let desktop = Player::arrive(&server, Kind::Desktop).await?;
    let browser = &desktop.browser;
    desktop.make_table("intro", "Lotte", "bot:easy").await?;
    browser.until("document.querySelector('#table #walk button')").await?;
    let table = browser.client.current_url().await?;
    browser.go(&server.url("/me")).await?;
    let who = handle(browser).await?;
    assert!(who.starts_with("Lotte#"), "{who}");
    access::check(browser, "the page about oneself").await?;
    browser.picture("me").await?;
    browser.click("form[action='/me/code'] button").await?;
    let code = browser.find("#me-code-text").await?.text().await?;
    browser.picture("me-code").await?;
    access::check(browser, "a code").await?;

    let phone = Player::arrive(&server, Kind::Phone).await?.browser;
    phone.go(&server.url("/me")).await?;
    access::check(&phone, "the page of a visitor without a name").await?;
    phone.picture("me-nobody-phone").await?;
    fill(&phone, "#me-typed", "aaaa-aaaa").await?;
    phone.click("form[action='/me/here'] button").await?;
    phone.until("document.querySelector('.notice.is-trouble')").await?;
    fill(&phone, "#me-typed", &code.to_uppercase()).await?;
    phone.click("form[action='/me/here'] button").await?;
    assert_eq!(handle(&phone).await?, who);
    phone.picture("me-phone").await?;
    access::check(&phone, "the page about oneself on a phone").await?;
    let sideways = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
    assert_eq!(phone.run(sideways).await?, 0, "the page scrolls sideways");
    phone.go(table.as_str()).await?;
    phone.until("document.querySelector('#table #walk button')").await?;

    // Signed out from the desktop while the table is open on the phone.
    browser.go(&server.url("/me")).await?;
    browser.click("form[action='/me/out'] button[class='btn']").await?;
    browser.until("document.querySelector('.notice')").await?;
    phone.until("!document.querySelector('#walk button')").await?;
    browser.go(table.as_str()).await?;
    browser.until("document.querySelector('#table #walk button')").await?;
    phone.close().await?;
    desktop.browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_link_of_a_code_asks_first_and_a_password_signs_in_elsewhere() -> Result {
    let server = TestServer::open().await?;
    let first = Player::arrive(&server, Kind::Desktop).await?.browser;
    first.go(&server.url("/me")).await?;
    fill(&first, "#me-name", "Anna").await?;
    first.click("form.me-form[action='/name'] button").await?;
    let who = handle(&first).await?;
    first.click("form[action='/me/code'] button").await?;
    let link = first.find("#me-link").await?.attr("value").await?.unwrap_or_default();

    let second = Player::arrive(&server, Kind::Phone).await?.browser;
    second.go(&link).await?;
    second.picture("me-become-phone").await?;
    access::check(&second, "signing in").await?;
    second.click("form[action='/me/here'] button").await?;
    assert_eq!(handle(&second).await?, who);

    fill(&first, "#me-new-password", "seven seas").await?;
    first.click("form[action='/me/password'] button").await?;
    first.until("document.querySelector('#me-old')").await?;
    // Without scripts, too.
    let third = Player::arrive(&server, Kind::Plain).await?.browser;
    third.go(&server.url("/me")).await?;
    fill(&third, "#me-who", &who).await?;
    fill(&third, "#me-sign-in", "seven sees").await?;
    third.click("form[action='/me/sign-in'] button").await?;
    assert!(third.find(".notice.is-trouble").await?.text().await?.contains("do not fit together"));
    fill(&third, "#me-who", &who).await?;
    fill(&third, "#me-sign-in", "seven seas").await?;
    third.click("form[action='/me/sign-in'] button").await?;
    assert_eq!(third.find("#me-handle").await?.text().await?, who);
    for browser in [first, second, third] {
        browser.close().await?;
    }
    Ok(())
}
