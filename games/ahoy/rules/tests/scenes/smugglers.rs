//! Smugglers: smuggling, delivering, their board and what they win. The Rewards grid is in `rewards.rs`.

use crate::deeds::{Begin, CALM, Deeds, waters};
use crate::{Sailing, Voyage};
use ahoy::{Card, Cell, Event, Faction, Region, SMUGGLER, SQUADRON, Slot, UNION, at};

/// The Smuggler, others far away, with these cards in the Market and none in the deck.
fn smuggler_at(x: i8, y: i8, market: &[Card]) -> ahoy::Scene {
    waters(CALM, SMUGGLER, [(2, 0), (2, 0), (x, y)]).market(market.iter().copied()).deck([])
}

#[test] // AH-SMUG-01
fn smuggling_takes_market_cards_of_the_islands_suit_for_nothing_as_often_as_wanted() {
    let market = [Card::Gunner, Card::Mystic, Card::Diver];
    let scene = waters(CALM, SMUGGLER, [(2, 0), (2, 0), (3, 1)]).market(market).begin();
    let smuggles = scene.offers_set(SMUGGLER, "smuggle", &["smuggle > card.gunner", "smuggle > card.mystic"]);
    let first = smuggles.picks("smuggle > card.gunner").draws(Card::Buccaneer).acts(SMUGGLER).due(2);
    let first = first.offers_set(SMUGGLER, "smuggle", &["smuggle > card.buccaneer", "smuggle > card.mystic"]);
    let second = first.picks("smuggle > card.buccaneer").draws(Card::Pilot).gold(SMUGGLER, 0);
    second.cargo(SMUGGLER, &[Card::Gunner, Card::Buccaneer]).crew(SMUGGLER, &[]);
    smuggler_at(2, 1, &market).begin().offers_set::<&str>(SMUGGLER, "smuggle", &[]);
}

#[test] // AH-SMUG-02, AH-RULING-52, AH-RULING-70
fn a_third_cargo_sends_one_of_the_three_to_the_box_at_once() {
    let scene = smuggler_at(3, 1, &[Card::Gunner]).cargo(SMUGGLER, [Card::Diver, Card::Pilot]).begin();
    let over = scene.picks("smuggle > card.gunner");
    let asked = over.asks_set(SMUGGLER, &["return > card.gunner", "return > card.diver", "return > card.pilot"]);
    asked
        .clone()
        .picks("return > card.diver")
        .acts(SMUGGLER)
        .cargo(SMUGGLER, &[Card::Gunner, Card::Pilot])
        .boxed(Card::Diver);
    asked.picks("return > card.gunner").cargo(SMUGGLER, &[Card::Diver, Card::Pilot]).boxed(Card::Gunner);
}

#[test] // AH-RULING-52, AH-CREW-20
fn a_third_cargo_that_was_stolen_counts_just_the_same() {
    let scene = smuggler_at(0, 0, &[]).cargo(SMUGGLER, [Card::Gunner, Card::Pilot]).crew(SMUGGLER, [Card::NaiveNoble]);
    let scene = scene.flagship(UNION, at(1, 0)).crew(UNION, [Card::Diver, Card::Mystic]).begin();
    let over = scene.picks("crew.naive-noble").picks("noble > card.diver").picks("noble > as-cargo");
    over.asks_set(SMUGGLER, &["return > card.gunner", "return > card.diver", "return > card.pilot"]);
}

/// Books go to compass Islands, such as the one at 1,1.
fn delivers() -> Voyage {
    let scene = smuggler_at(1, 1, &[]).cargo(SMUGGLER, [Card::Merchant, Card::Diver]).wealth("compass-b", 2);
    scene.first_pile(SMUGGLER, Faction::Union).begin()
}

