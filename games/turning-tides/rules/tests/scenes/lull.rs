//! Lull: cards are exchanged, then damage is paid.

use crate::walk::{everywhere, offers};
use crate::{Tides, Voyage, at, duel, lull, paths, seen_by};
use turning_tides::{Event, GOLD, Phase, SILVER, Table, TurningTides, VisibleCards};
use wardroom_kernel::{Game, Viewer};

const SILVER_SHIP: &str = "C6 s4 M";
const GOLD_SHIP: &str = "C3 s4 M";

/// Silver holds these cards, gold nothing but Wait.
fn silver_exchanges(hand: &str) -> Tides {
    at(lull(1, (SILVER_SHIP, hand), (GOLD_SHIP, "wait")))
}

#[test] // TT-LULL-01
fn the_exchange_may_be_left_but_damage_must_be_paid() {
    at(lull(1, ("C6 s4 M X1", "wait move"), (GOLD_SHIP, "wait")))
        .when("silver: exchange > none")
        .cards(SILVER, |silver| silver.exchange, "sailor swing fire fire")
        .asks_set(SILVER, &paths("pay > spend.", ["sailor", "cannon", "move", "navigate", "swing", "fire"]));
}

#[test] // TT-LULL-02, TT-RULING-24, TT-RULING-41, TT-DEC-12
fn as_many_cards_are_given_as_taken_and_no_kind_goes_both_ways() {
    silver_exchanges("wait cannon fire").asks_set(
        SILVER,
        &[
            "exchange > none",
            "exchange > give.cannon > take.sailor",
            "exchange > give.cannon > take.swing",
            "exchange > give.cannon > take.fire",
            "exchange > give.fire > take.sailor",
            "exchange > give.fire > take.swing",
            "exchange > give.cannon > give.fire > take.sailor > take.swing",
        ],
    );
    silver_exchanges("wait cannon cannon").asks_set(
        SILVER,
        &[
            "exchange > none",
            "exchange > give.cannon > take.sailor",
            "exchange > give.cannon > take.swing",
            "exchange > give.cannon > take.fire",
            "exchange > give.cannon > give.cannon > take.sailor > take.swing",
            "exchange > give.cannon > give.cannon > take.sailor > take.fire",
            "exchange > give.cannon > give.cannon > take.swing > take.fire",
            "exchange > give.cannon > give.cannon > take.fire > take.fire",
        ],
    );
}

#[test] // TT-LULL-02, TT-RULING-24
fn at_most_four_cards_are_exchanged() {
    let whole_pool = silver_exchanges("wait sailor cannon cannon move navigate swing fire");
    let given = offers(&whole_pool.played, SILVER).iter().map(|offer| offer.matches("give.").count()).max();
    assert_eq!(given, Some(4));
    whole_pool
        .when(
            "silver: exchange > give.cannon > give.cannon > give.move > give.navigate > \
             take.sailor > take.swing > take.fire > take.fire",
        )
        .cards(SILVER, |silver| silver.exchange, "cannon cannon move navigate");
}

#[test] // TT-LULL-03, TT-RULING-42
fn only_cards_in_hand_can_be_given() {
    let scene = Table::scene(3, 14, GOLD, "C6 s4 M X1", GOLD_SHIP).phase(Phase::Exchange);
    at(scene
        .hand(SILVER, "wait cannon")
        .pile(SILVER, "move")
        .discard(SILVER, "sailor cannon swing fire")
        .spent(SILVER, "navigate")
        .hand(GOLD, "wait"))
    .asks_set(
        SILVER,
        &["exchange > none"]
            .map(String::from)
            .into_iter()
            .chain(paths("exchange > give.cannon > take.", ["sailor", "swing", "fire"]))
            .collect::<Vec<_>>(),
    );
}

