//! The journal: in order, without gaps, and never two answers in one place.

use std::time::Duration;

use crate::common::{TestDatabase, line, playing};
use sqlx::Connection as _;
use tokio::task::JoinSet;
use wardroom_store::{AppendError, Change, Line, State, Store, StoreError};

on_both!(
    lines_come_back_in_order_and_as_they_were,
    a_journal_number_is_written_once,
    a_bad_append_is_refused_and_leaves_nothing,
    the_last_line_ends_the_match,
    two_servers_never_both_accept,
    a_hundred_tables_append_at_once_and_bad_ones_fail_alone,
    closing_writes_what_is_enqueued,
    a_server_is_notified_by_others_only,
    broadcasts_arrive_whole_and_in_order,
    reading_does_not_wait_for_writing,
);

async fn lines_of(store: &Store, table: &str) -> Vec<String> {
    store.journal(table, 0).await.unwrap().into_iter().map(|entry| entry.line).collect()
}

async fn lines_come_back_in_order_and_as_they_were(place: TestDatabase) {
    let store = place.open().await;
    playing(&store, "t1").await;
    let odd = [
        "",
        " \t",
        "it's \"quoted\" \\ $1 {rows} %",
        "two\nlines\r\n",
        "Möwe ⚓ 🏴‍☠️ \u{2028}",
        "\u{1}\u{7f}",
        "null",
        "7",
    ];
    let lines: Vec<Line> = odd
        .iter()
        .zip(1_000_000_000_000..)
        .map(|(text, at)| Line { at, line: (*text).into(), chance: format!("{text}3/6") })
        .collect();
    store.append("t1", 0, lines[..3].to_vec(), None).await.unwrap();
    store.append("t1", 3, lines[3..].to_vec(), None).await.unwrap();
    let journal = store.journal("t1", 0).await.unwrap();
    assert_eq!(journal.len(), lines.len());
    for ((entry, line), n) in journal.iter().zip(&lines).zip(0..) {
        assert_eq!((entry.table.as_str(), entry.n, entry.at), ("t1", n, line.at));
        assert_eq!((&entry.line, &entry.chance), (&line.line, &line.chance));
    }
    assert_eq!(store.journal("t1", 5).await.unwrap(), journal[5..]);
    assert_eq!(store.journal("t1", 99).await.unwrap(), []);
    assert_eq!(store.last_entry("t1", "Möwe ⚓ ").await.unwrap().as_ref(), Some(&journal[4]));
    assert_eq!(store.last_entry("t1", "").await.unwrap().as_ref(), Some(&journal[7]), "the last of several");
    assert_eq!(store.last_entry("t1", "it_s %").await.unwrap(), None, "letter for letter");
    let table = store.table("t1").await.unwrap().unwrap();
    assert_eq!((table.length, table.updated, table.state), (8, journal[7].at, State::Playing));
}

async fn a_journal_number_is_written_once(place: TestDatabase) {
    let store = place.open().await;
    playing(&store, "t1").await;
    store.append("t1", 0, vec![line("a"), line("b")], None).await.unwrap();
    for n in 0..2 {
        let error = store.append("t1", n, vec![line("x"), line("y"), line("z")], None).await.unwrap_err();
        assert!(matches!(error, AppendError::Taken { n: taken, .. } if taken == n), "{error}");
    }
    assert_eq!(lines_of(&store, "t1").await, ["a", "b"]);
}

async fn a_bad_append_is_refused_and_leaves_nothing(place: TestDatabase) {
    let store = place.open().await;
    playing(&store, "t1").await;
    let gap = store.append("t1", 2, vec![line("a")], Some("x".into())).await;
    assert!(matches!(gap, Err(AppendError::Gap { n: 2, length: 0, .. })));
    let nowhere = store.append("t9", 0, vec![line("a")], None).await;
    assert!(matches!(nowhere, Err(AppendError::NoSuchTable(id)) if id == "t9"));
    assert!(matches!(store.append("t1", 0, vec![], None).await, Err(AppendError::Nothing)));
    assert!(matches!(store.append("t1", 0, vec![line("a\0b")], None).await, Err(AppendError::Nul)));
    assert_eq!(store.journal("t1", 0).await.unwrap(), []);
    assert_eq!(store.table("t1").await.unwrap().unwrap().state, State::Playing);
}

