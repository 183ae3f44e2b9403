//! Reads a box and checks it: every reason why it does not fit, each with the field it is about.

use super::parts::{
    CaptainFacts, CardFacts, KindFacts, Layout, LevelFacts, ModeFacts, Name, NationFacts, Parts, PlanetFacts, Price,
    Speed,
};
use super::{Crew, Kind, Letter, Nation, Paths, Planet, Spice, Tile, Token, fixed, tiles};
use crate::table::{Cell, Space, Spices};
use serde::Deserialize;
use std::collections::BTreeMap;
use wardroom_kernel::{BoxError, Problems};

#[derive(Deserialize)]
struct Raw {
    en: String,
    de: String,
    spice: Vec<RawSpice>,
    price: Price,
    speed: Speed,
    player_set: RawSet,
    bonus: RawBonus,
    nation: Vec<RawNation>,
    captain: Vec<RawCaptain>,
    crew: Vec<RawCrew>,
    planet: Vec<RawPlanet>,
    space: Vec<RawSpace>,
    tile: Vec<tiles::RawTile>,
    layout: Vec<RawLayout>,
    mode: BTreeMap<String, RawMode>,
    level: BTreeMap<String, RawLevel>,
    names: BTreeMap<String, Name>,
}
#[derive(Deserialize)]
struct RawSpice {
    #[serde(flatten)]
    name: Name,
    markers: u8,
    cap: u8,
}
#[derive(Deserialize)]
struct RawSet {
    planet_markers: u8,
}
#[derive(Deserialize)]
struct RawBonus {
    keep_max: u8,
    token: Vec<RawToken>,
}
#[derive(Deserialize)]
struct RawToken {
    #[serde(flatten)]
    name: Name,
    count: u8,
    effect: String,
}
#[derive(Deserialize)]
struct RawNation {
    #[serde(flatten)]
    name: Name,
    navy: String,
    colours: [String; 2],
}
#[derive(Deserialize)]
struct RawCaptain {
    name: String,
    ship: String,
    text: String,
}
#[derive(Deserialize)]
struct RawCrew {
    #[serde(flatten)]
    name: Name,
    copies: u8,
    text: String,
}
#[derive(Deserialize)]
struct RawPlanet {
    #[serde(flatten)]
    name: Name,
    total: u8,
    cost: Spices,
    produces: Spice,
}
#[derive(Deserialize)]
struct RawSpace {
    #[serde(flatten)]
    name: Name,
    #[serde(default)]
    gives: RawGives,
}
#[derive(Deserialize, Default)]
struct RawGives {
    #[serde(default)]
    pepper: u8,
    #[serde(default)]
    vanilla: u8,
}
#[derive(Deserialize)]
struct RawLayout {
    tiles: u8,
    expert_tiles: u8,
    cells: Vec<[i8; 2]>,
}
#[derive(Deserialize)]
struct RawMode {
    #[serde(flatten)]
    name: Name,
    players: u8,
    start_cells: Vec<[i8; 2]>,
    start_spices: Vec<Spices>,
    planets_to_win: u8,
    captains: RawByLevel,
    galleon_rebuilds: RawByLevel,
    crew_picks: u8,
    crew_plays_per_turn: u8,
    hand_limit: u8,
    frigate_limit_player: u8,
    frigate_limit_side: u8,
    fortress_limit_player: u8,
    fortress_limit_side: u8,
    tiles_per_player_turn: u8,
    shares_per_side_turn: u8,
}
#[derive(Deserialize)]
struct RawByLevel {
    base: u8,
    expert: u8,
}
#[derive(Deserialize)]
struct RawLevel {
    played_crew: String,
    match_wins: u8,
}

pub(super) fn parse(toml: &str) -> Result<Parts, BoxError> {
    fixed::BOX.read(toml, check)
}

