//! An answer is acknowledged, and others hear of it, once it is on disk. Not before: whoever holds the disk holds up the news.

use crate::{
    guest::{House, execute, two_at_a_table},
    streams::Ear,
};
use reqwest::StatusCode;
use wardroom_kernel::FastRng;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_hears_of_an_answer_before_it_is_on_disk_not_even_who_gave_it() {
    let house = House::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&house).await;
    assert!(silver.play(&table, "silver", &mut FastRng(1)).await);
    let mut ears = [
        Ear::open(&mut silver, &format!("/t/{table}/stream?seat=silver")).await,
        Ear::open(&mut gold, &format!("/t/{table}/stream?seat=gold")).await,
    ];
    for ear in &mut ears {
        ear.next().await;
    }
    // The second card opens both.
    let question = gold.question(&table, "gold").await.expect("gold has not chosen");
    let mut database = house.database().await;
    execute(&mut database, "BEGIN IMMEDIATE").await;
    let mut hand = gold.clone();
    let (at, answer) = (table.clone(), question.offers[0].clone());
    let answer = tokio::spawn(async move { hand.answer(&at, "gold", &question.seq, &answer).await });
    for ear in &mut ears {
        assert!(ear.is_silent().await, "somebody hears of what is not written");
    }
    assert!(!answer.is_finished(), "it is acknowledged and not written");
    execute(&mut database, "COMMIT").await;
    let reply = answer.await.unwrap();
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.body);
    for ear in &mut ears {
        assert!(!ear.next().await.ids().is_empty(), "both hear of it");
    }
}
