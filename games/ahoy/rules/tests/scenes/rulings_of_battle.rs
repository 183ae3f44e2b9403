//! Rulings on battles: series, plans, damage and what a Smuggler's victory moves.

use crate::{Sailing, Voyage, all_at, at, die, play, sea};
use ahoy::{Card, DieSlot, Event, Figure, Plan, Region, SMUGGLER, SMUGGLER_2, SQUADRON, Slot, Table, UNION};

const SAIL_EAST: &str = "smuggler: die.1 > slot.sail; smuggler: step > space.1.0";

/// The Smuggler, with a 1 on Cannons, is about to come from 0,0 to 1,0.
fn smuggler_loaded(scene: ahoy::Scene) -> ahoy::Scene {
    let scene = scene.flagship(SMUGGLER, at(0, 0)).turn(SMUGGLER).dice(SMUGGLER, [1, 1]);
    scene.placed(SMUGGLER, Slot::Cannons, 1)
}
/// The Squadron's Flagship, with these dice on Cannons, comes from 0,0 to 1,0.
#[track_caller]
fn squadron_attacks(scene: ahoy::Scene) -> Voyage {
    let scene = scene.flagship(SQUADRON, at(0, 0)).dice(SQUADRON, [1]);
    play(scene).when("squadron: die.1 > slot.sail; squadron: step > space.1.0")
}
fn anchored(scene: &Voyage) -> usize {
    scene.played.events().iter().filter(|event| matches!(event, Event::Anchored { .. })).count()
}

#[test] // AH-RULING-13, AH-SQUAD-10
fn the_squadron_lowers_one_of_two_dice_in_a_battle_and_another_in_the_next() {
    let scene = sea(4).flagship(SMUGGLER, at(1, 0)).flagship(SMUGGLER_2, at(1, 0));
    let scene = squadron_attacks(scene.placed(SQUADRON, Slot::Cannons5, 3).placed(SQUADRON, Slot::Cannons6, 2));
    let scene = scene.when("squadron: attack > flagship.smuggler");
    let five = ["fire > slot.cannons-5 > by.1", "fire > slot.cannons-5 > by.2"];
    let six = ["fire > slot.cannons-6 > by.1", "fire > pass"];
    let scene = scene.asks_set(SQUADRON, &[five, six].concat()).when("squadron: fire > slot.cannons-5 > by.2");
    let scene = scene.asks_chance(6).when("dice 6 1; squadron: victory > pass").asks_set(SQUADRON, &six);
    let scene = scene.when("squadron: fire > slot.cannons-6 > by.1; dice 6 1; squadron: victory > pass");
    scene.slot(SQUADRON, Slot::Cannons5, &[die(1)]).slot(SQUADRON, Slot::Cannons6, &[die(1)]);
    // Both at 1 still mean loaded.
    let scene = sea(3).flagship(SMUGGLER, at(1, 0));
    squadron_attacks(scene.placed(SQUADRON, Slot::Cannons5, 1).placed(SQUADRON, Slot::Cannons6, 1)).battles(1);
}

#[test] // AH-RULING-14
fn a_friend_that_is_loaded_does_not_load_the_mover() {
    let scene =
        sea(3).flagship(SQUADRON, at(0, 1)).dice(SQUADRON, [1]).strongholds(at(1, 1), 1).flagship(SMUGGLER, at(1, 1));
    let scene = play(scene).when("squadron: die.1 > slot.sail; squadron: step > space.1.1");
    scene.battles(0).offers(SQUADRON, "step > stop");
    let scene = sea(3).flagship(UNION, at(0, 0)).turn(UNION).gunship(at(1, 0)).patrols(at(1, 0), 1);
    let scene = play(scene).when("union: die.1 > slot.sail; union: step > space.1.0");
    scene.battles(0).offers(UNION, "step > stop");
}

