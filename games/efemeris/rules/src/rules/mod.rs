//! The rules, one file per chapter of the ledger (`games/efemeris/ledger.en.md`), in its order and with its verbs.
//!
//! `resolve` is the table of contents of a game: each phase is one step, or one step for each action in it. Spaces are
//! part of the types, see `table`; information is a chapter too, see `view`.

mod attack;
mod bonus;
mod captains;
mod collection;
pub(crate) mod conquest;
pub(crate) mod construction;
pub(crate) mod crew;
mod end;
mod exploration;
pub(crate) mod movement;
mod setup;
pub(crate) mod spaces;
mod status;
mod tactics;
mod team;
mod turn;
mod validate_position;

pub(crate) use end::{outcome, planets_of_side, resolve_draw};
pub(crate) use setup::{MODES, initial_table};
pub(crate) use turn::turn;
pub(crate) use validate_position::{crew_cards, validate_position};

use crate::Efemeris;
use crate::table::Phase;
use wardroom_kernel::{self as kernel, RuleResult};

type Cx<'a, L> = kernel::Cx<'a, Efemeris, L>;
pub(crate) trait Answerer: kernel::Answerer<Efemeris> {}
impl<L: kernel::Answerer<Efemeris>> Answerer for L {}

pub(crate) fn resolve(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    match cx.table.phase {
        Phase::Start => setup::begin(cx),
        Phase::Nations => setup::choose_nation(cx),
        Phase::Captains => setup::choose_captains(cx),
        Phase::Crew => setup::pick_crew(cx),
        Phase::Planets => setup::choose_planet(cx),
        Phase::StartTiles => setup::place_start_tile(cx),
        Phase::Stack => setup::shuffle_stack(cx),
        Phase::Draw => exploration::draw(cx),
        Phase::Lay => exploration::lay(cx),
        Phase::Collect => collection::collect(cx),
        Phase::Rescue => collection::rescue(cx),
        Phase::Tactics => tactics::act(cx),
        Phase::Construction => construction::build(cx),
        Phase::Over(_) => Ok(()),
    }
}
