//! Reads a box and checks it: every reason why it does not fit, each with the field it is about.

use super::parts::{BasePrice, Name, NpcFacts, Numbers, Parts, Prices, ShipFacts, TokenFacts, ZoneFacts, ZoneRules};
use super::{Letter, Map, Nation, Npc, Set, ShipType, Skill, Zone, cards, fixed};
use serde::Deserialize;
use std::collections::BTreeMap;
use wardroom_kernel::{BoxError, Problem, Problems};

/// Everything but the cards.
#[derive(Deserialize)]
struct Raw {
    good: Vec<Name>,
    zone: Vec<RawZone>,
    ship: Vec<RawShip>,
    npc: Vec<RawNpc>,
    tokens: RawTokens,
    prices: Prices,
    numbers: Numbers,
}
#[derive(Deserialize)]
struct RawZone {
    #[serde(flatten)]
    name: Name,
    nation: Option<Nation>,
    borders: BTreeMap<String, Zone>,
    rules: Vec<RawRule>,
}
#[derive(Deserialize)]
struct RawRule {
    text: String,
    #[serde(flatten)]
    rule: Rule,
}
#[derive(Deserialize)]
#[serde(tag = "id", rename_all = "kebab-case")]
enum Rule {
    NavyRescouts { nation: Nation },
    ShallowHarbour { ships: Vec<ShipType>, hull_hits: u8 },
    BuyDraw { cards: u8, cards_dutch: Option<u8> },
    OneFreeOfThree { min: u8 },
    MerchantUnscouted { nation: Nation },
    FreeRumor,
    ShipPrice { ships: Vec<ShipType>, gold: u8 },
    DemandPrice { gold: u8 },
    RaidFourthCard { nation: Nation },
    BasePrice(BasePrice),
    NavyScoutsTwice,
    WeaponPrice { bounty: Nation, gold: u8 },
    FreeRepair { bounty: Nation },
    PiratesNoRefit,
    FreeRefit,
    FreeRecruiting,
    PaidEntry { bounty: Nation, gold: u8, skill: Skill },
    RaidBonus { nation: Nation, gold: u8 },
    BuyRedraw { gold: u8 },
    ModificationPrice { gold: u8 },
    ModificationTransfer { gold: u8 },
    GoldCourier { gold: u8 },
    HiddenFromFrenchNavy,
    PiratesSpareFrench,
    HiddenFromNavy,
}
#[derive(Deserialize)]
struct RawShip {
    #[serde(flatten)]
    name: Name,
    toughness: u8,
    cargo: u8,
    crew: u8,
    cannons: u8,
    manoeuvrability: u8,
    buy: Option<u8>,
    sell: Option<u8>,
    #[serde(default)]
    start: bool,
    #[serde(default)]
    glory_when_bought: bool,
}
#[derive(Deserialize)]
struct RawNpc {
    #[serde(flatten)]
    name: Name,
    ship: ShipType,
    ship_at_war: Option<ShipType>,
    reward: Option<u8>,
}
#[derive(Deserialize)]
struct RawTokens {
    demand: RawDemand,
    merchants: RawMerchants,
    modification: Vec<RawToken>,
    weapon: Vec<RawToken>,
}
#[derive(Deserialize)]
struct RawDemand {
    per_good: u8,
}
#[derive(Deserialize)]
struct RawMerchants {
    spanish: u8,
    english: u8,
    french: u8,
    dutch: u8,
}
#[derive(Deserialize)]
struct RawToken {
    #[serde(flatten)]
    name: Name,
    count: u8,
    text: String,
}

pub(super) fn parse(toml: &str) -> Result<Parts, BoxError> {
    let mut problems = Problems::default();
    let (given, raw) = fixed::BOX.mended(toml, &mut problems)?;
    let cards = cards::parse(&given, &mut problems);
    let parts = check(raw, cards, &mut problems);
    problems.or(parts, BoxError)
}

