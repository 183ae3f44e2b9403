//! Simultaneous effects: the turn player says which is next, whichever player owns it.

use super::{Answerer, Cx, ask};
use crate::action::{ChooseOrder, Effect};
use arrayvec::ArrayVec;
use wardroom_kernel::RuleResult;

/// Those effects of one occasion that are due, in the order in which they are offered.
pub(super) fn due<E, const N: usize>(effects: [(E, bool); N]) -> ArrayVec<E, N> {
    effects.into_iter().filter_map(|(effect, is_due)| is_due.then_some(effect)).collect()
}

/// One after another. An occasion has an enum of its own, so that nothing else can happen there.
pub(super) fn resolve_in_order<L: Answerer, E: Copy + Into<Effect>, const N: usize>(
    cx: &mut Cx<'_, L>,
    mut due: ArrayVec<E, N>,
    mut resolve: impl FnMut(&mut Cx<'_, L>, E) -> RuleResult,
) -> RuleResult {
    while !due.is_empty() {
        let options: ArrayVec<ChooseOrder, N> = due.iter().map(|&effect| ChooseOrder::Effect(effect.into())).collect();
        let turn_player = cx.table.phase.turn().expect("effects happen in a turn").seat; // AH-TERM-10
        let ChooseOrder::Effect(next) = ask(cx, turn_player, &options)?;
        let place = due.iter().position(|&effect| effect.into() == next).expect("an effect was offered");
        let effect = due.remove(place);
        resolve(cx, effect)?;
    }
    Ok(())
}
