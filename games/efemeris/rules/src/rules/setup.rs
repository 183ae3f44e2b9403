//! Chapter Setup (EF-SETUP), for teams and the expert level as well, and what may be agreed before.

use super::{Answerer, Cx, turn};
use crate::action::{ChooseCaptains, ChooseNation, ChoosePlanet, PickCrew, PlaceTile};
use crate::components::{Captain, Group, Nation, Parts, Planet, Tile};
use crate::event::{Audience, Event, Reveal};
use crate::table::{
    Agreed, Captains, Cells, Holding, Level, Mode, Navy, Phase, Player, Rotation, Ships, Side, Sky, Table, Tiles,
    Tokens,
};
use arrayvec::ArrayVec;
use wardroom_kernel::{
    self as kernel, Choices, OptionSpec, PartsRef, Problem, RuleResult, Seat, Seats, Setup, SetupError,
};

pub(super) const MOST_ROUNDS: u16 = 999;
pub(super) const MOST_GAMES: u8 = 99;

const fn start(sides: i64) -> OptionSpec {
    OptionSpec { name: "start", choices: Choices::Range(0, sides), default: 0, unattended: 0, rule: "EF-SETUP-01" }
}
const ROUND_LIMIT: OptionSpec = OptionSpec {
    name: "round_limit",
    choices: Choices::Range(0, MOST_ROUNDS as i64),
    default: 0,
    unattended: 100,
    rule: "EF-END-06",
};
const MATCH_GAMES: OptionSpec = OptionSpec {
    name: "match_games",
    choices: Choices::Range(0, MOST_GAMES as i64),
    default: 0,
    unattended: 7,
    rule: "EF-RULING-97",
};
const TILES: OptionSpec = OptionSpec {
    name: "tiles",
    choices: Choices::OneOf(&[23, 25, 27]),
    default: 23,
    unattended: 23,
    rule: "EF-EXPERT-01",
};

pub(crate) const MODES: &[kernel::Mode] = &[
    kernel::Mode { name: "duel", seats: &[2], options: &[start(2), ROUND_LIMIT] },
    kernel::Mode { name: "general", seats: &[3], options: &[start(3), ROUND_LIMIT] },
    kernel::Mode { name: "team", seats: &[4], options: &[start(2), ROUND_LIMIT] },
    kernel::Mode { name: "duel-expert", seats: &[2], options: &[TILES, start(2), ROUND_LIMIT, MATCH_GAMES] },
    kernel::Mode { name: "general-expert", seats: &[3], options: &[TILES, start(3), ROUND_LIMIT, MATCH_GAMES] },
    kernel::Mode { name: "team-expert", seats: &[4], options: &[TILES, start(2), ROUND_LIMIT, MATCH_GAMES] },
];

pub(crate) fn initial_table(setup: &Setup, parts: &'static Parts) -> Result<Table, SetupError> {
    let agreed = agree(setup)?;
    let start = agreed.start.unwrap_or(Side(0));
    let mut table = Table {
        parts: PartsRef(parts),
        agreed,
        game: 1,
        wins: [0; 3],
        start,
        round: 0,
        active: start,
        phase: Phase::Start,
        ended: Seats::default(),
        sky: Sky::default(),
        stack: Tiles::NONE,
        bag: Tokens::NONE,
        planets: [Holding::default(); 8],
        navies: [Navy::default(); 3],
        players: [0, 1, 2, 3].map(|_| Player::default()),
        frozen: Ships::NONE,
        moved: Ships::NONE,
        rescued: Ships::NONE,
        shared: 0,
        is_still: false,
    };
    clear(&mut table);
    Ok(table)
}

fn agree(setup: &Setup) -> Result<Agreed, SetupError> {
    let (mode, level) = match setup.mode() {
        "duel" => (Mode::Duel, Level::Base),
        "general" => (Mode::General, Level::Base),
        "team" => (Mode::Team, Level::Base),
        "duel-expert" => (Mode::Duel, Level::Expert),
        "general-expert" => (Mode::General, Level::Expert),
        "team-expert" => (Mode::Team, Level::Expert),
        other => {
            let known = MODES.iter().map(|mode| mode.name);
            return Err(SetupError(vec![Problem::unknown("mode", other, known)]));
        }
    };
    let (tiles, match_games) = match level {
        Level::Base => (19, 0),
        Level::Expert => (setup.option(TILES.name) as u8, setup.option(MATCH_GAMES.name) as u8),
    };
    let start = (setup.option("start") as u8).checked_sub(1).map(Side);
    Ok(Agreed { mode, level, tiles, start, round_limit: setup.option(ROUND_LIMIT.name) as u16, match_games })
}

/// EF-EXPERT-06: everything of an earlier game is put back into the box.
pub(super) fn clear(t: &mut Table) {
    (t.round, t.phase, t.ended) = (0, Phase::Start, Seats::default());
    (t.sky, t.stack) = (Sky::default(), Tiles::NONE);
    t.bag = t.parts.all_tokens(); // EF-SETUP-03
    (t.planets, t.navies) = ([Holding::default(); 8], [Navy::default(); 3]);
    t.players = [0, 1, 2, 3].map(|_| Player::default());
    (t.frozen, t.moved, t.rescued, t.shared, t.is_still) = (Ships::NONE, Ships::NONE, Ships::NONE, 0, false);
}

