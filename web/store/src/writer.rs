//! Group commit: one task takes all appends that wait, from all tables, and commits them in one transaction.
//! The disk is the slow part, and it takes as long for a hundred answers as for one.

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::sync::{Arc, OnceLock};

use serde_json::json;
use sqlx::{Any, AssertSqlSafe, Transaction};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::{Duration, Instant, sleep_until};

use crate::backend::{Backend, Dialect};
use crate::changes::announce;
use crate::strand::{Promise, Strand};
use crate::{AppendError, Line, StoreError};

/// Callers beyond this wait in line before the queue; it bounds memory, not speed.
pub(crate) const QUEUE: usize = 1024;
/// Where much is written, commits begin no closer than this: fewer and larger ones leave the cores to the answers.
const LONGEST_BREATH: Duration = Duration::from_millis(4);
/// How much of that each order in the last commit stands for. Where few people play, nobody waits for others who do not come.
const BREATH: Duration = Duration::from_micros(100);
/// Bounds how long one commit can take, and so the slowest acknowledgement.
const BATCH: usize = 256;

/// Only an append that continues the journal exactly where it ends moves its end: this decides between two servers.
const EXTEND: &str = "
    WITH batch AS (
        SELECT value->>0 AS id, CAST(value->>1 AS BIGINT) AS n, CAST(value->>2 AS BIGINT) AS length,
               CAST(value->>3 AS BIGINT) AS at, value->>4 AS outcome
        FROM {rows})
    UPDATE tables SET
        length = batch.length,
        updated = batch.at,
        state = CASE WHEN batch.outcome IS NULL THEN state ELSE 'over' END,
        outcome = COALESCE(batch.outcome, tables.outcome)
    FROM batch WHERE tables.id = batch.id AND tables.length = batch.n";
const INSERT: &str = "
    INSERT INTO journal (table_id, n, at, line, chance)
    SELECT value->>0, CAST(value->>1 AS BIGINT), CAST(value->>2 AS BIGINT), value->>3, value->>4 FROM {rows}";
/// Fails, and so ends a text of several statements before its COMMIT, unless the one before it has changed `$2` rows.
const UNLESS_ALL: &str = "SELECT CASE WHEN changes() < $2 THEN json('not all') END";
const WRITTEN: &str = "SELECT at, line, chance FROM journal WHERE table_id = $1 AND n >= $2 AND n < $3 ORDER BY n";
const LENGTHS: &str = "SELECT id, length FROM tables WHERE id IN (SELECT value->>0 FROM {rows})";

/// What the writer is asked for.
#[derive(Debug)]
pub(crate) enum Order {
    Append(Append),
    /// Asks for a reply once everything that was committed before is synced.
    Sync(oneshot::Sender<Result<(), StoreError>>),
}

#[derive(Debug)]
pub(crate) struct Append {
    pub(crate) table: String,
    pub(crate) n: u32,
    pub(crate) lines: Vec<Line>,
    pub(crate) finish: Option<String>,
    pub(crate) strand: Strand,
    pub(crate) since: Instant,
    pub(crate) promise: Promise,
}

/// Appends of one strand that follow each other: all of them are written, or none.
struct Joint {
    table: String,
    n: u32,
    lines: Vec<Line>,
    finish: Option<String>,
    strand: Strand,
    since: Instant,
    promises: Vec<Promise>,
}

impl Joint {
    fn begin(append: Append) -> Self {
        let Append { table, n, lines, finish, strand, since, promise } = append;
        Self { table, n, lines, finish, strand, since, promises: vec![promise] }
    }

    /// Where the journal ends afterwards.
    fn length(&self) -> u64 {
        u64::from(self.n) + self.lines.len() as u64
    }

    /// Whether nothing but this can come between, so that one verdict is right for both.
    fn leads_to(&self, append: &Append) -> bool {
        self.strand.is(&append.strand) && self.length() == u64::from(append.n) && self.finish.is_none()
    }

    fn add(&mut self, append: Append) {
        self.lines.extend(append.lines);
        self.finish = append.finish;
        self.promises.push(append.promise);
    }

    /// The first hears what went wrong, the others that it did.
    fn keep(self, verdict: Result<(), AppendError>) {
        let is_kept = verdict.is_ok();
        let mut verdict = Some(verdict);
        for promise in self.promises {
            promise.keep(verdict.take().unwrap_or(if is_kept { Ok(()) } else { Err(AppendError::Torn) }));
        }
    }
}

