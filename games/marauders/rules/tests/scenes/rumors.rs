//! Rumors: seeking, keeping and checking them.

use crate::Voyage;
use crate::ashore::{Ashore, Stage, harbour, off};
use crate::kit::{Begin, Deeds};
use marauders::{BLUE, Event, RED, Rumor};
use wardroom_kernel::{Seat, Viewer};

#[track_caller]
fn seen_by(scene: &Voyage, viewer: Seat) -> Option<&'static str> {
    let mut seen = None;
    scene.clone().sees(Viewer::Seat(viewer), |view| seen = view.player(RED).rumor.map(Rumor::name));
    seen
}
#[track_caller]
fn back_in_the_deck(scene: Voyage, rumor: &str) {
    scene.then(|t| assert!(t.rumors.has(Rumor::from_name(rumor).expect("a rumor")) && t.rumors.len() == 25));
}

#[test] // MM-RUMOR-01, MM-EX-01, MM-DICE-02
fn two_gold_and_an_influence_check_bring_a_rumor_for_ones_own_eyes() {
    let scene = harbour("san-juan").begin().ports().does("rumor");
    let found = scene.clone().checks("S11").draws("marked-cards").gold(RED, 8).has_rumor(RED, Some("marked-cards"));
    assert_eq!((seen_by(&found, RED), seen_by(&found, BLUE)), (Some("marked-cards"), None));
    found.sees(Viewer::Seat(BLUE), |view| assert!(view.player(RED).has_rumor));
    scene.checks("123").gold(RED, 8).has_rumor(RED, None).may_not(RED, "port > rumor");
    harbour("san-juan").gold(RED, 1).begin().ports().may_not(RED, "port > rumor");
}

#[test] // MM-RUMOR-02, MM-RUMOR-03, MM-RULING-48
fn a_second_rumor_makes_one_go_back_into_the_deck_at_once() {
    let scene = harbour("san-juan").rumor(RED, "marked-cards").begin().ports().does("rumor").checks("S11");
    let two = scene.draws("sealed-orders").offered(RED, "keep", "rumor.marked-cards rumor.sealed-orders");
    let kept = |rumor: &str| two.clone().picks(&format!("keep > rumor.{rumor}")).has_rumor(RED, Some(rumor));
    let in_deck =
        |scene: Voyage, rumor: &str| scene.then(|t| assert!(t.rumors.has(Rumor::from_name(rumor).expect("a rumor"))));
    in_deck(kept("marked-cards"), "sealed-orders").may(RED, "port > finish");
    in_deck(kept("sealed-orders"), "marked-cards");
}

#[test] // MM-RULING-48
fn neither_rumor_nor_mission_is_dropped_for_nothing() {
    let scene = harbour("san-juan").rumor(RED, "marked-cards").mission(RED, "spains-silver");
    let scene = scene.missions(["sugar-fever", "the-bishops-bell"]).begin().may(RED, "leave-port");
    scene.clone().asks(RED, &["leave-port", "port-action", "end-turn"]);
    scene.ports().offered(RED, "port", "buy shipyard rumor finish");
}

#[test] // MM-RUMOR-04
fn a_rumor_is_checked_where_it_says_and_as_it_says() {
    harbour("port-royal").rumor(RED, "marked-cards").begin().ports().may(RED, "port > check-rumor");
    harbour("san-juan").rumor(RED, "marked-cards").begin().ports().may_not(RED, "port > check-rumor");
    off("port-royal").rumor(RED, "marked-cards").begin().may_not(RED, "scout > rumor");
    off("caracas").rumor(RED, "the-pearl-fishers").begin().may(RED, "scout > rumor");
    off("trinidad").rumor(RED, "the-pearl-fishers").begin().may_not(RED, "scout > rumor");
    harbour("caracas").rumor(RED, "the-pearl-fishers").begin().ports().may_not(RED, "port > check-rumor");
}

