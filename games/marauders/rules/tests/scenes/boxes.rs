//! Boxes that an owner has corrected: what fits is played with, what does not is named, field by field.

use marauders::{Marauders, Parts};
use wardroom_kernel::{FastRng, Game, Parts as _, Run, Setup};

const SHIPPED: &str = include_str!("../../box.toml");

#[track_caller]
fn faults(from: &str, to: &str) -> Vec<String> {
    assert!(SHIPPED.contains(from), "the shipped box has `{from}`");
    match Parts::read(&SHIPPED.replacen(from, to, 1)) {
        Ok(_) => Vec::new(),
        Err(why) => why.0.iter().map(ToString::to_string).collect(),
    }
}

#[test]
fn the_shipped_box_fits_and_has_no_mark() {
    assert_eq!(Parts::read(SHIPPED).map(|parts| parts.fingerprint().to_string()), Ok(String::new()));
}

#[test]
fn prices_numbers_names_and_texts_may_be_corrected() {
    assert_eq!(faults("start_gold = 10", "start_gold = 12"), [""; 0]);
    assert_eq!(faults("name_de = \"Kakao\"", "name_de = \"Kakaobohnen\""), [""; 0]);
    assert_eq!(faults("skills = [3, 2, 2, 3]", "skills = [4, 2, 2, 2]"), [""; 0]);
}

#[test]
fn a_border_leads_back_over_the_opposite_letter() {
    let wrong = faults("borders = { N = \"st-john\", SW", "borders = { NE = \"st-john\", SW");
    assert_eq!(wrong.len(), 2, "{wrong:?}");
    assert!(wrong[0].starts_with("zone.bridgetown.borders.NE: problem-map-one-way"), "{wrong:?}");
}

#[test]
fn what_the_rules_are_written_for_stays() {
    assert_eq!(faults("id = \"cocoa\"", "id = \"coffee\"").len(), 1);
    assert_eq!(faults("per_good = 3", "per_good = 4").len(), 1);
    assert_eq!(faults("[[good]]\nid = \"wood\"", "[[bad]]\nid = \"wood\"").len(), 2);
    let numbers = faults("glory_hand = 4", "glory_hand = 40");
    assert_eq!(numbers, ["numbers.glory_hand: problem-between (value: 40, least: 1, most: 6)"]);
    let ship = faults("toughness = 2", "toughness = 7");
    assert_eq!(ship, ["ship.sloop.toughness: problem-between (value: 7, least: 1, most: 5)"]);
}

#[test]
fn every_wrong_field_of_a_card_is_named() {
    let wrong = faults("home = \"havana\"", "home = \"atlantis\"");
    assert!(wrong.iter().any(|why| why.starts_with("captain.felipe-de-los-reyes.home")), "{wrong:?}");
    let wrong = faults("kind = \"redirect-hit\", n = 1", "kind = \"teleport\", n = 1");
    assert!(wrong.iter().any(|why| why.starts_with("captain.felipe-de-los-reyes.effect")), "{wrong:?}");
}

#[test]
fn numbers_of_effects_have_bounds() {
    let wrong = faults("kind = \"move-allowance\", extra_moves = 1", "kind = \"move-allowance\", extra_moves = 200");
    assert_eq!(wrong.len(), 1, "{wrong:?}");
    assert!(wrong[0].contains("problem-effect-number (name: extra_moves, value: 200, least: 1, most: 6)"), "{wrong:?}");
    let wrong = faults(
        "kind = \"npc-scouting\", npcs = \"naval\", dice = -1",
        "kind = \"npc-scouting\", npcs = \"naval\", dice = -9",
    );
    assert!(
        wrong.iter().any(|why| why.contains("problem-effect-number (name: dice, value: -9, least: -3, most: 3)")),
        "{wrong:?}"
    );
}

#[test]
fn a_corrected_box_is_played_with() {
    let text = SHIPPED.replace("start_gold = 10", "start_gold = 25").replace("glory_to_win = 10", "glory_to_win = 8");
    let parts: &'static Parts = Box::leak(Box::new(Parts::read(&text).expect("it fits")));
    let setup = Setup::new(Marauders::MODES, "base", 2, []).expect("there is such a mode");
    let mut run = Run::<Marauders>::at(Marauders::initial_table(&setup, parts).expect("a table"));
    assert!(run.play(&mut FastRng(1)).is_some());
    assert_ne!(parts.fingerprint(), "");
}