#[test] // AH-SMUG-03, AH-SMUG-04, AH-SMUG-05, AH-SMUG-06, AH-SMUG-07, AH-RULING-67
fn a_delivery_gives_fame_wealth_a_reward_and_a_pledge_in_this_order() {
    let scene = delivers().offers_set(SMUGGLER, "deliver", &["deliver > card.merchant"]);
    let begun = scene.picks("deliver > card.merchant").fame(SMUGGLER, 2).wealth(Region::CompassB, 3);
    let cells = ["2.3", "4.3", "3.2", "3.4"].map(|cell| format!("reward > cell.{cell}"));
    let cell = begun.asks_set(SMUGGLER, &cells).picks("reward > cell.2.3");
    let gained = cell.asks(SMUGGLER, &["gain > yes", "gain > no"]).picks("gain > yes").gold(SMUGGLER, 1);
    let pledge = gained.asks(SMUGGLER, &["pledge > pile.1", "pledge > pile.2"]).picks("pledge > pile.2");
    pledge.acts(SMUGGLER).due(2).cargo(SMUGGLER, &[Card::Diver]).then(|table| {
        let player = table.player(SMUGGLER);
        assert!(player.pledged[0].is_empty() && player.pledged[1].has(Card::Merchant));
        assert_eq!(player.first_pile, Some(Faction::Union));
    });
}

#[test] // AH-SMUG-03
fn cargo_is_delivered_at_an_island_of_its_deliver_suit_only() {
    let scene = |x, y| smuggler_at(x, y, &[]).cargo(SMUGGLER, [Card::Merchant]).begin();
    scene(1, 1).offers(SMUGGLER, "deliver > card.merchant");
    scene(3, 1).offers_set::<&str>(SMUGGLER, "deliver", &[]);
    scene(1, 0).offers_set::<&str>(SMUGGLER, "deliver", &[]);
}

#[test] // AH-SMUG-03
fn any_number_of_deliveries_may_be_made_in_a_turn() {
    let scene = smuggler_at(1, 1, &[]).cargo(SMUGGLER, [Card::Merchant, Card::SeaWitch]).begin();
    let once = scene.picks("deliver > card.merchant").picks("reward > cell.2.3").settles().fame(SMUGGLER, 2);
    let twice = once.picks("deliver > card.sea-witch").picks("reward > cell.1.3").settles().fame(SMUGGLER, 4);
    twice.cargo(SMUGGLER, &[]).wealth(Region::CompassB, 3).due(2);
}

#[test] // AH-SMUG-05, AH-RULING-75, AH-DICE-07, AH-DE-16
fn a_wealth_die_at_six_stays_there_and_the_delivery_goes_on() {
    let scene = smuggler_at(1, 1, &[]).cargo(SMUGGLER, [Card::Merchant]).wealth("compass-b", 6).begin();
    let done = scene.picks("deliver > card.merchant").wealth(Region::CompassB, 6).fame(SMUGGLER, 2);
    done.asks_for(SMUGGLER, "reward");
}

#[test] // AH-SMUG-07
fn the_cargo_is_pledged_even_if_the_reward_has_moved_the_flagship_away() {
    let scene = smuggler_at(1, 1, &[]).cargo(SMUGGLER, [Card::Merchant]);
    let markers = |player: &mut ahoy::Player| player.white = Cell { row: 1, column: 1 };
    let scene = scene.player(SMUGGLER, markers).begin().picks("deliver > card.merchant").picks("reward > cell.1.2");
    let moved = scene.picks("gain > yes").goes(1, 0).picks("step > stop").flagship(SMUGGLER, at(1, 0));
    moved.asks(SMUGGLER, &["pledge > pile.1", "pledge > pile.2"]);
}

#[test] // AH-SMUG-07, AH-DE-15
fn nobody_else_learns_which_marker_a_delivered_card_lies_under() {
    let done = delivers().picks("deliver > card.merchant").picks("reward > cell.2.3").picks("gain > no");
    let told = [Event::Pledged { seat: SMUGGLER, card: Card::Merchant, pile: 1 }];
    done.when("smuggler: pledge > pile.1").told(crate::deeds::seen_by(UNION), &told);
}

