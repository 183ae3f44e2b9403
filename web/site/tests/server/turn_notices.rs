//! Being called: another table that waits is told at this one.

use crate::{
    absence::{HOUR, LIVE, choose, gold_is_waited_for, later_with, page, two_in_a_hurry},
    streams::EventReader,
    test_server::{TestServer, two_at_a_table},
};
use reqwest::StatusCode;
use std::time::Duration;
use wardroom_kernel::FastRng;

#[tokio::test]
async fn a_table_tells_that_another_one_waits() {
    let server = TestServer::open().await;
    let (mut silver, _, table) = two_at_a_table(&server).await;
    let mut reader = EventReader::for_gossip(&mut silver, &format!("/t/{table}/stream?seat=silver")).await;
    let first = reader.next().await;
    assert!(first.html("elsewhere").contains("data-tables=\"0\""), "this table does not count");
    let page = silver.get(&format!("/t/{table}?seat=silver")).await.body;
    assert!(page.contains("<title>● "), "it is silver's turn");
    let other = silver.make("me", "bot:easy").await;
    silver.contribute(&other, "silver").await;
    let hint = loop {
        let hint = reader.next().await.html("elsewhere");
        if !hint.is_empty() {
            break hint;
        }
    };
    assert!(hint.contains("data-tables=\"1\"") && hint.contains(&format!("href=\"/t/{other}\"")), "{hint}");
    let asked = silver.get("/me/elsewhere").await.body;
    assert!(asked.contains("data-tables=\"2\""), "both, for a page elsewhere: {asked}");
    assert!(server.guest().get("/me/elsewhere").await.body.contains("data-tables=\"0\""));
}

#[tokio::test]
async fn the_table_that_has_waited_longest_is_called_first_and_an_answer_under_seal_does_not_show() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, first) = two_at_a_table(&server).await;
    let second = silver.make("me", "open").await;
    gold.post(&silver.invitation(&second).await, &[("name", "Gustav")]).await;
    silver.contribute(&second, "silver").await;
    gold.contribute(&second, "gold").await;
    let before = silver.get("/me/elsewhere").await.body;
    let place = |table: &str| before.find(&format!("/t/{table}"));
    assert!(place(&first).is_some() && place(&second).is_none_or(|second| place(&first) < Some(second)), "{before}");
    for table in [&first, &second, &first] {
        let question = gold.question(table, "gold").await.unwrap();
        assert_eq!(gold.answer(table, "gold", &question.seq, &question.offers[0]).await.status, StatusCode::OK);
        assert_eq!(silver.get("/me/elsewhere").await.body, before, "silver has still to answer at both");
    }
}

/// The hint in the bar of a page.
fn hint(page: &str) -> &str {
    page.split("id=\"elsewhere\"").nth(1).expect("a place for the hint").split("</p>").next().unwrap()
}

#[tokio::test]
async fn no_page_of_a_table_calls_to_that_table_itself() {
    let server = TestServer::open().await;
    let mut host = server.guest();
    let (table, other) = (host.make("me", "here").await, host.make("me", "here").await);
    // Before the start a stream tells what is new, and the page need not ask.
    let page = host.get(&format!("/t/{table}")).await.body;
    assert!(page.contains("<title>● "), "it is for the reader to say that they are ready");
    let shown = hint(&page);
    assert!(shown.contains("data-tables=\"1\"") && shown.contains(&format!("href=\"/t/{other}\"")), "{shown}");
    assert!(!shown.contains(&format!("href=\"/t/{table}\"")) && !shown.contains("data-ask"), "{shown}");
    assert_eq!(host.post(&format!("/t/{other}/call-off"), &[]).await.status, StatusCode::SEE_OTHER);
    assert!(hint(&host.get(&format!("/t/{table}")).await.body).contains("data-tables=\"0\""));
    // Of two at one screen one hands it to the other on a page that asks.
    host.contribute(&table, "silver").await;
    host.contribute(&table, "gold").await;
    assert!(host.play(&table, "silver", &mut FastRng(1)).await);
    let curtain = host.get(&format!("/t/{table}")).await.body;
    let ask = hint(&curtain).split("data-ask=\"").nth(1).expect("it asks").split('"').next().unwrap();
    assert!(curtain.contains("class=\"curtain\"") && host.get(ask).await.body.contains("data-tables=\"0\""), "{ask}");
    assert!(host.get("/me/elsewhere").await.body.contains("data-tables=\"1\""), "everywhere else it waits");
}

#[tokio::test]
async fn the_decisions_of_a_bot_that_sits_in_notify_no_player() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_in_a_hurry(&server, &LIVE).await;
    gold_is_waited_for(&mut silver, &mut gold, &table).await;
    // So slow that it is always the bot's turn.
    let server = later_with(server, HOUR, |config| config.bot_pause = Duration::from_secs(60 * 60)).await;
    let (mut silver, mut gold) = (silver.moved_to(&server), gold.moved_to(&server));
    assert!(gold.get("/me/elsewhere").await.body.contains("data-tables=\"1\""), "gold is late");
    assert_eq!(choose(&mut silver, &table, "gold", "bot:easy").await.status, StatusCode::OK);
    assert!(gold.get("/me/elsewhere").await.body.contains("data-tables=\"0\""));
    let start = gold.get("/").await.body;
    let mine = start.split("<section id=\"mine\"").nth(1).unwrap().split("</section>").next().unwrap();
    assert!(mine.contains(&table) && mine.contains(">Look<") && !mine.contains("Your turn"), "{mine}");
    let own = page(&mut gold, &table).await;
    assert!(own.contains("A bot is playing for you") && own.contains("/back") && !own.contains("<title>● "));
    assert_eq!(gold.fetch(&format!("/t/{table}/back"), &[("seat", "gold")]).await.status, StatusCode::OK);
    assert!(gold.get("/me/elsewhere").await.body.contains("data-tables=\"1\""), "back, it is theirs again");
}

#[tokio::test]
async fn for_a_hint_no_table_is_taken_into_memory() {
    let server = TestServer::open().await;
    let (mut silver, _, table) = two_at_a_table(&server).await;
    let other = silver.make("me", "open").await;
    let invitation = silver.invitation(&other).await;
    let mut gold = server.guest();
    gold.post(&invitation, &[("name", "Gustav")]).await;
    silver.contribute(&other, "silver").await;
    gold.contribute(&other, "gold").await;
    let server = later_with(server, 0, |config| config.metrics = Some("127.0.0.1:0".into())).await;
    let mut silver = silver.moved_to(&server);
    let mut reader = EventReader::for_gossip(&mut silver, &format!("/t/{table}/stream?seat=silver")).await;
    let hint = reader.next().await.html("elsewhere");
    assert!(hint.contains("data-tables=\"1\"") && hint.contains(&format!("href=\"/t/{other}\"")), "{hint}");
    let counted = reqwest::get(format!("http://{}/metrics", server.running.metrics_address().unwrap())).await.unwrap();
    let counted = counted.text().await.unwrap();
    assert!(counted.contains("\nwardroom_tables_in_memory 1\n"), "{counted}");
}
