//! Exchanging and paying.

use super::{GOLD_SHIP, explains, refuses, spelt_reasons, why};
use crate::TurningTides;
use crate::table::{GOLD, Phase, SILVER, Table};
use wardroom_kernel::Match;

#[test] // TT-LULL-02, TT-LULL-03, TT-LULL-06, TT-WAIT-05, TT-RULING-41
fn what_cannot_be_exchanged() {
    let lull = Table::scene(1, 14, GOLD, "C6 s4 M", GOLD_SHIP).phase(Phase::Exchange);
    let lull = lull.hand(SILVER, "wait cannon move fire").pile(SILVER, "").hand(GOLD, "wait").pile(GOLD, "");
    let m = Match::at(lull.table().expect("a table"));
    refuses(
        &m,
        &[
            ("exchange", &["why-exchange TT-LULL-02"]),
            ("exchange > give.cannon", &["why-unequal TT-LULL-02"]),
            ("exchange > give.cannon > take.fire", &[]),
            ("exchange > take.fire > give.cannon", &["why-gives-first TT-DEC-12"]),
            ("exchange > take.swing > take.fire > give.cannon > give.move", &["why-gives-first TT-DEC-12"]),
            ("exchange > give.move > give.cannon > take.swing > take.fire", &["why-card-order TT-DEC-01"]),
            ("exchange > give.wait", &["why-wait-stays TT-WAIT-05"]),
            ("exchange > card.wait", &["why-wait-stays TT-WAIT-05"]),
            ("exchange > give.swing", &["why-only-hand-cards TT-LULL-03"]),
            ("exchange > spent.swing", &["why-only-hand-cards TT-LULL-03"]),
            ("exchange > discard", &["why-discard-pile TT-LULL-03"]),
            ("exchange > give.cannon > take.move", &["why-not-exchange-card TT-LULL-02"]),
            ("exchange > give.fire > take.fire", &["why-same-kind TT-RULING-41"]),
            ("exchange > take.fire", &["why-unequal TT-LULL-02"]),
            ("exchange > give.cannon > take.fire > take.fire", &["why-unequal TT-LULL-02"]),
            ("exchange > give.move > give.cannon", &["why-card-order TT-DEC-01"]),
            ("exchange > give.cannon > take.fire > give.move", &["why-gives-first TT-DEC-12"]),
            ("exchange > zone.3", &["why-exchange TT-LULL-02"]),
        ],
    );
    assert_eq!(why(&m, GOLD, "card.wait"), ["why-nothing-to-exchange TT-LULL-06"]);
}

/// Silver is about to exchange, with these in hand and the usual cards in the hold.
fn exchanging(hand: &str) -> Match<TurningTides> {
    let lull = Table::scene(1, 14, GOLD, "C6 s4 M", GOLD_SHIP).phase(Phase::Exchange);
    Match::at(lull.hand(SILVER, hand).pile(SILVER, "").table().expect("a table"))
}

#[test] // TT-RULING-41, TT-LULL-02, TT-DEC-12
fn the_kind_that_is_given_is_not_taken_whichever_is_touched_first() {
    refuses(
        &exchanging("wait fire"),
        &[
            ("take.fire", &["why-same-kind TT-RULING-41"]),
            ("exchange.fire", &["why-same-kind TT-RULING-41"]),
            ("take.swing", &["why-unequal TT-LULL-02"]),
            ("take.move", &["why-not-exchange-card TT-LULL-02"]),
        ],
    );
    // Three kinds given leave but two cards of other kinds to take.
    let m = exchanging("wait sailor swing fire");
    refuses(
        &m,
        &[
            ("exchange > give.sailor > give.swing", &["why-unequal TT-LULL-02"]),
            ("exchange > give.sailor > give.swing > give.fire", &["why-same-kind TT-RULING-41"]),
            ("exchange > take.fire", &["why-unequal TT-LULL-02"]),
        ],
    );
    // It is not always the last card given that stands in the way.
    let m = exchanging("wait sailor cannon move navigate");
    refuses(
        &m,
        &[("exchange > give.sailor > give.cannon > give.move > give.navigate", &["why-same-kind TT-RULING-41"])],
    );
    assert!(
        spelt_reasons(&m, "give.sailor > give.cannon > give.move > give.navigate")[0].ends_with("card=card-sailor")
    );
}

