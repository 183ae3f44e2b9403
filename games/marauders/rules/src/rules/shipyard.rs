//! Visit shipyard and ship modifications (MM-YARD, MM-MOD).

use super::effects::passive;
use super::{Answerer, Cx, death, glory, purse};
use crate::action::{MoveModification, Yard};
use crate::components::cards::Item;
use crate::components::{Location, Modification, Set, ShipType, Weapon, Zone};
use crate::event::{Cause, Event};
use crate::table::{Ship, Table};
use arrayvec::ArrayVec;
use wardroom_kernel::{RuleResult, Seat};

/// One part of a visit, until he has done enough (MM-RULING-32).
pub(super) fn visit(cx: &mut Cx<'_, impl Answerer>, seat: Seat, port: Zone) -> RuleResult {
    match cx.choose(seat, |t| offers(t, seat, port).into_iter().chain([Yard::Done]))? {
        Yard::Repair { location } => {
            purse::pay(cx, seat, cx.table.repair_price(seat, port).unwrap_or(0), Cause::Repair)?;
            cx.table.players[seat].ship.cur[location] += 1;
            cx.emit(Event::Repaired { seat, location });
        }
        Yard::RepairReinforcedHull => {
            purse::pay(cx, seat, cx.table.hull_price(seat, port).unwrap_or(0), Cause::Repair)?;
            cx.table.players[seat].ship.is_hull_flipped = false;
            cx.emit(Event::HullRestored { seat });
        }
        Yard::BuyModification => {
            purse::pay(cx, seat, cx.table.modification_price(port), Cause::Modification)?;
            let lying = &mut cx.table.ports[port.index()];
            lying.is_face_up = false;
            if let Some(modification) = lying.modification.take() {
                cx.emit(Event::ModificationTaken { seat, modification, port });
                fit(cx, seat, modification);
            }
        }
        Yard::BuyWeapon { weapon } => {
            purse::pay(cx, seat, cx.table.weapon_price(seat, port), Cause::Weapon)?;
            cx.table.turn.port.traded_weapons.put(weapon);
            cx.table.players[seat].weapons.put(weapon);
            cx.emit(Event::WeaponTaken { seat, weapon });
        }
        Yard::SellWeapon { weapon } => {
            cx.table.turn.port.traded_weapons.put(weapon);
            cx.table.players[seat].weapons.take(weapon);
            cx.emit(Event::WeaponGone { seat, weapon });
            let gold = cx.table.parts.prices.weapon_sell;
            purse::gain(cx, seat, gold.into(), Cause::Weapon);
        }
        Yard::BuyShip { ship } => buy_ship(cx, seat, port, ship)?,
        Yard::Done => cx.table.turn.port.is_in_shipyard = false,
    }
    Ok(())
}

pub(super) fn has_something(table: &Table, seat: Seat, port: Zone) -> bool {
    !offers(table, seat, port).is_empty()
}

fn offers(table: &Table, seat: Seat, port: Zone) -> ArrayVec<Yard, 24> {
    let (player, means) = (&table.players[seat], table.means(seat));
    let mut offers = ArrayVec::new();
    if table.repair_price(seat, port).is_some_and(|price| price <= means) {
        let max = player.ship.max(&table.parts);
        let places = [Location::Hull, Location::Cargo, Location::Masts, Location::Cannons];
        let damaged = places.into_iter().filter(|location| player.ship.cur[*location] < max[*location]);
        offers.extend(damaged.map(|location| Yard::Repair { location }));
    }
    if player.ship.is_hull_flipped && table.hull_price(seat, port).is_some_and(|price| price <= means) {
        offers.push(Yard::RepairReinforcedHull);
    }
    // MM-MOD-01, MM-MOD-02, MM-RULING-35
    let lying = table.port(port).modification.filter(|kind| !player.ship.has(*kind));
    if lying.is_some() && table.modification_price(port) <= means {
        offers.push(Yard::BuyModification);
    }
    // MM-YARD-10, MM-RULING-111
    for weapon in Weapon::ALL.into_iter().filter(|weapon| !table.turn.port.traded_weapons.has(*weapon)) {
        if player.weapons.has(weapon) {
            offers.push(Yard::SellWeapon { weapon });
        } else if table.weapon_price(seat, port) <= means {
            offers.push(Yard::BuyWeapon { weapon });
        }
    }
    if !table.turn.port.has_bought_ship {
        let ships = ShipType::ALL.into_iter().filter(|ship| {
            // MM-RULING-34
            let value = table.trade_in(seat, player.ship.modifications.len() as u8);
            table.ship_price(seat, port, *ship).is_some_and(|price| price <= means + value)
        });
        offers.extend(ships.map(|ship| Yard::BuyShip { ship }));
    }
    offers
}

