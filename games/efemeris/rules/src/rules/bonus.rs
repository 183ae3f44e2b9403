//! Bonus tokens: EF-BONUS-01 to EF-BONUS-07.

use super::spaces::Reach;
use super::tactics::List;
use super::{Cx, Live, movement, spaces};
use crate::action::Tactics;
use crate::components::{Spice, Token};
use crate::event::{Event, Means};
use crate::table::{Ship, Space, Spaces, Spices, Table};
use wardroom_kernel::Seat;

/// EF-BONUS-03
pub(super) fn list_solar_winds(t: &Table, ship: Ship, barred: &Spaces, list: &mut List) {
    let has_token = t.players[ship.seat].tokens.has(Token::SolarWinds);
    if let Some(from) = t.space_of(ship).filter(|_| has_token) {
        let ends = spaces::ends(t, from, t.parts.speed.solar_winds_max, barred);
        list.extend(ends.iter().map(|&to| Tactics::SolarWinds { ship, to }));
    }
}

/// EF-BONUS-04, EF-BONUS-06
pub(super) fn list(t: &Table, seat: Seat, list: &mut List) {
    let player = &t.players[seat];
    if player.tokens.has(Token::WarningShot) {
        for enemy in t.enemies(seat) {
            for (ship, _) in t.fleet(enemy) {
                let ends = enemy_ends(t, ship, t.parts.speed.warning_shot);
                list.extend(ends.iter().map(|&to| Tactics::WarningShot { ship, to }));
            }
        }
    }
    if player.tokens.has(Token::NewCargo) {
        let with_room = Spice::ALL.into_iter().filter(|&spice| player.spices[spice] < t.parts.spice_cap);
        list.extend(with_room.map(|spice| Tactics::NewCargo { spice }));
    }
}

/// Where an enemy ship can be sent: its own side's limits bind it (EF-MOVE-08).
pub(super) fn enemy_ends(t: &Table, ship: Ship, steps: u8) -> Reach {
    let barred = spaces::obstacles(t, t.side_of(ship.seat));
    t.space_of(ship).map(|from| spaces::ends(t, from, steps, &barred)).unwrap_or_default()
}

/// It leaves the game (EF-BONUS-01).
pub(super) fn spend(cx: &mut Cx<'_, impl Live>, seat: Seat, token: Token) {
    cx.table.players[seat].tokens.take(token);
    cx.emit(Event::TokenUsed { seat, token });
}

pub(super) fn solar_winds(cx: &mut Cx<'_, impl Live>, seat: Seat, ship: Ship, to: Space) {
    spend(cx, seat, Token::SolarWinds);
    movement::run(cx, ship, to, Means::SolarWinds);
}

/// EF-BONUS-04, EF-BONUS-05
pub(super) fn warning_shot(cx: &mut Cx<'_, impl Live>, seat: Seat, ship: Ship, to: Space) {
    spend(cx, seat, Token::WarningShot);
    movement::run(cx, ship, to, Means::WarningShot);
}

/// EF-BONUS-06
pub(super) fn new_cargo(cx: &mut Cx<'_, impl Live>, seat: Seat, spice: Spice) {
    spend(cx, seat, Token::NewCargo);
    let mut cargo = Spices::default();
    cargo[spice] = 1;
    take(cx, seat, cargo);
}

/// As much as there is room for (EF-RULING-12).
pub(super) fn take(cx: &mut Cx<'_, impl Live>, seat: Seat, spices: Spices) {
    let cap = cx.table.parts.spice_cap;
    let (held, mut taken) = (&mut cx.table.players[seat].spices, Spices::default());
    for spice in Spice::ALL {
        taken[spice] = spices[spice].min(cap - held[spice]);
        held[spice] += taken[spice];
    }
    cx.emit(Event::SpicesTaken { seat, spices: taken });
}
