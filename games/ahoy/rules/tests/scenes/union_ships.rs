//! Mollusk Union: Cutter and Gunship, their slots, battles and ends.

use crate::deeds::{Begin, CALM, Deeds, waters};
use crate::{Sailing, Voyage, die};
use ahoy::{DieSlot, Figure, Plan, Region, SMUGGLER, SQUADRON, Slot, UNION, at};

fn ships() -> ahoy::Scene {
    waters(CALM, UNION, [(3, 0), (3, 0), (3, 0)])
}

#[test] // AH-UNION-12
fn the_cutter_sails_up_to_three_steps_or_tailwinds_by_its_die() {
    let scene = ships().cutter(at(0, 0)).dice(UNION, [2, 2]).begin().places(UNION, 2, "cutter");
    let mode = scene.asks(UNION, &["ship > sail", "ship > tailwind"]);
    let sails = mode.clone().picks("ship > sail").offers_no(UNION, "step > stop").goes(1, 0).goes(1, 1);
    sails.offers(UNION, "step > stop").goes(2, 1).acts(UNION).at(Figure::Cutter, at(2, 1)).flagship(UNION, at(3, 0));
    let blown = mode.picks("ship > tailwind").asks(UNION, &["go > space.0.1", "go > pass"]).picks("go > space.0.1");
    blown.acts(UNION).at(Figure::Cutter, at(0, 1));
}

#[test] // AH-UNION-13
fn the_gunship_takes_a_four_and_a_six_and_sails_up_to_two_steps() {
    let scene = ships().gunship(at(0, 0)).dice(UNION, [4, 5, 6]).begin();
    let scene = scene.offers(UNION, "die.6 > slot.gunship-6").offers_no(UNION, "die.6 > slot.gunship-4");
    let scene = scene.offers_no(UNION, "die.5 > slot.gunship-4").offers_no(UNION, "die.5 > slot.gunship-6");
    let first = scene.places(UNION, 4, "gunship-4").picks("ship > sail").goes(1, 0).goes(1, 1).settles();
    let first = first.at(Figure::Gunship, at(1, 1)).due(1);
    first.places(UNION, 6, "gunship-6").picks("ship > sail").goes(1, 0).picks("step > stop").acts(UNION);
}

#[test] // AH-UNION-14, AH-RULING-31, AH-DE-09
fn both_ships_ignore_wreckage() {
    let wreck = || waters("tree-b 0 0 0, skull-b 2 0 0", UNION, [(3, 0), (3, 0), (3, 0)]).dice(UNION, [4, 3]);
    let cutter = wreck().cutter(at(1, 0)).begin().places(UNION, 4, "cutter").picks("ship > sail").goes(0, 0);
    cutter.picks("step > stop").acts(UNION).at(Figure::Cutter, at(0, 0)).slot(UNION, Slot::Cutter, &[die(4)]);
    // By a direct move just as well.
    let gunship = wreck().gunship(at(1, 0)).begin().places(UNION, 4, "gunship-4").picks("ship > tailwind");
    let gunship = gunship.picks("go > space.0.1").acts(UNION).at(Figure::Gunship, at(0, 1));
    gunship.slot(UNION, Slot::Gunship6, &[DieSlot::Empty]);
}

#[test] // AH-UNION-15, AH-BATTLE-04, AH-BATTLE-11
fn the_gunship_is_always_loaded_adds_three_and_may_use_the_cannons_die() {
    let attack = |scene: ahoy::Scene| {
        let scene = scene.gunship(at(0, 0)).flagship(SMUGGLER, at(1, 0)).dice(UNION, [4, 4]).begin();
        scene.places(UNION, 4, "gunship-4").picks("ship > sail").goes(1, 0).battles(1)
    };
    attack(ships()).rolls(1, 4).asks_for(UNION, "victory");
    attack(ships()).rolls(1, 5).asks_for(SMUGGLER, "victory");
    let fires = attack(ships().placed(UNION, Slot::Cannons, 3)).picks("plan > pass").asks_for(UNION, "fire");
    fires.picks("fire > slot.cannons > by.2").rolls(1, 6).asks_for(UNION, "victory");
}

#[test] // AH-UNION-16, AH-BATTLE-03, AH-RULING-14
fn the_cutter_is_never_loaded_whatever_lies_on_cannons() {
    let enters = |scene: ahoy::Scene| {
        let scene = scene.cutter(at(0, 0)).flagship(SMUGGLER, at(1, 0)).placed(UNION, Slot::Cannons, 6).begin();
        scene.places(UNION, 1, "cutter").picks("ship > sail").goes(1, 0)
    };
    enters(ships()).battles(0).asks_for(UNION, "step");
    // Against a loaded enemy it battles, without the die.
    let battle = enters(ships().placed(SMUGGLER, Slot::Cannons, 4)).battles(1).picks("plan > pass");
    battle.asks_for(SMUGGLER, "fire").rolls(3, 3).asks_for(UNION, "victory").slot(UNION, Slot::Cannons, &[die(6)]);
}

#[test] // AH-UNION-16, AH-BATTLE-08
fn a_loaded_enemy_that_moves_into_the_cutter_battles_it_and_the_union_fires_nothing() {
    let scene = waters(CALM, SMUGGLER, [(3, 0), (3, 0), (0, 0)]).cutter(at(1, 0)).placed(UNION, Slot::Cannons, 6);
    let enters = |scene: ahoy::Scene| scene.begin().places(SMUGGLER, 1, "sail").goes(1, 0);
    enters(scene.clone()).battles(0).asks_for(SMUGGLER, "step");
    let battle = enters(scene.placed(SMUGGLER, Slot::Cannons, 1)).battles(1).asks(UNION, &["plan > pass"]);
    battle.picks("plan > pass").asks_chance(6);
}