#[test] // AH-RULING-15, AH-BATTLE-15
fn a_series_ends_when_the_attacker_is_removed() {
    let scene =
        sea(4).flagship(SMUGGLER, at(1, 0)).flagship(SMUGGLER_2, at(1, 0)).patrols(at(0, 0), 1).dice(SQUADRON, [3]);
    let scene = play(scene.placed(SQUADRON, Slot::Cannons5, 1));
    let scene = scene.when("squadron: die.3 > slot.order; squadron: pick > patrol.0.0; squadron: step > space.1.0");
    let scene = scene.when("squadron: attack > flagship.smuggler-2; dice 1 6; smuggler-2: victory > option.b");
    let scene = scene.patrols(at(1, 0), 0).when("smuggler-2: reward > cell.2.3; smuggler-2: gain > yes");
    scene.battles(1).asks(SQUADRON, &["end"]);
}

#[test] // AH-RULING-15, AH-SMUG-12
fn a_series_ends_when_the_attacker_leaves_the_space() {
    let scene = play(smuggler_loaded(sea(3).patrols(at(1, 0), 3)))
        .when(SAIL_EAST)
        .when("dice 6 1; smuggler: victory > option.a");
    let scene = scene.patrols(at(1, 0), 2).when("smuggler: step > space.2.0; smuggler: step > stop");
    scene.battles(1).flagship(SMUGGLER, at(2, 0)).acts(SMUGGLER);
}

#[test] // AH-RULING-16, AH-RULING-22, AH-RULING-27
fn who_is_due_is_read_anew_before_each_battle() {
    // The Union attacks; the Smuggler wins, goes out and back, and beats the Patrol that the Union had still to face.
    let scene = sea(3).flagship(UNION, at(0, 0)).turn(UNION).dice(UNION, [1]).placed(UNION, Slot::Cannons, 1);
    let scene =
        scene.flagship(SMUGGLER, at(1, 0)).dice(SMUGGLER, []).placed(SMUGGLER, Slot::Cannons, 1).patrols(at(1, 0), 1);
    let scene =
        play(scene).when("union: die.1 > slot.sail; union: step > space.1.0; union: attack > flagship.smuggler");
    let scene = scene.when("union: plan > pass; dice 1 6; smuggler: victory > option.a; smuggler: damage > slot.rally");
    let scene = scene.when("smuggler: step > space.2.0; smuggler: step > space.1.0");
    let scene = scene.asks_set(SMUGGLER, &["attack > flagship.union", "attack > patrol.1.0"]);
    let scene = scene.when("smuggler: attack > patrol.1.0; dice 6 1; smuggler: victory > option.b");
    let scene = scene.when("smuggler: reward > cell.2.3; smuggler: gain > yes; union: plan > pass; dice 6 1");
    let scene = scene.when("smuggler: victory > pass").battles(3);
    scene.asks(UNION, &["end"]).flagship(UNION, at(1, 0));
}

#[test] // AH-RULING-18, AH-CREW-11
fn a_battle_ignored_by_emissary_forfeits_nothing_and_is_not_asked_for_again() {
    let scene = smuggler_loaded(sea(3).patrols(at(1, 0), 2)).gold(SMUGGLER, 2).crew(SMUGGLER, [Card::Emissary]);
    let scene =
        play(scene).when("smuggler: die.1 > slot.sail; smuggler: spend > gold.0 > die.1; smuggler: step > space.1.0");
    let scene = scene.when("smuggler: emissary > pay").asks_set(SMUGGLER, &["emissary > pay", "emissary > pass"]);
    let both = scene.clone().when("smuggler: emissary > pay").gold(SMUGGLER, 0).gold(SQUADRON, 2).battles_won(0);
    both.offers(SMUGGLER, "step > space.2.0");
    let one = scene.when("smuggler: emissary > pass; dice 6 1; smuggler: victory > pass");
    one.battles_won(1).acts(SMUGGLER).flagship(SMUGGLER, at(1, 0));
}

