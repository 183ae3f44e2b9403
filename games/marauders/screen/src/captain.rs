//! A captain as everybody sees him: portrait, name, home, ability, skills.

use crate::glyph;
use crate::table_view::TableView;
use marauders::{Skill, seat_name};
use maud::{Markup, html};
use wardroom_kernel::Seat;

/// In a window the own portrait stands for the captain's ability (MM-WINDOW-05).
pub(crate) fn portrait(sight: &TableView, seat: Seat) -> Markup {
    let Some(captain) = sight.player(seat).captain else { return html! { span.cameo.is-none aria-hidden="true" {} } };
    let name = sight.terms().captain(captain);
    let content = html! { svg role="img" aria-label=(name) { use href={ "#" (glyph::cameo(captain)) } {} } };
    html! {
        @if sight.owns(seat) && !sight.view.windows.is_empty() { button.cameo type="button" data-seat=(seat_name(seat)) data-token="means.captain" aria-label=(name) { (content) } }
        @else { span.cameo data-seat=(seat_name(seat)) { (content) } }
    }
}

/// Portrait, the captain's name with the colours of the seat, who plays him, and what he can do.
pub(crate) fn head(sight: &TableView, seat: Seat, role: &str) -> Markup {
    let player = sight.player(seat);
    let terms = sight.terms();
    html! {
        header.seat-head {
            (portrait(sight, seat))
            div {
                p.seat-name {
                    @match player.captain {
                        Some(captain) => { (terms.captain(captain)) " " (glyph::pennant(seat)) small { (about(sight, seat)) @if !role.is_empty() && sight.name(seat).to_lowercase() != role { " · " (role) } } }
                        None => { (sight.name(seat)) " " (glyph::pennant(seat)) small { (sight.words.seat(seat)) } }
                    }
                }
                @if let Some(captain) = player.captain { p.ability { (terms.captain_text(captain)) } }
            }
        }
    }
}

/// `of Nassau ⚑ · Lotte`
pub(crate) fn about(sight: &TableView, seat: Seat) -> Markup {
    let Some(captain) = sight.player(seat).captain else { return Markup::default() };
    let facts = sight.parts().captain(captain);
    let home = sight.say.with("captain-home", &[("zone", sight.terms().zone(facts.home).into())]);
    let waits = (sight.player(seat).place.is_none() && sight.view.round > 0).then(|| sight.words.text("captain-waits"));
    html! {
        (home) " " (glyph::named(&format!("flag-{}", facts.nation), 17, sight.words.people(facts.nation))) " · " (sight.name(seat))
        @if let Some(waits) = waits { " · " em { (waits) } }
    }
}

pub(crate) fn skills(sight: &TableView, seat: Seat) -> Markup {
    let Some(captain) = sight.player(seat).captain else { return Markup::default() };
    let facts = sight.parts().captain(captain);
    html! {
        dl.skills {
            @for skill in Skill::ALL {
                div title=(sight.words.skill(skill)) {
                    dt { (glyph::sym(&glyph::skill(skill), 23)) span { (sight.words.skill(skill)) } }
                    dd.num { (facts.skill(skill)) }
                }
            }
        }
    }
}
