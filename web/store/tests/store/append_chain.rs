//! Appends that are enqueued before those they follow are on disk: written in order, and all lost with the first that fails.

use std::time::Duration;

use crate::common::{TestDatabase, line, playing};
use sqlx::Connection as _;
use tokio::time::timeout;
use wardroom_store::{AppendChain, AppendError, Store};

on_both!(
    appends_are_enqueued_without_waiting_and_written_in_order,
    appends_after_one_that_failed_fail_too,
    a_bad_line_breaks_the_chain,
    a_chain_breaks_when_the_store_is_closed,
);

/// What a moment is for a test that waits for something not to happen.
const A_MOMENT: Duration = Duration::from_millis(200);

async fn lines_of(store: &Store, table: &str) -> Vec<String> {
    store.journal(table, 0).await.unwrap().into_iter().map(|entry| entry.line).collect()
}

async fn appends_are_enqueued_without_waiting_and_written_in_order(place: TestDatabase) {
    let store = place.open().await;
    playing(&store, "t1").await;
    let lock = match place {
        TestDatabase::Sqlite(_) => "BEGIN IMMEDIATE",
        TestDatabase::Postgres { .. } => "BEGIN; SELECT id FROM tables FOR UPDATE",
    };
    let elsewhere = place.execute(lock).await;
    let chain = AppendChain::from_length(0);
    let mut pending = Vec::new();
    for n in 0..5 {
        let finish = (n == 4).then(|| "won".to_owned());
        pending.push(store.enqueue(&chain, "t1", n, vec![line(format!("{n}"))], finish).await.unwrap());
    }
    assert!(timeout(A_MOMENT, chain.wait_durable(1)).await.is_err(), "nothing is on disk yet");
    assert!(chain.wait_durable(0).await);
    elsewhere.close().await.unwrap();
    for pending in pending {
        pending.written().await.unwrap();
    }
    assert!(chain.wait_durable(5).await && !chain.is_broken());
    assert_eq!(lines_of(&store, "t1").await, ["0", "1", "2", "3", "4"]);
    assert_eq!(store.table("t1").await.unwrap().unwrap().outcome.as_deref(), Some("won"));
}

async fn appends_after_one_that_failed_fail_too(place: TestDatabase) {
    let (ours, theirs) = (place.open().await, place.open().await);
    playing(&ours, "t1").await;
    playing(&ours, "t2").await;
    let chain = AppendChain::from_length(0);
    ours.enqueue(&chain, "t1", 0, vec![line("ours")], None).await.unwrap().written().await.unwrap();
    theirs.append("t1", 1, vec![line("theirs")], None).await.unwrap();
    // The second would fit, where the journal ends now: but it answers a line that was never written.
    let first = ours.enqueue(&chain, "t1", 1, vec![line("lost")], None).await.unwrap();
    let second = ours.enqueue(&chain, "t1", 2, vec![line("lost with it")], None).await.unwrap();
    let (first, second) = (first.written().await, second.written().await);
    assert!(matches!(first, Err(AppendError::Taken { n: 1, .. })), "{first:?}");
    assert!(matches!(second, Err(AppendError::BrokenChain)), "{second:?}");
    let third = ours.enqueue(&chain, "t1", 2, vec![line("too late")], None).await.unwrap().written().await;
    assert!(matches!(third, Err(AppendError::BrokenChain)), "{third:?}");
    assert!(chain.is_broken() && chain.wait_durable(1).await && !chain.wait_durable(2).await);
    assert_eq!(lines_of(&ours, "t1").await, ["ours", "theirs"]);
    // A server that reads the journal again goes on, and other tables are not affected.
    let again = AppendChain::from_length(2);
    ours.enqueue(&again, "t1", 2, vec![line("on")], None).await.unwrap().written().await.unwrap();
    ours.append("t2", 0, vec![line("elsewhere")], None).await.unwrap();
    assert_eq!(lines_of(&ours, "t1").await, ["ours", "theirs", "on"]);
}

async fn a_bad_line_breaks_the_chain(place: TestDatabase) {
    let store = place.open().await;
    playing(&store, "t1").await;
    let chain = AppendChain::from_length(0);
    let bad = store.enqueue(&chain, "t1", 0, vec![line("\0")], None).await;
    assert!(matches!(bad, Err(AppendError::Nul)));
    let next = store.enqueue(&chain, "t1", 0, vec![line("a")], None).await.unwrap().written().await;
    assert!(matches!(next, Err(AppendError::BrokenChain)));
    assert_eq!(lines_of(&store, "t1").await, [""; 0]);
}

async fn a_chain_breaks_when_the_store_is_closed(place: TestDatabase) {
    let store = place.open().await;
    playing(&store, "t1").await;
    let chain = AppendChain::from_length(0);
    store.close().await;
    assert!(store.enqueue(&chain, "t1", 0, vec![line("a")], None).await.is_err());
    assert!(!timeout(Duration::from_secs(5), chain.wait_durable(1)).await.expect("no caller waits for ever"));
}
