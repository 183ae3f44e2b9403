//! Battling: who must fight whom, how a battle goes, and what its end means for the movement.

use crate::{Sailing, Voyage, all_at, at, die, play, sea};
use ahoy::{Card, Event, Figure, Plan, SMUGGLER, SMUGGLER_2, SQUADRON, Slot, Table, UNION};

/// The Smuggler, loaded or not, comes from 0,0 to 1,0, where an enemy is.
#[track_caller]
fn smuggler_attacks(cannons: Option<u8>, scene: ahoy::Scene) -> Voyage {
    let scene = scene.flagship(SMUGGLER, at(0, 0)).turn(SMUGGLER).dice(SMUGGLER, [1, 1]);
    let scene = cannons.into_iter().fold(scene, |scene, die| scene.placed(SMUGGLER, Slot::Cannons, die));
    play(scene).when("smuggler: die.1 > slot.sail; smuggler: step > space.1.0")
}
/// Who has won the last battle, and with what totals of attacker and defender.
#[track_caller]
fn won(scene: Voyage, winner: Figure, totals: [u8; 2]) -> Voyage {
    let last = scene.played.events().iter().rev().find_map(|event| match event {
        Event::BattleWon { winner, totals, .. } => Some((*winner, *totals)),
        _ => None,
    });
    assert_eq!(last, Some((winner, totals)));
    scene
}
const SMUGGLERS_FLAGSHIP: Figure = Figure::Flagship(SMUGGLER);

#[test] // AH-BATTLE-01, AH-BATTLE-10
fn the_mover_is_the_attacker_even_if_only_the_other_has_guns() {
    let scene = sea(3).flagship(SQUADRON, at(1, 0)).placed(SQUADRON, Slot::Cannons5, 5);
    let scene = smuggler_attacks(None, scene).when("squadron: fire > pass; dice 3 3");
    // A tie is the attacker's.
    won(scene, SMUGGLERS_FLAGSHIP, [3, 3])
        .asks(SMUGGLER, &["victory > option.a", "victory > option.b", "victory > pass"]);
}

#[test] // AH-BATTLE-01
fn nobody_battles_where_nobody_moves() {
    let scene = sea(3).flagship(SMUGGLER, at(1, 0)).flagship(SQUADRON, at(1, 0)).turn(SMUGGLER);
    let scene = play(scene.placed(SMUGGLER, Slot::Cannons, 6).placed(SQUADRON, Slot::Cannons5, 5).dice(SMUGGLER, [1]));
    scene.when("smuggler: die.1 > slot.tailwind").battles(0).asks(SMUGGLER, &["end"]);
}

#[test] // AH-BATTLE-02, AH-BATTLE-06
fn a_loaded_figure_must_battle_every_enemy_figure_in_the_space() {
    let scene =
        sea(4).flagship(SQUADRON, at(1, 0)).patrols(at(1, 0), 1).cutter(at(1, 0)).flagship(SMUGGLER_2, at(1, 0));
    smuggler_attacks(Some(1), scene).asks_set(
        SMUGGLER,
        &["attack > flagship.squadron", "attack > patrol.1.0", "attack > cutter", "attack > flagship.smuggler-2"],
    );
}

#[test] // AH-BATTLE-03, AH-BATTLE-04
fn an_unloaded_figure_must_battle_exactly_the_loaded_ones() {
    let scene = sea(4).patrols(at(1, 1), 1).strongholds(at(1, 1), 1).cutter(at(1, 1)).gunship(at(1, 1));
    let scene = scene.flagship(UNION, at(1, 1)).flagship(SMUGGLER_2, at(1, 1)).flagship(SQUADRON, at(1, 1));
    let unloaded = scene.flagship(SMUGGLER, at(0, 1)).turn(SMUGGLER);
    let sail = "smuggler: die.1 > slot.sail; smuggler: step > space.1.1";
    play(unloaded.clone()).when(sail).asks_set(SMUGGLER, &["attack > stronghold.1.1", "attack > gunship"]);
    // Even a 1 on Cannons loads Flagship and Patrols, but never the Cutter.
    let squadron = unloaded.clone().placed(SQUADRON, Slot::Cannons5, 1);
    play(squadron).when(sail).asks_set(
        SMUGGLER,
        &["attack > flagship.squadron", "attack > patrol.1.1", "attack > stronghold.1.1", "attack > gunship"],
    );
    let union = unloaded.placed(UNION, Slot::Cannons, 6);
    play(union)
        .when(sail)
        .asks_set(SMUGGLER, &["attack > flagship.union", "attack > stronghold.1.1", "attack > gunship"]);
}

