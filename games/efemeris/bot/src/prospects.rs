//! What a table promises to each side: planets held, planets that ships will take and how soon, and the means to do so.
//! Everything is measured in planets.

use super::reach::Reach;
use efemeris::{Crew, Hull, Mode, Phase, Planet, Player, Ship, Side, Spice, Spices, Table};
use wardroom_kernel::Seat;

/// A planet that can be had in the next turn is worth that much of one that is held.
const PATIENCE: f32 = 0.8;

/// So many planets ahead, and a game is almost three times as likely to be won.
const DOUBT: f32 = 2.2;
/// A game that is not over can still be lost; and one that is won is better than one that could be.
const UNSURE: f32 = 0.1;

/// Of the match, between 0 and 1; all sides' together are 1.
pub(super) fn chance_to_win(table: &Table, seat: Seat) -> f32 {
    let mut weights = [0.0; 3];
    for side in table.mode().sides() {
        weights[usize::from(side.0)] = (strength(table, side) / DOUBT).exp();
    }
    let all = weights.iter().sum::<f32>();
    let even = 1.0 / f32::from(table.mode().side_count());
    let own = table.side_of(seat);
    let after = |winner: Side| {
        let chance = weights[usize::from(winner.0)] / all;
        (chance + UNSURE * (even - chance)) * match_share(table, winner, own)
    };
    table.mode().sides().map(after).sum()
}

/// What the match is worth to a side after `winner` has won this game: a win makes the next three times as likely.
fn match_share(table: &Table, winner: Side, own: Side) -> f32 {
    let wins = |side: Side| table.wins[usize::from(side.0)] + u8::from(side == winner);
    if table.parts.level(table.agreed.level).match_wins <= wins(winner) {
        return f32::from(u8::from(winner == own));
    }
    let weight = |side: Side| 3.0_f32.powi(wins(side).into());
    weight(own) / table.mode().sides().map(weight).sum::<f32>()
}

fn strength(table: &Table, side: Side) -> f32 {
    let held = planets_of(table, side);
    let missing = table.parts.mode(table.mode()).planets_to_win.saturating_sub(held);
    let close = match missing {
        0 | 1 => 0.8,
        2 => 0.2,
        _ => 0.0,
    };
    let hold = match held {
        0 => -1.0,
        // An enemy who takes it has won; a fortress bars that.
        1 if is_walled(table, side) => 0.8,
        _ => 0.0,
    };
    let planets = 1.2 * f32::from(held) + close + hold;
    let seats = table.mode().seats_of(side);
    planets + seats.map(|seat| means(table, seat) + conquests(table, seat, missing)).sum::<f32>()
}

fn planets_of(table: &Table, side: Side) -> u8 {
    let holders = table.planets.iter().filter_map(|planet| planet.holder);
    holders.filter(|&seat| table.side_of(seat) == side).count() as u8
}

/// Whether a fortress stands on some planet of a side.
fn is_walled(table: &Table, side: Side) -> bool {
    let is_own = |seat: Seat| table.side_of(seat) == side;
    table.planets.iter().any(|planet| planet.is_fortified && planet.holder.is_some_and(is_own))
}

/// Ships, captains, fortresses, crew, tokens and spices.
fn means(table: &Table, seat: Seat) -> f32 {
    let player = &table.players[seat];
    let facts = table.parts.mode(table.mode());
    let holds = table.planets_of(seat).count();
    let galleons = match player.galleon() {
        Some(_) => 0.7 + 0.3 * lives(table, player),
        None if player.captain.is_some() => 0.3 * lives(table, player),
        None => 0.0,
    };
    let afloat = table.fleet(seat).filter(|(ship, _)| !ship.hull.is_galleon()).count() as f32;
    let unbuilt = if holds == 0 { 0.0 } else { f32::from(facts.frigates.saturating_sub(player.frigates_built)) };
    let fortified = table.planets_of(seat).filter(|&planet| table.holding(planet).is_fortified).count() as f32;
    // Without a galleon no cards are played.
    let crew = if player.galleon().is_some() { 1.0 } else { 0.5 } * crew(player);
    let tokens = 0.12 * f32::from(player.tokens.len());
    let spices = [Spice::Pepper, Spice::Vanilla].map(|spice| f32::from(player.spices[spice].min(4)));
    galleons + 0.6 * afloat + 0.2 * unbuilt + 0.3 * fortified + crew + tokens + 0.06 * (spices[0] + spices[1])
}

/// How often a lost galleon can come back.
fn lives(table: &Table, player: &Player) -> f32 {
    let waits = u8::from(player.galleon().is_none() && player.captain.is_some());
    f32::from(if table.mode() == Mode::Team { player.rebuilds } else { player.queue.len() + waits })
}

fn crew(player: &Player) -> f32 {
    let gunners = f32::from(player.hand.count(Crew::Gunner).min(2));
    let shipwrights = f32::from(player.hand.count(Crew::Shipwright).min(1));
    0.08 * f32::from(player.hand.len()) + 0.06 * (gunners + shipwrights)
}

