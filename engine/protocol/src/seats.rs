//! Seats by name, the numbers of questions, and the outcome.

use crate::{Refusal, RefusalCode};
#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::Serialize;
use wardroom_catalog::{AnyGame, AnyMatch};
use wardroom_kernel::{Seat, Viewer};
use wardroom_ui::Language;

/// The seat name of chance.
pub(crate) const CHANCE: &str = "chance";
pub(crate) const SPECTATOR: &str = "spectator";

pub(crate) fn seat(played: &dyn AnyMatch, name: &str) -> Result<Seat, Refusal> {
    played.seat_called(name).ok_or_else(|| no_such_seat(played, name, None))
}

pub(crate) fn viewer(played: &dyn AnyMatch, name: &str) -> Result<Viewer, Refusal> {
    match played.seat_called(name) {
        Some(seat) => Ok(Viewer::Seat(seat)),
        None if name == SPECTATOR => Ok(Viewer::Spectator),
        None => Err(no_such_seat(played, name, Some(SPECTATOR))),
    }
}

fn no_such_seat(played: &dyn AnyMatch, name: &str, more: Option<&str>) -> Refusal {
    let known: Vec<&str> = seat_names(played).into_iter().chain(more).collect();
    Refusal::new(RefusalCode::NoSuchSeat, format!("there is no seat `{name}`; there is {}", known.join(", ")))
}

pub(crate) fn seat_names(played: &dyn AnyMatch) -> Vec<&'static str> {
    played.seats().map(|seat| played.seat_name(seat)).collect()
}

/// The titles of the seats stand for names of people: `Silver`.
pub(crate) fn seat_titles(game: &dyn AnyGame, played: &dyn AnyMatch, language: Language) -> Vec<String> {
    played.seats().map(|seat| game.seat_title(seat, language)).collect()
}

/// The number of the open question, whichever seat is asked.
pub(crate) fn seq(played: &dyn AnyMatch) -> usize {
    played.seq(Seat(0))
}

/// What a seat means by a number. If several seats are asked at once, each has its own; the number of the reply is valid for
/// all of them, because no other question will ever have it.
pub(crate) fn own_seq(played: &dyn AnyMatch, seat: Seat, given: usize) -> usize {
    if given == seq(played) { played.seq(seat) } else { given }
}

/// How a match ended.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct OutcomeReply {
    /// Several winners share the victory. None, or all seats together, is a draw.
    pub winners: Vec<&'static str>,
    /// What ended the match, in the game's words: `zones`, `resignation`.
    pub reason: &'static str,
    /// What was compared after a tie, in this order; the last of them decided, unless several seats have won.
    pub tie_breaks: Vec<&'static str>,
    /// All of it in one line, with the points of each seat if the game counts points.
    pub text: String,
}

impl OutcomeReply {
    pub(crate) fn of(played: &dyn AnyMatch) -> Option<OutcomeReply> {
        let outcome = played.outcome()?;
        let winners: Vec<&str> = outcome.winners.map(|seat| played.seat_name(seat)).collect();
        let tie_breaks = played.tie_breaks();
        let then = match &tie_breaks[..] {
            [] => String::new(),
            _ if winners.len() == 1 => format!(", then {}", tie_breaks.join(", then ")),
            _ => format!(", equal in {}", tie_breaks.join(" and ")),
        };
        let points = |seat| played.score(seat).map(|points| format!("{} {points}", played.seat_name(seat)));
        let points: Vec<String> = played.seats().filter_map(points).collect();
        let points = if points.is_empty() { String::new() } else { format!("; {}", points.join(", ")) };
        let who = if winners.is_empty() { "drawn".to_owned() } else { winners.join(", ") };
        let text = format!("{who} by {}{then}{points}", outcome.reason);
        Some(OutcomeReply { winners, reason: outcome.reason, tie_breaks, text })
    }
}
