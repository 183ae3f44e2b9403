//! How somebody stays the same person: a code takes them to another device, a password is for those who want one.
//! Whoever guesses hears the same answer, after the same work, whether or not there is such a person.

use crate::{
    app::{App, now},
    gather,
    hashers::{Asks, Hashers},
    limits::household,
    reader::Reader,
    throttle::Throttle,
    trouble::Trouble,
};
use argon2::{
    Argon2,
    password_hash::{PasswordHasher as _, PasswordVerifier as _, phc::PasswordHash},
};
use std::{net::IpAddr, sync::LazyLock, time::Duration};
use wardroom_store::{DeviceId, Millis, Person, PersonId, Secret};

/// A code is good for so many minutes.
pub(crate) const MINUTES: u32 = 10;
/// Letters of a code: 40 bits, of which somebody who guesses tries 140 from an address in these minutes.
const CODE: usize = 8;
const SHORTEST_PASSWORD: usize = 8;
/// Longer ones are hashed at our cost and remembered by nobody.
const LONGEST_PASSWORD: usize = 200;
/// A device that is used is written down as seen no more often than this.
const SEEN_EVERY: Millis = 10 * 60 * 1000;

/// How often somebody may try. Strangers and whoever is signed in have measures of their own, and strangers have one for
/// each address: nobody who guesses keeps the person they guess at from anything. There is none for all strangers together:
/// a dozen addresses would use it up, and keep everybody from signing in.
#[derive(Debug)]
pub(crate) struct Guesses {
    by_address: Throttle<IpAddr>,
    /// At one person's password, from one address.
    at_person: Throttle<(u32, IpAddr)>,
    /// New codes and changed passwords of somebody who is signed in.
    own_codes: Throttle<PersonId>,
    own_password: Throttle<PersonId>,
    hashers: Hashers,
}

impl Default for Guesses {
    fn default() -> Guesses {
        Guesses {
            // A whole club may come from one address.
            by_address: Throttle::new(40, Duration::from_secs(6)),
            at_person: Throttle::new(8, Duration::from_secs(60)),
            own_codes: Throttle::new(8, Duration::from_secs(60)),
            own_password: Throttle::new(8, Duration::from_secs(60)),
            hashers: Hashers::default(),
        }
    }
}

impl Guesses {
    fn check(&self, reader: &Reader) -> Result<(), Trouble> {
        Ok(self.by_address.check(&household(reader.from))?)
    }
    pub(crate) fn tidy(&self) {
        self.by_address.tidy();
        self.at_person.tidy();
        self.own_codes.tidy();
        self.own_password.tidy();
        self.hashers.tidy();
    }
}

impl App {
    /// A new code, in the form that is shown: `k7fm-3qxr`. The last one is no longer good.
    pub(crate) async fn issue_code(&self, person: &Person) -> Result<String, Trouble> {
        self.guesses.own_codes.check(&person.id)?;
        let code = gather::readable(&rand::random::<[u8; CODE]>());
        let expires = now() + Millis::from(MINUTES) * 60 * 1000;
        self.store.issue_pass(person.id, &Secret::from(&*code), expires).await?;
        Ok(format!("{}-{}", &code[..CODE / 2], &code[CODE / 2..]))
    }
    /// Whose code it is. It stays good.
    pub(crate) async fn whose_code(&self, reader: &Reader, typed: &str) -> Result<Person, Trouble> {
        self.guesses.check(reader)?;
        self.store.pass(&plain_code(typed)?, now()).await?.ok_or(Trouble::Code)
    }
    /// This device becomes the person whose code it is; the token for its cookie.
    pub(crate) async fn use_code(&self, reader: &Reader, typed: &str) -> Result<Secret, Trouble> {
        self.guesses.check(reader)?;
        let (code, token) = (plain_code(typed)?, Secret::mint());
        let used = self.store.use_pass(&code, &token, &reader.label, now()).await?;
        used.map(|_| token).ok_or(Trouble::Code)
    }
    /// Signs in by `Anna#4821` and password; the token for the cookie.
    pub(crate) async fn sign_in(&self, reader: &Reader, who: &str, password: &str) -> Result<Secret, Trouble> {
        self.guesses.check(reader)?;
        let number = who.rsplit('#').next().and_then(|number| number.trim().parse::<u32>().ok());
        let number = number.ok_or(Trouble::SignIn)?;
        self.guesses.at_person.check(&(number, household(reader.from)))?;
        let person = self.store.person_by_number(number).await?;
        let kept = match &person {
            Some(person) => self.store.password(person.id).await?,
            None => None,
        };
        let asks = Asks::Stranger(household(reader.from));
        match person {
            Some(person) if self.fits(asks, password, kept).await? => {
                let token = Secret::mint();
                self.store.add_device(person.id, &token, &reader.label, now()).await?;
                Ok(token)
            }
            Some(_) => Err(Trouble::SignIn),
            None => {
                self.fits(asks, password, None).await?;
                Err(Trouble::SignIn)
            }
        }
    }
    /// Sets, changes or, without a new one, removes the password. Whoever has one must know it for that.
    pub(crate) async fn change_password(&self, person: &Person, old: &str, new: Option<&str>) -> Result<(), Trouble> {
        let length = new.map(|new| new.chars().count());
        if length.is_some_and(|length| !(SHORTEST_PASSWORD..=LONGEST_PASSWORD).contains(&length)) {
            return Err(Trouble::Password);
        }
        if let Some(kept) = self.store.password(person.id).await? {
            self.guesses.own_password.check(&person.id)?;
            if !self.fits(Asks::Resident, old, Some(kept)).await? {
                return Err(Trouble::OldPassword);
            }
        }
        let hash = match new {
            Some(new) => Some(self.hashed(new).await?),
            None => None,
        };
        Ok(self.store.set_password(person.id, hash.as_ref()).await?)
    }
    /// Signs a device of the person out; its open pages hear of it.
    pub(crate) async fn sign_out(&self, person: PersonId, device: DeviceId) -> Result<(), Trouble> {
        let was_there = self.store.drop_device(person, device).await?;
        self.people.forget(person);
        if was_there { Ok(()) } else { Err(Trouble::Field("device")) }
    }
    /// Writes down that a device is in use, once in a while and without keeping anybody waiting.
    pub(crate) fn see_device(&self, device: &wardroom_store::Device) {
        // The second visit at once: until then it is not known whether the browser has got its cookie.
        if device.seen <= device.created || now() - device.seen > SEEN_EVERY {
            let (store, id) = (self.store.clone(), device.id);
            tokio::spawn(async move {
                if let Err(error) = store.see_device(id, now()).await {
                    tracing::debug!(%error, "a device was not seen");
                }
            });
        }
    }