#[test] // AH-RULING-18, AH-PLAN-07
fn close_call_ends_the_battle_whoever_plays_it_and_the_mover_goes_on() {
    let scene = play(smuggler_loaded(sea(3).flagship(UNION, at(1, 0)).plans([Plan::CloseCall]))).when(SAIL_EAST);
    let scene = scene.when("union: plan > plan.close-call").battles_won(0).offers(SMUGGLER, "step > space.2.0");
    scene.then(|t| assert!(t.plans.discard.contains(&Plan::CloseCall)));
    let scene = sea(3).flagship(UNION, at(0, 0)).turn(UNION).dice(UNION, [1]).placed(UNION, Slot::Cannons, 1);
    let scene = play(scene.flagship(SMUGGLER, at(1, 0)).plans([Plan::CloseCall]));
    let scene = scene.when("union: die.1 > slot.sail; union: step > space.1.0; union: plan > plan.close-call");
    scene.battles_won(0).offers(UNION, "step > space.2.0");
}

#[test] // AH-RULING-20, AH-CREW-15
fn extra_damage_is_dealt_even_without_an_option() {
    let scene = smuggler_loaded(sea(4).flagship(SMUGGLER_2, at(1, 0))).crew(SMUGGLER, [Card::Gunner]);
    let scene = play(scene).when(SAIL_EAST).when("dice 6 1; smuggler: victory > pass; smuggler: damage > slot.sail");
    scene.damage(SMUGGLER_2, 1).acts(SMUGGLER);
}

#[test] // AH-RULING-20, AH-PLAN-11
fn secret_weapon_adds_a_damage_to_the_same_hit() {
    let scene = sea(3).flagship(UNION, at(0, 0)).turn(UNION).dice(UNION, [1]).placed(UNION, Slot::Cannons, 1);
    let scene = play(scene.flagship(SMUGGLER, at(1, 0)).plans([Plan::SecretWeapon]));
    let scene = scene.when(
        "union: die.1 > slot.sail; union: step > space.1.0; union: plan > plan.secret-weapon; union: plan > pass",
    );
    let scene =
        scene.when("dice 3 4 6; union: victory > option.b; union: damage > slot.sail; union: damage > slot.sail");
    scene.damage(SMUGGLER, 2);
}

#[test] // AH-RULING-20
fn extras_add_up_with_the_option_in_one_hit() {
    let scene = sea(3).flagship(UNION, at(0, 0)).turn(UNION).dice(UNION, [1]).placed(UNION, Slot::Cannons, 1);
    let scene = scene.flagship(SMUGGLER, at(1, 0)).plans([Plan::SecretWeapon]).crew(UNION, [Card::Gunner]);
    let scene = play(scene).when("union: die.1 > slot.sail; union: step > space.1.0; union: plan > plan.secret-weapon");
    let scene = scene.when("union: plan > pass; dice 3 4 6; union: victory > option.a; union: damage > slot.sail");
    let scene = scene.when("union: damage > slot.cannons; union: damage > slot.tailwind").damage(SMUGGLER, 3);
    scene.asks(UNION, &["end"]);
}

#[test] // AH-RULING-21
fn as_much_of_an_option_is_done_as_possible() {
    // Neither gold nor Comrades: the options are there all the same.
    let scene = squadron_attacks(sea(3).flagship(UNION, at(1, 0)).placed(SQUADRON, Slot::Cannons5, 1));
    let scene = scene.when("union: plan > pass; dice 6 1").offers(SQUADRON, "victory > option.a");
    let scene =
        scene.offers(SQUADRON, "victory > option.c").when("squadron: victory > option.c; squadron: damage > slot.sail");
    scene.damage(UNION, 1).gold(SQUADRON, 0).then(|t| assert_eq!(t.sea.comrades_in_supply(), 20));
    let scene = squadron_attacks(sea(3).flagship(SMUGGLER, at(1, 0)).placed(SQUADRON, Slot::Cannons5, 1));
    let scene = scene.when("dice 6 1; squadron: victory > option.a; squadron: damage > slot.sail");
    scene.damage(SMUGGLER, 1).gold(SQUADRON, 0);
}