#[test] // TT-DEC-01
fn a_card_after_which_too_few_are_left_in_card_order_comes_too_early() {
    let m = exchanging("wait sailor cannon fire");
    refuses(
        &m,
        &[
            ("exchange > give.sailor > give.cannon > take.swing", &["why-unequal TT-LULL-02"]),
            ("exchange > give.cannon > give.fire > take.swing", &["why-card-order TT-DEC-01"]),
            ("exchange > give.sailor > give.cannon > take.fire", &["why-unequal TT-LULL-02"]),
        ],
    );
    let two = |hand, discard| {
        let lull = Table::scene(1, 14, GOLD, "C6 s4 M X1 X2", GOLD_SHIP).phase(Phase::PayDamage);
        Match::at(lull.hand(SILVER, hand).discard(SILVER, discard).table().expect("a table"))
    };
    refuses(
        &two("wait swing fire", ""),
        &[
            ("pay", &["why-pay TT-LULL-08"]),
            ("pay > spend.swing", &["why-pay TT-LULL-08"]),
            ("pay > spend.swing > spend.fire", &[]),
            ("pay > spend.fire > spend.swing", &["why-card-order TT-DEC-01"]),
            ("pay > spend.fire", &["why-card-order TT-DEC-01"]),
            ("pay > spend.swing > spend.move", &["why-card-order TT-DEC-01"]),
            ("pay > spend.cannon > spend.cannon", &[]),
        ],
    );
}

#[test] // TT-LULL-08, TT-LULL-09, TT-WAIT-05
fn what_cannot_pay_for_damage() {
    let lull = Table::scene(1, 14, GOLD, "C6 s4 M X1", GOLD_SHIP).phase(Phase::PayDamage);
    let m = Match::at(lull.table().expect("a table"));
    refuses(
        &m,
        &[
            ("pay > spend.fire", &[]),
            ("pay > spend.wait", &["why-wait-stays TT-WAIT-05"]),
            ("pay > exchange.fire", &["why-exchange-cannot-pay TT-LULL-09"]),
            ("pay > spend.move > spend.fire", &["why-enough-paid TT-LULL-08"]),
            ("pay > zone.1", &["why-pay TT-LULL-08"]),
        ],
    );
    assert_eq!(why(&m, GOLD, "card.wait"), ["why-nothing-to-pay TT-LULL-08"]);
}

#[test] // TT-LULL-02, TT-LULL-08, TT-LULL-09, TT-RULING-41
fn refusals_in_the_lull_name_cards_and_numbers() {
    explains(
        &exchanging("wait cannon move fire"),
        &[
            ("exchange > give.swing", &["why-only-hand-cards card=card-swing"]),
            ("exchange > give.cannon > take.move", &["why-not-exchange-card card=card-move"]),
            ("exchange > give.fire > take.fire", &["why-same-kind card=card-fire"]),
            ("exchange > take.swing", &["why-unequal give=0 take=0"]),
            ("exchange > give.cannon > take.fire > take.fire", &["why-unequal give=1 take=1"]),
            ("exchange > give.cannon > give.move > take.swing > take.fire > take.fire", &["why-unequal give=2 take=2"]),
        ],
    );
    // There are but four to take.
    let lull = Table::scene(1, 14, GOLD, "C6 s4 M", GOLD_SHIP).phase(Phase::Exchange).pile(SILVER, "");
    let lull = lull.hand(SILVER, "wait sailor sailor cannon cannon move").exchange(SILVER, "swing swing fire fire");
    explains(
        &Match::at(lull.table().expect("a table")),
        &[
            ("exchange > give.sailor > give.sailor > give.cannon > give.cannon", &["why-unequal give=4 take=0"]),
            (
                "exchange > give.sailor > give.sailor > give.cannon > give.cannon > give.move",
                &["why-unequal give=5 take=0"],
            ),
        ],
    );
    let paying = |silver| {
        let lull = Table::scene(1, 14, GOLD, silver, GOLD_SHIP).phase(Phase::PayDamage);
        Match::at(lull.table().expect("a table"))
    };
    let one = paying("C6 s4 M X1");
    explains(
        &one,
        &[
            ("pay > zone.1", &["why-pay count=1"]),
            ("pay > spend.move > spend.fire", &["why-enough-paid count=1"]),
            ("pay > exchange.swing", &["why-exchange-cannot-pay card=card-swing"]),
        ],
    );
    let two = paying("C6 s4 M X1 X2");
    explains(
        &two,
        &[
            ("pay > discard", &["why-pay count=2"]),
            ("pay > spend.move > spend.swing > spend.fire", &["why-enough-paid count=2"]),
            ("pay > spend.fire > spend.fire", &["why-card-order"]),
        ],
    );
}
