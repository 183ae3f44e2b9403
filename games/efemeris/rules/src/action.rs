//! What can be decided: one small type per question, `Action` is their sum. Draws are table talk.

use crate::components::{Captain, Crew, Nation, Planet, Spice, Tile};
use crate::table::{Captains, Cell, Rotation, Ship, Space, Spices};
use derive_more::{From, TryInto};
use wardroom_kernel::Seat;

/// EF-SETUP-05
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ChooseNation {
    pub nation: Nation,
}
/// EF-SETUP-06, EF-TEAM-03: in their order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ChooseCaptains {
    pub order: Captains,
}
/// EF-SETUP-07, EF-TEAM-06: one card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PickCrew {
    pub kind: Crew,
}
/// EF-SETUP-08
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ChoosePlanet {
    pub planet: Planet,
}
/// A start tile (EF-SETUP-09, EF-TEAM-05) or a drawn one (EF-EXPL-02).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlaceTile {
    pub tile: Tile,
    pub cell: Cell,
    pub rotation: Rotation,
}
/// EF-EXPERT-05
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Collection {
    RescueCrew { ship: Ship, kind: Crew },
    EndCollection,
}
/// EF-TACT-02
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tactics {
    /// By its end, not by its way (EF-RULING-77).
    Move {
        ship: Ship,
        to: Space,
    },
    /// With so many First Officers (EF-CAPT-10, EF-CAPT-13).
    Gunner {
        shooter: Ship,
        target: Target,
        officers: u8,
    },
    Banker {
        give: Spice,
    },
    Helmsman,
    Courtesan,
    Surgeon,
    Shipwright,
    Quartermaster,
    Governor,
    Captain(Ability),
    SolarWinds {
        ship: Ship,
        to: Space,
    },
    WarningShot {
        ship: Ship,
        to: Space,
    },
    NewCargo {
        spice: Spice,
    },
    EndTactics,
}
/// A First Officer lets a captain do it; Fairborne's and Lancaster's are part of the Gunner's attack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ability {
    /// Hubac
    LongSail,
    /// Chesnaye
    Recall { planet: Planet },
    /// Castel
    ShieldFortresses,
    /// Cassini; `by` is never none.
    TurnTile { cell: Cell, by: Rotation },
    /// Blake
    Freeze { ship: Ship },
    /// Byng
    PressGang { seat: Seat },
    /// Pargo
    RichHarvest,
    /// Guzmán
    FreeFortress { planet: Planet },
    /// Silva, with a Solar Winds token.
    FoulWind { ship: Ship, to: Space },
    /// Avilés
    SellCrew { kind: Crew },
}
impl Ability {
    pub const fn captain(self) -> Captain {
        match self {
            Ability::LongSail => Captain::Hubac,
            Ability::Recall { .. } => Captain::Chesnaye,
            Ability::ShieldFortresses => Captain::Castel,
            Ability::TurnTile { .. } => Captain::Cassini,
            Ability::Freeze { .. } => Captain::Blake,
            Ability::PressGang { .. } => Captain::Byng,
            Ability::RichHarvest => Captain::Pargo,
            Ability::FreeFortress { .. } => Captain::Guzman,
            Ability::FoulWind { .. } => Captain::Silva,
            Ability::SellCrew { .. } => Captain::Aviles,
        }
    }
}
/// EF-ATK-02
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    Ship(Ship),
    Fortress(Planet),
}
/// EF-BUILD-01
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Construction {
    Recruit {
        kind: Crew,
    },
    BuildFrigate {
        planet: Planet,
    },
    BuildFortress {
        planet: Planet,
    },
    BuildGalleon {
        site: Site,
    },
    /// `waived` is what Governors have taken off the price (EF-CONQ-03).
    Conquer {
        planet: Planet,
        waived: Spices,
    },
    /// EF-TEAM-10
    Share {
        spice: Spice,
    },
    EndTurn,
}
/// EF-BUILD-11
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Site {
    Planet(Planet),
    CompassRose,
}

/// One answer. Its text is in `notation`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, From, TryInto)]
pub enum Action {
    ChooseNation(ChooseNation),
    ChooseCaptains(ChooseCaptains),
    PickCrew(PickCrew),
    ChoosePlanet(ChoosePlanet),
    PlaceTile(PlaceTile),
    Collection(Collection),
    Tactics(Tactics),
    Construction(Construction),
}
