//! Turning Tides in the catalog.

use crate::Playable;
use turning_tides::{Table, TurningTides, Variant};
use wardroom_search::Evaluator;
use wardroom_ui::Language;

impl Playable for TurningTides {
    type Screen = turning_tides_screen::Screen;
    const VOYAGE: &'static str = include_str!("../../../games/turning-tides/voyage.toml");
    fn ledger(language: Language) -> &'static str {
        match language {
            Language::En => include_str!("../../../games/turning-tides/ledger.en.md"),
            Language::De => include_str!("../../../games/turning-tides/ledger.de.md"),
        }
    }
    fn evaluator() -> &'static dyn Evaluator<TurningTides> {
        &turning_tides_bot::TurningTidesEval
    }
    fn mode(table: &Table) -> &'static str {
        match table.switches.variant {
            Variant::Base => "base",
            Variant::Intro => "intro",
        }
    }
}
