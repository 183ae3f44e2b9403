//! The facts that rules and screens ask for, checked when they were read.

use super::{Captain, Crew, Kind, Letter, Nation, Paths, Planet, Spice, Tile, Token, check, fixed::BOX};
use crate::table::{Cell, Cells, Hand, Level, Mode, Space, Spices, Tokens};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;
use wardroom_kernel::BoxError;

#[derive(Debug)]
pub struct Parts {
    pub(super) fingerprint: String,
    pub name: Name,
    /// By spice.
    pub spices: [Name; 2],
    /// The most of a spice that a player holds, and the markers of each in the box.
    pub spice_cap: u8,
    pub spice_markers: u8,
    pub tokens: [CardFacts; 3],
    /// The most bonus tokens that a player holds.
    pub token_cap: u8,
    pub nations: [NationFacts; 3],
    pub captains: [CaptainFacts; 12],
    pub crew: [CardFacts; 9],
    pub planets: [PlanetFacts; 8],
    pub kinds: [KindFacts; 11],
    pub price: Price,
    pub speed: Speed,
    pub planet_markers: u8,
    pub tiles: [Paths; 27],
    pub(super) planet_letters: [Letter; 8],
    pub(super) rose: Space,
    pub layouts: Vec<Layout>,
    pub modes: [ModeFacts; 3],
    pub levels: [LevelFacts; 2],
    /// `galleon`, `fortress`, `exploration`, and the rulebook's other words.
    pub terms: BTreeMap<String, Name>,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Name {
    pub en: String,
    pub de: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct NationFacts {
    #[serde(flatten)]
    pub name: Name,
    pub navy: String,
    /// Of the first and of the second partner.
    pub colours: [String; 2],
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct CaptainFacts {
    pub name: String,
    pub ship: String,
    pub text: String,
}

/// Crew cards, of each nation that has them, and bonus tokens.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct CardFacts {
    #[serde(flatten)]
    pub name: Name,
    #[serde(alias = "copies")]
    pub count: u8,
    #[serde(alias = "effect")]
    pub text: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlanetFacts {
    pub name: Name,
    pub price: Spices,
    pub produces: Spice,
}

/// A kind of spaces, and what it gives to a ship in the collection phase.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KindFacts {
    pub name: Name,
    pub gives: Spices,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Price {
    pub recruit_crew: Spices,
    pub frigate: Spices,
    pub fortress: Spices,
    pub galleon: Spices,
}

/// In steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Speed {
    pub galleon: u8,
    pub frigate: u8,
    pub solar_winds_max: u8,
    pub warning_shot: u8,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// So many tiles, the centre included.
    pub tiles: u8,
    pub expert_tiles: u8,
    pub cells: Cells,
}

/// By order from the start player where it is a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ModeFacts {
    pub name: Name,
    pub players: u8,
    /// One for each side.
    pub start_cells: Vec<Cell>,
    pub start_spices: Vec<Spices>,
    pub planets_to_win: u8,
    /// By level (EF-EXPERT-02).
    pub captains: [u8; 2],
    pub rebuilds: [u8; 2],
    pub crew_picks: u8,
    pub crew_plays: u8,
    /// Of each player, partners as well (EF-TEAM-08).
    pub hand_limit: u8,
    pub frigates: u8,
    pub frigates_of_side: u8,
    pub fortresses: u8,
    pub fortresses_of_side: u8,
    pub tiles_drawn: u8,
    pub shares: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LevelFacts {
    /// Whether played crew cards go to the reserve; otherwise they leave the game (EF-EXPERT-03).
    pub played_crew_returns: bool,
    pub match_wins: u8,
}

impl Parts {
    pub fn mode(&self, mode: Mode) -> &ModeFacts {
        &self.modes[mode as usize]
    }
    pub fn level(&self, level: Level) -> LevelFacts {
        self.levels[level as usize]
    }
    pub fn paths(&self, tile: Tile) -> &Paths {
        &self.tiles[tile as usize]
    }
    pub fn planet(&self, planet: Planet) -> &PlanetFacts {
        &self.planets[planet as usize]
    }
    pub fn captain(&self, captain: Captain) -> &CaptainFacts {
        &self.captains[captain as usize]
    }
    pub fn crew_card(&self, crew: Crew) -> &CardFacts {
        &self.crew[crew as usize]
    }
    pub fn token(&self, token: Token) -> &CardFacts {
        &self.tokens[token as usize]
    }
    pub fn nation(&self, nation: Nation) -> &NationFacts {
        &self.nations[nation as usize]
    }
    pub fn kind(&self, kind: Kind) -> &KindFacts {
        &self.kinds[kind as usize]
    }
    /// The name of a planet's space on its tile.
    pub fn planet_letter(&self, planet: Planet) -> Letter {
        self.planet_letters[planet as usize]
    }
    pub fn rose(&self) -> Space {
        self.rose
    }
    /// The layout with so many tiles.
    pub fn layout(&self, tiles: u8) -> Option<&Layout> {
        self.layouts.iter().find(|layout| layout.tiles == tiles)
    }
    /// All crew cards of a nation (EF-COMP-01).
    pub fn crew_of(&self, nation: Nation) -> Hand {
        let mut cards = Hand::NONE;
        nation.crew().into_iter().for_each(|crew| cards.put_many(crew, self.crew_card(crew).count));
        cards
    }
    /// All bonus tokens.
    pub fn all_tokens(&self) -> Tokens {
        let mut tokens = Tokens::NONE;
        Token::ALL.into_iter().for_each(|token| tokens.put_many(token, self.token(token).count));
        tokens
    }
}

pub(super) const SHIPPED: &str = include_str!("../../box.toml");

impl wardroom_kernel::Parts for Parts {
    fn read(toml: &str) -> Result<Parts, BoxError> {
        check::parse(toml).map(|parts| Parts { fingerprint: BOX.fingerprint(toml), ..parts })
    }
    fn shipped() -> &'static Parts {
        static PARTS: LazyLock<Parts> = LazyLock::new(|| BOX.parts());
        &PARTS
    }
    fn fingerprint(&self) -> &str {
        &self.fingerprint
    }
}
