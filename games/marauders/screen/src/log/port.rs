//! Lines of the logbook about ports: goods, the shipyard, rumors and missions.

use super::{Line, args::Args};
use marauders::{Cause, Event};

pub(super) fn of_trade(event: &Event, args: &Args) -> Option<Line> {
    let say = args.say;
    Some(match *event {
        Event::PortActionBegan { seat, port } => (Some(seat), say.with("log-port", &[args.zone(port)]), ""),
        Event::PortActionLost { seat, port } => (Some(seat), say.with("log-port-lost", &[args.zone(port)]), ""),
        Event::ModificationTurned { port, modification } => (
            None,
            say.with("log-modification-turned", &[args.modification(modification), args.zone(port)]),
            "MM-PORT-04",
        ),
        Event::Sold { seat, goods, gold } => {
            (Some(seat), say.with("log-sold", &[args.goods(goods), ("gold", gold.into())]), "MM-SELL-01")
        }
        Event::DemandChanged { port, to, .. } => {
            (None, say.with("log-demand", &[args.zone(port), args.good(to)]), "MM-SELL-03")
        }
        Event::GoodsDrawn { seat, count } => {
            (Some(seat), say.with("log-goods-drawn", &[("n", count.into())]), "MM-BUY-01")
        }
        Event::OfferRedrawn { seat } => (Some(seat), say.text("log-redrawn"), "MM-ZONE-18"),
        Event::Bought { seat, count, gold } => {
            (Some(seat), say.with("log-bought", &[("n", count.into()), ("gold", gold.into())]), "MM-BUY-03")
        }
        Event::PurchaseShown { seat, to, count } => {
            (Some(seat), say.with("log-shown", &[args.seat(to), ("n", count.into())]), "MM-BUY-05")
        }
        Event::PurchaseSeen { seat, cards, .. } => {
            let goods: Vec<String> = cards.iter().map(|card| args.good_name(card)).collect();
            (Some(seat), say.with("log-purchase-seen", &[("goods", goods.join(", ").into())]), "MM-BUY-05")
        }
        Event::CargoDropped { seat, good } => (Some(seat), say.with("log-dropped", &[args.good(good)]), ""),
        Event::CargoLost { seat, card } => (Some(seat), say.with("log-cargo-lost", &[args.good_of(card)]), "MM-HIT-06"),
        Event::CrateLost { seat, mission } => {
            (Some(seat), say.with("log-crate-lost", &[args.mission(mission)]), "MM-MISSION-08")
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

pub(super) fn of_yard(event: &Event, args: &Args) -> Option<Line> {
    let say = args.say;
    Some(match *event {
        Event::Repaired { seat, location } => (Some(seat), say.with("log-repaired", &[args.location(location)]), ""),
        Event::HullRestored { seat } => (Some(seat), say.text("log-hull-restored"), "MM-MOD-10"),
        Event::ModificationTaken { seat, modification, .. } => {
            (Some(seat), say.with("log-modification", &[args.modification(modification)]), "")
        }
        Event::ModificationReturned { seat, port } => {
            (Some(seat), say.with("log-modification-returned", &[args.zone(port)]), "MM-MOD-05")
        }
        Event::WeaponTaken { seat, weapon } => (Some(seat), say.with("log-weapon", &[args.weapon(weapon)]), ""),
        Event::WeaponGone { seat, weapon } => (Some(seat), say.with("log-weapon-gone", &[args.weapon(weapon)]), ""),
        Event::ShipTaken { seat, ship, .. } => (Some(seat), say.with("log-ship", &[args.ship(ship)]), "MM-SHIP-07"),
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

pub(super) fn of_papers(event: &Event, args: &Args) -> Option<Line> {
    let say = args.say;
    Some(match *event {
        Event::RumorDrawn { seat, rumor } => (Some(seat), say.with("log-rumor-drawn", &[args.rumor(rumor)]), ""),
        Event::DrewARumor { seat } => (Some(seat), say.text("log-rumor-unseen"), "MM-RUMOR-01"),
        Event::RumorDropped { seat } => (Some(seat), say.text("log-rumor-dropped"), "MM-RUMOR-03"),
        Event::RumorShown { seat, rumor } => {
            (Some(seat), say.with("log-rumor-shown", &[args.rumor(rumor)]), "MM-RUMOR-05")
        }
        Event::RumorFalse { seat, rumor } => {
            (Some(seat), say.with("log-rumor-false", &[args.rumor(rumor)]), "MM-RUMOR-05")
        }
        Event::RumorTrue { seat, rumor } => {
            (Some(seat), say.with("log-rumor-true", &[args.rumor(rumor)]), "MM-RUMOR-07")
        }
        Event::MissionTried { seat, mission, is_taken } => {
            // text: log-mission-taken log-mission-failed
            let key = if is_taken { "log-mission-taken" } else { "log-mission-failed" };
            (Some(seat), say.with(key, &[args.mission(mission)]), "MM-MISSION-03")
        }
        Event::MissionStepDone { seat, mission, .. } => {
            (Some(seat), say.with("log-mission-step", &[args.mission(mission)]), "")
        }
        Event::MissionFulfilled { seat, mission } => {
            (Some(seat), say.with("log-mission-done", &[args.mission(mission)]), "MM-MISSION-06")
        }
        Event::MissionDiscarded { seat, mission } => {
            (Some(seat), say.with("log-mission-gone", &[args.mission(mission)]), "")
        }
        Event::BountyChanged { seat, nation, from, to } => {
            // text: log-bounty-up log-bounty-down
            let key = if to > from { "log-bounty-up" } else { "log-bounty-down" };
            (Some(seat), say.with(key, &[args.bounty(nation), ("n", to.into())]), "MM-BOUNTY-04")
        }
        Event::PointGained { seat, track } => {
            (Some(seat), say.with("log-point", &[("n", track.into())]), "MM-GLORY-01")
        }
        _ => return None,
    })
}
