//! The plate on the crossing of a region's spaces: its wealth, and who holds how much of it now (AH-SCORE-03 to
//! AH-SCORE-06). The half of the faction that leads is filled, so that players see who will score.

use crate::table_view::{TableView, slug};
use crate::tile::CELL;
use ahoy::{Control, Laid, Region, SQUADRON, UNION};
use maud::{Markup, html};
use wardroom_kernel::Seat;

pub(crate) fn plate(table: &TableView, region: Region, laid: Laid) -> Markup {
    let control = table.view.sea.control(region);
    let (x, y) = ((i32::from(laid.lie.x) + 1) * CELL, (i32::from(laid.lie.y) + 1) * CELL);
    let token = table.token(|| format!("region.{region}"));
    let label = label(table, region, laid, control);
    html! {
        g id={ "plate-" (region) } class="plate" transform={ "translate(" (x) " " (y) ")" } data-token=[&token]
            role=(if token.is_some() { "button" } else { "img" }) tabindex=[token.as_ref().map(|_| "-1")] aria-label=(label) {
            title { (label) }
            rect x="-47" y="-13" width="94" height="26" rx="13" fill="var(--card)" stroke="var(--ink)" stroke-width="1.3" {}
            (half(control, SQUADRON, "M0-11.7H-34a11.7 11.7 0 0 0 0 23.4H0Z", -22, -43))
            (half(control, UNION, "M0-11.7H34a11.7 11.7 0 0 1 0 23.4H0Z", 22, 29))
            use href="#wealth" x="-16" y="-16" width="32" height="32" {}
            text class="coin" y="6" font-size="17" text-anchor="middle" { (laid.wealth) }
            @if token.is_some() { rect class="touch" x="-50" y="-19" width="100" height="38" rx="19" {} }
        }
    }
}

fn half(control: Control, seat: Seat, shape: &str, x: i32, crest: i32) -> Markup {
    let leads = control.leader() == Some(seat);
    let number = if seat == SQUADRON { control.squadron } else { control.union };
    html! {
        g data-seat=(slug(seat)) {
            @if leads { path d=(shape) fill="var(--c)" {} }
            g class=(if leads { "on" } else { "off" }) { use href={ "#crest-" (slug(seat)) } x=(crest) y="-7" width="14" height="14" {} }
            text class=(if leads { "lead" } else { "" }) font-size=(if number > 9 { 12 } else { 15 }) x=(x) y="5.5" text-anchor="middle" { (number) }
        }
    }
}

/// `Fish Isle: wealth 2. Squadron 4, Union 1: the Squadron leads by 3.`
fn label(table: &TableView, region: Region, laid: Laid, control: Control) -> String {
    // text: plate-lead plate-tie
    let key = if control.leader().is_some() { "plate-lead" } else { "plate-tie" };
    let leader = control.leader().map_or("", |seat| table.words.seat(seat));
    table.say.with(
        key,
        &[
            ("isle", table.words.isle(region).into()),
            ("wealth", laid.wealth.value().into()),
            ("squadron", control.squadron.into()),
            ("union", control.union.into()),
            ("leader", leader.into()),
            ("lead", control.lead().into()),
        ],
    )
}
