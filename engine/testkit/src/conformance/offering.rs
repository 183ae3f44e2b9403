//! Offers are sound, and anything else is rejected.

use super::notation;
use crate::random::any;
use wardroom_kernel::{FastRng, Game, Match, Rejected};

/// `known` collects actions of all kinds, to be tried where they are not offered.
pub(super) fn offers_are_sound<G: Game>(m: &mut Match<G>, known: &mut Vec<G::Action>, rng: &mut FastRng) {
    let before = (m.table().clone(), m.answers().len(), m.sealed());
    for seat in m.asked() {
        let offers: Vec<G::Action> = m.offers(seat).collect();
        notation::reads_back::<G>(&offers, rng);
        let one = any(offers.iter().copied(), rng).expect("a question has offers");
        assert_eq!(m.submit(seat, m.seq(seat) + 1, one), Err(Rejected::Stale), "a stale answer was taken");
        for other in m.seats() {
            for action in any(known.iter().copied(), rng).into_iter().chain([one]) {
                let is_offered = m.offers(other).any(|offer| offer == action);
                let is_rejected = is_offered || m.submit(other, m.seq(other), action).is_err();
                assert!(is_rejected, "`{action}` was taken, which was not offered");
            }
        }
        if known.len() < 256 && !known.contains(&one) {
            known.push(one);
        }
    }
    assert_eq!(before, (m.table().clone(), m.answers().len(), m.sealed()), "a rejected answer changed something");
}
