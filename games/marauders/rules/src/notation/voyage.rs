//! The texts of answers in setup, at sea and in port.

use super::{named, number, seat};
use crate::action::{
    Act, Action, Buy, ChooseStartShip, ChooseToken, DropCargo, FreeCard, FreeMove, HireCrew, MoveModification,
    PardonByEvent, PayFrom, PortActivity, PortRoyalEntry, Redraw, ScoutTarget, Sell, ShowPurchase, StashMove,
    Surcharge, Yard,
};
use crate::table::seat_name;
use std::fmt;

/// Nothing if the answer belongs to a question of `fight`.
pub(super) fn write(f: &mut fmt::Formatter<'_>, action: Action) -> Option<fmt::Result> {
    Some(match action {
        Action::ChooseStartShip(ChooseStartShip { ship }) => write!(f, "ship.{ship}"),
        Action::Act(act) => write_act(f, act),
        Action::PortRoyalEntry(PortRoyalEntry::Pay) => f.write_str("gate > pay"),
        Action::PortRoyalEntry(PortRoyalEntry::Roll) => f.write_str("gate > roll"),
        Action::PortRoyalEntry(PortRoyalEntry::GiveUp) => f.write_str("gate > give-up"),
        Action::Surcharge(Surcharge::Pay) => f.write_str("surcharge > pay"),
        Action::Surcharge(Surcharge::Stay) => f.write_str("surcharge > stay"),
        Action::FreeMove(FreeMove::To { zone }) => write!(f, "free-move > zone.{zone}"),
        Action::FreeMove(FreeMove::EnterPort) => f.write_str("free-move > enter-port"),
        Action::FreeMove(FreeMove::LeavePort) => f.write_str("free-move > leave-port"),
        Action::FreeMove(FreeMove::Stop) => f.write_str("free-move > stop"),
        Action::DropCargo(DropCargo::Good(good)) => write!(f, "overboard > good.{good}"),
        Action::DropCargo(DropCargo::Crate) => f.write_str("overboard > crate"),
        Action::PortActivity(activity) => write_activity(f, activity),
        Action::Sell(Sell::Good(good)) => write!(f, "sell > good.{good}"),
        Action::Sell(Sell::Done) => f.write_str("sell > done"),
        Action::Redraw(Redraw::Redraw) => f.write_str("offer > redraw"),
        Action::Redraw(Redraw::Keep) => f.write_str("offer > keep"),
        Action::Buy(Buy::Good(good)) => write!(f, "buy > good.{good}"),
        Action::Buy(Buy::Done) => f.write_str("buy > done"),
        Action::FreeCard(FreeCard { good }) => write!(f, "free-card > good.{good}"),
        Action::ShowPurchase(ShowPurchase { to }) => write!(f, "show > seat.{}", seat_name(to)),
        Action::Yard(yard) => write_yard(f, yard),
        Action::MoveModification(MoveModification::Move(modification)) => write!(f, "transfer > mod.{modification}"),
        Action::MoveModification(MoveModification::Done) => f.write_str("transfer > done"),
        Action::HireCrew(HireCrew { men }) => write!(f, "hire > men.{men}"),
        Action::StashMove(StashMove::Deposit(gold)) => write!(f, "stash > deposit.{gold}"),
        Action::StashMove(StashMove::Withdraw(gold)) => write!(f, "stash > withdraw.{gold}"),
        Action::PayFrom(PayFrom { chest }) => write!(f, "pay > chest.{chest}"),
        Action::ChooseToken(ChooseToken { good }) => write!(f, "token > good.{good}"),
        Action::PardonByEvent(PardonByEvent { nation, steps }) => write!(f, "pardon > nation.{nation} > steps.{steps}"),
        _ => return None,
    })
}