/// What one commit of appends took.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commit {
    pub appends: usize,
    /// How long the first of them had waited when it began.
    pub waited: Duration,
    pub took: Duration,
}

type Observe = Box<dyn Fn(Commit) + Send + Sync>;

#[derive(Clone, Default)]
pub(crate) struct Observer(pub(crate) Arc<OnceLock<Observe>>);

impl fmt::Debug for Observer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Observer")
    }
}

type Verdicts = Vec<Result<(), AppendError>>;

/// What came of a transaction that was sent as one text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    Written,
    Undone,
    /// The driver said no, and SQLite has nothing to take back.
    Unknown,
}

pub(crate) struct Writer {
    backend: Arc<Backend>,
    origin: String,
    observer: Observer,
    extend: Arc<str>,
    insert: Arc<str>,
    lengths: Arc<str>,
    /// SQLite: a whole transaction as one text.
    at_once: Arc<str>,
}

/// SQLite's statements go to a thread and back, and each way back would queue behind everything that the server has to
/// do; so the writer has a thread of its own. Connections to PostgreSQL belong to the runtime that made them.
pub(crate) fn start(writer: Writer, queue: mpsc::Receiver<Order>) -> JoinHandle<()> {
    if writer.backend.dialect == Dialect::Postgres {
        return tokio::spawn(writer.run(queue));
    }
    tokio::task::spawn_blocking(|| {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build();
        runtime.expect("a thread can wait for a channel").block_on(writer.run(queue));
    })
}

impl Writer {
    pub(crate) fn new(backend: Arc<Backend>, origin: String, observer: Observer) -> Self {
        let dialect = backend.dialect;
        let sql = |text: &str| dialect.with_rows(text);
        let insert_third = sql(INSERT).replace("$1", "$3");
        let at_once = [dialect.begin_durably(), &sql(EXTEND), UNLESS_ALL, &insert_third, "COMMIT"].join(";\n").into();
        let extend = sql(&format!("{EXTEND} RETURNING tables.id")).into();
        let (insert, lengths) = (sql(INSERT).into(), sql(LENGTHS).into());
        Self { backend, origin, observer, extend, insert, lengths, at_once }
    }

    /// Runs until every sender is gone and everything that they sent is answered.
    pub(crate) async fn run(self, mut queue: mpsc::Receiver<Order>) {
        let (mut orders, mut waiting) = (Vec::new(), Vec::new());
        let mut next = Instant::now();
        while !waiting.is_empty() || queue.recv_many(&mut orders, BATCH).await > 0 {
            sleep_until(next).await;
            let begun = Instant::now();
            while orders.len() + waiting.len() < BATCH
                && let Ok(order) = queue.try_recv()
            {
                orders.push(order);
            }
            let mut to_sync = Vec::new();
            for order in orders.drain(..) {
                match order {
                    Order::Append(append) => waiting.push(append),
                    Order::Sync(done) => to_sync.push(done),
                }
            }
            next = begun + breath(waiting.len() + to_sync.len());
            let (batch, later) = join(waiting);
            waiting = later;
            let is_on_disk = !batch.is_empty() && self.write(batch).await;
            if !to_sync.is_empty() {
                let synced = if is_on_disk { Ok(()) } else { self.backend.sync().await.map_err(Arc::new) };
                for done in to_sync {
                    // A caller who has gone does not want to know.
                    let _ = done.send(synced.clone().map_err(StoreError::Database));
                }
            }
            if self.backend.rest.is_asked_for() {
                self.sweep().await;
            }
        }
    }

    /// After the answers: what is left of the log is little, but it is work for the disk.
    async fn sweep(&self) {
        let swept = match self.backend.writer().await {
            Ok(mut connection) => self.backend.rest.carry(&mut connection).await,
            Err(error) => Err(error),
        };
        if let Err(error) = swept {
            tracing::warn!(%error, "the database's log was not carried into its file");
        }
    }

