//! Who reads: their language, their light, and who they are as far as their cookie says.

use crate::{
    app::{App, House, Shared},
    identity,
    invite::Invitation,
    names, people,
    trouble::Trouble,
    visitor::{Peer, Visitor},
};
use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, HeaderValue, Uri, header, request::Parts},
    response::{IntoResponseParts, ResponseParts},
};
use std::{convert::Infallible, net::IpAddr};
use wardroom_store::{DeviceId, Person, PersonId, Secret};
use wardroom_ui::{Frame, Language, Theme, page::LocalOnly};

/// What headers alone tell.
#[derive(Clone, Debug)]
pub(crate) struct Manner {
    pub(crate) language: Language,
    pub(crate) theme: Theme,
    /// A script asks, not somebody who follows a link.
    pub(crate) wants_json: bool,
    /// Path and query, to come back to.
    pub(crate) path: String,
}

#[derive(Clone, Debug)]
pub(crate) struct Reader {
    pub(crate) manner: Manner,
    pub(crate) person: Option<Person>,
    /// The invitation that the reader followed, if it is to this table.
    invite: Option<Invitation>,
    /// The address by which the reader reached this server: `http://localhost:7272`.
    pub(crate) origin: String,
    /// The address that the reader asks from.
    pub(crate) from: IpAddr,
    /// The reader's device and what it showed to be known by, if it is somebody's.
    pub(crate) device: Option<DeviceId>,
    token: Option<Secret>,
    /// What kind of browser it is.
    pub(crate) label: String,
}

impl Manner {
    pub(crate) fn of(headers: &HeaderMap, uri: &Uri) -> Manner {
        let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
        let chosen = cookie(headers, "language").and_then(|language| language.parse().ok());
        let accepted = || text(header::ACCEPT_LANGUAGE).map(Language::accepted).unwrap_or_default();
        Manner {
            language: chosen.unwrap_or_else(accepted),
            theme: cookie(headers, "theme").and_then(|theme| theme.parse().ok()).unwrap_or_default(),
            wants_json: text(header::ACCEPT).is_some_and(|accept| accept.contains("application/json")),
            path: uri.path_and_query().map_or("/", |path| path.as_str()).to_owned(),
        }
    }
    pub(crate) fn frame<'a>(&'a self, app: &'a App, title: impl Into<String>) -> Frame<'a> {
        Frame {
            theme: self.theme,
            version: Some(app.version()),
            ..Frame::new(app.say(self.language), title, &self.path)
        }
    }
}

impl Reader {
    pub(crate) fn language(&self) -> Language {
        self.manner.language
    }
    pub(crate) fn id(&self) -> Option<PersonId> {
        self.person.as_ref().map(|person| person.id)
    }
    pub(crate) fn frame<'a>(&'a self, app: &'a App, title: impl Into<String>) -> Frame<'a> {
        Frame { who: self.person.as_ref().map(|person| &*person.name), ..self.manner.frame(app, title) }
    }
    /// The reader as somebody who can hold a seat, under the name they gave if they gave one.
    pub(crate) async fn somebody(&self, app: &App, name: Option<&str>) -> Result<(Person, Cookies), Trouble> {
        let name = name.map(|name| app.name(name)).transpose()?;
        let Some(person) = &self.person else {
            app.gate.new_person(self.from)?;
            let name = name.unwrap_or_else(|| names::sailor(app.say(self.language())));
            let (person, token) = app.welcome(&name, &self.label).await?;
            return Ok((person, Cookies::default().sign_in(&token)));
        };
        let mut person = person.clone();
        if let Some(name) = name {
            app.rename(&mut person, name).await?;
        }
        Ok((person, Cookies::default()))
    }
    /// If links to this server lead nowhere but to the reader's own computer.
    pub(crate) fn local(&self) -> Option<LocalOnly> {
        let uri: Uri = self.origin.parse().ok()?;
        let usual = if self.origin.starts_with("https://") { 443 } else { 80 };
        let port = uri.port_u16().unwrap_or(usual);
        is_loopback(uri.host()?).then_some(LocalOnly { port })
    }
    /// Whether the reader's device is still theirs. A stream asks: it may outlive that.
    pub(crate) async fn is_still_here(&self, app: &App) -> Result<bool, Trouble> {
        let Some(token) = &self.token else { return Ok(true) };
        Ok(app.person(token.reveal()).await?.is_some())
    }
    pub(crate) fn invitation(&self) -> Option<Invitation> {
        self.invite.clone()
    }
}

