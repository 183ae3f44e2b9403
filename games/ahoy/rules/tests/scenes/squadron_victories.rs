//! Bluefin Squadron: its battles and what it wins.

use crate::deeds::{Begin, CALM, Deeds, waters};
use crate::{Sailing, Voyage, die};
use ahoy::{Figure, Region, SMUGGLER, SQUADRON, Slot, UNION, at};

/// The Squadron, loaded with a 5, sails from 0,0 at what is at 1,0.
fn attacks(scene: ahoy::Scene) -> Voyage {
    scene.placed(SQUADRON, Slot::Cannons5, 5).begin().places(SQUADRON, 1, "sail").goes(1, 0)
}
fn against_the_smuggler() -> ahoy::Scene {
    waters(CALM, SQUADRON, [(0, 0), (3, 1), (1, 0)])
}

#[test] // AH-SQUAD-03, AH-BATTLE-04, AH-TERM-02
fn a_patrol_battles_with_the_squadrons_cannons_and_wins_what_the_flagship_would() {
    let scene = waters(CALM, SQUADRON, [(3, 1), (3, 1), (1, 0)]).patrols(at(0, 0), 1).dice(SQUADRON, [3, 3]);
    let order = |scene: ahoy::Scene| scene.begin().places(SQUADRON, 3, "order").picks("pick > patrol.0.0").goes(1, 0);
    order(scene.clone()).battles(0).acts(SQUADRON);
    let battle = order(scene.placed(SQUADRON, Slot::Cannons5, 3)).battles(1);
    let fires = ["fire > slot.cannons-5 > by.1", "fire > slot.cannons-5 > by.2", "fire > pass"];
    let won = battle.asks_set(SQUADRON, &fires).picks("fire > slot.cannons-5 > by.2").rolls(4, 6);
    let options = ["victory > option.a", "victory > option.b", "victory > pass"];
    won.asks_set(SQUADRON, &options).slot(SQUADRON, Slot::Cannons5, &[die(1)]);
}

#[test] // AH-SQUAD-10, AH-RULING-13
fn one_battle_lowers_only_one_of_the_two_cannons_dice() {
    let scene = waters(CALM, SQUADRON, [(0, 0), (1, 0), (1, 0)]).placed(SQUADRON, Slot::Cannons6, 6);
    let first = attacks(scene).picks("attack > flagship.smuggler");
    let five = (1..=4).map(|by| format!("fire > slot.cannons-5 > by.{by}"));
    let six = (1..=5).map(|by| format!("fire > slot.cannons-6 > by.{by}"));
    let all: Vec<String> = five.clone().chain(six).chain(["fire > pass".into()]).collect();
    let fired = first.asks_set(SQUADRON, &all).picks("fire > slot.cannons-6 > by.5").asks_chance(6);
    let second = fired.rolls(6, 1).picks("victory > pass").picks("plan > pass");
    let rest: Vec<String> = five.chain(["fire > pass".into()]).collect();
    second.asks_set(SQUADRON, &rest).slot(SQUADRON, Slot::Cannons6, &[die(1)]);
}

#[test] // AH-SQUAD-10, AH-DICE-03
fn one_cannons_slot_takes_a_five_and_one_a_six() {
    let scene = waters(CALM, SQUADRON, [(0, 0), (3, 1), (3, 1)]).dice(SQUADRON, [4, 5, 6]).begin();
    let slots = ["die.5 > slot.cannons-5", "die.6 > slot.cannons-6"];
    let scene = slots.iter().fold(scene, |scene, offer| scene.offers(SQUADRON, offer));
    let others = ["die.4 > slot.cannons-5", "die.6 > slot.cannons-5", "die.5 > slot.cannons-6"];
    let scene = others.iter().fold(scene, |scene, offer| scene.offers_no(SQUADRON, offer));
    scene.places(SQUADRON, 5, "cannons-5").places(SQUADRON, 6, "cannons-6").acts(SQUADRON).due(0);
}

#[test] // AH-SQUAD-15, AH-BATTLE-12, AH-DE-02
fn option_a_is_a_damage_and_a_stolen_gold() {
    let won = attacks(against_the_smuggler().gold(SMUGGLER, 2)).rolls(6, 1);
    let options = ["victory > option.a", "victory > option.b", "victory > pass"];
    let hit = won.clone().asks_set(SQUADRON, &options).picks("victory > option.a").picks("damage > slot.full-sail");
    hit.damage(SMUGGLER, 1).gold(SMUGGLER, 1).gold(SQUADRON, 1).asks_for(SQUADRON, "patrol");
    won.picks("victory > pass").damage(SMUGGLER, 0).gold(SMUGGLER, 2).asks_for(SQUADRON, "patrol");
}

#[test] // AH-SQUAD-15, AH-RULING-21
fn option_a_against_the_poor_is_a_damage() {
    let won = attacks(against_the_smuggler()).rolls(6, 1).picks("victory > option.a").picks("damage > slot.cannons");
    won.damage(SMUGGLER, 1).gold(SQUADRON, 0).asks_for(SQUADRON, "patrol");
}

#[test] // AH-SQUAD-16, AH-DAMAGE-05, AH-DE-04
fn option_b_is_two_damage_on_slots_that_the_winner_picks() {
    let won = attacks(against_the_smuggler()).rolls(6, 1).picks("victory > option.b");
    let slots = ["sail", "full-sail", "tailwind", "cannons", "negotiate"].map(|slot| format!("damage > slot.{slot}"));
    let first = won.asks_set(SQUADRON, &slots).picks("damage > slot.full-sail").damage(SMUGGLER, 1);
    let second = first.offers_no(SQUADRON, "damage > slot.full-sail").picks("damage > slot.cannons");
    second.damage(SMUGGLER, 2).asks_for(SQUADRON, "patrol");
}

#[test] // AH-SQUAD-17, AH-RULING-30, AH-TERM-09
fn option_c_hits_union_ships_and_sends_a_comrade_of_the_region_away() {
    let scene = waters(CALM, SQUADRON, [(0, 0), (1, 0), (3, 1)]).comrades(at(1, 1), 2).comrades(at(3, 1), 2).ready(3);
    let won = attacks(scene).rolls(6, 1);
    let options = ["victory > option.a", "victory > option.b", "victory > option.c", "victory > pass"];
    let hit = won.asks_set(SQUADRON, &options).picks("victory > option.c").picks("damage > slot.rally");
    hit.damage(UNION, 1).comrades(Region::CompassB, 1).comrades(Region::SkullB, 2).ready(3, 14);
    let scene = waters(CALM, SQUADRON, [(0, 0), (3, 1), (3, 1)]).cutter(at(1, 0)).comrades(at(1, 1), 1);
    let sunk = attacks(scene).rolls(6, 1).picks("victory > option.c");
    sunk.off_the_map(Figure::Cutter).comrades(Region::CompassB, 0);
}

#[test] // AH-SQUAD-17, AH-RULING-21
fn option_c_may_be_chosen_without_a_comrade_in_the_region() {
    let won = attacks(waters(CALM, SQUADRON, [(0, 0), (1, 0), (3, 1)]).comrades(at(3, 1), 1)).rolls(6, 1);
    let hit = won.picks("victory > option.c").picks("damage > slot.sail").damage(UNION, 1);
    hit.comrades(Region::SkullB, 1).asks_for(SQUADRON, "patrol");
}
