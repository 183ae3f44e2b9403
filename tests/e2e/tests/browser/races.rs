//! Two browsers that do the same at the same moment; and what everybody at a table is told of what one of them did.

use crate::{access, duel::contribute_to_the_dice, offers_and_surrender::say, player::Player};
use serde_json::{Value, json};
use wardroom_e2e::{Browser, Kind, Result, TestServer};

/// Waits until all have the page as it is now, and lets them press at once: each page by itself, at the same time of day.
async fn at_once(players: [&Player; 2], press: &str) -> Result {
    let now = players[0].browser.run("return Date.now() + 400").await?;
    let at_that_time = format!("setTimeout(() => {{ {press} }}, {now} - Date.now())");
    tokio::try_join!(players[0].browser.run(&at_that_time), players[1].browser.run(&at_that_time)).map(|_| ())
}

async fn path(browser: &Browser) -> Result<Value> {
    browser.run("return location.pathname").await
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_people_who_take_the_same_seat_at_once_one_gets_it_and_the_other_is_told() -> Result {
    let server = TestServer::open().await?;
    let (host, lotte, ines) = tokio::try_join!(
        Player::arrive(&server, Kind::Desktop),
        Player::arrive(&server, Kind::Desktop),
        Player::arrive(&server, Kind::Phone)
    )?;
    host.make_table("intro", "Roset", "anyone").await?;
    let table = host.browser.client.current_url().await?;
    for (player, name) in [(&lotte, "Lotte"), (&ines, "Ines")] {
        player.browser.go(table.as_str()).await?;
        player.browser.find("form.place-sit [name=name]").await?.send_keys(name).await?;
    }
    at_once([&lotte, &ines], "document.querySelector('form.place-sit').requestSubmit()").await?;
    let mut seated = Vec::new();
    for player in [&lotte, &ines] {
        player.browser.until("document.querySelector('form.contribute, .lost')").await?;
        if player.browser.has("form.contribute").await? {
            seated.push(player);
        } else {
            let told = player.browser.text(".lost").await?;
            assert!(told.contains("sits there already"), "{told}");
        }
    }
    assert_eq!(seated.len(), 1, "one chair, one person");
    contribute_to_the_dice(&host, seated[0]).await?;
    tokio::try_join!(host.browser.close(), lotte.browser.close(), ines.browser.close()).map(|_| ())
}

/// Two who have played a game to its end by surrender, and one who looks on.
async fn a_game_that_is_over(server: &TestServer) -> Result<[Player; 3]> {
    let silver = Player::arrive(server, Kind::Desktop).await?;
    silver.make_table("intro", "Roset", "anyone").await?;
    let table = silver.browser.client.current_url().await?;
    let (gold, onlooker) = tokio::try_join!(
        Player::come_by(server, Kind::Phone, table.as_str(), "Lotte"),
        Player::arrive(server, Kind::Desktop)
    )?;
    contribute_to_the_dice(&silver, &gold).await?;
    onlooker.browser.go(table.as_str()).await?;
    let players = [silver, gold, onlooker];
    say(&players[0].browser, "offer surrender").await?;
    // A player who is not asked is told that another one is, also by the screen reader.
    let told = "document.getElementById('announce').textContent.includes('WORDS') && document.getElementById('offers').textContent.includes('WORDS')";
    players[2].browser.until(&told.replace("WORDS", "Roset has offered to surrender; Lotte is asked.")).await?;
    players[1].browser.click("#offers button[value='decline surrender']").await?;
    for player in [&players[0], &players[2]] {
        player.browser.until(&told.replace("WORDS", "Lotte has declined the surrender and plays on.")).await?;
    }
    players[0].browser.picture("offer-declined").await?;
    access::check(&players[0].browser, "an offer was declined").await?;
    say(&players[1].browser, "offer surrender").await?;
    players[0].browser.click("#offers button[value='accept surrender']").await?;
    for player in &players {
        player.browser.until("document.querySelector('#end .proof')").await?;
    }
    Ok(players)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_game_is_announced_on_every_page_also_with_the_result_open() -> Result {
    let server = TestServer::open().await?;
    let players = a_game_that_is_over(&server).await?;
    let [silver, gold, onlooker] = &players;
    for player in [gold, onlooker] {
        player.browser.run("location.hash = 'end'").await?;
        player.browser.until("document.querySelector('#end:target .dialog')").await?;
    }
    let old = path(&silver.browser).await?;
    silver.browser.click("#offers form[action$='/rematch'] button").await?;
    silver.browser.until(&format!("location.pathname !== {old}")).await?;
    let new = path(&silver.browser).await?;
    for (player, picture) in [(gold, "rematch-told-phone"), (onlooker, "rematch-told")] {
        let told = "Roset has set up another game.";
        player
            .browser
            .until(&format!("document.querySelector('#end:target .end-again')?.textContent === '{told}'"))
            .await?;
        player.browser.until(&format!("document.getElementById('announce').textContent.includes('{told}')")).await?;
        player.browser.picture(picture).await?;
        access::check(&player.browser, "another game is laid out").await?;
        player.browser.click("#end .dialog-foot a.btn--go").await?;
        player.browser.until(&format!("location.pathname === {new}")).await?;
    }
    contribute_to_the_dice(silver, gold).await?;
    // Who comes later finds the way, too.
    onlooker.browser.go(&server.url(old.as_str().unwrap_or_default())).await?;
    onlooker.browser.find(&format!("#offers a.btn--go[href={new}]")).await?;
    close(players).await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_players_who_ask_for_a_new_game_at_once_come_to_the_same_table() -> Result {
    let server = TestServer::open().await?;
    let players = a_game_that_is_over(&server).await?;
    let [silver, gold, _] = &players;
    let old = path(&silver.browser).await?;
    at_once([silver, gold], "document.querySelector('#offers form[action$=\"/rematch\"]').requestSubmit()").await?;
    for player in [silver, gold] {
        player.browser.until(&format!("location.pathname !== {old}")).await?;
    }
    assert_eq!(path(&silver.browser).await?, path(&gold.browser).await?);
    contribute_to_the_dice(silver, gold).await?;
    close(players).await
}

async fn close(players: [Player; 3]) -> Result {
    for player in players {
        assert_eq!(player.faults().await?, Vec::<String>::new());
        player.browser.close().await?;
    }
    Ok(())
}

/// A hidden page does not count as presence, however long it is open.
#[tokio::test(flavor = "multi_thread")]
async fn a_player_with_a_hidden_page_counts_as_away_until_it_is_visible() -> Result {
    let server = TestServer::open_with(&["--away-time", "1"]).await?;
    let (silver, gold) =
        tokio::try_join!(Player::arrive(&server, Kind::Desktop), Player::arrive_whole(&server, Kind::Desktop))?;
    silver.make_table("intro", "Roset", "anyone").await?;
    gold.sit_down(silver.browser.client.current_url().await?.as_str(), "Lotte").await?;
    contribute_to_the_dice(&silver, &gold).await?;
    silver.answer_once().await?;
    let is_missed = "document.querySelector('.away')?.textContent.includes('Lotte has not been seen for a while')";
    assert_eq!(silver.browser.run(&format!("return Boolean({is_missed})")).await?, json!(false));
    let table = gold.browser.client.window().await?;
    let other = gold.browser.client.new_window(true).await?;
    gold.browser.client.switch_to_window(other.handle).await?;
    silver.browser.until(is_missed).await?;
    let here = "document.querySelector('.companion.is-here [data-seat=gold]')";
    assert!(silver.browser.run(&format!("return Boolean({here})")).await? == true, "the page is still open");
    gold.browser.client.close_window().await?;
    gold.browser.client.switch_to_window(table).await?;
    silver.browser.until("!document.querySelector('.away')").await?;
    gold.answer_once().await?;
    tokio::try_join!(silver.browser.close(), gold.browser.close()).map(|_| ())
}
