//! Exploring: the chapter AH-EXPLORE.

use super::{Answerer, Cx, ask};
use crate::action::PlaceTile;
use crate::components::{Direction, Region, Space};
use crate::event::{Event, Laying};
use crate::table::{Lie, Table};
use arrayvec::ArrayVec;
use wardroom_kernel::{RuleResult, Seat};

/// There is a tile, and room for it whichever it is (AH-RULING-07).
pub(super) fn can_explore(table: &Table, from: Space, direction: Direction) -> bool {
    table.tiles_in_stack() > 0 && table.sea.map.explorations(from, direction).next().is_some()
}

/// Draws and lays a tile; returns the space that is entered (AH-EXPLORE-01).
pub(super) fn explore(
    cx: &mut Cx<'_, impl Answerer>,
    chooser: Seat,
    from: Space,
    direction: Direction,
) -> RuleResult<Space> {
    let entered = cx.table.sea.map.point(from).expect("figures are on the map").towards(direction);
    let lies: ArrayVec<PlaceTile, 8> = cx.table.sea.map.explorations(from, direction).map(PlaceTile::Lie).collect();
    lay_tile(cx, chooser, &lies, Laying::Explore)?;
    Ok(cx.table.sea.map.space(entered).expect("the tile covers the entered cell"))
}

/// AH-EXPLORE-03: the tile is seen before it is placed.
pub(super) fn lay_tile(cx: &mut Cx<'_, impl Answerer>, seat: Seat, lies: &[PlaceTile], why: Laying) -> RuleResult {
    let Some(region) = draw_tile(cx)? else { return Ok(()) };
    cx.table.under_way.drawn = Some(region);
    cx.emit(Event::TileDrawn { seat, region });
    let PlaceTile::Lie(lie) = ask(cx, seat, lies)?;
    cx.table.under_way.drawn = None;
    lay(cx, seat, region, lie, why);
    Ok(())
}

pub(super) fn lay(cx: &mut Cx<'_, impl Answerer>, seat: Seat, region: Region, lie: Lie, why: Laying) {
    cx.table.sea.map.lay(region, lie);
    cx.emit(Event::TilePlaced { seat, region, lie, why });
}

/// From the stack, if there is a tile in it (AH-EXPLORE-06): one that no player has seen.
pub(super) fn draw_tile(cx: &mut Cx<'_, impl Answerer>) -> RuleResult<Option<Region>> {
    cx.reveal();
    let count = cx.table.unseen_tiles().count() as u32;
    if count < 2 {
        return Ok(None);
    }
    let place = cx.chance(count)?;
    Ok(cx.table.unseen_tiles().nth(place as usize))
}
