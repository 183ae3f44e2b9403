//! Moving: steps, direct moves, what happens after each, and when a figure anchors.

use crate::{Sailing, Voyage, all_at, at, play, sea};
use ahoy::{Card, Event, Figure, SMUGGLER, SQUADRON, Slot, Table, UNION};

/// The Smuggler stands there and has placed a die on Sail.
#[track_caller]
fn sailing(scene: ahoy::Scene, x: i8, y: i8) -> Voyage {
    play(scene.turn(SMUGGLER).flagship(SMUGGLER, at(x, y))).when("smuggler: die.1 > slot.sail")
}
/// How often a figure has anchored.
fn anchored(scene: &Voyage, figure: Figure) -> usize {
    let events = scene.played.events().iter();
    events.filter(|event| matches!(event, Event::Anchored { figure: it, .. } if *it == figure)).count()
}

#[test] // AH-MOVE-01, AH-MOVE-03
fn a_step_goes_to_a_neighbour_or_off_the_map_where_a_tile_has_room() {
    sailing(sea(3), 0, 1).asks_set(SMUGGLER, &["step > space.1.1", "step > space.0.2", "step > space.-1.1"]);
    sailing(sea(3), 0, 1)
        .rejects("smuggler: step > space.1.0", "AH-MOVE-01")
        .rejects("smuggler: step > stop", "AH-ACTION-01");
}

#[test] // AH-MOVE-02, AH-TERRAIN-06
fn no_figure_crosses_a_sandbar_by_a_step() {
    sailing(sea(3), 0, 0).offers_no(SMUGGLER, "step > space.0.1").rejects("smuggler: step > space.0.1", "AH-MOVE-02");
    let scene = sea(3).dice(SQUADRON, [3]).patrols(at(0, 1), 1).tiles_in_stack(0);
    let scene = play(scene).when("squadron: die.3 > slot.order; squadron: pick > patrol.0.1");
    scene.patrols(at(1, 1), 1);
    let scene = sea(3).turn(UNION).dice(UNION, [1]).cutter(at(0, 0)).tiles_in_stack(0);
    let scene = play(scene).when("union: die.1 > slot.cutter; union: ship > sail");
    scene.at(Figure::Cutter, at(1, 0)).offers_no(UNION, "step > space.0.1");
}

#[test] // AH-MOVE-02
fn a_direct_move_ignores_sandbars() {
    let scene = sea(3).turn(SMUGGLER).flagship(SMUGGLER, at(0, 0)).dice(SMUGGLER, [2]);
    let scene = play(scene).when("smuggler: die.2 > slot.tailwind; smuggler: go > space.0.1");
    scene.flagship(SMUGGLER, at(0, 1));
}

#[test] // AH-MOVE-03, AH-EXPLORE-06
fn from_the_edge_one_steps_off_only_where_one_can_explore() {
    sailing(sea(3), 0, 1).offers(SMUGGLER, "step > space.-1.1").offers(SMUGGLER, "step > space.0.2");
    let inside = ["step > space.0.0", "step > space.1.1", "step > space.2.0"];
    sailing(sea(3).tiles_in_stack(0), 1, 0).asks_set(SMUGGLER, &inside);
    sailing(sea(3).tiles_in_stack(1), 1, 0).asks_set(SMUGGLER, &[&inside[..], &["step > space.1.-1"]].concat());
}

#[test] // AH-MOVE-04
fn explore_comes_before_the_current_of_the_new_space() {
    let scene = sailing(sea(3), 0, 0).when("smuggler: step > space.0.-1").draws_tile("skull-a");
    let scene = scene.when("smuggler: tile.-1.-2.2");
    scene.flagship(SMUGGLER, at(0, -2)).acts(SMUGGLER);
}

#[test] // AH-MOVE-04, AH-TERRAIN-01
fn battle_comes_before_the_current_of_the_space() {
    let map = Table::scene(3).tile("skull-a", 0, 0, 0);
    let scene = all_at(3, map, at(1, 1)).patrols(at(0, 0), 1).placed(SMUGGLER, Slot::Cannons, 1).dice(SMUGGLER, [1]);
    let scene = sailing(scene, 1, 0).when("smuggler: step > space.0.0").flagship(SMUGGLER, at(0, 0)).asks_chance(6);
    scene.when("dice 1 6; squadron: victory > pass").flagship(SMUGGLER, at(0, 1)).asks(SMUGGLER, &["end"]);
}

