//! How it ended, in a sentence.

use crate::words::Words;
use marauders::View;
use wardroom_kernel::{Outcome, Seat};
use wardroom_ui::Say;

/// `Lotte wins with 10 glory points, 3 of them gold in the chest.`
pub(crate) fn end(view: &View, outcome: &Outcome, names: &[String], say: Say) -> String {
    let words = Words::in_language(say.language);
    let name = |seat: Seat| names.get(usize::from(seat.0)).map_or_else(|| words.seat(seat).to_owned(), String::clone);
    let winners: Vec<Seat> = outcome.winners.collect();
    let Some(&first) = winners.first() else { return words.text("end-drawn").to_owned() };
    let named: Vec<String> = winners.iter().map(|&seat| name(seat)).collect();
    // text: end-glory end-no-event end-no-captain end-resignation end-limit
    let key = match outcome.reason {
        "no-event" => "end-no-event",
        "no-captain" => "end-no-captain",
        "resignation" => "end-resignation",
        "limit" => "end-limit",
        _ => "end-glory",
    };
    let player = view.player(first);
    let track = u16::from(player.track);
    let gold = (player.stash.unwrap_or_default() / u16::from(view.parts.numbers.stash_gold_per_glory)).min(track);
    let about = [
        ("winners", say.list(&named).into()),
        ("count", winners.len().into()),
        ("n", (track + gold).into()),
        ("gold", gold.into()),
    ];
    say.with(key, &about)
}
