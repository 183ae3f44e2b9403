//! Dice and checks.

use crate::ashore::{Ashore, Stage, harbour, off};
use crate::kit::{Begin, Deeds};
use marauders::{BLUE, RED};

#[test] // MM-DICE-01, MM-DICE-02
fn a_die_shows_one_to_four_and_two_skulls_and_one_skull_is_a_success() {
    // Harrowgate has leadership 1.
    let scene = harbour("san-juan").led_by(RED, "thomas-harrowgate").damaged("crew", 1).begin().ports().does("recruit");
    for outcome in 1..=6 {
        let rolled = scene.clone().asks_chance(6).when(&format!("dice {outcome}")).passes();
        let _ = if outcome <= 4 { rolled.may(RED, "hire > men.1") } else { rolled.value(RED, "crew", 2) };
    }
}

#[test] // MM-DICE-02, MM-EX-01
fn a_check_rolls_as_many_dice_as_the_skill_has() {
    for (captain, influence) in [("felipe-de-los-reyes", 3), ("gaspar-montalvo", 2), ("josiah-penrose", 1)] {
        let scene = harbour("san-juan").led_by(RED, captain).begin().ports().does("rumor");
        scene.clone().checks(&"4".repeat(influence)).has_rumor(RED, None);
        scene
            .checks(&format!("S{}", "4".repeat(influence - 1)))
            .draws("marked-cards")
            .has_rumor(RED, Some("marked-cards"));
    }
}

#[test] // MM-DICE-03
fn where_a_count_matters_each_skull_is_a_success() {
    let raid =
        |dice: &str| off("trinidad").merchant("trinidad", "spanish").raids("spanish", "cocoa-5 food-5 rum-5", dice);
    for (dice, successes) in [("111", 0), ("S11", 1), ("S1S", 2), ("SSS", 3)] {
        let scene = raid(dice).passes();
        let left = scene.played.table().raid.map(|raid| raid.successes);
        assert_eq!(if successes == 0 { 0 } else { left.expect("a raid") }, successes, "{dice}");
    }
}

#[test] // MM-DICE-05, MM-RULING-03
fn modifiers_raise_dice_over_four_and_never_bring_them_under_one() {
    // Carvajosa scouts with 1 die; 5 bounties of his nation make it 5; one die fewer for Whitcombe.
    let scene = |captain: &str, bounty: u8| {
        let scene = off("caracas").led_by(RED, captain).bounty(RED, "spanish", bounty).npc(
            "spanish",
            "lope-de-carvajosa",
            "caracas",
        );
        scene.turn_start(RED).begin()
    };
    scene("felipe-de-los-reyes", 5).checks("11111").acts(RED);
    scene("felipe-de-los-reyes", 1).checks("1").acts(RED);
    scene("silas-whitcombe", 5).checks("1111").acts(RED);
    scene("silas-whitcombe", 1).checks("1").acts(RED);
}

#[test] // MM-DICE-04
fn numbers_choose_locations_and_break_ties() {
    let duel = crate::kit::duel("sloop", "sloop").fight();
    // One success each; 4 + 4 against 1: red wins and hits by his cannon, blue by his success.
    let won = duel.round("shoot", "shoot", "S44 S1").passes().then(|t| {
        assert_eq!(t.battle.and_then(|battle| battle.contest).and_then(|contest| contest.winner), Some(0));
    });
    won.rolls("1 2").passes().ship(BLUE, [2, 1, 2, 2, 1]).ship(RED, [2, 2, 1, 2, 1]);
}
