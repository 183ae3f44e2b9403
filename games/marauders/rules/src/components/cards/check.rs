//! Which effects fit which card, and how large their numbers may be: the rules are written for these.

use super::effect::{
    BountyOf, Cap, DemandAt, DiceScope, ExtraHitsWhen, GloryFrom, Hunters, Item, Limit, StashAt, Until, WarState,
};
use super::{Condition, Effect, Or, Task, Timing};

/// Where an effect is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// Captains and specialists.
    Passive,
    Glory(Timing),
    Event(Timing),
    /// Of a mission or a rumor.
    Reward(Timing),
}

/// Everything that is wrong with an effect.
pub(super) fn effect(effect: &Effect, place: Place) -> Vec<String> {
    let mut wrong = Vec::new();
    check(effect, place, true, &mut wrong);
    wrong
}

fn check(effect: &Effect, place: Place, is_whole: bool, wrong: &mut Vec<String>) {
    if !fits(effect, place, is_whole) {
        wrong.push(format!("the rules know no use for {effect:?} here"));
    }
    for (field, value, most) in numbers(effect) {
        if !(1..=most).contains(&value) {
            wrong.push(format!("`{field}` is {value}, and the rules can do 1 to {most}"));
        }
    }
    match effect {
        Effect::All { of } => of.iter().for_each(|it| check(it, place, false, wrong)),
        Effect::Choose { of } => {
            if !(2..=6).contains(&of.len()) {
                wrong.push(format!("{} effects to choose from; there are 2 to 6", of.len()));
            }
            of.iter().for_each(|it| check(it, place, matches!(it, Effect::All { .. }), wrong));
        }
        Effect::AfterFight { then } => check(then, Place::Reward(Timing::Passive), false, wrong),
        Effect::CrewCombat { win, .. } => check(win, place, matches!(**win, Effect::All { .. }), wrong),
        _ => (),
    }
}

/// `all`, `choose` and `crew-combat` are whole effects, not parts of a list: what follows them would have no place to wait.
fn fits(effect: &Effect, place: Place, is_whole: bool) -> bool {
    match effect {
        Effect::All { .. } => is_whole,
        Effect::Choose { .. } => is_whole && matches!(place, Place::Glory(_) | Place::Reward(_)),
        Effect::CrewCombat { .. } => is_whole && matches!(place, Place::Reward(Timing::RumorPort | Timing::RumorSea)),
        _ => match place {
            Place::Passive => is_passive(effect),
            Place::Glory(timing) => is_glory(effect, timing),
            Place::Event(timing) => is_event(effect, timing),
            Place::Reward(_) => is_gain(effect) || is_reward(effect),
        },
    }
}

fn is_passive(effect: &Effect) -> bool {
    match effect {
        Effect::Reroll(reroll) => reroll.limit.is_some(),
        Effect::ExtraDice { scope, .. } => *scope == DiceScope::FirstRound,
        Effect::PortAccess { until, .. } => *until == Until::Always,
        Effect::DemandChange { at, .. } => *at == DemandAt::OwnSale,
        Effect::Stash { at, .. } => *at == StashAt::OwnNation,
        Effect::Price { item, .. } => *item != Item::NewShip,
        Effect::AfterFight { .. }
        | Effect::RerollImmunity { .. }
        | Effect::ExtraHits { .. }
        | Effect::ChooseLocation { .. }
        | Effect::CancelHit { when: Some(_), location: Or::Value(_), .. }
        | Effect::RedirectHit { .. }
        | Effect::FirstRoundActions { .. }
        | Effect::PlunderBonus { .. }
        | Effect::EscapeMargin { .. }
        | Effect::PeekMerchant {}
        | Effect::NpcScouting { .. }
        | Effect::BuyDraw { .. }
        | Effect::SellPrice { .. }
        | Effect::CargoSpace { .. }
        | Effect::GloryChoice { .. }
        | Effect::DrawRumor { .. }
        | Effect::TakeMission { .. } => true,
        _ => false,
    }
}

