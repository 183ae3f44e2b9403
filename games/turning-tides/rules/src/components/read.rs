//! Reads a box and checks it: every reason why it does not fit, each with the field it is about.

use super::parts::{CardFacts, IntroFacts, Name, Parts, PlayerFacts};
use super::{Card, fixed};
use crate::table::{Cards, GOLD, Place, SILVER, Ship, Switches, Variant, Zone};
use serde::Deserialize;
use std::collections::BTreeMap;
use wardroom_kernel::{BoxError, Problem, Problems, Seat};

#[derive(Deserialize)]
struct Raw {
    en: String,
    de: String,
    player: Vec<RawPlayer>,
    ship: Vec<RawShip>,
    zone: Vec<Name>,
    side: Vec<Name>,
    unit: Vec<RawUnit>,
    card: Vec<RawCard>,
    navigate_option: Vec<RawTerm>,
    hierarchy: RawHierarchy,
    start: RawStart,
    lull: RawLull,
    win: RawWin,
    intro: RawIntro,
    options: RawOptions,
    term: Vec<RawTerm>,
}
#[derive(Deserialize)]
struct RawPlayer {
    #[serde(flatten)]
    name: Name,
    ship: String,
}
#[derive(Deserialize)]
struct RawShip {
    id: String,
    #[serde(flatten)]
    name: Name,
    note: String,
}
#[derive(Deserialize)]
struct RawUnit {
    id: String,
    #[serde(flatten)]
    name: Name,
    count: u8,
}
#[derive(Deserialize)]
struct RawCard {
    #[serde(flatten)]
    name: Name,
    count: u8,
    hand: u8,
    pile: u8,
    exchange: u8,
}
#[derive(Deserialize)]
struct RawTerm {
    id: String,
    #[serde(flatten)]
    name: Name,
}
#[derive(Deserialize)]
struct RawHierarchy {
    levels: Vec<Vec<String>>,
}
#[derive(Deserialize)]
struct RawStart {
    silver: RawStartShip,
    gold: RawStartShip,
    initiative: RawMarker,
}
#[derive(Deserialize)]
struct RawStartShip {
    captain: Zone,
    sailors: Vec<Zone>,
    cannons: Vec<Place>,
    hold: RawHold,
}
#[derive(Deserialize)]
struct RawHold {
    sailor: u8,
    cannon: u8,
}
#[derive(Deserialize)]
struct RawMarker {
    holder: String,
}
#[derive(Deserialize)]
struct RawLull {
    exchange_cards: u8,
    pile_at_full_ship: u8,
}
#[derive(Deserialize)]
struct RawWin {
    enemy_zones_destroyed: u8,
}
#[derive(Deserialize)]
struct RawIntro {
    enemy_zones_destroyed: u8,
    exchange: BTreeMap<Card, u8>,
    removed_cards: BTreeMap<Card, u8>,
    fire_into_pile_after_rounds: Vec<u16>,
    pile_by_round: Vec<u8>,
}
#[derive(Deserialize)]
struct RawOptions {
    promotion_takes_initiative: bool,
    moved_cannon_keeps_side: bool,
    intro_needs_both_goals: bool,
    surrender_offers_per_turn: u8,
    round_limit: u16,
}

/// The seats, as the box names them.
const COLOURS: [&str; 2] = ["silver", "gold"];

pub(super) fn parse(toml: &str) -> Result<Parts, BoxError> {
    fixed::BOX.read(toml, check)
}

