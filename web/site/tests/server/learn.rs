//! Learning by playing: first voyages over HTTP, with and without scripts.

use crate::test_server::{Guest, TestServer, two_at_a_table};
use reqwest::StatusCode;
use std::collections::BTreeSet;

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
    let server = TestServer::open().await;
    for language in ["en", "de"] {
        let mut guest = server.guest();
        guest.post("/language", &[("language", language), ("back", "/")]).await;
        for game in GAMES {
            let (steps, last) = sail(&mut guest, game).await;
            assert!((8..=14).contains(&steps), "{game}: {steps} steps");
            let done = guest.get("/learn").await.body;
            assert!(done.contains(if language == "en" { "completed" } else { "geschafft" }), "the list knows");
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
    let server = TestServer::open().await;
    let mut guest = server.guest();
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
    // Nothing is asked, or nothing stands against it: still a sentence.
    for (step, answer, words) in [("1", "card.wait", "only there to look at"), ("2", "nothing", "Lay Cannon")] {
        let told = guest.fetch("/learn/turning-tides/answer", &[("step", step), ("answer", answer)]).await;
        assert_eq!(told.status, StatusCode::UNPROCESSABLE_ENTITY);
        let message = told.json()["message"].as_str().unwrap_or_default().to_owned();
        assert!(message.contains(words) && message == message.trim(), "{step}: {message:?}");
    }
    // Another answer that is as good leads on, and the way there is kept.
    let other = [("step", "9"), ("answer", "move > captain > zone.5")];
    let reply = guest.post("/learn/turning-tides/answer", &other).await;
    assert!(reply.location.contains("step=10") && reply.location.contains("way=8.1"), "{}", reply.location);
    assert_eq!(guest.get(&reply.location).await.status, StatusCode::OK);
}

#[tokio::test]
async fn nonsense_about_a_voyage_is_a_4xx_or_the_nearest_step() {
    let server = TestServer::open().await;
    let mut guest = server.guest();
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

#[tokio::test]
async fn rules_are_found_by_id_by_words_and_in_german() {
    let server = TestServer::open().await;
    let mut guest = server.guest();
    let page = guest.get("/rules/turning-tides?q=TT-FIRE-04").await.body;
    assert!(page.contains("/rules/turning-tides#TT-FIRE-04"));
    let page = guest.get("/rules?q=destroyed+zone").await.body;
    assert!(page.contains("<mark>destroyed</mark>") && page.contains("/rules/turning-tides#TT-"), "{page}");
    guest.post("/language", &[("language", "de"), ("back", "/")]).await;
    let page = guest.get("/rules/turning-tides?q=Feuern").await.body;
    assert!(page.contains("/rules/turning-tides#TT-FIRE-01"), "a German word finds the rule, in German");
    let page = guest.get("/rules/marauders?q=Fleute").await.body;
    assert!(page.contains("/rules/marauders#MM-SETUP-03") && page.contains("<mark>Fleute</mark>"), "{page}");
    let rules = guest.get("/rules/ahoy").await.body;
    assert!(rules.contains("id=\"AH-MOVE-02\"") && rules.contains("Sandbank"), "{rules}");
    let nothing = guest.get("/rules/ahoy?q=%3Cscript%3Exyzzy").await;
    assert_eq!(nothing.status, StatusCode::OK);
    assert!(!nothing.body.contains("<script>xyzzy"));
}

/// The rules that a page has anchors for.
fn anchors(page: &str) -> BTreeSet<&str> {
    page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[tokio::test]
async fn what_lies_in_a_box_leads_to_a_rule_that_speaks_of_it_in_both_languages() {
    let server = TestServer::open().await;
    let mut guest = server.guest();
    for (language, least) in [("en", 19), ("de", 15)] {
        guest.post("/language", &[("language", language), ("back", "/")]).await;
        for game in GAMES {
            let rules = guest.get(&format!("/rules/{game}")).await.body;
            let (ids, page) = (anchors(&rules), guest.get(&format!("/rules/{game}/cards")).await.body);
            let (mut links, mut named) = (0, 0);
            for thing in page.split("class=\"rule exhibit\"").skip(1) {
                let Some(link) = thing.split("class=\"rule-of\" href=\"").nth(1) else { continue };
                let id = between(link, "#", "\"").expect("it leads to a rule");
                assert!(ids.contains(id), "{game}, {language}: {id}");
                let told = rules.split(&format!("id=\"{id}\"")).nth(1).unwrap().split("</li>").next().unwrap();
                let name = between(thing, "<h3>", "<").unwrap().trim().split(" · ").next().unwrap();
                let word = name.split_whitespace().next_back().unwrap().to_lowercase();
                links += 1;
                named += usize::from(told.to_lowercase().contains(&word));
            }
            assert!(links >= 11, "{game}: {links} links");
            // The rule of a tile or a card names its kind, each of the others the very thing.
            let least = if game == "turning-tides" {
                4
            } else if game == "marauders" {
                8
            } else {
                least
            };
            assert!(named >= least, "{game}, {language}: {named} of {links}");
        }
    }
}

#[tokio::test]
async fn every_box_has_a_gallery_in_both_languages_that_can_be_narrowed() {
    let server = TestServer::open().await;
    let mut guest = server.guest();
    let (mut english, mut german) = (0, 0);
    for language in ["en", "de"] {
        guest.post("/language", &[("language", language), ("back", "/")]).await;
        for game in GAMES {
            let page = guest.get(&format!("/rules/{game}/cards")).await;
            assert_eq!(page.status, StatusCode::OK);
            assert!(!page.body.contains('⟨'), "{game}, {language}: a text is missing");
            let count = page.body.matches("class=\"rule exhibit\"").count();
            assert!(count >= 11, "{game}: {count} things");
            *(if language == "en" { &mut english } else { &mut german }) += count;
        }
    }
    assert_eq!(english, german);
    let page = guest.get("/rules/efemeris/cards?family=captains&q=hubac").await.body;
    assert_eq!(page.matches("class=\"rule exhibit\"").count(), 1);
    assert_eq!(guest.get("/rules/ahoy/cards?family=whales").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_hint_is_given_only_without_opponents_and_is_visible_to_all() {
    let server = TestServer::open().await;
    let mut guest = server.guest();
    let table = guest.post("/play-now", &[("game", "turning-tides")]).await.location;
    guest.contribute(table.trim_start_matches("/t/"), "silver").await;
    // The bot may have to answer first.
    let mut before = guest.get(&table).await.body;
    for _ in 0..100 {
        if before.contains("id=\"hint\"") {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        before = guest.get(&table).await.body;
    }
    assert!(before.contains("id=\"hint\"") && !before.contains("one hint"));
    let reply = guest.fetch(&format!("{table}/hint"), &[("seat", "silver")]).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.body);
    let hint = reply.json();
    let answer = hint["answer"].as_str().unwrap_or_default().to_owned();
    assert!(answer.starts_with("card.") && hint["said"].as_str().is_some_and(|said| said.contains('%')), "{hint}");
    assert!(guest.get(&table).await.body.contains("one hint"), "the page tells that it was asked for");
    // Without scripts, a page with a button that does it.
    let page = guest.post(&format!("{table}/hint"), &[("seat", "silver")]).await;
    assert!(page.body.contains("/answer") && page.body.contains("value=\"card."), "{}", page.body);
    // It is kept: a hint is a line of the journal.
    let server = server.reopen().await;
    let mut guest = guest.moved_to(&server);
    assert!(guest.get(&table).await.body.contains("2 hints"));
    // A hint for a seat is given to its own player only.
    let mut stranger = server.guest();
    assert_eq!(stranger.fetch(&format!("{table}/hint"), &[("seat", "silver")]).await.status, StatusCode::FORBIDDEN);
    // And not too often.
    let mut refused = false;
    for _ in 0..40 {
        let reply = guest.fetch(&format!("{table}/hint"), &[("seat", "silver")]).await;
        refused |= reply.status == StatusCode::TOO_MANY_REQUESTS;
        if refused {
            assert_eq!(reply.json()["code"], "hints-later");
            break;
        }
        assert_eq!(reply.status, StatusCode::OK, "{}", reply.body);
    }
    assert!(refused);
}

#[tokio::test]
async fn with_other_people_at_the_table_there_are_no_hints() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    for (guest, seat) in [(&mut silver, "silver"), (&mut gold, "gold")] {
        let reply = guest.fetch(&format!("/t/{table}/hint"), &[("seat", seat)]).await;
        assert_eq!((reply.status, &reply.json()["code"]), (StatusCode::FORBIDDEN, &"no-hints-here".into()));
        assert!(!guest.get(&format!("/t/{table}?seat={seat}")).await.body.contains("id=\"hint\""));
    }
}
