//! Efemeris in the catalog: how its bots judge a table. `prospects` says what a table promises, `reach` how far ships
//! are from what they want, `appeal` which answers a sensible captain looks at first.

mod admiral;
mod appeal;
mod prospects;
mod reach;

use crate::Playable;
use admiral::Admiral;
use efemeris::Efemeris;
use wardroom_bots::Judge;

impl Playable for Efemeris {
    type Screen = efemeris_screen::Screen;
    const LEDGER: &'static str = include_str!("../../../docs/rules/efemeris.md");
    const VOYAGE: &'static str = include_str!("../../../games/efemeris/voyage.toml");
    fn judge() -> &'static dyn Judge<Efemeris> {
        &Admiral
    }
}
