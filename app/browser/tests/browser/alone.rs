//! One person against the house, by keyboard alone, on a phone, in German.

use crate::{access, player::Player};
use std::time::Duration;
use tokio::time::sleep;
use wardroom_browser::{House, Kind, Result};

/// Presses keys until the game is over or `answers` were given.
async fn play_by_keys(player: &Player, answers: u64) -> Result<u64> {
    // What was answered under seal may be changed until the bot has answered; here nobody does.
    let note = "const seq = () => document.querySelector('#answers [name=seq]')?.value;
                window.isAnswered = () => seq() !== undefined && seq() === window.answered;
                let was = false;
                new MutationObserver(() => {
                  const is = Boolean(document.querySelector('#walk[aria-busy=true]'));
                  if (is && !was) window.answered = seq();
                  was = is;
                }).observe(document.getElementById('table'), { subtree: true, attributes: true, attributeFilter: ['aria-busy'] });";
    player.browser.run(note).await?;
    let (mut given, mut idle) = (0, 0);
    while given < answers && !player.is_over().await? {
        let state = "const walk = document.querySelector('#walk:not([aria-busy=true])');
                     if (!walk || isAnswered()) return 0;
                     const likely = walk.querySelector('.btn--go');
                     return likely ? -1 : walk.querySelectorAll('button:not(.btn--quiet)').length;";
        let choices = player.browser.run(state).await?.as_i64().unwrap_or_default();
        match choices {
            0 => {
                idle += 1;
                assert!(idle < 1_200, "nobody can go on:\n{}", player.browser.text("body").await?);
                sleep(Duration::from_millis(25)).await;
                continue;
            }
            -1 => player.browser.run("document.activeElement.blur()").await.map(|_| ())?,
            _ => (),
        }
        let key =
            if choices < 0 { "\u{e007}".to_owned() } else { (1 + given % u64::try_from(choices.min(9))?).to_string() };
        player.browser.press(&key).await?;
        (given, idle) = (given + 1, 0);
    }
    Ok(given)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_is_one_touch_from_a_game_against_a_bot_and_can_play_it_by_keyboard_alone() -> Result {
    let house = House::open().await?;
    let player = Player::arrive(&house, Kind::Desktop).await?;
    access::check(&player.browser, "the start page").await?;
    player.browser.click("form[action='/play-now'] button").await?;
    player.browser.until("document.querySelector('#table #walk button')").await?;
    player.browser.picture("turning-tides").await?;
    access::check(&player.browser, "a table").await?;
    let given = play_by_keys(&player, 4_000).await?;
    assert!(player.is_over().await?, "after {given} keys the game goes on");
    assert_eq!(player.browser.complaints().await?, Vec::<String>::new());
    player.browser.close().await
}

/// Efemeris asks for many more things than Turning Tides: amounts, hexes, ships. After some rounds the planets are counted.
#[tokio::test(flavor = "multi_thread")]
async fn a_whole_duel_of_efemeris_is_played_by_keyboard_alone() -> Result {
    let house = House::open().await?;
    let player = Player::arrive(&house, Kind::Desktop).await?;
    player.lay_out("efemeris-duel", "Roset", &[("bellatrix", "bot:easy")], &[("round_limit", "2")]).await?;
    player.browser.until("document.querySelector('#table #walk button')").await?;
    let given = play_by_keys(&player, 2_000).await?;
    assert!(player.is_over().await?, "after {given} keys the game goes on");
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
    player.browser.run("document.querySelector('#table [data-token=\"card.wait\"]').dispatchEvent(new MouseEvent('click', {bubbles: true}))").await?;
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
    player.browser.run("document.querySelector('#table [data-token^=\"exchange.\"]').dispatchEvent(new MouseEvent('click', {bubbles: true}))").await?;
    player.browser.until("document.querySelector('.why')").await?;
    let why = player.browser.text(".why").await?;
    assert!(why.contains("TT-"), "it names the rule: {why}");
    player.browser.picture("why-not").await?;
    player.browser.press("\u{e00c}").await?;
    player.browser.until("!document.querySelector('.why:not([hidden])')").await?;
    player.browser.close().await
}
