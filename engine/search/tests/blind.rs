//! A bot knows what its seat knows: whatever is hidden from it changes nothing in what it thinks.

use turning_tides::{GOLD, SILVER, Table, TurningTides};
use wardroom_kernel::{FastRng, Game, Match, Seat};
use wardroom_search::{Candidate, Level, NoEvaluation};

fn weigh(m: &Match<TurningTides>, seat: Seat) -> Vec<Candidate<<TurningTides as Game>::Action>> {
    Level::Strong.think(&mut m.standpoint(seat), &NoEvaluation, &mut FastRng(1), &mut |so_far| so_far.games < 60).arms
}

/// Silver about to choose; only gold's hand and draw pile differ, by what they hold.
fn against(hand: &str) -> Match<TurningTides> {
    let scene = Table::scene(1, 6, GOLD, "C6 s4 s5 k5p M", "C3 s4 s5 k5p M").hand(GOLD, hand).discard(GOLD, "");
    Match::at(scene.table().expect("a table"))
}

fn answer(m: &mut Match<TurningTides>, seat: Seat, text: &str) {
    m.submit(seat, m.seq(seat), text.parse().expect("notation")).expect("it is offered");
}

#[test]
fn a_hidden_hand_does_not_change_what_a_bot_thinks() {
    let (armed, harmless) = (against("wait fire swing"), against("wait cannon sailor"));
    assert_ne!(armed.table(), harmless.table());
    assert_eq!(weigh(&armed, SILVER), weigh(&harmless, SILVER));
    assert_ne!(weigh(&armed, GOLD), weigh(&harmless, GOLD), "gold knows its own hand");
}

#[test]
fn a_sealed_card_is_not_looked_at() {
    let (mut fire, mut wait) = (against("wait fire swing"), against("wait fire swing"));
    answer(&mut fire, GOLD, "card.fire");
    answer(&mut wait, GOLD, "card.wait");
    assert_eq!(weigh(&fire, SILVER), weigh(&wait, SILVER));
}

#[test]
fn a_bot_sees_a_blow_that_ends_the_game() {
    let scene = Table::scene(1, 10, SILVER, "C6 s5 k5p M", "C3 s4 M- X1 X2").hand(SILVER, "wait fire swing cannon");
    let m = Match::<TurningTides>::at(scene.hand(GOLD, "wait").pile(GOLD, "").table().expect("a table"));
    let arms = weigh(&m, SILVER);
    let best = arms.iter().max_by_key(|arm| arm.visits).expect("it is asked");
    assert_eq!(best.action.to_string(), "card.fire");
}

#[test]
fn luck_takes_any_offer_and_impatience_still_answers() {
    let m = against("wait fire swing");
    let mut standpoint = m.standpoint(GOLD);
    for level in Level::ALL {
        let thought = level.think(&mut standpoint, &NoEvaluation, &mut FastRng(3), &mut |_| false);
        assert!(m.offers(GOLD).any(|offer| Some(offer) == thought.best()), "{level}");
    }
    let picked: std::collections::BTreeSet<String> = (0..40)
        .filter_map(|seed| {
            Level::Random.think(&mut standpoint, &NoEvaluation, &mut FastRng(seed), &mut |_| true).best()
        })
        .map(|action| action.to_string())
        .collect();
    assert_eq!(picked.len(), m.offers(GOLD).count(), "every offer is picked sometimes");
}
