//! Moving: the chapter AH-MOVE.
//!
//! A `Movement` is one movement of one figure. What waits in a space is in `battle` and `terrain`, what follows in `anchor`.

use super::{Answerer, Cx, anchor, ask, battle, explore, terrain};
use crate::action::{DirectTo, OffMap, Step};
use crate::components::{Card, Direction, Space};
use crate::event::{Event, Ignored, Way};
use crate::table::{Figure, Point, Table};
use arrayvec::ArrayVec;
use wardroom_kernel::{RuleResult, Seat};

/// One movement of one figure (AH-TERM-04).
#[derive(Clone, Copy, Debug)]
pub(super) struct Movement {
    pub(super) figure: Figure,
    /// Who makes the choices: the owner, or the user of a Convincing Official (AH-RULING-58).
    pub(super) chooser: Seat,
    pub(super) purpose: Purpose,
    /// AH-REWARD-42, AH-CREW-06
    pub(super) ignores_battle: bool,
    /// Explored or battled: no movement is left (AH-MOVE-07).
    pub(super) is_forfeit: bool,
    /// The Trawler has emptied the space it is in (AH-RULING-39).
    pub(super) has_collected: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Purpose {
    Sail,
    Tailwind,
    Trawler,
    /// A push by a Battering Beakhead: it never leaves the map (AH-CREW-03).
    Push,
    Other,
}

/// How it stands after an arrival.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Passage {
    /// It may move on.
    Free,
    /// It stays and anchors.
    Forfeit,
    /// It was pushed out of its movement and anchors without Harbor and Treasure (AH-RULING-26).
    Pushed,
    /// It is gone, or has anchored at the end of another movement (AH-RULING-24).
    Ended,
}

