//! The ships: galleons and frigates in the colours of their players, under the flag of their nation, with their
//! status. Ships that are not on the board wait unseen at the rim, so that they glide when they come and go.

use crate::geometry::{self, Point, Round};
use crate::table_view::{TableView, ship_slug, slug};
use crate::{sky, status};
use efemeris::{Hull, Kind, Ship, Space};
use maud::{Markup, html};

pub(crate) fn ships(table: &TableView) -> Markup {
    let mut all: Vec<(Ship, Option<Point>)> = Vec::new();
    for seat in table.seats() {
        for hull in Hull::ALL {
            let ship = Ship { seat, hull };
            all.push((ship, table.view.space_of(ship).map(|space| at(table, ship, space))));
        }
    }
    html! { @for (ship, at) in all { (piece(table, ship, at)) } }
}

/// Ships on the compass rose stand around it.
fn at(table: &TableView, ship: Ship, space: Space) -> Point {
    let middle = geometry::space(&table.view.sky, table.parts(), space);
    if space != table.parts().rose() {
        // What is printed on the space peeps out below.
        let up = if matches!(table.kind(space), Some(Kind::Plain | Kind::Edge) | None) { -8.0 } else { -15.0 };
        return middle.plus(Point::new(0.0, up));
    }
    let here: Vec<Ship> = table
        .seats()
        .flat_map(|seat| Hull::ALL.map(|hull| Ship { seat, hull }))
        .filter(|&other| table.view.space_of(other) == Some(space))
        .collect();
    let place = here.iter().position(|&other| other == ship).unwrap_or_default();
    match here.len() {
        1 => middle.plus(Point::new(0.0, -7.0)),
        count => middle.plus(Point::new(-28.0, 0.0).turned(360.0 * place as f64 / count as f64)),
    }
}

fn piece(table: &TableView, ship: Ship, at: Option<Point>) -> Markup {
    let is_galleon = ship.hull.is_galleon();
    let (width, height) = if is_galleon { (58.5, 52.0) } else { (50.6, 45.0) };
    let drawing = if is_galleon { "#ship-galleon" } else { "#ship-frigate" };
    let stowed = || {
        let rim = sky::rim(table.parts().layout(table.view.agreed.tiles).map_or_else(Default::default, |it| it.cells));
        Point::new(0.0, -rim).turned(45.0 + 90.0 * f64::from(ship.seat.0))
    };
    let Point { x, y } = at.unwrap_or_else(stowed);
    let token = at.and_then(|_| table.token(|| format!("ship.{ship}")));
    let label = status::ship_label(table, ship);
    let image = |class: Option<&str>| {
        html! { use href=(drawing) class=[class] x=(Round(-width / 2.0)) y=(Round(-height / 2.0)) width=(width) height=(height) {} }
    };
    html! {
        g id={ "ship-" (ship_slug(ship)) } class={ "piece ship" (if at.is_none() { " stowed" } else { "" }) } data-seat=(slug(ship.seat)) data-token=[&token]
            role=(if token.is_some() { "button" } else { "img" }) tabindex=[token.as_ref().map(|_| "-1")] aria-label=(label) aria-hidden=[at.is_none().then_some("true")]
            style={ "transform:translate(" (Round(x)) "px," (Round(y)) "px)" } {
            title { (label) }
            ellipse class="ship-foot" fill="var(--c)" cy=(Round(height * 0.36)) rx=(Round(width * 0.44)) ry="6.4" {}
            (image(Some("halo")))
            (image(None))
            @if let Some(nation) = table.nation(ship.seat) {
                use href={ "#flag-" (nation) } x=(Round(-width / 2.0 - 4.0)) y=(Round(-height / 2.0 - 3.0)) width="16" height="16" {}
            }
            (status::badges(table, ship))
            rect class="touch" x=(Round(-width / 2.0 - 3.0)) y=(Round(-height / 2.0 - 4.0)) width=(width + 6.0) height=(height + 8.0) rx="14" {}
        }
    }
}
