//! Two people, two browsers, one whole game.

use crate::{
    access,
    player::{Player, ROUNDS},
};
use std::time::Duration;
use tokio::time::sleep;
use wardroom_e2e::{Kind, Result, TestServer};

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_play_a_whole_game_against_each_other() -> Result {
    let server = TestServer::open().await?;
    let silver = Player::arrive(&server, Kind::Desktop).await?;
    silver.browser.picture("start").await?;
    silver.make_table("base", "Roset", "open").await?;
    let invitation = silver.invitation().await?;
    silver.browser.picture("gathering").await?;
    access::check(&silver.browser, "gathering").await?;

    let gold = Player::come_by(&server, Kind::Desktop, &invitation, "Lotte").await?.moving().await?;
    contribute_to_the_dice(&silver, &gold).await?;

    // An answer of one is seen by the other without a reload.
    silver.browser.until("document.querySelector('#walk button')").await?;
    gold.browser.until("document.querySelector('#walk button')").await?;
    gold.browser.run("window.untouched = true").await?;

    silver.play_on(7).await?;
    gold.play_on(11).await?;
    watch(&[&silver, &gold], "table-in-play").await?;
    let untouched = gold.browser.run("return window.untouched === true").await?;
    assert_eq!(untouched, true, "the page was never loaded anew");
    for player in [&silver, &gold] {
        assert_eq!(player.browser.complaints().await?, Vec::<String>::new());
        access::check(&player.browser, "the end of a game").await?;
    }
    gold.browser.picture("end").await?;
    let record = record(&gold).await?;
    assert!(record.starts_with("game: turning-tides") && record.contains("\nsecret: "), "{record}");
    for player in [&silver, &gold] {
        assert_end_text(player, &record, ["Roset", "Lotte"]).await?;
    }
    silver.browser.close().await?;
    gold.browser.close().await
}

/// What is kept of a game that is over.
pub(crate) async fn record(player: &Player) -> Result<String> {
    let record = "return fetch(document.querySelector('a[href$=\"/record\"]').href).then((reply) => reply.text())";
    Ok(player.browser.run(record).await?.as_str().unwrap_or_default().to_owned())
}

/// The paper of a game of Turning Tides says what the record's last line says: who has won, and why. That the last round is
/// over is said only after the last round.
pub(crate) async fn assert_end_text(player: &Player, record: &str, names: [&str; 2]) -> Result<String> {
    let outcome = record.lines().find_map(|line| line.strip_prefix("! outcome: ")).ok_or("an outcome")?;
    let (winner, reason) = outcome.split_once(" by ").ok_or("a reason")?;
    let why = match (winner.contains(','), reason) {
        (false, "zones") => "are destroyed.",
        (false, "crew") => "nobody is left aboard",
        (false, "limit") => "after the last round",
        (true, "limit") => "Drawn after the last round",
        _ => return Err(format!("no way to end: {outcome}").into()),
    };
    let who = match winner {
        "silver" => format!("{} wins: ", names[0]),
        "gold" => format!("{} wins: ", names[1]),
        _ => String::new(),
    };
    let told = "return [document.getElementById('end').textContent, document.getElementById('state').textContent]";
    let told = player.browser.run(told).await?;
    let (paper, state) = (told[0].as_str().unwrap_or_default(), told[1].as_str().unwrap_or_default());
    assert!(paper.contains(&who) && paper.contains(why), "`{outcome}` is told as: {paper}");
    assert!(reason != "limit" || state.contains(&format!("Round {ROUNDS}")), "{outcome}: {state}");
    Ok(reason.to_owned())
}

/// Waits until the game is over for all, and sees that it goes on and that pieces glide, for the last of them if they want that.
pub(crate) async fn watch(players: &[&Player], picture: &str) -> Result {
    let last = players.last().ok_or("there is a player")?;
    let mut heard = 0;
    for patience in 0.. {
        sleep(Duration::from_millis(500)).await;
        let mut are_over = true;
        for player in players {
            are_over &= player.is_over().await?;
        }
        if are_over {
            break;
        }
        if patience == 12 {
            last.browser.picture(picture).await?;
        }
        let lines = last.lines().await?;
        assert!(patience % 40 != 39 || heard < lines, "the game does not go on:\n{}", last.browser.text("body").await?);
        heard = if patience % 40 == 39 { lines } else { heard };
    }
    let moved = "return [window.glided > 0, matchMedia('(prefers-reduced-motion: no-preference)').matches]";
    let moved = last.browser.run(moved).await?;
    assert_eq!(moved[0], moved[1], "pieces glide when they move, and do not jump; but not with reduced motion");
    Ok(())
}

/// Both add to the dice; where the page does it by itself there is nothing to press.
pub(crate) async fn contribute_to_the_dice(silver: &Player, gold: &Player) -> Result {
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
