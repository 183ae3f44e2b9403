//! A player's captain: portrait, name, ship and ability; those who wait, and those who are lost.

use crate::table_view::{TableView, slug};
use efemeris::{Captain, CaptainView, Mode, QueueView};
use maud::{Markup, html};
use wardroom_kernel::Seat;
use wardroom_ui::widget::{crest_small, drawing, icon};

/// The portrait that fits a captain best.
pub(crate) const fn cameo(captain: Captain) -> &'static str {
    match captain {
        Captain::Hubac | Captain::Byng => "cameo-tricorne",
        Captain::Castel | Captain::Lancaster | Captain::Aviles => "cameo-bicorne",
        Captain::Cassini | Captain::Fairborne | Captain::Silva => "cameo-plume",
        Captain::Blake | Captain::Guzman => "cameo-bun",
        Captain::Chesnaye | Captain::Pargo => "cameo-scarf",
    }
}

pub(crate) fn head(table: &TableView, seat: Seat) -> Markup {
    let (words, terms, player) = (table.words, table.terms(), table.player(seat));
    let captain = player.captain.open();
    let nation = table.nation(seat);
    html! {
        div.seat-head {
            (portrait(table, seat))
            div.seat-name {
                h2 { (crest_small(slug(seat))) (table.name(seat)) @if table.is_you(seat) && table.name(seat).to_lowercase() != words.text("you") { " " small.you { (words.text("you")) } } }
                @if let Some(captain) = captain { p.captain { (terms.captain(captain)) @if player.ships[0].is_none() { " · " em { (words.text("captain-waits")) } } } }
                p.ship-name {
                    @if let Some(nation) = nation { (icon(&format!("flag-{nation}"))) " " (words.nation(nation)) }
                    @if let Some(captain) = captain { " · " (terms.ship(captain)) }
                }
            }
        }
    }
}

fn portrait(table: &TableView, seat: Seat) -> Markup {
    match table.player(seat).captain {
        CaptainView::Open(captain) => {
            let art = drawing(cameo(captain));
            let label = format!("{}: {}", table.terms().captain(captain), table.words.ability_text(captain));
            html! {
                @if table.owns(seat) { button.cameo type="button" data-token={ "captain." (captain) } aria-label=(label) title=(label) { (art) } }
                @else { span.cameo role="img" aria-label=(label) title=(label) { (art) } }
            }
        }
        CaptainView::Back => {
            html! { span.cameo.cameo--none title=(table.words.text("captain-sealed")) { (icon("ui-seal")) } }
        }
        CaptainView::None => html! { span.cameo.cameo--none {} },
    }
}

/// The ability of the captain at sea.
pub(crate) fn ability(table: &TableView, seat: Seat) -> Markup {
    html! {
        @if let Some(captain) = table.player(seat).captain.open() {
            p.ability { b { (table.words.ability(captain)) ". " } (table.words.ability_text(captain)) }
        }
    }
}

/// `then Augustine Cassini`, or `1 captain waits unseen`; in team mode how often the galleon may be rebuilt.
pub(crate) fn queue(table: &TableView, seat: Seat) -> String {
    let (say, player) = (table.say, table.player(seat));
    let mut parts: Vec<String> = Vec::new();
    match player.queue {
        QueueView::Captains(captains) if !captains.is_empty() => {
            let names: Vec<&str> = captains.iter().map(|captain| table.terms().captain(captain)).collect();
            parts.push(say.with("captains-next", &[("names", names.join(", ").into())]));
        }
        QueueView::Backs(count) if count > 0 => parts.push(say.with("captains-unseen", &[("n", count.into())])),
        QueueView::Captains(_) | QueueView::Backs(_) => {}
    }
    if table.view.agreed.mode == Mode::Team && !table.view.phase.is_setup() {
        parts.push(say.with("rebuilds", &[("n", player.rebuilds.into())]));
    }
    if !player.lost.is_empty() {
        let names: Vec<&str> = player.lost.iter().map(|captain| table.terms().captain(captain)).collect();
        parts.push(say.with("captains-lost", &[("names", names.join(", ").into())]));
    }
    parts.join(" · ")
}
