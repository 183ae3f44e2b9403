//! Scenes that end in a refusal; each line is a touch and the keys and rules that answer it.

mod lull;
mod spoken_of;
mod unasked;

use crate::table::{GOLD, SILVER, Scene, Table};
use crate::{Action, Card, TurningTides};
use wardroom_kernel::{Game, Match, Reason, Seat, Value, Viewer};

/// Plays `silver`'s card against a Wait of gold and stops at what is asked then.
fn carrying_out(card: Card, scene: Scene) -> Match<TurningTides> {
    let mut m = Match::<TurningTides>::at(scene.table().expect("a table"));
    for (seat, text) in [(SILVER, format!("card.{card}")), (GOLD, "card.wait".into())] {
        let action = text.parse().expect("a card");
        m.submit(seat, m.seq(seat), action).expect("it is in hand");
    }
    m
}
fn reasons(m: &Match<TurningTides>, seat: Seat, path: &str) -> Vec<Reason> {
    let (view, path): (_, Vec<&str>) = (TurningTides::view(m.table(), Viewer::Seat(seat)), path.split(" > ").collect());
    let offers: Vec<Action> = m.offers(seat).collect();
    TurningTides::why_not(&view, seat, &offers, &path)
}
fn why(m: &Match<TurningTides>, seat: Seat, path: &str) -> Vec<String> {
    reasons(m, seat, path).into_iter().map(|reason| format!("{} {}", reason.key, reason.rule)).collect()
}
/// Silver's reasons, with their arguments.
fn spelt_reasons(m: &Match<TurningTides>, path: &str) -> Vec<String> {
    reasons(m, SILVER, path).iter().map(spelt).collect()
}
fn spelt(reason: &Reason) -> String {
    let args = reason.args.iter().map(|(name, value)| match value {
        Value::Number(number) => format!(" {name}={number}"),
        Value::Word(word) => format!(" {name}={word}"),
    });
    reason.key.to_owned() + &args.collect::<String>()
}
#[track_caller]
fn explains(m: &Match<TurningTides>, refusals: &[(&str, &[&str])]) {
    for (path, reasons) in refusals {
        assert_eq!(spelt_reasons(m, path), *reasons, "touching {path}");
    }
}
#[track_caller]
fn refuses(m: &Match<TurningTides>, refusals: &[(&str, &[&str])]) {
    for (path, reasons) in refusals {
        assert_eq!(why(m, SILVER, path), *reasons, "touching {path}");
    }
}
const GOLD_SHIP: &str = "C3 s4 s5 k5s M";
fn scene(silver: &str) -> Scene {
    Table::scene(1, 7, GOLD, silver, GOLD_SHIP)
}

#[test] // TT-TURN-02, TT-TURN-03, TT-TURN-05, TT-LULL-01, TT-LULL-08, TT-COMP-09
fn a_card_that_is_not_in_hand_is_somewhere_else() {
    let scene = scene("C6 s4 M X1").hand(SILVER, "wait move").discard(SILVER, "swing").spent(SILVER, "navigate");
    let m = Match::at(scene.table().expect("a table"));
    refuses(
        &m,
        &[
            ("card.move", &[]),
            ("card.cannon", &["why-card-not-drawn TT-TURN-02"]),
            ("card.swing", &["why-card-discarded TT-TURN-03", "why-card-in-hold TT-LULL-01"]),
            ("card.navigate", &["why-card-spent TT-LULL-08"]),
            ("exchange.fire", &["why-card-in-hold TT-LULL-01"]),
            ("spent.navigate", &["why-card-spent TT-LULL-08"]),
            ("pile", &["why-pile TT-TURN-02"]),
            ("discard", &["why-discard-pile TT-TURN-03"]),
            ("zone.3", &["why-card-first TT-TURN-05"]),
            ("enemy.zone.3", &["why-card-first TT-TURN-05"]),
        ],
    );
}

#[test] // TT-ORDER-06, TT-INTRO-05
fn a_seat_that_is_not_asked_learns_which_seat_is() {
    let m = carrying_out(Card::Move, scene("C6 s4 M"));
    assert_eq!(why(&m, GOLD, "card.wait"), ["why-other-acts TT-ORDER-06"]);
    let m = Match::at(scene("C6 s4 M").intro().table().expect("a table"));
    refuses(&m, &[("exchange.fire", &["why-no-exchange-in-intro TT-INTRO-05"])]);
}

#[test] // TT-ZONE-02, TT-SAILOR-01, TT-CANNON-02
fn places_must_be_intact_and_free() {
    let m = carrying_out(Card::Sailor, scene("C6 s4 M X2"));
    refuses(
        &m,
        &[
            ("sailor > zone.3", &[]),
            ("zone.3", &[]),
            ("sailor", &["why-place-sailor TT-SAILOR-01"]),
            ("zone.3 > sailor", &["why-answer-order TT-DEC-01"]),
            ("sailor > zone.2", &["why-zone-destroyed TT-ZONE-02"]),
            ("sailor > enemy.zone.3", &["why-enemy-thing TT-SAILOR-01"]),
            ("sailor > card.fire", &["why-card-is-chosen TT-TURN-05"]),
            ("sailor > hold.sailor", &["why-place-sailor TT-SAILOR-01"]),
        ],
    );
    let m = carrying_out(Card::Cannon, scene("C6 s4 k5p k5s k6p M X2"));
    refuses(
        &m,
        &[
            ("cannon", &["why-place-cannon TT-CANNON-01"]),
            ("cannon > side.2.port", &["why-zone-destroyed TT-ZONE-02"]),
            ("cannon > side.6.port", &["why-side-taken TT-CANNON-02"]),
            ("cannon > zone.5", &["why-sides-taken TT-CANNON-02"]),
            ("cannon > zone.6", &["why-choose-a-side TT-CANNON-02"]),
            ("cannon > enemy.side.6.port", &["why-enemy-thing TT-CANNON-01"]),
        ],
    );
}

