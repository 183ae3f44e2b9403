//! Hits and damage, and the three special weapons in combat.

use crate::kit::{Begin, Deeds, PASS, boarded, duel, second_round};
use marauders::{BLUE, RED};

#[test] // MM-HIT-01
fn one_to_four_hit_the_numbered_locations() {
    for (face, ship) in [("1", [3, 2, 3, 3, 3]), ("2", [3, 3, 2, 3, 3]), ("3", [3, 3, 3, 2, 3]), ("4", [3, 3, 3, 3, 2])]
    {
        let scene = duel("sloop", "frigate").fight().round("shoot", "shoot", "SSS 11").rolls(face).passes();
        scene.ship(BLUE, ship);
    }
}

#[test] // MM-HIT-02
fn the_victim_places_a_skull_wherever_he_likes_the_hull_included() {
    for (location, ship) in [("hull", [2, 3, 3, 3, 3]), ("cannons", [3, 3, 3, 3, 2])] {
        let scene = duel("sloop", "frigate").fight().round("shoot", "shoot", "SSS 11").rolls("S").passes();
        let scene = scene.places_among(BLUE, &["hull", "cargo", "masts", "crew", "cannons"]);
        scene.places(location).passes().ship(BLUE, ship);
    }
}

#[test] // MM-HIT-03, MM-RULING-89
fn numbered_hits_are_placed_before_skulls_and_a_skull_needs_a_point_that_is_left() {
    let scene = duel("frigate", "sloop").fight().round("shoot", "shoot", "SSS 11").rolls("S24").passes();
    // The cannon is gone already, the masts have a point left.
    let scene = scene.places_among(BLUE, &["hull", "cargo", "masts", "crew"]).places("masts").passes();
    scene.ship(BLUE, [2, 2, 0, 2, 0]);
    let scene = duel("frigate", "sloop").fight().round("shoot", "shoot", "SSS 11").rolls("SS2").passes();
    let scene = scene.places_among(BLUE, &["hull", "cargo", "masts", "crew", "cannons"]).places("masts");
    let scene = scene.places_among(BLUE, &["hull", "cargo", "crew", "cannons"]).places("hull").passes();
    scene.ship(BLUE, [1, 2, 0, 2, 1]);
}

#[test] // MM-HIT-04, MM-EX-18
fn each_hit_takes_a_point_and_what_comes_after_the_last_goes_to_the_hull() {
    let scene = duel("frigate", "frigate").fight().round("shoot", "shoot", "SSS 11").rolls("221").passes();
    scene.ship(BLUE, [3, 2, 1, 3, 3]);
    let scene = duel("frigate", "sloop").fight().round("shoot", "shoot", "SSS 11").rolls("441").passes();
    scene.ship(BLUE, [1, 1, 2, 2, 0]);
}

#[test] // MM-HIT-05
fn a_destroyed_hull_sinks_the_ship_and_its_captain_dies() {
    let scene = duel("frigate", "sloop").location(BLUE, "hull", 1).fight();
    let scene = scene.round("shoot", "shoot", "SSS 11").rolls("444").passes();
    scene.dies(BLUE).points(RED, 1).points(BLUE, 0);
}

#[test] // MM-HIT-06
fn cargo_that_no_longer_fits_is_lost_at_random_at_once() {
    let scene = duel("sloop", "sloop").cargo(BLUE, ["rum-1", "wood-1"]);
    let scene = scene.fight().round("shoot", "shoot", "SSS 11").rolls("1").passes();
    // One of the two, by nature's choice.
    let scene = scene.asks_chance(2).when("dice 1").announcing(RED).ship(BLUE, [2, 1, 2, 2, 1]);
    scene.cargo(BLUE, 1);
    let scene = duel("sloop", "sloop").cargo(BLUE, ["rum-1"]);
    let scene = scene.fight().round("shoot", "shoot", "SSS 11").rolls("1").passes();
    scene.announcing(RED).ship(BLUE, [2, 1, 2, 2, 1]).cargo(BLUE, 1);
}

