//! Storm (MM-STORM).

use super::{Answerer, Cx, combat, death, dice};
use crate::components::cards::Effect;
use crate::components::{EventCard, Skill};
use crate::event::Event;
use crate::table::{Fighter, Purpose, Step, Table};
use wardroom_kernel::{RuleResult, Seat};

/// A storm that was drawn in this round breaks loose at its end.
pub(super) fn gather(cx: &mut Cx<'_, impl Answerer>) {
    if storm_card(cx.table).is_some() {
        cx.table.agenda.push(Step::Storm { seat: cx.table.start });
    }
}

fn storm_card(table: &Table) -> Option<(EventCard, u8)> {
    table.events.in_force.iter().find_map(|card| {
        let hits = |effect: &Effect| if let Effect::Storm { hits } = effect { Some(*hits) } else { None };
        Some((card, table.parts.0.event(card).effects.iter().find_map(hits)?))
    })
}

/// One captain after another, in turn order from the start player (MM-STORM-01, MM-RULING-113).
pub(super) fn storm(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    let Some((card, hits)) = storm_card(cx.table) else { return Ok(()) };
    let next = cx.table.left_of(seat);
    if next == cx.table.start {
        cx.table.events.in_force.take(card);
        cx.table.events.discard.put(card);
        cx.emit(Event::EventDiscarded { card });
        gather(cx);
    } else {
        cx.table.agenda.push(Step::Storm { seat: next });
    }
    if cx.table.players[seat].is_at_sea() {
        let successes = dice::skill_roll(cx, seat, Skill::Seamanship, Purpose::Storm)?;
        let dice = dice::throw(cx, hits.saturating_sub(successes))?;
        if combat::hits::suffer(cx, seat, dice)? {
            cx.emit(Event::Sunk { who: Fighter::Captain(seat) });
            return death::die(cx, seat); // MM-STORM-03
        }
        combat::after_fight(cx, seat)?;
    }
    Ok(())
}
