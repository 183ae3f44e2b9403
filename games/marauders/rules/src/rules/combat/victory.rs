//! After the fighting (MM-BOUNTY, MM-REWARD, MM-GLORY).

use super::{current, fighters, go_to};
use crate::action::ClaimReward;
use crate::components::Nation;
use crate::components::cards::Effect;
use crate::event::{Cause, Event};
use crate::rules::effects::{self, passive};
use crate::rules::missions::{self, Defeated};
use crate::rules::{Answerer, Cx, ask, bounties, death, glory, npcs, plunder, purse, rumors};
use crate::table::{Battle, Fighter, Side, Source, Spoils, Stage, Step, Table, Win};
use arrayvec::ArrayVec;
use wardroom_kernel::{RuleResult, Seat};

/// What the winner gets, in the order of MM-RULING-63.
pub(super) fn spoils(cx: &mut Cx<'_, impl Answerer>, win: Win) -> RuleResult {
    let side = usize::from(win.side);
    let [winner, loser] = [side, 1 - side].map(|side| fighters(cx.table)[side]);
    let (Fighter::Captain(seat), Fighter::Captain(_) | Fighter::Npc(_) | Fighter::Pirate(_)) = (winner, loser) else {
        cx.emit(Event::Defeated { winner, loser });
        // MM-NFIGHT-05
        go_to(cx.table, Stage::Over); // An NPC takes nothing, a band has nothing.
        return Ok(());
    };
    let next = match win.spoils {
        Spoils::Ship => {
            cx.emit(Event::Defeated { winner, loser });
            if let Fighter::Npc(npc) = loser {
                if let Some(nation) = npc.nation() {
                    bounties::raise(cx, seat, nation, 1); // MM-BOUNTY-02
                }
                npcs::defeat(cx, npc);
            }
            if win.by_boarding {
                // MM-RULING-99
                plunder::take_ship(cx, seat, loser)?;
            }
            Spoils::Plunder
        }
        Spoils::Plunder => {
            if win.by_boarding {
                // MM-PLUNDER-01
                plunder::plunder(cx, seat, loser)?;
            }
            Spoils::Reward
        }
        Spoils::Reward => {
            claim(cx, seat, loser)?;
            Spoils::Glory
        }
        Spoils::Glory => {
            glory::gain_point(cx, seat)?; // MM-GLORY-03
            go_to(cx.table, Stage::Over);
            return Ok(());
        }
    };
    go_to(cx.table, Stage::Won(Win { spoils: next, ..win }));
    Ok(())
}

/// MM-REWARD-01, MM-REWARD-02, MM-REWARD-03, MM-RULING-62
fn claim(cx: &mut Cx<'_, impl Answerer>, seat: Seat, loser: Fighter) -> RuleResult {
    match loser {
        Fighter::Npc(npc) if npc.is_pirate() && !cx.table.players[seat].is_pirate() => {
            let gold = cx.table.parts.npc(npc).reward.into();
            purse::gain(cx, seat, gold, Cause::Reward);
        }
        Fighter::Captain(other) => {
            let nations = Nation::ALL.into_iter().filter(|nation| pays(cx.table, *nation, seat, other));
            let mut options: ArrayVec<ClaimReward, 5> = nations.map(ClaimReward::Nation).collect();
            options.push(ClaimReward::Decline);
            if let ClaimReward::Nation(nation) = ask(cx, seat, &options)? {
                let each = u16::from(cx.table.parts.prices.bounty_reward);
                let gold = each * u16::from(cx.table.players[other].bounty(nation));
                cx.emit(Event::RewardClaimed { seat, nation, gold });
                purse::gain(cx, seat, gold, Cause::Reward);
            }
        }
        Fighter::Npc(_) | Fighter::Pirate(_) | Fighter::Band(_) => (),
    }
    Ok(())
}

/// Not a nation that has a bounty on the victor, nor one at war with his own (MM-REWARD-02, MM-WAR-04).
fn pays(table: &Table, nation: Nation, to: Seat, dead: Seat) -> bool {
    let enemy = table.nation(to).and_then(|own| table.war.and_then(|war| war.enemy_of(own)));
    table.players[dead].bounty(nation) > 0 && table.players[to].bounty(nation) == 0 && enemy != Some(nation)
}

/// The end of a battle: what happens after a fight, missions and rumors, then the dead (MM-RULING-63, MM-RULING-105).
pub(super) fn finish(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let battle = *current(cx.table);
    cx.table.agenda.pop();
    let dead = |seat: &Seat| battle.side_of(*seat).is_some_and(|side| battle.sides[side].is_beaten);
    let dead: ArrayVec<Seat, 2> = cx.table.from(cx.table.turn.seat).filter(dead).collect();
    dead.iter().for_each(|seat| death::leave_turn(cx.table, *seat));
    for Side { fighter, is_beaten, .. } in battle.sides {
        match fighter {
            Fighter::Captain(seat) if !is_beaten => after_fight(cx, seat)?,
            Fighter::Npc(npc) if is_beaten && cx.table.npc(npc).ship.is_some_and(|ship| ship.zone == battle.zone) => {
                npcs::defeat(cx, npc); // Both were sunk (MM-RULING-90).
            }
            Fighter::Captain(_) | Fighter::Npc(_) | Fighter::Pirate(_) | Fighter::Band(_) => (),
        }
    }
    // The table shows the battle until its last question is answered.
    cx.table.battle = None;
    cx.emit(Event::BattleOver {});
    dead.iter().rev().for_each(|seat| cx.table.agenda.push(Step::Death { seat: *seat })); // MM-RULING-106
    count(cx, &battle);
    Ok(())
}

/// Missions and rumors that hung on it.
fn count(cx: &mut Cx<'_, impl Answerer>, battle: &Battle) {
    let [one, other] = battle.sides;
    if let (Fighter::Captain(seat), Some(band)) = (one.fighter, other.band) {
        match (band.task, one.is_beaten, other.is_beaten) {
            (_, true, _) => (),
            (Some(task), _, true) => missions::advance(cx, seat, task.into(), 1),
            (Some(_), _, false) => (),
            (None, _, true) => {
                if let Some(rumor) = cx.table.players[seat].rumor {
                    effects::begin(cx.table, seat, Source::Rumor(rumor), 1);
                }
            }
            (None, _, false) => rumors::prove_false(cx, seat),
        }
        return;
    }
    let (winner, loser) = match (one.is_beaten, other.is_beaten) {
        (false, true) => (one, other),
        (true, false) => (other, one),
        _ => return,
    };
    if let Some(seat) = winner.fighter.seat() {
        let is_pirate = match loser.fighter {
            Fighter::Captain(dead) => cx.table.players[dead].is_pirate(),
            Fighter::Npc(npc) => npc.is_pirate(),
            Fighter::Pirate(_) => true,
            Fighter::Band(_) => false,
        };
        missions::after_victory(cx, seat, Defeated { fighter: loser.fighter, is_pirate });
    }
}

/// After each battle, crew combat, raid or storm that a captain survives (`after-fight`).
pub(in crate::rules) fn after_fight(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    let all = passive::abilities(cx.table, seat);
    for (_, effect) in all {
        if let Effect::AfterFight { then } = effect {
            effects::run(cx, seat, then, Source::Ability)?;
        }
    }
    Ok(())
}