#[test] // MM-RUMOR-05, MM-RUMOR-03
fn a_rumor_is_shown_before_the_roll_and_a_failure_makes_it_false() {
    let scene = harbour("port-royal").rumor(RED, "marked-cards").begin().ports().does("check-rumor").asks_chance(6);
    let is_shown = |event: &Event| matches!(event, Event::RumorShown { seat: RED, rumor: Rumor::MarkedCards });
    assert!(scene.played.events().iter().any(is_shown));
    back_in_the_deck(
        scene.clone().checks("123").settles().gold(RED, 10).points(RED, 0).has_rumor(RED, None),
        "marked-cards",
    );
    back_in_the_deck(scene.checks("S11").settles().gold(RED, 18).points(RED, 1).has_rumor(RED, None), "marked-cards");
}

#[test] // MM-RUMOR-05, MM-RUMOR-07
fn a_fight_that_is_not_won_makes_the_rumor_false_and_a_lost_one_kills() {
    // Mutineers: leadership 1, crew 2; Felipe leadership 2, crew 2.
    let scene = off("san-juan").rumor(RED, "mutineers-ashore").begin().picks("scout > rumor").checks("S1");
    let scene = scene.if_offered("effect > option.1").passes();
    let off = scene.clone().picks("crew-combat > break-off").settles().gold(RED, 10).points(RED, 0).acts(RED);
    back_in_the_deck(off.has_rumor(RED, None), "mutineers-ashore");
    let fight = scene.picks("crew-combat > fight");
    let won = fight.clone().rolls("SS 1").settles().gold(RED, 18).points(RED, 1).hand(RED, 1).value(RED, "crew", 2);
    won.acts(RED);
    let lost = fight.rolls("11 S").passes().picks("crew-combat > fight").rolls("11 S").dies(RED);
    lost.points(RED, 0);
}

#[test] // MM-RUMOR-06
fn forged_documents_stay_face_up_as_the_one_rumor() {
    let scene = harbour("curacao").rumor(RED, "forged-documents").begin().ports().does("check-rumor").checks("S11");
    let scene = scene.settles().has_rumor(RED, Some("forged-documents")).points(RED, 1);
    assert_eq!(seen_by(&scene, BLUE), Some("forged-documents"));
    // It is not checked again, and fills the one place for a rumor.
    let scene = scene.may_not(RED, "port > check-rumor").does("rumor").checks("S11").draws("marked-cards");
    scene.offered(RED, "keep", "rumor.forged-documents rumor.marked-cards");
}

#[test] // MM-RUMOR-07
fn the_glory_point_comes_after_the_effect_of_a_true_rumor() {
    // Two glory cards by the rumor itself, and one with the point.
    let scene = harbour("st-maarten").rumor(RED, "the-cartographers-widow").begin().ports().does("check-rumor");
    let scene = scene.checks("S11").draws("following-sea").points(RED, 0).draws("castaways-aboard").points(RED, 1);
    scene.settles().hand(RED, 3);
}

#[test] // MM-RULING-45
fn a_rumor_drawn_where_it_leads_may_be_checked_at_once() {
    let scene = harbour("port-royal").begin().ports().does("rumor").checks("S11").draws("marked-cards");
    scene.does("check-rumor").checks("S11").settles().gold(RED, 16).points(RED, 1);
}

#[test] // MM-CAPT-05
fn each_roll_uses_the_skill_it_is_for() {
    // Dominique: seamanship 1, scouting 3, leadership 2, influence 4.
    let scene = || harbour("san-juan").led_by(RED, "dominique-de-richery").damaged("crew", 1);
    scene().begin().ports().does("recruit").checks("S1");
    scene().begin().ports().does("rumor").checks("1111");
    let raid = || off("trinidad").led_by(RED, "dominique-de-richery").merchant("trinidad", "spanish");
    raid()
        .begin()
        .picks("scout > merchant")
        .checks("S11")
        .if_offered("merchant > nation.spanish")
        .picks("merchant > attack")
        .draws_all("cocoa-5 food-5 rum-5")
        .checks("1");
    let storm = raid().event_now(["storm-1"]).round_end().begin();
    storm.checks("S");
    // Missions want influence, too.
    let mission = scene().missions(["the-sea-adder", "sugar-fever"]).begin().ports().does("mission.the-sea-adder");
    mission.checks("1111").has_mission(RED, None);
}
