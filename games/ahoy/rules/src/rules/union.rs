//! Mollusk Union: the chapter AH-UNION. Its part in moving, battling and anchoring is there.

use super::{Answerer, Cx, ask};
use crate::action::Inspire;
use crate::components::Region;
use crate::event::Event;
use crate::table::UNION;
use arrayvec::ArrayVec;
use wardroom_kernel::RuleResult;

/// From Ready to an Island, as many as there are (AH-UNION-01, AH-RULING-60, AH-SQUAD-09).
pub(super) fn place_comrades(cx: &mut Cx<'_, impl Answerer>, region: Region, count: u8) {
    let count = count.min(cx.table.sea.ready);
    if count > 0 {
        cx.table.sea.ready -= count;
        cx.table.sea.comrades.0[region.index()] += count;
        cx.emit(Event::ComradesPlaced { region, count });
    }
}

/// From the supply to Ready (AH-UNION-02).
pub(super) fn gain_comrades(cx: &mut Cx<'_, impl Answerer>, count: u8) {
    let count = count.min(cx.table.sea.comrades_in_supply());
    if count > 0 {
        cx.table.sea.ready += count;
        cx.emit(Event::ComradesGained { count });
    }
}

/// From an Island to the supply, never to Ready.
pub(super) fn remove_comrades(cx: &mut Cx<'_, impl Answerer>, region: Region, count: u8) {
    let count = count.min(cx.table.sea.comrades(region));
    if count > 0 {
        cx.table.sea.comrades.0[region.index()] -= count;
        cx.emit(Event::ComradesRemoved { region, count });
    }
}

/// From Island to Island (AH-RULING-61).
pub(super) fn move_comrades(cx: &mut Cx<'_, impl Answerer>, from: Region, to: Region, count: u8) {
    let count = count.min(cx.table.sea.comrades(from));
    cx.table.sea.comrades.0[from.index()] -= count;
    cx.table.sea.comrades.0[to.index()] += count;
    cx.emit(Event::ComradesMoved { from, to, count });
}

/// AH-UNION-08
pub(super) fn assemble(cx: &mut Cx<'_, impl Answerer>) {
    if let Some(space) = cx.table.flagship(UNION) {
        place_comrades(cx, space.region(), 4);
    }
}

/// AH-UNION-09
pub(super) fn rally(cx: &mut Cx<'_, impl Answerer>) {
    if cx.table.flagship(UNION).is_some_and(|space| space.is_island()) {
        gain_comrades(cx, 4);
    }
}

/// AH-UNION-07: one Island after another, four at most.
pub(super) fn inspire(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let mut inspired: ArrayVec<Region, 4> = ArrayVec::new();
    while !inspired.is_full() && cx.table.sea.ready > 0 {
        let tiles = cx.table.sea.map.tiles().filter(|(region, _)| !inspired.contains(region));
        let mut options: ArrayVec<Inspire, 13> = tiles.map(|(_, laid)| Inspire::Island(laid.lie.island())).collect();
        options.push(Inspire::Pass);
        let Inspire::Island(at) = ask(cx, UNION, &options)? else { break };
        let region = cx.table.sea.map.space(at).expect("an Island was offered").region();
        inspired.push(region);
        place_comrades(cx, region, 1);
    }
    Ok(())
}
