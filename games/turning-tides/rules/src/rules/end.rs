//! End: the chapter TT-END.

use super::{Answerer, Cx, intro};
use crate::event::Event;
use crate::table::{End, GOLD, Phase, Revealed, SILVER, Table, Variant, Verdict, enemy};
use std::cmp::Ordering;
use wardroom_kernel::{Outcome, Seat, Seats};

/// After each card. It can only have harmed the enemy of its owner (TT-END-04).
pub(super) fn stop_if_won(cx: &mut Cx<'_, impl Answerer>, seat: Seat, revealed: Revealed) -> bool {
    let verdict = verdict(cx.table, enemy(seat));
    if let Some(verdict) = verdict {
        stop(cx, End { verdict, revealed: Some(revealed) });
    }
    verdict.is_some()
}

/// TT-END-06, TT-RULING-44
pub(super) fn stop_at_the_limit(cx: &mut Cx<'_, impl Answerer>) -> bool {
    let is_over = cx.table.round == cx.table.switches.round_limit;
    if is_over {
        let verdict = Verdict::Limit(ahead(cx.table));
        stop(cx, End { verdict, revealed: None });
    }
    is_over
}

fn stop(cx: &mut Cx<'_, impl Answerer>, end: End) {
    cx.table.phase = Phase::Over(end);
    cx.emit(Event::Ended { verdict: end.verdict });
}

/// Whether a ship has lost (TT-END-01, TT-END-02, TT-END-03).
pub(super) fn verdict(t: &Table, loser: Seat) -> Option<Verdict> {
    let (ship, winner) = (t.ship(loser), enemy(loser));
    match t.switches.variant {
        Variant::Intro => intro::verdict(t, loser),
        Variant::Base if t.parts.zones_to_win <= ship.destroyed.len() => Some(Verdict::Zones(winner)),
        Variant::Base if ship.crew_aboard() == 0 => Some(Verdict::Crew(winner)),
        Variant::Base => None,
    }
}

/// Fewer destroyed zones, then more crew aboard.
pub(super) fn ahead(t: &Table) -> Option<Seat> {
    let [silver, gold] = [SILVER, GOLD].map(|seat| t.ship(seat));
    let by_zones = gold.destroyed.len().cmp(&silver.destroyed.len());
    match by_zones.then(silver.crew_aboard().cmp(&gold.crew_aboard())) {
        Ordering::Greater => Some(SILVER),
        Ordering::Less => Some(GOLD),
        Ordering::Equal => None,
    }
}

pub(crate) fn outcome(t: &Table) -> Option<Outcome> {
    let Phase::Over(End { verdict, .. }) = t.phase else { return None };
    let (winner, reason) = match verdict {
        Verdict::Zones(winner) => (Some(winner), "zones"),
        Verdict::Crew(winner) => (Some(winner), "crew"),
        Verdict::Intro(winner) => (Some(winner), "intro"),
        Verdict::Limit(winner) => (winner, "limit"),
    };
    Some(Outcome { winners: winner.map_or(Seats::first(2), Seats::from), reason })
}
