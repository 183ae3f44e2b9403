//! Units aboard and in the hold, each an element of its own that glides.
//!
//! Units of one kind are interchangeable, so an id names the *place* (`gold-sailor-4-1`: the first sailor in zone 4) and
//! `data-like` the kind. When a table is laid over an older one, units whose place is still taken stay; one whose place
//! is gone becomes the one that is new. So exactly the unit that moved glides, and lost ones glide to the hold, where
//! they wait unseen.

use crate::geometry::{ZONE, at};
use crate::sight::{Sight, slug};
use maud::{Markup, PreEscaped, html};
use turning_tides::{Place, Ship, Side, Zone, Zones};
use wardroom_kernel::Seat;

/// How wide a unit is in the row, of the 92 of a zone.
const SAILOR: i32 = 26;
/// Four sailors stand closer together.
const SAILOR_OF_FOUR: i32 = 23;
/// What a row may take; drawings have some air at their sides.
const ROOM: i32 = 96;
const CAPTAIN: i32 = 44;
const MAST: i32 = 38;

pub(crate) fn aboard_and_held(sight: &Sight, seat: Seat) -> Markup {
    let player = sight.player(seat);
    let ship = &player.ship;
    let hold = sight.hold_from_ship(seat);
    html! {
        @for zone in Zones::ALL { (crew(sight, seat, ship, zone)) }
        @for place in ship.cannons() { (cannon(sight, seat, place)) }
        @if player.hold.captain { (held(seat, "captain", "unit-captain", 1, hold)) }
        @for number in 1..=player.hold.sailors { (held(seat, "sailor", "unit-sailor", number, hold)) }
        @for number in 1..=player.hold.cannons { (held(seat, "cannon", "unit-cannon", number, hold)) }
        @if player.hold.mast { (held(seat, "mast", "unit-mast", 1, hold)) }
    }
}

fn held(seat: Seat, kind: &str, drawing: &str, number: u8, (x, y): (i32, i32)) -> Markup {
    let seat = slug(seat);
    html! {
        g id={ (seat) "-" (kind) "-held-" (number) } class="piece stowed" data-like={ (seat) "-" (kind) } aria-hidden="true" style=(at(x, y)) {
            use class="unit" href={ "#" (drawing) } x="-22" y="-22" width="44" height="44" {}
        }
    }
}

