//! A running server: opens the database, starts the background tasks, listens, and stops without losing anything.

use crate::{
    Config,
    limits::{CODES, RateLimits},
    lobby::Lobby,
    router::router,
    site::Site,
    state::{AppState, Stopping, Timeouts},
    texts::in_all_languages,
};
use axum::{
    Router,
    extract::State,
    http::{HeaderValue, StatusCode, header},
    middleware,
    response::{IntoResponse as _, Response},
    routing::get,
};
use prometheus_client::{encoding::text, metrics::gauge::Gauge, registry::Registry};
use std::{io, net::SocketAddr, sync::Arc, time::Duration};
use tokio::{
    net::TcpListener,
    sync::{mpsc, watch},
    task::JoinHandle,
};
use wardroom_accounts::Accounts;
use wardroom_http::{
    CannedReplies, CannedTexts, HttpMetrics, ListenerConfig, ProcessMetrics, TrustedProxies, raise_file_limit, serve,
};
use wardroom_live::{
    FinishedMatches, LiveTables,
    analysis::AnalysisWorker,
    bot_scheduler::BotScheduler,
    bots,
    games::Games,
    maintenance,
    metrics::LiveMetrics,
    notifier::TurnNotifier,
    presence_broadcast, registrar,
    render_pool::{PoolLimits, RenderPool},
    table::{LiveTable, TableServices},
};
use wardroom_store::{Store, StoreError};

#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    #[error("cannot listen on {address}: {source}; {}--listen takes another address", if_taken(source))]
    Listen { address: String, source: io::Error },
    #[error(
        "cannot listen on {address} for the metrics: {source}; {}--metrics takes another address",
        if_taken(source)
    )]
    Metrics { address: String, source: io::Error },
    #[error(transparent)]
    Store(#[from] StoreError),
}

fn if_taken(source: &io::Error) -> &'static str {
    if source.kind() == io::ErrorKind::AddrInUse { "is another server running there? " } else { "" }
}

/// A server that answers requests. If it is dropped it continues in the background; [`Server::stop`] ends it.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    store: Store,
    stopping: watch::Sender<bool>,
    metrics: Option<SocketAddr>,
    stop_time: Duration,
    serving: JoinHandle<()>,
}

impl Server {
    /// Opens the database, listens and serves. Must be called within a tokio runtime.
    pub async fn bind(config: Config) -> Result<Server, ServeError> {
        raise_file_limit();
        let address = config.listen.clone();
        let cannot_listen = |source| ServeError::Listen { address, source };
        // The port first: a second server on the same machine should report that, and not that the database is in use.
        let listener = TcpListener::bind(&config.listen).await.map_err(cannot_listen)?;
        let address =
            listener.local_addr().map_err(|source| ServeError::Listen { address: config.listen.clone(), source })?;
        let metrics = match &config.metrics {
            Some(address) => Some(listen_for_metrics(address).await?),
            None => None,
        };
        let store = Store::open(&config.database).await?;
        store.refuse_damage().await?;
        let stop_time = config.stop_time;
        let stopping = watch::Sender::new(false);
        let Parts { state, metrics: metrics_state, woken, tasks, listener: listener_config } =
            assemble(config, store.clone(), stopping.subscribe());
        observe_commits(&store, &state.tables);
        let replies = Arc::new(canned_replies(state.http_metrics.clone()));
        let metrics = metrics.map(|(listener, address)| {
            let router = metrics_router(metrics_state);
            let (config, replies) = (listener_config.clone(), replies.clone());
            tokio::spawn(serve(listener, config, replies, stopping.subscribe(), router));
            address
        });
        start_tasks(&state, &tasks, woken, &stopping);
        let router = router(&state);
        let serving = tokio::spawn(serve(listener, listener_config, replies, stopping.subscribe(), router));
        tracing::info!(%address, "serving");
        Ok(Server { address, store, stopping, metrics, stop_time, serving })
    }
    pub fn address(&self) -> SocketAddr {
        self.address
    }
    /// The address of the metrics, if there are any.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics
    }
    /// Ends the streams, waits for open requests, writes what was accepted, and closes the database.
    pub async fn stop(self) {
        self.stopping.send_replace(true);
        let abort = self.serving.abort_handle();
        match tokio::time::timeout(self.stop_time, self.serving).await {
            Ok(Ok(())) => (),
            Ok(Err(error)) => tracing::error!(%error, "serving broke down"),
            Err(_) => abort.abort(),
        }
        self.store.close().await;
        tracing::info!("stopped");
    }
    /// Serves until Ctrl-C or a termination signal, then stops.
    pub async fn until_signal(self) {
        let interrupted = async {
            if let Err(error) = tokio::signal::ctrl_c().await {
                tracing::error!(%error, "cannot wait for Ctrl-C");
                std::future::pending::<()>().await;
            }
        };
        tokio::select! {
            () = interrupted => (),
            () = terminated() => (),
        }
        self.stop().await;
    }
}

