//! Units aboard and in the hold, each an element of its own that glides.
//!
//! Units of one kind are interchangeable, so an id names the *place* (`gold-sailor-4-1`: the first sailor in zone 4) and
//! `data-like` the kind. When a table is laid over an older one, units whose place is still taken stay; one whose place
//! is gone becomes the one that is new. So exactly the unit that moved glides, and lost ones glide to the hold, where
//! they wait unseen.

use crate::crew::{Row, crew};
use crate::geometry::{ZONE, at};
use crate::table_view::{TableView, slug};
use maud::{Markup, PreEscaped, html};
use turning_tides::{Place, Side, Zone, Zones};
use wardroom_kernel::Seat;

#[derive(Clone, Copy)]
enum Kind {
    Captain,
    Sailor,
    Cannon,
    Mast,
}

/// How a kind of unit is drawn about its middle.
struct Shape {
    name: &'static str,
    drawing: &'static str,
    /// Left, top, width, height.
    frame: (i32, i32, i32, i32),
    /// Of the ring around it.
    radius: i32,
}

impl Kind {
    const fn shape(self) -> Shape {
        let (name, drawing, frame, radius) = match self {
            Kind::Captain => ("captain", "#unit-captain", (-26, -26, 52, 52), 27),
            Kind::Sailor => ("sailor", "#unit-sailor", (-22, -23, 44, 44), 23),
            Kind::Cannon => ("cannon", "#unit-cannon", (-22, -24, 44, 44), 24),
            Kind::Mast => ("mast", "#unit-mast", (-23, -32, 46, 63), 32),
        };
        Shape { name, drawing, frame, radius }
    }
}

pub(crate) fn aboard_and_held(table: &TableView, seat: Seat) -> Markup {
    let player = table.player(seat);
    html! {
        @for zone in Zones::ALL { (zone_crew(table, seat, zone)) }
        @for place in player.ship.cannons() { (cannon(table, seat, place)) }
        @if player.hold.captain { (held(table, seat, Kind::Captain, 1)) }
        @for number in 1..=player.hold.sailors { (held(table, seat, Kind::Sailor, number)) }
        @for number in 1..=player.hold.cannons { (held(table, seat, Kind::Cannon, number)) }
        @if player.hold.mast { (held(table, seat, Kind::Mast, 1)) }
    }
}

fn zone_crew(table: &TableView, seat: Seat, zone: Zone) -> Markup {
    let Row { mast, captain, sailors, scale } = crew(table, seat, zone);
    let style = |(x, y): (i32, i32)| {
        PreEscaped(format!("transform:translate({x}px,{y}px) scale({}.{:02})", scale / 100, scale % 100))
    };
    let words = table.words;
    let label = |unit: &str| format!("{unit}, {}", words.zone(zone));
    html! {
        @if let Some(at) = mast {
            (piece(table, seat, Kind::Mast, "aboard", &style(at), || ("mast".into(), label(words.text("unit-mast")))))
        }
        @if let Some(at) = captain {
            (piece(table, seat, Kind::Captain, "aboard", &style(at), || ("captain".into(), label(words.text("unit-captain")))))
        }
        @for (nth, at) in sailors.enumerate() {
            (piece(table, seat, Kind::Sailor, &format!("{zone}-{}", nth + 1), &style(at), || (format!("sailor.{zone}"), label(words.text("unit-sailor")))))
        }
    }
}

/// Cannons straddle the rail on their side.
fn cannon(table: &TableView, seat: Seat, place: Place) -> Markup {
    let x = table.zone_x(seat, place.zone) + ZONE / 2;
    let (y, turn) = if place.side == side_above(table, seat) { (8, 0) } else { (112, 180) };
    let style = PreEscaped(format!("transform:translate({x}px,{y}px) rotate({turn}deg)"));
    let touch = || {
        let label = format!("{}: {}", table.words.zone(place.zone), cannon_words(table, place.side));
        (format!("cannon.{place}"), label)
    };
    piece(table, seat, Kind::Cannon, &format!("{}-{}", place.zone, place.side), &style, touch)
}

/// The radius of a finger, where a phone shows the whole chart: 44 of its pixels across.
const FINGER: i32 = 37;

/// A unit aboard; its owner can touch it. While units are asked for, they take touches in a wider circle.
fn piece(
    table: &TableView,
    seat: Seat,
    kind: Kind,
    place: &str,
    style: &PreEscaped<String>,
    touch: impl FnOnce() -> (String, String),
) -> Markup {
    let Shape { name, drawing, frame: (x, y, width, height), radius } = kind.shape();
    let touch = table.owns(seat).then(touch);
    let (token, label) = (touch.as_ref().map(|touch| &touch.0), touch.as_ref().map(|touch| &touch.1));
    let is_button = touch.is_some();
    let seat = slug(seat);
    // A cannon lies in the ship and turns with it; all others stand upright on a chart that is turned.
    let class = if matches!(kind, Kind::Cannon) { "" } else { "unit" };
    html! {
        g id={ (seat) "-" (name) "-" (place) } class="piece" data-like={ (seat) "-" (name) } style=(style)
            role=[is_button.then_some("button")] tabindex=[is_button.then_some("0")] data-token=[token] aria-label=[label]
            aria-hidden=[(!is_button).then_some("true")] {
            @if is_button && table.moves() { circle class="hit" r=(radius.max(FINGER)) {} }
            @if is_button { circle class="touch" r=(radius) {} }
            use class=(class) href=(drawing) x=(x) y=(y) width=(width) height=(height) {}
        }
    }
}

/// In the hold, unseen: its place is beside the hold of the page.
fn held(table: &TableView, seat: Seat, kind: Kind, number: u8) -> Markup {
    let Shape { name, drawing, frame: (x, y, width, height), .. } = kind.shape();
    let (at_x, at_y) = table.hold_from_ship(seat);
    let seat = slug(seat);
    html! {
        g id={ (seat) "-" (name) "-held-" (number) } class="piece stowed" data-like={ (seat) "-" (name) } aria-hidden="true" style=(at(at_x, at_y)) {
            use class="unit" href=(drawing) x=(x) y=(y) width=(width) height=(height) {}
        }
    }
}

/// The side that is drawn above: on the near ship the one that faces the enemy.
pub(crate) fn side_above(table: &TableView, seat: Seat) -> Side {
    if seat == table.near { table.bearing() } else { table.bearing().other() }
}

/// `cannon on port, bears`
pub(crate) fn cannon_words(table: &TableView, side: Side) -> &'static str {
    let bears = side == table.bearing();
    // text: cannon-port-bears cannon-port-away cannon-starboard-bears cannon-starboard-away
    table.words.text(match (side, bears) {
        (Side::Port, true) => "cannon-port-bears",
        (Side::Port, false) => "cannon-port-away",
        (Side::Starboard, true) => "cannon-starboard-bears",
        (Side::Starboard, false) => "cannon-starboard-away",
    })
}
