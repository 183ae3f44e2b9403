//! One line of the log and one count for each request. Both name the route, never the address: addresses hold invitations.

use crate::app::Shared;
use axum::{
    extract::{MatchedPath, Request, State},
    http::{HeaderName, HeaderValue, Method},
    middleware::Next,
    response::Response,
};
use std::time::Instant;
use tracing::Instrument as _;

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

pub(crate) async fn access(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let (method, id) = (word(request.method()), any_id());
    let route = request.extensions().get::<MatchedPath>().map_or("none", MatchedPath::as_str).to_owned();
    let span = tracing::info_span!("request", id, method, route);
    let mut response = next.run(request).instrument(span.clone()).await;
    let (status, took) = (response.status().as_u16(), begun.elapsed());
    app.metrics.request(method, &route, status, took);
    let milliseconds = took.as_secs_f64() * 1e3;
    if status < 500 {
        span.in_scope(|| tracing::debug!(status, milliseconds, "answered"));
    } else {
        span.in_scope(|| tracing::warn!(status, milliseconds, "answered"));
    }
    // Somebody who reports trouble can name it.
    response.headers_mut().extend(HeaderValue::from_str(&id).ok().map(|id| (REQUEST_ID, id)));
    response
}

/// Methods that nobody defined share a name: what is counted must not grow with what is sent.
fn word(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::POST => "POST",
        Method::HEAD => "HEAD",
        Method::PUT => "PUT",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        Method::PATCH => "PATCH",
        _ => "other",
    }
}

/// Tells nothing but itself: by a number that grows, whoever asks twice would learn how much others asked meanwhile.
fn any_id() -> String {
    format!("{:016x}", rand::random::<u64>())
}