#[test] // AH-BATTLE-03
fn without_loaded_cannons_on_either_side_there_is_no_battle() {
    let scene = sea(4).flagship(SQUADRON, at(1, 0)).patrols(at(1, 0), 2).flagship(UNION, at(1, 0)).cutter(at(1, 0));
    smuggler_attacks(None, scene).battles(0).offers(SMUGGLER, "step > stop");
}

#[test] // AH-BATTLE-04, AH-UNION-16, AH-RULING-14
fn the_cutter_is_never_loaded() {
    let scene =
        sea(3).turn(UNION).dice(UNION, [1]).placed(UNION, Slot::Cannons, 6).cutter(at(0, 0)).patrols(at(1, 0), 1);
    let scene = play(scene).when("union: die.1 > slot.cutter; union: ship > sail; union: step > space.1.0");
    scene.battles(0).offers(UNION, "step > stop");
}

#[test] // AH-BATTLE-05, AH-BATTLE-15
fn battles_are_fought_one_by_one_in_an_order_the_attacker_picks_and_losing_ends_nothing() {
    let scene = sea(4).patrols(at(1, 0), 1).flagship(SMUGGLER_2, at(1, 0)).flagship(SQUADRON, at(1, 0));
    let scene = smuggler_attacks(Some(1), scene).when("smuggler: attack > flagship.smuggler-2; dice 1 6");
    let scene = won(scene, Figure::Flagship(SMUGGLER_2), [1, 6]).when("smuggler-2: victory > pass");
    let scene = scene.asks_set(SMUGGLER, &["attack > flagship.squadron", "attack > patrol.1.0"]);
    let scene = scene.when("smuggler: attack > patrol.1.0; dice 1 6; squadron: victory > pass");
    let scene = scene.battles(3).when("dice 6 1");
    won(scene, SMUGGLERS_FLAGSHIP, [6, 1]).when("smuggler: victory > pass").acts(SMUGGLER);
}

#[test] // AH-BATTLE-07, AH-RULING-17
fn at_the_start_emissary_is_decided_and_then_the_union_may_play_plans() {
    let scene =
        sea(3).flagship(UNION, at(1, 0)).plans([Plan::SecretWeapon, Plan::Enlist]).crew(SMUGGLER, [Card::Emissary]);
    let scene = smuggler_attacks(Some(3), scene.gold(SMUGGLER, 0).placed(UNION, Slot::Cannons, 3));
    // Without gold there is nothing to give.
    scene.asks(UNION, &["plan > plan.secret-weapon", "plan > pass"]);
    let scene =
        sea(3).flagship(UNION, at(1, 0)).plans([Plan::SecretWeapon, Plan::Enlist]).crew(SMUGGLER, [Card::Emissary]);
    let scene =
        scene.flagship(SMUGGLER, at(0, 0)).turn(SMUGGLER).dice(SMUGGLER, [1]).placed(SMUGGLER, Slot::Cannons, 3);
    let scene = play(scene.gold(SMUGGLER, 1)).when("smuggler: die.1 > slot.sail; smuggler: spend > gold.0 > die.1");
    let scene = scene.when("smuggler: step > space.1.0").asks_set(SMUGGLER, &["emissary > pay", "emissary > pass"]);
    let scene = scene.when("smuggler: emissary > pass").asks(UNION, &["plan > plan.secret-weapon", "plan > pass"]);
    let scene = scene.when("union: plan > pass");
    scene.asks(SMUGGLER, &["fire > slot.cannons > by.1", "fire > slot.cannons > by.2", "fire > pass"]);
}

#[test] // AH-BATTLE-07, AH-PLAN-04
fn the_union_is_asked_for_plans_whatever_it_holds_but_only_in_its_own_battles() {
    let scene = smuggler_attacks(Some(1), sea(3).flagship(UNION, at(1, 0)));
    scene.asks(UNION, &["plan > pass"]);
    smuggler_attacks(Some(1), sea(3).patrols(at(1, 0), 1).plans([Plan::CloseCall])).asks_chance(6);
}

