//! The stream under hyper: a write times out if the client takes nothing for too long, and hyper's replies without a body are
//! replaced by the canned ones.

use crate::canned_replies::CannedReplies;
use axum::body::Bytes;
use hyper::body::Buf as _;
use std::{
    io,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll, ready},
    time::Duration,
};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::TcpStream,
    time::Sleep,
};

/// How long a refused client that still sends is read from: closing earlier would reset the connection and lose the reply.
pub(crate) const LINGER: Duration = Duration::from_secs(1);

#[derive(Debug)]
pub(crate) struct TimeoutIo {
    stream: TcpStream,
    /// Zero is no limit.
    write_time: Duration,
    /// Runs while the client takes nothing.
    stalled: Option<Pin<Box<Sleep>>>,
    replies: Arc<CannedReplies>,
    refusal: Refusal,
}

/// How far the reply to an unreadable request has come.
#[derive(Debug, Default)]
enum Refusal {
    #[default]
    None,
    /// What is left of the canned reply, and the length of hyper's reply that it replaces.
    Writing {
        reply: Bytes,
        replaces: usize,
    },
    Written,
    /// Discards what the client still sends, until the time is up.
    Lingering(Pin<Box<Sleep>>),
}

impl TimeoutIo {
    pub(crate) fn new(stream: TcpStream, write_time: Duration, replies: Arc<CannedReplies>) -> TimeoutIo {
        TimeoutIo { stream, write_time, stalled: None, replies, refusal: Refusal::None }
    }
    /// Writes the canned reply instead of a refusal without a body, if that is what hyper writes.
    fn write_canned(&mut self, cx: &mut Context<'_>, parts: &[io::IoSlice<'_>]) -> Option<Poll<io::Result<usize>>> {
        if let Refusal::None = self.refusal
            && let Some(reply) = self.replies.instead_of(parts)
        {
            let replaces = parts.iter().map(|part| part.len()).sum();
            self.refusal = Refusal::Writing { reply: reply.clone(), replaces };
        }
        let Refusal::Writing { reply, replaces } = &mut self.refusal else { return None };
        while !reply.is_empty() {
            match Pin::new(&mut self.stream).poll_write(cx, reply) {
                Poll::Ready(Ok(written)) => reply.advance(written),
                Poll::Ready(Err(error)) => return Some(Poll::Ready(Err(error))),
                Poll::Pending => return Some(self.wait(Poll::Pending, cx)),
            }
        }
        let written = Poll::Ready(Ok(*replaces));
        self.refusal = Refusal::Written;
        Some(self.wait(written, cx))
    }
    fn linger(&mut self, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let Refusal::Lingering(time) = &mut self.refusal else { return Poll::Ready(Ok(())) };
        let mut rest = [0; 4096];
        while time.as_mut().poll(cx).is_pending() {
            let mut rest = ReadBuf::new(&mut rest);
            // The client has closed its side, or is gone.
            if ready!(Pin::new(&mut self.stream).poll_read(cx, &mut rest)).is_err() || rest.filled().is_empty() {
                break;
            }
        }
        Poll::Ready(Ok(()))
    }
    fn wait<T>(&mut self, written: Poll<io::Result<T>>, cx: &mut Context<'_>) -> Poll<io::Result<T>> {
        if written.is_ready() || self.write_time.is_zero() {
            self.stalled = None;
            return written;
        }
        let write_time = self.write_time;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(tokio::time::sleep(write_time)));
        ready!(stalled.as_mut().poll(cx));
        Poll::Ready(Err(io::Error::new(io::ErrorKind::TimedOut, "the client takes nothing")))
    }
}

impl AsyncRead for TimeoutIo {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buffer)
    }
}

impl AsyncWrite for TimeoutIo {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        if let Some(written) = self.write_canned(cx, &[io::IoSlice::new(bytes)]) {
            return written;
        }
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.wait(written, cx)
    }
    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        if let Some(written) = self.write_canned(cx, parts) {
            return written;
        }
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
        if let Refusal::Lingering(_) = self.refusal {
            return self.linger(cx);
        }
        let shut = ready!(Pin::new(&mut self.stream).poll_shutdown(cx));
        if let (Refusal::Written, Ok(())) = (&self.refusal, &shut) {
            self.refusal = Refusal::Lingering(Box::pin(tokio::time::sleep(LINGER)));
            return self.linger(cx);
        }
        Poll::Ready(shut)
    }
}
