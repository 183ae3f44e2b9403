//! Rounds: when they end, and what comes between two of them.

use crate::{BUENO, PRIVATE, Voyage, at, duel, lull};
use turning_tides::{Event, GOLD, Phase, SILVER, Table};

#[test] // TT-ROUND-01, TT-ROUND-03, TT-RULING-03
fn a_round_lasts_thirteen_turns_if_nobody_navigates_and_never_two_wait() {
    let no_navigate = |scene: turning_tides::Scene, seat| scene.exchange(seat, "navigate swing fire fire");
    let scene = no_navigate(no_navigate(Table::scene(1, 1, GOLD, PRIVATE, BUENO), SILVER), GOLD);
    let mut scene = at(scene);
    let pool = ["sailor", "sailor", "cannon", "cannon", "move", "swing", "fire"];
    let silver_plays = pool.iter().map(|card| (*card, "wait"));
    let gold_plays = pool[..6].iter().map(|card| ("wait", *card));
    for (turn, (silver, gold)) in (1..).zip(silver_plays.chain(gold_plays)) {
        assert_eq!((scene.played.table().turn, scene.played.table().round), (turn, 1));
        scene = scene.d(turn).asks_both_for_a_card().play(silver, gold).carry_out();
    }
    scene.d(14).then(|table| assert!(table.phase.is_lull(), "thirteen turns were played"));
}

#[test] // TT-ROUND-02, TT-RULING-05
fn only_the_position_after_the_sail_step_ends_a_round() {
    let last = || duel(1, 13, GOLD, PRIVATE, BUENO);
    last().play("navigate", "wait").when("silver: navigate > back").d(13).asks_both_for_a_card();
    last()
        .play("navigate", "navigate")
        .when("gold: navigate > back; silver: navigate > forward")
        .d(14)
        .then(|table| assert_eq!(table.phase, Phase::Exchange));
    duel(1, 12, GOLD, PRIVATE, BUENO).play("sailor", "wait").carry_out().d(13).asks_both_for_a_card();
    duel(1, 12, GOLD, PRIVATE, BUENO)
        .play("navigate", "wait")
        .when("silver: navigate > forward")
        .d(14)
        .then(|table| assert_eq!(table.phase, Phase::Exchange));
}

#[test] // TT-ROUND-02, TT-NAV-08, TT-RULING-04
fn a_turn_that_reaches_the_end_early_is_finished_first() {
    duel(1, 13, GOLD, PRIVATE, BUENO)
        .play("navigate", "swing")
        .when("silver: navigate > forward")
        .has_no_effect(GOLD, "swing")
        .cards(GOLD, |gold| gold.discard, "swing")
        .then(|table| assert_eq!(table.phase, Phase::Exchange));
}

#[test] // TT-ROUND-04, TT-LULL-01
fn exchange_payment_shuffle_and_turn_follow_in_this_order() {
    duel(1, 13, GOLD, "C6 s4 M X1", "C3 s4 M")
        .play("wait", "fire")
        .d(14)
        .then(|table| assert_eq!((table.phase, table.round), (Phase::Exchange, 1)))
        .when("silver: exchange > give.move > take.fire; gold: exchange > none")
        .d(14)
        .then(|table| assert_eq!((table.phase, table.round), (Phase::PayDamage, 1)))
        .cards(SILVER, |silver| silver.discard, "fire")
        .cards(SILVER, |silver| silver.pile, "")
        .asks_only(SILVER)
        .when("silver: pay > spend.fire")
        .d(1)
        .then(|table| assert_eq!((table.phase, table.round, table.turn), (Phase::Draw, 2, 1)))
        .cards(SILVER, |silver| silver.pile, "sailor cannon cannon navigate swing fire")
        .asks_chance(6);
    let steps = duel(1, 13, GOLD, PRIVATE, BUENO).wait_for_the_next_round();
    let told = steps.played.events().iter().filter_map(|event| match event {
        Event::Shuffled { .. } => Some("shuffle"),
        Event::ShipsTurned { .. } => Some("turn"),
        Event::RoundBegan { .. } => Some("begin"),
        _ => None,
    });
    assert!(told.eq(["shuffle", "shuffle", "turn", "begin"]));
}

