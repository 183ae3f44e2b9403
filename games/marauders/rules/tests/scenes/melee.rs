//! Crew combat.

use crate::kit::{Begin, Deeds, PASS, boarded, duel, waters};
use marauders::{BLUE, RED};

#[test] // MM-MELEE-01, MM-MELEE-06
fn it_follows_boarding_at_once_and_nobody_flees_from_it() {
    let scene = boarded(duel("frigate", "frigate")).asks(RED, PASS).passes_one().asks(BLUE, PASS);
    let scene = scene.rolls("111 11").asks(RED, PASS).passes_one().asks(BLUE, PASS).passes_one();
    // No hit on either side: the next round.
    scene.asks(RED, PASS).rolls("111 11").ship(RED, [3; 5]).ship(BLUE, [3; 5]);
}

#[test] // MM-MELEE-02
fn both_roll_leadership_and_hit_once_per_success_at_most_once_per_man_at_the_start_of_the_round() {
    let scene = boarded(duel("frigate", "frigate")).rolls("SS1 S1").passes();
    let scene = scene.ship(RED, [3, 3, 3, 2, 3]).ship(BLUE, [3, 3, 3, 1, 3]);
    // Two men against one: three successes are two hits, two are one.
    let scene = scene.rolls("111 SS").passes().ship(RED, [3, 3, 3, 1, 3]);
    drop(scene);
    let scene = boarded(duel("frigate", "frigate").location(RED, "crew", 1)).rolls("SSS 11").passes();
    scene.ship(BLUE, [3, 3, 3, 2, 3]);
    // The crew at the start counts: both last men strike.
    let scene = boarded(duel("frigate", "frigate").location(RED, "crew", 1).location(BLUE, "crew", 2));
    scene.rolls("S11 S1").passes().dies(RED).ship(BLUE, [3, 3, 3, 1, 3]);
}

#[test] // MM-MELEE-03
fn who_loses_his_whole_crew_dies_and_the_winner_plunders() {
    let scene = boarded(duel("frigate", "sloop")).rolls("SS1 S1").passes().dies(BLUE);
    scene.ship(RED, [3, 3, 3, 2, 3]).offers(RED, "prize > keep");
}

#[test] // MM-MELEE-04, MM-MELEE-05
fn if_both_crews_are_gone_successes_decide_then_pips_and_the_winner_lives_without_crew() {
    let last = || duel("frigate", "frigate").location(RED, "crew", 1).location(BLUE, "crew", 1);
    // Uncapped: 3 successes against 2.
    boarded(last()).rolls("SSS SS").passes().dies(BLUE).ship(RED, [3, 3, 3, 0, 3]);
    boarded(last()).rolls("S11 SS").passes().dies(RED).ship(BLUE, [3, 3, 3, 0, 3]);
    // Pips: 2 against 3, 5 against 4.
    boarded(last()).rolls("S11 S3").passes().dies(RED).ship(BLUE, [3, 3, 3, 0, 3]);
    boarded(last()).rolls("S41 S4").passes().dies(BLUE).ship(RED, [3, 3, 3, 0, 3]);
}

#[test] // MM-MELEE-04, MM-RULING-91
fn without_a_winner_both_live_on_without_crew_and_nobody_gets_anything() {
    let last = || duel("frigate", "frigate").location(RED, "crew", 1).location(BLUE, "crew", 1);
    let scene = boarded(last().gold(BLUE, 7)).rolls("S11 S2").passes().acts(RED);
    let scene = scene.ship(RED, [3, 3, 3, 0, 3]).ship(BLUE, [3, 3, 3, 0, 3]);
    scene.points(RED, 0).points(BLUE, 0).gold(BLUE, 7);
}

#[test] // MM-RULING-93
fn surplus_crew_hits_are_lost() {
    let scene = boarded(duel("frigate", "frigate").location(BLUE, "crew", 1)).rolls("SSS 11").passes();
    scene.dies(BLUE).picks("prize > take").then(|table| assert_eq!(table.players[RED].ship.cur.hull, 3));
}

#[test] // MM-MELEE-07, MM-MELEE-01
fn a_foe_of_a_card_has_the_printed_values_and_one_may_break_off() {
    // Mutineers off San Juan: leadership 1, crew 2. Frederico has leadership 3 and, with a sloop, two men.
    let scene =
        waters(2).at_sea(RED, "san-juan").rumor(RED, "mutineers-ashore").mods(RED, ["swivel-guns"]).gold(RED, 0);
    let scene = scene.begin().picks("scout > rumor").rolls("S1").passes();
    let scene = scene.asks(RED, &["crew-combat > fight", "crew-combat > break-off"]);
    let off = scene.clone().picks("crew-combat > break-off").passes().acts(RED).points(RED, 0).gold(RED, 0);
    off.then(|table| assert!(table.players[RED].rumor.is_none() && table.rumors.len() == 25));
    // The swivel guns fire, one round is fought, and before the next he may break off again.
    let scene = scene.picks("crew-combat > fight").rolls("S1").passes().rolls("111 S").passes();
    let scene = scene.ship(RED, [2, 2, 2, 1, 1]).asks(RED, &["crew-combat > fight", "crew-combat > break-off"]);
    scene.clone().picks("crew-combat > break-off").passes().acts(RED).gold(RED, 0);
    // Victory: 8 gold, full crew, the rumor's own point; no ship and no plunder.
    let won = scene.clone().picks("crew-combat > fight").rolls("S11 1").passes().until_draw("slack-sails").acts(RED);
    won.gold(RED, 8).points(RED, 1).ship(RED, [2, 2, 2, 2, 1]);
    // Defeat is death.
    scene.picks("crew-combat > fight").rolls("111 S").dies(RED).points(RED, 0);
}

#[test] // MM-MELEE-07
fn without_crew_nobody_fights_the_foe_of_a_card() {
    let scene = waters(2).at_sea(RED, "san-juan").rumor(RED, "mutineers-ashore").location(RED, "crew", 0);
    let scene = scene.begin().picks("scout > rumor").rolls("S1").passes().if_offered("crew-combat > break-off");
    scene.passes().acts(RED).points(RED, 0);
}
