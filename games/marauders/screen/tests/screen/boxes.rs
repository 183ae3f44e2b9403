//! A box that its owner has corrected is the one that the logbook tells by.

use crate::seen::{GAMES, say, setup};
use marauders::{Event, Marauders, Parts, Place, RED, Zone};
use marauders_screen::Screen;
use wardroom_kernel::Parts as _;
use wardroom_testkit::random_game;
use wardroom_ui::{GameScreen, Language};

/// Names change nothing that is played, so a game with the shipped box is told by the corrected one.
#[test]
fn corrected_names_are_told() {
    let shipped = include_str!("../../../rules/box.toml");
    let text = shipped.replacen("name_en = \"Havana\"", "name_en = \"San Cristóbal\"", 1);
    let text = text.replacen("name_en = \"Rum\"", "name_en = \"Molasses\"", 1);
    let own = Parts::read(&text).unwrap_or_else(|why| panic!("{why}"));
    let log: String = GAMES
        .into_iter()
        .flat_map(|(seats, seed)| random_game::<Marauders>(&setup(seats), seed).played.events().to_vec())
        .filter_map(|event| Screen::log(&event, &own, say(Language::En)))
        .map(|line| line.text.into_string())
        .collect();
    for (old, new) in [("Havana", "San Cristóbal"), ("Rum", "Molasses")] {
        assert!(!log.contains(old) && log.contains(new), "the logbook says `{old}` for `{new}`");
    }
}

/// The grammar of a name that an owner has chosen is not known: it is said as those of ports are.
#[test]
fn the_open_sea_is_told_by_its_corrected_name() {
    let shipped = include_str!("../../../rules/box.toml");
    let text = shipped.replacen("name_de = \"Karibisches Meer\"", "name_de = \"Westindien\"", 1);
    let own = Parts::read(&text).unwrap_or_else(|why| panic!("{why}"));
    let [from, to] = [Zone::Curacao, Zone::CaribbeanSea].map(Place::Sea);
    let told = |language| Screen::log(&Event::Moved { seat: RED, from, to }, &own, say(language));
    let told = Language::ALL.map(|language| told(language).map(|line| line.text.into_string()).unwrap_or_default());
    assert_eq!(told, ["sails to the Caribbean Sea", "segelt nach Westindien"]);
}
