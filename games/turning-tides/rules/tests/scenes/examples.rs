//! The worked examples of the ledger, in its order. Ships are written as there: `C6 s4 s5 k5s M`.

use turning_tides::{Cards, GOLD, Phase, SILVER, Table, TurningTides, VisibleCards};
use wardroom_kernel::{Rejected, Seat, Talk, Viewer};
use wardroom_testkit::{Scene, given};

const START: [&str; 2] = ["C6 s4 s5 k5s M", "C3 s4 s5 k5s M"];

type Duel = Scene<TurningTides>;

/// Both hold every card of their pools and are about to choose.
fn duel(round: u16, d: u8, marker: Seat, silver: &str, gold: &str) -> Duel {
    given(Table::scene(round, d, marker, silver, gold).table().expect("the table of an example"))
}

trait Example {
    fn plays(self, silver: &str, gold: &str) -> Self;
    fn ships(self, silver: &str, gold: &str) -> Self;
    fn marker(self, seat: Seat) -> Self;
    fn position(self, d: u8) -> Self;
    fn offers(&self, seat: Seat) -> usize;
}

impl Example for Duel {
    fn plays(self, silver: &str, gold: &str) -> Self {
        self.when(&format!("silver: card.{silver}; gold: card.{gold}"))
    }
    #[track_caller]
    fn ships(self, silver: &str, gold: &str) -> Self {
        self.then(|t| assert_eq!([t.ship(SILVER).to_string(), t.ship(GOLD).to_string()], [silver, gold]))
    }
    #[track_caller]
    fn marker(self, seat: Seat) -> Self {
        self.then(|t| assert_eq!(t.marker, seat, "the marker"))
    }
    #[track_caller]
    fn position(self, d: u8) -> Self {
        self.then(|t| assert_eq!(t.position.number(), d, "the position"))
    }
    fn offers(&self, seat: Seat) -> usize {
        self.played.offers(seat).count()
    }
}

fn cards(text: &str) -> Cards {
    text.parse().expect("names of cards")
}

#[test] // TT-EX-01
fn both_swing_and_the_second_has_nobody_left_to_do_it() {
    duel(1, 7, GOLD, "C6 s4 M", "C3 s4 M")
        .plays("swing", "swing")
        .asks(GOLD, &["swing > zone.4"])
        .when("gold: swing > zone.4")
        .ships("C6 M", "C3 s4 M")
        .marker(SILVER)
        .position(8)
        .then(|t| {
            assert!(t.players.iter().all(|player| player.discard == cards("swing")));
        })
        .goes_on();
}

/// The lull after round 1, as silver's hand and discards are in the example.
fn lull(silver: &str) -> Duel {
    let scene = Table::scene(1, 14, GOLD, silver, START[1])
        .phase(Phase::Exchange)
        .hand(SILVER, "wait cannon")
        .pile(SILVER, "")
        .hand(GOLD, "wait move")
        .pile(GOLD, "");
    given(scene.table().expect("the table of an example"))
}

#[test] // TT-EX-02
fn a_cannon_is_exchanged_for_a_swing() {
    let scene = lull(START[0])
        .sees(Viewer::Seat(SILVER), |view| assert_eq!(view.players[GOLD].hand, VisibleCards::Backs(2)))
        .asks(
            SILVER,
            &[
                "exchange > none",
                "exchange > give.cannon > take.sailor",
                "exchange > give.cannon > take.swing",
                "exchange > give.cannon > take.fire",
            ],
        )
        .rejects("silver: exchange > give.wait > take.swing", "TT-WAIT-05")
        .when("silver: exchange > give.cannon > take.swing")
        .sees(Viewer::Seat(GOLD), |view| {
            assert_eq!(view.players[SILVER].exchange, cards("sailor swing fire fire"), "not turned up yet");
        });
    scene.when("gold: exchange > none").then(|t| {
        let silver = &t.players[SILVER];
        assert_eq!(silver.exchange, cards("sailor cannon fire fire"));
        assert_eq!(silver.hand, cards("wait"));
        let pool = silver.pile.plus(silver.discard).plus(silver.spent).plus(silver.spare_hand());
        assert_eq!(pool, cards("sailor cannon move navigate swing swing fire"));
    });
}

