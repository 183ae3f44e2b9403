//! Looking: what a player may see, and what never.

use crate::{BUENO, PRIVATE, Tides, Voyage, at, duel, lull, seen_by};
use turning_tides::{Card, Cards, Event, GOLD, Hold, Phase, SILVER, Table, TurningTides, View, VisibleCards, enemy};
use wardroom_kernel::{Game, Seat, Viewer};

fn cards(names: &str) -> VisibleCards {
    VisibleCards::Cards(names.parse().expect("names of cards"))
}
/// In the middle of a later round: cards lie everywhere.
fn scattered() -> Tides {
    let scene = Table::scene(3, 5, GOLD, "C6 s4 M X1", "C3 s4 M X1 X2");
    at(scene
        .hand(SILVER, "wait cannon fire")
        .pile(SILVER, "move swing")
        .discard(SILVER, "sailor cannon")
        .spent(SILVER, "navigate")
        .hand(GOLD, "wait swing")
        .pile(GOLD, "sailor move")
        .discard(GOLD, "cannon sailor")
        .spent(GOLD, "fire navigate")
        .exchange(GOLD, "cannon swing fire fire"))
}

#[test] // TT-LOOK-01, TT-RULING-30
fn own_hand_both_discards_own_hold_and_the_enemys_exchange_cards_are_open() {
    scattered()
        .sees(seen_by(SILVER), |view| {
            let [silver, gold] = view.players;
            assert_eq!(silver.hand, cards("wait cannon fire"));
            assert_eq!((silver.discard, gold.discard), (cards("sailor cannon"), cards("sailor cannon")));
            assert_eq!(silver.spent, cards("navigate"));
            assert_eq!(silver.exchange.to_string(), "sailor swing fire fire");
            assert_eq!(gold.exchange.to_string(), "cannon swing fire fire");
        })
        .sees(seen_by(GOLD), |view| {
            let [silver, gold] = view.players;
            assert_eq!((gold.hand, gold.spent), (cards("wait swing"), cards("navigate fire")));
            assert_eq!(silver.discard, cards("sailor cannon"));
        });
}

#[test] // TT-LOOK-02, TT-RULING-30
fn the_enemys_hand_both_piles_and_the_enemys_spent_cards_are_hidden() {
    scattered()
        .sees(seen_by(SILVER), |view| {
            let [silver, gold] = view.players;
            assert_eq!(
                (gold.hand, gold.pile, gold.spent),
                (VisibleCards::Backs(2), VisibleCards::Backs(2), VisibleCards::Backs(2))
            );
            assert_eq!(silver.pile, VisibleCards::Backs(2), "not even the own one");
        })
        .sees(seen_by(GOLD), |view| {
            let [silver, gold] = view.players;
            assert_eq!(
                (silver.hand, silver.pile, silver.spent),
                (VisibleCards::Backs(3), VisibleCards::Backs(2), VisibleCards::Backs(1))
            );
            assert_eq!(gold.pile, VisibleCards::Backs(2));
        })
        .sees(Viewer::Spectator, |view| {
            let hidden = view.players.map(|player| [player.hand, player.pile, player.spent]);
            assert!(hidden.iter().flatten().all(|seen| matches!(seen, VisibleCards::Backs(_))));
        });
}

#[test] // TT-LOOK-02
fn a_drawn_card_is_named_to_its_owner_only() {
    let scene = at(Table::scene(1, 5, GOLD, PRIVATE, BUENO).hand(SILVER, "wait").hand(GOLD, "wait"));
    let drawn = scene.play("wait", "wait").draw("swing", "move");
    let names = |viewer| {
        let events = drawn.played.events().iter();
        events.filter(move |event| TurningTides::is_visible(event, viewer)).filter_map(|event| match event {
            Event::Drew { seat, .. } => Some(*seat),
            _ => None,
        })
    };
    let told = [Event::Drew { seat: GOLD, card: Card::Move, left: 6 }, Event::DrewACard { seat: SILVER, left: 6 }];
    assert!(told.iter().all(|event| drawn.played.events().contains(event)), "how many are left is public");
    assert!(names(seen_by(SILVER)).eq([SILVER]));
    assert!(names(seen_by(GOLD)).eq([GOLD]));
    assert_eq!(names(Viewer::Spectator).count(), 0);
}