#[test] // TT-LULL-04
fn taken_cards_go_to_the_discards_and_given_ones_to_the_exchange_cards() {
    at(lull(1, ("C6 s4 M X1", "wait move navigate"), (GOLD_SHIP, "wait")))
        .cards(SILVER, |silver| silver.discard, "sailor cannon cannon swing fire")
        .when("silver: exchange > give.move > give.navigate > take.swing > take.fire")
        .then(|table| assert_eq!(table.phase, Phase::PayDamage, "there is one exchange only"))
        .cards(SILVER, |silver| silver.discard, "sailor cannon cannon swing swing fire fire")
        .cards(SILVER, |silver| silver.exchange, "sailor move navigate fire")
        .cards(SILVER, |silver| silver.hand, "wait");
}

#[test] // TT-LULL-05
fn everybody_is_told_what_was_given_and_what_was_taken() {
    let done = silver_exchanges("wait move").when("silver: exchange > give.move > take.fire").played;
    let exchanged = |event: &&Event| matches!(event, Event::Exchanged { seat: SILVER, .. });
    let told: Vec<&Event> = done.events().iter().filter(exchanged).collect();
    let [Event::Exchanged { given, taken, .. }] = told[..] else { panic!("{told:?}") };
    assert_eq!((given.to_string(), taken.to_string()), ("move".into(), "fire".into()));
    assert!(TurningTides::is_visible(told[0], seen_by(GOLD)) && TurningTides::is_visible(told[0], Viewer::Spectator));
}

#[test] // TT-LULL-05, TT-DEC-16, TT-LOOK-04
fn both_exchange_at_once_and_in_secret_and_the_results_are_turned_up_together() {
    let begun = at(lull(1, (SILVER_SHIP, "wait move"), (GOLD_SHIP, "wait fire")));
    let done = begun.clone().when("silver: exchange > give.move > take.fire").told(seen_by(GOLD), &[]);
    assert_eq!(begun.played.table(), done.played.table(), "nothing is open yet");
    assert!(begun.played.offers(GOLD).eq(done.played.offers(GOLD)));
    let open = "sailor move swing fire";
    done.asks_only(GOLD)
        .when("gold: exchange > give.fire > take.swing")
        .cards(GOLD, |gold| gold.exchange, "sailor fire fire fire")
        .sees(seen_by(GOLD), |view| assert_eq!(view.players[SILVER].exchange.to_string(), open));
}

#[test] // TT-LULL-05, TT-DEC-16
fn the_order_in_which_the_exchanges_arrive_makes_no_difference() {
    let begun = || at(lull(1, (SILVER_SHIP, "wait move"), (GOLD_SHIP, "wait fire")));
    let [silver, gold] = ["silver: exchange > give.move > take.fire", "gold: exchange > none"];
    let [one, other] = [(silver, gold), (gold, silver)].map(|(first, second)| begun().when(first).when(second).played);
    assert_eq!(one.table(), other.table());
    assert_eq!(one.answers(), other.answers());
}

#[test] // TT-LULL-06
fn who_holds_nothing_but_wait_has_no_exchange() {
    silver_exchanges("wait move").asks_only(SILVER);
    at(lull(1, (SILVER_SHIP, "wait"), (GOLD_SHIP, "wait fire"))).asks_only(GOLD);
    silver_exchanges("wait").asks_chance(7).then(|table| assert_eq!(table.round, 2));
}

#[test] // TT-LULL-07, TT-ROUND-05
fn cards_that_were_not_given_are_shuffled_in() {
    silver_exchanges("wait cannon move fire")
        .when("silver: exchange > give.move > take.swing")
        .cards(SILVER, |silver| silver.hand, "wait")
        .cards(SILVER, |silver| silver.pile, "sailor cannon cannon navigate swing swing fire");
}

