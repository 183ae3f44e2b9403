//! Exploring: drawing and placing a tile where a figure leaves the map.

use crate::{Sailing, Voyage, all_at, at, play, sea};
use ahoy::{Figure, Region, SMUGGLER, SQUADRON, Table, UNION};
use wardroom_kernel::Viewer;

/// The Smuggler stands there and has placed a die on Sail.
#[track_caller]
fn sailing(scene: ahoy::Scene, x: i8, y: i8) -> Voyage {
    play(scene.turn(SMUGGLER).flagship(SMUGGLER, at(x, y))).when("smuggler: die.1 > slot.sail")
}
/// Tiles at these places, in all four turns but those.
fn tiles(places: &[(i8, i8)], but: &[&str]) -> Vec<String> {
    let all = places.iter().flat_map(|(x, y)| (0..4).map(move |turns| format!("tile.{x}.{y}.{turns}")));
    all.filter(|tile| !but.contains(&tile.as_str())).collect()
}

#[test] // AH-EXPLORE-01, AH-SETUP-06
fn who_steps_off_the_map_draws_a_tile_and_stands_on_it() {
    let scene = sailing(sea(3), 0, 0).then(|t| assert_eq!(t.tiles_in_stack(), 9)).when("smuggler: step > space.0.-1");
    let scene = scene.draws_tile("skull-b").when("smuggler: tile.-1.-2.0");
    // The Island of skull-b lies at 0,-1.
    scene.flagship(SMUGGLER, at(0, -1)).acts(SMUGGLER).then(|t| {
        assert_eq!(t.tiles_in_stack(), 8);
        assert_eq!(t.sea.flagship(SMUGGLER), Some(Region::SkullB.island()));
        assert_eq!(t.sea.map.wealth(Region::SkullB).map(|die| die.value()), Some(1));
    });
}

#[test] // AH-EXPLORE-02, AH-RULING-06, AH-DE-06
fn the_tile_covers_the_entered_cell_at_two_places_in_four_turns() {
    let scene = sailing(sea(3), 0, 0).when("smuggler: step > space.0.-1").draws_tile("skull-b");
    // At -1,-2 it touches the old tile along one space only.
    scene.asks_set(SMUGGLER, &tiles(&[(-1, -2), (0, -2)], &[]));
    let scene = sailing(sea(3), 0, 0).when("smuggler: step > space.-1.0").draws_tile("skull-b");
    scene.asks_set(SMUGGLER, &tiles(&[(-2, -1), (-2, 0)], &[]));
    let east = all_at(3, Table::scene(3).tile("compass-b", 0, 0, 0), at(1, 0));
    let scene = sailing(east, 1, 0).when("smuggler: step > space.2.0").draws_tile("skull-b");
    scene.asks_set(SMUGGLER, &tiles(&[(2, -1), (2, 0)], &["tile.2.0.1"]));
}

#[test] // AH-EXPLORE-02, AH-DE-06
fn the_tile_overlaps_no_other_tile() {
    // East of 1,0 there are two free columns at y = 0 and above, but a tile lies at 2,1.
    let map = Table::scene(3).tile("compass-b", 0, 0, 0).tile("swords-a", 2, 1, 0);
    let scene = sailing(all_at(3, map, at(1, 0)), 1, 0).when("smuggler: step > space.2.0").draws_tile("skull-b");
    scene.asks_set(SMUGGLER, &tiles(&[(2, -1)], &[]));
}

#[test] // AH-EXPLORE-03
fn the_mover_chooses_after_seeing_the_tile() {
    let scene = sailing(sea(3), 0, 0).when("smuggler: step > space.0.-1").asks_chance(10).draws_tile("tree-a");
    let scene = scene.offers(SMUGGLER, "tile.0.-2.3");
    scene.sees(Viewer::Seat(SMUGGLER), |view| assert_eq!(view.under_way.drawn, Some(Region::TreeA)));
}

#[test] // AH-EXPLORE-04
fn islands_are_never_neighbours_but_may_touch_at_a_corner() {
    let scene = sailing(sea(3), 1, 1).when("smuggler: step > space.1.2").draws_tile("skull-b");
    // The Islands at 1,1 and 3,1 keep it off 1,2; at 0,2 and 2,2 it is diagonal to them.
    scene.asks_set(SMUGGLER, &tiles(&[(0, 2), (1, 2)], &["tile.0.2.3", "tile.1.2.2"]));
}

#[test] // AH-EXPLORE-05, AH-RULING-07
fn without_room_the_step_is_illegal_and_no_tile_is_drawn() {
    let map = Table::scene(3).tile("compass-b", 0, 0, 0).tile("swords-a", 3, 0, 0);
    let scene = sailing(all_at(3, map, at(1, 0)), 1, 0);
    scene.offers_no(SMUGGLER, "step > space.2.0").rejects("smuggler: step > space.2.0", "AH-EXPLORE-05");
}

#[test] // AH-EXPLORE-06
fn with_an_empty_stack_nobody_explores() {
    let scene = sailing(sea(3).tiles_in_stack(0), 1, 0);
    let steps = ["step > space.0.0", "step > space.1.1", "step > space.2.0"];
    scene.asks_set(SMUGGLER, &steps).rejects("smuggler: step > space.1.-1", "AH-EXPLORE-06");
    let scene = sea(3).tiles_in_stack(0).dice(SQUADRON, [3]).patrols(at(1, 0), 1);
    let scene = play(scene).when("squadron: die.3 > slot.order; squadron: pick > patrol.1.0");
    scene.asks_set(SQUADRON, &steps);
}

#[test] // AH-EXPLORE-07
fn a_current_pushes_the_explorer_before_it_anchors() {
    // The current of skull-a comes to lie at 0,-1 and flows north to 0,-2.
    let scene = sailing(sea(3), 0, 0).when("smuggler: step > space.0.-1").draws_tile("skull-a");
    let scene = scene.when("smuggler: tile.-1.-2.2").flagship(SMUGGLER, at(0, -2));
    scene.acts(SMUGGLER).offers_set(SMUGGLER, "step", &[] as &[&str]);
}

#[test] // AH-EXPLORE-08, AH-EXPLORE-01
fn patrols_and_union_ships_explore_too() {
    let scene = play(sea(3).dice(SQUADRON, [3]).patrols(at(0, 0), 1));
    let scene = scene.when("squadron: die.3 > slot.order; squadron: pick > patrol.0.0; squadron: step > space.-1.0");
    let scene = scene.draws_tile("compass-a").when("squadron: tile.-2.-1.0");
    scene.patrols(at(-1, 0), 1).then(|t| assert!(t.sea.map.has(Region::CompassA)));
    for (slot, ship) in [("cutter", Figure::Cutter), ("gunship-4", Figure::Gunship)] {
        let scene = sea(3).turn(UNION).dice(UNION, [4]);
        let scene = if ship == Figure::Cutter { scene.cutter(at(0, 0)) } else { scene.gunship(at(0, 0)) };
        let scene =
            play(scene).when(&format!("union: die.4 > slot.{slot}; union: ship > sail; union: step > space.-1.0"));
        // Open water of compass-a (sw) comes to lie at -1,0.
        let scene = scene.draws_tile("compass-a").when("union: tile.-2.-1.3");
        scene.at(ship, at(-1, 0)).asks(UNION, &["end"]);
    }
}
