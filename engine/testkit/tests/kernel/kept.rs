//! Golden records and playthroughs of the toys: they compare, and they notice.

use crate::toys::{parley::Parley, setup};
use std::{fs, panic::catch_unwind, path::PathBuf};
use wardroom_kernel::Record;
use wardroom_testkit::{golden_records_in, playthrough, playthrough_is, random_game};

/// An empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn said(work: impl FnOnce() + std::panic::UnwindSafe) -> String {
    let panic = catch_unwind(work).expect_err("it passed");
    panic.downcast_ref::<String>().cloned().unwrap_or_default()
}

#[test]
fn golden_records_are_played_again_and_compared() {
    let folder = folder("golden");
    let none = said({
        let folder = folder.clone();
        move || _ = golden_records_in::<Parley>(folder)
    });
    assert!(none.ends_with("there are no records"), "{none}");
    let record: Record<Parley> = random_game(&setup::<Parley>("honest", 2), 7);
    fs::write(folder.join("seven.record"), record.to_string()).expect("written");
    assert_eq!(golden_records_in::<Parley>(&folder), 1);

    fs::write(folder.join("seven.record"), format!("# by hand\n{record}")).expect("written");
    let other = said({
        let folder = folder.clone();
        move || _ = golden_records_in::<Parley>(folder)
    });
    assert!(other.contains("seven.record: line 1 was `# by hand` and is `game: parley 1`"), "{other}");

    let damaged = record.to_string().replacen("chance: ", "chance: 9", 1);
    fs::write(folder.join("seven.record"), damaged).expect("written");
    let damaged = said(move || _ = golden_records_in::<Parley>(folder));
    assert!(damaged.contains("seven.record: line 8: "), "{damaged}");
}

#[test]
fn a_random_game_is_the_same_each_time_and_its_dice_are_true() {
    let setup = setup::<Parley>("honest", 2);
    let text = random_game::<Parley>(&setup, 3).to_string();
    assert_eq!(text, random_game::<Parley>(&setup, 3).to_string());
    assert_ne!(text, random_game::<Parley>(&setup, 4).to_string());
    assert_eq!(text.parse::<Record<Parley>>().expect("the dice are checked").to_string(), text);
}

/// The transcript beside this file is a good first look at what a viewer gets.
#[test]
fn a_playthrough_tells_each_what_it_may_know() {
    let setup = setup::<Parley>("honest", 2);
    playthrough_is::<Parley>("tests/kernel/parley.playthrough", &setup, 5, 24);
    let text = playthrough::<Parley>(&setup, 5, 24);
    assert!(text.contains("told to north: {\"Drew\":"), "{text}");
    assert!(text.contains("told to south, a spectator: {\"DrewSomething\":"), "{text}");
    assert!(!text.contains("told to : "), "every event has a viewer: {text}");
    let seen = text.lines().filter(|line| line.starts_with("a spectator sees: "));
    assert!(seen.clone().count() > 5 && seen.into_iter().all(|view| !view.contains("\"hand\":[{\"Cards\"")), "{text}");
}