#[test] // AH-SMUG-08, AH-SMUG-09, AH-SMUG-10
fn the_smugglers_slots_take_any_die_except_repair_and_negotiate_which_take_even_ones() {
    for value in 1..=6 {
        let mut scene = smuggler_at(0, 0, &[]).dice(SMUGGLER, [value, value]).begin();
        for slot in ["sail", "tailwind", "cannons", "full-sail"] {
            scene = scene.offers(SMUGGLER, &format!("die.{value} > slot.{slot}"));
        }
        for slot in ["repair", "negotiate"].map(|slot| format!("die.{value} > slot.{slot}")) {
            scene = if value % 2 == 0 { scene.offers(SMUGGLER, &slot) } else { scene.offers_no(SMUGGLER, &slot) };
        }
    }
}

#[test] // AH-SMUG-09
fn full_sail_moves_one_to_as_many_spaces_as_the_die_shows() {
    let scene = smuggler_at(0, 0, &[]).dice(SMUGGLER, [3, 3]).begin().places(SMUGGLER, 3, "full-sail");
    let first = scene.offers_no(SMUGGLER, "step > stop").goes(1, 0).offers(SMUGGLER, "step > stop");
    first.goes(1, 1).goes(2, 1).asks_for(SMUGGLER, "treasure").flagship(SMUGGLER, at(2, 1));
    let one = smuggler_at(0, 0, &[]).begin().places(SMUGGLER, 1, "full-sail").goes(1, 0);
    one.acts(SMUGGLER).flagship(SMUGGLER, at(1, 0));
    // The die counts as gold has turned it.
    let turned = smuggler_at(0, 0, &[]).gold(SMUGGLER, 1).begin().when("smuggler: die.1 > slot.full-sail");
    turned.picks("spend > gold.1 > die.2").goes(1, 0).goes(1, 1).acts(SMUGGLER).flagship(SMUGGLER, at(1, 1));
}

fn negotiates(x: i8, y: i8, comrades: u8) -> Voyage {
    let scene = smuggler_at(x, y, &[Card::Gunner, Card::Diver, Card::Sailor]).comrades(at(1, 1), comrades);
    scene.dice(SMUGGLER, [2, 2]).begin().places(SMUGGLER, 2, "negotiate")
}

#[test] // AH-SMUG-10
fn negotiate_takes_any_market_card_at_an_island_whatever_its_cost_and_suit() {
    let cards = ["gunner", "diver", "sailor"].map(|card| format!("negotiate > card.{card}"));
    let asked = negotiates(1, 1, 0).asks_set(SMUGGLER, &[&cards[..], &["negotiate > pass".into()]].concat());
    let taken = asked.clone().picks("negotiate > card.gunner").acts(SMUGGLER).crew(SMUGGLER, &[Card::Gunner]);
    taken.gold(SMUGGLER, 0).due(1);
    asked.picks("negotiate > pass").acts(SMUGGLER).crew(SMUGGLER, &[]);
    negotiates(1, 0, 2).acts(SMUGGLER).crew(SMUGGLER, &[]);
}

#[test] // AH-SMUG-11, AH-UNION-01
fn a_comrade_of_the_island_buys_a_second_card_and_no_third() {
    let first = negotiates(1, 1, 3).picks("negotiate > card.gunner");
    let more = ["diver", "sailor"].map(|card| format!("negotiate > remove-comrade > card.{card}"));
    let asked = first.asks_set(SMUGGLER, &[&more[..], &["negotiate > pass".into()]].concat());
    let second = asked.clone().picks("negotiate > remove-comrade > card.sailor").acts(SMUGGLER);
    second.crew(SMUGGLER, &[Card::Gunner, Card::Sailor]).comrades(Region::CompassB, 2).ready(0, 18);
    asked.picks("negotiate > pass").acts(SMUGGLER).comrades(Region::CompassB, 3);
    // An empty Market ends it.
    let scene = smuggler_at(1, 1, &[Card::Gunner]).comrades(at(1, 1), 3).dice(SMUGGLER, [2, 2]).begin();
    let alone = scene.places(SMUGGLER, 2, "negotiate").picks("negotiate > card.gunner").acts(SMUGGLER);
    alone.comrades(Region::CompassB, 3);
}

