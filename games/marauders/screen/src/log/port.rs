//! Lines of the logbook about ports: goods, the shipyard, rumors and missions.

use super::{Line, tell::Tell};
use marauders::{Cause, Event};

pub(super) fn of_trade(event: &Event, tell: &Tell) -> Option<Line> {
    let say = tell.say;
    Some(match *event {
        Event::PortActionBegan { seat, port } => (Some(seat), say.with("log-port", &[tell.zone(port)]), ""),
        Event::PortActionLost { seat, port } => (Some(seat), say.with("log-port-lost", &[tell.zone(port)]), ""),
        Event::ModificationTurned { port, modification } => (
            None,
            say.with("log-modification-turned", &[tell.modification(modification), tell.zone(port)]),
            "MM-PORT-04",
        ),
        Event::Sold { seat, goods, gold } => {
            (Some(seat), say.with("log-sold", &[tell.goods(goods), ("gold", gold.into())]), "MM-SELL-01")
        }
        Event::DemandChanged { port, to, .. } => {
            (None, say.with("log-demand", &[tell.zone(port), tell.good(to)]), "MM-SELL-03")
        }
        Event::GoodsDrawn { seat, count } => {
            (Some(seat), say.with("log-goods-drawn", &[("n", count.into())]), "MM-BUY-01")
        }
        Event::OfferRedrawn { seat } => (Some(seat), say.text("log-redrawn"), "MM-ZONE-18"),
        Event::Bought { seat, count, gold } => {
            (Some(seat), say.with("log-bought", &[("n", count.into()), ("gold", gold.into())]), "MM-BUY-03")
        }
        Event::PurchaseShown { seat, to, count } => {
            (Some(seat), say.with("log-shown", &[tell.seat(to), ("n", count.into())]), "MM-BUY-05")
        }
        Event::PurchaseSeen { seat, cards, .. } => {
            let goods: Vec<String> = cards.iter().map(|card| tell.good_name(card)).collect();
            (Some(seat), say.with("log-purchase-seen", &[("goods", goods.join(", ").into())]), "MM-BUY-05")
        }
        Event::CargoDropped { seat, good } => (Some(seat), say.with("log-dropped", &[tell.good(good)]), ""),
        Event::CargoLost { seat, card } => (Some(seat), say.with("log-cargo-lost", &[tell.good_of(card)]), "MM-HIT-06"),
        Event::CrateLost { seat, mission } => {
            (Some(seat), say.with("log-crate-lost", &[tell.mission(mission)]), "MM-MISSION-08")
        }
        Event::GoldGained { seat, gold, why: Cause::Plunder | Cause::Reward | Cause::Mission | Cause::Card } => {
            (Some(seat), say.with("log-gold", &[("gold", gold.into())]), "")
        }
        Event::GoldSpent { seat, gold, why } => {
            let what = say.text(spent(why)?);
            (Some(seat), say.with("log-paid", &[("gold", gold.into()), ("what", what.into())]), "")
        }
        _ => return None,
    })
}

/// What gold was paid for, where no other line says it.
const fn spent(why: Cause) -> Option<&'static str> {
    // text: for-repair for-modification for-weapon for-ship for-crew for-rumor for-specialist for-mission for-courier
    // text: for-pardon for-redraw
    Some(match why {
        Cause::Repair => "for-repair",
        Cause::Modification => "for-modification",
        Cause::Weapon => "for-weapon",
        Cause::Ship => "for-ship",
        Cause::Crew => "for-crew",
        Cause::Rumor => "for-rumor",
        Cause::Specialist => "for-specialist",
        Cause::Mission => "for-mission",
        Cause::Courier => "for-courier",
        Cause::Pardon => "for-pardon",
        Cause::Redraw => "for-redraw",
        _ => return None,
    })
}