/// The lists have the lengths and ids of the shipped box: `fixed` has seen to that.
fn check(raw: Raw, problems: &mut Problems) -> Parts {
    let [pepper, vanilla] = &raw.spice[..] else { panic!("two spices: `fixed` has seen to that") };
    problems.unless(pepper.cap == vanilla.cap, || "spice.vanilla.cap: both spices have the same cap".to_owned());
    let crew = std::array::from_fn(|place| {
        let RawCrew { name, copies, text } = &raw.crew[place];
        CardFacts { name: name.clone(), count: *copies, text: text.clone() }
    });
    check_crew(&crew, problems);
    let cap = pepper.cap;
    for (id, spice) in Spice::ALL.into_iter().zip([pepper, vanilla]) {
        let least = 4 * u32::from(spice.cap);
        problems.unless(least <= spice.markers.into(), || {
            format!("spice.{id}.markers: four players with {} each need {least}", spice.cap)
        });
    }
    let planets = std::array::from_fn(|place| planet_facts(Planet::ALL[place], &raw.planet[place], cap, problems));
    let tokens = std::array::from_fn(|place| {
        let RawToken { name, count, effect } = &raw.bonus.token[place];
        problems.unless(*count <= 60, || format!("bonus.token.{}.count: {count} is more than 60", Token::ALL[place]));
        CardFacts { name: name.clone(), count: *count, text: effect.clone() }
    });
    problems.unless(raw.bonus.keep_max <= 9, || format!("bonus.keep_max: {} is more than 9", raw.bonus.keep_max));
    let paths: [Paths; 27] = std::array::from_fn(|place| tiles::paths(Tile::ALL[place], &raw.tile[place], problems));
    let layouts: Vec<Layout> = raw.layout.iter().map(|layout| layout_facts(layout, problems)).collect();
    let modes = ["duel", "general", "team"].map(|name| mode_facts(name, &raw.mode[name], cap, &layouts, problems));
    let levels = ["base", "expert"].map(|name| level_facts(name, &raw.level[name], problems));
    for (name, price) in [
        ("recruit_crew", raw.price.recruit_crew),
        ("frigate", raw.price.frigate),
        ("fortress", raw.price.fortress),
        ("galleon", raw.price.galleon),
    ] {
        problems.unless(price.pepper <= cap && price.vanilla <= cap, || {
            format!("price.{name}: {price} cannot be paid by anybody who holds at most {cap} of a spice")
        });
        problems.unless(price != Spices::default(), || format!("price.{name}: it costs something"));
    }
    for (name, steps) in
        [("galleon", raw.speed.galleon), ("frigate", raw.speed.frigate), ("solar_winds_max", raw.speed.solar_winds_max)]
    {
        problems.unless((1..=9).contains(&steps), || format!("speed.{name}: {steps} steps are not 1 to 9"));
    }
    Parts {
        mark: String::new(),
        name: Name { en: raw.en, de: raw.de },
        spices: [pepper.name.clone(), vanilla.name.clone()],
        spice_cap: cap,
        spice_markers: pepper.markers.min(vanilla.markers),
        tokens,
        token_cap: raw.bonus.keep_max,
        nations: std::array::from_fn(|place| {
            let RawNation { name, navy, colours } = &raw.nation[place];
            NationFacts { name: name.clone(), navy: navy.clone(), colours: colours.clone() }
        }),
        captains: std::array::from_fn(|place| {
            let RawCaptain { name, ship, text } = &raw.captain[place];
            CaptainFacts { name: name.clone(), ship: ship.clone(), text: text.clone() }
        }),
        crew,
        planets,
        kinds: std::array::from_fn(|place| {
            let RawSpace { name, gives: RawGives { pepper, vanilla } } = &raw.space[place];
            KindFacts { name: name.clone(), gives: Spices::new(*pepper, *vanilla) }
        }),
        price: raw.price,
        speed: raw.speed,
        planet_markers: raw.player_set.planet_markers,
        planet_letters: Planet::ALL
            .map(|planet| paths[planet.tile() as usize].letter_of(Kind::Planet).unwrap_or(Letter::from_number(0))),
        rose: Space::inner(
            Cell::CENTRE,
            paths[Tile::Centre as usize].letter_of(Kind::CompassRose).unwrap_or(Letter::from_number(0)),
        ),
        tiles: paths,
        layouts,
        modes,
        levels,
        terms: raw.names,
    }
}

/// EF-COMP-01: twelve cards of each nation.
fn check_crew(crew: &[CardFacts; 9], problems: &mut Problems) {
    for nation in Nation::ALL {
        let count: u32 = nation.crew().iter().map(|&kind| u32::from(crew[kind as usize].count)).sum();
        problems
            .unless(count == 12, || format!("crew: the copies of the {nation} kinds add up to {count} instead of 12"));
    }
    for (kind, facts) in Crew::ALL.into_iter().zip(crew) {
        problems.unless(facts.count != 0, || format!("crew.{kind}.copies: there is at least one"));
    }
}

fn planet_facts(planet: Planet, raw: &RawPlanet, cap: u8, problems: &mut Problems) -> PlanetFacts {
    let &RawPlanet { ref name, total, cost, produces } = raw;
    problems.unless(u32::from(cost.pepper) + u32::from(cost.vanilla) == u32::from(total), || {
        format!("planet.{planet}.total: it is {total}, and {} pepper and {} vanilla are not", cost.pepper, cost.vanilla)
    });
    problems.unless(cost.pepper <= cap && cost.vanilla <= cap && cost != Spices::default(), || {
        format!("planet.{planet}.cost: {cost} cannot be paid by anybody who holds at most {cap} of a spice")
    });
    PlanetFacts { name: name.clone(), price: cost, produces }
}