#[test] // TT-ROUND-05, TT-LULL-07
fn hand_discards_and_undrawn_cards_become_the_new_pile() {
    at(Table::scene(1, 13, GOLD, PRIVATE, BUENO)
        .hand(SILVER, "wait move fire")
        .pile(SILVER, "cannon swing")
        .hand(GOLD, "wait")
        .pile(GOLD, "cannon"))
    .cards(SILVER, |silver| silver.discard, "sailor cannon navigate")
    .wait_for_the_next_round()
    .cards(SILVER, |silver| silver.pile, "sailor cannon cannon move navigate swing fire")
    .cards(SILVER, |silver| silver.hand, "wait")
    .cards(SILVER, |silver| silver.discard, "")
    .cards(GOLD, |gold| gold.pile, "sailor cannon cannon move navigate swing fire")
    .cards(GOLD, |gold| gold.discard, "");
}

#[test] // TT-ROUND-06
fn wait_exchange_cards_and_spent_cards_are_not_shuffled_in() {
    at(lull(1, ("C6 s4 M X1", "wait"), ("C3 s4 M", "wait")))
        .when("silver: pay > spend.navigate")
        .cards(SILVER, |silver| silver.pile, "sailor cannon cannon move swing fire")
        .cards(SILVER, |silver| silver.hand, "wait")
        .cards(SILVER, |silver| silver.exchange, "sailor swing fire fire")
        .cards(SILVER, |silver| silver.spent, "navigate");
}

#[test] // TT-ROUND-07, TT-ROUND-09
fn units_marker_masts_destroyed_zones_and_a_missing_captain_carry_over() {
    let (silver, gold) = ("C6 s4x2 k1p k5s M- X2", "C- s1 s7 k7s M X6 X5");
    for marker in [SILVER, GOLD] {
        at(Table::scene(4, 13, marker, silver, gold)
            .hand(SILVER, "wait")
            .pile(SILVER, "")
            .hand(GOLD, "wait")
            .pile(GOLD, ""))
        .play("wait", "wait")
        .when("silver: pay > spend.fire; gold: pay > spend.cannon > spend.fire")
        .then(|table| assert_eq!((table.round, table.turn), (5, 1)))
        .ships(silver, "C- s1 s7 k7s M X5 X6")
        .marker(marker);
    }
}

#[test] // TT-ROUND-08, TT-ZONE-04, TT-RULING-26
fn the_new_pile_has_a_card_less_for_each_destroyed_zone_and_the_old_one_not() {
    let paid = |ship: &str, answer: &str| {
        let scene = at(lull(1, (ship, "wait"), ("C3 s4 M", "wait"))).when(answer);
        scene.played.table().players[SILVER].pile.len()
    };
    assert_eq!(paid("C6 s4 M", ""), 7);
    assert_eq!(paid("C6 s4 M X1", "silver: pay > spend.swing"), 6);
    assert_eq!(paid("C6 s4 M X1 X7", "silver: pay > spend.swing > spend.fire"), 5);
    let scene = Table::scene(1, 9, SILVER, "C6 s5 k5p M", "C3 s4 M").hand(GOLD, "wait fire");
    at(scene)
        .play("fire", "wait")
        .when("silver: fire > zone.5")
        .ships("C6 s5 k5p M", "C3 s4 M X5")
        .asks_chance(6)
        .cards(GOLD, |gold| gold.pile, "sailor cannon cannon move navigate swing")
        .cards(GOLD, |gold| gold.hand, "wait fire")
        .cards(GOLD, |gold| gold.spent, "");
}
