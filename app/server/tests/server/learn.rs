//! Learning by playing: first voyages over HTTP, with and without scripts.

use crate::guest::{Guest, House};
use reqwest::StatusCode;

const GAMES: [&str; 4] = ["turning-tides", "ahoy", "efemeris", "marauders"];

/// What stands between two pieces of text.
fn between<'t>(text: &'t str, from: &str, to: &str) -> Option<&'t str> {
    text.split_once(from)?.1.split_once(to).map(|found| found.0)
}

fn unescaped(text: &str) -> String {
    text.replace("&gt;", ">").replace("&amp;", "&").replace("&quot;", "\"")
}

/// Goes from step to step by what the page proposes; the number of steps, and the address of the last.
async fn sail(guest: &mut Guest, game: &str) -> (usize, String) {
    let mut address = format!("/learn/{game}");
    for step in 1..=20 {
        let page = guest.get(&address).await;
        assert_eq!(page.status, StatusCode::OK, "{address}");
        assert!(!page.body.contains('⟨'), "{address} lacks a text");
        if page.body.contains(&format!("/learn/{game}/play-on")) {
            return (step, address);
        }
        address = match between(&page.body, "data-proposed=\"", "\"").map(unescaped) {
            Some(answer) => {
                let way = between(&page.body, "name=\"way\" value=\"", "\"").unwrap_or_default().to_owned();
                let fields = [("step", &*step.to_string()), ("way", &way), ("answer", &answer)];
                let reply = guest.post(&format!("/learn/{game}/answer"), &fields).await;
                assert_eq!(reply.status, StatusCode::SEE_OTHER, "{address}: {answer}");
                reply.location
            }
            None => format!("/learn/{game}?step={}", step + 1),
        };
    }
    panic!("{game}: the voyage has no end");
}

#[tokio::test]
async fn every_first_voyage_is_sailed_by_plain_forms_in_both_languages_and_goes_on_as_a_table() {
    let house = House::open().await;
    for language in ["en", "de"] {
        let mut guest = house.guest();
        guest.post("/language", &[("language", language), ("back", "/")]).await;
        for game in GAMES {
            let (steps, last) = sail(&mut guest, game).await;
            assert!((8..=14).contains(&steps), "{game}: {steps} steps");
            let done = guest.get("/learn").await.body;
            assert!(done.contains(if language == "en" { "sailed" } else { "gefahren" }), "the list knows");
            let reply = guest.post(&format!("/learn/{game}/play-on"), &[("step", &steps.to_string())]).await;
            assert_eq!(reply.status, StatusCode::SEE_OTHER, "{last}");
            let table = guest.get(&reply.location).await;
            assert_eq!(table.status, StatusCode::OK);
            assert!(table.body.contains("data-stream="), "{game}: a table of one's own");
        }
    }
}

#[tokio::test]
async fn what_a_lesson_does_not_ask_for_costs_nothing_and_is_answered_kindly() {
    let house = House::open().await;
    let mut guest = house.guest();
    // Possible, but not now: with scripts a sentence, without them the same page with it.
    let later = guest.fetch("/learn/turning-tides/answer", &[("step", "2"), ("answer", "card.wait")]).await;
    assert_eq!(later.status, StatusCode::UNPROCESSABLE_ENTITY);
    let later = later.json();
    let message = later["message"].as_str().unwrap_or_default();
    assert!(message.contains("Lay Wait") && message.contains("Lay Cannon"), "{message}");
    let reply = guest.post("/learn/turning-tides/answer", &[("step", "2"), ("answer", "card.wait")]).await;
    let page = guest.get(&reply.location).await.body;
    assert!(page.contains("keep it for later"), "{}", reply.location);
    // Not possible: the rule that stands against it, and what to do.
    let why = guest.get("/learn/turning-tides/why?step=3&path=cannon+%3E+side.5.starboard").await;
    let why = why.json();
    assert!(why["reasons"][0]["rule"].as_str().is_some_and(|rule| rule.starts_with("TT-")), "{why}");
    assert!(why["nudge"].as_str().is_some_and(|nudge| nudge.contains("zone 4")), "{why}");
    // Another answer that is as good leads on, and the way there is kept.
    let other = [("step", "9"), ("answer", "move > captain > zone.5")];
    let reply = guest.post("/learn/turning-tides/answer", &other).await;
    assert!(reply.location.contains("step=10") && reply.location.contains("way=8.1"), "{}", reply.location);
    assert_eq!(guest.get(&reply.location).await.status, StatusCode::OK);
}

#[tokio::test]
async fn nonsense_about_a_voyage_is_a_4xx_or_the_nearest_step() {
    let house = House::open().await;
    let mut guest = house.guest();
    for (address, status) in [
        ("/learn/whist", StatusCode::NOT_FOUND),
        ("/learn/ahoy?step=many", StatusCode::BAD_REQUEST),
        ("/learn/ahoy?step=0", StatusCode::OK),
        ("/learn/ahoy?step=99999999&way=7.9-x.y-..-3.99999999999999999999", StatusCode::OK),
        ("/learn/ahoy/why?step=3", StatusCode::BAD_REQUEST),
    ] {
        assert_eq!(guest.get(address).await.status, status, "{address}");
    }
    let empty = guest.post("/learn/ahoy/answer", &[("step", "2")]).await;
    assert_eq!(empty.status, StatusCode::BAD_REQUEST);
}
