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
use crate::{AppendError, Line, StoreError};

/// Callers beyond this wait in line before the queue; it bounds memory, not speed.
pub(crate) const QUEUE: usize = 1024;
/// Commits begin no closer than this: fewer and larger ones leave the cores to the answers. A lone answer never waits for it.
const BREATH: Duration = Duration::from_millis(2);
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
const LENGTHS: &str = "SELECT id, length FROM tables WHERE id IN (SELECT value->>0 FROM {rows})";

#[derive(Debug)]
pub(crate) struct Append {
    pub(crate) table: String,
    pub(crate) n: u32,
    pub(crate) lines: Vec<Line>,
    pub(crate) finish: Option<String>,
    pub(crate) since: Instant,
    pub(crate) done: oneshot::Sender<Result<(), AppendError>>,
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
pub(crate) fn start(writer: Writer, queue: mpsc::Receiver<Append>) -> JoinHandle<()> {
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
        let at_once = [dialect.begin(), &sql(EXTEND), UNLESS_ALL, &insert_third, "COMMIT"].join(";\n").into();
        let extend = sql(&format!("{EXTEND} RETURNING tables.id")).into();
        let (insert, lengths) = (sql(INSERT).into(), sql(LENGTHS).into());
        Self { backend, origin, observer, extend, insert, lengths, at_once }
    }

    /// Runs until every sender is gone and everything that they sent is answered.
    pub(crate) async fn run(self, mut queue: mpsc::Receiver<Append>) {
        let mut waiting = Vec::new();
        let mut last: Option<Instant> = None;
        while !waiting.is_empty() || queue.recv_many(&mut waiting, BATCH).await > 0 {
            if let Some(last) = last {
                sleep_until(last + BREATH).await;
            }
            last = Some(Instant::now());
            while waiting.len() < BATCH
                && let Ok(append) = queue.try_recv()
            {
                waiting.push(append);
            }
            let (batch, later) = one_per_table(waiting);
            waiting = later;
            self.write(batch).await;
        }
    }

    async fn write(&self, batch: Vec<Append>) {
        let begun = Instant::now();
        let first = batch.iter().map(|append| append.since).min().unwrap_or(begun);
        let verdicts = match self.commit(&batch).await {
            Ok(verdicts) => verdicts,
            Err(error) if batch.len() > 1 && is_refusal(&error) => self.one_by_one(&batch).await,
            Err(error) => fail(&batch, error),
        };
        if let Some(observe) = self.observer.0.get() {
            observe(Commit { appends: batch.len(), waited: begun - first, took: begun.elapsed() });
        }
        for (append, verdict) in batch.into_iter().zip(verdicts) {
            // A caller who has gone does not want to know.
            let _ = append.done.send(verdict);
        }
    }

    /// The database refused a batch: each append is tried alone, so that a bad one fails alone.
    /// If the database itself has gone, the rest need not find that out one after another.
    async fn one_by_one(&self, batch: &[Append]) -> Verdicts {
        let mut verdicts = Vec::new();
        for (place, append) in batch.iter().enumerate() {
            let alone = std::slice::from_ref(append);
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

    async fn commit(&self, batch: &[Append]) -> sqlx::Result<Verdicts> {
        if self.backend.dialect == Dialect::Sqlite && self.commit_at_once(batch).await.is_ok() {
            return Ok(batch.iter().map(|_| Ok(())).collect());
        }
        let mut transaction = self.backend.begin().await?;
        let extended = sqlx::query_scalar(AssertSqlSafe(self.extend.clone())).bind(ends(batch));
        let extended: HashSet<String> = extended.fetch_all(&mut *transaction).await?.into_iter().collect();
        let accepted = || batch.iter().filter(|append| extended.contains(&append.table));
        let lines = entries(accepted());
        sqlx::query(AssertSqlSafe(self.insert.clone())).bind(lines).execute(&mut *transaction).await?;
        let tables = accepted().map(|append| append.table.as_str());
        announce(&mut transaction, self.backend.dialect, &self.origin, tables).await?;
        let verdicts = self.verdicts(&mut transaction, batch, &extended).await?;
        transaction.commit().await?;
        Ok(verdicts)
    }

    /// All of a batch, or nothing. Each statement that is sent alone wakes SQLite's thread and ours again, and on a busy
    /// machine each waking has to wait for a core; so the usual case is one text. Whatever is unusual is done step by step.
    async fn commit_at_once(&self, batch: &[Append]) -> sqlx::Result<()> {
        let mut connection = self.backend.writer().await?;
        let all = sqlx::query(AssertSqlSafe(self.at_once.clone()))
            .bind(ends(batch))
            .bind(i64::try_from(batch.len()).unwrap_or(i64::MAX))
            .bind(entries(batch.iter()));
        match all.execute(&mut *connection).await {
            Ok(_) => Ok(()),
            Err(error) => {
                // It may be in the midst of a transaction; closed, it is not.
                connection.close().await?;
                Err(error)
            }
        }
    }

    async fn verdicts(
        &self,
        transaction: &mut Transaction<'_, Any>,
        batch: &[Append],
        extended: &HashSet<String>,
    ) -> sqlx::Result<Verdicts> {
        if extended.len() == batch.len() {
            return Ok(batch.iter().map(|_| Ok(())).collect());
        }
        let refused = batch.iter().filter(|append| !extended.contains(&append.table));
        let rows = serde_json::Value::from_iter(refused.map(|append| [append.table.as_str()]));
        let lengths: Vec<(String, i64)> = sqlx::query_as(AssertSqlSafe(self.lengths.clone()))
            .bind(rows.to_string())
            .fetch_all(&mut **transaction)
            .await?;
        let lengths: HashMap<String, i64> = lengths.into_iter().collect();
        let verdict = |append: &Append| {
            let Append { table, n, .. } = append;
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

/// Where each journal of the batch ends now and will end, as rows for [`EXTEND`].
fn ends(batch: &[Append]) -> String {
    let rows = batch.iter().map(|append| {
        let length = u64::from(append.n) + append.lines.len() as u64;
        json!([append.table, append.n, length, append.lines.last().map(|line| line.at), append.finish])
    });
    serde_json::Value::from_iter(rows).to_string()
}

/// What is new, as rows for [`INSERT`].
fn entries<'a>(appends: impl Iterator<Item = &'a Append>) -> String {
    let rows = appends.flat_map(|append| {
        (append.n..).zip(&append.lines).map(|(n, line)| json!([append.table, n, line.at, line.line, line.chance]))
    });
    serde_json::Value::from_iter(rows).to_string()
}

/// A second append to the same table waits for the next batch: it is judged by what the first has done.
fn one_per_table(appends: Vec<Append>) -> (Vec<Append>, Vec<Append>) {
    let mut tables = HashSet::new();
    appends.into_iter().partition(|append| tables.insert(append.table.clone()))
}

/// The database works and says no, rather than being out of reach.
fn is_refusal(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some()
}

fn fail(batch: &[Append], error: sqlx::Error) -> Verdicts {
    tracing::warn!(%error, appends = batch.len(), "appends failed");
    let error = Arc::new(error);
    batch.iter().map(|_| Err(StoreError::Database(error.clone()).into())).collect()
}
