//! What is the matter with a ship or a fortress, and until when: frozen, protected, shielded.

use crate::table_view::TableView;
use efemeris::{Phase, Ship};
use maud::{Markup, html};
use wardroom_kernel::Seat;

/// `frozen until the end of Marit’s next turn` (EF-STATUS-03)
pub(crate) fn frozen(sight: &TableView, ship: Ship) -> Option<String> {
    if !sight.view.frozen.contains(ship) {
        return None;
    }
    Some(match sight.is_active(ship.seat) {
        true => sight.words.text("status-frozen-now").to_owned(),
        false => sight.say.with("status-frozen", &[("name", sight.name(ship.seat).into())]),
    })
}

/// `protected until Marit’s next tactics phase` (EF-STATUS-01)
pub(crate) fn protected(sight: &TableView, seat: Seat) -> Option<String> {
    // text: status-protected status-protected-now
    sight.player(seat).is_protected.then(|| until(sight, seat, "status-protected"))
}

/// `fortresses shielded until Marit’s next tactics phase` (EF-STATUS-02)
pub(crate) fn shielded(sight: &TableView, seat: Seat) -> Option<String> {
    // text: status-shielded status-shielded-now
    sight.player(seat).is_shielded.then(|| until(sight, seat, "status-shielded"))
}

/// Before the own tactics phase it is this turn's, later the next turn's.
fn until(sight: &TableView, seat: Seat, key: &str) -> String {
    let is_soon = matches!(sight.view.phase, Phase::Draw | Phase::Lay | Phase::Collect | Phase::Rescue);
    let name = [("name", sight.name(seat).into())];
    if sight.is_active(seat) && is_soon {
        sight.say.with(&format!("{key}-now"), &name)
    } else {
        sight.say.with(key, &name)
    }
}

/// `Marit’s galleon HMS Surprise, frozen until ..`
pub(crate) fn ship_label(sight: &TableView, ship: Ship) -> String {
    let mut label = sight.ship(ship);
    let is_led = ship.hull.is_galleon() && sight.view.space_of(ship).is_some();
    if let (true, Some(captain)) = (is_led, sight.player(ship.seat).captain.open()) {
        label = format!("{label} {}", sight.terms().ship(captain));
    }
    let has_moved = sight.view.moved.contains(ship).then(|| sight.words.text("status-moved").to_owned());
    let safe = ship.hull.is_galleon().then(|| protected(sight, ship.seat)).flatten();
    for about in [frozen(sight, ship), safe, has_moved].into_iter().flatten() {
        label = format!("{label}, {about}");
    }
    label
}

/// Small signs beside a ship.
pub(crate) fn badges(sight: &TableView, ship: Ship) -> Markup {
    let frozen = frozen(sight, ship).map(|about| ("freeze", about));
    let safe = ship.hull.is_galleon().then(|| protected(sight, ship.seat)).flatten().map(|about| ("shield", about));
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
pub(crate) fn list(sight: &TableView, seat: Seat) -> Markup {
    let ships = efemeris::Hull::ALL.map(|hull| Ship { seat, hull });
    let frozen = ships.into_iter().filter_map(|ship| {
        let about = frozen(sight, ship)?;
        Some(("freeze", format!("{}: {about}", sight.words.hull(ship.hull))))
    });
    let safe = protected(sight, seat).map(|about| ("shield", about));
    let walls = shielded(sight, seat).map(|about| ("shield", about));
    let all: Vec<(&str, String)> = frozen.chain(safe).chain(walls).collect();
    html! {
        @if !all.is_empty() {
            ul.states { @for (drawing, about) in all { li { (wardroom_ui::widget::icon(drawing)) span { (about) } } } }
        }
    }
}
