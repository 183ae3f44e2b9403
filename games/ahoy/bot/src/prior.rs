//! Which answers the search tries first. It looks at one offer at a time and must be fast: rollouts ask for it at every
//! question.

use super::prospects::reward;
use super::standing::{controls, foothold, margin, pull};
use ahoy::action::{
    Act, BattlePlan, BuildStronghold, DeployAt, DirectTo, Emissary, Enlist, FireCannons, GainReward, Grogmaster,
    Harbor, Inspire, IslandComrades, MysticTarget, Negotiate, PickPatrol, PilotIgnore, PlacePatrol, PowderMonkey,
    RaiseWealth, Repair, RewardCell, RewardRecruit, SneakAttack, Spend, SpendForFame, Step, TrawlerGold, Treasure,
    Victory, WipeMarket,
};
use ahoy::{Action, Faction, Figure, Pips, Plan, Player, Point, SQUADRON, Slot, Table, Target, UNION};
use wardroom_kernel::Seat;

/// Not done without a reason.
const UNLIKELY: f32 = 0.02;

/// 1 is nothing special.
pub(super) fn prior(table: &Table, seat: Seat, action: Action) -> f32 {
    let player = &table.players[seat];
    let unless = |is_pass: bool, pass: f32| if is_pass { pass } else { 1.0 };
    match action {
        Action::Act(act) => self::act(table, seat, act),
        Action::Spend(Spend::Gold { gold, .. }) => {
            [1.0, 0.2, 0.06, 0.03].get(usize::from(gold)).copied().unwrap_or(UNLIKELY)
        }
        Action::Step(Step::To(point)) => course(table, seat, Some(point)),
        Action::DirectTo(DirectTo::Space(point)) => course(table, seat, Some(point)),
        Action::Step(Step::Stop) | Action::DirectTo(DirectTo::Pass) => course(table, seat, None),
        Action::DeployAt(DeployAt::Space(point)) | Action::Inspire(Inspire::Island(point)) => {
            region(table, seat, point)
        }
        Action::Inspire(Inspire::Pass) => UNLIKELY,
        Action::PilotIgnore(answer) => unless(answer == PilotIgnore::No, UNLIKELY),
        Action::TrawlerGold(answer) => unless(answer == TrawlerGold::No, UNLIKELY),
        Action::Treasure(answer) => unless(answer == Treasure::No, UNLIKELY),
        Action::PlacePatrol(answer) => unless(answer == PlacePatrol::No, UNLIKELY),
        Action::GainReward(answer) => unless(answer == GainReward::No, UNLIKELY),
        Action::Repair(answer) => unless(answer == Repair::Pass, UNLIKELY),
        Action::Victory(answer) => unless(answer == Victory::Pass, UNLIKELY),
        Action::Enlist(answer) => unless(answer == Enlist::Pass, UNLIKELY),
        Action::SneakAttack(answer) => unless(answer == SneakAttack::Pass, 0.1),
        Action::RewardRecruit(answer) => unless(answer == RewardRecruit::Pass, 0.2),
        Action::Negotiate(answer) => unless(answer == Negotiate::Pass, 0.2),
        Action::PickPatrol(answer) => unless(answer == PickPatrol::Pass, 0.3),
        Action::BuildStronghold(answer) => unless(answer == BuildStronghold::Pass, 0.2),
        Action::WipeMarket(answer) => unless(answer == WipeMarket::Yes, 0.3),
        Action::Emissary(answer) => unless(answer == Emissary::Pay, 0.5),
        Action::BattlePlan(answer) => unless(answer != BattlePlan::Pass, 0.5),
        Action::Grogmaster(answer) => unless(answer != Grogmaster::Pass, 0.3),
        Action::PowderMonkey(PowderMonkey::Figure(figure)) | Action::MysticTarget(MysticTarget::Figure(figure)) => {
            unless(owner(figure) == seat, UNLIKELY)
        }
        Action::Harbor(Harbor::Repair) => f32::from(player.damage().min(2)),
        Action::Harbor(Harbor::Die { .. } | Harbor::Pass) => 0.5,
        Action::IslandComrades(IslandComrades::Place) => {
            if table.sea.ready > 1 {
                1.5
            } else {
                0.6
            }
        }
        Action::IslandComrades(IslandComrades::Gain) => {
            if table.sea.ready < 4 {
                1.0
            } else {
                0.4
            }
        }
        Action::IslandComrades(IslandComrades::Pass) => UNLIKELY,
        Action::FireCannons(FireCannons::Lower { by, .. }) => 0.3 * f32::from(by),
        Action::FireCannons(FireCannons::Pass) => 0.4,
        Action::RewardCell(RewardCell::Cell(cell)) => 0.3 + reward(table.parts.reward(cell), player),
        Action::SpendForFame(SpendForFame::Gold(gold)) => 0.1 + f32::from(gold),
        Action::RaiseWealth(RaiseWealth::Region(region)) => {
            0.05 + margin(controls(table)[region.index()], seat).clamp(0.0, 3.0)
        }
        Action::Start(_)
        | Action::ShipMode(_)
        | Action::OffMap(_)
        | Action::PlaceTile(_)
        | Action::CurrentChoice(_)
        | Action::FogChoice(_)
        | Action::TakeDamage(_)
        | Action::ChooseOrder(_)
        | Action::MoveComrades(_)
        | Action::PlanIsland(_)
        | Action::EvacuateTo(_)
        | Action::PowderMonkey(PowderMonkey::Pass)
        | Action::NaiveNoble(_)
        | Action::DealDamage(_)
        | Action::GunnersMate(_)
        | Action::HarborTo(_)
        | Action::ChooseDefender(_)
        | Action::Beakhead(_)
        | Action::Buccaneer(_)
        | Action::Pledge(_)
        | Action::ReturnCargo(_) => 1.0,
    }
}

