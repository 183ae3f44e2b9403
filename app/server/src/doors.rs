//! Connections: let in while there is room, read and written with patience that ends, and seen out when the server stops.
//! What is said on them is the business of `router.rs`.

use crate::{app::Shared, limits::Limits, visitor::Peer};
use axum::Router;
use hyper::{Request, body::Incoming, server::conn::http1, service::Service as _, service::service_fn};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    server::graceful::GracefulShutdown,
    service::TowerToHyperService,
};
use std::{
    io,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll, ready},
    time::Duration,
};
use tokio::{
    io::{AsyncRead, AsyncWrite, AsyncWriteExt as _, ReadBuf},
    net::{TcpListener, TcpStream},
    sync::Semaphore,
    time::Sleep,
};

/// When the machine has no more to give, the next connection waits a little.
const RECOVERY: Duration = Duration::from_millis(200);
const FULL: &str = "HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain; charset=utf-8\r\nRetry-After: 10\r\n\
     Connection: close\r\n\r\nThis server has as many visitors as it can take. Try again in a few seconds.\n";

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
    let room = Arc::new(Semaphore::new(match limits.connections {
        0 => Semaphore::MAX_PERMITS,
        most => most as usize,
    }));
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
        let Ok(place) = room.clone().try_acquire_owned() else {
            app.metrics.refused("limit-connections");
            tokio::spawn(turn_away(stream));
            continue;
        };
        let site = site.clone();
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(Peer(address));
            site.call(request)
        });
        let stream = TokioIo::new(Patient { stream, patience: limits.write_time, stalled: None });
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
        http.max_header_size(limits.header_bytes as usize);
    }
    http
}

async fn turn_away(mut stream: TcpStream) {
    // Whoever does not listen is not waited for.
    let said = async { stream.write_all(FULL.as_bytes()).await.and(stream.shutdown().await) };
    let _ = tokio::time::timeout(Duration::from_secs(1), said).await;
}

/// A connection to somebody who must take at least something of what is written, again and again.
#[derive(Debug)]
struct Patient {
    stream: TcpStream,
    /// Zero is endless.
    patience: Duration,
    /// Runs while nothing is taken.
    stalled: Option<Pin<Box<Sleep>>>,
}

impl Patient {
    fn wait<T>(&mut self, written: Poll<io::Result<T>>, cx: &mut Context<'_>) -> Poll<io::Result<T>> {
        if written.is_ready() || self.patience.is_zero() {
            self.stalled = None;
            return written;
        }
        let patience = self.patience;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(tokio::time::sleep(patience)));
        ready!(stalled.as_mut().poll(cx));
        Poll::Ready(Err(io::Error::new(io::ErrorKind::TimedOut, "the reader takes nothing")))
    }
}

impl AsyncRead for Patient {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buffer)
    }
}

impl AsyncWrite for Patient {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.wait(written, cx)
    }
    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.wait(written, cx)
    }
    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }
    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
