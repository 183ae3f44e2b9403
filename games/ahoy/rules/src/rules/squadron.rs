//! Bluefin Squadron: the chapter AH-SQUAD. Its part in recruiting, battling and anchoring is there.

use super::moving::{Movement, Purpose};
use super::{Answerer, Cx, ask, crew, placing, union};
use crate::action::{BuildStronghold, DeployAt};
use crate::components::{Direction, Region};
use crate::event::Removal;
use crate::table::{Figure, FigureSet, Phase, SQUADRON, Table, Turn};
use arrayvec::ArrayVec;
use wardroom_kernel::RuleResult;

/// AH-SQUAD-11
pub(super) fn bombard(cx: &mut Cx<'_, impl Answerer>) {
    if let Some(space) = cx.table.flagship(SQUADRON) {
        union::remove_comrades(cx, space.region(), u8::MAX);
    }
}

/// AH-SQUAD-12: each Patrol is a step of its own, see `order_patrol` (AH-RULING-59).
pub(super) fn order(cx: &mut Cx<'_, impl Answerer>, turn: Turn) {
    cx.table.phase = Phase::Order { turn, left: 4, ordered: FigureSet::NONE };
}

pub(super) fn order_patrol(cx: &mut Cx<'_, impl Answerer>, turn: Turn, left: u8, mut ordered: FigureSet) -> RuleResult {
    let patrol = crew::pick_patrol(cx, SQUADRON, ordered)?;
    if let Some(patrol) = patrol {
        ordered.put(patrol);
        Movement::new(patrol, Purpose::Other).sail(cx, 1)?;
    }
    let goes_on = patrol.is_some() && left > 1;
    cx.table.phase = if goes_on { Phase::Order { turn, left: left - 1, ordered } } else { Phase::Turn(turn) };
    Ok(())
}

/// AH-SQUAD-13: with the Flagship or next to it; Sandbars do not matter.
pub(super) fn deploy(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let (Some(patrol), Some(at)) = (placing::patrol_in_supply(cx.table), cx.table.flagship(SQUADRON)) else {
        return Ok(());
    };
    let around = Direction::ALL.into_iter().filter_map(|direction| cx.table.sea.map.next(at, direction));
    let spaces = std::iter::once(at).chain(around).filter_map(|space| cx.table.sea.map.point(space));
    let spaces: ArrayVec<DeployAt, 5> = spaces.map(DeployAt::Space).collect();
    let DeployAt::Space(point) = ask(cx, SQUADRON, &spaces)?;
    let space = cx.table.sea.map.space(point).expect("a space of the map was offered");
    placing::place(cx, patrol, space);
    Ok(())
}

/// Islands with two Patrols, while there is a Stronghold in supply (AH-SQUAD-05, AH-RULING-57).
pub(super) fn building_sites(table: &Table) -> impl Iterator<Item = Region> {
    let can_build = table.sea.strongholds_in_supply() > 0;
    table.sea.map.regions().filter(move |&region| can_build && patrols_at(table, region).count() >= 2)
}

fn patrols_at(table: &Table, region: Region) -> impl Iterator<Item = Figure> {
    Figure::patrols().filter(move |&patrol| table.sea.at(patrol) == Some(region.island()))
}

/// As often as the player likes.
pub(super) fn build_strongholds(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    loop {
        let islands = building_sites(cx.table).filter_map(|region| cx.table.sea.map.point(region.island()));
        let mut options: ArrayVec<BuildStronghold, 13> = islands.map(BuildStronghold::Island).collect();
        options.push(BuildStronghold::Pass);
        let BuildStronghold::Island(point) = ask(cx, SQUADRON, &options)? else { return Ok(()) };
        let island = cx.table.sea.map.space(point).expect("an Island was offered");
        let patrols: ArrayVec<Figure, 2> = patrols_at(cx.table, island.region()).take(2).collect();
        patrols.into_iter().for_each(|patrol| placing::remove(cx, patrol, Removal::Exchange));
        let stronghold = Figure::strongholds().find(|&it| cx.table.sea.at(it).is_none());
        placing::place(cx, stronghold.expect("one is in supply"), island);
    }
}
