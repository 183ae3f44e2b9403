//! Rulings on moving, exploring, currents and the edge of the map.

use crate::{Sailing, Voyage, all_at, at, play, sea};
use ahoy::{Card, Corner, Event, Region, SMUGGLER, SQUADRON, Slot, Table, UNION, Way};

/// The Smuggler stands there and has placed a die on Sail.
#[track_caller]
fn sailing(scene: ahoy::Scene, x: i8, y: i8) -> Voyage {
    play(scene.turn(SMUGGLER).flagship(SMUGGLER, at(x, y))).when("smuggler: die.1 > slot.sail")
}
/// `fish-b`, whose current flows out of the tile, with another tile below.
fn below_fish_b(tile: &str) -> ahoy::Scene {
    all_at(3, Table::scene(3).tile("fish-b", 0, 0, 0).tile(tile, 0, 2, 0), at(1, 1)).tiles_in_stack(0)
}

#[test] // AH-RULING-03, AH-ACTION-01
fn the_first_step_is_compulsory_for_whatever_moves_by_steps() {
    for slot in ["sail", "full-sail", "sailor", "trawler"] {
        let scene = sea(3).turn(SMUGGLER).flagship(SMUGGLER, at(1, 0)).crew(SMUGGLER, [Card::Sailor, Card::Trawler]);
        let scene = play(scene.dice(SMUGGLER, [2]).tiles_in_stack(0)).when(&format!("smuggler: die.2 > slot.{slot}"));
        let scene = scene.asks_set(SMUGGLER, &["step > space.0.0", "step > space.1.1", "step > space.2.0"]);
        scene.when("smuggler: step > space.1.1").offers(SMUGGLER, "step > stop");
    }
}

#[test] // AH-RULING-03
fn a_first_step_is_possible_from_every_space_of_every_tile() {
    for region in Region::ALL {
        for corner in Corner::ALL {
            let scene = Table::scene(3).tile(region.name(), 0, 0, 0);
            let from = ahoy::Lie { x: 0, y: 0, turns: 0 }.point(corner);
            let scene = sailing(all_at(3, scene, from).tiles_in_stack(0), from.x, from.y);
            let has_moved = scene.played.events().iter().any(|event| matches!(event, Event::Moved { .. }));
            let may_step = scene.played.offers(SMUGGLER).any(|offer| offer.to_string().starts_with("step > space"));
            assert!(has_moved || may_step, "{region}.{corner}");
        }
    }
}

#[test] // AH-RULING-04, AH-DE-01
fn tailwind_may_be_declined_and_a_value_without_a_space_does_nothing() {
    let scene = play(sea(3).flagship(SQUADRON, at(2, 0)).dice(SQUADRON, [1, 6]));
    // Nothing is printed 1; without a move there is no Patrol.
    let scene = scene.when("squadron: die.1 > slot.tailwind").acts(SQUADRON).due(1).patrols(at(2, 0), 0);
    let scene = scene.when("squadron: die.6 > slot.tailwind").asks_set(SQUADRON, &["go > space.3.0", "go > pass"]);
    let declined = scene.clone().when("squadron: go > pass").asks(SQUADRON, &["end"]);
    declined.flagship(SQUADRON, at(2, 0)).patrols(at(2, 0), 0);
    scene.when("squadron: go > space.3.0").asks(SQUADRON, &["patrol > yes", "patrol > no"]);
}

#[test] // AH-RULING-05
fn a_direct_move_ends_in_another_space() {
    let scene = sea(3).turn(SMUGGLER).flagship(SMUGGLER, at(0, 1)).dice(SMUGGLER, [2]);
    play(scene).when("smuggler: die.2 > slot.tailwind").asks(SMUGGLER, &["end"]).flagship(SMUGGLER, at(0, 1));
    let scene = sea(3).turn(SMUGGLER).flagship(SMUGGLER, at(0, 1)).crew(SMUGGLER, [Card::GhastlyGust]);
    let spaces = ["0.0", "1.0", "1.1", "2.0", "2.1", "3.0", "3.1"].map(|space| format!("go > space.{space}"));
    play(scene).when("smuggler: crew.ghastly-gust").offers_set(SMUGGLER, "go > space", &spaces);
}