#[test] // TT-EX-03
fn damage_is_paid_with_a_card_that_nobody_else_sees() {
    lull("C6 s4 s5 k5s M X1")
        .when("silver: exchange > give.cannon > take.swing; gold: exchange > none")
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
        .when("silver: pay > spend.navigate")
        .then(|t| {
            let silver = &t.players[SILVER];
            assert_eq!((silver.exchange, silver.spent), (cards("sailor cannon fire fire"), cards("navigate")));
            assert_eq!((t.round, silver.hand.len(), silver.discard), (2, 1, Cards::NONE));
            assert_eq!(silver.pile, cards("sailor cannon move swing swing fire"));
        })
        .sees(Viewer::Seat(GOLD), |view| assert_eq!(view.players[SILVER].spent, VisibleCards::Backs(1)));
}

fn promotion() -> Duel {
    duel(3, 8, SILVER, "C2 s3 s6 k6p M X1", "C3 s4 s5 k5p M")
        .plays("swing", "fire")
        .asks(SILVER, &["swing > zone.3", "swing > zone.6"])
        .when("silver: swing > zone.6")
        .marker(GOLD)
        .asks(GOLD, &["fire > zone.5"])
        .when("gold: fire > zone.5")
        .ships("C2 s3 s6 k6p M- X1", "C- s4 s5 k5p M")
        .marker(SILVER)
        .position(9)
}

#[test] // TT-EX-04
fn a_captain_is_lost_and_a_sailor_promoted_last_of_all() {
    let hands = Table::scene(3, 9, SILVER, "C2 s3 s6 k6p M- X1", "C- s4 s5 k5p M")
        .exchange(SILVER, "sailor fire fire cannon")
        .hand(SILVER, "wait swing swing");
    promotion();
    given::<TurningTides>(hands.table().expect("the next turn"))
        .plays("swing", "cannon")
        .when("silver: swing > zone.6")
        .marker(GOLD)
        .asks(GOLD, &["promote > zone.5"])
        .when("gold: promote > zone.5")
        .ships("C2 s3 s6 k6p M- X1", "C5 k5p M")
        .marker(GOLD)
        .position(10)
        .goes_on()
        .when("~ gold: offer surrender; ~ silver: accept surrender")
        .ends("surrender", &[SILVER])
        .when("~ gold: ask rematch");
}

#[test] // TT-EX-05
fn two_waits_sail_one_zone_more() {
    let scene = Scene::<TurningTides>::new("base", 2, []).when("dice 1 1");
    scene
        .then(|t| assert!(t.players.iter().all(|player| (player.hand.len(), player.pile.len()) == (2, 6))))
        .plays("wait", "wait")
        .position(3)
        .then(|t| assert!(t.players.iter().all(|player| player.hand.len() == 2 && player.discard.is_empty())));
}

#[test] // TT-EX-06
fn one_wait_moves_nothing() {
    duel(1, 4, GOLD, START[0], START[1])
        .plays("wait", "move")
        .when("gold: move > captain > zone.7")
        .ships(START[0], "C7 s4 s5 k5s M")
        .position(5);
}

#[test] // TT-EX-07
fn a_sailor_comes_aboard_where_no_zone_is_destroyed() {
    duel(1, 5, GOLD, "C6 s1 s2 s3 s4 M", "C3 s4 s5 k5s M X1 X7")
        .plays("sailor", "sailor")
        .asks(GOLD, &["sailor > zone.2", "sailor > zone.3", "sailor > zone.4", "sailor > zone.5", "sailor > zone.6"])
        .when("gold: sailor > zone.3")
        .ships("C6 s1 s2 s3 s4 M", "C3 s3 s4 s5 k5s M X1 X7")
        .then(|t| assert!(t.players.iter().all(|player| player.discard == cards("sailor"))));
}

#[test] // TT-EX-08
fn a_cannon_takes_any_free_side() {
    let scene = duel(1, 2, GOLD, START[0], "C3 s4 s5 k1p k2p k3p k4p M").plays("cannon", "cannon");
    assert_eq!(scene.offers(SILVER), 13);
    scene
        .rejects("silver: cannon > side.5.starboard", "TT-CANNON-02")
        .when("silver: cannon > side.5.port")
        .ships("C6 s4 s5 k5p k5s M", "C3 s4 s5 k1p k2p k3p k4p M");
}

