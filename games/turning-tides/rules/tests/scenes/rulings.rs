//! Rulings that no chapter shows: names, switches as a table sets them, and what cancels out.

use crate::{BUENO, PRIVATE, Tides, Voyage, at, duel, lull};
use turning_tides::{GOLD, Parts, SILVER, Side, Table};
use wardroom_kernel::Parts as _;

#[test] // TT-RULING-05, TT-RULING-07
fn forward_and_back_cancel_out_and_beyond_the_end_there_is_nothing() {
    duel(1, 13, SILVER, PRIVATE, BUENO)
        .play("navigate", "navigate")
        .when("silver: navigate > forward")
        .d(14)
        .when("gold: navigate > back")
        .d(14)
        .then(|table| assert!(table.phase.is_lull()));
    duel(1, 6, SILVER, PRIVATE, BUENO)
        .play("navigate", "navigate")
        .when("silver: navigate > forward; gold: navigate > back")
        .d(7);
}

#[test] // TT-RULING-14, TT-RULING-16, TT-RULING-27, TT-RULING-43
fn the_switches_are_options_that_a_table_sets() {
    let switches = |mode: &str, options: &[(&'static str, &'static str)]| {
        Tides::new(mode, 2, options.iter().copied()).played.table().switches
    };
    let base = switches("base", &[]);
    assert!(base.promotion_takes_initiative && !base.moved_cannon_keeps_side && base.intro_needs_both_goals);
    assert!(!base.move_and_navigate_share_level);
    assert_eq!((base.surrender_offers_per_turn, base.round_limit), (1, 0));
    let set = switches(
        "base",
        &[("promotion_takes_initiative", "off"), ("moved_cannon_keeps_side", "on"), ("surrender_offers_per_turn", "2")],
    );
    assert!(!set.promotion_takes_initiative && set.moved_cannon_keeps_side);
    assert_eq!(set.surrender_offers_per_turn, 2);
    assert!(!switches("intro", &[("intro_needs_both_goals", "off")]).intro_needs_both_goals);
}

#[test] // TT-RULING-25, TT-RULING-42
fn a_spent_card_comes_back_for_payment_but_not_for_the_exchange() {
    let scene = Table::scene(2, 14, GOLD, "C6 s4 M X1", "C3 s4 M").phase(turning_tides::Phase::Exchange);
    at(scene.hand(SILVER, "wait move").pile(SILVER, "").spent(SILVER, "navigate").hand(GOLD, "wait").pile(GOLD, ""))
        .when("silver: exchange > give.move > take.fire")
        .when("silver: pay > spend.navigate")
        .cards(SILVER, |silver| silver.spent, "navigate")
        .cards(SILVER, |silver| silver.pile, "sailor cannon cannon swing fire fire");
}

#[test] // TT-RULING-41
fn giving_and_taking_the_same_kind_is_not_another_exchange() {
    at(lull(1, ("C6 s4 M", "wait sailor"), ("C3 s4 M", "wait"))).asks_set(
        SILVER,
        &["exchange > none", "exchange > give.sailor > take.swing", "exchange > give.sailor > take.fire"],
    );
}

#[test] // TT-RULING-48
fn silver_sails_the_private_and_gold_el_bueno_and_port_bears_in_odd_rounds() {
    let players = &Parts::shipped().players;
    assert_eq!((&*players[0].name.en, &*players[0].ship.en), ("Silver", "The Private"));
    assert_eq!((&*players[1].name.en, &*players[1].ship.en), ("Gold", "El Bueno"));
    assert_eq!([1, 2, 3].map(Side::bearing), [Side::Port, Side::Starboard, Side::Port]);
}