    /// Whether all of it is on disk, and so whatever was committed before.
    async fn write(&self, batch: Vec<Joint>) -> bool {
        let begun = Instant::now();
        let first = batch.iter().map(|joint| joint.since).min().unwrap_or(begun);
        let verdicts = match self.commit(&batch).await {
            Ok(verdicts) => verdicts,
            Err(error) if batch.len() > 1 && is_refusal(&error) => self.one_by_one(&batch).await,
            Err(error) => fail(&batch, error),
        };
        if let Some(observe) = self.observer.0.get() {
            let appends = batch.iter().map(|joint| joint.promises.len()).sum();
            observe(Commit { appends, waited: begun - first, took: begun.elapsed() });
        }
        let is_on_disk = verdicts.iter().all(Result::is_ok);
        if verdicts.iter().any(|verdict| matches!(verdict, Err(AppendError::Store(_)))) {
            self.backend.note_failed();
        } else if verdicts.iter().any(Result::is_ok) {
            self.backend.note_written();
        }
        for (joint, verdict) in batch.into_iter().zip(verdicts) {
            joint.keep(verdict);
        }
        is_on_disk
    }

    /// The database refused a batch: each append is tried alone, so that a bad one fails alone.
    /// If the database itself has gone, the rest need not find that out one after another.
    async fn one_by_one(&self, batch: &[Joint]) -> Verdicts {
        let mut verdicts = Vec::new();
        for (place, joint) in batch.iter().enumerate() {
            let alone = std::slice::from_ref(joint);
            match self.commit(alone).await {
                Ok(verdict) => verdicts.extend(verdict),
                Err(error) if is_refusal(&error) => verdicts.extend(fail(alone, error)),
                Err(error) => {
                    verdicts.extend(fail(&batch[place..], error));
                    break;
                }
            }
        }
        verdicts
    }

    async fn commit(&self, batch: &[Joint]) -> sqlx::Result<Verdicts> {
        if self.backend.dialect == Dialect::Sqlite {
            let is_written = match self.commit_at_once(batch).await? {
                Fate::Written => true,
                Fate::Undone => false,
                Fate::Unknown => self.is_there(batch).await.map_err(|error| not_known(&error))?,
            };
            if is_written {
                return Ok(batch.iter().map(|_| Ok(())).collect());
            }
        }
        let mut transaction = self.backend.begin_durably().await?;
        let extended = sqlx::query_scalar(AssertSqlSafe(self.extend.clone())).bind(ends(batch));
        let extended: HashSet<String> = extended.fetch_all(&mut *transaction).await?.into_iter().collect();
        let accepted = || batch.iter().filter(|joint| extended.contains(&joint.table));
        let lines = entries(accepted());
        sqlx::query(AssertSqlSafe(self.insert.clone())).bind(lines).execute(&mut *transaction).await?;
        let tables = accepted().map(|joint| joint.table.as_str());
        announce(&mut transaction, self.backend.dialect, &self.origin, tables).await?;
        let verdicts = self.verdicts(&mut transaction, batch, &extended).await?;
        transaction.commit().await?;
        Ok(verdicts)
    }

    /// All of a batch, or nothing. Each statement that is sent alone wakes SQLite's thread and ours again, and on a busy
    /// machine each waking has to wait for a core; so the usual case is one text. Whatever is unusual is done step by step.
    async fn commit_at_once(&self, batch: &[Joint]) -> sqlx::Result<Fate> {
        let mut connection = self.backend.writer().await?;
        let all = sqlx::query(AssertSqlSafe(self.at_once.clone()))
            .bind(ends(batch))
            .bind(i64::try_from(batch.len()).unwrap_or(i64::MAX))
            .bind(entries(batch.iter()));
        let Err(error) = all.execute(&mut *connection).await else { return Ok(Fate::Written) };
        // What can be rolled back was not committed. What cannot may never have begun, or may be on disk already.
        if sqlx::query("ROLLBACK").execute(&mut *connection).await.is_ok() {
            return Ok(Fate::Undone);
        }
        tracing::warn!(%error, appends = batch.len(), "it is not known whether appends were written: looking");
        // Whatever state it is in, nobody gets it again.
        drop(connection.close().await);
        Ok(Fate::Unknown)
    }