#[test] // AH-SMUG-11
fn the_market_is_refilled_before_the_second_card() {
    let scene = waters(CALM, SMUGGLER, [(2, 0), (2, 0), (1, 1)]).market([Card::Gunner]).comrades(at(1, 1), 1);
    let scene = scene.dice(SMUGGLER, [2, 2]).begin().places(SMUGGLER, 2, "negotiate").picks("negotiate > card.gunner");
    let filled = scene.draws(Card::Elder).until(|scene| scene.played.chance().is_none());
    filled.offers(SMUGGLER, "negotiate > remove-comrade > card.elder");
}
/// The Smuggler, loaded with a 1, moves from 0,0 into 1,0 and wins there against the Union.
fn wins(scene: ahoy::Scene) -> Voyage {
    let scene = scene.flagship(SMUGGLER, at(0, 0)).flagship(UNION, at(1, 0)).placed(SMUGGLER, Slot::Cannons, 1).begin();
    scene.places(SMUGGLER, 1, "sail").goes(1, 0)
}

#[test] // AH-SMUG-12, AH-RULING-22
fn option_a_is_a_damage_and_one_or_two_steps_at_once() {
    let won = wins(smuggler_at(0, 0, &[])).rolls(6, 1);
    let options = ["victory > option.a", "victory > option.b", "victory > pass"];
    let hit = won.asks_set(SMUGGLER, &options).picks("victory > option.a").picks("damage > slot.sail").damage(UNION, 1);
    let first = hit.asks_for(SMUGGLER, "step").offers_no(SMUGGLER, "step > stop").goes(1, 1);
    first.clone().picks("step > stop").acts(SMUGGLER).flagship(SMUGGLER, at(1, 1));
    first.goes(2, 1).picks("treasure > yes").gold(SMUGGLER, 1).acts(SMUGGLER);
}

#[test] // AH-SMUG-12, AH-RULING-15, AH-DE-07
fn option_a_leaves_the_other_battles_of_the_space_behind_and_coming_back_begins_new_ones() {
    let scene = smuggler_at(0, 0, &[]).patrols(at(1, 0), 1);
    let won = wins(scene).picks("attack > patrol.1.0").rolls(6, 1).picks("victory > option.a").patrols(at(1, 0), 0);
    let left = won.goes(0, 0).battles(1);
    left.clone().picks("step > stop").acts(SMUGGLER).battles(1);
    left.goes(1, 0).battles(2).asks(UNION, &["plan > pass"]);
}

#[test] // AH-SMUG-13
fn option_b_is_a_damage_and_a_reward() {
    let won = wins(smuggler_at(0, 0, &[])).rolls(6, 1).picks("victory > option.b").picks("damage > slot.sail");
    let reward = won.damage(UNION, 1).picks("reward > cell.3.2").picks("gain > yes").fame(SMUGGLER, 1);
    reward.acts(SMUGGLER).wealth(Region::CompassB, 1);
}

#[test] // AH-SMUG-14, AH-END-02
fn pledged_cargo_scores_a_fame_for_each_region_of_its_suit_that_its_faction_controls() {
    let map = "fish-a 0 0 0, fish-b 2 0 0, skull-b 4 0 0";
    let scored = |pile: usize, cards: &[Card]| {
        // The Squadron has both fish regions, the Union skull-b.
        let scene = waters(map, SQUADRON, [(1, 1), (5, 1), (5, 1)]).patrols(at(3, 0), 1).fame(SQUADRON, 40);
        let scene = scene.pledged(SMUGGLER, pile, cards.iter().copied()).round_over().begin();
        scene.ends("fame", &[SQUADRON])
    };
    // Pilot and Diver show fish, whatever they are delivered to; Gunner shows skull.
    scored(1, &[Card::Pilot, Card::Diver, Card::Gunner]).fame(SMUGGLER, 4);
    scored(2, &[Card::Pilot, Card::Diver, Card::Gunner]).fame(SMUGGLER, 1);
    scored(1, &[]).fame(SMUGGLER, 0);
}
