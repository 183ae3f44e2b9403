//! How it ended: in a sentence, and as a ribbon across the ship that has lost.

use crate::geometry::{FAR_Y, NEAR_Y};
use crate::sight::Sight;
use crate::words::Words;
use maud::{Markup, html};
use turning_tides::{GOLD, Phase, SILVER, Verdict, View, enemy};
use wardroom_kernel::{Outcome, Seat};
use wardroom_screen::Say;

/// `Lotte wins: three zones of The Private are destroyed.`
pub(crate) fn end(view: &View, outcome: &Outcome, names: &[String], say: Say) -> String {
    let words = Words::of(say.language);
    let name = |seat: Seat| names.get(usize::from(seat.0)).map_or_else(|| words.seat(seat).to_owned(), String::clone);
    let winner = [SILVER, GOLD].into_iter().find(|&seat| outcome.winners.contains(seat));
    let Some(winner) = winner.filter(|&seat| !outcome.winners.contains(enemy(seat))) else {
        let both = [("one", name(SILVER).into()), ("other", name(GOLD).into())];
        return say.with(if outcome.reason == "limit" { "end-drawn-limit" } else { "end-drawn" }, &both); // text: end-drawn-limit end-drawn
    };
    // text: end-zones end-crew end-intro end-limit end-surrender end-resignation end-other
    let key = match outcome.reason {
        "zones" => "end-zones",
        "crew" => "end-crew",
        "intro" => "end-intro",
        "limit" => "end-limit",
        "surrender" => "end-surrender",
        "resignation" => "end-resignation",
        _ => "end-other",
    };
    let loser = enemy(winner);
    say.with(key, &[
        ("winner", name(winner).into()),
        ("loser", name(loser).into()),
        ("ship", words.ship(loser).into()),
        ("n", view.players[loser].ship.destroyed.len().into()),
    ])
}

/// Across the lost ship, if the rules say what it has lost by.
pub(crate) fn ribbon(sight: &Sight) -> Markup {
    let Phase::Over(end) = sight.view.phase else { return Markup::default() };
    // text: ribbon-zones ribbon-crew ribbon-intro
    let (winner, key) = match end.verdict {
        Verdict::Zones(winner) => (winner, "ribbon-zones"),
        Verdict::Crew(winner) => (winner, "ribbon-crew"),
        Verdict::Intro(winner) => (winner, "ribbon-intro"),
        Verdict::Limit(_) => return Markup::default(),
    };
    let y = if enemy(winner) == sight.near { NEAR_Y } else { FAR_Y } + 60;
    html! {
        g id="ribbon" class="ribbon" style={ "transform:translate(500px," (y) "px)" } {
            g class="upright" {
                path d="M-150-19H150L138 0 150 19H-150L-138 0Z" fill="var(--card)" stroke="var(--accent)" stroke-width="2" stroke-linejoin="round" {}
                text y="7" text-anchor="middle" { (sight.words.text(key)) }
            }
        }
    }
}
