//! Placing and removing figures. Nothing is triggered by it.

use super::{Answerer, Cx};
use crate::components::Space;
use crate::event::{Event, Removal};
use crate::table::{Figure, Table};

pub(super) fn place(cx: &mut Cx<'_, impl Answerer>, figure: Figure, space: Space) {
    // AH-BATTLE-18
    cx.table.sea.figures.0[figure.index()] = Some(space);
    cx.emit(Event::FigurePlaced { figure, space });
}

/// Back to the supply.
pub(super) fn remove(cx: &mut Cx<'_, impl Answerer>, figure: Figure, why: Removal) {
    cx.table.sea.figures.0[figure.index()] = None;
    cx.table.under_way.moved.put(figure);
    cx.emit(Event::FigureRemoved { figure, why });
}

/// The lowest number in the supply (AH-LIMIT-02).
pub(super) fn patrol_in_supply(table: &Table) -> Option<Figure> {
    Figure::patrols().find(|&patrol| table.sea.at(patrol).is_none())
}
