//! Why not? What stands against a touch that is not offered, for everything a player plausibly tries.
//!
//! It looks at a view and the offers only, so a refusal tells no secret. The sentences belong to the screen:
//!
//! | key | arguments | sentence |
//! |---|---|---|
//! | `why-game-over` | | The game is over. |
//! | `why-other-turn` | | It is another player's turn. |
//! | `why-other-decides` | | Somebody else is to decide now. |
//! | `why-free-action-own-turn` | | Free actions and plans wait for your own turn. |
//! | `why-running-action` | | An action is under way: complete it first. |
//! | `why-act` | | Place a die, take a free action or end your turn. |
//! | `why-dice-due` | due | You still have dice to place this turn: { $due }. |
//! | `why-no-die-due` | | You have placed all dice of this turn. |
//! | `why-no-such-die` | die | You have no { $die } in hand. |
//! | `why-can-be-placed` | | A die is set aside only if none of yours can be placed. |
//! | `why-die-first` | | First choose a die, then a slot for it. |
//! | `why-no-such-slot` | | You have no such slot. |
//! | `why-cost-slot` | | That slot is for the card's cost only. |
//! | `why-slot-full` | | That slot holds a die or damage. |
//! | `why-slot-value` | die, gold | The slot does not accept a { $die }, and your gold ({ $gold }) cannot turn it far enough. |
//! | `why-card-deed-first` | | First say what is to become of that card. |
//! | `why-card-later` | | Answer the open question first: cards wait for your turn, between actions. |
//! | `why-not-in-market` | | That card is not in the Market. |
//! | `why-in-market` | | That card lies in the Market, nobody has it. |
//! | `why-stronghold` | | A Stronghold shares your Flagship's Island: no recruiting, smuggling or delivering here. |
//! | `why-no-island` | | Your Flagship is at no Island. |
//! | `why-wrong-suit` | | The suit does not match the Island's. |
//! | `why-too-little-gold` | cost, gold | That costs { $cost } gold, and you have { $gold }. |
//! | `why-costs-a-die` | | That card costs a die: choose one. |
//! | `why-costs-gold` | | That card costs gold, not a die. |
//! | `why-only-smugglers` | | Only Smugglers have Cargo. |
//! | `why-no-such-cargo` | | You have no such Cargo. |
//! | `why-not-your-crew` | | That card is not in your Crew. |
//! | `why-no-free-action` | | That Crew card has no free Action. |
//! | `why-used-this-turn` | | You have used that this turn; it works once a turn. |
//! | `why-no-other-island` | | The second Island of that suit is not on the map. |
//! | `why-no-slot-for-damage` | | None of your slots can take the damage. |
//! | `why-nobody-to-take-from` | | No enemy Flagship with Crew or Cargo is in your region. |
//! | `why-no-printed-die` | | There is no other space with a printed die. |
//! | `why-only-union-plans` | | Only the Union has plans. |
//! | `why-plan-not-in-hand` | | That plan is not in your hand. |
//! | `why-plan-in-battle` | | That plan is played at the start of a battle. |
//! | `why-plan-needs-two-comrades` | | An Island with two Comrades is needed. |
//! | `why-plan-needs-comrades` | | An Island with Comrades is needed. |
//! | `why-first-step` | | The first step is compulsory. |
//! | `why-not-adjacent` | | A step goes one space north, east, south or west. |
//! | `why-sandbar` | | A Sandbar lies between. |
//! | `why-no-tiles` | | There is no tile left to explore with. |
//! | `why-no-room` | | No tile has room there. |
//! | `why-stay-on-map` | | It cannot leave the map here. |
//! | `why-already-there` | | It is there already; it must go to another space. |
//! | `why-not-that-die` | | That space does not show the die. |
//! | `why-off-map` | | There is no tile. |
//! | `why-tile-overlaps` | | The tile would overlap another. |
//! | `why-tile-cover` | | The tile must cover the space that is entered, and not the one that is left. |
//! | `why-tile-touch` | | The tile must touch the map along an edge. |
//! | `why-islands-adjacent` | | Two Islands would lie side by side. |
//! | `why-slot-undamageable` | | Damage goes on an empty slot that is not dashed. |
//! | `why-slot-undamaged` | | That slot is not damaged. |
//! | `why-cannons-limit` | | A die on Cannons is lowered to 1 at most. |
//! | `why-fog` | | No battle can happen in Fog. |
//! | `why-other-region` | | That is in another region than your Flagship. |
//! | `why-nobody-there` | | Nobody to fight is there. |
//! | `why-not-to-battle` | | That figure need not be battled here. |
//! | `why-black-marker` | | The black marker is there. |
//! | `why-not-next-cell` | | The white marker moves one cell up, down, left or right. |
//! | `why-wealth-six` | | That wealth die shows 6 already. |
//! | `why-no-patrol-there` | | No Patrol that could be chosen is there. |
//! | `why-too-far` | | That is neither your Flagship's space nor one next to it. |
//! | `why-no-die-there` | | No die lies there. |
//! | `why-start-island` | | Your Flagship begins on one of the two Islands: touch one of them. |
//! | `why-start-sea` | | Your Flagship begins at sea: touch any space of the map that is no Island. |
//! | `why-touch-space` | | Touch the space itself. |
//! | `why-touch-figure` | | Touch the figure itself. |
//! | `why-touch-plate` | | Touch the wealth die in the middle of the region. |
//! | `why-touch-island` | | Comrades stand on Islands: touch an Island. |
//! | `why-same-island` | | They come from that Island; another one is needed. |
//! | `why-inspired` | | You have placed a Comrade there already; each Island gets one. |
//! | `why-no-comrades-there` | | The Island of that region has no Comrades. |
//! | `why-region-chosen` | | That is in another region than the one you have chosen. |
//! | `why-needs-two-patrols` | | An Island with two Patrols is needed. |
//! | `why-no-figure-there` | | No figure is there. |
//! | `why-no-printed-die-there` | | No die is printed on that space. |
//! | `why-with-the-current` | | That is where the current flows: follow it. |
//! | `why-not-in-battle-space` | | Only enemy figures in the space that was entered are battled. |
//! | `why-damage-ship` | | The ship is hit: the damage goes on its own slots. |
//! | `why-damage-flagship` | | The Flagship is hit: the damage goes on a slot of board or Crew. |
//! | `why-ship-unrepaired` | | Damage to the Cutter and the Gunship is never repaired. |
//! | `why-only-cannons-fire` | | Only a die on Cannons is lowered. |
//! | `why-only-cannons` | | The die goes to Cannons. |
//! | `why-cannons-full` | | No Cannons slot is free for it. |
//! | `why-plan-own-turn` | | That plan is a free action of your own turn. |
//! | `why-answer` | question | First answer: { $question } |