#[test] // MM-HIT-07
fn without_masts_there_is_one_die_and_only_shoot() {
    let scene = duel("frigate", "frigate").location(RED, "masts", 0).fight().round("shoot", "shoot", "1 11");
    let scene = scene.announces(RED, &["shoot"]).announces(BLUE, &["shoot", "board", "flee"]);
    scene.says("shoot").rolls("1 11").announcing(BLUE);
}

#[test] // MM-HIT-08, MM-RULING-94
fn without_crew_nobody_boards_and_every_crew_combat_is_lost() {
    let scene = second_round(duel("frigate", "frigate").location(BLUE, "crew", 0)).says("board");
    let scene = scene.announces(BLUE, &["shoot", "flee"]).says("shoot").rolls("S11 11").passes();
    scene.dies(BLUE).offers(RED, "prize > keep").sails_on(RED).points(RED, 1);
}

#[test] // MM-HIT-09, MM-RULING-80
fn each_lost_cannon_is_a_hit_less_and_without_any_shoot_is_not_offered() {
    let scene = duel("frigate", "frigate").location(RED, "cannons", 2);
    let scene = scene.fight().round("shoot", "shoot", "SSS 11").rolls("12").passes().announcing(RED);
    scene.ship(BLUE, [3, 2, 2, 3, 3]);
    let scene = duel("frigate", "frigate").location(RED, "cannons", 0).fight().announces(RED, &["shoot"]);
    let scene = scene.round("shoot", "shoot", "SSS 11").announces(RED, &["board", "flee"]);
    scene.ship(BLUE, [3; 5]);
}

#[test] // MM-HIT-10
fn hits_of_both_sides_are_simultaneous() {
    // Blue loses its last cannon and its hull, and still hits.
    let scene = duel("frigate", "sloop").location(BLUE, "hull", 1).fight();
    let scene = scene.round("shoot", "shoot", "SSS S1").rolls("444 2").passes();
    scene.dies(BLUE).ship(RED, [3, 3, 2, 3, 3]);
}

#[test] // MM-HIT-11
fn damage_stays_after_the_battle() {
    let scene = second_round(duel("frigate", "frigate").location(BLUE, "masts", 1));
    let scene = scene.round("flee", "shoot", "S11 11").acts(RED).ship(BLUE, [3, 3, 1, 3, 3]);
    scene.offers(RED, "zone.santo-domingo");
}

#[test] // MM-HIT-12
fn a_volley_has_its_steps_and_the_attackers_shots_come_first_in_each() {
    let scene = duel("frigate", "frigate").weapons(RED, ["chain-shot"]).weapons(BLUE, ["grapeshot"]);
    let scene = scene.fight().round("shoot", "shoot", "SS1 S1");
    // (b) location dice of both, the attacker's first; window `rolled` for both captains.
    let scene = scene.rolls("SS1 S").asks(RED, PASS).passes_one().asks(BLUE, PASS).passes_one();
    // (c) the weapons; (d) placing; (e) `hits-due` for those who were hit.
    let scene = scene.asks(RED, &["volley > weapon.chain-shot", "volley > hold"]).picks("volley > hold");
    let scene = scene.asks(BLUE, &["volley > weapon.grapeshot", "volley > hold"]).picks("volley > hold");
    let scene = scene.places("crew").places("crew").places("hull");
    let scene = scene.ship(RED, [3; 5]).ship(BLUE, [3; 5]).asks(RED, PASS).passes();
    scene.ship(RED, [2, 3, 3, 3, 3]).ship(BLUE, [3, 2, 3, 1, 3]);
}

#[test] // MM-WEAPON-01, MM-RULING-87
fn grappling_hooks_reroll_own_dice_once_for_who_announced_board() {
    let scene = second_round(duel("frigate", "frigate").weapons(RED, ["grappling-hooks"]));
    let without = scene.clone().says("shoot").says("shoot").rolls("411 11").asks(RED, PASS);
    without.passes().weapons(RED, &["grappling-hooks"]);
    let scene = scene.says("board").says("shoot").rolls("411 SS").uses(RED, "grappling-hooks");
    // All three dice, or any of them.
    let scene = scene.rerolls("411").rolls("SSS").asks(RED, PASS).passes().weapons(RED, &[]); // Now 3 against 2: Red wins and boards after Blue's two hits.
    scene.rolls("12").passes().ship(RED, [3, 2, 2, 3, 3]).rolls("111 11");
}

