//! `free-move`, `move-surcharge`, `move-npc`, `hide`, `port-access`.

use crate::action::EffectChoice;
use crate::components::cards::{Hunters, Ships};
use crate::components::{Npc, Set};
use crate::rules::{Answerer, Cx, moving, npcs};
use crate::table::{Admitted, Source, Step, Table};
use arrayvec::ArrayVec;
use wardroom_kernel::{RuleResult, Seat};

/// MM-MOVE-08. A copy is made in the window of the card it copies, before its own window opens (MM-WINDOW-07).
pub(super) fn free_move(cx: &mut Cx<'_, impl Answerer>, seat: Seat, steps: u8) -> RuleResult {
    if cx.table.windows.last().is_some() {
        return moving::free_moves_at_once(cx, seat, steps);
    }
    cx.table.agenda.push(Step::FreeMoves { seat, left: steps });
    Ok(())
}

/// MM-MOVE-07
pub(super) fn move_surcharge(cx: &mut Cx<'_, impl Answerer>, actions: u8) -> RuleResult {
    cx.table.turn.surcharge += actions;
    Ok(())
}

pub(super) fn can_hide(table: &Table, seat: Seat, from: Hunters) -> bool {
    match from {
        Hunters::NpcShips => table.turn.seat == seat && !table.turn.is_hidden,
        Hunters::Player => table.turn.seat != seat && !table.turn.has_slipped_away,
    }
}

pub(super) fn hide(cx: &mut Cx<'_, impl Answerer>, from: Hunters) -> RuleResult {
    match from {
        Hunters::NpcShips => cx.table.turn.is_hidden = true,
        Hunters::Player => cx.table.turn.has_slipped_away = true,
    }
    Ok(())
}

/// NPC ships in play of this class.
pub(super) fn movable(table: &Table, which: Ships) -> impl Iterator<Item = Npc> {
    let in_play = Npc::ALL.into_iter().filter(|npc| table.npc(*npc).ship.is_some());
    in_play.filter(move |npc| which == Ships::Any || !npc.is_pirate())
}

/// One ship after another, each from zone to zone; it triggers no scouting.
pub(super) fn move_npc(cx: &mut Cx<'_, impl Answerer>, seat: Seat, which: Ships, ships: u8, steps: u8) -> RuleResult {
    let mut moved = Set::NONE;
    for _ in 0..ships {
        let left = movable(cx.table, which).filter(|npc| !moved.has(*npc)).map(EffectChoice::Npc);
        let mut options: ArrayVec<EffectChoice, 7> = left.collect();
        if options.is_empty() {
            break;
        }
        options.push(EffectChoice::Stop);
        let EffectChoice::Npc(npc) = cx.choose(seat, |_| options)? else { break };
        moved.put(npc);
        for _ in 0..steps {
            let Some(ship) = cx.table.npc(npc).ship else { break };
            let borders = cx.table.parts.map.around(ship.zone).into_iter().map(EffectChoice::Zone);
            let options: ArrayVec<EffectChoice, 9> = borders.chain([EffectChoice::Stop]).collect();
            let EffectChoice::Zone(to) = cx.choose(seat, |_| options)? else { break };
            npcs::move_to(cx, npc, to, None);
        }
    }
    Ok(())
}

/// A bounty or a war may close ports to him, and no card opens one yet.
pub(super) fn needs_access(table: &Table, seat: Seat) -> bool {
    let player = &table.players[seat];
    let is_at_war = table.war.zip(table.nation(seat)).is_some_and(|(war, nation)| war.is_fought_by(nation));
    player.admitted.is_none()
        && (player.is_pirate() || is_at_war)
        && (player.in_port().is_some() || table.turn.seat == seat && !table.turn.may_be_admitted)
}

/// A card opens the port he is in or the next one he enters this turn; a rumor is in force as long as he has it.
pub(super) fn port_access(cx: &mut Cx<'_, impl Answerer>, seat: Seat, source: Source) -> RuleResult {
    if !matches!(source, Source::Glory(_)) {
        return Ok(());
    }
    if cx.table.players[seat].in_port().is_some() {
        cx.table.players[seat].admitted = Some(Admitted::ByCard);
    } else if cx.table.turn.seat == seat {
        cx.table.turn.may_be_admitted = true;
    }
    Ok(())
}
