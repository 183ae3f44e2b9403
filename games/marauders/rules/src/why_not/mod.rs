//! Why something is not offered. It knows what the seat knows and no more.

use crate::{Action, View};
use wardroom_kernel::{Reason, Seat};

pub(crate) fn why_not(view: &View, seat: Seat, offers: &[Action], path: &[&str]) -> Vec<Reason> {
    let _ = (view, seat, offers, path);
    Vec::new()
}
