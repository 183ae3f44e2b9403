//! Without scripts: offers are forms, pages follow by themselves.

use crate::{duel::contribute_to_the_dice, player::Player};
use fantoccini::Locator;
use serde_json::json;
use std::time::{Duration, Instant};
use tokio::time::sleep;
use wardroom_e2e::{Kind, Result, TestServer};

#[tokio::test(flavor = "multi_thread")]
async fn a_game_can_be_played_without_javascript() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Plain).await?;
    player.browser.picture("without-scripts-start").await?;
    let phone = json!({"width": 390, "height": 844, "deviceScaleFactor": 2, "mobile": true});
    player.browser.devtools("Emulation.setDeviceMetricsOverride", phone).await?;
    player.browser.find(".look-again a").await?.click().await?;
    player.browser.find(".lists").await?;
    player.browser.picture("without-scripts-start-phone").await?;
    player.browser.devtools("Emulation.clearDeviceMetricsOverride", json!({})).await?;
    player.browser.click("form[action='/play-now'] button").await?;
    player.browser.find("form.contribute, #answers").await?;
    let words = "form.contribute input[name=contribution]";
    if player.browser.has(words).await? {
        player.browser.find(words).await?.send_keys("a calm sea").await?;
        player.browser.click("form.contribute button").await?;
    }
    // What cannot be touched now is asked about on the same page.
    player.browser.click("#why-not summary").await?;
    player.browser.click("#why-not button").await?;
    player.browser.find("#why-plain a[href^='/rules/turning-tides']").await?;
    // A card that lies face down may be exchanged until the bot has chosen, so some answers add nothing to the logbook.
    let (begin, mut lines) = (Instant::now(), 0);
    while lines <= 6 {
        assert!(begin.elapsed() < Duration::from_secs(60), "the logbook tells of the turns: {lines} lines");
        player.browser.click("#answers button[name=answer]").await?;
        sleep(Duration::from_millis(100)).await;
        lines = player.browser.client.find_all(Locator::Css("#log-lines > li")).await?.len();
    }
    player.browser.picture("without-scripts").await?;
    player.browser.close().await
}

/// Two people at one table, one of them without scripts: that one comes by the link, throws in and answers to the end.
#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_joined_by_link_and_played_without_javascript() -> Result {
    let server = TestServer::open().await?;
    let host = Player::arrive(&server, Kind::Desktop).await?;
    host.initial_table("turning-tides-intro", "Roset", &[("gold", "open")], &[("round_limit", "2")]).await?;
    let plain = Player::come_by(&server, Kind::Plain, &host.invitation().await?, "Lotte").await?;
    let words = "form.contribute input[name=contribution]";
    plain.browser.find(words).await?.send_keys("a calm sea").await?;
    plain.browser.click("form.contribute button").await?;
    contribute_to_the_dice(&host, &host).await?;
    // What was answered first is under seal and may be changed; when the host has answered too, the page shows it by itself.
    plain.browser.click("#answers button[name=answer]").await?;
    plain.browser.find("#offers:not([data-turn]) #answers").await?;
    plain.browser.picture("without-scripts-sealed").await?;
    let lines = plain.browser.client.find_all(Locator::Css("#log-lines > li")).await?.len();
    host.answer_once().await?;
    plain.browser.find(&format!("#log-lines > li:nth-child({})", lines + 1)).await?;
    host.play_on(7).await?;
    let (begin, mut given) = (Instant::now(), 0);
    while !plain.browser.has("#end .proof").await? {
        assert!(begin.elapsed() < Duration::from_secs(90), "after {given} answers the game goes on");
        // Where the host is to answer there is no form; the page follows by itself, but who is in a hurry loads it anew.
        match plain.browser.client.find(Locator::Css("#answers button[name=answer]")).await {
            Ok(offer) => given += u32::from(offer.click().await.is_ok()),
            Err(_) => plain.browser.client.refresh().await?,
        }
    }
    assert!(given > 4, "{given} answers");
    let paper = plain.browser.find("#end").await?.prop("textContent").await?.unwrap_or_default();
    // The dice decide: a player wins, at once or after the last round, or the game is drawn then.
    assert!(["wins: ", "Drawn after the last round"].iter().any(|end| paper.contains(end)), "how it ended: {paper}");
    plain.browser.picture("without-scripts-end").await?;
    host.browser.close().await?;
    plain.browser.close().await
}
