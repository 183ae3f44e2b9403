//! Requests that look at a match as a whole, and the one that leaves it: `view`, `table`, `record`, `drop`.

use super::{
    desk::Desk,
    seating::{CHANCE, viewer},
    wire::Refusal,
};
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct View {
    r#match: u64,
    seat: String,
}

/// What that seat may know.
pub(super) fn view(desk: &Desk, View { r#match, seat }: View) -> Result<Value, Refusal> {
    let sitting = desk.sitting(r#match)?;
    Ok(json!({"view": sitting.view(viewer(sitting, &seat)?)}))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Whole {
    r#match: u64,
}

/// The whole truth, in the form that `position` takes: the table at the beginning of the step that is under way, and what was
/// answered since. Whoever gives it both stands at the same question.
pub(super) fn table(desk: &Desk, Whole { r#match }: Whole) -> Result<Value, Refusal> {
    let sitting = desk.sitting(r#match)?;
    let since =
        (sitting.answers() - sitting.since_table()..sitting.answers()).filter_map(|place| sitting.answer(place));
    let answers =
        since.map(|(seat, text)| json!({"seat": seat.map_or(CHANCE, |seat| sitting.seat_name(seat)), "text": text}));
    Ok(json!({"table": sitting.table(), "answers": answers.collect::<Vec<_>>()}))
}

pub(super) fn record(desk: &Desk, Whole { r#match }: Whole) -> Result<Value, Refusal> {
    Ok(json!({"record": desk.sitting(r#match)?.record()}))
}

pub(super) fn leave(desk: &mut Desk, Whole { r#match }: Whole) -> Result<Value, Refusal> {
    desk.leave(r#match)?;
    Ok(json!({}))
}
