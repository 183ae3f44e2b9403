//! People: nobody registers. Whoever does something that needs a name gets a secret cookie; the store keeps its hash.
//! How somebody takes it to another device is in `identity.rs`.

use crate::{
    app::{App, now},
    trouble::Trouble,
};
use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};
use tokio::sync::watch;
use wardroom_store::{Device, Millis, Person, PersonId, Secret};

pub(crate) const COOKIE: &str = "wardroom";
/// A name that was changed at another server is known here after this time.
const MEMORY: Duration = Duration::from_secs(10);
const REMEMBERED: usize = 10_000;

/// A browser keeps a cookie for a year at most, so it gets the same one again in each of these times in which it is used.
const RENEWED_EVERY: Millis = 30 * 24 * 60 * 60 * 1000;

/// The people seen lately, by token, so that an answer does not cost a query.
#[derive(Default)]
pub(crate) struct People {
    seen: Mutex<HashMap<String, Seen>>,
    /// Grows when somebody is called something else or signs a device out: streams look again who they are for.
    news: watch::Sender<u64>,
}

#[derive(Clone)]
struct Seen {
    person: Person,
    device: Device,
    at: Instant,
    /// Its cookie is to be given to the browser again.
    is_due: bool,
}

/// The tokens stay out of logs.
impl std::fmt::Debug for People {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("People")
    }
}

impl People {
    fn seen(&self) -> std::sync::MutexGuard<'_, HashMap<String, Seen>> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }
    fn remember(&self, token: &str, person: &Person, device: &Device) {
        let mut seen = self.seen();
        if seen.len() >= REMEMBERED {
            seen.clear();
        }
        let is_due = is_due(device, now());
        seen.insert(token.into(), Seen { person: person.clone(), device: device.clone(), at: Instant::now(), is_due });
    }
    /// Whether the browser is to be given its cookie again, which is told once. Nobody is asked for it: a device that was
    /// signed out is not among those seen lately.
    pub(crate) fn renews(&self, token: &str) -> bool {
        self.seen().get_mut(token).is_some_and(|seen| std::mem::take(&mut seen.is_due))
    }
    /// What somebody is called who was seen lately, without a query.
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

impl App {
    /// Whose token it is, and on which of their devices.
    pub(crate) async fn person(&self, token: &str) -> Result<Option<(Person, Device)>, Trouble> {
        let is_minted = token.len() == 64 && token.bytes().all(|byte| byte.is_ascii_hexdigit());
        if !is_minted {
            return Ok(None);
        }
        let seen = self.people.seen().get(token).cloned();
        if let Some(seen) = seen
            && seen.at.elapsed() < MEMORY
        {
            return Ok(Some((seen.person, seen.device)));
        }
        let found = self.store.person_by_token(&Secret::from(token)).await?;
        if let Some((person, device)) = &found {
            self.people.remember(token, person, device);
            self.see_device(device);
        }
        Ok(found)
    }
    /// Somebody new, and the token for their cookie.
    pub(crate) async fn welcome(&self, name: &str, label: &str) -> Result<(Person, Secret), Trouble> {
        let token = Secret::mint();
        let person = self.store.create_person(name, &token, label, now()).await?;
        Ok((person, token))
    }
    pub(crate) async fn rename(&self, person: &mut Person, name: String) -> Result<(), Trouble> {
        if person.name != name {
            let spoke_at = self.store.rename_person(person.id, &name).await?;
            self.people.forget(person.id);
            spoke_at.iter().for_each(|table| self.tables.forget_chat(table));
            person.name = name;
        }
        Ok(())
    }
}

/// Whether it was not seen yet in the month that it is in now. Months are counted from its first day, which is when its cookie was made.
fn is_due(device: &Device, now: Millis) -> bool {
    let month = |at: Millis| (at - device.created).div_euclid(RENEWED_EVERY);
    month(now) > month(device.seen)
}

#[cfg(test)]
mod tests {
    use super::*;
    use wardroom_store::DeviceId;

    #[test]
    fn a_cookie_is_given_again_once_in_each_month_in_which_it_is_used() {
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