#[test] // TT-EX-09
fn thirty_one_ways_to_move() {
    let scene = duel(1, 2, GOLD, START[0], START[1]).plays("move", "move");
    assert_eq!(scene.offers(GOLD), 31);
    let scene = scene.when("gold: move > captain > zone.4");
    assert_eq!(scene.offers(SILVER), 31);
    scene.when("silver: move > cannon.5.starboard > side.5.port").ships("C6 s4 s5 k5p M", "C4 s4 s5 k5s M");
}

#[test] // TT-EX-10
fn nothing_moves_into_a_destroyed_zone_or_onto_a_taken_side() {
    let scene = duel(1, 2, GOLD, "C6 s4 s5 k5p k5s M- X7", START[1]).plays("move", "wait");
    assert_eq!(scene.offers(SILVER), 35);
    let offers: Vec<String> = scene.played.offers(SILVER).map(|offer| offer.to_string()).collect();
    assert!(!offers.iter().any(|offer| offer.contains("zone.7") || offer.contains("side.7")));
    assert!(!offers.iter().any(|offer| offer.contains("side.5")));
    scene.when("silver: move > cannon.5.port > side.6.starboard").ships("C6 s4 s5 k5s k6s M- X7", START[1]);
}

#[test] // TT-EX-11
fn navigating_first_turns_the_shot_to_the_mast() {
    duel(1, 7, GOLD, "C6 s5 k5p M", "C3 s4 s5 M")
        .plays("fire", "navigate")
        .when("gold: navigate > forward")
        .position(8)
        .when("silver: fire > zone.5")
        .ships("C6 s5 k5p M", "C3 s4 s5 M-")
        .marker(GOLD)
        .position(9);
}

#[test] // TT-EX-12
fn two_navigate_and_only_the_one_without_the_marker_claims_it() {
    duel(1, 6, GOLD, START[0], START[1])
        .plays("navigate", "navigate")
        .asks(GOLD, &["navigate > forward", "navigate > back"])
        .when("gold: navigate > back")
        .position(5)
        .when("silver: navigate > claim")
        .marker(SILVER)
        .position(6);
}

#[test] // TT-EX-13
fn back_from_the_first_position_nothing_faces() {
    duel(1, 1, GOLD, "C6 s1 M", "C3 s1 M")
        .plays("navigate", "swing")
        .when("silver: navigate > back")
        .ships("C6 s1 M", "C3 s1 M")
        .position(1)
        .then(|t| assert_eq!(t.round, 1));
}

#[test] // TT-EX-14
fn navigating_at_the_end_of_a_round() {
    let end = || duel(1, 13, GOLD, "C6 s7 M", "C3 s7 M").plays("navigate", "swing");
    end()
        .when("silver: navigate > back; gold: swing > zone.7")
        .ships("C- s7 M", "C3 s7 M")
        .marker(SILVER)
        .position(13)
        .then(|t| assert_eq!(t.phase, Phase::Choose, "another turn"));
    end()
        .when("silver: navigate > forward")
        .ships("C6 s7 M", "C3 s7 M")
        .then(|t| assert_eq!(t.phase, Phase::Exchange, "the round is over"));
}

#[test] // TT-EX-15
fn a_swing_takes_a_sailor_before_the_captain_and_no_gun() {
    let swing = |silver: &str, gold: &str, from: u8| {
        duel(1, 7, SILVER, silver, gold).plays("swing", "wait").when(&format!("silver: swing > zone.{from}"))
    };
    swing("C6 s5 M", "C3 s3x2 s4 k3p M", 5).ships("C6 s5 M", "C3 s3 s4 k3p M").marker(GOLD);
    swing("C6 s5 M", "C3 s4 k3p M", 5).ships("C6 s5 M", "C- s4 k3p M").marker(GOLD);
    swing("C6 s5 M", "C2 s4 k3p M", 5).ships("C6 s5 M", "C2 s4 k3p M").marker(SILVER);
    swing("C6 s4 M", "C4 s5 M", 4).ships("C6 s4 M", "C- s5 M").marker(GOLD);
}

