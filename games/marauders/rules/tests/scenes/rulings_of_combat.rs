//! Rulings about naval combat.

use crate::kit::{Begin, Deeds, PASS, boarded, duel, second_round};
use marauders::{BLUE, RED, RulesVersion, Scene};

#[test] // MM-RULING-80
fn without_cannons_shoot_is_announced_only_where_nothing_else_can_be() {
    let scene = duel("frigate", "frigate").location(RED, "cannons", 0).location(RED, "masts", 0).fight();
    let scene = scene.announces(RED, &["shoot"]).round("shoot", "shoot", "S 11").announces(RED, &["shoot"]);
    scene.ship(BLUE, [3; 5]);
}

#[test] // MM-RULING-81, MM-RULING-111
fn a_battle_in_which_nobody_can_do_anything_ends_without_winner() {
    let scene = duel("frigate", "frigate").location(RED, "cannons", 0).location(RED, "masts", 0);
    let scene = scene.location(BLUE, "cannons", 0).location(BLUE, "masts", 0).fight();
    // Round 1 is fought; there is no second.
    scene.round("shoot", "shoot", "S S").acts(RED).points(RED, 0).points(BLUE, 0);
}

#[test] // MM-RULING-82, MM-COMBAT-05, MM-COMBAT-10
fn if_both_flee_the_contest_decides_whether_one_of_them_is_away() {
    let both = |dice: &str| second_round(duel("frigate", "frigate")).round("flee", "flee", dice);
    both("S11 44").acts(RED).points(RED, 0).points(BLUE, 0);
    both("444 S1").acts(RED).points(RED, 0).points(BLUE, 0);
    // The loser has a success, or there is no winner: the next round.
    both("SS1 S4").announcing(RED).ship(RED, [3; 5]).ship(BLUE, [3; 5]);
    both("S13 S4").announcing(RED);
    both("444 11").announcing(RED);
}

#[test] // MM-RULING-82
fn in_matches_of_the_first_version_a_battle_is_over_if_both_flee() {
    let first = |scene: Scene| second_round(scene.change(|table| table.version = RulesVersion::First));
    let scene = first(duel("frigate", "frigate")).says("flee").says("flee").acts(RED);
    scene.points(RED, 0).points(BLUE, 0);
    let scene = first(duel("frigate", "frigate").mods(BLUE, ["chasers"])).says("flee").says("flee");
    let scene = scene.asks(BLUE, &["chasers > fire", "chasers > hold"]).picks("chasers > fire").rolls("1").passes();
    scene.acts(RED).ship(RED, [3, 2, 3, 3, 3]);
}

#[test] // MM-RULING-83, MM-HIT-07
fn without_masts_the_contest_has_exactly_one_die_whatever_is_added() {
    // Sloop against flute would be a die more, The Weather Gage two: it is not even offered.
    let scene = duel("sloop", "flute").location(RED, "masts", 0).hand(RED, ["the-weather-gage"]).fight();
    let scene = scene.says("shoot").says("shoot").asks(RED, PASS).rolls("1 11").announcing(BLUE);
    drop(scene); // The opponent's bonus is unaffected.
    duel("flute", "sloop").location(RED, "masts", 0).fight().round("shoot", "shoot", "1 111").announcing(BLUE);
}

#[test] // MM-RULING-84, MM-MOD-12, MM-HIT-13
fn long_guns_fire_before_round_one_on_both_sides_at_once() {
    let scene =
        duel("frigate", "frigate").mods(RED, ["long-guns"]).mods(BLUE, ["long-guns"]).weapons(RED, ["chain-shot"]);
    let scene = scene.fight().asks(RED, &["long-guns > fire", "long-guns > hold"]).picks("long-guns > fire");
    let scene = scene.asks(BLUE, &["long-guns > fire", "long-guns > hold"]).picks("long-guns > fire");
    // A die per cannon, then a location die per skull; no chain shot on them.
    let scene = scene.rolls("SS1 S11").rolls("44 4").passes().announcing(RED);
    scene.ship(RED, [3, 3, 3, 3, 2]).ship(BLUE, [3, 3, 3, 3, 1]).weapons(RED, &["chain-shot"]);
}

#[test] // MM-RULING-84
fn long_guns_may_hold_and_a_sinking_by_them_is_a_won_battle() {
    let scene =
        duel("frigate", "sloop").mods(RED, ["long-guns"]).weapons(RED, ["chain-shot"]).location(BLUE, "hull", 1);
    let scene = scene.fight();
    scene.clone().picks("long-guns > hold").announcing(RED).ship(BLUE, [1, 2, 2, 2, 1]);
    // The victim chooses where a skull goes.
    let scene = scene.picks("long-guns > fire").rolls("S11").rolls("S").passes().places("hull").passes();
    scene.dies(BLUE).points(RED, 1);
}

#[test] // MM-RULING-85, MM-MOD-11
fn chasers_hit_once_per_battle_after_a_flight_was_announced() {
    let scene = second_round(duel("frigate", "frigate").mods(RED, ["chasers"]).location(RED, "cannons", 0));
    // Neither side flees: there is no question.
    scene.clone().says("board").says("shoot").asks(RED, PASS);
    let scene = scene.says("board").says("flee").asks(RED, &["chasers > fire", "chasers > hold"]);
    let scene = scene.picks("chasers > fire").rolls("S").passes().places("crew").passes();
    let scene = scene.ship(BLUE, [3, 3, 3, 2, 3]).rolls("111 11").passes().announcing(RED);
    // Once.
    scene.says("board").says("flee").asks(RED, PASS);
}