#[test] // AH-MOVE-05, AH-MOVE-06
fn after_a_step_one_goes_on_or_stops_and_anchors() {
    let scene = sailing(sea(3).tiles_in_stack(0), 2, 0).when("smuggler: step > space.1.0");
    assert_eq!(anchored(&scene, Figure::Flagship(SMUGGLER)), 0);
    let stopped = scene.clone().when("smuggler: step > stop");
    assert_eq!(anchored(&stopped, Figure::Flagship(SMUGGLER)), 1);
    let went_on = scene.when("smuggler: step > space.1.1");
    assert_eq!(anchored(&went_on, Figure::Flagship(SMUGGLER)), 1);
    went_on.flagship(SMUGGLER, at(1, 1)).acts(SMUGGLER);
}

/// A Harbor at 0,0, a Treasure at 1,0 and one at 0,1, an Island at 1,1.
fn skull_b() -> ahoy::Scene {
    all_at(3, Table::scene(3).tile("skull-b", 0, 0, 0), at(1, 1)).tiles_in_stack(0)
}

#[test] // AH-MOVE-06, AH-MOVE-10, AH-TERRAIN-08
fn harbor_and_treasure_are_for_those_that_anchor_not_for_those_that_pass() {
    let scene = sailing(skull_b().damaged(SMUGGLER, Slot::Cannons), 1, 1).when("smuggler: step > space.1.0");
    let passed = scene.clone().when("smuggler: step > space.0.0").gold(SMUGGLER, 0);
    passed.offers(SMUGGLER, "harbor > repair");
    let anchored = scene.when("smuggler: step > stop");
    anchored.asks(SMUGGLER, &["treasure > yes", "treasure > no"]).when("smuggler: treasure > yes").gold(SMUGGLER, 1);
    let scene = sailing(skull_b().damaged(SMUGGLER, Slot::Cannons), 1, 0).when("smuggler: step > space.0.0");
    scene.when("smuggler: step > space.0.1").asks(SMUGGLER, &["treasure > yes", "treasure > no"]);
}

#[test] // AH-MOVE-06, AH-TERRAIN-10
fn harbor_and_treasure_are_for_flagships_only() {
    let scene = skull_b().dice(SQUADRON, [3]).patrols(at(1, 1), 1).damaged(SQUADRON, Slot::Sail);
    let scene =
        play(scene).when("squadron: die.3 > slot.order; squadron: pick > patrol.1.1; squadron: step > space.1.0");
    scene.patrols(at(1, 0), 1).asks(SQUADRON, &["end"]).gold(SQUADRON, 0).damage(SQUADRON, 1);
    let scene = skull_b().turn(UNION).dice(UNION, [1]).cutter(at(1, 0)).damaged(UNION, Slot::Sail);
    let scene =
        play(scene).when("union: die.1 > slot.cutter; union: ship > sail; union: step > space.0.0; union: step > stop");
    scene.at(Figure::Cutter, at(0, 0)).asks(UNION, &["end"]).damage(UNION, 1);
}

#[test] // AH-MOVE-07, AH-EXPLORE-07
fn exploring_forfeits_the_rest_of_the_movement() {
    let scene = sailing(sea(3), 0, 0).when("smuggler: step > space.0.-1").draws_tile("compass-a");
    // Open water of compass-a (sw) at 0,-1.
    let scene = scene.when("smuggler: tile.0.-2.0");
    scene.flagship(SMUGGLER, at(0, -1)).acts(SMUGGLER);
}

#[test] // AH-MOVE-07, AH-BATTLE-17
fn battling_forfeits_the_rest_of_the_movement() {
    let scene = sea(3).patrols(at(1, 0), 1).placed(SMUGGLER, Slot::Cannons, 1).dice(SMUGGLER, [6]);
    let scene = play(scene.turn(SMUGGLER).flagship(SMUGGLER, at(0, 0))).when("smuggler: die.6 > slot.full-sail");
    let scene = scene.when("smuggler: step > space.1.0; dice 1 6; squadron: victory > pass");
    scene.flagship(SMUGGLER, at(1, 0)).asks(SMUGGLER, &["end"]);
}

