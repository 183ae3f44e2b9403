//! An acknowledged answer is on disk, not only with the system: a kill cannot show that, a power cut could. SQLite keeps what a
//! connection was told to itself, so the writer's own statements are listened to.

use std::fmt;
use std::process::Command;
use std::sync::{Arc, Mutex};

use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Metadata, Subscriber};

use crate::common::{TestDatabase, line, playing};

/// Every text that the driver sent to SQLite, in order.
#[derive(Clone, Default)]
struct Heard(Arc<Mutex<Vec<String>>>);

/// The driver says the beginning of a text, and the whole text if it is longer.
#[derive(Default)]
struct Statement {
    summary: String,
    whole: String,
}

impl Visit for Statement {
    fn record_str(&mut self, field: &Field, value: &str) {
        match field.name() {
            "summary" => value.clone_into(&mut self.summary),
            "db.statement" => value.clone_into(&mut self.whole),
            _ => (),
        }
    }
    fn record_debug(&mut self, _: &Field, _: &dyn fmt::Debug) {}
}

impl Subscriber for Heard {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.target() == "sqlx::query"
    }
    fn event(&self, event: &Event<'_>) {
        let mut statement = Statement::default();
        event.record(&mut statement);
        let Statement { summary, whole } = statement;
        self.0.lock().expect("no code panics here").push(if whole.is_empty() { summary } else { whole });
    }
    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }
    fn record(&self, _: &Id, _: &Record<'_>) {}
    fn record_follows_from(&self, _: &Id, _: &Id) {}
    fn enter(&self, _: &Id) {}
    fn exit(&self, _: &Id) {}
}

/// What `synchronous` is set to when the journal is written: the last word before it.
fn waits(statements: &[String]) -> Vec<String> {
    let all = statements.join(";\n");
    let written = all.match_indices("INSERT INTO journal").map(|(at, _)| &all[..at]);
    let last_word = |before: &str| {
        let (_, after) = before.rsplit_once("PRAGMA synchronous = ")?;
        after.split(|letter: char| !letter.is_alphanumeric()).next().map(str::to_owned)
    };
    written.map(|before| last_word(before).unwrap_or_else(|| "nothing".into())).collect()
}

/// In a program of its own: a listener gets the statements of every store of its program, and other tests have theirs.
#[test]
fn a_commit_of_answers_waits_for_the_disk() {
    let output = Command::new(std::env::current_exe().expect("this program"))
        .args(["--exact", "synchronous::a_writer_that_is_listened_to", "--ignored", "--nocapture"])
        .output()
        .expect("this program again");
    let said = [output.stdout, output.stderr].map(|said| String::from_utf8_lossy(&said).into_owned()).concat();
    assert!(output.status.success() && said.contains("1 passed"), "{said}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "the program that the test above starts"]
async fn a_writer_that_is_listened_to() {
    let heard = Heard::default();
    tracing::subscriber::set_global_default(heard.clone()).expect("no other listener");
    let place = TestDatabase::sqlite();
    let store = place.open().await;
    playing(&store, "t1").await;
    // The usual way is one text; an append that does not fit is tried again step by step.
    for n in 0..3 {
        store.append("t1", n, vec![line(format!("answer {n}"))], None).await.expect("an append that fits");
    }
    store.append("t1", 1, vec![line("late")], None).await.expect_err("that entry is taken");
    store.close().await;
    let heard = heard.0.lock().expect("no code panics here");
    let waits = waits(&heard);
    assert!(waits.len() > 3, "the journal was written {} times:\n{heard:#?}", waits.len());
    assert!(waits.iter().all(|wait| wait == "FULL"), "{waits:?}:\n{heard:#?}");
}