#[test] // MM-RULING-86
fn an_announcement_stands_whatever_the_chasers_hit() {
    let scene = second_round(duel("frigate", "frigate").mods(RED, ["chasers"]).location(BLUE, "masts", 1));
    let scene = scene.says("shoot").says("flee").picks("chasers > fire").rolls("2").passes();
    // Without masts one die, but it is still a flight.
    scene.rolls("111 S").passes().acts(RED);
    let scene = second_round(duel("frigate", "frigate").mods(BLUE, ["chasers"]).location(RED, "crew", 1));
    let scene = scene.says("board").says("flee").picks("chasers > fire").rolls("3").passes();
    // No crew is left to board.
    scene.rolls("SSS 11").passes().announces(RED, &["shoot", "flee"]);
}

#[test] // MM-RULING-90, MM-RULING-105
fn two_ships_that_sink_each_other_have_no_winner() {
    let scene = duel("sloop", "sloop").location(RED, "hull", 1).location(RED, "cargo", 0);
    let scene = scene.location(BLUE, "hull", 1).location(BLUE, "cargo", 0).bounty(BLUE, "dutch", 1);
    let scene = scene.fight().round("shoot", "shoot", "S11 S2").rolls("1 1").passes();
    // New captains in turn order from the active player.
    let scene = scene.until_draw("josiah-penrose").until_draw("cornelia-verhagen").passes();
    let scene = scene.captain_of(RED, "josiah-penrose").captain_of(BLUE, "cornelia-verhagen");
    scene.points(RED, 0).points(BLUE, 0).bounties(RED, [0; 4]);
}

#[test] // MM-RULING-92, MM-MOD-07
fn swivel_guns_fire_by_themselves_on_both_sides_before_crew_combat() {
    let scene = duel("frigate", "frigate").mods(RED, ["swivel-guns"]).mods(BLUE, ["swivel-guns"]);
    let scene = boarded(scene).rolls("S1 11").passes().ship(RED, [3; 5]).ship(BLUE, [3, 3, 3, 2, 3]);
    scene.rolls("111 11");
    // A side without men loses, and if both have none there is no winner.
    let one = || duel("frigate", "frigate").location(RED, "crew", 1).location(BLUE, "crew", 1);
    boarded(one().mods(RED, ["swivel-guns"])).rolls("SS").dies(BLUE).sails_on(RED).points(RED, 1);
    let both = boarded(one().mods(RED, ["swivel-guns"]).mods(BLUE, ["swivel-guns"])).rolls("S1 S1").passes();
    both.acts(RED).ship(RED, [3, 3, 3, 0, 3]).ship(BLUE, [3, 3, 3, 0, 3]).points(RED, 0);
    // Who has no crew when boarded loses before they fire.
    boarded(duel("frigate", "frigate").location(BLUE, "crew", 0).mods(BLUE, ["swivel-guns"])).passes().dies(BLUE);
}

#[test] // MM-RULING-38
fn a_reinforced_hull_cancels_no_hit_of_crew_combat_or_swivel_guns() {
    let scene = boarded(duel("frigate", "frigate").mods(BLUE, ["reinforced-hull"]).mods(RED, ["swivel-guns"]));
    let scene = scene.rolls("S1").asks(BLUE, PASS).passes().ship(BLUE, [3, 3, 3, 2, 3]);
    scene.rolls("S11 11").passes().ship(BLUE, [3, 3, 3, 1, 3]);
}

#[test] // MM-EX-31, MM-RULING-114
fn moved_and_cancelled_hits_leave_the_others_where_they_were_placed() {
    let scene = duel("frigate", "frigate").led_by(BLUE, "felipe-de-los-reyes").location(BLUE, "masts", 1);
    let scene = scene.hand(BLUE, ["braced-timbers"]).location(RED, "cannons", 2);
    let due = scene.fight().round("shoot", "shoot", "SSS 111").rolls("22");
    let moved = due.clone().uses(BLUE, "captain").picks("move-hit > location.hull > location.cannons").passes();
    moved.ship(BLUE, [3, 3, 0, 3, 2]);
    let cancelled = due.plays(BLUE, "braced-timbers").picks("cancel-hit > location.masts").passes();
    cancelled.ship(BLUE, [2, 3, 1, 3, 3]);
}

#[test] // MM-EX-33, MM-RULING-115, MM-COMBAT-15
fn added_hits_need_a_success_on_either_side() {
    let scene = || {
        let scene = duel("frigate", "frigate").led_by(RED, "pepijn-van-avezaath").hand(BLUE, ["double-shotted-guns"]);
        let scene = scene.location(BLUE, "cannons", 2).fight().round("shoot", "shoot", "11 11");
        scene.says("flee").says("shoot").plays(BLUE, "double-shotted-guns")
    };
    scene().rolls("S1 44").rolls("1").passes().acts(RED).ship(RED, [3, 2, 3, 3, 3]);
    scene().rolls("11 44").passes().announcing(RED).ship(RED, [3; 5]);
}