/// EF-SETUP-01
pub(super) fn begin(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    if cx.table.game == 1 && cx.table.agreed.start.is_none() {
        // EF-INFO-05
        cx.table.start = Side(cx.chance(cx.table.mode().side_count().into())? as u8);
    }
    cx.table.active = cx.table.start;
    cx.table.phase = Phase::Nations;
    cx.emit(Event::GameBegan { game: cx.table.game, start: cx.table.start });
    Ok(())
}

/// EF-SETUP-05: each nation once (EF-RULING-09). Partners choose together: the first answer binds both (EF-RULING-99).
pub(super) fn choose_nation(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let side = cx.table.active;
    let free = |t: &Table| {
        let taken = t.navies.map(|navy| navy.nation);
        Nation::ALL.into_iter().filter(move |&nation| !taken.contains(&Some(nation)))
    };
    let partners = cx.table.mode().seats_of(side);
    let (_, ChooseNation { nation }) = cx.choose_any(partners, |t, _| free(t).map(|nation| ChooseNation { nation }))?;
    let reserve = cx.table.parts.crew_of(nation);
    let navy = &mut cx.table.navies[usize::from(side.0)];
    (navy.nation, navy.reserve) = (Some(nation), reserve);
    cx.emit(Event::NationChosen { seats: partners, nation });
    cx.table.active = turn::next_side(cx.table);
    if cx.table.active == cx.table.start {
        cx.table.phase = Phase::Captains;
    }
    Ok(())
}

/// EF-SETUP-06, EF-TEAM-03: all at once, under seal (EF-RULING-04); of partners the lower seat first (EF-RULING-56).
pub(super) fn choose_captains(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let mode = cx.table.mode();
    let next = |t: &Table, side| mode.seats_of(side).find(|&seat| t.players[seat].captain.is_none());
    let choosing: Seats = mode.sides().filter_map(|side| next(cx.table, side)).collect();
    let level = cx.table.agreed.level as usize;
    let (count, rebuilds) = {
        let facts = cx.table.parts.mode(mode);
        (facts.captains[level], if mode == Mode::Team { facts.rebuilds[level] } else { 0 })
    };
    for (seat, ChooseCaptains { mut order }) in cx.choose_each(choosing, |t, seat| orders(t, seat, count))? {
        let player = &mut cx.table.players[seat];
        player.captain = order.take_first();
        (player.queue, player.rebuilds) = (order, rebuilds);
        if let Some(captain) = player.captain.filter(|_| mode == Mode::Team) {
            cx.emit(Event::CaptainTaken { seat, captain, to: Audience::side_of(mode, seat) });
        }
    }
    if mode.seats().all(|seat| cx.table.players[seat].captain.is_some()) {
        show_captains(cx);
    }
    Ok(())
}

fn orders(t: &Table, seat: Seat, count: u8) -> ArrayVec<ChooseCaptains, 24> {
    let taken = t.mode().partner(seat).and_then(|partner| t.players[partner].captain);
    let captains = t.navy(seat).nation.map(Nation::captains).into_iter().flatten();
    let free: ArrayVec<Captain, 4> = captains.filter(|&captain| Some(captain) != taken).collect();
    let mut orders: ArrayVec<Captains, 24> = ArrayVec::new();
    orders.push(Captains::NONE);
    for _ in 0..count {
        orders = orders
            .iter()
            .flat_map(|order| {
                free.iter().filter(|&&captain| !order.contains(captain)).map(|&captain| order.and(captain))
            })
            .collect();
    }
    orders.into_iter().map(|order| ChooseCaptains { order }).collect()
}

fn show_captains(cx: &mut Cx<'_, impl Answerer>) {
    let (after, phase) = match cx.table.mode() {
        Mode::Duel | Mode::General => (Reveal::Choice, Phase::Crew),
        Mode::Team => (Reveal::PartnersChoice, Phase::Planets), // EF-RULING-03
    };
    for seat in cx.table.order() {
        if let Some(captain) = cx.table.players[seat].captain {
            cx.emit(Event::CaptainShown { seat, captain, after });
        }
    }
    cx.table.phase = phase;
}

/// EF-SETUP-07, EF-TEAM-06: one card. Sides pick independently, partners in turn (EF-RULING-55).
pub(super) fn pick_crew(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let (mode, picks) = (cx.table.mode(), cx.table.parts.mode(cx.table.mode()).crew_picks);
    let picking = |t: &Table| -> Seats {
        let next = |side| mode.seats_of(side).min_by_key(|&seat| (t.players[seat].hand.len(), seat));
        mode.sides().filter_map(next).filter(|&seat| t.players[seat].hand.len() < picks).collect()
    };
    let seats = picking(cx.table);
    if !seats.is_empty() {
        let kinds = |t: &Table, seat| t.navy(seat).reserve.kinds().map(|kind| PickCrew { kind });
        let (seat, PickCrew { kind }) = cx.choose_any(seats, kinds)?;
        cx.table.navy_mut(seat).reserve.take(kind);
        cx.table.players[seat].hand.put(kind);
        let to = Audience::side_of(mode, seat);
        cx.emit(Event::CrewPicked { seat, kind, to });
        cx.emit(Event::CrewPickedUnseen { seat, to });
    }
    if picking(cx.table).is_empty() {
        cx.table.phase = match mode {
            Mode::Duel | Mode::General => Phase::Planets,
            Mode::Team => Phase::Stack,
        };
    }
    Ok(())
}

