//! What one viewer sees of the table, and what every part of the page asks of it: the names of players and places, the open
//! question, the things that can be touched.

use crate::geometry;
use crate::words::{Terms, Words};
use efemeris::{Cell, Efemeris, Kind, Nation, Parts, Place, Planet, PlayerView, Ship, Side, Space, seat_name};
use std::ops::Deref;
use wardroom_kernel::{Seat, Seats};
use wardroom_ui::{Say, ScreenContext};

#[derive(Clone, Copy)]
pub(crate) struct TableView<'a> {
    context: ScreenContext<'a, Efemeris>,
    /// Whose side of the table is nearest: the viewer's, else the first seat's.
    pub near: Seat,
    pub say: Say<'a>,
    pub words: &'static Words,
}

impl<'a> Deref for TableView<'a> {
    type Target = ScreenContext<'a, Efemeris>;
    fn deref(&self) -> &ScreenContext<'a, Efemeris> {
        &self.context
    }
}

impl<'a> TableView<'a> {
    pub(crate) fn new(context: &ScreenContext<'a, Efemeris>, say: Say<'a>) -> TableView<'a> {
        TableView {
            context: *context,
            near: context.viewer.unwrap_or(Seat(0)),
            say,
            words: Words::in_language(say.language),
        }
    }
    pub(crate) fn parts(&self) -> &'a Parts {
        &self.view.parts
    }
    pub(crate) fn terms(&self) -> Terms<'a> {
        Terms { parts: self.parts(), language: self.say.language }
    }
    /// A name as it stands on a narrow card.
    pub(crate) fn soft(&self, name: &str) -> String {
        wardroom_ui::widget::soft(name, self.words.text("word-breaks"))
    }
    pub(crate) fn seats(&self) -> Seats {
        self.view.agreed.mode.seats()
    }
    /// All but the nearest, from its left on; a partner first.
    pub(crate) fn others(&self) -> Vec<Seat> {
        let mode = self.view.agreed.mode;
        let partner = mode.partner(self.near);
        let count = mode.players();
        let round = (1..count).map(|step| Seat((self.near.0 + step) % count)).filter(|&seat| Some(seat) != partner);
        partner.into_iter().chain(round).collect()
    }
    pub(crate) fn side(&self, seat: Seat) -> Side {
        self.view.side_of(seat)
    }
    pub(crate) fn player(&self, seat: Seat) -> &'a PlayerView {
        &self.view.players[seat]
    }
    pub(crate) fn nation(&self, seat: Seat) -> Option<Nation> {
        self.view.navy(seat).nation
    }
    /// Whose turn it is, once the game has begun.
    pub(crate) fn is_active(&self, seat: Seat) -> bool {
        !self.view.phase.is_setup() && self.outcome.is_none() && self.view.active == self.side(seat)
    }
    pub(crate) fn planets(&self, seat: Seat) -> impl Iterator<Item = Planet> {
        let holdings = &self.view.planets;
        Planet::ALL.into_iter().filter(move |&planet| holdings[planet as usize].holder == Some(seat))
    }
    pub(crate) fn kind(&self, space: Space) -> Option<Kind> {
        self.view.sky.kind(self.parts(), space)
    }
    pub(crate) fn planet_at(&self, space: Space) -> Option<Planet> {
        self.view.sky.planet_at(self.parts(), space)
    }
    /// `Marit’s galleon`, or `your galleon`.
    pub(crate) fn ship(&self, ship: Ship) -> String {
        let hull = self.words.hull(ship.hull);
        // text: ship-yours ship-of
        match self.is_you(ship.seat) {
            true => self.say.with("ship-yours", &[("hull", hull.into())]),
            false => self.say.with("ship-of", &[("hull", hull.into()), ("name", self.name(ship.seat).into())]),
        }
    }
    /// `Pytheas`, `pepper factory, IV·1`, `edge between XII·1 and II·1`.
    pub(crate) fn space(&self, space: Space) -> String {
        match space.place() {
            Place::Edge(cell, side) => match cell.neighbour(side) {
                Some(beyond) if self.view.sky.at(beyond).is_some() && self.view.sky.at(cell).is_some() => {
                    let (one, other) = (self.cell(cell), self.cell(beyond));
                    self.say.with("space-between", &[("one", one.into()), ("other", other.into())])
                }
                // text: side-0 side-1 side-2 side-3 side-4 side-5
                _ => {
                    let (cell, side) = match (self.view.sky.at(cell), cell.neighbour(side)) {
                        (None, Some(beyond)) => (beyond, side.opposite()),
                        _ => (cell, side),
                    };
                    let side = self.words.text(&format!("side-{}", side.number()));
                    self.say.with("space-rim", &[("side", side.into()), ("cell", self.cell(cell).into())])
                }
            },
            Place::Inner(cell, _) => {
                if let Some(planet) = self.planet_at(space) {
                    return self.terms().planet(planet).to_owned();
                }
                let Some(kind) = self.kind(space) else { return self.cell(cell) };
                let name = self.words.kind(kind);
                if kind == Kind::CompassRose {
                    return name.to_owned();
                }
                let alike: Vec<_> = self.view.sky.at(cell).map_or_else(Vec::new, |laid| {
                    let spaces = &self.parts().paths(laid.tile).spaces;
                    spaces.iter().filter(|space| space.1 == kind).map(|space| space.0).collect()
                });
                match alike.len() {
                    0 | 1 => format!("{name}, {}", self.cell(cell)),
                    _ => {
                        let about = [("kind", name.into()), ("hour", self.towards(space, cell).into())];
                        format!("{}, {}", self.say.with("space-towards", &about), self.cell(cell))
                    }
                }
            }
        }
    }
    /// Towards which hour on the rim a space lies, seen from the middle of its cell.
    fn towards(&self, space: Space, cell: Cell) -> &'static str {
        let at = geometry::space(&self.view.sky, self.parts(), space).plus(geometry::cell(cell).times(-1.0));
        let hour = (at.x.atan2(-at.y).to_degrees() / 30.0).round() as i32;
        HOURS[hour.rem_euclid(12) as usize]
    }
    /// A cell by the hour on the rim and its ring: `II·1`; the planet whose tile lies there, if it is one.
    pub(crate) fn cell(&self, cell: Cell) -> String {
        let laid = self.view.sky.at(cell).and_then(|laid| laid.tile.planet());
        match laid {
            Some(planet) => self.terms().planet(planet).to_owned(),
            None => hour(cell),
        }
    }
}

const HOURS: [&str; 12] = ["XII", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI"];

/// Towards which hour on the rim a cell lies, and in which ring: `II·1`.
pub(crate) fn hour(cell: Cell) -> String {
    // Cells are numbered ring by ring, each from north and clockwise.
    let ring = usize::from(cell.ring());
    let first = [0, 1, 7, 19][ring];
    let along = cell.number() - first;
    match ring {
        0 => "✦".to_owned(),
        1 => format!("{}·1", HOURS[along * 2]),
        2 => format!("{}·2", HOURS[along]),
        _ => match along % 3 {
            0 => format!("{}·3", HOURS[along / 3 * 2]),
            1 => format!("{}+·3", HOURS[along / 3 * 2]),
            _ => format!("{}−·3", HOURS[(along / 3 * 2 + 2) % 12]),
        },
    }
}

/// The name of a seat in records, which is also that of its colours.
pub(crate) fn slug(seat: Seat) -> &'static str {
    seat_name(seat)
}

/// A ship's name as an id: `altair-frigate1`.
pub(crate) fn ship_slug(ship: Ship) -> String {
    format!("{}-{}", slug(ship.seat), ship.hull.name())
}
