//! Middleware around every request: refuses forms of other sites, sets security headers, renews cookies, and writes error pages.

use crate::{
    error::AppError,
    extract::{Cookies, RequestPrefs, SESSION_COOKIE, cookie, is_loopback},
    state::AppState,
    texts::say,
};
use axum::{
    Json,
    extract::{Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, header, header::Entry, request::Parts},
    middleware::Next,
    response::{Html, IntoResponse, Response},
};
use serde_json::json;
use wardroom_accounts::Accounts;
use wardroom_http::{HttpMetrics, household};
use wardroom_store::Secret;
use wardroom_ui::{Frame, page};

pub(crate) const SVG: &str = "image/svg+xml";

/// Scripts and styles from our own files only. Style attributes are allowed: they place the pieces.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
     img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/// For pictures that are opened on their own: their style is inside.
const PICTURE_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
/// Which sites may embed a reply; pictures for sharing override it.
pub(crate) const RESOURCE_POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");
const HEADERS: [(HeaderName, &str); 4] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // Addresses hold invitations, which other sites must not see.
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
];

pub(crate) async fn guard(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let prefs = RequestPrefs::new(request.headers(), request.uri());
    let token = cookie(request.headers(), SESSION_COOKIE).map(Secret::from);
    let (parts, body) = request.into_parts();
    let is_https = state.site.is_https(&parts);
    // On other origins browsers ignore the opener policy with a warning.
    let is_trustworthy = is_https || parts.headers.get(header::HOST).is_some_and(is_loopback_host);
    let mut response = match check_request(&state, &parts) {
        Ok(()) => next.run(Request::from_parts(parts, body)).await,
        Err(error) => error.into_response(),
    };
    if let Some(error) = response.extensions_mut().remove::<AppError>() {
        let who = if prefs.wants_json { None } else { name_of(&state.accounts, token.as_ref(), &error).await };
        response = error_reply(&state, &prefs, who.as_deref(), &error);
        add_limit_headers(&state.http_metrics, &error, &mut response);
    }
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    if is_trustworthy {
        let name = HeaderName::from_static("cross-origin-opener-policy");
        response.headers_mut().insert(name, HeaderValue::from_static("same-origin"));
    }
    response.headers_mut().entry(RESOURCE_POLICY).or_insert(HeaderValue::from_static("same-origin"));
    if response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind == SVG) {
        response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(PICTURE_POLICY));
    }
    // Pages show one moment to one person; only files with their hash in the address are cached.
    let is_kept = response.headers().contains_key(header::CACHE_CONTROL);
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    // Not beside another cookie, which may be the one that signs out, nor with a reply that may be cached for others.
    if let Some(token) = &token
        && !is_kept
        && !response.headers().contains_key(header::SET_COOKIE)
        && state.accounts.takes_renewal(token.reveal())
    {
        response = (Cookies::default().sign_in(token), response).into_response();
    }
    if is_https {
        keep_to_https(response.headers_mut());
    }
    response
}

fn is_loopback_host(host: &HeaderValue) -> bool {
    host.to_str().is_ok_and(is_loopback)
}

/// The checks of every request.
fn check_request(state: &AppState, parts: &Parts) -> Result<(), AppError> {
    state.limits.head(parts)?;
    let is_reading = parts.method == Method::GET || parts.method == Method::HEAD;
    if !is_reading && is_foreign(&parts.headers) {
        return Err(AppError::CrossSite);
    }
    // Files are cached by browsers, and health checks must always be answered.
    let path = parts.uri.path();
    if path.starts_with("/assets/") || path == "/health" || path == "/ready" {
        return Ok(());
    }
    Ok(state.limits.request(household(state.site.trusted_proxies.client_of(parts)))?)
}

/// A cookie that was set over https is never sent without it.
fn keep_to_https(headers: &mut HeaderMap) {
    headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    if let Entry::Occupied(mut cookies) = headers.entry(header::SET_COOKIE) {
        for cookie in cookies.iter_mut() {
            let secure = [cookie.as_bytes(), b"; Secure"].concat();
            if let Ok(secure) = HeaderValue::from_bytes(&secure) {
                *cookie = secure;
            }
        }
    }
}

/// The name of the person for the error page; from the cache only, if the server has too much to do.
async fn name_of(accounts: &Accounts, token: Option<&Secret>, error: &AppError) -> Option<String> {
    let token = token?.reveal();
    match error.is_overload() {
        true => accounts.cached_name(token),
        false => accounts.person(token).await.ok().flatten().map(|(person, _)| person.name),
    }
}

/// Sets `Retry-After`, and counts the error if it is a limit's.
pub(crate) fn add_limit_headers(metrics: &HttpMetrics, error: &AppError, response: &mut Response) {
    response.headers_mut().extend(error.retry_after().map(|seconds| (header::RETRY_AFTER, seconds.into())));
    if error.is_of_a_limit() {
        metrics.count_refusal(error.code());
    }
}

fn error_reply(state: &AppState, prefs: &RequestPrefs, who: Option<&str>, error: &AppError) -> Response {
    let (status, say) = (error.status(), say(prefs.language));
    let sentence = error.message(say);
    tracing::debug!(code = error.code(), "refused");
    if prefs.wants_json {
        let why = error.why();
        let body = json!({
            "code": error.code(),
            "message": sentence,
            "rule": why.map(|why| why.rule),
            "why": why.map(|why| &why.text),
        });
        return (status, Json(body)).into_response();
    }
    let frame = Frame { who, ..prefs.frame(&state.site, say.text("error-title")) };
    (status, Html(page::error(&frame, status.as_u16(), Some(&sentence)).into_string())).into_response()
}

/// Whether a form or script of another site sent it. Programs that are no browsers send neither header.
fn is_foreign(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    if let Some(site) = text(HeaderName::from_static("sec-fetch-site")) {
        return !matches!(site, "same-origin" | "none");
    }
    let host = text(header::HOST).unwrap_or_default();
    text(header::ORIGIN).is_some_and(|origin| origin.split_once("://").is_none_or(|(_, from)| from != host))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn foreign(headers: &[(&'static str, &'static str)]) -> bool {
        let pairs =
            headers.iter().map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
        is_foreign(&pairs.collect())
    }

    #[test]
    fn only_our_own_pages_may_send_forms() {
        assert!(!foreign(&[("host", "a:1"), ("origin", "http://a:1")]));
        assert!(!foreign(&[("host", "a:1"), ("sec-fetch-site", "same-origin")]));
        assert!(!foreign(&[("host", "a:1")]));
        assert!(foreign(&[("host", "a:1"), ("origin", "http://b:1")]));
        assert!(foreign(&[("host", "a:1"), ("origin", "null")]));
        assert!(foreign(&[("host", "a:1"), ("origin", "http://a:1"), ("sec-fetch-site", "cross-site")]));
    }
}
