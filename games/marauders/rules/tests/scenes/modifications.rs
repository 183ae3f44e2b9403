//! Ship modifications: buying them, and what each of them does.

use crate::Voyage;
use crate::ashore::{Ashore, Stage, harbour, off};
use crate::kit::{Begin, Deeds, boarded, duel, second_round, texts};
use marauders::{BLUE, RED};
use wardroom_kernel::Seat;

/// Windows are passed, and this means is not among what the seat is offered in them.
#[track_caller]
fn passes_without(mut scene: Voyage, seat: Seat, means: &str) -> Voyage {
    while scene
        .played
        .asked()
        .next()
        .is_some_and(|asked| texts(&scene, asked).iter().any(|text| text == "announce > pass"))
    {
        if scene.played.asked().contains(seat) {
            scene = scene.offers_no(seat, &format!("announce > means.{means}"));
        }
        scene = scene.passes_one();
    }
    scene
}

#[test] // MM-MOD-01
fn a_port_sells_the_one_modification_lying_there_for_three() {
    let scene = |gold: u16| harbour("san-juan").modification("san-juan", "hammocks").gold(RED, gold);
    let bought = scene(10).begin().yard().yards("buy > modification").gold(RED, 7).has_mods(RED, "hammocks");
    bought.port_mod("san-juan", None).may_not(RED, "yard > buy > modification");
    scene(2).begin().yard_has_no("buy > modification");
    // What is aboard of a ship lies in no port any more.
    let stage = |port: &str| harbour(port).mods(RED, ["chasers"]);
    let empty = stage("san-juan").begin();
    let empty = marauders::Zone::ports().find(|port| empty.played.table().port(*port).modification.is_none());
    stage(empty.expect("an empty port").name()).begin().yard_has_no("buy > modification");
}

#[test] // MM-MOD-02
fn a_ship_has_at_most_one_modification_of_each_type() {
    let scene = harbour("basse-terre").mods(RED, ["hammocks"]).modification("basse-terre", "hammocks").begin();
    scene.port_mod("basse-terre", Some("hammocks")).yard().may_not(RED, "yard > buy > modification");
}

#[test] // MM-MOD-08, MM-CREW-03
fn hammocks_make_room_for_a_man_who_must_be_recruited() {
    let scene = harbour("san-juan").modification("san-juan", "hammocks").begin().yard().yards("buy > modification");
    scene.value(RED, "crew", 2).yards("done").does("recruit").checks("S1").value(RED, "crew", 3);
    // Never more than five.
    let large = harbour("san-juan").ship(RED, "man-o-war").mods(RED, ["hammocks"]).damaged("crew", 1).begin().ports();
    large.does("recruit").checks("S1").value(RED, "crew", 5);
}

#[test] // MM-MOD-13, MM-MOD-14, MM-RULING-36
fn a_cannon_port_and_a_larger_hold_move_the_cube_up_also_on_a_damaged_ship() {
    let scene = harbour("san-juan").ship(RED, "frigate").damaged("cannons", 2).damaged("cargo", 3);
    let cannons =
        scene.clone().modification("san-juan", "extra-cannon-port").begin().yard().yards("buy > modification");
    let cannons =
        cannons.ship(RED, [3, 0, 3, 3, 2]).yards("repair > location.cannons").yards("repair > location.cannons");
    cannons.ship(RED, [3, 0, 3, 3, 4]).may_not(RED, "yard > repair > location.cannons");
    let hold = scene.modification("san-juan", "extended-hold").begin().yard().yards("buy > modification");
    hold.ship(RED, [3, 1, 3, 3, 1]);
}

#[test] // MM-RULING-35, MM-SHIP-04
fn no_value_rises_above_five_but_the_modification_may_be_bought() {
    let scene = harbour("san-juan").ship(RED, "galleon").modification("san-juan", "extended-hold");
    let whole = scene.clone().begin().yard().yards("buy > modification").has_mods(RED, "extended-hold");
    whole.value(RED, "cargo", 5).may_not(RED, "yard > repair");
    let damaged = scene.damaged("cargo", 1).begin().yard().yards("buy > modification");
    damaged.value(RED, "cargo", 5).may_not(RED, "yard > repair");
    let rigs = off("trinidad").mods(RED, ["rigs-and-sails"]).begin();
    rigs.then(|t| assert_eq!(t.players[RED].ship.manoeuvrability(&t.parts), 5));
}

#[test] // MM-MOD-09, MM-MOD-06, MM-RULING-59
fn rigs_and_sails_count_in_raids_and_guns_do_not() {
    // Two escape symbols against manoeuvrability 2, or 3 with rigs and sails.
    let raid = |mods: &[&str]| {
        let scene = off("trinidad").merchant("trinidad", "spanish").ship(RED, "flute").mods(RED, mods.iter().copied());
        scene.raids("spanish", "cocoa-5 food-5 food-1", "111").sails_on(RED).value(RED, "cargo", 3)
    };
    raid(&["swivel-guns", "chasers", "long-guns"]).gold(RED, 10);
    raid(&["rigs-and-sails"]).gold(RED, 17);
}

#[test] // MM-RULING-59, MM-MOD-06
fn raised_values_count_in_raids() {
    // A hit on the only cannon fails the raid, but not with a second one aboard.
    let raid = |mods: &[&str]| {
        let scene = off("trinidad").merchant("trinidad", "spanish").mods(RED, mods.iter().copied());
        scene.raids("spanish", "cocoa-3 food-5 food-6", "111").sails_on(RED)
    };
    raid(&[]).gold(RED, 10).value(RED, "cannons", 0);
    raid(&["extra-cannon-port"]).gold(RED, 19).value(RED, "cannons", 1);
}

