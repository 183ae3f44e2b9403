//! The report of an arena: one page that needs nothing else.

use super::{
    bars::{BarAxis, plot},
    standings::{Standings, percent},
};
use maud::{DOCTYPE, PreEscaped, html};
use wardroom_ui::Say;

const STYLE: &str = "
:root { color-scheme: light dark; --ink: #1d2b36; --paper: #f6f1e4; --bar: #5b8aa6; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e2d6; --paper: #12202b; --bar: #4d7d9a; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
svg { max-width: 100%; height: auto; font-size: 14px; fill: var(--ink); }
.number { font-variant-numeric: tabular-nums; white-space: pre; }
.bar { fill: var(--bar); } .whisker { fill: none; stroke: var(--ink); stroke-width: 1.5; } .zero { stroke: var(--ink); opacity: .5; }
";

pub(super) fn page(title: &str, standings: &Standings, say: Say<'_>) -> String {
    let points = |it: crate::statistics::Estimate| format!("{:+.0}  [{:+.0}, {:+.0}]", it.value, it.low, it.high);
    html! {
        (DOCTYPE)
        html lang=(say.language) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                h1 { (title) }
                p { (standings.counted(say)) }
                @if !standings.ratings.is_empty() {
                    (plot(&say.text("arena-ratings"), &standings.ratings, BarAxis::around(&standings.ratings), points))
                }
                (plot(&standings.about_rates(say), &standings.rates, BarAxis::RATE, percent))
                (plot(&say.text("arena-seats"), &standings.seats, BarAxis::RATE, percent))
                @if !standings.roles.is_empty() {
                    (plot(&say.text("arena-roles"), &standings.roles, BarAxis::RATE, percent))
                }
                (plot(&say.text("arena-ends"), &standings.ends, BarAxis::RATE, percent))
                @if !standings.sources.is_empty() {
                    h2 { (say.text("arena-sources")) }
                    ul { @for (name, share) in &standings.sources { li { (name) " " (format!("{:.1} %", 100.0 * share)) } } }
                }
                p { (standings.lengths(say)) }
            }
        }
    }
    .into_string()
}
