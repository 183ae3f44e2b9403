//! Which answers a sensible captain looks at first, on a voyage and in port; those of fights are in `fight`. It looks at
//! one offer at a time, and quickly: imagined games ask for it at every question.

use super::fight;
use super::passage::{Passage, Steps, steps};
use super::promises::{Promises, aboard, raid};
use marauders::action::{
    Act, Buy, DropCargo, EffectChoice, FreeMove, HireCrew, MoveModification, PortActivity, PortRoyalEntry, Redraw,
    ScoutTarget, Sell, StashMove, Surcharge, Yard,
};
use marauders::{Action, Good, Location, Player, ShipType, Table, Zone};
use wardroom_kernel::Seat;

/// Only with a reason.
const FOLLY: f32 = 0.01;

/// Where a captain wants to go.
#[derive(Clone, Copy)]
pub(super) struct Aim {
    zone: Zone,
    in_port: bool,
    /// From there.
    steps: Steps,
}

impl Aim {
    pub(super) fn new(table: &Table, seat: Seat) -> Aim {
        let here = table.player(seat).place.map_or(Zone::CaribbeanSea, |place| place.zone());
        let (mut zone, mut in_port) = (here, false);
        if let Some(passage) = Passage::new(table, seat) {
            let promises = Promises::new(table, seat, &passage);
            let mut most = 0.0;
            for (gains, is_port) in [(promises.ports, true), (promises.seas, false)] {
                for (at, gain) in Zone::ALL.into_iter().zip(gains) {
                    if most < gain {
                        (most, zone, in_port) = (gain, at, is_port);
                    }
                }
            }
        }
        Aim { zone, in_port, steps: steps(&table.parts.map, zone) }
    }
    fn is_port(&self, zone: Zone) -> bool {
        self.in_port && self.zone == zone
    }
    /// A course from one zone to another.
    fn course(&self, from: Zone, to: Zone) -> f32 {
        match self.steps[to.index()].cmp(&self.steps[from.index()]) {
            std::cmp::Ordering::Less => 8.0,
            std::cmp::Ordering::Equal => 0.3,
            std::cmp::Ordering::Greater => 0.1,
        }
    }
}

/// 1 is nothing special.
pub(super) fn prior(table: &Table, seat: Seat, action: Action, aim: impl FnOnce() -> Aim) -> f32 {
    let player = table.player(seat);
    match action {
        Action::Act(act) => voyage(table, seat, act, aim),
        Action::FreeMove(to) => free_move(player, to, &aim()),
        Action::PortActivity(activity) => port(table, seat, activity),
        Action::Sell(sell) => sale(table, seat, sell),
        Action::Buy(buy) => purchase(table, seat, buy),
        Action::Yard(yard) => shipyard(player, yard),
        Action::StashMove(StashMove::Deposit(gold)) => match player.gold - gold.min(player.gold) {
            0 => 1.0,
            left if left % 3 == 0 && left < 10 => 0.5,
            _ => FOLLY,
        },
        Action::StashMove(StashMove::Withdraw(_)) => FOLLY,
        Action::PayFrom(pay) => 1.0 / f32::from(1 + pay.chest),
        Action::HireCrew(HireCrew { men }) => 0.3 + f32::from(men),
        Action::DropCargo(DropCargo::Good(good)) => 1.0 / (0.2 + demand(table, seat, good, 0)),
        Action::DropCargo(DropCargo::Crate) => FOLLY,
        Action::Redraw(Redraw::Redraw) => 0.3,
        Action::Surcharge(Surcharge::Pay) => 2.0,
        Action::PortRoyalEntry(PortRoyalEntry::GiveUp) => 0.1,
        Action::MoveModification(MoveModification::Done) => 0.2,
        Action::ChooseToken(token) => 0.2 + f32::from(aboard(table, seat)[token.good.index()]),
        Action::EffectChoice(EffectChoice::Stop) => 0.2,
        Action::EffectChoice(EffectChoice::Seat(other)) if other == seat => 0.1,
        _ => fight::prior(table, seat, action),
    }
}

fn voyage(table: &Table, seat: Seat, act: Act, aim: impl FnOnce() -> Aim) -> f32 {
    let player = table.player(seat);
    let here = player.place.map_or(Zone::CaribbeanSea, |place| place.zone());
    match act {
        Act::Move { to } => aim().course(here, to),
        Act::EnterPort => {
            if aim().is_port(here) {
                10.0
            } else {
                0.3
            }
        }
        Act::LeavePort => {
            if aim().is_port(here) {
                0.05
            } else {
                8.0
            }
        }
        Act::Port => 10.0,
        Act::Scout { target } => match target {
            ScoutTarget::Rumor | ScoutTarget::MissionStep(_) => 8.0,
            ScoutTarget::Merchant | ScoutTarget::MerchantUnscouted => (6.0 * raid(table, seat)).max(0.1),
            ScoutTarget::MissionPirate => 2.0,
            ScoutTarget::Npc(npc) => fight::odds_against(table, seat, npc),
            ScoutTarget::Captain(other) => fight::odds(table, seat, other),
        },
        Act::PlayCard { .. } => 1.0,
        Act::Retire => 0.002,
        Act::EndTurn => {
            if table.turn.actions == 0 {
                1.0
            } else {
                0.05
            }
        }
    }
}

