//! One seat cannot make the journal grow without limit while nothing happens in the match.

use crate::test_server::{Guest, TestServer, two_at_a_table};
use reqwest::StatusCode;
use wardroom_kernel::FastRng;

/// The number of entries in the journal of a match.
async fn length(server: &TestServer, table: &str) -> i64 {
    let length = sqlx::query_scalar("SELECT length FROM tables WHERE id = $1").bind(table.to_owned());
    length.fetch_one(&mut server.database().await).await.unwrap()
}

async fn sealed(guest: &mut Guest, table: &str) -> String {
    guest.get(&format!("/t/{table}/ask?seat=silver")).await.json()["sealed"].as_str().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn a_sealed_answer_that_is_sent_again_adds_no_line() {
    let server = TestServer::open().await;
    let (mut silver, _, table) = two_at_a_table(&server).await;
    let question = silver.question(&table, "silver").await.expect("both choose a card");
    let (card, other) = (&question.offers[0], &question.offers[1]);
    let first = silver.answer(&table, "silver", &question.seq, card).await;
    let before = length(&server, &table).await;
    for _ in 0..5 {
        let again = silver.answer(&table, "silver", &question.seq, card).await;
        assert_eq!((again.status, again.json()), (first.status, first.json()), "it is acknowledged as at first");
    }
    assert_eq!(length(&server, &table).await, before);
    assert_eq!(silver.answer(&table, "silver", &question.seq, other).await.status, StatusCode::OK);
    assert_eq!(length(&server, &table).await, before + 1, "another card is another line");
    assert_eq!(sealed(&mut silver, &table).await, **other);
}

#[tokio::test]
async fn cards_that_are_exchanged_all_the_time_are_refused_until_some_seconds_have_passed() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    let question = silver.question(&table, "silver").await.expect("both choose a card");
    let mut refused = None;
    for turn in 0..300 {
        let reply = silver.answer(&table, "silver", &question.seq, &question.offers[turn % 2]).await;
        if reply.status != StatusCode::OK {
            refused = Some((turn, reply));
            break;
        }
    }
    let (turns, reply) = refused.expect("300 lines are more than a player needs");
    assert_eq!((reply.status, &reply.json()["code"]), (StatusCode::TOO_MANY_REQUESTS, &"too-often".into()));
    assert!(turns >= 100, "only {turns} were taken");
    assert!(length(&server, &table).await < 300);
    assert_eq!(
        sealed(&mut silver, &table).await,
        question.offers[(turns - 1) % 2],
        "the last one that was taken counts"
    );
    // The match goes on, and with the next question the seat may answer again.
    assert!(gold.play(&table, "gold", &mut FastRng(1)).await);
    assert!(silver.play(&table, "silver", &mut FastRng(1)).await || gold.play(&table, "gold", &mut FastRng(1)).await);
}