async fn the_last_line_ends_the_match(place: TestDatabase) {
    let store = place.open().await;
    playing(&store, "t1").await;
    store.append("t1", 0, vec![line("a"), Line { at: 777, ..line("b") }], Some("b wins".into())).await.unwrap();
    let table = store.table("t1").await.unwrap().unwrap();
    assert_eq!((table.state, table.outcome.as_deref(), table.updated), (State::Over, Some("b wins"), 777));
    store.append("t1", 2, vec![line("~ a: good game")], None).await.unwrap();
    let table = store.table("t1").await.unwrap().unwrap();
    assert_eq!((table.state, table.outcome.as_deref()), (State::Over, Some("b wins")));
}

async fn two_servers_never_both_accept(place: TestDatabase) {
    let servers = [place.open().await, place.open().await];
    for id in ["t1", "t2"] {
        playing(&servers[0], id).await;
    }
    let mut race = JoinSet::new();
    for (name, store) in servers.iter().enumerate() {
        for id in ["t1", "t2"] {
            let store = store.clone();
            race.spawn(async move {
                let mut won = Vec::new();
                for n in 0..60 {
                    match store.append(id, n, vec![line(name.to_string())], None).await {
                        Ok(()) => won.push(n),
                        Err(error) => assert!(matches!(error, AppendError::Taken { .. }), "{error}"),
                    }
                }
                (name, id, won)
            });
        }
    }
    let results = race.join_all().await;
    for id in ["t1", "t2"] {
        let mut expected = vec![String::new(); 60];
        for (name, _, won) in results.iter().filter(|result| result.1 == id) {
            for &n in won {
                assert_eq!(expected[n as usize], "", "two servers were told that entry {n} is theirs");
                expected[n as usize] = name.to_string();
            }
        }
        assert_eq!(lines_of(&servers[1], id).await, expected);
    }
}

async fn a_hundred_tables_append_at_once_and_bad_ones_fail_alone(place: TestDatabase) {
    let store = place.open().await;
    for table in 0..100 {
        playing(&store, &format!("t{table}")).await;
    }
    let mut tasks = JoinSet::new();
    for table in 0..100 {
        let store = store.clone();
        tasks.spawn(async move {
            let id = format!("t{table}");
            for n in 0..10 {
                // The same place twice at once: they meet in one batch or in two, and one is refused.
                let (one, two) = tokio::join!(
                    store.append(&id, n, vec![line(format!("{n}"))], None),
                    store.append(&id, n, vec![line(format!("{n}"))], None),
                );
                assert!(one.is_ok() != two.is_ok(), "{one:?} {two:?}");
                let missing = store.append("missing", n, vec![line("x")], None).await;
                assert!(matches!(missing, Err(AppendError::NoSuchTable(_))));
                // PostgreSQL cannot hold this text, and says so for the whole batch.
                store.append("mis\0sing", n, vec![line("x")], None).await.unwrap_err();
            }
        });
    }
    tasks.join_all().await;
    let expected: Vec<String> = (0..10).map(|n| n.to_string()).collect();
    for table in 0..100 {
        assert_eq!(lines_of(&store, &format!("t{table}")).await, expected);
    }
}

