//! Without scripts: offers are forms, pages follow by themselves.

use crate::player::Player;
use fantoccini::Locator;
use wardroom_browser::{House, Kind, Result};

#[tokio::test(flavor = "multi_thread")]
async fn a_game_can_be_played_without_javascript() -> Result {
    let house = House::open().await?;
    let player = Player::arrive(&house, Kind::Plain).await?;
    player.browser.click("form[action='/play-now'] button").await?;
    let words = "form.contribute input[name=contribution]";
    if player.browser.has(words).await? {
        player.browser.find(words).await?.send_keys("a calm sea").await?;
        player.browser.click("form.contribute button").await?;
    }
    for _ in 0..6 {
        player.browser.click("#answers button[name=answer]").await?;
    }
    player.browser.picture("without-scripts").await?;
    let lines = player.browser.client.find_all(Locator::Css("#log-lines > li")).await?;
    assert!(lines.len() > 6, "the logbook tells of the turns: {} lines", lines.len());
    player.browser.close().await
}
