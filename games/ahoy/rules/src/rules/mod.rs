//! The rules, one file per chapter of the ledger (`games/ahoy/ledger.en.md`), in its order and with its verbs.
//!
//! `resolve` is the table of contents of a game: each phase is one step. Looking is a chapter too, see `view`; the map
//! is part of the types, see `table`.

mod actions;
mod anchor;
mod battle;
mod crew;
mod damage;
mod dice;
mod economy;
mod end;
mod explore;
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
mod validate_position;
mod victory;

pub(crate) use battle::battle_rule;
pub(crate) use end::{TALK, may_say, outcome};
pub(crate) use plans::can_enlist;
pub(crate) use recruit::{is_banned, recruiting_suits};
pub(crate) use setup::{MODES, initial_table};
pub(crate) use validate_position::validate_position;

use crate::Ahoy;
use crate::table::{Phase, UnderWay};
use wardroom_kernel::{self as kernel, Choice, RuleResult, Seat};

type Cx<'a, L> = kernel::Cx<'a, Ahoy, L>;
pub(crate) trait Answerer: kernel::Answerer<Ahoy> {}
impl<L: kernel::Answerer<Ahoy>> Answerer for L {}

pub(crate) fn resolve(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
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
fn ask<T: Choice<Ahoy>>(cx: &mut Cx<'_, impl Answerer>, seat: Seat, options: &[T]) -> RuleResult<T> {
    match options {
        [only] => Ok(*only),
        _ => cx.choose(seat, |_| options.iter().copied()),
    }
}
