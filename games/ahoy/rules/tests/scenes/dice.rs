//! Dice and gold: which slot takes which die, and what gold does to it.

use crate::{Sailing, Voyage, at, die, play, sea};
use ahoy::{Accepts, Card, DieSlot, Faction, SMUGGLER, SQUADRON, Slot, UNION};
use wardroom_kernel::{Seat, Viewer};

/// A turn of a seat with these dice and no gold.
fn turn(seat: Seat, dice: &[u8]) -> ahoy::Scene {
    sea(3).turn(seat).dice(seat, dice.iter().copied())
}
/// Where a die can go.
fn slots(die: u8, slots: &[&str]) -> Vec<String> {
    slots.iter().map(|slot| format!("die.{die} > slot.{slot}")).collect()
}

#[test] // AH-DICE-01
fn a_die_on_a_slot_takes_its_action() {
    play(turn(SMUGGLER, &[1, 3]).flagship(SMUGGLER, at(0, 1)))
        .when("smuggler: die.3 > slot.sail")
        .slot(SMUGGLER, Slot::Sail, &[die(3)])
        .offers(SMUGGLER, "step > space.1.1");
}

#[test] // AH-DICE-02, AH-DAMAGE-06
fn a_slot_with_a_die_or_damage_takes_no_die() {
    let scene = turn(SMUGGLER, &[1]).placed(SMUGGLER, Slot::Cannons, 2).damaged(SMUGGLER, Slot::Tailwind);
    play(scene)
        .asks_set(SMUGGLER, &slots(1, &["sail", "full-sail"]))
        .rejects("smuggler: die.1 > slot.cannons", "AH-DICE-02")
        .rejects("smuggler: die.1 > slot.tailwind", "AH-DICE-02");
}

#[test] // AH-DICE-03, AH-DICE-11
fn slots_take_any_die_or_their_value_or_even_ones() {
    let squadron = |value| play(turn(SQUADRON, &[value]));
    squadron(1).asks_set(SQUADRON, &slots(1, &["sail", "tailwind", "deploy"]));
    squadron(2).asks_set(SQUADRON, &slots(2, &["sail", "tailwind", "deploy", "repair"]));
    squadron(3).asks_set(SQUADRON, &slots(3, &["sail", "tailwind", "deploy", "order"]));
    squadron(4).asks_set(SQUADRON, &slots(4, &["sail", "tailwind", "deploy", "bombard"]));
    squadron(5).asks_set(SQUADRON, &slots(5, &["sail", "tailwind", "deploy", "cannons-5"]));
    squadron(6).asks_set(SQUADRON, &slots(6, &["sail", "tailwind", "deploy", "cannons-6"]));
    let union = |value| play(turn(UNION, &[value]));
    union(1).asks_set(UNION, &slots(1, &["sail", "tailwind", "cannons", "assemble"]));
    union(2).asks_set(UNION, &slots(2, &["sail", "tailwind", "cannons", "repair"]));
    union(3).asks_set(UNION, &slots(3, &["sail", "tailwind", "cannons"]));
    union(6).asks_set(UNION, &slots(6, &["sail", "tailwind", "cannons", "repair", "inspire", "rally"]));
    for (value, is_even) in [(1, false), (2, true), (3, false), (4, true), (5, false), (6, true)] {
        let even: &[&str] = if is_even { &["negotiate", "repair"] } else { &[] };
        let expected = slots(value, &[&["sail", "full-sail", "tailwind", "cannons"], even].concat());
        play(turn(SMUGGLER, &[value])).asks_set(SMUGGLER, &expected);
    }
    play(turn(SQUADRON, &[4])).rejects("squadron: die.4 > slot.repair", "AH-DICE-03");
}

#[test] // AH-DICE-11, AH-SQUAD-14
fn the_squadrons_repair_takes_a_2_and_the_others_an_even_die() {
    assert_eq!(Slot::Repair.accepts(Faction::Squadron), Accepts::Only(crate::pips(2)));
    assert_eq!(Slot::Repair.accepts(Faction::Union), Accepts::Even);
    assert_eq!(Slot::Repair.accepts(Faction::Smuggler), Accepts::Even);
}

#[test] // AH-DICE-04
fn the_slots_of_one_action_are_independent_and_hold_one_die_each() {
    let boards = [
        (SQUADRON, [("sail", 4), ("tailwind", 2), ("deploy", 1)].as_slice()),
        (UNION, &[("sail", 4), ("tailwind", 2), ("cannons", 1)]),
        (SMUGGLER, &[("sail", 3), ("full-sail", 1), ("tailwind", 1), ("cannons", 1)]),
    ];
    for (seat, slots) in boards {
        for &(name, count) in slots {
            let slot = Slot::from_name(name).expect("a slot");
            let full = |damaged: usize| (0..damaged).fold(turn(seat, &[1]), |scene, _| scene.damaged(seat, slot));
            play(full(count - 1)).offers(seat, &format!("die.1 > slot.{name}"));
            play(full(count)).offers_no(seat, &format!("die.1 > slot.{name}"));
        }
    }
}