#[test] // MM-WEAPON-02, MM-RULING-88
fn chain_shot_turns_skulls_into_mast_hits_and_what_is_too_much_is_lost() {
    let scene = duel("frigate", "sloop").weapons(RED, ["chain-shot"]).fight();
    let scene = scene.round("shoot", "shoot", "SSS 11").rolls("S22").passes();
    // A numbered mast hit that finds no point is lost as well.
    let scene = scene.picks("volley > weapon.chain-shot").passes();
    scene.announcing(RED).ship(BLUE, [2, 2, 0, 2, 1]).weapons(RED, &[]);
    // Elsewhere hits overflow as always.
    let scene = duel("frigate", "sloop").weapons(RED, ["chain-shot"]).fight();
    let scene = scene.round("shoot", "shoot", "SSS 11").rolls("S44").passes();
    scene.picks("volley > weapon.chain-shot").passes().ship(BLUE, [1, 2, 1, 2, 0]);
}

#[test] // MM-WEAPON-03, MM-EX-20
fn grapeshot_turns_skulls_into_crew_hits_and_what_is_too_much_is_lost() {
    let scene = duel("frigate", "sloop").weapons(RED, ["grapeshot"]).fight();
    let scene = scene.round("shoot", "shoot", "SSS 11").rolls("SS3").passes();
    let scene = scene.picks("volley > weapon.grapeshot").passes();
    scene.announcing(RED).ship(BLUE, [2, 2, 2, 0, 1]).weapons(RED, &[]);
}

#[test] // MM-RULING-88
fn at_most_one_of_the_two_is_used_for_a_volley() {
    let scene = duel("frigate", "frigate").weapons(RED, ["chain-shot", "grapeshot"]).fight();
    let scene = scene.round("shoot", "shoot", "SSS 11").rolls("SSS").passes();
    let scene = scene.asks(RED, &["volley > weapon.chain-shot", "volley > weapon.grapeshot", "volley > hold"]);
    let scene = scene.picks("volley > weapon.grapeshot").passes().announcing(RED);
    scene.ship(BLUE, [3, 3, 3, 0, 3]).weapons(RED, &["chain-shot"]);
}

#[test] // MM-EX-19
fn a_frigate_against_a_sloop() {
    let scene = duel("frigate", "sloop").fight().round("shoot", "shoot", "SSS SS").rolls("123 1").passes();
    let scene = scene.ship(BLUE, [2, 1, 1, 1, 1]).ship(RED, [3, 2, 3, 3, 3]);
    let scene = scene.round("shoot", "board", "S11 SS").rolls("2").passes().ship(BLUE, [2, 1, 0, 1, 1]);
    // Crew combat nevertheless: leadership 3 against 2.
    scene.rolls("111 11").passes().rolls("111 11");
}

#[test] // MM-HIT-13, MM-HIT-12
fn other_hits_go_through_the_same_steps() {
    // Chasers: a location die and its window, placing, `hits-due`.
    let scene = second_round(duel("frigate", "frigate").mods(RED, ["chasers"]).hand(BLUE, ["braced-timbers"]));
    let scene = scene.says("shoot").says("flee").picks("chasers > fire").rolls("S").passes().places("hull");
    let scene = scene.plays(BLUE, "braced-timbers").if_offered("cancel-hit > location.hull").passes();
    scene.ship(BLUE, [3; 5]);
    // Crew combat: `hits-due` alone.
    let scene = boarded(duel("frigate", "frigate").hand(BLUE, ["braced-timbers"])).rolls("S11 11");
    let scene = scene.plays(BLUE, "braced-timbers").if_offered("cancel-hit > location.crew").passes();
    scene.ship(BLUE, [3; 5]);
}
