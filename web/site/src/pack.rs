//! Files of the site, packed for browsers that unpack them: each once, when it is first asked for, and kept.
//!
//! Pages are sent as they are. They hold invitations, codes and names beside words that an address can put there, and how
//! well such a page packs would tell whoever listens to the line how near they guessed. Files are the same for everybody.
//! Streams would be held back until there is enough to pack.

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
use wardroom_ui::Asset;

/// In a packet or two it goes anyway.
const SMALLEST: usize = 1024;

/// What is packed already, by hash and name. It grows with the program's own files and no further.
#[derive(Debug, Default)]
pub(crate) struct Packed(Mutex<HashMap<(u64, &'static str), Bytes>>);

impl Packed {
    /// The file as it goes over the wire; nothing where it goes as it is.
    pub(crate) fn of(&self, file: &Asset, asks: &HeaderMap) -> Option<Bytes> {
        if file.bytes.len() < SMALLEST || !unpacks(asks) {
            return None;
        }
        let known = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let place = (file.hash, file.name);
        if let Some(packed) = known().get(&place) {
            return Some(packed.clone());
        }
        // Not under the lock: others are sent what is packed already.
        let packed = Bytes::from(pack(file.bytes).ok()?);
        Some(known().entry(place).or_insert(packed).clone())
    }
}

fn pack(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    packer.write_all(bytes)?;
    packer.finish()
}

/// Whether the browser says that it unpacks gzip: by name or among all others, and not with a zero.
fn unpacks(asks: &HeaderMap) -> bool {
    let lines = asks.get_all(header::ACCEPT_ENCODING).into_iter().filter_map(|line| line.to_str().ok());
    let weighed = lines.flat_map(|line| line.split(',')).map(|part| {
        let (name, rest) = part.split_once(';').unwrap_or((part, ""));
        let weight = rest.trim().strip_prefix("q=").map_or(Ok(1.0), |weight| weight.trim().parse::<f32>());
        (name.trim(), weight.is_ok_and(|weight| weight > 0.0))
    });
    let weighed: Vec<(&str, bool)> = weighed.collect();
    let says = |wanted: &str| weighed.iter().find(|(name, _)| name.eq_ignore_ascii_case(wanted)).map(|named| named.1);
    says("gzip").or_else(|| says("*")).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn only_who_says_so_is_sent_packed_files() {
        let asks = |line: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(line));
            unpacks(&headers)
        };
        assert!(asks("gzip") && asks("gzip, deflate, br, zstd") && asks("br;q=1.0, GZIP;q=0.5") && asks("*"));
        for line in ["", "identity", "br", "gzip;q=0", "gzip; q=0.0, *", "gzip;q=x"] {
            assert!(!asks(line), "{line}");
        }
        assert!(!unpacks(&HeaderMap::new()));
    }
}
