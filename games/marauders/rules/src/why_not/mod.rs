//! Why not? What stands against a touch that is not offered, for everything a player plausibly tries.
//!
//! It looks at a view and the offers only, so a refusal tells no secret. The sentences belong to the screen:
//!
//! | key | arguments | sentence |
//! |---|---|---|
//! | `why-game-over` | | The game is over. |
//! | `why-not-your-turn` | | It is not your turn. |
//! | `why-others-answer` | | Another player answers first. |
//! | `why-sealed` | | Your ship is chosen, under seal: choose again, or wait for the others. |
//! | `why-answer-first` | | First answer the open question. |
//! | `why-window` | | First announce a card or pass: only then the game goes on. |
//! | `why-battle` | | First say what your ship does in this round: shoot, board or flee. |
//! | `why-finish-activity` | | First finish what you are doing in port. |
//! | `why-choose-ship` | | First choose your ship. |
//! | `why-stow` | | First choose which cargo you keep. |
//! | `why-pay-from` | | First say how much you pay from the ship and how much from the chest. |
//! | `why-redraw` | | First say whether you keep this offer of goods. |
//! | `why-reroll` | | First choose the dice that are rolled again. |
//! | `why-act` | | Move, scout, take the Port action, play a card, or end your turn. |
//! | `why-no-actions` | | You have no action left for that. |
//! | `why-in-port` | | Your ship is in a port: leave it first. |
//! | `why-at-sea` | | Your ship is at sea. |
//! | `why-not-adjacent` | | That zone does not border yours. |
//! | `why-already-there` | | Your ship is there already. |
//! | `why-becalmed` | | You cross no zone border any more in this turn. |
//! | `why-borders` | borders | No captain crosses more than { $borders } borders in this round. |
//! | `why-no-port` | | There is no port. |
//! | `why-closed-bounty` | | A bounty of its nation closes that port to you. |
//! | `why-closed-war` | | War closes that port to you. |
//! | `why-closed-plague` | | The plague closes that port. |
//! | `why-ported` | | You have had your Port action of this turn. |
//! | `why-scout-yourself` | | You need not look for yourself. |
//! | `why-target-in-port` | | A captain in port cannot be found. |
//! | `why-not-here` | | That is not in your zone. |
//! | `why-no-merchant` | | There is no merchant in your zone. |
//! | `why-scouted` | | You have looked for that ship in this turn already. |
//! | `why-roll-here` | | Only off Cartagena is a merchant found without a roll. |
//! | `why-no-mission-here` | | Your mission has nothing to find here. |
//! | `why-searched` | | You have tried that in this turn already. |
//! | `why-no-rumor-here` | | No rumor of yours is checked here. |
//! | `why-retire-at-sea` | | A captain retires in a port. |
//! | `why-retire-late` | | A captain retires at the start of a turn, before anything else. |
//! | `why-card-not-yours` | | You hold no such card. |
//! | `why-card-later` | | That card has another time. |
//! | `why-card-in-port` | | That card is played in a Port action. |
//! | `why-card-useless` | | That card would do nothing now. |
//! | `why-card-withdrawn` | | You have taken that card back; not again in this window. |
//! | `why-other-port` | | That port belongs to another zone: sail there first. |
//! | `why-port-first` | | That belongs to a Port action. |
//! | `why-finish-port` | | First finish the Port action. |
//! | `why-activity-done` | | You have done that in this turn already. |
//! | `why-sell-first` | | Goods are sold before anything else. |
//! | `why-no-cargo` | | You have no such cargo. |
//! | `why-nothing-in-yard` | | The shipyard has nothing that you could use or pay. |
//! | `why-crew-full` | | Your crew is complete. |
//! | `why-no-refit` | | Pirates find neither crew nor shipwrights here. |
//! | `why-cannot-pay` | gold | That costs { $gold } gold. |
//! | `why-mission-elsewhere` | | That mission does not lie here. |
//! | `why-mission-tried` | | You have tried a mission in this turn already. |
//! | `why-mission-conditions` | | You do not meet what that mission demands. |
//! | `why-no-stash` | | Your stash is in your home port. |
//! | `why-no-gold` | | There is no gold to move. |
//! | `why-no-task-here` | | Your mission has nothing to do here. |
//! | `why-no-pardon` | | No event pardons you now. |
//! | `why-crew-is-recruited` | | Crew is recruited, not repaired. |
//! | `why-undamaged` | | Nothing is damaged there. |
//! | `why-no-modification` | | No modification is offered here. |
//! | `why-has-modification` | | Your ship has one of that type. |
//! | `why-has-weapon` | | You have one of that type. |
//! | `why-no-weapon` | | You have none of that type. |
//! | `why-weapon-traded` | | That type has changed hands in this visit. |
//! | `why-not-sold` | | A man-o-war is never bought. |
//! | `why-ship-bought` | | You have bought a ship in this visit. |
//! | `why-not-offered` | | That good is not on offer, or you cannot pay for it. |
//! | `why-hold-full` | cards | At most { $cards } cards lie aboard in port. |
//! | `why-sell-something` | | Name at least one card. |
//! | `why-destroyed` | | With a destroyed location no raid can begin. |
//! | `why-nation` | | The merchant is of the token's nation or of the zone's. |
//! | `why-first-round` | | In the first round one can only shoot. |
//! | `why-no-masts` | | Without masts one can only shoot. |
//! | `why-no-crew` | | A ship without crew cannot board. |
//! | `why-no-cannons` | | A ship without cannons cannot shoot. |
//! | `why-npc-stands` | | An NPC flees only while it has fewer cannons or fewer crew. |
//! | `why-no-point-left` | | No point is left there. |