#[test] // TT-EX-16
fn what_a_shot_does() {
    const GUNS: &str = "C6 s5 k5p M";
    let fire = |d: u8, gold: &str| {
        let scene = duel(1, d, SILVER, GUNS, gold).plays("fire", "wait");
        scene.asks(SILVER, &["fire > zone.5"]).when("silver: fire > zone.5")
    };
    fire(8, "C4 s4 k4p k4s M").ships(GUNS, "C4 s4 k4p k4s M-").marker(GOLD);
    fire(8, "C4 s4 s6 k4p k4s M-").ships(GUNS, "C- s6 M-").marker(GOLD);
    fire(9, "C3 s4 M").ships(GUNS, "C3 s4 M X5").marker(GOLD);
    fire(9, "C3 s4 M X5").ships(GUNS, "C3 s4 M X5").marker(SILVER);
    for (d, silver) in [(9, "C6 s5 k5s M"), (9, "C5 s4 k5p M"), (4, GUNS)] {
        duel(1, d, SILVER, silver, "C3 s4 M")
            .plays("fire", "wait")
            .ships(silver, "C3 s4 M")
            .marker(SILVER)
            .position(d + 1);
    }
}

#[test] // TT-EX-17
fn a_sailor_placed_in_time_saves_the_captain() {
    duel(1, 7, SILVER, "C6 s5 M", "C3 s4 M")
        .plays("swing", "sailor")
        .when("gold: sailor > zone.3; silver: swing > zone.5")
        .ships("C6 s5 M", "C3 s4 M")
        .marker(GOLD);
}

#[test] // TT-EX-18
fn a_captain_who_moves_leaves_an_empty_zone_to_the_shot() {
    duel(1, 7, SILVER, "C6 s5 k5p M", "C3 s4 M")
        .plays("fire", "move")
        .when("gold: move > captain > zone.6; silver: fire > zone.5")
        .ships("C6 s5 k5p M", "C6 s4 M X3")
        .marker(GOLD);
}

#[test] // TT-EX-19
fn a_swing_takes_the_gunner_before_he_fires() {
    duel(1, 7, SILVER, "C6 s5 M", "C1 s3 k3p M")
        .plays("swing", "fire")
        .when("silver: swing > zone.5")
        .ships("C6 s5 M", "C1 k3p M")
        .marker(GOLD)
        .position(8);
}

#[test] // TT-EX-20
fn of_two_who_fire_the_first_silences_the_second() {
    duel(1, 7, GOLD, "C6 s5 k5p M", "C1 s3 k3p M")
        .plays("fire", "fire")
        .when("gold: fire > zone.3")
        .ships("C6 M", "C1 s3 k3p M")
        .marker(SILVER)
        .position(8);
}

#[test] // TT-EX-21
fn turned_ships_bring_the_other_guns_to_bear() {
    duel(2, 9, SILVER, START[0], START[1])
        .plays("fire", "wait")
        .when("silver: fire > zone.5")
        .ships(START[0], "C3 s4 M")
        .marker(GOLD);
    duel(1, 9, SILVER, START[0], START[1]).plays("fire", "wait").ships(START[0], START[1]).marker(SILVER);
}

#[test] // TT-EX-22
fn a_promotion_waits_into_the_next_round() {
    let round_over = duel(1, 12, GOLD, "C6 s4 M", "C- s4 s5 M").plays("wait", "wait");
    let round_over = round_over.ships("C6 s4 M", "C- s4 s5 M");
    round_over.when("silver: exchange > none; gold: exchange > none").then(|t| assert_eq!(t.round, 2));
    duel(2, 1, GOLD, "C6 s4 M", "C- s4 s5 M")
        .plays("wait", "navigate")
        .asks(GOLD, &["promote > zone.4", "promote > zone.5"])
        .when("gold: promote > zone.5")
        .ships("C6 s4 M", "C5 s4 M")
        .marker(GOLD)
        .position(2)
        .then(|t| assert_eq!(t.players[GOLD].discard, cards("navigate")));
}

