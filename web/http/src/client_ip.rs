//! The address of the client: the other end of the connection, or, behind a trusted proxy, the address that the proxy reports.

use axum::http::{HeaderMap, request::Parts};
use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    str::FromStr,
    sync::Arc,
};

/// The other end of the connection. The listener adds it to the extensions of each request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PeerAddress(pub SocketAddr);

/// Proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` headers are believed.
#[derive(Clone, Debug, Default)]
pub struct TrustedProxies(Arc<[Network]>);

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

impl TrustedProxies {
    pub fn new(networks: impl IntoIterator<Item = Network>) -> TrustedProxies {
        TrustedProxies(networks.into_iter().collect())
    }
    pub fn contain(&self, address: IpAddr) -> bool {
        self.0.iter().any(|network| network.contains(address))
    }
    /// The address of the client that sent a request, as far as it can be known.
    pub fn client_of(&self, parts: &Parts) -> IpAddr {
        let peer = parts.extensions.get::<PeerAddress>().map_or(Ipv4Addr::UNSPECIFIED.into(), |peer| peer.0.ip());
        self.client(&parts.headers, peer)
    }
    /// Whether a trusted proxy reports that the client uses https.
    pub fn report_https(&self, parts: &Parts) -> bool {
        let peer = parts.extensions.get::<PeerAddress>().map(|peer| peer.0.ip());
        let is_trusted = peer.is_some_and(|peer| self.contain(peer));
        is_trusted && parts.headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https")
    }
    /// The last reported address that is no trusted proxy: the client could have written the ones before it.
    fn client(&self, headers: &HeaderMap, peer: IpAddr) -> IpAddr {
        if !self.contain(peer) {
            return peer;
        }
        let lines = headers.get_all("x-forwarded-for").into_iter().filter_map(|line| line.to_str().ok());
        let reported: Vec<Option<IpAddr>> =
            lines.flat_map(|line| line.split(',')).map(|address| address.trim().parse().ok()).collect();
        let mut nearest = peer;
        for address in reported.into_iter().rev() {
            let Some(address) = address else { return nearest };
            nearest = address;
            if !self.contain(address) {
                return address;
            }
        }
        nearest
    }
}

/// What one household has: an IPv4 address, or the /64 network that providers give a household with IPv6. Limits count it.
pub fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::from([a, b, c, d, 0, 0, 0, 0])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn client(forwarded: &[&'static str], peer: &str) -> String {
        let mut headers = HeaderMap::new();
        for line in forwarded {
            headers.append("x-forwarded-for", HeaderValue::from_static(line));
        }
        let trusted = ["127.0.0.1", "10.0.0.0/8", "fd00::/8"].map(|network| network.parse().unwrap());
        TrustedProxies::new(trusted).client(&headers, peer.parse().unwrap()).to_string()
    }

    #[test]
    fn only_trusted_proxies_are_believed_and_only_for_the_address_they_saw() {
        assert_eq!(client(&["192.0.2.7"], "198.51.100.1"), "198.51.100.1", "a client may write what it likes");
        assert_eq!(client(&["192.0.2.7"], "127.0.0.1"), "192.0.2.7");
        assert_eq!(
            client(&["203.0.113.5, 192.0.2.7"], "127.0.0.1"),
            "192.0.2.7",
            "the first was written by the client"
        );
        assert_eq!(client(&["192.0.2.7", "10.1.2.3"], "127.0.0.1"), "192.0.2.7", "through two of ours");
        assert_eq!(client(&["nonsense"], "127.0.0.1"), "127.0.0.1");
        assert_eq!(client(&[], "fd00::1"), "fd00::1");
    }

    #[test]
    fn one_network_of_ipv6_is_one_household() {
        let address = |text: &str| text.parse::<IpAddr>().unwrap();
        assert_eq!(household(address("2001:db8::1")), household(address("2001:db8::ffff:2")));
        assert_ne!(household(address("2001:db8::1")), household(address("2001:db8:0:1::1")));
        assert_eq!(household(address("::ffff:192.0.2.1")), address("192.0.2.1"));
    }

    #[test]
    fn networks_are_parsed_and_an_error_names_the_text() {
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