impl Table {
    /// Per damage point; nothing where he may not repair (MM-ZONE-12, MM-ZONE-13, MM-ZONE-14, MM-YARD-09).
    pub fn repair_price(&self, seat: Seat, port: Zone) -> Option<u16> {
        if is_barred(self, seat, port) {
            // MM-CARD-06
            return None;
        }
        let (set, more) = passive::price(self, seat, Item::Repair);
        let ordinary = set.map_or(self.parts.prices.repair, |set| set.min(self.parts.prices.repair));
        Some(if is_free(self, seat, port) { 0 } else { ordinary.saturating_add_signed(more).into() })
    }
}

impl Table {
    /// MM-RULING-37
    pub fn hull_price(&self, seat: Seat, port: Zone) -> Option<u16> {
        if is_barred(self, seat, port) {
            return None;
        }
        Some(if is_free(self, seat, port) { 0 } else { self.parts.prices.reinforced_hull_repair.into() })
    }
}

/// MM-ZONE-13
pub(crate) fn is_barred(table: &Table, seat: Seat, port: Zone) -> bool {
    table.parts.zone(port).rules.pirates_have_no_refit && table.players[seat].is_pirate()
}

fn is_free(table: &Table, seat: Seat, port: Zone) -> bool {
    // MM-RULING-41
    let (rules, player) = (&table.parts.zone(port).rules, &table.players[seat]);
    rules.others_refit_free && !player.is_pirate() || rules.free_repair.is_some_and(|nation| player.bounty(nation) > 0)
}

impl Table {
    pub fn modification_price(&self, port: Zone) -> u16 {
        self.parts.zone(port).rules.modification_price.unwrap_or(self.parts.prices.modification).into()
    }
}

impl Table {
    pub fn weapon_price(&self, seat: Seat, port: Zone) -> u16 {
        let special = self.parts.zone(port).rules.weapon_price;
        let special = special.filter(|(nation, _)| self.players[seat].bounty(*nation) > 0);
        special.map_or(self.parts.prices.weapon, |(_, gold)| gold).into()
    }
}

impl Table {
    /// Nothing for ships that are not sold (MM-YARD-02, MM-SHIP-10).
    pub fn ship_price(&self, seat: Seat, port: Zone, ship: ShipType) -> Option<u16> {
        let printed = self.parts.ship(ship).buy?;
        let special = self.parts.zone(port).rules.ship_price.filter(|(ships, _)| ships.has(ship));
        let (set, more) = passive::price(self, seat, Item::NewShip);
        let price = special.map(|(_, gold)| gold).into_iter().chain(set).min().unwrap_or(printed);
        Some(price.saturating_add_signed(more).saturating_sub(self.turn.port.ship_discount).into())
    }
}

impl Table {
    /// MM-YARD-04, MM-YARD-05, MM-RULING-33: what the old ship brings with so many of its modifications.
    pub fn trade_in(&self, seat: Seat, modifications: u8) -> u16 {
        let ship = &self.players[seat].ship;
        let (facts, prices) = (self.parts.ship(ship.kind), &self.parts.prices);
        if facts.buy.is_none() {
            return 0;
        }
        let worth = i32::from(facts.sell)
            + i32::from(modifications) * i32::from(prices.modification_ship_value) // MM-MOD-04
            + i32::from(ship.damage(&self.parts)) * i32::from(prices.damage_ship_value);
        worth.max(0) as u16
    }
}

