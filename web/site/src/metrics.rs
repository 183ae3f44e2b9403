//! What the server counts and times, for whoever watches over it. docs/HOSTING.md explains each number.
//! Nothing here names a person, a table or a card; who may read it is decided by where it listens (`server.rs`).

use crate::{app::App, limits};
use prometheus_client::{
    encoding::{EncodeLabelSet, text},
    metrics::{
        counter::Counter,
        family::Family,
        gauge::Gauge,
        histogram::{Histogram, exponential_buckets},
        info::Info,
    },
    registry::{Metric, Registry, Unit},
};
use std::{sync::atomic::AtomicU64, time::Duration};
use wardroom_store::Commit;

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Asked {
    method: &'static str,
    route: String,
    status: u16,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct On {
    route: String,
}

/// An answer of a person or a bot, and what became of it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Answered {
    by: &'static str,
    result: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Code {
    code: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Bot {
    level: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct InState {
    state: &'static str,
}

/// What became of answers, as far as somebody may wait for it to grow.
const WATCHED: [&str; 3] = ["accepted", "frozen", "database"];

type Seconds = Gauge<f64, AtomicU64>;

#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    requests: Family<Asked, Counter>,
    request_seconds: Family<On, Histogram, fn() -> Histogram>,
    refused: Family<Code, Counter>,
    answers: Family<Answered, Counter>,
    durable_seconds: Histogram,
    sent_seconds: Histogram,
    thinking_seconds: Family<Bot, Histogram, fn() -> Histogram>,
    commit_seconds: Histogram,
    commit_lines: Histogram,
    commit_wait_seconds: Histogram,
    tables: Family<InState, Gauge>,
    tables_in_memory: Gauge,
    streams: Gauge,
    memory: Gauge,
    uptime: Seconds,
    begun: std::time::Instant,
}

/// From a third of a millisecond to ten seconds.
fn quick() -> Histogram {
    Histogram::new(exponential_buckets(0.000_312_5, 2.0, 16))
}

fn timed(registry: &mut Registry, name: &str, help: &str, metric: &(impl Metric + Clone)) {
    registry.register_with_unit(name, help, Unit::Seconds, metric.clone());
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let metrics = Metrics {
            requests: Family::default(),
            request_seconds: Family::new_with_constructor(quick as fn() -> Histogram),
            refused: Family::default(),
            answers: Family::default(),
            durable_seconds: quick(),
            sent_seconds: quick(),
            thinking_seconds: Family::new_with_constructor(quick as fn() -> Histogram),
            commit_seconds: quick(),
            commit_lines: Histogram::new(exponential_buckets(1.0, 2.0, 9)),
            commit_wait_seconds: quick(),
            tables: Family::default(),
            tables_in_memory: Gauge::default(),
            streams: Gauge::default(),
            memory: Gauge::default(),
            uptime: Gauge::default(),
            begun: std::time::Instant::now(),
            registry: Registry::default(),
        };
        let all = &metrics;
        let build = Info::new(vec![("version", env!("CARGO_PKG_VERSION")), ("schema", schema())]);
        let mut registry = Registry::with_prefix("wardroom");
        let to = &mut registry;
        to.register("build", "The version that runs", build);
        to.register("requests", "Requests, by route, method and status", all.requests.clone());
        timed(to, "request_duration", "Until the first byte of the reply, by route", &all.request_seconds);
        to.register("limited", "Requests and connections that met a limit, by its code", all.refused.clone());
        to.register("answers", "What seats did, by whom and what became of it", all.answers.clone());
        timed(to, "answer_durable", "From an answer to its line on disk", &all.durable_seconds);
        timed(to, "answer_sent", "From an answer to each stream that was handed what it changed", &all.sent_seconds);
        timed(to, "bot_thinking", "Time a bot thought about an answer, by level", &all.thinking_seconds);
        timed(to, "commit_duration", "Time of a commit of journal lines", &all.commit_seconds);
        to.register("commit_lines", "Appends that were committed together", all.commit_lines.clone());
        timed(
            to,
            "journal_lag",
            "How long the first append of a commit had waited for it to begin",
            &all.commit_wait_seconds,
        );
        to.register("tables", "Tables in the database, by state", all.tables.clone());
        to.register("tables_in_memory", "Tables that are in memory", all.tables_in_memory.clone());
        to.register("streams", "Streams that are open", all.streams.clone());
        to.register_with_unit("memory_resident", "Resident memory", Unit::Bytes, all.memory.clone());
        timed(to, "uptime", "Since the server started", &all.uptime);
        // A series that begins with its first fault has not grown by it, and no alarm is raised.
        for (by, result) in ["person", "bot"].into_iter().flat_map(|by| WATCHED.map(|result| (by, result))) {
            metrics.answers.get_or_create(&Answered { by, result }).inc_by(0);
        }
        for code in limits::CODES {
            metrics.refused.get_or_create(&Code { code }).inc_by(0);
        }
        Metrics { registry, ..metrics }
    }
    pub(crate) fn request(&self, method: &'static str, route: &str, status: u16, took: Duration) {
        self.requests.get_or_create(&Asked { method, route: route.into(), status }).inc();
        self.request_seconds.get_or_create(&On { route: route.into() }).observe(took.as_secs_f64());
    }
    pub(crate) fn refused(&self, code: &'static str) {
        self.refused.get_or_create(&Code { code }).inc();
    }
    /// An answer that was taken, or the code of its refusal.
    pub(crate) fn answer(&self, by: &'static str, result: Result<Duration, &'static str>) {
        self.answers.get_or_create(&Answered { by, result: result.err().unwrap_or("accepted") }).inc();
        if let Ok(took) = result {
            self.durable_seconds.observe(took.as_secs_f64());
        }
    }
    pub(crate) fn sent(&self, took: Duration) {
        self.sent_seconds.observe(took.as_secs_f64());
    }
    pub(crate) fn thought(&self, level: &'static str, took: Duration) {
        self.thinking_seconds.get_or_create(&Bot { level }).observe(took.as_secs_f64());
    }
    pub(crate) fn committed(&self, commit: Commit) {
        self.commit_seconds.observe(commit.took.as_secs_f64());
        self.commit_lines.observe(commit.appends as f64);
        self.commit_wait_seconds.observe(commit.waited.as_secs_f64());
    }
}

fn schema() -> &'static str {
    static SCHEMA: std::sync::LazyLock<String> =
        std::sync::LazyLock::new(|| wardroom_store::SCHEMA_VERSION.to_string());
    &SCHEMA
}

impl App {
    /// Everything, as Prometheus reads it.
    pub(crate) async fn measured(&self) -> String {
        let metrics = &self.metrics;
        match self.store.tables_by_state().await {
            Ok(counts) => counts.into_iter().for_each(|(state, count)| {
                let state = InState { state: state.name() };
                metrics.tables.get_or_create(&state).set(i64::try_from(count).unwrap_or(i64::MAX));
            }),
            Err(error) => tracing::warn!(%error, "the tables cannot be counted"),
        }
        metrics.tables_in_memory.set(self.tables.in_memory() as i64);
        metrics.streams.set(self.gate.open_streams().into());
        metrics.memory.set(resident_bytes().unwrap_or_default());
        metrics.uptime.set(metrics.begun.elapsed().as_secs_f64());
        let mut page = String::new();
        // Writing to a string does not fail.
        let _ = text::encode(&mut page, &metrics.registry);
        page
    }
}

/// Where the system tells: Linux does.
fn resident_bytes() -> Option<i64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: i64 = resident.split_whitespace().next()?.parse().ok()?;
    Some(kilobytes * 1024)
}
