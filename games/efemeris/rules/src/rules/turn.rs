//! Chapter Turn (EF-TURN).

use super::{Answerer, Cx, end, status};
use crate::event::Event;
use crate::table::{Phase, Ships, Side, Table};
use wardroom_kernel::Seats;

/// EF-TURN-01: clockwise, a side without ships and planets as well (EF-TURN-03).
pub(super) fn next_side(t: &Table) -> Side {
    Side((t.active.0 + 1) % t.mode().side_count())
}

pub(super) fn begin_first(cx: &mut Cx<'_, impl Answerer>) {
    (cx.table.round, cx.table.active) = (1, cx.table.start);
    begin(cx);
}

/// EF-TURN-04: what is counted per turn starts again.
pub(super) fn begin(cx: &mut Cx<'_, impl Answerer>) {
    let t = &mut *cx.table;
    (t.phase, t.ended, t.shared) = (Phase::Draw, Seats::default(), 0);
    (t.moved, t.rescued) = (Ships::NONE, Ships::NONE);
    let (round, seats) = (t.round, t.mode().seats_of(t.active));
    cx.emit(Event::TurnBegan { round, seats });
}

/// A round is a turn of every side.
pub(super) fn end(cx: &mut Cx<'_, impl Answerer>) {
    for seat in cx.table.mode().seats_of(cx.table.active) {
        cx.table.players[seat].governed.clear(); // EF-BUILD-06
    }
    status::thaw_active(cx);
    if end::stop_at_a_standstill(cx) {
        return;
    }
    let next = next_side(cx.table);
    if next == cx.table.start {
        if end::stop_at_the_limit(cx) {
            return;
        }
        cx.table.round = cx.table.round.saturating_add(1);
    }
    cx.table.active = next;
    begin(cx);
}

/// Grows with each turn of a match.
pub(crate) fn turn(t: &Table) -> u32 {
    let sides = u32::from(t.mode().side_count());
    let place = (u32::from(t.active.0) + sides - u32::from(t.start.0)) % sides;
    u32::from(t.game) * 1_000_000 + u32::from(t.round) * sides + if t.round == 0 { 0 } else { place }
}
