//! What one viewer sees of the table, with the answers that every part of the page needs: who sits where, what is asked,
//! which things may be touched.

use crate::tile::corner_at;
use crate::words::Words;
use ahoy::{
    Ahoy, DieSlot, Faction, Figure, Parts, PlayerView, Point, SMUGGLER, SMUGGLER_2, SQUADRON, Slot, Space, Target,
    UNION,
};
use std::ops::Deref;
use wardroom_kernel::Seat;
use wardroom_ui::{Say, ScreenContext};

#[derive(Clone, Copy)]
pub(crate) struct TableView<'a> {
    context: ScreenContext<'a, Ahoy>,
    /// Whose board lies below the map: the viewer's, else the Squadron's.
    pub near: Seat,
    pub say: Say<'a>,
    pub words: &'static Words,
}

impl<'a> Deref for TableView<'a> {
    type Target = ScreenContext<'a, Ahoy>;
    fn deref(&self) -> &ScreenContext<'a, Ahoy> {
        &self.context
    }
}

impl<'a> TableView<'a> {
    pub(crate) fn new(context: &ScreenContext<'a, Ahoy>, say: Say<'a>) -> TableView<'a> {
        TableView {
            // The parts for answering are for the seat that answers.
            context: ScreenContext { offers: if context.is_reader { context.offers } else { &[] }, ..*context },
            near: context.viewer.unwrap_or(SQUADRON),
            say,
            words: Words::in_language(say.language),
        }
    }
    pub(crate) fn parts(&self) -> &'a Parts {
        &self.view.parts
    }
    /// In the order in which they sit (AH-SETUP-03).
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.view.seats();
        [SQUADRON, SMUGGLER, UNION, SMUGGLER_2].into_iter().filter(move |&seat| seats.contains(seat))
    }
    pub(crate) fn player(&self, seat: Seat) -> &'a PlayerView {
        &self.view.players[seat]
    }
    pub(crate) fn fame(&self, seat: Seat) -> u16 {
        self.player(seat).fame
    }
    pub(crate) fn point(&self, space: Space) -> Option<Point> {
        self.view.sea.map.point(space)
    }
    /// `Fish Isle`, or `north-west of Fish Isle`.
    pub(crate) fn space_name(&self, space: Space) -> &'static str {
        if space.is_island() {
            return self.words.isle(space.region());
        }
        let turns = self.view.sea.map.tile(space.region()).map_or(0, |laid| laid.lie.turns);
        self.words.space(space.region(), corner_at(space.corner(), turns))
    }
    pub(crate) fn figure_name(&self, figure: Figure) -> &'static str {
        self.words.figure(figure)
    }
    /// A figure as an answer points at it, and where it is.
    pub(crate) fn target(&self, target: Target) -> (Figure, Option<Point>) {
        let here = |figure| (figure, self.view.sea.point(figure));
        match target {
            Target::Flagship(seat) => here(Figure::Flagship(seat)),
            Target::Patrol(at) => (Figure::Patrol(1), Some(at)),
            Target::Stronghold(at) => (Figure::Stronghold(1), Some(at)),
            Target::Cutter => here(Figure::Cutter),
            Target::Gunship => here(Figure::Gunship),
        }
    }
    pub(crate) fn point_name(&self, at: Point) -> &'static str {
        match self.view.sea.map.space(at) {
            Some(space) => self.space_name(space),
            None => self.words.text("space-beyond"),
        }
    }
    /// Damage tokens on board and Crew.
    pub(crate) fn damage(&self, seat: Seat) -> u8 {
        self.view.slots(seat).map(|slot| self.player(seat).slots.count(slot, DieSlot::Damaged)).sum()
    }
}

/// The name of a seat in records, which is also that of its colours.
pub(crate) const fn slug(seat: Seat) -> &'static str {
    match seat.0 {
        0 => "squadron",
        1 => "union",
        2 => "smuggler",
        _ => "smuggler-2",
    }
}

pub(crate) fn is_smuggler(seat: Seat) -> bool {
    Faction::of_seat(seat) == Faction::Smuggler
}

/// The action that a slot of a board stands for.
pub(crate) const fn action_of(slot: Slot) -> &'static str {
    match slot {
        Slot::Cannons5 | Slot::Cannons6 => "cannons",
        slot => slot.name(),
    }
}

/// The drawing of an action.
pub(crate) fn art(slot: Slot) -> String {
    match slot {
        Slot::Tailwind => "terrain-tailwind".to_owned(),
        Slot::Cutter => "ship-cutter".to_owned(),
        Slot::Gunship4 | Slot::Gunship6 => "ship-gunship".to_owned(),
        slot => match slot.card() {
            Some(card) => format!("suit-{}", card.suit()),
            None => format!("act-{}", action_of(slot)),
        },
    }
}