/// The lists have the lengths and ids of the shipped box: `fixed` has seen to that.
fn check(raw: Raw, cards: cards::Cards, problems: &mut Problems) -> Parts {
    let mut map = Map::default();
    for (zone, facts) in Zone::ALL.into_iter().zip(&raw.zone) {
        for (letter, to) in &facts.borders {
            match Letter::from_name(letter) {
                Some(letter) => map.add(zone, letter, *to),
                None => problems.push(Problem::new(format!("zone.{zone}.borders.{letter}"), "problem-letter")),
            }
        }
        if facts.borders.is_empty() {
            problems.push(Problem::new(format!("zone.{zone}.borders"), "problem-no-border"));
        }
        if facts.nation.is_some() != zone.has_port() {
            problems.push(Problem::new(format!("zone.{zone}.nation"), "problem-zone-nation"));
        }
    }
    problems.extend(map.problems());
    let ships: Vec<ShipFacts> =
        ShipType::ALL.into_iter().zip(raw.ship).map(|(kind, ship)| read_ship(kind, ship, problems)).collect();
    check_numbers(&raw.numbers, &raw.prices, problems);
    let RawMerchants { spanish, english, french, dutch } = raw.tokens.merchants;
    let token = |RawToken { name, count, text }| TokenFacts { name, count, text };
    Parts {
        fingerprint: String::new(),
        map,
        zones: raw.zone.into_iter().map(read_zone).collect(),
        ships,
        npcs: Npc::ALL.into_iter().zip(raw.npc).map(|(npc, raw)| read_npc(npc, raw, problems)).collect(),
        goods: raw.good,
        modifications: raw.tokens.modification.into_iter().map(token).collect(),
        weapons: raw.tokens.weapon.into_iter().map(token).collect(),
        demand_per_good: raw.tokens.demand.per_good,
        merchants: [spanish, english, french, dutch],
        prices: raw.prices,
        numbers: raw.numbers,
        cards,
    }
}

fn read_zone(raw: RawZone) -> ZoneFacts {
    let mut rules = ZoneRules::default();
    let mut texts = Vec::new();
    for RawRule { text, rule } in raw.rules {
        texts.push(text);
        match rule {
            Rule::NavyRescouts { nation } => rules.navy_rescouts = Some(nation),
            Rule::ShallowHarbour { ships, hull_hits } => rules.shallow_harbour = Some((set(ships), hull_hits)),
            Rule::BuyDraw { cards, cards_dutch } => rules.buy_draw = Some((cards, cards_dutch.unwrap_or(cards))),
            Rule::OneFreeOfThree { min } => rules.one_free_of = Some(min),
            Rule::MerchantUnscouted { nation } => rules.merchant_unscouted = Some(nation),
            Rule::FreeRumor => rules.has_free_rumors = true,
            Rule::ShipPrice { ships, gold } => rules.ship_price = Some((set(ships), gold)),
            Rule::DemandPrice { gold } => rules.demand_price = Some(gold),
            Rule::RaidFourthCard { nation } => rules.raid_fourth_card = Some(nation),
            Rule::BasePrice(price) => rules.base_price = Some(price),
            Rule::NavyScoutsTwice => rules.navy_scouts_twice = true,
            Rule::WeaponPrice { bounty, gold } => rules.weapon_price = Some((bounty, gold)),
            Rule::FreeRepair { bounty } => rules.free_repair = Some(bounty),
            Rule::PiratesNoRefit => rules.pirates_have_no_refit = true,
            Rule::FreeRefit => rules.others_refit_free = true,
            Rule::FreeRecruiting => rules.pirates_recruit_free = true,
            Rule::PaidEntry { bounty, gold, skill } => rules.paid_entry = Some((bounty, gold, skill)),
            Rule::RaidBonus { nation, gold } => rules.raid_bonus = Some((nation, gold)),
            Rule::BuyRedraw { gold } => rules.buy_redraw = Some(gold),
            Rule::ModificationPrice { gold } => rules.modification_price = Some(gold),
            Rule::ModificationTransfer { gold } => rules.modification_transfer = Some(gold),
            Rule::GoldCourier { gold } => rules.gold_courier = Some(gold),
            Rule::HiddenFromFrenchNavy => rules.hides_from_french_navy = true,
            Rule::PiratesSpareFrench => rules.pirates_spare_french = true,
            Rule::HiddenFromNavy => rules.hides_from_navy = true,
        }
    }
    ZoneFacts { name: raw.name, nation: raw.nation, rules, texts }
}

