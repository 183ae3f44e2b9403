//! Ahoy's plan window passes by itself after the same while, and says the same to the server, whether a plan could be played
//! or not: no spectator learns from it what the Union holds.

use crate::{player::Player, replay::upload};
use serde_json::{Value, json};
use std::{collections::VecDeque, fs};
use wardroom_e2e::{Browser, Kind, Result, TestServer};

const RECORD: &str = "ahoy/rules/tests/records/3-union.record";
/// Which windows are measured, so many of each kind.
const EACH: usize = 3;
/// The while, and how far from it an answer may leave the page; in milliseconds.
const PAUSE: f64 = 600.0;
const NARROW: f64 = 100.0;

/// Notes when a page that asks stands, and whatever leaves it from then on. A busy machine is late with everything: so a clock
/// of the same page runs beside.
const NOTE: &str = "window.sent = [];
    const take = window.fetch.bind(window);
    window.fetch = (to, options = {}) => {
      const fields = options.body instanceof URLSearchParams ? [...options.body.keys()] : [];
      sent.push({ at: performance.now(), what: [options.method ?? 'GET', new URL(to, location.href).pathname.replace(/^\\/t\\/[^/]+/, '/t/..'), ...fields].join(' ') });
      return take(to, options);
    };
    addEventListener('DOMContentLoaded', () => {
      if (document.querySelector('#answers[data-pass]')) setTimeout(() => (window.rung = performance.now()), PAUSE);
    });";

/// How many answers had been given when the Union was asked for a plan in a battle.
fn windows(record: &str) -> Vec<usize> {
    let tape = &record[record.find("chance: ").unwrap_or_default()..];
    let answers = tape.lines().filter(|line| !line.starts_with(['~', '!']));
    answers.enumerate().filter(|(_, line)| line.starts_with("union: plan > ")).map(|(at, _)| at).collect()
}

#[derive(Debug)]
struct Window {
    has_choice: bool,
    /// How much later the answer left the page than the clock rang, in milliseconds.
    late: f64,
    /// Kinds of requests from then on, the answer last.
    sent: Value,
}

/// Plays on as the Union where it is asked, with the wish to pass in such windows, and waits until the page has passed.
async fn pass(browser: &Browser, record: &str, at: usize) -> Result<Window> {
    browser.go(&format!("{record}?at={at}&seat=union")).await?;
    browser.run("document.querySelector('#play-on').open = true").await?;
    browser.find("#play-on-bot").await?.select_by_value("easy").await?;
    browser.click("#play-on button[name=seat][value=union]").await?;
    browser.until("document.querySelector('main[data-table] #answers[data-pass]')").await?;
    let choices = browser.run("return document.querySelectorAll('#answers button[name=answer]').length").await?;
    // The wish is there before the window is.
    let wish = "localStorage.setItem(`autopass ${location.pathname} union`, JSON.stringify([document.getElementById('answers').dataset.window]))";
    browser.run(wish).await?;
    browser.client.refresh().await?;
    browser.until("window.rung && window.sent.some(({ what }) => what.startsWith('POST /t/../answer'))").await?;
    let found = browser
        .run(
            "const last = sent.findIndex(({ what }) => what.startsWith('POST /t/../answer'));
              const resource = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/answer'));
              return [(resource?.startTime ?? sent[last].at) - rung, sent.slice(0, last + 1).map(({ what }) => what)]",
        )
        .await?;
    let late = found[0].as_f64().ok_or("the window was there with the page")?;
    Ok(Window { has_choice: choices.as_u64() > Some(1), late, sent: found[1].clone() })
}

#[tokio::test(flavor = "multi_thread")]
async fn an_automatic_pass_in_a_plan_window_does_not_reveal_the_hand() -> Result {
    let server = TestServer::open().await?;
    let player = Player::arrive(&server, Kind::Desktop).await?;
    let browser = &player.browser;
    upload(browser, &server, RECORD).await?;
    let record = browser.run("return location.origin + location.pathname").await?;
    browser
        .devtools("Page.addScriptToEvaluateOnNewDocument", json!({"source": NOTE.replace("PAUSE", &PAUSE.to_string())}))
        .await?;
    let games = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games");
    let mut found: [Vec<Window>; 2] = [Vec::new(), Vec::new()];
    // From the end and from the beginning in turn: the Union holds more at first.
    let mut left: VecDeque<usize> = windows(&fs::read_to_string(format!("{games}/{RECORD}"))?).into();
    while let Some(at) = if found[0].len() < found[1].len() { left.pop_back() } else { left.pop_front() } {
        let window = pass(browser, record.as_str().unwrap_or_default(), at).await?;
        found[usize::from(window.has_choice)].push(window);
        if found.iter().all(|windows| windows.len() >= EACH) {
            break;
        }
    }
    let [without, with] = found;
    assert!(without.len() >= EACH && with.len() >= EACH, "{without:?} {with:?}");
    for window in without.iter().chain(&with) {
        assert!(window.late > -NARROW, "{window:?} passes too soon");
        assert_eq!(window.sent, with[0].sent, "{window:?} sends something else than {:?}", with[0]);
    }
    // A busy machine makes some of them later, or notices late that one was there; but not all of a kind.
    let nearest = |windows: &[Window]| {
        windows.iter().map(|window| window.late).min_by(|one, other| one.abs().total_cmp(&other.abs()))
    };
    let (without_a_choice, with_a_choice) = (nearest(&without).unwrap_or(f64::NAN), nearest(&with).unwrap_or(f64::NAN));
    assert!(without_a_choice < NARROW && with_a_choice < NARROW, "all are late: {without:?} {with:?}");
    assert!((without_a_choice - with_a_choice).abs() < NARROW / 2.0, "one kind is later: {without:?} {with:?}");
    assert_eq!(with[0].sent.as_array().map(Vec::len), Some(1), "the answer and nothing else: {:?}", with[0]);
    player.browser.close().await
}
