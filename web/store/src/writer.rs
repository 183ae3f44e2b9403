//! Group commit: the writer task commits all appends that wait, from all tables, in one transaction, and syncs once for
//! everything else that was committed before. A sync takes as long for a hundred answers as for one.

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::sync::{Arc, OnceLock};

use serde_json::json;
use sqlx::{Any, AssertSqlSafe, Transaction};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::{Duration, Instant, sleep_until};

use crate::append_chain::{AppendChain, AppendTicket};
use crate::backend::Backend;
use crate::changes::announce;
use crate::dialect::Dialect;
use crate::{AppendError, Line, StoreError};

/// Callers beyond this wait in line before the queue; it bounds memory, not speed.
pub(crate) const QUEUE: usize = 1024;
/// Under load commits begin no closer than this: fewer and larger ones leave the cores to the answers.
const LONGEST_PAUSE: Duration = Duration::from_millis(4);
/// The pause after a commit, for each request in it. If few people play, an answer does not wait for others that do not come.
const PAUSE_PER_REQUEST: Duration = Duration::from_micros(100);
/// Bounds how long one commit can take, and so the slowest acknowledgement.
const BATCH: usize = 256;

/// Only an append that continues the journal exactly where it ends is accepted: this decides between two servers.
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
/// Fails, and so ends a text of several statements before its COMMIT, unless the statement before it has changed `$2` rows.
const UNLESS_ALL: &str = "SELECT CASE WHEN changes() < $2 THEN json('not all') END";
const WRITTEN: &str = "SELECT at, line, chance FROM journal WHERE table_id = $1 AND n >= $2 AND n < $3 ORDER BY n";
const LENGTHS: &str = "SELECT id, length FROM tables WHERE id IN (SELECT value->>0 FROM {rows})";

/// A request to the writer task.
#[derive(Debug)]
pub(crate) enum WriterRequest {
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
    pub(crate) chain: AppendChain,
    pub(crate) since: Instant,
    pub(crate) ticket: AppendTicket,
}

/// Appends of one chain that follow each other: all of them are written, or none.
struct AppendRun {
    table: String,
    n: u32,
    lines: Vec<Line>,
    finish: Option<String>,
    chain: AppendChain,
    since: Instant,
    tickets: Vec<AppendTicket>,
}

impl AppendRun {
    fn begin(append: Append) -> Self {
        let Append { table, n, lines, finish, chain, since, ticket } = append;
        Self { table, n, lines, finish, chain, since, tickets: vec![ticket] }
    }

    /// The length of the journal afterwards.
    fn length(&self) -> u64 {
        u64::from(self.n) + self.lines.len() as u64
    }

    /// Whether `append` directly follows in the same chain, so that one verdict is right for both.
    fn is_followed_by(&self, append: &Append) -> bool {
        self.chain.is_same(&append.chain) && self.length() == u64::from(append.n) && self.finish.is_none()
    }

    fn add(&mut self, append: Append) {
        self.lines.extend(append.lines);
        self.finish = append.finish;
        self.tickets.push(append.ticket);
    }

    /// The first append gets the error, the others that the chain is broken.
    fn report(self, verdict: Result<(), AppendError>) {
        let is_written = verdict.is_ok();
        let mut verdict = Some(verdict);
        for ticket in self.tickets {
            ticket.report(verdict.take().unwrap_or(if is_written { Ok(()) } else { Err(AppendError::BrokenChain) }));
        }
    }
}

/// How long one commit of appends took.
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

/// The result of a transaction that was sent as one text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum CommitFate {
    Written,
    RolledBack,
    /// The driver reported an error, and SQLite has nothing to roll back.
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