/// The lists have the lengths and ids of the shipped box: `fixed` has seen to that.
fn check(raw: Raw, problems: &mut Problems) -> Parts {
    let cards = [0, 1, 2, 3, 4, 5, 6].map(|place| card(Card::ALL[place], &raw.card[place], problems));
    let pile = sum(cards.iter().map(|card| card.pile));
    let exchange = sum(cards.iter().map(|card| card.exchange));
    let RawLull { exchange_cards, pile_at_full_ship } = raw.lull;
    problems.unless(pile == u32::from(pile_at_full_ship), || {
        sum_differs("lull.pile_at_full_ship", pile_at_full_ship, pile)
    });
    problems
        .unless(exchange == u32::from(exchange_cards), || sum_differs("lull.exchange_cards", exchange_cards, exchange));
    let (levels, promotion_level) = levels(&raw.hierarchy.levels, problems);
    let count = |id: &str| raw.unit.iter().find(|unit| unit.id == id).map_or(0, |unit| unit.count);
    let (sailors, cannons) = (count("sailor"), count("cannon"));
    let start = [("silver", &raw.start.silver), ("gold", &raw.start.gold)];
    let start = start.map(|(name, ship)| start_ship(name, ship, sailors, cannons, problems));
    let holder = raw.start.initiative.holder;
    problems.unless(COLOURS.contains(&&*holder), || Problem::unknown("start.initiative.holder", &*holder, COLOURS));
    let first_marker: Seat = if holder == "silver" { SILVER } else { GOLD };
    let zones_to_win = raw.win.enemy_zones_destroyed;
    check_zones_to_win("win.enemy_zones_destroyed", zones_to_win, problems);
    let most_destroyed = zones_to_win.saturating_sub(1);
    problems.unless(most_destroyed <= pile_at_full_ship, || {
        let problem = Problem::new("lull.pile_at_full_ship", "problem-cannot-pay");
        problem.with("cards", pile_at_full_ship).with("zones", most_destroyed)
    });
    let intro = intro(&raw.intro, &cards, problems);
    let players = [0, 1].map(|seat| player(&raw.player[seat], seat, &raw.ship, problems));
    let terms = raw.term.into_iter().chain(raw.navigate_option).map(|term| (term.id, term.name));
    let units = raw.unit.into_iter().map(|unit| (unit.id, unit.name));
    let RawOptions {
        promotion_takes_initiative,
        moved_cannon_keeps_side,
        intro_needs_both_goals,
        surrender_offers_per_turn,
        round_limit,
    } = raw.options;
    let base = Switches {
        variant: Variant::Base,
        promotion_takes_initiative,
        moved_cannon_keeps_side,
        // Not in the box, so that boxes written before this option existed still fit.
        move_and_navigate_share_level: false,
        intro_needs_both_goals,
        surrender_offers_per_turn,
        round_limit,
    };
    Parts {
        fingerprint: String::new(),
        name: Name { en: raw.en, de: raw.de },
        players,
        cards,
        levels,
        promotion_level,
        sailors,
        cannons,
        start,
        first_marker,
        zones_to_win,
        intro,
        base,
        zones: [0, 1, 2, 3, 4, 5, 6].map(|place: usize| raw.zone[place].clone()),
        sides: [0, 1].map(|place: usize| raw.side[place].clone()),
        terms: terms.chain(units).collect(),
    }
}

fn sum(numbers: impl IntoIterator<Item = u8>) -> u32 {
    numbers.into_iter().map(u32::from).sum()
}

fn sum_differs(field: &str, value: u8, sum: u32) -> Problem {
    Problem::new(field, "problem-sum-differs").with("value", value).with("sum", sum)
}

fn check_zones_to_win(field: &str, zones: u8, problems: &mut Problems) {
    problems.unless((1..=Zone::COUNT).contains(&zones), || Problem::between(field, zones, 1, Zone::COUNT));
}

fn card(card: Card, raw: &RawCard, problems: &mut Problems) -> CardFacts {
    let &RawCard { ref name, count, hand, pile, exchange } = raw;
    let field = |name: &str| format!("card.{card}.{name}");
    let most = Cards::MOST_OF_A_KIND;
    problems.unless(count <= most, || Problem::more_than(field("count"), count, most));
    let copies = sum([hand, pile, exchange]);
    problems.unless(copies == u32::from(count), || sum_differs(&field("count"), count, copies));
    let is_in_hand = if card == Card::Wait { (1, 1) } else { (0, count) };
    problems.unless((hand, count) == is_in_hand, || Problem::new(field("hand"), "problem-starting-hand"));
    CardFacts { name: name.clone(), count, hand, pile, exchange }
}

fn levels(rows: &[Vec<String>], problems: &mut Problems) -> ([u8; 7], u8) {
    const FIELD: &str = "hierarchy.levels";
    let level = |name: &str| rows.iter().position(|row| row.iter().any(|id| id == name));
    let known = || Card::ALL.iter().map(|card| card.name()).chain(["promote"]);
    for name in known() {
        match rows.iter().flatten().filter(|id| *id == name).count() {
            0 => problems.push(Problem::nowhere(FIELD, name)),
            1 => (),
            _ => problems.push(Problem::twice(FIELD, name)),
        }
    }
    for id in rows.iter().flatten() {
        problems.unless(known().any(|name| name == id), || Problem::unknown(FIELD, &**id, known()));
    }
    let is_last = rows.last().is_some_and(|row| *row == ["promote"]);
    problems.unless(is_last, || Problem::new(FIELD, "problem-promote-last"));
    (Card::ALL.map(|card| level(card.name()).unwrap_or(0) as u8), level("promote").unwrap_or(0) as u8)
}

