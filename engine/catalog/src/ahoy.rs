//! Ahoy in the catalog: how its bots judge a table.

use crate::Playable;
use ahoy::Ahoy;
use wardroom_bots::{Even, Judge};

impl Playable for Ahoy {
    type Screen = ahoy_screen::Screen;
    const LEDGER: &'static str = include_str!("../../../docs/rules/ahoy.md");
    fn judge() -> &'static dyn Judge<Ahoy> {
        &Even
    }
}
