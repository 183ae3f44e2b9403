//! The text of an action: the things one touches, joined by ` > `. Reading is strict, so that each action has one text.
//!
//! All answers to a question begin with the question's word, except in a turn, where the first thing touched is it.
//!
//! | token | what |
//! |---|---|
//! | `die.4` | a die showing 4: in hand, on a slot, or what it is turned to |
//! | `slot.sail` | a die slot: `sail full-sail tailwind order assemble cannons cannons-5 cannons-6 bombard deploy inspire rally negotiate repair`, of ships `cutter gunship-4 gunship-6`, of Crew by the card's name |
//! | `card.diver` | a market card, as Crew or Cargo: `convincing-comrade-1` has the Cargo for bird, `-2` for swords, `convincing-official-1` for skull, `-2` for fish |
//! | `crew.mystic` | a free Action of Crew |
//! | `plan.close-call` | a plan |
//! | `space.3.-1` | a cell of the grid, x and y, on the map or next to it; an Island is a space |
//! | `region.fish-a` | a region |
//! | `tile.3.-1.2` | a tile with its north-west cell at 3,-1 and two clockwise quarter turns |
//! | `flagship.union`, `patrol.3.-1`, `stronghold.3.-1`, `cutter`, `gunship` | a figure; of Patrols any in that space |
//! | `gold.2`, `by.3`, `count.2` | so much gold, so many pips, so many Comrades |
//! | `effect.harbor` | one of several effects: `victory cutpurse buccaneer harbor treasure merchant patrol comrades strongholds documentarian elder` |
//! | `option.a` | a victory option |
//! | `cell.2.3` | a cell of the Rewards grid: row, column |
//! | `pile.1` | a pledge pile |
//! | `pass`, `stop`, `yes`, `no`, `end` | |
//!
//! ```text
//! start > space.0.2
//! die.4 > slot.sail            recruit > card.diver         recruit > card.elder > die.2
//! smuggle > card.diver         deliver > card.diver         crew.aeronauts
//! plan.cutter                  aside > die.3                end
//! spend > gold.0 > die.4       ship > sail                  ship > tailwind
//! step > space.1.1             step > stop                  go > space.1.1     go > pass
//! off-map > explore            off-map > wrap               off-map > stay
//! tile.3.-1.2                  current > follow             current > ignore   current > space.1.1
//! fog > space.1.1              fog > pass                   pilot > yes
//! suffer > slot.sail           trawler > yes                first > effect.harbor
//! pick > patrol.1.1            pick > pass                  deploy > space.1.1
//! inspire > space.1.1          comrades > from > space.1.1  comrades > to > space.3.0   comrades > count.2
//! island > space.1.1           evacuate > space.3.0 > count.2
//! sneak > region.fish-a        sneak > patrol.1.1           enlist > card.diver
//! negotiate > card.diver       negotiate > remove-comrade > card.diver
//! repair > slot.sail           powder-monkey > patrol.1.1   mystic > flagship.union
//! noble > card.diver           noble > as-crew              noble > as-cargo
//! damage > slot.sail           gunners-mate > space.1.1
//! harbor > repair              harbor > slot.sail > die.4   harbor-to > slot.cannons
//! treasure > yes               patrol > yes                 anchor > place     anchor > gain   anchor > pass
//! attack > patrol.1.1          emissary > pay               plan > plan.close-call   plan > pass
//! fire > slot.cannons > by.3   grogmaster > slot.sail       victory > option.a
//! beakhead > space.1.1         buccaneer > card.diver       reward > cell.2.3
//! gain > yes                   fame > gold.3                hire > card.diver
//! pledge > pile.1              return > card.diver          build > space.1.1
//! raise > region.fish-a        wipe > yes
//! ```

mod read;

pub(crate) use read::{card, cell, die, lie, region, slot, space, target};

