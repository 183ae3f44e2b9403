//! Requests that open a match.

use crate::{
    GivenAnswer, OptionValue, Refusal, RefusalCode, Seed, Session, answer,
    request::Handle,
    seats::{seat_names, seq},
};
#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use wardroom_catalog::{AnyGame, AnyMatch};

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewRequest {
    pub game: String,
    /// If absent, the game's first.
    pub mode: Option<String>,
    /// How many. If absent, the smallest number of the mode.
    pub seats: Option<u8>,
    /// Decides all chance. If absent, chance is asked.
    pub seed: Option<Seed>,
    /// By name; `games` lists them.
    pub options: Option<BTreeMap<String, OptionValue>>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LoadRequest {
    /// The text of the record.
    pub record: String,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PositionRequest {
    pub game: String,
    pub mode: Option<String>,
    /// In the form that `table` returns.
    pub table: Value,
    /// Given since that table, in this order.
    pub answers: Option<Vec<GivenAnswer>>,
    /// Decides all chance from there on. If absent, chance is asked.
    pub seed: Option<Seed>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct Opened {
    /// The number of the match, for all other requests.
    pub r#match: u64,
    /// The names of the seats, in their order.
    pub seats: Vec<&'static str>,
    /// The number of the open question.
    pub seq: usize,
}

impl Opened {
    fn open(session: &mut Session, mut played: Box<dyn AnyMatch>, seed: Option<Seed>) -> Opened {
        if let Some(Seed(seed)) = seed {
            played.set_seeded_dice(&seed);
        }
        let (seats, seq) = (seat_names(&*played), seq(&*played));
        Opened { r#match: session.open(played), seats, seq }
    }
}

fn mode_or_first<'m>(game: &dyn AnyGame, mode: Option<&'m str>) -> &'m str {
    mode.or_else(|| game.modes().first().map(|mode| mode.name)).unwrap_or_default()
}

impl Handle for NewRequest {
    type Reply = Opened;
    fn run(self, session: &mut Session) -> Result<Opened, Refusal> {
        session.check_room()?;
        let NewRequest { game, mode, seats, seed, options } = self;
        let game = session.game(&game)?;
        let options = options.unwrap_or_default().into_iter().map(|(name, OptionValue(value))| (name, value));
        let options: Vec<(String, String)> = options.collect();
        let setup = game.setup(mode_or_first(game, mode.as_deref()), seats, &options);
        let played = setup
            .and_then(|setup| game.begin(setup))
            .map_err(|why| Refusal::impossible(RefusalCode::Setup, game, &why))?;
        Ok(Opened::open(session, played, seed))
    }
}

impl Handle for LoadRequest {
    type Reply = Opened;
    fn run(self, session: &mut Session) -> Result<Opened, Refusal> {
        session.check_room()?;
        let read = wardroom_catalog::read(&session.games, &self.record);
        let (_, mut played) = read.map_err(|why| Refusal::record(why.line(), &why.to_string()))?;
        let fairness = played.heading().fairness.clone();
        if let Some(secret) = &fairness.secret {
            played.set_dice(secret, &fairness.contributions);
        }
        Ok(Opened::open(session, played, None))
    }
}

impl Handle for PositionRequest {
    type Reply = Opened;
    fn run(self, session: &mut Session) -> Result<Opened, Refusal> {
        session.check_room()?;
        let PositionRequest { game, mode, table, answers, seed } = self;
        let game = session.game(&game)?;
        let setup = game.setup(mode_or_first(game, mode.as_deref()), None, &[]);
        setup.map_err(|why| Refusal::impossible(RefusalCode::Setup, game, &why))?;
        let played = game.position(&table, mode.as_deref());
        let mut played = played.map_err(|why| Refusal::impossible(RefusalCode::Position, game, &why))?;
        let language = session.language(None);
        for (index, GivenAnswer { seat, text }) in answers.iter().flatten().enumerate() {
            let open = seq(&*played);
            let accepted = answer::submit(&mut *played, seat, open, text, language);
            accepted.map_err(|refusal| refusal.at(&format!("answers[{index}]")))?;
        }
        Ok(Opened::open(session, played, seed))
    }
}
