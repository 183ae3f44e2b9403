//! Any answer will do. What can be taken back leads back, and has taught nothing.

use crate::random::{any, any_answer};
use crate::secrecy::{asks_the_same, looks_the_same, twin};
use wardroom_kernel::{FastRng, Game, Match, Seat, Talk, Viewer};

/// Answers the open question; says whether that could be taken back.
pub(super) fn answer<G: Game>(m: &mut Match<G>, rng: &mut FastRng) -> bool {
    if m.outcome().is_some() {
        return false;
    }
    if let Some(outcomes) = m.chance() {
        let outcome = rng.below(outcomes as usize) as u32;
        m.submit_chance(m.seq(Seat(0)), outcome).expect("nature is asked");
        return false;
    }
    let (seat, action) = any_answer(m, rng);
    let (before, twin) = (m.clone(), twin(m, seat, rng));
    m.submit(seat, m.seq(seat), action).expect("it is offered");
    assert!(m.events().starts_with(before.events()), "an answer changed what had been told");
    assert!(G::turn(before.table()) <= G::turn(m.table()), "the turn went back");
    let mut back = m.clone();
    if back.undo(seat, back.seq(seat)).is_err() {
        return false;
    }
    let is_back = (back.table(), back.events()) == (before.table(), before.events());
    assert!(is_back && asks_the_same(&back, &before, seat), "undo does not lead back");
    assert!(before.seq(seat) < back.seq(seat), "a question's number came twice");
    if let Some(mut twin) = twin {
        twin.submit(seat, twin.seq(seat), action).expect("it is offered there too");
        let from = before.events().len() - before.step().events.len();
        let is_no_wiser = looks_the_same(m, from, &twin, Viewer::Seat(seat));
        assert!(is_no_wiser, "{seat:?} has learnt something from an answer that it can take back");
    }
    if rng.below(8) == 0 {
        *m = back;
    }
    true
}

/// A seat says a word; the table stays as it is. An offer is answered at once, as play waits for it.
pub(super) fn say<G: Game>(m: &mut Match<G>, rng: &mut FastRng) -> bool {
    let words = |m: &Match<G>| {
        let words = m.seats().flat_map(|seat| m.may_say(seat).map(move |word| (seat, word)).collect::<Vec<_>>());
        words.collect::<Vec<_>>()
    };
    // Resignations are rare, or no game would be played to its end.
    let is_kept = rng.below(4) == 0;
    let may = words(m).into_iter().filter(|&(_, word)| word != Talk::Resign || is_kept);
    let Some((seat, word)) = any(may, rng) else { return false };
    let before = (m.table().clone(), m.answers().len(), m.asked());
    m.submit_talk(seat, word).expect("it may be said");
    while m.open_offer().is_some() && m.outcome().is_none() {
        let (seat, word) = any(words(m).into_iter(), rng).expect("an offer can be answered");
        m.submit_talk(seat, word).expect("it may be said");
    }
    // All that talk can change is which game of a match is played: after an agreed draw another one begins, or the match is over.
    let goes_further = G::turn(&before.0) < G::turn(m.table()) || m.outcome().is_some();
    let is_another_game = m.game().answers.is_empty() && goes_further;
    let is_same = before == (m.table().clone(), m.answers().len(), m.asked());
    assert!(is_same || is_another_game, "the rules heard what was said");
    true
}
