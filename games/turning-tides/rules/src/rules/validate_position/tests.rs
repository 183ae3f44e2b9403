//! Tables that cannot be, each refused with its reasons.

use crate::table::{CardStep, End, GOLD, Phase, Played, Revealed, SILVER, Scene, Table, Verdict};
use crate::{Card, Parts, TurningTides};
use wardroom_kernel::{Game, Parts as _, Problem, Seat, SetupError};

const START: [&str; 2] = ["C6 s4 s5 k5s M", "C3 s4 s5 k5s M"];

fn scene(silver: &str) -> Scene {
    Table::scene(1, 7, GOLD, silver, START[1])
}
/// Each problem as its field, key and arguments: it begins so.
#[track_caller]
fn refused(scene: Scene, expected: &[&str]) {
    let SetupError(problems) = scene.table().expect_err("the table should be refused");
    let problems: Vec<String> = problems.iter().map(Problem::to_string).collect();
    assert_eq!(problems.len(), expected.len(), "{problems:?}");
    for (problem, expected) in problems.iter().zip(expected) {
        assert!(problem.starts_with(expected), "`{problem}` is not `{expected}`");
    }
}

#[test] // TT-COMP-09
fn a_table_can_be_written_down_and_taken_up_again() {
    let table = scene(START[0]).table().expect("a table");
    let text = serde_json::to_string(&table).expect("plain data");
    let again = serde_json::from_str(&text).expect("its own text");
    assert_eq!(TurningTides::validate_position(again, Parts::shipped()), Ok(table));
}

#[test] // TT-COMP-03, TT-ZONE-02, TT-ZONE-01
fn units_are_where_they_can_be() {
    refused(scene("C6 s4x3 s5x2 M"), &["silver.ship.sailor: problem-more-than (value: 5, most: 4)"]);
    refused(scene("C6 s1 k1p k1s k2p k3p k4p M"), &["silver.ship.cannon: problem-more-than (value: 5, most: 4)"]);
    refused(
        scene("C2 s2 k2p M X2"),
        &[
            "silver.ship: problem-unit-in-destroyed-zone (unit: unit-captain, zone: 2)",
            "silver.ship: problem-unit-in-destroyed-zone (unit: unit-sailor, zone: 2)",
            "silver.ship: problem-unit-in-destroyed-zone (unit: unit-cannon, zone: 2)",
        ],
    );
    refused(scene("C6 M X4"), &["silver.ship: problem-unit-in-destroyed-zone (unit: unit-mast, zone: 4)"]);
    refused(scene("C9 M"), &["silver.ship: problem-ship-word (word: C9)"]);
    refused(scene("C6 s4 s4 M"), &["silver.ship: problem-twice (thing: s4)"]);
    // More than numbers of a ship can count, and nothing else is said of such a ship.
    refused(scene("C6 s4x255 M"), &["silver.ship.sailor: problem-more-than (value: 255"]);
    refused(scene("C- s3x255 s4x255 M"), &["silver.ship.sailor: problem-more-than (value: 510"]);
}

#[test] // TT-END-01, TT-END-02, TT-INTRO-03
fn a_lost_ship_is_not_played_on() {
    refused(scene("C- M"), &["silver.ship: problem-ship-lost"]);
    refused(scene("C6 M X1 X2 X3"), &["silver.ship: problem-ship-lost"]);
    assert!(scene("C- M").intro().table().is_ok());
}

#[test] // TT-COMP-09, TT-COMP-10, TT-LULL-11, TT-INTRO-01
fn each_player_has_twelve_cards() {
    let cards = |exchange| scene(START[0]).exchange(SILVER, exchange);
    refused(cards("sailor swing fire"), &["silver.exchange: problem-exchange-count (cards: 3, count: 4)"]);
    refused(
        cards("sailor swing fire fire fire fire"),
        &["silver.exchange: problem-too-many-cards (card: fire, most: 3)"],
    );
    refused(cards("sailor sailor sailor fire"), &["silver: problem-cards-of-the-box"]);
    refused(scene(START[0]).spent(SILVER, "fire"), &["silver.spent: problem-more-than (value: 1, most: 0)"]);
    refused(scene(START[0]).hand(SILVER, "fire"), &["silver.pile: problem-wait-in-hand"]);
    refused(
        scene(START[0]).hand(SILVER, "wait").pile(SILVER, "").discard(SILVER, "move"),
        &["silver: problem-nowhere"],
    );
    refused(scene(START[0]).intro().exchange(GOLD, "fire"), &["gold.exchange: problem-exchange-in-intro (round: 1"]);
}

#[test] // TT-ROUND-02, TT-INTRO-05, TT-COMP-11
fn the_phase_fits() {
    refused(scene(START[0]).phase(Phase::Exchange), &["position: problem-position-and-phase (position: 7)"]);
    refused(Table::scene(1, 14, GOLD, START[0], START[1]), &["position: problem-position-and-phase (position: 14)"]);
    refused(
        Table::scene(1, 15, GOLD, START[0], START[1]),
        &["position: problem-between (value: 15, least: 0, most: 14)"],
    );
    refused(Table::scene(0, 1, GOLD, START[0], START[1]), &["round: problem-between (value: 0"]);
    refused(Table::scene(1, 1, Seat(2), START[0], START[1]), &["marker: problem-no-player"]);
    refused(scene(START[0]).switches(|s| s.round_limit = 1).turn(0), &["turn: problem-between (value: 0"]);
    let lull = Table::scene(1, 14, GOLD, START[0], START[1]).phase(Phase::PayDamage);
    assert!(lull.clone().table().is_ok());
    refused(lull.intro(), &["phase: problem-lull-in-intro"]);
}

