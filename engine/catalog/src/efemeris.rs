//! Efemeris in the catalog.

use crate::Playable;
use efemeris::{Captain, Efemeris, Event, Level, Mode, Nation, Parts, Table};
use wardroom_kernel::Seat;
use wardroom_search::Evaluator;
use wardroom_ui::Language;

impl Playable for Efemeris {
    type Screen = efemeris_screen::Screen;
    const VOYAGE: &'static str = include_str!("../../../games/efemeris/voyage.toml");
    fn ledger(language: Language) -> &'static str {
        match language {
            Language::En => include_str!("../../../games/efemeris/ledger.en.md"),
            Language::De => include_str!("../../../games/efemeris/ledger.de.md"),
        }
    }
    fn evaluator() -> &'static dyn Evaluator<Efemeris> {
        &efemeris_bot::EfemerisEval
    }
    fn mode(table: &Table) -> &'static str {
        match (table.agreed.mode, table.agreed.level) {
            (Mode::Duel, Level::Base) => "duel",
            (Mode::General, Level::Base) => "general",
            (Mode::Team, Level::Base) => "team",
            (Mode::Duel, Level::Expert) => "duel-expert",
            (Mode::General, Level::Expert) => "general-expert",
            (Mode::Team, Level::Expert) => "team-expert",
        }
    }
    /// In a match of several games, all that were played in any of them.
    fn roles(events: &[Event], _: &Table, seat: Seat) -> Vec<String> {
        let role = |event: &Event| match *event {
            Event::NationChosen { seats, nation } if seats.contains(seat) => Some(format!("nation.{nation}")),
            Event::CaptainShown { seat: of, captain, .. } if of == seat => Some(format!("captain.{captain}")),
            _ => None,
        };
        let mut roles: Vec<String> = events.iter().filter_map(role).collect();
        roles.sort_unstable();
        roles.dedup();
        roles
    }
    fn role_title(parts: &Parts, kind: &str, name: &str, language: Language) -> Option<String> {
        match kind {
            "captain" => Captain::from_name(name).map(|captain| parts.captain(captain).name.clone()),
            "nation" => {
                let name = Nation::from_name(name).map(|nation| &parts.nation(nation).name)?;
                Some(if language == Language::De { name.de.clone() } else { name.en.clone() })
            }
            _ => None,
        }
    }
}