impl Movement {
    pub(super) fn new(figure: Figure, purpose: Purpose) -> Movement {
        let chooser = figure.owner();
        Movement { figure, chooser, purpose, ignores_battle: false, is_forfeit: false, has_collected: false }
    }
    pub(super) fn ignoring_battle(self) -> Movement {
        Movement { ignores_battle: true, ..self }
    }
    pub(super) fn chosen_by(self, chooser: Seat) -> Movement {
        Movement { chooser, ..self }
    }
    /// One to so many steps (AH-ACTION-01, AH-PROC-03). Without a legal first step nothing happens (AH-RULING-03).
    pub(super) fn sail(mut self, cx: &mut Cx<'_, impl Answerer>, steps: u8) -> RuleResult {
        let outer = cx.table.under_way.moving.replace((self.figure, steps));
        let mut passage = None;
        for left in (0..steps).rev() {
            let Some(from) = cx.table.sea.at(self.figure) else { break };
            let Some(direction) = self.choose_step(cx, from, passage.is_some())? else { break };
            cx.table.under_way.moving = Some((self.figure, left));
            let arrived = self.step(cx, from, direction)?;
            passage = Some(arrived);
            if arrived != Passage::Free {
                break;
            }
        }
        cx.table.under_way.moving = outer;
        self.finish(cx, passage) // AH-MOVE-08
    }
    /// AH-MOVE-09: one arrival, wherever that is (AH-TERM-05).
    pub(super) fn go_directly(mut self, cx: &mut Cx<'_, impl Answerer>, to: Space) -> RuleResult {
        let outer = cx.table.under_way.moving.replace((self.figure, 0));
        relocate(cx, self.figure, to, Way::Direct);
        let passage = self.arrive(cx, to, SpaceSet::default())?; // AH-MOVE-10, AH-MOVE-11
        cx.table.under_way.moving = outer;
        self.finish(cx, Some(passage))
    }
    /// Anchors, if it has moved at all (AH-MOVE-06, AH-MOVE-12).
    fn finish(self, cx: &mut Cx<'_, impl Answerer>, passage: Option<Passage>) -> RuleResult {
        match passage {
            None | Some(Passage::Ended) => return Ok(()),
            Some(Passage::Pushed) => anchor::anchor(cx, self, anchor::AnchorKind::Pushed)?,
            Some(Passage::Free | Passage::Forfeit) => anchor::anchor(cx, self, anchor::AnchorKind::Full)?,
        }
        // A push while it anchored, after a Gunner's Mate, ended no movement: what this one interrupted does not anchor
        // for it (AH-RULING-24).
        cx.table.under_way.pushed.take(self.figure);
        Ok(())
    }
    fn choose_step(self, cx: &mut Cx<'_, impl Answerer>, from: Space, may_stop: bool) -> RuleResult<Option<Direction>> {
        let point = cx.table.sea.map.point(from).expect("figures are on the map");
        let mut steps: ArrayVec<Step, 5> =
            legal_steps(cx.table, self.figure, from).map(|direction| Step::To(point.towards(direction))).collect();
        if may_stop {
            steps.push(Step::Stop); // AH-MOVE-05
        }
        if steps.is_empty() {
            return Ok(None);
        }
        Ok(match ask(cx, self.chooser, &steps)? {
            Step::Stop => None,
            Step::To(to) => direction_to(point, to),
        })
    }
    fn step(&mut self, cx: &mut Cx<'_, impl Answerer>, from: Space, direction: Direction) -> RuleResult<Passage> {
        match cx.table.sea.map.next(from, direction) {
            Some(to) => {
                relocate(cx, self.figure, to, Way::Step);
                self.arrive(cx, to, SpaceSet::default())
            }
            None => self.leave_map(cx, from, direction, SpaceSet::default(), false),
        }
    }
    /// Explores, or goes round with Sea Witch (AH-MOVE-03, AH-RULING-12). A push that cannot explore may stay.
    pub(super) fn leave_map(
        &mut self,
        cx: &mut Cx<'_, impl Answerer>,
        from: Space,
        direction: Direction,
        chain: SpaceSet,
        is_push: bool,
    ) -> RuleResult<Passage> {
        let can_explore = explore::can_explore(cx.table, from, direction);
        let mut ways: ArrayVec<OffMap, 3> = ArrayVec::new();
        if can_explore {
            ways.push(OffMap::Explore);
        }
        if may_wrap(cx.table, self.figure) {
            ways.push(OffMap::Wrap);
        }
        if is_push && !can_explore {
            ways.push(OffMap::Stay);
        }
        match ask(cx, self.chooser, &ways)? {
            OffMap::Explore => {
                let to = explore::explore(cx, self.chooser, from, direction)?;
                self.is_forfeit = true; // AH-EXPLORE-07
                relocate(cx, self.figure, to, Way::Explore);
                self.arrive(cx, to, chain)
            }
            OffMap::Wrap => {
                let mut to = from;
                while let Some(next) = cx.table.sea.map.next(to, direction.opposite()) {
                    to = next;
                }
                relocate(cx, self.figure, to, Way::Wrap);
                self.arrive(cx, to, chain)
            }
            OffMap::Stay => {
                cx.emit(Event::CurrentIgnored { figure: self.figure, why: Ignored::NoWay });
                Ok(self.passage())
            }
        }
    }
    /// AH-PROC-04: battle, Trawler, terrain. The figure stands in the space already.
    pub(super) fn arrive(
        &mut self,
        cx: &mut Cx<'_, impl Answerer>,
        space: Space,
        chain: SpaceSet,
    ) -> RuleResult<Passage> {
        self.has_collected = false;
        let mut has_left = false;
        if !self.ignores_battle {
            let fought = battle::series(cx, self.figure, space, battle::Entry::Moved)?;
            self.is_forfeit |= fought.any;
            has_left = fought.has_left;
        }
        if self.purpose == Purpose::Trawler {
            self.has_collected = terrain::trawl(cx, self.figure, space)?;
        }
        if has_left {
            // AH-RULING-23
            let is_pushed = cx.table.under_way.pushed.has(self.figure) && cx.table.sea.at(self.figure).is_some();
            cx.table.under_way.pushed.take(self.figure);
            return Ok(if is_pushed { Passage::Pushed } else { Passage::Ended });
        }
        terrain::resolve(cx, self, space, chain)
    }
    pub(super) fn passage(self) -> Passage {
        if self.is_forfeit { Passage::Forfeit } else { Passage::Free }
    }
}

