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

#[macro_use]
mod tokens;

pub(crate) use tokens::{card, cell, die, region, slot, space, target, tile};

use crate::action::*;
use std::{fmt, str::FromStr};
use tokens::{by, count, crew, effect, gold, option, patrol, pile, plan};

/// Each answer with its path: first words, then what it holds, each with the kind of its token.
macro_rules! paths {
    ($($question:ident::$answer:ident $(($value:ident: $kind:ident))? $({ $($field:ident: $of:ident),+ })? = $($word:literal)*;)+) => {
        impl fmt::Display for Action {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let mut path = Path { f, is_begun: false };
                match *self {
                    $(Action::$question($question::$answer $(($value))? $({ $($field),+ })?) => {
                        $(path.token($word, "")?;)*
                        $(path.token(prefix!($kind), $value)?;)?
                        $($(path.token(prefix!($of), $field)?;)+)?
                        Ok(())
                    })+
                }
            }
        }
        fn parse(path: &[&str]) -> Option<Action> {
            let forms: &[fn(&mut std::slice::Iter<'_, &str>) -> Option<Action>] = &[$(|tokens| {
                $((*tokens.next()? == $word).then_some(())?;)*
                $(let $value = $kind(tokens.next()?)?;)?
                $($(let $field = $of(tokens.next()?)?;)+)?
                Some($question::$answer $(($value))? $({ $($field),+ })?.into())
            }),+];
            forms.iter().find_map(|form| {
                let mut tokens = path.iter();
                form(&mut tokens).filter(|_| tokens.next().is_none())
            })
        }
    };
}

struct Path<'a, 'f> {
    f: &'a mut fmt::Formatter<'f>,
    is_begun: bool,
}

impl Path<'_, '_> {
    fn token(&mut self, prefix: &str, value: impl fmt::Display) -> fmt::Result {
        if std::mem::replace(&mut self.is_begun, true) {
            self.f.write_str(" > ")?;
        }
        self.f.write_str(prefix)?;
        value.fmt(self.f)
    }
}

