//! Requests that change a match or ask why it would not: `answer`, `why`, `undo`, `say`.

use crate::{
    LanguageTag, OutcomeReply, Refusal, RuleReason, Session, chance,
    request::Handle,
    seats::{CHANCE, own_seq, seat, seq},
};
#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use wardroom_catalog::AnyMatch;
use wardroom_kernel::{Rejected, Talk, Viewer};
use wardroom_ui::Language;

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct AnswerRequest {
    pub r#match: u64,
    /// The number of the question.
    pub seq: usize,
    /// A seat, or `chance`.
    pub seat: String,
    /// One of the offered texts.
    pub text: String,
    /// Of the reasons, if the answer is refused.
    pub language: Option<LanguageTag>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct AnswerReply {
    /// The number of the next question.
    pub seq: usize,
    /// What happened because of this answer, as far as the seat may hear it; everything if `chance` has answered.
    pub events: Vec<Value>,
}

impl Handle for AnswerRequest {
    type Reply = AnswerReply;
    fn match_number(&self) -> Option<u64> {
        Some(self.r#match)
    }
    fn run(self, session: &mut Session) -> Result<AnswerReply, Refusal> {
        let language = session.language(self.language);
        let played = session.played_mut(self.r#match)?;
        let known = played.events();
        let viewer = submit(played, &self.seat, self.seq, &self.text, language)?;
        Ok(AnswerReply { seq: seq(played), events: played.heard(viewer, known) })
    }
}

/// Submits the answer of a seat or of chance, and returns who may hear what it causes.
pub(crate) fn submit(
    played: &mut dyn AnyMatch,
    name: &str,
    seq: usize,
    text: &str,
    language: Language,
) -> Result<Viewer, Refusal> {
    if name == CHANCE {
        chance::submit(played, seq, text)?;
        return Ok(Viewer::Referee);
    }
    let seat = seat(played, name)?;
    let submitted = played.submit(seat, own_seq(played, seat, seq), text);
    submitted.map_err(|rejected| Refusal::rejected(rejected, &played.refusal(seat, text, rejected, language)))?;
    Ok(Viewer::Seat(seat))
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct WhyRequest {
    pub r#match: u64,
    pub seat: String,
    /// An answer, or the beginning of one.
    pub text: String,
    pub language: Option<LanguageTag>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct WhyReply {
    pub offered: bool,
    /// Empty if it is offered, or if the text is not of this game.
    pub reasons: Vec<RuleReason>,
}

impl Handle for WhyRequest {
    type Reply = WhyReply;
    fn match_number(&self) -> Option<u64> {
        Some(self.r#match)
    }
    fn run(self, session: &mut Session) -> Result<WhyReply, Refusal> {
        let played = session.played(self.r#match)?;
        let seat = seat(played, &self.seat)?;
        if played.offers(seat).contains(&self.text) {
            return Ok(WhyReply { offered: true, reasons: Vec::new() });
        }
        let why = played.refusal(seat, &self.text, Rejected::NotOffered, session.language(self.language));
        Ok(WhyReply { offered: false, reasons: why.iter().map(RuleReason::from).collect() })
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct UndoRequest {
    pub r#match: u64,
    /// The number of the open question.
    pub seq: usize,
    pub seat: String,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct UndoReply {
    /// The number of the question that is open again.
    pub seq: usize,
}

impl Handle for UndoRequest {
    type Reply = UndoReply;
    fn match_number(&self) -> Option<u64> {
        Some(self.r#match)
    }
    fn run(self, session: &mut Session) -> Result<UndoReply, Refusal> {
        let played = session.played_mut(self.r#match)?;
        let seat = seat(played, &self.seat)?;
        let undone = played.undo(seat, own_seq(played, seat, self.seq));
        undone.map_err(|rejected| Refusal::rejected(rejected, &[]))?;
        Ok(UndoReply { seq: seq(played) })
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SayRequest {
    pub r#match: u64,
    pub seat: String,
    /// What `ask` lists below `say`: `resign`, `offer draw`, `accept surrender` ..
    pub text: String,
    /// Of the reasons, if it is refused.
    pub language: Option<LanguageTag>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct SayReply {
    pub seq: usize,
    /// `null` if the match continues.
    pub outcome: Option<OutcomeReply>,
}

impl Handle for SayRequest {
    type Reply = SayReply;
    fn match_number(&self) -> Option<u64> {
        Some(self.r#match)
    }
    fn run(self, session: &mut Session) -> Result<SayReply, Refusal> {
        let language = session.language(self.language);
        let played = session.played_mut(self.r#match)?;
        let seat = seat(played, &self.seat)?;
        let word: Talk = self.text.parse().map_err(|()| {
            let known: Vec<String> = played.may_say(seat).iter().map(Talk::to_string).collect();
            Refusal::field("text", &format!("`{}` cannot be said; now there is: {}", self.text, known.join(", ")))
        })?;
        let said = played.submit_listed_talk(seat, word);
        said.map_err(|rejected| Refusal::rejected(rejected, &played.why_not_say(seat, word, rejected, language)))?;
        Ok(SayReply { seq: seq(played), outcome: OutcomeReply::of(played) })
    }
}
