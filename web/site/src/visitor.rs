//! Where a request comes from: the other end of the connection, or, behind a proxy that is trusted, what that proxy says.

use crate::app::Shared;
use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, request::Parts},
};
use std::{
    convert::Infallible,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    str::FromStr,
};

/// The other end of the connection; `doors.rs` puts it beside each request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// The address somebody asks from, as far as it can be known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Visitor(pub(crate) IpAddr);

/// Addresses that have their first bits in common: `10.0.0.0/8`, or one alone: `::1`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    address: IpAddr,
    bits: u8,
}

impl Network {
    pub fn contains(&self, other: IpAddr) -> bool {
        match (self.address, other.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                u64::from(own.to_bits() ^ other.to_bits()) >> (32 - u32::from(self.bits)) == 0
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => {
                (own.to_bits() ^ other.to_bits()).checked_shr(128 - u32::from(self.bits)).unwrap_or_default() == 0
            }
            (IpAddr::V4(_), IpAddr::V6(_)) | (IpAddr::V6(_), IpAddr::V4(_)) => false,
        }
    }
}

impl FromStr for Network {
    type Err = String;
    fn from_str(text: &str) -> Result<Network, String> {
        let wrong = || format!("`{text}` is neither an address nor a network such as 10.0.0.0/8");
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits)),
            None => (text, None),
        };
        let address: IpAddr = address.trim().parse().map_err(|_| wrong())?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), |bits| bits.trim().parse().map_err(|_| wrong()))?;
        if bits > most { Err(wrong()) } else { Ok(Network { address, bits }) }
    }
}

/// Of the addresses that proxies noted, the last that is none of our proxies: whatever stands before it anybody could have written.
pub(crate) fn visitor(headers: &HeaderMap, peer: IpAddr, trusted: &[Network]) -> IpAddr {
    let is_trusted = |address: IpAddr| trusted.iter().any(|network| network.contains(address));
    if !is_trusted(peer) {
        return peer;
    }
    let lines = headers.get_all("x-forwarded-for").into_iter().filter_map(|line| line.to_str().ok());
    let noted: Vec<Option<IpAddr>> =
        lines.flat_map(|line| line.split(',')).map(|address| address.trim().parse().ok()).collect();
    let mut nearest = peer;
    for address in noted.into_iter().rev() {
        let Some(address) = address else { return nearest };
        nearest = address;
        if !is_trusted(address) {
            return address;
        }
    }
    nearest
}

impl Visitor {
    pub(crate) fn of(app: &Shared, parts: &Parts) -> Visitor {
        let peer = parts.extensions.get::<Peer>().map_or(Ipv4Addr::UNSPECIFIED.into(), |peer| peer.0.ip());
        Visitor(visitor(&parts.headers, peer, &app.house.trusted_proxies))
    }
}

impl FromRequestParts<Shared> for Visitor {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Visitor, Infallible> {
        Ok(Visitor::of(app, parts))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn seen(forwarded: &[&'static str], peer: &str) -> String {
        let mut headers = HeaderMap::new();
        for line in forwarded {
            headers.append("x-forwarded-for", HeaderValue::from_static(line));
        }
        let trusted = ["127.0.0.1", "10.0.0.0/8", "fd00::/8"].map(|network| network.parse().unwrap());
        visitor(&headers, peer.parse().unwrap(), &trusted).to_string()
    }

    #[test]
    fn only_trusted_proxies_are_believed_and_only_what_they_saw_themselves() {
        assert_eq!(seen(&["192.0.2.7"], "198.51.100.1"), "198.51.100.1", "a stranger may write what it likes");
        assert_eq!(seen(&["192.0.2.7"], "127.0.0.1"), "192.0.2.7");
        assert_eq!(seen(&["203.0.113.5, 192.0.2.7"], "127.0.0.1"), "192.0.2.7", "the first was written by the visitor");
        assert_eq!(seen(&["192.0.2.7", "10.1.2.3"], "127.0.0.1"), "192.0.2.7", "through two of ours");
        assert_eq!(seen(&["nonsense"], "127.0.0.1"), "127.0.0.1");
        assert_eq!(seen(&[], "fd00::1"), "fd00::1");
    }

    #[test]
    fn networks_are_read_and_nonsense_is_named() {
        let network: Network = "10.0.0.0/8".parse().unwrap();
        assert!(network.contains("10.255.0.1".parse().unwrap()) && !network.contains("11.0.0.1".parse().unwrap()));
        assert!(network.contains("::ffff:10.0.0.1".parse().unwrap()));
        assert!("0.0.0.0/0".parse::<Network>().unwrap().contains("203.0.113.1".parse().unwrap()));
        assert!("::/0".parse::<Network>().unwrap().contains("2001:db8::1".parse().unwrap()));
        for wrong in ["", "ten", "10.0.0.0/33", "10.0.0.0/", "::1/129", "10.0.0.0/-1"] {
            assert!(wrong.parse::<Network>().unwrap_err().contains(wrong));
        }
    }
}
