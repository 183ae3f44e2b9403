//! Merchants & Marauders in the catalog. Its bots know nothing of the game yet but its rules.

use crate::Playable;
use marauders::Marauders;
use wardroom_bots::{Even, Judge};

impl Playable for Marauders {
    type Screen = marauders_screen::Screen;
    const LEDGER: &'static str = include_str!("../../../docs/rules/marauders.md");
    fn judge() -> &'static dyn Judge<Marauders> {
        &Even
    }
}
