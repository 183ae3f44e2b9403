//! Order: which of the two revealed cards is carried out first.

use crate::{ALL_CARDS, BUENO, PRIVATE, Tides, Voyage, at, duel};
use turning_tides::{GOLD, Parts, SILVER, Table, TurningTides, enemy};
use wardroom_kernel::{Game, Parts as _, Seat};
use wardroom_testkit::given;

const LEVELS: [(&str, u8); 7] =
    [("wait", 1), ("sailor", 2), ("cannon", 2), ("move", 3), ("navigate", 4), ("swing", 5), ("fire", 6)];

fn level(card: &str) -> u8 {
    LEVELS.iter().find(|known| known.0 == card).expect("each card has a level").1
}

#[test] // TT-ORDER-01, TT-ORDER-02, TT-ORDER-03, TT-RULING-01
fn the_earlier_level_goes_first_and_on_one_level_the_marker_holder() {
    for marker in [SILVER, GOLD] {
        for silver in ALL_CARDS {
            for gold in ALL_CARDS {
                let first = duel(1, 7, marker, PRIVATE, BUENO).play(silver, gold).first();
                let expected = match level(silver).cmp(&level(gold)) {
                    std::cmp::Ordering::Less => SILVER,
                    std::cmp::Ordering::Equal => marker,
                    std::cmp::Ordering::Greater => GOLD,
                };
                assert_eq!(first, expected, "silver plays {silver}, gold {gold}");
            }
        }
    }
}

/// Plays on with a box in which these words are replaced.
fn with_box(scene: &Tides, words: &str, by: &str) -> Tides {
    let shipped = include_str!("../../box.toml");
    let changed = shipped.replace(words, by);
    assert_ne!(shipped, changed, "the box has no such words");
    let parts: &'static Parts = Box::leak(Box::new(Parts::read(&changed).expect("a box that fits")));
    given(TurningTides::validate_position(scene.played.table().clone(), parts).expect("the table fits the box"))
}

#[test] // TT-ORDER-01
fn the_levels_are_data_of_the_box() {
    let shipped = duel(1, 7, SILVER, "C6 s5 M", "C1 s3 k3p M");
    shipped.clone().play("swing", "fire").asks_only(SILVER);
    with_box(&shipped, "[\"swing\"],\n  [\"fire\"]", "[\"fire\"],\n  [\"swing\"]")
        .play("swing", "fire")
        .asks_only(GOLD);
    let together = with_box(&shipped, "[\"move\"],\n  [\"navigate\"]", "[\"move\", \"navigate\"]");
    together.play("navigate", "move").asks_only(SILVER);
}

#[test] // TT-ORDER-02
fn the_card_on_the_earlier_level_is_carried_out_first_whoever_holds_the_marker() {
    for marker in [SILVER, GOLD] {
        duel(1, 7, marker, "C6 s5 M", "C1 s3 k3p M")
            .play("swing", "fire")
            .asks_only(SILVER)
            .when("silver: swing > zone.5")
            .ships("C6 s5 M", "C1 k3p M")
            .has_no_effect(GOLD, "fire");
    }
}

#[test] // TT-ORDER-03
fn on_the_same_level_the_marker_holder_goes_first_also_with_two_equal_cards() {
    for marker in [SILVER, GOLD] {
        let scene = || duel(1, 7, marker, PRIVATE, BUENO);
        scene().play("swing", "swing").asks_only(marker);
        scene().play("sailor", "cannon").asks_only(marker);
        scene().play("cannon", "sailor").asks_only(marker);
    }
}

/// The enemy of a player who promotes plays every card first.
#[track_caller]
fn promotes_second(card: &str) {
    for (marker, replaced) in [(SILVER, "sailor"), (GOLD, "sailor"), (GOLD, "navigate"), (GOLD, "fire")] {
        let turn = duel(1, 7, marker, "C6 s5 k5p M", "C- s4 s5 M").play(card, replaced);
        assert_eq!(turn.first(), SILVER, "{card} comes before a promotion");
    }
}

