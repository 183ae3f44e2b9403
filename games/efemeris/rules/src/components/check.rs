//! Reads a box and checks it: every reason why it does not fit, each with the field it is about.

use super::parts::{
    CaptainFacts, CardFacts, KindFacts, Layout, LevelFacts, ModeFacts, Name, NationFacts, Parts, PlanetFacts, Price,
    Speed,
};
use super::{Crew, Kind, Letter, Nation, Paths, Planet, Spice, Tile, Token, fixed, tiles};
use crate::table::{Cell, Space, Spices};
use serde::Deserialize;
use std::collections::BTreeMap;
use wardroom_kernel::{BoxError, Problem, Problems};

#[derive(Deserialize)]
struct Raw {
    en: String,
    de: String,
    spice: Vec<RawSpice>,
    price: Price,
    speed: Speed,
    player_set: RawSet,
    bonus: RawBonus,
    nation: Vec<NationFacts>,
    captain: Vec<CaptainFacts>,
    crew: Vec<CardFacts>,
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
    token: Vec<CardFacts>,
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
    problems.unless(pepper.cap == vanilla.cap, || Problem::new("spice.vanilla.cap", "problem-spice-caps"));
    let crew = listed(&raw.crew);
    check_crew(&crew, problems);
    let cap = pepper.cap;
    for (id, spice) in Spice::ALL.into_iter().zip([pepper, vanilla]) {
        let least = 4 * u32::from(spice.cap);
        problems.unless(least <= spice.markers.into(), || {
            Problem::new(format!("spice.{id}.markers"), "problem-spice-markers")
                .with("cap", spice.cap)
                .with("least", least)
        });
    }
    let planets = std::array::from_fn(|place| planet_facts(Planet::ALL[place], &raw.planet[place], cap, problems));
    let tokens: [CardFacts; 3] = listed(&raw.bonus.token);
    for (token, CardFacts { count, .. }) in Token::ALL.into_iter().zip(&tokens) {
        problems.unless(*count <= 60, || Problem::more_than(format!("bonus.token.{token}.count"), *count, 60));
    }
    problems.unless(raw.bonus.keep_max <= 9, || Problem::more_than("bonus.keep_max", raw.bonus.keep_max, 9));
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
        problems.unless(price.pepper <= cap && price.vanilla <= cap, || unpayable(format!("price.{name}"), price, cap));
        problems.unless(price != Spices::default(), || Problem::new(format!("price.{name}"), "problem-price-nothing"));
    }
    for (name, steps) in
        [("galleon", raw.speed.galleon), ("frigate", raw.speed.frigate), ("solar_winds_max", raw.speed.solar_winds_max)]
    {
        problems.unless((1..=9).contains(&steps), || Problem::between(format!("speed.{name}"), steps, 1, 9));
    }
    Parts {
        fingerprint: String::new(),
        name: Name { en: raw.en, de: raw.de },
        spices: [pepper.name.clone(), vanilla.name.clone()],
        spice_cap: cap,
        spice_markers: pepper.markers.min(vanilla.markers),
        tokens,
        token_cap: raw.bonus.keep_max,
        nations: listed(&raw.nation),
        captains: listed(&raw.captain),
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

fn listed<T: Clone, const N: usize>(list: &[T]) -> [T; N] {
    std::array::from_fn(|place| list[place].clone())
}

fn unpayable(field: String, price: Spices, cap: u8) -> Problem {
    Problem::new(field, "problem-price-unpayable").with("price", price.to_string()).with("cap", cap)
}

/// EF-COMP-01: twelve cards of each nation.
fn check_crew(crew: &[CardFacts; 9], problems: &mut Problems) {
    for nation in Nation::ALL {
        let count: u32 = nation.crew().iter().map(|&kind| u32::from(crew[kind as usize].count)).sum();
        problems.unless(count == 12, || {
            Problem::new("crew", "problem-crew-copies")
                .with("nation", nation.name())
                .with("found", count)
                .with("expected", 12)
        });
    }
    for (kind, facts) in Crew::ALL.into_iter().zip(crew) {
        problems.unless(facts.count != 0, || Problem::between(format!("crew.{kind}.copies"), 0, 1, 12));
    }
}

fn planet_facts(planet: Planet, raw: &RawPlanet, cap: u8, problems: &mut Problems) -> PlanetFacts {
    let &RawPlanet { ref name, total, cost, produces } = raw;
    problems.unless(u32::from(cost.pepper) + u32::from(cost.vanilla) == u32::from(total), || {
        Problem::new(format!("planet.{planet}.total"), "problem-planet-total")
            .with("total", total)
            .with("cost", cost.to_string())
    });
    problems.unless(cost.pepper <= cap && cost.vanilla <= cap && cost != Spices::default(), || {
        unpayable(format!("planet.{planet}.cost"), cost, cap)
    });
    PlanetFacts { name: name.clone(), price: cost, produces }
}

fn layout_facts(raw: &RawLayout, problems: &mut Problems) -> Layout {
    let RawLayout { tiles, expert_tiles, cells } = raw;
    let field = || format!("layout.{tiles}.cells");
    let known = cells.iter().filter_map(|&[q, r]| {
        let cell = Cell::new(q, r);
        problems.unless(cell.is_some(), || Problem::new(field(), "problem-cell-far").with("cell", format!("{q}.{r}")));
        cell
    });
    let layout = Layout { tiles: *tiles, expert_tiles: *expert_tiles, cells: known.collect() };
    problems.unless(usize::from(layout.cells.len()) == cells.len(), || Problem::new(field(), "problem-cell-twice"));
    problems.unless(usize::from(*tiles) == cells.len(), || {
        Problem::new(field(), "problem-count").with("found", cells.len()).with("expected", *tiles)
    });
    problems.unless(layout.cells.contains(Cell::CENTRE), || Problem::nowhere(field(), Cell::CENTRE.to_string()));
    let mut reached = layout.cells.into_iter().take(1).collect::<crate::table::Cells>();
    for _ in 0..Cell::COUNT {
        reached = reached.into_iter().fold(reached, |all, cell| all.or(cell.around())).and(layout.cells);
    }
    for cell in layout.cells.minus(reached) {
        problems.push(Problem::new(field(), "problem-cell-apart").with("cell", cell.to_string()));
    }
    layout
}

fn mode_facts(name: &str, raw: &RawMode, cap: u8, layouts: &[Layout], problems: &mut Problems) -> ModeFacts {
    let field = |what: &str| format!("mode.{name}.{what}");
    let start_cells: Vec<Cell> = raw.start_cells.iter().filter_map(|&[q, r]| Cell::new(q, r)).collect();
    let sides = if name == "general" { 3 } else { 2 };
    let are_near = start_cells.iter().all(|&cell| Cell::CENTRE.around().contains(cell));
    problems.unless(start_cells.len() == sides && are_near, || {
        Problem::new(field("start_cells"), "problem-start-cells").with("sides", sides)
    });
    let are_apart = start_cells.iter().all(|cell| !start_cells.iter().any(|&other| cell.around().contains(other)));
    problems.unless(name != "team" || are_apart, || Problem::new(field("start_cells"), "problem-start-cells-adjacent"));
    for layout in layouts {
        let are_there = start_cells.iter().all(|&cell| layout.cells.contains(cell));
        problems.unless(are_there, || {
            Problem::new(field("start_cells"), "problem-start-cells-outside").with("tiles", layout.tiles)
        });
    }
    let spices = &raw.start_spices;
    problems.unless(spices.len() == usize::from(raw.players), || {
        Problem::new(field("start_spices"), "problem-count").with("found", spices.len()).with("expected", raw.players)
    });
    problems.unless(spices.iter().all(|spices| spices.pepper <= cap && spices.vanilla <= cap), || {
        Problem::new(field("start_spices"), "problem-spices-over-cap").with("cap", cap)
    });
    let within = |what: &str, value: u8, least: u8, most: u8, problems: &mut Problems| {
        problems.unless((least..=most).contains(&value), || Problem::between(field(what), value, least, most));
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
    problems.unless(is_known, || {
        Problem::unknown(format!("level.{name}.played_crew"), &*raw.played_crew, ["reserve", "removed"])
    });
    problems.unless((1..=9).contains(&raw.match_wins), || {
        Problem::between(format!("level.{name}.match_wins"), raw.match_wins, 1, 9)
    });
    LevelFacts { played_crew_returns: raw.played_crew == "reserve", match_wins: raw.match_wins }
}

#[cfg(test)]
#[path = "check_tests.rs"]
mod tests;
