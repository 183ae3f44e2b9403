//! Around every request: what other sites may not do, what browsers are told about our pages, and how trouble is shown.

use crate::{
    app::Shared,
    people,
    reader::{self, Cookies, Manner, cookie},
    trouble::Trouble,
    visitor::Visitor,
};
use axum::{
    Json,
    extract::{Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header, header::Entry, request::Parts},
    middleware::Next,
    response::{Html, IntoResponse, Response},
};
use serde_json::json;
use wardroom_store::Secret;
use wardroom_ui::{Frame, page};

pub(crate) const SVG: &str = "image/svg+xml";

/// No script and no style but our own files. Attributes may style: pieces are placed by them.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
     img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/// A picture is opened on its own, too: it has its style inside, and nothing else may come of it.
const PICTURE_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
/// Who may show it on their own pages; a picture that is there to be shared says otherwise.
pub(crate) const RESOURCE_POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");
const HEADERS: [(HeaderName, &str); 4] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // Links hold invitations: other sites must not hear of them.
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
];

pub(crate) async fn guard(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let manner = Manner::of(request.headers(), request.uri());
    let token = cookie(request.headers(), people::COOKIE).map(Secret::from);
    let (parts, body) = request.into_parts();
    let is_https = app.house.is_https(&parts);
    // Elsewhere browsers do not heed what is about openers, and complain of it.
    let is_trustworthy = is_https || parts.headers.get(header::HOST).is_some_and(is_loopback);
    let mut response = match may_enter(&app, &parts) {
        Ok(()) => next.run(Request::from_parts(parts, body)).await,
        Err(trouble) => trouble.into_response(),
    };
    if let Some(trouble) = response.extensions_mut().remove::<Trouble>() {
        let who = if manner.wants_json { None } else { name_of(&app, token.as_ref(), &trouble).await };
        response = explain(&app, &manner, who.as_deref(), &trouble);
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
    // Pages show a table at one moment to one person; only files with their hash in the address are kept.
    let is_kept = response.headers().contains_key(header::CACHE_CONTROL);
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    // Not beside another cookie, perhaps the one that signs out; nor with what is kept, perhaps for others.
    if let Some(token) = &token
        && !is_kept
        && !response.headers().contains_key(header::SET_COOKIE)
        && app.people.renews(token.reveal())
    {
        response = (Cookies::default().sign_in(token), response).into_response();
    }
    if is_https {
        keep_to_https(response.headers_mut());
    }
    response
}

fn is_loopback(host: &HeaderValue) -> bool {
    host.to_str().is_ok_and(reader::is_loopback)
}

/// What is asked of every request, whatever it wants.
fn may_enter(app: &Shared, parts: &Parts) -> Result<(), Trouble> {
    app.gate.head(parts)?;
    let is_reading = parts.method == Method::GET || parts.method == Method::HEAD;
    if !is_reading && is_foreign(&parts.headers) {
        return Err(Trouble::CrossSite);
    }
    // Files are kept by browsers, and whoever looks after the server must always be answered.
    let path = parts.uri.path();
    if path.starts_with("/assets/") || path == "/health" || path == "/ready" {
        return Ok(());
    }
    Ok(app.gate.request(Visitor::of(app, parts).0)?)
}

/// A cookie that came over https is never sent without.
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

/// What the reader is called, as on every other page. Where the server has too much to do already, nobody is looked up.
async fn name_of(app: &Shared, token: Option<&Secret>, trouble: &Trouble) -> Option<String> {
    let token = token?.reveal();
    match trouble {
        Trouble::Limit(_) | Trouble::Stopping | Trouble::Database => app.people.name_of(token),
        _ => app.person(token).await.ok().flatten().map(|(person, _)| person.name),
    }
}

fn explain(app: &Shared, manner: &Manner, who: Option<&str>, trouble: &Trouble) -> Response {
    let mut response = told(app, manner, who, trouble);
    note(app, trouble, &mut response);
    response
}

/// What every refusal has, on whatever page it stands: when to come again, and a count if it is a limit's.
pub(crate) fn note(app: &Shared, trouble: &Trouble, response: &mut Response) {
    response.headers_mut().extend(trouble.retry_after().map(|seconds| (header::RETRY_AFTER, seconds.into())));
    if is_of_a_limit(trouble) {
        app.metrics.refused(trouble.code());
    }
}

/// Whatever is told to ask for less, to send less or to send it sooner, whoever keeps that measure.
fn is_of_a_limit(trouble: &Trouble) -> bool {
    const OF_LIMITS: [StatusCode; 4] = [
        StatusCode::REQUEST_TIMEOUT,
        StatusCode::PAYLOAD_TOO_LARGE,
        StatusCode::TOO_MANY_REQUESTS,
        StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE,
    ];
    matches!(trouble, Trouble::Limit(_)) || OF_LIMITS.contains(&trouble.status())
}

fn told(app: &Shared, manner: &Manner, who: Option<&str>, trouble: &Trouble) -> Response {
    let (status, say) = (trouble.status(), app.say(manner.language));
    let sentence = trouble.sentence(say);
    tracing::debug!(code = trouble.code(), "refused");
    if manner.wants_json {
        let why = trouble.why();
        let body = json!({
            "code": trouble.code(),
            "message": sentence,
            "rule": why.map(|why| why.rule),
            "why": why.map(|why| &why.text),
        });
        return (status, Json(body)).into_response();
    }
    let frame = Frame { who, ..manner.frame(app, say.text("error-title")) };
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
