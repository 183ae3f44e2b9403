//! Rumors in the hand (MM-RUMOR). Seeking and checking them is in `errands`.

use super::{Answerer, Cx, effects, glory};
use crate::action::KeepRumor;
use crate::components::{Rumor, Set};
use crate::event::Event;
use crate::table::{Source, Step, Table};
use wardroom_kernel::{RuleResult, Seat};

/// Draws so many; one is kept, the one he had included (MM-RUMOR-02). The others are shuffled back.
pub(super) fn draw(cx: &mut Cx<'_, impl Answerer>, seat: Seat, count: u8) -> RuleResult {
    cx.table.drawn.by = Some(seat);
    for _ in 0..count {
        let left = cx.table.rumors.len() as u32;
        if left == 0 {
            break;
        }
        cx.reveal();
        let place = cx.chance(left)? as usize;
        let rumor = cx.table.rumors.nth(place);
        cx.table.rumors.take(rumor);
        cx.table.drawn.rumors.put(rumor);
        cx.emit(Event::RumorDrawn { seat, rumor });
        cx.emit(Event::DrewARumor { seat });
    }
    keep_one(cx, seat)
}

/// Of the rumors drawn or plundered and the one he has.
pub(super) fn keep_one(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    if !cx.table.drawn.rumors.is_empty() {
        let kept = if at_hand(cx.table, seat).len() == 1 {
            at_hand(cx.table, seat).nth(0)
        } else {
            cx.choose(seat, |t| at_hand(t, seat).into_iter().map(|rumor| KeepRumor { rumor }))?.rumor
        };
        let (all, held) = (at_hand(cx.table, seat), cx.table.players[seat].rumor);
        let player = &mut cx.table.players[seat];
        player.is_rumor_true &= held == Some(kept);
        player.rumor = Some(kept);
        cx.table.drawn.rumors = Set::NONE;
        let dropped = all.minus(Set::from(kept));
        cx.table.rumors = cx.table.rumors.plus(dropped); // MM-RUMOR-03
        if held.is_some_and(|held| held != kept) {
            cx.emit(Event::RumorDropped { seat });
        }
    }
    cx.table.drawn.by = None;
    Ok(())
}

fn at_hand(table: &Table, seat: Seat) -> Set<Rumor> {
    table.drawn.rumors.iter().chain(table.players[seat].rumor).collect()
}

/// The roll has succeeded: its reward comes, then the glory point (MM-RUMOR-06, MM-RUMOR-07).
pub(super) fn come_true(cx: &mut Cx<'_, impl Answerer>, seat: Seat) {
    if let Some(rumor) = cx.table.players[seat].rumor {
        cx.emit(Event::RumorTrue { seat, rumor });
        cx.table.agenda.push(Step::RumorTrue { seat });
        effects::begin(cx.table, seat, Source::Rumor(rumor), 0);
    }
}

/// The roll has failed, or a fight it led to was not won (MM-RUMOR-05).
pub(super) fn prove_false(cx: &mut Cx<'_, impl Answerer>, seat: Seat) {
    cx.table.agenda.drop_all(|step| step == Step::RumorTrue { seat });
    if let Some(rumor) = cx.table.players[seat].rumor.take() {
        cx.table.players[seat].is_rumor_true = false;
        cx.table.rumors.put(rumor);
        cx.emit(Event::RumorFalse { seat, rumor });
    }
}

/// What a true rumor brings besides its reward.
pub(super) fn reward(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    if let Some(rumor) = cx.table.players[seat].rumor {
        if cx.table.parts.rumor(rumor).is_kept {
            cx.table.players[seat].is_rumor_true = true;
        } else {
            cx.table.players[seat].rumor = None;
            cx.table.rumors.put(rumor);
        }
    }
    glory::gain_point(cx, seat)
}
