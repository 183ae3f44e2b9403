//! The open questions of a match: `ask`.

use crate::{
    LanguageTag, OutcomeReply, Refusal, Session, chance,
    request::Handle,
    seats::{seat_titles, seq},
};
#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use wardroom_catalog::{AnyMatch, OpenQuestion, RenderContext};
use wardroom_kernel::{Talk, Viewer};
use wardroom_ui::Language;

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct AskRequest {
    pub r#match: u64,
    /// Of questions and labels. If absent, that of the session.
    pub language: Option<LanguageTag>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct AskReply {
    /// The number of the open question, or of all open questions together.
    pub seq: usize,
    /// Empty if the match is over or an offer waits.
    pub open: Vec<QuestionText>,
    /// `null` if the match continues.
    pub outcome: Option<OutcomeReply>,
    /// What each seat may `say` now; seats that may say nothing are left out.
    pub say: BTreeMap<&'static str, Vec<String>>,
    /// The seat that has offered its surrender, while the offer waits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub surrender: Option<&'static str>,
    /// The seat that has offered a draw, while the offer waits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draw: Option<&'static str>,
    /// The seats that must answer the offer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub waits_for: Option<Vec<&'static str>>,
}

/// A question to one seat.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct QuestionText {
    /// A seat, or `chance`.
    pub seat: &'static str,
    /// For `answer`.
    pub seq: usize,
    pub question: String,
    pub offers: Vec<OfferedAnswer>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct OfferedAnswer {
    /// For `answer`, and as records write it.
    pub text: String,
    /// The same in words. The label of an outcome of chance says what it does, if the log tells that at once, else its number.
    pub label: String,
}

impl Handle for AskRequest {
    type Reply = AskReply;
    fn match_number(&self) -> Option<u64> {
        Some(self.r#match)
    }
    fn run(self, session: &mut Session) -> Result<AskReply, Refusal> {
        let played = session.played(self.r#match)?;
        let language = session.language(self.language);
        let names = seat_titles(session.game(played.game())?, played, language);
        let mut reply = AskReply {
            seq: seq(played),
            open: Vec::new(),
            outcome: OutcomeReply::of(played),
            say: sayable(played),
            surrender: None,
            draw: None,
            waits_for: None,
        };
        // An offer is answered before the match continues.
        if let Some(offering) = played.open_offer() {
            let asked: Vec<_> = played.seats().filter_map(|seat| Some((seat, played.must_answer(seat)?))).collect();
            let is_draw = asked.iter().any(|(_, offer)| *offer == Talk::OfferDraw);
            let offer = if is_draw { &mut reply.draw } else { &mut reply.surrender };
            *offer = Some(played.seat_name(offering));
            reply.waits_for = Some(asked.into_iter().map(|(seat, _)| played.seat_name(seat)).collect());
        } else {
            let asked = played.ask();
            let seats = asked.open.iter().map(|open| question(played, open, &names, language));
            let chance = asked.chance.iter().map(|(seq, of)| chance::question(played, *seq, *of, &names, language));
            reply.open = seats.chain(chance).collect();
        }
        Ok(reply)
    }
}

fn sayable(played: &dyn AnyMatch) -> BTreeMap<&'static str, Vec<String>> {
    let by_seat = played.seats().map(|seat| (played.seat_name(seat), played.may_say(seat)));
    let by_seat = by_seat.filter(|(_, words)| !words.is_empty());
    by_seat.map(|(seat, words)| (seat, words.iter().map(Talk::to_string).collect())).collect()
}

fn question(played: &dyn AnyMatch, open: &OpenQuestion, names: &[String], language: Language) -> QuestionText {
    let drawn = played.draw(RenderContext { viewer: Viewer::Seat(open.seat), names, language });
    let offers = drawn.offers.into_iter().map(|offer| OfferedAnswer { text: offer.path, label: offer.label });
    QuestionText {
        seat: played.seat_name(open.seat),
        seq: open.seq,
        question: drawn.question,
        offers: offers.collect(),
    }
}
