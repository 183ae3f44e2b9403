//! Efemeris: galleons and frigates on a firmament of hexagons, in search of planets. Rules only; the screen is another
//! crate.
//!
//! Start reading in `rules`, which follows the ledger (`games/efemeris/ledger.en.md`) chapter by chapter; `table` is what
//! they change, `action` what they ask, `event` what they tell, `view` who may see what.
#![deny(clippy::float_arithmetic)]

pub mod action;
mod components;
mod event;
mod game;
mod notation;
mod rules;
mod table;
mod view;
mod why_not;

pub use action::Action;
pub use components::{
    Captain, CaptainFacts, CardFacts, Crew, Exits, Group, Kind, KindFacts, Layout, Letter, LevelFacts, Link, ModeFacts,
    Name, Nation, NationFacts, Parts, Paths, Planet, PlanetFacts, Price, Speed, Spice, Tile, Token,
};
pub use event::{Audience, Cause, EndOfPlay, Ended, Event, Loss, Means, Reveal, Source};
pub use game::Efemeris;
pub use notation::NotationError;
pub use table::{
    ALTAIR, Agreed, BELLATRIX, CAPELLA, Captains, Cell, Cells, DENEB, DIRECTIONS, Direction, Hand, Holding, Hull, Laid,
    LaidTile, Level, Mode, Navy, NoSuchCell, NoSuchShip, NoSuchSpace, Phase, Place, Player, Rotation, Scene, Ship,
    Ships, Side, Sky, Space, Spaces, Spices, Table, Tiles, Tokens, Verdict, seat_name, seat_named,
};
pub use view::{CaptainView, CardsView, NavyView, PlayerView, QueueView, StackView, View};
