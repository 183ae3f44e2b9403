//! Hashing passwords takes a core and some memory, so few are hashed at once, whoever asks. Each address has a line of its
//! own, of which the first stands in the line of all: however many are sent from one, everybody else waits for one of them.

use crate::trouble::Trouble;
use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
};
use tokio::sync::Semaphore;

/// Of strangers at once.
const STRANGERS: usize = 2;

/// Who wants a password hashed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asks {
    /// Somebody from this address, who may be guessing.
    Stranger(IpAddr),
    /// Somebody who is signed in: nobody who guesses keeps them waiting.
    Resident,
}

#[derive(Debug)]
pub(crate) struct Hashers {
    strangers: Arc<Semaphore>,
    residents: Arc<Semaphore>,
    by_address: Mutex<HashMap<IpAddr, Arc<Semaphore>>>,
}

impl Default for Hashers {
    fn default() -> Hashers {
        let [strangers, residents] = [STRANGERS, 1].map(|count| Arc::new(Semaphore::new(count)));
        Hashers { strangers, residents, by_address: Mutex::default() }
    }
}

impl Hashers {
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        who: Asks,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Trouble> {
        let stopping = |_| Trouble::Stopping;
        let (first, all) = match who {
            Asks::Stranger(from) => {
                (Some(self.line_of(from).acquire_owned().await.map_err(stopping)?), &self.strangers)
            }
            Asks::Resident => (None, &self.residents),
        };
        let turn = all.clone().acquire_owned().await.map_err(stopping)?;
        // Whoever hangs up has their place until the work is done: it is not called back.
        let hashing = tokio::task::spawn_blocking(move || {
            let done = work();
            drop((first, turn));
            done
        });
        hashing.await.map_err(|_| Trouble::Stopping)
    }
    fn line_of(&self, from: IpAddr) -> Arc<Semaphore> {
        let mut lines = self.by_address.lock().unwrap_or_else(PoisonError::into_inner);
        lines.entry(from).or_insert_with(|| Arc::new(Semaphore::new(1))).clone()
    }
    /// Forgets the lines that nobody stands in.
    pub(crate) fn tidy(&self) {
        let mut lines = self.by_address.lock().unwrap_or_else(PoisonError::into_inner);
        lines.retain(|_, line| Arc::strong_count(line) > 1);
        lines.shrink_to_fit();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{
        sync::atomic::{AtomicUsize, Ordering},
        time::Duration,
    };

    #[tokio::test]
    async fn however_many_guess_from_one_address_others_wait_for_one_of_them() {
        let (hashers, guesses) = (Arc::new(Hashers::default()), Arc::new(AtomicUsize::new(0)));
        let guess = |from: u8| {
            let (hashers, guesses) = (hashers.clone(), guesses.clone());
            tokio::spawn(async move {
                let work = move || {
                    std::thread::sleep(Duration::from_millis(30));
                    guesses.fetch_add(1, Ordering::SeqCst);
                };
                hashers.run(Asks::Stranger([192, 0, 2, from].into()), work).await
            })
        };
        // From as many addresses as are served at once, and a hundred from each.
        let crowd: Vec<_> = (0..200).map(|number| guess(number % STRANGERS as u8)).collect();
        while guesses.load(Ordering::SeqCst) == 0 {
            tokio::task::yield_now().await;
        }
        let before = guesses.load(Ordering::SeqCst);
        hashers.run(Asks::Stranger([198, 51, 100, 7].into()), || ()).await.expect("somebody else's turn");
        let meanwhile = guesses.load(Ordering::SeqCst) - before;
        assert!(meanwhile <= 2 * STRANGERS, "{meanwhile} were before them");
        crowd.iter().for_each(tokio::task::JoinHandle::abort);
    }

    #[tokio::test]
    async fn who_is_signed_in_waits_for_no_stranger_and_lines_are_forgotten() {
        let hashers = Hashers::default();
        let all = hashers.strangers.clone().acquire_many_owned(STRANGERS as u32).await;
        assert_eq!(hashers.run(Asks::Resident, || 7).await, Ok(7));
        drop(all);
        assert_eq!(hashers.run(Asks::Stranger([192, 0, 2, 1].into()), || 8).await, Ok(8));
        hashers.tidy();
        assert!(hashers.by_address.lock().unwrap().is_empty());
    }
}
