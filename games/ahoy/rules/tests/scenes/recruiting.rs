//! Recruiting: which cards, at what cost, and what is in the Market afterwards.

use crate::{Sailing, Voyage, all_at, at, die, play, sea};
use ahoy::{Card, SMUGGLER, SQUADRON, Slot, Table, UNION};

/// The Union at the Island of skull-a with so much gold.
fn at_skull(gold: u8) -> ahoy::Scene {
    all_at(3, Table::scene(3).tile("skull-a", 0, 0, 0), at(1, 1)).turn(UNION).gold(UNION, gold)
}
/// What the Union can recruit.
fn recruits(scene: Voyage, cards: &[&str]) -> Voyage {
    let cards: Vec<String> = cards.iter().map(|card| format!("recruit > card.{card}")).collect();
    scene.offers_set(UNION, "recruit", &cards)
}

#[test] // AH-RECRUIT-01
fn a_flagship_at_an_island_recruits_cards_of_its_suit_any_number() {
    let scene =
        at_skull(3).market([Card::Buccaneer, Card::Mystic, Card::Fighters]).deck([Card::GunnersMate, Card::Diver]);
    let scene = recruits(play(scene), &["buccaneer", "mystic"]).when("union: recruit > card.buccaneer");
    let scene = scene.when("dice 1").then(|t| assert!(t.market_cards().has(Card::GunnersMate)));
    let scene =
        scene.when("union: recruit > card.mystic; dice 1; union: recruit > card.gunners-mate").due(2).gold(UNION, 0);
    scene.then(|t| assert_eq!(t.player(UNION).crew.len(), 3));
}

#[test] // AH-RECRUIT-01, AH-TERM-03
fn cards_of_other_suits_cannot_be_recruited_nor_any_away_from_an_island() {
    let scene = at_skull(3).market([Card::Buccaneer, Card::Fighters]).deck([]);
    let scene = recruits(play(scene), &["buccaneer"]);
    scene.rejects("union: recruit > card.fighters", "AH-RECRUIT-01");
    let scene = at_skull(3).market([Card::Buccaneer]).deck([]).flagship(UNION, at(0, 1));
    recruits(play(scene), &[]).rejects("union: recruit > card.buccaneer", "AH-RECRUIT-01");
}

#[test] // AH-RECRUIT-02
fn the_printed_cost_is_paid() {
    let scene = at_skull(0).market([Card::Buccaneer, Card::Gunner]).deck([]).dice(UNION, [3, 5]);
    let scene = recruits(play(scene), &["gunner > die.3", "gunner > die.5"])
        .rejects("union: recruit > card.buccaneer", "AH-RECRUIT-02")
        .rejects("union: card.buccaneer", "AH-RECRUIT-02");
    let scene = scene.when("union: recruit > card.gunner > die.5").slot(UNION, Slot::Gunner, &[die(5)]);
    scene.then(|t| assert!(t.player(UNION).has(Card::Gunner) && t.player(UNION).hand.len() == 1));
    let at_compass = |gold| sea(3).flagship(SQUADRON, at(1, 1)).gold(SQUADRON, gold).market([Card::Sailor]).deck([]);
    play(at_compass(1)).offers_no(SQUADRON, "recruit > card.sailor");
    play(at_compass(2))
        .when("squadron: recruit > card.sailor")
        .gold(SQUADRON, 0)
        .then(|t| assert_eq!(t.gold_in_supply(), 20));
}

#[test] // AH-RECRUIT-03, AH-DICE-10
fn a_die_cost_uses_up_a_die_of_this_turn() {
    let scene = at_skull(0).market([Card::Gunner, Card::PowderMonkey]).deck([]).dice(UNION, [1, 1, 1]);
    let scene = play(scene).due(2).when("union: die.1 > slot.tailwind; union: recruit > card.gunner > die.1").due(0);
    let scene = recruits(scene, &[]).asks(UNION, &["end"]);
    scene.rejects("union: recruit > card.powder-monkey > die.1", "AH-RECRUIT-03");
}

