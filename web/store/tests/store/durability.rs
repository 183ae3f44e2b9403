//! An acknowledged answer is on disk: a server is killed in the middle of its work, and everything it acknowledged is there.

use std::collections::HashMap;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Command, Stdio};

use crate::common::{TestDatabase, line, playing};
use wardroom_store::Store;

const TABLES: u32 = 20;

on_both!(what_was_acknowledged_survives_a_kill, a_store_that_is_dropped_without_close_loses_nothing);

async fn what_was_acknowledged_survives_a_kill(place: TestDatabase) {
    let store = place.open().await;
    for table in 0..TABLES {
        playing(&store, &format!("t{table}")).await;
    }
    drop(store);
    let mut acknowledged: HashMap<String, u32> = HashMap::new();
    for _ in 0..3 {
        for entry in kill_a_server_at_work(&place.address()) {
            let (table, n) = entry.split_once(' ').expect("a table and a number");
            acknowledged.insert(table.to_owned(), n.parse().expect("a number"));
        }
        let store = place.open().await;
        for table in 0..TABLES {
            let id = format!("t{table}");
            let journal = store.journal(&id, 0).await.unwrap();
            let last = acknowledged.get(&id).copied().expect("each table got an answer before the kill");
            assert!(
                journal.len() > last as usize,
                "{id}: entry {last} was acknowledged, but {} are there",
                journal.len()
            );
            for (entry, n) in journal.iter().zip(0..) {
                assert_eq!((entry.n, entry.line.as_str()), (n, format!("answer {n}").as_str()));
            }
            assert_eq!(store.table(&id).await.unwrap().unwrap().length as usize, journal.len());
        }
    }
}

/// The entries that the server acknowledged, as it said itself.
fn kill_a_server_at_work(address: &str) -> Vec<String> {
    let mut server = Command::new(std::env::current_exe().expect("this program"))
        .args(["--exact", "durability::server_at_work", "--ignored", "--nocapture"])
        .env("WARDROOM_TEST_PLACE", address)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("this program again");
    let mut output = BufReader::new(server.stdout.take().expect("its output"));
    let mut text = String::new();
    while text.lines().filter(|line| line.starts_with("done ")).count() < 600 {
        assert_ne!(output.read_line(&mut text).expect("a line"), 0, "the server ended by itself: {text}");
    }
    server.kill().expect("a server to kill");
    server.wait().expect("a killed server");
    output.read_to_string(&mut text).expect("the rest");
    // The kill may have cut the last line in two.
    let whole = text.rfind('\n').map_or("", |end| &text[..end]);
    whole.lines().filter_map(|line| line.strip_prefix("done ")).map(str::to_owned).collect()
}

#[tokio::test]
#[ignore = "the server that the test above starts and kills"]
async fn server_at_work() {
    let store = Store::open(&std::env::var("WARDROOM_TEST_PLACE").expect("a place")).await.unwrap();
    let mut tables = tokio::task::JoinSet::new();
    for table in 0..TABLES {
        let store = store.clone();
        tables.spawn(async move {
            let id = format!("t{table}");
            for n in store.table(&id).await.unwrap().unwrap().length.. {
                store.append(&id, n, vec![line(format!("answer {n}"))], None).await.unwrap();
                writeln!(std::io::stdout(), "done {id} {n}").unwrap();
            }
        });
    }
    tables.join_all().await;
}

async fn a_store_that_is_dropped_without_close_loses_nothing(place: TestDatabase) {
    let store = place.open().await;
    playing(&store, "t1").await;
    store.append("t1", 0, vec![line("a")], None).await.unwrap();
    drop(store);
    assert_eq!(place.open().await.journal("t1", 0).await.unwrap().len(), 1);
}
