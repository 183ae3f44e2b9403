//! Against what is tried in windows, raids and battles.

use super::Attempt;
use crate::action::named;
use crate::components::{CombatAction, Glory};
use crate::table::Fighter;
use wardroom_kernel::Reason;

impl Attempt<'_> {
    pub(super) fn announce(&self) -> Vec<Reason> {
        let (["announce", card] | [card]) = *self.path else {
            return vec![Reason::new("MM-WINDOW-01", "why-window")];
        };
        let Some(window) = self.view.windows.last().filter(|_| card.starts_with("card.")) else {
            return vec![Reason::new("MM-WINDOW-01", "why-window")];
        };
        let is_withdrawn = named::<Glory>(card, "card").is_some_and(|card| window.withdrawn[self.seat].has(card));
        vec![if is_withdrawn {
            Reason::new("MM-RULING-66", "why-card-withdrawn")
        } else {
            self.card(card, &[window.timing])
        }]
    }

    pub(super) fn attack(&self) -> Vec<Reason> {
        vec![match *self.path {
            ["merchant", "attack"] => Reason::new("MM-RAID-05", "why-destroyed"),
            _ => Reason::new("MM-RAID-04", "why-answer-first"),
        }]
    }

    /// The side that is asked is the captain's, or that of an NPC which he leads.
    pub(super) fn battle(&self) -> Vec<Reason> {
        let (Some(battle), ["battle", action]) = (&self.view.battle, self.path) else {
            return vec![Reason::new("MM-COMBAT-03", "why-battle")];
        };
        let own = battle.sides.iter().find(|side| side.fighter == Fighter::Captain(self.seat));
        let led = battle.sides.iter().find(|side| side.fighter.seat().is_none());
        let Some(side) = own.or(led) else { return vec![Reason::new("MM-COMBAT-03", "why-battle")] };
        let ship = side.ship.unwrap_or(self.view.players[self.seat].ship);
        let reason = match CombatAction::from_name(action) {
            Some(CombatAction::Board) if ship.cur.crew == 0 => Reason::new("MM-HIT-08", "why-no-crew"),
            Some(CombatAction::Board | CombatAction::Flee) if ship.cur.masts == 0 => {
                Reason::new("MM-HIT-07", "why-no-masts")
            }
            Some(CombatAction::Board | CombatAction::Flee) if battle.round <= 1 => {
                Reason::new("MM-COMBAT-03", "why-first-round")
            }
            Some(CombatAction::Flee) => Reason::new("MM-NFIGHT-02", "why-npc-stands"),
            Some(CombatAction::Shoot) => Reason::new("MM-HIT-09", "why-no-cannons"),
            Some(CombatAction::Board) | None => Reason::new("MM-COMBAT-03", "why-battle"),
        };
        vec![reason]
    }
}
