//! What the loads share: people who talk HTTP as browsers do.

pub mod http;