fn write_act(f: &mut fmt::Formatter<'_>, act: Act) -> fmt::Result {
    match act {
        Act::Move { to } => write!(f, "zone.{to}"),
        Act::EnterPort => f.write_str("enter-port"),
        Act::LeavePort => f.write_str("leave-port"),
        Act::Scout { target } => write!(f, "scout > {target}"),
        Act::Port => f.write_str("port-action"),
        Act::PlayCard { card } => write!(f, "card.{card}"),
        Act::Retire => f.write_str("captain > retire"),
        Act::EndTurn => f.write_str("end-turn"),
    }
}

impl fmt::Display for ScoutTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            ScoutTarget::Captain(seat) => write!(f, "seat.{}", seat_name(seat)),
            ScoutTarget::Npc(npc) => write!(f, "npc.{npc}"),
            ScoutTarget::Merchant => f.write_str("merchant"),
            ScoutTarget::MerchantUnscouted => f.write_str("unscouted-merchant"),
            ScoutTarget::MissionPirate => f.write_str("pirate"),
            ScoutTarget::Rumor => f.write_str("rumor"),
            ScoutTarget::MissionStep(task) => write!(f, "task.{}", task + 1),
        }
    }
}

fn write_activity(f: &mut fmt::Formatter<'_>, activity: PortActivity) -> fmt::Result {
    match activity {
        PortActivity::Sell => f.write_str("port > sell"),
        PortActivity::Buy => f.write_str("port > buy"),
        PortActivity::Shipyard => f.write_str("port > shipyard"),
        PortActivity::Recruit => f.write_str("port > recruit"),
        PortActivity::SeekRumor => f.write_str("port > rumor"),
        PortActivity::TakeMission { mission } => write!(f, "port > mission.{mission}"),
        PortActivity::Stash => f.write_str("port > stash"),
        PortActivity::ResolveRumor => f.write_str("port > check-rumor"),
        PortActivity::MissionStep { task } => write!(f, "port > task.{}", task + 1),
        PortActivity::PardonByEvent => f.write_str("port > pardon"),
        PortActivity::PlayCard { card } => write!(f, "port > card.{card}"),
        PortActivity::Finish => f.write_str("port > finish"),
    }
}

fn write_yard(f: &mut fmt::Formatter<'_>, yard: Yard) -> fmt::Result {
    match yard {
        Yard::Repair { location } => write!(f, "yard > repair > location.{location}"),
        Yard::RepairReinforcedHull => f.write_str("yard > repair > mod.reinforced-hull"),
        Yard::BuyModification => f.write_str("yard > buy > modification"),
        Yard::BuyWeapon { weapon } => write!(f, "yard > buy > weapon.{weapon}"),
        Yard::SellWeapon { weapon } => write!(f, "yard > sell > weapon.{weapon}"),
        Yard::BuyShip { ship } => write!(f, "yard > buy > ship.{ship}"),
        Yard::Done => f.write_str("yard > done"),
    }
}

