//! Ahoy in the catalog: how its bots judge a table. `prospects` says how the game will end, `appeal` which answers a
//! sensible sailor looks at first, `standing` who holds what and where it is worth to be.

mod appeal;
mod navigator;
mod prospects;
mod standing;

use crate::Playable;
use ahoy::Ahoy;
use navigator::Navigator;
use wardroom_bots::Judge;

impl Playable for Ahoy {
    type Screen = ahoy_screen::Screen;
    const LEDGER: &'static str = include_str!("../../../docs/rules/ahoy.md");
    const VOYAGE: &'static str = include_str!("../../../games/ahoy/voyage.toml");
    fn judge() -> &'static dyn Judge<Ahoy> {
        &Navigator
    }
}
