//! Metrics of tables, answers, bots and commits. docs/HOSTING.md explains each number; none names a person, a table or a card.

use prometheus_client::{
    encoding::EncodeLabelSet,
    metrics::{
        counter::Counter,
        family::Family,
        gauge::Gauge,
        histogram::{Histogram, exponential_buckets},
        info::Info,
    },
    registry::{Metric, Registry, Unit},
};
use std::{sync::LazyLock, time::Duration};
use wardroom_store::{Commit, SCHEMA_VERSION, State};

/// An answer of a person or a bot, and its result.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct AnswerLabels {
    by: &'static str,
    result: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct LevelLabel {
    level: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct StateLabel {
    state: &'static str,
}

/// Results of answers that alarms are set on.
const WATCHED: [&str; 3] = ["accepted", "frozen", "database"];

#[derive(Debug)]
pub struct LiveMetrics {
    answers: Family<AnswerLabels, Counter>,
    durable_seconds: Histogram,
    sent_seconds: Histogram,
    thinking_seconds: Family<LevelLabel, Histogram, fn() -> Histogram>,
    commit_seconds: Histogram,
    commit_lines: Histogram,
    commit_wait_seconds: Histogram,
    tables: Family<StateLabel, Gauge>,
    tables_in_memory: Gauge,
}

/// From a third of a millisecond to ten seconds.
fn short_times() -> Histogram {
    Histogram::new(exponential_buckets(0.000_312_5, 2.0, 16))
}

fn register_time(registry: &mut Registry, name: &str, help: &str, metric: &(impl Metric + Clone)) {
    registry.register_with_unit(name, help, Unit::Seconds, metric.clone());
}

impl LiveMetrics {
    pub fn new(to: &mut Registry) -> LiveMetrics {
        static SCHEMA: LazyLock<String> = LazyLock::new(|| SCHEMA_VERSION.to_string());
        let all = LiveMetrics {
            answers: Family::default(),
            durable_seconds: short_times(),
            sent_seconds: short_times(),
            thinking_seconds: Family::new_with_constructor(short_times as fn() -> Histogram),
            commit_seconds: short_times(),
            commit_lines: Histogram::new(exponential_buckets(1.0, 2.0, 9)),
            commit_wait_seconds: short_times(),
            tables: Family::default(),
            tables_in_memory: Gauge::default(),
        };
        let build = Info::new(vec![("version", env!("CARGO_PKG_VERSION")), ("schema", &**SCHEMA)]);
        to.register("build", "The version that runs", build);
        to.register("answers", "What seats did, by whom and what became of it", all.answers.clone());
        register_time(to, "answer_durable", "From an answer to its line on disk", &all.durable_seconds);
        let help = "From an answer to each stream that was handed what it changed";
        register_time(to, "answer_sent", help, &all.sent_seconds);
        register_time(to, "bot_thinking", "Time a bot thought about an answer, by level", &all.thinking_seconds);
        register_time(to, "commit_duration", "Time of a commit of journal lines", &all.commit_seconds);
        to.register("commit_lines", "Appends that were committed together", all.commit_lines.clone());
        let help = "How long the first append of a commit had waited for it to begin";
        register_time(to, "journal_lag", help, &all.commit_wait_seconds);
        to.register("tables", "Tables in the database, by state", all.tables.clone());
        to.register("tables_in_memory", "Tables that are in memory", all.tables_in_memory.clone());
        // A series that began with its first fault would raise no alarm by it.
        for (by, result) in ["person", "bot"].into_iter().flat_map(|by| WATCHED.map(|result| (by, result))) {
            all.answers.get_or_create(&AnswerLabels { by, result }).inc_by(0);
        }
        all
    }
    /// An answer that was accepted after this time, or the code of its refusal.
    pub fn answer(&self, by: &'static str, result: Result<Duration, &'static str>) {
        self.answers.get_or_create(&AnswerLabels { by, result: result.err().unwrap_or("accepted") }).inc();
        if let Ok(took) = result {
            self.durable_seconds.observe(took.as_secs_f64());
        }
    }
    pub fn sent(&self, took: Duration) {
        self.sent_seconds.observe(took.as_secs_f64());
    }
    pub fn bot_thought(&self, level: &'static str, took: Duration) {
        self.thinking_seconds.get_or_create(&LevelLabel { level }).observe(took.as_secs_f64());
    }
    pub fn committed(&self, commit: Commit) {
        self.commit_seconds.observe(commit.took.as_secs_f64());
        self.commit_lines.observe(commit.appends as f64);
        self.commit_wait_seconds.observe(commit.waited.as_secs_f64());
    }
    pub fn set_tables(&self, state: State, count: u64) {
        let gauge = self.tables.get_or_create(&StateLabel { state: state.name() });
        gauge.set(i64::try_from(count).unwrap_or(i64::MAX));
    }
    pub fn set_tables_in_memory(&self, count: usize) {
        self.tables_in_memory.set(i64::try_from(count).unwrap_or(i64::MAX));
    }
}
