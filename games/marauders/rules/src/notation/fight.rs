//! The texts of answers in windows, raids and battles. The first word says what is going on, the others what is touched.

use super::{named, seat};
use crate::action::{
    Action, Announce, AnnounceCard, AssignSkull, BreakOff, CancelHit, Chasers, ClaimReward, ConfirmCard, DiscardGlory,
    EffectChoice, KeepGlory, KeepRumor, LongGuns, MerchantAttack, MerchantNation, MoveHit, NameHit, PickDie, PlaceMod,
    RaidSuccess, RaidWeapon, RedrawCaptain, RerollWhose, Stow, TakeShip, VolleyWeapon,
};
use crate::components::CombatAction;
use crate::table::seat_name;
use std::fmt;

pub(super) fn write_fight(f: &mut fmt::Formatter<'_>, action: Action) -> fmt::Result {
    match action {
        Action::AnnounceCard(AnnounceCard::Card(card)) => write!(f, "announce > card.{card}"),
        Action::AnnounceCard(AnnounceCard::Means(means)) => write!(f, "announce > means.{means}"),
        Action::AnnounceCard(AnnounceCard::Pass) => f.write_str("announce > pass"),
        Action::ConfirmCard(ConfirmCard::Play) => f.write_str("announced > play"),
        Action::ConfirmCard(ConfirmCard::Withdraw) => f.write_str("announced > withdraw"),
        Action::RerollWhose(RerollWhose::Own) => f.write_str("reroll > own"),
        Action::RerollWhose(RerollWhose::Other) => f.write_str("reroll > other"),
        Action::PickDie(PickDie::Face(face)) => write!(f, "reroll > die.{face}"),
        Action::PickDie(PickDie::Roll) => f.write_str("reroll > roll"),
        Action::MerchantNation(MerchantNation { nation }) => write!(f, "merchant > nation.{nation}"),
        Action::MerchantAttack(MerchantAttack::Attack) => f.write_str("merchant > attack"),
        Action::MerchantAttack(MerchantAttack::LetGo) => f.write_str("merchant > let-go"),
        Action::RaidWeapon(RaidWeapon::Spend(weapon)) => write!(f, "raid > weapon.{weapon}"),
        Action::RaidWeapon(RaidWeapon::Done) => f.write_str("raid > no-weapon"),
        Action::RaidSuccess(RaidSuccess::Draw) => f.write_str("raid > draw"),
        Action::RaidSuccess(RaidSuccess::Discard(card)) => write!(f, "raid > discard > cargo.{card}"),
        Action::RaidSuccess(RaidSuccess::Exchange(card)) => write!(f, "raid > exchange > cargo.{card}"),
        Action::RaidSuccess(RaidSuccess::Stop) => f.write_str("raid > stop"),
        Action::Stow(Stow::Keep(good)) => write!(f, "stow > good.{good}"),
        Action::Stow(Stow::Drop(good)) => write!(f, "stow > hold.{good}"),
        Action::Stow(Stow::DropCrate) => f.write_str("stow > crate"),
        Action::Stow(Stow::Done) => f.write_str("stow > done"),
        Action::Announce(Announce { action }) => write!(f, "battle > {action}"),
        Action::LongGuns(LongGuns::Fire) => f.write_str("long-guns > fire"),
        Action::LongGuns(LongGuns::Hold) => f.write_str("long-guns > hold"),
        Action::Chasers(Chasers::Fire) => f.write_str("chasers > fire"),
        Action::Chasers(Chasers::Hold) => f.write_str("chasers > hold"),
        Action::VolleyWeapon(VolleyWeapon::Use(weapon)) => write!(f, "volley > weapon.{weapon}"),
        Action::VolleyWeapon(VolleyWeapon::Hold) => f.write_str("volley > hold"),
        Action::NameHit(NameHit { location }) => write!(f, "name-hit > location.{location}"),
        Action::AssignSkull(AssignSkull { location }) => write!(f, "skull > location.{location}"),
        Action::CancelHit(CancelHit { location }) => write!(f, "cancel-hit > location.{location}"),
        Action::MoveHit(MoveHit { from, to }) => write!(f, "move-hit > location.{from} > location.{to}"),
        Action::BreakOff(BreakOff::Fight) => f.write_str("crew-combat > fight"),
        Action::BreakOff(BreakOff::BreakOff) => f.write_str("crew-combat > break-off"),
        Action::TakeShip(TakeShip::Keep) => f.write_str("prize > keep"),
        Action::TakeShip(TakeShip::Take) => f.write_str("prize > take"),
        Action::ClaimReward(ClaimReward::Nation(nation)) => write!(f, "reward > nation.{nation}"),
        Action::ClaimReward(ClaimReward::Decline) => f.write_str("reward > decline"),
        Action::KeepGlory(KeepGlory { card }) => write!(f, "keep > card.{card}"),
        Action::DiscardGlory(DiscardGlory { card }) => write!(f, "discard > card.{card}"),
        Action::KeepRumor(KeepRumor { rumor }) => write!(f, "keep > rumor.{rumor}"),
        Action::RedrawCaptain(RedrawCaptain::Redraw) => f.write_str("captain > redraw"),
        Action::RedrawCaptain(RedrawCaptain::Keep) => f.write_str("captain > keep"),
        Action::PlaceMod(PlaceMod { port }) => write!(f, "place-mod > port.{port}"),
        Action::EffectChoice(choice) => write_effect(f, choice),
        _ => Err(fmt::Error),
    }
}

