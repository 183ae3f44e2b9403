//! Numbers that people want to see and that follow from what lies on the table.

use crate::sight::Sight;
use marauders::cards::{Effect, Item};
use marauders::{Good, Npc, ShipType, Zone};
use wardroom_kernel::Seat;

/// What a hold takes at sea: the value of the location and what a captain adds (MM-BUY-08).
pub(crate) fn hold(sight: &Sight, seat: Seat) -> u8 {
    let player = sight.player(seat);
    let effects = player.captain.map(|captain| &*sight.parts().captain(captain).effects).unwrap_or_default();
    let more: u8 = effects.iter().map(|effect| if let Effect::CargoSpace { n } = effect { *n } else { 0 }).sum();
    player.ship.cur.cargo + more
}

/// Why an NPC hunts a captain (MM-HUNT-01, MM-HUNT-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Prey {
    OwnBounty,
    OtherBounty,
    Enemy,
    Gold,
    Cargo,
    Poor,
}

/// The first of its priorities that a captain meets, where he is.
pub(crate) fn prey(sight: &Sight, npc: Npc, seat: Seat) -> Option<Prey> {
    let player = sight.player(seat);
    let rules = &sight.parts().zone(sight.zone(seat)?).rules;
    let Some(nation) = npc.nation() else {
        return (!player.is_pirate()).then_some(match (player.gold, player.cargo_count) {
            (Some(0), 0) => Prey::Poor,
            (Some(0), _) => Prey::Cargo,
            _ => Prey::Gold,
        });
    };
    let is_overlooked = rules.hides_from_navy
        || rules.hides_from_french_navy && nation == marauders::Nation::French && player.bounties[nation.index()] == 0;
    if is_overlooked {
        return None;
    }
    let enemy = sight.view.war.and_then(|war| war.enemy_of(nation));
    match player.bounties[nation.index()] {
        1.. => Some(Prey::OwnBounty),
        0 if player.is_pirate() => Some(Prey::OtherBounty),
        0 => (enemy.is_some() && enemy == sight.nation(seat)).then_some(Prey::Enemy),
    }
}

/// What a lot of the offer costs: by how many alike there are (MM-BUY-03, MM-ZONE-10).
pub(crate) fn buy_price(sight: &Sight, port: Zone, good: Good) -> u8 {
    let (prices, rules) = (&sight.parts().prices, &sight.parts().zone(port).rules);
    let alike = sight.view.offer.seen.map_or(0, |offer| {
        offer.cards.plus(offer.chosen).iter().filter(|&card| sight.parts().cargo(card).good == good).count()
    });
    match (rules.base_price, alike) {
        (Some(base), 0 | 1) => base.buy,
        (Some(base), _) => base.buy_two_or_more,
        (None, 0 | 1) => prices.good_buy,
        (None, 2) => prices.good_buy_two,
        (None, _) => prices.good_buy_three,
    }
}

/// What the port pays for a good (MM-SELL-01).
pub(crate) fn sell_price(sight: &Sight, seat: Seat, port: Zone, good: Good) -> u8 {
    let (prices, rules) = (&sight.parts().prices, &sight.parts().zone(port).rules);
    if sight.view.ports[port.index()].demand == Some(good) {
        let better = rules.demand_price.filter(|_| !sight.player(seat).is_pirate());
        return better.unwrap_or(prices.good_sell_demand);
    }
    rules.base_price.map_or(prices.good_sell, |base| base.sell)
}

/// One damage point (MM-YARD-09); nothing where pirates are not served.
pub(crate) fn repair_price(sight: &Sight, seat: Seat, port: Zone) -> Option<u8> {
    let (player, rules) = (sight.player(seat), &sight.parts().zone(port).rules);
    if rules.pirates_have_no_refit && player.is_pirate() {
        return None;
    }
    let is_free = rules.free_repair.is_some_and(|nation| player.bounties[nation.index()] > 0)
        || rules.others_refit_free && !player.is_pirate();
    Some(if is_free { 0 } else { own_price(sight, seat, Item::Repair).unwrap_or(sight.parts().prices.repair) })
}

/// A price that the captain's ability sets.
fn own_price(sight: &Sight, seat: Seat, item: Item) -> Option<u8> {
    let captain = sight.player(seat).captain?;
    sight.parts().captain(captain).effects.iter().find_map(|effect| match effect {
        Effect::Price { item: of, set: Some(price), .. } if *of == item => Some(*price),
        _ => None,
    })
}

pub(crate) fn modification_price(sight: &Sight, port: Zone) -> u8 {
    sight.parts().zone(port).rules.modification_price.unwrap_or(sight.parts().prices.modification)
}

pub(crate) fn weapon_price(sight: &Sight, seat: Seat, port: Zone) -> u8 {
    let special = sight.parts().zone(port).rules.weapon_price;
    let special = special.filter(|(nation, _)| sight.player(seat).bounties[nation.index()] > 0);
    special.map_or(sight.parts().prices.weapon, |(_, price)| price)
}

/// Without what the old ship brings.
pub(crate) fn ship_price(sight: &Sight, port: Zone, kind: ShipType) -> Option<u8> {
    let usual = sight.parts().ship(kind).buy?;
    let special = sight.parts().zone(port).rules.ship_price.filter(|(kinds, _)| kinds.has(kind));
    Some(special.map_or(usual, |(_, price)| price).saturating_sub(sight.view.turn.port.ship_discount))
}

/// What the old ship brings (MM-YARD-04).
pub(crate) fn ship_value(sight: &Sight, seat: Seat) -> u8 {
    let ship = &sight.player(seat).ship;
    let facts = sight.parts().ship(ship.kind);
    if facts.buy.is_none() {
        return 0;
    }
    (facts.sell + ship.modifications.len() as u8).saturating_sub(ship.damage(sight.parts()))
}

pub(crate) fn rumor_price(sight: &Sight, port: Zone) -> u8 {
    if sight.parts().zone(port).rules.has_free_rumors { 0 } else { sight.parts().prices.rumor }
}
