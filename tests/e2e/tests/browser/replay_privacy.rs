//! Looking back with several browsers: whose hand is seen by whose eyes, while a game goes on and after it, and a moment that
//! is the same by its address. What leaves the page, pictures and records, is in `keepsakes.rs`.

use crate::{
    access,
    duel::contribute_to_the_dice,
    offers_and_surrender::say,
    player::Player,
    replay::{cards_of, upload},
};
use serde_json::{Value, json};
use wardroom_e2e::{Browser, Kind, Result, TestServer};

/// The names of the Union's plans, as far as they are seen.
const HAND: &str = "return [...document.querySelectorAll('.plans .crew .name')].map((name) => name.textContent.trim())";
/// What a moment looks like, wherever it is looked at.
const POSITION: &str = "const text = (id) => document.getElementById(id).textContent.trim().replace(/\\s+/g, ' ');
    const pieces = [...document.querySelectorAll('#table .piece')].map((piece) => `${piece.id} ${piece.getAttribute('style')}`);
    return [text('state'), text('question'), document.getElementById('moment').value, document.querySelector('.replay-given')?.textContent ?? '', pieces.sort()]";

async fn hand(browser: &Browser) -> Result<Value> {
    browser.run(HAND).await
}

/// Looks through other eyes.
pub(crate) async fn see_as(browser: &Browser, eyes: &str) -> Result {
    let link = format!("a[data-step=eye][href*='seat={eyes}']");
    browser.until(&format!("document.querySelector(\"{link}\")")).await?;
    browser.run(&format!("document.querySelector(\"{link}\").click()")).await?;
    browser.until(&format!("document.querySelector(\"{link}\")?.getAttribute('aria-current') === 'true'")).await
}

/// Goes to another moment, and waits until its page is there.
async fn take_step(browser: &Browser, step: &str) -> Result {
    let before = browser.run("return document.querySelector('.replay-slide output').textContent").await?;
    browser.run(&format!("document.querySelector('[data-step={step}]').click()")).await?;
    browser.until(&format!("document.querySelector('.replay-slide output').textContent !== {before}")).await
}

/// Whose eyes are offered.
pub(crate) async fn eyes(browser: &Browser) -> Result<Value> {
    browser.run("return [...document.querySelectorAll('a[data-step=eye]')].map((eye) => new URL(eye.href).searchParams.get('seat'))").await
}

#[tokio::test(flavor = "multi_thread")]
async fn three_browsers_replay_at_once_each_from_its_own_perspective() -> Result {
    let server = TestServer::open().await?;
    let squadron = Player::arrive(&server, Kind::Desktop).await?;
    squadron.initial_table("ahoy-base", "Roset", &[("union", "open")], &[]).await?;
    let invitation = squadron.invitation().await?;
    let union = Player::come_by(&server, Kind::Desktop, &invitation, "Lotte").await?;
    // The link was for one person: a second one who has it is told what to do.
    let third = Player::arrive(&server, Kind::Phone).await?;
    third.browser.go(&invitation).await?;
    let told = third.browser.text("main").await?;
    assert!(told.contains("has been used already. Ask for a new link."), "{told}");
    assert!(!third.browser.has("form.place-sit").await?, "the chair is taken");
    third.browser.picture("invitation-used-phone").await?;
    access::check(&third.browser, "an invitation that was used").await?;
    contribute_to_the_dice(&squadron, &union).await?;
    let table = squadron.browser.run("return location.pathname").await?;
    let table = table.as_str().unwrap_or_default();
    // The Union lays dice, by the first offers, and keeps its plans.
    squadron.play_on(7).await?;
    while union.lines().await? < 20 {
        union.browser.until("document.querySelector('#offers[data-turn] #walk .btn')").await?;
        union.answer_once().await?;
    }
    squadron.pause().await?;
    squadron.browser.until("!document.querySelector('#walk[aria-busy=true]')").await?;

    let held = hand(&union.browser).await?;
    let names: Vec<&str> = held.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    assert!(!names.is_empty(), "{held}");

    // During the game a player replays from their own perspective or from a spectator's.
    squadron.browser.run("document.querySelector('.menu a[href*=\"/replay\"]').click()").await?;
    squadron.browser.until("document.querySelector('main[data-replay]')").await?;
    assert_eq!(eyes(&squadron.browser).await?, json!(["squadron", "spectator"]));
    for step in ["back", "back", "first", "next", "last"] {
        take_step(&squadron.browser, step).await?;
        let page = squadron.browser.run("return document.getElementById('table').outerHTML").await?;
        let page = page.as_str().unwrap_or_default();
        assert!(!names.iter().any(|name| page.contains(name)), "a card of {held} shows");
    }
    squadron.browser.picture("hindsight-running").await?;
    for eyes in ["union", "everyone"] {
        squadron.browser.go(&server.url(&format!("{table}/replay?at=0&seat={eyes}"))).await?;
        assert!(!squadron.browser.has("main[data-replay]").await?, "looks through the eyes of {eyes}");
    }
    union.browser.go(&server.url(&format!("{table}/replay?seat=union"))).await?;
    assert_eq!(hand(&union.browser).await?, held);

    // Afterwards everybody sees everything, each what they want to see.
    for player in [&squadron, &union] {
        player.browser.go(&server.url(table)).await?;
        player.browser.until("document.getElementById('talk')").await?;
    }
    say(&squadron.browser, "resign").await?;
    squadron.browser.until("document.querySelector('#end .proof')").await?;
    for browser in [&squadron.browser, &union.browser, &third.browser] {
        browser.go(&server.url(&format!("{table}/replay"))).await?;
        assert_eq!(eyes(browser).await?, json!(["squadron", "union", "spectator", "everyone"]));
    }
    let own = "return document.querySelector('a[data-step=eye][aria-current]').textContent";
    for (browser, eyes) in
        [(&squadron.browser, "Squadron"), (&union.browser, "Union"), (&third.browser, "everyone at once")]
    {
        assert_eq!(browser.run(own).await?, eyes, "one's own first");
    }
    let backs = json!([]);
    assert_eq!(hand(&squadron.browser).await?, backs);
    assert_eq!(hand(&union.browser).await?, held);
    tokio::try_join!(
        see_as(&squadron.browser, "union"),
        see_as(&union.browser, "squadron"),
        see_as(&third.browser, "spectator"),
    )?;
    assert_eq!(hand(&squadron.browser).await?, held);
    assert_eq!(hand(&union.browser).await?, backs);
    assert_eq!(hand(&third.browser).await?, backs);
    squadron.browser.picture("hindsight-other-eyes").await?;
    see_as(&third.browser, "union").await?;
    assert_eq!(hand(&third.browser).await?, held);
    third.browser.run("document.querySelector('.replay-eyes').scrollIntoView({ block: 'center' })").await?;
    third.browser.picture("hindsight-phone").await?;
    access::check(&third.browser, "looking back on a phone").await?;
    is_shared(&third.browser, &union.browser).await?;
    for player in [squadron, union, third] {
        // Eyes that one has not are refused, and Chromium writes that down.
        let faults = player.faults().await?.into_iter();
        let serious: Vec<String> = faults.filter(|fault| !fault.contains("403 (Forbidden)")).collect();
        assert_eq!(serious, Vec::<String>::new());
        player.browser.close().await?;
    }
    Ok(())
}

