//! Crew kinds that fight: Battering Beakhead, Buccaneer, Cutpurse, Emissary, Fighters, Grogmaster, Gunner and Gunner's
//! Mate. Those that hurt without a battle are in `crew.rs`.

use crate::deeds::{Begin, CALM, Deeds, waters};
use crate::{Sailing, Voyage};
use ahoy::{Card, Figure, Region, SMUGGLER, SQUADRON, Slot, UNION, at};

/// The Smuggler at 0,0, loaded with a 1, and the Union's Flagship at 1,0.
fn raid(crew: &[Card]) -> ahoy::Scene {
    let scene = waters(CALM, SMUGGLER, [(3, 1), (1, 0), (0, 0)]).placed(SMUGGLER, Slot::Cannons, 1);
    scene.crew(SMUGGLER, crew.iter().copied())
}
fn attacks(scene: ahoy::Scene) -> Voyage {
    scene.begin().places(SMUGGLER, 1, "sail").goes(1, 0)
}

#[test] // AH-CREW-03, AH-RULING-25, AH-RULING-29
fn a_battering_beakhead_pushes_the_damaged_flagship_one_space_on_the_map() {
    let won = attacks(raid(&[Card::BatteringBeakhead])).rolls(6, 1).picks("victory > option.b");
    let hit = won.picks("damage > slot.sail").damage(UNION, 1);
    let spaces = ["beakhead > space.2.0", "beakhead > space.1.1", "beakhead > space.0.0", "beakhead > pass"];
    let pushed = hit.asks_set(SMUGGLER, &spaces).picks("beakhead > space.2.0").flagship(UNION, at(2, 0));
    pushed.asks_for(SMUGGLER, "reward");
}

#[test] // AH-CREW-03, AH-RULING-25
fn a_battering_beakhead_needs_damage_and_a_figure_that_stays() {
    let unhurt = attacks(raid(&[Card::BatteringBeakhead])).rolls(6, 1).picks("victory > pass");
    unhurt.acts(SMUGGLER).flagship(UNION, at(1, 0));
    let scene = waters(CALM, SMUGGLER, [(3, 1), (3, 1), (0, 0)]).placed(SMUGGLER, Slot::Cannons, 1);
    let patrol = attacks(scene.crew(SMUGGLER, [Card::BatteringBeakhead]).patrols(at(1, 0), 1)).rolls(6, 1);
    patrol.picks("victory > option.b").patrols(at(1, 0), 0).asks_for(SMUGGLER, "reward");
}

#[test] // AH-CREW-03, AH-RULING-25, AH-RULING-78, AH-RULING-31, AH-UNION-14
fn a_half_damaged_gunship_is_pushed_too_and_ignores_the_wreckage_it_is_pushed_into() {
    let scene = waters("tree-b 0 0 0, skull-b 2 0 0", SMUGGLER, [(3, 1), (3, 1), (2, 0)]).gunship(at(1, 0));
    let scene = scene.crew(SMUGGLER, [Card::BatteringBeakhead]).begin().places(SMUGGLER, 1, "sail").goes(1, 0);
    let won = scene.rolls(6, 1).picks("victory > option.b").picks("damage > slot.gunship-4");
    let pushed = won.asks_for(SMUGGLER, "beakhead").picks("beakhead > space.0.0");
    pushed.at(Figure::Gunship, at(0, 0)).asks_for(SMUGGLER, "reward").damage(UNION, 0);
}

#[test] // AH-CREW-03, AH-RULING-25
fn a_pushed_flagship_suffers_from_wreckage_and_drifts_with_a_current() {
    let push = |map: &str, union: (i8, i8), from: (i8, i8), to: &str| {
        let scene = waters(map, SMUGGLER, [(3, 1), union, from]).placed(SMUGGLER, Slot::Cannons, 1);
        let scene = scene.crew(SMUGGLER, [Card::BatteringBeakhead]).begin().places(SMUGGLER, 1, "sail");
        let won = scene.goes(union.0, union.1).rolls(6, 1).picks("victory > option.b").picks("damage > slot.sail");
        won.picks(&format!("beakhead > space.{to}"))
    };
    let wrecked = push("tree-b 0 0 0, skull-b 2 0 0", (1, 0), (2, 0), "0.0").asks_for(UNION, "suffer");
    wrecked.picks("suffer > slot.sail").damage(UNION, 2).asks_for(SMUGGLER, "reward");
    let drifts = push("tree-a 0 0 0, skull-b 2 0 0", (1, 1), (2, 1), "0.1");
    drifts.flagship(UNION, at(0, 0)).asks_for(SMUGGLER, "reward");
    // Here the current would carry it off the map.
    let stays = push("fish-b 0 0 0, skull-b 2 0 0", (1, 1), (2, 1), "0.1");
    stays.flagship(UNION, at(0, 1)).asks_for(SMUGGLER, "reward");
}

