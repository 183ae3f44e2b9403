//! Without scripts: offers are forms, pages follow by themselves.

use crate::player::Player;
use fantoccini::Locator;
use std::time::{Duration, Instant};
use tokio::time::sleep;
use wardroom_browser::{House, Kind, Result};

#[tokio::test(flavor = "multi_thread")]
async fn a_game_can_be_played_without_javascript() -> Result {
    let house = House::open().await?;
    let player = Player::arrive(&house, Kind::Plain).await?;
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
