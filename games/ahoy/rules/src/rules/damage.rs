//! Damage: the chapter AH-DAMAGE. Repairing is in `repair`.

use super::{Answerer, Cx, ask, crew, placing};
use crate::action::{DealDamage, TakeDamage};
use crate::components::{Plan, Slot};
use crate::event::{Event, Removal};
use crate::table::{DieSlot, Figure, Table};
use arrayvec::ArrayVec;
use wardroom_kernel::{RuleResult, Seat};

/// Empty slots of board and Crew that are not dashed (AH-DAMAGE-02, AH-DAMAGE-13).
pub(super) fn damageable(table: &Table, seat: Seat) -> impl Iterator<Item = Slot> {
    let slots = table.slots(seat).filter(|slot| !slot.is_dashed() && !slot.is_ship());
    slots.filter(move |&slot| table.is_free(seat, slot))
}

pub(super) fn can_be_damaged(table: &Table, seat: Seat) -> bool {
    damageable(table, seat).next().is_some()
}

/// One damage to a Flagship, where its owner likes (AH-DAMAGE-04, AH-TERM-11, AH-DAMAGE-01).
pub(super) fn take(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    let slots: ArrayVec<TakeDamage, 24> = damageable(cx.table, seat).map(TakeDamage::Slot).collect();
    if slots.is_empty() {
        cx.emit(Event::DamageIgnored { figure: Figure::Flagship(seat) });
        return Ok(());
    }
    let TakeDamage::Slot(slot) = ask(cx, seat, &slots)?;
    put(cx, seat, slot);
    Ok(())
}

/// A damage token on a slot that can take it.
pub(super) fn put(cx: &mut Cx<'_, impl Answerer>, seat: Seat, slot: Slot) {
    cx.table.players[seat].slots.replace(slot, DieSlot::Empty, DieSlot::Damaged);
    cx.emit(Event::Damaged { seat, slot });
}

/// One damaging event: so much damage to one figure, slots picked by the dealer (AH-DAMAGE-05); then the Beakhead.
pub(super) fn deal(cx: &mut Cx<'_, impl Answerer>, dealer: Seat, figure: Figure, damage: u8) -> RuleResult {
    let mut is_hit = false;
    for _ in 0..damage {
        if cx.table.sea.at(figure).is_some() {
            is_hit |= deal_one(cx, dealer, figure)?;
        }
    }
    if is_hit && cx.table.sea.at(figure).is_some() && figure.owner() != dealer {
        crew::beakhead(cx, dealer, figure)?;
    }
    Ok(())
}

/// Says whether it has found a place.
fn deal_one(cx: &mut Cx<'_, impl Answerer>, dealer: Seat, figure: Figure) -> RuleResult<bool> {
    let owner = figure.owner();
    let slots: ArrayVec<DealDamage, 24> = match figure {
        Figure::Flagship(_) => damageable(cx.table, owner).map(DealDamage::Slot).collect(),
        Figure::Patrol(_) | Figure::Stronghold(_) => {
            placing::remove(cx, figure, Removal::Damage); // AH-DAMAGE-08, AH-DAMAGE-09
            return Ok(true);
        }
        Figure::Cutter | Figure::Gunship => {
            // AH-DAMAGE-10, AH-DAMAGE-12
            let slots = ship_slots(figure).iter().copied().filter(|&slot| cx.table.is_free(owner, slot));
            slots.map(DealDamage::Slot).collect()
        }
    };
    if slots.is_empty() {
        cx.emit(Event::DamageIgnored { figure });
        return Ok(false);
    }
    let DealDamage::Slot(slot) = ask(cx, dealer, &slots)?;
    put(cx, owner, slot);
    let is_ship = !ship_slots(figure).is_empty(); // AH-RULING-42
    if is_ship && ship_slots(figure).iter().all(|&slot| cx.table.players[owner].slots.has(slot, DieSlot::Damaged)) {
        destroy_ship(cx, figure);
    }
    Ok(true)
}

/// The die slots of a ship's plan.
pub(super) fn ship_slots(figure: Figure) -> &'static [Slot] {
    match figure {
        Figure::Cutter => &[Slot::Cutter],
        Figure::Gunship => &[Slot::Gunship4, Slot::Gunship6],
        Figure::Flagship(_) | Figure::Patrol(_) | Figure::Stronghold(_) => &[],
    }
}

/// AH-DAMAGE-11, AH-RULING-34
fn destroy_ship(cx: &mut Cx<'_, impl Answerer>, figure: Figure) {
    let plan = match figure {
        Figure::Cutter => Plan::Cutter,
        Figure::Gunship => Plan::Gunship,
        Figure::Flagship(_) | Figure::Patrol(_) | Figure::Stronghold(_) => return,
    };
    for &slot in ship_slots(figure) {
        cx.table.players[figure.owner()].slots.replace(slot, DieSlot::Damaged, DieSlot::Empty);
    }
    placing::remove(cx, figure, Removal::Damage);
    cx.table.plans.discard.put(plan);
    cx.emit(Event::PlanDiscarded { plan });
}
