//! What a player owns: planets on the way to victory, spices, ships and fortresses, bonus tokens.
//!
//! On the viewer's own side these are things to touch, and what can be built has its price.

use crate::table_view::{TableView, slug};
use crate::words::spices;
use efemeris::{Spice, Spices, Token};
use maud::{Markup, html};
use wardroom_kernel::Seat;
use wardroom_ui::widget::{drawing, icon};

/// One circle for each planet that victory needs; in team mode those of both partners count.
pub(crate) fn goal(table: &TableView, seat: Seat) -> Markup {
    let facts = table.parts().mode(table.view.agreed.mode);
    let side = table.view.agreed.mode.seats_of(table.side(seat));
    let held: Vec<_> = side.flat_map(|of| table.planets(of).map(move |planet| (of, planet))).collect();
    let need = usize::from(facts.planets_to_win);
    let label = table.say.with("goal", &[("n", held.len().into()), ("all", need.into())]);
    html! {
        ol.goal aria-label=(label) title=(label) {
            @for (of, planet) in &held { li.on data-seat=(slug(*of)) title=(table.terms().planet(*planet)) { (drawing(&format!("planet-{planet}"))) } }
            @for _ in held.len()..need { li {} }
        }
    }
}

/// A row of cups for each spice.
pub(crate) fn larder(table: &TableView, seat: Seat) -> Markup {
    let cap = table.parts().spice_cap;
    html! {
        div.spices {
            @for spice in Spice::ALL {
                @let held = table.player(seat).spices[spice];
                @let label = table.say.with("spices-of", &[("n", held.into()), ("all", cap.into()), ("spice", table.words.spice(spice).into())]);
                @let row = html! {
                    @for place in 0..cap { span.cup.full[place < held] { (icon(&format!("spice-{spice}"))) } }
                    b.num { (held) }
                };
                @if table.owns(seat) {
                    button class={ "spice sp-" (spice) } type="button" data-token={ "spice." (spice) } aria-label=(label) title=(label) { (row) }
                } @else { div class={ "spice sp-" (spice) } role="img" aria-label=(label) title=(label) { (row) } }
            }
        }
    }
}

/// `2 pepper` as drawings.
pub(crate) fn price(table: &TableView, price: Spices) -> Markup {
    let label = table.say.with("price", &[("spices", spices(table.say, price).into())]);
    html! {
        span.price role="img" aria-label=(label) title=(label) {
            @for spice in Spice::ALL {
                @if price[spice] > 0 { span class={ "sp-" (spice) } { @for _ in 0..price[spice] { (icon(&format!("spice-{spice}"))) } } }
            }
        }
    }
}

/// Ships and fortresses that were built, and those that can still be.
pub(crate) fn yard(table: &TableView, seat: Seat) -> Markup {
    let (parts, player) = (table.parts(), table.player(seat));
    let facts = parts.mode(table.view.agreed.mode);
    let galleon = u8::from(player.ships[0].is_some());
    // text: yard-galleon yard-frigates yard-fortresses
    let kinds = [
        ("galleon", "ship-galleon", "yard-galleon", galleon, 1, parts.price.galleon),
        ("frigate", "ship-frigate", "yard-frigates", player.frigates_built, facts.frigates, parts.price.frigate),
        ("fortress", "fortress", "yard-fortresses", player.fortresses_built, facts.fortresses, parts.price.fortress),
    ];
    html! {
        div.yard {
            @for (name, art, key, built, most, cost) in kinds {
                @let label = table.say.with(key, &[("n", built.into()), ("all", most.into()), ("price", spices(table.say, cost).into())]);
                @let face = html! {
                    span.built data-seat=(slug(seat)) { @for place in 0..most { span.hulk.off[place >= built] { (drawing(art)) } } }
                    @if table.owns(seat) { (price(table, cost)) }
                };
                @if table.owns(seat) { button.yard-item type="button" data-token={ "build." (name) } aria-label=(label) title=(label) { (face) } }
                @else { span.yard-item role="img" aria-label=(label) title=(label) { (face) } }
            }
        }
    }
}

pub(crate) fn tokens(table: &TableView, seat: Seat) -> Markup {
    let held = table.player(seat).tokens;
    let most = table.parts().token_cap;
    html! {
        ul.bonuses aria-label=(table.say.with("tokens-held", &[("n", held.len().into()), ("all", most.into())])) {
            @for (place, token) in held.iter().enumerate() { li { (bonus(table, seat, token, place)) } }
            @for _ in held.len()..most { li { span.bonus.empty {} } }
        }
    }
}

fn bonus(table: &TableView, seat: Seat, token: Token, place: usize) -> Markup {
    let label = format!("{}: {}", table.terms().token(token), table.words.token_text(token));
    html! {
        @if table.owns(seat) {
            button.bonus type="button" id={ "bonus-of-" (place) } data-token={ "token." (token) } aria-label=(label) title=(label) { (drawing(&format!("bonus-{token}"))) }
        } @else { span.bonus role="img" aria-label=(label) title=(label) { (drawing(&format!("bonus-{token}"))) } }
    }
}