pub(super) fn read(path: &[&str]) -> Option<Action> {
    Some(match *path {
        ["captain", "retire"] => Act::Retire.into(),
        ["gate", "pay"] => PortRoyalEntry::Pay.into(),
        ["gate", "roll"] => PortRoyalEntry::Roll.into(),
        ["gate", "give-up"] => PortRoyalEntry::GiveUp.into(),
        ["surcharge", "pay"] => Surcharge::Pay.into(),
        ["surcharge", "stay"] => Surcharge::Stay.into(),
        ["free-move", "enter-port"] => FreeMove::EnterPort.into(),
        ["free-move", "leave-port"] => FreeMove::LeavePort.into(),
        ["free-move", "stop"] => FreeMove::Stop.into(),
        ["free-move", zone] => FreeMove::To { zone: named(zone, "zone")? }.into(),
        ["overboard", "crate"] => DropCargo::Crate.into(),
        ["overboard", good] => DropCargo::Good(named(good, "good")?).into(),
        ["port", activity] => read_activity(activity)?.into(),
        ["sell", "done"] => Sell::Done.into(),
        ["sell", good] => Sell::Good(named(good, "good")?).into(),
        ["offer", "redraw"] => Redraw::Redraw.into(),
        ["offer", "keep"] => Redraw::Keep.into(),
        ["buy", "done"] => Buy::Done.into(),
        ["buy", good] => Buy::Good(named(good, "good")?).into(),
        ["free-card", good] => FreeCard { good: named(good, "good")? }.into(),
        ["show", to] => ShowPurchase { to: seat(to)? }.into(),
        ["yard", ref yard @ ..] => read_yard(yard)?.into(),
        ["transfer", "done"] => MoveModification::Done.into(),
        ["transfer", modification] => MoveModification::Move(named(modification, "mod")?).into(),
        ["hire", men] => HireCrew { men: number(men, "men")? }.into(),
        ["stash", gold] if gold.starts_with('d') => StashMove::Deposit(number(gold, "deposit")?).into(),
        ["stash", gold] => StashMove::Withdraw(number(gold, "withdraw")?).into(),
        ["pay", chest] => PayFrom { chest: number(chest, "chest")? }.into(),
        ["token", good] => ChooseToken { good: named(good, "good")? }.into(),
        ["pardon", nation, steps] => {
            PardonByEvent { nation: named(nation, "nation")?, steps: number(steps, "steps")? }.into()
        }
        ["enter-port"] => Act::EnterPort.into(),
        ["leave-port"] => Act::LeavePort.into(),
        ["port-action"] => Act::Port.into(),
        ["end-turn"] => Act::EndTurn.into(),
        ["scout", ref target @ ..] => Act::Scout { target: read_target(target)? }.into(),
        [one] => match one.split_once('.')?.0 {
            "zone" => Act::Move { to: named(one, "zone")? }.into(),
            "card" => Act::PlayCard { card: named(one, "card")? }.into(),
            "ship" => ChooseStartShip { ship: named(one, "ship")? }.into(),
            _ => return None,
        },
        _ => return None,
    })
}

fn read_target(path: &[&str]) -> Option<ScoutTarget> {
    Some(match *path {
        ["merchant"] => ScoutTarget::Merchant,
        ["unscouted-merchant"] => ScoutTarget::MerchantUnscouted,
        ["pirate"] => ScoutTarget::MissionPirate,
        ["rumor"] => ScoutTarget::Rumor,
        [one] => match one.split_once('.')?.0 {
            "seat" => ScoutTarget::Captain(seat(one)?),
            "npc" => ScoutTarget::Npc(named(one, "npc")?),
            _ => ScoutTarget::MissionStep(task(one)?),
        },
        _ => return None,
    })
}

/// Tasks are counted from 1.
fn task(token: &str) -> Option<u8> {
    number::<u8>(token, "task")?.checked_sub(1)
}

fn read_activity(token: &str) -> Option<PortActivity> {
    Some(match token {
        "sell" => PortActivity::Sell,
        "buy" => PortActivity::Buy,
        "shipyard" => PortActivity::Shipyard,
        "recruit" => PortActivity::Recruit,
        "rumor" => PortActivity::SeekRumor,
        "stash" => PortActivity::Stash,
        "check-rumor" => PortActivity::ResolveRumor,
        "pardon" => PortActivity::PardonByEvent,
        "finish" => PortActivity::Finish,
        _ => match token.split_once('.')?.0 {
            "mission" => PortActivity::TakeMission { mission: named(token, "mission")? },
            "card" => PortActivity::PlayCard { card: named(token, "card")? },
            _ => PortActivity::MissionStep { task: task(token)? },
        },
    })
}

fn read_yard(path: &[&str]) -> Option<Yard> {
    Some(match *path {
        ["repair", "mod.reinforced-hull"] => Yard::RepairReinforcedHull,
        ["repair", location] => Yard::Repair { location: named(location, "location")? },
        ["buy", "modification"] => Yard::BuyModification,
        ["buy", token] => match token.split_once('.')?.0 {
            "weapon" => Yard::BuyWeapon { weapon: named(token, "weapon")? },
            _ => Yard::BuyShip { ship: named(token, "ship")? },
        },
        ["sell", weapon] => Yard::SellWeapon { weapon: named(weapon, "weapon")? },
        ["done"] => Yard::Done,
        _ => return None,
    })
}
