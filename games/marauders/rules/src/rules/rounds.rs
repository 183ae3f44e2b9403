//! Rounds (MM-ROUND).

use super::{Answerer, Cx, end as ending, merchants, npcs, plague, storm};
use crate::components::cards::Timing;
use crate::event::Event;
use crate::table::{Ending, Step};
use wardroom_kernel::RuleResult;

/// Merchants are dealt anew, the deck is tested; then the event and everybody's turn (MM-ROUND-01, MM-RULING-07).
pub(super) fn start(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let on_track: u8 = cx.table.merchant_track.iter().sum();
    if on_track >= cx.table.parts.numbers.merchants_redeal {
        // MM-ROUND-02
        // MM-RULING-05
        redeal_merchants(cx)?;
    }
    if cx.table.events.deck.is_empty() {
        // MM-END-05
        ending::finish(cx, Ending::NoEvent); // MM-ROUND-03
        return Ok(());
    }
    cx.table.round += 1;
    cx.emit(Event::RoundBegan { round: cx.table.round });
    cx.table.agenda.push(Step::EndRound);
    cx.table.agenda.push(Step::StartTurn { seat: cx.table.start });
    cx.table.agenda.push(Step::Event);
    Ok(())
}

pub(super) fn redeal_merchants(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    merchants::deal(cx)
}

/// NPC ships appear; then storms; then the round is closed (MM-RULING-112, MM-ROUND-04).
pub(super) fn end(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    npcs::appear(cx)?;
    cx.table.agenda.push(Step::CloseRound);
    storm::gather(cx);
    Ok(())
}

/// Cards for this round are discarded and the plague counts down.
pub(super) fn close(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let parts = cx.table.parts.0;
    for card in cx.table.events.in_force {
        if parts.event(card).timing != Timing::EventStays {
            cx.table.events.in_force.take(card);
            cx.table.events.discard.put(card);
            cx.emit(Event::EventDiscarded { card });
        }
    }
    plague::count_down(cx);
    cx.table.agenda.push(Step::StartRound);
    Ok(())
}
