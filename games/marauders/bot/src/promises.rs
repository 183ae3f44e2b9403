//! What a captain can expect of where he might sail: a market for his goods, his home port, his rumor, a mission, a
//! merchant to raid. `prospects` adds it up, `prior` sails there.

use super::errands;
use super::passage::Passage;
use marauders::{Good, Skill, Table, Zone};
use wardroom_kernel::Seat;

/// What a piece of gold is worth in glory points once it is in the chest.
pub(super) const GOLD: f32 = 0.1;
/// What it is worth aboard, at least: it can be lost, and it takes time to bring it home.
pub(super) const GOLD_ABOARD: f32 = 0.07;

/// In glory points, less the more time it takes.
pub(super) struct Promises {
    /// The best of each kind.
    pub(super) total: f32,
    /// What waits in a port, and in a zone at sea.
    pub(super) ports: [f32; Zone::ALL.len()],
    pub(super) seas: [f32; Zone::ALL.len()],
}

/// How likely a roll of a skill is to succeed: a third of the faces are skulls.
pub(super) fn chance(dice: u8) -> f32 {
    1.0 - (2.0_f32 / 3.0).powi(dice.max(1).into())
}

pub(super) fn skill(table: &Table, seat: Seat, skill: Skill) -> u8 {
    table.player(seat).captain.map_or(1, |captain| table.parts.captain(captain).skill(skill))
}

impl Promises {
    pub(super) fn new(table: &Table, seat: Seat, passage: &Passage) -> Promises {
        let mut promises = Promises { total: 0.0, ports: [0.0; Zone::ALL.len()], seas: [0.0; Zone::ALL.len()] };
        promises.add_ports(table, seat, passage);
        promises.add_raids(table, seat, passage);
        errands::rumor(table, seat, passage, &mut promises);
        errands::missions(table, seat, passage, &mut promises);
        promises
    }
    pub(super) fn put(&mut self, zone: Zone, in_port: bool, gain: f32) {
        let place = if in_port { &mut self.ports } else { &mut self.seas };
        place[zone.index()] += gain;
    }

    /// Goods that are in demand, the chest at home, and what ports sell.
    fn add_ports(&mut self, table: &Table, seat: Seat, passage: &Passage) {
        let player = table.player(seat);
        let goods = aboard(table, seat);
        let load: u8 = goods.iter().sum();
        let hold = table.hold(seat);
        // What there is no room for at sea stays behind.
        let kept = if load == 0 { 1.0 } else { f32::from(hold.min(load)) / f32::from(load) };
        let anywhere = f32::from(table.parts.prices.good_sell) * GOLD_ABOARD * passage.patience(6.0);
        let mut best = goods.map(|count| f32::from(count) * anywhere);
        let (home, mut market) = (table.home(seat), 0.0_f32);
        let has_room = player.load() < hold && player.gold >= 2;
        for port in Zone::ports() {
            if !table.closed_by(seat, port).is_open() {
                continue;
            }
            let actions = passage.to_port(port);
            let patience = passage.patience(actions);
            if let Some(good) = table.demand(port).filter(|good| goods[good.index()] > 0) {
                let count = goods[good.index()];
                let gold = f32::from(u16::from(count) * u16::from(table.sale_price(seat, port, good)));
                let is_glorious = count >= table.parts.numbers.sale_for_glory;
                let gain = (gold * GOLD_ABOARD + if is_glorious { 1.0 } else { 0.0 }) * patience;
                best[good.index()] = best[good.index()].max(gain);
                self.put(port, true, gain);
            }
            if Some(port) == home {
                let gain = f32::from(player.gold) * (GOLD - GOLD_ABOARD) * patience;
                self.put(port, true, gain);
                self.total += gain;
            }
            if has_room && player.bought_in != Some(port) {
                let gain = 0.35 * patience;
                market = market.max(gain);
                self.put(port, true, gain);
            }
        }
        self.total += market + kept * best.iter().sum::<f32>();
    }

    /// Merchants, for who can catch them.
    fn add_raids(&mut self, table: &Table, seat: Seat, passage: &Passage) {
        let gain = raid(table, seat);
        if gain <= 0.0 {
            return;
        }
        let is_active = table.turn.seat == seat;
        let mut best = 0.0_f32;
        for zone in Zone::ALL {
            let is_scouted = is_active && table.turn.scouted.merchants.has(zone);
            if table.merchants[zone.index()].is_some() && !is_scouted {
                let gain = gain * passage.patience(passage.to_sea(zone) + 1.0);
                best = best.max(gain);
                self.put(zone, false, gain);
            }
        }
        self.total += best;
    }
}

/// What an attempt on a merchant brings on the average: plunder and cargo, perhaps glory, against a bounty and damage.
pub(super) fn raid(table: &Table, seat: Seat) -> f32 {
    let ship = &table.player(seat).ship;
    if ship.has_destroyed_location() {
        return 0.0;
    }
    let cur = ship.cur;
    let brittle = [cur.hull, cur.cargo, cur.masts, cur.crew, cur.cannons].iter().filter(|points| **points == 1).count();
    // Merchants escape from clumsy ships.
    let catches = match ship.manoeuvrability(&table.parts) {
        0 | 1 => 0.25,
        2 => 0.42,
        _ => 0.85,
    };
    let likely = catches * 0.86_f32.powi(brittle as i32);
    let glory = 0.15 + 0.11 * f32::from(skill(table, seat, Skill::Seamanship));
    let cargo = 0.1 * f32::from(table.hold(seat).saturating_sub(table.player(seat).load()).min(3));
    let spoils = 11.0 * GOLD_ABOARD + glory + cargo;
    // Hits are to be repaired, and a bounty closes ports and draws hunters.
    let price = if table.player(seat).is_pirate() { 0.25 } else { 0.35 };
    chance(skill(table, seat, Skill::Scouting)) * (likely * spoils - price)
}

/// Cards aboard by good, with those he has just chosen to buy.
pub(super) fn aboard(table: &Table, seat: Seat) -> [u8; Good::ALL.len()] {
    let mut goods = [0; Good::ALL.len()];
    let mut cards = table.player(seat).cargo;
    if table.turn.seat == seat {
        cards = cards.plus(table.offer.chosen).plus(table.turn.port.sale);
    }
    cards.iter().for_each(|card| goods[table.parts.cargo(card).good.index()] += 1);
    goods
}
