//! The rules, one file per chapter of the ledger (`games/turning-tides/ledger.en.md`), in its order and with its verbs.
//!
//! `resolve` is the table of contents of a game: each phase is one step. Looking is a chapter too, see `view`; geometry
//! is part of the types, see `table`.

mod acting;
mod adopt;
mod cannon;
mod end;
mod fire;
mod initiative;
mod intro;
mod lull;
mod mast;
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
mod wait;
mod zones;

pub(crate) use adopt::adopt;
pub(crate) use end::outcome;
pub(crate) use setup::{MODES, lay_out};
pub(crate) use surrender::{TALK, turn};

use crate::TurningTides;
use crate::table::Phase;
use wardroom_kernel::{self as kernel, Asked};

type Cx<'a, L> = kernel::Cx<'a, TurningTides, L>;
pub(crate) trait Live: kernel::Live<TurningTides> {}
impl<L: kernel::Live<TurningTides>> Live for L {}

pub(crate) fn resolve(cx: &mut Cx<'_, impl Live>) -> Asked {
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
