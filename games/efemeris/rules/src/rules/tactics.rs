//! Chapter Tactics (EF-TACT).

use super::{Answerer, Cx, attack, bonus, captains, crew, movement};
use crate::action::Tactics;
use crate::event::{EndOfPlay, Ended, Event};
use crate::table::{Phase, Table};
use wardroom_kernel::{RuleResult, Seat, Seats};

/// EF-TACT-01: cards of the last turn leave play, and their effects end.
pub(super) fn begin(cx: &mut Cx<'_, impl Answerer>) {
    (cx.table.phase, cx.table.ended) = (Phase::Tactics, Seats::default());
    for seat in cx.table.mode().seats_of(cx.table.active) {
        crew::leave_play(cx, seat, EndOfPlay::NextTactics);
    }
}

/// EF-TACT-02: one action, or the end of the phase; an action is finished before the next begins (EF-TACT-03). Each partner has
/// a list of actions, and both lists are made anew after each one (EF-DEC-01).
pub(super) fn act(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
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

fn end(cx: &mut Cx<'_, impl Answerer>, seat: Seat) {
    cx.table.ended = cx.table.ended.chain([seat]).collect();
    cx.emit(Event::PhaseEnded { seat, phase: Ended::Tactics });
    if cx.table.acting().is_empty() {
        (cx.table.phase, cx.table.ended) = (Phase::Construction, Seats::default());
    }
}

/// Every action that is possible now.
fn for_each_offer(t: &Table, seat: Seat, offer: &mut impl FnMut(Tactics)) {
    movement::offer(t, seat, offer);
    crew::offer(t, seat, offer);
    bonus::offer(t, seat, offer);
    offer(Tactics::EndTactics);
}

/// The same as an iterator, of which the kernel takes all items at once. A chain of iterators would be copied at every
/// question: many ships have many ends.
struct Offers<'t> {
    t: &'t Table,
    seat: Seat,
    given: usize,
}

impl<'t> Offers<'t> {
    fn new(t: &'t Table, seat: Seat) -> Offers<'t> {
        Offers { t, seat, given: 0 }
    }
}

impl Iterator for Offers<'_> {
    type Item = Tactics;
    fn next(&mut self) -> Option<Tactics> {
        let (mut place, mut found) = (0, None);
        for_each_offer(self.t, self.seat, &mut |offer| {
            found = found.or(Some(offer).filter(|_| place == self.given));
            place += 1;
        });
        self.given += 1;
        found
    }
    fn fold<B, F: FnMut(B, Tactics) -> B>(self, start: B, mut add: F) -> B {
        let (mut place, mut all) = (0, Some(start));
        for_each_offer(self.t, self.seat, &mut |offer| {
            if self.given <= place {
                all = all.take().map(|all| add(all, offer));
            }
            place += 1;
        });
        all.expect("it is put back each time")
    }
}