/// EF-SETUP-08, EF-TEAM-04: in seat order (EF-RULING-82).
pub(super) fn choose_planet(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let next = cx.table.order().find(|&seat| cx.table.players[seat].mobilisation.is_none());
    let Some(seat) = next else {
        cx.table.phase = Phase::StartTiles;
        return Ok(());
    };
    let ChoosePlanet { planet } = cx.choose(seat, |t| {
        let taken = [0, 1, 2, 3].map(|seat: usize| t.players[seat].mobilisation);
        let free = Planet::ALL.into_iter().filter(move |&planet| !taken.contains(&Some(planet)));
        free.map(|planet| ChoosePlanet { planet })
    })?;
    cx.table.players[seat].mobilisation = Some(planet);
    cx.emit(Event::PlanetChosen { seat, planet });
    Ok(())
}

/// EF-SETUP-09: side after side in seat order, in any rotation (EF-RULING-02). Of partners the first answer settles whose tile
/// comes first (EF-RULING-99).
pub(super) fn place_start_tile(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let is_laid = |t: &Table, seat: Seat| t.mobilised(seat).is_some_and(|tile| t.sky.cell_of(tile).is_some());
    let Some(first) = cx.table.order().find(|&seat| !is_laid(cx.table, seat)) else {
        cx.table.phase = match cx.table.mode() {
            Mode::Duel | Mode::General => Phase::Stack,
            Mode::Team => Phase::Crew,
        };
        return Ok(());
    };
    let partners = cx.table.mode().seats_of(cx.table.side_of(first));
    let laying: Seats = partners.filter(|&seat| !is_laid(cx.table, seat)).collect();
    let (seat, PlaceTile { tile, cell, rotation }) = cx.choose_any(laying, |t, seat| {
        let tile = t.mobilised(seat).unwrap_or(Tile::Centre);
        let cells = start_cells(t, seat);
        cells.flat_map(move |cell| Rotation::ALL.map(|rotation| PlaceTile { tile, cell, rotation }))
    })?;
    cx.table.sky.lay(tile, cell, rotation);
    cx.emit(Event::TileLaid { seat, tile, cell, rotation });
    if let Some(planet) = tile.planet() {
        cx.table.planets[planet as usize].holder = Some(seat); // EF-SETUP-12, EF-RULING-48
        // EF-SETUP-11, EF-RULING-81
        cx.table.players[seat].ships[0] = cx.table.sky.planet(&cx.table.parts, planet);
    }
    Ok(())
}

/// EF-SETUP-10: the side's start cell; EF-TEAM-05: or the cells next to the partner's tile on it.
fn start_cells(t: &Table, seat: Seat) -> Cells {
    let side = t.side_of(seat);
    let sides = t.mode().side_count();
    let place = usize::from((side.0 + sides - t.start.0) % sides);
    let start = t.parts.mode(t.mode()).start_cells[place];
    if t.sky.at(start).is_none() {
        return Cells::default().with(start);
    }
    start.around().and(t.sky.open(t.layout().cells))
}

/// EF-COMP-03
const EXPERT_TILES: u8 = 8;

/// EF-SETUP-13, EF-RULING-01: planet and sky path tiles, at expert level some expert tiles (EF-EXPERT-01).
pub(super) fn shuffle_stack(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let is_free = |t: &Table, tile: Tile| t.sky.cell_of(tile).is_none();
    let base = Tile::ALL.into_iter().filter(|&tile| tile.group() != Group::Expert && is_free(cx.table, tile));
    cx.table.stack = base.collect();
    let wanted = cx.table.layout().expert_tiles;
    for drawn in 0..wanted {
        // If all take part, nothing is drawn. Which are left is looked up each time: only the table may hold what is hidden.
        let left = EXPERT_TILES - drawn;
        let place = if wanted == EXPERT_TILES { 0 } else { cx.chance(left.into())? };
        let is_left = |tile: &Tile| tile.group() == Group::Expert && !cx.table.stack.contains(*tile);
        let tile = Tile::ALL.into_iter().filter(is_left).nth(place as usize);
        cx.table.stack.insert(tile.expect("nature picks one of the tiles that are there"));
    }
    let order: ArrayVec<Seat, 4> = cx.table.order().collect();
    for (place, seat) in order.into_iter().enumerate() {
        // EF-SETUP-14
        cx.table.players[seat].spices = cx.table.parts.mode(cx.table.mode()).start_spices[place];
    }
    cx.emit(Event::StackShuffled { tiles: cx.table.stack.len() });
    turn::begin_first(cx);
    Ok(())
}
