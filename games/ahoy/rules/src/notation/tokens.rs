//! The kinds of tokens in paths: each with its prefix, its text and the way back, also used for single tokens by `why_not`.

use crate::action::{Effect, Target, VictoryOption};
use crate::components::{Card, Pips, Plan, Region, Slot};
use crate::table::{Cell, Lie, Point, SEAT_NAMES};
use std::fmt;
use wardroom_kernel::Seat;

macro_rules! kinds {
    ($($kind:ident $prefix:literal $type:ty, $parse:expr;)+) => {
        $(pub(crate) fn $kind(token: &str) -> Option<$type> {
            $parse(token.strip_prefix($prefix)?)
        })+
        macro_rules! prefix { $(($kind) => { $prefix };)+ }
    };
}

kinds! {
    space "space." Point, point;
    patrol "patrol." Point, point;
    die "die." Pips, pips;
    slot "slot." Slot, Slot::from_name;
    card "card." Card, Card::from_name;
    crew "crew." Card, Card::from_name;
    plan "plan." Plan, Plan::from_name;
    region "region." Region, Region::from_name;
    effect "effect." Effect, Effect::from_name;
    option "option." VictoryOption, VictoryOption::from_name;
    gold "gold." u8, number;
    by "by." u8, number;
    count "count." u8, number;
    pile "pile." u8, number;
    tile "" Lie, lie;
    cell "" Cell, grid_cell;
    target "" Target, figure;
}

fn number(text: &str) -> Option<u8> {
    text.parse().ok()
}
fn pips(text: &str) -> Option<Pips> {
    Pips::new(number(text)?)
}
fn point(text: &str) -> Option<Point> {
    let (x, y) = text.split_once('.')?;
    Some(Point { x: x.parse().ok()?, y: y.parse().ok()? })
}
fn lie(text: &str) -> Option<Lie> {
    let (at, turns) = text.strip_prefix("tile.")?.rsplit_once('.')?;
    let (Point { x, y }, turns) = (point(at)?, turns.parse().ok()?);
    Some(Lie { x, y, turns }).filter(|lie| lie.turns < 4)
}
fn grid_cell(text: &str) -> Option<Cell> {
    let (row, column) = text.strip_prefix("cell.")?.split_once('.')?;
    Some(Cell { row: row.parse().ok()?, column: column.parse().ok()? }).filter(|cell| cell.is_on_grid())
}
fn figure(text: &str) -> Option<Target> {
    Some(match text.split_once('.') {
        Some(("flagship", name)) => Target::Flagship(Seat(SEAT_NAMES.iter().position(|known| *known == name)? as u8)),
        Some(("patrol", at)) => Target::Patrol(point(at)?),
        Some(("stronghold", at)) => Target::Stronghold(point(at)?),
        None if text == "cutter" => Target::Cutter,
        None if text == "gunship" => Target::Gunship,
        _ => return None,
    })
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.x, self.y)
    }
}
impl fmt::Display for Lie {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "tile.{}.{}.{}", self.x, self.y, self.turns)
    }
}
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cell.{}.{}", self.row, self.column)
    }
}
impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Target::Flagship(seat) => write!(f, "flagship.{}", SEAT_NAMES[seat]),
            Target::Patrol(at) => write!(f, "patrol.{at}"),
            Target::Stronghold(at) => write!(f, "stronghold.{at}"),
            Target::Cutter => f.write_str("cutter"),
            Target::Gunship => f.write_str("gunship"),
        }
    }
}
