//! Cookies: out of reach for scripts, and never sent with forms of other sites.

use axum::{
    http::{HeaderMap, HeaderValue, header},
    response::{IntoResponseParts, ResponseParts},
};
use std::convert::Infallible;
use wardroom_store::Secret;

/// The cookie with the token of a signed-in device.
pub(crate) const SESSION_COOKIE: &str = "wardroom";
pub(crate) const YEAR: u32 = 365 * 24 * 60 * 60;

pub(crate) fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let lines = headers.get_all(header::COOKIE).into_iter().filter_map(|line| line.to_str().ok());
    let mut pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|pair| pair.0 == name).map(|pair| pair.1)
}

/// Cookies that a reply sets.
#[derive(Debug, Default)]
pub(crate) struct Cookies(Vec<HeaderValue>);

impl Cookies {
    #[must_use]
    pub(crate) fn keep(mut self, name: &str, value: &str, path: &str, seconds: u32) -> Cookies {
        let cookie = format!("{name}={value}; Path={path}; Max-Age={seconds}; HttpOnly; SameSite=Lax");
        // Values are ours: hexadecimal digits, or names of languages and themes.
        self.0.extend(HeaderValue::from_str(&cookie));
        self
    }
    /// Signs the browser in.
    #[must_use]
    pub(crate) fn sign_in(self, token: &Secret) -> Cookies {
        self.keep(SESSION_COOKIE, token.reveal(), "/", YEAR)
    }
    /// Signs the browser out.
    #[must_use]
    pub(crate) fn sign_out(self) -> Cookies {
        self.keep(SESSION_COOKIE, "", "/", 0)
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
    fn a_cookie_is_found_among_others_and_only_by_its_whole_name() {
        let mut headers = HeaderMap::new();
        headers.append(header::COOKIE, HeaderValue::from_static("xtheme=light; theme=dark"));
        headers.append(header::COOKIE, HeaderValue::from_static("language=de"));
        assert_eq!(cookie(&headers, "theme"), Some("dark"));
        assert_eq!(cookie(&headers, "language"), Some("de"));
        assert_eq!(cookie(&headers, "them"), None);
    }
}