#[test] // AH-CREW-04, AH-RULING-40
fn a_buccaneer_goes_to_the_box_with_two_crew_of_the_loser() {
    let scene = raid(&[Card::Buccaneer]).crew(UNION, [Card::Gunner, Card::Sailor, Card::Diver]);
    let won = attacks(scene.placed(UNION, Slot::Sailor, 4)).rolls(6, 1);
    let orders = won.asks_set(SMUGGLER, &["first > effect.victory", "first > effect.buccaneer"]);
    let first = orders.picks("first > effect.buccaneer");
    let cards = ["gunner", "sailor", "diver"].map(|card| format!("buccaneer > card.{card}"));
    let first = first.asks_set(SMUGGLER, &[&cards[..], &["buccaneer > pass".into()]].concat());
    let second = first.picks("buccaneer > card.sailor").picks("buccaneer > card.gunner");
    let done = second.asks_for(SMUGGLER, "victory").crew(SMUGGLER, &[]).crew(UNION, &[Card::Diver]);
    let done = done.boxed(Card::Buccaneer).boxed(Card::Sailor).boxed(Card::Gunner);
    // The Sailor's die stays placed: it is not back in hand.
    done.then(|table| assert_eq!((table.player(UNION).hand.len(), table.player(UNION).aside.len()), (3, 1)));
}

#[test] // AH-CREW-04, AH-RULING-49
fn a_buccaneer_takes_a_single_crew_but_needs_one() {
    let one = attacks(raid(&[Card::Buccaneer]).crew(UNION, [Card::Diver])).rolls(6, 1);
    let one = one.picks("first > effect.buccaneer").picks("buccaneer > card.diver").asks_for(SMUGGLER, "victory");
    one.crew(UNION, &[]).boxed(Card::Buccaneer).boxed(Card::Diver);
    attacks(raid(&[Card::Buccaneer])).rolls(6, 1).asks_for(SMUGGLER, "victory");
}

#[test] // AH-CREW-07
fn a_cutpurse_gains_two_gold_with_every_battle_won_by_any_figure() {
    attacks(raid(&[Card::Cutpurse])).rolls(6, 1).settles().gold(SMUGGLER, 2);
    attacks(raid(&[Card::Cutpurse])).rolls(1, 6).settles().gold(SMUGGLER, 0);
    let scene = raid(&[]).flagship(UNION, at(3, 1)).patrols(at(1, 0), 1).crew(SQUADRON, [Card::Cutpurse]);
    attacks(scene).rolls(1, 6).settles().gold(SQUADRON, 2);
}

#[test] // AH-RULING-28, AH-RULING-68
fn a_cutpurse_that_can_gain_nothing_is_not_put_in_order() {
    let scene = || raid(&[Card::Cutpurse]);
    attacks(scene().gold(SQUADRON, 20)).rolls(6, 1).asks_for(SMUGGLER, "victory");
    // A Reward may cost gold, and then there is some.
    let spends = attacks(scene().gold(SQUADRON, 19).gold(SMUGGLER, 1)).rolls(6, 1);
    spends.asks_set(SMUGGLER, &["first > effect.victory", "first > effect.cutpurse"]);
    let squadron = raid(&[]).flagship(UNION, at(3, 1)).patrols(at(1, 0), 1).crew(SQUADRON, [Card::Cutpurse]);
    attacks(squadron.gold(SQUADRON, 20)).rolls(1, 6).asks_for(SQUADRON, "victory");
}

#[test] // AH-CREW-11, AH-RULING-17, AH-RULING-18
fn an_emissary_buys_the_attacker_off_and_the_flagship_sails_on() {
    let scene = attacks(raid(&[Card::Emissary]).gold(SMUGGLER, 1));
    let asked = scene.asks(SMUGGLER, &["emissary > pay", "emissary > pass"]);
    let paid = asked.clone().picks("emissary > pay").gold(SMUGGLER, 0).gold(UNION, 1);
    paid.offers(SMUGGLER, "step > space.1.1").offers(SMUGGLER, "step > stop");
    asked.picks("emissary > pass").asks(UNION, &["plan > pass"]);
    attacks(raid(&[Card::Emissary])).asks(UNION, &["plan > pass"]);
}

