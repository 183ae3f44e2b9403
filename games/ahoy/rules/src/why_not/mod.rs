//! Why not? What stands against a touch that is not offered, for everything a player plausibly tries.
//!
//! It looks at a view and the offers only, so a refusal tells no secret. The sentences are texts of the screen, by key; words in
//! arguments are keys, too.

mod acting;
mod answering;
mod mapping;
mod touching;

use crate::table::{Phase, Table};
use crate::view::determinize;
use crate::{Action, View};
use wardroom_kernel::{FastRng, Reason, Seat, Value, relevant_path};

pub(crate) fn why_not(view: &View, seat: Seat, offers: &[Action], path: &[&str]) -> Vec<Reason> {
    if path.is_empty() || usize::from(seat.0) >= usize::from(view.seats) {
        return Vec::new();
    }
    let Some(&question) = offers.first() else { return vec![waiting(view, seat, path)] };
    let texts: Vec<String> = offers.iter().map(ToString::to_string).collect();
    let leads_there = |text: &String| text.split(" > ").take(path.len()).eq(path.iter().copied());
    if texts.iter().any(leads_there) {
        return Vec::new();
    }
    // Any table that looks like this to the seat: only what it can see is asked of it.
    let asked = Question { table: &determinize(view, &mut FastRng(0)), seat, offers };
    match question {
        Action::Act(_) => asked.act(&relevant_path(offers, path)),
        _ => {
            let verb = texts[0].split(" > ").next().unwrap_or_default();
            let is_act = is_act(path[0]) && path[0] != verb;
            if is_act { vec![Reason::new("AH-TURN-05", "why-running-action")] } else { vec![asked.answer(path, verb)] }
        }
    }
}

/// One question to one seat.
struct Question<'a> {
    table: &'a Table,
    seat: Seat,
    offers: &'a [Action],
}

impl Question<'_> {
    /// The first offer in which this is touched, sooner or later.
    fn offer_with(&self, token: &str) -> Option<Action> {
        self.offers.iter().find(|offer| offer.to_string().split(" > ").any(|part| part == token)).copied()
    }
}

/// The beginning of something that is done in a turn.
fn is_act(token: &str) -> bool {
    let kinds = ["die.", "crew.", "plan."];
    ["recruit", "smuggle", "deliver", "aside", "end"].contains(&token)
        || kinds.iter().any(|kind| token.starts_with(kind))
}

fn waiting(view: &View, seat: Seat, path: &[&str]) -> Reason {
    if matches!(view.phase, Phase::Over(_)) {
        return Reason::new("AH-END-01", "why-game-over");
    }
    let is_own_turn = view.phase.turn().is_some_and(|turn| turn.seat == seat);
    let is_free_action = ["crew.", "plan.", "card."].iter().any(|kind| path[0].starts_with(kind))
        || ["recruit", "smuggle", "deliver"].contains(&path[0]);
    if is_own_turn || !(is_free_action || is_act(path[0])) {
        Reason::new("AH-TURN-05", "why-other-decides")
    } else if is_free_action {
        Reason::new("AH-RULING-76", "why-free-action-own-turn")
    } else {
        Reason::new("AH-TURN-01", "why-other-turn")
    }
}

fn number(of: impl Into<i64>) -> Value {
    Value::Number(of.into())
}
