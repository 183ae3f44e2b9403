//! What happens at the table, for the logbook, for moving pieces on a screen and for sounds; `is_for` says who sees it.

use crate::action::Target;
use crate::components::{Captain, Crew, Nation, Planet, Spice, Tile, Token};
use crate::table::{Cell, Hand, Mode, Rotation, Ship, Side, Space, Spices, Verdict};
use serde::Serialize;
use wardroom_kernel::{Seat, Seats, Viewer};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
pub enum Event {
    /// A new game, of a match or the only one; `start` begins.
    GameBegan {
        game: u16,
        start: Side,
    },
    NationChosen {
        /// A player, or both partners.
        seats: Seats,
        nation: Nation,
    },
    /// To the side: the first, visible to the partner (EF-TEAM-03).
    CaptainTaken {
        seat: Seat,
        captain: Captain,
        to: Audience,
    },
    /// The first captains, and later each that follows a lost one.
    CaptainShown {
        seat: Seat,
        captain: Captain,
        after: Reveal,
    },
    /// To the side.
    CrewPicked {
        seat: Seat,
        kind: Crew,
        to: Audience,
    },
    /// The same, to all others.
    CrewPickedUnseen {
        seat: Seat,
        to: Audience,
    },
    PlanetChosen {
        seat: Seat,
        planet: Planet,
    },
    TileLaid {
        seat: Seat,
        tile: Tile,
        cell: Cell,
        rotation: Rotation,
    },
    /// The setup is done; the stack has so many tiles.
    StackShuffled {
        tiles: u8,
    },
    TurnBegan {
        round: u16,
        seats: Seats,
    },
    TileDrawn {
        seat: Seat,
        tile: Tile,
        left: u8,
    },
    /// Spices that came in; `count` is what was really taken.
    Collected {
        seat: Seat,
        spice: Spice,
        count: u8,
        from: Source,
    },
    TokenDrawn {
        seat: Seat,
        token: Token,
        left: u8,
    },
    /// To the side.
    Rescued {
        seat: Seat,
        ship: Ship,
        kind: Crew,
        to: Audience,
    },
    RescuedUnseen {
        seat: Seat,
        ship: Ship,
        to: Audience,
    },
    /// Cards left play, to the reserve or out of the game.
    CrewReturned {
        seat: Seat,
        cards: Hand,
        out: bool,
        by: EndOfPlay,
    },
    Moved {
        ship: Ship,
        from: Space,
        to: Space,
        by: Means,
    },
    CrewPlayed {
        seat: Seat,
        kind: Crew,
    },
    AbilityUsed {
        seat: Seat,
        captain: Captain,
    },
    TokenUsed {
        seat: Seat,
        token: Token,
    },
    /// `hits` unless it was protected or shielded.
    Attacked {
        shooter: Ship,
        target: Target,
        hits: bool,
    },
    ShipDestroyed {
        ship: Ship,
        at: Space,
        by: Cause,
    },
    FortressDestroyed {
        seat: Seat,
        planet: Planet,
    },
    CaptainLost {
        seat: Seat,
        captain: Captain,
        by: Loss,
    },
    /// By the Banker.
    Exchanged {
        seat: Seat,
        gave: Spice,
    },
    /// By the Courtesan, New Cargo or Avilés.
    SpicesTaken {
        seat: Seat,
        spices: Spices,
    },
    Frozen {
        ship: Ship,
    },
    Thawed {
        ship: Ship,
    },
    TileTurned {
        seat: Seat,
        cell: Cell,
        tile: Tile,
        by: Rotation,
    },
    /// Byng: a card of `of` is shown and out of the game.
    PressGanged {
        seat: Seat,
        of: Seat,
        kind: Crew,
    },
    /// To the side.
    Sold {
        seat: Seat,
        kind: Crew,
        to: Audience,
    },
    SoldUnseen {
        seat: Seat,
        to: Audience,
    },
    /// To the side.
    Recruited {
        seat: Seat,
        kind: Crew,
        to: Audience,
    },
    RecruitedUnseen {
        seat: Seat,
        to: Audience,
    },
    ShipBuilt {
        ship: Ship,
        at: Space,
        paid: Spices,
    },
    FortressBuilt {
        seat: Seat,
        planet: Planet,
        paid: Spices,
    },
    Conquered {
        seat: Seat,
        planet: Planet,
        from: Option<Seat>,
        paid: Spices,
    },
    Shared {
        from: Seat,
        to: Seat,
        spice: Spice,
    },
    PhaseEnded {
        seat: Seat,
        phase: Ended,
    },
    /// EF-END-07
    Standstill,
    /// A game of a match.
    GameEnded {
        game: u16,
        verdict: Verdict,
        /// Empty, if it is drawn.
        winners: Seats,
    },
    /// The match is over, too.
    Ended {
        verdict: Verdict,
        winners: Seats,
    },
}