#[test] // TT-LOOK-03
fn a_committed_card_is_hidden_until_it_is_revealed() {
    let view = |scene: &Tides, viewer| TurningTides::view(scene.played.table(), viewer);
    let before = duel(1, 5, GOLD, PRIVATE, BUENO);
    let after = before.clone().when("silver: card.move").told(seen_by(GOLD), &[]).told(Viewer::Spectator, &[]);
    for viewer in [seen_by(GOLD), Viewer::Spectator] {
        assert_eq!(view(&before, viewer), view(&after, viewer));
    }
    after.when("gold: card.wait").sees(seen_by(GOLD), |view| {
        assert_eq!(view.phase.revealed().map(|revealed| revealed.card(SILVER).name()), Some("move"));
    });
}

#[test] // TT-LOOK-04
fn an_exchange_is_hidden_until_both_are_done() {
    let sees = |scene: Tides, discards: &'static str, exchange: &'static str| {
        scene.sees(seen_by(GOLD), |view| {
            assert_eq!(view.players[SILVER].exchange.to_string(), exchange);
            assert_eq!(view.players[SILVER].discard, cards(discards));
            assert_eq!(view.players[SILVER].hand, VisibleCards::Backs(2));
        })
    };
    let begun = at(lull(1, ("C6 s4 M", "wait move"), ("C3 s4 M X1", "wait fire")));
    let discards = "sailor cannon cannon navigate swing fire";
    let half = sees(begun, discards, "sailor swing fire fire").when("silver: exchange > give.move > take.fire");
    let open = sees(half, discards, "sailor swing fire fire").when("gold: exchange > none");
    open.sees(seen_by(GOLD), |view| assert_eq!(view.players[SILVER].exchange.to_string(), "sailor move swing fire"));
}

#[test] // TT-LOOK-05, TT-RULING-39
fn numbers_of_cards_units_position_round_and_marker_are_public() {
    for viewer in [seen_by(SILVER), seen_by(GOLD), Viewer::Spectator] {
        scattered().sees(viewer, |view| {
            let counts = view.players.map(|p| [p.hand, p.pile, p.discard, p.spent].map(VisibleCards::len));
            assert_eq!(counts, [[3, 2, 2, 1], [2, 2, 2, 2]]);
            assert_eq!((view.position.number(), view.round, view.marker), (5, 3, GOLD));
            assert_eq!(view.players.map(|p| p.ship.to_string()), ["C6 s4 M X1", "C3 s4 M X1 X2"]);
            let hold = Hold { captain: false, sailors: 3, cannons: 4, mast: false };
            assert_eq!(view.players.map(|player| player.hold), [hold; 2]);
        });
    }
}

#[test] // TT-LOOK-06, TT-RULING-40
fn the_enemys_discards_are_closed_while_damage_is_paid() {
    let paying = at(lull(1, ("C6 s4 M X1", "wait move"), ("C3 s4 M X1", "wait")));
    let discards = |seen: VisibleCards| move |view: &View| assert_eq!(view.players[SILVER].discard, seen);
    let open = cards("sailor cannon cannon navigate swing fire");
    paying
        .sees(seen_by(GOLD), discards(open))
        .when("silver: exchange > give.move > take.fire")
        .then(|table| assert_eq!(table.phase, Phase::PayDamage))
        .sees(seen_by(GOLD), discards(VisibleCards::Backs(7)))
        .sees(Viewer::Spectator, discards(VisibleCards::Backs(7)))
        .sees(seen_by(SILVER), discards(cards("sailor cannon cannon navigate swing fire fire")))
        .when("silver: pay > spend.fire")
        .sees(seen_by(GOLD), discards(VisibleCards::Backs(7)))
        .when("gold: pay > spend.fire")
        .then(|table| assert_eq!(table.phase, Phase::Draw))
        .sees(seen_by(GOLD), discards(VisibleCards::Cards(Cards::NONE)));
}

#[test] // TT-LOOK-07
fn with_an_empty_pile_and_no_spent_cards_the_enemys_hand_is_known() {
    let scene = Table::scene(1, 5, GOLD, PRIVATE, BUENO);
    let known = scene.hand(SILVER, "wait move fire").pile(SILVER, "").hand(GOLD, "wait cannon swing").pile(GOLD, "");
    let unseen =
        |seat: Seat, names: &'static str| move |view: &View| assert_eq!(view.unseen(enemy(seat)).to_string(), names);
    at(known).sees(seen_by(SILVER), unseen(SILVER, "cannon swing")).sees(seen_by(GOLD), unseen(GOLD, "move fire"));
}
