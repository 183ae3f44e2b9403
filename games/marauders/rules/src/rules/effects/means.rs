//! Open means in windows: abilities of captains and specialists, grappling hooks, reinforced hull (MM-WINDOW-05).

use super::{combat, dice, passive};
use crate::components::cards::{Any, Effect, HowMany, Limit, Or, Reroll, RollKind, Timing, Whose};
use crate::components::{CombatAction, Means, Modification, Set, Weapon};
use crate::event::Event;
use crate::rules::{Answerer, Cx};
use crate::table::{Purpose, Table};
use arrayvec::ArrayVec;
use wardroom_kernel::{RuleResult, Seat};

/// Those that a player may use in the open window.
pub(in crate::rules) fn usable(table: &Table, seat: Seat) -> impl Iterator<Item = Means> + use<> {
    let mut means_at_hand: ArrayVec<Means, 11> = ArrayVec::new();
    match table.windows.last().map(|window| window.timing) {
        Some(Timing::Rolled) => {
            for (means, effect) in passive::abilities(table, seat) {
                if let Effect::Reroll(reroll) = effect
                    && !is_used(table, seat, means, *reroll)
                    && dice::can_reroll(table, seat, *reroll)
                    && !means_at_hand.contains(&means)
                {
                    means_at_hand.push(means);
                }
            }
            if can_throw_hooks(table, seat) {
                means_at_hand.push(Means::GrapplingHooks);
            }
        }
        Some(Timing::HitsDue) => {
            let redirects = |(_, effect): &(Means, &Effect)| matches!(effect, Effect::RedirectHit { .. });
            if let Some((means, _)) = passive::abilities(table, seat).find(redirects)
                && combat::can_redirect(table, seat)
            {
                means_at_hand.push(means);
            }
            if can_flip_hull(table, seat) {
                means_at_hand.push(Means::ReinforcedHull);
            }
        }
        _ => (),
    }
    means_at_hand.into_iter()
}

fn is_used(table: &Table, seat: Seat, means: Means, reroll: Reroll) -> bool {
    if reroll.limit == Some(Limit::Turn) {
        table.turn.seat != seat || table.turn.has_rerolled
    } else {
        dice::used(table, seat).has(means)
    }
}

/// MM-WEAPON-01, MM-RULING-87: for a contest with Board.
fn can_throw_hooks(table: &Table, seat: Seat) -> bool {
    let is_contest = table.roll.is_some_and(|roll| roll.purpose == Purpose::Contest);
    is_contest
        && table.players[seat].weapons.has(Weapon::GrapplingHooks)
        && combat::announced(table, seat) == Some(CombatAction::Board)
}

/// MM-MOD-10, MM-RULING-38: not in crew combat.
fn can_flip_hull(table: &Table, seat: Seat) -> bool {
    let ship = &table.players[seat].ship;
    ship.has(Modification::ReinforcedHull)
        && !ship.is_hull_flipped
        && !table.battle.is_some_and(|battle| battle.is_boarded())
        && combat::cancellable(table, seat, Or::Word(Any::Any), false).next().is_some()
}

pub(in crate::rules) fn use_it(cx: &mut Cx<'_, impl Answerer>, seat: Seat, means: Means) -> RuleResult {
    cx.emit(Event::MeansUsed { seat, means });
    match means {
        Means::ReinforcedHull => {
            cx.table.players[seat].ship.is_hull_flipped = true;
            return combat::cancel_hit(cx, seat, 1, Or::Word(Any::Any), false);
        }
        Means::GrapplingHooks => {
            cx.table.players[seat].weapons.take(Weapon::GrapplingHooks);
            let (roll, dice, whose) = (RollKind::Seamanship, HowMany::Any, Whose::Own);
            return dice::reroll(cx, seat, Reroll { roll, dice, whose, scope: None, limit: None });
        }
        Means::Captain
        | Means::Carpenter
        | Means::MasterFighter
        | Means::GunCaptain
        | Means::Surgeon
        | Means::Lookout
        | Means::Purser
        | Means::SailingMaster
        | Means::MasterGunner => (),
    }
    let own = passive::abilities(cx.table, seat).filter(|(of, _)| *of == means).map(|(_, effect)| effect);
    let in_roll = cx.table.windows.last().is_some_and(|window| window.timing == Timing::Rolled);
    let effect = own.clone().find(|effect| match effect {
        Effect::Reroll(reroll) => {
            in_roll && !is_used(cx.table, seat, means, *reroll) && dice::can_reroll(cx.table, seat, *reroll)
        }
        Effect::RedirectHit { .. } => !in_roll,
        _ => false,
    });
    match effect {
        Some(Effect::Reroll(reroll)) => {
            if reroll.limit == Some(Limit::Turn) {
                cx.table.turn.has_rerolled = true;
            } else {
                dice::use_up(cx.table, seat, Set::from(means));
            }
            dice::reroll(cx, seat, *reroll)
        }
        Some(Effect::RedirectHit { n }) => combat::redirect_hit(cx, seat, *n),
        _ => Ok(()),
    }
}
