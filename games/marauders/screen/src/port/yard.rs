//! The shipyard: repairs, modification, weapons, ships (MM-YARD).

use super::{State, section, state};
use crate::glyph;
use crate::table_view::TableView;
use marauders::{Action, Activity, FaceDown, Location, Modification, ShipType, Weapon, Zone};
use maud::{Markup, html};
use wardroom_kernel::Seat;

pub(super) fn yard(table: &TableView, seat: Seat, port: Zone) -> Markup {
    let words = table.words;
    let is_open = table.view.turn.port.is_in_shipyard || matches!(table.offers.first(), Some(Action::Yard(_)));
    let state = state(table, Activity::Shipyard, "shipyard", is_open);
    let content = html! {
        @if state == State::Open {
            (lines(table, seat, port, true))
            @if matches!(table.offers.first(), Some(Action::Yard(_))) { div.sum { button.btn type="button" data-token="done" { (words.text("yard-done")) } } }
        }
    };
    html! {
        (section(table, words.text("act-shipyard"), state, Some(("shipyard", words.text("yard-go"))), &html! { (content) @if matches!(state, State::Offered | State::Closed) { p { (words.text("yard-text")) } } }))
        @if matches!(state, State::Offered | State::Closed) { div.act { (lines(table, seat, port, false)) } }
    }
}

/// The price list; with buttons while the yard is open.
fn lines(table: &TableView, seat: Seat, port: Zone, is_open: bool) -> Markup {
    let (words, terms, player) = (table.words, table.terms(), table.player(seat));
    let max = player.ship.max(table.parts());
    let damaged = Location::ALL.into_iter().filter(|&at| at != Location::Crew && player.ship.cur[at] < max[at]);
    html! {
        ul.lines {
            @if let Some(price) = table.some_table().repair_price(seat, port) {
                @for at in damaged {
                    @let about = [("location", words.location(at).into())];
                    @let state = [("n", player.ship.cur[at].into()), ("most", max[at].into())];
                    (line(&glyph::location(at), &table.say.with("yard-mend", &about), &table.say.with("n-of-most", &state), price, is_open.then(|| (format!("location.{at}"), "+1"))))
                }
                @if player.ship.is_hull_flipped {
                    (line("mod-reinforced-hull", &table.say.with("yard-mend", &[("location", terms.modification(Modification::ReinforcedHull).into())]), "", table.some_table().hull_price(seat, port).unwrap_or_default(), is_open.then(|| ("mod.reinforced-hull".to_owned(), words.text("yard-restore")))))
                }
            }
            @if let FaceDown::Seen(modification) = table.view.ports[port.index()].modification {
                (line(&glyph::modification(modification), terms.modification(modification), if is_open { words.modification_text(modification) } else { "" }, table.some_table().modification_price(port), is_open.then(|| ("modification".to_owned(), words.text("yard-fit")))))
            }
            @for weapon in Weapon::ALL {
                @let is_own = player.weapons.has(weapon);
                @let price = if is_own { table.parts().prices.weapon_sell.into() } else { table.some_table().weapon_price(seat, port) };
                @let (about, label) = if is_own { (words.text("yard-yours"), words.text("yard-sell")) } else { (if is_open { words.weapon_text(weapon) } else { "" }, words.text("yard-buy")) };
                (line(&glyph::weapon(weapon), terms.weapon(weapon), about, price, is_open.then(|| (format!("weapon.{weapon}"), label))))
            }
        }
        (ships(table, seat, port, is_open))
    }
}

fn line(drawing: &str, name: &str, about: &str, price: u16, button: Option<(String, &str)>) -> Markup {
    html! {
        li {
            (glyph::plain(drawing))
            span { (name) @if !about.is_empty() { small { (about) } } }
            (glyph::gold(price))
            @match button { Some((token, label)) => button.btn.sm type="button" data-token=(token) aria-label={ (label) ": " (name) } { (label) }, None => span {} }
        }
    }
}

fn ships(table: &TableView, seat: Seat, port: Zone, is_open: bool) -> Markup {
    let (words, terms) = (table.words, table.terms());
    let ship = &table.player(seat).ship;
    let own = ship.kind;
    let value = table.some_table().trade_in(seat, ship.modifications.len() as u8);
    let about = [("ship", terms.ship(own).into()), ("gold", value.into())];
    html! {
        div.ships {
            p.label { (table.say.with("yard-trade-in", &about)) }
            ul {
                @for kind in ShipType::ALL {
                    @if let Some(price) = table.some_table().ship_price(seat, port, kind) {
                        li data-seat="nobody" {
                            svg aria-hidden="true" { use href={ "#" (glyph::ship(kind)) } {} }
                            b { (terms.ship(kind)) }
                            (glyph::gold(price))
                            @if is_open { button.btn.sm type="button" data-token={ "ship." (kind) } aria-label={ (words.text("yard-buy")) ": " (terms.ship(kind)) } { (words.text("yard-buy")) } }
                        }
                    }
                }
            }
            @if !table.player(seat).has_bought_warship { p.quiet { small { (words.text("yard-glory")) } } }
        }
    }
}
