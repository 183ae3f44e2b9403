//! Simultaneous effects: AH-TURN-11, AH-RULING-28. The turn player says which is next, whoever owns them.

use super::{Cx, Live, ask};
use crate::action::{ChooseOrder, Effect};
use arrayvec::ArrayVec;
use wardroom_kernel::Asked;

/// Effects that are still to come.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Pending(u16);

impl Pending {
    pub(super) fn put_if(&mut self, effect: Effect, is_due: bool) {
        self.0 |= u16::from(is_due) << effect as u16;
    }
    fn take(&mut self, effect: Effect) {
        self.0 &= !(1 << effect as u16);
    }
    fn effects(self) -> impl Iterator<Item = Effect> {
        Effect::ALL.into_iter().filter(move |&effect| self.0 & 1 << effect as u16 != 0)
    }
}

pub(super) fn resolve_in_order<L: Live>(
    cx: &mut Cx<'_, L>,
    mut pending: Pending,
    mut resolve: impl FnMut(&mut Cx<'_, L>, Effect) -> Asked,
) -> Asked {
    while pending.0 != 0 {
        let options: ArrayVec<ChooseOrder, { Effect::ALL.len() }> =
            pending.effects().map(ChooseOrder::Effect).collect();
        let turn_player = cx.table.phase.turn().expect("effects happen in somebody's turn").seat;
        let ChooseOrder::Effect(effect) = ask(cx, turn_player, &options)?;
        pending.take(effect);
        resolve(cx, effect)?;
    }
    Ok(())
}