fn is_glory(effect: &Effect, timing: Timing) -> bool {
    match timing {
        Timing::TurnStart => matches!(
            effect,
            Effect::Hide { from: Hunters::NpcShips } | Effect::Crew { target: Some(_), n: Or::Value(i8::MIN..=-1) }
        ),
        Timing::OwnTurn => {
            is_gain(effect) || matches!(effect, Effect::PortAccess { until: Until::LeavePort, test: None, .. })
        }
        Timing::OwnPort => {
            is_gain(effect)
                || match effect {
                    Effect::BuyDraw { .. } | Effect::SellPrice { .. } | Effect::DrawRumor { .. } => true,
                    Effect::TakeMission { .. } | Effect::Hire { deck: None, .. } => true,
                    Effect::Price { item, .. } => *item == Item::NewShip,
                    Effect::Stash { at, .. } => *at == StashAt::Here,
                    Effect::PortAccess { until, test, .. } => *until == Until::LeavePort && test.is_none(),
                    _ => false,
                }
        }
        Timing::MoveDeclared => matches!(effect, Effect::MoveSurcharge { .. }),
        Timing::ScoutDeclared => matches!(effect, Effect::Hide { from: Hunters::Player }),
        Timing::MerchantFound => matches!(effect, Effect::MerchantNation {}),
        Timing::BeforeRoll => {
            let is_shot = matches!(effect, Effect::ExtraHits { when: ExtraHitsWhen::Shoot, cap: Cap::None, .. });
            is_shot || matches!(effect, Effect::ExtraDice { scope: DiceScope::ThisRoll, .. })
        }
        Timing::Rolled => match effect {
            Effect::Reroll(reroll) => reroll.limit != Some(Limit::Turn),
            _ => matches!(effect, Effect::SureFlight {} | Effect::AddSuccess { .. }),
        },
        Timing::HitsDue => matches!(effect, Effect::CancelHit { when: None, .. }),
        Timing::Boarded => matches!(effect, Effect::CancelBoarding {}),
        Timing::RaidSpent => matches!(effect, Effect::RaidHazard { .. }),
        Timing::RaidWon => matches!(effect, Effect::PlunderBonus { .. }),
        Timing::CardResolved => matches!(effect, Effect::CopyGlory {}),
        _ => false,
    }
}

fn is_event(effect: &Effect, timing: Timing) -> bool {
    match timing {
        Timing::EventNow => match effect {
            Effect::Bounty { target, nation, .. } => *target == BountyOf::EachWith && matches!(nation, Or::Value(_)),
            Effect::DemandChange { at, .. } => *at == DemandAt::RandomNation,
            Effect::War { state } => *state == WarState::End,
            _ => matches!(effect, Effect::DrawEvents { .. } | Effect::RedealMerchants {}),
        },
        Timing::EventRound => matches!(
            effect,
            Effect::Pardon { .. }
                | Effect::BuyDraw { .. }
                | Effect::MoveAllowance { .. }
                | Effect::PlunderBonus { .. }
                | Effect::NpcScouting { .. }
                | Effect::SellPrice { .. }
                | Effect::EscapeMargin { .. }
        ),
        Timing::EventRoundEnd => matches!(effect, Effect::Storm { .. } | Effect::SpawnNpc {}),
        Timing::EventStays => matches!(effect, Effect::War { state: WarState::Begin } | Effect::ClosePorts { .. }),
        _ => false,
    }
}

/// What a captain may get at any time, in his turn or by a card.
fn is_gain(effect: &Effect) -> bool {
    match effect {
        Effect::Crew { n, target } => target.is_none() && !matches!(n, Or::Value(..=0)),
        Effect::Bounty { target, nation, .. } => match target {
            BountyOf::Own => matches!(nation, Or::Value(_)),
            BountyOf::OtherPirate => matches!(nation, Or::Word(_)),
            BountyOf::EachWith => false,
        },
        Effect::DemandChange { at, .. } => matches!(at, DemandAt::Here | DemandAt::AnyPort),
        Effect::Stash { at, .. } => *at == StashAt::Now,
        Effect::DrawGlory { n, from } => *from == GloryFrom::Deck || *n <= 4,
        Effect::Hire { deck, .. } => deck.is_some(),
        Effect::Gold { .. }
        | Effect::Repair { .. }
        | Effect::Weapons { .. }
        | Effect::Modification { .. }
        | Effect::GainCargo { .. }
        | Effect::SellNow { .. }
        | Effect::Pardon { .. }
        | Effect::FreeMove { .. }
        | Effect::MoveNpc { .. } => true,
        _ => false,
    }
}

/// What only missions and rumors give.
fn is_reward(effect: &Effect) -> bool {
    match effect {
        Effect::Price { item, .. } => *item == Item::NewShip,
        Effect::PortAccess { until, test, .. } => *until == Until::Held && test.is_none(),
        _ => false,
    }
}