#[test] // AH-MOVE-08
fn a_new_action_starts_only_after_anchoring() {
    let scene = sailing(skull_b(), 1, 1).when("smuggler: step > space.1.0");
    let scene = scene.offers_set(SMUGGLER, "die.", &[] as &[&str]).when("smuggler: step > stop");
    let scene = scene.asks(SMUGGLER, &["treasure > yes", "treasure > no"]).when("smuggler: treasure > no");
    scene.offers(SMUGGLER, "die.1 > slot.sail");
}

#[test] // AH-MOVE-09, AH-RULING-05
fn a_direct_move_resolves_battle_and_terrain_and_then_anchors() {
    let map = Table::scene(3).tile("tree-b", 0, 0, 0).tile("compass-b", 2, 0, 0);
    let scene = all_at(3, map, at(2, 0)).turn(SMUGGLER).dice(SMUGGLER, [3]).patrols(at(0, 0), 1);
    let scene = play(scene.placed(SQUADRON, Slot::Cannons6, 6));
    let scene = scene.when("smuggler: die.3 > slot.tailwind; smuggler: go > space.0.0");
    let scene = scene.when("squadron: fire > pass; dice 6 1; smuggler: victory > pass").battles(1);
    let scene = scene.when("smuggler: suffer > slot.sail").asks(SMUGGLER, &["treasure > yes", "treasure > no"]);
    let scene = scene.when("smuggler: treasure > yes").gold(SMUGGLER, 1).asks(SMUGGLER, &["end"]);
    assert_eq!(anchored(&scene, Figure::Flagship(SMUGGLER)), 1);
}

#[test] // AH-MOVE-10, AH-TERRAIN-07
fn leaving_triggers_nothing_but_passing_through_is_moving_in() {
    let map = Table::scene(3).tile("tree-b", 0, 0, 0).tile("compass-b", 2, 0, 0);
    let scene = all_at(3, map, at(3, 0)).tiles_in_stack(0);
    // 0,1 and 0,0 are Wreckage: leaving the one costs nothing, passing the other does.
    let scene =
        sailing(scene.patrols(at(0, 1), 1).placed(SQUADRON, Slot::Cannons6, 6), 0, 1).battles(0).damage(SMUGGLER, 0);
    let scene = scene.when("smuggler: step > space.0.0; smuggler: suffer > slot.sail; smuggler: step > space.1.0");
    scene.damage(SMUGGLER, 1).gold(SMUGGLER, 0).acts(SMUGGLER);
}

#[test] // AH-MOVE-11
fn stepping_out_and_back_is_moving_in_again() {
    let scene = sea(3).patrols(at(1, 0), 1).placed(SMUGGLER, Slot::Cannons, 1).dice(SMUGGLER, [1]).tiles_in_stack(0);
    let scene = sailing(scene, 1, 0).battles(0).when("smuggler: step > space.0.0; smuggler: step > space.1.0");
    scene.battles(1).asks_chance(6);
}

#[test] // AH-MOVE-12
fn a_figure_that_never_moved_does_not_anchor() {
    let scene = skull_b().turn(SMUGGLER).flagship(SMUGGLER, at(1, 0)).dice(SMUGGLER, [2, 1]);
    let scene = play(scene).when("smuggler: die.1 > slot.tailwind").gold(SMUGGLER, 0).acts(SMUGGLER);
    assert_eq!(anchored(&scene, Figure::Flagship(SMUGGLER)), 0);
    let scene = all_at(3, Table::scene(3).tile("skull-b", 0, 0, 0).tile("compass-b", 2, 0, 0), at(1, 0));
    let scene =
        play(scene.turn(SMUGGLER).dice(SMUGGLER, [2])).when("smuggler: die.2 > slot.tailwind; smuggler: go > pass");
    let scene = scene.asks(SMUGGLER, &["end"]).gold(SMUGGLER, 0);
    assert_eq!(anchored(&scene, Figure::Flagship(SMUGGLER)), 0);
}

#[test] // AH-MOVE-06, AH-SQUAD-02
fn crew_that_move_a_flagship_let_it_anchor_too() {
    let scene = skull_b().turn(SMUGGLER).crew(SMUGGLER, [Card::GhastlyGust]);
    let scene = play(scene).when("smuggler: crew.ghastly-gust; smuggler: go > space.1.0");
    scene.asks(SMUGGLER, &["treasure > yes", "treasure > no"]);
}
