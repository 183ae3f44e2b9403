//! The text of an action: the things one touches, joined by ` > `. Reading is strict, so that each action has one text.
//!
//! Things and their tokens:
//!
//! | token | thing |
//! |---|---|
//! | `nation.french` | a nation |
//! | `captain.hubac` | a captain |
//! | `crew.first_officer` | a crew card in hand, in the reserve or on offer |
//! | `planet.patrocles` | a planet card, and the planet as a place |
//! | `tile.s4` | a tile to be laid; `tile.patrocles` is a planet's |
//! | `cell.0.-1` | a cell: q and r |
//! | `turn.2` | how far a tile lies turned clockwise, in sixths |
//! | `by.2` | how far a tile is turned on, in sixths |
//! | `space.0.-1.n` | a space inside a tile by its letter |
//! | `space.0.-1.0` | the space on a side of a cell: 0 is north, then clockwise; called after the cell nearer to the rose |
//! | `ship.altair.galleon` | a ship: its seat and `galleon`, `frigate1` or `frigate2` |
//! | `fortress.patrocles` | the fortress on a planet |
//! | `seat.bellatrix` | a player |
//! | `token.solar_winds` | a bonus token |
//! | `spice.pepper`, `waive.pepper` | a spice; one that a Governor takes off the price |
//! | `build.galleon`, `build.frigate`, `build.fortress`, `recruit`, `conquer`, `share`, `rescue`, `play`, `rose` | what is built or done |
//! | `end.collection`, `end.tactics`, `end.turn` | the end of a phase |

use crate::action::{
    Ability, Action, ChooseCaptains, ChooseNation, ChoosePlanet, Collection, Construction, PickCrew, PlaceTile, Site,
    Tactics, Target,
};
use crate::components::{Captain, Crew, Nation, Planet, Spice, Tile};
use crate::table::{Captains, Rotation, Ship, Space, Spices, seat_name, seat_named};
use std::{fmt, str::FromStr};
use wardroom_kernel::Seat;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::ChooseNation(ChooseNation { nation }) => write!(f, "nation.{nation}"),
            Action::ChooseCaptains(ChooseCaptains { order }) => {
                for (place, captain) in order.iter().enumerate() {
                    write!(f, "{}captain.{captain}", if place == 0 { "" } else { " > " })?;
                }
                Ok(())
            }
            Action::PickCrew(PickCrew { kind }) => write!(f, "crew.{kind}"),
            Action::ChoosePlanet(ChoosePlanet { planet }) => write!(f, "planet.{planet}"),
            Action::PlaceTile(PlaceTile { tile, cell, rotation }) => {
                write!(f, "tile.{tile} > cell.{cell} > turn.{}", rotation.sixths())
            }
            Action::Collection(Collection::RescueCrew { ship, kind }) => {
                write!(f, "rescue > ship.{ship} > crew.{kind}")
            }
            Action::Collection(Collection::EndCollection) => write!(f, "end.collection"),
            Action::Tactics(tactics) => write_tactics(f, tactics),
            Action::Construction(construction) => write_construction(f, construction),
        }
    }
}