#[test] // AH-RULING-07, AH-EXPLORE-05
fn there_is_no_room_where_every_turn_would_bring_islands_together() {
    // Four Islands around a hole of exactly one tile, each next to another of its cells.
    let map = Table::scene(3).tile("skull-b", -1, -2, 0).tile("fish-b", 2, 0, 2).tile("tree-b", 1, 2, 2);
    let scene = all_at(3, map.tile("bird-b", -2, 0, 0), at(0, -1));
    let scene = sailing(scene, 0, -1).offers_no(SMUGGLER, "step > space.0.0");
    scene.rejects("smuggler: step > space.0.0", "AH-EXPLORE-05").then(|t| assert_eq!(t.tiles_in_stack(), 7));
    // With one Island turned away there is room.
    let map = Table::scene(3).tile("skull-b", -1, -2, 0).tile("fish-b", 2, 0, 0).tile("tree-b", 1, 2, 2);
    let scene = sailing(all_at(3, map.tile("bird-b", -2, 0, 0), at(0, -1)), 0, -1);
    let scene = scene.when("smuggler: step > space.0.0").draws_tile("compass-a");
    // Only one way is left, so no question comes: the Island in the north-east.
    scene.then(|t| assert_eq!(t.sea.map.tile(Region::CompassA).map(|laid| laid.lie.island()), Some(at(1, 0))));
}

#[test] // AH-RULING-08
fn a_push_that_cannot_explore_does_not_happen() {
    let map = all_at(3, Table::scene(3).tile("fish-b", 0, 0, 0), at(1, 1)).tiles_in_stack(0);
    let scene = sailing(map, 0, 0);
    // The Sandbar bars the east, so the one way leads into the current, which has nowhere to flow.
    scene.flagship(SMUGGLER, at(0, 1)).asks_set(SMUGGLER, &["step > space.0.0", "step > space.1.1", "step > stop"]);
}

#[test] // AH-RULING-08, AH-CREW-25
fn a_flagship_with_sea_witch_may_wrap_where_a_push_cannot_explore() {
    let map = all_at(3, Table::scene(3).tile("fish-b", 0, 0, 0), at(1, 1)).tiles_in_stack(0);
    let scene = play(map.turn(SMUGGLER).flagship(SMUGGLER, at(1, 1)).crew(SMUGGLER, [Card::SeaWitch]));
    let scene = scene.when("smuggler: die.1 > slot.sail; smuggler: step > space.0.1");
    let scene = scene.asks_set(SMUGGLER, &["off-map > wrap", "off-map > stay"]);
    scene.clone().when("smuggler: off-map > stay").flagship(SMUGGLER, at(0, 1)).offers(SMUGGLER, "step > stop");
    scene.when("smuggler: off-map > wrap").flagship(SMUGGLER, at(0, 0)).offers(SMUGGLER, "step > stop");
}

#[test] // AH-RULING-09, AH-TERRAIN-01
fn one_push_may_follow_another_and_movement_that_is_left_is_used_afterwards() {
    let scene = sailing(below_fish_b("skull-a"), 0, 0).flagship(SMUGGLER, at(0, 3));
    scene.asks_set(SMUGGLER, &["step > space.0.2", "step > space.1.3", "step > stop"]);
}