impl FromRequestParts<Shared> for Reader {
    type Rejection = Trouble;
    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Reader, Trouble> {
        let token = cookie(&parts.headers, people::COOKIE);
        let known = match token {
            Some(token) => app.person(token).await?,
            None => None,
        };
        let (person, device) = known.map_or((None, None), |(person, device)| (Some(person), Some(device.id)));
        let agent = parts.headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok());
        Ok(Reader {
            token: token.filter(|_| person.is_some()).map(Secret::from),
            person,
            device,
            label: identity::label(agent.unwrap_or_default()),
            invite: cookie(&parts.headers, "invite").and_then(|token| token.parse().ok()),
            origin: app.house.origin(parts),
            from: Visitor::of(app, parts).0,
            manner: Manner::of(&parts.headers, &parts.uri),
        })
    }
}

impl House {
    /// Whether the reader came over https: as the host says, or a proxy of the host's.
    pub(crate) fn is_https(&self, parts: &Parts) -> bool {
        match &self.public_url {
            Some(url) => url.starts_with("https://"),
            None => {
                let peer = parts.extensions.get::<Peer>().map(|peer| peer.0.ip());
                let is_trusted = peer.is_some_and(|peer| self.trusted_proxies.iter().any(|own| own.contains(peer)));
                is_trusted && parts.headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https")
            }
        }
    }
    fn origin(&self, parts: &Parts) -> String {
        if let Some(url) = &self.public_url {
            return url.clone();
        }
        let host = parts.headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
        format!("{}://{host}", if self.is_https(parts) { "https" } else { "http" })
    }
}

/// Whether a computer reaches itself by this name, with or without a port, and nobody else does.
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

pub(crate) fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let lines = headers.get_all(header::COOKIE).into_iter().filter_map(|line| line.to_str().ok());
    let mut pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|pair| pair.0 == name).map(|pair| pair.1)
}

pub(crate) const YEAR: u32 = 365 * 24 * 60 * 60;

/// Cookies to be kept by the browser: out of reach for scripts, and never sent along by other sites' forms.
#[derive(Debug, Default)]
pub(crate) struct Cookies(Vec<HeaderValue>);

impl Cookies {
    #[must_use]
    pub(crate) fn keep(mut self, name: &str, value: &str, path: &str, seconds: u32) -> Cookies {
        let cookie = format!("{name}={value}; Path={path}; Max-Age={seconds}; HttpOnly; SameSite=Lax");
        // Values are ours: hexadecimal digits, or names of languages and lights.
        self.0.extend(HeaderValue::from_str(&cookie));
        self
    }
    /// The browser is somebody's from now on.
    #[must_use]
    pub(crate) fn sign_in(self, token: &Secret) -> Cookies {
        self.keep(people::COOKIE, token.reveal(), "/", YEAR)
    }
    /// The browser is nobody's any more.
    #[must_use]
    pub(crate) fn sign_out(self) -> Cookies {
        self.keep(people::COOKIE, "", "/", 0)
    }
}

impl IntoResponseParts for Cookies {
    type Error = Infallible;
    fn into_response_parts(self, mut response: ResponseParts) -> Result<ResponseParts, Infallible> {
        self.0.into_iter().for_each(|cookie| _ = response.headers_mut().append(header::SET_COOKIE, cookie));
        Ok(response)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_computer_reaches_itself_by_few_names() {
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

    #[test]
    fn a_cookie_is_found_among_others_and_only_by_its_whole_name() {
        let mut headers = HeaderMap::new();
        headers.append(header::COOKIE, HeaderValue::from_static("xtheme=light; theme=dark"));
        headers.append(header::COOKIE, HeaderValue::from_static("language=de"));
        assert_eq!(cookie(&headers, "theme"), Some("dark"));
        assert_eq!(cookie(&headers, "language"), Some("de"));
        assert_eq!(cookie(&headers, "them"), None);
    }
}
