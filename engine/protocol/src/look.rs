//! Requests that look at a match as a whole, and the one that closes it: `heard`, `view`, `table`, `record`, `drop`.

use crate::{
    GivenAnswer, Refusal, Session,
    request::Handle,
    seats::{CHANCE, viewer},
};
#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HeardRequest {
    pub r#match: u64,
    /// A seat, or `spectator`.
    pub seat: String,
    /// How many events the seat has heard before. If absent, 0: all events are returned.
    pub from: Option<usize>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct HeardReply {
    /// Only those that the seat may hear, and as it hears them.
    pub events: Vec<Value>,
    /// How many events the seat has heard now: the next `from`. Each seat counts its own, so that the number does not tell
    /// what others heard.
    pub next: usize,
}

impl Handle for HeardRequest {
    type Reply = HeardReply;
    fn match_number(&self) -> Option<u64> {
        Some(self.r#match)
    }
    fn run(self, session: &mut Session) -> Result<HeardReply, Refusal> {
        let played = session.played(self.r#match)?;
        let mut events = played.heard(viewer(played, &self.seat)?, 0);
        let next = events.len();
        events.drain(..self.from.unwrap_or_default().min(next));
        Ok(HeardReply { events, next })
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ViewRequest {
    pub r#match: u64,
    /// A seat, or `spectator`.
    pub seat: String,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct ViewReply {
    /// Each game has its own form.
    pub view: Value,
}

impl Handle for ViewRequest {
    type Reply = ViewReply;
    fn match_number(&self) -> Option<u64> {
        Some(self.r#match)
    }
    fn run(self, session: &mut Session) -> Result<ViewReply, Refusal> {
        let played = session.played(self.r#match)?;
        Ok(ViewReply { view: played.view(viewer(played, &self.seat)?) })
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TableRequest {
    pub r#match: u64,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct TableReply {
    /// Each game has its own form, which `position` takes.
    pub table: Value,
    /// Given since that table, with those of `chance`.
    pub answers: Vec<GivenAnswer>,
}

impl Handle for TableRequest {
    type Reply = TableReply;
    fn match_number(&self) -> Option<u64> {
        Some(self.r#match)
    }
    fn run(self, session: &mut Session) -> Result<TableReply, Refusal> {
        let played = session.played(self.r#match)?;
        let since =
            (played.answers() - played.since_table()..played.answers()).filter_map(|place| played.answer(place));
        let name = |seat: Option<_>| seat.map_or(CHANCE, |seat| played.seat_name(seat));
        let answers = since.map(|(seat, text)| GivenAnswer { seat: name(seat).into(), text }).collect();
        Ok(TableReply { table: played.table(), answers })
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RecordRequest {
    pub r#match: u64,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct RecordReply {
    /// The text of the record.
    pub record: String,
}

impl Handle for RecordRequest {
    type Reply = RecordReply;
    fn match_number(&self) -> Option<u64> {
        Some(self.r#match)
    }
    fn run(self, session: &mut Session) -> Result<RecordReply, Refusal> {
        Ok(RecordReply { record: session.played(self.r#match)?.record() })
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DropRequest {
    pub r#match: u64,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct DropReply {}

impl Handle for DropRequest {
    type Reply = DropReply;
    fn run(self, session: &mut Session) -> Result<DropReply, Refusal> {
        session.close(self.r#match)?;
        Ok(DropReply {})
    }
}