fn write_tactics(f: &mut fmt::Formatter<'_>, tactics: Tactics) -> fmt::Result {
    match tactics {
        Tactics::Move { ship, to } => write!(f, "ship.{ship} > space.{to}"),
        Tactics::Gunner { shooter, target, officers } => {
            write!(f, "crew.gunner > ")?;
            (0..officers).try_for_each(|_| write!(f, "crew.first_officer > "))?;
            write!(f, "ship.{shooter} > {target}")
        }
        Tactics::Banker { give } => write!(f, "crew.banker > spice.{give}"),
        Tactics::Helmsman => write!(f, "crew.helmsman > play"),
        Tactics::Courtesan => write!(f, "crew.courtesan > play"),
        Tactics::Surgeon => write!(f, "crew.surgeon > play"),
        Tactics::Shipwright => write!(f, "crew.shipwright > play"),
        Tactics::Quartermaster => write!(f, "crew.quartermaster > play"),
        Tactics::Governor => write!(f, "crew.governor > play"),
        Tactics::Captain(ability) => {
            write!(f, "crew.first_officer > captain.{}", ability.captain())?;
            match ability {
                Ability::LongSail | Ability::ShieldFortresses | Ability::RichHarvest => Ok(()),
                Ability::Recall { planet } | Ability::FreeFortress { planet } => write!(f, " > planet.{planet}"),
                Ability::TurnTile { cell, by } => write!(f, " > cell.{cell} > by.{}", by.sixths()),
                Ability::Freeze { ship } => write!(f, " > ship.{ship}"),
                Ability::PressGang { seat } => write!(f, " > seat.{}", seat_name(seat)),
                Ability::FoulWind { ship, to } => write!(f, " > token.solar_winds > ship.{ship} > space.{to}"),
                Ability::SellCrew { kind } => write!(f, " > crew.{kind}"),
            }
        }
        Tactics::SolarWinds { ship, to } => write!(f, "token.solar_winds > ship.{ship} > space.{to}"),
        Tactics::WarningShot { ship, to } => write!(f, "token.warning_shot > ship.{ship} > space.{to}"),
        Tactics::NewCargo { spice } => write!(f, "token.new_cargo > spice.{spice}"),
        Tactics::EndTactics => write!(f, "end.tactics"),
    }
}

