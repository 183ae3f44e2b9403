//! Ratings after a game, ladders and a player's page, on a desktop and on a phone.

use crate::{
    access,
    duel::{throw_in, watch},
    player::Player,
};
use wardroom_browser::{House, Kind, Result};

#[tokio::test(flavor = "multi_thread")]
async fn after_a_game_everybody_sees_how_their_rating_moved() -> Result {
    let house = House::open().await?;
    let silver = Player::arrive(&house, Kind::Desktop).await?;
    silver.make_table("intro", "Lotte", "open").await?;
    let invitation = silver.invitation().await?;
    let gold = Player::come_by(&house, Kind::Phone, &invitation, "Gustav").await?;
    throw_in(&silver, &gold).await?;
    for (player, seed) in [(&silver, 11), (&gold, 12)] {
        player.play_on(seed).await?;
    }
    watch(&[&silver, &gold], "standing-game").await?;
    for player in [&silver, &gold] {
        player.browser.until("document.querySelector('#end .place-rating')").await?;
        player.browser.run("location.hash = 'end'").await?;
        player
            .browser
            .picture(if player.browser.has(".bar .narrow").await? { "standing-end" } else { "standing-end-2" })
            .await?;
        access::check(&player.browser, "the end with ratings").await?;
    }
    // From the end to the other's page, and to the ladders.
    silver.browser.click("#end .place b a[href^='/player/']").await?;
    silver.browser.find(".course").await?;
    silver.browser.picture("standing-player").await?;
    access::check(&silver.browser, "a player's page").await?;
    silver.browser.click("form.duel button").await?;
    silver.browser.until("location.search.startsWith('?with=')").await?;
    for (player, name) in [(&silver, "standing-desktop"), (&gold, "standing-phone")] {
        player.browser.go(&house.url("/standing")).await?;
        assert!(player.browser.text("main").await?.contains("Gustav"));
        player.browser.picture(name).await?;
        access::check(&player.browser, name).await?;
        player.browser.go(&house.url("/standing/turning-tides")).await?;
        player.browser.picture(&format!("{name}-game")).await?;
        access::check(&player.browser, name).await?;
        assert!(player.browser.complaints().await?.is_empty());
    }
    silver.browser.close().await?;
    gold.browser.close().await
}
