//! Scenes say what they check, and fail where it is not so.

use crate::toys::parley::{Card, Event, Flaw, NORTH, Parley, SOUTH, Table};
use Card::{Parry, Raid, Spy};
use std::panic::catch_unwind;
use wardroom_kernel::Viewer;
use wardroom_testkit::{Scene, given};

fn scene() -> Scene<Parley> {
    given(Table::new(Flaw::None, [&[Raid, Spy], &[Parry]]))
}

#[test]
fn a_scene_checks_questions_tables_events_and_reasons() {
    scene()
        .asks(NORTH, &["play Spy", "play Raid", "rest"])
        .rejects("north: play Parry", "PA-PLAY-01")
        .rejects("south: play Parry", "PA-TURN-01")
        .why(NORTH, "play Parry > and then", "PA-PLAY-01")
        .when("north: play Spy; south: let it be")
        .told(Viewer::Seat(SOUTH), &[Event::Played { seat: NORTH, card: Spy }])
        .sees(Viewer::Seat(NORTH), |view| assert_eq!(view.hand[SOUTH].count(), 1))
        .when("north: steal Parry")
        .told(Viewer::Spectator, &[Event::StoleSomething { seat: NORTH }])
        .then(|t| assert!(t.hand[SOUTH].is_empty()))
        .goes_on()
        .when("south: rest")
        .asks_chance(9)
        .when("dice 9; ~ south: resign")
        .ends("resignation", &[NORTH]);
    Scene::<Parley>::new("honest", 2, [("turns", "1")]).asks_chance(12);
}

#[test]
fn a_scene_that_is_not_so_fails() {
    let fails = |check: fn(Scene<Parley>) -> Scene<Parley>| catch_unwind(|| check(scene())).is_err();
    assert!(!fails(|s| s), "by itself it does not");
    let wrong: [fn(Scene<Parley>) -> Scene<Parley>; 14] = [
        |s| s.when("north: play Parry"),
        |s| s.when("south: rest"),
        |s| s.when("west: rest"),
        |s| s.when("dice 1"),
        |s| s.when("~ north: accept surrender"),
        |s| s.asks(SOUTH, &[]),
        |s| s.asks(NORTH, &["play Raid", "play Spy", "rest"]),
        |s| s.asks_chance(6),
        |s| s.told(Viewer::Spectator, &[Event::Staked]),
        |s| s.rejects("north: play Raid", "PA-PLAY-01"),
        |s| s.rejects("north: play Parry", "PA-TURN-01"),
        |s| s.ends("time", &[NORTH]),
        |s| s.when("~ south: resign").ends("resignation", &[SOUTH]),
        |s| s.undo(NORTH),
    ];
    for (place, check) in wrong.into_iter().enumerate() {
        assert!(fails(check), "number {place} passed");
    }
}
