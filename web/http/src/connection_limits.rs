//! How many connections are open: in total, and from one address, so that idle connections of one client do not lock the
//! others out.

use crate::client_ip::{TrustedProxies, household};
use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

#[derive(Debug)]
pub(crate) struct ConnectionLimits {
    /// In total. Zero is no limit, here and below.
    total: u32,
    per_address: u32,
    proxies: TrustedProxies,
    open: Mutex<Open>,
}

#[derive(Debug, Default)]
struct Open {
    total: u32,
    by_address: HashMap<IpAddr, u32>,
}

/// Which limit a connection has met.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Full {
    Server,
    Address,
}

/// Counts as an open connection until it is dropped.
#[derive(Debug)]
pub(crate) struct ConnectionPermit {
    limits: Arc<ConnectionLimits>,
    address: Option<IpAddr>,
}

impl ConnectionLimits {
    pub(crate) fn new(total: u32, per_address: u32, proxies: TrustedProxies) -> Arc<ConnectionLimits> {
        Arc::new(ConnectionLimits { total, per_address, proxies, open: Mutex::default() })
    }
    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
    pub(crate) fn admit(self: &Arc<ConnectionLimits>, peer: IpAddr) -> Result<ConnectionPermit, Full> {
        let address = (!self.proxies.contain(peer)).then(|| household(peer));
        let mut open = self.open();
        let own = address.and_then(|address| open.by_address.get(&address)).copied().unwrap_or_default();
        if self.per_address != 0 && own >= self.per_address {
            return Err(Full::Address);
        }
        if self.total != 0 && open.total >= self.total {
            return Err(Full::Server);
        }
        open.total += 1;
        address.into_iter().for_each(|address| *open.by_address.entry(address).or_default() += 1);
        Ok(ConnectionPermit { limits: self.clone(), address })
    }
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        let mut open = self.limits.open();
        open.total -= 1;
        let Some(address) = self.address else { return };
        if let Some(own) = open.by_address.get_mut(&address) {
            *own -= 1;
            if *own == 0 {
                open.by_address.remove(&address);
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
    fn an_address_and_all_together_have_limits_and_a_proxy_has_only_the_second() {
        let limits = ConnectionLimits::new(6, 2, TrustedProxies::new(["10.0.0.1".parse().unwrap()]));
        let take = |from| limits.admit(address(from));
        let (home, neighbour) = ("2001:db8::1", "2001:db8::2");
        let first = take(home).unwrap();
        let _second = take(neighbour).unwrap();
        assert_eq!(take(home).unwrap_err(), Full::Address, "a network of IPv6 is one household");
        let _proxied: Vec<ConnectionPermit> = (0..3).map(|_| take("10.0.0.1").unwrap()).collect();
        let _other = take("192.0.2.1").unwrap();
        assert_eq!(take("192.0.2.2").unwrap_err(), Full::Server);
        drop(first);
        let _again = take(home).unwrap();
        drop((_second, _again));
        assert_eq!(limits.open().by_address.len(), 1, "an address without connections is forgotten");
    }

    #[test]
    fn zero_is_no_limit() {
        let limits = ConnectionLimits::new(0, 0, TrustedProxies::default());
        let all: Vec<_> = (0..20_000).map(|_| limits.admit(address("192.0.2.1")).unwrap()).collect();
        assert_eq!(limits.open().total, 20_000);
        drop(all);
    }
}
