//! A running server: bound, serving, and stopped without losing anything.

use crate::{Config, app::App, app::Shared, desk, doors, presence, router::router, standing};
use axum::{
    Router,
    extract::State,
    http::{HeaderValue, StatusCode, header},
    middleware,
    response::{IntoResponse as _, Response},
    routing::get,
};
use std::{io, net::SocketAddr, time::Duration};
use tokio::{net::TcpListener, task::JoinHandle};
use wardroom_store::{Store, StoreError};
use wardroom_ui::{Language, Say};

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

/// Only then is it a good guess.
fn if_taken(source: &io::Error) -> &'static str {
    if source.kind() == io::ErrorKind::AddrInUse { "is another server running there? " } else { "" }
}

/// A server that answers. Dropped, it goes on in the background; [`Server::stop`] ends it.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    app: Shared,
    metrics: Option<SocketAddr>,
    stop_time: Duration,
    serving: JoinHandle<()>,
}

impl Server {
    /// Opens the database, listens and serves. Must be called within a tokio runtime.
    pub async fn bind(config: Config) -> Result<Server, ServeError> {
        doors::make_room();
        let address = config.listen.clone();
        let cannot_listen = |source| ServeError::Listen { address, source };
        // The port first: a second server on the same machine should say so, not that the database is in use.
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
        let app = App::new(config, store);
        app.store.observe({
            let app = std::sync::Arc::downgrade(&app);
            move |commit| {
                if let Some(app) = app.upgrade() {
                    app.metrics.committed(commit);
                }
            }
        });
        let metrics = metrics.map(|(listener, address)| {
            tokio::spawn(doors::serve(listener, app.clone(), metrics_page(app.clone())));
            address
        });
        tokio::spawn(desk::janitor(app.clone()));
        tokio::spawn(desk::listen(app.clone()));
        tokio::spawn(desk::resume(app.clone()));
        tokio::spawn(presence::herald(app.clone()));
        tokio::spawn(standing::registrar(app.clone()));
        let serving = tokio::spawn(doors::serve(listener, app.clone(), router(app.clone())));
        tracing::info!(%address, "serving");
        Ok(Server { address, app, metrics, stop_time, serving })
    }
    pub fn address(&self) -> SocketAddr {
        self.address
    }
    /// Where the metrics are read, if anywhere.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics
    }
    /// Says goodbye to the streams, lets requests end, writes what was taken, and closes the database.
    pub async fn stop(self) {
        self.app.stopping.send_replace(true);
        let abort = self.serving.abort_handle();
        match tokio::time::timeout(self.stop_time, self.serving).await {
            Ok(Ok(())) => (),
            Ok(Err(error)) => tracing::error!(%error, "serving broke down"),
            Err(_) => abort.abort(),
        }
        self.app.store.close().await;
        tracing::info!("stopped");
    }
    /// Serves until Ctrl-C or a termination signal, then stops.
    pub async fn until_signal(self) {
        let interrupted = async {
            if let Err(error) = tokio::signal::ctrl_c().await {
                tracing::error!(%error, "cannot hear Ctrl-C");
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

async fn listen_for_metrics(address: &str) -> Result<(TcpListener, SocketAddr), ServeError> {
    let cannot = |source| ServeError::Metrics { address: address.into(), source };
    let listener = TcpListener::bind(address).await.map_err(cannot)?;
    let bound = listener.local_addr().map_err(cannot)?;
    Ok((listener, bound))
}

/// `GET /metrics`, on a listener of its own.
fn metrics_page(app: Shared) -> Router {
    const KIND: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    let page = |State(app): State<Shared>| async move { ([(header::CONTENT_TYPE, KIND)], app.measured().await) };
    let nothing_else = |State(app): State<Shared>| async move {
        in_plain_words(&app, StatusCode::NOT_FOUND, |say| say.text("metrics-nothing-else"))
    };
    let only_read = |State(app): State<Shared>| async move {
        in_plain_words(&app, StatusCode::METHOD_NOT_ALLOWED, |say| say.text("metrics-only-read"))
    };
    let site = Router::new().route("/metrics", get(page)).fallback(nothing_else);
    site.method_not_allowed_fallback(only_read).layer(middleware::map_response(as_it_says)).with_state(app)
}

/// In both languages, as at the door: nothing is known of whoever asks here.
fn in_plain_words(app: &App, status: StatusCode, words: fn(Say<'_>) -> String) -> Response {
    let sentences = Language::ALL.map(|language| words(app.say(language))).join("\n");
    (status, format!("{sentences}\n")).into_response()
}

/// Programs read it; no browser is to guess what it could be.
async fn as_it_says(mut response: Response) -> Response {
    response.headers_mut().insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    response
}

#[cfg(unix)]
async fn terminated() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut signal) => _ = signal.recv().await,
        Err(error) => {
            tracing::error!(%error, "cannot hear termination signals");
            std::future::pending::<()>().await;
        }
    }
}

#[cfg(not(unix))]
async fn terminated() {
    std::future::pending::<()>().await;
}
