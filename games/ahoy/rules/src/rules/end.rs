//! End: the chapter AH-END, and the pledges that are scored there.

use super::{Answerer, Cx};
use crate::components::{Faction, Region};
use crate::event::Event;
use crate::table::{End, Phase, SQUADRON, Table, UNION};
use wardroom_kernel::{Outcome, Seat, Seats, Talk};

/// A player may concede (AH-END-04), with two players only (AH-RULING-72).
pub(crate) const TALK: &[Talk] = &[Talk::Resign];
pub(crate) fn may_say(table: &Table, _: Talk) -> bool {
    table.seats == 2
}

pub(crate) fn outcome(table: &Table) -> Option<Outcome> {
    match table.phase {
        Phase::Over(end) => Some(Outcome { winners: end.winners, reason: "fame" }),
        Phase::Deal
        | Phase::StartIsland
        | Phase::StartFlagship(_)
        | Phase::StartPlans
        | Phase::Turn(_)
        | Phase::Order { .. }
        | Phase::EndOfTurn(_)
        | Phase::EndOfRound => None,
    }
}

/// Pledges are shown and scored, then it is counted (AH-END-02).
pub(super) fn finish(cx: &mut Cx<'_, impl Answerer>) {
    for seat in cx.table.clockwise().filter(|&seat| Faction::of_seat(seat) == Faction::Smuggler) {
        score_pledges(cx, seat);
    }
    let winners = winners(cx.table);
    cx.table.phase = Phase::Over(End { winners });
    cx.emit(Event::Ended { winners });
}

/// AH-SMUG-14: a card scores for each region of its suit that the marker's faction controls.
fn score_pledges(cx: &mut Cx<'_, impl Answerer>, seat: Seat) {
    for pile in [0, 1] {
        let player = cx.table.players[seat];
        let Some(faction) = player.pile(pile) else { continue };
        let controller = if faction == Faction::Squadron { SQUADRON } else { UNION };
        for card in player.pledged[pile].iter() {
            let is_controlled = |region: &Region| {
                region.suit() == card.suit() && cx.table.sea.control(*region).leader() == Some(controller)
            };
            let fame = cx.table.sea.map.regions().filter(is_controlled).count() as u8;
            cx.table.players[seat].fame += u16::from(fame);
            cx.emit(Event::PledgeScored { seat, card, faction, fame });
        }
    }
}

/// AH-END-03: most Fame, then most gold, then together (AH-RULING-71).
fn winners(table: &Table) -> Seats {
    let worth = |seat: Seat| (table.players[seat].fame, table.players[seat].gold);
    let best = table.seats().map(worth).max();
    table.seats().filter(|&seat| Some(worth(seat)) == best).collect()
}