async fn closing_writes_what_is_enqueued(place: TestDatabase) {
    let store = place.open().await;
    let mut tasks = JoinSet::new();
    for table in 0..20 {
        let id = format!("t{table}");
        playing(&store, &id).await;
        let store = store.clone();
        tasks.spawn(async move { store.append(&id, 0, vec![line("a")], None).await.map(|()| id) });
    }
    tokio::task::yield_now().await;
    store.close().await;
    let results = tasks.join_all().await;
    let again = place.open().await;
    for result in results {
        match result {
            Ok(id) => assert_eq!(lines_of(&again, &id).await, ["a"]),
            Err(error) => assert!(matches!(error, AppendError::Store(StoreError::Closed)), "{error}"),
        }
    }
    assert!(matches!(store.append("t0", 1, vec![line("b")], None).await, Err(AppendError::Store(StoreError::Closed))));
}

async fn a_server_is_notified_by_others_only(place: TestDatabase) {
    let (ours, theirs) = (place.open().await, place.open().await);
    let mut changes = ours.subscribe();
    let id = wardroom_store::Secret::mint().reveal()[..10].to_owned();
    let own = format!("own-{id}");
    playing(&ours, &own).await;
    playing(&ours, &id).await;
    theirs.append(&id, 0, vec![line("a")], None).await.unwrap();
    // Other tests use the same database and are heard too, as other servers would be.
    let heard = tokio::time::timeout(Duration::from_secs(2), async {
        loop {
            match changes.next().await.expect("the store is there") {
                Change::Table(table) if table == id => return,
                Change::Table(table) => assert_ne!(table, own, "our own writes are no news"),
                Change::Chat(_) | Change::Broadcast { .. } | Change::Unknown => {}
            }
        }
    });
    assert_eq!(heard.await.is_ok(), matches!(place, TestDatabase::Postgres { .. }));
}

async fn broadcasts_arrive_whole_and_in_order(place: TestDatabase) {
    let (ours, theirs) = (place.open().await, place.open().await);
    let mut changes = ours.subscribe();
    let id = wardroom_store::Secret::mint().reveal()[..10].to_owned();
    let long = format!("{id} {}", "⚓".repeat((Store::LONGEST_BROADCAST - id.len() - 1) / "⚓".len()));
    let words = [format!("{id} Anna \"chat\" chat"), long, format!("{id} last")];
    ours.broadcast(&[format!("{id} own")]).await.unwrap();
    theirs.broadcast(&words).await.unwrap();
    theirs.broadcast(&[]).await.unwrap();
    let heard = tokio::time::timeout(Duration::from_secs(2), async {
        let (mut heard, mut servers) = (Vec::new(), Vec::new());
        while heard.len() < words.len() {
            if let Change::Broadcast { server, text } = changes.next().await.expect("the store is there")
                && text.starts_with(&id)
            {
                heard.push(text);
                servers.push(server);
            }
        }
        servers.dedup();
        (heard, servers.len())
    });
    match (heard.await, place) {
        (Ok(heard), TestDatabase::Postgres { .. }) => {
            assert_eq!(heard, (words.to_vec(), 1), "of one server, but not our own");
        }
        (Err(_), TestDatabase::Sqlite(_)) => assert!(!ours.is_shared(), "there is no other server"),
        (heard, _) => panic!("{heard:?}"),
    }
}

async fn reading_does_not_wait_for_writing(place: TestDatabase) {
    let store = place.open().await;
    playing(&store, "t1").await;
    let lock = match place {
        TestDatabase::Sqlite(_) => "BEGIN IMMEDIATE",
        TestDatabase::Postgres { .. } => "BEGIN; SELECT id FROM tables FOR UPDATE",
    };
    let elsewhere = place.execute(lock).await;
    let writing = tokio::spawn({
        let store = store.clone();
        async move { store.append("t1", 0, vec![line("a")], None).await }
    });
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(store.journal("t1", 0).await.unwrap(), []);
    assert_eq!(store.table("t1").await.unwrap().unwrap().length, 0);
    assert!(!writing.is_finished());
    elsewhere.close().await.unwrap();
    writing.await.unwrap().unwrap();
    assert_eq!(lines_of(&store, "t1").await, ["a"]);
}