#[test] // TT-LULL-08, TT-LULL-09, TT-RULING-25, TT-DEC-13
fn damage_is_paid_anew_with_any_card_of_the_pool_former_spent_cards_too() {
    let scene = Table::scene(3, 14, GOLD, "C6 s4 M X1", GOLD_SHIP).phase(Phase::Exchange);
    at(scene
        .hand(SILVER, "wait cannon")
        .pile(SILVER, "move")
        .discard(SILVER, "sailor cannon swing fire")
        .spent(SILVER, "navigate")
        .hand(GOLD, "wait"))
    .when("silver: exchange > none")
    .asks(
        SILVER,
        &[
            "pay > spend.sailor",
            "pay > spend.cannon",
            "pay > spend.move",
            "pay > spend.navigate",
            "pay > spend.swing",
            "pay > spend.fire",
        ],
    )
    .when("silver: pay > spend.move")
    .cards(SILVER, |silver| silver.spent, "move")
    .cards(SILVER, |silver| silver.pile, "sailor cannon cannon navigate swing fire");
}

#[test] // TT-LULL-08, TT-DEC-13
fn two_destroyed_zones_cost_two_cards() {
    let paying = at(lull(1, ("C6 s4 M X1 X2", "wait"), (GOLD_SHIP, "wait")));
    let kinds = ["sailor", "cannon", "move", "navigate", "swing", "fire"];
    let pairs =
        kinds.iter().enumerate().flat_map(|(place, one)| kinds[place + 1..].iter().map(move |two| (*one, *two)));
    let pairs = pairs.chain([("cannon", "cannon")]).map(|(one, two)| format!("pay > spend.{one} > spend.{two}"));
    paying.asks_set(SILVER, &pairs.collect::<Vec<_>>()).when("silver: pay > spend.cannon > spend.cannon").cards(
        SILVER,
        |silver| silver.spent,
        "cannon cannon",
    );
}

#[test] // TT-LULL-09
fn a_card_just_taken_can_pay_but_wait_and_exchange_cards_cannot() {
    let taken = at(lull(1, ("C6 s4 M X1", "wait navigate"), (GOLD_SHIP, "wait")))
        .when("silver: exchange > give.navigate > take.swing")
        .asks_set(SILVER, &paths("pay > spend.", ["sailor", "cannon", "move", "swing", "fire"]));
    taken.when("silver: pay > spend.swing").cards(SILVER, |silver| silver.spent, "swing").cards(
        SILVER,
        |silver| silver.pile,
        "sailor cannon cannon move swing fire",
    );
}

#[test] // TT-LULL-10, TT-RULING-40, TT-DEC-13
fn payment_is_secret_and_the_enemy_learns_only_the_number() {
    let paying = at(lull(1, ("C6 s4 M X1", "wait"), ("C3 s4 M X1 X2", "wait")));
    let half = paying.clone().when("silver: pay > spend.fire").asks_only(GOLD).told(seen_by(GOLD), &[]);
    assert_eq!(paying.played.table(), half.played.table());
    let paid = half.when("gold: pay > spend.cannon > spend.fire");
    let heard = |seat| paid.played.events().iter().filter(move |event| TurningTides::is_visible(event, seen_by(seat)));
    assert!(heard(GOLD).any(|event| *event == Event::PaidSomeCards { seat: SILVER, count: 1 }));
    assert!(!heard(GOLD).any(|event| matches!(event, Event::PaidDamage { seat: SILVER, .. })));
    assert!(heard(SILVER).any(|event| *event == Event::PaidSomeCards { seat: GOLD, count: 2 }));
    paid.sees(seen_by(GOLD), |view| assert_eq!(view.players[SILVER].spent, VisibleCards::Backs(1)))
        .sees(seen_by(SILVER), |view| assert_eq!(view.players[GOLD].spent, VisibleCards::Backs(2)));
}

#[test] // TT-LULL-11
fn the_hold_never_has_more_than_six_cards() {
    let mut most = 0;
    everywhere("base", 8, |played| {
        for player in played.table().players {
            most = most.max(player.exchange.len() + player.spent.len());
        }
    });
    assert_eq!(most, 6);
}

#[test] // TT-LULL-12
fn no_lull_follows_the_turn_in_which_the_game_ends() {
    let over = duel(1, 13, SILVER, "C6 s7 k7p M", "C3 s4 M X1 X2").play("fire", "wait").when("silver: fire > zone.7");
    let over = over.ends("zones", &[SILVER]).d(13);
    assert!(over.played.asked().is_empty());
}
