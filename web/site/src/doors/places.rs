//! The room there is for connections: so many in all, and so many of one address, so that nobody keeps everybody else outside
//! by holding connections on which they say nothing.

use crate::{
    limits::{Limits, household},
    visitor::Network,
};
use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

#[derive(Debug)]
pub(super) struct Places {
    most: u32,
    most_of_an_address: u32,
    /// Everybody comes through them, and they are the host's own.
    proxies: Vec<Network>,
    taken: Mutex<Taken>,
}

#[derive(Debug, Default)]
struct Taken {
    all: u32,
    by_address: HashMap<IpAddr, u32>,
}

/// Why somebody is not let in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Full {
    House,
    Address,
}

/// A place inside, given back when it is dropped.
#[derive(Debug)]
pub(super) struct Place {
    places: Arc<Places>,
    of: Option<IpAddr>,
}

impl Places {
    pub(super) fn new(limits: &Limits, proxies: &[Network]) -> Arc<Places> {
        let (most, most_of_an_address) = (limits.connections, limits.connections_of_an_address);
        Arc::new(Places { most, most_of_an_address, proxies: proxies.to_vec(), taken: Mutex::default() })
    }
    fn taken(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
    pub(super) fn take(self: &Arc<Places>, from: IpAddr) -> Result<Place, Full> {
        let is_proxy = self.proxies.iter().any(|proxy| proxy.contains(from));
        let of = (!is_proxy).then(|| household(from));
        let mut taken = self.taken();
        let own = of.and_then(|of| taken.by_address.get(&of)).copied().unwrap_or_default();
        if self.most_of_an_address != 0 && own >= self.most_of_an_address {
            return Err(Full::Address);
        }
        if self.most != 0 && taken.all >= self.most {
            return Err(Full::House);
        }
        taken.all += 1;
        of.into_iter().for_each(|of| *taken.by_address.entry(of).or_default() += 1);
        Ok(Place { places: self.clone(), of })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.taken();
        taken.all -= 1;
        let Some(of) = self.of else { return };
        if let Some(own) = taken.by_address.get_mut(&of) {
            *own -= 1;
            if *own == 0 {
                taken.by_address.remove(&of);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn an_address_takes_its_share_a_proxy_any_and_nobody_more_than_there_is() {
        let limits = Limits { connections: 6, connections_of_an_address: 2, ..Limits::default() };
        let places = Places::new(&limits, &["10.0.0.1".parse().unwrap()]);
        let take = |from| places.take(address(from));
        let (home, neighbour) = ("2001:db8::1", "2001:db8::2");
        let first = take(home).unwrap();
        let _second = take(neighbour).unwrap();
        assert_eq!(take(home).unwrap_err(), Full::Address, "a network of IPv6 is one household");
        let _proxied: Vec<Place> = (0..3).map(|_| take("10.0.0.1").unwrap()).collect();
        let _other = take("192.0.2.1").unwrap();
        assert_eq!(take("192.0.2.2").unwrap_err(), Full::House);
        drop(first);
        let _again = take(home).unwrap();
        drop((_second, _again));
        assert_eq!(places.taken().by_address.len(), 1, "who has gone is forgotten");
    }

    #[test]
    fn zero_is_no_limit() {
        let places = Places::new(&Limits::none(), &[]);
        let all: Vec<_> = (0..20_000).map(|_| places.take(address("192.0.2.1")).unwrap()).collect();
        assert_eq!(places.taken().all, 20_000);
        drop(all);
    }
}
