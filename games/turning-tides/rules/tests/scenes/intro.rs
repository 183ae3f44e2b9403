//! Introductory game: fewer cards, another goal, no lull and no promotion.

use crate::walk::{everywhere, game, offers};
use crate::{BUENO, PRIVATE, Voyage, at, intro_duel};
use turning_tides::{Card, Event, GOLD, Phase, SILVER, Table, Variant, VisibleCards};

const GUN: &str = "C6 s5 k5p M";

#[test] // TT-INTRO-01
fn two_fire_cards_lie_in_the_hold_and_a_sailor_and_a_swing_are_out_of_the_game() {
    let start = game("intro").ships(PRIVATE, BUENO).marker(GOLD).d(1);
    for seat in [SILVER, GOLD] {
        start
            .clone()
            .cards(seat, |player| player.hand, "wait")
            .cards(seat, |player| player.exchange, "fire fire")
            .cards(seat, |player| player.pile, "sailor cannon cannon move navigate swing fire")
            .then(|table| assert_eq!(table.cards_of(seat).len(), 10));
    }
}

#[test] // TT-INTRO-02, TT-RULING-27
fn a_destroyed_zone_and_a_missing_captain_decide_the_game_whichever_came_first() {
    let captain_first = intro_duel(1, 9, SILVER, GUN, "C- s4 M").play("fire", "wait").when("silver: fire > zone.5");
    captain_first.ships(GUN, "C- s4 M X5").ends("intro", &[SILVER]).d(9);
    let zone_first = intro_duel(1, 7, SILVER, GUN, "C3 s4 M X5").play("fire", "wait").when("silver: fire > zone.5");
    zone_first.ships(GUN, "C- s4 M X5").ends("intro", &[SILVER]).d(7);
    let by_swing =
        intro_duel(1, 7, SILVER, "C6 s5 M", "C3 s4 M X5").play("swing", "wait").when("silver: swing > zone.5");
    by_swing.ends("intro", &[SILVER]);
    intro_duel(1, 7, SILVER, GUN, "C3 s4 M").play("fire", "wait").when("silver: fire > zone.5").goes_on();
    intro_duel(1, 9, SILVER, GUN, "C3 s4 M").play("fire", "wait").when("silver: fire > zone.5").goes_on();
}

#[test] // TT-RULING-27
fn the_switch_makes_either_part_of_the_goal_enough() {
    let scene = |d| {
        let scene = Table::scene(1, d, SILVER, GUN, "C3 s4 M").intro();
        at(scene.switches(|switches| switches.intro_needs_both_goals = false))
    };
    scene(7).play("fire", "wait").when("silver: fire > zone.5").ships(GUN, "C- s4 M").ends("intro", &[SILVER]);
    scene(9).play("fire", "wait").when("silver: fire > zone.5").ships(GUN, "C3 s4 M X5").ends("intro", &[SILVER]);
    scene(8).play("fire", "wait").when("silver: fire > zone.5").ships(GUN, "C3 s4 M-").goes_on();
}

#[test] // TT-INTRO-03, TT-RULING-47
fn losing_all_crew_or_three_zones_is_no_defeat_by_itself() {
    intro_duel(1, 7, SILVER, "C6 s5 M", "C3 k1p M")
        .play("swing", "wait")
        .when("silver: swing > zone.5")
        .ships("C6 s5 M", "C- k1p M")
        .goes_on()
        .play("wait", "move")
        .when("gold: move > cannon.1.port > side.2.port")
        .goes_on();
    intro_duel(1, 9, SILVER, GUN, "C3 s4 M X1 X2")
        .play("fire", "wait")
        .when("silver: fire > zone.5")
        .ships(GUN, "C3 s4 M X1 X2 X5")
        .goes_on()
        .asks_both_for_a_card();
}