fn start_ship(name: &str, raw: &RawStartShip, sailors: u8, cannons: u8, problems: &mut Problems) -> Ship {
    let mut ship = Ship { captain: Some(raw.captain), has_mast: true, ..Ship::default() };
    raw.sailors.iter().for_each(|zone| ship.sailors[zone.index()] += 1);
    for &at in &raw.cannons {
        problems.unless(!ship.has_cannon(at), || Problem::twice(format!("start.{name}.cannons"), at.to_string()));
        ship.set_cannon(at, true);
    }
    for (unit, aboard, hold, count) in [
        ("sailor", raw.sailors.len(), raw.hold.sailor, sailors),
        ("cannon", raw.cannons.len(), raw.hold.cannon, cannons),
    ] {
        problems.unless(aboard + usize::from(hold) == usize::from(count), || {
            let problem = Problem::new(format!("start.{name}.hold.{unit}"), "problem-hold");
            problem.with("aboard", aboard).with("hold", hold).with("count", count)
        });
    }
    ship
}

fn intro(raw: &RawIntro, cards: &[CardFacts; 7], problems: &mut Problems) -> IntroFacts {
    for (card, facts) in Card::ALL.into_iter().zip(cards) {
        let count = |from: &BTreeMap<Card, u8>| from.get(&card).copied().unwrap_or(0);
        let (kept, removed) = (count(&raw.exchange), count(&raw.removed_cards));
        problems.unless(sum([kept, removed]) == u32::from(facts.exchange), || {
            let problem = Problem::new(format!("intro.removed_cards.{card}"), "problem-kept-and-removed");
            problem.with("kept", kept).with("removed", removed).with("count", facts.exchange)
        });
    }
    const ROUNDS: &str = "intro.fire_into_pile_after_rounds";
    let after = &raw.fire_into_pile_after_rounds;
    let fires = raw.exchange.get(&Card::Fire).copied().unwrap_or(0);
    let are_in_order = after.is_sorted_by(|a, b| a < b) && after.iter().all(|&round| round != 0);
    problems.unless(are_in_order, || Problem::new(ROUNDS, "problem-rounds-in-order"));
    problems.unless(after.len() <= fires.into(), || Problem::more_than(ROUNDS, after.len(), fires));
    let first = sum(cards.iter().map(|card| card.pile));
    let pile = |round: u16| first + after.iter().filter(|&&after| after < round).count() as u32;
    let piles = (1..).zip(&raw.pile_by_round).all(|(round, &count)| u32::from(count) == pile(round));
    problems.unless(piles, || Problem::new("intro.pile_by_round", "problem-pile-by-round"));
    let zones_to_win = raw.enemy_zones_destroyed;
    check_zones_to_win("intro.enemy_zones_destroyed", zones_to_win, problems);
    let kept = raw.exchange.iter().flat_map(|(&card, &count)| std::iter::repeat_n(card, count.into()));
    let exchange = Cards::try_from_iter(kept).unwrap_or_else(|why| {
        problems.push(why.problem("intro.exchange"));
        Cards::NONE
    });
    IntroFacts { zones_to_win, exchange, fire_after_rounds: after.clone() }
}

fn player(raw: &RawPlayer, seat: usize, ships: &[RawShip], problems: &mut Problems) -> PlayerFacts {
    let ship = ships.iter().find(|ship| ship.id == raw.ship);
    problems.unless(ship.is_some(), || {
        let known = ships.iter().map(|ship| &*ship.id);
        Problem::unknown(format!("player.{}.ship", COLOURS[seat]), &*raw.ship, known)
    });
    let ship = ship.unwrap_or(&ships[seat]);
    PlayerFacts { name: raw.name.clone(), ship: ship.name.clone(), ship_note: ship.note.clone() }
}

#[cfg(test)]
mod tests {
    use super::super::parts::SHIPPED;
    use super::*;

    /// The shipped box with something replaced.
    #[track_caller]
    fn refused(replaced: &[(&str, &str)]) -> Vec<String> {
        let text = replaced.iter().fold(SHIPPED.to_owned(), |text, (old, new)| {
            assert!(text.contains(old), "`{old}` is not in the box");
            text.replacen(old, new, 1)
        });
        let BoxError(problems) = parse(&text).expect_err("the box should be refused");
        problems.iter().map(Problem::to_string).collect()
    }

    #[test] // TT-COMP-03, TT-COMP-08, TT-SETUP-05, TT-SETUP-06, TT-SETUP-07
    fn the_shipped_box_is_the_printed_one() {
        let parts = parse(SHIPPED).expect("the shipped box");
        assert_eq!(parts.cards_in(Variant::Base).to_string().split(' ').count(), 12);
        assert_eq!(parts.starting_pile().to_string(), "sailor cannon cannon move navigate swing fire");
        assert_eq!(parts.starting_exchange(Variant::Base).to_string(), "sailor swing fire fire");
        assert_eq!(parts.start.map(|ship| ship.to_string()), ["C6 s4 s5 k5s M", "C3 s4 s5 k5s M"]);
        assert_eq!((parts.sailors, parts.cannons, parts.first_marker), (4, 4, GOLD));
    }

