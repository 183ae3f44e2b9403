//! Connections: let in while there is room, read and written with patience that ends, and seen out when the server stops.
//! What is said on them is the business of `router.rs`.

mod patient;
mod places;
mod words;

use crate::{app::Shared, limits::Limits, visitor::Peer};
use axum::{Router, body::Bytes};
use hyper::{Request, body::Incoming, server::conn::http1, service::Service as _, service::service_fn};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    server::graceful::GracefulShutdown,
    service::TowerToHyperService,
};
use patient::Patient;
use places::Places;
use std::{sync::Arc, time::Duration};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
    sync::Semaphore,
};
use words::Words;

/// When the machine has no more to give, the next connection waits a little.
const RECOVERY: Duration = Duration::from_millis(200);
/// Whoever is refused and still sends is heard out so long: a connection that is closed on them loses what was said.
const LINGER: Duration = Duration::from_secs(1);
/// So many at a time. In a greater crowd than that nobody is told anything: each costs an open file.
const TOLD: usize = 256;

/// Every connection is an open file, and systems give a program few of them unless it asks.
#[cfg(unix)]
pub(crate) fn make_room() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    if current != maximum
        && let Err(error) = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum })
    {
        tracing::warn!(%error, ?current, "no more connections than open files are allowed");
    }
}
#[cfg(not(unix))]
pub(crate) fn make_room() {}

/// Serves until the server stops, then waits for what was begun.
pub(crate) async fn serve(listener: TcpListener, app: Shared, site: Router) {
    let limits = *app.gate.limits();
    let (http, site, connections) = (http(&limits), TowerToHyperService::new(site), GracefulShutdown::new());
    let places = Places::new(&limits, &app.house.trusted_proxies);
    let (words, told) = (Arc::new(Words::new(app.clone())), Arc::new(Semaphore::new(TOLD)));
    let mut stopping = app.stopping.subscribe();
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
        // An answer is one small packet; it must not wait for a second.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "cannot send small packets at once");
        }
        let place = match places.take(address.ip()) {
            Ok(place) => place,
            Err(full) => {
                let said = words.full(full);
                if let Ok(told) = told.clone().try_acquire_owned() {
                    tokio::spawn(async move {
                        turn_away(stream, said).await;
                        drop(told);
                    });
                }
                continue;
            }
        };
        let site = site.clone();
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(Peer(address));
            site.call(request)
        });
        let stream = TokioIo::new(Patient::new(stream, limits.write_time, words.clone()));
        let connection = connections.watch(http.serve_connection(stream, service));
        tokio::spawn(async move {
            if let Err(error) = connection.await {
                tracing::trace!(%error, "a connection broke");
            }
            drop(place);
        });
    }
    drop(listener);
    connections.shutdown().await;
}

fn http(limits: &Limits) -> http1::Builder {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(Some(limits.header_time).filter(|time| !time.is_zero()));
    if limits.header_bytes != 0 {
        // Further out than our own limit: what is read at all is refused on a page, in the reader's language (`guard.rs`).
        http.max_header_size(limits.header_bytes.saturating_mul(2) as usize);
    }
    http
}

async fn turn_away(mut stream: TcpStream, words: Bytes) {
    // Whoever does not listen is not waited for.
    let said = async {
        stream.write_all(&words).await?;
        stream.shutdown().await?;
        let mut rest = [0; 4096];
        while stream.read(&mut rest).await? > 0 {}
        Ok::<_, std::io::Error>(())
    };
    let _ = tokio::time::timeout(LINGER, said).await;
}