#[test] // AH-DICE-05
fn a_placed_die_stays_until_the_round_ends() {
    let scene = turn(SMUGGLER, &[1, 1]).dice(SQUADRON, []).dice(UNION, [1]);
    let scene = play(scene).when("smuggler: die.1 > slot.tailwind; smuggler: die.1 > slot.cannons; smuggler: end");
    let scene = scene.slot(SMUGGLER, Slot::Cannons, &[die(1)]).slot(SMUGGLER, Slot::Tailwind, &[die(1)]);
    let scene = scene.when("union: die.1 > slot.tailwind; union: end").until(|scene| scene.played.table().round == 2);
    let empty = [DieSlot::Empty];
    scene.slot(SMUGGLER, Slot::Cannons, &empty).slot(SMUGGLER, Slot::Tailwind, &empty).slot(
        UNION,
        Slot::Tailwind,
        &empty,
    );
}

/// Everything that may be spent on a die for the Smuggler's Cannons.
#[track_caller]
fn spending(value: u8, gold: u8, crew: &[Card]) -> Voyage {
    let scene = turn(SMUGGLER, &[value]).gold(SMUGGLER, gold).crew(SMUGGLER, crew.iter().copied());
    play(scene).when(&format!("smuggler: die.{value} > slot.cannons"))
}

#[test] // AH-DICE-06
fn each_gold_turns_the_die_by_one_and_the_die_keeps_the_new_value() {
    let scene = spending(3, 1, &[]);
    let scene =
        scene.asks_set(SMUGGLER, &["spend > gold.0 > die.3", "spend > gold.1 > die.2", "spend > gold.1 > die.4"]);
    scene
        .when("smuggler: spend > gold.1 > die.4")
        .slot(SMUGGLER, Slot::Cannons, &[die(4)])
        .gold(SMUGGLER, 0)
        .then(|t| assert_eq!(t.gold_in_supply(), 20));
    spending(3, 0, &[]).slot(SMUGGLER, Slot::Cannons, &[die(3)]);
}

#[test] // AH-DICE-06, AH-DICE-03
fn gold_makes_a_die_fit_where_it_did_not() {
    let scene = play(turn(SQUADRON, &[4]).gold(SQUADRON, 1));
    let fits = ["sail", "tailwind", "deploy", "bombard", "order", "cannons-5"];
    let scene = scene.asks_set(SQUADRON, &slots(4, &fits)).when("squadron: die.4 > slot.cannons-5");
    scene.slot(SQUADRON, Slot::Cannons5, &[die(5)]).gold(SQUADRON, 0);
}

#[test] // AH-DICE-07
fn a_die_never_leaves_1_to_6_nor_wraps() {
    spending(6, 1, &[]).asks_set(SMUGGLER, &["spend > gold.0 > die.6", "spend > gold.1 > die.5"]);
    spending(1, 1, &[]).asks_set(SMUGGLER, &["spend > gold.0 > die.1", "spend > gold.1 > die.2"]);
    play(turn(SQUADRON, &[1]).gold(SQUADRON, 1)).offers_no(SQUADRON, "die.1 > slot.cannons-6");
}

#[test] // AH-DICE-08
fn gold_may_be_wasted_up_and_down() {
    spending(3, 2, &[]).asks_set(
        SMUGGLER,
        &[
            "spend > gold.0 > die.3",
            "spend > gold.1 > die.2",
            "spend > gold.1 > die.4",
            "spend > gold.2 > die.1",
            "spend > gold.2 > die.3",
            "spend > gold.2 > die.5",
        ],
    );
}

#[test] // AH-DICE-08, AH-CREW-18
fn with_middleman_each_gold_changes_a_die_by_up_to_two() {
    spending(3, 1, &[Card::Middleman]).asks_set(
        SMUGGLER,
        &[
            "spend > gold.0 > die.3",
            "spend > gold.1 > die.1",
            "spend > gold.1 > die.2",
            "spend > gold.1 > die.3",
            "spend > gold.1 > die.4",
            "spend > gold.1 > die.5",
        ],
    );
}

#[test] // AH-DICE-09
fn everybody_sees_all_dice() {
    let scene = turn(SMUGGLER, &[2, 5]).placed(SMUGGLER, Slot::Cannons, 4);
    for viewer in [Viewer::Seat(SQUADRON), Viewer::Seat(UNION), Viewer::Spectator] {
        play(scene.clone()).sees(viewer, |view| {
            let dice: Vec<u8> = view.player(SMUGGLER).hand.iter().map(|die| die.value()).collect();
            assert_eq!(dice, [2, 5]);
            assert!(view.player(SMUGGLER).slots.has(Slot::Cannons, die(4)));
        });
    }
}

#[test] // AH-DICE-10
fn a_cost_die_and_dice_on_crew_or_ships_count_as_placed() {
    let scene = turn(SMUGGLER, &[1, 1, 1]).crew(SMUGGLER, [Card::Shipwright]);
    play(scene).due(2).when("smuggler: die.1 > slot.shipwright").due(1);
    let map = ahoy::Table::scene(3).tile("skull-a", 0, 0, 0);
    let scene = crate::all_at(3, map, at(1, 1)).turn(SMUGGLER).market([Card::Gunner]).deck([]);
    play(scene).due(2).when("smuggler: recruit > card.gunner > die.1").due(1).slot(SMUGGLER, Slot::Gunner, &[die(1)]);
    let scene = turn(UNION, &[1, 2]).cutter(at(0, 1)).flagship(UNION, at(0, 1));
    play(scene)
        .due(2)
        .when("union: die.1 > slot.cutter; union: ship > sail; union: step > space.1.1; union: step > stop")
        .until(|scene| scene.played.offers(UNION).any(|offer| offer.to_string().starts_with("die.")))
        .due(1);
}