#[test] // AH-RECRUIT-04
fn the_market_refills_after_each_recruit_as_far_as_the_deck_goes() {
    let scene = at_skull(2).market([Card::Buccaneer, Card::Mystic, Card::Diver]).deck([Card::Merchant]);
    let scene = play(scene).when("union: recruit > card.buccaneer");
    let scene = scene.until(|scene| scene.played.chance().is_none()).then(|t| {
        assert_eq!(t.market_cards().len(), 3);
        assert!(t.market_cards().has(Card::Merchant) && t.deck.is_empty());
    });
    scene.when("union: recruit > card.mystic").acts(UNION).then(|t| {
        assert_eq!(t.market_cards().iter().collect::<Vec<_>>(), [Card::Diver, Card::Merchant]);
    });
}

#[test] // AH-RECRUIT-05
fn there_is_no_limit_on_crew() {
    let crew = [Card::Aeronauts, Card::Middleman, Card::Documentarian, Card::SeaWitch, Card::Fighters, Card::Emissary];
    let crew = crew.into_iter().chain([Card::Diver, Card::Merchant, Card::SeaDog, Card::Barrelman]);
    let scene = at_skull(1).crew(UNION, crew).market([Card::Buccaneer]).deck([]);
    play(scene).when("union: recruit > card.buccaneer").then(|t| assert_eq!(t.player(UNION).crew.len(), 11));
}

#[test] // AH-RECRUIT-06
fn the_cargo_half_of_crew_has_no_effect() {
    // Tinctures, the Sea Witch's Cargo, are for a compass Island: as Crew it cannot be delivered.
    let scene = sea(3).turn(SMUGGLER).flagship(SMUGGLER, at(1, 1)).market([]).deck([]);
    play(scene.clone().crew(SMUGGLER, [Card::SeaWitch])).offers_set(SMUGGLER, "deliver", &[] as &[&str]);
    play(scene.cargo(SMUGGLER, [Card::SeaWitch])).offers_set(SMUGGLER, "deliver", &["deliver > card.sea-witch"]);
}

#[test] // AH-RECRUIT-07
fn crew_slots_take_any_die_and_can_be_damaged_and_other_crew_have_free_actions_or_powers() {
    let with_slot = [
        Card::Shipwright,
        Card::ConvincingComrade1,
        Card::ConvincingComrade2,
        Card::ConvincingOfficial1,
        Card::ConvincingOfficial2,
        Card::Sailor,
        Card::Trawler,
    ];
    for card in with_slot {
        for value in 1..=6 {
            let scene = sea(3).dice(SQUADRON, [value]).crew(SQUADRON, [card]);
            play(scene).offers(SQUADRON, &format!("die.{value} > slot.{card}"));
        }
        let damaged =
            sea(3).dice(SQUADRON, [1]).crew(SQUADRON, [card]).damaged(SQUADRON, Slot::of_card(card).expect("a slot"));
        play(damaged).offers_no(SQUADRON, &format!("die.1 > slot.{card}"));
    }
    // Of all other Crew no slot is offered.
    for card in Card::ALL.into_iter().filter(|card| !with_slot.contains(card)) {
        let scene = sea(3).dice(SQUADRON, [1]).crew(SQUADRON, [card]);
        play(scene).offers_no(SQUADRON, &format!("die.1 > slot.{card}"));
    }
    play(sea(3).crew(SQUADRON, [Card::GhastlyGust])).offers(SQUADRON, "crew.ghastly-gust");
}

#[test] // AH-RECRUIT-07, AH-DAMAGE-01
fn the_slot_of_crew_can_be_damaged() {
    let scene = sea(3).turn(SMUGGLER).flagship(SMUGGLER, at(2, 0)).crew(SMUGGLER, [Card::Trawler, Card::Elder]);
    let scene = play(scene).when("smuggler: die.1 > slot.sail; smuggler: step > space.2.1");
    scene.offers(SMUGGLER, "suffer > slot.trawler").offers_no(SMUGGLER, "suffer > slot.elder");
}
