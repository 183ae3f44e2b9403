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
use crate::components::{Captain, Crew, Nation, Planet, Spice, Tile, Token};
use crate::table::{Captains, Cell, Rotation, Ship, Space, Spices, seat_name, seat_named};
use std::{fmt, str::FromStr};
use wardroom_kernel::Seat;

/// A thing that is touched, and its token.
pub(crate) trait Touch {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;
    fn parse(token: &str) -> Option<Self>
    where
        Self: Sized;
}

macro_rules! touch {
    ($($Thing:ty: $prefix:literal, $name:expr, $parse:expr;)*) => { $(impl Touch for $Thing {
        fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "{}{}", $prefix, $name(self))
        }
        fn parse(token: &str) -> Option<$Thing> {
            $parse(token.strip_prefix($prefix)?)
        }
    })* };
}
touch! {
    Nation: "nation.", Nation::to_string, Nation::from_name;
    Captain: "captain.", Captain::to_string, Captain::from_name;
    Crew: "crew.", Crew::to_string, Crew::from_name;
    Planet: "planet.", Planet::to_string, Planet::from_name;
    Tile: "tile.", Tile::to_string, Tile::from_name;
    Spice: "spice.", Spice::to_string, Spice::from_name;
    Token: "token.", Token::to_string, Token::from_name;
    Cell: "cell.", Cell::to_string, parsed;
    Space: "space.", Space::to_string, parsed;
    Ship: "ship.", Ship::to_string, parsed;
    Seat: "seat.", |seat: &Seat| seat_name(*seat), seat_named;
    Rotation: "turn.", |turn: &Rotation| turn.sixths(), sixths;
}
impl Touch for Target {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Ship(ship) => ship.write(f),
            Target::Fortress(planet) => write!(f, "fortress.{planet}"),
        }
    }
    fn parse(token: &str) -> Option<Target> {
        match token.strip_prefix("fortress.") {
            Some(planet) => Planet::from_name(planet).map(Target::Fortress),
            None => Ship::parse(token).map(Target::Ship),
        }
    }
}
impl Touch for Site {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Site::Planet(planet) => planet.write(f),
            Site::CompassRose => f.write_str("rose"),
        }
    }
    fn parse(token: &str) -> Option<Site> {
        if token == "rose" { Some(Site::CompassRose) } else { Planet::parse(token).map(Site::Planet) }
    }
}
/// A word that stands for itself.
impl Touch for &'static str {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self)
    }
    fn parse(_: &str) -> Option<&'static str> {
        None
    }
}
fn parsed<T: FromStr>(text: &str) -> Option<T> {
    text.parse().ok()
}
fn sixths(text: &str) -> Option<Rotation> {
    Rotation::new(parsed(text)?)
}

fn write_path(f: &mut fmt::Formatter<'_>, path: &[&dyn Touch]) -> fmt::Result {
    for (place, touched) in path.iter().enumerate() {
        f.write_str(if place == 0 { "" } else { " > " })?;
        touched.write(f)?;
    }
    Ok(())
}
fn write_more(f: &mut fmt::Formatter<'_>, token: &'static str, count: u8) -> fmt::Result {
    (0..count).try_for_each(|_| write!(f, " > {token}"))
}

/// A path for each variant, for both directions: a word stands for itself, a name is a field. Paths
/// without a fixed length are written and parsed below the list; they are tried first.
macro_rules! paths {
    ($Kind:ident {
        $([$($part:tt),+] => $Variant:ident $({ $($field:ident),+ })?,)*
    } write |$f:ident| { $($written:tt)* } parse { $($parsed:tt)* }) => {
        impl fmt::Display for $Kind {
            fn fmt(&self, $f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match *self {
                    $($Kind::$Variant $({ $($field),+ })? => write_path($f, &[$(&$part),+]),)*
                    $($written)*
                }
            }
        }
        impl $Kind {
            fn parse_path(path: &[&str]) -> Option<$Kind> {
                Some(match *path {
                    $($parsed)*
                    $([$($part),+] => $Kind::$Variant $({ $($field: Touch::parse($field)?),+ })?,)*
                    _ => return None,
                })
            }
        }
    };
}

