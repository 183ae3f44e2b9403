//! Tables that look the same to a seat: what it cannot see is dealt anew.

use super::{CaptainView, CardsView, QueueView, View};
use crate::components::Captain;
use crate::table::{Side, Table};
use arrayvec::ArrayVec;
use wardroom_kernel::{FastRng, Seat};

/// A table that looks the same to `seat`: enemy hands, reserves and captains, and the expert tiles, are dealt anew.
/// What the seat knows is in its view.
pub(crate) fn determinize(view: &View, _seat: Seat, rng: &mut FastRng) -> Table {
    let mut dealt = view.known();
    let mut candidates = view.stack.candidates;
    for _ in 0..view.stack.expert {
        let tile = { candidates }.nth(rng.below(candidates.len().into())).expect("as many candidates as are hidden");
        candidates.remove(tile);
        dealt.stack.insert(tile);
    }
    for side in view.agreed.mode.sides() {
        deal_crew(view, side, rng, &mut dealt);
        deal_captains(view, side, rng, &mut dealt);
    }
    dealt
}

fn deal_crew(view: &View, side: Side, rng: &mut FastRng, dealt: &mut Table) {
    let mut unseen = view.unseen_crew(side);
    for seat in view.agreed.mode.seats_of(side) {
        let CardsView::Backs(count) = view.players[seat].hand else { continue };
        for _ in 0..count {
            let kind = unseen.nth(rng.below(unseen.len().into()) as u32).expect("a card for each back");
            unseen.take(kind);
            dealt.players[seat].hand.put(kind);
        }
    }
    if let CardsView::Backs(_) = view.navies[usize::from(side.0)].reserve {
        dealt.navies[usize::from(side.0)].reserve = unseen;
    }
}

fn deal_captains(view: &View, side: Side, rng: &mut FastRng, dealt: &mut Table) {
    let Some(nation) = view.navies[usize::from(side.0)].nation else { return };
    let seats = view.agreed.mode.seats_of(side);
    let is_seen = |captain: &Captain| {
        let mut players = seats.into_iter().map(|seat| &view.players[seat]);
        players.any(|player| player.captain.open() == Some(*captain) || player.lost.contains(*captain))
    };
    let mut unseen: ArrayVec<Captain, 4> = nation.captains().into_iter().filter(|captain| !is_seen(captain)).collect();
    for seat in seats {
        if view.players[seat].captain == CaptainView::Back {
            dealt.players[seat].captain = Some(unseen.swap_remove(rng.below(unseen.len())));
        }
        if let QueueView::Backs(count) = view.players[seat].queue {
            for _ in 0..count {
                dealt.players[seat].queue.push(unseen.swap_remove(rng.below(unseen.len())));
            }
        }
    }
}
