//! Which answers the search tries first. Each offer is rated alone, and quickly: imagined games ask for it at every question.

use efemeris::action::{Ability, Collection, Construction, PlaceTile, Tactics, Target};
use efemeris::{Action, Cell, Crew, Kind, Link, Place, Planet, Ship, Space, Table};
use wardroom_kernel::Seat;

/// A bad answer in almost every position.
const FOLLY: f32 = 0.01;

/// 1 is nothing special.
pub(super) fn prior(table: &Table, seat: Seat, action: Action) -> f32 {
    match action {
        Action::ChooseNation(_) | Action::ChooseCaptains(_) | Action::ChoosePlanet(_) => 1.0,
        Action::PickCrew(pick) => match pick.kind {
            Crew::Gunner | Crew::Shipwright | Crew::Courtesan | Crew::Governor => 2.0,
            Crew::FirstOfficer | Crew::Banker | Crew::Surgeon => 1.0,
            Crew::Helmsman | Crew::Quartermaster => 0.5,
        },
        Action::PlaceTile(place) => tile(table, seat, place),
        Action::Collection(Collection::RescueCrew { .. }) => 1.0,
        Action::Collection(Collection::EndCollection) => 0.1,
        Action::Tactics(action) => tactics(table, seat, action),
        Action::Construction(action) => construction(table, seat, action),
    }
}

fn tactics(table: &Table, seat: Seat, action: Tactics) -> f32 {
    match action {
        Tactics::Move { ship, to } => run(table, ship, to),
        Tactics::SolarWinds { ship, to } => 0.3 * run(table, ship, to),
        Tactics::Gunner { target, .. } => shot(table, target),
        Tactics::Shipwright | Tactics::Governor => 4.0,
        Tactics::Courtesan => 2.0,
        Tactics::NewCargo { .. } => 1.0,
        Tactics::Surgeon => 0.5,
        Tactics::Banker { .. } => 0.3,
        Tactics::Helmsman => 0.1,
        Tactics::Quartermaster => {
            if is_on(table, seat, &[Kind::Anchorage]) {
                1.0
            } else {
                0.05
            }
        }
        Tactics::Captain(ability) => captain(table, seat, ability),
        Tactics::WarningShot { ship, to } => push(table, seat, ship, to),
        // A ship that has not moved yet can do something, as a rule.
        Tactics::EndTactics => {
            let rests = table.fleet(seat).all(|(ship, _)| table.moved.or(table.frozen).contains(ship));
            if rests { 2.0 } else { 0.3 }
        }
    }
}

fn construction(table: &Table, seat: Seat, action: Construction) -> f32 {
    match action {
        Construction::Conquer { .. } => 20.0,
        Construction::BuildGalleon { .. } => 6.0,
        Construction::BuildFrigate { .. } => 4.0,
        Construction::BuildFortress { planet } => wall(table, seat, planet),
        Construction::Recruit { kind: Crew::Gunner } => 0.4,
        Construction::Recruit { .. } => 0.2,
        Construction::Share { .. } => 0.2,
        Construction::EndTurn => 1.0,
    }
}

/// A fortress. Without planets the game is lost, so the last one is worth a wall before an enemy is near.
fn wall(table: &Table, seat: Seat, planet: Planet) -> f32 {
    if table.planets_of(seat).count() != 1 {
        return 0.6;
    }
    let ships = table.enemies(seat).flat_map(|enemy| table.fleet(enemy));
    let nearest = table.sky.cell_of(planet.tile()).and_then(|cell| ships.map(|(_, at)| apart(cell, at)).min());
    match nearest {
        Some(0..=2) => 20.0,
        Some(_) => 4.0,
        None => 1.0,
    }
}

/// Where an own ship goes, and what it leaves.
fn run(table: &Table, ship: Ship, to: Space) -> f32 {
    let leaves = table.space_of(ship).and_then(|from| prize(table, ship.seat, from));
    let goes = match table.sky.kind(&table.parts, to) {
        Some(Kind::Singularity) | None => FOLLY,
        Some(Kind::Planet) => prize(table, ship.seat, to).unwrap_or(0.5),
        Some(Kind::PepperFactory | Kind::VanillaFactory | Kind::Anchorage | Kind::Wreck) => 1.0,
        Some(Kind::ProvidencePepper | Kind::ProvidenceVanilla) => 1.5,
        Some(Kind::CompassRose | Kind::Plain | Kind::Edge) => 0.3,
    };
    match leaves {
        Some(leaves) if goes <= leaves => 0.1 * goes,
        _ => goes,
    }
}

