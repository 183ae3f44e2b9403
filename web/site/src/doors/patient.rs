//! A connection as hyper reads and writes it, with patience that ends, and with words where hyper has none.

use super::{LINGER, words::Words};
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

/// A connection to somebody who must take at least something of what is written, again and again.
#[derive(Debug)]
pub(super) struct Patient {
    stream: TcpStream,
    /// Zero is endless.
    patience: Duration,
    /// Runs while nothing is taken.
    stalled: Option<Pin<Box<Sleep>>>,
    words: Arc<Words>,
    refusal: Refusal,
}

/// Whether the server has refused what it could not read.
#[derive(Debug, Default)]
enum Refusal {
    #[default]
    None,
    /// Our words, of which something is still to be written, stand for so many bytes that we were given.
    Saying {
        words: Bytes,
        stands_for: usize,
    },
    Said,
    /// What still comes is not read, only heard out, for a while.
    Lingering(Pin<Box<Sleep>>),
}

impl Patient {
    pub(super) fn new(stream: TcpStream, patience: Duration, words: Arc<Words>) -> Patient {
        Patient { stream, patience, stalled: None, words, refusal: Refusal::None }
    }
    /// Takes a refusal without words out of what is to be written, and says the same with words.
    fn say(&mut self, cx: &mut Context<'_>, parts: &[io::IoSlice<'_>]) -> Option<Poll<io::Result<usize>>> {
        if let Refusal::None = self.refusal
            && let Some(words) = self.words.instead_of(parts)
        {
            let stands_for = parts.iter().map(|part| part.len()).sum();
            self.refusal = Refusal::Saying { words: words.clone(), stands_for };
        }
        let Refusal::Saying { words, stands_for } = &mut self.refusal else { return None };
        while !words.is_empty() {
            match Pin::new(&mut self.stream).poll_write(cx, words) {
                Poll::Ready(Ok(written)) => words.advance(written),
                Poll::Ready(Err(error)) => return Some(Poll::Ready(Err(error))),
                Poll::Pending => return Some(self.wait(Poll::Pending, cx)),
            }
        }
        let written = Poll::Ready(Ok(*stands_for));
        self.refusal = Refusal::Said;
        Some(self.wait(written, cx))
    }
    fn linger(&mut self, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let Refusal::Lingering(time) = &mut self.refusal else { return Poll::Ready(Ok(())) };
        let mut rest = [0; 4096];
        while time.as_mut().poll(cx).is_pending() {
            let mut rest = ReadBuf::new(&mut rest);
            // Whoever has closed, or is gone, needs no more.
            if ready!(Pin::new(&mut self.stream).poll_read(cx, &mut rest)).is_err() || rest.filled().is_empty() {
                break;
            }
        }
        Poll::Ready(Ok(()))
    }
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
        if let Some(said) = self.say(cx, &[io::IoSlice::new(bytes)]) {
            return said;
        }
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.wait(written, cx)
    }
    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        if let Some(said) = self.say(cx, parts) {
            return said;
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
        if let (Refusal::Said, Ok(())) = (&self.refusal, &shut) {
            self.refusal = Refusal::Lingering(Box::pin(tokio::time::sleep(LINGER)));
            return self.linger(cx);
        }
        Poll::Ready(shut)
    }
}
