//! The Fame track: the black and white edge of a chart, a crest for each seat, a flag where the end begins.

use crate::table_view::{TableView, slug};
use maud::{Markup, html};
use wardroom_kernel::Seat;

const LEFT: i32 = 24;
const STEP: i32 = 27;
/// The printed track ends here; Fame has no ceiling (AH-RULING-72).
const LAST: u16 = 39;
const END: u16 = 30;

const fn x(fame: u16) -> i32 {
    LEFT + STEP * fame as i32
}

pub(crate) fn fame(table: &TableView) -> Markup {
    let words = table.words;
    let standing: Vec<String> =
        table.seats().map(|seat| format!("{} {}", table.name(seat), table.fame(seat))).collect();
    html! {
        div #ah-fame .fame {
            svg class="chart" viewBox="0 0 1104 46" role="img" aria-label=(table.say.with("fame-label", &[("standing", table.say.list(&standing).into())])) {
                (scale())
                path d={ "M" (x(END)) " 33V6" } stroke="var(--accent)" stroke-width="2" {}
                path d={ "M" (x(END)) " 6h24l-6 5 6 5h-24Z" } fill="var(--accent)" stroke="var(--ink)" stroke-width="1" {}
                text class="soft" x=(x(END) + 31) y="16" font-size="13" { (words.text("fame-end")) }
                text class="soft" x=(x(LAST)) y="14" text-anchor="end" font-size="14" { (words.text("fame")) }
                @for seat in table.seats() { (marker(table, seat)) }
            }
        }
    }
}

fn scale() -> Markup {
    html! {
        rect x=(x(0)) y="26" width=(x(LAST) - x(0)) height="6" fill="var(--card)" stroke="var(--ink)" stroke-width=".8" {}
        @for five in (0..LAST).step_by(10) { rect x=(x(five)) y="26" width=(STEP * 5) height="6" fill="var(--ink)" {} }
        @for tick in (5..LAST).filter(|tick| tick / 5 % 2 == 1) { path d={ "M" (x(tick)) " 26v6" } stroke="var(--ink)" stroke-width=".8" {} }
        @for five in (0..LAST).step_by(5) { text x=(x(five)) y="45" font-size="12" text-anchor="middle" { (five) } }
    }
}

/// Crests that stand on one number are drawn side by side.
fn marker(table: &TableView, seat: Seat) -> Markup {
    let fame = table.fame(seat).min(LAST);
    let beside: Vec<Seat> = table.seats().filter(|&other| table.fame(other).min(LAST) == fame).collect();
    let place = beside.iter().position(|&other| other == seat).unwrap_or_default() as i32;
    let shift = 18 * place - 9 * (beside.len() as i32 - 1);
    html! {
        g id={ "fame-" (slug(seat)) } class="piece" data-seat=(slug(seat)) style={ "transform:translate(" (x(fame) + shift) "px,0px)" } {
            path d={ "M" (-shift) " 29L-7 19H7Z" } fill="var(--c)" stroke="var(--ink)" stroke-width="1.2" {}
            circle cy="12" r="11" fill="var(--c)" stroke="var(--ink)" stroke-width="1.3" {}
            g class="on" { use href={ "#crest-" (slug(seat)) } x="-8" y="4" width="16" height="16" {} }
        }
    }
}