#[test] // AH-RULING-21
fn damage_beyond_what_a_figure_can_take_is_lost() {
    let scene =
        smuggler_loaded(sea(3).patrols(at(1, 0), 2).flagship(SQUADRON, at(1, 0))).crew(SMUGGLER, [Card::Gunner]);
    let scene =
        play(scene).when(SAIL_EAST).when("smuggler: attack > patrol.1.0; dice 6 1; smuggler: victory > option.a");
    scene.patrols(at(1, 0), 1).damage(SQUADRON, 0).offers(SMUGGLER, "step > space.2.0");
}

#[test] // AH-RULING-22, AH-SMUG-12
fn a_smugglers_victory_moves_it_at_least_a_step_and_may_win_again() {
    let scene = play(smuggler_loaded(sea(3).patrols(at(1, 0), 2)))
        .when(SAIL_EAST)
        .when("dice 6 1; smuggler: victory > option.a");
    let scene =
        scene.offers_no(SMUGGLER, "step > stop").when("smuggler: step > space.2.0").offers(SMUGGLER, "step > stop");
    // Back in the space it left it battles the figures there.
    let scene = scene
        .when("smuggler: step > space.1.0")
        .battles(2)
        .when("dice 6 1")
        .asks(SMUGGLER, &["victory > option.a", "victory > option.b", "victory > pass"]);
    let scene = scene.when("smuggler: victory > option.a").patrols(at(1, 0), 0).offers_no(SMUGGLER, "step > stop");
    scene.when("smuggler: step > space.1.1; smuggler: step > stop").acts(SMUGGLER).flagship(SMUGGLER, at(1, 1));
}

#[test] // AH-RULING-22
fn who_was_beaten_is_battled_again_when_the_smuggler_comes_back() {
    let scene = play(smuggler_loaded(sea(4).flagship(SMUGGLER_2, at(1, 0)))).when(SAIL_EAST);
    let scene = scene.when("dice 6 1; smuggler: victory > option.a; smuggler: damage > slot.sail");
    let scene = scene.when("smuggler: step > space.2.0; smuggler: step > space.1.0").battles(2).when("dice 1 6");
    scene.offers(SMUGGLER_2, "victory > pass").when("smuggler-2: victory > pass").acts(SMUGGLER).battles(2);
}

#[test] // AH-RULING-22, AH-EXPLORE-01
fn a_smugglers_victory_may_explore() {
    let scene = play(smuggler_loaded(sea(3).patrols(at(1, 0), 1)))
        .when(SAIL_EAST)
        .when("dice 6 1; smuggler: victory > option.a");
    let scene = scene.when("smuggler: step > space.1.-1").draws_tile("compass-a").when("smuggler: tile.1.-2.0");
    scene.flagship(SMUGGLER, at(1, -1)).acts(SMUGGLER);
}

#[test] // AH-RULING-23
fn the_terrain_of_a_space_that_is_left_in_battle_lapses() {
    let scene = smuggler_loaded(sea(3).patrols(at(2, 1), 1)).flagship(SMUGGLER, at(2, 0));
    let scene = play(scene)
        .when("smuggler: die.1 > slot.sail; smuggler: step > space.2.1; dice 6 1; smuggler: victory > option.a");
    let scene = scene.when("smuggler: step > space.1.1; smuggler: step > stop").damage(SMUGGLER, 0);
    scene.flagship(SMUGGLER, at(1, 1)).gold(SMUGGLER, 0).acts(SMUGGLER);
}

