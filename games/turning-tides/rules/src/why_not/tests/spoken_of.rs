//! The arguments of reasons: zones, sides, cards, seats.

use super::{GOLD_SHIP, carrying_out, explains, reasons, scene, spelt};
use crate::Card;
use crate::table::{GOLD, SILVER, Table};
use wardroom_kernel::Match;

#[test] // TT-GEO-08, TT-CANNON-02, TT-MOVE-01, TT-RULING-16, TT-PROMO-04
fn refusals_name_the_zone_and_the_side() {
    let m = carrying_out(Card::Fire, Table::scene(1, 9, GOLD, "C6 s2 s3 s4 s5 k5p k4s M", GOLD_SHIP));
    explains(
        &m,
        &[
            ("fire > zone.4", &["why-cannon-points-away zone=4 side=side-port"]),
            ("fire > zone.3", &["why-no-cannon-in-zone zone=3"]),
            ("fire > zone.2", &["why-no-cannon-in-zone zone=2", "why-faces-nothing zone=2"]),
            ("fire > zone.7", &["why-no-sailor-in-zone zone=7", "why-no-cannon-in-zone zone=7"]),
        ],
    );
    let m = carrying_out(Card::Fire, Table::scene(2, 9, GOLD, "C6 s4 s5 k5s k4p M", GOLD_SHIP));
    explains(&m, &[("fire > zone.4", &["why-cannon-points-away zone=4 side=side-starboard"])]);
    let m = carrying_out(Card::Cannon, scene("C6 s4 k5p k5s k6p M X2"));
    explains(
        &m,
        &[
            ("cannon > side.2.port", &["why-zone-destroyed zone=2"]),
            ("cannon > side.6.port", &["why-side-taken zone=6 side=side-port"]),
            ("cannon > side.5.starboard", &["why-side-taken zone=5 side=side-starboard"]),
            ("cannon > zone.5", &["why-sides-taken zone=5"]),
            ("cannon > zone.6", &["why-choose-a-side zone=6"]),
        ],
    );
    let m = carrying_out(Card::Move, scene("C6 s4 k5p M").switches(|switches| switches.moved_cannon_keeps_side = true));
    explains(
        &m,
        &[
            ("move > cannon.6.port", &["why-no-cannon-there zone=6 side=side-port"]),
            ("move > sailor.3", &["why-no-sailor-there zone=3"]),
            ("move > cannon.5.port > side.6.starboard", &["why-cannon-keeps-side side=side-port"]),
        ],
    );
    explains(
        &carrying_out(Card::Fire, scene("C- s4 M")),
        &[("promote > zone.5", &["why-no-sailor-to-promote zone=5"])],
    );
}

#[test] // TT-ORDER-06, TT-TURN-02, TT-TURN-03, TT-TURN-05, TT-LULL-01, TT-LULL-08
fn refusals_name_whose_card_it_is_and_which() {
    let m = carrying_out(Card::Move, scene("C6 s4 M"));
    assert_eq!(spelt(&reasons(&m, GOLD, "card.wait")[0]), "why-other-acts seat=seat-silver card=card-move");
    explains(&m, &[("move > card.fire", &["why-card-is-chosen card=card-move"])]);
    let scene = scene("C6 s4 M X1").hand(SILVER, "wait move").discard(SILVER, "swing").spent(SILVER, "navigate");
    let m = Match::at(scene.table().expect("a table"));
    explains(
        &m,
        &[
            ("card.cannon", &["why-card-not-drawn card=card-cannon"]),
            ("card.swing", &["why-card-discarded card=card-swing", "why-card-in-hold card=card-swing"]),
            ("card.navigate", &["why-card-spent card=card-navigate"]),
        ],
    );
}