#[test] // AH-BATTLE-08, AH-BATTLE-09, AH-BATTLE-10, AH-BATTLE-14
fn first_the_attacker_and_then_the_defender_may_lower_cannons_and_the_dice_stay_lowered() {
    let scene = sea(3).flagship(SQUADRON, at(1, 0)).placed(SQUADRON, Slot::Cannons6, 4);
    let scene = smuggler_attacks(Some(3), scene);
    let scene = scene.asks_set(SMUGGLER, &["fire > slot.cannons > by.1", "fire > slot.cannons > by.2", "fire > pass"]);
    let scene = scene.when("smuggler: fire > slot.cannons > by.2").slot(SMUGGLER, Slot::Cannons, &[die(1)]);
    let lower = |by: u8| format!("fire > slot.cannons-6 > by.{by}");
    let scene = scene.asks_set(SQUADRON, &[lower(1), lower(2), lower(3), "fire > pass".into()]);
    let scene = scene.when("squadron: fire > slot.cannons-6 > by.3; dice 4 2");
    let scene = won(scene, SMUGGLERS_FLAGSHIP, [6, 5]).when("smuggler: victory > pass");
    scene.slot(SMUGGLER, Slot::Cannons, &[die(1)]).slot(SQUADRON, Slot::Cannons6, &[die(1)]);
}

#[test] // AH-BATTLE-08, AH-UNION-16
fn cannons_are_never_lowered_for_the_cutter() {
    let scene = sea(3).turn(UNION).dice(UNION, [1]).placed(UNION, Slot::Cannons, 6).cutter(at(0, 0));
    let scene = play(scene.patrols(at(1, 0), 1).placed(SQUADRON, Slot::Cannons5, 1));
    let scene =
        scene.when("union: die.1 > slot.cutter; union: ship > sail; union: step > space.1.0; union: plan > pass");
    scene.asks_chance(6).battles(1);
}

#[test] // AH-BATTLE-10
fn the_higher_total_wins_and_a_tie_is_the_attackers() {
    for (dice, attacker_wins) in [([6, 1], true), ([1, 6], false), ([4, 4], true), ([3, 4], false)] {
        let scene = smuggler_attacks(Some(1), sea(4).flagship(SMUGGLER_2, at(1, 0)));
        let scene = scene.asks_chance(6).when(&format!("dice {} {}", dice[0], dice[1]));
        let winner = if attacker_wins { SMUGGLER } else { SMUGGLER_2 };
        won(scene, Figure::Flagship(winner), dice).offers(winner, "victory > pass");
    }
}

#[test] // AH-BATTLE-11, AH-SQUAD-06, AH-UNION-15
fn strongholds_gunships_and_fighters_add_to_their_rolls() {
    let sail = "smuggler: die.1 > slot.sail; smuggler: step > space.1.1";
    let scene = sea(3).flagship(SMUGGLER, at(0, 1)).turn(SMUGGLER);
    let stronghold = scene.clone().strongholds(at(1, 1), 1).crew(SMUGGLER, [Card::Fighters]);
    won(play(stronghold).when(sail).when("dice 3 2"), SMUGGLERS_FLAGSHIP, [4, 4]);
    let gunship = play(scene.gunship(at(1, 1)).crew(UNION, [Card::Fighters]));
    won(gunship.when(sail).when("union: plan > pass; dice 5 2"), Figure::Gunship, [5, 6]);
}

#[test] // AH-BATTLE-11, AH-PLAN-11, AH-PLAN-13, AH-PLAN-05, AH-RULING-19
fn weapons_caches_and_secret_weapon_add_up() {
    let plans = [Plan::WeaponsCache, Plan::WeaponsCache, Plan::SecretWeapon];
    let scene = smuggler_attacks(Some(1), sea(3).flagship(UNION, at(1, 0)).ready(4).plans(plans));
    let scene = scene.when("union: plan > plan.weapons-cache; union: plan > plan.secret-weapon");
    let scene = scene.asks(UNION, &["plan > plan.weapons-cache", "plan > pass"]);
    let scene = scene.when("union: plan > plan.weapons-cache; union: plan > pass; dice 6 2 3");
    won(scene, Figure::Flagship(UNION), [6, 13]).then(|t| assert_eq!(t.plans.discard.len(), 3));
}

