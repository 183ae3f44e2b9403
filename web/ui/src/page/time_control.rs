//! How fast a table is played: one of three, with its numbers, and what the seconds of a live game are. Without scripts too: the style shows the numbers that count.

use super::{GameCard, ModeCard};
use crate::Say;
use maud::{Markup, html};

const KINDS: [&str; 3] = ["none", "live", "days"];
const SECONDS: [&str; 2] = ["free", "added"];

/// Fields `pace`, `minutes`, `seconds`, `seconds-are`, `days` of `POST /make`.
pub(super) fn fieldset(id: &str, game: &GameCard, mode: &ModeCard, say: Say) -> Markup {
    let last = |name: &str, usual: &str| game.last(&mode.mode, name).unwrap_or(usual).to_owned();
    let chosen = last("pace", "none");
    let label = |kind: &str| match kind {
        "live" => say.text("pace-live"),
        "days" => say.text("pace-days"),
        "free" => say.text("pace-free"),
        "added" => say.text("pace-added"),
        _ => say.text("pace-none"),
    };
    let picks = |name: &str, kinds: &[&str], chosen: &str| {
        html! {
            div.picks {
                @for kind in kinds {
                    @let field = format!("{id}-{name}-{kind}");
                    label.pick for=(field) { input.sr type="radio" id=(field) name=(name) value=(kind) checked[*kind == chosen]; (label(kind)) }
                }
            }
        }
    };
    let number = |name: &str, label: String, usual: &str, least: u16, most: u16| {
        let field = format!("{id}-{name}");
        html! {
            span.pace-number {
                label for=(field) { (label) }
                input id=(field) type="number" name=(name) min=(least) max=(most) value=(last(name, usual)) inputmode="numeric";
            }
        }
    };
    html! {
        fieldset.pace {
            legend { (say.text("pace-title")) }
            (picks("pace", &KINDS, &chosen))
            div.pace-about data-pace="none" { p.quiet { (say.text("pace-none-help")) } }
            div.pace-about data-pace="live" {
                p { (number("minutes", say.text("pace-minutes"), "30", 1, 600)) (number("seconds", say.text("pace-seconds"), "30", 0, 600)) }
                fieldset.pace-seconds {
                    legend { (say.text("pace-seconds-are")) }
                    (picks("seconds-are", &SECONDS, &last("seconds-are", "free")))
                    div.pace-about data-pace="free" { p.quiet { (say.text("pace-free-help")) } }
                    div.pace-about data-pace="added" { p.quiet { (say.text("pace-added-help")) } }
                }
                p.quiet { (say.text("pace-live-help")) }
            }
            div.pace-about data-pace="days" {
                p { (number("days", say.text("pace-per-decision"), "2", 1, 30)) }
                p.quiet { (say.text("pace-days-help")) }
            }
        }
    }
}
