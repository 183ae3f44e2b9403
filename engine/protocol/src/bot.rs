//! Advice of a bot: `bot`.
#![expect(clippy::disallowed_types, reason = "a bot thinks for a time that the client gives")]

use crate::{Refusal, RefusalCode, Session, request::Handle, seats::seat};
#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};
use wardroom_kernel::Rejected;
use wardroom_search::Level;

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct BotRequest {
    pub r#match: u64,
    /// One that is asked.
    pub seat: String,
    /// `random`, `easy`, `strong`, or `plain`, which is as strong but knows only the rules.
    pub bot: String,
    /// How long it may think, in milliseconds: 60,000 at most. If absent, 200.
    pub budget_ms: Option<u64>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct BotReply {
    /// The answer that it would give.
    pub text: String,
    /// The share of the win that it expects for each seat: together they make 1, and partners divide theirs.
    pub value: BTreeMap<&'static str, f64>,
    /// How often it has tried each offer.
    pub visits: BTreeMap<String, u32>,
    /// How many games it has imagined.
    pub games: u32,
}

const DEFAULT_BUDGET_MS: u64 = 200;
const MAX_BUDGET_MS: u64 = 60_000;

impl Handle for BotRequest {
    type Reply = BotReply;
    fn match_number(&self) -> Option<u64> {
        Some(self.r#match)
    }
    fn run(self, session: &mut Session) -> Result<BotReply, Refusal> {
        let mut rng = session.rng.clone();
        let played = session.played(self.r#match)?;
        let seat = seat(played, &self.seat)?;
        let level: Level = self.bot.parse().map_err(|why: String| Refusal::new(RefusalCode::Bot, why))?;
        let budget_ms = self.budget_ms.unwrap_or(DEFAULT_BUDGET_MS);
        if MAX_BUDGET_MS < budget_ms {
            return Err(Refusal::new(
                RefusalCode::Bot,
                format!("budget_ms: {MAX_BUDGET_MS} is the most, not {budget_ms}"),
            ));
        }
        if played.outcome().is_some() {
            return Err(Refusal::rejected(Rejected::GameOver, &[]));
        }
        let (start, budget) = (Instant::now(), Duration::from_millis(budget_ms));
        let found = played.think(seat, level, &mut rng, &mut |_| start.elapsed() < budget);
        let found = found.ok_or_else(|| Refusal::rejected(Rejected::NotYourDecision, &[]))?;
        let value = played.seats().zip(&found.value).map(|(seat, value)| (played.seat_name(seat), rounded(*value)));
        let reply = BotReply {
            value: value.collect(),
            text: found.text,
            visits: found.visits.into_iter().collect(),
            games: found.games,
        };
        session.rng = rng;
        Ok(reply)
    }
}

/// Four digits: more would be noise.
fn rounded(value: f32) -> f64 {
    (f64::from(value) * 1e4).round() / 1e4
}
