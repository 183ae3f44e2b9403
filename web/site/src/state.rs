//! The states that handlers are given. [`AppState`] has them all; through `FromRef` a handler takes only what it needs.

use crate::{
    error::AppError,
    extract::{Cookies, CurrentUser},
    limits::RateLimits,
    lobby::Lobby,
    site::Site,
};
use axum::extract::FromRef;
use std::{sync::Arc, time::Duration};
use tokio::sync::watch;
use wardroom_accounts::{Accounts, generated_name};
use wardroom_http::HttpMetrics;
use wardroom_live::{LiveTables, analysis::AnalysisWorker, bot_scheduler::BotScheduler, replay::ReplayCache};
use wardroom_store::Person;

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

/// Turns clients into people: most actions need a person, and nobody registers.
#[derive(Clone, Debug)]
pub(crate) struct SignUp {
    accounts: Arc<Accounts>,
    limits: Arc<RateLimits>,
    tables: LiveTables,
}

impl FromRef<AppState> for SignUp {
    fn from_ref(state: &AppState) -> SignUp {
        let AppState { accounts, limits, tables, .. } = state.clone();
        SignUp { accounts, limits, tables }
    }
}

impl SignUp {
    /// The user as a person, under the name they gave if they gave one; a new person if they are none yet.
    pub(crate) async fn person(&self, user: &CurrentUser, name: Option<&str>) -> Result<(Person, Cookies), AppError> {
        let name = name.map(Accounts::check_name).transpose()?;
        let Some(person) = &user.person else {
            self.limits.new_person(user.address)?;
            let name = name.unwrap_or_else(|| generated_name(user.language()));
            let (person, token) = self.accounts.create(&name, &user.label).await?;
            return Ok((person, Cookies::default().sign_in(&token)));
        };
        let mut person = person.clone();
        if let Some(name) = name {
            let spoke_at = self.accounts.rename(&mut person, name).await?;
            spoke_at.iter().for_each(|table| self.tables.forget_chat(table));
        }
        Ok((person, Cookies::default()))
    }
}
