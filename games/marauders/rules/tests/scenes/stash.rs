//! The stash, and points that come from it.

use crate::Voyage;
use crate::ashore::{Ashore, Stage, harbour, off};
use crate::kit::{Begin, Deeds};
use marauders::{BLUE, Event, Marauders, RED};
use wardroom_kernel::{Game, Seat, Viewer};

fn stash_seen_by(scene: &Voyage, viewer: Seat) -> Option<u16> {
    let mut seen = None;
    scene.clone().sees(Viewer::Seat(viewer), |view| seen = view.player(RED).stash);
    seen
}

#[test] // MM-STASH-01, MM-RULING-49
fn in_the_home_port_any_amount_goes_into_the_chest_or_out_of_it_once_a_turn() {
    let scene = harbour("havana").gold(RED, 3).stash(RED, 2).begin().ports().does("stash");
    let scene = scene.offered(RED, "stash", "deposit.1 deposit.2 deposit.3 withdraw.1 withdraw.2");
    scene.clone().picks("stash > deposit.3").gold(RED, 0).stash(RED, 5).may_not(RED, "port > stash");
    scene.picks("stash > withdraw.2").gold(RED, 5).stash(RED, 0).may_not(RED, "port > stash");
}

#[test] // MM-STASH-02, MM-INFO-02, MM-STASH-04
fn that_gold_is_stashed_is_known_but_not_how_much() {
    let scene = harbour("havana").stash(RED, 5).begin().ports().does("stash").picks("stash > deposit.7");
    assert_eq!((stash_seen_by(&scene, RED), stash_seen_by(&scene, BLUE)), (Some(12), None));
    let heard = |viewer: Seat| {
        let events = scene.played.events().iter().filter(|event| Marauders::is_visible(event, Viewer::Seat(viewer)));
        events.filter(|event| matches!(event, Event::Stashed { .. } | Event::StashCounted { .. })).count()
    };
    assert_eq!((heard(RED), heard(BLUE)), (2, 1));
}

#[test] // MM-STASH-03, MM-RULING-49
fn in_the_home_port_costs_may_be_split_between_ship_and_chest() {
    let scene = harbour("havana").gold(RED, 1).stash(RED, 4).begin().yard().yards("buy > weapon.chain-shot");
    let scene = scene.offered(RED, "pay", "chest.2 chest.3");
    scene.clone().picks("pay > chest.2").gold(RED, 0).stash(RED, 2);
    scene.picks("pay > chest.3").gold(RED, 1).stash(RED, 1).may(RED, "yard > done");
    // Elsewhere the chest is far away.
    harbour("san-juan").gold(RED, 1).stash(RED, 4).begin().yard_has_no("buy");
    // Harrowgate may use his chest in every English port, but not before the gate of Port Royal.
    let gate = off("port-royal").led_by(RED, "thomas-harrowgate").gold(RED, 0).stash(RED, 9).bounty(RED, "english", 1);
    gate.begin().enters().offered(RED, "gate", "roll give-up");
}

#[test] // MM-STASH-04, MM-RULING-52, MM-END-01
fn the_chest_is_shown_when_victory_is_announced() {
    let scene = harbour("havana").track(RED, 6).stash(RED, 35).gold(RED, 5).begin().ports().does("stash");
    // 6 + 3 is not enough, 6 + 4 is: announced by itself.
    assert_eq!(stash_seen_by(&scene, BLUE), None);
    let scene = scene.picks("stash > deposit.5").settles();
    assert_eq!(stash_seen_by(&scene, BLUE), Some(40));
    let is_said = |event: &Event| matches!(event, Event::VictoryAnnounced { seat: RED, score: 10, stash: 40 });
    assert_eq!(scene.played.events().iter().filter(|event| is_said(event)).count(), 1);
    scene.goes_on();
}

#[test] // MM-RULING-52
fn the_announcement_comes_out_of_turn_too() {
    // Blue reached ten by what happened before; the next finished action shows it.
    let scene = off("havana").track(BLUE, 10).begin().moves("nassau");
    scene.then(|t| assert!(t.announced.contains(BLUE)));
}

#[test] // MM-RULING-53, MM-END-02
fn an_announcement_is_not_undone_by_a_withdrawal() {
    let scene = harbour("havana").track(RED, 6).stash(RED, 45).start_player(RED).begin().ports().does("stash");
    let scene = scene.picks("stash > withdraw.20").settles().finishes().then(|t| assert_eq!(t.score(RED), 8));
    let scene = scene.picks("end-turn").passes();
    // Scores are taken at the end.
    scene.picks("end-turn").ends("glory", &[RED]);
}

#[test] // MM-STASH-05, MM-GOAL-02
fn stashed_gold_is_not_marked_on_the_track() {
    let scene = harbour("havana").track(RED, 3).gold(RED, 30).begin().ports().does("stash").picks("stash > deposit.30");
    scene.points(RED, 3).then(|t| assert_eq!(t.score(RED), 6));
}

#[test] // MM-STASH-06
fn gold_aboard_is_lost_with_the_ship_and_the_stash_is_not() {
    let scene = off("bridgetown").ship(RED, "frigate").damaged("hull", 2).gold(RED, 8).stash(RED, 5).begin().enters();
    scene.checks("123").dies(RED).gold(RED, 0).stash(RED, 5);
}

/// The last turn of the last round: the game ends when it is over.
fn at_the_end(red: (u8, u16), blue: (u8, u16)) -> Voyage {
    let scene = harbour("havana").track(RED, red.0).stash(RED, red.1).track(BLUE, blue.0).stash(BLUE, blue.1);
    scene.turn(BLUE).events_left([]).begin().picks("end-turn").settles()
}

#[test] // MM-GOAL-01
fn most_points_win() {
    at_the_end((5, 0), (4, 0)).ends("no-event", &[RED]);
    at_the_end((4, 0), (5, 0)).ends("no-event", &[BLUE]);
}

#[test] // MM-GOAL-02
fn each_full_ten_gold_in_the_stash_is_worth_a_point() {
    at_the_end((4, 0), (3, 20)).ends("no-event", &[BLUE]);
    at_the_end((4, 0), (3, 19)).ends("no-event", &[RED]);
}

#[test] // MM-GOAL-03, MM-RULING-51
fn at_most_half_of_the_points_stem_from_gold_for_everybody() {
    // 4 against 2 + 2: more track points decide.
    at_the_end((4, 0), (2, 90)).ends("no-event", &[RED]);
    at_the_end((3, 0), (2, 90)).ends("no-event", &[BLUE]);
    // No announcement with 4 points and all the gold of the Caribbean.
    let rich = off("havana").track(BLUE, 4).stash(BLUE, 200).begin().moves("nassau");
    rich.then(|t| assert!(!t.announced.contains(BLUE)));
}

#[test] // MM-GOAL-04
fn the_winning_threshold_is_ten_and_may_be_raised() {
    let scene = |threshold: u8| off("havana").track(BLUE, 10).glory_to_win(threshold).begin().moves("nassau");
    scene(11).then(|t| assert!(!t.announced.contains(BLUE)));
    scene(10).then(|t| assert!(t.announced.contains(BLUE)));
    let begun = |options: &[(&'static str, &'static str)]| {
        Voyage::new("base", 2, options.iter().copied()).played.table().glory_to_win
    };
    assert_eq!((begun(&[]), begun(&[("glory", "15")])), (10, 15));
}
