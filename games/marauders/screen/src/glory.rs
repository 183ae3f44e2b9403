//! The scale under the chart: points on the glory track, merchants taken, the war.

use crate::table_view::TableView;
use marauders::seat_name;
use maud::{Markup, html};

const LEFT: i32 = 250;
const WIDTH: i32 = 580;

pub(crate) fn scale(table: &TableView) -> Markup {
    let (words, view) = (table.words, table.view);
    let top = table.seats().map(|seat| table.player(seat).track).max().unwrap_or_default();
    let most = i32::from(view.glory_to_win.max(top));
    let at = |points: i32| LEFT + WIDTH * points / most.max(1);
    let step = if most > 20 { 5 } else { 1 };
    // Before the first round all of them lie there, to be dealt.
    let taken: usize =
        if view.round == 0 { 0 } else { view.merchant_track.iter().map(|&count| usize::from(count)).sum() };
    let points: Vec<String> =
        table.seats().map(|seat| format!("{} {}", table.name(seat), table.player(seat).track)).collect();
    html! {
        g.glory role="img" aria-label={ (words.text("glory-track")) ": " (points.join(", ")) } {
            text.gl x=(LEFT - 18) y="846" text-anchor="end" { (words.text("glory-track")) }
            @for point in 0..most { path.gbar.dk[point % 2 == 0] d={ "M" (at(point)) " 836H" (at(point + 1)) "V844H" (at(point)) "Z" } {} }
            @for point in (0..=most).filter(|point| point % step == 0) {
                text x=(at(point)) y="860" text-anchor="middle" { (point) }
                path.gt d={ "M" (at(point)) " 832v16" } {}
            }
            @for seat in table.seats() {
                @let track = table.player(seat).track;
                // Flags that stand on one point stand side by side.
                @let beside = table.seats().filter(|&other| other < seat && table.player(other).track == track).count() as i32;
                g.piece id={ "flag-" (seat_name(seat)) } data-seat=(seat_name(seat)) style={ "transform:translate(" (at(track.into()) + 12 * beside) "px,828px)" } {
                    title { (table.name(seat)) ": " (track) }
                    path.gpin d="M0 6V-16" {}
                    path.gcloth d="M0 -18H19L14 -11.5L19 -5H0Z" {}
                    path.gflag d="M0 -18H19L14 -11.5L19 -5H0Z" {}
                }
            }
            text.gl x="1000" y="846" text-anchor="end" { (words.text("merchants-taken")) }
            @for place in 0..taken.max(8) {
                g.merchant transform={ "translate(" (1018 + 24 * (place % 8) as i32) " " (840 - 22 * (place / 8) as i32) ")" } {
                    rect.mtrack x="-10" y="-10" width="20" height="20" rx="3" {}
                    @if place < taken { use href="#merchant" x="-10.5" y="-10.5" width="21" height="21" {} }
                }
            }
            (war(table))
        }
    }
}

fn war(table: &TableView) -> Markup {
    match table.view.war {
        None => html! { text.gl x="-6" y="846" { (table.words.text("war-none")) } },
        Some(war) => html! {
            title { (table.war_label(war)) }
            text.gl x="-6" y="846" { (table.words.text("war")) }
            use href={ "#flag-" (war.0) } x="54" y="826" width="28" height="28" {}
            text x="90" y="847" { "×" }
            use href={ "#flag-" (war.1) } x="104" y="826" width="28" height="28" {}
        },
    }
}