fn free_move(player: &Player, to: FreeMove, aim: &Aim) -> f32 {
    let here = player.place.map_or(Zone::CaribbeanSea, |place| place.zone());
    match to {
        FreeMove::To { zone } => aim.course(here, zone),
        FreeMove::EnterPort => {
            if aim.is_port(here) {
                8.0
            } else {
                0.1
            }
        }
        FreeMove::LeavePort => {
            if aim.is_port(here) {
                0.1
            } else {
                8.0
            }
        }
        FreeMove::Stop => 0.5,
    }
}

fn port(table: &Table, seat: Seat, activity: PortActivity) -> f32 {
    let player = table.player(seat);
    match activity {
        // Nothing may come before a sale.
        PortActivity::Sell => {
            let wanted = player
                .in_port()
                .and_then(|port| table.demand(port))
                .map_or(0, |good| aboard(table, seat)[good.index()]);
            if wanted == 0 { 0.3 } else { 20.0 }
        }
        PortActivity::ResolveRumor | PortActivity::MissionStep { .. } => 10.0,
        PortActivity::TakeMission { .. } => {
            if player.mission.is_none() {
                8.0
            } else {
                0.1
            }
        }
        PortActivity::Shipyard => {
            let damage = player.ship.damage(&table.parts);
            if damage == 0 && player.gold < 30 { 0.5 } else { 3.0 }
        }
        PortActivity::Recruit => 2.0,
        PortActivity::SeekRumor => {
            if player.rumor.is_none() {
                4.0
            } else {
                0.05
            }
        }
        PortActivity::Buy => {
            if player.load() < table.hold(seat) && player.gold > 0 {
                3.0
            } else {
                0.1
            }
        }
        // When everything is paid for.
        PortActivity::Stash => {
            if player.gold >= 5 {
                1.0
            } else {
                0.1
            }
        }
        PortActivity::PardonByEvent | PortActivity::PlayCard { .. } => 1.0,
        PortActivity::Finish => 0.3,
    }
}

fn sale(table: &Table, seat: Seat, sell: Sell) -> f32 {
    let wanted = table.player(seat).in_port().and_then(|port| table.demand(port));
    match sell {
        Sell::Good(good) if Some(good) == wanted => 20.0,
        Sell::Good(good) => 1.0 / (0.5 + demand(table, seat, good, 0)),
        Sell::Done => 1.0,
    }
}

fn purchase(table: &Table, seat: Seat, buy: Buy) -> f32 {
    let chosen = table.offer.chosen;
    let is_full = usize::from(table.player(seat).load()) + chosen.len() >= table.hold(seat).into();
    match buy {
        Buy::Good(_) if is_full => 0.05,
        Buy::Good(good) => {
            let offered = table.offer.cards.iter().filter(|card| table.parts.cargo(*card).good == good).count() as u8;
            let price = table.player(seat).in_port().map_or(3, |port| table.purchase_price(port, good));
            demand(table, seat, good, offered) * (4.0 - f32::from(price)).max(0.3)
        }
        Buy::Done => {
            if is_full {
                1.0
            } else {
                0.3
            }
        }
    }
}

/// How much one would like to have a good of which there are so many: three in demand bring glory.
fn demand(table: &Table, seat: Seat, good: Good, offered: u8) -> f32 {
    let count = offered + aboard(table, seat)[good.index()];
    let here = table.player(seat).in_port();
    let is_wanted = |port: &Zone| Some(*port) != here && table.demand(*port) == Some(good);
    match Zone::ports().filter(is_wanted).count() {
        0 => 0.1,
        _ if count >= table.parts.numbers.sale_for_glory => 4.0,
        _ => 0.4 * f32::from(count.max(1)),
    }
}

fn shipyard(player: &Player, yard: Yard) -> f32 {
    match yard {
        Yard::Repair { location: Location::Hull } => 6.0,
        Yard::Repair { location } => {
            if player.ship.cur[location] <= 1 {
                5.0
            } else {
                3.0
            }
        }
        Yard::RepairReinforcedHull => 2.0,
        Yard::BuyModification => 1.5,
        Yard::BuyWeapon { .. } => 0.4,
        Yard::SellWeapon { .. } => 0.05,
        Yard::BuyShip { ship } => match ship {
            ShipType::Frigate | ShipType::Galleon if !player.has_bought_warship => 2.0,
            ShipType::Frigate | ShipType::Galleon | ShipType::ManOWar => 0.3,
            ShipType::Sloop | ShipType::Flute => FOLLY,
        },
        Yard::Done => 0.6,
    }
}
