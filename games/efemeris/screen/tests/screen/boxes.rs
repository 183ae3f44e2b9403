//! A box that its owner has corrected is the one that is shown: on the table and in the logbook.

use crate::context::{GAMES, say, setup, with_context};
use efemeris::{Efemeris, Parts, Table};
use efemeris_screen::Screen;
use wardroom_kernel::{BoxError, Parts as _, PartsRef, Viewer};
use wardroom_testkit::{given, random_game};
use wardroom_ui::{GameScreen, Language, specimen::table};

fn corrected(replaced: &[(&str, &str)]) -> Result<Parts, BoxError> {
    let text = replaced.iter().fold(include_str!("../../../rules/box.toml").to_owned(), |text, (old, new)| {
        assert!(text.contains(old), "`{old}` is not in the box");
        text.replacen(old, new, 1)
    });
    Parts::read(&text)
}

/// Names change nothing that is played, so a game with the shipped box can be logged with the corrected one.
#[test]
fn corrected_names_of_planets_crew_and_captains_are_drawn_and_logged() {
    let replaced = [
        ("en = \"Demodamas\"", "en = \"Nearchos\""),
        ("en = \"Banker\"", "en = \"Purser\""),
        ("name = \"Mathurin Hubac\"", "name = \"Jeanne Baret\""),
    ];
    // Tables keep their box for as long as the program runs, and so does a test.
    let own: &Parts = Box::leak(Box::new(corrected(&replaced).unwrap_or_else(|why| panic!("{why}"))));
    let (mut log, mut page) = (String::new(), String::new());
    for (mode, seats, seed) in GAMES {
        let played = random_game::<Efemeris>(&setup(mode, seats), seed).played;
        let lines = played.events().iter().filter_map(|event| Screen::log(event, own, say(Language::En)));
        log.extend(lines.map(|line| line.text.into_string()));
        let end = Table { parts: PartsRef(own), ..played.table().clone() };
        let end = given::<Efemeris>(end).played;
        page += &with_context(&end, Viewer::Spectator, |context| table::<Screen>(context, Language::En));
    }
    for (old, new) in [("Demodamas", "Nearchos"), ("Banker", "Purser"), ("Mathurin Hubac", "Jeanne Baret")] {
        assert!(!log.contains(old) && log.contains(new), "the logbook says `{old}` for `{new}`");
    }
    assert!(!page.contains("Demodamas") && page.contains("Nearchos"), "the table has other planets than the box");
}

#[test]
fn what_the_screen_has_in_its_own_texts_cannot_be_corrected() {
    let replaced = [
        ("en = \"Star pepper\"", "en = \"Moon pepper\""),
        ("de = \"Französische Seefahrer\"", "de = \"Freibeuter\""),
        ("text = \"Use the captain's ability once.\"", "text = \"Use it twice.\""),
    ];
    let BoxError(problems) = corrected(&replaced).expect_err("these are no corrections");
    for field in ["spice.pepper.en", "nation.french.de", "crew.first_officer.text"] {
        let is_named = problems.iter().any(|problem| problem.field == field && problem.key == "problem-box-other");
        assert!(is_named, "{field} is not among {problems:?}");
    }
}
