//! Two people, two browsers, one whole game.

use crate::{access, player::Player};
use std::time::Duration;
use tokio::time::sleep;
use wardroom_browser::{House, Kind, Result};

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_play_a_whole_game_against_each_other() -> Result {
    let house = House::open().await?;
    let silver = Player::arrive(&house, Kind::Desktop).await?;
    silver.browser.picture("start").await?;
    silver.make_table("base", "Roset", "open").await?;
    let invitation = silver.invitation().await?;
    silver.browser.picture("gathering").await?;
    access::check(&silver.browser, "gathering").await?;

    let gold = Player::arrive(&house, Kind::Desktop).await?;
    gold.browser.go(&invitation).await?;
    if gold.browser.has("form.place-sit input[name=name]").await? {
        gold.browser.find("form.place-sit input[name=name]").await?.send_keys("Lotte").await?;
    }
    gold.browser.click("form.place-sit button").await?;
    throw_in(&silver, &gold).await?;

    // An answer of one is seen by the other without a reload.
    silver.browser.until("document.querySelector('#walk button')").await?;
    gold.browser.until("document.querySelector('#walk button')").await?;
    gold.browser.run("window.untouched = true").await?;

    silver.play_on(7).await?;
    gold.play_on(11).await?;
    let mut heard = 0;
    for patience in 0.. {
        sleep(Duration::from_millis(500)).await;
        if silver.is_over().await? && gold.is_over().await? {
            break;
        }
        if patience == 12 {
            gold.browser.picture("table-in-play").await?;
        }
        let lines = gold.lines().await?;
        assert!(patience % 40 != 39 || heard < lines, "nobody can go on:\n{}", gold.browser.text("body").await?);
        heard = if patience % 40 == 39 { lines } else { heard };
    }
    let untouched = gold.browser.run("return window.untouched === true").await?;
    assert_eq!(untouched, true, "the page was never loaded anew");
    for player in [&silver, &gold] {
        let page = player.browser.run("return document.body.innerText").await?;
        let page = page.as_str().unwrap_or_default();
        assert!(page.contains("Roset") || page.contains("Lotte"), "the end names the winner: {page}");
        assert_eq!(player.browser.complaints().await?, Vec::<String>::new());
        access::check(&player.browser, "the end of a game").await?;
    }
    gold.browser.picture("end").await?;
    let record = gold
        .browser
        .run("return fetch(document.querySelector('a[href$=\"/record\"]').href).then((reply) => reply.text())")
        .await?;
    let record = record.as_str().unwrap_or_default();
    assert!(record.starts_with("game: turning-tides") && record.contains("\nsecret: "), "{record}");
    assert!(record.contains("! outcome: "), "{record}");
    silver.browser.close().await?;
    gold.browser.close().await
}

/// Both add to the dice; where the page does it by itself there is nothing to press.
pub(crate) async fn throw_in(silver: &Player, gold: &Player) -> Result {
    for player in [silver, gold] {
        player.browser.until("document.querySelector('#table, form.contribute button')").await?;
        if player.browser.has("form.contribute button").await? {
            // It may have been sent by itself in the meantime.
            let _sent_already = player.browser.click("form.contribute button").await;
        }
    }
    for player in [silver, gold] {
        player.browser.until("document.getElementById('table')").await?;
    }
    Ok(())
}
