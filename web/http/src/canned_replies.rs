//! Replies before any route is known: the server has too many connections, or the request cannot be parsed, to which hyper
//! would reply with a bare status. They are counted here, because no middleware sees them.

use crate::{connection_limits::Full, metrics::HttpMetrics};
use axum::body::Bytes;
use std::{io::IoSlice, sync::Arc};

/// The sentences of the replies, in every language of the site: nothing is known of the client yet.
#[derive(Clone, Debug)]
pub struct CannedTexts {
    pub full: String,
    pub full_of_an_address: String,
    pub malformed: String,
    pub long_address: String,
    pub long_head: String,
}

#[derive(Debug)]
pub struct CannedReplies {
    metrics: Arc<HttpMetrics>,
    full: Bytes,
    full_of_an_address: Bytes,
    malformed: Bytes,
    long_address: Bytes,
    long_head: Bytes,
}

impl CannedReplies {
    /// The codes under which these replies are counted as limits.
    pub const CODES: [&str; 4] = ["limit-connections", "limit-connections-of-an-address", "long-address", "long-head"];

    pub fn new(texts: &CannedTexts, metrics: Arc<HttpMetrics>) -> CannedReplies {
        CannedReplies {
            full: reply("503 Service Unavailable\r\nRetry-After: 10", &texts.full),
            full_of_an_address: reply("429 Too Many Requests\r\nRetry-After: 10", &texts.full_of_an_address),
            malformed: reply("400 Bad Request", &texts.malformed),
            long_address: reply("414 URI Too Long", &texts.long_address),
            long_head: reply("431 Request Header Fields Too Large", &texts.long_head),
            metrics,
        }
    }
    pub(crate) fn full(&self, full: Full) -> Bytes {
        let (code, reply) = match full {
            Full::Server => ("limit-connections", &self.full),
            Full::Address => ("limit-connections-of-an-address", &self.full_of_an_address),
        };
        self.metrics.count_refusal(code);
        reply.clone()
    }
    /// The reply to send instead of `written`, if that is one of hyper's own refusals: the site's all have a body.
    pub(crate) fn instead_of(&self, written: &[IoSlice<'_>]) -> Option<&Bytes> {
        let (code, reply) = match bare_status(written)? {
            400 => return Some(&self.malformed),
            414 => ("long-address", &self.long_address),
            431 => ("long-head", &self.long_head),
            _ => return None,
        };
        self.metrics.count_refusal(code);
        Some(reply)
    }
}

fn reply(status: &str, sentences: &str) -> Bytes {
    let length = sentences.len() + 1;
    Bytes::from(format!(
        "HTTP/1.1 {status}\r\nContent-Type: text/plain; charset=utf-8\r\nX-Content-Type-Options: nosniff\r\n\
         Cache-Control: no-store\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{sentences}\n"
    ))
}

/// The status of a complete reply that has no body and only the headers that every reply has.
fn bare_status(written: &[IoSlice<'_>]) -> Option<u16> {
    const LONGEST: usize = 256;
    let is_short = written.iter().map(|part| part.len()).sum::<usize>() <= LONGEST;
    if !is_short || !written.first().is_some_and(|part| part.starts_with(b"HTTP/1.1 4")) {
        return None;
    }
    let whole: Vec<u8> = written.iter().flat_map(|part| part.iter().copied()).collect();
    let mut lines = str::from_utf8(&whole).ok()?.strip_suffix("\r\n\r\n")?.split("\r\n");
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let is_usual = |line: &str| {
        let (name, value) = line.split_once(": ").unwrap_or((line, ""));
        match &*name.to_ascii_lowercase() {
            "content-length" => value == "0",
            "connection" | "date" => true,
            _ => false,
        }
    };
    lines.all(is_usual).then_some(status)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn status(written: &[&str]) -> Option<u16> {
        bare_status(&written.iter().map(|part| IoSlice::new(part.as_bytes())).collect::<Vec<_>>())
    }

    #[test]
    fn only_a_refusal_without_a_body_is_replaced() {
        const DATE: &str = "date: Mon, 16 Nov 2026 18:46:41 GMT\r\n\r\n";
        let bare = "HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n";
        assert_eq!(status(&[bare, DATE]), Some(431));
        assert_eq!(status(&["HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\n\r\n"]), Some(400));
        assert_eq!(status(&["HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n"]), None);
        assert_eq!(status(&["HTTP/1.1 400 Bad Request\r\ncontent-length: 2\r\n\r\nno"]), None);
        assert_eq!(status(&["HTTP/1.1 400 Bad Request\r\nx-request-id: 7\r\ncontent-length: 0\r\n\r\n"]), None);
        assert_eq!(status(&[bare]), None, "more may come");
        assert_eq!(status(&[]), None);
    }
}
