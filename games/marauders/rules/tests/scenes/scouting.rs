//! The Scout action. Raids and battles are elsewhere.

use crate::ashore::{Ashore, Stage, harbour, off};
use crate::kit::{Begin, Deeds, PASS};
use marauders::{BLUE, Fighter, Npc, RED};

#[test] // MM-SCOUT-01, MM-SCOUT-08
fn a_scout_names_one_target_in_his_own_zone() {
    let scene = |zone: &str| {
        let scene = off(zone).mission(RED, "the-sea-adder").rumor(RED, "a-sheltered-beach").at_sea(BLUE, "st-john");
        let scene = scene.npc("dutch", "hendrick-grave", "st-john").npc("pirate-sloop", "pieter-kloos", "st-john");
        scene.begin()
    };
    // The Dutch ship is not hostile to him.
    let all = "seat.blue npc.dutch npc.pirate-sloop merchant pirate rumor";
    scene("st-john").offered(RED, "scout", all);
    scene("bridgetown").offered(RED, "scout", "merchant");
    // A search of a mission.
    let search = |zone: &str| off(zone).mission(RED, "the-lost-register-ship").begin();
    search("caribbean-sea").offered(RED, "scout", "merchant task.1");
    search("curacao").offered(RED, "scout", "merchant");
}

#[test] // MM-SCOUT-02, MM-RULING-15
fn nobody_scouts_for_a_captain_in_port() {
    off("tortuga").begin().in_port(BLUE, "tortuga").may_not(RED, "scout > seat.blue").may(RED, "scout > merchant");
    let npc = harbour("san-juan").npc("pirate-sloop", "pieter-kloos", "san-juan").turn_start(RED).begin();
    npc.passes().acts(RED);
}

#[test] // MM-SCOUT-03, MM-RULING-17, MM-RULING-15
fn who_lies_in_port_cannot_scout() {
    let scene = harbour("san-juan").at_sea(BLUE, "san-juan").begin().may_not(RED, "scout");
    scene.rejects("red: scout > merchant", "MM-SCOUT-03");
}

#[test] // MM-SCOUT-04
fn a_scouting_roll_needs_one_skull() {
    let scene = off("trinidad").led_by(RED, "frances-wright").merchant("trinidad", "dutch").begin();
    let scene = scene.picks("scout > merchant");
    scene.clone().checks("124").actions(2).merchant("trinidad", true).acts(RED);
    scene.checks("1S4").merchant("trinidad", false).may(RED, "merchant > nation.dutch");
}

#[test] // MM-SCOUT-05, MM-RULING-19
fn a_captain_or_npc_who_is_found_is_fought_at_once() {
    let scene = off("trinidad").at_sea(BLUE, "trinidad").npc("dutch", "hendrick-grave", "trinidad").begin();
    // There is no question whether to fight: the next question is the window before the dice of the contest.
    let found = |target: &str, foe: Fighter| {
        let scene = scene.clone().picks(&format!("scout > {target}")).passes().checks("S1").asks(RED, PASS);
        let sides = scene.played.table().battle.expect("a battle").sides;
        assert_eq!(sides.map(|side| side.fighter), [Fighter::Captain(RED), foe]);
    };
    found("seat.blue", Fighter::Captain(BLUE));
    found("npc.dutch", Fighter::Npc(Npc::Dutch));
}

#[test] // MM-SCOUT-06
fn a_merchant_who_is_found_may_be_raided() {
    let scene = off("trinidad").merchant("trinidad", "dutch").begin().picks("scout > merchant").checks("S1");
    scene.picks("merchant > nation.dutch").asks(RED, &["merchant > attack", "merchant > let-go"]);
}

#[test] // MM-SCOUT-07, MM-RULING-20, MM-EX-04
fn each_ship_is_scouted_for_once_a_turn_whatever_the_result() {
    let scene = off("trinidad").at_sea(BLUE, "trinidad").npc("english", "robert-ashenden", "trinidad").begin();
    let scene = scene.picks("scout > seat.blue").checks("11").offered(RED, "scout", "npc.english merchant");
    let scene = scene.rejects("red: scout > seat.blue", "MM-SCOUT-07").picks("scout > npc.english").checks("11");
    let scene = scene.offered(RED, "scout", "merchant").picks("scout > merchant").checks("11");
    scene.next_turn(RED).offered(RED, "scout", "seat.blue npc.english merchant");
    // The same ship stays the same in another zone; another zone's merchant is another one.
    let away = off("trinidad").at_sea(BLUE, "caracas").begin().picks("scout > merchant").checks("11").moves("caracas");
    away.offered(RED, "scout", "seat.blue merchant");
}

#[test] // MM-RULING-20, MM-RULING-44, MM-RUMOR-04
fn scouting_for_a_rumor_is_an_action_of_its_own_and_uses_up_no_ship() {
    let scene = off("caracas").rumor(RED, "the-pearl-fishers").begin().picks("scout > rumor").checks("S1").settles();
    let scene = scene.gold(RED, 18).points(RED, 1).actions(2).merchant("caracas", true);
    scene.offered(RED, "scout", "merchant");
}

#[test] // MM-RULING-21, MM-RAID-05
fn with_a_destroyed_location_a_merchant_is_found_and_must_be_let_go() {
    let scene = off("trinidad").damaged("cannons", 1).merchant("trinidad", "dutch").begin();
    let scene = scene.picks("scout > merchant").checks("S1");
    scene.passes().acts(RED).on_track(1).bounties(RED, [0; 4]);
}

#[test] // MM-RULING-15, MM-RULING-16
fn a_captain_in_port_is_not_hit_at_sea_but_draws_hunters_to_his_zone() {
    // Peace at Last: Spanish N; from Caracas that is Basse-Terre, but the prey lies in the port of Curacao.
    let scene = harbour("curacao").bounty(RED, "spanish", 1).npc("spanish", "lope-de-carvajosa", "caracas");
    let scene = scene.events_left(["peace-at-last"]).round_start().begin().draws("peace-at-last");
    scene.npc("spanish", "lope-de-carvajosa", "curacao").passes().acts(RED);
}