#[test] // AH-RULING-09
fn a_current_pushes_after_exploring_too_and_the_forfeited_movement_stays_forfeit() {
    // The current of skull-a, turned twice, comes to lie at 0,-1 and flows north to the printed 2 at 0,-2.
    let explored = sailing(sea(3), 0, 0).when("smuggler: step > space.0.-1").draws_tile("skull-a");
    let explored = explored.when("smuggler: tile.-1.-2.2").flagship(SMUGGLER, at(0, -2)).acts(SMUGGLER);
    // Both moves are told: into what was explored, and on with the current.
    let ways: Vec<Way> = explored.played.events().iter().filter_map(way).collect();
    assert_eq!(ways, [Way::Explore, Way::Current]);
    // Laid so that its open water is entered, nothing pushes.
    let calm = sailing(sea(3), 0, 0).when("smuggler: step > space.0.-1").draws_tile("skull-a");
    calm.when("smuggler: tile.0.-2.0").flagship(SMUGGLER, at(0, -1));
}
fn way(event: &Event) -> Option<Way> {
    if let Event::Moved { how, .. } = event { Some(*how) } else { None }
}

#[test] // AH-RULING-09
fn a_current_pushes_after_the_battle_of_its_space() {
    let map = all_at(3, Table::scene(3).tile("tree-a", 0, 0, 0).tile("skull-b", 2, 0, 0), at(3, 1));
    let scene = sailing(map.patrols(at(0, 1), 1).placed(SMUGGLER, Slot::Cannons, 1), 1, 1);
    let battle = scene.when("smuggler: step > space.0.1").battles(1).flagship(SMUGGLER, at(0, 1));
    battle.when("dice 6 1; smuggler: victory > pass").flagship(SMUGGLER, at(0, 0)).acts(SMUGGLER);
}

#[test] // AH-RULING-09
fn only_fish_b_flows_out_of_its_tile() {
    for region in Region::ALL {
        for corner in Corner::ALL {
            let from = ahoy::Lie { x: 0, y: 0, turns: 0 }.point(corner);
            let parts: &ahoy::Parts = wardroom_kernel::Parts::shipped();
            let Some(flow) = parts.space(ahoy::Space::new(region, corner)).flow else { continue };
            let to = from.towards(flow);
            let is_inside = (0..2).contains(&to.x) && (0..2).contains(&to.y);
            assert_eq!(is_inside, region != Region::FishB, "{region}");
        }
    }
}

#[test] // AH-RULING-10, AH-RULING-11, AH-CREW-02
fn each_space_pushes_once_in_a_chain_and_a_paid_step_begins_a_new_one() {
    // The current at 0,1 flows into the Fog at 0,2.
    let scene = below_fish_b("fish-a").turn(SMUGGLER).flagship(SMUGGLER, at(0, 0)).crew(SMUGGLER, [Card::Barrelman]);
    let scene = play(scene).when("smuggler: die.1 > slot.sail").flagship(SMUGGLER, at(0, 2));
    let fog = ["fog > space.0.1", "fog > space.1.2", "fog > space.0.3", "fog > pass"];
    let scene = scene.asks_set(SMUGGLER, &fog).when("smuggler: fog > space.0.1").flagship(SMUGGLER, at(0, 1));
    let steps = ["step > space.0.0", "step > space.1.1", "step > space.0.2", "step > stop"];
    let scene = scene.asks_set(SMUGGLER, &steps).when("smuggler: step > space.0.2").asks_set(SMUGGLER, &fog);
    // The current pushes again, but the Fog has pushed already.
    scene.when("smuggler: fog > space.0.1").flagship(SMUGGLER, at(0, 2)).acts(SMUGGLER);
}

