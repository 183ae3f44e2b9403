//! Who plays how well: ladders, how seats and captains do, a player's own page. Every number comes with how sure it is,
//! drawn and in words. What counts is decided by the server.

mod game;
mod player;
mod plot;
mod rate;

pub use game::{GameStanding, WinRateTable, game_standing};
pub use player::{Comparison, FinishedGame, HeadToHead, PlayerPage, RatingHistory, RatingPoint, SeatResult, player};
pub use rate::WinRate;

use crate::{
    Frame, Say, frame,
    widget::{cover, icon},
};
use maud::{Markup, html};

/// A rating in points, and its interval: the true one is within so many points 19 times of 20.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RatingEstimate {
    pub mean: i32,
    pub within: i32,
}

impl RatingEstimate {
    /// Beyond this a number says little.
    const SURE: i32 = 200;

    pub fn is_provisional(self) -> bool {
        self.within > RatingEstimate::SURE
    }
    fn low(self) -> i32 {
        self.mean - self.within
    }
    fn high(self) -> i32 {
        self.mean + self.within
    }
    /// `1 512 ± 80`
    pub fn text(self) -> String {
        format!("{}\u{a0}±\u{a0}{}", thousands(self.mean), self.within)
    }
}

fn thousands(number: i32) -> String {
    let digits = number.unsigned_abs().to_string();
    let sign = if number < 0 { "−" } else { "" };
    match digits.len().checked_sub(3) {
        Some(at) if at > 0 => format!("{sign}{}\u{202f}{}", &digits[..at], &digits[at..]),
        _ => format!("{sign}{digits}"),
    }
}

/// Those who play a game in one way, the best first.
#[derive(Clone, Debug)]
pub struct Ladder {
    pub game: String,
    pub title: String,
    /// The way to play, where there are several.
    pub mode: Option<String>,
    pub cover: String,
    pub rows: Vec<LadderRow>,
}

#[derive(Clone, Debug)]
pub struct LadderRow {
    pub name: String,
    pub href: String,
    pub is_bot: bool,
    pub is_reader: bool,
    pub strength: RatingEstimate,
    pub games: i64,
}

pub fn standing(frame: &Frame, ladders: &[Ladder], own: Option<&str>) -> Markup {
    let say = frame.say;
    let body = html! {
        div.greet {
            div { h1 { (say.text("bar-standing")) } p { (say.text("standing-text")) } }
            @if let Some(own) = own { a.btn href=(own) { (say.text("standing-own")) } }
        }
        @for ladder in ladders {
            section.ladder {
                div.gather-head { span.stamp { (cover(&ladder.cover)) } h2 { a href={ "/standing/" (ladder.game) } { (heading(ladder)) } } }
                (table(ladder, say))
            }
        }
        (explained(say))
    };
    frame::page(frame, "start start--narrow", &body, &html! {})
}

fn heading(ladder: &Ladder) -> String {
    match &ladder.mode {
        None => ladder.title.clone(),
        Some(mode) => format!("{} · {mode}", ladder.title),
    }
}

/// A ladder as a table; the bands share one scale.
fn table(ladder: &Ladder, say: Say) -> Markup {
    if ladder.rows.is_empty() {
        return html! { p.quiet.none { (say.text("standing-none")) } };
    }
    let scale = plot::RatingScale::around(ladder.rows.iter().map(|row| row.strength));
    html! {
        div.standing-scroll tabindex="0" role="region" aria-label=(heading(ladder)) {
            table.standing-table {
                thead { tr {
                    th scope="col" { (say.text("standing-place")) }
                    th scope="col" { (say.text("standing-player")) }
                    th.num scope="col" { (say.text("standing-rating")) }
                    th.standing-wide scope="col" { span.sr { (say.text("standing-band")) } (plot::axis(scale)) }
                    th.num scope="col" { (say.text("standing-games")) }
                } }
                tbody { @for (place, row) in places(&ladder.rows).into_iter().zip(&ladder.rows) {
                    tr aria-current=[row.is_reader.then_some("true")] {
                        td.num { (place) }
                        th scope="row" { (name(row, say)) }
                        td.num { (strength(row.strength, say)) }
                        td.standing-wide { (plot::band(row.strength, scale)) }
                        td.num { (row.games) }
                    }
                } }
            }
        }
    }
}

/// From 1; who has the same points has the same place.
fn places(rows: &[LadderRow]) -> Vec<usize> {
    let mut places: Vec<usize> = Vec::with_capacity(rows.len());
    for (number, row) in rows.iter().enumerate() {
        let level = number.checked_sub(1).filter(|&before| rows[before].strength.mean == row.strength.mean);
        places.push(level.map_or(number + 1, |before| places[before]));
    }
    places
}

fn name(row: &LadderRow, say: Say) -> Markup {
    html! {
        a href=(row.href) { (row.name) }
        @if row.is_bot { " " span.chip { (say.text("standing-bot")) } }
        @if row.is_reader { " " span.chip.chip--you { (say.text("standing-you")) } }
    }
}

/// The number with how sure it is; one that says little is marked by a sign and words, too.
fn strength(strength: RatingEstimate, say: Say) -> Markup {
    html! {
        b { (thousands(strength.mean)) } " "
        span.quiet {
            "± " (strength.within)
            @if strength.is_provisional() { abbr.provisional title=(say.text("standing-provisional")) { "?" span.sr { (say.text("standing-provisional")) } } }
        }
    }
}

/// What counts, and what the numbers mean.
fn explained(say: Say) -> Markup {
    html! {
        section.explained aria-labelledby="explained-title" {
            h2 #explained-title { (icon("ui-why")) " " (say.text("standing-explained")) }
            @for text in [say.text("standing-explained-points"), say.with("standing-explained-sure", &[("sure", RatingEstimate::SURE.into())]), say.text("standing-explained-shares"), say.text("standing-explained-counts"), say.text("standing-explained-leaving"), say.text("standing-explained-private")] {
                p.prose { (text) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_points_are_the_same_place() {
        let row = |mean| LadderRow {
            name: String::new(),
            href: String::new(),
            is_bot: false,
            is_reader: false,
            strength: RatingEstimate { mean, within: 80 },
            games: 1,
        };
        assert_eq!(places(&[1540, 1512, 1512, 1512, 1490].map(row)), [1, 2, 2, 2, 5]);
    }

    #[test]
    fn points_are_grouped_and_doubt_is_said() {
        assert_eq!(RatingEstimate { mean: 1512, within: 80 }.text(), "1\u{202f}512\u{a0}±\u{a0}80");
        assert_eq!(thousands(-1024), "−1\u{202f}024");
        assert_eq!(thousands(999), "999");
        assert!(RatingEstimate { mean: 1500, within: 490 }.is_provisional());
    }
}
