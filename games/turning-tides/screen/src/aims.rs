//! What an attack could hit: arrows along the lanes and cross-hairs on the zones.
//!
//! While a card is chosen, those of Swing and Fire are there and the style shows them for the card that is picked; while an
//! attack is carried out, everybody sees where it can go.

use crate::geometry::{NEAR_Y, at};
use crate::table_view::TableView;
use maud::{Markup, html};
use turning_tides::{Card, Phase, Zone, Zones};
use wardroom_kernel::Seat;

pub(crate) fn aims(table: &TableView) -> Markup {
    html! {
        g id="aims" aria-hidden="true" {
            @match table.view.phase {
                Phase::Choose => @if let Some(viewer) = table.viewer {
                    (aim(table, viewer, Card::Swing, "aim aim--swing"))
                    (aim(table, viewer, Card::Fire, "aim aim--fire"))
                },
                phase => @if let Some((seat, card)) = attacking(phase) { (aim(table, seat, card, "aim is-now")) },
            }
        }
    }
}

/// Who is about to attack, and by which card.
fn attacking(phase: Phase) -> Option<(Seat, Card)> {
    let (seat, revealed) = (phase.acting()?, phase.revealed()?);
    let played = revealed.played[seat];
    let attacks = matches!(played.card, Card::Swing | Card::Fire) && !played.promotes;
    attacks.then_some((seat, played.card))
}

fn aim(table: &TableView, seat: Seat, card: Card, class: &str) -> Markup {
    let (drawing, target) = if seat == table.near { ("#tt-aim-far", 96) } else { ("#tt-aim-near", NEAR_Y + 60) };
    html! {
        g class=(class) {
            @for zone in sources(table, seat, card) {
                g style=(at(table.middle(seat, zone), 0)) { use href=(drawing) {} use href="#tt-target" y=(target) {} }
            }
        }
    }
}

/// The zones from which a seat could attack (TT-SWING-01, TT-FIRE-01).
fn sources(table: &TableView, seat: Seat, card: Card) -> Zones {
    let ship = &table.player(seat).ship;
    let manned = ship.zones_with_sailors().and(table.view.position.in_contact());
    if card == Card::Fire { manned.and(ship.cannons_on(table.bearing())) } else { manned }
}

/// The zone that an attack from here hits.
pub(crate) fn target(table: &TableView, from: Zone) -> Option<Zone> {
    table.view.position.facing(from)
}
