//! Server-sent events. `session.rs` is what all streams have in common, `table.rs` the stream of a table with its
//! `social_feed.rs`, `lobby.rs` the stream of the start page.

pub(crate) mod lobby;
mod session;
mod social_feed;
pub(crate) mod table;