paths! {
    Start::At(at: space) = "start";
    Act::Place { die: die, slot: slot } = ;
    Act::Recruit { card: card } = "recruit";
    Act::RecruitWithDie { card: card, die: die } = "recruit";
    Act::Smuggle { card: card } = "smuggle";
    Act::Deliver { card: card } = "deliver";
    Act::UseCrew { card: crew } = ;
    Act::PlayPlan { plan: plan } = ;
    Act::SetAside { die: die } = "aside";
    Act::EndTurn = "end";
    Spend::Gold { gold: gold, value: die } = "spend";
    ShipMode::Sail = "ship" "sail";
    ShipMode::Tailwind = "ship" "tailwind";
    Step::To(at: space) = "step";
    Step::Stop = "step" "stop";
    DirectTo::Space(at: space) = "go";
    DirectTo::Pass = "go" "pass";
    OffMap::Explore = "off-map" "explore";
    OffMap::Wrap = "off-map" "wrap";
    OffMap::Stay = "off-map" "stay";
    PlaceTile::Lie(lie: tile) = ;
    CurrentChoice::Follow = "current" "follow";
    CurrentChoice::Ignore = "current" "ignore";
    CurrentChoice::To(at: space) = "current";
    FogChoice::To(at: space) = "fog";
    FogChoice::Pass = "fog" "pass";
    PilotIgnore::Yes = "pilot" "yes";
    PilotIgnore::No = "pilot" "no";
    TakeDamage::Slot(on: slot) = "suffer";
    TrawlerGold::Yes = "trawler" "yes";
    TrawlerGold::No = "trawler" "no";
    ChooseOrder::Effect(next: effect) = "first";
    PickPatrol::Patrol(at: patrol) = "pick";
    PickPatrol::Pass = "pick" "pass";
    DeployAt::Space(at: space) = "deploy";
    Inspire::Island(at: space) = "inspire";
    Inspire::Pass = "inspire" "pass";
    MoveComrades::From(at: space) = "comrades" "from";
    MoveComrades::To(at: space) = "comrades" "to";
    MoveComrades::Count(many: count) = "comrades";
    MoveComrades::Pass = "comrades" "pass";
    PlanIsland::Island(at: space) = "island";
    EvacuateTo::Island { at: space, count: count } = "evacuate";
    SneakAttack::Region(of: region) = "sneak";
    SneakAttack::Patrol(at: patrol) = "sneak";
    SneakAttack::Pass = "sneak" "pass";
    Enlist::Card(chosen: card) = "enlist";
    Enlist::Pass = "enlist" "pass";
    Negotiate::Card(chosen: card) = "negotiate";
    Negotiate::RemoveComradeFor(chosen: card) = "negotiate" "remove-comrade";
    Negotiate::Pass = "negotiate" "pass";
    Repair::Slot(on: slot) = "repair";
    Repair::Pass = "repair" "pass";
    PowderMonkey::Figure(figure: target) = "powder-monkey";
    PowderMonkey::Pass = "powder-monkey" "pass";
    MysticTarget::Figure(figure: target) = "mystic";
    NaiveNoble::Card(chosen: card) = "noble";
    NaiveNoble::AsCrew = "noble" "as-crew";
    NaiveNoble::AsCargo = "noble" "as-cargo";
    DealDamage::Slot(on: slot) = "damage";
    GunnersMate::Space(at: space) = "gunners-mate";
    GunnersMate::Pass = "gunners-mate" "pass";
    Harbor::Repair = "harbor" "repair";
    Harbor::Die { slot: slot, die: die } = "harbor";
    Harbor::Pass = "harbor" "pass";
    HarborTo::Slot(on: slot) = "harbor-to";
    Treasure::Yes = "treasure" "yes";
    Treasure::No = "treasure" "no";
    PlacePatrol::Yes = "patrol" "yes";
    PlacePatrol::No = "patrol" "no";
    IslandComrades::Place = "anchor" "place";
    IslandComrades::Gain = "anchor" "gain";
    IslandComrades::Pass = "anchor" "pass";
    ChooseDefender::Figure(figure: target) = "attack";
    Emissary::Pay = "emissary" "pay";
    Emissary::Pass = "emissary" "pass";
    BattlePlan::Plan(chosen: plan) = "plan";
    BattlePlan::Pass = "plan" "pass";
    FireCannons::Lower { slot: slot, by: by } = "fire";
    FireCannons::Pass = "fire" "pass";
    Grogmaster::Slot(on: slot) = "grogmaster";
    Grogmaster::Pass = "grogmaster" "pass";
    Victory::Option(chosen: option) = "victory";
    Victory::Pass = "victory" "pass";
    Beakhead::To(at: space) = "beakhead";
    Beakhead::Pass = "beakhead" "pass";
    Buccaneer::Card(chosen: card) = "buccaneer";
    Buccaneer::Pass = "buccaneer" "pass";
    RewardCell::Cell(to: cell) = "reward";
    GainReward::Yes = "gain" "yes";
    GainReward::No = "gain" "no";
    SpendForFame::Gold(spent: gold) = "fame";
    RewardRecruit::Card(chosen: card) = "hire";
    RewardRecruit::Pass = "hire" "pass";
    Pledge::Pile(number: pile) = "pledge";
    ReturnCargo::Card(chosen: card) = "return";
    BuildStronghold::Island(at: space) = "build";
    BuildStronghold::Pass = "build" "pass";
    RaiseWealth::Region(of: region) = "raise";
    WipeMarket::Yes = "wipe" "yes";
    WipeMarket::No = "wipe" "no";
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no action; actions look like `die.4 > slot.sail`, `step > space.1.1`, `recruit > card.diver`")]
pub struct NotationError(String);

impl FromStr for Action {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Action, NotationError> {
        let path: Vec<&str> = text.split(" > ").collect();
        let action = parse(&path).filter(|action| action.to_string() == text);
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