/// A server that is assembled but does not run yet.
struct Parts {
    state: AppState,
    metrics: MetricsState,
    /// Tables whose bots have to answer.
    woken: mpsc::UnboundedReceiver<Arc<LiveTable>>,
    tasks: TaskTimes,
    listener: ListenerConfig,
}

/// The pauses of background tasks.
#[derive(Clone, Copy)]
struct TaskTimes {
    bot_pause: Duration,
    idle_table: Duration,
    company_pause: Duration,
}

fn assemble(config: Config, store: Store, stopping: watch::Receiver<bool>) -> Parts {
    let mut registry = Registry::with_prefix("wardroom");
    let codes = CODES.into_iter().chain(CannedReplies::CODES);
    // A limit may be met by a request and by a connection; its series is one.
    let http_metrics = Arc::new(HttpMetrics::new(&mut registry, codes));
    let live_metrics = LiveMetrics::new(&mut registry);
    let (streams, process) = (Gauge::default(), ProcessMetrics::new(&mut registry));
    registry.register("streams", "Streams that are open", Gauge::clone(&streams));
    let (limits, games) = (config.limits, Games::new(config.games));
    let (tables, woken) = LiveTables::new(TableServices {
        store: store.clone(),
        games: games.clone(),
        pool: RenderPool::new(PoolLimits { waiting: limits.pictures, of_an_address: limits.pictures_of_an_address }),
        metrics: live_metrics,
        notifier: TurnNotifier::default(),
        finished: FinishedMatches::default(),
        away_after: config.away,
        lobby: watch::Sender::new(0),
    });
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let scheduler = Arc::new(BotScheduler::new(config.thinking_time, cores));
    let trusted_proxies = TrustedProxies::new(config.trusted_proxies);
    let state = AppState {
        site: Arc::new(Site::new(games, config.public_url, trusted_proxies.clone())),
        limits: Arc::new(RateLimits::new(limits)),
        accounts: Arc::new(Accounts::new(store)),
        lobby: Arc::new(Lobby::new(tables.clone(), limits)),
        tables,
        replays: Arc::default(),
        analysis: Arc::new(AnalysisWorker::new(scheduler.clone())),
        scheduler,
        http_metrics,
        timeouts: Timeouts { patch_pause: config.patch_pause, company_pause: config.company_pause },
        stopping: Stopping(stopping),
    };
    let metrics = MetricsState {
        registry: Arc::new(registry),
        streams,
        process: Arc::new(process),
        limits: state.limits.clone(),
        tables: state.tables.clone(),
    };
    let (bot_pause, idle_table, company_pause) = (config.bot_pause, config.idle_table, config.company_pause);
    let listener = ListenerConfig {
        connections: limits.connections,
        connections_of_an_address: limits.connections_of_an_address,
        header_bytes: limits.header_bytes,
        header_time: limits.header_time,
        write_time: limits.write_time,
        trusted_proxies,
    };
    Parts { state, metrics, woken, tasks: TaskTimes { bot_pause, idle_table, company_pause }, listener }
}

/// The lobby of a server that does not run, for tests.
#[cfg(test)]
pub(crate) fn lobby_of(config: Config, store: Store) -> Lobby {
    let (limits, parts) = (config.limits, assemble(config, store, watch::Sender::new(false).subscribe()));
    Lobby::new(parts.state.tables, limits)
}

