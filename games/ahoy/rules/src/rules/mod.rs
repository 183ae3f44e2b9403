//! The rules, one file per chapter of the ledger (`games/ahoy/ledger.en.md`), in its order and with its verbs.
//!
//! `resolve` is the table of contents of a game: each phase is one step. Looking is a chapter too, see `view`; the map
//! is part of the types, see `table`.

mod actions;
mod adopt;
mod anchor;
mod battle;
mod crew;
mod damage;
mod dice;
mod economy;
mod end;
mod explore;
pub(crate) mod facts;
mod moving;
mod order;
mod placing;
mod plans;
mod recruit;
mod repair;
mod rewards;
mod rounds;
mod scoring;
mod setup;
mod smuggler;
mod squadron;
mod target;
mod terrain;
mod turn;
mod union;
mod victory;

pub(crate) use adopt::adopt;
pub(crate) use end::{TALK, may_say, outcome};
pub(crate) use recruit::is_banned;
pub(crate) use setup::{MODES, lay_out};

use crate::Ahoy;
use crate::table::{Phase, UnderWay};
use wardroom_kernel::{self as kernel, Asked, Choice, Seat};

type Cx<'a, L> = kernel::Cx<'a, Ahoy, L>;
pub(crate) trait Live: kernel::Live<Ahoy> {}
impl<L: kernel::Live<Ahoy>> Live for L {}

pub(crate) fn resolve(cx: &mut Cx<'_, impl Live>) -> Asked {
    match cx.table.phase {
        Phase::Deal => setup::deal(cx)?,
        Phase::StartIsland => setup::start_island(cx)?,
        Phase::StartFlagship(seat) => setup::start_flagship(cx, seat)?,
        Phase::StartPlans => setup::start_plans(cx)?,
        Phase::Turn(turn) => turn::act(cx, turn)?,
        Phase::Order { turn, left, ordered } => squadron::order_patrol(cx, turn, left, ordered)?,
        Phase::EndOfTurn(turn) => turn::end(cx, turn)?,
        Phase::EndOfRound => scoring::end_of_round(cx)?,
        Phase::Over(_) => (),
    }
    cx.table.under_way = UnderWay::default();
    Ok(())
}

/// One of these. What has but one answer is not asked.
fn ask<T: Choice<Ahoy>>(cx: &mut Cx<'_, impl Live>, seat: Seat, options: &[T]) -> Asked<T> {
    match options {
        [only] => Ok(*only),
        _ => cx.choose(seat, |_| options.iter().copied()),
    }
}
