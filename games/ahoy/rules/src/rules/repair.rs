//! Repair.

use super::{Answerer, Cx, ask, crew};
use crate::action::Repair;
use crate::components::Slot;
use crate::event::Event;
use crate::table::{DieSlot, Table};
use arrayvec::ArrayVec;
use wardroom_kernel::{RuleResult, Seat};

/// Damaged slots of board and Crew, never of ships (AH-RULING-43, AH-DAMAGE-10).
fn damaged(table: &Table, seat: Seat) -> impl Iterator<Item = Slot> {
    let slots = table.slots(seat).filter(|slot| !slot.is_ship());
    slots.filter(move |&slot| table.players[seat].slots.has(slot, DieSlot::Damaged))
}

/// One slot after another, as far as the player likes (AH-ACTION-05).
pub(super) fn up_to(cx: &mut Cx<'_, impl Answerer>, seat: Seat, most: u8) -> RuleResult {
    let mut repaired = 0;
    while repaired < most {
        let mut slots: ArrayVec<Repair, 24> = damaged(cx.table, seat).map(Repair::Slot).collect();
        if slots.is_empty() {
            break;
        }
        slots.push(Repair::Pass);
        match ask(cx, seat, &slots)? {
            Repair::Pass => break,
            Repair::Slot(slot) => mend(cx, seat, slot),
        }
        repaired += 1;
    }
    if repaired > 0 { crew::powder_monkey(cx, seat) } else { Ok(()) } // AH-RULING-53
}

/// Everything; says how much that was (AH-CREW-26).
pub(super) fn all(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult<u8> {
    let mut repaired = 0;
    while let Some(slot) = { damaged(cx.table, seat).next() } {
        mend(cx, seat, slot);
        repaired += 1;
    }
    if repaired > 0 {
        crew::powder_monkey(cx, seat)?;
    }
    Ok(repaired)
}

fn mend(cx: &mut Cx<'_, impl Answerer>, seat: Seat, slot: Slot) {
    // AH-DAMAGE-07
    cx.table.players[seat].slots.replace(slot, DieSlot::Damaged, DieSlot::Empty);
    cx.emit(Event::Repaired { seat, slot });
}
