//! Metrics of requests and of the process. docs/HOSTING.md explains each number; none names a person, a table or a card.

use prometheus_client::{
    encoding::EncodeLabelSet,
    metrics::{
        counter::Counter,
        family::Family,
        gauge::Gauge,
        histogram::{Histogram, exponential_buckets},
    },
    registry::{Registry, Unit},
};
use std::{
    sync::atomic::AtomicU64,
    time::{Duration, Instant},
};

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct RequestLabels {
    method: &'static str,
    route: String,
    status: u16,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct RouteLabel {
    route: String,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct CodeLabel {
    code: &'static str,
}

#[derive(Debug)]
pub struct HttpMetrics {
    requests: Family<RequestLabels, Counter>,
    request_seconds: Family<RouteLabel, Histogram, fn() -> Histogram>,
    limited: Family<CodeLabel, Counter>,
}

/// From a third of a millisecond to ten seconds.
fn request_buckets() -> Histogram {
    Histogram::new(exponential_buckets(0.000_312_5, 2.0, 16))
}

impl HttpMetrics {
    /// `codes` are all limits that can be met: a series that began with its first refusal would raise no alarm by it.
    pub fn new(registry: &mut Registry, codes: impl IntoIterator<Item = &'static str>) -> HttpMetrics {
        let metrics = HttpMetrics {
            requests: Family::default(),
            request_seconds: Family::new_with_constructor(request_buckets as fn() -> Histogram),
            limited: Family::default(),
        };
        registry.register("requests", "Requests, by route, method and status", metrics.requests.clone());
        let (name, help) = ("request_duration", "Until the first byte of the reply, by route");
        registry.register_with_unit(name, help, Unit::Seconds, metrics.request_seconds.clone());
        registry.register("limited", "Requests and connections that met a limit, by its code", metrics.limited.clone());
        for code in codes {
            metrics.limited.get_or_create(&CodeLabel { code }).inc_by(0);
        }
        metrics
    }
    pub(crate) fn count_request(&self, method: &'static str, route: &str, status: u16, took: Duration) {
        self.requests.get_or_create(&RequestLabels { method, route: route.into(), status }).inc();
        self.request_seconds.get_or_create(&RouteLabel { route: route.into() }).observe(took.as_secs_f64());
    }
    /// A request or a connection was refused because of the limit with this code.
    pub fn count_refusal(&self, code: &'static str) {
        self.limited.get_or_create(&CodeLabel { code }).inc();
    }
}

#[derive(Debug)]
pub struct ProcessMetrics {
    memory: Gauge,
    uptime: Gauge<f64, AtomicU64>,
    started: Instant,
}

impl ProcessMetrics {
    pub fn new(registry: &mut Registry) -> ProcessMetrics {
        let metrics = ProcessMetrics { memory: Gauge::default(), uptime: Gauge::default(), started: Instant::now() };
        registry.register_with_unit("memory_resident", "Resident memory", Unit::Bytes, metrics.memory.clone());
        registry.register_with_unit("uptime", "Since the server started", Unit::Seconds, metrics.uptime.clone());
        metrics
    }
    /// Sets the gauges to what they are now.
    pub fn measure(&self) {
        self.memory.set(resident_bytes().unwrap_or_default());
        self.uptime.set(self.started.elapsed().as_secs_f64());
    }
}

/// Linux only.
fn resident_bytes() -> Option<i64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: i64 = resident.split_whitespace().next()?.parse().ok()?;
    Some(kilobytes * 1024)
}
