//! Builds a table by hand, for tests, galleries and positions to try.

mod fill;

use super::{
    Agreed, Captains, Hand, Holding, Level, Mode, Navy, Phase, Player, Rotation, Ship, Ships, Side, Sky, Space, Spices,
    Table, Tiles, Tokens, seat_name,
};
use crate::components::{Captain, Nation, Parts, Planet, Tile};
use arrayvec::ArrayVec;
use std::str::FromStr;
use wardroom_kernel::{Parts as _, PartsRef, Problem, Problems, Seat, Seats};

/// A table in the making; it begins with nothing but the centre tile, in seat 0's tactics phase. `table` fills in what was not
/// given: nations (French, British, Spanish), a captain for each player and a queue behind, reserves, the bag, the stack, and
/// what was built so far.
///
/// ```
/// use efemeris::{ALTAIR, BELLATRIX, Mode, Phase, Table};
/// let table = Table::scene(Mode::Duel)
///     .sky("0.-1 patrocles+0; 0.1 posidonius+0; 1.-1 s1+2")
///     .holds(ALTAIR, "patrocles")
///     .holds(BELLATRIX, "posidonius")
///     .fortress("posidonius")
///     .ship("altair.galleon", "0.0.w")
///     .ship("bellatrix.frigate1", "1.-1.f")
///     .captain(ALTAIR, "hubac")
///     .hand(ALTAIR, "gunner gunner")
///     .spices(ALTAIR, "3/1")
///     .tokens(BELLATRIX, "solar_winds")
///     .phase(Phase::Construction)
///     .table()?;
/// assert_eq!(table.players[BELLATRIX].frigates_built, 1);
/// assert_eq!(table.navy(ALTAIR).reserve.len(), 10);
/// assert_eq!(table.stack.len(), 15);
/// # Ok::<(), wardroom_kernel::SetupError>(())
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct Scene {
    table: Table,
    /// What `table` would otherwise fill in.
    given: [Given; 4],
    given_stack: Option<Tiles>,
    given_bag: Option<Tokens>,
    given_reserve: [Option<Hand>; 3],
    problems: Problems,
}

#[derive(Clone, Copy, Default, Debug)]
struct Given {
    captain: bool,
    queue: bool,
    frigates: Option<u8>,
    fortresses: Option<u8>,
}

