//! Storms.

use crate::Voyage;
use crate::ashore::{Ashore, Stage, off};
use crate::kit::{Begin, Deeds, PASS};
use marauders::{BLUE, Location, RED};

/// The end of a round with a storm, Felipe at sea.
fn storm() -> marauders::Scene {
    off("trinidad").event_now(["storm-1"]).round_end()
}
fn shape(scene: &Voyage, seat: wardroom_kernel::Seat) -> [u8; 5] {
    Location::ALL.map(|location| scene.played.table().players[seat].ship.cur[location])
}

#[test] // MM-STORM-01, MM-EX-32, MM-STORM-02
fn a_storm_deals_three_hits_less_one_for_each_success_and_skulls_are_the_captains_to_place() {
    let scene = storm().begin().checks("S42").rolls("1S");
    let scene = scene.places_among(RED, &["hull", "cargo", "masts", "crew", "cannons"]).places("masts").passes();
    assert_eq!(shape(&scene, RED), [2, 1, 1, 2, 1]);
    // Captains in port are spared.
    assert_eq!(shape(&scene, BLUE), [2, 2, 2, 2, 1]);
}

#[test] // MM-STORM-01
fn three_successes_and_nothing_happens() {
    let scene = storm().begin().checks("SSS").until_chance(34 - 2);
    assert_eq!(shape(&scene, RED), [2, 2, 2, 2, 1]);
}

#[test] // MM-STORM-02, MM-SHIP-03
fn numbers_hit_their_location_and_the_hull_where_nothing_is_left() {
    let scene = storm().begin().checks("111");
    let all = scene.clone().rolls("234").passes();
    assert_eq!(shape(&all, RED), [2, 2, 1, 1, 0]);
    let hold = scene.rolls("111").passes();
    assert_eq!(shape(&hold, RED), [1, 0, 2, 2, 1]);
}

#[test] // MM-STORM-02
fn weapons_and_destroyed_masts_change_nothing_and_location_dice_are_not_rolled_again() {
    let scene = storm().ship(RED, "frigate").location(RED, "masts", 0).weapons(RED, ["chain-shot", "grapeshot"]);
    let scene = scene.hand(RED, ["the-devils-own-dice", "cross-swell"]).begin();
    // The seamanship roll may be rolled again; three dice in spite of the masts.
    let scene = scene.rolls("S11").offers(RED, "announce > card.the-devils-own-dice").passes_one().rolls("34");
    let mut scene = scene;
    while scene.played.chance().is_none() {
        scene = scene.offers_no(RED, "announce > card.the-devils-own-dice").asks(RED, PASS).passes_one();
    }
    assert_eq!(shape(&scene, RED), [3, 3, 0, 2, 2]);
}

#[test] // MM-STORM-03
fn who_sinks_dies_and_nobody_gains_by_it() {
    let scene = storm().damaged("hull", 1).at_sea(BLUE, "trinidad").gold(BLUE, 10).start_player(RED).begin();
    let scene = scene.checks("111").rolls("444").dies(RED).draws("frances-wright").checks("SSS");
    scene.gold(BLUE, 10).points(BLUE, 0).captain_of(RED, "frances-wright").dies(RED);
    // A captain who has not entered yet is spared.
    let waiting = storm().waiting(RED, "felipe-de-los-reyes").begin().until_chance(32);
    waiting.captain_of(RED, "felipe-de-los-reyes");
}

#[test] // MM-STORM-01, MM-RULING-08
fn captains_are_in_the_storm_in_turn_order_from_the_start_player() {
    // Kermadec has seamanship 3 as Felipe has; the order shows in whose ship is hit first.
    let scene = storm().at_sea(BLUE, "nassau").start_player(BLUE).begin().checks("SS1").rolls("1").passes();
    assert_eq!((shape(&scene, BLUE), shape(&scene, RED)), ([2, 1, 2, 2, 1], [2, 2, 2, 2, 1]));
    let scene = scene.checks("SS1").rolls("1").passes();
    assert_eq!(shape(&scene, RED), [2, 1, 2, 2, 1]);
}
