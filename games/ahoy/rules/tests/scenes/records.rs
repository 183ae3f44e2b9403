//! Golden records: finished games of each number of players and each end, played again as long as their rules version
//! lives. Their dice are fair, and the secret is there, so that `wardroom verify` can check every draw.

use crate::deeds::{CALM, waters};
use ahoy::{Ahoy, RulesVersion, SMUGGLER};
use std::{collections::BTreeSet, fs};
use wardroom_kernel::{Fault, Game, Parts, Record, Setup};
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

#[test]
fn a_record_plays_under_the_version_that_it_names_and_a_new_match_under_the_newest() {
    let setup = Setup::new(Ahoy::MODES, "base", 2, []).expect("the base game");
    let new = Record::<Ahoy>::new(setup, Parts::shipped()).expect("a match").to_string();
    assert!(new.starts_with("game: ahoy 2\n"), "{new}");
    let version = |text: &str| text.parse::<Record<Ahoy>>().map(|record| record.played.table().version);
    assert_eq!(version(&new), Ok(RulesVersion::Second));
    let old = new.replace("ahoy 2", "ahoy 1");
    assert_eq!(version(&old), Ok(RulesVersion::First));
    assert_eq!(old.parse::<Record<Ahoy>>().expect("it reads").to_string(), old, "and stays what it is");
    let unknown = version(&new.replace("ahoy 2", "ahoy 3")).expect_err("no such version").fault;
    assert_eq!(unknown, Fault::OtherRules("ahoy 3".into(), "ahoy 2".into()));
}

#[test]
fn a_position_that_names_no_version_is_one_of_the_first() {
    let scene = waters(CALM, SMUGGLER, [(3, 1), (0, 0), (1, 1)]).version(RulesVersion::First);
    let table = scene.table().expect("it fits");
    let text = Record::<Ahoy>::at(table.clone(), Parts::shipped()).expect("a match").to_string();
    assert!(text.starts_with("game: ahoy 1\n") && text.contains("\"version\":\"1\","), "{text}");
    let old = text.replace("\"version\":\"1\",", "").parse::<Record<Ahoy>>().expect("it reads");
    assert_eq!(old.played.start(), &table);
    let newer = text.replace("ahoy 1", "ahoy 2").parse::<Record<Ahoy>>().expect_err("they differ").fault;
    assert_eq!(newer, Fault::OtherRules("ahoy 2".into(), "ahoy 1".into()));
}
