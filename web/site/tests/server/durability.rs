//! An answer is acknowledged, and shown to others, once it is on disk: while the disk is blocked, neither happens.

use crate::{
    streams::EventReader,
    test_server::{TestServer, execute, two_at_a_table},
};
use reqwest::StatusCode;
use wardroom_kernel::FastRng;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_is_shown_to_no_player_before_it_is_on_disk() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    assert!(silver.play(&table, "silver", &mut FastRng(1)).await);
    let mut readers = [
        EventReader::open(&mut silver, &format!("/t/{table}/stream?seat=silver")).await,
        EventReader::open(&mut gold, &format!("/t/{table}/stream?seat=gold")).await,
    ];
    for reader in &mut readers {
        reader.next().await;
    }
    // The second card opens both.
    let question = gold.question(&table, "gold").await.expect("gold has not chosen");
    let mut database = server.database().await;
    execute(&mut database, "BEGIN IMMEDIATE").await;
    let mut hand = gold.clone();
    let (at, answer) = (table.clone(), question.offers[0].clone());
    let answer = tokio::spawn(async move { hand.answer(&at, "gold", &question.seq, &answer).await });
    for reader in &mut readers {
        assert!(reader.is_silent().await, "a stream shows what is not on disk");
    }
    assert!(!answer.is_finished(), "it is acknowledged and not written");
    execute(&mut database, "COMMIT").await;
    let reply = answer.await.unwrap();
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.body);
    for reader in &mut readers {
        assert!(!reader.next().await.ids().is_empty(), "both hear of it");
    }
}
