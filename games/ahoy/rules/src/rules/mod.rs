//! The rules, one file per chapter of the ledger (`docs/rules/ahoy.md`), in its order and with its verbs.
//!
//! `resolve` is the table of contents of a game: each phase is one step. Looking is a chapter too, see `view`; the map
//! is part of the types, see `table`.

mod adopt;
mod economy;
mod end;
mod explore;
mod placing;
mod plans;
mod recruit;
mod rounds;
mod setup;
mod union;

pub(crate) use adopt::adopt;
pub(crate) use end::{TALK, outcome};
pub(crate) use setup::{MODES, lay_out};

use crate::Ahoy;
use crate::table::Phase;
use wardroom_kernel::{self as kernel, Asked};

type Cx<'a, L> = kernel::Cx<'a, Ahoy, L>;
pub(crate) trait Live: kernel::Live<Ahoy> {}
impl<L: kernel::Live<Ahoy>> Live for L {}

pub(crate) fn resolve(cx: &mut Cx<'_, impl Live>) -> Asked {
    match cx.table.phase {
        Phase::Deal => setup::deal(cx),
        Phase::StartIsland => setup::start_island(cx),
        Phase::StartFlagship(seat) => setup::start_flagship(cx, seat),
        Phase::StartPlans => setup::start_plans(cx),
        Phase::Turn(_) | Phase::Order { .. } | Phase::EndOfTurn(_) | Phase::EndOfRound => {
            panic!("these chapters are not written yet")
        }
        Phase::Over(_) => Ok(()),
    }
}
