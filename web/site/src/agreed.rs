//! The options of a table in the reader's words: as they are chosen, and as they were agreed.

use crate::desk::setup_of;
use wardroom_catalog::AnyGame;
use wardroom_kernel::OptionSpec;
use wardroom_store::TableRow;
use wardroom_ui::{
    Language,
    page::{Agreed, OptionChoice},
};

pub(crate) fn choice(game: &dyn AnyGame, option: &OptionSpec, language: Language) -> OptionChoice {
    OptionChoice {
        name: option.name.into(),
        label: game.text(language, &format!("option-{}", option.name)),
        explanation: game.text(language, &format!("option-{}-help", option.name)),
        choices: option.choices,
        default: option.default,
    }
}

/// Every option of the table's mode with what it is set to. Of a table that cannot be set up any more nothing is known.
pub(crate) fn agreed(game: &dyn AnyGame, row: &TableRow, language: Language) -> Vec<Agreed> {
    let Ok(setup) = setup_of(game, row) else { return Vec::new() };
    let mode = game.modes().iter().find(|mode| mode.name == row.mode);
    let options = mode.into_iter().flat_map(|mode| mode.options);
    let agreed =
        |option: &OptionSpec| Agreed { choice: choice(game, option, language), value: setup.option(option.name) };
    options.map(agreed).collect()
}