mod acting;
mod answering;
mod mapping;
#[cfg(test)]
mod tests;
mod touching;

use crate::table::{Phase, Table};
use crate::view::determinize;
use crate::{Action, View};
use wardroom_kernel::{FastRng, Reason, Seat, Value, relevant_path};

pub(crate) fn why_not(view: &View, seat: Seat, offers: &[Action], path: &[&str]) -> Vec<Reason> {
    if path.is_empty() || usize::from(seat.0) >= usize::from(view.seats) {
        return Vec::new();
    }
    let Some(&question) = offers.first() else { return vec![waiting(view, seat, path)] };
    let texts: Vec<String> = offers.iter().map(ToString::to_string).collect();
    let leads_there = |text: &String| text.split(" > ").take(path.len()).eq(path.iter().copied());
    if texts.iter().any(leads_there) {
        return Vec::new();
    }
    // Any table that looks like this to the seat: only what it can see is asked of it.
    let asked = RuleResult { table: &determinize(view, &mut FastRng(0)), seat, offers };
    match question {
        Action::Act(_) => asked.act(&relevant_path(offers, path)),
        _ => {
            let verb = texts[0].split(" > ").next().unwrap_or_default();
            let is_act = is_act(path[0]) && path[0] != verb;
            if is_act { vec![Reason::new("AH-TURN-05", "why-running-action")] } else { vec![asked.answer(path, verb)] }
        }
    }
}

/// One question to one seat.
struct RuleResult<'a> {
    table: &'a Table,
    seat: Seat,
    offers: &'a [Action],
}

impl RuleResult<'_> {
    /// The first offer in which this is touched, sooner or later.
    fn offer_with(&self, token: &str) -> Option<Action> {
        self.offers.iter().find(|offer| offer.to_string().split(" > ").any(|part| part == token)).copied()
    }
}

/// The beginning of something that is done in a turn.
fn is_act(token: &str) -> bool {
    let kinds = ["die.", "crew.", "plan."];
    ["recruit", "smuggle", "deliver", "aside", "end"].contains(&token)
        || kinds.iter().any(|kind| token.starts_with(kind))
}

fn waiting(view: &View, seat: Seat, path: &[&str]) -> Reason {
    if matches!(view.phase, Phase::Over(_)) {
        return Reason::new("AH-END-01", "why-game-over");
    }
    let is_own_turn = view.phase.turn().is_some_and(|turn| turn.seat == seat);
    let is_free_action = ["crew.", "plan.", "card."].iter().any(|kind| path[0].starts_with(kind))
        || ["recruit", "smuggle", "deliver"].contains(&path[0]);
    if is_own_turn || !(is_free_action || is_act(path[0])) {
        Reason::new("AH-TURN-05", "why-other-decides")
    } else if is_free_action {
        Reason::new("AH-RULING-76", "why-free-action-own-turn")
    } else {
        Reason::new("AH-TURN-01", "why-other-turn")
    }
}

fn number(of: impl Into<i64>) -> Value {
    Value::Number(of.into())
}
