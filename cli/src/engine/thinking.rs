//! The request for advice: `bot`. The bot knows what the seat knows; the match stays as it is.

use super::{desk::Desk, seating::seat, wire::Refusal};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::time::{Duration, Instant};
use wardroom_kernel::Rejected;
use wardroom_search::Level;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Bot {
    r#match: u64,
    seat: String,
    bot: String,
    budget_ms: Option<u64>,
}

const A_MOMENT_MS: u64 = 200;

/// Nobody waits longer than that for a reply.
const LONGEST_MS: u64 = 60_000;

pub(super) fn bot(desk: &mut Desk, call: &Bot) -> Result<Value, Refusal> {
    let mut luck = desk.luck.clone();
    let sitting = desk.sitting(call.r#match)?;
    let seat = seat(sitting, &call.seat)?;
    let level: Level = call.bot.parse().map_err(|why: String| Refusal::new("bot", why))?;
    let budget_ms = call.budget_ms.unwrap_or(A_MOMENT_MS);
    if LONGEST_MS < budget_ms {
        return Err(Refusal::new("bot", format!("budget_ms: {LONGEST_MS} is the most, not {budget_ms}")));
    }
    if sitting.outcome().is_some() {
        return Err(Refusal::rejected(Rejected::GameOver, &[]));
    }
    let (start, budget) = (Instant::now(), Duration::from_millis(budget_ms));
    let thought = sitting.think(seat, level, &mut luck, &mut |_| start.elapsed() < budget);
    let thought = thought.ok_or_else(|| Refusal::rejected(Rejected::NotYourDecision, &[]))?;
    let values = sitting.seats().zip(&thought.value);
    let value: Map<String, Value> =
        values.map(|(seat, worth)| (sitting.seat_name(seat).into(), rounded(*worth))).collect();
    let visits: Map<String, Value> = thought.visits.into_iter().map(|(offer, visits)| (offer, visits.into())).collect();
    desk.luck = luck;
    Ok(json!({"text": thought.text, "value": value, "visits": visits, "games": thought.games}))
}

/// Four digits: more would be noise.
fn rounded(worth: f32) -> Value {
    json!((f64::from(worth) * 1e4).round() / 1e4)
}
