//! Golden records: finished games of each mode and each end, played again as long as their rules version lives.
//! Their dice are fair, and the secret is there, so that `wardroom verify` can check every draw.

use efemeris::Efemeris;
use std::{collections::BTreeSet, fs};
use wardroom_kernel::Record;
use wardroom_testkit::golden_records;

#[test]
fn the_records_read_and_say_the_same_when_they_are_written() {
    assert!(golden_records::<Efemeris>() >= 24);
}

#[test] // EF-END-04, EF-RULING-62
fn a_match_goes_on_after_a_game_that_was_drawn_by_agreement() {
    for mode in ["duel-expert", "team-expert"] {
        let text =
            fs::read_to_string(format!("tests/records/{mode}-agreement.record")).expect("there is such a record");
        let record: Record<Efemeris> = text.parse().expect("a record reads");
        let agreed = record.played.talk().last().expect("a draw was agreed on");
        let (before, after) = (record.played.rewound(agreed.place - 1), record.played.rewound(agreed.place));
        assert_eq!((before.table().game, after.table().game), (1, 2), "{mode}");
        assert_eq!(record.played.outcome().map(|end| end.reason), Some("games"), "{mode}");
    }
}

#[test] // EF-END-01, EF-END-02, EF-END-04, EF-END-06, EF-END-07, EF-EXPERT-06
fn every_mode_and_every_end_has_a_record_with_fair_dice() {
    let mut ends = BTreeSet::new();
    for file in fs::read_dir("tests/records").expect("there are records") {
        let text = fs::read_to_string(file.expect("a file").path()).expect("a record is text");
        let record: Record<Efemeris> = text.parse().expect("a record reads");
        let setup = record.heading.setup.as_ref().expect("it was played from the start");
        let end = record.played.outcome().expect("it is finished");
        assert!(record.heading.fairness.secret.is_some(), "its dice can be checked");
        ends.insert((setup.mode(), end.reason, end.winners.count()));
    }
    let wanted = [
        ("duel", "agreement", 0),
        ("duel", "last-planets", 1),
        ("duel", "limit", 1),
        ("duel", "limit", 0),
        ("duel", "planets", 1),
        ("duel", "standstill", 1),
        ("duel-expert", "games", 1),
        ("duel-expert", "games", 0),
        ("duel-expert", "match", 1),
        ("general", "agreement", 0),
        ("general", "last-planets", 1),
        ("general", "limit", 1),
        ("general", "limit", 0),
        ("general", "planets", 1),
        ("general", "standstill", 0),
        ("general-expert", "match", 1),
        ("team", "agreement", 0),
        ("team", "limit", 2),
        ("team", "limit", 0),
        ("team", "planets", 2),
        ("team", "standstill", 2),
        ("team-expert", "match", 2),
    ];
    assert!(ends.is_superset(&wanted.into()), "{ends:?}");
}

#[test] // EF-END-06
fn a_record_of_an_earlier_program_in_which_all_shared_a_draw_still_reads() {
    let text = fs::read_to_string("tests/records/duel-limit-drawn.record").expect("there is such a record");
    assert!(text.contains("! outcome: drawn by limit;"), "a drawn game has no winners");
    let earlier = text.replace("! outcome: drawn by", "! outcome: altair, bellatrix by");
    let record: Record<Efemeris> = earlier.parse().expect("a record of an earlier program reads");
    assert_eq!(record.to_string(), text, "it is written as today");
}