/// What the ships of a player will take: one planet each, the best promise first, and each has to be paid for.
fn conquests(table: &Table, seat: Seat, missing: u8) -> f32 {
    let purse = Purse::new(table, seat);
    let mut ships = Hull::ALL.map(|hull| table.players[seat].ship(hull).map(|at| Reach::from_space(table, seat, at)));
    let mut gains = Planet::ALL.map(|planet| gain(table, seat, planet, missing));
    let mut worth = ships.iter().flatten().map(gathering).sum::<f32>();
    let mut spent = Spices::default();
    loop {
        let mut best = (0.0, Hull::Galleon, None);
        for (hull, reach) in Hull::ALL.into_iter().zip(&ships) {
            let Some(reach) = reach else { continue };
            for planet in Planet::ALL {
                let Some(steps) = reach.planets[planet as usize].filter(|_| 0.0 < gains[planet as usize]) else {
                    continue;
                };
                let turns = sailing(table, Ship { seat, hull }, planet, steps).max(purse.turns(table, planet, spent));
                let promise = gains[planet as usize] * PATIENCE.powf(turns);
                if best.0 < promise {
                    best = (promise, hull, Some(planet));
                }
            }
        }
        let (promise, hull, Some(planet)) = best else { return worth };
        worth += promise;
        ships[hull as usize] = None;
        gains[planet as usize] = 0.0;
        let price = table.parts.planet(planet).price;
        spent = Spices::new(spent.pepper + price.pepper, spent.vanilla + price.vanilla);
    }
}

/// What it would be to take a planet; nothing if that cannot be.
fn gain(table: &Table, seat: Seat, planet: Planet, missing: u8) -> f32 {
    let holding = table.holding(planet);
    // Only a galleon can break a fortress.
    let is_safe = holding.is_fortified && table.players[seat].galleon().is_none();
    match holding.holder.map(|holder| table.side_of(holder)) {
        Some(holder) if is_safe || holder == table.side_of(seat) => 0.0,
        _ if missing == 1 => 2.5,
        Some(holder) if planets_of(table, holder) == 1 => 2.5,
        Some(_) => 1.3,
        None => 1.0,
    }
}

/// A ship that is near spices and tokens.
fn gathering(reach: &Reach) -> f32 {
    let near = |steps: Option<u8>| steps.map_or(0.0, |steps| 0.7_f32.powi(steps.into()));
    0.12 * near(reach.spices) + 0.08 * near(reach.tokens)
}

/// In how many turns a ship can be on a planet when its player builds.
fn sailing(table: &Table, ship: Ship, planet: Planet, steps: u8) -> f32 {
    let speed = if ship.hull.is_galleon() { table.parts.speed.galleon } else { table.parts.speed.frigate };
    let is_active = table.active == table.side_of(ship.seat);
    let rests = table.phase == Phase::Construction || table.moved.contains(ship);
    let mut turns = if is_active && (steps == 0 || !rests) { 0.0 } else { 1.0 };
    if 0 < steps {
        // Half a move takes a turn, too, but leaves room to do something else.
        let moves = f32::from(steps) / f32::from(speed);
        turns += (moves.ceil() + moves) / 2.0 - 1.0;
        let is_taken = table.sky.planet(&table.parts, planet).is_some_and(|space| table.has_ship(space));
        turns += 2.0 * f32::from(u8::from(is_taken)) + f32::from(u8::from(table.frozen.contains(ship)));
    }
    if table.holding(planet).is_fortified {
        turns += if table.players[ship.seat].hand.has(Crew::Gunner) { 2.0 } else { 4.0 };
    }
    turns.max(0.0)
}

/// What a player can spend, now and later.
struct Purse {
    spices: Spices,
    /// In a turn, pepper and vanilla.
    income: [f32; 2],
}

impl Purse {
    fn new(table: &Table, seat: Seat) -> Purse {
        // Bankers, tokens and factories on the way bring a little of everything.
        let mut income = [0.3, 0.3];
        for planet in table.planets_of(seat) {
            income[table.parts.planet(planet).produces as usize] += 1.0;
        }
        for (_, at) in table.fleet(seat) {
            let gives = table.sky.kind(&table.parts, at).map_or(Spices::default(), |kind| table.parts.kind(kind).gives);
            // The ship may leave.
            income[0] += 0.5 * f32::from(gives.pepper);
            income[1] += 0.5 * f32::from(gives.vanilla);
        }
        Purse { spices: table.players[seat].spices, income }
    }
    /// Until a planet can be paid for after something else was.
    fn turns(&self, table: &Table, planet: Planet, spent: Spices) -> f32 {
        let price = table.parts.planet(planet).price;
        let lacks = |spice: Spice| {
            let lack = (price[spice] + spent[spice]).saturating_sub(self.spices[spice]);
            f32::from(lack) / self.income[spice as usize]
        };
        lacks(Spice::Pepper).max(lacks(Spice::Vanilla))
    }
}
