//! Tactics: EF-TACT-01 to EF-TACT-03.

use super::{Cx, Live, attack, bonus, captains, crew, movement};
use crate::action::Tactics;
use crate::event::{Ended, Event};
use crate::table::{Phase, Table};
use wardroom_kernel::{Asked, Seat, Seats};

/// Cards of the last turn leave play, and with them their effects (EF-TACT-01).
pub(super) fn begin(cx: &mut Cx<'_, impl Live>) {
    (cx.table.phase, cx.table.ended) = (Phase::Tactics, Seats::default());
    for seat in cx.table.mode().seats_of(cx.table.active) {
        crew::leave_play(cx, seat);
    }
}

/// One action, or the end of the phase (EF-TACT-02, EF-TACT-03).
pub(super) fn act(cx: &mut Cx<'_, impl Live>) -> Asked {
    let (seat, answer) = cx.choose_any(cx.table.acting(), offers)?;
    match answer {
        Tactics::Move { ship, to } => movement::make_normal_move(cx, ship, to),
        Tactics::Gunner { shooter, target, officers } => attack::fire(cx, seat, shooter, target, officers),
        Tactics::Banker { give } => crew::banker(cx, seat, give),
        Tactics::Helmsman => crew::helmsman(cx, seat),
        Tactics::Courtesan => crew::courtesan(cx, seat),
        Tactics::Surgeon => crew::surgeon(cx, seat),
        Tactics::Shipwright => crew::shipwright(cx, seat),
        Tactics::Quartermaster => crew::quartermaster(cx, seat),
        Tactics::Governor => crew::governor(cx, seat),
        Tactics::Captain(ability) => captains::use_ability(cx, seat, ability)?,
        Tactics::SolarWinds { ship, to } => bonus::solar_winds(cx, seat, ship, to),
        Tactics::WarningShot { ship, to } => bonus::warning_shot(cx, seat, ship, to),
        Tactics::NewCargo { spice } => bonus::new_cargo(cx, seat, spice),
        Tactics::EndTactics => end(cx, seat),
    }
    Ok(())
}

fn offers(t: &Table, seat: Seat) -> impl Iterator<Item = Tactics> {
    let moves = movement::offers(t, seat);
    moves.chain(crew::offers(t, seat)).chain(bonus::offers(t, seat)).chain([Tactics::EndTactics])
}

fn end(cx: &mut Cx<'_, impl Live>, seat: Seat) {
    cx.table.ended = cx.table.ended.chain([seat]).collect();
    cx.emit(Event::PhaseEnded { seat, phase: Ended::Tactics });
    if cx.table.acting().is_empty() {
        (cx.table.phase, cx.table.ended) = (Phase::Construction, Seats::default());
    }
}