#[test] // AH-CREW-11, AH-RULING-55, AH-RULING-78, AH-DE-11, AH-RULING-27
fn an_emissary_works_for_an_attacker_in_any_turn_and_never_for_a_defender() {
    let scene = waters(CALM, SQUADRON, [(0, 0), (1, 1), (1, 0)]).placed(SQUADRON, Slot::Cannons5, 5);
    let scene = scene.placed(SMUGGLER, Slot::Cannons, 1).crew(SMUGGLER, [Card::Emissary]).gold(SMUGGLER, 1);
    let defends = scene.begin().places(SQUADRON, 1, "sail").goes(1, 0).asks_for(SQUADRON, "fire");
    let won = defends.rolls(1, 6).picks("victory > option.a").picks("damage > slot.sail");
    won.goes(1, 1).asks(SMUGGLER, &["emissary > pay", "emissary > pass"]).turn_of(SQUADRON);
}

#[test] // AH-CREW-12, AH-BATTLE-11
fn fighters_add_one_to_every_roll_of_any_figure() {
    attacks(raid(&[])).rolls(3, 3).asks_for(SMUGGLER, "victory");
    attacks(raid(&[]).crew(UNION, [Card::Fighters])).rolls(3, 3).asks_for(UNION, "victory");
    attacks(raid(&[Card::Fighters])).rolls(3, 4).asks_for(SMUGGLER, "victory");
    let patrol = raid(&[]).flagship(UNION, at(3, 1)).patrols(at(1, 0), 1).crew(SQUADRON, [Card::Fighters]);
    attacks(patrol).rolls(3, 3).asks_for(SQUADRON, "victory");
}

#[test] // AH-CREW-14
fn a_grogmaster_buys_one_reroll_in_a_battle_for_a_damage() {
    let rolled = attacks(raid(&[Card::Grogmaster])).rolls(1, 6);
    let slots = ["slot.sail", "slot.full-sail", "slot.tailwind", "slot.negotiate", "pass"];
    let asked = rolled.asks_set(SMUGGLER, &slots.map(|slot| format!("grogmaster > {slot}")));
    let again = asked.clone().picks("grogmaster > slot.sail").damage(SMUGGLER, 1).asks_chance(6);
    again.clone().when("dice 6").asks_for(SMUGGLER, "victory");
    // It stands, and there is no second one.
    again.when("dice 2").asks_for(UNION, "victory");
    asked.picks("grogmaster > pass").damage(SMUGGLER, 0).asks_for(UNION, "victory");
}

#[test] // AH-CREW-14, AH-RULING-54, AH-RULING-78, AH-DE-10
fn a_grogmaster_serves_any_figure_and_the_defender_too() {
    let scene = raid(&[]).flagship(UNION, at(3, 1)).patrols(at(1, 0), 1).crew(SQUADRON, [Card::Grogmaster]);
    let rolled = attacks(scene.crew(SMUGGLER, [])).rolls(6, 1).asks_for(SQUADRON, "grogmaster");
    let again = rolled.picks("grogmaster > slot.order").damage(SQUADRON, 1).asks_chance(6);
    again.when("dice 6").asks_for(SMUGGLER, "victory").totals(6, 6);
}

#[test] // AH-RULING-54
fn a_reroll_stands_instead_of_the_roll_for_better_or_worse() {
    let defends = raid(&[]).flagship(UNION, at(3, 1)).patrols(at(1, 0), 1).crew(SQUADRON, [Card::Grogmaster]);
    let rolled = attacks(defends).rolls(3, 1);
    rolled.clone().picks("grogmaster > pass").asks_for(SMUGGLER, "victory").totals(3, 1);
    let again = rolled.picks("grogmaster > slot.order").asks_chance(6);
    again.clone().when("dice 4").asks_for(SQUADRON, "victory").totals(3, 4);
    again.when("dice 3").asks_for(SMUGGLER, "victory").totals(3, 3);
    // The side that had won by the first roll loses by the second, and both have rolled before the question comes.
    let wins = attacks(raid(&[Card::Grogmaster])).rolls(5, 4).asks_for(SMUGGLER, "grogmaster");
    let worse = wins.picks("grogmaster > slot.sail").asks_chance(6).when("dice 2");
    worse.asks_for(UNION, "victory").totals(2, 4);
}

