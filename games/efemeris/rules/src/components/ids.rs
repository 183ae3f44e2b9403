//! The names of things in the box. How many there are, what they cost and how they look is data: see `parts`.

use wardroom_kernel::named;

named! {
    /// EF-COMP-05
    Spice { Pepper = "pepper", Vanilla = "vanilla" }
}
named! {
    /// EF-COMP-06
    Token { SolarWinds = "solar_winds", WarningShot = "warning_shot", NewCargo = "new_cargo" }
}
named! {
    /// EF-COMP-01
    Nation { French = "french", British = "british", Spanish = "spanish" }
}
named! {
    /// Four of each nation, in the order of the nations.
    Captain {
        Hubac = "hubac",
        Chesnaye = "chesnaye",
        Castel = "castel",
        Cassini = "cassini",
        Fairborne = "fairborne",
        Blake = "blake",
        Byng = "byng",
        Lancaster = "lancaster",
        Pargo = "pargo",
        Guzman = "guzman",
        Silva = "silva",
        Aviles = "aviles",
    }
}
named! {
    /// Kinds of crew cards.
    Crew {
        Banker = "banker",
        FirstOfficer = "first_officer",
        Gunner = "gunner",
        Helmsman = "helmsman",
        Courtesan = "courtesan",
        Surgeon = "surgeon",
        Shipwright = "shipwright",
        Quartermaster = "quartermaster",
        Governor = "governor",
    }
}
named! {
    /// EF-COMP-04
    Planet {
        Demodamas = "demodamas",
        Patrocles = "patrocles",
        Posidonius = "posidonius",
        Pytheas = "pytheas",
        Hipparchus = "hipparchus",
        Apollas = "apollas",
        Hecateus = "hecateus",
        Eratosthenes = "eratosthenes",
    }
}
named! {
    /// Kinds of spaces, as they are printed; plain and edge spaces have no effect (EF-SPACE-08).
    Kind {
        CompassRose = "compass_rose",
        Plain = "plain",
        Edge = "edge",
        Planet = "planet",
        Anchorage = "anchorage",
        PepperFactory = "pepper_factory",
        VanillaFactory = "vanilla_factory",
        Singularity = "singularity",
        ProvidencePepper = "providence_pepper",
        ProvidenceVanilla = "providence_vanilla",
        Wreck = "wreck",
    }
}
named! {
    /// EF-COMP-03; each planet's tile has the planet's name.
    Tile {
        Centre = "centre",
        Demodamas = "demodamas",
        Patrocles = "patrocles",
        Posidonius = "posidonius",
        Pytheas = "pytheas",
        Hipparchus = "hipparchus",
        Apollas = "apollas",
        Hecateus = "hecateus",
        Eratosthenes = "eratosthenes",
        S1 = "s1",
        S2 = "s2",
        S3 = "s3",
        S4 = "s4",
        S5 = "s5",
        S6 = "s6",
        S7 = "s7",
        S8 = "s8",
        S9 = "s9",
        S10 = "s10",
        X1 = "x1",
        X2 = "x2",
        X3 = "x3",
        X4 = "x4",
        X5 = "x5",
        X6 = "x6",
        X7 = "x7",
        X8 = "x8",
    }
}
named! {
    /// Groups of tiles.
    Group { Centre = "centre", Planet = "planet", Sky = "sky", Expert = "expert" }
}

impl Spice {
    pub const fn other(self) -> Spice {
        match self {
            Spice::Pepper => Spice::Vanilla,
            Spice::Vanilla => Spice::Pepper,
        }
    }
}
impl Nation {
    pub fn captains(self) -> [Captain; 4] {
        [0, 1, 2, 3].map(|place| Captain::ALL[self as usize * 4 + place])
    }
    /// The kinds of its crew cards: three that every nation has and two of its own.
    pub const fn crew(self) -> [Crew; 5] {
        let [fourth, fifth] = match self {
            Nation::French => [Crew::Helmsman, Crew::Courtesan],
            Nation::British => [Crew::Surgeon, Crew::Shipwright],
            Nation::Spanish => [Crew::Quartermaster, Crew::Governor],
        };
        [Crew::Banker, Crew::FirstOfficer, Crew::Gunner, fourth, fifth]
    }
}
impl Captain {
    pub fn nation(self) -> Nation {
        Nation::ALL[self as usize / 4]
    }
}
impl Planet {
    pub fn tile(self) -> Tile {
        Tile::ALL[self as usize + 1]
    }
}
impl Tile {
    pub const fn group(self) -> Group {
        match self as u8 {
            0 => Group::Centre,
            1..=8 => Group::Planet,
            9..=18 => Group::Sky,
            _ => Group::Expert,
        }
    }
    pub fn planet(self) -> Option<Planet> {
        (self.group() == Group::Planet).then(|| Planet::ALL[self as usize - 1])
    }
}
