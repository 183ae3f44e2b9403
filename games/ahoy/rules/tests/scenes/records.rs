//! Golden records: finished games of each number of players and each end, played again as long as their rules version
//! lives. Their dice are fair, and the secret is there, so that `wardroom verify` can check every draw.

use ahoy::Ahoy;
use std::{collections::BTreeSet, fs};
use wardroom_kernel::Record;
use wardroom_testkit::golden_records;

#[test]
fn the_records_read_and_say_the_same_when_they_are_written() {
    assert!(golden_records::<Ahoy>() >= 7);
}

#[test]
fn every_number_of_players_and_every_end_has_a_record_with_fair_dice() {
    let mut ends = BTreeSet::new();
    for file in fs::read_dir("tests/records").expect("there are records") {
        let text = fs::read_to_string(file.expect("a file").path()).expect("a record is text");
        let record: Record<Ahoy> = text.parse().expect("a record reads");
        let setup = record.heading.setup.as_ref().expect("it was played from the start");
        let end = record.played.outcome().expect("it is finished");
        assert!(record.heading.fairness.secret.is_some(), "its dice can be checked");
        let winners: Vec<u8> = end.winners.map(|seat| seat.0).collect();
        ends.insert((setup.seats(), end.reason, winners));
    }
    // The Squadron, the Union and a Smuggler have won; one player has conceded. By luck alone no Smuggler ever wins: in those
    // games a strong bot plays it.
    let wanted = [
        (2, "fame", vec![0]),
        (2, "fame", vec![1]),
        (2, "resignation", vec![0]),
        (3, "fame", vec![0]),
        (3, "fame", vec![1]),
        (3, "fame", vec![2]),
        (4, "fame", vec![0]),
        (4, "fame", vec![1]),
        (4, "fame", vec![2]),
    ];
    assert!(ends.is_superset(&wanted.into()), "{ends:?}");
}