#[test] // TT-MOVE-01, TT-MOVE-04, TT-MOVE-06, TT-MAST-01, TT-RULING-16
fn what_cannot_be_moved_and_where_nothing_can_go() {
    let refusals: &[(&str, &[&str])] = &[
        ("move > mast", &["why-mast-stays TT-MAST-01"]),
        ("move > hold.sailor", &["why-unit-in-hold TT-MOVE-01"]),
        ("move > sailor.3", &["why-no-sailor-there TT-MOVE-01"]),
        ("move > cannon.6.port", &["why-no-cannon-there TT-MOVE-01"]),
        ("move > zone.3", &["why-move-unit-first TT-MOVE-01"]),
        ("move > enemy.captain", &["why-enemy-thing TT-MOVE-01"]),
        ("move", &["why-move-unit-first TT-MOVE-01"]),
        ("move > captain", &["why-move-target TT-MOVE-06"]),
        ("captain", &["why-move-target TT-MOVE-06"]),
        ("captain > zone.5", &[]),
        ("zone.5 > captain", &["why-answer-order TT-DEC-01"]),
        ("captain > move > zone.5", &["why-answer-order TT-DEC-01"]),
        ("move > captain > zone.6", &["why-same-place TT-MOVE-06"]),
        ("move > captain > zone.2", &["why-zone-destroyed TT-ZONE-02"]),
        ("move > sailor.4 > zone.4", &["why-same-place TT-MOVE-06"]),
        ("move > sailor.4 > pile", &["why-pile TT-TURN-02"]),
        ("move > cannon.5.port > side.5.port", &["why-same-place TT-MOVE-06"]),
        ("move > cannon.5.port > side.5.starboard", &["why-side-taken TT-MOVE-04"]),
        ("move > cannon.5.port > zone.6", &["why-choose-a-side TT-MOVE-03"]),
        ("move > cannon.5.port > enemy.zone.6", &["why-enemy-thing TT-MOVE-01"]),
    ];
    refuses(&carrying_out(Card::Move, scene("C6 s4 k5p k5s M X2")), refusals);
    let keeps_side = scene("C6 s4 k5p M").switches(|switches| switches.moved_cannon_keeps_side = true);
    let m = carrying_out(Card::Move, keeps_side);
    refuses(&m, &[("move > cannon.5.port > side.6.starboard", &["why-cannon-keeps-side TT-RULING-16"])]);
    let m = carrying_out(Card::Move, scene("C- s4 M").intro());
    refuses(&m, &[("move > captain", &["why-captain-in-hold TT-MOVE-01"])]);
}

#[test] // TT-NAV-04
fn the_holder_cannot_claim_the_marker() {
    let m = carrying_out(Card::Navigate, Table::scene(1, 7, SILVER, "C6 s4 M", GOLD_SHIP));
    refuses(
        &m,
        &[
            ("navigate", &["why-navigate TT-NAV-01"]),
            ("navigate > claim", &["why-claim-holder TT-NAV-04"]),
            ("navigate > enemy.zone.1", &["why-navigate TT-NAV-01"]),
        ],
    );
}

#[test] // TT-SWING-01, TT-SWING-08, TT-FIRE-01, TT-FIRE-03, TT-GEO-08
fn who_cannot_attack() {
    let m = carrying_out(Card::Swing, Table::scene(1, 9, GOLD, "C6 s1 s4 M", GOLD_SHIP));
    refuses(
        &m,
        &[
            ("swing > zone.4", &[]),
            ("swing", &["why-swing TT-SWING-01"]),
            ("swing > zone.6", &["why-captain-cannot-swing TT-SWING-08"]),
            ("swing > captain", &["why-captain-cannot-swing TT-SWING-08"]),
            ("swing > zone.5", &["why-no-sailor-in-zone TT-SWING-01"]),
            ("swing > zone.1", &["why-faces-nothing TT-SWING-01"]),
            ("swing > zone.2", &["why-no-sailor-in-zone TT-SWING-01", "why-faces-nothing TT-SWING-01"]),
            ("swing > enemy.zone.6", &["why-attack-from-own-zone TT-SWING-01"]),
        ],
    );
    let m = carrying_out(Card::Fire, Table::scene(1, 9, GOLD, "C6 s3 s4 s5 k5p k4s k6p M", GOLD_SHIP));
    refuses(
        &m,
        &[
            ("fire > zone.5", &[]),
            ("fire", &["why-fire TT-FIRE-01"]),
            ("fire > zone.4", &["why-cannon-points-away TT-GEO-08"]),
            ("fire > zone.3", &["why-no-cannon-in-zone TT-FIRE-01"]),
            ("fire > zone.6", &["why-captain-cannot-fire TT-FIRE-03"]),
            ("fire > enemy.zone.5", &["why-attack-from-own-zone TT-FIRE-01"]),
        ],
    );
}

#[test] // TT-PROMO-04
fn only_a_sailor_is_promoted() {
    let m = carrying_out(Card::Fire, scene("C- s4 M"));
    refuses(
        &m,
        &[
            ("promote", &["why-promote TT-PROMO-04"]),
            ("promote > zone.5", &["why-no-sailor-to-promote TT-PROMO-04"]),
            ("promote > hold.captain", &["why-promote TT-PROMO-04"]),
        ],
    );
}