/// How much one wants to be on a planet that can be taken: most if one can pay for it.
fn prize(table: &Table, seat: Seat, at: Space) -> Option<f32> {
    let planet = table.sky.planet_at(&table.parts, at)?;
    let holding = table.holding(planet);
    let is_own = holding.holder.is_some_and(|holder| table.side_of(holder) == table.side_of(seat));
    if is_own || holding.is_fortified {
        return None;
    }
    let lack = table.parts.planet(planet).price.less(table.players[seat].spices).total();
    Some(match lack {
        0 => 10.0,
        1 => 3.0,
        _ => 2.0,
    })
}

fn shot(table: &Table, target: Target) -> f32 {
    let player = |seat: Seat| &table.players[seat];
    match target {
        Target::Ship(ship) if ship.hull.is_galleon() && player(ship.seat).is_protected() => FOLLY,
        Target::Ship(_) => 6.0,
        Target::Fortress(planet) => {
            let is_shielded = table.holding(planet).holder.is_some_and(|holder| player(holder).is_shielded());
            if is_shielded { FOLLY } else { 1.0 }
        }
    }
}

/// An enemy's ship that is sent somewhere.
fn push(table: &Table, seat: Seat, ship: Ship, to: Space) -> f32 {
    let leaves = table.space_of(ship).and_then(|from| table.sky.planet_at(&table.parts, from));
    let threatens = |planet: Planet| table.holding(planet).holder == Some(seat);
    match table.sky.kind(&table.parts, to) {
        Some(Kind::Singularity) => 10.0,
        _ if leaves.is_some_and(threatens) => 1.0,
        _ => 0.05,
    }
}

fn captain(table: &Table, seat: Seat, ability: Ability) -> f32 {
    match ability {
        Ability::RichHarvest => {
            if is_on(table, seat, &[Kind::PepperFactory, Kind::VanillaFactory]) {
                1.5
            } else {
                0.05
            }
        }
        Ability::FreeFortress { .. } => 2.0,
        Ability::FoulWind { ship, to } => push(table, seat, ship, to),
        Ability::PressGang { .. } => 0.6,
        Ability::LongSail | Ability::Freeze { .. } => 0.4,
        Ability::ShieldFortresses | Ability::SellCrew { .. } => 0.2,
        Ability::Recall { .. } => 0.1,
        Ability::TurnTile { .. } => 0.02,
    }
}

fn is_on(table: &Table, seat: Seat, kinds: &[Kind]) -> bool {
    let kind = table.players[seat].galleon().and_then(|at| table.sky.kind(&table.parts, at));
    kind.is_some_and(|kind| kinds.contains(&kind))
}

/// A tile: paths should meet, and what is worth something should be nearer to oneself than to others.
fn tile(table: &Table, seat: Seat, PlaceTile { tile, cell, rotation }: PlaceTile) -> f32 {
    let meets = |link: &Link| {
        let Link::Exit(_, edge) = *link else { return false };
        // As long as nothing is laid here, only a neighbour's path can lead to the edge.
        table.sky.kind(&table.parts, Space::edge(cell, rotation.side_of(edge))).is_some()
    };
    let joins = table.parts.paths(tile).links.iter().filter(|link| meets(link)).count() as f32;
    if tile.planet().is_none() {
        return 0.3 + 0.3 * joins;
    }
    let near = |seat: Seat| table.fleet(seat).map(|(_, at)| apart(cell, at)).min().unwrap_or(4) as f32;
    let enemy = table.enemies(seat).map(near).fold(4.0, f32::min);
    (0.2 + joins) * 1.6_f32.powf(enemy - near(seat))
}

/// Cells between a cell and a space.
fn apart(cell: Cell, at: Space) -> i32 {
    let (Place::Inner(there, _) | Place::Edge(there, _)) = at.place();
    let (q, r) = (i32::from(cell.q() - there.q()), i32::from(cell.r() - there.r()));
    q.abs().max(r.abs()).max((q + r).abs())
}
