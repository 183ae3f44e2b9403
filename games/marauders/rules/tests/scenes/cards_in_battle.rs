//! Cards, captains and specialists in battle, one by one.

use crate::kit::{Begin, Deeds, Fight, PASS, boarded, duel, second_round};
use marauders::{BLUE, RED};

#[test] // MM-CARD-05, MM-RULING-95
fn a_hand_on_the_tiller_rerolls_own_or_the_opponents_seamanship_dice() {
    let scene = || duel("frigate", "frigate").hand(RED, ["a-hand-on-the-tiller"]).fight().says("shoot").says("shoot");
    let own = scene()
        .rolls("S11 SS")
        .plays(RED, "a-hand-on-the-tiller")
        .picks("reroll > own")
        .rerolls("11")
        .rolls("SS")
        .passes();
    own.rolls("444 44").passes().ship(BLUE, [3, 3, 3, 3, 0]).ship(RED, [3, 3, 3, 3, 1]);
    let other = scene()
        .rolls("S11 SS")
        .plays(RED, "a-hand-on-the-tiller")
        .picks("reroll > other")
        .rerolls("SS")
        .rolls("11")
        .passes();
    other.rolls("444").passes().ship(BLUE, [3, 3, 3, 3, 0]).ship(RED, [3; 5]);
}

#[test]
fn cross_swell_rerolls_hit_location_dice_of_either_side() {
    let scene = duel("frigate", "frigate").hand(BLUE, ["cross-swell"]).fight().round("shoot", "shoot", "SSS 11");
    let scene =
        scene.rolls("444").plays(BLUE, "cross-swell").if_offered("reroll > other").rerolls("44").rolls("12").passes();
    scene.ship(BLUE, [3, 2, 2, 3, 2]);
}

#[test]
fn the_devils_own_dice_reroll_any_own_roll() {
    let scene = duel("frigate", "frigate").hand(RED, ["the-devils-own-dice"]).fight().round("shoot", "shoot", "SSS 11");
    let scene = scene.rolls("444").plays(RED, "the-devils-own-dice").rerolls("4").rolls("1").passes();
    scene.ship(BLUE, [3, 2, 3, 3, 1]);
}

#[test] // MM-CARD-08
fn double_shotted_guns_deal_one_hit_more_whoever_wins() {
    let scene = duel("frigate", "frigate").hand(RED, ["double-shotted-guns"]).fight().says("shoot").says("shoot");
    let scene = scene.plays(RED, "double-shotted-guns").rolls("SSS 11").rolls("4441").passes();
    scene.ship(BLUE, [3, 2, 3, 3, 0]);
}

#[test]
fn braced_timbers_cancel_one_placed_hit_wherever_it_is() {
    let scene = duel("frigate", "frigate")
        .hand(BLUE, ["braced-timbers"])
        .fight()
        .round("shoot", "shoot", "SSS 11")
        .rolls("441");
    let scene = scene
        .plays(BLUE, "braced-timbers")
        .asks(BLUE, &["cancel-hit > location.cargo", "cancel-hit > location.cannons"]);
    scene.picks("cancel-hit > location.cannons").passes().ship(BLUE, [3, 2, 3, 3, 2]);
}

#[test]
fn a_veil_of_powder_smoke_makes_a_won_flight_sure() {
    let scene =
        second_round(duel("frigate", "frigate").hand(BLUE, ["veil-of-powder-smoke"])).says("shoot").says("flee");
    let scene = scene.rolls("S11 SS").plays(BLUE, "veil-of-powder-smoke").passes().rolls("1").passes();
    scene.acts(RED).ship(BLUE, [3, 2, 3, 3, 3]);
}

#[test]
fn axes_to_the_lines_cut_a_boarding_off() {
    let scene = second_round(duel("frigate", "frigate").hand(BLUE, ["axes-to-the-lines"]))
        .says("board")
        .says("shoot")
        .rolls("S11 11");
    let scene = scene.plays(BLUE, "axes-to-the-lines").passes();
    scene.announcing(RED);
}

#[test]
fn the_weather_gage_and_a_battle_hymn_add_two_dice() {
    let scene = duel("frigate", "frigate").hand(RED, ["the-weather-gage"]).fight().says("shoot").says("shoot");
    scene.plays(RED, "the-weather-gage").rolls("11111 11").passes().announcing(RED);
    let scene = boarded(duel("frigate", "frigate").hand(RED, ["battle-hymn"]).location(RED, "crew", 2));
    // Five successes, but two men.
    scene.plays(RED, "battle-hymn").rolls("SSSSS 11").passes().ship(BLUE, [3, 3, 3, 1, 3]);
}

#[test]
fn gaspar_montalvo_names_a_location_and_joost_brandhorst_boards_in_round_one() {
    let scene = duel("frigate", "frigate").led_by(RED, "gaspar-montalvo").location(BLUE, "cargo", 0);
    let scene = scene
        .fight()
        .round("shoot", "shoot", "SSS 11")
        .passes()
        .asks(RED, &["name-hit > location.masts", "name-hit > location.crew", "name-hit > location.cannons"]);
    scene.picks("name-hit > location.crew").rolls("44").passes().ship(BLUE, [3, 0, 3, 2, 1]);
    let scene =
        duel("frigate", "frigate").led_by(RED, "joost-brandhorst").fight().announces(RED, &["shoot", "board", "flee"]);
    scene.says("board").announces(BLUE, &["shoot"]);
}

#[test]
fn etienne_kermadec_has_a_leadership_die_more_in_the_first_round() {
    let scene = boarded(duel("frigate", "frigate").led_by(RED, "etienne-kermadec"));
    scene.rolls("1111 11").asks(RED, PASS).rolls("111 11").asks(RED, PASS);
}

#[test]
fn felipe_moves_one_hit_in_each_round_and_long_guns_belong_to_the_first() {
    let scene = duel("frigate", "frigate").led_by(BLUE, "felipe-de-los-reyes").mods(RED, ["long-guns"]).fight();
    let scene = scene.picks("long-guns > fire").rolls("S11").rolls("3").uses(BLUE, "captain");
    // Anywhere that has a point left, the hull included.
    let to = ["hull", "cargo", "masts", "cannons"].map(|to| format!("move-hit > location.crew > location.{to}"));
    let scene = scene.asks(BLUE, &to.each_ref().map(String::as_str)).picks("move-hit > location.crew > location.hull");
    // In round 1 he has nothing left to move, in round 2 he has again.
    let scene = scene.round("shoot", "shoot", "S11 111").rolls("333").passes_until(BLUE, "announce > pass");
    let scene = scene.passes().announcing(RED).ship(BLUE, [2, 3, 3, 0, 3]).round("shoot", "shoot", "S11 111");
    let scene = scene.rolls("111").uses(BLUE, "captain").picks("move-hit > location.cargo > location.masts");
    scene.announcing(RED).ship(BLUE, [2, 1, 2, 0, 3]);
    // Not in crew combat.
    let scene = boarded_by_three(duel("frigate", "frigate").led_by(BLUE, "felipe-de-los-reyes"));
    scene.rolls("S11 11").passes_one().passes_one().asks(BLUE, PASS);
}
/// As `boarded`, against a captain with seamanship 3.
fn boarded_by_three(scene: marauders::Scene) -> Fight {
    scene.fight().round("shoot", "shoot", "111 111").round("board", "shoot", "S11 111")
}
