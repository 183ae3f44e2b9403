//! The HTTP layer below the routes: accepts connections within limits, times out slow clients, finds the client's address
//! behind trusted proxies, compresses files, logs and counts requests. It knows no page, person, table or game, and none of
//! our other crates. Start at [`serve`]; the site's routes are in `wardroom-site`.

mod access_log;
mod canned_replies;
mod client_ip;
mod connection_limits;
mod gzip;
mod listener;
mod metrics;
mod timeout_io;

pub use access_log::log_request;
pub use canned_replies::{CannedReplies, CannedTexts};
pub use client_ip::{Network, PeerAddress, TrustedProxies, household};
pub use gzip::GzipCache;
pub use listener::{ListenerConfig, raise_file_limit, serve};
pub use metrics::{HttpMetrics, ProcessMetrics};
