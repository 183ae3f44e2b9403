//! The long battle of the rulebook, step by step: Felipe de los Reyes against Frances Wright.

use crate::kit::{Begin, Deeds, Fight, PASS, duel};
use marauders::{BLUE as FRANCES, RED as FELIPE};

fn begin() -> Fight {
    let scene = duel("frigate", "sloop").led_by(FELIPE, "felipe-de-los-reyes").led_by(FRANCES, "frances-wright");
    let scene =
        scene.weapons(FELIPE, ["chain-shot"]).weapons(FRANCES, ["grappling-hooks"]).mods(FRANCES, ["rigs-and-sails"]);
    scene.hand(FELIPE, ["quick-learner"]).hand(FRANCES, ["reroll-for-crew-combat"]).fight().announcing(FELIPE)
}
fn after_round_1() -> Fight {
    let scene = begin().round("shoot", "shoot", "S11 S41").rolls("1 3").uses(FELIPE, "captain");
    scene.picks("move-hit > location.crew > location.cargo").announcing(FELIPE)
}
fn after_round_2() -> Fight {
    after_round_1().round("shoot", "flee", "S11 S32").rolls("4").announcing(FELIPE)
}
fn after_round_3() -> Fight {
    let scene = after_round_2().round("shoot", "flee", "SS2 S31").rolls("14S").passes();
    scene.picks("volley > weapon.chain-shot").announcing(FELIPE)
}
/// Frances has boarded.
fn after_round_4() -> Fight {
    // She loses the contest, and rolls all her dice again.
    let scene = after_round_3().round("shoot", "board", "S43 123").uses(FRANCES, "grappling-hooks").rerolls("123");
    scene.rolls("SS1").rolls("2").passes()
}

#[test] // MM-EX-23
fn frances_has_a_die_more_for_two_points_of_manoeuvrability() {
    // Seamanship 3 and 2, manoeuvrability 3 and 5: three dice each.
    begin().says("shoot").says("shoot").rolls("111 111").announcing(FELIPE);
}

#[test] // MM-EX-24
fn round_1_pips_decide_and_felipe_moves_a_hit() {
    after_round_1().ship(FELIPE, [3, 2, 3, 3, 3]).ship(FRANCES, [2, 1, 2, 2, 1]);
}

#[test] // MM-EX-25
fn round_2_a_flight_fails_against_a_success_and_the_cannon_is_gone() {
    let scene = after_round_2().ship(FELIPE, [3, 2, 3, 3, 3]).ship(FRANCES, [2, 1, 2, 2, 0]);
    scene.says("shoot").announces(FRANCES, &["board", "flee"]);
}

#[test] // MM-EX-26
fn round_3_chain_shot_takes_the_skull() {
    after_round_3().ship(FRANCES, [1, 0, 1, 2, 0]).weapons(FELIPE, &[]);
}

#[test] // MM-EX-27
fn round_4_hooks_turn_a_lost_contest_and_boarding_goes_on_without_masts() {
    let scene = after_round_4().ship(FRANCES, [1, 0, 0, 2, 0]).weapons(FRANCES, &[]);
    scene.rolls("11 111").melee();
}

#[test] // MM-EX-28
fn crew_combat_round_1_two_men_deal_two_hits_at_most() {
    let scene = after_round_4().rolls("S1 SSS").rolls("11");
    scene.ship(FELIPE, [3, 2, 3, 1, 3]).ship(FRANCES, [1, 0, 0, 1, 0]);
}

#[test] // MM-EX-29, MM-CARD-05, MM-WINDOW-07, MM-MELEE-05
fn crew_combat_round_2_a_card_its_copy_and_the_pips() {
    let scene = after_round_4().rolls("S1 SSS").rolls("SS S41");
    // Felipe leads 2 to 1 and announces nothing; Frances lays a card; he is asked once more.
    let scene = scene.asks(FELIPE, PASS).passes_one();
    let scene = scene.asks(FRANCES, &["announce > card.reroll-for-crew-combat", "announce > pass"]);
    let scene = scene.picks("announce > card.reroll-for-crew-combat").asks(FELIPE, PASS).passes_one();
    let scene = scene.picks("announced > play").picks("reroll > other").rerolls("SS").rolls("12");
    // He copies the card for his own dice.
    let scene = scene.asks(FELIPE, &["announce > card.quick-learner", "announce > pass"]);
    let scene = scene.picks("announce > card.quick-learner").passes().if_offered("announced > play");
    let scene = scene.if_offered("reroll > own").rerolls("12").rolls("S2").passes();
    // 1 to 1, pips 2 against 5: Frances wins without a man left.
    scene.dies(FELIPE).ship(FRANCES, [1, 0, 0, 0, 0]).asks(FRANCES, &["prize > keep", "prize > take"]);
}
