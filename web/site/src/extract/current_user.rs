//! The user of a request: preferences, and the person and device if the session cookie names one.

use super::{
    cookies::{SESSION_COOKIE, cookie},
    prefs::RequestPrefs,
};
use crate::{error::AppError, site::Site, state::AppState};
use axum::{
    extract::FromRequestParts,
    http::{Uri, header, request::Parts},
};
use std::net::IpAddr;
use wardroom_accounts::{Accounts, Client, Invitation, device_label};
use wardroom_http::household;
use wardroom_live::{replay::ReplayViewer, social::SocialViewer};
use wardroom_store::{DeviceId, Person, PersonId, Secret};
use wardroom_ui::{Frame, Language, page::LocalOnly};

#[derive(Clone, Debug)]
pub(crate) struct CurrentUser {
    pub(crate) prefs: RequestPrefs,
    pub(crate) person: Option<Person>,
    /// The invitation that the user followed last.
    pub(crate) invitation: Option<Invitation>,
    /// The address by which the user reached this server: `http://localhost:7272`.
    pub(crate) origin: String,
    /// The address that the user comes from, as limits count it: one household.
    pub(crate) address: IpAddr,
    /// The user's device, if it is signed in, and its token.
    pub(crate) device: Option<DeviceId>,
    token: Option<Secret>,
    /// What the device is called in the list of devices.
    pub(crate) label: String,
}

impl CurrentUser {
    pub(crate) fn language(&self) -> Language {
        self.prefs.language
    }
    pub(crate) fn id(&self) -> Option<PersonId> {
        self.person.as_ref().map(|person| person.id)
    }
    pub(crate) fn client(&self) -> Client<'_> {
        Client { address: self.address, label: &self.label }
    }
    pub(crate) fn frame<'a>(&'a self, site: &'a Site, title: impl Into<String>) -> Frame<'a> {
        Frame { who: self.person.as_ref().map(|person| &*person.name), ..self.prefs.frame(site, title) }
    }
    /// If links to this server work on the user's own computer only.
    pub(crate) fn local(&self) -> Option<LocalOnly> {
        let uri: Uri = self.origin.parse().ok()?;
        let usual = if self.origin.starts_with("https://") { 443 } else { 80 };
        let port = uri.port_u16().unwrap_or(usual);
        is_loopback(uri.host()?).then_some(LocalOnly { port })
    }
    /// Whether the device is still signed in. A stream asks: it may outlive that.
    pub(crate) async fn is_still_signed_in(&self, accounts: &Accounts) -> Result<bool, AppError> {
        let Some(token) = &self.token else { return Ok(true) };
        Ok(accounts.person(token.reveal()).await?.is_some())
    }
    pub(crate) fn of_replay(&self) -> ReplayViewer {
        ReplayViewer { person: self.id(), language: self.language() }
    }
    /// As a viewer of a table from this seat.
    pub(crate) fn at_seat<'a>(&self, seat: Option<&'a str>) -> SocialViewer<'a> {
        SocialViewer { person: self.id(), language: self.language(), seat }
    }
}

impl FromRequestParts<AppState> for CurrentUser {
    type Rejection = AppError;
    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<CurrentUser, AppError> {
        let token = cookie(&parts.headers, SESSION_COOKIE);
        let known = match token {
            Some(token) => state.accounts.person(token).await?,
            None => None,
        };
        let (person, device) = known.map_or((None, None), |(person, device)| (Some(person), Some(device.id)));
        let agent = parts.headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok());
        Ok(CurrentUser {
            token: token.filter(|_| person.is_some()).map(Secret::from),
            person,
            device,
            label: device_label(agent.unwrap_or_default()),
            invitation: cookie(&parts.headers, "invite").and_then(|token| token.parse().ok()),
            origin: state.site.origin(parts),
            address: household(state.site.trusted_proxies.client_of(parts)),
            prefs: RequestPrefs::new(&parts.headers, &parts.uri),
        })
    }
}

/// Whether a host name, with or without a port, always means the computer itself.
pub(crate) fn is_loopback(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) && !name.ends_with(':') => name,
        _ => host,
    };
    let name = name.trim_start_matches('[').trim_end_matches(']').to_ascii_lowercase();
    match name.parse::<IpAddr>() {
        Ok(address) => address.to_canonical().is_loopback(),
        Err(_) => name == "localhost" || name.ends_with(".localhost"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_loopback_names_are_local() {
        for host in
            ["localhost", "LOCALHOST:7272", "club.localhost", "127.0.0.1", "127.1.2.3:80", "[::1]", "[::1]:7272"]
        {
            assert!(is_loopback(host), "{host}");
        }
        for host in
            ["", "192.168.0.7:7272", "club.example", "localhost.example:1", "[2001:db8::1]:7272", "127.0.0.1.nip.io"]
        {
            assert!(!is_loopback(host), "{host}");
        }
    }
}
