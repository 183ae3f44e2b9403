//! Chapter Exploration (EF-EXPL).

use super::{Answerer, Cx};
use crate::action::PlaceTile;
use crate::event::Event;
use crate::table::{Phase, Rotation, Table};
use wardroom_kernel::{RuleResult, Seat, Seats};

/// EF-EXPL-01, EF-TEAM-07: drawn tiles are open to all (EF-RULING-06). A single last one is the lower partner's
/// (EF-RULING-08).
pub(super) fn draw(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let count = cx.table.parts.mode(cx.table.mode()).tiles_drawn;
    for seat in cx.table.mode().seats_of(cx.table.active) {
        for _ in 0..count {
            draw_a_tile(cx, seat)?;
        }
    }
    cx.table.phase = Phase::Lay;
    Ok(())
}

fn draw_a_tile(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    let left = cx.table.stack.len();
    if left == 0 {
        return Ok(()); // EF-EXPL-06, EF-RULING-05
    }
    let place = cx.chance(left.into())?;
    let tile = { cx.table.stack }.nth(place as usize).expect("nature picks one of the tiles that are there");
    cx.table.stack.remove(tile);
    cx.table.players[seat].drawn.push(tile);
    cx.emit(Event::TileDrawn { seat, tile, left: left - 1 });
    Ok(())
}

/// The partners who have a tile to lay.
fn laying(t: &Table) -> Seats {
    t.mode().seats_of(t.active).filter(|&seat| !t.players[seat].drawn.is_empty()).collect()
}

/// EF-EXPL-02: one tile; partners lay theirs in any order (EF-RULING-99).
pub(super) fn lay(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let laying = laying(cx.table);
    if laying.is_empty() {
        cx.table.phase = Phase::Collect;
        return Ok(());
    }
    let (seat, PlaceTile { tile, cell, rotation }) = cx.choose_any(laying, |t, seat| {
        let open = t.sky.open(t.layout().cells); // EF-EXPL-03, EF-EXPL-05
        let cells = t.players[seat].drawn.iter().flat_map(move |&tile| open.map(move |cell| (tile, cell)));
        // EF-EXPL-04, EF-RULING-07: paths need not meet.
        cells.flat_map(|(tile, cell)| Rotation::ALL.map(|rotation| PlaceTile { tile, cell, rotation }))
    })?;
    cx.table.players[seat].drawn.retain(|drawn| *drawn != tile);
    cx.table.sky.lay(tile, cell, rotation); // EF-EXPL-07: no ship moves
    cx.emit(Event::TileLaid { seat, tile, cell, rotation });
    Ok(())
}
