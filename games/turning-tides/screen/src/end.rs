//! How it ended: in a sentence, and as a ribbon between the ships.

use crate::table_view::TableView;
use crate::words::Words;
use maud::{Markup, html};
use turning_tides::{GOLD, Phase, SILVER, Verdict, View, enemy};
use wardroom_kernel::{Outcome, Seat};
use wardroom_ui::Say;

/// `Lotte wins: three zones of The Private are destroyed.`
pub(crate) fn end(view: &View, outcome: &Outcome, names: &[String], say: Say) -> String {
    let words = Words::in_language(say.language);
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
    say.with(
        key,
        &[
            ("winner", name(winner).into()),
            ("loser", name(loser).into()),
            ("ship", words.ship(loser).into()),
            ("n", view.players[loser].ship.destroyed.len().into()),
        ],
    )
}

/// Between the ships, if the rules say what one has lost by.
pub(crate) fn ribbon(table: &TableView) -> Markup {
    let Phase::Over(end) = table.view.phase else { return Markup::default() };
    // text: ribbon-zones ribbon-crew ribbon-intro
    let (winner, key) = match end.verdict {
        Verdict::Zones(winner) => (winner, "ribbon-zones"),
        Verdict::Crew(winner) => (winner, "ribbon-crew"),
        Verdict::Intro(winner) => (winner, "ribbon-intro"),
        Verdict::Limit(_) => return Markup::default(),
    };
    let text = format!("{}: {}", table.words.ship(enemy(winner)), table.words.text(key));
    html! {
        g id="ribbon" class="ribbon" style="transform:translate(500px,213px)" {
            g {
                path d="M-210-22H210L196 0 210 22H-210L-196 0Z" fill="var(--card)" stroke="var(--accent)" stroke-width="2" stroke-linejoin="round" {}
                text y="6" text-anchor="middle" { (text) }
            }
        }
    }
}
