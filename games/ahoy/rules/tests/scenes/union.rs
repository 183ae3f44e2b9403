//! Mollusk Union: Comrades and what its board can do. Its ships are in `union_ships.rs`, its plans in `plans.rs`.

use crate::deeds::{Begin, CALM, Deeds, waters};
use crate::{Sailing, Voyage};
use ahoy::{Region, SMUGGLER, SQUADRON, Slot, UNION, at};

const FIVE: &str = "compass-b 0 0 0, skull-b 2 0 0, tree-b 4 0 0, fish-a 0 2 0, bird-b 2 2 0";

fn union_at(x: i8, y: i8) -> ahoy::Scene {
    waters(CALM, UNION, [(3, 0), (x, y), (3, 0)])
}

#[test] // AH-UNION-01
fn comrades_are_gained_from_supply_placed_from_ready_and_removed_to_supply() {
    let scene = union_at(1, 1).ready(5).comrades(at(3, 1), 3).dice(UNION, [6, 1]).begin().ready(5, 12);
    let gained = scene.places(UNION, 6, "rally").ready(9, 8);
    gained.places(UNION, 1, "assemble").ready(5, 8).comrades(Region::CompassB, 4);
    let bombard = waters(CALM, SQUADRON, [(3, 0), (0, 0), (0, 0)]).ready(5).comrades(at(3, 1), 3);
    bombard.dice(SQUADRON, [4, 4]).begin().places(SQUADRON, 4, "bombard").ready(5, 15).comrades(Region::SkullB, 0);
}

#[test] // AH-UNION-02, AH-LIMIT-01, AH-LIMIT-02
fn only_the_twenty_tokens_limit_comrades() {
    let many = union_at(1, 1).comrades(at(1, 1), 12).ready(6).dice(UNION, [6, 1]).begin().ready(6, 2);
    let all = many.places(UNION, 6, "rally").ready(8, 0);
    all.places(UNION, 1, "assemble").comrades(Region::CompassB, 16).ready(4, 0);
}

#[test] // AH-UNION-03, AH-RULING-60
fn a_sail_that_anchors_at_an_island_places_or_gains_two_comrades_or_neither() {
    let sails = |ready| union_at(1, 0).ready(ready).begin().places(UNION, 1, "sail").goes(1, 1).picks("step > stop");
    let anchored = sails(6).asks(UNION, &["anchor > place", "anchor > gain", "anchor > pass"]);
    anchored.clone().picks("anchor > place").comrades(Region::CompassB, 2).ready(4, 14).acts(UNION);
    anchored.clone().picks("anchor > gain").comrades(Region::CompassB, 0).ready(8, 12).acts(UNION);
    anchored.picks("anchor > pass").comrades(Region::CompassB, 0).ready(6, 14).acts(UNION);
    // All there are, if there are fewer.
    sails(1).picks("anchor > place").comrades(Region::CompassB, 1).ready(0, 19);
    let last = union_at(1, 0).ready(1).comrades(at(3, 1), 19).begin().places(UNION, 1, "sail").goes(1, 1);
    last.picks("step > stop").asks(UNION, &["anchor > place", "anchor > pass"]);
}

#[test] // AH-UNION-03
fn a_sail_that_anchors_elsewhere_brings_no_comrades() {
    union_at(0, 0).ready(6).begin().places(UNION, 1, "sail").goes(1, 0).picks("step > stop").acts(UNION).ready(6, 14);
    // Nor does passing through an Island.
    union_at(1, 0).ready(6).begin().places(UNION, 1, "sail").goes(1, 1).goes(0, 1).acts(UNION).ready(6, 14);
}

#[test] // AH-UNION-04
fn a_tailwind_brings_no_comrades_since_no_island_has_a_printed_die() {
    let scene = union_at(1, 1).ready(6).dice(UNION, [2, 2]).begin().places(UNION, 2, "tailwind");
    let blown = scene.asks(UNION, &["go > space.0.1", "go > pass"]).picks("go > space.0.1").acts(UNION);
    blown.ready(6, 14).then(|table| {
        let parts = table.parts.0;
        assert!(Region::ALL.iter().all(|region| parts.space(region.island()).tailwind == 0));
    });
}

#[test] // AH-UNION-05
fn cannons_have_one_slot_for_any_die() {
    for value in 1..=6 {
        let scene = union_at(0, 0).dice(UNION, [value, value]).begin().places(UNION, value, "cannons").acts(UNION);
        scene.offers_no(UNION, &format!("die.{value} > slot.cannons"));
    }
}

