//! How often something wins, and how sure that is: Wilson's interval, which stays honest with few games.

use super::plot;
use crate::Say;
use maud::{Markup, html};

/// 19 times of 20.
const Z: f64 = 1.96;

/// How a seat, a faction, a captain or a player did.
#[derive(Clone, PartialEq, Debug)]
pub struct WinRate {
    /// What it is of, with a sign of its own where it has one.
    pub label: String,
    pub games: i64,
    pub won: i64,
    pub drawn: i64,
    /// What the drawn ones count for, in wins.
    pub drawn_worth: f32,
    /// The share it would have won if nothing mattered, over the very games it was in.
    pub fair: f32,
}

impl WinRate {
    pub fn share(&self) -> f32 {
        if self.games == 0 { 0.0 } else { (self.won as f32 + self.drawn_worth) / self.games as f32 }
    }
    /// Between which shares the true one lies, 19 times of 20.
    pub(super) fn interval(&self) -> (f32, f32) {
        if self.games == 0 {
            return (0.0, 1.0);
        }
        let (games, share) = (self.games as f64, f64::from(self.share()));
        let middle = share + Z * Z / (2.0 * games);
        let reach = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
        let all = 1.0 + Z * Z / games;
        ((((middle - reach) / all).max(0.0)) as f32, (((middle + reach) / all).min(1.0)) as f32)
    }
}

/// A table of shares with their whiskers. What would be even stands above them if it is the same for all, else in each row.
pub(super) fn table(heading: &str, rates: &[WinRate], say: Say) -> Markup {
    let fair = rates.first().map(|first| percent(first.fair));
    let fair = fair.filter(|fair| rates.iter().all(|rate| percent(rate.fair) == *fair));
    let share = match fair {
        Some(fair) => say.with("standing-share", &[("fair", fair.into())]),
        None => say.text("standing-share-each"),
    };
    html! {
        div.standing-scroll tabindex="0" role="region" aria-label=(heading) {
            table.standing-table {
                thead { tr {
                    th scope="col" { (heading) }
                    th.num scope="col" { (say.text("standing-won")) }
                    th.standing-wide scope="col" { (share) }
                    th.num scope="col" { (say.text("standing-games")) }
                } }
                tbody { @for rate in rates { (row(rate, fair.is_none(), say)) } }
            }
        }
    }
}

fn row(rate: &WinRate, says_fair: bool, say: Say) -> Markup {
    let (low, high) = rate.interval();
    html! {
        tr {
            th scope="row" { (rate.label) }
            td.num { b { (percent(rate.share())) "\u{202f}%" } " " span.quiet { (percent(low)) "–" (percent(high)) } }
            td.standing-wide {
                (plot::share(rate))
                @if says_fair { span.quiet.standing-even { (say.with("standing-even", &[("fair", percent(rate.fair).into())])) } }
            }
            td.num { (rate.games) @if rate.drawn > 0 { " " span.quiet { (say.with("standing-drawn", &[("n", rate.drawn.into())])) } } }
        }
    }
}

fn percent(share: f32) -> i64 {
    (share * 100.0).round() as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_games_say_little_and_many_say_much() {
        let rate =
            |won, games| WinRate { label: String::new(), games, won, drawn: 0, drawn_worth: 0.0, fair: 0.5 }.interval();
        let close = |interval: (f32, f32), low: f32, high: f32| {
            assert!((interval.0 - low).abs() < 0.005 && (interval.1 - high).abs() < 0.005, "{interval:?}");
        };
        close(rate(1, 2), 0.095, 0.905);
        close(rate(50, 100), 0.404, 0.596);
        close(rate(0, 10), 0.0, 0.278);
        close(rate(0, 0), 0.0, 1.0);
        let level = WinRate { label: String::new(), games: 100, won: 0, drawn: 100, drawn_worth: 50.0, fair: 0.5 };
        assert_eq!(percent(level.share()), 50, "all are equal if every game is drawn");
        close(level.interval(), 0.404, 0.596);
    }
}