#[test] // AH-RULING-24
fn a_nested_movement_anchors_and_the_interrupted_one_does_not() {
    let map = Table::scene(3).tile("compass-b", 0, 0, 0).tile("skull-b", 2, 0, 0);
    let scene = smuggler_loaded(all_at(3, map, at(3, 1)).patrols(at(1, 0), 1));
    let scene = play(scene).when(SAIL_EAST).when("dice 6 1; smuggler: victory > option.a; smuggler: step > space.2.0");
    // Past the Harbor at 2,0 to the Treasure at 3,0.
    let scene = scene.when("smuggler: step > space.3.0").asks(SMUGGLER, &["treasure > yes", "treasure > no"]);
    let scene = scene.when("smuggler: treasure > yes").gold(SMUGGLER, 1).acts(SMUGGLER);
    assert_eq!(anchored(&scene), 1);
}

#[test] // AH-RULING-24, AH-RULING-26
fn whoever_is_pushed_while_a_nested_movement_anchors_does_not_anchor_again() {
    let map = Table::scene(3).tile("compass-b", 0, 0, 0).tile("skull-b", 2, 0, 0);
    let scene = all_at(3, map, at(3, 1)).flagship(SMUGGLER, at(0, 0)).turn(SMUGGLER).dice(SMUGGLER, [1, 1]);
    let scene = scene.patrols(at(1, 0), 1).placed(SQUADRON, Slot::Cannons5, 5).flagship(SQUADRON, at(3, 0));
    let scene = scene.crew(SMUGGLER, [Card::GunnersMate]).crew(SQUADRON, [Card::BatteringBeakhead]);
    let scene = play(scene).when(SAIL_EAST).when("squadron: fire > pass; dice 6 1; smuggler: victory > option.a");
    // The Harbor at 2,0 ends the movement that was won; its die goes to Cannons, and the Gunner's Mate fires at 3,0.
    let scene = scene.when("smuggler: step > space.2.0; smuggler: step > stop");
    let scene = scene.when("smuggler: harbor > slot.sail > die.1; smuggler: gunners-mate > space.3.0");
    let scene = scene.when("squadron: fire > pass; dice 1 6; squadron: victory > option.a");
    let scene = scene.when("squadron: damage > slot.sail; squadron: beakhead > space.2.1");
    let scene = scene.flagship(SMUGGLER, at(2, 1)).battles(2).acts(SMUGGLER);
    assert_eq!(anchored(&scene), 1, "{:?}", scene.played.events());
}

#[test] // AH-RULING-27, AH-SMUG-12
fn a_defending_smuggler_that_wins_moves_in_anothers_turn_and_the_series_goes_on() {
    let scene = sea(4).flagship(SMUGGLER, at(1, 0)).flagship(SMUGGLER_2, at(1, 0)).flagship(UNION, at(2, 0));
    let scene = scene.dice(SMUGGLER, []).placed(SMUGGLER, Slot::Cannons, 1);
    let scene = squadron_attacks(scene.placed(SQUADRON, Slot::Cannons5, 1))
        .when("squadron: attack > flagship.smuggler; dice 1 6");
    let scene = scene.when("smuggler: victory > option.a; smuggler: damage > slot.order; smuggler: step > space.2.0");
    // There it is an attacker of its own.
    let scene = scene
        .when("union: plan > pass; dice 6 1")
        .offers(SMUGGLER, "victory > option.b")
        .when("smuggler: victory > pass");
    let scene = scene.flagship(SMUGGLER, at(2, 0)).battles(3).asks_chance(6).when("dice 6 1");
    scene
        .offers(SQUADRON, "victory > option.a")
        .when("squadron: victory > pass")
        .asks(SQUADRON, &["patrol > yes", "patrol > no"]);
}

