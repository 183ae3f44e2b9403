//! From tokens to actions: the way back from `notation`, also used for single tokens by `why_not`.

use crate::action::*;
use crate::components::{Card, Pips, Plan, Region, Slot};
use crate::table::{Cell, Lie, Point, SEAT_NAMES};
use wardroom_kernel::Seat;

pub(super) fn parse(path: &[&str]) -> Option<Action> {
    Some(match *path {
        ["start", at] => Start::At(space(at)?).into(),
        ["recruit", of, with] => Act::RecruitWithDie { card: card(of)?, die: die(with)? }.into(),
        ["recruit", of] => Act::Recruit { card: card(of)? }.into(),
        ["smuggle", of] => Act::Smuggle { card: card(of)? }.into(),
        ["deliver", of] => Act::Deliver { card: card(of)? }.into(),
        ["aside", of] => Act::SetAside { die: die(of)? }.into(),
        ["end"] => Act::EndTurn.into(),
        [one] => parse_one(one)?,
        ["spend", gold, value] => Spend::Gold { gold: number(gold, "gold.")?, value: die(value)? }.into(),
        ["ship", "sail"] => ShipMode::Sail.into(),
        ["ship", "tailwind"] => ShipMode::Tailwind.into(),
        ["step", "stop"] => Step::Stop.into(),
        ["step", at] => Step::To(space(at)?).into(),
        ["go", "pass"] => DirectTo::Pass.into(),
        ["go", at] => DirectTo::Space(space(at)?).into(),
        ["off-map", "explore"] => OffMap::Explore.into(),
        ["off-map", "wrap"] => OffMap::Wrap.into(),
        ["off-map", "stay"] => OffMap::Stay.into(),
        ["current", "follow"] => CurrentChoice::Follow.into(),
        ["current", "ignore"] => CurrentChoice::Ignore.into(),
        ["current", at] => CurrentChoice::To(space(at)?).into(),
        ["fog", "pass"] => FogChoice::Pass.into(),
        ["fog", at] => FogChoice::To(space(at)?).into(),
        ["pilot", "yes"] => PilotIgnore::Yes.into(),
        ["pilot", "no"] => PilotIgnore::No.into(),
        ["suffer", of] => TakeDamage::Slot(slot(of)?).into(),
        ["trawler", "yes"] => TrawlerGold::Yes.into(),
        ["trawler", "no"] => TrawlerGold::No.into(),
        ["first", effect] => ChooseOrder::Effect(Effect::from_name(effect.strip_prefix("effect.")?)?).into(),
        ["pick", "pass"] => PickPatrol::Pass.into(),
        ["pick", of] => PickPatrol::Patrol(patrol(of)?).into(),
        ["deploy", at] => DeployAt::Space(space(at)?).into(),
        ["inspire", "pass"] => Inspire::Pass.into(),
        ["inspire", at] => Inspire::Island(space(at)?).into(),
        ["comrades", "from", at] => MoveComrades::From(space(at)?).into(),
        ["comrades", "to", at] => MoveComrades::To(space(at)?).into(),
        ["comrades", "pass"] => MoveComrades::Pass.into(),
        ["comrades", count] => MoveComrades::Count(number(count, "count.")?).into(),
        ["island", at] => PlanIsland::Island(space(at)?).into(),
        ["evacuate", at, count] => EvacuateTo::Island { at: space(at)?, count: number(count, "count.")? }.into(),
        ["sneak", "pass"] => SneakAttack::Pass.into(),
        ["sneak", of] if of.starts_with("patrol.") => SneakAttack::Patrol(patrol(of)?).into(),
        ["sneak", of] => SneakAttack::Region(region(of)?).into(),
        ["enlist", "pass"] => Enlist::Pass.into(),
        ["enlist", of] => Enlist::Card(card(of)?).into(),
        ["negotiate", "pass"] => Negotiate::Pass.into(),
        ["negotiate", "remove-comrade", of] => Negotiate::RemoveComradeFor(card(of)?).into(),
        ["negotiate", of] => Negotiate::Card(card(of)?).into(),
        ["repair", "pass"] => Repair::Pass.into(),
        ["repair", of] => Repair::Slot(slot(of)?).into(),
        ["powder-monkey", "pass"] => PowderMonkey::Pass.into(),
        ["powder-monkey", of] => PowderMonkey::Figure(target(of)?).into(),
        ["mystic", of] => MysticTarget::Figure(target(of)?).into(),
        ["noble", "as-crew"] => NaiveNoble::AsCrew.into(),
        ["noble", "as-cargo"] => NaiveNoble::AsCargo.into(),
        ["noble", of] => NaiveNoble::Card(card(of)?).into(),
        ["damage", of] => DealDamage::Slot(slot(of)?).into(),
        ["gunners-mate", "pass"] => GunnersMate::Pass.into(),
        ["gunners-mate", at] => GunnersMate::Space(space(at)?).into(),
        ["harbor", "repair"] => Harbor::Repair.into(),
        ["harbor", "pass"] => Harbor::Pass.into(),
        ["harbor", of, with] => Harbor::Die { slot: slot(of)?, die: die(with)? }.into(),
        ["harbor-to", of] => HarborTo::Slot(slot(of)?).into(),
        ["treasure", "yes"] => Treasure::Yes.into(),
        ["treasure", "no"] => Treasure::No.into(),
        ["patrol", "yes"] => PlacePatrol::Yes.into(),
        ["patrol", "no"] => PlacePatrol::No.into(),
        ["anchor", "place"] => IslandComrades::Place.into(),
        ["anchor", "gain"] => IslandComrades::Gain.into(),
        ["anchor", "pass"] => IslandComrades::Pass.into(),
        ref rest => return parse_rest(rest),
    })
}

