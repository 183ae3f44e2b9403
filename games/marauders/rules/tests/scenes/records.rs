//! Golden records: finished games of each number of players and each end, played again as long as their rules version
//! lives. Their dice are fair, and the secret is there, so that `wardroom verify` can check every draw.

use marauders::{Marauders, RulesVersion};
use std::{collections::BTreeSet, fs};
use wardroom_kernel::{Fault, Game, Record, Setup};
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

#[test]
fn a_record_plays_under_the_version_that_it_names_and_a_new_match_under_the_newest() {
    let setup = Setup::new(Marauders::MODES, "base", 2, []).expect("the base game");
    let new = Record::<Marauders>::new(setup, wardroom_kernel::Parts::shipped()).expect("a match").to_string();
    assert!(new.starts_with("game: marauders 2\n"), "{new}");
    let version = |text: &str| text.parse::<Record<Marauders>>().map(|record| record.played.table().version);
    assert_eq!(version(&new), Ok(RulesVersion::Second));
    let old = new.replace("marauders 2", "marauders 1");
    assert_eq!(version(&old), Ok(RulesVersion::First));
    assert_eq!(old.parse::<Record<Marauders>>().expect("it reads").to_string(), old, "and stays what it is");
    let unknown = version(&new.replace("marauders 2", "marauders 3")).expect_err("no such version").fault;
    assert_eq!(unknown, Fault::OtherRules("marauders 3".into(), "marauders 2".into()));
}

#[test]
fn a_position_that_names_no_version_is_one_of_the_first() {
    let table =
        marauders::Table::scene(2).change(|table| table.version = RulesVersion::First).table().expect("it fits");
    let text = Record::<Marauders>::at(table, wardroom_kernel::Parts::shipped()).expect("a match").to_string();
    assert!(text.starts_with("game: marauders 1\n") && text.contains("\"version\":\"1\","), "{text}");
    let old = text.replace("\"version\":\"1\",", "").parse::<Record<Marauders>>().expect("it reads");
    assert_eq!(old.played.start(), &table);
    let newer = text.replace("marauders 1", "marauders 2").parse::<Record<Marauders>>().expect_err("they differ").fault;
    assert_eq!(newer, Fault::OtherRules("marauders 2".into(), "marauders 1".into()));
}
