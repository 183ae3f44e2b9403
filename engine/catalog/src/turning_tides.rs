//! Turning Tides in the catalog.

use crate::{Playable, any_game::tie_breaks};
use turning_tides::{End, Phase, Table, TurningTides, Variant, Verdict};
use wardroom_kernel::{Seat, Seats};
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
    /// TT-END-06: only the round limit compares the ships.
    fn tie_breaks(table: &Table) -> Vec<&'static str> {
        let Phase::Over(End { verdict: Verdict::Limit(_), .. }) = table.phase else { return Vec::new() };
        tie_breaks(Seats::first(2), ["zones", "crew"], |seat| {
            let enemy = Seat(1 - seat.0);
            [table.ship(enemy).destroyed.len() as u16, table.ship(seat).crew_aboard().into()]
        })
    }
    fn mode(table: &Table) -> &'static str {
        match table.switches.variant {
            Variant::Base => "base",
            Variant::Intro => "intro",
        }
    }
}
