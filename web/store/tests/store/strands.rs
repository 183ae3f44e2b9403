//! Lines that are handed in before those they follow are on disk: in order, and all lost with the first that is.

use std::time::Duration;

use crate::common::{Place, line, playing};
use sqlx::Connection as _;
use tokio::time::timeout;
use wardroom_store::{AppendError, Store, Strand};

on_both!(
    lines_are_handed_in_without_waiting_and_written_in_order,
    what_was_played_upon_a_lost_line_is_lost_with_it,
    a_bad_line_tears_the_strand,
    a_strand_is_told_when_nobody_writes_any_more,
);

/// What a moment is for a test that waits for something not to happen.
const A_MOMENT: Duration = Duration::from_millis(200);

async fn lines_of(store: &Store, table: &str) -> Vec<String> {
    store.journal(table, 0).await.unwrap().into_iter().map(|entry| entry.line).collect()
}

async fn lines_are_handed_in_without_waiting_and_written_in_order(place: Place) {
    let store = place.open().await;
    playing(&store, "t1").await;
    let lock = match place {
        Place::Sqlite(_) => "BEGIN IMMEDIATE",
        Place::Postgres { .. } => "BEGIN; SELECT id FROM tables FOR UPDATE",
    };
    let elsewhere = place.execute(lock).await;
    let strand = Strand::from_length(0);
    let mut receipts = Vec::new();
    for n in 0..5 {
        let finish = (n == 4).then(|| "won".to_owned());
        receipts.push(store.hand_in(&strand, "t1", n, vec![line(format!("{n}"))], finish).await.unwrap());
    }
    assert!(timeout(A_MOMENT, strand.reaches(1)).await.is_err(), "nothing is on disk yet");
    assert!(strand.reaches(0).await);
    elsewhere.close().await.unwrap();
    for receipt in receipts {
        receipt.written().await.unwrap();
    }
    assert!(strand.reaches(5).await && !strand.is_torn());
    assert_eq!(lines_of(&store, "t1").await, ["0", "1", "2", "3", "4"]);
    assert_eq!(store.table("t1").await.unwrap().unwrap().outcome.as_deref(), Some("won"));
}

async fn what_was_played_upon_a_lost_line_is_lost_with_it(place: Place) {
    let (ours, theirs) = (place.open().await, place.open().await);
    playing(&ours, "t1").await;
    playing(&ours, "t2").await;
    let strand = Strand::from_length(0);
    ours.hand_in(&strand, "t1", 0, vec![line("ours")], None).await.unwrap().written().await.unwrap();
    theirs.append("t1", 1, vec![line("theirs")], None).await.unwrap();
    // The second would fit, where the journal ends now: but it answers a line that was never written.
    let first = ours.hand_in(&strand, "t1", 1, vec![line("lost")], None).await.unwrap();
    let second = ours.hand_in(&strand, "t1", 2, vec![line("lost with it")], None).await.unwrap();
    let (first, second) = (first.written().await, second.written().await);
    assert!(matches!(first, Err(AppendError::Taken { n: 1, .. })), "{first:?}");
    assert!(matches!(second, Err(AppendError::Torn)), "{second:?}");
    let third = ours.hand_in(&strand, "t1", 2, vec![line("too late")], None).await.unwrap().written().await;
    assert!(matches!(third, Err(AppendError::Torn)), "{third:?}");
    assert!(strand.is_torn() && strand.reaches(1).await && !strand.reaches(2).await);
    assert_eq!(lines_of(&ours, "t1").await, ["ours", "theirs"]);
    // Whoever reads it again goes on, and nobody else is touched.
    let again = Strand::from_length(2);
    ours.hand_in(&again, "t1", 2, vec![line("on")], None).await.unwrap().written().await.unwrap();
    ours.append("t2", 0, vec![line("elsewhere")], None).await.unwrap();
    assert_eq!(lines_of(&ours, "t1").await, ["ours", "theirs", "on"]);
}

async fn a_bad_line_tears_the_strand(place: Place) {
    let store = place.open().await;
    playing(&store, "t1").await;
    let strand = Strand::from_length(0);
    let bad = store.hand_in(&strand, "t1", 0, vec![line("\0")], None).await;
    assert!(matches!(bad, Err(AppendError::Nul)));
    let next = store.hand_in(&strand, "t1", 0, vec![line("a")], None).await.unwrap().written().await;
    assert!(matches!(next, Err(AppendError::Torn)));
    assert_eq!(lines_of(&store, "t1").await, [""; 0]);
}

async fn a_strand_is_told_when_nobody_writes_any_more(place: Place) {
    let store = place.open().await;
    playing(&store, "t1").await;
    let strand = Strand::from_length(0);
    store.close().await;
    assert!(store.hand_in(&strand, "t1", 0, vec![line("a")], None).await.is_err());
    assert!(!timeout(Duration::from_secs(5), strand.reaches(1)).await.expect("nobody waits for ever"));
}
