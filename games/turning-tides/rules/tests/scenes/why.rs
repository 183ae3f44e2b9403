//! Why not: whatever is not offered has a reason, and whatever is offered has none. The single reasons are tested where
//! they are written.

use crate::walk::{everywhere, offers};
use std::collections::BTreeMap;
use turning_tides::TurningTides;
use wardroom_kernel::{Match, Seat};
use wardroom_testkit::Scene;

/// Everything that could be answered to a question that begins so, were all of it possible.
fn imaginable(verb: &str) -> Vec<String> {
    let zones = || (1..=7).map(|zone| format!("zone.{zone}"));
    let places = || (1..=7).flat_map(|zone| ["port", "starboard"].map(|side| format!("{zone}.{side}")));
    match verb {
        "sailor" | "swing" | "fire" | "promote" => zones().map(|zone| format!("{verb} > {zone}")).collect(),
        "cannon" => places().map(|place| format!("cannon > side.{place}")).collect(),
        "navigate" => ["forward", "back", "claim"].map(|option| format!("navigate > {option}")).into(),
        "move" => {
            let captain = zones().map(|zone| format!("move > captain > {zone}"));
            let sailors = (1..=7).flat_map(|from| zones().map(move |zone| format!("move > sailor.{from} > {zone}")));
            let cannons = places().flat_map(|from| places().map(move |to| format!("move > cannon.{from} > side.{to}")));
            captain.chain(sailors).chain(cannons).collect()
        }
        "pay" => crate::ALL_CARDS.map(|card| format!("pay > spend.{card}")).into(),
        "exchange" => crate::ALL_CARDS.map(|card| format!("exchange > give.{card}")).into(),
        _ => crate::ALL_CARDS.map(|card| format!("card.{card}")).into(),
    }
}

/// At every eighth question: refusals by verb.
fn look(played: &Match<TurningTides>, seat: Seat, refused: &mut BTreeMap<String, usize>) {
    let (scene, offers) = (Scene::of(played.clone()), offers(played, seat));
    let verb = offers[0].split([' ', '.']).next().unwrap_or_default();
    for text in imaginable(verb) {
        let is_offered = offers.contains(&text);
        let reasons = scene.reasons(seat, &text);
        assert_eq!(reasons.is_empty(), is_offered, "`{text}`: {reasons:?}, and offered are {offers:?}");
        assert!(reasons.iter().all(|reason| reason.rule.starts_with("TT-")), "{reasons:?}");
        *refused.entry(verb.to_owned()).or_default() += usize::from(!is_offered);
    }
}

#[test]
fn whatever_is_not_offered_has_a_reason_and_whatever_is_offered_has_none() {
    let mut refused = BTreeMap::new();
    for mode in ["base", "intro"] {
        everywhere(mode, 6, |played| {
            if played.answers().len() % 8 == 0 {
                played.asked().for_each(|seat| look(played, seat, &mut refused));
            }
        });
    }
    let verbs = ["cannon", "card", "exchange", "fire", "move", "navigate", "pay", "promote", "sailor", "swing"];
    assert!(verbs.iter().all(|verb| refused.get(*verb).is_some_and(|&times| times > 0)), "{refused:?}");
}
