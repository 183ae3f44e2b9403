//! What is asked, and who is waited for, in words for a player who plays for the first time.

use crate::table_view::TableView;
use crate::words::Words;
use ahoy::action::{Act, MoveComrades, NaiveNoble, Negotiate, SneakAttack, Step};
use ahoy::{Action, Faction, Phase, View};
use wardroom_kernel::Seat;
use wardroom_ui::Say;

/// `Round 3 · Smuggler to play`
pub(crate) fn state(view: &View, say: Say) -> String {
    let words = Words::in_language(say.language);
    let round = ("round", view.round.into());
    match view.phase {
        Phase::Deal | Phase::StartIsland | Phase::StartFlagship(_) | Phase::StartPlans => {
            words.text("state-setup").to_owned()
        }
        Phase::Turn(turn) | Phase::Order { turn, .. } | Phase::EndOfTurn(turn) => {
            say.with("state-turn", &[round, ("seat", words.seat(turn.seat).into())])
        }
        Phase::EndOfRound => say.with("state-round", &[round]),
        Phase::Over(_) => say.with("state-over", &[round]),
    }
}

pub(crate) fn question(table: &TableView) -> String {
    if table.outcome.is_some() {
        return table.words.text("ask-over").to_owned();
    }
    match table.offers.first() {
        Some(&action) => asked(table, action),
        None => waiting(table),
    }
}

fn asked(table: &TableView, action: Action) -> String {
    if let Action::Act(act) = action {
        return turn(table, act);
    }
    let can = |wanted: Action| table.offers.contains(&wanted);
    table.words.text(key(table, action, can(Action::Step(Step::Stop)))).to_owned()
}

fn turn(table: &TableView, act: Act) -> String {
    if matches!(act, Act::SetAside { .. }) {
        return table.words.text("ask-aside").to_owned();
    }
    let due = table.view.phase.turn().map_or(0, |turn| turn.due);
    table.say.with("ask-act", &[("n", due.into())])
}

fn key(table: &TableView, action: Action, may_stop: bool) -> &'static str {
    // text: ask-start-island ask-start-flagship ask-spend ask-ship ask-step ask-step-more ask-go ask-off-map ask-tile
    // text: ask-current ask-fog ask-pilot ask-suffer ask-trawler ask-order ask-pick ask-deploy ask-inspire
    // text: ask-comrades-from ask-comrades-to ask-comrades-count ask-island ask-evacuate ask-sneak-region ask-sneak-patrol
    // text: ask-enlist ask-negotiate ask-negotiate-again ask-repair ask-powder-monkey ask-mystic ask-noble ask-noble-as
    // text: ask-damage ask-gunners-mate ask-harbor ask-harbor-to ask-treasure ask-patrol ask-anchor ask-attack ask-emissary
    // text: ask-battle-plan ask-fire ask-grogmaster ask-victory ask-beakhead ask-buccaneer ask-reward ask-gain ask-fame
    // text: ask-hire ask-pledge ask-return ask-build ask-raise ask-wipe
    let offers = table.offers;
    match action {
        Action::Act(_) => "ask-aside",
        Action::Start(_) if Faction::of_seat(table.near) == Faction::Squadron => "ask-start-island",
        Action::Start(_) => "ask-start-flagship",
        Action::Spend(_) => "ask-spend",
        Action::ShipMode(_) => "ask-ship",
        Action::Step(_) if may_stop => "ask-step-more",
        Action::Step(_) => "ask-step",
        Action::DirectTo(_) => "ask-go",
        Action::OffMap(_) => "ask-off-map",
        Action::PlaceTile(_) => "ask-tile",
        Action::CurrentChoice(_) => "ask-current",
        Action::FogChoice(_) => "ask-fog",
        Action::PilotIgnore(_) => "ask-pilot",
        Action::TakeDamage(_) => "ask-suffer",
        Action::TrawlerGold(_) => "ask-trawler",
        Action::ChooseOrder(_) => "ask-order",
        Action::PickPatrol(_) => "ask-pick",
        Action::DeployAt(_) => "ask-deploy",
        Action::Inspire(_) => "ask-inspire",
        Action::MoveComrades(_) => {
            let is = |wanted: fn(&MoveComrades) -> bool| {
                offers.iter().any(|offer| matches!(offer, Action::MoveComrades(it) if wanted(it)))
            };
            if is(|it| matches!(it, MoveComrades::Count(_))) {
                "ask-comrades-count"
            } else if is(|it| matches!(it, MoveComrades::To(_))) {
                "ask-comrades-to"
            } else {
                "ask-comrades-from"
            }
        }
        Action::PlanIsland(_) => "ask-island",
        Action::EvacuateTo(_) => "ask-evacuate",
        Action::SneakAttack(SneakAttack::Region(_)) => "ask-sneak-region",
        Action::SneakAttack(_) => "ask-sneak-patrol",
        Action::Enlist(_) => "ask-enlist",
        Action::Negotiate(_) => {
            let is_second = |offer: &Action| matches!(offer, Action::Negotiate(Negotiate::RemoveComradeFor(_)));
            if offers.iter().any(is_second) { "ask-negotiate-again" } else { "ask-negotiate" }
        }
        Action::Repair(_) => "ask-repair",
        Action::PowderMonkey(_) => "ask-powder-monkey",
        Action::MysticTarget(_) => "ask-mystic",
        Action::NaiveNoble(NaiveNoble::Card(_)) => "ask-noble",
        Action::NaiveNoble(NaiveNoble::AsCrew | NaiveNoble::AsCargo) => "ask-noble-as",
        Action::DealDamage(_) => "ask-damage",
        Action::GunnersMate(_) => "ask-gunners-mate",
        Action::Harbor(_) => "ask-harbor",
        Action::HarborTo(_) => "ask-harbor-to",
        Action::Treasure(_) => "ask-treasure",
        Action::PlacePatrol(_) => "ask-patrol",
        Action::IslandComrades(_) => "ask-anchor",
        Action::ChooseDefender(_) => "ask-attack",
        Action::Emissary(_) => "ask-emissary",
        Action::BattlePlan(_) => "ask-battle-plan",
        Action::FireCannons(_) => "ask-fire",
        Action::Grogmaster(_) => "ask-grogmaster",
        Action::Victory(_) => "ask-victory",
        Action::Beakhead(_) => "ask-beakhead",
        Action::Buccaneer(_) => "ask-buccaneer",
        Action::RewardCell(_) => "ask-reward",
        Action::GainReward(_) => "ask-gain",
        Action::SpendForFame(_) => "ask-fame",
        Action::RewardRecruit(_) => "ask-hire",
        Action::Pledge(_) => "ask-pledge",
        Action::ReturnCargo(_) => "ask-return",
        Action::BuildStronghold(_) => "ask-build",
        Action::RaiseWealth(_) => "ask-raise",
        Action::WipeMarket(_) => "ask-wipe",
    }
}

/// The same whatever the question is, so that it tells no secret: in a battle the Union is always asked for plans.
fn waiting(table: &TableView) -> String {
    let asked: Vec<Seat> = table.asked.filter(|&seat| Some(seat) != table.viewer).collect();
    let names: Vec<&str> = asked.iter().map(|&seat| table.name(seat)).collect();
    if names.is_empty() {
        return table.words.text("wait-table").to_owned();
    }
    // text: wait-battle wait-turn wait-for
    let key = match table.view.phase {
        _ if table.view.under_way.battle.is_some() => "wait-battle",
        Phase::Turn(turn) if asked == [turn.seat] => "wait-turn",
        _ => "wait-for",
    };
    table.say.with(key, &[("name", table.say.list(&names).into())])
}