/// EF-DEC-03: the seats that see the full event; all others see the one without the secret.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Audience(Seats);

impl Audience {
    pub(crate) fn side_of(mode: Mode, seat: Seat) -> Audience {
        Audience(mode.seats_of(mode.side_of(seat)))
    }
    fn contains(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.0.contains(seat),
            Viewer::Spectator => false,
            Viewer::Referee => true,
        }
    }
}

/// Where spices come from in the collection phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    Planet(Planet),
    /// A ship on a factory or providence space.
    Ship(Ship),
    /// Pargo's ability.
    RichHarvest,
}

/// How a ship was moved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Means {
    NormalMove,
    SolarWinds,
    WarningShot,
    FoulWind,
    Recall,
    Helmsman,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    Attack,
    Singularity,
}

/// What a captain is shown after.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reveal {
    /// EF-SETUP-06: every player has chosen.
    Choice,
    /// EF-TEAM-03: all four partners have chosen.
    PartnersChoice,
    /// EF-ATK-07: the captain before is lost.
    Succession,
}

/// Why a captain is lost together with the galleon.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Loss {
    /// EF-ATK-07
    Galleon,
    /// EF-TEAM-12: the galleon cannot be rebuilt again.
    LastRebuild,
}

/// Why crew cards leave play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum EndOfPlay {
    /// EF-TACT-01
    NextTactics,
    /// EF-ATK-08
    GalleonDestroyed,
}

/// A phase that a player ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ended {
    Collection,
    Tactics,
    Construction,
}

impl Event {
    /// EF-INFO-03, EF-INFO-04. The referee sees the full event.
    pub(crate) fn is_for(&self, viewer: Viewer) -> bool {
        match *self {
            Event::CaptainTaken { to, .. }
            | Event::CrewPicked { to, .. }
            | Event::Rescued { to, .. }
            | Event::Sold { to, .. }
            | Event::Recruited { to, .. } => to.contains(viewer),
            Event::CrewPickedUnseen { to, .. }
            | Event::RescuedUnseen { to, .. }
            | Event::SoldUnseen { to, .. }
            | Event::RecruitedUnseen { to, .. } => !to.contains(viewer),
            Event::GameBegan { .. }
            | Event::NationChosen { .. }
            | Event::CaptainShown { .. }
            | Event::PlanetChosen { .. }
            | Event::TileLaid { .. }
            | Event::StackShuffled { .. }
            | Event::TurnBegan { .. }
            | Event::TileDrawn { .. }
            | Event::Collected { .. }
            | Event::TokenDrawn { .. }
            | Event::CrewReturned { .. }
            | Event::Moved { .. }
            | Event::CrewPlayed { .. }
            | Event::AbilityUsed { .. }
            | Event::TokenUsed { .. }
            | Event::Attacked { .. }
            | Event::ShipDestroyed { .. }
            | Event::FortressDestroyed { .. }
            | Event::CaptainLost { .. }
            | Event::Exchanged { .. }
            | Event::SpicesTaken { .. }
            | Event::Frozen { .. }
            | Event::Thawed { .. }
            | Event::TileTurned { .. }
            | Event::PressGanged { .. }
            | Event::ShipBuilt { .. }
            | Event::FortressBuilt { .. }
            | Event::Conquered { .. }
            | Event::Shared { .. }
            | Event::PhaseEnded { .. }
            | Event::Standstill
            | Event::GameEnded { .. }
            | Event::Ended { .. } => true,
        }
    }
}
