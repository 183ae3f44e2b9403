//! The rules of the ledger, one module per chapter: each test's name is a rule as a sentence, and names the rule's id.
//!
//! The worked examples are in `examples`; tables are made in `stage`, steps and facts are in `sailing`. What a test
//! asserts comes from the ledger, never from the code.
//!
//! What every game promises is here too (`conformance`, `records`, `playthrough`, `size` and their like): each program of
//! tests compiles the rules for itself, so there is one, and another only for `allocation.rs`, which counts what is allocated.

mod attack;
mod boxes;
mod captains;
mod collection;
mod components;
mod conformance;
mod conquest;
mod construction;
mod crew;
mod decisions;
mod ending;
mod examples;
mod expert;
mod exploration;
mod information;
mod invariants;
mod movement;
mod playthrough;
mod positions;
mod records;
mod sailing;
mod setup;
mod size;
mod spaces;
mod stage;
mod status;
mod team;
mod teams;
mod tokens;
mod turn;
mod walk;
mod why;

use efemeris::Efemeris;
use wardroom_testkit::Scene;

type Voyage = Scene<Efemeris>;