#[test] // AH-CREW-14
fn a_grogmaster_needs_a_slot_for_its_damage() {
    let slots = [Slot::Sail, Slot::Sail, Slot::FullSail, Slot::Tailwind, Slot::Negotiate];
    let full = raid(&[Card::Grogmaster]).damages(SMUGGLER, &slots);
    attacks(full).rolls(1, 6).asks_for(UNION, "victory");
}

#[test] // AH-CREW-15, AH-RULING-20
fn a_gunner_adds_a_damage_to_each_victory_of_its_flagship() {
    let won = attacks(raid(&[Card::Gunner])).rolls(6, 1);
    let two = won.clone().picks("victory > option.b").picks("damage > slot.sail").picks("damage > slot.cannons");
    two.damage(UNION, 2).asks_for(SMUGGLER, "reward");
    // Also without an option.
    won.picks("victory > pass").picks("damage > slot.sail").damage(UNION, 1).acts(SMUGGLER);
}

#[test] // AH-CREW-15
fn a_gunner_does_nothing_for_other_figures() {
    let scene = waters(CALM, SQUADRON, [(3, 1), (3, 1), (1, 0)]).patrols(at(0, 0), 1).crew(SQUADRON, [Card::Gunner]);
    let scene = scene.placed(SQUADRON, Slot::Cannons5, 5).dice(SQUADRON, [3, 3]).begin().places(SQUADRON, 3, "order");
    let won = scene.when("squadron: pick > patrol.0.0; squadron: step > space.1.0").rolls(6, 1);
    let hit = won.picks("victory > option.a").picks("damage > slot.sail").damage(SMUGGLER, 1);
    hit.acts(SQUADRON);
}

#[test] // AH-CREW-16, AH-RULING-35
fn a_gunners_mate_lets_the_flagship_fight_a_space_of_its_region_when_a_die_goes_on_cannons() {
    let scene = waters(CALM, SMUGGLER, [(1, 1), (1, 1), (0, 0)]).crew(SMUGGLER, [Card::GunnersMate]).begin();
    let asked = scene.places(SMUGGLER, 1, "cannons").asks_for(SMUGGLER, "gunners-mate");
    let asked = asked.offers(SMUGGLER, "gunners-mate > pass").offers_no(SMUGGLER, "gunners-mate > space.2.1");
    asked.clone().picks("gunners-mate > pass").acts(SMUGGLER).battles(0);
    let fights = asked.picks("gunners-mate > space.1.1");
    let fights = fights.asks_set(SMUGGLER, &["attack > flagship.squadron", "attack > flagship.union"]);
    let second = fights.picks("attack > flagship.squadron").rolls(6, 1).picks("victory > pass");
    // All there must be fought; the Flagship stays where it is, and nothing else of moving happens.
    second
        .asks(UNION, &["plan > pass"])
        .battles(2)
        .rolls(6, 1)
        .picks("victory > pass")
        .acts(SMUGGLER)
        .flagship(SMUGGLER, at(0, 0));
}

#[test] // AH-CREW-16, AH-RULING-35, AH-BATTLE-16
fn a_gunners_mate_fires_out_of_fog_but_not_into_it() {
    let fires = |union: (i8, i8), smuggler: (i8, i8)| {
        let scene = waters("swords-a 0 0 0, skull-b 2 0 0", SMUGGLER, [(1, 1), union, smuggler]);
        scene.crew(SMUGGLER, [Card::GunnersMate]).begin().places(SMUGGLER, 1, "cannons")
    };
    let into = fires((1, 0), (0, 0)).offers(SMUGGLER, "gunners-mate > space.1.1");
    into.offers_no(SMUGGLER, "gunners-mate > space.1.0");
    fires((3, 1), (1, 0)).picks("gunners-mate > space.1.1").battles(1).flagship(SMUGGLER, at(1, 0));
}

#[test] // AH-CREW-16, AH-RULING-30
fn the_region_of_a_gunners_mates_battle_is_the_one_fired_at() {
    let scene = waters(CALM, UNION, [(3, 1), (0, 0), (1, 0)]).crew(UNION, [Card::GunnersMate]).ready(1).begin();
    let won = scene.places(UNION, 1, "cannons").picks("gunners-mate > space.1.0").rolls(6, 1);
    won.picks("victory > option.a").picks("damage > slot.sail").comrades(Region::CompassB, 1);
}
