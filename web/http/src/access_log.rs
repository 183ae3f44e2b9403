//! One log line and one metric for each request. Both name the route, never the address: addresses hold invitations.

use crate::metrics::HttpMetrics;
use axum::{
    extract::{MatchedPath, Request, State},
    http::{HeaderName, HeaderValue, Method},
    middleware::Next,
    response::Response,
};
use std::{sync::Arc, time::Instant};
use tracing::Instrument as _;

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Middleware for `axum::middleware::from_fn_with_state`.
pub async fn log_request(State(metrics): State<Arc<HttpMetrics>>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let (method, id) = (method_name(request.method()), new_id());
    let route = request.extensions().get::<MatchedPath>().map_or("none", MatchedPath::as_str).to_owned();
    let span = tracing::info_span!("request", id, method, route);
    let mut response = next.run(request).instrument(span.clone()).await;
    let (status, took) = (response.status().as_u16(), begun.elapsed());
    metrics.count_request(method, &route, status, took);
    let milliseconds = took.as_secs_f64() * 1e3;
    if status < 500 {
        span.in_scope(|| tracing::debug!(status, milliseconds, "answered"));
    } else {
        span.in_scope(|| tracing::warn!(status, milliseconds, "answered"));
    }
    // A player who reports a fault can name the request.
    response.headers_mut().extend(HeaderValue::from_str(&id).ok().map(|id| (REQUEST_ID, id)));
    response
}

/// Unknown methods share a name: the number of metric series must not grow with what clients send.
fn method_name(method: &Method) -> &'static str {
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

/// Random: a counter would tell a client how many requests others sent.
fn new_id() -> String {
    format!("{:016x}", rand::random::<u64>())
}
