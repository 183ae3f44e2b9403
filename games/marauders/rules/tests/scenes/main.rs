//! The rules of the ledger, one module per chapter: each test's name is a rule as a sentence, and names the rule's id.
//!
//! Steps and facts of battles are in `kit`, those of trade and ports in `ashore`. What a test asserts comes from the
//! ledger, never from the code.
//!
//! What every game promises is here too (`conformance`, `records`, `playthrough`, `size` and their like): each program of
//! tests compiles the rules for itself, so there is one, and another only for `allocation.rs`, which counts what is allocated.

mod ashore;
mod battles;
mod bounties;
mod boxes;
mod buying;
mod cards;
mod cards_at_sea;
mod cards_in_battle;
mod cards_in_port;
mod cargo_cards;
mod closed;
mod components;
mod conformance;
mod decisions;
mod deeds;
mod dice;
mod dying;
mod ending;
mod events;
mod glory;
mod hits;
mod hunting;
mod kit;
mod long_battle;
mod map;
mod melee;
mod mission_cards;
mod missions;
mod modifications;
mod moving;
mod npc_fights;
mod npcs;
mod opening;
mod playthrough;
mod plunder;
mod port;
mod positions;
mod raids;
mod records;
mod rounds;
mod rulings_of_cards;
mod rulings_of_combat;
mod rumor_cards;
mod rumors;
mod scouting;
mod secrets;
mod selling;
mod setup;
mod size;
mod stash;
mod storms;
mod turns;
mod war;
mod why;
mod windows;
mod yard;
mod zones_at_sea;
mod zones_in_port;

use marauders::Marauders;
use wardroom_testkit::Scene;

type Voyage = Scene<Marauders>;