/// Mast, captain and sailors of a zone: in one row, or in two smaller ones where that is too long.
fn crew(sight: &Sight, seat: Seat, ship: &Ship, zone: Zone) -> Markup {
    let (sailors, has_captain, has_mast) =
        (i32::from(ship.sailors_in(zone)), ship.captain == Some(zone), ship.has_mast_in(zone));
    let sailor = if sailors < 4 { SAILOR } else { SAILOR_OF_FOUR };
    let officers = if has_mast { MAST } else { 0 } + if has_captain { CAPTAIN } else { 0 };
    if officers + sailors == 0 {
        return Markup::default();
    }
    let has_two_rows = ROOM < officers + sailor * sailors && officers != 0;
    let (left, middle) = (sight.zone_x(seat, zone), crew_y(sight, seat, ship, zone));
    // In two rows everything is three quarters as large; the rows are 34 apart.
    let (scale, rows) = if has_two_rows { (75, [-17, 17]) } else { (100, [0, 0]) };
    let width = |full: i32| full * scale / 100;
    let first_row = width(if has_two_rows { officers } else { officers + sailor * sailors });
    let mut x = left + (ZONE - first_row) / 2;
    let mut next = |full: i32| {
        let middle = x + width(full) / 2;
        x += width(full);
        middle
    };
    let mast = has_mast.then(|| next(MAST));
    let captain = has_captain.then(|| next(CAPTAIN));
    if has_two_rows {
        x = left + (ZONE - width(sailor * sailors)) / 2;
    }
    let mut next = |full: i32| {
        let middle = x + width(full) / 2;
        x += width(full);
        middle
    };
    let row = |x: i32, y: i32| {
        PreEscaped(format!("transform:translate({x}px,{y}px) scale({}.{:02})", scale / 100, scale % 100))
    };
    let (words, owner) = (sight.words, sight.owns(seat));
    let (seat, number) = (slug(seat), zone.number());
    let label = |unit: &str| format!("{unit}, {}", words.zone(zone));
    html! {
        @if let Some(x) = mast {
            g id={ (seat) "-mast-aboard" } class="piece mast" data-like={ (seat) "-mast" } style=(row(x, middle + rows[0]))
                role=[owner.then_some("button")] tabindex=[owner.then_some("0")] data-token=[owner.then_some("mast")]
                aria-label=[owner.then(|| label(words.text("unit-mast")))] aria-hidden=[(!owner).then_some("true")] {
                rect class="touch" x="-20" y="-32" width="40" height="64" rx="8" {}
                use class="unit" href="#unit-mast" x="-23" y="-32" width="46" height="63" {}
            }
        }
        @if let Some(x) = captain {
            g id={ (seat) "-captain-aboard" } class="piece" data-like={ (seat) "-captain" } style=(row(x, middle + rows[0]))
                role=[owner.then_some("button")] tabindex=[owner.then_some("0")] data-token=[owner.then_some("captain")]
                aria-label=[owner.then(|| label(words.text("unit-captain")))] aria-hidden=[(!owner).then_some("true")] {
                circle class="touch" r="27" {}
                use class="unit" href="#unit-captain" x="-26" y="-26" width="52" height="52" {}
            }
        }
        @for nth in 1..=sailors {
            @let x = next(sailor);
            g id={ (seat) "-sailor-" (number) "-" (nth) } class="piece" data-like={ (seat) "-sailor" } style=(row(x, middle + rows[1]))
                role=[owner.then_some("button")] tabindex=[owner.then_some("0")] data-token=[owner.then(|| format!("sailor.{number}"))]
                aria-label=[owner.then(|| label(words.text("unit-sailor")))] aria-hidden=[(!owner).then_some("true")] {
                circle class="touch" r="23" {}
                use class="unit" href="#unit-sailor" x="-22" y="-23" width="44" height="44" {}
            }
        }
    }
}

/// Crew stand in the middle of the zone, but make room for a cannon on one side.
fn crew_y(sight: &Sight, seat: Seat, ship: &Ship, zone: Zone) -> i32 {
    let has = |side: Side| ship.has_cannon(Place { zone, side });
    let above = side_above(sight, seat);
    match (has(above), has(above.other())) {
        (true, false) => 71,
        (false, true) => 49,
        _ => 60,
    }
}

/// The side that is drawn above: on the near ship the one that faces the enemy.
pub(crate) fn side_above(sight: &Sight, seat: Seat) -> Side {
    if seat == sight.near { sight.bearing() } else { sight.bearing().other() }
}

fn cannon(sight: &Sight, seat: Seat, place: Place) -> Markup {
    let x = sight.zone_x(seat, place.zone) + ZONE / 2;
    let style = if place.side == side_above(sight, seat) {
        format!("transform:translate({x}px,8px) rotate(0deg)")
    } else {
        format!("transform:translate({x}px,112px) rotate(180deg)")
    };
    let (words, owner) = (sight.words, sight.owns(seat));
    let label = || format!("{}, {}", cannon_words(sight, place.side), words.zone(place.zone));
    let seat = slug(seat);
    html! {
        g id={ (seat) "-cannon-" (place.zone.number()) "-" (place.side.name()) } class="piece" data-like={ (seat) "-cannon" } style=(style)
            role=[owner.then_some("button")] tabindex=[owner.then_some("0")] data-token=[owner.then(|| format!("cannon.{place}"))]
            aria-label=[owner.then(label)] aria-hidden=[(!owner).then_some("true")] {
            circle class="touch" r="24" {}
            use href="#unit-cannon" x="-22" y="-24" width="44" height="44" {}
        }
    }
}

/// `cannon on port, bears`
pub(crate) fn cannon_words(sight: &Sight, side: Side) -> &'static str {
    let bears = side == sight.bearing();
    // text: cannon-port-bears cannon-port-away cannon-starboard-bears cannon-starboard-away
    sight.words.text(match (side, bears) {
        (Side::Port, true) => "cannon-port-bears",
        (Side::Port, false) => "cannon-port-away",
        (Side::Starboard, true) => "cannon-starboard-bears",
        (Side::Starboard, false) => "cannon-starboard-away",
    })
}
