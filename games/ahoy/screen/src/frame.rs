//! How much of the grid the chart shows, and where on it the question is.

use crate::table_view::TableView;
use crate::tile::CELL;
use ahoy::action::{
    Beakhead, BuildStronghold, ChooseDefender, CurrentChoice, DeployAt, DirectTo, EvacuateTo, FogChoice, GunnersMate,
    Inspire, MoveComrades, MysticTarget, PickPatrol, PlaceTile, PlanIsland, PowderMonkey, SneakAttack, Start, Step,
    Target,
};
use ahoy::{Action, Figure, Lie, Point};

/// The paper left around the outermost cells.
const MARGIN: i32 = 36;

/// A part of the chart: left, top, right, bottom, in its units.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Frame {
    pub left: i32,
    pub top: i32,
    pub right: i32,
    pub bottom: i32,
}

impl Frame {
    fn cell(point: Point) -> Frame {
        Frame::cells(point.x, point.y, 1)
    }
    fn cells(x: i8, y: i8, size: i32) -> Frame {
        let (left, top) = (i32::from(x) * CELL, i32::from(y) * CELL);
        Frame { left, top, right: left + size * CELL, bottom: top + size * CELL }
    }
    fn tile(lie: Lie) -> Frame {
        Frame::cells(lie.x, lie.y, 2)
    }
    fn and(self, other: Frame) -> Frame {
        Frame {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }
    pub(crate) fn width(self) -> i32 {
        self.right - self.left
    }
    pub(crate) fn height(self) -> i32 {
        self.bottom - self.top
    }
    /// Whether a square of `size` at that place lies on none of the tiles, nor where something is offered.
    pub(crate) fn is_free(table: &TableView, x: i32, y: i32, size: i32) -> bool {
        let tiles = table.view.sea.map.tiles().map(|(_, laid)| Frame::tile(laid.lie));
        let offered = table.offers.iter().filter_map(|&action| place(table, action));
        tiles
            .chain(offered)
            .all(|tile| x + size <= tile.left || tile.right <= x || y + size <= tile.top || tile.bottom <= y)
    }
    /// All tiles, and the cells beyond them that are offered.
    pub(crate) fn around(table: &TableView) -> Frame {
        let tiles = table.view.sea.map.tiles().map(|(_, laid)| Frame::tile(laid.lie));
        let offered = table.offers.iter().filter_map(|&action| place(table, action));
        let all = tiles.chain(offered).reduce(Frame::and).unwrap_or_else(|| Frame::cells(0, 0, 4));
        let Frame { left, top, right, bottom } = all;
        Frame { left: left - MARGIN, top: top - MARGIN, right: right + MARGIN, bottom: bottom + MARGIN }
    }
    pub(crate) fn view_box(self) -> String {
        format!("{} {} {} {}", self.left, self.top, self.width(), self.height())
    }
    /// Where the question is: what is offered on the chart, the battle, or the figure that moves.
    pub(crate) fn focus(self, table: &TableView) -> String {
        let offered = table.offers.iter().filter_map(|&action| place(table, action)).reduce(Frame::and);
        let battle = || table.view.under_way.battle.and_then(|battle| table.point(battle.space)).map(Frame::cell);
        let moving =
            || table.view.under_way.moving.and_then(|(figure, _)| table.view.sea.point(figure)).map(Frame::cell);
        let own = || table.view.sea.point(Figure::Flagship(table.near)).map(Frame::cell);
        let focus = offered.or_else(battle).or_else(moving).or_else(own).unwrap_or(self);
        focus.view_box()
    }
}

/// The place on the chart that an answer touches.
fn place(table: &TableView, action: Action) -> Option<Frame> {
    let figure = |target: Target| match target {
        Target::Patrol(at) | Target::Stronghold(at) => Some(at),
        Target::Flagship(seat) => table.view.sea.point(Figure::Flagship(seat)),
        Target::Cutter => table.view.sea.point(Figure::Cutter),
        Target::Gunship => table.view.sea.point(Figure::Gunship),
    };
    let point = match action {
        Action::Start(Start::At(at))
        | Action::Step(Step::To(at))
        | Action::DirectTo(DirectTo::Space(at))
        | Action::CurrentChoice(CurrentChoice::To(at))
        | Action::FogChoice(FogChoice::To(at))
        | Action::PickPatrol(PickPatrol::Patrol(at))
        | Action::DeployAt(DeployAt::Space(at))
        | Action::Inspire(Inspire::Island(at))
        | Action::MoveComrades(MoveComrades::From(at) | MoveComrades::To(at))
        | Action::PlanIsland(PlanIsland::Island(at))
        | Action::EvacuateTo(EvacuateTo::Island { at, .. })
        | Action::SneakAttack(SneakAttack::Patrol(at))
        | Action::GunnersMate(GunnersMate::Space(at))
        | Action::Beakhead(Beakhead::To(at))
        | Action::BuildStronghold(BuildStronghold::Island(at)) => at,
        Action::PowderMonkey(PowderMonkey::Figure(target))
        | Action::MysticTarget(MysticTarget::Figure(target))
        | Action::ChooseDefender(ChooseDefender::Figure(target)) => figure(target)?,
        Action::PlaceTile(PlaceTile::Lie(lie)) => return Some(Frame::tile(lie)),
        _ => return None,
    };
    Some(Frame::cell(point))
}

/// The cells next to the map that are offered: a figure may sail off the chart there.
pub(crate) fn beyond(table: &TableView) -> impl Iterator<Item = Point> {
    let step = |&action: &Action| match action {
        Action::Step(Step::To(at))
        | Action::CurrentChoice(CurrentChoice::To(at))
        | Action::FogChoice(FogChoice::To(at)) => Some(at),
        _ => None,
    };
    table.offers.iter().filter_map(step).filter(|&at| table.view.sea.map.space(at).is_none())
}
