//! How it ended, in a sentence.

use crate::words::Words;
use ahoy::View;
use wardroom_kernel::{Outcome, Seat};
use wardroom_ui::Say;

/// `Lotte wins with 33 Fame.`
pub(crate) fn end(view: &View, outcome: &Outcome, names: &[String], say: Say) -> String {
    let words = Words::in_language(say.language);
    let name = |seat: Seat| names.get(usize::from(seat.0)).map_or_else(|| words.seat(seat).to_owned(), String::clone);
    let winners: Vec<Seat> = outcome.winners.collect();
    let named: Vec<String> = winners.iter().map(|&seat| name(seat)).collect();
    let fame = |seat: Seat| ("fame", view.players[seat].fame.into());
    match *winners {
        [] => words.text("ask-over").to_owned(),
        [winner] => {
            let is_tied = |seat: Seat| seat != winner && view.players[seat].fame == view.players[winner].fame;
            // text: end-resignation end-gold end-wins
            let key = match outcome.reason {
                "resignation" => "end-resignation",
                _ if view.seats().any(is_tied) => "end-gold",
                _ => "end-wins",
            };
            say.with(key, &[("winner", name(winner).into()), fame(winner)])
        }
        [first, ..] => say.with("end-shared", &[("winners", say.list(&named).into()), fame(first)]),
    }
}
