//! What lies over the chart: a battle, the ledger of a port, a raid, dice, or a choice.

use crate::table_view::TableView;
use crate::{battle, choice, dice, port, raid};
use maud::{Markup, html};

pub(crate) fn page(table: &TableView) -> Markup {
    html! { div #mm-page { (content(table)) } }
}

fn content(table: &TableView) -> Markup {
    if let Some(battle) = &table.view.battle {
        return battle::battle(table, battle);
    }
    let over = papers(table);
    match port::is_open(table) {
        Some((seat, at)) => {
            html! { @if let Some(paper) = over { div.over-ledger { (paper) } } (port::ledger(table, seat, at)) }
        }
        None => html! { @if let Some(paper) = over { div.paper-page { (paper) } } },
    }
}

/// The paper that is asked about, if there is one.
fn papers(table: &TableView) -> Option<Markup> {
    let raid = || table.view.raid.as_ref().map(|raid| raid::paper(table, raid));
    let roll = || table.view.roll.as_ref().map(|roll| dice::strip(table, roll));
    raid().or_else(|| choice::paper(table)).or_else(roll)
}
