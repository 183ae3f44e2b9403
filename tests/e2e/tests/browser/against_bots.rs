//! One player against bots, by keyboard alone, on a phone, in German.

use crate::{
    access,
    accessibility::walk_to,
    duel::{assert_end_text, record},
    keyboard::{ENTER, play_to_the_end},
    player::Player,
    pointer,
};
use serde_json::json;
use wardroom_e2e::{Kind, Result, TestServer};

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_is_one_touch_from_a_game_against_a_bot_and_can_play_it_by_keyboard_alone() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Desktop).await?;
    access::check(&player.browser, "the start page").await?;
    walk_to(&player.browser, "form[action='/play-now'] button").await?;
    player.browser.press(ENTER).await?;
    player.browser.until("document.querySelector('#table #walk button')").await?;
    player.browser.picture("turning-tides").await?;
    access::check(&player.browser, "a table").await?;
    play_to_the_end(&player).await?;
    // Here no round is the last one: it ends as the rulebook says.
    let ended = assert_end_text(&player, &record(&player).await?, ["", "Strong bot"]).await?;
    assert!(["zones", "crew"].contains(&&*ended), "{ended}");
    assert_eq!(player.browser.complaints().await?, Vec::<String>::new());
    player.browser.close().await
}

/// Efemeris asks for many more things than Turning Tides: amounts, hexes, ships. After some rounds the planets are counted.
#[tokio::test(flavor = "multi_thread")]
async fn a_whole_duel_of_efemeris_is_played_by_keyboard_alone() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Desktop).await?;
    player.fill_in("efemeris-duel", "Roset", &[("bellatrix", "bot:easy")], &[("round_limit", "2")]).await?;
    walk_to(&player.browser, "#make-efemeris-duel .btn--go").await?;
    player.browser.press(ENTER).await?;
    player.browser.until("document.querySelector('#table #walk button')").await?;
    play_to_the_end(&player).await?;
    assert_eq!(player.faults().await?, Vec::<String>::new());
    player.browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_in_german_nothing_is_cut_off_and_touches_answer() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Phone).await?;
    player.browser.picture("start-phone").await?;
    player
        .browser
        .run("document.querySelector('form[action=\"/language\"] button, a[href*=language]').click()")
        .await?;
    player.browser.until("document.documentElement.lang === 'de'").await?;
    player.browser.run("document.querySelector('form[action=\"/play-now\"] button').click()").await?;
    player.browser.until("document.querySelector('#table #walk button')").await?;
    player.browser.picture("turning-tides-phone").await?;
    let sideways = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
    assert_eq!(player.browser.run(sideways).await?, 0, "the page scrolls sideways");
    access::check(&player.browser, "a table on a phone").await?;
    // A card is touched on the table, and lies face down after the confirming button.
    pointer::touch(&player.browser, "#table [data-token='card.wait']").await?;
    player.browser.until("document.querySelector('#walk .btn--go')").await?;
    player.browser.picture("turning-tides-phone-picked").await?;
    refused_behind_a_pick(&player, ["Warten", "liegt im Laderaum. Wechselkarten kommen erst im Windschatten"]).await?;
    player.browser.picture("why-not-phone").await?;
    assert_eq!(player.browser.run(OUT_OF_SIGHT).await?, json!([]), "the bubble lies inside the screen");
    // It lies where the thumb is, over the hand: a finger on the open sea closes it, and the card is picked as before.
    pointer::press_at(&player.browser, 190, 200).await?;
    player.browser.until("!document.querySelector('.why')").await?;
    player.browser.until("document.querySelector('#walk .btn--go')").await?;
    let before = player.browser.run("return document.querySelectorAll('#log-lines > li').length").await?;
    player.browser.run("document.querySelector('#walk .btn--go').click()").await?;
    player.browser.until(&format!("document.querySelectorAll('#log-lines > li').length > {before}")).await?;
    assert_eq!(player.browser.complaints().await?, Vec::<String>::new());
    player.browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn touching_what_is_not_possible_says_why_not_with_the_rule() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Desktop).await?;
    player.browser.click("form[action='/play-now'] button").await?;
    player.browser.until("document.querySelector('#table #walk button')").await?;
    pointer::touch(&player.browser, "#table [data-token^='exchange.']").await?;
    player.browser.until("document.querySelector('.why')").await?;
    let why = player.browser.text(".why").await?;
    assert!(why.contains("TT-"), "it names the rule: {why}");
    player.browser.picture("why-not").await?;
    player.browser.press("\u{e00c}").await?;
    player.browser.until("!document.querySelector('.why:not([hidden])')").await?;
    pointer::touch(&player.browser, "#table [data-token='card.wait']").await?;
    player.browser.until("document.querySelector('#walk .btn--go')").await?;
    refused_behind_a_pick(&player, ["Wait", "lies in your hold. Exchange cards join your pile only in the lull"])
        .await?;
    player.browser.press("\u{e00c}").await?;
    player.browser.until("!document.querySelector('.why:not([hidden])')").await?;
    // If the server cannot be reached, the page says so, and not that the answer is refused.
    let offline = json!({"offline": true, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1});
    player.browser.devtools("Network.enable", json!({})).await?;
    player.browser.devtools("Network.emulateNetworkConditions", offline).await?;
    pointer::touch(&player.browser, "#table [data-token^='exchange.']").await?;
    player.browser.until("document.querySelector('.why')").await?;
    let why = player.browser.text(".why").await?;
    assert!(why.contains("The server could not be asked just now."), "{why}");
    player.browser.close().await
}

/// After picking the card Wait, a touch on an exchange card is refused with that card's name and rule.
async fn refused_behind_a_pick(player: &Player, [picked, sentence]: [&str; 2]) -> Result {
    let browser = &player.browser;
    let exchange = "#table [data-token^='exchange.']:not([data-token='exchange.wait'])";
    // On a phone the path is said and not shown.
    let path = browser.run("return document.getElementById('path').textContent").await?;
    assert!(path.to_string().contains(picked), "{path}");
    pointer::touch(browser, exchange).await?;
    browser.until("document.querySelector('.why')").await?;
    let why = browser.text(".why").await?;
    assert!(why.contains(sentence) && why.contains("TT-LULL-01") && !why.contains(picked), "{why}");
    // And it still waits for its button.
    assert_eq!(browser.run("return document.getElementById('path').textContent").await?, path);
    Ok(())
}

/// Sides of the bubble that lie beyond the screen.
const OUT_OF_SIGHT: &str = "const { left, top, right, bottom } = document.querySelector('.why').getBoundingClientRect();
    return [left < 0 && 'left', top < 0 && 'top', right > innerWidth && 'right', bottom > innerHeight && 'bottom'].filter(Boolean);";