#[test] // AH-UNION-17, AH-SCORE-04
fn the_mighty_claw_doubles_the_comrades_of_the_cutters_region() {
    let scored = |scene: ahoy::Scene| scene.round_over().wealth("compass-b", 4).begin();
    // 3 Patrols and the Flagship are 5; 2 Comrades are 4, and the Cutter 1.
    let tie = || waters(CALM, UNION, [(0, 0), (3, 0), (3, 0)]).patrols(at(1, 0), 3).comrades(at(1, 1), 2);
    scored(tie()).fame(SQUADRON, 4);
    scored(tie().cutter(at(0, 1))).fame(SQUADRON, 0).fame(UNION, 1);
    scored(tie().cutter(at(0, 1)).gunship(at(0, 0))).fame(UNION, 5);
}

/// A ship anchors by Sail at the Island 1,1.
fn anchors(scene: ahoy::Scene, slot: &str) -> Voyage {
    let scene = scene.ready(4).dice(UNION, [4, 4]).begin().places(UNION, 4, slot).picks("ship > sail");
    scene.goes(1, 1).picks("step > stop")
}

#[test] // AH-RULING-32, AH-DE-20
fn a_ship_that_anchors_at_an_island_brings_comrades_like_the_unions_sail() {
    for (scene, slot) in [(ships().cutter(at(1, 0)), "cutter"), (ships().gunship(at(1, 0)), "gunship-4")] {
        let anchored = anchors(scene, slot).asks(UNION, &["anchor > place", "anchor > gain", "anchor > pass"]);
        anchored.clone().picks("anchor > place").comrades(Region::CompassB, 2).ready(2, 16);
        anchored.picks("anchor > gain").ready(6, 14);
    }
}

#[test] // AH-RULING-33, AH-EXPLORE-08
fn ships_explore_and_drift_but_harbor_and_treasure_need_a_flagship() {
    let explores = ships().cutter(at(0, 0)).begin().places(UNION, 1, "cutter").picks("ship > sail").goes(-1, 0);
    explores.draws_tile("fish-a").asks_for(UNION, "tile");
    let current = waters("tree-a 0 0 0, skull-b 2 0 0", UNION, [(3, 0), (3, 0), (3, 0)]).cutter(at(1, 1)).begin();
    let current = current.places(UNION, 1, "cutter").picks("ship > sail").goes(0, 1);
    current.at(Figure::Cutter, at(0, 0)).asks_for(UNION, "step");
    let harbor = ships().cutter(at(1, 0)).damaged(UNION, Slot::Sail).begin().places(UNION, 1, "cutter");
    harbor.picks("ship > sail").goes(2, 0).picks("step > stop").acts(UNION).damage(UNION, 1);
    let treasure = ships().cutter(at(1, 1)).begin().places(UNION, 1, "cutter").picks("ship > sail").goes(2, 1);
    treasure.picks("step > stop").acts(UNION).gold(UNION, 0);
}

#[test] // AH-RULING-33
fn no_action_of_the_flagship_moves_a_ship() {
    let scene = ships().flagship(UNION, at(0, 0)).cutter(at(3, 1)).begin().places(UNION, 1, "sail").goes(1, 0);
    scene.flagship(UNION, at(1, 0)).at(Figure::Cutter, at(3, 1));
}

/// The Smuggler, loaded, beats a ship at 1,0.
fn beats(scene: ahoy::Scene) -> Voyage {
    let scene = scene.turn(SMUGGLER).flagship(SMUGGLER, at(0, 0)).placed(SMUGGLER, Slot::Cannons, 1).begin();
    scene.places(SMUGGLER, 1, "sail").goes(1, 0).rolls(6, 1).picks("victory > option.b")
}

#[test] // AH-RULING-34, AH-DAMAGE-11, AH-RULING-62
fn the_plan_of_a_destroyed_ship_is_discarded_for_good() {
    let sunk = beats(ships().cutter(at(1, 0))).off_the_map(Figure::Cutter);
    let sunk = sunk.then(|table| {
        assert!(table.plans.discard.contains(&Plan::Cutter));
        assert!(!table.plans.deck.cards.contains(&Plan::Cutter));
    });
    sunk.settles().then(|table| assert!(table.plans.discard.contains(&Plan::Cutter)));
}

#[test] // AH-RULING-42, AH-DAMAGE-11, AH-DAMAGE-12
fn a_ship_is_destroyed_only_when_all_its_slots_are_damaged() {
    let gunship = || ships().gunship(at(1, 0)).damaged(UNION, Slot::Gunship4);
    beats(gunship()).off_the_map(Figure::Gunship);
    let shielded = beats(gunship().placed(UNION, Slot::Gunship6, 6)).at(Figure::Gunship, at(1, 0));
    shielded.slot(UNION, Slot::Gunship6, &[die(6)]).slot(UNION, Slot::Gunship4, &[DieSlot::Damaged]);
}

#[test] // AH-RULING-42, AH-DAMAGE-10
fn at_the_rounds_end_dice_leave_a_ship_and_damage_stays() {
    let scene = ships().gunship(at(1, 0)).damaged(UNION, Slot::Gunship4).placed(UNION, Slot::Gunship6, 6);
    let next = scene.round_over().begin().settles().at(Figure::Gunship, at(1, 0));
    next.slot(UNION, Slot::Gunship6, &[DieSlot::Empty]).slot(UNION, Slot::Gunship4, &[DieSlot::Damaged]);
}
