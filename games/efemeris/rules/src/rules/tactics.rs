//! Tactics: EF-TACT-01 to EF-TACT-03.

use super::{Cx, Live, attack, bonus, captains, crew, movement, spaces};
use crate::action::Tactics;
use crate::event::{Ended, Event};
use crate::table::{Hull, Phase, Ship, Spaces, Table};
use arrayvec::ArrayVec;
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
    let (seat, answer) = cx.choose_any(cx.table.acting(), Offers::new)?;
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

fn end(cx: &mut Cx<'_, impl Live>, seat: Seat) {
    cx.table.ended = cx.table.ended.chain([seat]).collect();
    cx.emit(Event::PhaseEnded { seat, phase: Ended::Tactics });
    if cx.table.acting().is_empty() {
        (cx.table.phase, cx.table.ended) = (Phase::Construction, Seats::default());
    }
}

/// Offers of one source, at most one for each space.
pub(super) type List = ArrayVec<Tactics, { spaces::MOST }>;

/// All offers, source after source, through one buffer: many ships have many ends, and a chain of iterators would be
/// copied around at every question.
struct Offers<'t> {
    t: &'t Table,
    seat: Seat,
    /// What bars the own ships.
    barred: Spaces,
    next_source: usize,
    list: List,
    given: usize,
}

impl<'t> Offers<'t> {
    fn new(t: &'t Table, seat: Seat) -> Offers<'t> {
        let barred = spaces::obstacles(t, t.side_of(seat));
        Offers { t, seat, barred, next_source: 0, list: List::new(), given: 0 }
    }
    /// Lists what comes next; says whether there was another source.
    fn refill(&mut self) -> bool {
        let &mut Offers { t, seat, ref barred, next_source, ref mut list, .. } = self;
        list.clear();
        match next_source {
            0..=2 => movement::list(t, Ship { seat, hull: Hull::ALL[next_source] }, barred, list),
            3 => crew::list(t, seat, list),
            4..=15 => captains::list_foul_winds(t, seat, Ship::ALL[next_source - 4], list),
            16..=18 => bonus::list_solar_winds(t, Ship { seat, hull: Hull::ALL[next_source - 16] }, barred, list),
            19 => bonus::list(t, seat, list),
            20 => list.push(Tactics::EndTactics),
            _ => return false,
        }
        (self.next_source, self.given) = (next_source + 1, 0);
        true
    }
}

impl Iterator for Offers<'_> {
    type Item = Tactics;
    fn next(&mut self) -> Option<Tactics> {
        while self.given == self.list.len() {
            if !self.refill() {
                return None;
            }
        }
        self.given += 1;
        Some(self.list[self.given - 1])
    }
    /// All at once: the kernel lists offers this way.
    fn fold<B, F: FnMut(B, Tactics) -> B>(mut self, start: B, mut add: F) -> B {
        let mut all = start;
        loop {
            all = self.list[self.given..].iter().copied().fold(all, &mut add);
            self.given = self.list.len();
            if !self.refill() {
                return all;
            }
        }
    }
}
