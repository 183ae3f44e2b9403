//! Refusals that scenes do not come across.

use crate::table::{BLUE, RED, Table};
use crate::view::see;
use crate::{Action, Marauders};
use wardroom_kernel::{Game, Match, Seat, Viewer};

#[track_caller]
fn why(table: Table, seat: Seat, path: &str) -> Vec<(&'static str, &'static str)> {
    let played = Match::<Marauders>::at(table);
    let offers: Vec<Action> = played.offers(seat).collect();
    let view = see(played.table(), Viewer::Seat(seat));
    let reasons = Marauders::why_not(&view, seat, &offers, &path.split(" > ").collect::<Vec<_>>());
    reasons.into_iter().map(|reason| (reason.rule, reason.key)).collect()
}

#[test] // MM-MOVE-01, MM-MAP-03, MM-SCOUT-02, MM-TURN-02, MM-PORT-01
fn at_sea_the_first_thing_that_stands_against_it_is_named() {
    let sea = || Table::scene(2).at_sea(RED, "havana").in_port(BLUE, "havana");
    let table = |scene: crate::Scene| scene.table().expect("a table");
    assert_eq!(why(table(sea()), RED, "zone.trinidad"), [("MM-MAP-03", "why-not-adjacent")]);
    assert_eq!(why(table(sea()), RED, "zone.havana"), [("MM-MOVE-01", "why-already-there")]);
    assert_eq!(why(table(sea()), RED, "leave-port"), [("MM-MOVE-01", "why-at-sea")]);
    assert_eq!(why(table(sea()), RED, "scout > seat.blue"), [("MM-SCOUT-02", "why-target-in-port")]);
    assert_eq!(why(table(sea()), RED, "seat.blue"), [("MM-SCOUT-02", "why-target-in-port")]);
    assert_eq!(why(table(sea()), RED, "port.nassau"), [("MM-MOVE-01", "why-other-port")]);
    assert_eq!(why(table(sea()), RED, "location.masts"), [("MM-PORT-01", "why-port-first")]);
    assert_eq!(
        why(table(sea().actions(0).hand(RED, ["following-sea"])), RED, "zone.nassau"),
        [("MM-TURN-02", "why-no-actions")]
    );
    assert_eq!(why(table(sea()), BLUE, "zone.nassau"), [("MM-ROUND-01", "why-not-your-turn")]);
    assert_eq!(why(table(sea()), RED, "zone.nassau"), [], "it is offered");
}

#[test] // MM-PORT-02, MM-PORT-03, MM-SELL-01
fn in_port_the_first_thing_that_stands_against_it_is_named() {
    let port = || Table::scene(2).in_port(RED, "nassau").gold(RED, 0).port_action();
    let table = |scene: crate::Scene| scene.table().expect("a table");
    assert_eq!(why(table(port()), RED, "port > sell"), [("MM-SELL-01", "why-no-cargo")]);
    assert_eq!(why(table(port()), RED, "port > recruit"), [("MM-CREW-03", "why-crew-full")]);
    assert_eq!(why(table(port()), RED, "port > rumor"), [("MM-RUMOR-01", "why-cannot-pay")]);
    assert_eq!(why(table(port()), RED, "port > stash"), [("MM-PORT-05", "why-no-stash")]);
    assert_eq!(why(table(port()), RED, "end-turn"), [("MM-PORT-02", "why-finish-port")]);
    assert_eq!(why(table(port()), RED, "port > card.battle-hymn"), [("MM-CARD-01", "why-card-not-yours")]);
}