mod asea;
mod ashore;
mod fighting;
#[cfg(test)]
mod tests;

use crate::action::named;
use crate::components::Glory;
use crate::components::cards::Timing;
use crate::table::{Ending, Step, Table};
use crate::{Action, View};
use wardroom_kernel::{Reason, Seat, Value};

pub(crate) fn why_not(view: &View, seat: Seat, offers: &[Action], path: &[&str]) -> Vec<Reason> {
    let leads_there = |offer: &Action| offer.to_string().split(" > ").take(path.len()).eq(path.iter().copied());
    if path.is_empty() || !view.seats().contains(seat) || offers.iter().any(leads_there) {
        return Vec::new();
    }
    let Some(question) = offers.first() else { return vec![waiting(view, seat)] };
    let asked = Attempt { view, table: view.some_table(), seat, path };
    match question {
        Action::Act(_) => asked.act(path),
        Action::PortActivity(_) => asked.port(),
        Action::Yard(_) => asked.yard(),
        Action::Sell(_) => asked.sell(),
        Action::Buy(_) => asked.buy(),
        Action::AnnounceCard(_) => asked.announce(),
        Action::MerchantAttack(_) => asked.attack(),
        Action::MerchantNation(_) => vec![Reason::new("MM-RAID-03", "why-nation")],
        Action::Announce(_) => asked.battle(),
        Action::AssignSkull(_) => vec![Reason::new("MM-RULING-89", "why-no-point-left")],
        Action::ChooseStartShip(_) => vec![Reason::new("MM-SETUP-03", "why-choose-ship")],
        Action::Stow(_) => vec![Reason::new("MM-RAID-14", "why-stow")],
        Action::Redraw(_) => vec![Reason::new("MM-ZONE-18", "why-redraw")],
        Action::RerollWhose(_) | Action::PickDie(_) => vec![Reason::new("MM-WINDOW-06", "why-reroll")],
        Action::PayFrom(_) => vec![Reason::new("MM-STASH-03", "why-pay-from")],
        _ => vec![Reason::new("MM-WINDOW-01", "why-answer-first")],
    }
}

/// Nothing is asked of the seat.
fn waiting(view: &View, seat: Seat) -> Reason {
    if let Some(end) = view.end {
        let rule = match end.why {
            Ending::Glory => "MM-END-02",
            Ending::NoEvent => "MM-ROUND-03",
            Ending::NoCaptain => "MM-DEATH-03",
        };
        return Reason::new(rule, "why-game-over");
    }
    if view.agenda.contains(|step| step == Step::Captains) {
        return Reason::new("MM-SETUP-03", "why-sealed");
    }
    if view.turn.seat == seat {
        Reason::new("MM-WINDOW-04", "why-others-answer")
    } else {
        Reason::new("MM-ROUND-01", "why-not-your-turn")
    }
}

/// One question to one seat, and what it has touched: at least one thing, and not the beginning of an offer.
struct Attempt<'a> {
    view: &'a View,
    /// Some table that looks like the view: only what the seat sees may be asked of it.
    table: Table,
    seat: Seat,
    path: &'a [&'a str],
}

impl Attempt<'_> {
    /// A card of one's own turn, or in a window.
    fn card(&self, token: &str, now: &[Timing]) -> Reason {
        let Some(card) = named::<Glory>(token, "card") else {
            return Reason::new("MM-CARD-01", "why-card-not-yours");
        };
        let timing = self.view.parts.glory(card).timing;
        if !self.view.players[self.seat].hand.is_some_and(|hand| hand.has(card)) {
            Reason::new("MM-CARD-01", "why-card-not-yours")
        } else if now.contains(&timing) {
            Reason::new("MM-CARD-08", "why-card-useless")
        } else if timing == Timing::OwnPort {
            Reason::new("MM-PORT-06", "why-card-in-port")
        } else {
            Reason::new("MM-CARD-02", "why-card-later")
        }
    }
}

/// A price that is more than he has.
fn cannot_pay(rule: &'static str, gold: u16) -> Reason {
    Reason::new(rule, "why-cannot-pay").with("gold", Value::Number(gold.into()))
}