/// Battles, rewards, ends of turns and rounds; and placing a die, which begins with the die.
fn parse_rest(path: &[&str]) -> Option<Action> {
    Some(match *path {
        ["attack", of] => ChooseDefender::Figure(target(of)?).into(),
        ["emissary", "pay"] => Emissary::Pay.into(),
        ["emissary", "pass"] => Emissary::Pass.into(),
        ["plan", "pass"] => BattlePlan::Pass.into(),
        ["plan", of] => BattlePlan::Plan(Plan::from_name(of.strip_prefix("plan.")?)?).into(),
        ["fire", "pass"] => FireCannons::Pass.into(),
        ["fire", of, by] => FireCannons::Lower { slot: slot(of)?, by: number(by, "by.")? }.into(),
        ["grogmaster", "pass"] => Grogmaster::Pass.into(),
        ["grogmaster", of] => Grogmaster::Slot(slot(of)?).into(),
        ["victory", "pass"] => Victory::Pass.into(),
        ["victory", of] => Victory::Option(VictoryOption::from_name(of.strip_prefix("option.")?)?).into(),
        ["beakhead", "pass"] => Beakhead::Pass.into(),
        ["beakhead", at] => Beakhead::To(space(at)?).into(),
        ["buccaneer", "pass"] => Buccaneer::Pass.into(),
        ["buccaneer", of] => Buccaneer::Card(card(of)?).into(),
        ["reward", of] => RewardCell::Cell(cell(of)?).into(),
        ["gain", "yes"] => GainReward::Yes.into(),
        ["gain", "no"] => GainReward::No.into(),
        ["fame", gold] => SpendForFame::Gold(number(gold, "gold.")?).into(),
        ["hire", "pass"] => RewardRecruit::Pass.into(),
        ["hire", of] => RewardRecruit::Card(card(of)?).into(),
        ["pledge", of] => Pledge::Pile(number(of, "pile.")?).into(),
        ["return", of] => ReturnCargo::Card(card(of)?).into(),
        ["build", "pass"] => BuildStronghold::Pass.into(),
        ["build", at] => BuildStronghold::Island(space(at)?).into(),
        ["raise", of] => RaiseWealth::Region(region(of)?).into(),
        ["wipe", "yes"] => WipeMarket::Yes.into(),
        ["wipe", "no"] => WipeMarket::No.into(),
        [with, of] => Act::Place { die: die(with)?, slot: slot(of)? }.into(),
        _ => return None,
    })
}

fn parse_one(token: &str) -> Option<Action> {
    let (kind, name) = token.split_once('.')?;
    Some(match kind {
        "crew" => Act::UseCrew { card: Card::from_name(name)? }.into(),
        "plan" => Act::PlayPlan { plan: Plan::from_name(name)? }.into(),
        "tile" => PlaceTile::Lie(lie(name)?).into(),
        _ => return None,
    })
}

fn number(token: &str, prefix: &str) -> Option<u8> {
    token.strip_prefix(prefix)?.parse().ok()
}
pub(crate) fn die(token: &str) -> Option<Pips> {
    Pips::new(number(token, "die.")?)
}
pub(crate) fn slot(token: &str) -> Option<Slot> {
    Slot::from_name(token.strip_prefix("slot.")?)
}
pub(crate) fn card(token: &str) -> Option<Card> {
    Card::from_name(token.strip_prefix("card.")?)
}
pub(crate) fn region(token: &str) -> Option<Region> {
    Region::from_name(token.strip_prefix("region.")?)
}
fn point(text: &str) -> Option<Point> {
    let (x, y) = text.split_once('.')?;
    Some(Point { x: x.parse().ok()?, y: y.parse().ok()? })
}
pub(crate) fn space(token: &str) -> Option<Point> {
    point(token.strip_prefix("space.")?)
}
fn patrol(token: &str) -> Option<Point> {
    point(token.strip_prefix("patrol.")?)
}
pub(crate) fn lie(text: &str) -> Option<Lie> {
    let (at, turns) = text.rsplit_once('.')?;
    let (Point { x, y }, turns) = (point(at)?, turns.parse().ok()?);
    Some(Lie { x, y, turns }).filter(|lie| lie.turns < 4)
}
pub(crate) fn cell(token: &str) -> Option<Cell> {
    let (row, column) = token.strip_prefix("cell.")?.split_once('.')?;
    Some(Cell { row: row.parse().ok()?, column: column.parse().ok()? }).filter(|cell| cell.is_on_grid())
}
pub(crate) fn target(token: &str) -> Option<Target> {
    Some(match token.split_once('.') {
        Some(("flagship", name)) => Target::Flagship(Seat(SEAT_NAMES.iter().position(|known| *known == name)? as u8)),
        Some(("patrol", at)) => Target::Patrol(point(at)?),
        Some(("stronghold", at)) => Target::Stronghold(point(at)?),
        None if token == "cutter" => Target::Cutter,
        None if token == "gunship" => Target::Gunship,
        _ => return None,
    })
}
