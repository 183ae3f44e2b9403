//! Turns: draw, choose, resolve, discard, sail.

use crate::walk::game;
use crate::{ALL_CARDS, BUENO, PRIVATE, Voyage, at, duel, seen_by};
use turning_tides::{Card, GOLD, Phase, SILVER, Table};

#[test] // TT-TURN-01, TT-TURN-07, TT-TURN-08, TT-TURN-09
fn a_turn_is_draw_choose_resolve_discard_sail() {
    game("base")
        .asks_chance(7)
        .draw("cannon", "move")
        .asks_both_for_a_card()
        .play("cannon", "move")
        .d(1)
        .cards(SILVER, |silver| silver.discard, "")
        .when("silver: cannon > side.1.port")
        .d(1)
        .cards(SILVER, |silver| silver.discard, "")
        .when("gold: move > captain > zone.4")
        .cards(SILVER, |silver| silver.discard, "cannon")
        .cards(GOLD, |gold| gold.discard, "move")
        .d(2)
        .then(|table| assert_eq!((table.phase, table.turn), (Phase::Draw, 2)))
        .asks_chance(6);
}

#[test] // TT-TURN-02
fn both_draw_a_card_without_being_asked() {
    let open = game("base").asks_chance(7);
    assert!(open.played.asked().is_empty());
    open.draw("swing", "cannon")
        .cards(SILVER, |silver| silver.hand, "wait swing")
        .cards(SILVER, |silver| silver.pile, "sailor cannon cannon move navigate fire")
        .cards(GOLD, |gold| gold.hand, "wait cannon")
        .cards(GOLD, |gold| gold.pile, "sailor cannon move navigate swing fire");
}

#[test] // TT-TURN-03
fn with_an_empty_pile_nothing_is_drawn_and_discards_stay_discards() {
    at(Table::scene(1, 5, GOLD, PRIVATE, BUENO).hand(SILVER, "wait fire").pile(SILVER, "").hand(GOLD, "wait move"))
        .play("wait", "move")
        .when("gold: move > captain > zone.1")
        .asks_chance(6)
        .when("dice 1")
        .cards(SILVER, |silver| silver.hand, "wait fire")
        .cards(SILVER, |silver| silver.discard, "sailor cannon cannon move navigate swing")
        .cards(GOLD, |gold| gold.hand, "wait sailor")
        .asks_both_for_a_card();
    duel(1, 5, GOLD, PRIVATE, BUENO).play("wait", "wait").asks_both_for_a_card();
}

#[test] // TT-TURN-04
fn a_hand_has_no_limit() {
    let mut scene = game("base");
    for drawn in ["sailor", "cannon", "cannon", "move", "navigate", "swing", "fire"] {
        scene = scene.draw(drawn, drawn);
        if drawn != "fire" {
            scene = scene.play("wait", "wait");
        }
    }
    scene.d(13).cards(SILVER, |silver| silver.hand, "wait sailor cannon cannon move navigate swing fire").cards(
        GOLD,
        |gold| gold.hand,
        "wait sailor cannon cannon move navigate swing fire",
    );
}

#[test] // TT-TURN-05, TT-TURN-07, TT-LOOK-03
fn a_card_is_committed_in_secret_and_both_are_revealed_together() {
    let scene = duel(1, 5, GOLD, PRIVATE, BUENO).when("silver: card.fire").told(seen_by(GOLD), &[]);
    let committed = scene.then(|table| assert_eq!((table.phase, table.phase.revealed()), (Phase::Choose, None)));
    assert_eq!(committed.played.table(), duel(1, 5, GOLD, PRIVATE, BUENO).played.table());
    committed.asks_only(GOLD).when("gold: card.cannon").then(|table| {
        let revealed = table.phase.revealed().expect("both are open");
        assert_eq!((revealed.card(SILVER), revealed.card(GOLD)), (Card::Fire, Card::Cannon));
    });
}

#[test] // TT-TURN-06, TT-RULING-08
fn any_card_of_the_hand_may_be_chosen_even_a_useless_one() {
    at(Table::scene(1, 1, GOLD, "C6 s4 M", "C3 s1 s2 s5 s6 M")
        .hand(SILVER, "wait swing fire")
        .hand(GOLD, "wait sailor cannon cannon"))
    .asks(SILVER, &["card.wait", "card.swing", "card.fire"])
    .asks(GOLD, &["card.wait", "card.sailor", "card.cannon"])
    .play("swing", "sailor")
    .has_no_effect(SILVER, "swing")
    .has_no_effect(GOLD, "sailor");
    at(Table::scene(1, 1, GOLD, PRIVATE, BUENO).hand(SILVER, "wait")).asks(SILVER, &["card.wait"]);
}

#[test] // TT-TURN-08, TT-WAIT-04
fn played_cards_are_discarded_but_wait_goes_back_to_hand() {
    duel(1, 3, GOLD, PRIVATE, BUENO)
        .play("wait", "swing")
        .has_no_effect(GOLD, "swing")
        .cards(SILVER, |silver| silver.discard, "")
        .cards(SILVER, |silver| silver.hand, "wait sailor cannon cannon move navigate swing fire")
        .cards(GOLD, |gold| gold.discard, "swing")
        .cards(GOLD, |gold| gold.hand, "wait sailor cannon cannon move navigate fire");
}

#[test] // TT-TURN-09, TT-NAV-06, TT-WAIT-03
fn the_ships_sail_one_zone_in_every_turn_whatever_was_played() {
    for silver in ALL_CARDS {
        for gold in ALL_CARDS {
            let forward = [silver, gold].iter().filter(|&&card| card == "navigate").count() as u8;
            let both_wait = u8::from([silver, gold] == ["wait"; 2]);
            let turn = duel(1, 5, GOLD, "C6 s1 M", "C2 s7 M").play(silver, gold).carry_out();
            turn.asks_both_for_a_card().d(5 + forward + both_wait + 1);
        }
    }
}

#[test] // TT-TURN-10, TT-LULL-12
fn when_the_game_ends_nothing_of_the_turn_follows() {
    let over = duel(1, 13, GOLD, "C6 s7 M", "C7 k7p M")
        .play("swing", "fire")
        .when("silver: swing > zone.7")
        .ends("crew", &[SILVER])
        .d(13)
        .cards(SILVER, |silver| silver.discard, "")
        .cards(GOLD, |gold| gold.discard, "")
        .ships("C6 s7 M", "C- k7p M")
        .then(|table| assert_eq!(table.phase.revealed().map(|revealed| revealed.card(GOLD)), Some(Card::Fire)));
    assert!(over.played.asked().is_empty() && over.played.chance().is_none());
}