/// The routes of a server that does not listen, for tests.
#[cfg(test)]
pub(crate) fn router_of(config: Config, store: Store, stopping: &watch::Sender<bool>) -> Router {
    router(&assemble(config, store, stopping.subscribe()).state)
}

fn observe_commits(store: &Store, tables: &LiveTables) {
    let tables = tables.downgrade();
    store.observe(move |commit| {
        if let Some(tables) = tables.upgrade() {
            tables.services().metrics.committed(commit);
        }
    });
}

fn start_tasks(
    state: &AppState,
    times: &TaskTimes,
    woken: mpsc::UnboundedReceiver<Arc<LiveTable>>,
    stopping: &watch::Sender<bool>,
) {
    let (tables, stop) = (&state.tables, || stopping.subscribe());
    let (limits, accounts) = (state.limits.clone(), state.accounts.clone());
    let tidy = move || {
        limits.tidy();
        accounts.tidy();
    };
    tokio::spawn(bots::run(woken, state.scheduler.clone(), times.bot_pause, stop()));
    tokio::spawn(maintenance::evict_idle(tables.clone(), times.idle_table, stop(), tidy));
    tokio::spawn(maintenance::apply_changes(tables.clone(), times.company_pause, stop()));
    tokio::spawn(maintenance::resume_bots(tables.clone(), stop()));
    tokio::spawn(presence_broadcast::broadcast_presence(tables.clone(), times.company_pause, stop()));
    tokio::spawn(registrar::run_registrar(tables.clone(), stop()));
}

fn canned_replies(metrics: Arc<HttpMetrics>) -> CannedReplies {
    let texts = CannedTexts {
        full: in_all_languages(|say| say.text("door-full")),
        full_of_an_address: in_all_languages(|say| say.text("door-full-of-an-address")),
        malformed: in_all_languages(|say| say.text("door-malformed")),
        long_address: in_all_languages(|say| say.text("door-long-address")),
        long_head: in_all_languages(|say| say.text("door-long-head")),
    };
    CannedReplies::new(&texts, metrics)
}

async fn listen_for_metrics(address: &str) -> Result<(TcpListener, SocketAddr), ServeError> {
    let cannot = |source| ServeError::Metrics { address: address.into(), source };
    let listener = TcpListener::bind(address).await.map_err(cannot)?;
    let bound = listener.local_addr().map_err(cannot)?;
    Ok((listener, bound))
}

/// What the page of the metrics needs.
#[derive(Clone, Debug)]
struct MetricsState {
    registry: Arc<Registry>,
    streams: Gauge,
    process: Arc<ProcessMetrics>,
    limits: Arc<RateLimits>,
    tables: LiveTables,
}

/// `GET /metrics`, on a listener of its own.
fn metrics_router(state: MetricsState) -> Router {
    const KIND: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    let page = |State(state): State<MetricsState>| async move {
        state.tables.measure().await;
        state.streams.set(state.limits.open_streams().into());
        state.process.measure();
        let mut page = String::new();
        // Writing to a string does not fail.
        let _ = text::encode(&mut page, &state.registry);
        ([(header::CONTENT_TYPE, KIND)], page)
    };
    let not_found = || async { plain(StatusCode::NOT_FOUND, in_all_languages(|say| say.text("metrics-nothing-else"))) };
    let not_allowed =
        || async { plain(StatusCode::METHOD_NOT_ALLOWED, in_all_languages(|say| say.text("metrics-only-read"))) };
    let router = Router::new().route("/metrics", get(page)).fallback(not_found);
    router.method_not_allowed_fallback(not_allowed).layer(middleware::map_response(without_sniffing)).with_state(state)
}

fn plain(status: StatusCode, sentences: String) -> Response {
    (status, sentences + "\n").into_response()
}

/// Programs read these replies; browsers must not guess their type.
async fn without_sniffing(mut response: Response) -> Response {
    response.headers_mut().insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    response
}

#[cfg(unix)]
async fn terminated() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut signal) => _ = signal.recv().await,
        Err(error) => {
            tracing::error!(%error, "cannot wait for termination signals");
            std::future::pending::<()>().await;
        }
    }
}

#[cfg(not(unix))]
async fn terminated() {
    std::future::pending::<()>().await;
}
