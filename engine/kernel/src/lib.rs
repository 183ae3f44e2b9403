//! The kernel: rules are straight-line functions that ask, and are answered from a tape.
//!
//! Knows no game, does no IO, has no clock. Start reading in `ask`, where the rules meet the tape; `matches` runs a
//! game among people, `record` puts it into text, `dice` lets everybody check the rolls.
#![deny(clippy::float_arithmetic)]
#![doc = include_str!("../README.md")]

mod ask;
mod cards;
#[cfg(feature = "fair-dice")]
mod dice;
#[cfg(not(feature = "fair-dice"))]
mod no_dice;
#[cfg(not(feature = "fair-dice"))]
use no_dice as dice;
mod game;
mod matches;
mod moments;
mod named;
mod parts;
#[cfg(feature = "record")]
mod position;
mod problems;
#[cfg(any(feature = "record", feature = "box"))]
mod reading;
mod reason;
#[cfg(feature = "record")]
mod record;
mod rng;
mod seats;
mod setup;
mod standpoint;
mod talk;

pub use ask::{Answer, Answerer, Choice, Cx, RuleResult, Run, Sealed, Suspend};
pub use cards::{Cards, Deck};
#[cfg(feature = "fair-dice")]
pub use dice::Dice;
pub use game::{Game, Outcome};
pub use matches::{Match, Rejected, Said, Step};
pub use named::Named;
pub use parts::{BoxError, Parts, PartsRef};
#[cfg(feature = "box")]
pub use parts::{ShippedBox, fingerprint};
pub use problems::{Arg, Problem, Problems};
#[cfg(any(feature = "record", feature = "box"))]
pub use reading::read_value;
pub use reason::{Reason, Value, relevant_path};
#[cfg(feature = "record")]
pub use record::{Expected, Fairness, Fault, Heading, Record, RecordError, strip_bom};
pub use rng::FastRng;
pub use seats::{Seat, Seats, Viewer};
pub use setup::{Choices, Mode, OptionSpec, Setup, SetupError};
pub use standpoint::Standpoint;
pub use talk::Talk;
