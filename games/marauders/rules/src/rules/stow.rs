//! What is kept of cargo cards that lie open (MM-RAID, MM-PLUNDER).

use super::{Answerer, Cx, cargo};
use crate::action::Stow;
use crate::event::Event;
use crate::table::Table;
use arrayvec::ArrayVec;
use wardroom_kernel::{RuleResult, Seat};

/// Up to so many cards of the lot come aboard, one after another; old cargo may make room. The rest is discarded.
pub(super) fn share_out(cx: &mut Cx<'_, impl Answerer>, seat: Seat, most: u8) -> RuleResult {
    let mut left = most;
    let limit = cx.table.room(seat);
    while left > 0 && limit > 0 && !cx.table.lot.is_empty() {
        match cx.choose(seat, |t| offers(t, seat, limit))? {
            Stow::Done => break,
            Stow::Keep(good) => {
                if let Some(card) = cargo::one_of(cx.table, cx.table.lot, good) {
                    cx.table.lot.take(card);
                    cx.table.players[seat].cargo.put(card);
                    cx.emit(Event::CargoKept { seat, card });
                    left -= 1;
                }
            }
            Stow::Drop(good) => {
                cargo::throw_out(cx, seat, good);
            }
            Stow::DropCrate => cargo::lose_crate(cx, seat),
        }
    }
    let mut rest = std::mem::take(&mut cx.table.lot);
    cx.table.cargo.discard.take_all(&mut rest);
    Ok(())
}

fn offers(table: &Table, seat: Seat, limit: u8) -> ArrayVec<Stow, 10> {
    let player = &table.players[seat];
    let mut offers = ArrayVec::new();
    if player.load() < limit {
        offers.extend(cargo::goods(table, table.lot).into_iter().map(Stow::Keep));
    } else {
        offers.extend(cargo::goods(table, player.cargo).into_iter().map(Stow::Drop));
        offers.extend((player.crates() > 0).then_some(Stow::DropCrate));
    }
    offers.push(Stow::Done);
    offers
}