use crate::action::*;
use crate::table::{Cell, Lie, Point, SEAT_NAMES};
use std::{fmt, str::FromStr};

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.x, self.y)
    }
}
impl fmt::Display for Lie {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "tile.{}.{}.{}", self.x, self.y, self.turns)
    }
}
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cell.{}.{}", self.row, self.column)
    }
}
impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Target::Flagship(seat) => write!(f, "flagship.{}", SEAT_NAMES[seat]),
            Target::Patrol(at) => write!(f, "patrol.{at}"),
            Target::Stronghold(at) => write!(f, "stronghold.{at}"),
            Target::Cutter => f.write_str("cutter"),
            Target::Gunship => f.write_str("gunship"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Start(Start::At(at)) => write!(f, "start > space.{at}"),
            Action::Act(act) => write_act(act, f),
            Action::Spend(Spend::Gold { gold, value }) => write!(f, "spend > gold.{gold} > die.{value}"),
            Action::ShipMode(ShipMode::Sail) => write!(f, "ship > sail"),
            Action::ShipMode(ShipMode::Tailwind) => write!(f, "ship > tailwind"),
            Action::Step(Step::To(at)) => write!(f, "step > space.{at}"),
            Action::Step(Step::Stop) => write!(f, "step > stop"),
            Action::DirectTo(DirectTo::Space(at)) => write!(f, "go > space.{at}"),
            Action::DirectTo(DirectTo::Pass) => write!(f, "go > pass"),
            Action::OffMap(OffMap::Explore) => write!(f, "off-map > explore"),
            Action::OffMap(OffMap::Wrap) => write!(f, "off-map > wrap"),
            Action::OffMap(OffMap::Stay) => write!(f, "off-map > stay"),
            Action::PlaceTile(PlaceTile::Lie(lie)) => write!(f, "{lie}"),
            Action::CurrentChoice(CurrentChoice::Follow) => write!(f, "current > follow"),
            Action::CurrentChoice(CurrentChoice::Ignore) => write!(f, "current > ignore"),
            Action::CurrentChoice(CurrentChoice::To(at)) => write!(f, "current > space.{at}"),
            Action::FogChoice(FogChoice::To(at)) => write!(f, "fog > space.{at}"),
            Action::FogChoice(FogChoice::Pass) => write!(f, "fog > pass"),
            Action::PilotIgnore(PilotIgnore::Yes) => write!(f, "pilot > yes"),
            Action::PilotIgnore(PilotIgnore::No) => write!(f, "pilot > no"),
            Action::TakeDamage(TakeDamage::Slot(slot)) => write!(f, "suffer > slot.{slot}"),
            Action::TrawlerGold(TrawlerGold::Yes) => write!(f, "trawler > yes"),
            Action::TrawlerGold(TrawlerGold::No) => write!(f, "trawler > no"),
            Action::ChooseOrder(ChooseOrder::Effect(effect)) => write!(f, "first > effect.{effect}"),
            Action::PickPatrol(PickPatrol::Patrol(at)) => write!(f, "pick > patrol.{at}"),
            Action::PickPatrol(PickPatrol::Pass) => write!(f, "pick > pass"),
            Action::DeployAt(DeployAt::Space(at)) => write!(f, "deploy > space.{at}"),
            Action::Inspire(Inspire::Island(at)) => write!(f, "inspire > space.{at}"),
            Action::Inspire(Inspire::Pass) => write!(f, "inspire > pass"),
            Action::MoveComrades(MoveComrades::From(at)) => write!(f, "comrades > from > space.{at}"),
            Action::MoveComrades(MoveComrades::To(at)) => write!(f, "comrades > to > space.{at}"),
            Action::MoveComrades(MoveComrades::Count(count)) => write!(f, "comrades > count.{count}"),
            Action::MoveComrades(MoveComrades::Pass) => write!(f, "comrades > pass"),
            Action::PlanIsland(PlanIsland::Island(at)) => write!(f, "island > space.{at}"),
            Action::EvacuateTo(EvacuateTo::Island { at, count }) => {
                write!(f, "evacuate > space.{at} > count.{count}")
            }
            Action::SneakAttack(SneakAttack::Region(region)) => write!(f, "sneak > region.{region}"),
            Action::SneakAttack(SneakAttack::Patrol(at)) => write!(f, "sneak > patrol.{at}"),
            Action::SneakAttack(SneakAttack::Pass) => write!(f, "sneak > pass"),
            Action::Enlist(Enlist::Card(card)) => write!(f, "enlist > card.{card}"),
            Action::Enlist(Enlist::Pass) => write!(f, "enlist > pass"),
            Action::Negotiate(Negotiate::Card(card)) => write!(f, "negotiate > card.{card}"),
            Action::Negotiate(Negotiate::RemoveComradeFor(card)) => {
                write!(f, "negotiate > remove-comrade > card.{card}")
            }
            Action::Negotiate(Negotiate::Pass) => write!(f, "negotiate > pass"),
            Action::Repair(Repair::Slot(slot)) => write!(f, "repair > slot.{slot}"),
            Action::Repair(Repair::Pass) => write!(f, "repair > pass"),
            Action::PowderMonkey(PowderMonkey::Figure(target)) => write!(f, "powder-monkey > {target}"),
            Action::PowderMonkey(PowderMonkey::Pass) => write!(f, "powder-monkey > pass"),
            Action::MysticTarget(MysticTarget::Figure(target)) => write!(f, "mystic > {target}"),
            Action::NaiveNoble(NaiveNoble::Card(card)) => write!(f, "noble > card.{card}"),
            Action::NaiveNoble(NaiveNoble::AsCrew) => write!(f, "noble > as-crew"),
            Action::NaiveNoble(NaiveNoble::AsCargo) => write!(f, "noble > as-cargo"),
            Action::DealDamage(DealDamage::Slot(slot)) => write!(f, "damage > slot.{slot}"),
            Action::GunnersMate(GunnersMate::Space(at)) => write!(f, "gunners-mate > space.{at}"),
            Action::GunnersMate(GunnersMate::Pass) => write!(f, "gunners-mate > pass"),
            Action::Harbor(Harbor::Repair) => write!(f, "harbor > repair"),
            Action::Harbor(Harbor::Die { slot, die }) => write!(f, "harbor > slot.{slot} > die.{die}"),
            Action::Harbor(Harbor::Pass) => write!(f, "harbor > pass"),
            Action::HarborTo(HarborTo::Slot(slot)) => write!(f, "harbor-to > slot.{slot}"),
            Action::Treasure(Treasure::Yes) => write!(f, "treasure > yes"),
            Action::Treasure(Treasure::No) => write!(f, "treasure > no"),
            Action::PlacePatrol(PlacePatrol::Yes) => write!(f, "patrol > yes"),
            Action::PlacePatrol(PlacePatrol::No) => write!(f, "patrol > no"),
            Action::IslandComrades(IslandComrades::Place) => write!(f, "anchor > place"),
            Action::IslandComrades(IslandComrades::Gain) => write!(f, "anchor > gain"),
            Action::IslandComrades(IslandComrades::Pass) => write!(f, "anchor > pass"),
            Action::ChooseDefender(ChooseDefender::Figure(target)) => write!(f, "attack > {target}"),
            Action::Emissary(Emissary::Pay) => write!(f, "emissary > pay"),
            Action::Emissary(Emissary::Pass) => write!(f, "emissary > pass"),
            Action::BattlePlan(BattlePlan::Plan(plan)) => write!(f, "plan > plan.{plan}"),
            Action::BattlePlan(BattlePlan::Pass) => write!(f, "plan > pass"),
            Action::FireCannons(FireCannons::Lower { slot, by }) => write!(f, "fire > slot.{slot} > by.{by}"),
            Action::FireCannons(FireCannons::Pass) => write!(f, "fire > pass"),
            Action::Grogmaster(Grogmaster::Slot(slot)) => write!(f, "grogmaster > slot.{slot}"),
            Action::Grogmaster(Grogmaster::Pass) => write!(f, "grogmaster > pass"),
            Action::Victory(Victory::Option(option)) => write!(f, "victory > option.{option}"),
            Action::Victory(Victory::Pass) => write!(f, "victory > pass"),
            Action::Beakhead(Beakhead::To(at)) => write!(f, "beakhead > space.{at}"),
            Action::Beakhead(Beakhead::Pass) => write!(f, "beakhead > pass"),
            Action::Buccaneer(Buccaneer::Card(card)) => write!(f, "buccaneer > card.{card}"),
            Action::Buccaneer(Buccaneer::Pass) => write!(f, "buccaneer > pass"),
            Action::RewardCell(RewardCell::Cell(cell)) => write!(f, "reward > {cell}"),
            Action::GainReward(GainReward::Yes) => write!(f, "gain > yes"),
            Action::GainReward(GainReward::No) => write!(f, "gain > no"),
            Action::SpendForFame(SpendForFame::Gold(gold)) => write!(f, "fame > gold.{gold}"),
            Action::RewardRecruit(RewardRecruit::Card(card)) => write!(f, "hire > card.{card}"),
            Action::RewardRecruit(RewardRecruit::Pass) => write!(f, "hire > pass"),
            Action::Pledge(Pledge::Pile(pile)) => write!(f, "pledge > pile.{pile}"),
            Action::ReturnCargo(ReturnCargo::Card(card)) => write!(f, "return > card.{card}"),
            Action::BuildStronghold(BuildStronghold::Island(at)) => write!(f, "build > space.{at}"),
            Action::BuildStronghold(BuildStronghold::Pass) => write!(f, "build > pass"),
            Action::RaiseWealth(RaiseWealth::Region(region)) => write!(f, "raise > region.{region}"),
            Action::WipeMarket(WipeMarket::Yes) => write!(f, "wipe > yes"),
            Action::WipeMarket(WipeMarket::No) => write!(f, "wipe > no"),
        }
    }
}

