//! A captain as everybody sees him: portrait, name, home, ability, skills.

use crate::glyph;
use crate::table_view::TableView;
use marauders::{Skill, seat_name};
use maud::{Markup, html};
use wardroom_kernel::Seat;

/// In a window the own portrait stands for the captain's ability (MM-WINDOW-05).
pub(crate) fn portrait(table: &TableView, seat: Seat) -> Markup {
    let Some(captain) = table.player(seat).captain else { return html! { span.cameo.is-none aria-hidden="true" {} } };
    let name = table.terms().captain(captain);
    let content = html! { svg role="img" aria-label=(name) { use href={ "#" (glyph::cameo(captain)) } {} } };
    html! {
        @if table.owns(seat) && !table.view.windows.is_empty() { button.cameo type="button" data-seat=(seat_name(seat)) data-token="means.captain" aria-label=(name) { (content) } }
        @else { span.cameo data-seat=(seat_name(seat)) { (content) } }
    }
}

/// Portrait, the captain's name with the colours of the seat, who plays him, and what he can do.
pub(crate) fn head(table: &TableView, seat: Seat, role: &str) -> Markup {
    let player = table.player(seat);
    let terms = table.terms();
    html! {
        header.seat-head {
            (portrait(table, seat))
            div {
                p.seat-name {
                    @match player.captain {
                        Some(captain) => { (terms.captain(captain)) " " (glyph::pennant(seat)) small { (about(table, seat)) @if !role.is_empty() && table.name(seat).to_lowercase() != role { " · " (role) } } }
                        None => { (table.name(seat)) " " (glyph::pennant(seat)) small { (table.words.seat(seat)) } }
                    }
                }
                @if let Some(captain) = player.captain { p.ability { (terms.captain_text(captain)) } }
            }
        }
    }
}

/// `of Nassau ⚑ · Lotte`
pub(crate) fn about(table: &TableView, seat: Seat) -> Markup {
    let Some(captain) = table.player(seat).captain else { return Markup::default() };
    let facts = table.parts().captain(captain);
    let home = table.say.with("captain-home", &[("zone", table.terms().zone(facts.home).into())]);
    let waits = (table.player(seat).place.is_none() && table.view.round > 0).then(|| table.words.text("captain-waits"));
    html! {
        (home) " " (glyph::named(&format!("flag-{}", facts.nation), 17, table.words.people(facts.nation))) " · " (table.name(seat))
        @if let Some(waits) = waits { " · " em { (waits) } }
    }
}

pub(crate) fn skills(table: &TableView, seat: Seat) -> Markup {
    let Some(captain) = table.player(seat).captain else { return Markup::default() };
    let facts = table.parts().captain(captain);
    html! {
        dl.skills {
            @for skill in Skill::ALL {
                div title=(table.words.skill(skill)) {
                    dt { (glyph::sym(&glyph::skill(skill), 23)) span { (table.words.skill(skill)) } }
                    dd.num { (facts.skill(skill)) }
                }
            }
        }
    }
}
