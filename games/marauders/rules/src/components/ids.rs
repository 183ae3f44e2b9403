//! The names of the board, the ships and the tokens. How much and how many is data: see `parts`.

use wardroom_kernel::named;

named! {
    /// MM-COMP-11
    Nation { Spanish = "spanish", English = "english", French = "french", Dutch = "dutch" }
}
named! {
    /// MM-CAPT-01, MM-CAPT-05
    Skill { Seamanship = "seamanship", Scouting = "scouting", Leadership = "leadership", Influence = "influence" }
}
named! {
    /// Hit locations (MM-SHIP-02).
    Location { Hull = "hull", Cargo = "cargo", Masts = "masts", Crew = "crew", Cannons = "cannons" }
}
named! {
    Good {
        Cocoa = "cocoa",
        Food = "food",
        Rum = "rum",
        Spices = "spices",
        Sugar = "sugar",
        Textiles = "textiles",
        Tobacco = "tobacco",
        Wood = "wood",
    }
}
named! {
    /// The sea zones (MM-MAP-01). A port has the name of its zone: where a port is meant, the field says so.
    Zone {
        BasseTerre = "basse-terre",
        Bridgetown = "bridgetown",
        Caracas = "caracas",
        Cartagena = "cartagena",
        Curacao = "curacao",
        Havana = "havana",
        Nassau = "nassau",
        OldProvidence = "old-providence",
        PetitGoave = "petit-goave",
        PortRoyal = "port-royal",
        SanJuan = "san-juan",
        SantoDomingo = "santo-domingo",
        StJohn = "st-john",
        StMaarten = "st-maarten",
        CaribbeanSea = "caribbean-sea",
        Tortuga = "tortuga",
        Trinidad = "trinidad",
    }
}
named! {
    /// The letters of the borders, clockwise (MM-NMOVE-02).
    Letter { N = "N", NE = "NE", E = "E", SE = "SE", S = "S", SW = "SW", W = "W", NW = "NW" }
}
named! {
    /// MM-SHIP-01
    ShipType {
        Sloop = "sloop",
        Flute = "flute",
        Frigate = "frigate",
        Galleon = "galleon",
        ManOWar = "man-o-war",
    }
}
named! {
    /// The slots of NPC captains (MM-NPC-01).
    Npc {
        Spanish = "spanish",
        English = "english",
        French = "french",
        Dutch = "dutch",
        PirateSloop = "pirate-sloop",
        PirateFrigate = "pirate-frigate",
    }
}
named! {
    /// MM-COMP-08
    Modification {
        SwivelGuns = "swivel-guns",
        Hammocks = "hammocks",
        RigsAndSails = "rigs-and-sails",
        ReinforcedHull = "reinforced-hull",
        Chasers = "chasers",
        LongGuns = "long-guns",
        ExtraCannonPort = "extra-cannon-port",
        ExtendedHold = "extended-hold",
    }
}
named! {
    /// Special weapons (MM-COMP-07).
    Weapon { GrapplingHooks = "grappling-hooks", ChainShot = "chain-shot", Grapeshot = "grapeshot" }
}

impl Zone {
    /// MM-MAP-01: the Caribbean Sea has no port.
    pub const fn has_port(self) -> bool {
        !matches!(self, Zone::CaribbeanSea)
    }
    /// In order of zone id.
    pub fn ports() -> impl Iterator<Item = Zone> {
        Zone::ALL.into_iter().filter(|zone| zone.has_port())
    }
}
impl Npc {
    /// The nation of a naval ship.
    pub const fn nation(self) -> Option<Nation> {
        match self {
            Npc::Spanish => Some(Nation::Spanish),
            Npc::English => Some(Nation::English),
            Npc::French => Some(Nation::French),
            Npc::Dutch => Some(Nation::Dutch),
            Npc::PirateSloop | Npc::PirateFrigate => None,
        }
    }
    pub const fn from_nation(nation: Nation) -> Npc {
        match nation {
            Nation::Spanish => Npc::Spanish,
            Nation::English => Npc::English,
            Nation::French => Npc::French,
            Nation::Dutch => Npc::Dutch,
        }
    }
    /// MM-NPC-02
    pub const fn is_pirate(self) -> bool {
        self.nation().is_none()
    }
}
impl Location {
    /// MM-SHIP-03: what a location die with this number hits; the hull has no number.
    pub const fn numbered(pips: u8) -> Option<Location> {
        match pips {
            1 => Some(Location::Cargo),
            2 => Some(Location::Masts),
            3 => Some(Location::Crew),
            4 => Some(Location::Cannons),
            _ => None,
        }
    }
}
impl Letter {
    #[must_use]
    pub const fn opposite(self) -> Letter {
        Letter::ALL[(self as usize + 4) % 8]
    }
}
