//! Gzip for static files: each is compressed once, at its first request, and cached.
//!
//! Pages are not compressed: they hold secrets beside text that an address can put there, and the compressed length would
//! reveal a guess (BREACH). Event streams are not either, because an event would wait until a block is full.

use axum::{
    body::Bytes,
    http::{HeaderMap, header},
};
use flate2::{Compression, write::GzEncoder};
use std::{
    collections::HashMap,
    io::{self, Write as _},
    sync::{Mutex, PoisonError},
};

/// Smaller files fit into one packet anyway.
const SMALLEST: usize = 1024;

/// Compressed files by hash and name. It holds the program's own files, so its size is bounded.
#[derive(Debug, Default)]
pub struct GzipCache(Mutex<HashMap<(u64, &'static str), Bytes>>);

impl GzipCache {
    /// The compressed file, if the client accepts gzip and the file is large enough.
    pub fn get(&self, hash: u64, name: &'static str, file: &[u8], request: &HeaderMap) -> Option<Bytes> {
        if file.len() < SMALLEST || !accepts_gzip(request) {
            return None;
        }
        let cache = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(compressed) = cache().get(&(hash, name)) {
            return Some(compressed.clone());
        }
        // Compressed outside the lock, so that other requests are not held up.
        let compressed = Bytes::from(compress(file).ok()?);
        Some(cache().entry((hash, name)).or_insert(compressed).clone())
    }
}

fn compress(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}

/// Whether `Accept-Encoding` names gzip, or `*`, with a weight above zero.
fn accepts_gzip(request: &HeaderMap) -> bool {
    let lines = request.get_all(header::ACCEPT_ENCODING).into_iter().filter_map(|line| line.to_str().ok());
    let weighed = lines.flat_map(|line| line.split(',')).map(|part| {
        let (name, rest) = part.split_once(';').unwrap_or((part, ""));
        let weight = rest.trim().strip_prefix("q=").map_or(Ok(1.0), |weight| weight.trim().parse::<f32>());
        (name.trim(), weight.is_ok_and(|weight| weight > 0.0))
    });
    let weighed: Vec<(&str, bool)> = weighed.collect();
    let weight = |wanted: &str| weighed.iter().find(|(name, _)| name.eq_ignore_ascii_case(wanted)).map(|named| named.1);
    weight("gzip").or_else(|| weight("*")).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn gzip_is_sent_only_to_clients_that_accept_it() {
        let accepts = |line: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(line));
            accepts_gzip(&headers)
        };
        assert!(
            accepts("gzip") && accepts("gzip, deflate, br, zstd") && accepts("br;q=1.0, GZIP;q=0.5") && accepts("*")
        );
        for line in ["", "identity", "br", "gzip;q=0", "gzip; q=0.0, *", "gzip;q=x"] {
            assert!(!accepts(line), "{line}");
        }
        assert!(!accepts_gzip(&HeaderMap::new()));
    }
}