/// SQLite's statements run on another thread, and each reply would queue behind everything else that the server has to do;
/// so the writer has a thread of its own. Connections to PostgreSQL belong to the runtime that made them.
pub(crate) fn start(writer: Writer, queue: mpsc::Receiver<WriterRequest>) -> JoinHandle<()> {
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
    pub(crate) async fn run(self, mut queue: mpsc::Receiver<WriterRequest>) {
        let (mut requests, mut waiting) = (Vec::new(), Vec::new());
        let mut next = Instant::now();
        while !waiting.is_empty() || queue.recv_many(&mut requests, BATCH).await > 0 {
            sleep_until(next).await;
            let begun = Instant::now();
            while requests.len() + waiting.len() < BATCH
                && let Ok(request) = queue.try_recv()
            {
                requests.push(request);
            }
            let mut to_sync = Vec::new();
            for request in requests.drain(..) {
                match request {
                    WriterRequest::Append(append) => waiting.push(append),
                    WriterRequest::Sync(done) => to_sync.push(done),
                }
            }
            next = begun + pause(waiting.len() + to_sync.len());
            let (batch, later) = join(waiting);
            waiting = later;
            let is_on_disk = !batch.is_empty() && self.write(batch).await;
            if !to_sync.is_empty() {
                let synced = if is_on_disk { Ok(()) } else { self.backend.sync().await.map_err(Arc::new) };
                for done in to_sync {
                    // The caller may have stopped waiting.
                    let _ = done.send(synced.clone().map_err(StoreError::Database));
                }
            }
            if self.backend.checkpoint_request.is_asked_for() {
                self.checkpoint().await;
            }
        }
    }

    /// Runs after the answers: little of the log is left, but it is work for the disk.
    async fn checkpoint(&self) {
        let done = match self.backend.writer().await {
            Ok(mut connection) => self.backend.checkpoint_request.run(&mut connection).await,
            Err(error) => Err(error),
        };
        if let Err(error) = done {
            tracing::warn!(%error, "cannot checkpoint the write-ahead log into the database file; it is tried again");
        }
    }

    /// Returns whether all of it is on disk, and with it everything that was committed before.
    async fn write(&self, batch: Vec<AppendRun>) -> bool {
        let begun = Instant::now();
        let first = batch.iter().map(|run| run.since).min().unwrap_or(begun);
        let verdicts = match self.commit(&batch).await {
            Ok(verdicts) => verdicts,
            Err(error) if batch.len() > 1 && is_refusal(&error) => self.one_by_one(&batch).await,
            Err(error) => fail(&batch, error),
        };
        if let Some(observe) = self.observer.0.get() {
            let appends = batch.iter().map(|run| run.tickets.len()).sum();
            observe(Commit { appends, waited: begun - first, took: begun.elapsed() });
        }
        let is_on_disk = verdicts.iter().all(Result::is_ok);
        if verdicts.iter().any(|verdict| matches!(verdict, Err(AppendError::Store(_)))) {
            self.backend.note_failed();
        } else if verdicts.iter().any(Result::is_ok) {
            self.backend.note_written();
        }
        for (run, verdict) in batch.into_iter().zip(verdicts) {
            run.report(verdict);
        }
        is_on_disk
    }

    /// The database refused a batch: each append is tried alone, so that a bad one fails alone.
    /// If the database itself has gone, the rest need not find that out one after another.
    async fn one_by_one(&self, batch: &[AppendRun]) -> Verdicts {
        let mut verdicts = Vec::new();
        for (place, run) in batch.iter().enumerate() {
            let alone = std::slice::from_ref(run);
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

    async fn commit(&self, batch: &[AppendRun]) -> sqlx::Result<Verdicts> {
        if self.backend.dialect == Dialect::Sqlite {
            let is_written = match self.commit_at_once(batch).await? {
                CommitFate::Written => true,
                CommitFate::RolledBack => false,
                CommitFate::Unknown => self.is_there(batch).await.map_err(|error| not_known(&error))?,
            };
            if is_written {
                return Ok(batch.iter().map(|_| Ok(())).collect());
            }
        }
        let mut transaction = self.backend.begin_durably().await?;
        let extended = sqlx::query_scalar(AssertSqlSafe(self.extend.clone())).bind(ends(batch));
        let extended: HashSet<String> = extended.fetch_all(&mut *transaction).await?.into_iter().collect();
        let accepted = || batch.iter().filter(|run| extended.contains(&run.table));
        let lines = entries(accepted());
        sqlx::query(AssertSqlSafe(self.insert.clone())).bind(lines).execute(&mut *transaction).await?;
        let tables = accepted().map(|run| run.table.as_str());
        announce(&mut transaction, self.backend.dialect, &self.origin, tables).await?;
        let verdicts = self.verdicts(&mut transaction, batch, &extended).await?;
        transaction.commit().await?;
        Ok(verdicts)
    }

    /// All of a batch, or nothing. Each statement that is sent alone wakes SQLite's thread and ours again, and on a busy
    /// machine each waking has to wait for a core; so the usual case is one text. Whatever is unusual is done step by step.
    async fn commit_at_once(&self, batch: &[AppendRun]) -> sqlx::Result<CommitFate> {
        let mut connection = self.backend.writer().await?;
        let all = sqlx::query(AssertSqlSafe(self.at_once.clone()))
            .bind(ends(batch))
            .bind(i64::try_from(batch.len()).unwrap_or(i64::MAX))
            .bind(entries(batch.iter()));
        let Err(error) = all.execute(&mut *connection).await else { return Ok(CommitFate::Written) };
        // What can be rolled back was not committed. What cannot may never have begun, or may be on disk already.
        if sqlx::query("ROLLBACK").execute(&mut *connection).await.is_ok() {
            return Ok(CommitFate::RolledBack);
        }
        tracing::warn!(%error, appends = batch.len(), "it is not known whether appends were written: looking");
        // The connection is in an unknown state: it is not used again.
        drop(connection.close().await);
        Ok(CommitFate::Unknown)
    }

    /// Whether a batch whose fate is not known is on disk. To write it again would find every number taken, by the batch itself,
    /// and report that another server was faster. All of it was in one transaction, so it is there whole or not at all.
    async fn is_there(&self, batch: &[AppendRun]) -> sqlx::Result<bool> {
        self.backend.sync().await?;
        for run in batch {
            let rows: Vec<(i64, String, String)> = sqlx::query_as(WRITTEN)
                .bind(&run.table)
                .bind(i64::from(run.n))
                .bind(i64::try_from(run.length()).unwrap_or(i64::MAX))
                .fetch_all(&self.backend.reads)
                .await?;
            let lines = rows.into_iter().map(|(at, line, chance)| Line { at, line, chance });
            if !lines.eq(run.lines.iter().cloned()) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    async fn verdicts(
        &self,
        transaction: &mut Transaction<'_, Any>,
        batch: &[AppendRun],
        extended: &HashSet<String>,
    ) -> sqlx::Result<Verdicts> {
        if extended.len() == batch.len() {
            return Ok(batch.iter().map(|_| Ok(())).collect());
        }
        let refused = batch.iter().filter(|run| !extended.contains(&run.table));
        let rows = serde_json::Value::from_iter(refused.map(|run| [run.table.as_str()]));
        let lengths: Vec<(String, i64)> = sqlx::query_as(AssertSqlSafe(self.lengths.clone()))
            .bind(rows.to_string())
            .fetch_all(&mut **transaction)
            .await?;
        let lengths: HashMap<String, i64> = lengths.into_iter().collect();
        let verdict = |run: &AppendRun| {
            let AppendRun { table, n, .. } = run;
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

fn pause(requests: usize) -> Duration {
    PAUSE_PER_REQUEST.saturating_mul(u32::try_from(requests).unwrap_or(u32::MAX)).min(LONGEST_PAUSE)
}

/// The old and new length of each journal of the batch, as rows for [`EXTEND`].
fn ends(batch: &[AppendRun]) -> String {
    let rows = batch
        .iter()
        .map(|run| json!([run.table, run.n, run.length(), run.lines.last().map(|line| line.at), run.finish]));
    serde_json::Value::from_iter(rows).to_string()
}

/// The new lines, as rows for [`INSERT`].
fn entries<'a>(runs: impl Iterator<Item = &'a AppendRun>) -> String {
    let rows = runs.flat_map(|run| {
        (run.n..).zip(&run.lines).map(|(n, line)| json!([run.table, n, line.at, line.line, line.chance]))
    });
    serde_json::Value::from_iter(rows).to_string()
}

/// What is written now, and what waits for the next batch: an append that does not directly follow another one of its table
/// depends on the result of that one. The appends of a broken chain are refused.
fn join(appends: Vec<Append>) -> (Vec<AppendRun>, Vec<Append>) {
    let mut runs: Vec<AppendRun> = Vec::new();
    let mut places: HashMap<String, usize> = HashMap::new();
    let mut later: Vec<Append> = Vec::new();
    let mut held_up = HashSet::new();
    for append in appends {
        if append.chain.is_broken() {
            append.ticket.report(Err(AppendError::BrokenChain));
            continue;
        }
        match places.get(&append.table).map(|&place| &mut runs[place]) {
            None => {
                places.insert(append.table.clone(), runs.len());
                runs.push(AppendRun::begin(append));
            }
            Some(run) if run.is_followed_by(&append) && !held_up.contains(&append.table) => run.add(append),
            Some(_) => {
                held_up.insert(append.table.clone());
                later.push(append);
            }
        }
    }
    (runs, later)
}

/// Not a refusal: a batch that may be written already is not tried again.
fn not_known(error: &sqlx::Error) -> sqlx::Error {
    sqlx::Error::Protocol(format!("it cannot be found out whether appends were written: {error}"))
}

/// The database works and refuses, instead of being out of reach.
fn is_refusal(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some()
}

fn fail(batch: &[AppendRun], error: sqlx::Error) -> Verdicts {
    tracing::warn!(%error, appends = batch.len(), "appends failed");
    let error = Arc::new(error);
    batch.iter().map(|_| Err(StoreError::Database(error.clone()).into())).collect()
}

#[cfg(test)]
mod tests;
