//! Terrain: the chapter AH-TERRAIN. Harbor and Treasure are in `anchor`.

use super::moving::{Movement, Passage, Purpose, SpaceSet, direction_to, is_legal_step, is_open, relocate};
use super::{Answerer, Cx, ask, damage, economy, placing};
use crate::action::{CurrentChoice, FogChoice, PilotIgnore, TrawlerGold};
use crate::components::{Card, Direction, Space, Terrain};
use crate::event::{Event, Ignored, Removal, Way, Why};
use crate::table::{Figure, Table};
use arrayvec::ArrayVec;
use wardroom_kernel::RuleResult;

/// Wreckage, then Strong Current or Fog with Barrelman.
pub(super) fn resolve(
    cx: &mut Cx<'_, impl Answerer>,
    movement: &mut Movement,
    space: Space,
    chain: SpaceSet,
) -> RuleResult<Passage> {
    match cx.table.parts.space(space).terrain {
        Terrain::Wreckage => wreck(cx, movement.figure)?,
        Terrain::Current if !chain.has(space) => {
            if let Some((direction, how)) = current(cx, *movement, space)? {
                return push(cx, movement, space, (direction, how), chain.with(space));
            }
        }
        Terrain::Fog if !chain.has(space) => {
            if let Some(direction) = fog(cx, *movement, space)? {
                return push(cx, movement, space, (direction, Way::Fog), chain.with(space));
            }
        }
        Terrain::Open | Terrain::Harbor | Terrain::Island | Terrain::Current | Terrain::Fog => (),
    }
    Ok(if cx.table.sea.at(movement.figure).is_some() { movement.passage() } else { Passage::Ended })
}

/// AH-TERRAIN-07, AH-SQUAD-04, AH-UNION-14
fn wreck(cx: &mut Cx<'_, impl Answerer>, figure: Figure) -> RuleResult {
    match figure {
        Figure::Flagship(seat) => {
            let is_piloted = cx.table.players[seat].has(Card::Pilot) // AH-CREW-21
                && damage::can_be_damaged(cx.table, seat)
                && ask(cx, seat, &[PilotIgnore::Yes, PilotIgnore::No])? == PilotIgnore::Yes;
            if is_piloted { Ok(()) } else { damage::take(cx, seat) }
        }
        Figure::Patrol(_) | Figure::Stronghold(_) => {
            // AH-RULING-74
            placing::remove(cx, figure, Removal::Wreckage);
            Ok(())
        }
        Figure::Cutter | Figure::Gunship => Ok(()), // AH-RULING-31
    }
}

/// The direction of the arrow on the map.
fn flow(table: &Table, space: Space) -> Option<Direction> {
    let turns = table.sea.map.tile(space.region())?.lie.turns;
    Some(table.parts.space(space).flow?.turned(turns))
}

/// A push that leads somewhere; one by a Beakhead stays on the map.
fn can_push(table: &Table, movement: Movement, from: Space, direction: Direction) -> bool {
    if movement.purpose == Purpose::Push {
        return table.sea.map.next(from, direction).is_some_and(|to| is_open(table, from, to));
    }
    is_legal_step(table, movement.figure, from, direction)
}

/// AH-RULING-11
/// Where the current takes the figure, if anywhere (AH-RULING-08). A Sea Dog decides for itself (AH-CREW-24).
fn current(cx: &mut Cx<'_, impl Answerer>, movement: Movement, space: Space) -> RuleResult<Option<(Direction, Way)>> {
    let Some(flow) = flow(cx.table, space) else { return Ok(None) };
    let follows = can_push(cx.table, movement, space, flow).then_some(flow);
    let owner = movement.figure.owner();
    let along = follows.map(|direction| (direction, Way::Current));
    let pushed = if movement.figure.is_flagship() && cx.table.players[owner].has(Card::SeaDog) {
        let point = cx.table.sea.map.point(space).expect("figures are on the map");
        let mut options: ArrayVec<CurrentChoice, 6> = ArrayVec::new();
        options.extend(follows.map(|_| CurrentChoice::Follow));
        options.push(CurrentChoice::Ignore);
        let others = Direction::ALL.into_iter().filter(|&direction| direction != flow);
        let others = others.filter(|&direction| can_push(cx.table, movement, space, direction));
        options.extend(others.map(|direction| CurrentChoice::To(point.towards(direction))));
        match ask(cx, owner, &options)? {
            CurrentChoice::Follow => along,
            CurrentChoice::Ignore => None,
            CurrentChoice::To(to) => direction_to(point, to).map(|direction| (direction, Way::SeaDog)),
        }
    } else {
        along
    };
    if pushed.is_none() {
        let why = if follows.is_some() { Ignored::SeaDog } else { Ignored::NoWay };
        cx.emit(Event::CurrentIgnored { figure: movement.figure, why });
    }
    Ok(pushed)
}

/// AH-CREW-02, AH-RULING-11
fn fog(cx: &mut Cx<'_, impl Answerer>, movement: Movement, space: Space) -> RuleResult<Option<Direction>> {
    let owner = movement.figure.owner();
    if !movement.figure.is_flagship() || !cx.table.players[owner].has(Card::Barrelman) {
        return Ok(None);
    }
    let point = cx.table.sea.map.point(space).expect("figures are on the map");
    let ways = Direction::ALL.into_iter().filter(|&direction| can_push(cx.table, movement, space, direction));
    let mut options: ArrayVec<FogChoice, 5> = ways.map(|direction| FogChoice::To(point.towards(direction))).collect();
    options.push(FogChoice::Pass);
    Ok(match ask(cx, owner, &options)? {
        FogChoice::To(to) => direction_to(point, to),
        FogChoice::Pass => None,
    })
}

/// One space, free of movement; everything of AH-MOVE-04 happens there (AH-TERRAIN-01, AH-RULING-09).
fn push(
    cx: &mut Cx<'_, impl Answerer>,
    movement: &mut Movement,
    from: Space,
    (direction, how): (Direction, Way),
    chain: SpaceSet,
) -> RuleResult<Passage> {
    match cx.table.sea.map.next(from, direction) {
        Some(to) => {
            relocate(cx, movement.figure, to, how);
            movement.arrive(cx, to, chain)
        }
        None => movement.leave_map(cx, from, direction, chain, true),
    }
}

/// AH-CREW-27, AH-RULING-39: says whether the Treasure was collected.
pub(super) fn trawl(cx: &mut Cx<'_, impl Answerer>, figure: Figure, space: Space) -> RuleResult<bool> {
    let gold = cx.table.parts.space(space).gold;
    if gold == 0 || cx.table.gold_in_supply() == 0 {
        return Ok(false);
    }
    let seat = figure.owner();
    let collects = ask(cx, seat, &[TrawlerGold::Yes, TrawlerGold::No])? == TrawlerGold::Yes;
    if collects {
        economy::gain_gold(cx, seat, gold, Why::Treasure);
    }
    Ok(collects)
}
