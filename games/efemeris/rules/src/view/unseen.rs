//! Tables that look the same to a seat: what it cannot see is dealt anew.

use super::{CaptainView, CardsView, PlayerView, QueueView, View};
use crate::components::Captain;
use crate::table::{Captains, Navy, Player, Side, Table};
use arrayvec::ArrayVec;
use wardroom_kernel::{FastRng, Seat};

/// A table that looks the same to `seat`: enemy hands, reserves and captains, and the expert tiles, are dealt anew.
/// What the seat knows is in its view.
pub(crate) fn determinize(view: &View, _seat: Seat, rng: &mut FastRng) -> Table {
    let mut dealt = known_table(view);
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

/// The table without what is hidden.
pub(crate) fn known_table(view: &View) -> Table {
    let View {
        parts,
        agreed,
        game,
        wins,
        start,
        round,
        active,
        phase,
        ended,
        sky,
        stack,
        bag,
        planets,
        navies,
        players,
        frozen,
        moved,
        rescued,
        shared,
        is_still,
    } = view;
    Table {
        parts: *parts,
        agreed: *agreed,
        game: *game,
        wins: *wins,
        start: *start,
        round: *round,
        active: *active,
        phase: *phase,
        ended: *ended,
        sky: sky.clone(),
        stack: stack.tiles,
        bag: *bag,
        planets: *planets,
        navies: [0, 1, 2].map(|side: usize| Navy {
            nation: navies[side].nation,
            reserve: navies[side].reserve.cards().unwrap_or_default(),
            out: navies[side].out,
        }),
        players: [0, 1, 2, 3].map(|seat: usize| known(&players[seat])),
        frozen: *frozen,
        moved: *moved,
        rescued: *rescued,
        shared: *shared,
        is_still: *is_still,
    }
}

/// A player with everything that is seen.
fn known(view: &PlayerView) -> Player {
    let PlayerView {
        captain,
        queue,
        lost,
        rebuilds,
        hand,
        in_play,
        spices,
        tokens,
        mobilisation,
        ships,
        frigates_built,
        fortresses_built,
        shipwrights_used,
        governed,
        drawn,
        is_protected: _,
        is_shielded: _,
    } = view;
    Player {
        captain: captain.open(),
        queue: if let QueueView::Captains(captains) = *queue { captains } else { Captains::NONE },
        lost: *lost,
        rebuilds: *rebuilds,
        hand: hand.cards().unwrap_or_default(),
        in_play: *in_play,
        spices: *spices,
        tokens: *tokens,
        mobilisation: *mobilisation,
        ships: *ships,
        frigates_built: *frigates_built,
        fortresses_built: *fortresses_built,
        shipwrights_used: *shipwrights_used,
        governed: governed.clone(),
        drawn: drawn.clone(),
    }
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
