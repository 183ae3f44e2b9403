//! Texts of event cards: `war`, `close-ports`, `draw-events`, `redeal-merchants`, and those that others have as well.
//!
//! Storms and NPC ships come at the end of the round: see `rounds` and `storm`.

use super::run;
use crate::components::cards::WarState;
use crate::components::{EventCard, Set, Zone};
use crate::rules::{Answerer, Cx, plague, rounds, war};
use crate::table::{Source, Step};
use wardroom_kernel::RuleResult;

/// The text of an event whose time has come (MM-EVENT-03); choices are the start player's (MM-RULING-08).
pub(crate) fn resolve_event(cx: &mut Cx<'_, impl Answerer>, card: EventCard) -> RuleResult {
    let (seat, parts) = (cx.table.start, cx.table.parts.0);
    parts.event(card).effects.iter().try_for_each(|effect| run(cx, seat, effect, Source::Event(card)))
}

pub(super) fn war(cx: &mut Cx<'_, impl Answerer>, state: WarState) -> RuleResult {
    match state {
        WarState::Begin => war::begin(cx),
        WarState::End => {
            war::end(cx);
            Ok(())
        }
    }
}

/// MM-PLAGUE-01
pub(super) fn close_ports(cx: &mut Cx<'_, impl Answerer>, n: u8, rounds: u8) -> RuleResult {
    let mut ports = Set::<Zone>::NONE;
    let mut open: Set<Zone> = Zone::ports().collect();
    for _ in 0..n {
        let port = open.nth(cx.chance(open.len() as u32)? as usize);
        open.take(port);
        ports.put(port);
    }
    plague::break_out(cx, ports, rounds);
    Ok(())
}

/// MM-RULING-06, MM-RULING-10: one after the other, each completely.
pub(super) fn draw_events(cx: &mut Cx<'_, impl Answerer>, n: u8) -> RuleResult {
    (0..n).for_each(|_| cx.table.agenda.push(Step::Event));
    Ok(())
}

pub(super) fn redeal_merchants(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    rounds::redeal_merchants(cx)
}
