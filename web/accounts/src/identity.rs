//! The accounts: nobody registers. A person who does something that needs a name gets a secret cookie; a code takes it to
//! another device, and a password is optional. A wrong guess gets the same reply after the same work, whether or not the
//! person exists.

use crate::{
    error::{AccountError, Unavailable},
    login_throttle::LoginThrottle,
    password::{PasswordHasher, Requester},
    sessions::SessionCache,
    time::now,
};
use std::net::IpAddr;
use tokio::sync::watch;
use wardroom_store::{Device, DeviceId, Millis, Person, PersonId, Secret, Store};

/// How long a code for another device is valid.
pub const CODE_MINUTES: u32 = 10;
/// Letters of a code: 40 bits, of which an address can try 140 in these minutes.
const CODE_LENGTH: usize = 8;
const SHORTEST_PASSWORD: usize = 8;
/// Longer ones would be hashed at our cost.
const LONGEST_PASSWORD: usize = 200;
/// At most so often a device is marked as seen.
const SEEN_EVERY: Millis = 10 * 60 * 1000;

/// All people of the site, with what limits guessing.
#[derive(Debug)]
pub struct Accounts {
    store: Store,
    sessions: SessionCache,
    throttle: LoginThrottle,
    hasher: PasswordHasher,
}

/// A client that signs in.
#[derive(Clone, Copy, Debug)]
pub struct Client<'a> {
    /// As limits count it: one household.
    pub address: IpAddr,
    /// What its device is called in the list of devices.
    pub label: &'a str,
}

impl Accounts {
    pub fn new(store: Store) -> Accounts {
        Accounts {
            store,
            sessions: SessionCache::default(),
            throttle: LoginThrottle::default(),
            hasher: PasswordHasher::default(),
        }
    }
    /// The person behind a cookie token, and the device that it is for.
    pub async fn person(&self, token: &str) -> Result<Option<(Person, Device)>, AccountError> {
        let is_minted = token.len() == 64 && token.bytes().all(|byte| byte.is_ascii_hexdigit());
        if !is_minted {
            return Ok(None);
        }
        if let Some(seen) = self.sessions.fresh(token) {
            return Ok(Some(seen));
        }
        let found = self.store.person_by_token(&Secret::from(token)).await?;
        if let Some((person, device)) = &found {
            self.sessions.remember(token, person, device);
            self.mark_seen(device);
        }
        Ok(found)
    }
    /// The name of a person who was seen lately, without a query.
    pub fn cached_name(&self, token: &str) -> Option<String> {
        self.sessions.name_of(token)
    }
    /// Whether the cookie of this token is to be sent again; true once in a period.
    pub fn takes_renewal(&self, token: &str) -> bool {
        self.sessions.takes_renewal(token)
    }
    /// Grows when a person is renamed or signs a device out.
    pub fn follow(&self) -> watch::Receiver<u64> {
        self.sessions.follow()
    }
    /// A new person, and the token for their cookie.
    pub async fn create(&self, name: &str, label: &str) -> Result<(Person, Secret), AccountError> {
        let token = Secret::mint();
        let person = self.store.create_person(name, &token, label, now()).await?;
        Ok((person, token))
    }
    /// Returns the tables whose chat shows the old name.
    pub async fn rename(&self, person: &mut Person, name: String) -> Result<Vec<String>, AccountError> {
        if person.name == name {
            return Ok(Vec::new());
        }
        let spoke_at = self.store.rename_person(person.id, &name).await?;
        self.sessions.forget(person.id);
        person.name = name;
        Ok(spoke_at)
    }
    /// Deletes what is known of the person. Returns the tables that show their name.
    pub async fn delete(&self, person: PersonId, new_name: &str) -> Result<Vec<String>, AccountError> {
        let tables = self.store.forget_person(person, new_name).await?;
        self.sessions.forget(person);
        Ok(tables)
    }

