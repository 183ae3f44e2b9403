//! What is done beside answering: taking back, offering and refusing a draw, giving up, and another game.

use crate::{access, duel::contribute_to_the_dice, player::Player};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::sleep;
use wardroom_e2e::{Browser, Kind, Result, TestServer};

/// The button that takes the last answer back, while there is one.
const WAY_BACK: &str = "#undo:not([hidden]) button";

/// The open question and how long the logbook is.
async fn standing(browser: &Browser) -> Result<Value> {
    browser.run("return [document.getElementById('question').firstChild.textContent, document.querySelectorAll('#log-lines > li').length]").await
}

/// Opens the menu and presses what a word stands for, twice where it asks whether one is sure.
pub(crate) async fn say(browser: &Browser, word: &str) -> Result {
    browser.until(&format!("document.querySelector('#talk button[value=\"{word}\"]')")).await?;
    browser.click(".bar-tools > details.menu > summary").await?;
    if browser.has(&format!("#talk details.sure button[value='{word}']")).await? {
        browser.click(&format!("#talk details.sure:has(button[value='{word}']) > summary")).await?;
    }
    browser.picture(&format!("say-{}", word.replace(' ', "-"))).await?;
    browser.click(&format!("#talk button[value='{word}']")).await?;
    browser.run("document.querySelector('.bar-tools > details.menu').open = false").await.map(|_| ())
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_is_undone_by_the_button_and_by_its_key_until_dice_are_rolled() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Desktop).await?;
    let browser = &player.browser;
    browser.click("form[action='/play-now']:has([value='ahoy']) button").await?;
    let ready = "document.querySelector('#walk:not([aria-busy=true]) button:not(:disabled)')";
    let (mut taken_back, mut was_too_late) = (0, false);
    for _ in 0..200 {
        if taken_back == 2 && was_too_late {
            return player.browser.close().await;
        }
        browser.until(ready).await?;
        let before = standing(browser).await?;
        let asked = browser.run("return document.querySelector('#answers [name=seq]').value").await?;
        for _ in 0..6 {
            browser.run("(document.querySelector('#walk .btn--go') ?? document.querySelector('#walk button:not(.btn--quiet):not(:disabled)'))?.click()").await?;
            sleep(Duration::from_millis(120)).await;
            if browser.run("return document.querySelector('#answers [name=seq]')?.value ?? null").await? != asked {
                break;
            }
        }
        browser.until(ready).await?;
        // What the dice have said since, or the bot has done, is not to be unsaid.
        let since = format!(
            "const news = [...document.querySelectorAll('#log-lines > li')].slice({}); return news.some((line) => /rolls/.test(line.textContent))",
            before[1]
        );
        if browser.run(&since).await? == true {
            assert!(!browser.has(WAY_BACK).await?, "a roll could be taken back:\n{}", browser.text("#log").await?);
            was_too_late = true;
        } else if taken_back < 2 && browser.has(WAY_BACK).await? && standing(browser).await? != before {
            if taken_back == 0 {
                browser.click("#undo button").await?;
            } else {
                browser.press("u").await?;
            }
            browser.until(&format!("document.getElementById('question').firstChild.textContent === {} && document.querySelectorAll('#log-lines > li').length === {}", before[0], before[1])).await?;
            taken_back += 1;
        }
    }
    Err(format!("taken back: {taken_back} times, too late: {was_too_late}").into())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_is_offered_refused_offered_again_and_agreed_upon() -> Result {
    let server = TestServer::open().await?;
    let host = Player::arrive(&server, Kind::Desktop).await?;
    host.initial_table("efemeris-duel", "Roset", &[("bellatrix", "open")], &[]).await?;
    let guest = Player::come_by(&server, Kind::Desktop, &host.invitation().await?, "Lotte").await?;
    contribute_to_the_dice(&host, &guest).await?;
    let may_offer = "document.querySelector('#talk button[value=\"offer draw\"]')";
    for (offers, answers) in [(&host, "decline draw"), (&guest, "accept draw")] {
        // In the setup there is nothing to share, and a draw is offered once in a turn.
        host.play_on(3).await?;
        guest.play_on(4).await?;
        offers.browser.until(may_offer).await?;
        host.pause().await?;
        guest.pause().await?;
        sleep(Duration::from_millis(400)).await;
        let other = if std::ptr::eq(offers, &host) { &guest } else { &host };
        say(&offers.browser, "offer draw").await?;
        other.browser.until("document.getElementById('question').textContent.includes('offers a draw')").await?;
        other.browser.until("document.querySelector('#offers[data-turn]') && document.title.startsWith('● ')").await?;
        assert!(!other.browser.has("#answers").await?, "it is answered before play goes on");
        other.browser.picture("draw-offered").await?;
        other.browser.click(&format!("#offers button[value='{answers}']")).await?;
        other.browser.until("!document.querySelector('#offers button[value=\"accept draw\"]')").await?;
    }
    for player in [&host, &guest] {
        player.browser.until("document.querySelector('#end .proof')").await?;
        assert!(!player.browser.has("#end .winner").await?, "there is no winner");
        player.browser.picture("draw-agreed").await?;
    }
    host.browser.close().await?;
    guest.browser.close().await
}

