//! How it ended, in a sentence.

use crate::words::Words;
use efemeris::View;
use wardroom_kernel::{Outcome, Seat};
use wardroom_ui::Say;

/// `Marit wins: 5 planets.`
pub(crate) fn end(view: &View, outcome: &Outcome, names: &[String], say: Say) -> String {
    let words = Words::in_language(say.language);
    let name = |seat: Seat| names.get(usize::from(seat.0)).map_or_else(|| words.seat(seat).to_owned(), String::clone);
    let winners: Vec<Seat> = outcome.winners.collect();
    let named: Vec<String> = winners.iter().map(|&seat| name(seat)).collect();
    // text: end-planets end-last-planets end-limit end-standstill end-match end-games end-resignation end-wins
    // text: end-drawn-limit end-drawn-standstill end-drawn-games end-drawn
    let is_drawn = |first: Seat| winners.iter().any(|&seat| view.side_of(seat) != view.side_of(first));
    let Some(&first) = winners.first().filter(|first| !is_drawn(**first)) else {
        let key = match outcome.reason {
            "limit" => "end-drawn-limit",
            "standstill" => "end-drawn-standstill",
            "games" => "end-drawn-games",
            _ => "end-drawn",
        };
        return words.text(key).to_owned();
    };
    let side = view.side_of(first);
    let held = |seat: Option<Seat>| seat.is_some_and(|seat| view.side_of(seat) == side);
    let planets = view.planets.iter().filter(|holding| held(holding.holder)).count();
    let key = match outcome.reason {
        "planets" => "end-planets",
        "last-planets" => "end-last-planets",
        "limit" => "end-limit",
        "standstill" => "end-standstill",
        "match" => "end-match",
        "games" => "end-games",
        "resignation" => "end-resignation",
        _ => "end-wins",
    };
    let about = [
        ("winners", say.list(&named).into()),
        ("count", winners.len().into()),
        ("n", planets.into()),
        ("wins", view.wins[usize::from(side.0)].into()),
    ];
    say.with(key, &about)
}
