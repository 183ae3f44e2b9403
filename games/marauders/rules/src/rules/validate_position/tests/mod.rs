//! What cannot be is refused, with the field it is about. Each of these fails without its check.

mod fights;
mod pieces;
mod play;
mod setup;

use crate::components::Parts;
use crate::table::{BLUE, RED, Scene, Table};
use wardroom_kernel::Parts as _;

fn table(scene: Scene) -> Table {
    scene.table().expect("it can be")
}
/// Red is about to act in port, blue is at sea.
fn acting() -> Table {
    table(Table::scene(2).in_port(RED, "nassau").at_sea(BLUE, "havana"))
}
fn reasons(table: Table) -> Vec<String> {
    let problems = super::validate_position(table, Parts::shipped()).err().map(|why| why.0).unwrap_or_default();
    problems.iter().map(ToString::to_string).collect()
}
/// Changed like this, it is refused for this reason among others.
#[track_caller]
fn refused(of: &Table, change: impl FnOnce(&mut Table), reason: &str) {
    let mut table = *of;
    change(&mut table);
    let reasons = reasons(table);
    assert!(reasons.iter().any(|other| other.starts_with(reason)), "`{reason}` is not among {reasons:?}");
}
/// Changed like this, it can still be played.
#[track_caller]
fn adopted(of: &Table, change: impl FnOnce(&mut Table)) {
    let mut table = *of;
    change(&mut table);
    let reasons = reasons(table);
    assert!(reasons.is_empty(), "{reasons:?}");
}

#[test]
fn everything_that_is_wrong_is_told_at_once() {
    let mut table = acting();
    (table.glory_to_win, table.turn.number, table.players[RED].track) = (0, u16::MAX, 200);
    table.merchant_track = [255; 4];
    let fields: Vec<String> =
        reasons(table).iter().map(|reason| reason.split(':').next().unwrap_or_default().to_owned()).collect();
    let merchants = ["merchants"; 4];
    let named = ["glory_to_win", "turn.number", "players.red.track"];
    assert!(fields.iter().map(String::as_str).eq(named.into_iter().chain(merchants)), "{fields:?}");
}
