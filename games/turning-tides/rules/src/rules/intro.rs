//! Introductory game: the chapter TT-INTRO. Lull and promotion, which it leaves out, are left out in their own files.

use super::{Answerer, Cx};
use crate::components::Card;
use crate::event::Event;
use crate::table::{Table, Variant, Verdict, enemy};
use wardroom_kernel::Seat;

/// TT-INTRO-04
pub(super) fn add_fire(cx: &mut Cx<'_, impl Answerer>, seat: Seat) {
    let t = &mut *cx.table;
    if t.switches.variant == Variant::Intro && t.parts.intro.fire_after_rounds.contains(&t.round) {
        t.players[seat].exchange.take(Card::Fire);
        t.players[seat].pile.put(Card::Fire);
        cx.emit(Event::FireAdded { seat });
    }
}

/// TT-INTRO-02, TT-INTRO-03, TT-RULING-47
pub(super) fn verdict(t: &Table, loser: Seat) -> Option<Verdict> {
    let ship = t.ship(loser);
    let is_damaged = t.parts.intro.zones_to_win <= ship.destroyed.len();
    let is_without_captain = ship.captain.is_none();
    let is_lost = match t.switches.intro_needs_both_goals {
        true => is_damaged && is_without_captain,
        false => is_damaged || is_without_captain,
    };
    is_lost.then_some(Verdict::Intro(enemy(loser)))
}
