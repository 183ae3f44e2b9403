//! A ship: hull, seven zones that can be touched, sides where a cannon may go, units aboard.

use crate::geometry::{LENGTH, ZONE, at};
use crate::table_view::{TableView, slug};
use crate::units;
use maud::{Markup, html};
use turning_tides::{Action, Place, Side, Zone, Zones, action::Move};
use wardroom_kernel::Seat;

pub(crate) fn ship(table: &TableView, seat: Seat) -> Markup {
    let words = table.words;
    let has_lost = table.loser() == Some(seat);
    let list = if table.is_you(seat) { words.text("ship-yours") } else { words.ship(seat) };
    html! {
        g id={ "ship-" (slug(seat)) } class={ "ship piece" @if has_lost { " is-lost" } } data-seat=(slug(seat))
            style=(at(table.ship_x(seat), table.ship_y(seat))) {
            (hull(table, seat))
            (name(table, seat))
            g role="list" aria-label=(list) { @for zone in Zones::ALL { (self::zone(table, seat, zone)) } }
            @if table.owns(seat) { (sides(table, seat)) }
            g role="group" aria-label=(words.text("units-aboard")) { (units::aboard_and_held(table, seat)) }
        }
    }
}

/// Mirrored where the ship sails to the left.
fn hull(table: &TableView, seat: Seat) -> Markup {
    let style = if table.sails_right(seat) {
        "transform:translate(0px,0px) scale(1,1)".to_owned()
    } else {
        format!("transform:translate({LENGTH}px,0px) scale(-1,1)")
    };
    html! { g class="piece" id={ "hull-" (slug(seat)) } aria-hidden="true" style=(style) { use href="#tt-hull" {} } }
}

/// Off the stern, on the side of the other ship.
fn name(table: &TableView, seat: Seat) -> Markup {
    let x = if table.sails_right(seat) { -70 } else { LENGTH + 70 };
    let y = if seat == table.near { 14 } else { 6 };
    html! { g class="upright far-out" aria-hidden="true" { text class="soft ship-name" x=(x) y=(y) text-anchor="middle" { (table.words.ship(seat)) } } }
}

fn zone(table: &TableView, seat: Seat, zone: Zone) -> Markup {
    let x = table.zone_x(seat, zone);
    let is_destroyed = table.player(seat).ship.destroyed.contains(zone);
    let number = zone.number();
    let label = label(table, seat, zone);
    let token = table
        .viewer
        .map(|viewer| if viewer == seat { format!("zone.{number}") } else { format!("enemy.zone.{number}") });
    let is_button = token.is_some();
    html! {
        g role="listitem" {
            g id={ (slug(seat)) "-zone-" (number) } class={ "zone" @if is_destroyed { " is-destroyed" } }
                role=(if is_button { "button" } else { "img" }) tabindex=[is_button.then_some("0")] data-token=[token] aria-label=(label) {
                rect class="touch" x=(x + 2) y="4" width=(ZONE - 4) height="112" rx="6" {}
                @if is_destroyed { use href="#tt-wreck" x=(x) y="0" {} }
                (zone_number(table, seat, zone, x))
            }
        }
    }
}

/// In the far corner; the bow is narrower, so there it comes further in.
fn zone_number(table: &TableView, seat: Seat, zone: Zone, x: i32) -> Markup {
    let is_bow = zone.number() == 1;
    let (dx, dy) = match (is_bow, table.sails_right(seat)) {
        (false, _) => (if zone.number() == 7 { 16 } else { 13 }, 0),
        (true, true) => (16, 8),
        (true, false) => (24, 14),
    };
    let y = if seat == table.near { 104 - dy } else { 25 + dy };
    html! { g class="upright" aria-hidden="true" { text class="zone-no" x=(x + dx) y=(y) text-anchor="middle" { (zone.number()) } } }
}

/// `Zone 4: a sailor, the mast, opposite zone 3`
fn label(table: &TableView, seat: Seat, zone: Zone) -> String {
    let (words, ship) = (table.words, &table.player(seat).ship);
    let mut label = String::with_capacity(64);
    label.push_str(if table.viewer.is_some_and(|viewer| viewer != seat) {
        words.enemy_zone(zone)
    } else {
        words.zone(zone)
    });
    let mut separator = ": ";
    let mut add = |text: &str| {
        label.push_str(separator);
        label.push_str(text);
        separator = ", ";
    };
    if ship.destroyed.contains(zone) {
        add(words.text("zone-destroyed"));
    } else if ship.is_empty(zone) {
        add(words.text("zone-empty"));
    }
    if ship.captain == Some(zone) {
        add(words.text("the-captain"));
    }
    if ship.sailors_in(zone) != 0 {
        add(words.sailors(ship.sailors_in(zone)));
    }
    if ship.has_mast_in(zone) {
        add(words.text("the-mast"));
    }
    for side in Side::ALL {
        if ship.has_cannon(Place { zone, side }) {
            add(units::cannon_words(table, side));
        }
    }
    if let Some(opposite) = table.view.position.facing(zone) {
        add(words.opposite(opposite));
    }
    label
}

/// Both sides of each zone, while a cannon is to be placed or moved.
fn sides(table: &TableView, seat: Seat) -> Markup {
    let places_cannon = matches!(table.offers.first(), Some(Action::PlaceCannon(_)));
    let moves_cannon = table.offers.iter().any(|action| matches!(action, Action::Move(Move::Cannon { .. })));
    if !places_cannon && !moves_cannon {
        return Markup::default();
    }
    let words = table.words;
    let above = units::side_above(table, seat);
    html! {
        g id="sides" role="group" aria-label=(words.text("sides")) class=(if places_cannon { "sides" } else { "sides sides--later" }) {
            @for zone in Zones::ALL { @for side in Side::ALL {
                g role="button" tabindex="0" id={ "side-" (zone.number()) "-" (side.name()) } data-token={ "side." (Place { zone, side }) }
                    aria-label={ (words.zone(zone)) ", " (side_name(table, side)) } {
                    rect class="touch" x=(table.zone_x(seat, zone) + 3) y=(if side == above { -18 } else { 62 }) width=(ZONE - 6) height="76" rx="8" {}
                }
            } }
        }
    }
}

/// `port, towards the enemy`
pub(crate) fn side_name(table: &TableView, side: Side) -> &'static str {
    let bears = side == table.bearing();
    // text: side-port-bears side-port-away side-starboard-bears side-starboard-away
    table.words.text(match (side, bears) {
        (Side::Port, true) => "side-port-bears",
        (Side::Port, false) => "side-port-away",
        (Side::Starboard, true) => "side-starboard-bears",
        (Side::Starboard, false) => "side-starboard-away",
    })
}
