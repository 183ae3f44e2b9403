//! Chapter Bonus tokens (EF-BONUS).

use super::spaces::Reach;
use super::{Answerer, Cx, movement, spaces};
use crate::action::Tactics;
use crate::components::{Spice, Token};
use crate::event::{Event, Means};
use crate::table::{Ship, Space, Spices, Table};
use wardroom_kernel::Seat;

/// Tokens need no galleon (EF-BONUS-07, EF-RULING-73).
pub(super) fn offer(t: &Table, seat: Seat, offer: &mut impl FnMut(Tactics)) {
    let player = &t.players[seat];
    if player.tokens.is_empty() {
        return;
    }
    // EF-BONUS-03: besides the normal move, for frozen ships as well (EF-RULING-21), and not longer for Hubac (EF-CAPT-05).
    if player.tokens.has(Token::SolarWinds) {
        let barred = spaces::obstacles(t, t.side_of(seat));
        for (ship, from) in t.fleet(seat) {
            let ends = spaces::ends(t, from, t.parts.speed.solar_winds_max, &barred);
            ends.iter().for_each(|&to| offer(Tactics::SolarWinds { ship, to }));
        }
    }
    // EF-BONUS-04, EF-RULING-20: wherever the ship is, frozen or not (EF-RULING-74), off the rose as well (EF-RULING-92).
    if player.tokens.has(Token::WarningShot) {
        for (ship, _) in t.enemies(seat).flat_map(|enemy| t.fleet(enemy)) {
            let ends = enemy_ends(t, ship, t.parts.speed.warning_shot);
            ends.iter().for_each(|&to| offer(Tactics::WarningShot { ship, to }));
        }
    }
    // EF-BONUS-02, EF-RULING-22: a token is not used without an effect.
    if player.tokens.has(Token::NewCargo) {
        let with_room = Spice::ALL.into_iter().filter(|&spice| player.spices[spice] < t.parts.spice_cap);
        with_room.for_each(|spice| offer(Tactics::NewCargo { spice }));
    }
}

/// Where an enemy ship can be sent: the limits of its own side bind it (EF-MOVE-08, EF-RULING-34), and a singularity is an end
/// like any other (EF-RULING-19).
pub(super) fn enemy_ends(t: &Table, ship: Ship, steps: u8) -> Reach {
    let barred = spaces::obstacles(t, t.side_of(ship.seat));
    t.space_of(ship).map(|from| spaces::ends(t, from, steps, &barred)).unwrap_or_default()
}

/// The token leaves the game (EF-BONUS-01).
pub(super) fn spend(cx: &mut Cx<'_, impl Answerer>, seat: Seat, token: Token) {
    cx.table.players[seat].tokens.take(token);
    cx.emit(Event::TokenUsed { seat, token });
}

pub(super) fn solar_winds(cx: &mut Cx<'_, impl Answerer>, seat: Seat, ship: Ship, to: Space) {
    spend(cx, seat, Token::SolarWinds);
    movement::run(cx, ship, to, Means::SolarWinds);
}

/// EF-BONUS-05: no attack, so nothing protects the ship.
pub(super) fn warning_shot(cx: &mut Cx<'_, impl Answerer>, seat: Seat, ship: Ship, to: Space) {
    spend(cx, seat, Token::WarningShot);
    movement::run(cx, ship, to, Means::WarningShot);
}

/// EF-BONUS-06
pub(super) fn new_cargo(cx: &mut Cx<'_, impl Answerer>, seat: Seat, spice: Spice) {
    spend(cx, seat, Token::NewCargo);
    let mut cargo = Spices::default();
    cargo[spice] = 1;
    take(cx, seat, cargo);
}

/// As much as there is room for (EF-RULING-12).
pub(super) fn take(cx: &mut Cx<'_, impl Answerer>, seat: Seat, spices: Spices) {
    let cap = cx.table.parts.spice_cap;
    let (held, mut taken) = (&mut cx.table.players[seat].spices, Spices::default());
    for spice in Spice::ALL {
        taken[spice] = spices[spice].min(cap - held[spice]);
        held[spice] += taken[spice];
    }
    cx.emit(Event::SpicesTaken { seat, spices: taken });
}
