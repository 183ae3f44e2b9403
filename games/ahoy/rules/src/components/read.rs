//! Reads a box and checks it: every reason why it does not fit, each with the field it is about.

use super::parts::{CardFacts, Cost, Name, Parts, SpaceFacts, Terrain};
use super::{Card, Corner, Direction, Plan, Region, Reward, Space, Suit, fixed};
use serde::Deserialize;
use std::collections::BTreeMap;
use wardroom_kernel::{BoxError, Problem, Problems};

#[derive(Deserialize)]
struct Raw {
    region: Vec<RawRegion>,
    boards: RawBoards,
    market: BTreeMap<Suit, Vec<RawCard>>,
    plan: Vec<RawPlan>,
    names_de: BTreeMap<String, String>,
}
#[derive(Deserialize)]
struct RawRegion {
    nw: RawSpace,
    ne: RawSpace,
    sw: RawSpace,
    se: RawSpace,
    sandbar: Option<[Corner; 2]>,
}
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSpace {
    terrain: Terrain,
    #[serde(default)]
    gold: u8,
    #[serde(default)]
    tailwind: u8,
    flow: Option<Direction>,
    suit: Option<Suit>,
}
#[derive(Deserialize)]
struct RawBoards {
    smuggler: RawSmuggler,
}
#[derive(Deserialize)]
struct RawSmuggler {
    rewards: [[Reward; 5]; 5],
}
#[derive(Deserialize)]
struct RawCard {
    name: String,
    cost: RawCost,
    cargo: String,
    deliver: Suit,
}
#[derive(Deserialize)]
#[serde(untagged)]
enum RawCost {
    Gold(u8),
    Word(String),
}
#[derive(Deserialize)]
struct RawPlan {
    name: String,
    count: u8,
}

pub(super) fn parse(toml: &str) -> Result<Parts, BoxError> {
    fixed::BOX.read(toml, check)
}

/// The lists have the lengths and ids of the shipped box: `fixed` has seen to that.
fn check(raw: Raw, problems: &mut Problems) -> Parts {
    let name = |en: &str| Name { en: en.into(), de: raw.names_de.get(en).map_or(en, String::as_str).into() };
    let cards: Vec<&RawCard> = Suit::ALL.iter().flat_map(|suit| &raw.market[suit]).collect();
    let cards = Card::ALL.map(|card| market_card(card, cards[card.index()], &name, problems));
    let spaces = std::array::from_fn(|index| {
        let space = Space::from_index(index);
        let region = &raw.region[space.region().index()];
        let raw = match space.corner() {
            Corner::NorthWest => &region.nw,
            Corner::NorthEast => &region.ne,
            Corner::SouthWest => &region.sw,
            Corner::SouthEast => &region.se,
        };
        printed_space(space, raw, problems)
    });
    let sandbars = Region::ALL.map(|region| sandbar(region, raw.region[region.index()].sandbar, problems));
    let plans = Plan::ALL.map(|plan| (name(&raw.plan[plan.index()].name), raw.plan[plan.index()].count));
    let rewards = raw.boards.smuggler.rewards;
    let starts = rewards.iter().flatten().filter(|&&reward| reward == Reward::Start).count();
    let is_start = starts == 1 && rewards[2][2] == Reward::Start;
    problems.unless(is_start, || Problem::new("boards.smuggler.rewards", "problem-start-cell"));
    let barred = std::array::from_fn(|index| barred(Space::from_index(index), &sandbars));
    Parts { fingerprint: String::new(), spaces, sandbars, barred, cards, plans, rewards, names_de: raw.names_de }
}

fn market_card(card: Card, raw: &RawCard, name: &impl Fn(&str) -> Name, problems: &mut Problems) -> CardFacts {
    let field = format!("market.{card}.cost");
    let cost = match &raw.cost {
        &RawCost::Gold(gold) => {
            problems.unless((1..=20).contains(&gold), || Problem::between(&*field, gold, 1, 20));
            Cost::Gold(gold)
        }
        RawCost::Word(word) => {
            problems.unless(word == "die", || Problem::unknown(&*field, &**word, ["die"]));
            Cost::Die
        }
    };
    let has_cost_slot = super::Slot::of_card(card).is_some_and(super::Slot::is_cost);
    let key = if has_cost_slot { "problem-costs-a-die" } else { "problem-costs-gold" };
    problems.unless(has_cost_slot == (cost == Cost::Die), || Problem::new(field, key));
    CardFacts { name: name(&raw.name), cost, cargo: raw.cargo.clone(), deliver: raw.deliver }
}