#[test] // AH-RULING-11, AH-CREW-24
fn sea_dog_may_be_moved_in_any_direction_that_would_be_a_step() {
    let scene = all_at(3, Table::scene(3).tile("skull-a", 0, 0, 0), at(1, 1)).turn(SMUGGLER);
    let scene = scene.flagship(SMUGGLER, at(1, 0)).crew(SMUGGLER, [Card::SeaDog]);
    let sail = "smuggler: die.1 > slot.sail; smuggler: step > space.0.0";
    let inside = ["current > follow", "current > ignore", "current > space.1.0"];
    let closed = play(scene.clone().tiles_in_stack(0)).when(sail).asks_set(SMUGGLER, &inside);
    closed.clone().when("smuggler: current > ignore").flagship(SMUGGLER, at(0, 0)).offers(SMUGGLER, "step > stop");
    closed.clone().when("smuggler: current > follow").flagship(SMUGGLER, at(0, 1));
    closed.when("smuggler: current > space.1.0").flagship(SMUGGLER, at(1, 0)).offers(SMUGGLER, "step > stop");
    let outside = ["current > space.0.-1", "current > space.-1.0"];
    play(scene).when(sail).asks_set(SMUGGLER, &[&inside[..], &outside].concat());
}

#[test] // AH-RULING-11
fn fog_stays_free_of_battle_when_it_is_used_as_a_current() {
    let scene = sea(3).turn(SMUGGLER).flagship(SMUGGLER, at(2, 0)).crew(SMUGGLER, [Card::Barrelman]).tiles_in_stack(0);
    let scene = play(scene.patrols(at(3, 0), 1).dice(SMUGGLER, [1]).placed(SMUGGLER, Slot::Cannons, 6));
    let scene = scene.when("smuggler: die.1 > slot.sail; smuggler: step > space.3.0").battles(0);
    scene.asks_set(SMUGGLER, &["fog > space.2.0", "fog > space.3.1", "fog > pass"]);
}

/// The Smuggler with Sea Witch there, sailing.
#[track_caller]
fn with_sea_witch(scene: ahoy::Scene, x: i8, y: i8) -> Voyage {
    sailing(scene.crew(SMUGGLER, [Card::SeaWitch]), x, y)
}

#[test] // AH-RULING-12, AH-CREW-25, AH-MOVE-03
fn sea_witch_wraps_to_the_last_space_before_the_first_gap_for_the_one_step() {
    let scene = with_sea_witch(sea(3), 0, 0).when("smuggler: step > space.-1.0");
    let scene = scene.asks_set(SMUGGLER, &["off-map > explore", "off-map > wrap"]).when("smuggler: off-map > wrap");
    let scene = scene.flagship(SMUGGLER, at(3, 0)).then(|t| assert_eq!(t.tiles_in_stack(), 9));
    // The movement is not forfeited: one of two steps is left.
    scene.offers(SMUGGLER, "step > stop").when("smuggler: step > space.2.0").acts(SMUGGLER);
    // Where no figure can explore she still may wrap.
    let scene = with_sea_witch(sea(3).tiles_in_stack(0), 0, 0).when("smuggler: step > space.-1.0");
    scene.flagship(SMUGGLER, at(3, 0));
}

#[test] // AH-RULING-12
fn sandbars_on_the_line_do_not_matter_to_sea_witch() {
    let scene = with_sea_witch(sea(3).tiles_in_stack(0), 0, 1).when("smuggler: step > space.0.2");
    scene.flagship(SMUGGLER, at(0, 0)).offers(SMUGGLER, "step > stop");
}

#[test] // AH-RULING-12
fn battle_and_terrain_await_sea_witch_where_she_arrives() {
    let map = Table::scene(3).tile("compass-b", 0, 0, 0).tile("tree-b", 2, 0, 0);
    let scene = all_at(3, map, at(3, 0)).tiles_in_stack(0).patrols(at(2, 1), 1).placed(SQUADRON, Slot::Cannons5, 1);
    // North of 2,0 there is nothing; south of it lies 2,1, Wreckage with a loaded Patrol.
    let scene = with_sea_witch(scene.flagship(UNION, at(3, 0)), 2, 0).when("smuggler: step > space.2.-1");
    let scene = scene.flagship(SMUGGLER, at(2, 1)).battles(1).when("dice 1 6; squadron: victory > pass");
    let scene = scene.when("smuggler: suffer > slot.sail").damage(SMUGGLER, 1);
    scene.asks(SMUGGLER, &["treasure > yes", "treasure > no"]);
}
