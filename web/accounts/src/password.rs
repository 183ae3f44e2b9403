//! Password hashing, which takes a core and some memory: one request per address at a time, and two in total for clients
//! who are not signed in.

use crate::error::Unavailable;
use argon2::{
    Argon2,
    password_hash::{PasswordHasher as _, PasswordVerifier as _, phc::PasswordHash},
};
use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, LazyLock, Mutex, PoisonError},
};
use tokio::sync::Semaphore;
use wardroom_store::Secret;

/// Requests of clients who are not signed in, at the same time.
const STRANGERS: usize = 2;

/// Whose password is hashed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Requester {
    /// A client at this address, which may be guessing.
    Stranger(IpAddr),
    /// A person who is signed in: never waits for strangers.
    SignedIn,
}

#[derive(Debug)]
pub(crate) struct PasswordHasher {
    strangers: Arc<Semaphore>,
    signed_in: Arc<Semaphore>,
    by_address: Mutex<HashMap<IpAddr, Arc<Semaphore>>>,
}

impl Default for PasswordHasher {
    fn default() -> PasswordHasher {
        let [strangers, signed_in] = [STRANGERS, 1].map(|count| Arc::new(Semaphore::new(count)));
        PasswordHasher { strangers, signed_in, by_address: Mutex::default() }
    }
}

impl PasswordHasher {
    /// Whether the password matches. If there is no stored hash, the same work is done and the answer is no.
    pub(crate) async fn verify(
        &self,
        who: Requester,
        password: String,
        stored: Option<Secret>,
    ) -> Result<bool, Unavailable> {
        static UNUSED: LazyLock<String> = LazyLock::new(|| hash(Secret::mint().reveal()).unwrap_or_default());
        let matches = self.run(who, move || {
            let is_stored = stored.is_some();
            let stored = stored.unwrap_or_else(|| Secret::from(&**UNUSED));
            let matches = PasswordHash::new(stored.reveal())
                .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok());
            matches && is_stored
        });
        matches.await
    }
    /// None if the password cannot be hashed.
    pub(crate) async fn hash(&self, password: String) -> Result<Option<Secret>, Unavailable> {
        Ok(self.run(Requester::SignedIn, move || hash(&password)).await?.map(Secret::from))
    }
    async fn run<T: Send + 'static>(
        &self,
        who: Requester,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Unavailable> {
        let stopping = |_| Unavailable::Stopping;
        let (first, all) = match who {
            Requester::Stranger(address) => {
                (Some(self.queue_of(address).acquire_owned().await.map_err(stopping)?), &self.strangers)
            }
            Requester::SignedIn => (None, &self.signed_in),
        };
        let turn = all.clone().acquire_owned().await.map_err(stopping)?;
        // The permits are held until the work is done, also if the client hangs up: blocking work cannot be cancelled.
        let hashing = tokio::task::spawn_blocking(move || {
            let done = work();
            drop((first, turn));
            done
        });
        hashing.await.map_err(|_| Unavailable::Stopping)
    }
    fn queue_of(&self, address: IpAddr) -> Arc<Semaphore> {
        let mut queues = self.by_address.lock().unwrap_or_else(PoisonError::into_inner);
        queues.entry(address).or_insert_with(|| Arc::new(Semaphore::new(1))).clone()
    }
    /// Forgets empty queues.
    pub(crate) fn tidy(&self) {
        let mut queues = self.by_address.lock().unwrap_or_else(PoisonError::into_inner);
        queues.retain(|_, queue| Arc::strong_count(queue) > 1);
        queues.shrink_to_fit();
    }
}

/// Argon2id with the crate's default cost: 19 MiB, two passes.
fn hash(password: &str) -> Option<String> {
    Argon2::default().hash_password(password.as_bytes()).ok().map(|hash| hash.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{
        sync::atomic::{AtomicUsize, Ordering},
        time::Duration,
    };

    #[tokio::test]
    async fn many_guesses_from_one_address_delay_others_by_one_of_them() {
        let (hashers, guesses) = (Arc::new(PasswordHasher::default()), Arc::new(AtomicUsize::new(0)));
        let guess = |from: u8| {
            let (hashers, guesses) = (hashers.clone(), guesses.clone());
            tokio::spawn(async move {
                let work = move || {
                    std::thread::sleep(Duration::from_millis(30));
                    guesses.fetch_add(1, Ordering::SeqCst);
                };
                hashers.run(Requester::Stranger([192, 0, 2, from].into()), work).await
            })
        };
        // From as many addresses as are served at once, and a hundred from each.
        let crowd: Vec<_> = (0..200).map(|number| guess(number % STRANGERS as u8)).collect();
        while guesses.load(Ordering::SeqCst) == 0 {
            tokio::task::yield_now().await;
        }
        let before = guesses.load(Ordering::SeqCst);
        hashers
            .run(Requester::Stranger([198, 51, 100, 7].into()), || ())
            .await
            .expect("the other address gets its turn");
        let meanwhile = guesses.load(Ordering::SeqCst) - before;
        assert!(meanwhile <= 2 * STRANGERS, "{meanwhile} were before them");
        crowd.iter().for_each(tokio::task::JoinHandle::abort);
    }

    #[tokio::test]
    async fn a_signed_in_person_waits_for_no_stranger_and_empty_queues_are_forgotten() {
        let hashers = PasswordHasher::default();
        let all = hashers.strangers.clone().acquire_many_owned(STRANGERS as u32).await;
        assert_eq!(hashers.run(Requester::SignedIn, || 7).await, Ok(7));
        drop(all);
        assert_eq!(hashers.run(Requester::Stranger([192, 0, 2, 1].into()), || 8).await, Ok(8));
        hashers.tidy();
        assert!(hashers.by_address.lock().unwrap().is_empty());
    }
}
