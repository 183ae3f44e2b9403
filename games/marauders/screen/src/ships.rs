//! Ships on the chart. Each is one group with a lasting id, so that the browser glides it to its new place.

use crate::glyph::npc_colours;
use crate::places::{Point, place};
use crate::table_view::TableView;
use marauders::{Npc, Place, ShipType, Zone, seat_name};
use maud::{Markup, html};
use wardroom_kernel::Seat;

/// Half the width and the height of a ship at sea.
const SIZE: i32 = 27;

pub(crate) fn ships(table: &TableView) -> Markup {
    html! {
        g id="ships" {
            @for npc in Npc::ALL { (npc_ship(table, npc)) }
            @for seat in table.seats() { (own_ship(table, seat)) }
        }
    }
}

/// Who shares the water of a zone, in the order of their places.
enum Afloat {
    Captain(Seat),
    Npc(Npc),
}

fn afloat(table: &TableView, zone: Zone) -> Vec<Afloat> {
    let captains =
        table.seats().filter(|&seat| table.player(seat).place == Some(Place::Sea(zone))).map(Afloat::Captain);
    let npcs = Npc::ALL.into_iter().filter(|&npc| table.npc_zone(npc) == Some(zone)).map(Afloat::Npc);
    captains.chain(npcs).collect()
}

/// The free water of the zone while there is enough, else rows about its middle.
fn berth(zone: Zone, number: usize, count: usize) -> Point {
    let Some(place) = place(zone.name()) else { return (0, 0) };
    if count <= place.ships.len() {
        return place.ships[number % place.ships.len()];
    }
    let free = place.ships.len() as i32;
    let (x, y) = place.ships.iter().fold((0, 0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
    let columns = if count > 4 { 3 } else { 2 };
    let (row, column) = ((number / columns) as i32, (number % columns) as i32);
    let rows = count.div_ceil(columns) as i32;
    let (dx, dy) = (52 * column - 26 * (columns as i32 - 1), 44 * row - 22 * (rows - 1));
    ((x / free + dx).clamp(28, 1172), (y / free + dy).clamp(30, 750))
}

/// Beside the quay, away from the tokens of the port, so many abreast.
fn quay(table: &TableView, seat: Seat, zone: Zone) -> Point {
    let is_before = |other: &Seat| *other < seat && table.player(*other).place == Some(Place::Port(zone));
    let before = table.seats().filter(is_before).count() as i32;
    let Some((place, (x, y))) = place(zone.name()).and_then(|place| Some((place, place.town?))) else { return (0, 0) };
    let side = if place.demand.0 >= x { -1 } else { 1 };
    ((x + side * (34 + 26 * before)).clamp(20, 1180), (y + 10).clamp(28, 752))
}

fn own_ship(table: &TableView, seat: Seat) -> Markup {
    let player = table.player(seat);
    let (at, scale) = match player.place {
        Some(Place::Sea(zone)) => {
            let all = afloat(table, zone);
            let number = all.iter().position(|it| matches!(it, Afloat::Captain(other) if *other == seat));
            (berth(zone, number.unwrap_or_default(), all.len()), 1.0)
        }
        Some(Place::Port(zone)) => (quay(table, seat, zone), 0.72),
        None => ((600, 390), 0.0),
    };
    let token = table.token(|| format!("seat.{}", seat_name(seat))).filter(|_| player.place.is_some());
    let label = table.ship_label(seat);
    html! {
        g.ship.piece.stowed[player.place.is_none()] id={ "ship-" (seat_name(seat)) } data-seat=(seat_name(seat)) data-token=[&token]
            role=(if token.is_some() { "button" } else { "img" }) tabindex=[token.as_ref().map(|_| "-1")] aria-label=(label) aria-hidden=[player.place.is_none().then_some("true")] style={ "transform:translate(" (at.0) "px," (at.1) "px) scale(" (scale) ")" } {
            title { (label) }
            (hull(player.ship.kind))
            (crest(seat))
            @if table.owns(seat) { ellipse.here cy="20" rx="32" ry="9" {} }
            circle.touch r="29" {}
        }
    }
}

/// Colour, pattern and sign together: whose ship it is. At the size of a phone the sails alone do not tell.
fn crest(seat: Seat) -> Markup {
    html! {
        g.ship-crest transform="translate(-21 -19)" {
            circle r="10" fill="var(--c)" stroke="var(--ink)" stroke-width="1.4" {}
            use href={ "#crest-" (seat_name(seat)) } x="-7" y="-7" width="14" height="14" {}
        }
    }
}

fn npc_ship(table: &TableView, npc: Npc) -> Markup {
    let zone = table.npc_zone(npc);
    let all = zone.map(|zone| afloat(table, zone)).unwrap_or_default();
    let number = all.iter().position(|it| matches!(it, Afloat::Npc(other) if *other == npc));
    let (x, y) = zone.map_or((600, 390), |zone| berth(zone, number.unwrap_or_default(), all.len()));
    let token = table.token(|| format!("npc.{npc}")).filter(|_| zone.is_some());
    let label = table.npc_label(npc);
    html! {
        g.ship.piece.stowed[zone.is_none()] id={ "npc-" (npc) } data-seat=(npc_colours(npc)) data-token=[&token]
            role=(if token.is_some() { "button" } else { "img" }) tabindex=[token.as_ref().map(|_| "-1")] aria-label=(label) aria-hidden=[zone.is_none().then_some("true")] style={ "transform:translate(" (x) "px," (y) "px)" } {
            title { (label) }
            (hull(table.npc_ship_type(npc)))
            g.flag { use href={ "#" (crate::glyph::npc_flag(npc)) } x="12" y="-34" width="20" height="20" {} }
            circle.touch r="29" {}
        }
    }
}

/// First as a halo in the colour of the water, so that the silhouette stays free of the chart.
fn hull(kind: ShipType) -> Markup {
    html! {
        ellipse.ship-foot cy="18" rx="25" ry="6" {}
        use.halo href={ "#ship-" (kind) } x=(-SIZE) y=(-SIZE + 3) width=(2 * SIZE) height="48" {}
        use href={ "#ship-" (kind) } x=(-SIZE) y=(-SIZE + 3) width=(2 * SIZE) height="48" {}
    }
}