fn layout_facts(raw: &RawLayout, problems: &mut Problems) -> Layout {
    let RawLayout { tiles, expert_tiles, cells } = raw;
    let known = cells.iter().filter_map(|&[q, r]| {
        let cell = Cell::new(q, r);
        problems.unless(cell.is_some(), || {
            format!("layout.{tiles}.cells: [{q}, {r}] is more than three cells from the centre")
        });
        cell
    });
    let layout = Layout { tiles: *tiles, expert_tiles: *expert_tiles, cells: known.collect() };
    problems.unless(layout.cells.len() == cells.len(), || format!("layout.{tiles}.cells: a cell is there twice"));
    problems.unless(usize::from(*tiles) == cells.len(), || {
        format!("layout.{tiles}.cells: there are {} cells for {tiles} tiles", cells.len())
    });
    problems.unless(layout.cells.contains(Cell::CENTRE), || format!("layout.{tiles}.cells: [0, 0] is missing"));
    let mut reached = layout.cells.into_iter().take(1).collect::<crate::table::Cells>();
    for _ in 0..Cell::COUNT {
        reached = reached.into_iter().fold(reached, |all, cell| all.or(cell.around())).and(layout.cells);
    }
    for cell in layout.cells.minus(reached) {
        problems.push(format!("layout.{tiles}.cells: [{}, {}] is not connected with the others", cell.q(), cell.r()));
    }
    layout
}

fn mode_facts(name: &str, raw: &RawMode, cap: u8, layouts: &[Layout], problems: &mut Problems) -> ModeFacts {
    let start_cells: Vec<Cell> = raw.start_cells.iter().filter_map(|&[q, r]| Cell::new(q, r)).collect();
    let sides = if name == "general" { 3 } else { 2 };
    let are_near = start_cells.iter().all(|&cell| Cell::CENTRE.around().contains(cell));
    problems.unless(start_cells.len() == sides && are_near, || {
        format!("mode.{name}.start_cells: each of {sides} sides has one next to the centre")
    });
    let are_apart = start_cells.iter().all(|cell| !start_cells.iter().any(|&other| cell.around().contains(other)));
    problems.unless(name != "team" || are_apart, || {
        format!("mode.{name}.start_cells: partners lay beside their own, so they are not next to each other")
    });
    for layout in layouts {
        let are_there = start_cells.iter().all(|&cell| layout.cells.contains(cell));
        problems.unless(are_there, || {
            format!("mode.{name}.start_cells: one is not among those of layout {}", layout.tiles)
        });
    }
    let spices = &raw.start_spices;
    problems.unless(spices.len() == usize::from(raw.players), || {
        format!("mode.{name}.start_spices: there are {} for {} players", spices.len(), raw.players)
    });
    problems.unless(spices.iter().all(|spices| spices.pepper <= cap && spices.vanilla <= cap), || {
        format!("mode.{name}.start_spices: a player holds at most {cap} of a spice")
    });
    let within = |field: &str, value: u8, least: u8, most: u8, problems: &mut Problems| {
        problems.unless((least..=most).contains(&value), || {
            format!("mode.{name}.{field}: {value} is not {least} to {most}")
        });
    };
    // A game that begins is not won: each player holds one planet.
    within("planets_to_win", raw.planets_to_win, if name == "team" { 3 } else { 2 }, 8, problems);
    within("crew_picks", raw.crew_picks, 0, if name == "team" { 6 } else { 12 }, problems);
    within("crew_plays_per_turn", raw.crew_plays_per_turn, 1, 3, problems);
    within("hand_limit", raw.hand_limit, raw.crew_picks, 12, problems);
    within("frigate_limit_player", raw.frigate_limit_player, 0, 2, problems);
    within("frigate_limit_side", raw.frigate_limit_side, 0, 4, problems);
    within("fortress_limit_player", raw.fortress_limit_player, 0, 2, problems);
    within("fortress_limit_side", raw.fortress_limit_side, 0, 4, problems);
    within("shares_per_side_turn", raw.shares_per_side_turn, 0, 9, problems);
    ModeFacts {
        name: raw.name.clone(),
        players: raw.players,
        start_cells,
        start_spices: spices.clone(),
        planets_to_win: raw.planets_to_win,
        captains: [raw.captains.base, raw.captains.expert],
        rebuilds: [raw.galleon_rebuilds.base, raw.galleon_rebuilds.expert],
        crew_picks: raw.crew_picks,
        crew_plays: raw.crew_plays_per_turn,
        hand_limit: raw.hand_limit,
        frigates: raw.frigate_limit_player,
        frigates_of_side: raw.frigate_limit_side,
        fortresses: raw.fortress_limit_player,
        fortresses_of_side: raw.fortress_limit_side,
        tiles_drawn: raw.tiles_per_player_turn,
        shares: raw.shares_per_side_turn,
    }
}

fn level_facts(name: &str, raw: &RawLevel, problems: &mut Problems) -> LevelFacts {
    let is_known = raw.played_crew == "reserve" || raw.played_crew == "removed";
    problems
        .unless(is_known, || format!("level.{name}.played_crew: `{}` is neither reserve nor removed", raw.played_crew));
    problems.unless((1..=9).contains(&raw.match_wins), || format!("level.{name}.match_wins: it is 1 to 9"));
    LevelFacts { played_crew_returns: raw.played_crew == "reserve", match_wins: raw.match_wins }
}

#[cfg(test)]
#[path = "check_tests.rs"]
mod tests;