    #[test] // TT-ORDER-01
    fn levels_are_data() {
        let shared = SHIPPED.replacen("  [\"move\"],\n  [\"navigate\"],", "  [\"move\", \"navigate\"],", 1);
        let parts = parse(&shared).expect("TT-RULING-01 leaves that open");
        let level = |card| parts.level(card, &parts.switches(Variant::Base));
        assert_eq!(level(Card::Move), level(Card::Navigate));
        assert!(level(Card::Navigate) < level(Card::Swing));
    }

    #[test] // TT-COMP-02, TT-GEO-02
    fn what_the_rules_are_written_for_cannot_be_corrected() {
        let reasons =
            refused(&[("round_over_at = 14", "round_over_at = 15"), ("pairs = [[1, 1]]", "pairs = [[1, 2]]")]);
        assert_eq!(reasons.len(), 2, "{reasons:?}");
        let round_over = "geometry.round_over_at: problem-box-other (found: 15, shipped: 14)";
        assert!(reasons.iter().any(|reason| reason == round_over), "{reasons:?}");
        assert!(reasons.iter().any(|reason| reason.starts_with("facing.2.pairs")), "{reasons:?}");
        assert_eq!(
            refused(&[("crew = true", "crew = true\nfloats = true")])[0].split(':').next(),
            Some("unit.captain.floats")
        );
    }

    /// Screens have them in their own texts: a corrected one would be read and never shown.
    #[test]
    fn names_cannot_be_corrected() {
        let reasons = refused(&[("en = \"Silver\"", "en = \"Ivory\""), ("de = \"Matrose\"", "de = \"Seemann\"")]);
        for field in ["player.silver.en", "unit.sailor.de"] {
            assert!(reasons.iter().any(|reason| reason.starts_with(field)), "{field} is not among {reasons:?}");
        }
    }

    #[test] // TT-COMP-08, TT-COMP-10
    fn each_problem_has_its_field() {
        let reasons = refused(&[
            ("count = 3\nhand = 0\npile = 1", "count = 3\nhand = 0\npile = 2"),
            ("holder = \"gold\"", "holder = \"green\""),
            ("[\"wait\"],", "[\"wait\", \"swing\"],"),
            ("hold = { sailor = 2, cannon = 3 }", "hold = { sailor = 3, cannon = 3 }"),
        ]);
        for field in [
            "card.fire.count",
            "lull.pile_at_full_ship",
            "start.initiative.holder",
            "hierarchy.levels",
            "start.silver.hold.sailor",
        ] {
            assert!(reasons.iter().any(|reason| reason.starts_with(field)), "{field} is not among {reasons:?}");
        }
    }

    #[test] // TT-LULL-08, TT-LULL-09, TT-END-01
    fn each_destroyed_zone_that_does_not_lose_can_be_paid_for() {
        let winning = |text: &str, zones: u8| {
            text.replacen("enemy_zones_destroyed = 3", &format!("enemy_zones_destroyed = {zones}"), 1)
        };
        assert!(parse(&winning(SHIPPED, 7)).is_ok(), "seven cards pay for six zones");
        // All cards but one begin in the hold.
        let fewer = [
            ("count = 2\nhand = 0\npile = 1", 1),
            ("count = 2\nhand = 0\npile = 2", 0),
            ("count = 1\nhand = 0\npile = 1", 0),
        ];
        let few = fewer.iter().fold(SHIPPED.to_owned(), |text, (old, count)| {
            text.replace(old, &format!("count = {count}\nhand = 0\npile = 0"))
        });
        let few = few.replacen("pile_at_full_ship = 7", "pile_at_full_ship = 1", 1);
        let few = few.replacen("pile_by_round = [7, 8, 9]", "pile_by_round = [1, 2, 3]", 1);
        assert_eq!(parse(&winning(&few, 2)).map(|parts| parts.starting_pile().to_string()), Ok("fire".into()));
        let problem = Problem::new("lull.pile_at_full_ship", "problem-cannot-pay").with("cards", 1).with("zones", 2);
        assert_eq!(parse(&few).err(), Some(BoxError(vec![problem])), "one card cannot pay for two zones");
    }

    #[test] // TT-SETUP-06
    fn an_owner_may_correct_the_first_marker() {
        let parts = parse(&SHIPPED.replacen("holder = \"gold\"", "holder = \"silver\"", 1)).expect("TT-RULING-02");
        assert_eq!(parts.first_marker, SILVER);
    }
}