#[test] // TT-INTRO-04, TT-DEC-19
fn a_fire_card_joins_the_pile_after_the_first_and_after_the_second_round() {
    let mut scene = game("intro");
    for (cards, fires) in [(7, 1), (8, 2), (9, 3), (9, 3)] {
        scene = scene.asks_chance(cards).then(|table| {
            for player in table.players {
                assert_eq!((player.pile.count(Card::Fire), player.exchange.len()), (fires, 3 - fires));
            }
        });
        scene = scene.wait_for_the_next_round();
    }
}

#[test] // TT-INTRO-05, TT-RULING-28
fn there_is_no_exchange_and_no_payment_but_the_piles_are_shuffled_and_the_ships_turned() {
    intro_duel(1, 13, GOLD, "C6 s4 M X1", "C3 s4 M")
        .play("wait", "wait")
        .then(|table| assert_eq!((table.phase, table.round), (Phase::Draw, 2)))
        .d(1)
        .cards(SILVER, |silver| silver.pile, "sailor cannon cannon move navigate swing fire fire")
        .cards(SILVER, |silver| silver.hand, "wait")
        .cards(SILVER, |silver| silver.spent, "")
        .asks_chance(8);
    everywhere("intro", 4, |played| {
        assert!(!matches!(played.table().phase, Phase::Exchange | Phase::PayDamage));
    });
}

#[test] // TT-INTRO-06, TT-RULING-28
fn a_removed_captain_stays_out_and_cards_are_carried_out_without_one() {
    let turn = intro_duel(1, 7, SILVER, "C6 s4 M", "C- s4 s5 k5p M").play("wait", "fire");
    turn.asks(GOLD, &["fire > zone.5"]).when("gold: fire > zone.5").ships("C6 s4 M X3", "C- s4 s5 k5p M");
    everywhere("intro", 4, |played| {
        let is_promoted = |event: &Event| matches!(event, Event::Promoted { .. });
        assert!(!played.events().iter().any(is_promoted));
        let has_promote = |seat| offers(played, seat).iter().any(|offer| offer.starts_with("promote"));
        assert!(![SILVER, GOLD].into_iter().any(has_promote));
    });
}

#[test] // TT-INTRO-07
fn order_initiative_looking_and_surrender_are_those_of_the_base_game() {
    intro_duel(1, 7, SILVER, "C6 s5 M", "C1 s3 k3p M")
        .play("swing", "fire")
        .asks_only(SILVER)
        .when("silver: swing > zone.5")
        .marker(GOLD)
        .has_no_effect(GOLD, "fire");
    intro_duel(1, 7, GOLD, PRIVATE, BUENO)
        .play("sailor", "cannon")
        .asks_only(GOLD)
        .sees(crate::seen_by(GOLD), |view| assert_eq!(view.players[SILVER].hand, VisibleCards::Backs(7)))
        .when("~ silver: offer surrender; ~ gold: accept surrender")
        .ends("surrender", &[GOLD]);
}

#[test] // TT-END-06, TT-INTRO-07
fn at_the_limit_zones_and_then_crew_decide_the_introductory_game_too() {
    let last_turn = |silver, gold| {
        let scene = Table::scene(3, 13, GOLD, silver, gold).intro();
        at(scene.switches(|switches| switches.round_limit = 3)).play("wait", "wait")
    };
    // What would have lost the base game long ago is counted, too.
    last_turn("C6 s4 M", "C3 s4 s5 M X1 X2 X6").ends("limit", &[SILVER]).d(14);
    last_turn("C- M", "C- s4 M").ends("limit", &[GOLD]);
    last_turn("C6 s4 M X1", "C3 s5 M X2").ends("limit", &[SILVER, GOLD]);
}

#[test] // TT-INTRO-08
fn an_introductory_game_stays_one_to_its_end() {
    everywhere("intro", 4, |played| assert_eq!(played.table().switches.variant, Variant::Intro));
    everywhere("base", 2, |played| assert_eq!(played.table().switches.variant, Variant::Base));
}
