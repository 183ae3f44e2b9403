//! Small drawings with a number or a name: coins, dice, flags, portraits. Functions of plain data.

use marauders::{
    Captain, Face, Fighter, Glory, Good, Location, Modification, Nation, Npc, ShipType, Skill, Specialist, Weapon,
};
use maud::{Markup, html};
use wardroom_kernel::Seat;

/// A drawing of so many pixels, as high as it is wide.
pub(crate) fn sym(id: &str, size: u16) -> Markup {
    html! { svg.sym width=(size) height=(size) aria-hidden="true" { use href={ "#" (id) } {} } }
}

/// A drawing that takes its size from the style.
pub(crate) fn plain(id: &str) -> Markup {
    html! { svg.sym aria-hidden="true" { use href={ "#" (id) } {} } }
}

/// The same with a name that is read out.
pub(crate) fn named(id: &str, size: u16, name: &str) -> Markup {
    html! { svg.sym width=(size) height=(size) role="img" aria-label=(name) { use href={ "#" (id) } {} } }
}

/// `● 3`
pub(crate) fn gold(amount: impl Into<u32>) -> Markup {
    html! { span.g.num { (sym("coin", 17)) (amount.into()) } }
}

pub(crate) fn flag(nation: Nation, size: u16) -> Markup {
    html! { span.flag { (sym(&format!("flag-{nation}"), size)) } }
}

/// The flag under which an NPC sails.
pub(crate) fn npc_flag(npc: Npc) -> String {
    npc.nation().map_or_else(|| "flag-pirate".to_owned(), |nation| format!("flag-{nation}"))
}

pub(crate) fn die(face: Face) -> String {
    format!("skulldie-{face}")
}

pub(crate) fn good(good: Good) -> Markup {
    html! { svg.good aria-hidden="true" { use href={ "#good-" (good) } {} } }
}

pub(crate) fn ship(kind: ShipType) -> String {
    format!("ship-{kind}")
}

pub(crate) fn location(location: Location) -> String {
    format!("loc-{location}")
}

pub(crate) fn skill(skill: Skill) -> String {
    format!("skill-{skill}")
}

pub(crate) fn weapon(weapon: Weapon) -> String {
    format!("weapon-{weapon}")
}

pub(crate) fn modification(modification: Modification) -> String {
    format!("mod-{modification}")
}

/// Whose colours a side of a battle has.
pub(crate) fn colours(fighter: Fighter) -> &'static str {
    match fighter {
        Fighter::Captain(seat) => marauders::seat_name(seat),
        Fighter::Npc(npc) => npc_colours(npc),
        Fighter::Pirate(_) | Fighter::Band(_) => "pirates",
    }
}

pub(crate) const fn npc_colours(npc: Npc) -> &'static str {
    if npc.is_pirate() { "pirates" } else { "navy" }
}

pub(crate) fn pennant(seat: Seat) -> Markup {
    html! { span.pennant data-seat=(marauders::seat_name(seat)) aria-hidden="true" {} }
}

/// The portrait that fits a captain best.
pub(crate) const fn cameo(captain: Captain) -> &'static str {
    match captain {
        Captain::FrancesWright | Captain::InesDeArriaga | Captain::CorneliaVerhagen => "cameo-bun",
        Captain::PepijnVanAvezaath
        | Captain::ThomasHarrowgate
        | Captain::MaartenTijssen
        | Captain::ChristopheMarquis => "cameo-tricorne",
        Captain::EtienneKermadec | Captain::JoostBrandhorst | Captain::SilasWhitcombe => "cameo-scarf",
        Captain::FelipeDeLosReyes | Captain::AlexandreVillon | Captain::DominiqueDeRichery => "cameo-plume",
        Captain::FredericoDaSilva | Captain::GasparMontalvo | Captain::JosiahPenrose => "cameo-bicorne",
    }
}

pub(crate) const fn specialist(kind: Specialist) -> &'static str {
    match kind {
        Specialist::Carpenter => "loc-hull",
        Specialist::MasterFighter => "skill-leadership",
        Specialist::GunCaptain => "loc-cannons",
        Specialist::Surgeon => "loc-crew",
        Specialist::Lookout => "skill-scouting",
        Specialist::Purser => "coin",
        Specialist::SailingMaster => "skill-seamanship",
        Specialist::MasterGunner => "weapon-chain-shot",
    }
}

/// What is drawn on a glory card; those of specialists show what they know.
pub(crate) fn glory(card: Glory, of: Option<Specialist>) -> &'static str {
    if let Some(kind) = of {
        return specialist(kind);
    }
    match card {
        Glory::RerollForCrewCombat | Glory::BattleHymn => "skill-leadership",
        Glory::AHandOnTheTiller | Glory::TheWeatherGage => "skill-seamanship",
        Glory::PolishedLenses => "skill-scouting",
        Glory::HoneyedWords | Glory::LetterOfIntroduction => "skill-influence",
        Glory::TheDevilsOwnDice => "skulldie-skull",
        Glory::CrossSwell => "skulldie-2",
        Glory::DoubleShottedGuns => "loc-cannons",
        Glory::BracedTimbers => "mod-reinforced-hull",
        Glory::VeilOfPowderSmoke | Glory::SlackSails => "loc-masts",
        Glory::AxesToTheLines => "weapon-grappling-hooks",
        Glory::WellDrilledBoarders | Glory::CastawaysAboard | Glory::FoulWater => "loc-crew",
        Glory::TheCaptainsStrongbox | Glory::ChestBeneathThePalms => "chest",
        Glory::BorrowedColours => "flag-spanish",
        Glory::HiredGuards => "merchant",
        Glory::FollowingSea => "bonus-solar_winds",
        Glory::MoonlessNight | Glory::MangroveCreek => "fan-escape",
        Glory::SignalRockets => "flag-pirate",
        Glory::FreshBroadsheets | Glory::PardonUnderSeal => "seal",
        Glory::BrimmingWarehouses | Glory::AnImpatientBuyer => "loc-cargo",
        Glory::TalkOfTheExchange => "good-spices",
        Glory::AShipwrightsFavour => "mod-long-guns",
        Glory::TheHarbourmasterLooksAway => "town",
        Glory::LooseTongues => "rumor",
        Glory::CareenedOnTheBeach => "loc-hull",
        _ => "glory",
    }
}
