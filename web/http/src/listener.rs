//! The accept loop: takes connections within the limits, wraps them with write timeouts, and closes them when the server
//! stops. Requests are answered by the router that [`serve`] is given.

use crate::{
    canned_replies::CannedReplies,
    client_ip::{PeerAddress, TrustedProxies},
    connection_limits::ConnectionLimits,
    timeout_io::{LINGER, TimeoutIo},
};
use axum::{Router, body::Bytes};
use hyper::{Request, body::Incoming, server::conn::http1, service::Service as _, service::service_fn};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    server::graceful::GracefulShutdown,
    service::TowerToHyperService,
};
use std::{sync::Arc, time::Duration};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
    sync::{Semaphore, watch},
};

/// After a failed `accept`, for example without free file descriptors.
const RECOVERY: Duration = Duration::from_millis(200);
/// Refused connections that are sent a reply at the same time. Beyond this they are closed at once: each costs an open file.
const REFUSALS: usize = 256;

/// What the listener enforces. Zero switches a limit off.
#[derive(Clone, Debug)]
pub struct ListenerConfig {
    pub connections: u32,
    pub connections_of_an_address: u32,
    pub header_bytes: u32,
    pub header_time: Duration,
    /// How long a client may take nothing of what is written to it.
    pub write_time: Duration,
    /// Their connections count against the total only: all clients share them.
    pub trusted_proxies: TrustedProxies,
}

/// Raises the limit of open files to what the system allows: every connection is one.
#[cfg(unix)]
pub fn raise_file_limit() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    if current != maximum
        && let Err(error) = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum })
    {
        tracing::warn!(%error, ?current, "no more connections than open files are allowed");
    }
}
#[cfg(not(unix))]
pub fn raise_file_limit() {}

/// Serves until `stopping` becomes true, then waits for open requests.
pub async fn serve(
    listener: TcpListener,
    config: ListenerConfig,
    replies: Arc<CannedReplies>,
    mut stopping: watch::Receiver<bool>,
    router: Router,
) {
    let (http, router, connections) = (http(&config), TowerToHyperService::new(router), GracefulShutdown::new());
    let limits =
        ConnectionLimits::new(config.connections, config.connections_of_an_address, config.trusted_proxies.clone());
    let refusals = Arc::new(Semaphore::new(REFUSALS));
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stopping.wait_for(|stop| *stop) => break,
        };
        let (stream, address) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "cannot take a connection");
                tokio::time::sleep(RECOVERY).await;
                continue;
            }
        };
        // Events are one small packet each, which must not wait for the next one.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "cannot switch Nagle's algorithm off");
        }
        let permit = match limits.admit(address.ip()) {
            Ok(permit) => permit,
            Err(full) => {
                let reply = replies.full(full);
                if let Ok(refusal) = refusals.clone().try_acquire_owned() {
                    tokio::spawn(async move {
                        refuse(stream, reply).await;
                        drop(refusal);
                    });
                }
                continue;
            }
        };
        let router = router.clone();
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(PeerAddress(address));
            router.call(request)
        });
        let stream = TokioIo::new(TimeoutIo::new(stream, config.write_time, replies.clone()));
        let connection = connections.watch(http.serve_connection(stream, service));
        tokio::spawn(async move {
            if let Err(error) = connection.await {
                tracing::trace!(%error, "a connection broke");
            }
            drop(permit);
        });
    }
    drop(listener);
    connections.shutdown().await;
}

fn http(config: &ListenerConfig) -> http1::Builder {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(Some(config.header_time).filter(|time| !time.is_zero()));
    if config.header_bytes != 0 {
        // Twice the limit that the router checks: a head that hyper can read is refused on a page in the client's language.
        http.max_header_size(config.header_bytes.saturating_mul(2) as usize);
    }
    http
}

async fn refuse(mut stream: TcpStream, reply: Bytes) {
    let sent = async {
        stream.write_all(&reply).await?;
        stream.shutdown().await?;
        let mut rest = [0; 4096];
        while stream.read(&mut rest).await? > 0 {}
        Ok::<_, std::io::Error>(())
    };
    let _ = tokio::time::timeout(LINGER, sent).await;
}
