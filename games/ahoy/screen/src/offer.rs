//! The label of a whole answer.

use crate::ghosts;
use crate::table_view::TableView;
use crate::{crews, rewards};
use ahoy::action::*;
use ahoy::{Action, Card, Direction, Faction, Figure, Pips, Plan, Point, Slot};
use wardroom_ui::TextValue;

pub(crate) fn offer(table: &TableView, action: Action) -> String {
    let words = table.words;
    // text: offer-ship-sail offer-ship-tailwind offer-stop offer-go-pass offer-explore offer-wrap offer-stay offer-current-follow
    // text: offer-current-ignore offer-pilot-yes offer-pilot-no offer-yes-gold offer-no-gold offer-pick-pass offer-enough
    // text: offer-pass-card offer-repair-pass offer-no-figure offer-noble-crew offer-noble-cargo offer-hold-fire
    // text: offer-harbor-repair offer-harbor-pass offer-patrol-yes offer-patrol-no offer-anchor-place offer-anchor-gain
    // text: offer-anchor-pass offer-emissary-pay offer-emissary-pass offer-no-plan offer-fire-pass offer-grog-pass
    // text: offer-option-pass offer-push-pass offer-buccaneer-pass offer-gain-yes offer-gain-no offer-build-pass
    // text: offer-wipe-yes offer-wipe-no offer-end
    let plain = match action {
        Action::Act(Act::EndTurn) => "offer-end",
        Action::ShipMode(ShipMode::Sail) => "offer-ship-sail",
        Action::ShipMode(ShipMode::Tailwind) => "offer-ship-tailwind",
        Action::Step(Step::Stop) => "offer-stop",
        Action::DirectTo(DirectTo::Pass) | Action::FogChoice(FogChoice::Pass) => "offer-go-pass",
        Action::OffMap(OffMap::Explore) => "offer-explore",
        Action::OffMap(OffMap::Wrap) => "offer-wrap",
        Action::OffMap(OffMap::Stay) => "offer-stay",
        Action::CurrentChoice(CurrentChoice::Follow) => "offer-current-follow",
        Action::CurrentChoice(CurrentChoice::Ignore) => "offer-current-ignore",
        Action::PilotIgnore(PilotIgnore::Yes) => "offer-pilot-yes",
        Action::PilotIgnore(PilotIgnore::No) => "offer-pilot-no",
        Action::TrawlerGold(TrawlerGold::Yes) | Action::Treasure(Treasure::Yes) => "offer-yes-gold",
        Action::TrawlerGold(TrawlerGold::No) | Action::Treasure(Treasure::No) => "offer-no-gold",
        Action::PickPatrol(PickPatrol::Pass) => "offer-pick-pass",
        Action::Inspire(Inspire::Pass)
        | Action::MoveComrades(MoveComrades::Pass)
        | Action::SneakAttack(SneakAttack::Pass) => "offer-enough",
        Action::Enlist(Enlist::Pass)
        | Action::Negotiate(Negotiate::Pass)
        | Action::RewardRecruit(RewardRecruit::Pass) => "offer-pass-card",
        Action::Repair(Repair::Pass) => "offer-repair-pass",
        Action::PowderMonkey(PowderMonkey::Pass) => "offer-no-figure",
        Action::NaiveNoble(NaiveNoble::AsCrew) => "offer-noble-crew",
        Action::NaiveNoble(NaiveNoble::AsCargo) => "offer-noble-cargo",
        Action::GunnersMate(GunnersMate::Pass) => "offer-hold-fire",
        Action::Harbor(Harbor::Repair) => "offer-harbor-repair",
        Action::Harbor(Harbor::Pass) => "offer-harbor-pass",
        Action::PlacePatrol(PlacePatrol::Yes) => "offer-patrol-yes",
        Action::PlacePatrol(PlacePatrol::No) => "offer-patrol-no",
        Action::IslandComrades(IslandComrades::Place) => "offer-anchor-place",
        Action::IslandComrades(IslandComrades::Gain) => "offer-anchor-gain",
        Action::IslandComrades(IslandComrades::Pass) => "offer-anchor-pass",
        Action::Emissary(Emissary::Pay) => "offer-emissary-pay",
        Action::Emissary(Emissary::Pass) => "offer-emissary-pass",
        Action::BattlePlan(BattlePlan::Pass) => "offer-no-plan",
        Action::FireCannons(FireCannons::Pass) => "offer-fire-pass",
        Action::Grogmaster(Grogmaster::Pass) => "offer-grog-pass",
        Action::Victory(Victory::Pass) => "offer-option-pass",
        Action::Beakhead(Beakhead::Pass) => "offer-push-pass",
        Action::Buccaneer(Buccaneer::Pass) => "offer-buccaneer-pass",
        Action::GainReward(GainReward::Yes) => "offer-gain-yes",
        Action::GainReward(GainReward::No) => "offer-gain-no",
        Action::BuildStronghold(BuildStronghold::Pass) => "offer-build-pass",
        Action::WipeMarket(WipeMarket::Yes) => "offer-wipe-yes",
        Action::WipeMarket(WipeMarket::No) => "offer-wipe-no",
        _ => return filled(table, action),
    };
    words.text(plain).to_owned()
}