paths! {
    Collection {
        ["rescue", ship, kind] => RescueCrew { ship, kind },
        ["end.collection"] => EndCollection,
    }
    write |f| {}
    parse {}
}
paths! {
    Tactics {
        ["end.tactics"] => EndTactics,
        ["crew.banker", give] => Banker { give },
        ["crew.helmsman", "play"] => Helmsman,
        ["crew.courtesan", "play"] => Courtesan,
        ["crew.surgeon", "play"] => Surgeon,
        ["crew.shipwright", "play"] => Shipwright,
        ["crew.quartermaster", "play"] => Quartermaster,
        ["crew.governor", "play"] => Governor,
        ["token.solar_winds", ship, to] => SolarWinds { ship, to },
        ["token.warning_shot", ship, to] => WarningShot { ship, to },
        ["token.new_cargo", spice] => NewCargo { spice },
        [ship, to] => Move { ship, to },
    }
    write |f| {
        Tactics::Gunner { shooter, target, officers } => {
            f.write_str("crew.gunner")?;
            write_more(f, "crew.first_officer", officers)?;
            f.write_str(" > ")?;
            write_path(f, &[&shooter, &target])
        }
        Tactics::Captain(ability) => write!(f, "crew.first_officer > {ability}"),
    }
    parse {
        ["crew.gunner", ref officers @ .., shooter, target] => {
            let officers = officers.iter().filter(|token| **token == "crew.first_officer").count().try_into().ok()?;
            Tactics::Gunner { shooter: Touch::parse(shooter)?, target: Touch::parse(target)?, officers }
        }
        ["crew.first_officer", ref ability @ ..] => Tactics::Captain(Ability::parse_path(ability)?),
    }
}
paths! {
    Ability {
        ["captain.hubac"] => LongSail,
        ["captain.chesnaye", planet] => Recall { planet },
        ["captain.castel"] => ShieldFortresses,
        ["captain.blake", ship] => Freeze { ship },
        ["captain.byng", seat] => PressGang { seat },
        ["captain.pargo"] => RichHarvest,
        ["captain.guzman", planet] => FreeFortress { planet },
        ["captain.silva", "token.solar_winds", ship, to] => FoulWind { ship, to },
        ["captain.aviles", kind] => SellCrew { kind },
    }
    write |f| {
        Ability::TurnTile { cell, by } => {
            write_path(f, &[&"captain.cassini", &cell])?;
            write!(f, " > by.{}", by.sixths())
        }
    }
    parse {
        ["captain.cassini", cell, by] => {
            let by = sixths(by.strip_prefix("by.")?).filter(|by| by.sixths() != 0)?;
            Ability::TurnTile { cell: Touch::parse(cell)?, by }
        }
    }
}
paths! {
    Construction {
        ["recruit", kind] => Recruit { kind },
        ["build.frigate", planet] => BuildFrigate { planet },
        ["build.fortress", planet] => BuildFortress { planet },
        ["build.galleon", site] => BuildGalleon { site },
        ["share", spice] => Share { spice },
        ["end.turn"] => EndTurn,
    }
    write |f| {
        Construction::Conquer { planet, waived } => {
            write_path(f, &[&"conquer", &planet])?;
            write_more(f, "waive.pepper", waived.pepper)?;
            write_more(f, "waive.vanilla", waived.vanilla)
        }
    }
    parse {
        ["conquer", planet, ref waived @ ..] => {
            let count = |token: &str| waived.iter().filter(|waived| **waived == token).count().try_into().ok();
            let waived = Spices { pepper: count("waive.pepper")?, vanilla: count("waive.vanilla")? };
            Construction::Conquer { planet: Touch::parse(planet)?, waived }
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::ChooseNation(ChooseNation { nation }) => nation.write(f),
            Action::ChooseCaptains(ChooseCaptains { order }) => {
                for (place, captain) in order.iter().enumerate() {
                    write!(f, "{}captain.{captain}", if place == 0 { "" } else { " > " })?;
                }
                Ok(())
            }
            Action::PickCrew(PickCrew { kind }) => kind.write(f),
            Action::ChoosePlanet(ChoosePlanet { planet }) => planet.write(f),
            Action::PlaceTile(PlaceTile { tile, cell, rotation }) => write_path(f, &[&tile, &cell, &rotation]),
            Action::Collection(collection) => collection.fmt(f),
            Action::Tactics(tactics) => tactics.fmt(f),
            Action::Construction(construction) => construction.fmt(f),
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
    let choice = match *path {
        [one] => {
            let nation = Touch::parse(one).map(|nation| ChooseNation { nation }.into());
            let crew = || Touch::parse(one).map(|kind| PickCrew { kind }.into());
            let planet = || Touch::parse(one).map(|planet| ChoosePlanet { planet }.into());
            nation.or_else(crew).or_else(planet)
        }
        [tile, cell, turn] => Tile::parse(tile).and_then(|tile| {
            let (cell, rotation) = (Touch::parse(cell)?, Touch::parse(turn)?);
            Some(PlaceTile { tile, cell, rotation }.into())
        }),
        _ => None,
    };
    let captains = || {
        let captains: Option<Vec<Captain>> = path.iter().map(|token| Touch::parse(token)).collect();
        Captains::try_from_iter(captains?).map(|order| ChooseCaptains { order }.into())
    };
    choice
        .or_else(captains)
        .or_else(|| Collection::parse_path(path).map(Action::from))
        .or_else(|| Construction::parse_path(path).map(Action::from))
        .or_else(|| Tactics::parse_path(path).map(Action::from))
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
