//! What the load programs share: an HTTP client that behaves like a browser.

pub mod http;