impl Table {
    /// At the base level, round 1.
    pub fn scene(mode: Mode) -> Scene {
        let parts = PartsRef(Parts::shipped());
        let tiles = parts.layouts.first().map_or(0, |layout| layout.tiles);
        let agreed = Agreed { mode, level: Level::Base, tiles, start: None, round_limit: 0, match_games: 0 };
        let table = Table {
            parts,
            agreed,
            game: 1,
            wins: [0; 3],
            start: Side(0),
            round: 1,
            active: Side(0),
            phase: Phase::Tactics,
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
        let (given, given_reserve) = ([Given::default(); 4], [None; 3]);
        Scene { table, given, given_stack: None, given_bag: None, given_reserve, problems: Problems::default() }
    }
    /// The ledger's fixture F1: nine tiles, Patrocles and Posidonius held, both galleons on them.
    pub fn f1() -> Scene {
        Table::scene(Mode::Duel)
            .sky(
                "0.-1 patrocles+0; 0.1 posidonius+0; 1.-1 s1+2; 1.0 s4+0; -1.0 s3+1; -1.1 pytheas+0; 0.-2 s8+0; \
                 0.2 s7+0",
            )
            .holds(Seat(0), "patrocles")
            .holds(Seat(1), "posidonius")
            .ship("altair.galleon", "0.-1.p")
            .ship("bellatrix.galleon", "0.1.p")
    }
}

impl Scene {
    /// The expert level, with 23, 25 or 27 tiles.
    pub fn expert(mut self, tiles: u8) -> Scene {
        (self.table.agreed.level, self.table.agreed.tiles) = (Level::Expert, tiles);
        self
    }
    pub fn agreed(mut self, change: impl FnOnce(&mut Agreed)) -> Scene {
        change(&mut self.table.agreed);
        self
    }
    /// Cells, tiles and how they are turned: `0.-1 patrocles+0; 1.0 s4+2`. They add to those that lie there.
    pub fn sky(mut self, tiles: &str) -> Scene {
        for one in tiles.split(';').map(str::trim).filter(|one| !one.is_empty()) {
            let parsed = || {
                let (cell, tile) = one.split_once(' ')?;
                let (tile, sixths) = tile.split_once('+')?;
                let rotation = Rotation::new(sixths.parse().ok()?)?;
                Some((Tile::from_name(tile)?, cell.parse().ok()?, rotation))
            };
            match parsed() {
                Some((tile, cell, rotation)) if self.table.sky.at(cell).is_none() && !self.is_laid(tile) => {
                    self.table.sky.lay(tile, cell, rotation);
                }
                Some(_) => self.problems.push(Problem::elsewhere("sky", one)),
                None => self
                    .problems
                    .push(Problem::new("sky", "problem-unlike").with("text", one).with("like", "0.-1 patrocles+0")),
            }
        }
        self
    }
    fn is_laid(&self, tile: Tile) -> bool {
        self.table.sky.cell_of(tile).is_some()
    }
    /// Names of planets; an earlier holder loses them.
    pub fn holds(mut self, seat: Seat, planets: &str) -> Scene {
        for name in planets.split_whitespace() {
            if let Some(planet) = self.planet(name) {
                self.table.planets[planet as usize].holder = Some(seat);
            }
        }
        self
    }
    /// Of the holder.
    pub fn fortress(mut self, planet: &str) -> Scene {
        if let Some(planet) = self.planet(planet) {
            self.table.planets[planet as usize].is_fortified = true;
        }
        self
    }
    fn planet(&mut self, name: &str) -> Option<Planet> {
        let planet = Planet::from_name(name);
        if planet.is_none() {
            self.problems.push(Problem::unknown("planets", name, Planet::ALL.map(Planet::name)));
        }
        planet
    }
    /// `altair.frigate1` at `0.-1.n`.
    pub fn ship(mut self, ship: &str, space: &str) -> Scene {
        if let (Some(ship), Some(space)) = (self.parse::<Ship>("ships", ship), self.parse::<Space>("ships", space)) {
            self.table.players[ship.seat].ships[ship.hull as usize] = Some(space);
        }
        self
    }
    pub fn no_ship(mut self, ship: &str) -> Scene {
        if let Some(ship) = self.parse::<Ship>("ships", ship) {
            self.table.players[ship.seat].ships[ship.hull as usize] = None;
        }
        self
    }
    pub fn frozen(mut self, ship: &str) -> Scene {
        if let Some(ship) = self.parse("frozen", ship) {
            self.table.frozen.insert(ship);
        }
        self
    }
    pub fn moved(mut self, ship: &str) -> Scene {
        if let Some(ship) = self.parse("moved", ship) {
            self.table.moved.insert(ship);
        }
        self
    }
    /// Of the seat's side.
    pub fn nation(mut self, seat: Seat, nation: Nation) -> Scene {
        self.table.navy_mut(seat).nation = Some(nation);
        self
    }
    /// With its nation. An empty name is none: all are lost.
    pub fn captain(mut self, seat: Seat, name: &str) -> Scene {
        let captain = Captain::from_name(name);
        if captain.is_none() && !name.is_empty() {
            self.problems.push(no_captains(seat, "captain", name));
        }
        if let Some(captain) = captain {
            self.table.navy_mut(seat).nation = Some(captain.nation());
        }
        self.table.players[seat].captain = captain;
        self.given[seat].captain = true;
        self
    }
    /// Hidden captains, the next one first; an empty text is none.
    pub fn queue(mut self, seat: Seat, names: &str) -> Scene {
        match parse_captains(names) {
            Some(captains) => self.table.players[seat].queue = captains,
            None => self.problems.push(no_captains(seat, "queue", names)),
        }
        self.given[seat].queue = true;
        self
    }
    pub fn lost(mut self, seat: Seat, names: &str) -> Scene {
        match parse_captains(names) {
            Some(captains) => self.table.players[seat].lost = captains,
            None => self.problems.push(no_captains(seat, "lost", names)),
        }
        self
    }
    /// Team mode: rebuilds of the galleon that are left.
    pub fn rebuilds(mut self, seat: Seat, count: u8) -> Scene {
        self.table.players[seat].rebuilds = count;
        self.given[seat].queue = true;
        self
    }
    /// Names of crew cards: `gunner gunner first_officer`.
    pub fn hand(mut self, seat: Seat, cards: &str) -> Scene {
        if let Some(cards) = self.parse("hand", cards) {
            self.table.players[seat].hand = cards;
        }
        self
    }
    pub fn in_play(mut self, seat: Seat, cards: &str) -> Scene {
        if let Some(cards) = self.parse("in_play", cards) {
            self.table.players[seat].in_play = cards;
        }
        self
    }
    /// Crew cards of the seat's side that are out of the game.
    pub fn out(mut self, seat: Seat, cards: &str) -> Scene {
        if let Some(cards) = self.parse("out", cards) {
            self.table.navy_mut(seat).out = cards;
        }
        self
    }
    /// Instead of the cards that are nowhere else; those that are left over then are out of the game.
    pub fn reserve(mut self, seat: Seat, cards: &str) -> Scene {
        self.given_reserve[usize::from(self.table.side_of(seat).0)] = self.parse("reserve", cards);
        self
    }
    /// Planets for which Governors were played in this turn; the cards are put into play with `in_play`.
    pub fn governed(mut self, seat: Seat, planets: &str) -> Scene {
        let planets: Vec<Planet> = planets.split_whitespace().filter_map(|name| self.planet(name)).collect();
        self.table.players[seat].governed = planets.into_iter().take(3).collect();
        self
    }
    /// Pepper and vanilla: `3/1`.
    pub fn spices(mut self, seat: Seat, spices: &str) -> Scene {
        if let Some(spices) = self.parse::<Spices>("spices", spices) {
            self.table.players[seat].spices = spices;
        }
        self
    }
    pub fn tokens(mut self, seat: Seat, tokens: &str) -> Scene {
        if let Some(tokens) = self.parse("tokens", tokens) {
            self.table.players[seat].tokens = tokens;
        }
        self
    }
    /// Instead of all tokens that are not held.
    pub fn bag(mut self, tokens: &str) -> Scene {
        self.given_bag = self.parse("bag", tokens);
        self
    }
    /// Instead of all tiles that are neither laid nor drawn.
    pub fn stack(mut self, tiles: &str) -> Scene {
        self.given_stack = self.tiles(tiles);
        self
    }
    /// Tiles that a player has drawn; the phase is then `Phase::Lay`.
    pub fn drawn(mut self, seat: Seat, tiles: &str) -> Scene {
        let tiles = self.tiles(tiles).unwrap_or_default();
        self.table.players[seat].drawn = tiles.take(2).collect::<ArrayVec<_, 2>>();
        self.table.phase = Phase::Lay;
        self
    }
    fn tiles(&mut self, names: &str) -> Option<Tiles> {
        let tiles: Option<Tiles> = names.split_whitespace().map(Tile::from_name).collect();
        if tiles.is_none() {
            self.problems.push(Problem::unknown("tiles", names, Tile::ALL.map(Tile::name)));
        }
        tiles
    }
    /// Ever built, instead of those that are there.
    pub fn built(mut self, seat: Seat, frigates: u8, fortresses: u8) -> Scene {
        (self.given[seat].frigates, self.given[seat].fortresses) = (Some(frigates), Some(fortresses));
        self
    }
    pub fn phase(mut self, phase: Phase) -> Scene {
        self.table.phase = phase;
        self
    }
    /// Whose side's turn it is.
    pub fn active(mut self, seat: Seat) -> Scene {
        self.table.active = self.table.side_of(seat);
        self
    }
    pub fn round(mut self, round: u16) -> Scene {
        self.table.round = round;
        self
    }
    pub fn round_limit(mut self, rounds: u16) -> Scene {
        self.table.agreed.round_limit = rounds;
        self
    }
    /// Anything else.
    pub fn change(mut self, change: impl FnOnce(&mut Table)) -> Scene {
        change(&mut self.table);
        self
    }

    fn parse<T: FromStr<Err: Into<Problem>>>(&mut self, field: &str, text: &str) -> Option<T> {
        text.parse().map_err(|why: T::Err| self.problems.push(Problem { field: field.into(), ..why.into() })).ok()
    }
}

fn parse_captains(names: &str) -> Option<Captains> {
    let captains: Option<Vec<Captain>> = names.split_whitespace().map(Captain::from_name).collect();
    Captains::try_from_iter(captains?)
}

fn no_captains(seat: Seat, field: &str, names: &str) -> Problem {
    Problem::unknown(format!("{}.{field}", seat_name(seat)), names, Captain::ALL.map(Captain::name))
}