/// A moment somewhere in the game is the same by its address in another browser.
async fn is_shared(one: &Browser, other: &Browser) -> Result {
    for step in ["first", "next", "next", "next"] {
        take_step(one, step).await?;
    }
    let (link, position) = (address(one, "#permalink").await?, one.run(POSITION).await?);
    other.go(&link).await?;
    assert_eq!(other.run(POSITION).await?, position, "{link}");
    assert!(position[4].as_array().is_some_and(|pieces| pieces.len() > 4), "{position}");
    Ok(())
}

/// The perspective of all seats shows what each of them sees.
#[tokio::test(flavor = "multi_thread")]
async fn the_perspective_of_all_seats_shows_every_hand() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Desktop).await?;
    let browser = &player.browser;
    // The record, a moment with full hands; the seat, its hand as it sees it itself, and where others would look for it.
    let hands = [
        ("ahoy/rules/tests/records/2-union.record", 3, "union", ".plans .crew .name", "#table"),
        (
            "turning-tides/rules/tests/records/base-surrender.record",
            0,
            "silver",
            "#tt-hand .card-name",
            "#tt-near, #tt-hand",
        ),
        ("turning-tides/rules/tests/records/base-surrender.record", 0, "gold", "#tt-hand .card-name", "#tt-far"),
    ];
    for (record, moment, seat, cards, place) in hands {
        upload(browser, &server, record).await?;
        let address = browser.run("return location.pathname").await?;
        let address = address.as_str().unwrap_or_default();
        browser.go(&server.url(&format!("{address}?moment={moment}&seat={seat}"))).await?;
        let held = json!(cards_of(browser, cards).await?);
        assert!(held.as_array().is_some_and(|held| held.len() > 1), "{record}: {seat} holds {held}");
        see_as(browser, "everyone").await?;
        browser.picture(&format!("hindsight-everyone-{seat}")).await?;
        // The logbook tells of cards, too, but it is no hand.
        let unseen = format!(
            "const places = [...document.querySelectorAll('{place}')].map((place) => place.cloneNode(true));
             places.forEach((place) => place.querySelectorAll('#log, #offers').forEach((part) => part.remove()));
             const told = (place) => [place, ...place.querySelectorAll('[aria-label]')].map((part) => part.getAttribute('aria-label') ?? '').join() + place.textContent;
             return {held}.filter((card) => !places.some((place) => told(place).includes(card)))"
        );
        assert_eq!(browser.run(&unseen).await?, json!([]), "{record}: {seat} holds {held}");
    }
    player.browser.close().await
}

pub(crate) async fn address(browser: &Browser, css: &str) -> Result<String> {
    let address = browser.run(&format!("return document.querySelector(\"{css}\").href")).await?;
    Ok(address.as_str().unwrap_or_default().to_owned())
}
