//! A table whose clocks are given seconds after each decision, from the form to the rematch.

use crate::{
    absence::{page, two_in_a_hurry},
    test_server::{Guest, TestServer, surrender},
};
use reqwest::StatusCode;

const ADDED: [(&str, &str); 4] = [("pace", "live"), ("minutes", "12"), ("seconds", "7"), ("seconds-are", "added")];

/// What each clock has left, in milliseconds, as a viewer is shown it.
async fn left(guest: &mut Guest, table: &str) -> Vec<String> {
    let page = page(guest, table).await;
    page.split("data-left=\"").skip(1).map(|rest| rest.split('"').next().unwrap().into()).collect()
}

async fn answer(guest: &mut Guest, table: &str, seat: &str) {
    let question = guest.question(table, seat).await.expect("a question");
    let reply = guest.answer(table, seat, &question.seq, &question.offers[0]).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.body);
}

#[tokio::test]
async fn added_seconds_are_there_when_all_have_answered_also_after_a_restart() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_in_a_hurry(&server, &ADDED).await;
    let begun = ["720000", "720000"];
    assert_eq!(left(&mut silver, &table).await, begun);
    answer(&mut silver, &table, "silver").await;
    for guest in [&mut silver, &mut gold, &mut server.guest()] {
        assert_eq!(left(guest, &table).await, begun, "the answer lies under seal");
    }
    answer(&mut gold, &table, "gold").await;
    let server = server.reopen().await;
    // Both were at first sight of the table, which costs nothing.
    for guest in [&mut silver.moved_to(&server), &mut gold.moved_to(&server), &mut server.guest()] {
        assert_eq!(left(guest, &table).await, ["727000", "727000"]);
    }
}

#[tokio::test]
async fn added_seconds_are_named_wherever_the_pace_is_and_a_rematch_keeps_them() {
    let server = TestServer::open().await;
    let mut host = server.guest();
    let chairs = [("game", "turning-tides"), ("mode", "intro"), ("holder.silver", "me"), ("holder.gold", "anyone")];
    let gathering = host.make_with(&[&chairs[..], &ADDED].concat()).await;
    assert!(page(&mut host, &gathering).await.contains("12 min, 7 s added"), "where they gather");
    // Its line may break between the two, and nowhere else.
    let list = server.guest().get("/").await.body.replace("</span> <span class=\"phrase\">", " ");
    assert!(list.contains("12 min, 7 s added"), "in the list");
    host.post("/language", &[("language", "de")]).await;
    assert!(page(&mut host, &gathering).await.contains("12 min, 7 s dazu"));
    let (mut silver, mut gold, table) = two_in_a_hurry(&server, &ADDED).await;
    let shown = page(&mut gold, &table).await;
    assert!(shown.contains("aria-label=\"Clocks: 12 min, 7 s added\""), "at the table");
    assert!(shown.contains("title=\"Lotte · 12 min, 7 s added\""), "at each clock");
    surrender(&mut silver, &mut gold, &table).await;
    let again = silver.post(&format!("/t/{table}/rematch"), &[]).await.location.replace("/t/", "");
    assert!(page(&mut silver, &again).await.contains("12 min, 7 s added"), "once more");
}
