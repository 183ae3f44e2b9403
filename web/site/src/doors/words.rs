//! What is said at the door, in both languages, for nothing is known there of whoever comes: that the house is full, and what
//! is wrong with something that does not even read as a request. hyper would answer the latter with a bare status. Whatever is said
//! here is counted here: it never comes as far as `guard.rs`.

use super::places::Full;
use crate::app::Shared;
use axum::body::Bytes;
use std::io::IoSlice;
use wardroom_ui::{Language, Say};

#[derive(Debug)]
pub(super) struct Words {
    app: Shared,
    full: Bytes,
    full_of_an_address: Bytes,
    malformed: Bytes,
    long_address: Bytes,
    long_head: Bytes,
}

impl Words {
    pub(super) fn new(app: Shared) -> Words {
        let both = |words: fn(Say<'_>) -> String| Language::ALL.map(|language| words(app.say(language))).join("\n");
        Words {
            full: answer("503 Service Unavailable\r\nRetry-After: 10", &both(|say| say.text("door-full"))),
            full_of_an_address: answer(
                "429 Too Many Requests\r\nRetry-After: 10",
                &both(|say| say.text("door-full-of-an-address")),
            ),
            malformed: answer("400 Bad Request", &both(|say| say.text("door-malformed"))),
            long_address: answer("414 URI Too Long", &both(|say| say.text("door-long-address"))),
            long_head: answer("431 Request Header Fields Too Large", &both(|say| say.text("door-long-head"))),
            app,
        }
    }
    pub(super) fn full(&self, full: Full) -> Bytes {
        let (code, said) = match full {
            Full::House => ("limit-connections", &self.full),
            Full::Address => ("limit-connections-of-an-address", &self.full_of_an_address),
        };
        self.app.metrics.refused(code);
        said.clone()
    }
    /// What to say instead of this, if it is a refusal of hyper's own. None of ours is without a word.
    pub(super) fn instead_of(&self, said: &[IoSlice<'_>]) -> Option<&Bytes> {
        let (code, words) = match bare_status(said)? {
            400 => return Some(&self.malformed),
            414 => ("long-address", &self.long_address),
            431 => ("long-head", &self.long_head),
            _ => return None,
        };
        self.app.metrics.refused(code);
        Some(words)
    }
}

fn answer(status: &str, sentences: &str) -> Bytes {
    let length = sentences.len() + 1;
    Bytes::from(format!(
        "HTTP/1.1 {status}\r\nContent-Type: text/plain; charset=utf-8\r\nX-Content-Type-Options: nosniff\r\n\
         Cache-Control: no-store\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{sentences}\n"
    ))
}

/// The status of an answer that is a whole one and has nothing but what every answer has.
fn bare_status(said: &[IoSlice<'_>]) -> Option<u16> {
    const LONGEST: usize = 256;
    let is_short = said.iter().map(|part| part.len()).sum::<usize>() <= LONGEST;
    if !is_short || !said.first().is_some_and(|part| part.starts_with(b"HTTP/1.1 4")) {
        return None;
    }
    let whole: Vec<u8> = said.iter().flat_map(|part| part.iter().copied()).collect();
    let mut lines = str::from_utf8(&whole).ok()?.strip_suffix("\r\n\r\n")?.split("\r\n");
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let is_of_every_answer = |line: &str| {
        let (name, value) = line.split_once(": ").unwrap_or((line, ""));
        match &*name.to_ascii_lowercase() {
            "content-length" => value == "0",
            "connection" | "date" => true,
            _ => false,
        }
    };
    lines.all(is_of_every_answer).then_some(status)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn status(said: &[&str]) -> Option<u16> {
        bare_status(&said.iter().map(|part| IoSlice::new(part.as_bytes())).collect::<Vec<_>>())
    }

    #[test]
    fn only_a_refusal_without_a_word_is_replaced() {
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
