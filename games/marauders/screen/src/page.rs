//! What lies over the chart: a battle, the ledger of a port, a raid, dice, or a choice.

use crate::table_view::TableView;
use crate::{battle, choice, dice, port, raid};
use maud::{Markup, html};

pub(crate) fn page(sight: &TableView) -> Markup {
    html! { div #mm-page { (content(sight)) } }
}

fn content(sight: &TableView) -> Markup {
    if let Some(battle) = &sight.view.battle {
        return battle::battle(sight, battle);
    }
    let over = papers(sight);
    match port::is_open(sight) {
        Some((seat, at)) => {
            html! { @if let Some(paper) = over { div.over-ledger { (paper) } } (port::ledger(sight, seat, at)) }
        }
        None => html! { @if let Some(paper) = over { div.paper-page { (paper) } } },
    }
}

/// The paper that is asked about, if there is one.
fn papers(sight: &TableView) -> Option<Markup> {
    let raid = || sight.view.raid.as_ref().map(|raid| raid::paper(sight, raid));
    let roll = || sight.view.roll.as_ref().map(|roll| dice::strip(sight, roll));
    raid().or_else(|| choice::paper(sight)).or_else(roll)
}