#[test] // AH-UNION-06, AH-DICE-11
fn repair_takes_an_even_die_and_off_up_to_two_damage() {
    let scene = union_at(0, 0).damages(UNION, &[Slot::Sail, Slot::Rally, Slot::Inspire]).dice(UNION, [3, 4]).begin();
    let scene = scene.offers_no(UNION, "die.3 > slot.repair").places(UNION, 4, "repair");
    let slots = ["repair > slot.sail", "repair > slot.rally", "repair > slot.inspire", "repair > pass"];
    let first = scene.asks_set(UNION, &slots).picks("repair > slot.rally");
    first.picks("repair > slot.inspire").damage(UNION, 1).acts(UNION);
}

#[test] // AH-UNION-07, AH-RULING-60
fn inspire_places_one_comrade_on_each_of_up_to_four_islands() {
    let inspires = |ready| {
        let scene = waters(FIVE, UNION, [(3, 0), (0, 0), (3, 0)]).ready(ready).dice(UNION, [6, 6]).begin();
        scene.places(UNION, 6, "inspire")
    };
    let islands = ["1.1", "3.1", "5.1", "1.3", "3.3"].map(|island| format!("inspire > space.{island}"));
    let all = [&islands[..], &["inspire > pass".into()]].concat();
    let first = inspires(6).asks_set(UNION, &all).picks("inspire > space.1.1").comrades(Region::CompassB, 1);
    let second = first.offers_no(UNION, "inspire > space.1.1").picks("inspire > space.3.3");
    second.clone().picks("inspire > pass").acts(UNION).ready(4, 14);
    let four = second.picks("inspire > space.5.1").picks("inspire > space.3.1").acts(UNION).ready(2, 14);
    four.comrades(Region::BirdB, 1).comrades(Region::TreeB, 1).comrades(Region::FishA, 0);
    inspires(1).picks("inspire > space.1.3").acts(UNION).ready(0, 19);
    inspires(6).picks("inspire > pass").acts(UNION).ready(6, 14);
}

#[test] // AH-UNION-08, AH-RULING-60
fn assemble_places_four_comrades_on_the_regions_island_from_anywhere_in_it() {
    let assemble = |ready| union_at(0, 0).ready(ready).begin().places(UNION, 1, "assemble").acts(UNION);
    assemble(6).comrades(Region::CompassB, 4).ready(2, 14);
    assemble(3).comrades(Region::CompassB, 3).ready(0, 17);
}

#[test] // AH-UNION-09, AH-RULING-48
fn rally_gains_four_comrades_on_an_island_and_is_void_elsewhere() {
    let rally = |x, y| union_at(x, y).ready(6).dice(UNION, [6, 6]).begin().places(UNION, 6, "rally").acts(UNION);
    rally(1, 1).ready(10, 10).due(1);
    rally(1, 0).ready(6, 14).due(1);
}

/// The Union, loaded with a 1, beats the Smuggler at 1,0.
fn wins(scene: ahoy::Scene) -> Voyage {
    let scene = scene.flagship(SMUGGLER, at(1, 0)).placed(UNION, Slot::Cannons, 1).begin().places(UNION, 1, "sail");
    let options = ["victory > option.a", "victory > option.b", "victory > pass"];
    scene.goes(1, 0).rolls(6, 1).asks_set(UNION, &options)
}

#[test] // AH-UNION-10, AH-RULING-30
fn option_a_is_a_damage_and_a_comrade_on_the_island_of_the_battles_region() {
    let won = wins(union_at(2, 0).ready(2)).picks("victory > option.a").picks("damage > slot.sail");
    won.damage(SMUGGLER, 1).comrades(Region::CompassB, 1).comrades(Region::SkullB, 0).ready(1, 18).acts(UNION);
}

#[test] // AH-UNION-11
fn option_b_is_a_damage_and_a_stolen_gold() {
    let won = wins(union_at(0, 0).gold(SMUGGLER, 2).ready(2)).picks("victory > option.b");
    let hit = won.picks("damage > slot.negotiate").damage(SMUGGLER, 1).gold(SMUGGLER, 1).gold(UNION, 1);
    hit.comrades(Region::CompassB, 0).ready(2, 18);
}