    /// Whether the password fits. Where there is none to fit, the same work is done for nothing.
    async fn fits(&self, who: Asks, password: &str, kept: Option<Secret>) -> Result<bool, Trouble> {
        static OF_NOBODY: LazyLock<String> = LazyLock::new(|| hash(Secret::mint().reveal()).unwrap_or_default());
        let password = password.chars().take(LONGEST_PASSWORD + 1).collect::<String>();
        let fits = self.guesses.hashers.run(who, move || {
            let is_kept = kept.is_some();
            let kept = kept.unwrap_or_else(|| Secret::from(&**OF_NOBODY));
            let fits = PasswordHash::new(kept.reveal())
                .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok());
            fits && is_kept
        });
        fits.await
    }
    async fn hashed(&self, password: &str) -> Result<Secret, Trouble> {
        let password = password.to_owned();
        let hash = self.guesses.hashers.run(Asks::Resident, move || hash(&password)).await?;
        hash.map(Secret::from).ok_or(Trouble::Password)
    }
}

/// Argon2id with the crate's own measure: 19 MiB, two passes.
fn hash(password: &str) -> Option<String> {
    Argon2::default().hash_password(password.as_bytes()).ok().map(|hash| hash.to_string())
}

/// A code as it was issued, however it was typed.
fn plain_code(typed: &str) -> Result<Secret, Trouble> {
    let code: String = typed.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect();
    if code.len() == CODE { Ok(Secret::from(code)) } else { Err(Trouble::Code) }
}

/// What kind of browser it is, as far as it says: `Firefox, Android`.
pub(crate) fn label(user_agent: &str) -> String {
    // The first that is named: most of them claim to be the others too.
    const BROWSERS: [(&str, &str); 7] = [
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("Firefox/", "Firefox"),
        ("FxiOS/", "Firefox"),
        ("Chromium/", "Chromium"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ];
    const SYSTEMS: [(&str, &str); 7] = [
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS X", "macOS"),
        ("CrOS", "ChromeOS"),
        ("Linux", "Linux"),
    ];
    let named = |list: &[(&str, &'static str)]| list.iter().find(|(sign, _)| user_agent.contains(sign)).map(|it| it.1);
    [named(&BROWSERS), named(&SYSTEMS)].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_may_be_typed_as_it_comes() {
        assert_eq!(plain_code(" K7FM - 3qxr "), Ok(Secret::from("k7fm3qxr")));
        assert_eq!(plain_code("k7fm"), Err(Trouble::Code));
        assert_eq!(plain_code("k7fm-3qxr-9"), Err(Trouble::Code));
    }

    #[test]
    fn a_browser_is_called_by_its_name() {
        let firefox = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0";
        let edge = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0 Safari/537.36 Edg/138.0";
        assert_eq!((label(firefox), label(edge)), ("Firefox, Android".into(), "Edge, Windows".into()));
        assert_eq!(label("curl/8"), "");
    }
}