#[test] // AH-BATTLE-12
fn the_winner_attacker_or_defender_picks_an_option_of_its_own_faction_or_none() {
    let smugglers = ["victory > option.a", "victory > option.b", "victory > pass"];
    let scene = sea(3).flagship(SQUADRON, at(1, 0));
    smuggler_attacks(Some(1), scene.clone()).when("dice 6 1").asks(SMUGGLER, &smugglers);
    let scene = smuggler_attacks(Some(1), scene).when("dice 1 6");
    let scene = scene.asks(SQUADRON, &["victory > option.a", "victory > option.b", "victory > pass"]);
    scene.when("squadron: victory > pass").damage(SMUGGLER, 0).damage(SQUADRON, 0).acts(SMUGGLER);
    let scene = smuggler_attacks(Some(1), sea(3).flagship(UNION, at(1, 0))).when("union: plan > pass; dice 1 6");
    scene.asks(UNION, &["victory > option.a", "victory > option.b", "victory > pass"]);
}

#[test] // AH-BATTLE-13, AH-DAMAGE-08
fn the_damage_hits_the_figure_that_lost_and_the_gold_is_its_owners() {
    let scene = sea(3).turn(UNION).flagship(UNION, at(0, 0)).dice(UNION, [1]).placed(UNION, Slot::Cannons, 1);
    let scene = scene.patrols(at(1, 0), 1).gold(SQUADRON, 2);
    let scene = play(scene).when("union: die.1 > slot.sail; union: step > space.1.0; union: plan > pass; dice 6 1");
    let scene = scene.when("union: victory > option.b").patrols(at(1, 0), 0).damage(SQUADRON, 0);
    scene.gold(UNION, 1).gold(SQUADRON, 1).then(|t| assert_eq!(t.sea.patrols_in_supply(), 10));
}

#[test] // AH-BATTLE-14
fn later_battles_use_what_is_left_of_the_cannons() {
    let scene = sea(3).patrols(at(1, 0), 2);
    let scene = smuggler_attacks(Some(3), scene)
        .when("smuggler: fire > slot.cannons > by.1; dice 6 1; smuggler: victory > pass");
    scene.asks_set(SMUGGLER, &["fire > slot.cannons > by.1", "fire > pass"]);
}

#[test] // AH-BATTLE-16, AH-TERRAIN-04
fn no_battle_happens_in_fog() {
    let scene =
        sea(3).flagship(SMUGGLER, at(2, 0)).turn(SMUGGLER).dice(SMUGGLER, [1]).placed(SMUGGLER, Slot::Cannons, 6);
    let scene = play(scene.patrols(at(3, 0), 3).gunship(at(3, 0)));
    let scene = scene.when("smuggler: die.1 > slot.sail; smuggler: step > space.3.0");
    scene.battles(0).offers(SMUGGLER, "step > stop").flagship(SQUADRON, at(3, 0));
}

#[test] // AH-BATTLE-17
fn after_a_battle_the_attacker_has_no_movement_left() {
    let scene = smuggler_attacks(Some(1), sea(3).patrols(at(1, 0), 1)).when("dice 6 1; smuggler: victory > pass");
    scene.flagship(SMUGGLER, at(1, 0)).acts(SMUGGLER);
    // Without a battle it would go on.
    smuggler_attacks(None, sea(3).patrols(at(1, 0), 1)).offers(SMUGGLER, "step > space.2.0");
}

#[test] // AH-BATTLE-19
fn comrades_are_not_battled() {
    let scene = all_at(3, Table::scene(3).tile("compass-b", 0, 0, 0).tile("swords-a", 2, 0, 0), at(3, 0));
    let scene =
        scene.flagship(SMUGGLER, at(0, 1)).turn(SMUGGLER).dice(SMUGGLER, [1]).placed(SMUGGLER, Slot::Cannons, 6);
    let scene = play(scene.comrades(at(1, 1), 5)).when("smuggler: die.1 > slot.sail; smuggler: step > space.1.1");
    scene.battles(0).offers(SMUGGLER, "step > stop");
}

#[test] // AH-BATTLE-20, AH-RULING-16
fn several_figures_of_one_owner_are_battled_one_by_one() {
    let scene =
        smuggler_attacks(Some(1), sea(3).patrols(at(1, 0), 3)).battles(1).when("dice 6 1; smuggler: victory > pass");
    let scene = scene.battles(2).asks_chance(6).when("dice 1 6; squadron: victory > pass").battles(3);
    scene.when("dice 6 1; smuggler: victory > pass").battles(3).acts(SMUGGLER).patrols(at(1, 0), 3);
}