fn write_construction(f: &mut fmt::Formatter<'_>, construction: Construction) -> fmt::Result {
    match construction {
        Construction::Recruit { kind } => write!(f, "recruit > crew.{kind}"),
        Construction::BuildFrigate { planet } => write!(f, "build.frigate > planet.{planet}"),
        Construction::BuildFortress { planet } => write!(f, "build.fortress > planet.{planet}"),
        Construction::BuildGalleon { site: Site::Planet(planet) } => write!(f, "build.galleon > planet.{planet}"),
        Construction::BuildGalleon { site: Site::CompassRose } => write!(f, "build.galleon > rose"),
        Construction::Conquer { planet, waived } => {
            write!(f, "conquer > planet.{planet}")?;
            (0..waived.pepper).try_for_each(|_| write!(f, " > waive.pepper"))?;
            (0..waived.vanilla).try_for_each(|_| write!(f, " > waive.vanilla"))
        }
        Construction::Share { spice } => write!(f, "share > spice.{spice}"),
        Construction::EndTurn => write!(f, "end.turn"),
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Ship(ship) => write!(f, "ship.{ship}"),
            Target::Fortress(planet) => write!(f, "fortress.{planet}"),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no action; actions look like `tile.s4 > cell.1.0 > turn.2`, `ship.altair.galleon > space.0.0.w`")]
pub struct NotationError(String);

impl FromStr for Action {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Action, NotationError> {
        let path: Vec<&str> = text.split(" > ").collect();
        let action = parse(&path).filter(|action| action.to_string() == text);
        action.ok_or_else(|| NotationError(text.into()))
    }
}

fn parse(path: &[&str]) -> Option<Action> {
    Some(match *path {
        [nation] if nation.starts_with("nation.") => {
            ChooseNation { nation: Nation::from_name(after(nation, "nation.")?)? }.into()
        }
        [first, ..] if first.starts_with("captain.") => {
            let captains: Option<Vec<Captain>> = path.iter().map(|token| parse_captain(token)).collect();
            ChooseCaptains { order: Captains::try_from_iter(captains?)? }.into()
        }
        [crew] if crew.starts_with("crew.") => PickCrew { kind: parse_crew(crew)? }.into(),
        [planet] if planet.starts_with("planet.") => ChoosePlanet { planet: parse_planet(planet)? }.into(),
        [tile, cell, turn] if tile.starts_with("tile.") => PlaceTile {
            tile: Tile::from_name(after(tile, "tile.")?)?,
            cell: after(cell, "cell.")?.parse().ok()?,
            rotation: parse_sixths(turn, "turn.")?,
        }
        .into(),
        ["rescue", ship, crew] => Collection::RescueCrew { ship: parse_ship(ship)?, kind: parse_crew(crew)? }.into(),
        ["end.collection"] => Collection::EndCollection.into(),
        ["recruit" | "build.frigate" | "build.fortress" | "build.galleon" | "conquer" | "share" | "end.turn", ..] => {
            parse_construction(path)?.into()
        }
        _ => parse_tactics(path)?.into(),
    })
}

fn parse_tactics(path: &[&str]) -> Option<Tactics> {
    Some(match *path {
        ["end.tactics"] => Tactics::EndTactics,
        ["crew.gunner", ref rest @ .., shooter, target] => {
            let officers = rest.iter().filter(|token| **token == "crew.first_officer").count();
            let (shooter, target) = (parse_ship(shooter)?, parse_target(target)?);
            Tactics::Gunner { shooter, target, officers: officers.try_into().ok()? }
        }
        ["crew.banker", spice] => Tactics::Banker { give: parse_spice(spice)? },
        ["crew.helmsman", "play"] => Tactics::Helmsman,
        ["crew.courtesan", "play"] => Tactics::Courtesan,
        ["crew.surgeon", "play"] => Tactics::Surgeon,
        ["crew.shipwright", "play"] => Tactics::Shipwright,
        ["crew.quartermaster", "play"] => Tactics::Quartermaster,
        ["crew.governor", "play"] => Tactics::Governor,
        ["crew.first_officer", captain, ref rest @ ..] => {
            Tactics::Captain(parse_ability(parse_captain(captain)?, rest)?)
        }
        ["token.solar_winds", ship, to] => Tactics::SolarWinds { ship: parse_ship(ship)?, to: parse_space(to)? },
        ["token.warning_shot", ship, to] => Tactics::WarningShot { ship: parse_ship(ship)?, to: parse_space(to)? },
        ["token.new_cargo", spice] => Tactics::NewCargo { spice: parse_spice(spice)? },
        [ship, to] => Tactics::Move { ship: parse_ship(ship)?, to: parse_space(to)? },
        _ => return None,
    })
}

fn parse_ability(captain: Captain, rest: &[&str]) -> Option<Ability> {
    Some(match (captain, rest) {
        (Captain::Hubac, []) => Ability::LongSail,
        (Captain::Chesnaye, [planet]) => Ability::Recall { planet: parse_planet(planet)? },
        (Captain::Castel, []) => Ability::ShieldFortresses,
        (Captain::Cassini, [cell, by]) => {
            let by = parse_sixths(by, "by.").filter(|by| by.sixths() != 0)?;
            Ability::TurnTile { cell: after(cell, "cell.")?.parse().ok()?, by }
        }
        (Captain::Blake, [ship]) => Ability::Freeze { ship: parse_ship(ship)? },
        (Captain::Byng, [seat]) => Ability::PressGang { seat: parse_seat(seat)? },
        (Captain::Pargo, []) => Ability::RichHarvest,
        (Captain::Guzman, [planet]) => Ability::FreeFortress { planet: parse_planet(planet)? },
        (Captain::Silva, ["token.solar_winds", ship, to]) => {
            Ability::FoulWind { ship: parse_ship(ship)?, to: parse_space(to)? }
        }
        (Captain::Aviles, [crew]) => Ability::SellCrew { kind: parse_crew(crew)? },
        _ => return None,
    })
}

fn parse_construction(path: &[&str]) -> Option<Construction> {
    Some(match *path {
        ["recruit", crew] => Construction::Recruit { kind: parse_crew(crew)? },
        ["build.frigate", planet] => Construction::BuildFrigate { planet: parse_planet(planet)? },
        ["build.fortress", planet] => Construction::BuildFortress { planet: parse_planet(planet)? },
        ["build.galleon", "rose"] => Construction::BuildGalleon { site: Site::CompassRose },
        ["build.galleon", planet] => Construction::BuildGalleon { site: Site::Planet(parse_planet(planet)?) },
        ["conquer", planet, ref waived @ ..] => {
            let count = |token: &str| waived.iter().filter(|waived| **waived == token).count().try_into().ok();
            let waived = Spices { pepper: count("waive.pepper")?, vanilla: count("waive.vanilla")? };
            Construction::Conquer { planet: parse_planet(planet)?, waived }
        }
        ["share", spice] => Construction::Share { spice: parse_spice(spice)? },
        ["end.turn"] => Construction::EndTurn,
        _ => return None,
    })
}

fn after<'t>(token: &'t str, prefix: &str) -> Option<&'t str> {
    token.strip_prefix(prefix)
}
pub(crate) fn parse_captain(token: &str) -> Option<Captain> {
    Captain::from_name(after(token, "captain.")?)
}
pub(crate) fn parse_crew(token: &str) -> Option<Crew> {
    Crew::from_name(after(token, "crew.")?)
}
pub(crate) fn parse_planet(token: &str) -> Option<Planet> {
    Planet::from_name(after(token, "planet.")?)
}
pub(crate) fn parse_spice(token: &str) -> Option<Spice> {
    Spice::from_name(after(token, "spice.")?)
}
pub(crate) fn parse_ship(token: &str) -> Option<Ship> {
    after(token, "ship.")?.parse().ok()
}
pub(crate) fn parse_space(token: &str) -> Option<Space> {
    after(token, "space.")?.parse().ok()
}
pub(crate) fn parse_seat(token: &str) -> Option<Seat> {
    seat_named(after(token, "seat.")?)
}
pub(crate) fn parse_target(token: &str) -> Option<Target> {
    match after(token, "fortress.") {
        Some(planet) => Planet::from_name(planet).map(Target::Fortress),
        None => parse_ship(token).map(Target::Ship),
    }
}
fn parse_sixths(token: &str, prefix: &str) -> Option<Rotation> {
    Rotation::new(after(token, prefix)?.parse().ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXTS: &[&str] = &[
        "nation.british",
        "captain.hubac",
        "captain.hubac > captain.cassini",
        "captain.silva > captain.pargo > captain.aviles",
        "crew.first_officer",
        "planet.pytheas",
        "tile.s10 > cell.-1.2 > turn.5",
        "tile.patrocles > cell.0.-1 > turn.0",
        "rescue > ship.altair.frigate1 > crew.gunner",
        "end.collection",
        "ship.altair.galleon > space.0.0.w",
        "ship.deneb.frigate2 > space.1.-1.1",
        "crew.gunner > ship.altair.galleon > ship.bellatrix.galleon",
        "crew.gunner > crew.first_officer > crew.first_officer > ship.altair.galleon > fortress.apollas",
        "crew.banker > spice.vanilla",
        "crew.helmsman > play",
        "crew.governor > play",
        "crew.first_officer > captain.hubac",
        "crew.first_officer > captain.chesnaye > planet.pytheas",
        "crew.first_officer > captain.cassini > cell.-1.0 > by.1",
        "crew.first_officer > captain.blake > ship.capella.frigate1",
        "crew.first_officer > captain.byng > seat.bellatrix",
        "crew.first_officer > captain.guzman > planet.pytheas",
        "crew.first_officer > captain.silva > token.solar_winds > ship.bellatrix.galleon > space.1.0.s",
        "crew.first_officer > captain.aviles > crew.gunner",
        "token.solar_winds > ship.altair.galleon > space.0.0.3",
        "token.warning_shot > ship.bellatrix.galleon > space.0.0.3",
        "token.new_cargo > spice.pepper",
        "end.tactics",
        "recruit > crew.banker",
        "build.frigate > planet.apollas",
        "build.fortress > planet.apollas",
        "build.galleon > planet.apollas",
        "build.galleon > rose",
        "conquer > planet.pytheas",
        "conquer > planet.pytheas > waive.pepper > waive.vanilla",
        "share > spice.pepper",
        "end.turn",
    ];

    #[test]
    fn each_action_reads_back_from_its_text() {
        for text in TEXTS {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(*text));
        }
    }

    #[test]
    fn an_action_has_one_text_only() {
        for text in [
            "",
            "captain.hubac > captain.hubac",
            "crew.Gunner",
            "ship.altair.galleon > space.0.-1.3",
            "ship.altair.galleon>space.0.0.w",
            "crew.gunner > crew.banker > ship.altair.galleon > ship.bellatrix.galleon",
            "crew.first_officer > captain.cassini > cell.-1.0 > by.0",
            "conquer > planet.pytheas > waive.vanilla > waive.pepper",
            "tile.s4 > cell.0.1 > turn.6",
            "tile.s4 > cell.0.1 > turn.01",
        ] {
            assert_eq!(text.parse::<Action>(), Err(NotationError(text.into())));
        }
    }
}
