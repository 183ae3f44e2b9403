//! Which effects fit which card, and how large their numbers may be: the rules are written for these.

use super::effect::{
    BountyOf, Cap, DemandAt, DiceScope, ExtraHitsWhen, GloryFrom, Hunters, Item, Limit, StashAt, Until, WarState,
};
use super::{Condition, Effect, Or, Task, Timing};
use std::ops::RangeInclusive;
use wardroom_kernel::Problem;

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
pub(super) fn effect(effect: &Effect, place: Place) -> Vec<Problem> {
    let mut problems = Vec::new();
    check(effect, place, true, &mut problems);
    problems
}

fn check(effect: &Effect, place: Place, is_whole: bool, problems: &mut Vec<Problem>) {
    if !fits(effect, place, is_whole) {
        problems.push(Problem::new("", "problem-effect-here").with("effect", format!("{effect:?}")));
    }
    for Number { field, value, range } in numbers(effect) {
        if !range.contains(&value) {
            problems.push(
                Problem::new("", "problem-effect-number")
                    .with("name", field)
                    .with("value", value)
                    .with("least", *range.start())
                    .with("most", *range.end()),
            );
        }
    }
    match effect {
        Effect::All { of } => of.iter().for_each(|it| check(it, place, false, problems)),
        Effect::Choose { of } => {
            if !(2..=6).contains(&of.len()) {
                problems.push(Problem::new("", "problem-effect-choice").with("count", of.len()));
            }
            of.iter().for_each(|it| check(it, place, matches!(it, Effect::All { .. }), problems));
        }
        Effect::AfterFight { then } => check(then, Place::Reward(Timing::Passive), false, problems),
        Effect::CrewCombat { win, .. } => check(win, place, matches!(**win, Effect::All { .. }), problems),
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

/// A parameter, and the least and the most of it that the rules can do.
#[derive(Clone)]
struct Number {
    field: &'static str,
    value: i16,
    range: RangeInclusive<i16>,
}

/// From 1 on, as most are.
fn up_to(most: i16, field: &'static str, value: u8) -> Number {
    Number { field, value: value.into(), range: 1..=most }
}

/// Where a word may stand for a number, or nothing at all: the number, if it is one.
fn if_any(field: &'static str, value: Option<impl Into<i16>>, range: RangeInclusive<i16>) -> Vec<Number> {
    value.map(|value| Number { field, value: value.into(), range }).into_iter().collect()
}

fn numbers(effect: &Effect) -> Vec<Number> {
    match *effect {
        Effect::ExtraDice { n, .. } => vec![up_to(4, "n", n)],
        Effect::AddSuccess { n } | Effect::ExtraHits { n, .. } | Effect::ChooseLocation { n } => {
            vec![up_to(4, "n", n)]
        }
        Effect::CancelHit { n, .. } | Effect::RedirectHit { n } | Effect::EscapeMargin { n } => {
            vec![up_to(4, "n", n)]
        }
        Effect::PlunderBonus { gold, .. } => vec![up_to(20, "gold", gold)],
        Effect::RaidHazard { cards } => vec![up_to(3, "cards", cards)],
        Effect::FreeMove { steps } => vec![up_to(6, "steps", steps)],
        Effect::MoveAllowance { extra_moves, max_borders } => {
            [if_any("extra_moves", extra_moves, 1..=6), if_any("max_borders", max_borders, 1..=6)].concat()
        }
        Effect::MoveSurcharge { actions } => vec![up_to(3, "actions", actions)],
        Effect::MoveNpc { ships, steps, .. } => vec![up_to(6, "ships", ships), up_to(6, "steps", steps)],
        Effect::NpcScouting { dice, .. } => if_any("dice", Some(dice), -3..=3),
        Effect::BuyDraw { add } => vec![up_to(4, "add", add)],
        Effect::SellPrice { add, set, max_cards, .. } => {
            [vec![up_to(12, "max_cards", max_cards)], if_any("add", add, 1..=20), if_any("set", set, 1..=20)].concat()
        }
        Effect::Price { set, add, .. } => [if_any("set", set, 0..=50), if_any("add", add, -50..=50)].concat(),
        Effect::DemandChange { draw, .. } => vec![up_to(8, "draw", draw)],
        Effect::CargoSpace { n } => vec![up_to(3, "n", n)],
        Effect::GainCargo { draw, keep, .. } => {
            [vec![up_to(8, "draw", draw)], if_any("keep", value(keep), 0..=8)].concat()
        }
        Effect::SellNow { price } => vec![up_to(20, "price", price)],
        Effect::ClosePorts { n, rounds } => vec![up_to(16, "n", n), up_to(34, "rounds", rounds)],
        Effect::Gold { n } => vec![up_to(50, "n", n)],
        Effect::Crew { n, .. } => if_any("n", value(n), -5..=5),
        Effect::Repair { n } => if_any("n", value(n), 1..=20),
        Effect::Weapons { n } => if_any("n", value(n), 1..=20),
        Effect::Modification { n, .. } => vec![up_to(4, "n", n)],
        Effect::DrawGlory { n, .. } => vec![up_to(4, "n", n)],
        Effect::GloryChoice { look } => vec![up_to(4, "look", look)],
        Effect::Hire { else_gold, .. } => if_any("else_gold", else_gold, 1..=50),
        Effect::DrawRumor { draw, keep } => vec![up_to(4, "draw", draw), up_to(1, "keep", keep)],
        Effect::Bounty { n, .. } => vec![up_to(5, "n", n)],
        Effect::Pardon { steps, cost, .. } => {
            [if_any("steps", value(steps), 1..=5), if_any("cost", Some(cost), 0..=50)].concat()
        }
        Effect::Stash { limit, .. } => if_any("limit", limit, 1..=200),
        Effect::CrewCombat { leadership, crew, .. } => {
            vec![up_to(5, "leadership", leadership), up_to(5, "crew", crew)]
        }
        Effect::Storm { hits } => vec![up_to(8, "hits", hits)],
        Effect::DrawEvents { n } => vec![up_to(4, "n", n)],
        Effect::All { .. }
        | Effect::Choose { .. }
        | Effect::AfterFight { .. }
        | Effect::Reroll(_)
        | Effect::RerollImmunity { .. }
        | Effect::SureFlight {}
        | Effect::CancelBoarding {}
        | Effect::FirstRoundActions { .. }
        | Effect::MerchantNation {}
        | Effect::PeekMerchant {}
        | Effect::Hide { .. }
        | Effect::PortAccess { .. }
        | Effect::CopyGlory {}
        | Effect::TakeMission { .. }
        | Effect::War { .. }
        | Effect::RedealMerchants {}
        | Effect::SpawnNpc {} => Vec::new(),
    }
}

fn value<T, W>(number: Or<T, W>) -> Option<T> {
    match number {
        Or::Value(value) => Some(value),
        Or::Word(_) => None,
    }
}

pub(super) fn conditions(requires: &[Condition]) -> Vec<Problem> {
    let mut problems = Vec::new();
    for condition in requires {
        match *condition {
            Condition::Cannons { min: n @ (0 | 6..) } => {
                problems.push(Problem::new("", "problem-ship-cannons").with("count", n));
            }
            Condition::Freight { n: n @ (0 | 4..) } => {
                problems.push(Problem::new("", "problem-crates").with("count", n));
            }
            _ => (),
        }
    }
    let rolls = requires.iter().filter(|it| matches!(it, Condition::Roll { .. })).count();
    if rolls > 1 {
        problems.push(Problem::new("", "problem-one-roll"));
    }
    problems
}

/// Three tasks have a counter.
pub(super) const TASKS: usize = 3;

pub(super) fn tasks(tasks: &[Task]) -> Vec<Problem> {
    let mut problems = Vec::new();
    if !(1..=TASKS).contains(&tasks.len()) {
        problems.push(Problem::new("", "problem-tasks").with("count", tasks.len()).with("most", TASKS));
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
            problems.push(Problem::new("", "problem-no-port-there").with("zone", port.name()));
        }
        if let Some(number) = numbers.into_iter().find(|number| !(1..=5).contains(number)) {
            problems
                .push(Problem::new("", "problem-task-number").with("value", number).with("task", format!("{task:?}")));
        }
    }
    problems
}