    /// A new code, in the form that is shown: `k7fm-3qxr`. The previous one becomes void.
    pub async fn issue_code(&self, person: &Person) -> Result<String, AccountError> {
        self.throttle.check_new_code(person.id)?;
        let code = readable_id(&rand::random::<[u8; CODE_LENGTH]>());
        let expires = now() + Millis::from(CODE_MINUTES) * 60 * 1000;
        self.store.issue_pass(person.id, &Secret::from(&*code), expires).await?;
        Ok(format!("{}-{}", &code[..CODE_LENGTH / 2], &code[CODE_LENGTH / 2..]))
    }
    /// The person whose code it is. It stays valid.
    pub async fn whose_code(&self, client: Client<'_>, typed: &str) -> Result<Person, AccountError> {
        self.throttle.check_address(client.address)?;
        self.store.pass(&parse_code(typed)?, now()).await?.ok_or(AccountError::Code)
    }
    /// Signs this device in with a code. Returns the token for the cookie.
    pub async fn use_code(&self, client: Client<'_>, typed: &str) -> Result<Secret, AccountError> {
        self.throttle.check_address(client.address)?;
        let (code, token) = (parse_code(typed)?, Secret::mint());
        let used = self.store.use_pass(&code, &token, client.label, now()).await?;
        used.map(|_| token).ok_or(AccountError::Code)
    }
    /// Signs in with `Anna#4821` and the password. Returns the token for the cookie.
    pub async fn sign_in(&self, client: Client<'_>, who: &str, password: &str) -> Result<Secret, AccountError> {
        self.throttle.check_address(client.address)?;
        let number = who.rsplit('#').next().and_then(|number| number.trim().parse::<u32>().ok());
        let number = number.ok_or(AccountError::SignIn)?;
        self.throttle.check_person(number, client.address)?;
        let person = self.store.person_by_number(number).await?;
        let stored = match &person {
            Some(person) => self.store.password(person.id).await?,
            None => None,
        };
        let matches = self.verify(Requester::Stranger(client.address), password, stored).await?;
        match person {
            Some(person) if matches => {
                let token = Secret::mint();
                self.store.add_device(person.id, &token, client.label, now()).await?;
                Ok(token)
            }
            Some(_) | None => Err(AccountError::SignIn),
        }
    }
    /// Sets, changes or, without a new one, removes the password. A person who has one must give it.
    pub async fn change_password(&self, person: &Person, old: &str, new: Option<&str>) -> Result<(), AccountError> {
        let length = new.map(|new| new.chars().count());
        if length.is_some_and(|length| !(SHORTEST_PASSWORD..=LONGEST_PASSWORD).contains(&length)) {
            return Err(AccountError::Password);
        }
        if let Some(stored) = self.store.password(person.id).await? {
            self.throttle.check_own_password(person.id)?;
            if !self.verify(Requester::SignedIn, old, Some(stored)).await? {
                return Err(AccountError::OldPassword);
            }
        }
        let hash = match new {
            Some(new) => Some(self.hasher.hash(new.to_owned()).await?.ok_or(AccountError::Password)?),
            None => None,
        };
        Ok(self.store.set_password(person.id, hash.as_ref()).await?)
    }
    pub async fn devices(&self, person: PersonId) -> Result<Vec<Device>, AccountError> {
        Ok(self.store.devices(person).await?)
    }
    pub async fn has_password(&self, person: PersonId) -> Result<bool, AccountError> {
        Ok(self.store.password(person).await?.is_some())
    }
    /// Signs a device of the person out; its open pages are notified. False if the person has no such device.
    pub async fn sign_out(&self, person: PersonId, device: DeviceId) -> Result<bool, AccountError> {
        let existed = self.store.drop_device(person, device).await?;
        self.sessions.forget(person);
        Ok(existed)
    }
    /// Forgets counters of clients that have not come lately.
    pub fn tidy(&self) {
        self.throttle.tidy();
        self.hasher.tidy();
    }

    async fn verify(&self, who: Requester, password: &str, stored: Option<Secret>) -> Result<bool, Unavailable> {
        let password = password.chars().take(LONGEST_PASSWORD + 1).collect::<String>();
        self.hasher.verify(who, password, stored).await
    }
    /// In the background, so that no request waits for it.
    fn mark_seen(&self, device: &Device) {
        // The second visit at once: until then it is not known whether the browser has stored its cookie.
        if device.seen <= device.created || now() - device.seen > SEEN_EVERY {
            let (store, id) = (self.store.clone(), device.id);
            tokio::spawn(async move {
                if let Err(error) = store.see_device(id, now()).await {
                    tracing::debug!(%error, "a device could not be marked as seen");
                }
            });
        }
    }
}

/// A code as it was issued, however it was typed.
fn parse_code(typed: &str) -> Result<Secret, AccountError> {
    let code: String = typed.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect();
    if code.len() == CODE_LENGTH { Ok(Secret::from(code)) } else { Err(AccountError::Code) }
}

/// Letters and digits that do not look alike, one for each of the first twelve bytes.
pub fn readable_id(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz123456789";
    bytes.iter().take(12).map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_may_be_typed_as_it_comes() {
        assert_eq!(parse_code(" K7FM - 3qxr "), Ok(Secret::from("k7fm3qxr")));
        assert_eq!(parse_code("k7fm"), Err(AccountError::Code));
        assert_eq!(parse_code("k7fm-3qxr-9"), Err(AccountError::Code));
    }
}
