//! Wait: the card that is always there.

use crate::walk::everywhere;
use crate::{BUENO, PRIVATE, Voyage, at, duel, lull};
use turning_tides::{Card, GOLD, Phase, SILVER};

#[test] // TT-WAIT-01, TT-WAIT-03
fn a_single_wait_does_nothing_and_needs_no_choice() {
    for (silver, gold) in [("wait", "sailor"), ("sailor", "wait")] {
        let other = if silver == "wait" { GOLD } else { SILVER };
        let placing = duel(1, 7, GOLD, PRIVATE, BUENO).play(silver, gold).asks_only(other);
        placing.d(7).carry_out().asks_both_for_a_card().d(8).marker(GOLD);
    }
}

#[test] // TT-WAIT-02
fn two_waits_sail_one_zone_more() {
    duel(1, 7, GOLD, PRIVATE, BUENO).play("wait", "wait").asks_both_for_a_card().d(9).ships(PRIVATE, BUENO);
    duel(1, 11, GOLD, PRIVATE, BUENO).play("wait", "wait").asks_both_for_a_card().d(13);
    duel(1, 12, GOLD, PRIVATE, BUENO).play("wait", "wait").d(14).then(|table| assert_eq!(table.phase, Phase::Exchange));
}

#[test] // TT-WAIT-02, TT-RULING-32
fn two_waits_at_the_end_end_the_round_like_any_turn_there() {
    duel(1, 13, GOLD, PRIVATE, BUENO).play("wait", "wait").d(14).then(|table| assert_eq!(table.phase, Phase::Exchange));
}

#[test] // TT-WAIT-04
fn wait_is_in_hand_or_in_play_and_never_anywhere_else() {
    everywhere("base", 4, |played| {
        for seat in [SILVER, GOLD] {
            let player = played.table().players[seat];
            let in_play = played.table().phase.revealed().is_some_and(|revealed| revealed.card(seat) == Card::Wait);
            assert!(player.hand.has(Card::Wait) != in_play);
            let elsewhere = [player.pile, player.discard, player.exchange, player.spent];
            assert!(elsewhere.iter().all(|cards| !cards.has(Card::Wait)));
        }
    });
}

#[test] // TT-WAIT-05
fn wait_is_not_exchanged_and_does_not_pay() {
    at(lull(1, ("C6 s4 M X1", "wait move"), ("C3 s4 M", "wait")))
        .asks_only(SILVER)
        .asks_set(
            SILVER,
            &[
                "exchange > none",
                "exchange > give.move > take.sailor",
                "exchange > give.move > take.swing",
                "exchange > give.move > take.fire",
            ],
        )
        .when("silver: exchange > none")
        .asks_set(
            SILVER,
            &[
                "pay > spend.sailor",
                "pay > spend.cannon",
                "pay > spend.move",
                "pay > spend.navigate",
                "pay > spend.swing",
                "pay > spend.fire",
            ],
        );
}

#[test] // TT-WAIT-05, TT-PROMO-07, TT-RULING-20
fn wait_is_not_replaced_by_a_promotion() {
    duel(1, 2, SILVER, "C6 s4 M", "C- s4 s5 M")
        .play("wait", "wait")
        .asks_both_for_a_card()
        .ships("C6 s4 M", "C- s4 s5 M")
        .d(4)
        .play("sailor", "wait")
        .carry_out()
        .ships("C6 s1 s4 M", "C- s4 s5 M")
        .play("wait", "fire")
        .asks(GOLD, &["promote > zone.4", "promote > zone.5"]);
}
