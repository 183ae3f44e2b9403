//! Decisions: all that a player is ever asked, and what is never asked.

use crate::walk::{everywhere, game, offers};
use crate::{BUENO, PRIVATE, Voyage, at, duel, lull};
use std::collections::BTreeSet;
use turning_tides::{Cards, GOLD, Phase, SILVER, Table};
use wardroom_kernel::Answer;

/// The first word of an action, with the kind of unit of a move.
fn kind(offer: &str) -> String {
    let words: Vec<&str> = offer.split([' ', '.']).filter(|word| *word != ">").collect();
    if words[0] == "move" { format!("move {}", words[1]) } else { words[0].to_owned() }
}

#[test] // TT-DEC-01
fn twelve_kinds_of_action_are_all_and_no_offer_comes_twice() {
    let mut kinds = BTreeSet::new();
    everywhere("base", 12, |played| {
        for seat in played.asked() {
            let offers = offers(played, seat);
            assert_eq!(offers.iter().collect::<BTreeSet<_>>().len(), offers.len(), "an offer comes twice");
            kinds.extend(offers.iter().map(|offer| kind(offer)));
        }
    });
    let all = [
        "cannon",
        "card",
        "exchange",
        "fire",
        "move cannon",
        "move captain",
        "move sailor",
        "navigate",
        "pay",
        "promote",
        "sailor",
        "swing",
    ];
    assert!(kinds.iter().eq(all.iter()), "{kinds:?}");
}

#[test] // TT-DEC-02
fn each_kind_in_hand_is_offered_to_both_and_wait_always() {
    duel(1, 5, GOLD, PRIVATE, BUENO).asks_both_for_a_card().asks(
        SILVER,
        &["card.wait", "card.sailor", "card.cannon", "card.move", "card.navigate", "card.swing", "card.fire"],
    );
    let hand = Table::scene(1, 5, GOLD, PRIVATE, BUENO).hand(GOLD, "wait cannon cannon");
    at(hand).asks(GOLD, &["card.wait", "card.cannon"]);
}

#[test] // TT-DEC-03, TT-DEC-04, TT-DEC-09, TT-DEC-10, TT-DEC-11
fn the_open_decisions_are_as_large_as_the_ledger_says() {
    let sizes = [
        ("card", 1..=7),
        ("sailor", 5..=7),
        ("cannon", 1..=14),
        ("navigate", 2..=3),
        ("swing", 1..=4),
        ("fire", 1..=4),
        ("promote", 1..=4),
        ("move captain", 1..=70),
        ("exchange", 1..=66),
        ("pay", 1..=16),
    ];
    everywhere("base", 12, |played| {
        for seat in played.asked() {
            let offers = offers(played, seat);
            let known = sizes.iter().find(|(known, _)| *known == kind(&offers[0]));
            assert!(known.is_none_or(|(_, size)| size.contains(&offers.len())), "{offers:?}");
        }
    });
}

#[test] // TT-DEC-05, TT-DEC-06, TT-DEC-07
fn the_largest_move_has_seventy_options() {
    // Four sailors apart and four cannons in four zones: 6 for each of the crew, 10 for each cannon.
    let turn = duel(1, 1, SILVER, "C7 s1 s2 s3 s5 k1p k2p k3p k4p M", BUENO).play("move", "wait");
    assert_eq!(offers(&turn.played, SILVER).len(), 5 * 6 + 4 * 10);
}

#[test] // TT-DEC-12
fn the_largest_exchange_has_sixty_six_results() {
    let cards: Cards = "sailor sailor cannon cannon move navigate swing swing fire fire fire".parse().expect("cards");
    let holds = cards.selections().filter(|hold| hold.len() == 4);
    let sizes = holds.map(|hold| {
        let scene = Table::scene(2, 14, GOLD, "C6 s4 M", "C3 s4 M").phase(Phase::Exchange).hand(GOLD, "wait");
        offers(&at(scene.exchange(SILVER, &hold.to_string())).played, SILVER).len()
    });
    assert_eq!(sizes.max(), Some(66));
}

#[test] // TT-DEC-13
fn payments_have_at_most_six_or_sixteen_options() {
    let one = at(lull(1, ("C6 s4 M X1", "wait"), ("C3 s4 M", "wait")));
    assert_eq!(offers(&one.played, SILVER).len(), 6);
    let two = at(lull(1, ("C6 s4 M X1 X2", "wait"), ("C3 s4 M", "wait")));
    assert_eq!(offers(&two.played, SILVER).len(), 16);
}

#[test] // TT-DEC-16
fn the_order_of_commitments_makes_no_difference() {
    let begun = || duel(1, 5, GOLD, PRIVATE, BUENO);
    let [silver, gold] = ["silver: card.move", "gold: card.cannon"];
    let [one, other] = [(silver, gold), (gold, silver)].map(|(first, second)| begun().when(first).when(second).played);
    assert_eq!((one.table(), one.answers(), one.events()), (other.table(), other.answers(), other.events()));
}

#[test] // TT-DEC-17, TT-DEC-19
fn in_resolution_one_player_is_asked_at_a_time() {
    everywhere("base", 4, |played| {
        let together = matches!(played.table().phase, Phase::Choose | Phase::Exchange | Phase::PayDamage);
        let asked = played.asked().count();
        assert!(together || asked <= 1, "{asked} are asked in {:?}", played.table().phase);
        let is_drawing = played.table().phase == Phase::Draw;
        assert_eq!(is_drawing, played.chance().is_some() && played.outcome().is_none());
        assert!(asked == 0 || !is_drawing);
    });
}

#[test] // TT-DEC-18
fn a_decision_with_one_option_stands_in_the_record() {
    let turn = duel(1, 7, SILVER, "C6 s5 M", "C1 s3 M").play("swing", "wait").carry_out();
    let answers: Vec<String> = turn
        .played
        .answers()
        .iter()
        .map(|answer| match answer {
            Answer::Seat(seat, action) => format!("{}: {action}", if *seat == SILVER { "silver" } else { "gold" }),
            Answer::Chance { .. } => "chance".into(),
        })
        .collect();
    assert_eq!(answers, ["silver: card.swing", "gold: card.wait", "silver: swing > zone.5"]);
}

#[test] // TT-DEC-20, TT-DEC-14
fn surrender_is_never_among_the_offers() {
    for mode in ["base", "intro"] {
        everywhere(mode, 2, |played| {
            for seat in played.asked() {
                let offers = offers(played, seat);
                assert!(!offers.is_empty() && offers.iter().all(|offer| !offer.contains("surrender")));
            }
        });
    }
}

#[test] // TT-DEC-21
fn chance_decides_which_cards_are_drawn_and_nothing_else() {
    let mut before: Option<[u8; 2]> = None;
    everywhere("base", 4, |played| {
        let piles = played.table().players.map(|player| player.pile.len());
        if let Some(before) = before.take() {
            assert_eq!(before.iter().sum::<u8>(), piles.iter().sum::<u8>() + 1, "one card is drawn");
        }
        if let Some(outcomes) = played.chance() {
            assert_eq!(played.table().phase, Phase::Draw);
            assert!(piles.iter().any(|&pile| u32::from(pile) == outcomes), "any card of the pile may come");
            before = Some(piles);
        }
    });
    game("base").asks_chance(7).when("dice 1").asks_chance(7).when("dice 1").asks_both_for_a_card();
}
