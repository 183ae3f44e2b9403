//! What a page shows, as short identifiers: hashes of its parts, and the id of an event, which any server understands.

use bytes::Bytes;
use std::hash::{DefaultHasher, Hash, Hasher};

/// The hashes of a rendered table, from which the next one finds what has changed.
#[derive(Debug, Default)]
pub struct PageHashes {
    pub(crate) id: PageId,
    /// A hash of each part.
    pub(crate) parts: Vec<(&'static str, u64)>,
}

/// What a page shows, in three numbers: a hash of everything except the log, the number of log lines, and a hash of them.
/// Every server computes the same id, and it reveals nothing that is not on the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PageId {
    pub(crate) parts: u64,
    pub(crate) lines: usize,
    pub(crate) log: u64,
}

impl PageId {
    pub fn parse(text: &str) -> Option<PageId> {
        let mut numbers = text.split('-').map(|number| u64::from_str_radix(number, 16).ok());
        match [(); 4].map(|()| numbers.next()) {
            [Some(Some(parts)), Some(Some(lines)), Some(Some(log)), None] => {
                Some(PageId { parts, lines: usize::try_from(lines).ok()?, log })
            }
            _ => None,
        }
    }
}

impl std::fmt::Display for PageId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:x}-{:x}-{:x}", self.parts, self.lines, self.log)
    }
}

/// A server-sent event. The data must be one line; JSON is.
pub fn event(name: &str, id: Option<PageId>, data: &str) -> Bytes {
    let id = id.map(|id| format!("id: {id}\n")).unwrap_or_default();
    ["event: ", name, "\n", &id, "data: ", data, "\n\n"].concat().into()
}

pub fn hash(thing: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = DefaultHasher::new();
    thing.hash(&mut hasher);
    hasher.finish()
}