#[test] // TT-EX-23
fn the_ways_to_lose() {
    let fire =
        |d: u8, gold: &str| duel(1, d, SILVER, "C6 s5 k5p M", gold).plays("fire", "wait").when("silver: fire > zone.5");
    fire(9, "C5 k5s M-").ends("crew", &[SILVER]).position(9);
    fire(10, "C3 s4 M- X1 X2").ends("zones", &[SILVER]).ships("C6 s5 k5p M", "C3 s4 M- X1 X2 X6");
    duel(1, 7, SILVER, "C6 s4 M", "C- s4 M")
        .plays("swing", "cannon")
        .when("silver: swing > zone.4")
        .ends("crew", &[SILVER]);
}

/// A table of the introductory game.
fn intro(d: u8, silver: &str, gold: &str) -> Duel {
    given(Table::scene(1, d, SILVER, silver, gold).intro().table().expect("the table of an example"))
}

#[test] // TT-EX-24
fn the_introductory_game() {
    let mut scene = Scene::<TurningTides>::new("intro", 2, []);
    for (round, pile, fires) in [(1, 7, 1), (2, 8, 2), (3, 9, 3), (4, 9, 3)] {
        scene = scene.then(|t| {
            assert_eq!((t.round, t.players[SILVER].pile.len(), t.players[GOLD].pile.len()), (round, pile, pile));
            assert_eq!(t.players[GOLD].pile.count(turning_tides::Card::Fire), fires);
        });
        while scene.played.table().round == round {
            scene = match scene.played.chance() {
                Some(_) => scene.when("dice 1"),
                None => scene.plays("wait", "wait"),
            };
        }
    }
    intro(9, "C6 s5 k5p M", "C- s4 M")
        .plays("fire", "sailor")
        .when("gold: sailor > zone.3; silver: fire > zone.5")
        .ends("intro", &[SILVER]);
    intro(9, "C6 s5 k5p M", "C3 s4 M")
        .plays("fire", "wait")
        .when("silver: fire > zone.5")
        .ships("C6 s5 k5p M", "C3 s4 M X5")
        .goes_on();
    intro(7, "C6 s4 M", "C- s4 M")
        .plays("swing", "wait")
        .when("silver: swing > zone.4")
        .ships("C6 s4 M", "C- M")
        .goes_on();
}

#[test] // TT-EX-25
fn a_declined_surrender_changes_nothing() {
    let scene = duel(1, 3, GOLD, START[0], START[1]).when("gold: card.fire; ~ silver: offer surrender");
    let mut blocked = scene.played.clone();
    let wait = blocked.offers(SILVER).next().expect("Wait is always offered");
    assert_eq!(blocked.submit(SILVER, blocked.seq(SILVER), wait), Err(Rejected::OfferOpen));
    let scene = scene.when("~ gold: decline surrender").goes_on();
    assert!(scene.played.asked().contains(SILVER), "silver still has to choose");
    assert_eq!(scene.played.sealed().collect::<Vec<_>>(), [GOLD], "gold's card stays committed");
    let mut again = scene.played;
    assert_eq!(again.submit_talk(SILVER, Talk::OfferSurrender), Err(Rejected::OfferedBefore));
    assert_eq!(again.submit_talk(GOLD, Talk::OfferSurrender), Ok(()), "gold may offer in the same turn");
}

#[test] // TT-EX-26
fn the_round_limit_counts_zones_then_crew() {
    let ends = |limit: u16, gold: &str| {
        let table = Table::scene(3, 13, GOLD, "C6 s4 M X1", gold).switches(|switches| switches.round_limit = limit);
        given::<TurningTides>(table.table().expect("the table of an example")).plays("wait", "wait")
    };
    ends(3, "C3 s4 s5 M X2 X6").ends("limit", &[SILVER]);
    ends(3, "C3 s4 s5 M X2").ends("limit", &[GOLD]);
    ends(3, "C- s4 s5 M X2").ends("limit", &[SILVER, GOLD]);
    for gold in ["C3 s4 s5 M X2 X6", "C3 s4 s5 M X2", "C- s4 s5 M X2"] {
        ends(0, gold).goes_on().then(|t| assert_eq!(t.phase, Phase::Exchange));
    }
}
