//! `plunder-bonus`, `merchant-nation`, `raid-hazard`: cards in a merchant raid.

use crate::components::{Nation, Set};
use crate::event::Event;
use crate::rules::{Answerer, Cx, cargo};
use crate::table::Table;
use wardroom_kernel::RuleResult;

/// The merchant that is being raided is of this nation.
pub(super) fn is_of(table: &Table, nation: Option<Nation>) -> bool {
    table.raid.is_some_and(|raid| nation.is_none() || raid.nation == nation)
}

pub(super) fn plunder_bonus(cx: &mut Cx<'_, impl Answerer>, gold: u8, nation: Option<Nation>) -> RuleResult {
    if is_of(cx.table, nation)
        && let Some(raid) = &mut cx.table.raid
    {
        raid.bonus += gold;
    }
    Ok(())
}

pub(super) fn could_be_another(table: &Table) -> bool {
    table.raid.is_some_and(|raid| raid.nation.is_none() && raid.nations != Set::every())
}

pub(super) fn merchant_nation(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    if let Some(raid) = &mut cx.table.raid {
        raid.nations = Set::every();
    }
    Ok(())
}

pub(super) fn raid_hazard(cx: &mut Cx<'_, impl Answerer>, cards: u8) -> RuleResult {
    for _ in 0..cards {
        let Some(card) = cargo::draw(cx)? else { break };
        if let Some(raid) = &mut cx.table.raid {
            raid.hazards.put(card);
            let seat = raid.by;
            cx.emit(Event::RaidCardDrawn { seat, card });
        }
    }
    Ok(())
}
