//! Battle Victory: one option of the winner's faction.

use super::moving::{Movement, Purpose};
use super::{Answerer, Cx, ask, battle, damage, economy, rewards, union};
use crate::action::{Victory, VictoryOption};
use crate::components::{Card, Faction};
use crate::event::Event;
use crate::table::{BattleSide, Figure};
use arrayvec::ArrayVec;
use wardroom_kernel::RuleResult;

/// AH-BATTLE-12, AH-PROC-07, AH-RULING-29
/// Damage with its extras first, then the push of a Beakhead, then the rest of the option.
pub(super) fn package(cx: &mut Cx<'_, impl Answerer>, winner: BattleSide, loser: Figure) -> RuleResult {
    let (seat, figure) = (winner.figure.owner(), winner.figure);
    let region = battle::current(cx.table).space.region();
    let mut options: ArrayVec<Victory, 4> = ArrayVec::new();
    options.extend([Victory::Option(VictoryOption::A), Victory::Option(VictoryOption::B)]);
    if Faction::of_seat(seat) == Faction::Squadron && loser.is_union_ship() {
        options.push(Victory::Option(VictoryOption::C));
    }
    options.push(Victory::Pass);
    let option = match ask(cx, seat, &options)? {
        Victory::Option(option) => Some(option),
        Victory::Pass => None,
    };
    cx.emit(Event::VictoryChosen { seat, option });
    let damage = match (Faction::of_seat(seat), option) {
        (_, None) => 0,
        (Faction::Squadron, Some(VictoryOption::B)) => 2, // AH-SQUAD-16
        (_, Some(_)) => 1,
    };
    let gunner = figure.is_flagship() && cx.table.players[seat].has(Card::Gunner); // AH-CREW-15
    let extra = u8::from(gunner) + u8::from(winner.has_secret_weapon); // AH-RULING-20
    damage::deal(cx, seat, loser, damage + extra)?; // AH-BATTLE-13, AH-RULING-21
    match (Faction::of_seat(seat), option) {
        // AH-SQUAD-15, AH-UNION-11
        (Faction::Squadron, Some(VictoryOption::A)) | (Faction::Union, Some(VictoryOption::B)) => {
            economy::steal_gold(cx, seat, loser.owner(), 1);
        }
        (Faction::Squadron, Some(VictoryOption::C)) => union::remove_comrades(cx, region, 1), // AH-SQUAD-17
        (Faction::Union, Some(VictoryOption::A)) => union::place_comrades(cx, region, 1),     // AH-UNION-10
        // AH-SMUG-12, AH-RULING-22, AH-RULING-27
        (Faction::Smuggler, Some(VictoryOption::A)) => Movement::new(figure, Purpose::Other).sail(cx, 2)?,
        (Faction::Smuggler, Some(VictoryOption::B)) => rewards::reward(cx, seat)?, // AH-SMUG-13
        (Faction::Squadron, Some(VictoryOption::B))
        | (Faction::Union | Faction::Smuggler, Some(VictoryOption::C))
        | (_, None) => (),
    }
    Ok(())
}
