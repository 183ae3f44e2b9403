//! The facts that rules and screens ask for, checked when they were read. Those of cards are in `cards`.

use super::cards::Cards;
use super::{Good, Map, Modification, Nation, Npc, Set, ShipType, Skill, Weapon, Zone, fixed::BOX, read};
use serde::Deserialize;
use std::sync::LazyLock;
use wardroom_kernel::BoxError;

#[derive(Debug)]
pub struct Parts {
    pub(super) fingerprint: String,
    pub map: Map,
    pub(super) zones: Vec<ZoneFacts>,
    pub(super) ships: Vec<ShipFacts>,
    pub(super) npcs: Vec<NpcFacts>,
    pub(super) goods: Vec<Name>,
    pub(super) modifications: Vec<TokenFacts>,
    pub(super) weapons: Vec<TokenFacts>,
    /// Demand tokens of each good (MM-COMP-05).
    pub demand_per_good: u8,
    /// Merchant tokens, by nation (MM-COMP-06).
    pub merchants: [u8; Nation::ALL.len()],
    pub prices: Prices,
    pub numbers: Numbers,
    pub(super) cards: Cards,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Name {
    #[serde(rename = "name_en")]
    pub en: String,
    #[serde(rename = "name_de")]
    pub de: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ZoneFacts {
    pub name: Name,
    pub nation: Option<Nation>,
    pub rules: ZoneRules,
    /// What is printed in its box.
    pub texts: Vec<String>,
}

/// What is special about a zone or its port (MM-ZONE). Each rule is one code path; its numbers are data.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ZoneRules {
    /// MM-ZONE-01: naval ships of this nation roll again.
    pub navy_rescouts: Option<Nation>,
    /// MM-ZONE-02
    pub shallow_harbour: Option<(Set<ShipType>, u8)>,
    /// MM-ZONE-03, MM-ZONE-22: cards for everybody and for Dutch captains.
    pub buy_draw: Option<(u8, u8)>,
    /// MM-ZONE-04
    pub one_free_of: Option<u8>,
    /// MM-ZONE-05
    pub merchant_unscouted: Option<Nation>,
    /// MM-ZONE-06
    pub has_free_rumors: bool,
    /// MM-ZONE-07
    pub ship_price: Option<(Set<ShipType>, u8)>,
    /// MM-ZONE-08
    pub demand_price: Option<u8>,
    /// MM-ZONE-09
    pub raid_fourth_card: Option<Nation>,
    /// MM-ZONE-10
    pub base_price: Option<BasePrice>,
    /// MM-ZONE-11
    pub navy_scouts_twice: bool,
    /// MM-ZONE-12: for captains with a bounty of this nation.
    pub weapon_price: Option<(Nation, u8)>,
    pub free_repair: Option<Nation>,
    /// MM-ZONE-13
    pub pirates_have_no_refit: bool,
    /// MM-ZONE-14
    pub others_refit_free: bool,
    /// MM-ZONE-15
    pub pirates_recruit_free: bool,
    /// MM-ZONE-16
    pub paid_entry: Option<(Nation, u8, Skill)>,
    /// MM-ZONE-17
    pub raid_bonus: Option<(Nation, u8)>,
    /// MM-ZONE-18
    pub buy_redraw: Option<u8>,
    /// MM-ZONE-19
    pub modification_price: Option<u8>,
    /// MM-ZONE-20
    pub modification_transfer: Option<u8>,
    /// MM-ZONE-21
    pub gold_courier: Option<u8>,
    /// MM-ZONE-23
    pub hides_from_french_navy: bool,
    /// MM-ZONE-24
    pub pirates_spare_french: bool,
    /// MM-ZONE-25
    pub hides_from_navy: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct BasePrice {
    pub buy: u8,
    pub buy_two_or_more: u8,
    pub sell: u8,
}

/// MM-SHIP-01
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShipFacts {
    pub name: Name,
    pub toughness: u8,
    pub cargo: u8,
    pub crew: u8,
    pub cannons: u8,
    pub manoeuvrability: u8,
    /// A man-o-war is neither bought nor sold.
    pub buy: Option<u8>,
    pub sell: u8,
    pub is_start_ship: bool,
    /// MM-YARD-08
    pub brings_glory: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NpcFacts {
    pub name: Name,
    pub ship: ShipType,
    pub ship_at_war: ShipType,
    /// For defeating it (MM-REWARD-03).
    pub reward: u8,
}

/// Modifications and special weapons.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TokenFacts {
    pub name: Name,
    pub count: u8,
    pub text: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prices {
    pub good_buy: u8,
    pub good_buy_two: u8,
    pub good_buy_three: u8,
    pub good_sell: u8,
    pub good_sell_demand: u8,
    pub repair: u8,
    pub reinforced_hull_repair: u8,
    pub modification: u8,
    pub modification_ship_value: u8,
    pub damage_ship_value: i8,
    pub weapon: u8,
    pub weapon_sell: u8,
    pub crew: u8,
    pub specialist: u8,
    pub rumor: u8,
    pub bounty_reward: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    pub start_gold: u8,
    pub start_glory_cards: u8,
    pub actions_per_turn: u8,
    pub glory_hand: u8,
    pub glory_to_win: u8,
    pub stash_gold_per_glory: u8,
    pub goods_drawn: u8,
    pub goods_drawn_again: u8,
    pub cargo_in_port: u8,
    pub sale_for_glory: u8,
    pub plunder_for_glory: u8,
    pub merchants_redeal: u8,
    pub missions_on_board: u8,
    pub bounty_max: u8,
}

impl Parts {
    pub fn zone(&self, zone: Zone) -> &ZoneFacts {
        &self.zones[zone.index()]
    }
    pub fn ship(&self, ship: ShipType) -> &ShipFacts {
        &self.ships[ship.index()]
    }
    pub fn npc(&self, npc: Npc) -> &NpcFacts {
        &self.npcs[npc.index()]
    }
    pub fn good(&self, good: Good) -> &Name {
        &self.goods[good.index()]
    }
    pub fn modification(&self, modification: Modification) -> &TokenFacts {
        &self.modifications[modification.index()]
    }
    pub fn weapon(&self, weapon: Weapon) -> &TokenFacts {
        &self.weapons[weapon.index()]
    }
}

pub(super) const SHIPPED: &str = include_str!("../../box.toml");

impl wardroom_kernel::Parts for Parts {
    fn read(toml: &str) -> Result<Parts, BoxError> {
        read::parse(toml).map(|parts| Parts { fingerprint: BOX.fingerprint(toml), ..parts })
    }
    fn shipped() -> &'static Parts {
        static PARTS: LazyLock<Parts> = LazyLock::new(|| BOX.parts());
        &PARTS
    }
    fn fingerprint(&self) -> &str {
        &self.fingerprint
    }
}
