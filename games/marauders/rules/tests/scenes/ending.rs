//! End of the game and scoring.

use crate::kit::{Begin, Deeds, Fight, battle_of, port, raider, round, waters};
use marauders::{BLUE, Marauders, RED, YELLOW};
use wardroom_kernel::{FastRng, Run, Seat, Viewer};

#[test] // MM-END-01, MM-RULING-52, MM-RULING-53
fn ten_points_are_announced_by_themselves_and_show_the_stash() {
    // A raid brings Red's tenth point.
    let scene = raider("caribbean-sea", "dutch").track(RED, 9).stash(RED, 7);
    let scene = scene.raids("dutch", "sugar-5 cocoa-8 rum-7", "111");
    let stash = |scene: Fight, seen| scene.sees(Viewer::Seat(BLUE), |view| assert_eq!(view.players[0].stash, seen));
    let scene = stash(scene, None).sails_on(RED).points(RED, 10);
    stash(scene, Some(7)).then(|table| assert!(table.announced.contains(RED))).goes_on();
}

#[test] // MM-END-01, MM-GOAL-02, MM-GOAL-03, MM-RULING-51, MM-RULING-52
fn the_stash_counts_too_but_not_beyond_the_track_points() {
    let deposits = |track| {
        let scene = port(2, RED, "santo-domingo").track(RED, track).gold(RED, 60).begin();
        let scene = scene.picks("port-action").picks("port > stash").picks("stash > deposit.60");
        let scene = scene.if_offered("port > finish").acts(RED);
        scene.played.table().announced.contains(RED)
    };
    assert!(deposits(5), "5 and 5 of 6");
    assert!(!deposits(4), "4 and 4 of 6");
}

#[test] // MM-END-02, MM-RULING-109, MM-RULING-112
fn the_round_is_finished_without_the_effects_of_its_end() {
    // Blue has announced; Yellow is the last of the round; a storm waits, and a pirate.
    let scene = waters(3).turn(BLUE).track(BLUE, 10).change(|table| table.announced = BLUE.into());
    let scene = scene.event_now(["storm-1"]).at_sea(RED, "caribbean-sea").npc_pending("pirate-sloop", "pieter-kloos");
    let scene = scene.begin().picks("end-turn").sails_on(YELLOW).goes_on();
    let scene = scene.picks("end-turn").passes().ends("glory", &[BLUE]);
    scene.no_npc("pirate-sloop").ship(RED, [2, 2, 2, 2, 1]);
}

#[test] // MM-END-02, MM-RULING-109
fn start_of_turn_scouting_goes_on_in_the_last_round() {
    let scene = battle_of(2).track(RED, 10).change(|table| table.announced = RED.into());
    let scene = scene.npc("pirate-frigate", "esteban-rueda", "caribbean-sea").begin().picks("end-turn");
    scene.rolls("S1").announcing(RED);
}

#[test] // MM-END-03, MM-ROUND-03
fn without_an_event_card_at_the_start_of_a_round_the_game_ends_at_once() {
    round(2, []).track(RED, 3).begin().ends("no-event", &[RED]);
}

#[test] // MM-END-04, MM-GOAL-01
fn the_highest_score_wins_then_track_points_then_the_stash_then_all_of_them() {
    let end = |red: (u8, u16), blue: (u8, u16), winners: &[Seat]| {
        let scene = round(2, []).track(RED, red.0).stash(RED, red.1).track(BLUE, blue.0).stash(BLUE, blue.1);
        scene.begin().ends("no-event", winners);
    };
    end((4, 0), (3, 0), &[RED]);
    end((3, 30), (5, 0), &[RED]);
    // At most half of the points are gold: 4 against 5.
    end((2, 90), (5, 0), &[BLUE]);
    end((4, 20), (3, 30), &[RED]);
    end((3, 31), (3, 35), &[BLUE]);
    end((3, 31), (3, 31), &[RED, BLUE]);
}

#[test] // MM-RULING-53
fn points_above_ten_count_on_and_an_announcement_is_not_taken_back() {
    // Red announced with 5 and 50, then takes gold out: his score is taken at the end.
    let scene = port(2, RED, "santo-domingo").track(RED, 5).stash(RED, 50).change(|table| table.announced = RED.into());
    let scene = scene.turn(BLUE).in_port(BLUE, "tortuga").track(BLUE, 12).begin();
    scene.picks("end-turn").ends("glory", &[BLUE]);
    let scene = port(2, BLUE, "tortuga").track(BLUE, 5).stash(BLUE, 50).track(RED, 9);
    let scene = scene.change(|table| table.announced = BLUE.into()).begin().picks("port-action").picks("port > stash");
    let scene = scene.picks("stash > withdraw.50").if_offered("port > finish").picks("end-turn");
    scene.ends("glory", &[RED]);
}

#[test] // MM-END-05, MM-RULING-111
fn a_random_game_ends_within_34_rounds() {
    for (seats, seed) in [(2, 1), (2, 2), (3, 3), (4, 4)] {
        let start = Fight::new("base", seats, []).played.table().to_owned();
        let mut run = Run::<Marauders>::at(start);
        let end = run.play(&mut FastRng(seed));
        assert!(end.is_some(), "{seats} seats, seed {seed}");
        assert!(run.table.round <= 34, "{} rounds", run.table.round);
    }
}