fn set(ships: Vec<ShipType>) -> Set<ShipType> {
    ships.into_iter().collect()
}

fn read_ship(kind: ShipType, raw: RawShip, problems: &mut Problems) -> ShipFacts {
    let RawShip { name, toughness, cargo, crew, cannons, manoeuvrability, buy, sell, start, glory_when_bought } = raw;
    let values = [
        ("toughness", toughness),
        ("cargo", cargo),
        ("crew", crew),
        ("cannons", cannons),
        ("manoeuvrability", manoeuvrability),
    ];
    for (field, value) in values {
        if !(1..=5).contains(&value) {
            problems.push(Problem::between(format!("ship.{kind}.{field}"), value, 1, 5));
        }
    }
    if buy.is_some_and(|buy| buy < sell.unwrap_or(0)) {
        problems.push(Problem::new(format!("ship.{kind}.sell"), "problem-sells-dearer"));
    }
    ShipFacts {
        name,
        toughness,
        cargo,
        crew,
        cannons,
        manoeuvrability,
        buy,
        sell: sell.unwrap_or(0),
        is_start_ship: start,
        brings_glory: glory_when_bought,
    }
}

fn read_npc(npc: Npc, raw: RawNpc, problems: &mut Problems) -> NpcFacts {
    if npc.is_pirate() != raw.reward.is_some() {
        problems.push(Problem::new(format!("npc.{npc}.reward"), "problem-npc-reward"));
    }
    let RawNpc { name, ship, ship_at_war, reward } = raw;
    NpcFacts { name, ship, ship_at_war: ship_at_war.unwrap_or(ship), reward: reward.unwrap_or(0) }
}

fn check_numbers(numbers: &Numbers, prices: &Prices, problems: &mut Problems) {
    let within = [
        ("start_gold", numbers.start_gold, 0, 99),
        ("start_glory_cards", numbers.start_glory_cards, 0, 4),
        ("actions_per_turn", numbers.actions_per_turn, 1, 9),
        ("glory_hand", numbers.glory_hand, 1, 6),
        ("glory_to_win", numbers.glory_to_win, 1, 30),
        ("stash_gold_per_glory", numbers.stash_gold_per_glory, 1, 99),
        ("goods_drawn", numbers.goods_drawn, 1, 8),
        ("goods_drawn_again", numbers.goods_drawn_again, 1, 8),
        ("cargo_in_port", numbers.cargo_in_port, 1, 8),
        ("sale_for_glory", numbers.sale_for_glory, 1, 8),
        ("plunder_for_glory", numbers.plunder_for_glory, 1, 99),
        ("merchants_redeal", numbers.merchants_redeal, 1, 17),
        ("missions_on_board", numbers.missions_on_board, 1, 8),
        ("bounty_max", numbers.bounty_max, 1, 9),
    ];
    for (field, value, least, most) in within {
        if !(least..=most).contains(&value) {
            problems.push(Problem::between(format!("numbers.{field}"), value, least, most));
        }
    }
    if !(-9..=0).contains(&prices.damage_ship_value) {
        problems.push(Problem::between("prices.damage_ship_value", prices.damage_ship_value, -9, 0));
    }
    if prices.weapon < prices.weapon_sell {
        problems.push(Problem::new("prices.weapon_sell", "problem-sells-dearer"));
    }
}