#[test] // MM-MOD-10, MM-RULING-38, MM-RULING-59
fn a_reinforced_hull_is_flipped_to_cancel_one_placed_hit_at_any_location() {
    let scene = || off("trinidad").merchant("trinidad", "spanish").mods(RED, ["reinforced-hull"]);
    let due = scene().raids("spanish", "cocoa-3 food-5 food-6", "111");
    let used = due.clone().uses(RED, "reinforced-hull").if_offered("cancel-hit > location.cannons").sails_on(RED);
    used.gold(RED, 19).value(RED, "cannons", 1).then(|t| assert!(t.players[RED].ship.is_hull_flipped));
    let kept = due.sails_on(RED).gold(RED, 10).value(RED, "cannons", 0);
    kept.then(|t| assert!(!t.players[RED].ship.is_hull_flipped));
    // Flipped it does nothing.
    let spent = scene().flipped(RED).raids("spanish", "cocoa-3 food-5 food-6", "111");
    passes_without(spent, RED, "reinforced-hull").sails_on(RED).value(RED, "cannons", 0);
}

#[test] // MM-RULING-38
fn a_reinforced_hull_helps_neither_in_crew_combat_nor_against_swivel_guns() {
    let scene = boarded(duel("frigate", "frigate").mods(BLUE, ["reinforced-hull"]).mods(RED, ["swivel-guns"]));
    let scene = passes_without(scene, BLUE, "reinforced-hull").rolls("S1");
    let scene = passes_without(scene, BLUE, "reinforced-hull").value(BLUE, "crew", 2).rolls("S11 11");
    passes_without(scene, BLUE, "reinforced-hull").value(BLUE, "crew", 1);
}

#[test] // MM-MOD-10, MM-RULING-37
fn restoring_a_reinforced_hull_is_a_repair_for_three_gold() {
    let scene = |port: &str| harbour(port).mods(RED, ["reinforced-hull"]).flipped(RED);
    let flips = |scene: marauders::Scene| scene.begin().yard().yards("repair > mod.reinforced-hull");
    flips(scene("san-juan")).gold(RED, 7).then(|t| assert!(!t.players[RED].ship.is_hull_flipped));
    scene("san-juan").gold(RED, 2).begin().yard_has_no("repair");
    // Free where repairs are, and barred where they are.
    flips(scene("old-providence").bounty(RED, "spanish", 1)).gold(RED, 10);
    flips(scene("petit-goave")).gold(RED, 10);
    scene("petit-goave").bounty(RED, "dutch", 1).begin().yard().may_not(RED, "yard > repair");
}

#[test] // MM-MOD-07
fn swivel_guns_fire_two_dice_before_crew_combat_whoever_boarded() {
    let scene = |mods: [&str; 1]| boarded(duel("frigate", "frigate").mods(BLUE, mods));
    scene(["swivel-guns"]).rolls("S1").passes().value(RED, "crew", 2).melee();
    scene(["swivel-guns"]).rolls("SS").passes().value(RED, "crew", 2);
    scene(["swivel-guns"]).rolls("41").passes().value(RED, "crew", 3).melee();
}

#[test] // MM-MOD-11
fn chasers_hit_once_after_somebody_announced_to_flee() {
    let scene = second_round(duel("sloop", "sloop").mods(RED, ["chasers"])).says("shoot");
    // Neither side flees: nothing is asked.
    scene.clone().says("shoot").rolls("111 11");
    let flees = scene.says("flee").asks(RED, &["chasers > fire", "chasers > hold"]);
    flees.clone().picks("chasers > hold").rolls("111 11").ship(BLUE, [2, 2, 2, 2, 1]);
    let fired = flees.picks("chasers > fire").rolls("3").passes().ship(BLUE, [2, 2, 2, 1, 1]).rolls("111 11");
    // Once a battle; afterwards it is as before.
    let again = fired.says("shoot").says("flee").rolls("111 S1").sails_on(RED);
    again
        .ship(BLUE, [2, 2, 2, 1, 1])
        .then(|t| assert_eq!((t.battle, t.players[RED].ship.modifications.len()), (None, 1)));
}

#[test] // MM-MOD-12
fn long_guns_fire_before_the_first_round_one_die_for_each_cannon() {
    let scene = duel("frigate", "sloop").mods(RED, ["long-guns"]).weapons(RED, ["chain-shot", "grapeshot"]).fight();
    let scene = scene.asks(RED, &["long-guns > fire", "long-guns > hold"]);
    scene.clone().picks("long-guns > hold").announcing(RED).ship(BLUE, [2, 2, 2, 2, 1]);
    let fired = scene.picks("long-guns > fire").rolls("S1S");
    fired.clone().rolls("12").announcing(RED).ship(BLUE, [2, 1, 1, 2, 1]);
    // A skull is the victim's to place: neither chain shot nor grapeshot is asked for.
    fired
        .rolls("S2")
        .places_among(BLUE, &["hull", "cargo", "masts", "crew", "cannons"])
        .places("cargo")
        .announcing(RED)
        .ship(BLUE, [2, 1, 1, 2, 1])
        .has_weapons(RED, "chain-shot grapeshot");
}
