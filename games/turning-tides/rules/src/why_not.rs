//! Why not?
use crate::{Action, View};
use wardroom_kernel::{Reason, Seat};
pub(crate) fn why_not(_view: &View, _seat: Seat, _offers: &[Action], _path: &[&str]) -> Vec<Reason> {
    Vec::new()
}
