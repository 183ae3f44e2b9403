//! For any touch `why_not` returns reasons or none, and never panics.

use crate::random::any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use wardroom_kernel::{FastRng, Game, Match, Seat, Viewer};

const JUNK: [&str; 8] = ["", "nonsense", ".", "card.", "0", "zone.99999999999999999999", "zone.-1", "🌊 > "];

/// Says whether there was a reason.
pub(super) fn refuses_calmly<G: Game>(m: &Match<G>, seat: Seat, known: &[G::Action], rng: &mut FastRng) -> bool {
    let offers: Vec<G::Action> = m.offers(seat).collect();
    let texts: Vec<String> =
        (0..3).filter_map(|_| any(offers.iter().chain(known), rng)).map(ToString::to_string).collect();
    let tokens: Vec<&str> = texts.iter().flat_map(|text| text.split(" > ")).collect();
    let mut token = || {
        let junk = JUNK[rng.below(JUNK.len())];
        if rng.below(4) == 0 { junk } else { any(tokens.iter().copied(), rng).unwrap_or(junk) }
    };
    let longest: Vec<&str> = (0..4).map(|_| token()).collect();
    let path = &longest[..rng.below(longest.len() + 1)];
    let view = G::view(m.table(), Viewer::Seat(seat));
    let reasons = catch_unwind(AssertUnwindSafe(|| G::why_not(&view, seat, &offers, path)));
    let reasons = reasons.unwrap_or_else(|_| panic!("`why_not` panics at {path:?}"));
    let are_named = reasons.iter().all(|reason| !reason.rule.is_empty() && !reason.key.is_empty());
    assert!(are_named, "a reason without a rule or a sentence, at {path:?}");
    !reasons.is_empty()
}
