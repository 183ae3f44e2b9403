//! What the writer reports if the driver and the disk disagree.

use futures_util::FutureExt as _;

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

/// An append of chain `chain` as entry `n` of table `table`.
#[derive(Clone, Copy, Debug)]
struct Step {
    chain: usize,
    table: &'static str,
    n: u32,
}

/// Two chains compete for one table, as two requests that have both read the journal do; a third has a table of its own.
const CHAINS: [&[Step]; 3] = [
    &[Step { chain: 0, table: "t1", n: 0 }, Step { chain: 0, table: "t1", n: 1 }, Step { chain: 0, table: "t1", n: 2 }],
    &[Step { chain: 1, table: "t1", n: 0 }, Step { chain: 1, table: "t1", n: 1 }],
    &[Step { chain: 2, table: "t2", n: 0 }, Step { chain: 2, table: "t2", n: 1 }],
];
const STEPS: usize = 7;

/// Every order in which the appends can reach the writer, each chain's own in order.
fn orders(done: [usize; 3], order: &mut Vec<Step>, each: &mut dyn FnMut(&[Step])) {
    if order.len() == STEPS {
        return each(order);
    }
    for (chain, steps) in CHAINS.iter().enumerate() {
        if let Some(step) = steps.get(done[chain]) {
            let mut next = done;
            next[chain] += 1;
            order.push(*step);
            orders(next, order, each);
            order.pop();
        }
    }
}

/// Runs the writer's loop on a database that is a map of lengths: a batch ends after step `i` if bit `i` of `cuts` is set, and the
/// run with the number `failing` meets a database that is away.
fn play(order: &[Step], cuts: u32, failing: Option<usize>) {
    let chains = CHAINS.map(|_| AppendChain::from_length(0));
    let mut lengths: HashMap<&str, u32> = HashMap::new();
    let mut written: Vec<Vec<u32>> = vec![Vec::new(); CHAINS.len()];
    let (mut waiting, mut pending, mut runs) = (Vec::new(), Vec::new(), 0);
    for (place, step) in order.iter().enumerate() {
        let chain = chains[step.chain].clone();
        let (ticket, is_written) = AppendTicket::new(&chain, step.n + 1);
        pending.push((*step, is_written));
        let (table, lines, since) = (step.table.to_owned(), vec![line("")], Instant::now());
        waiting.push(Append { table, n: step.n, lines, finish: None, chain, since, ticket });
        let is_last = place + 1 == STEPS;
        while (is_last || cuts & (1 << place) != 0) && !waiting.is_empty() {
            let (batch, later) = join(std::mem::take(&mut waiting));
            let tables: HashSet<&str> = batch.iter().map(|run| &*run.table).collect();
            assert_eq!(tables.len(), batch.len(), "a table is in one batch once");
            for run in batch {
                let length = lengths.entry(if run.table == "t1" { "t1" } else { "t2" }).or_default();
                let verdict = if failing == Some(runs) {
                    Err(StoreError::Closed.into())
                } else if *length == run.n {
                    *length += run.lines.len() as u32;
                    Ok(())
                } else {
                    Err(AppendError::Taken { table: run.table.clone(), n: run.n })
                };
                runs += 1;
                run.report(verdict);
            }
            waiting = later;
            if !is_last {
                break;
            }
        }
    }
    let about = || format!("{order:?}, cuts {cuts:b}, failing {failing:?}");
    for (step, is_written) in pending {
        let verdict = is_written.written().now_or_never().unwrap_or_else(|| panic!("no report: {}", about()));
        let own = &mut written[step.chain];
        match verdict {
            // What a chain has written is a beginning of it: nothing after the first that failed.
            Ok(()) => {
                assert_eq!(own.len() as u32, step.n, "{}", about());
                own.push(step.n);
            }
            Err(_) => assert!(chains[step.chain].is_broken(), "{}", about()),
        }
    }
    for (chain, own) in chains.iter().zip(&written) {
        let durable = |length| chain.wait_durable(length).now_or_never();
        assert_eq!(durable(own.len() as u32), Some(true), "{}", about());
        let after = durable(own.len() as u32 + 1);
        assert_eq!(after, chain.is_broken().then_some(false), "{}", about());
    }
    assert!(written[0].is_empty() || written[1].is_empty(), "two chains never both write entry 0: {}", about());
    assert_eq!(lengths["t1"] as usize, written[0].len() + written[1].len(), "{}", about());
    assert_eq!(lengths["t2"] as usize, written[2].len(), "{}", about());
}

#[test]
fn in_every_order_and_batch_a_chain_is_written_up_to_its_first_failure() {
    let mut count = 0;
    orders([0; 3], &mut Vec::new(), &mut |order| {
        for cuts in 0..1 << (STEPS - 1) {
            for failing in [None, Some(0), Some(1), Some(2), Some(3)] {
                play(order, cuts, failing);
                count += 1;
            }
        }
    });
    assert_eq!(count, 210 * 64 * 5);
}
