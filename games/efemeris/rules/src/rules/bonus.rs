//! Bonus tokens: EF-BONUS-01 to EF-BONUS-07.

use super::{Cx, Live, movement, spaces};
use crate::action::Tactics;
use crate::components::{Spice, Token};
use crate::event::{Event, Means};
use crate::table::{Ship, Space, Spices, Table};
use wardroom_kernel::Seat;

pub(super) fn offers(t: &Table, seat: Seat) -> impl Iterator<Item = Tactics> {
    let has = move |token| t.players[seat].tokens.has(token);
    let winds = has(Token::SolarWinds).then(|| own_runs(t, seat)).into_iter().flatten();
    let shots = has(Token::WarningShot).then(|| enemy_runs(t, seat, t.parts.speed.warning_shot));
    let shots = shots.into_iter().flatten().map(|(ship, to)| Tactics::WarningShot { ship, to });
    let cargo = has(Token::NewCargo).then_some(Spice::ALL).into_iter().flatten();
    let has_room = move |&spice: &Spice| t.players[seat].spices[spice] < t.parts.spice_cap;
    let cargo = cargo.filter(has_room).map(|spice| Tactics::NewCargo { spice });
    winds.chain(shots).chain(cargo)
}

/// EF-BONUS-03
fn own_runs(t: &Table, seat: Seat) -> impl Iterator<Item = Tactics> {
    let barred = spaces::obstacles(t, t.side_of(seat));
    t.fleet(seat).flat_map(move |(ship, from)| {
        let ends = spaces::ends(t, from, t.parts.speed.solar_winds_max, &barred);
        ends.into_iter().map(move |to| Tactics::SolarWinds { ship, to })
    })
}

/// Every enemy ship and where it can be sent: its own side's limits bind it (EF-MOVE-08).
pub(super) fn enemy_runs(t: &Table, seat: Seat, steps: u8) -> impl Iterator<Item = (Ship, Space)> {
    t.enemies(seat).flat_map(move |enemy| {
        let barred = spaces::obstacles(t, t.side_of(enemy));
        let runs = move |(ship, from)| {
            let ends = spaces::ends(t, from, steps, &barred);
            ends.into_iter().map(move |to| (ship, to))
        };
        t.fleet(enemy).flat_map(runs)
    })
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