/// MM-MOD-13, MM-MOD-14, MM-RULING-36: some let a cube move up.
pub(super) fn fit(cx: &mut Cx<'_, impl Answerer>, seat: Seat, modification: Modification) {
    let parts = cx.table.parts;
    let ship = &mut cx.table.players[seat].ship;
    ship.modifications.put(modification);
    let max = ship.max(&parts);
    match modification {
        Modification::ExtraCannonPort => ship.cur.cannons = (ship.cur.cannons + 1).min(max.cannons),
        Modification::ExtendedHold => ship.cur.cargo = (ship.cur.cargo + 1).min(max.cargo),
        Modification::SwivelGuns
        | Modification::Hammocks
        | Modification::RigsAndSails
        | Modification::ReinforcedHull
        | Modification::Chasers
        | Modification::LongGuns => (),
    }
}

/// The old ship is handed in (MM-YARD-03, MM-YARD-06, MM-YARD-07, MM-YARD-08).
fn buy_ship(cx: &mut Cx<'_, impl Answerer>, seat: Seat, port: Zone, kind: ShipType) -> RuleResult {
    let Some(price) = cx.table.ship_price(seat, port, kind) else { return Ok(()) };
    let kept = transfer(cx, seat, port, price)?;
    let old = cx.table.players[seat].ship;
    let given_up = old.modifications.minus(kept);
    let value = cx.table.trade_in(seat, given_up.len() as u8);
    let fee = transfer_fee(cx.table, port) * kept.len() as u16;
    let due = price + fee;
    purse::pay(cx, seat, due.saturating_sub(value), Cause::Ship)?;
    purse::gain(cx, seat, value.saturating_sub(due), Cause::Ship);
    let parts = cx.table.parts;
    let mut ship = Ship { modifications: kept, ..Ship::new(kind, &parts) };
    let max = ship.max(&parts);
    ship.cur = max;
    ship.cur.crew = old.cur.crew.min(max.crew);
    ship.is_hull_flipped = old.is_hull_flipped && kept.has(Modification::ReinforcedHull);
    cx.table.players[seat].ship = ship;
    cx.table.turn.port.has_bought_ship = true;
    cx.table.turn.port.ship_discount = 0;
    cx.emit(Event::ShipTaken { seat, ship: kind, from: old.kind });
    death::return_modifications(cx, seat, given_up)?; // MM-YARD-07
    if cx.table.parts.ship(kind).brings_glory && !cx.table.players[seat].has_bought_warship {
        cx.table.players[seat].has_bought_warship = true;
        glory::gain_point(cx, seat)?;
    }
    Ok(())
}

fn transfer_fee(table: &Table, port: Zone) -> u16 {
    table.parts.zone(port).rules.modification_transfer.unwrap_or(0).into()
}

/// MM-ZONE-20, MM-RULING-40: modifications that move to the new ship, one after another.
fn transfer(cx: &mut Cx<'_, impl Answerer>, seat: Seat, port: Zone, price: u16) -> RuleResult<Set<Modification>> {
    let mut kept = Set::NONE;
    if cx.table.parts.zone(port).rules.modification_transfer.is_none() {
        // MM-MOD-03
        return Ok(kept);
    }
    let all = cx.table.players[seat].ship.modifications;
    while kept != all {
        let answer = cx.choose(seat, |t| {
            let left = all.minus(kept);
            let due = price + transfer_fee(t, port) * (kept.len() as u16 + 1);
            let is_affordable = due <= t.means(seat) + t.trade_in(seat, left.len() as u8 - 1);
            let movable = if is_affordable { left } else { Set::NONE };
            movable.into_iter().map(MoveModification::Move).chain([MoveModification::Done])
        })?;
        let MoveModification::Move(modification) = answer else { break };
        kept.put(modification);
    }
    Ok(kept)
}
