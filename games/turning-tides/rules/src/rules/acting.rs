//! Acting: the chapter TT-ACT.

use super::{Answerer, Cx, cannon, end, fire, move_, navigate, promotion, sailor, swing};
use crate::TurningTides;
use crate::components::Card;
use crate::event::Event;
use crate::table::{CardStep, Phase, Played, Revealed, Table};
use wardroom_kernel::{Choice, RuleResult, Seat};

/// TT-ORDER-07, TT-RULING-45, TT-DEC-17
/// Carries one card out, with all that follows, before a player chooses anything else (TT-ORDER-06).
pub(super) fn carry_out(cx: &mut Cx<'_, impl Answerer>, revealed: Revealed, now: CardStep) -> RuleResult {
    let seat = revealed.seat(now);
    match revealed.played[seat] {
        Played { promotes: true, .. } => promotion::promote(cx, seat)?,
        Played { card, promotes: false } => match card {
            // TT-PROMO-01, TT-RULING-22
            Card::Wait => cx.emit(Event::Waited { seat }), // TT-WAIT-01
            Card::Sailor => sailor::place_a_sailor(cx, seat)?,
            Card::Cannon => cannon::place_a_cannon(cx, seat)?,
            Card::Move => move_::move_a_unit(cx, seat)?,
            Card::Navigate => navigate::navigate(cx, seat)?,
            Card::Swing => swing::swing(cx, seat)?,
            Card::Fire => fire::fire(cx, seat)?,
        },
    }
    if !end::stop_if_won(cx, seat, revealed) {
        // TT-LULL-12, TT-RULING-31
        cx.table.phase = match now {
            CardStep::First => Phase::CarryOut { revealed, now: CardStep::Second },
            CardStep::Second => Phase::DiscardAndSail { revealed },
        };
    }
    Ok(())
}

/// The owner takes one of the legal ways (TT-ACT-01, TT-ACT-02); without any, the card has no effect (TT-ACT-03).
pub(super) fn act<I: IntoIterator<Item: Choice<TurningTides>>>(
    cx: &mut Cx<'_, impl Answerer>,
    seat: Seat,
    card: Card,
    ways: impl Fn(&Table) -> I,
) -> RuleResult<Option<I::Item>> {
    if ways(cx.table).into_iter().next().is_none() {
        cx.emit(Event::NoEffect { seat, card }); // TT-DEC-18
        return Ok(None);
    }
    cx.choose(seat, ways).map(Some) // TT-ACT-04, TT-ACT-05
}