/// Parameters with the most the rules can do.
fn numbers(effect: &Effect) -> Vec<(&'static str, u8, u8)> {
    match *effect {
        Effect::ExtraDice { n, .. } => vec![("n", n, 4)],
        Effect::AddSuccess { n } | Effect::ExtraHits { n, .. } | Effect::ChooseLocation { n } => vec![("n", n, 4)],
        Effect::CancelHit { n, .. } | Effect::RedirectHit { n } | Effect::EscapeMargin { n } => vec![("n", n, 4)],
        Effect::PlunderBonus { gold, .. } => vec![("gold", gold, 20)],
        Effect::RaidHazard { cards } => vec![("cards", cards, 3)],
        Effect::FreeMove { steps } => vec![("steps", steps, 6)],
        Effect::MoveSurcharge { actions } => vec![("actions", actions, 3)],
        Effect::MoveNpc { ships, steps, .. } => vec![("ships", ships, 6), ("steps", steps, 6)],
        Effect::BuyDraw { add } => vec![("add", add, 4)],
        Effect::SellPrice { max_cards, .. } => vec![("max_cards", max_cards, 12)],
        Effect::DemandChange { draw, .. } => vec![("draw", draw, 8)],
        Effect::CargoSpace { n } => vec![("n", n, 3)],
        Effect::GainCargo { draw, .. } => vec![("draw", draw, 8)],
        Effect::SellNow { price } => vec![("price", price, 20)],
        Effect::ClosePorts { n, rounds } => vec![("n", n, 16), ("rounds", rounds, 34)],
        Effect::Gold { n } => vec![("n", n, 50)],
        Effect::Modification { n, .. } => vec![("n", n, 4)],
        Effect::DrawGlory { n, .. } => vec![("n", n, 4)],
        Effect::GloryChoice { look } => vec![("look", look, 4)],
        Effect::DrawRumor { draw, keep } => vec![("draw", draw, 4), ("keep", keep, 1)],
        Effect::Bounty { n, .. } => vec![("n", n, 5)],
        Effect::CrewCombat { leadership, crew, .. } => vec![("leadership", leadership, 5), ("crew", crew, 5)],
        Effect::Storm { hits } => vec![("hits", hits, 8)],
        Effect::DrawEvents { n } => vec![("n", n, 4)],
        _ => Vec::new(),
    }
}

pub(super) fn conditions(requires: &[Condition]) -> Vec<String> {
    let mut wrong = Vec::new();
    for condition in requires {
        match *condition {
            Condition::Cannons { min: n @ (0 | 6..) } => wrong.push(format!("no ship has {n} cannons")),
            Condition::Freight { n: n @ (0 | 4..) } => wrong.push(format!("{n} crates are not 1 to 3")),
            _ => (),
        }
    }
    let rolls = requires.iter().filter(|it| matches!(it, Condition::Roll { .. })).count();
    if rolls > 1 {
        wrong.push("there is one roll at most".into());
    }
    wrong
}

/// Three tasks have a counter.
pub(super) const TASKS: usize = 3;

pub(super) fn tasks(tasks: &[Task]) -> Vec<String> {
    let mut wrong = Vec::new();
    if !(1..=TASKS).contains(&tasks.len()) {
        wrong.push(format!("there are {} tasks, and 1 to {TASKS} have room", tasks.len()));
    }
    for task in tasks {
        let (port, numbers) = match *task {
            Task::Deliver { port, n, .. } => (Some(port), [n, 1]),
            Task::Visit { port, .. } => (Some(port), [1, 1]),
            Task::Survey { times, .. } => (None, [times, 1]),
            Task::Raid { n, .. } => (None, [n, 1]),
            Task::Defeat { .. } => (None, [1, 1]),
            Task::Foe { seamanship, leadership, .. } => (None, [seamanship, leadership]),
            Task::Fight { leadership, crew, .. } => (None, [leadership, crew]),
        };
        if let Some(port) = port.filter(|port| !port.has_port()) {
            wrong.push(format!("{port} has no port"));
        }
        if let Some(number) = numbers.into_iter().find(|number| !(1..=5).contains(number)) {
            wrong.push(format!("{number} is not 1 to 5 in {task:?}"));
        }
    }
    wrong
}
