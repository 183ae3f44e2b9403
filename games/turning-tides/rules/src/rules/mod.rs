//! The rules, one file per chapter of the ledger (`games/turning-tides/ledger.en.md`), in its order and with its verbs.
//!
//! `resolve` is the table of contents of a game: each phase is one step. Looking is a chapter too, see `view`; geometry
//! is part of the types, see `table`.

mod acting;
mod cannon;
mod end;
mod fire;
mod initiative;
mod intro;
mod lull;
mod move_;
mod navigate;
mod order;
mod promotion;
mod rounds;
mod sailor;
mod setup;
mod surrender;
mod swing;
mod turns;
mod validate_position;

pub(crate) use end::outcome;
pub(crate) use setup::{MODES, initial_table};
pub(crate) use surrender::{TALK, turn};
pub(crate) use validate_position::validate_position;

use crate::TurningTides;
use crate::table::Phase;
use wardroom_kernel::{self as kernel, RuleResult};

type Cx<'a, L> = kernel::Cx<'a, TurningTides, L>;
pub(crate) trait Answerer: kernel::Answerer<TurningTides> {}
impl<L: kernel::Answerer<TurningTides>> Answerer for L {}

pub(crate) fn resolve(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    // TT-TURN-01
    match cx.table.phase {
        Phase::Draw => turns::draw(cx),
        Phase::Choose => turns::choose(cx),
        Phase::CarryOut { revealed, now } => acting::carry_out(cx, revealed, now),
        Phase::DiscardAndSail { revealed } => {
            turns::discard_and_sail(cx, revealed);
            Ok(())
        }
        Phase::Exchange => lull::exchange(cx),
        Phase::PayDamage => lull::pay_damage(cx),
        Phase::ShuffleAndTurn => {
            rounds::shuffle_and_turn(cx);
            Ok(())
        }
        Phase::Over(_) => Ok(()),
    }
}
