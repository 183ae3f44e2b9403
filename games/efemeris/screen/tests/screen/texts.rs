//! Both languages say the same things, everything asked for is said, and nothing is said in vain.

use crate::context::{GAMES, say, setup, through_a_game, viewers, with_context};
use efemeris::{ALTAIR, BELLATRIX, Efemeris, Event, Nation, Parts, Table, Tile};
use efemeris_screen::Screen;
use std::collections::BTreeSet;
use wardroom_kernel::{Match, Parts as _, Viewer};
use wardroom_ui::{GameScreen, Language, draw};

#[test]
fn every_text_is_used_and_every_used_text_is_there() {
    wardroom_testkit::texts(env!("CARGO_MANIFEST_DIR")).of_game::<Efemeris>().are_complete();
}

#[test]
fn names_are_those_of_the_box() {
    let parts = Parts::shipped();
    let through = |language: Language| {
        let mut said = String::new();
        through_a_game("duel", 2, 3, |played| {
            said += &with_context(played, Viewer::Seat(ALTAIR), |context| {
                format!("{:?}", draw::<Screen>(context, say(language)))
            });
        });
        said
    };
    let (en, de) = (through(Language::En), through(Language::De));
    for planet in &parts.planets {
        assert!(en.contains(&planet.name.en) && de.contains(&planet.name.de), "{:?}", planet.name);
    }
    for card in parts.crew.iter().take(3) {
        assert!(de.contains(&card.name.de), "{:?}", card.name);
    }
}

#[test]
fn tiles_are_called_after_what_lies_on_them() {
    let parts = Parts::shipped();
    let line = |tile: Tile, language: Language| {
        let event = Event::TileDrawn { seat: ALTAIR, tile, left: 9 };
        Screen::log(&event, parts, say(language)).expect("a tile that is drawn is logged").text.into_string()
    };
    for language in Language::ALL {
        let all: BTreeSet<String> = Tile::ALL.into_iter().map(|tile| line(tile, language)).collect();
        assert_eq!(all.len(), Tile::ALL.len(), "no two tiles are called the same: {all:#?}");
    }
    assert_eq!(line(Tile::S4, Language::En), "Draws a sky path with vanilla factory and singularity; 9 left.");
    assert_eq!(line(Tile::S7, Language::De), "Zieht einen Himmelspfad mit 2 × Ankerfeld; noch 9.");
}

#[test]
fn what_is_our_own_design_is_said_on_the_table() {
    through_a_game("duel", 2, 3, |played| {
        for (language, words) in [(Language::En, "Tiles of our own"), (Language::De, "Eigene Plättchen")] {
            let board = with_context(played, Viewer::Spectator, |context| draw::<Screen>(context, say(language)));
            assert!(board.fragments.iter().any(|fragment| fragment.html.contains(words)));
        }
    });
}

#[test]
fn frozen_and_protected_ships_are_marked_with_until_when() {
    let scene = Table::f1().nation(BELLATRIX, Nation::British).hand(BELLATRIX, "gunner").in_play(BELLATRIX, "surgeon");
    let played = Match::at(scene.frozen("bellatrix.galleon").table().unwrap());
    let board = with_context(&played, Viewer::Spectator, |context| draw::<Screen>(context, say(Language::En)));
    let said = format!("{board:?}");
    assert!(said.contains("frozen: no normal move until Edda’s next turn has ended"), "{said}");
    assert!(said.contains("galleon safe from attacks until Edda’s next tactics"), "{said}");
}

#[test]
fn no_page_no_label_and_no_line_lacks_a_word() {
    for (mode, seats, seed) in GAMES {
        through_a_game(mode, seats, seed, |played| {
            for language in Language::ALL {
                for viewer in viewers(seats) {
                    let board = with_context(played, viewer, |context| draw::<Screen>(context, say(language)));
                    let said = format!("{board:?}");
                    assert!(!said.contains('⟨') && !said.contains("{$"), "{said}");
                    for offer in &board.offers {
                        assert!(offer.label != offer.path, "{} has no label", offer.path);
                        let is_named = offer.path.split(" > ").zip(&offer.touches).all(|(token, touch)| token != touch);
                        assert!(is_named, "{} has a touch without a name", offer.path);
                    }
                }
            }
        });
    }
}

#[test]
fn every_event_has_a_line_without_gaps() {
    for (mode, seats, seed) in GAMES {
        let record = wardroom_testkit::random_game::<Efemeris>(&setup(mode, seats), seed);
        for event in record.played.events() {
            for language in Language::ALL {
                let line = Screen::log(event, &record.played.table().parts, say(language))
                    .map(|line| line.text.into_string())
                    .unwrap_or_default();
                assert!(!line.contains('⟨') && !line.contains("{$"), "{event:?}: {line}");
            }
        }
    }
}