    /// Whether a batch whose fate is not known is on disk. To step over it would find every place taken, by itself, and tell
    /// people that somebody else was faster. All of it was in one transaction, so that each part stands for the others.
    async fn is_there(&self, batch: &[Joint]) -> sqlx::Result<bool> {
        self.backend.sync().await?;
        for joint in batch {
            let rows: Vec<(i64, String, String)> = sqlx::query_as(WRITTEN)
                .bind(&joint.table)
                .bind(i64::from(joint.n))
                .bind(i64::try_from(joint.length()).unwrap_or(i64::MAX))
                .fetch_all(&self.backend.reads)
                .await?;
            let lines = rows.into_iter().map(|(at, line, chance)| Line { at, line, chance });
            if !lines.eq(joint.lines.iter().cloned()) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    async fn verdicts(
        &self,
        transaction: &mut Transaction<'_, Any>,
        batch: &[Joint],
        extended: &HashSet<String>,
    ) -> sqlx::Result<Verdicts> {
        if extended.len() == batch.len() {
            return Ok(batch.iter().map(|_| Ok(())).collect());
        }
        let refused = batch.iter().filter(|joint| !extended.contains(&joint.table));
        let rows = serde_json::Value::from_iter(refused.map(|joint| [joint.table.as_str()]));
        let lengths: Vec<(String, i64)> = sqlx::query_as(AssertSqlSafe(self.lengths.clone()))
            .bind(rows.to_string())
            .fetch_all(&mut **transaction)
            .await?;
        let lengths: HashMap<String, i64> = lengths.into_iter().collect();
        let verdict = |joint: &Joint| {
            let Joint { table, n, .. } = joint;
            if extended.contains(table) {
                return Ok(());
            }
            Err(match lengths.get(table) {
                None => AppendError::NoSuchTable(table.clone()),
                Some(&length) if length < i64::from(*n) => {
                    AppendError::Gap { table: table.clone(), n: *n, length: u32::try_from(length).unwrap_or(0) }
                }
                Some(_) => AppendError::Taken { table: table.clone(), n: *n },
            })
        };
        Ok(batch.iter().map(verdict).collect())
    }
}

fn breath(orders: usize) -> Duration {
    BREATH.saturating_mul(u32::try_from(orders).unwrap_or(u32::MAX)).min(LONGEST_BREATH)
}

/// Where each journal of the batch ends now and will end, as rows for [`EXTEND`].
fn ends(batch: &[Joint]) -> String {
    let rows = batch.iter().map(|joint| {
        json!([joint.table, joint.n, joint.length(), joint.lines.last().map(|line| line.at), joint.finish])
    });
    serde_json::Value::from_iter(rows).to_string()
}

/// What is new, as rows for [`INSERT`].
fn entries<'a>(joints: impl Iterator<Item = &'a Joint>) -> String {
    let rows = joints.flat_map(|joint| {
        (joint.n..).zip(&joint.lines).map(|(n, line)| json!([joint.table, n, line.at, line.line, line.chance]))
    });
    serde_json::Value::from_iter(rows).to_string()
}

/// What is to be written now, and what has to wait: an append that does not simply go on from another one of its table is
/// judged by what that one has done. What a torn strand handed in is refused.
fn join(appends: Vec<Append>) -> (Vec<Joint>, Vec<Append>) {
    let mut joints: Vec<Joint> = Vec::new();
    let mut places: HashMap<String, usize> = HashMap::new();
    let mut later: Vec<Append> = Vec::new();
    let mut held_up = HashSet::new();
    for append in appends {
        if append.strand.is_torn() {
            append.promise.keep(Err(AppendError::Torn));
            continue;
        }
        match places.get(&append.table).map(|&place| &mut joints[place]) {
            None => {
                places.insert(append.table.clone(), joints.len());
                joints.push(Joint::begin(append));
            }
            Some(joint) if joint.leads_to(&append) && !held_up.contains(&append.table) => joint.add(append),
            Some(_) => {
                held_up.insert(append.table.clone());
                later.push(append);
            }
        }
    }
    (joints, later)
}

/// No refusal: what may be written already is not tried once more.
fn not_known(error: &sqlx::Error) -> sqlx::Error {
    sqlx::Error::Protocol(format!("it cannot be found out whether appends were written: {error}"))
}

/// The database works and says no, rather than being out of reach.
fn is_refusal(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some()
}

fn fail(batch: &[Joint], error: sqlx::Error) -> Verdicts {
    tracing::warn!(%error, appends = batch.len(), "appends failed");
    let error = Arc::new(error);
    batch.iter().map(|_| Err(StoreError::Database(error.clone()).into())).collect()
}

#[cfg(test)]
mod tests;
