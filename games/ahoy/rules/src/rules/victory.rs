//! Battle Victory: AH-BATTLE-12, AH-BATTLE-13, AH-PROC-07, AH-SQUAD-15 to -17, AH-UNION-10, AH-UNION-11, AH-SMUG-12,
//! AH-SMUG-13, AH-CREW-15, AH-RULING-20 to AH-RULING-22, AH-RULING-29, AH-RULING-30.

use super::moving::{Purpose, Voyage};
use super::{Answerer, Cx, ask, battle, damage, economy, rewards, union};
use crate::action::{Victory, VictoryOption};
use crate::components::{Card, Faction};
use crate::event::Event;
use crate::table::{BattleSide, Figure};
use arrayvec::ArrayVec;
use wardroom_kernel::RuleResult;

/// Damage with its extras first, then the push of a Beakhead, then the rest of the option.
pub(super) fn package(cx: &mut Cx<'_, impl Answerer>, winner: BattleSide, loser: Figure) -> RuleResult {
    let (seat, figure) = (winner.figure.owner(), winner.figure);
    let region = battle::current(cx.table).space.region();
    let mut options: ArrayVec<Victory, 4> = ArrayVec::new();
    options.extend([Victory::Option(VictoryOption::A), Victory::Option(VictoryOption::B)]);
    if Faction::of(seat) == Faction::Squadron && loser.is_union_ship() {
        options.push(Victory::Option(VictoryOption::C));
    }
    options.push(Victory::Pass);
    let option = match ask(cx, seat, &options)? {
        Victory::Option(option) => Some(option),
        Victory::Pass => None,
    };
    cx.emit(Event::VictoryChosen { seat, option });
    let damage = match (Faction::of(seat), option) {
        (_, None) => 0,
        (Faction::Squadron, Some(VictoryOption::B)) => 2,
        (_, Some(_)) => 1,
    };
    let gunner = figure.is_flagship() && cx.table.players[seat].has(Card::Gunner);
    let extra = u8::from(gunner) + u8::from(winner.has_secret_weapon);
    damage::deal(cx, seat, loser, damage + extra)?;
    match (Faction::of(seat), option) {
        (Faction::Squadron, Some(VictoryOption::A)) | (Faction::Union, Some(VictoryOption::B)) => {
            economy::steal_gold(cx, seat, loser.owner(), 1);
        }
        (Faction::Squadron, Some(VictoryOption::C)) => union::remove_comrades(cx, region, 1),
        (Faction::Union, Some(VictoryOption::A)) => union::place_comrades(cx, region, 1),
        (Faction::Smuggler, Some(VictoryOption::A)) => Voyage::new(figure, Purpose::Other).sail(cx, 2)?,
        (Faction::Smuggler, Some(VictoryOption::B)) => rewards::reward(cx, seat)?,
        (Faction::Squadron, Some(VictoryOption::B))
        | (Faction::Union | Faction::Smuggler, Some(VictoryOption::C))
        | (_, None) => (),
    }
    Ok(())
}