/// Answers that name something.
fn filled(table: &TableView, action: Action) -> String {
    let (say, words) = (table.say, table.words);
    let place = |at: Point| ("place", TextValue::from(table.point_name(at)));
    let card = |card: Card| ("card", TextValue::from(words.card(card)));
    let cargo = |card: Card| ("cargo", TextValue::from(words.cargo(table.parts(), card)));
    let die = |die: Pips| ("die", TextValue::from(die.value()));
    let slot = |slot: Slot| ("slot", TextValue::from(words.slot(slot)));
    let target = |key: &str, target: Target| {
        let (figure, at) = table.target(target);
        match at {
            Some(at) if !figure.is_flagship() && key == "offer-figure" => {
                say.with("offer-figure-at", &[("figure", table.figure_name(figure).into()), place(at)])
            }
            _ => say.with(key, &[("figure", table.figure_name(figure).into())]),
        }
    };
    match action {
        Action::Start(Start::At(at)) => say.with("offer-start", &[place(at)]),
        Action::Act(Act::Place { die: with, slot: on }) => say.with("offer-place", &[die(with), slot(on)]),
        Action::Act(Act::Recruit { card: of }) => say.with("offer-recruit", &[card(of)]),
        Action::Act(Act::RecruitWithDie { card: of, die: with }) => {
            say.with("offer-recruit-die", &[card(of), die(with)])
        }
        Action::Act(Act::Smuggle { card: of }) => say.with("offer-smuggle", &[card(of), cargo(of)]),
        Action::Act(Act::Deliver { card: of }) => say.with("offer-deliver", &[cargo(of)]),
        Action::Act(Act::UseCrew { card: of }) => say.with("offer-crew", &[card(of)]),
        Action::Act(Act::PlayPlan { plan: Plan::Enlist }) if !table.view.can_enlist() => {
            say.with("offer-plan-enlist-no-card", &[("plan", words.plan(Plan::Enlist).into())])
        }
        Action::Act(Act::PlayPlan { plan }) | Action::BattlePlan(BattlePlan::Plan(plan)) => {
            say.with("offer-plan", &[("plan", words.plan(plan).into())])
        }
        Action::Act(Act::SetAside { die: with }) => say.with("offer-aside", &[die(with)]),
        Action::Spend(Spend::Gold { gold: 0, value }) => say.with("offer-spend-none", &[die(value)]),
        Action::Spend(Spend::Gold { gold, value }) => say.with("offer-spend", &[("gold", gold.into()), die(value)]),
        Action::Step(Step::To(at))
        | Action::CurrentChoice(CurrentChoice::To(at))
        | Action::FogChoice(FogChoice::To(at)) => step(table, at),
        Action::DirectTo(DirectTo::Space(at)) => say.with("offer-go", &[place(at)]),
        Action::PlaceTile(PlaceTile::Lie(lie)) => say.with("offer-tile", &[("lie", ghosts::name(table, lie).into())]),
        Action::TakeDamage(TakeDamage::Slot(of)) | Action::DealDamage(DealDamage::Slot(of)) => {
            say.with("offer-slot-damage", &[slot(of)])
        }
        Action::ChooseOrder(ChooseOrder::Effect(effect)) => words.effect(effect).to_owned(),
        Action::PickPatrol(PickPatrol::Patrol(at)) | Action::SneakAttack(SneakAttack::Patrol(at)) => {
            say.with("offer-pick", &[place(at)])
        }
        Action::DeployAt(DeployAt::Space(at)) => say.with("offer-deploy", &[place(at)]),
        Action::Inspire(Inspire::Island(at)) => say.with("offer-inspire", &[place(at)]),
        Action::MoveComrades(MoveComrades::From(at)) => say.with("offer-comrades-from", &[place(at)]),
        Action::MoveComrades(MoveComrades::To(at)) => say.with("offer-comrades-to", &[place(at)]),
        Action::MoveComrades(MoveComrades::Count(count)) => words.count("comrades", count).to_owned(),
        Action::PlanIsland(PlanIsland::Island(at)) => say.with("offer-island", &[place(at)]),
        Action::EvacuateTo(EvacuateTo::Island { at, count }) => {
            say.with("offer-evacuate", &[place(at), ("n", count.into())])
        }
        Action::SneakAttack(SneakAttack::Region(region)) => {
            say.with("offer-sneak-region", &[("isle", words.isle(region).into())])
        }
        Action::Enlist(Enlist::Card(of))
        | Action::Negotiate(Negotiate::Card(of))
        | Action::RewardRecruit(RewardRecruit::Card(of))
        | Action::NaiveNoble(NaiveNoble::Card(of)) => say.with("offer-card", &[card(of)]),
        Action::Negotiate(Negotiate::RemoveComradeFor(of)) => say.with("offer-negotiate-again", &[card(of)]),
        Action::Repair(Repair::Slot(of)) => say.with("offer-repair", &[slot(of)]),
        // text: offer-figure offer-attack
        Action::PowderMonkey(PowderMonkey::Figure(of)) | Action::MysticTarget(MysticTarget::Figure(of)) => {
            target("offer-figure", of)
        }
        Action::ChooseDefender(ChooseDefender::Figure(of)) => target("offer-attack", of),
        Action::GunnersMate(GunnersMate::Space(at)) => say.with("offer-gunners-mate", &[place(at)]),
        Action::Harbor(Harbor::Die { slot: of, die: with }) => say.with("offer-harbor-die", &[slot(of), die(with)]),
        Action::HarborTo(HarborTo::Slot(of)) => say.with("offer-harbor-to", &[slot(of)]),
        Action::FireCannons(FireCannons::Lower { slot: of, by }) => fire(table, of, by),
        Action::Grogmaster(Grogmaster::Slot(of)) => say.with("offer-grog", &[slot(of)]),
        Action::Victory(Victory::Option(option)) => {
            say.with("offer-option", &[("option", words.option(Faction::of_seat(table.near), option).into())])
        }
        Action::Beakhead(Beakhead::To(at)) => say.with("offer-push", &[place(at)]),
        Action::Buccaneer(Buccaneer::Card(of)) => say.with("offer-buccaneer", &[card(of)]),
        Action::RewardCell(RewardCell::Cell(cell)) => {
            say.with("offer-cell", &[("reward", words.reward(rewards::reward(table, cell)).into())])
        }
        Action::SpendForFame(SpendForFame::Gold(gold)) => say.with("offer-fame", &[("n", gold.into())]),
        Action::Pledge(Pledge::Pile(pile)) => crews::pile_name(table, table.near, pile),
        Action::ReturnCargo(ReturnCargo::Card(of)) => say.with("offer-return", &[cargo(of)]),
        Action::BuildStronghold(BuildStronghold::Island(at)) => say.with("offer-build", &[place(at)]),
        Action::RaiseWealth(RaiseWealth::Region(region)) => {
            say.with("offer-raise", &[("isle", words.isle(region).into())])
        }
        // All others have no gap.
        other => other.to_string(),
    }
}

/// With the direction, if it is next to the figure that moves.
fn step(table: &TableView, at: Point) -> String {
    let moving = table.view.under_way.moving.map_or(Figure::Flagship(table.near), |moving| moving.0);
    let from = table.view.sea.point(moving);
    let direction = from.and_then(|from| Direction::ALL.into_iter().find(|&direction| from.towards(direction) == at));
    let Some(direction) = direction else {
        return table.say.with("offer-go", &[("place", table.point_name(at).into())]);
    };
    let direction = ("direction", table.words.direction(direction).into());
    match table.view.sea.map.space(at) {
        Some(space) if space.is_island() => {
            table.say.with("offer-step-isle", &[direction, ("place", table.space_name(space).into())])
        }
        Some(_) => table.say.with("offer-step", &[direction]),
        None => table.say.with("offer-step-explore", &[direction]),
    }
}

/// The Squadron says which of its two cannons.
fn fire(table: &TableView, slot: Slot, by: u8) -> String {
    match slot {
        Slot::Cannons => table.say.with("offer-fire", &[("by", by.into())]),
        slot => table.say.with("offer-fire-slot", &[("by", by.into()), ("slot", table.words.slot(slot).into())]),
    }
}