#[test] // AH-RULING-30, AH-RULING-29, AH-SQUAD-17
fn the_region_of_battle_is_where_the_defender_stood() {
    let scene = sea(3).flagship(UNION, at(1, 0)).comrades(at(1, 1), 2).comrades(at(3, 1), 2);
    let scene = scene.placed(SQUADRON, Slot::Cannons5, 1).crew(SQUADRON, [Card::BatteringBeakhead]);
    let scene = squadron_attacks(scene)
        .when("union: plan > pass; dice 6 1; squadron: victory > option.c; squadron: damage > slot.sail");
    let scene = scene.then(|t| assert_eq!(t.sea.comrades(Region::CompassB), 2)).when("squadron: beakhead > space.2.0");
    scene.flagship(UNION, at(2, 0)).then(|t| {
        assert_eq!([t.sea.comrades(Region::CompassB), t.sea.comrades(Region::SwordsA)], [1, 2]);
    });
}

#[test] // AH-RULING-29
fn a_victory_deals_damage_then_pushes_then_does_the_rest() {
    let scene = smuggler_loaded(sea(4).flagship(SMUGGLER_2, at(1, 0))).crew(SMUGGLER, [Card::BatteringBeakhead]);
    let scene = play(scene).when(SAIL_EAST).when("dice 6 1; smuggler: victory > option.a");
    let scene = scene.offers(SMUGGLER, "damage > slot.sail").when("smuggler: damage > slot.sail");
    let scene = scene.offers(SMUGGLER, "beakhead > pass").when("smuggler: beakhead > space.2.0");
    scene.flagship(SMUGGLER_2, at(2, 0)).offers(SMUGGLER, "step > space.0.0").slot(
        SMUGGLER_2,
        Slot::Sail,
        &[DieSlot::Damaged],
    );
}

#[test] // AH-RULING-28, AH-CREW-04
fn a_buccaneer_used_in_a_nested_battle_is_not_there_for_the_first_one_any_more() {
    let scene = smuggler_loaded(sea(4).flagship(SMUGGLER_2, at(1, 0)).crew(SMUGGLER_2, [Card::Diver, Card::Pilot]));
    let scene = scene.flagship(SQUADRON, at(2, 0)).crew(SQUADRON, [Card::Elder]).crew(SMUGGLER, [Card::Buccaneer]);
    let scene =
        play(scene).when(SAIL_EAST).when("dice 6 1; smuggler: first > effect.victory; smuggler: victory > option.a");
    let scene = scene.when("smuggler: damage > slot.sail; smuggler: step > space.2.0; dice 6 1");
    let scene =
        scene.when("smuggler: first > effect.buccaneer; smuggler: buccaneer > card.elder; smuggler: victory > pass");
    scene.acts(SMUGGLER).then(|t| assert_eq!(t.player(SMUGGLER_2).crew.len(), 2));
}

trait Won: Sized {
    /// How many battles were fought to their end.
    fn battles_won(self, count: usize) -> Self;
}
impl Won for Voyage {
    #[track_caller]
    fn battles_won(self, count: usize) -> Self {
        let won = self.played.events().iter().filter(|event| matches!(event, Event::BattleWon { .. })).count();
        assert_eq!(won, count, "battles that were fought");
        self
    }
}

#[test] // AH-RULING-28
fn the_turn_player_orders_victory_cutpurse_and_buccaneer() {
    let scene = smuggler_loaded(sea(4).flagship(SMUGGLER_2, at(1, 0)).crew(SMUGGLER_2, [Card::Diver]));
    let scene = play(scene.crew(SMUGGLER, [Card::Cutpurse, Card::Buccaneer])).when(SAIL_EAST).when("dice 6 1");
    let effects = ["first > effect.victory", "first > effect.cutpurse", "first > effect.buccaneer"];
    let scene =
        scene.asks_set(SMUGGLER, &effects).when("smuggler: first > effect.buccaneer; smuggler: buccaneer > card.diver");
    let scene =
        scene.asks_set(SMUGGLER, &effects[..2]).when("smuggler: first > effect.victory; smuggler: victory > pass");
    scene.gold(SMUGGLER, 2).acts(SMUGGLER).at(Figure::Flagship(SMUGGLER_2), at(1, 0));
}
