//! A player's captain: portrait, name, ship and ability; those who wait, and those who are lost.

use crate::table_view::{TableView, slug};
use efemeris::{Captain, Mode, SeenCaptain, SeenQueue};
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

pub(crate) fn head(sight: &TableView, seat: Seat) -> Markup {
    let (words, terms, player) = (sight.words, sight.terms(), sight.player(seat));
    let captain = player.captain.open();
    let nation = sight.nation(seat);
    html! {
        div.seat-head {
            (portrait(sight, seat))
            div.seat-name {
                h2 { (crest_small(slug(seat))) (sight.name(seat)) @if sight.is_you(seat) && sight.name(seat).to_lowercase() != words.text("you") { " " small.you { (words.text("you")) } } }
                @if let Some(captain) = captain { p.captain { (terms.captain(captain)) @if player.ships[0].is_none() { " · " em { (words.text("captain-waits")) } } } }
                p.ship-name {
                    @if let Some(nation) = nation { (icon(&format!("flag-{nation}"))) " " (words.nation(nation)) }
                    @if let Some(captain) = captain { " · " (terms.ship(captain)) }
                }
            }
        }
    }
}

fn portrait(sight: &TableView, seat: Seat) -> Markup {
    match sight.player(seat).captain {
        SeenCaptain::Open(captain) => {
            let art = drawing(cameo(captain));
            let label = format!("{}: {}", sight.terms().captain(captain), sight.words.ability_text(captain));
            html! {
                @if sight.owns(seat) { button.cameo type="button" data-token={ "captain." (captain) } aria-label=(label) title=(label) { (art) } }
                @else { span.cameo role="img" aria-label=(label) title=(label) { (art) } }
            }
        }
        SeenCaptain::Back => {
            html! { span.cameo.cameo--none title=(sight.words.text("captain-sealed")) { (icon("ui-seal")) } }
        }
        SeenCaptain::None => html! { span.cameo.cameo--none {} },
    }
}

/// The ability of the captain at sea.
pub(crate) fn ability(sight: &TableView, seat: Seat) -> Markup {
    html! {
        @if let Some(captain) = sight.player(seat).captain.open() {
            p.ability { b { (sight.words.ability(captain)) ". " } (sight.words.ability_text(captain)) }
        }
    }
}

/// `then Augustine Cassini`, or `1 captain waits unseen`; in team mode how often the galleon may be rebuilt.
pub(crate) fn queue(sight: &TableView, seat: Seat) -> String {
    let (say, player) = (sight.say, sight.player(seat));
    let mut parts: Vec<String> = Vec::new();
    match player.queue {
        SeenQueue::Captains(captains) if !captains.is_empty() => {
            let names: Vec<&str> = captains.iter().map(|captain| sight.terms().captain(captain)).collect();
            parts.push(say.with("captains-next", &[("names", names.join(", ").into())]));
        }
        SeenQueue::Backs(count) if count > 0 => parts.push(say.with("captains-unseen", &[("n", count.into())])),
        SeenQueue::Captains(_) | SeenQueue::Backs(_) => {}
    }
    if sight.view.agreed.mode == Mode::Team && !sight.view.phase.is_setup() {
        parts.push(say.with("rebuilds", &[("n", player.rebuilds.into())]));
    }
    if !player.lost.is_empty() {
        let names: Vec<&str> = player.lost.iter().map(|captain| sight.terms().captain(captain)).collect();
        parts.push(say.with("captains-lost", &[("names", names.join(", ").into())]));
    }
    parts.join(" · ")
}