#[test] // TT-RULING-01, TT-ORDER-03
fn move_and_navigate_share_a_level_if_the_table_says_so() {
    for marker in [SILVER, GOLD] {
        let turn = |shares: bool, silver, gold| {
            let scene = Table::scene(1, 7, marker, PRIVATE, BUENO);
            at(scene.switches(|switches| switches.move_and_navigate_share_level = shares)).play(silver, gold)
        };
        turn(true, "move", "navigate").asks_only(marker);
        turn(true, "navigate", "move").asks_only(marker);
        turn(false, "move", "navigate").asks_only(SILVER);
        turn(false, "navigate", "move").asks_only(GOLD);
        // All other levels stay apart.
        turn(true, "move", "cannon").asks_only(GOLD);
        turn(true, "navigate", "sailor").asks_only(GOLD);
        turn(true, "navigate", "swing").asks_only(SILVER);
    }
}

#[test] // TT-ORDER-04, TT-PROMO-03
fn a_card_that_a_promotion_replaces_is_the_last() {
    for card in ALL_CARDS {
        promotes_second(card);
    }
}

#[test] // TT-ORDER-05, TT-INIT-06, TT-RULING-15
fn a_marker_that_moves_no_longer_changes_the_order_of_the_turn() {
    for first in [SILVER, GOLD] {
        let name = |seat: Seat| TurningTides::seat_name(seat);
        let turn = duel(1, 7, first, "C1 s3 s4 M", "C1 s4 s5 M").play("swing", "swing").asks_only(first);
        let second =
            turn.when(&format!("{}: swing > zone.4", name(first))).marker(enemy(first)).asks_only(enemy(first));
        assert_eq!(second.played.table().phase.revealed().map(|revealed| revealed.first), Some(first));
    }
    duel(1, 7, GOLD, PRIVATE, BUENO)
        .play("navigate", "wait")
        .when("silver: navigate > claim")
        .play("sailor", "sailor")
        .asks_only(SILVER);
}

#[test] // TT-ORDER-06, TT-DEC-17, TT-RULING-45
fn the_first_card_is_finished_before_the_second_players_choice() {
    duel(1, 7, GOLD, PRIVATE, BUENO)
        .play("cannon", "sailor")
        .asks_only(GOLD)
        .ships(PRIVATE, BUENO)
        .when("gold: sailor > zone.1")
        .asks_only(SILVER)
        .ships(PRIVATE, "C3 s1 s4 s5 k5s M")
        .when("silver: cannon > side.7.port")
        .ships("C6 s4 s5 k5s k7p M", "C3 s1 s4 s5 k5s M")
        .asks_both_for_a_card();
    duel(1, 7, GOLD, "C6 s4 M", "C3 s4 k4p M")
        .play("swing", "fire")
        .when("silver: swing > zone.4")
        .marker(GOLD)
        .has_no_effect(GOLD, "fire");
}

#[test] // TT-ORDER-07
fn the_second_card_meets_the_board_as_the_first_has_left_it() {
    let turn = || duel(1, 7, SILVER, "C6 s1 s7 k7p M", "C3 s1 s5 M").play("fire", "navigate");
    turn().when("gold: navigate > back").has_no_effect(SILVER, "fire");
    turn().when("gold: navigate > forward").asks(SILVER, &["fire > zone.7"]);
    duel(1, 7, SILVER, "C6 s5 M", "C3 s4 M")
        .play("swing", "move")
        .when("gold: move > sailor.4 > zone.3")
        .when("silver: swing > zone.5")
        .ships("C6 s5 M", "C3 M");
    duel(1, 7, GOLD, "C6 s5 s3 M", "C3 s3 s5 M")
        .play("swing", "swing")
        .when("gold: swing > zone.3")
        .asks(SILVER, &["swing > zone.3"]);
}