fn write_act(act: Act, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match act {
        Act::Place { die, slot } => write!(f, "die.{die} > slot.{slot}"),
        Act::Recruit { card } => write!(f, "recruit > card.{card}"),
        Act::RecruitWithDie { card, die } => write!(f, "recruit > card.{card} > die.{die}"),
        Act::Smuggle { card } => write!(f, "smuggle > card.{card}"),
        Act::Deliver { card } => write!(f, "deliver > card.{card}"),
        Act::UseCrew { card } => write!(f, "crew.{card}"),
        Act::PlayPlan { plan } => write!(f, "plan.{plan}"),
        Act::SetAside { die } => write!(f, "aside > die.{die}"),
        Act::EndTurn => write!(f, "end"),
    }
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no action; actions look like `die.4 > slot.sail`, `step > space.1.1`, `recruit > card.diver`")]
pub struct NotationError(String);

impl FromStr for Action {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Action, NotationError> {
        let path: Vec<&str> = text.split(" > ").collect();
        let action = read::parse(&path).filter(|action| action.to_string() == text);
        action.ok_or_else(|| NotationError(text.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every form, from the documentation of this module.
    fn texts() -> Vec<String> {
        let all = include_str!("mod.rs").split("```text").nth(1).and_then(|rest| rest.split("```").next());
        let lines = all.expect("the forms are listed").lines().map(|line| line.trim_start_matches("//!").trim());
        let texts = lines.flat_map(|line| line.split("  ")).map(|text| text.trim().to_owned());
        texts.filter(|text| !text.is_empty()).collect()
    }

    #[test]
    fn each_form_that_is_listed_reads_and_is_written_so() {
        assert!(texts().len() > 70, "{:?}", texts());
        for text in texts() {
            let read = text.parse::<Action>().map(|action| action.to_string());
            assert_eq!(read.as_deref(), Ok(&*text));
        }
    }

    #[test]
    fn an_action_has_one_text_only() {
        for text in [
            "",
            "end ",
            "die.7 > slot.sail",
            "die.04 > slot.sail",
            "step > space.1",
            "step > space.+1.1",
            "tile.0.0.4",
            "reward > cell.0.1",
            "attack > patrol",
            "recruit",
            "die.4",
            "go > space.1.1 > pass",
        ] {
            assert_eq!(text.parse::<Action>(), Err(NotationError(text.into())));
        }
    }
}
