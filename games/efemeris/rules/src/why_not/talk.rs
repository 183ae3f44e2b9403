//! What stands against a word at the table: EF-END-04, EF-RULING-52.

use crate::view::View;
use wardroom_kernel::{Reason, Rejected, Talk};

pub(crate) fn why_not_say(view: &View, word: Talk, rejected: Rejected) -> Option<Reason> {
    let (rule, key) = match (rejected, word) {
        (Rejected::OfferedBefore, Talk::OfferDraw) => ("EF-RULING-52", "why-draw-offered"),
        (Rejected::OfferOpen, Talk::OfferDraw) => ("EF-RULING-52", "why-draw-waits"),
        (Rejected::NothingToSay, Talk::OfferDraw) if view.phase.is_setup() => ("EF-RULING-52", "why-draw-in-setup"),
        (Rejected::NothingToSay, Talk::AcceptDraw | Talk::DeclineDraw) => ("EF-END-04", "why-no-draw-offered"),
        _ => return None,
    };
    Some(Reason::new(rule, key))
}
