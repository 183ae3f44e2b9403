//! A cache of the people behind recently used cookie tokens, so that an answer costs no query. The store keeps hashes of the
//! tokens; the ways to sign in are in `identity.rs`.

use crate::time::now;
use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};
use tokio::sync::watch;
use wardroom_store::{Device, Millis, Person, PersonId};

/// A name that was changed at another server is known here after this time.
const MEMORY: Duration = Duration::from_secs(10);
const CAPACITY: usize = 10_000;

/// Browsers keep a cookie for a year at most, so it is sent again once in each of these periods in which it is used.
const RENEWED_EVERY: Millis = 30 * 24 * 60 * 60 * 1000;

#[derive(Default)]
pub(crate) struct SessionCache {
    seen: Mutex<HashMap<String, Session>>,
    /// Grows when a person is renamed or signs a device out: open streams check then whether theirs is still signed in.
    news: watch::Sender<u64>,
}

#[derive(Clone)]
struct Session {
    person: Person,
    device: Device,
    at: Instant,
    /// The cookie is to be sent again.
    is_due: bool,
}

/// The tokens stay out of logs.
impl std::fmt::Debug for SessionCache {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SessionCache")
    }
}

impl SessionCache {
    fn seen(&self) -> std::sync::MutexGuard<'_, HashMap<String, Session>> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }
    pub(crate) fn remember(&self, token: &str, person: &Person, device: &Device) {
        let mut seen = self.seen();
        if seen.len() >= CAPACITY {
            seen.clear();
        }
        let is_due = is_due(device, now());
        seen.insert(
            token.into(),
            Session { person: person.clone(), device: device.clone(), at: Instant::now(), is_due },
        );
    }
    /// The person and the device behind a token, if it was looked up a moment ago.
    pub(crate) fn fresh(&self, token: &str) -> Option<(Person, Device)> {
        let seen = self.seen().get(token).cloned().filter(|seen| seen.at.elapsed() < MEMORY)?;
        Some((seen.person, seen.device))
    }
    /// Whether the cookie is to be sent again; true once in a period. A device that was signed out is not in the cache.
    pub(crate) fn takes_renewal(&self, token: &str) -> bool {
        self.seen().get_mut(token).is_some_and(|seen| std::mem::take(&mut seen.is_due))
    }
    /// Without a query.
    pub(crate) fn name_of(&self, token: &str) -> Option<String> {
        self.seen().get(token).map(|seen| seen.person.name.clone())
    }
    pub(crate) fn forget(&self, id: PersonId) {
        self.seen().retain(|_, seen| seen.person.id != id);
        self.news.send_modify(|news| *news += 1);
    }
    pub(crate) fn follow(&self) -> watch::Receiver<u64> {
        self.news.subscribe()
    }
}

/// Whether the device was not seen yet in the current period. Periods are counted from the creation of its cookie.
fn is_due(device: &Device, now: Millis) -> bool {
    let month = |at: Millis| (at - device.created).div_euclid(RENEWED_EVERY);
    month(now) > month(device.seen)
}

#[cfg(test)]
mod tests {
    use super::*;
    use wardroom_store::DeviceId;

    #[test]
    fn a_cookie_is_sent_again_once_in_each_month_in_which_it_is_used() {
        const DAY: Millis = 24 * 60 * 60 * 1000;
        let due = |seen: Millis, now: Millis| {
            let device = Device { id: DeviceId(1), label: String::new(), created: 5 * DAY, seen: (5 + seen) * DAY };
            is_due(&device, (5 + now) * DAY)
        };
        assert!(!due(0, 0) && !due(0, 29) && !due(3, 29), "it is new");
        assert!(due(0, 30) && due(29, 31) && due(29, 400));
        assert!(!due(31, 59), "it was seen in this month already");
        assert!(due(59, 60));
    }
}