pub(super) fn of_yard(event: &Event, tell: &Tell) -> Option<Line> {
    let say = tell.say;
    Some(match *event {
        Event::Repaired { seat, location } => (Some(seat), say.with("log-repaired", &[tell.location(location)]), ""),
        Event::HullRestored { seat } => (Some(seat), say.text("log-hull-restored"), "MM-MOD-10"),
        Event::ModificationTaken { seat, modification, .. } => {
            (Some(seat), say.with("log-modification", &[tell.modification(modification)]), "")
        }
        Event::ModificationReturned { seat, port } => {
            (Some(seat), say.with("log-modification-returned", &[tell.zone(port)]), "MM-MOD-05")
        }
        Event::WeaponTaken { seat, weapon } => (Some(seat), say.with("log-weapon", &[tell.weapon(weapon)]), ""),
        Event::WeaponGone { seat, weapon } => (Some(seat), say.with("log-weapon-gone", &[tell.weapon(weapon)]), ""),
        Event::ShipTaken { seat, ship, .. } => (Some(seat), say.with("log-ship", &[tell.ship(ship)]), "MM-SHIP-07"),
        Event::Recruited { seat, men } => (Some(seat), say.with("log-recruited", &[("n", men.into())]), "MM-CREW-01"),
        Event::Stashed { seat, is_deposit } => {
            // text: log-stashed log-unstashed
            (Some(seat), say.text(if is_deposit { "log-stashed" } else { "log-unstashed" }), "MM-STASH-02")
        }
        Event::StashCounted { seat, gold, stash } => {
            (Some(seat), say.with("log-stash", &[("gold", gold.into()), ("stash", stash.into())]), "")
        }
        _ => return None,
    })
}

pub(super) fn of_papers(event: &Event, tell: &Tell) -> Option<Line> {
    let say = tell.say;
    Some(match *event {
        Event::RumorDrawn { seat, rumor } => (Some(seat), say.with("log-rumor-drawn", &[tell.rumor(rumor)]), ""),
        Event::DrewARumor { seat } => (Some(seat), say.text("log-rumor-unseen"), "MM-RUMOR-01"),
        Event::RumorDropped { seat } => (Some(seat), say.text("log-rumor-dropped"), "MM-RUMOR-03"),
        Event::RumorShown { seat, rumor } => {
            (Some(seat), say.with("log-rumor-shown", &[tell.rumor(rumor)]), "MM-RUMOR-05")
        }
        Event::RumorFalse { seat, rumor } => {
            (Some(seat), say.with("log-rumor-false", &[tell.rumor(rumor)]), "MM-RUMOR-05")
        }
        Event::RumorTrue { seat, rumor } => {
            (Some(seat), say.with("log-rumor-true", &[tell.rumor(rumor)]), "MM-RUMOR-07")
        }
        Event::MissionTried { seat, mission, is_taken } => {
            // text: log-mission-taken log-mission-failed
            let key = if is_taken { "log-mission-taken" } else { "log-mission-failed" };
            (Some(seat), say.with(key, &[tell.mission(mission)]), "MM-MISSION-03")
        }
        Event::MissionStepDone { seat, mission, .. } => {
            (Some(seat), say.with("log-mission-step", &[tell.mission(mission)]), "")
        }
        Event::MissionFulfilled { seat, mission } => {
            (Some(seat), say.with("log-mission-done", &[tell.mission(mission)]), "MM-MISSION-06")
        }
        Event::MissionDiscarded { seat, mission } => {
            (Some(seat), say.with("log-mission-gone", &[tell.mission(mission)]), "")
        }
        Event::BountyChanged { seat, nation, from, to } => {
            // text: log-bounty-up log-bounty-down
            let key = if to > from { "log-bounty-up" } else { "log-bounty-down" };
            (Some(seat), say.with(key, &[tell.bounty(nation), ("n", to.into())]), "MM-BOUNTY-04")
        }
        Event::PointGained { seat, track } => {
            (Some(seat), say.with("log-point", &[("n", track.into())]), "MM-GLORY-01")
        }
        _ => return None,
    })
}
