//! The time of day, for a store that has no clock of its own.

use std::time::{SystemTime, UNIX_EPOCH};
use wardroom_store::Millis;

/// Milliseconds since 1970.
pub fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
