//! One watcher of a table: reads the event stream and notes when each patch arrived.

use crate::now;
use http_body_util::BodyExt as _;
use hyper::body::Incoming;
use std::collections::BTreeMap;
use wardroom_bench::http::{HttpClient, Result};

/// Only a finished game shows the proof of its dice.
const PROOF: &[u8] = b"proof-here";

/// What a watcher has received.
#[derive(Clone, Default, Debug)]
pub(crate) struct Seen {
    /// The id of the last event: what the page shows.
    pub(crate) id: String,
    /// Numbers of answers, with the time when the picture arrived, in milliseconds.
    pub(crate) patches: Vec<(u64, f64)>,
    pub(crate) bytes: u64,
    /// Patches that repeated the picture before them.
    pub(crate) repeated: u64,
    /// Whether the server announced that it stops.
    pub(crate) is_told: bool,
    /// Whether the game is over: then the watcher moves to another table.
    pub(crate) is_over: bool,
    /// The page itself, for watchers that apply patches like a browser.
    pub(crate) page: Option<Page>,
}

/// Hashes of the parts of a page, and of its log.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Page {
    parts: BTreeMap<String, u64>,
    log: Hash,
}

/// The same for every division of the text into pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Hash(u64);

impl Default for Hash {
    fn default() -> Hash {
        Hash(0xcbf2_9ce4_8422_2325)
    }
}

impl Hash {
    fn with(self, text: &str) -> Hash {
        Hash(text.bytes().fold(self.0, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)))
    }
}

#[derive(serde::Deserialize)]
struct Patch {
    fragments: Vec<Part>,
}

#[derive(serde::Deserialize)]
struct Part {
    id: String,
    html: Option<String>,
    append: Option<String>,
}

impl Page {
    fn lay(&mut self, data: &str) -> Result<()> {
        let patch: Patch = serde_json::from_str(data)?;
        for Part { id, html, append } in patch.fragments {
            match (html, append) {
                (Some(html), _) if id == "log-lines" => {
                    let lines = html.split_once('>').map_or("", |(_, rest)| rest);
                    self.log = Hash::default().with(lines.strip_suffix("</ol>").unwrap_or(lines));
                }
                (Some(html), _) => _ = self.parts.insert(id, Hash::default().with(&html).0),
                (None, append) => self.log = self.log.with(&append.unwrap_or_default()),
            }
        }
        Ok(())
    }
}

impl Seen {
    pub(crate) fn answers(&self) -> u64 {
        self.patches.last().map_or(0, |patch| patch.0)
    }
    /// When the first picture arrived; the watcher was not connected before.
    pub(crate) fn since(&self) -> f64 {
        self.patches.first().map_or(f64::INFINITY, |patch| patch.1)
    }
    /// Whether it was a patch of the table.
    fn hear(&mut self, event: &str) -> Result<bool> {
        let field = |name: &str| event.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_default();
        match field("event: ") {
            "patch" => {
                let data = field("data: ");
                let number = data.strip_prefix("{\"seq\":").and_then(|rest| rest.split([',', '}']).next());
                let number = number.ok_or("a patch without a number")?.parse()?;
                self.patches.push((number, now()));
                let id = field("id: ");
                self.repeated += u64::from(self.id == id);
                self.id = id.to_owned();
                self.is_over |= memchr::memmem::find(data.as_bytes(), PROOF).is_some();
                self.page.as_mut().map_or(Ok(()), |page| page.lay(data))?;
                Ok(true)
            }
            "bye" => {
                self.is_told = true;
                Ok(false)
            }
            _ => Ok(false),
        }
    }
}

pub(crate) struct Watcher {
    body: Incoming,
    _talk: HttpClient,
    text: Vec<u8>,
    pub(crate) seen: Seen,
}

impl Watcher {
    /// Opens the stream from the last event that was received.
    pub(crate) async fn open(address: &str, table: &str, seen: Seen) -> Result<Watcher> {
        let mut client = HttpClient::open(address, String::new()).await?;
        let last = if seen.id.is_empty() { String::new() } else { format!("?last={}", seen.id) };
        let body = client.stream(&format!("/t/{table}/stream{last}")).await?;
        Ok(Watcher { body, _talk: client, text: Vec::new(), seen })
    }
    /// Reads until a patch has arrived; false if the stream has ended.
    pub(crate) async fn next(&mut self) -> Result<bool> {
        loop {
            let mut from = 0;
            let mut has_patch = false;
            // An empty line ends an event: its data has none.
            while let Some(end) = memchr::memmem::find(&self.text[from..], b"\n\n") {
                let event = str::from_utf8(&self.text[from..from + end])?;
                has_patch |= self.seen.hear(event)?;
                from += end + 2;
            }
            self.text.drain(..from);
            if has_patch {
                return Ok(true);
            }
            match self.body.frame().await {
                None => return Ok(false),
                Some(frame) => {
                    let Ok(data) = frame?.into_data() else { continue };
                    self.seen.bytes += data.len() as u64;
                    self.text.extend_from_slice(&data);
                }
            }
        }
    }
}
