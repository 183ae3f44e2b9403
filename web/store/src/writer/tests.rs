//! What the writer reports if the driver and the disk disagree.

use super::*;
use crate::{Holder, NewSeat, NewTable, Secret, Store};

fn line(text: &str) -> Line {
    Line { at: 7, line: text.into(), chance: "3/6".into() }
}

async fn playing(store: &Store, id: &str) {
    let maker = store.create_person("Anne", &Secret::mint(), "", 1).await.unwrap().id;
    let bot = || NewSeat {
        name: "bot".into(),
        holder: Holder::Bot("easy".into()),
        contribution: Some("bot".into()),
        invite: None,
    };
    let table = NewTable {
        id: id.into(),
        game: "turning-tides".into(),
        rules_version: 1,
        parts: String::new(),
        mode: "base".into(),
        options: String::new(),
        pace: String::new(),
        dice_secret: Secret::mint(),
        commitment: String::new(),
        is_public: true,
        maker,
        created: 1,
        seats: vec![bot(), bot()],
    };
    store.create_table(&table).await.unwrap();
    store.start(id, 2).await.unwrap();
}

/// Has a writer of its own append this to two tables, sending another text than it would.
async fn written(store: &Store, n: u32, text: &str, change: impl Fn(&str) -> String) -> Vec<bool> {
    let backend = store.inner.backend.clone();
    let mut writer = Writer::new(backend, "test".into(), Observer::default());
    writer.at_once = change(&writer.at_once).into();
    let (mut runs, mut all_pending) = (Vec::new(), Vec::new());
    for table in ["t1", "t2"] {
        let chain = AppendChain::from_length(n);
        let (ticket, pending) = AppendTicket::new(&chain, n + 1);
        let (table, lines, since) = (table.to_owned(), vec![line(text)], Instant::now());
        runs.push(AppendRun::begin(Append { table, n, lines, finish: None, chain, since, ticket }));
        all_pending.push(pending);
    }
    writer.write(runs).await;
    let mut results = Vec::new();
    for pending in all_pending {
        match pending.written().await {
            Ok(()) => results.push(true),
            Err(AppendError::Taken { .. }) => results.push(false),
            Err(error) => panic!("{error}"),
        }
    }
    results
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_committed_stands_also_if_the_driver_says_it_failed() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open_sqlite(&folder.path().join("wardroom.sqlite")).await.unwrap();
    for table in ["t1", "t2"] {
        playing(&store, table).await;
    }
    let fails_after = |text: &str| format!("{text};\nSELECT json('lost')");
    let fails_before = |text: &str| text.replace("COMMIT", "SELECT json('lost');\nCOMMIT");
    let never_begins = |text: &str| format!("SELECT json('lost');\n{text}");
    assert_eq!(written(&store, 0, "a", fails_after).await, [true, true], "it is on disk, and no other server wrote it");
    assert_eq!(written(&store, 1, "b", fails_before).await, [true, true], "it is not, and is written step by step");
    assert_eq!(written(&store, 2, "c", never_begins).await, [true, true]);
    // What another writer has written is taken, also if it is the same.
    assert_eq!(written(&store, 2, "c", str::to_owned).await, [false, false]);
    assert_eq!(written(&store, 0, "other", never_begins).await, [false, false]);
    store.append("t1", 3, vec![line("theirs")], None).await.unwrap();
    assert_eq!(written(&store, 3, "d", never_begins).await, [false, true], "each for itself");
    for (table, last) in [("t1", "theirs"), ("t2", "d")] {
        let journal = store.journal(table, 0).await.unwrap();
        assert_eq!(journal.iter().map(|entry| &*entry.line).collect::<Vec<_>>(), ["a", "b", "c", last]);
    }
    store.close().await;
}
