//! Merchants & Marauders in the catalog: how its bots judge a table, and where points come from. `prospects` says what a
//! table promises, `promises` and `errands` what waits where, `passage` how far that is, `appeal` and `fight` which
//! answers a sensible captain looks at first.

mod appeal;
mod errands;
mod fight;
mod passage;
mod promises;
mod prospects;
mod shipowner;
mod sources;

use crate::Playable;
use marauders::{Event, Marauders, Table};
use shipowner::Shipowner;
use wardroom_bots::Judge;
use wardroom_kernel::Seat;

impl Playable for Marauders {
    type Screen = marauders_screen::Screen;
    const LEDGER: &'static str = include_str!("../../../docs/rules/marauders.md");
    const VOYAGE: &'static str = include_str!("../../../games/marauders/voyage.toml");
    fn judge() -> &'static dyn Judge<Marauders> {
        &Shipowner
    }
    fn sources(events: &[Event], table: &Table, seat: Seat) -> Vec<(&'static str, u32)> {
        sources::sources(events, table, seat)
    }
}
