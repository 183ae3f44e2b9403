//! Placing and removing figures: AH-TERM-06, AH-BATTLE-18. Nothing is triggered by it.

use super::{Answerer, Cx};
use crate::components::Space;
use crate::event::{Event, Removal};
use crate::table::{Figure, Table};

pub(super) fn place(cx: &mut Cx<'_, impl Answerer>, figure: Figure, space: Space) {
    cx.table.sea.figures.0[figure.index()] = Some(space);
    cx.emit(Event::FigurePlaced { figure, space });
}

/// Back to the supply.
pub(super) fn remove(cx: &mut Cx<'_, impl Answerer>, figure: Figure, why: Removal) {
    cx.table.sea.figures.0[figure.index()] = None;
    cx.table.under_way.moved.put(figure);
    cx.emit(Event::FigureRemoved { figure, why });
}

/// The lowest number in the supply.
pub(super) fn patrol_in_supply(table: &Table) -> Option<Figure> {
    Figure::patrols().find(|&patrol| table.sea.at(patrol).is_none())
}
