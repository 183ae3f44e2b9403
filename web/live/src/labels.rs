//! What a table was agreed to be, in the reader's language: mode, options, time control.

use crate::{
    games::setup_of,
    say,
    time_control::{Seconds, TimeControl},
};
use wardroom_catalog::AnyGame;
use wardroom_kernel::OptionSpec;
use wardroom_store::TableRow;
use wardroom_ui::{
    Language,
    page::{AgreedOption, OptionChoice},
};

pub fn option_choice(game: &dyn AnyGame, option: &OptionSpec, language: Language) -> OptionChoice {
    OptionChoice {
        name: option.name.into(),
        label: game.text(language, &format!("option-{}", option.name)),
        explanation: game.text(language, &format!("option-{}-help", option.name)),
        choices: option.choices,
        default: option.default,
    }
}

/// Every option of the table's mode with its value; none of a table that cannot be set up any more.
pub fn agreed_options(game: &dyn AnyGame, row: &TableRow, language: Language) -> Vec<AgreedOption> {
    let Ok(setup) = setup_of(game, row) else { return Vec::new() };
    let mode = game.modes().iter().find(|mode| mode.name == row.mode);
    let options = mode.into_iter().flat_map(|mode| mode.options);
    let agreed = |option: &OptionSpec| AgreedOption {
        choice: option_choice(game, option, language),
        value: setup.option(option.name),
    };
    options.map(agreed).collect()
}

pub fn mode_name(game: &dyn AnyGame, mode: &str, language: Language) -> String {
    game.text(language, &format!("mode-{mode}"))
}

/// None for a table without clocks.
pub fn time_control_name(row: &TableRow, language: Language) -> Option<String> {
    let say = say(language);
    match row.pace.parse().ok()? {
        TimeControl::Unhurried => None,
        TimeControl::Live { minutes, seconds: Seconds::Free(count) } => {
            Some(say.with("pace-name-live", &[("minutes", minutes.into()), ("seconds", count.into())]))
        }
        TimeControl::Live { minutes, seconds: Seconds::Added(count) } => {
            Some(say.with("pace-name-added", &[("minutes", minutes.into()), ("seconds", count.into())]))
        }
        TimeControl::Days(days) => Some(say.with("pace-name-days", &[("n", days.into())])),
    }
}
