//! The list of games.

use crate::{Refusal, Session, request::Handle};
#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use wardroom_catalog::AnyGame;
use wardroom_kernel::{Choices, Mode, OptionSpec};
use wardroom_ui::Language;

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct GamesRequest {}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct GamesReply {
    pub games: Vec<GameInfo>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct GameInfo {
    /// The name that requests use: `turning-tides`.
    pub game: &'static str,
    /// The title, in each language.
    pub name: Title,
    /// A record is pinned to it.
    pub rules_version: u32,
    /// How many rules the ledger has.
    pub rules: usize,
    /// The first is taken if a request names none.
    pub modes: Vec<ModeInfo>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct Title {
    pub en: String,
    pub de: String,
}

/// A way to play a game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct ModeInfo {
    pub mode: &'static str,
    /// The numbers of seats that it is played with. The smallest is taken if a request names none.
    pub seats: &'static [u8],
    /// By name.
    pub options: BTreeMap<&'static str, OptionInfo>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct OptionInfo {
    pub default: i64,
    /// What `simulate` and `arena` take instead of the default.
    pub unattended: i64,
    /// The rule or ruling behind it.
    pub rule: &'static str,
    pub choices: OptionChoices,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum OptionChoices {
    /// `off` or `on`.
    Switch,
    Range {
        least: i64,
        most: i64,
    },
    OneOf {
        values: &'static [i64],
    },
}

impl Handle for GamesRequest {
    type Reply = GamesReply;
    fn run(self, session: &mut Session) -> Result<GamesReply, Refusal> {
        Ok(GamesReply::of(&session.games))
    }
}

impl GamesReply {
    pub fn of(games: &[Box<dyn AnyGame>]) -> GamesReply {
        GamesReply { games: games.iter().map(|game| GameInfo::of(&**game)).collect() }
    }
}

impl GameInfo {
    fn of(game: &dyn AnyGame) -> GameInfo {
        GameInfo {
            game: game.name(),
            name: Title { en: game.title(Language::En), de: game.title(Language::De) },
            rules_version: game.version(),
            rules: game.rules(),
            modes: game.modes().iter().map(ModeInfo::of).collect(),
        }
    }
}

impl ModeInfo {
    fn of(mode: &Mode) -> ModeInfo {
        let options = mode.options.iter().map(|option| (option.name, OptionInfo::of(option)));
        ModeInfo { mode: mode.name, seats: mode.seats, options: options.collect() }
    }
}

impl OptionInfo {
    fn of(option: &OptionSpec) -> OptionInfo {
        let choices = match option.choices {
            Choices::Switch => OptionChoices::Switch,
            Choices::Range(least, most) => OptionChoices::Range { least, most },
            Choices::OneOf(values) => OptionChoices::OneOf { values },
        };
        OptionInfo { default: option.default, unattended: option.unattended, rule: option.rule, choices }
    }
}
