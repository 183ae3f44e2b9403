//! A running server: bound, serving, and stopped without losing anything.

use crate::{Config, app::App, app::Shared, desk, router::router, standing};
use std::{io, net::SocketAddr, time::Duration};
use tokio::{net::TcpListener, task::JoinHandle};
use wardroom_store::{Store, StoreError};

/// How long open connections may take to end once the server stops.
const LAST_WORDS: Duration = Duration::from_secs(5);

#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    #[error("cannot listen on {address}: {source}; is another server running there? --listen takes another address")]
    Listen { address: String, source: io::Error },
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A server that answers. Dropped, it goes on in the background; [`Server::stop`] ends it.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    app: Shared,
    serving: JoinHandle<io::Result<()>>,
}

impl Server {
    /// Opens the database, listens and serves. Must be called within a tokio runtime.
    pub async fn bind(config: Config) -> Result<Server, ServeError> {
        let address = config.listen.clone();
        let cannot_listen = |source| ServeError::Listen { address, source };
        // The port first: a second server on the same machine should say so, not that the database is in use.
        let listener = TcpListener::bind(&config.listen).await.map_err(cannot_listen)?;
        let address =
            listener.local_addr().map_err(|source| ServeError::Listen { address: config.listen.clone(), source })?;
        let store = Store::open(&config.database).await?;
        let app = App::new(config, store);
        tokio::spawn(desk::janitor(app.clone()));
        tokio::spawn(desk::listen(app.clone()));
        tokio::spawn(desk::resume(app.clone()));
        tokio::spawn(standing::registrar(app.clone()));
        let mut stopping = app.stopping.subscribe();
        let until = async move { _ = stopping.wait_for(|stop| *stop).await };
        let listener = axum::serve::ListenerExt::tap_io(listener, |stream| {
            // An answer is one small packet; it must not wait for a second.
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(%error, "cannot send small packets at once");
            }
        });
        let serving =
            tokio::spawn(axum::serve(listener, router(app.clone())).with_graceful_shutdown(until).into_future());
        tracing::info!(%address, "serving");
        Ok(Server { address, app, serving })
    }
    pub fn address(&self) -> SocketAddr {
        self.address
    }
    /// Says goodbye to the streams, lets requests end, writes what was taken, and closes the database.
    pub async fn stop(self) {
        self.app.stopping.send_replace(true);
        let abort = self.serving.abort_handle();
        match tokio::time::timeout(LAST_WORDS, self.serving).await {
            Ok(Ok(Ok(()))) => (),
            Ok(Ok(Err(error))) => tracing::error!(%error, "serving ended with an error"),
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