fn write_effect(f: &mut fmt::Formatter<'_>, choice: EffectChoice) -> fmt::Result {
    match choice {
        EffectChoice::Seat(seat) => write!(f, "effect > seat.{}", seat_name(seat)),
        EffectChoice::Nation(nation) => write!(f, "effect > nation.{nation}"),
        EffectChoice::Zone(zone) => write!(f, "effect > zone.{zone}"),
        EffectChoice::Port(port) => write!(f, "effect > port.{port}"),
        EffectChoice::Npc(npc) => write!(f, "effect > npc.{npc}"),
        EffectChoice::Location(location) => write!(f, "effect > location.{location}"),
        EffectChoice::Weapon(weapon) => write!(f, "effect > weapon.{weapon}"),
        EffectChoice::Good(good) => write!(f, "effect > good.{good}"),
        EffectChoice::Card(card) => write!(f, "effect > card.{card}"),
        EffectChoice::Mission(mission) => write!(f, "effect > mission.{mission}"),
        EffectChoice::Number(number) => write!(f, "effect > number.{number}"),
        EffectChoice::Option(option) => write!(f, "effect > option.{option}"),
        EffectChoice::Stop => f.write_str("effect > stop"),
    }
}

pub(super) fn read_fight(path: &[&str]) -> Option<Action> {
    Some(match *path {
        ["announce", "pass"] => AnnounceCard::Pass.into(),
        ["announce", touched] => match touched.split_once('.')? {
            ("card", _) => AnnounceCard::Card(named(touched, "card")?).into(),
            _ => AnnounceCard::Means(named(touched, "means")?).into(),
        },
        ["announced", "play"] => ConfirmCard::Play.into(),
        ["announced", "withdraw"] => ConfirmCard::Withdraw.into(),
        ["reroll", "own"] => RerollWhose::Own.into(),
        ["reroll", "other"] => RerollWhose::Other.into(),
        ["reroll", "roll"] => PickDie::Roll.into(),
        ["reroll", die] => PickDie::Face(named(die, "die")?).into(),
        ["merchant", "attack"] => MerchantAttack::Attack.into(),
        ["merchant", "let-go"] => MerchantAttack::LetGo.into(),
        ["merchant", nation] => MerchantNation { nation: named(nation, "nation")? }.into(),
        ["raid", "no-weapon"] => RaidWeapon::Done.into(),
        ["raid", "draw"] => RaidSuccess::Draw.into(),
        ["raid", "stop"] => RaidSuccess::Stop.into(),
        ["raid", weapon] => RaidWeapon::Spend(named(weapon, "weapon")?).into(),
        ["raid", "discard", card] => RaidSuccess::Discard(named(card, "cargo")?).into(),
        ["raid", "exchange", card] => RaidSuccess::Exchange(named(card, "cargo")?).into(),
        ["stow", "done"] => Stow::Done.into(),
        ["stow", "crate"] => Stow::DropCrate.into(),
        ["stow", touched] => match touched.split_once('.')? {
            ("hold", _) => Stow::Drop(named(touched, "hold")?).into(),
            _ => Stow::Keep(named(touched, "good")?).into(),
        },
        ["battle", action] => Announce { action: CombatAction::from_name(action)? }.into(),
        ["long-guns", "fire"] => LongGuns::Fire.into(),
        ["long-guns", "hold"] => LongGuns::Hold.into(),
        ["chasers", "fire"] => Chasers::Fire.into(),
        ["chasers", "hold"] => Chasers::Hold.into(),
        ["volley", "hold"] => VolleyWeapon::Hold.into(),
        ["volley", weapon] => VolleyWeapon::Use(named(weapon, "weapon")?).into(),
        ["name-hit", at] => NameHit { location: named(at, "location")? }.into(),
        ["skull", at] => AssignSkull { location: named(at, "location")? }.into(),
        ["cancel-hit", at] => CancelHit { location: named(at, "location")? }.into(),
        ["move-hit", from, to] => MoveHit { from: named(from, "location")?, to: named(to, "location")? }.into(),
        ["crew-combat", "fight"] => BreakOff::Fight.into(),
        ["crew-combat", "break-off"] => BreakOff::BreakOff.into(),
        ["prize", "keep"] => TakeShip::Keep.into(),
        ["prize", "take"] => TakeShip::Take.into(),
        ["reward", "decline"] => ClaimReward::Decline.into(),
        ["reward", nation] => ClaimReward::Nation(named(nation, "nation")?).into(),
        ["keep", touched] => match touched.split_once('.')? {
            ("card", _) => KeepGlory { card: named(touched, "card")? }.into(),
            _ => KeepRumor { rumor: named(touched, "rumor")? }.into(),
        },
        ["discard", card] => DiscardGlory { card: named(card, "card")? }.into(),
        ["captain", "redraw"] => RedrawCaptain::Redraw.into(),
        ["captain", "keep"] => RedrawCaptain::Keep.into(),
        ["place-mod", port] => PlaceMod { port: named(port, "port")? }.into(),
        ["effect", touched] => read_effect(touched)?.into(),
        _ => return None,
    })
}

fn read_effect(touched: &str) -> Option<EffectChoice> {
    if touched == "stop" {
        return Some(EffectChoice::Stop);
    }
    let (kind, name) = touched.split_once('.')?;
    Some(match kind {
        "seat" => EffectChoice::Seat(seat(touched)?),
        "nation" => EffectChoice::Nation(named(touched, kind)?),
        "zone" => EffectChoice::Zone(named(touched, kind)?),
        "port" => EffectChoice::Port(named(touched, kind)?),
        "npc" => EffectChoice::Npc(named(touched, kind)?),
        "location" => EffectChoice::Location(named(touched, kind)?),
        "weapon" => EffectChoice::Weapon(named(touched, kind)?),
        "good" => EffectChoice::Good(named(touched, kind)?),
        "card" => EffectChoice::Card(named(touched, kind)?),
        "mission" => EffectChoice::Mission(named(touched, kind)?),
        "number" => EffectChoice::Number(number(name)?),
        "option" => EffectChoice::Option(number(name)?),
        _ => return None,
    })
}

/// As it is written: without a sign and without zeros in front.
fn number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|number: &u8| number.to_string() == text)
}
