//! Golden records: finished games of each number of players and each end, played again as long as their rules version
//! lives. Their dice are fair, and the secret is there, so that `wardroom verify` can check every draw.

use marauders::Marauders;
use std::{collections::BTreeSet, fs};
use wardroom_kernel::Record;
use wardroom_testkit::golden_records;

#[test]
fn the_records_read_and_say_the_same_when_they_are_written() {
    assert!(golden_records::<Marauders>() >= 9);
}

#[test] // MM-END-01, MM-END-02, MM-END-03, MM-END-04, MM-ROUND-03, MM-DEATH-03
fn every_number_of_players_and_every_end_has_a_record_with_fair_dice() {
    let mut ends = BTreeSet::new();
    for file in fs::read_dir("tests/records").expect("there are records") {
        let text = fs::read_to_string(file.expect("a file").path()).expect("a record is text");
        let record: Record<Marauders> = text.parse().expect("a record reads");
        let setup = record.heading.setup.as_ref().expect("it was played from the start");
        let end = record.played.outcome().expect("it is finished");
        assert!(record.heading.fairness.secret.is_some(), "its dice can be checked");
        ends.insert((setup.seats(), end.reason));
    }
    let wanted = [2, 3, 4].map(|seats| [(seats, "glory"), (seats, "no-captain"), (seats, "no-event")]);
    assert!(ends.is_superset(&wanted.into_iter().flatten().collect()), "{ends:?}");
}
