//! Seats by name, and the numbers of questions.

use super::wire::Refusal;
use serde_json::{Value, json};
use wardroom_catalog::AnyMatch;
use wardroom_kernel::{Seat, Viewer};

/// Nature, where she is asked.
pub(super) const CHANCE: &str = "chance";
pub(super) const SPECTATOR: &str = "spectator";

pub(super) fn seat(sitting: &dyn AnyMatch, name: &str) -> Result<Seat, Refusal> {
    sitting.seat_called(name).ok_or_else(|| no_such_seat(sitting, name, None))
}

pub(super) fn viewer(sitting: &dyn AnyMatch, name: &str) -> Result<Viewer, Refusal> {
    match sitting.seat_called(name) {
        Some(seat) => Ok(Viewer::Seat(seat)),
        None if name == SPECTATOR => Ok(Viewer::Spectator),
        None => Err(no_such_seat(sitting, name, Some(SPECTATOR))),
    }
}

fn no_such_seat(sitting: &dyn AnyMatch, name: &str, more: Option<&str>) -> Refusal {
    let known: Vec<&str> = sitting.seats().map(|seat| sitting.seat_name(seat)).chain(more).collect();
    Refusal::new("no-such-seat", format!("there is no seat `{name}`; there is {}", known.join(", ")))
}

/// The number of the open question, whoever is asked.
pub(super) fn seq(sitting: &dyn AnyMatch) -> usize {
    sitting.seq(Seat(0))
}

/// What a seat means by a number. Of several seats that are asked at once each has its own; the number of the question
/// itself is good for all of them, because no other question will ever have it.
pub(super) fn own_seq(sitting: &dyn AnyMatch, seat: Seat, given: usize) -> usize {
    if given == seq(sitting) { sitting.seq(seat) } else { given }
}

pub(super) fn outcome(sitting: &dyn AnyMatch) -> Value {
    sitting.outcome().map_or(Value::Null, |outcome| {
        let winners: Vec<&str> = outcome.winners.map(|seat| sitting.seat_name(seat)).collect();
        json!({"winners": winners, "reason": outcome.reason, "text": sitting.outcome_text()})
    })
}