/// Each clock as a page has it: since when it runs, what is free and what is left. It counts by itself from there.
async fn clocks(browser: &Browser) -> Result<Value> {
    browser.run("return [...document.querySelectorAll('#clocks .clock-time')].map(({ dataset }) => [dataset.since ?? null, dataset.free, dataset.left])").await
}

async fn question(browser: &Browser) -> Result<Value> {
    browser.run("return document.getElementById('question').firstChild.textContent").await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_offer_is_withdrawn_by_its_button_without_moving_a_clock_and_both_play_on() -> Result {
    let server = TestServer::open().await?;
    let (lotte, gustav) =
        tokio::try_join!(Player::arrive(&server, Kind::Phone), Player::arrive(&server, Kind::Desktop))?;
    lotte.set_pace("turning-tides-intro", "live", &[("minutes", "10"), ("seconds", "5")]).await?;
    lotte.make_table("intro", "Lotte", "open").await?;
    gustav.sit_down(&lotte.invitation().await?, "Gustav").await?;
    contribute_to_the_dice(&lotte, &gustav).await?;
    // Lotte has answered under seal: her clock stands, Gustav's runs.
    lotte.answer_once().await?;
    gustav.browser.until("document.querySelector('#walk button')").await?;
    let pages = [&lotte.browser, &gustav.browser];
    let (faces, asked) =
        ([clocks(pages[0]).await?, clocks(pages[1]).await?], [question(pages[0]).await?, question(pages[1]).await?]);
    assert!(faces[0][0][0].is_null() && faces[1][1][0].is_string(), "{faces:?}");

    say(&gustav.browser, "offer surrender").await?;
    lotte.browser.until("document.querySelector('#offers[data-turn] button[value=\"accept surrender\"]')").await?;
    gustav.browser.until("document.querySelector('#offers button[value=\"withdraw surrender\"]')").await?;
    let theirs = question(&lotte.browser).await?;
    assert_eq!(theirs, "Gustav offers to surrender. Do you take the victory?");
    let own = question(&gustav.browser).await?;
    assert_eq!(
        own,
        "You have offered to surrender. Play goes on when the other side has answered, or when you withdraw it."
    );
    for (player, face, picture) in
        [(&lotte, &faces[0], "withdraw-asked-phone"), (&gustav, &faces[1], "withdraw-offered")]
    {
        assert!(!player.browser.has("#answers").await?, "play waits");
        assert_eq!(clocks(&player.browser).await?, *face, "an offer moves no clock");
        player.browser.picture(picture).await?;
        access::check(&player.browser, picture).await?;
    }
    assert!(!lotte.browser.has("button[value='withdraw surrender']").await?, "only the player who made it");

    gustav.browser.click("#offers button[value='withdraw surrender']").await?;
    for (player, face, asked) in [(&lotte, &faces[0], &asked[0]), (&gustav, &faces[1], &asked[1])] {
        player.browser.until("document.querySelector('#answers') && !document.querySelector('#offers button[value$=\" surrender\"]')").await?;
        assert_eq!((question(&player.browser).await?, clocks(&player.browser).await?), (asked.clone(), face.clone()));
        assert_eq!(player.browser.text("#trouble").await?, "");
    }
    assert!(!gustav.browser.has("#talk button[value='offer surrender']").await?, "it was the offer of this turn");
    gustav.browser.picture("withdraw-withdrawn").await?;

    // Gustav answers: the cards are shown, and both are asked something else.
    let lines = lotte.lines().await?;
    gustav.answer_once().await?;
    for player in [&lotte, &gustav] {
        player.browser.until(&format!("document.querySelectorAll('#log-lines > li').length > {lines}")).await?;
        assert!(!player.browser.has(WAY_BACK).await?, "what was shown is not taken back");
        assert_eq!(player.faults().await?, Vec::<String>::new());
    }
    lotte.browser.close().await?;
    gustav.browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_resigns_from_the_menu_has_lost() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Desktop).await?;
    let browser = &player.browser;
    browser.click("form[action='/play-now']:has([value='ahoy']) button").await?;
    browser.until("document.querySelector('#walk button')").await?;
    say(browser, "resign").await?;
    browser.until("document.querySelector('#end .proof')").await?;
    let winners = "return [...document.querySelectorAll('#end .place:has(.winner) b')].map((name) => name.textContent)";
    assert_eq!(browser.run(winners).await?.as_array().map(Vec::len), Some(1), "the other one wins");
    let own = "return document.querySelector('#end .place:has(.winner) [data-seat]').dataset.seat === document.getElementById('table').dataset.seatOfViewer";
    assert_eq!(browser.run(own).await?, json!(false));
    player.browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_surrender_one_asks_for_another_game_and_both_come_to_it_with_changed_seats() -> Result {
    let server = TestServer::open().await?;
    let silver = Player::arrive(&server, Kind::Desktop).await?;
    silver.make_table("intro", "Roset", "open").await?;
    let gold = Player::come_by(&server, Kind::Phone, &silver.invitation().await?, "Lotte").await?;
    contribute_to_the_dice(&silver, &gold).await?;
    silver.browser.until("document.querySelector('#walk button')").await?;
    say(&silver.browser, "offer surrender").await?;
    gold.browser.until("document.querySelector('#offers button[value=\"accept surrender\"]')").await?;
    gold.browser.click("#offers button[value='accept surrender']").await?;
    for player in [&silver, &gold] {
        player.browser.until("document.querySelector('#end .proof')").await?;
    }
    let old = silver.browser.run("return location.pathname").await?;
    silver.browser.click("#offers form[action$='/rematch'] button").await?;
    silver.browser.until(&format!("location.pathname !== {old}")).await?;
    let new = silver.browser.run("return location.pathname").await?;
    // The other one is called, and led there by one touch.
    gold.browser
        .until(&format!(
            "document.querySelector('#elsewhere a')?.pathname === {new} && document.title.startsWith('● ')"
        ))
        .await?;
    gold.browser.picture("rematch-called").await?;
    gold.browser.click("#elsewhere a").await?;
    contribute_to_the_dice(&silver, &gold).await?;
    for (player, seat) in [(&silver, "gold"), (&gold, "silver")] {
        player
            .browser
            .until(&format!(
                "location.pathname === {new} && document.querySelector('#table')?.dataset.seatOfViewer === '{seat}'"
            ))
            .await?;
    }
    silver.browser.close().await?;
    gold.browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn three_players_with_one_bot_play_again_each_one_seat_further() -> Result {
    let server = TestServer::open().await?;
    let host = Player::arrive(&server, Kind::Desktop).await?;
    host.initial_table("ahoy-base", "Roset", &[("union", "open"), ("smuggler", "bot:easy")], &[]).await?;
    let guest = Player::come_by(&server, Kind::Phone, &host.invitation().await?, "Lotte").await?;
    contribute_to_the_dice(&host, &guest).await?;
    assert_eq!(company(&host.browser).await?, json!([["squadron", "Roset"], ["union", "Lotte"], ["smuggler", "bot"]]));
    // Among three no player may concede (AH-END-04): one leaves, and the other abandons the game.
    host.browser.click(".bar-tools > details.menu > summary").await?;
    assert!(!host.browser.has("#talk button[value=resign]").await?, "a third one would have to play on");
    host.browser.click("#talk details.sure:has(form[action$='/leave']) > summary").await?;
    host.browser.click("#talk form[action$='/leave'] button").await?;
    guest.browser.until("document.querySelector('.away button[value=end]')").await?;
    guest.browser.picture("end-of-three-phone").await?;
    guest.browser.click(".away button[value=end]").await?;
    for player in [&host, &guest] {
        player.browser.until("document.querySelector('#offers form[action$=\"/rematch\"] button')").await?;
        assert!(!player.browser.has("#end .winner").await?, "there is no winner");
    }
    let old = host.browser.run("return location.pathname").await?;
    host.browser.click("#offers form[action$='/rematch'] button").await?;
    host.browser.until(&format!("location.pathname !== {old}")).await?;
    let new = host.browser.run("return location.pathname").await?;
    guest.browser.until(&format!("document.querySelector('#elsewhere a')?.pathname === {new}")).await?;
    guest.browser.click("#elsewhere a").await?;
    contribute_to_the_dice(&host, &guest).await?;
    for (player, seat) in [(&host, "union"), (&guest, "smuggler")] {
        player
            .browser
            .until(&format!(
                "location.pathname === {new} && document.querySelector('#table')?.dataset.seatOfViewer === '{seat}'"
            ))
            .await?;
        let seats = json!([["squadron", "bot"], ["union", "Roset"], ["smuggler", "Lotte"]]);
        assert_eq!(company(&player.browser).await?, seats);
        assert_eq!(player.faults().await?, Vec::<String>::new());
    }
    guest.browser.picture("rematch-three-phone").await?;
    host.browser.close().await?;
    guest.browser.close().await
}

/// Who sits where, as the strip above the table has it.
async fn company(browser: &Browser) -> Result<Value> {
    browser.until("document.querySelectorAll('#company .companion').length === 3").await?;
    browser.run("return [...document.querySelectorAll('#company .companion')].map((one) => [one.querySelector('[data-seat]').dataset.seat, one.classList.contains('is-bot') ? 'bot' : one.querySelector('.companion-name').textContent])").await
}
