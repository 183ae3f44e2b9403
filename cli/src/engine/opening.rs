//! Requests that open a match: `games`, `new`, `load`, `position`.

use super::{
    asking,
    desk::Desk,
    seating::seq,
    wire::{Refusal, Tongue},
};
use crate::context::mode_or_first;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use wardroom_catalog::{AnyMatch, games_json, read};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Games {}

pub(super) fn games(desk: &Desk, _: Games) -> Result<Value, Refusal> {
    Ok(games_json(&desk.games))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct New {
    game: String,
    mode: Option<String>,
    seats: Option<u8>,
    /// Without one, chance is asked like a player.
    seed: Option<String>,
    options: Option<Map<String, Value>>,
}

pub(super) fn begin(desk: &mut Desk, New { game, mode, seats, seed, options }: New) -> Result<Value, Refusal> {
    desk.may_open()?;
    let game = desk.game(&game)?;
    let options =
        options.unwrap_or_default().into_iter().map(|(name, value)| Ok((name.clone(), option_text(&name, value)?)));
    let options = options.collect::<Result<Vec<_>, Refusal>>()?;
    let setup = game.setup(mode_or_first(game, mode.as_deref()), seats, &options);
    let sitting = setup.and_then(|setup| game.begin(setup)).map_err(|why| Refusal::reasons("setup", game, &why))?;
    Ok(opened(desk, sitting, seed))
}

fn option_text(name: &str, value: Value) -> Result<String, Refusal> {
    match value {
        Value::String(text) => Ok(text),
        Value::Bool(_) | Value::Number(_) => Ok(value.to_string()),
        Value::Null | Value::Array(_) | Value::Object(_) => {
            Err(Refusal::field(&format!("options.{name}"), "expected a string, a number or a boolean"))
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Load {
    record: String,
}

/// If the record has the secret of its dice, they go on; else chance is asked.
pub(super) fn load(desk: &mut Desk, Load { record }: Load) -> Result<Value, Refusal> {
    desk.may_open()?;
    let read = read(&desk.games, &record);
    let (_, mut sitting) = read.map_err(|why| Refusal::new("record", why.to_string()).and("line", why.line()))?;
    let fairness = sitting.heading().fairness.clone();
    if let Some(secret) = &fairness.secret {
        sitting.set_dice(secret, &fairness.contributions);
    }
    Ok(opened(desk, sitting, None))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Position {
    game: String,
    mode: Option<String>,
    table: Value,
    /// Given since then, as `table` tells them.
    answers: Option<Vec<Given>>,
    seed: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Given {
    seat: String,
    text: String,
}

pub(super) fn position(desk: &mut Desk, call: Position) -> Result<Value, Refusal> {
    let Position { game, mode, table, answers, seed } = call;
    desk.may_open()?;
    let game = desk.game(&game)?;
    game.setup(mode_or_first(game, mode.as_deref()), None, &[]).map_err(|why| Refusal::reasons("setup", game, &why))?;
    let mut sitting = game.position(&table, mode.as_deref()).map_err(|why| Refusal::reasons("position", game, &why))?;
    let language = desk.language(Tongue::default());
    for (place, Given { seat, text }) in answers.iter().flatten().enumerate() {
        let open = seq(&*sitting);
        let taken = asking::take(&mut *sitting, seat, open, text, language);
        taken.map_err(|refusal| refusal.at(&format!("answers[{place}]")))?;
    }
    Ok(opened(desk, sitting, seed))
}

fn opened(desk: &mut Desk, mut sitting: Box<dyn AnyMatch>, seed: Option<String>) -> Value {
    if let Some(seed) = seed {
        sitting.set_seeded_dice(&seed);
    }
    let seats: Vec<&str> = sitting.seats().map(|seat| sitting.seat_name(seat)).collect();
    let seq = seq(&*sitting);
    json!({"match": desk.open(sitting), "seats": seats, "seq": seq})
}
