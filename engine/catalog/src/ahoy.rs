//! Ahoy in the catalog.

use crate::{Playable, any_game::tie_breaks};
use ahoy::{Ahoy, Event, Parts, Table};
use wardroom_kernel::{Game, Seat};
use wardroom_search::Evaluator;
use wardroom_ui::{GameScreen, Language, Say};

impl Playable for Ahoy {
    type Screen = ahoy_screen::Screen;
    const VOYAGE: &'static str = include_str!("../../../games/ahoy/voyage.toml");
    fn ledger(language: Language) -> &'static str {
        match language {
            Language::En => include_str!("../../../games/ahoy/ledger.en.md"),
            Language::De => include_str!("../../../games/ahoy/ledger.de.md"),
        }
    }
    fn evaluator() -> &'static dyn Evaluator<Ahoy> {
        &ahoy_bot::AhoyEval
    }
    /// Both smugglers play the same faction.
    fn roles(_: &[Event], _: &Table, seat: Seat) -> Vec<String> {
        vec![format!("faction.{}", Ahoy::seat_name(seat).trim_end_matches("-2"))]
    }
    /// AH-END-03
    fn tie_breaks(table: &Table) -> Vec<&'static str> {
        tie_breaks(table.seats(), ["fame", "gold"], |seat| {
            let player = &table.players[seat];
            [player.fame, player.gold.into()]
        })
    }
    fn role_title(_: &Parts, _: &str, name: &str, language: Language) -> Option<String> {
        let say = Say { texts: ahoy_screen::Screen::texts(), language };
        ["squadron", "union", "smuggler"].contains(&name).then(|| say.text(&format!("faction-{name}")))
    }
}
