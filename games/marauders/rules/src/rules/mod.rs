//! The rules, one file per chapter of the ledger (`games/marauders/ledger.en.md`), in its order and with its verbs.
//!
//! `resolve` is the table of contents of a game: each step of the agenda is one call. Looking is a chapter too, see
//! `view`; prices and other numbers that screens ask for are methods of `Table`, each in its chapter.

mod bounties;
pub(crate) mod buy;
pub(crate) mod cargo;
pub(crate) mod closed;
mod combat;
pub(crate) mod crew;
mod death;
mod dice;
pub(crate) mod effects;
mod end;
pub(crate) mod errands;
mod events;
mod glory;
mod glory_window;
pub(crate) mod hunting;
mod merchants;
pub(crate) mod missions;
mod moving;
pub(crate) mod npc_scouting;
mod npcs;
mod plague;
mod plunder;
mod port;
pub(crate) mod purse;
mod raid;
mod rounds;
mod rumors;
mod scout;
pub(crate) mod sell;
mod setup;
pub(crate) mod shipyard;
pub(crate) mod stash;
mod storm;
mod stow;
mod turn;
mod validate_position;
mod war;

pub use closed::Closed;
pub(crate) use effects::passive::peeks_merchant;
pub(crate) use end::outcome;
pub(crate) use setup::{MODES, initial_table};
pub(crate) use validate_position::validate_position;

use crate::Marauders;
use crate::table::Step;
use wardroom_kernel::{self as kernel, Choice, RuleResult, Seat};

type Cx<'a, L> = kernel::Cx<'a, Marauders, L>;
pub(crate) trait Answerer: kernel::Answerer<Marauders> {}
impl<L: kernel::Answerer<Marauders>> Answerer for L {}

pub(crate) fn resolve(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let Some(step) = cx.table.agenda.next() else { return Ok(()) };
    if !step.stays() {
        cx.table.agenda.pop();
    }
    match step {
        Step::Captains => setup::captains(cx)?,
        Step::Board => setup::board(cx)?,
        Step::StartRound => rounds::start(cx)?,
        Step::Event => events::draw(cx)?,
        Step::StartTurn { seat } => turn::start(cx, seat)?,
        Step::NpcScouting => npc_scouting::scout(cx)?,
        Step::Hunters => npc_scouting::attack(cx)?,
        Step::Act => turn::act(cx)?,
        Step::Port => port::activity(cx)?,
        Step::EndTurn => turn::end(cx)?,
        Step::Battle => combat::step(cx)?,
        Step::Raid => raid::step(cx)?,
        Step::Effects { seat, source, branch, from } => effects::step(cx, seat, source, branch, from)?,
        Step::CardResolved { seat, card } => glory_window::after_card(cx, seat, card)?,
        Step::FreeMoves { seat, left } => moving::free_move(cx, seat, left)?,
        Step::RumorTrue { seat } => rumors::reward(cx, seat)?,
        Step::MissionDone { seat } => missions::reward(cx, seat)?,
        Step::Death { seat } => death::perish(cx, seat)?,
        Step::EndRound => rounds::end(cx)?,
        Step::Storm { seat } => storm::storm(cx, seat)?,
        Step::CloseRound => rounds::close(cx)?,
    }
    end::announce_victories(cx);
    Ok(())
}

/// One of these. What has but one answer is not asked: only where everybody knows that there is but one.
fn ask<T: Choice<Marauders>>(cx: &mut Cx<'_, impl Answerer>, seat: Seat, options: &[T]) -> RuleResult<T> {
    match options {
        [only] => Ok(*only),
        _ => cx.choose(seat, |_| options.iter().copied()),
    }
}
