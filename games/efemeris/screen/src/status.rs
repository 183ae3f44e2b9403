//! The status of a ship or a fortress, and how long it lasts: frozen, protected, shielded.

use crate::table_view::TableView;
use efemeris::{Phase, Ship};
use maud::{Markup, html};
use wardroom_kernel::Seat;

/// `frozen until the end of Marit’s next turn` (EF-STATUS-03)
pub(crate) fn frozen(table: &TableView, ship: Ship) -> Option<String> {
    if !table.view.frozen.contains(ship) {
        return None;
    }
    Some(match table.is_active(ship.seat) {
        true => table.words.text("status-frozen-now").to_owned(),
        false => table.say.with("status-frozen", &[("name", table.name(ship.seat).into())]),
    })
}

/// `protected until Marit’s next tactics phase` (EF-STATUS-01)
pub(crate) fn protected(table: &TableView, seat: Seat) -> Option<String> {
    // text: status-protected status-protected-now
    table.player(seat).is_protected.then(|| until(table, seat, "status-protected"))
}

/// `fortresses shielded until Marit’s next tactics phase` (EF-STATUS-02)
pub(crate) fn shielded(table: &TableView, seat: Seat) -> Option<String> {
    // text: status-shielded status-shielded-now
    table.player(seat).is_shielded.then(|| until(table, seat, "status-shielded"))
}

/// Before the own tactics phase it is this turn's, later the next turn's.
fn until(table: &TableView, seat: Seat, key: &str) -> String {
    let is_soon = matches!(table.view.phase, Phase::Draw | Phase::Lay | Phase::Collect | Phase::Rescue);
    let name = [("name", table.name(seat).into())];
    if table.is_active(seat) && is_soon {
        table.say.with(&format!("{key}-now"), &name)
    } else {
        table.say.with(key, &name)
    }
}

/// `Marit’s galleon HMS Surprise, frozen until ..`
pub(crate) fn ship_label(table: &TableView, ship: Ship) -> String {
    let mut label = table.ship(ship);
    let is_led = ship.hull.is_galleon() && table.view.space_of(ship).is_some();
    if let (true, Some(captain)) = (is_led, table.player(ship.seat).captain.open()) {
        label = format!("{label} {}", table.terms().ship(captain));
    }
    let has_moved = table.view.moved.contains(ship).then(|| table.words.text("status-moved").to_owned());
    let safe = ship.hull.is_galleon().then(|| protected(table, ship.seat)).flatten();
    for about in [frozen(table, ship), safe, has_moved].into_iter().flatten() {
        label = format!("{label}, {about}");
    }
    label
}

/// Small signs beside a ship.
pub(crate) fn badges(table: &TableView, ship: Ship) -> Markup {
    let frozen = frozen(table, ship).map(|about| ("freeze", about));
    let safe = ship.hull.is_galleon().then(|| protected(table, ship.seat)).flatten().map(|about| ("shield", about));
    html! {
        @for (place, (drawing, about)) in [frozen, safe].into_iter().flatten().enumerate() {
            g class="badge" transform={ "translate(26 " (24 * place as i32 - 18) ")" } {
                title { (about) }
                circle r="11.5" {}
                use href={ "#" (drawing) } x="-8.5" y="-8.5" width="17" height="17" {}
            }
        }
    }
}

/// The same in words, for a player's side of the table.
pub(crate) fn list(table: &TableView, seat: Seat) -> Markup {
    let ships = efemeris::Hull::ALL.map(|hull| Ship { seat, hull });
    let frozen = ships.into_iter().filter_map(|ship| {
        let about = frozen(table, ship)?;
        Some(("freeze", format!("{}: {about}", table.words.hull(ship.hull))))
    });
    let safe = protected(table, seat).map(|about| ("shield", about));
    let walls = shielded(table, seat).map(|about| ("shield", about));
    let all: Vec<(&str, String)> = frozen.chain(safe).chain(walls).collect();
    html! {
        @if !all.is_empty() {
            ul.states { @for (drawing, about) in all { li { (wardroom_ui::widget::icon(drawing)) span { (about) } } } }
        }
    }
}
