//! The states that handlers are given. [`AppState`] has them all; through `FromRef` a handler takes only what it needs.

use crate::{limits::RateLimits, lobby::Lobby, site::Site};
use axum::extract::FromRef;
use std::{sync::Arc, time::Duration};
use tokio::sync::watch;
use wardroom_accounts::Accounts;
use wardroom_http::HttpMetrics;
use wardroom_live::{LiveTables, analysis::AnalysisWorker, bot_scheduler::BotScheduler, replay::ReplayCache};

#[derive(Clone, Debug)]
pub(crate) struct AppState {
    pub(crate) site: Arc<Site>,
    pub(crate) limits: Arc<RateLimits>,
    pub(crate) accounts: Arc<Accounts>,
    pub(crate) tables: LiveTables,
    pub(crate) lobby: Arc<Lobby>,
    pub(crate) replays: Arc<ReplayCache>,
    pub(crate) analysis: Arc<AnalysisWorker>,
    pub(crate) scheduler: Arc<BotScheduler>,
    pub(crate) http_metrics: Arc<HttpMetrics>,
    pub(crate) timeouts: Timeouts,
    pub(crate) stopping: Stopping,
}

/// Pauses that requests and streams keep.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Timeouts {
    /// Between two patches of one stream.
    pub(crate) patch_pause: Duration,
    /// Between two presence reports of one server to the others.
    pub(crate) company_pause: Duration,
}

/// Becomes true when the server stops.
#[derive(Clone, Debug)]
pub(crate) struct Stopping(pub(crate) watch::Receiver<bool>);

macro_rules! from_ref {
    ($($field:ident: $type:ty),+ $(,)?) => { $(impl FromRef<AppState> for $type {
        fn from_ref(state: &AppState) -> $type {
            state.$field.clone()
        }
    })+ };
}
from_ref! {
    site: Arc<Site>,
    limits: Arc<RateLimits>,
    accounts: Arc<Accounts>,
    tables: LiveTables,
    lobby: Arc<Lobby>,
    replays: Arc<ReplayCache>,
    analysis: Arc<AnalysisWorker>,
    scheduler: Arc<BotScheduler>,
    timeouts: Timeouts,
    stopping: Stopping,
}