fn printed_space(space: Space, raw: &RawSpace, problems: &mut Problems) -> SpaceFacts {
    let &RawSpace { terrain, gold, tailwind, flow, suit } = raw;
    let field = |name: &str| format!("region.{space}.{name}");
    problems.unless(gold <= 9, || Problem::more_than(field("gold"), gold, 9));
    problems.unless(tailwind <= 6, || Problem::more_than(field("tailwind"), tailwind, 6));
    let is_current = terrain == Terrain::Current;
    problems.unless(is_current == flow.is_some(), || Problem::new(field("flow"), "problem-flow"));
    let is_island = terrain == Terrain::Island;
    problems.unless(is_island == space.is_island(), || Problem::new(field("terrain"), "problem-island-corner"));
    let has_its_suit = suit == space.is_island().then_some(space.region().suit());
    problems.unless(has_its_suit, || Problem::new(field("suit"), "problem-suit"));
    let is_bare = !space.is_island() || (gold, tailwind) == (0, 0);
    problems.unless(is_bare, || Problem::new(format!("region.{space}"), "problem-island-bare"));
    SpaceFacts { terrain, gold, tailwind, flow }
}

fn sandbar(region: Region, sandbar: Option<[Corner; 2]>, problems: &mut Problems) -> Option<[Corner; 2]> {
    let are_neighbours = sandbar.is_none_or(|[one, other]| one != other && one as u8 + other as u8 != 3);
    problems.unless(are_neighbours, || Problem::new(format!("region.{region}.sandbar"), "problem-sandbar-edge"));
    sandbar
}

fn barred(space: Space, sandbars: &[Option<[Corner; 2]>; Region::ALL.len()]) -> Option<Space> {
    let [one, other] = sandbars[space.region().index()]?.map(|corner| Space::new(space.region(), corner));
    if space == one { Some(other) } else { (space == other).then_some(one) }
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

    #[test] // AH-MAP-01, AH-LIMIT-01
    fn the_shipped_box_reads() {
        let parts = parse(SHIPPED).expect("the shipped box");
        assert_eq!(parts.plans().count(), 12);
        assert_eq!(parts.card(Card::Diver).deliver, Suit::Swords);
        assert_eq!(parts.card(Card::Elder).name, Name { en: "Elder".into(), de: "Ältester".into() });
        assert_eq!(parts.rewards[0][0], Reward::FameForGold);
        let wreckage = Space::new(Region::FishA, Corner::NorthEast);
        assert_eq!((parts.space(wreckage).terrain, parts.space(wreckage).gold), (Terrain::Wreckage, 2));
    }

    #[test]
    fn what_the_rules_are_written_for_cannot_be_corrected() {
        let reasons = refused(&[
            ("gold = 20", "gold = 21"),
            ("accepts = 5, count = 1", "accepts = 5, count = 2"),
            ("name = \"Buccaneer\"", "name = \"Kraken\""),
        ]);
        for field in ["supply.gold", "boards.squadron.slots", "market.skull.buccaneer.name"] {
            assert!(reasons.iter().any(|reason| reason.starts_with(field)), "{field} is not among {reasons:?}");
        }
    }

    #[test]
    fn each_problem_has_its_field() {
        let reasons = refused(&[
            ("tailwind = 6", "tailwind = 7"),
            ("cost = \"die\", cargo = \"Linen\"", "cost = 2, cargo = \"Linen\""),
            ("{ terrain = \"current\", flow = \"south\" }", "{ terrain = \"current\" }"),
            ("sandbar = [\"nw\", \"ne\"]", "sandbar = [\"nw\", \"se\"]"),
            ("\"start\",   \"add-tile\"", "\"add-tile\", \"add-tile\""),
        ]);
        let fields = [
            "region.fish-a.sw.tailwind",
            "market.elder.cost",
            "region.fish-b.sw.flow",
            "region.fish-b.sandbar",
            "boards.smuggler.rewards",
        ];
        for field in fields {
            assert!(reasons.iter().any(|reason| reason.starts_with(field)), "{field} is not among {reasons:?}");
        }
    }

    #[test] // AH-MAP-01
    fn all_problems_are_named_at_once_each_with_its_field() {
        let reasons = refused(&[
            ("gold = 20", "gold = 21"),
            ("tailwind = 6", "tailwind = 7"),
            ("deliver = \"swords\"", "deliver = \"kraken\""),
            ("nw = { terrain = \"wreckage\", gold = 1, tailwind = 3 }", "nw = { terrain = \"island\" }"),
        ]);
        let fields: Vec<&str> = reasons.iter().filter_map(|reason| reason.split(": ").next()).collect();
        assert_eq!(fields.len(), 4, "{reasons:?}");
        for field in ["supply.gold", "region.fish-a.sw.tailwind", "region.tree-b.nw.terrain"] {
            assert!(fields.contains(&field), "{field} is not among {reasons:?}");
        }
        let unknown = reasons.iter().find(|reason| reason.contains("kraken")).expect("the unknown suit");
        assert!(
            unknown.starts_with("market.") && unknown.contains(".deliver: problem-unknown (value: kraken"),
            "{unknown}"
        );
    }

    #[test]
    fn an_owner_may_correct_a_tile_and_a_cost() {
        let text = SHIPPED.replacen("terrain = \"fog\" }", "terrain = \"harbor\", gold = 1 }", 1);
        let parts = parse(&text).expect("terrain may be corrected");
        assert_eq!(parts.space(Space::new(Region::FishA, Corner::NorthWest)).terrain, Terrain::Harbor);
    }
}
