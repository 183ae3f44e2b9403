//! Golden records: finished games of each mode and each end, played again as long as their rules version lives.
//! Their dice are fair, and the secret is there, so that `wardroom verify` can check every draw.

use std::{collections::BTreeSet, fs};
use turning_tides::TurningTides;
use wardroom_kernel::Record;
use wardroom_testkit::golden_records;

#[test]
fn the_records_read_and_say_the_same_when_they_are_written() {
    assert!(golden_records::<TurningTides>() >= 7);
}

#[test]
fn every_mode_and_every_end_has_a_record_with_fair_dice() {
    let mut ends = BTreeSet::new();
    for file in fs::read_dir("tests/records").expect("there are records") {
        let text = fs::read_to_string(file.expect("a file").path()).expect("a record is text");
        let record: Record<TurningTides> = text.parse().expect("a record reads");
        let setup = record.heading.setup.as_ref().expect("it was played from the start");
        let end = record.played.outcome().expect("it is finished");
        assert!(record.heading.fairness.secret.is_some(), "its dice can be checked");
        ends.insert((setup.mode(), end.reason, end.winners.count()));
    }
    let wanted = [
        ("base", "crew", 1),
        ("base", "limit", 1),
        ("base", "limit", 2),
        ("base", "surrender", 1),
        ("base", "zones", 1),
        ("intro", "intro", 1),
        ("intro", "limit", 2),
    ];
    assert!(ends.is_superset(&wanted.into()), "{ends:?}");
}
