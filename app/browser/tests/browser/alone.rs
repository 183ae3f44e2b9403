//! One person against the house, by keyboard alone, on a phone, in German.

use crate::{
    access,
    duel::{assert_told, record},
    everyone::walk_to,
    hand,
    keyboard::{ENTER, play_to_the_end},
    player::Player,
};
use wardroom_browser::{House, Kind, Result};

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_is_one_touch_from_a_game_against_a_bot_and_can_play_it_by_keyboard_alone() -> Result {
    let house = House::open().await?;
    let player = Player::arrive(&house, Kind::Desktop).await?;
    access::check(&player.browser, "the start page").await?;
    walk_to(&player.browser, "form[action='/play-now'] button").await?;
    player.browser.press(ENTER).await?;
    player.browser.until("document.querySelector('#table #walk button')").await?;
    player.browser.picture("turning-tides").await?;
    access::check(&player.browser, "a table").await?;
    play_to_the_end(&player).await?;
    // Here no round is the last one: it ends as the rulebook says.
    let ended = assert_told(&player, &record(&player).await?, ["", "Strong bot"]).await?;
    assert!(["zones", "crew"].contains(&&*ended), "{ended}");
    assert_eq!(player.browser.complaints().await?, Vec::<String>::new());
    player.browser.close().await
}

/// Efemeris asks for many more things than Turning Tides: amounts, hexes, ships. After some rounds the planets are counted.
#[tokio::test(flavor = "multi_thread")]
async fn a_whole_duel_of_efemeris_is_played_by_keyboard_alone() -> Result {
    let house = House::open().await?;
    let player = Player::arrive(&house, Kind::Desktop).await?;
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
    let house = House::open().await?;
    let player = Player::arrive(&house, Kind::Phone).await?;
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
    hand::touch(&player.browser, "#table [data-token='card.wait']").await?;
    player.browser.until("document.querySelector('#walk .btn--go')").await?;
    player.browser.picture("turning-tides-phone-picked").await?;
    let before = player.browser.run("return document.querySelectorAll('#log-lines > li').length").await?;
    player.browser.run("document.querySelector('#walk .btn--go').click()").await?;
    player.browser.until(&format!("document.querySelectorAll('#log-lines > li').length > {before}")).await?;
    assert_eq!(player.browser.complaints().await?, Vec::<String>::new());
    player.browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn touching_what_is_not_possible_says_why_not_with_the_rule() -> Result {
    let house = House::open().await?;
    let player = Player::arrive(&house, Kind::Desktop).await?;
    player.browser.click("form[action='/play-now'] button").await?;
    player.browser.until("document.querySelector('#table #walk button')").await?;
    hand::touch(&player.browser, "#table [data-token^='exchange.']").await?;
    player.browser.until("document.querySelector('.why')").await?;
    let why = player.browser.text(".why").await?;
    assert!(why.contains("TT-"), "it names the rule: {why}");
    player.browser.picture("why-not").await?;
    player.browser.press("\u{e00c}").await?;
    player.browser.until("!document.querySelector('.why:not([hidden])')").await?;
    player.browser.close().await
}