fn act(table: &Table, seat: Seat, act: Act) -> f32 {
    let player = &table.players[seat];
    match act {
        Act::Deliver { .. } => 30.0,
        Act::Smuggle { card } => {
            let deliver = table.parts.card(card).deliver;
            let is_wanted = table.sea.map.regions().any(|region| region.suit() == deliver);
            match (player.cargo.len() < 2, is_wanted) {
                (true, true) => 8.0,
                (true, false) => 2.0,
                (false, _) => 0.1,
            }
        }
        Act::Place { die, slot } => {
            let is_turned = !slot.accepts(Faction::of_seat(seat)).takes(die);
            place(table, seat, die, slot) * if is_turned { 0.3 } else { 1.0 }
        }
        Act::Recruit { .. } => 1.5,
        Act::RecruitWithDie { .. } => 0.6,
        Act::UseCrew { .. } => 0.4,
        Act::PlayPlan { plan: Plan::Cutter | Plan::Gunship } => 3.0,
        Act::PlayPlan { .. } => 1.0,
        Act::SetAside { .. } => 1.0,
        Act::EndTurn => 1.5,
    }
}

/// A die on a slot.
fn place(table: &Table, seat: Seat, die: Pips, slot: Slot) -> f32 {
    let (sea, player): (_, &Player) = (&table.sea, &table.players[seat]);
    let flagship = table.flagship(seat);
    let is_at_island = flagship.is_some_and(|space| space.is_island());
    let if_any = |count: u8, each: f32| if count == 0 { UNLIKELY } else { each * f32::from(count) };
    match slot {
        Slot::Sail => 2.5,
        Slot::FullSail => 0.6 * f32::from(die.value()),
        Slot::Tailwind => 1.2,
        Slot::Order => if_any((10 - sea.patrols_in_supply()).min(4), 0.4),
        Slot::Assemble => if_any(sea.ready.min(4), 1.2),
        Slot::Cannons | Slot::Cannons5 | Slot::Cannons6 => 1.0,
        Slot::Bombard => if_any(flagship.map_or(0, |space| sea.comrades(space.region())), 1.5),
        Slot::Deploy => if_any(sea.patrols_in_supply().min(1), 2.5),
        Slot::Inspire => if_any(sea.ready.min(4), 1.0),
        Slot::Rally => if_any(sea.comrades_in_supply().min(4) * u8::from(is_at_island), 0.8),
        Slot::Negotiate => if_any(is_at_island.into(), 2.0),
        Slot::Repair => if_any(player.damage().min(2), 0.8),
        Slot::Shipwright => if_any(player.damage(), 0.6),
        Slot::Cutter | Slot::Gunship4 | Slot::Gunship6 => 1.5,
        _ => 0.7,
    }
}

/// Where a ship goes, or that it stays.
fn course(table: &Table, seat: Seat, to: Option<Point>) -> f32 {
    let figure = table.under_way.moving.map_or(Figure::Flagship(seat), |(figure, _)| figure);
    let (here, owner) = (table.sea.point(figure), figure.owner());
    match to.or(here) {
        Some(point) if table.sea.map.space(point).is_some() => 0.05 + pull(table, owner, point).powi(2),
        Some(_) | None => 0.5,
    }
}

/// A piece in the region there.
fn region(table: &Table, seat: Seat, point: Point) -> f32 {
    let Some(region) = table.sea.map.space(point).map(|space| space.region()) else { return UNLIKELY };
    let wealth = table.sea.map.wealth(region).unwrap_or(Pips::One);
    0.05 + foothold(wealth, controls(table)[region.index()], seat).powi(2)
}

fn owner(figure: Target) -> Seat {
    match figure {
        Target::Flagship(seat) => seat,
        Target::Patrol(_) | Target::Stronghold(_) => SQUADRON,
        Target::Cutter | Target::Gunship => UNION,
    }
}
