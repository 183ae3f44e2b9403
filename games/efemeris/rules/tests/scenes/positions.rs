//! Tables that people and programs put together: whatever is adopted can be played, however odd it is.

use efemeris::{
    Action, Captain, Captains, Cell, Crew, Efemeris, Hull, Nation, Parts, Phase, Planet, Rotation, Ship, Side, Space,
    Spice, Table, Tile, Token, Verdict,
};
use wardroom_kernel::{Answerer, FastRng, Game, Parts as _, Run, Seat, Seats, Setup};
use wardroom_testkit::{Adopted, adopted_tables_can_be_played};

fn one_of<T: Copy>(luck: &mut FastRng, of: &[T]) -> T {
    of[luck.below(of.len())]
}

/// Luck, for so many answers.
struct For(usize, FastRng);
impl Answerer<Efemeris> for For {
    fn choose(&mut self, _: &Table, offers: &[(Seat, Action)]) -> Option<usize> {
        self.0 = self.0.checked_sub(1)?;
        Some(self.1.below(offers.len()))
    }
    fn chance(&mut self, _: usize, outcomes: u32) -> Option<u32> {
        Some(self.1.below(outcomes as usize) as u32)
    }
}

/// Some way into a random game.
fn any_start(luck: &mut FastRng) -> Table {
    let mode = one_of(luck, Efemeris::MODES);
    let setup = Setup::new(Efemeris::MODES, mode.name, mode.seats[0], [("round_limit", "30")]).expect("a mode");
    let start = Efemeris::initial_table(&setup.unattended(), Parts::shipped()).expect("the box fits");
    let mut run = Run::<Efemeris>::at(start);
    run.play(&mut For(luck.below(250), FastRng(luck.below(1 << 30) as u64)));
    run.table
}

fn any_space(t: &Table, luck: &mut FastRng) -> Space {
    let spaces = t.sky.spaces(&t.parts);
    one_of(luck, &spaces)
}

/// Something is put elsewhere, counted otherwise, or chosen by another seat.
fn disturb(t: &mut Table, luck: &mut FastRng) {
    let seat = Seat(luck.below(4) as u8);
    let side = luck.below(3);
    let planet = one_of(luck, &Planet::ALL);
    let ship = Ship { seat, hull: one_of(luck, &Hull::ALL) };
    let verdict = one_of(
        luck,
        &[Verdict::Planets(Side(0)), Verdict::LastPlanets(Side(1)), Verdict::Limit(None), Verdict::Match(Side(2))],
    );
    let phases = [
        Phase::Start,
        Phase::Nations,
        Phase::Captains,
        Phase::Crew,
        Phase::Planets,
        Phase::StartTiles,
        Phase::Stack,
        Phase::Draw,
        Phase::Lay,
        Phase::Collect,
        Phase::Rescue,
        Phase::Tactics,
        Phase::Construction,
        Phase::Over(verdict),
    ];
    match luck.below(27) {
        0 => t.phase = one_of(luck, &phases),
        1 => t.phase = one_of(luck, &[Phase::Tactics, Phase::Construction]),
        2 => t.players[seat].ships[ship.hull as usize] = Some(any_space(t, luck)),
        3 => t.players[seat].ships[ship.hull as usize] = None,
        4 => t.planets[planet as usize].holder = Some(seat),
        5 => t.planets[planet as usize].holder = None,
        6 => t.planets[planet as usize].is_fortified ^= true,
        7 => t.players[seat].spices[one_of(luck, &Spice::ALL)] = luck.below(7) as u8,
        8 => t.players[seat].tokens.put(one_of(luck, &Token::ALL)),
        9 => {
            let token = one_of(luck, &Token::ALL);
            if t.bag.has(token) {
                t.bag.take(token);
                t.players[seat].tokens.put(token);
            }
        }
        10 => {
            let crew = one_of(luck, &Crew::ALL);
            if t.navies[side].reserve.has(crew) {
                t.navies[side].reserve.take(crew);
                t.players[seat].hand.put(crew);
            }
        }
        11 => {
            let crew = one_of(luck, &Crew::ALL);
            if t.players[seat].hand.has(crew) {
                t.players[seat].hand.take(crew);
                t.players[seat].in_play.put(crew);
            }
        }
        12 => t.players[seat].frigates_built = luck.below(4) as u8,
        13 => t.players[seat].fortresses_built = luck.below(4) as u8,
        14 => t.active = Side(luck.below(4) as u8),
        15 => t.start = Side(luck.below(4) as u8),
        16 => t.ended = if luck.below(2) == 0 { Seats::default() } else { seat.into() },
        17 => t.frozen.insert(ship),
        18 => t.moved.insert(ship),
        19 => t.round = one_of(luck, &[0, 1, 29, 30, 31, u16::MAX]),
        20 => t.players[seat].captain = Some(one_of(luck, &Captain::ALL)),
        21 => t.players[seat].queue = Captains::NONE,
        22 => t.navies[side].nation = Some(one_of(luck, &Nation::ALL)),
        23 => {
            let (tile, cell) = (one_of(luck, &Tile::ALL), Cell::all().nth(luck.below(Cell::COUNT)));
            let is_free = t.sky.cell_of(tile).is_none() && cell.is_some_and(|cell| t.sky.at(cell).is_none());
            if let Some(cell) = cell.filter(|_| is_free) {
                t.stack.remove(tile);
                t.sky.lay(tile, cell, one_of(luck, &Rotation::ALL));
            }
        }
        24 => {
            let is_free = t.players[seat].drawn.is_empty();
            t.players[seat].drawn.extend(t.stack.next().filter(|_| is_free));
        }
        25 => t.players[seat].governed = [planet].into_iter().collect(),
        _ => t.sky.turn(Cell::all().nth(luck.below(19)).unwrap_or(Cell::CENTRE), one_of(luck, &Rotation::ALL)),
    }
}

#[test]
fn every_table_that_is_adopted_can_be_played() {
    let any_table = |luck: &mut FastRng| {
        let mut table = any_start(luck);
        (0..luck.below(4)).for_each(|_| disturb(&mut table, luck));
        table
    };
    let Adopted { adopted, refused } = adopted_tables_can_be_played::<Efemeris, _>(12_000, 150, any_table, |_| ());
    assert!(adopted > 3_000 && refused > 3_000, "{adopted} tables could be, {refused} could not");
}