#[test] // TT-END-06
fn no_lull_follows_the_last_round() {
    let base = Table::scene(3, 14, GOLD, "C6 s4 M X1", "C3 s4 s5 M X2 X6");
    let lull = |mode: &Scene, phase, limit| mode.clone().phase(phase).switches(|switches| switches.round_limit = limit);
    let phases = [Phase::Exchange, Phase::PayDamage, Phase::ShuffleAndTurn].map(|phase| (base.clone(), phase));
    for (mode, phase) in phases.into_iter().chain([(base.clone().intro(), Phase::ShuffleAndTurn)]) {
        refused(lull(&mode, phase, 3), &["phase: problem-lull-after-last-round (round: 3)"]);
        for limit in [0, 4] {
            assert!(lull(&mode, phase, limit).table().is_ok(), "round 3 of {limit} has its lull");
        }
    }
    refused(lull(&base, Phase::Exchange, 2), &["round: problem-more-than (value: 3, most: 2)"]);
}

#[test] // TT-ORDER-01, TT-PROMO-01, TT-PROMO-02, TT-PROMO-07, TT-END-06
fn revealed_cards_and_ends_fit() {
    let played = |card, promotes| Played { card, promotes };
    let carry_out = |first, silver, gold| {
        let revealed = Revealed { played: [silver, gold], first };
        scene(START[0]).phase(Phase::CarryOut { revealed, now: CardStep::First })
    };
    let (fire, swing) = (played(Card::Fire, false), played(Card::Swing, false));
    assert!(carry_out(GOLD, fire, swing).table().is_ok());
    refused(carry_out(SILVER, fire, swing), &["phase.revealed.first: problem-later-level"]);
    refused(
        carry_out(GOLD, played(Card::Fire, true), swing),
        &["phase.revealed: problem-captain-aboard (seat: seat-silver)"],
    );
    let wait = played(Card::Wait, false);
    let lost = |silver, now, first| {
        let revealed = Revealed { played: [silver, swing], first };
        scene("C- s4 s5 k5s M").phase(Phase::CarryOut { revealed, now })
    };
    refused(lost(fire, CardStep::First, GOLD), &["phase.revealed: problem-promotion-due (seat: seat-silver)"]);
    assert!(lost(played(Card::Fire, true), CardStep::First, GOLD).table().is_ok());
    assert!(lost(wait, CardStep::First, SILVER).table().is_ok(), "Wait stays Wait");
    // Gold's swing has just cost the captain: the card that is to come is carried out as printed (TT-PROMO-01).
    assert!(lost(fire, CardStep::Second, GOLD).table().is_ok());
    assert!(lost(fire, CardStep::First, GOLD).intro().table().is_ok(), "the introductory game has no promotion");
}

#[test] // TT-ORDER-03, TT-ORDER-05
fn of_two_cards_on_a_level_the_first_is_the_marker_holders() {
    let both = |first, cards: [Card; 2], now| {
        let played = cards.map(|card| Played { card, promotes: false });
        scene(START[0]).phase(Phase::CarryOut { revealed: Revealed { played, first }, now })
    };
    for cards in [[Card::Fire, Card::Fire], [Card::Sailor, Card::Cannon], [Card::Wait, Card::Wait]] {
        assert!(both(GOLD, cards, CardStep::First).table().is_ok(), "gold has the marker");
        refused(both(SILVER, cards, CardStep::First), &["phase.revealed.first: problem-marker-holder-first"]);
        assert!(both(SILVER, cards, CardStep::Second).table().is_ok(), "silver may have had it at the reveal");
    }
}

#[test] // TT-END-01, TT-END-02, TT-END-04, TT-END-06, TT-INTRO-02
fn a_game_is_won_by_a_card_and_ends_at_the_limit_without_one() {
    let fire = Played { card: Card::Fire, promotes: false };
    let shot = Some(Revealed { played: [fire, Played { card: Card::Wait, promotes: false }], first: GOLD });
    let over = |d, gold, verdict, revealed| {
        let phase = Phase::Over(End { verdict, revealed });
        Table::scene(3, d, GOLD, "C6 s4 M", gold).switches(|switches| switches.round_limit = 3).phase(phase)
    };
    for (gold, verdict) in [
        ("C3 s4 M X1 X2 X6", Verdict::Zones(SILVER)),
        ("C- M X1", Verdict::Crew(SILVER)),
        ("C- M X1", Verdict::Intro(SILVER)),
    ] {
        for d in [7, 14] {
            let over = |revealed| match verdict {
                Verdict::Intro(_) => over(d, gold, verdict, revealed).intro(),
                _ => over(d, gold, verdict, revealed),
            };
            assert!(over(shot).table().is_ok(), "{verdict:?} at {d}");
            refused(over(None), &["phase.revealed: problem-won-by-a-card"]);
        }
    }
    let limit = Verdict::Limit(Some(GOLD));
    assert!(over(14, "C3 s4 s5 M", limit, None).table().is_ok());
    refused(over(14, "C3 s4 s5 M", limit, shot), &["phase.revealed: problem-card-at-limit"]);
    refused(over(13, "C3 s4 s5 M", limit, None), &["position: problem-position-and-phase (position: 13)"]);
    refused(over(14, "C3 s4 M", limit, None), &["phase.verdict: problem-other-seat-ahead"]);
    let begun = |verdict| scene(START[0]).phase(Phase::Over(End { verdict, revealed: None }));
    refused(begun(Verdict::Zones(SILVER)), &["phase.revealed: problem-won-by-a-card", "phase: problem-not-won-so"]);
    refused(begun(Verdict::Limit(None)), &["position: problem-position-and-phase", "phase: problem-limit-not-reached"]);
}