/// Spaces that have pushed a figure in one chain (AH-RULING-10).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct SpaceSet(u64);

impl SpaceSet {
    pub(super) fn has(self, space: Space) -> bool {
        self.0 & 1 << space.index() != 0
    }
    pub(super) fn with(self, space: Space) -> SpaceSet {
        SpaceSet(self.0 | 1 << space.index())
    }
}

/// No Sandbar lies between a space and its neighbour on the map (AH-MOVE-01, AH-MOVE-02, AH-TERRAIN-06).
pub(super) fn is_open(table: &Table, from: Space, to: Space) -> bool {
    table.parts.barred(from) != Some(to)
}

/// AH-MOVE-03, AH-EXPLORE-05, AH-CREW-25, AH-EXPLORE-08
pub(super) fn is_legal_step(table: &Table, figure: Figure, from: Space, direction: Direction) -> bool {
    match table.sea.map.next(from, direction) {
        Some(to) => is_open(table, from, to),
        None => may_wrap(table, figure) || explore::can_explore(table, from, direction),
    }
}

pub(super) fn legal_steps(table: &Table, figure: Figure, from: Space) -> impl Iterator<Item = Direction> {
    Direction::ALL.into_iter().filter(move |&direction| is_legal_step(table, figure, from, direction))
}

fn may_wrap(table: &Table, figure: Figure) -> bool {
    figure.is_flagship() && table.players[figure.owner()].has(Card::SeaWitch)
}

pub(super) fn direction_to(from: Point, to: Point) -> Option<Direction> {
    Direction::ALL.into_iter().find(|&direction| from.towards(direction) == to)
}

/// The figure is elsewhere; battles that wait for it where it was are over.
pub(super) fn relocate(cx: &mut Cx<'_, impl Answerer>, figure: Figure, to: Space, how: Way) {
    let from = cx.table.sea.at(figure).expect("a figure on the map moves");
    cx.table.sea.figures.0[figure.index()] = Some(to);
    cx.table.under_way.moved.put(figure);
    cx.emit(Event::Moved { figure, from, to, how });
}

/// Tailwind, Free Tailwind, Dynamic Entry: a printed die, of one value or of any (AH-ACTION-02, AH-RULING-04).
pub(super) fn tailwind(
    cx: &mut Cx<'_, impl Answerer>,
    figure: Figure,
    value: Option<u8>,
    purpose: Purpose,
) -> RuleResult {
    let Some(from) = cx.table.sea.at(figure) else { return Ok(()) };
    let mut options: ArrayVec<DirectTo, 48> = printed(cx.table, from, value).map(DirectTo::Space).collect();
    options.push(DirectTo::Pass);
    let outer = cx.table.under_way.moving.replace((figure, 0));
    let chosen = ask(cx, figure.owner(), &options)?;
    cx.table.under_way.moving = outer;
    match chosen {
        DirectTo::Pass => Ok(()),
        DirectTo::Space(to) => {
            let to = cx.table.sea.map.space(to).expect("a space of the map was offered");
            Movement::new(figure, purpose).go_directly(cx, to)
        }
    }
}

/// Spaces with a printed die, other than the one where the figure is (AH-RULING-05, AH-TERRAIN-05).
pub(super) fn printed(table: &Table, from: Space, value: Option<u8>) -> impl Iterator<Item = Point> {
    let is_printed = move |space: &Space| {
        let printed = table.parts.space(*space).tailwind;
        *space != from && printed != 0 && value.is_none_or(|value| value == printed)
    };
    table.sea.map.spaces().filter(is_printed).filter_map(|space| table.sea.map.point(space))
}
