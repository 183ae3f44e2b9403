//! Map: tiles on a grid, which spaces are neighbours, what a turned tile does to arrows and Sandbars.

use crate::{Sailing, Voyage, all_at, at, play, sea};
use ahoy::{Corner, Direction, Figure, Parts, Region, SMUGGLER, SQUADRON, Space, Suit, Table, Terrain, UNION};
use wardroom_kernel::Parts as _;

/// The Smuggler stands there and sails; no tile is left to explore.
#[track_caller]
fn sailing(scene: ahoy::Scene, x: i8, y: i8) -> Voyage {
    let scene = all_at(3, scene.tiles_in_stack(0), at(x, y)).turn(SMUGGLER);
    play(scene).when("smuggler: die.1 > slot.sail")
}

#[test] // AH-MAP-01
fn there_are_two_tiles_of_each_suit_with_one_island_each() {
    for suit in Suit::ALL {
        assert_eq!(Region::ALL.into_iter().filter(|region| region.suit() == suit).count(), 2, "{suit}");
    }
    for region in Region::ALL {
        let is_island = |space: &Space| Parts::shipped().space(*space).terrain == Terrain::Island;
        assert_eq!(region.spaces().count(), 4);
        assert_eq!(region.spaces().filter(is_island).collect::<Vec<_>>(), [region.island()]);
    }
}

#[test] // AH-MAP-02
fn an_unrotated_tile_has_its_island_in_the_south_east() {
    let table = Table::scene(2).tile("fish-a", 4, -3, 0).table().expect("a table");
    let points = Corner::ALL.map(|corner| table.sea.map.point(Space::new(Region::FishA, corner)));
    assert_eq!(points, [at(4, -3), at(5, -3), at(4, -2), at(5, -2)].map(Some));
    assert_eq!(table.sea.map.tile(Region::FishA).expect("laid").lie.island(), at(5, -2));
}

#[test] // AH-MAP-03
fn a_quarter_turn_takes_each_cell_to_the_next_one_clockwise() {
    for (turns, island) in [(0, at(1, 1)), (1, at(0, 1)), (2, at(0, 0)), (3, at(1, 0))] {
        let table = Table::scene(2).tile("skull-a", 0, 0, turns).table().expect("a table");
        assert_eq!(table.sea.map.tile(Region::SkullA).expect("laid").lie.island(), island, "{turns}");
    }
    let table = Table::scene(2).tile("skull-a", 0, 0, 1).table().expect("a table");
    let points = Corner::ALL.map(|corner| table.sea.map.point(Space::new(Region::SkullA, corner)));
    assert_eq!(points, [at(1, 0), at(1, 1), at(0, 0), at(0, 1)].map(Some), "nw to ne, ne to se, sw to nw, se to sw");
    assert_eq!(Direction::ALL.map(|way| way.turned(1)), {
        use Direction::{East, North, South, West};
        [East, South, West, North]
    });
}

#[test] // AH-MAP-03, AH-TERRAIN-01
fn the_arrow_of_a_current_turns_with_its_tile() {
    // The arrow of skull-a points from nw to sw: turned once it points from 1,0 to 0,0.
    let scene = Table::scene(3).tile("skull-a", 0, 0, 1);
    sailing(scene, 1, 1).when("smuggler: step > space.1.0").flagship(SMUGGLER, at(0, 0));
}

#[test] // AH-MAP-03, AH-MAP-06
fn a_sandbar_turns_with_its_tile() {
    // One way is left, so no question comes.
    let unturned = Table::scene(3).tile("compass-b", 0, 0, 0);
    sailing(unturned, 0, 0).flagship(SMUGGLER, at(1, 0));
    let turned = Table::scene(3).tile("compass-b", 0, 0, 1);
    sailing(turned, 0, 0).flagship(SMUGGLER, at(0, 1));
}

#[test] // AH-MAP-04, AH-MOVE-01
fn neighbours_share_an_edge_also_across_tiles_but_never_a_corner() {
    let scene = Table::scene(3).tile("compass-b", 0, 0, 0).tile("swords-a", 2, 0, 0).tile("skull-b", 0, 2, 0);
    sailing(scene, 1, 1)
        .asks_set(SMUGGLER, &["step > space.1.0", "step > space.2.1", "step > space.1.2", "step > space.0.1"]);
}

#[test] // AH-MAP-05
fn a_gap_between_tiles_is_off_the_map() {
    let scene = Table::scene(3).tile("compass-b", 0, 0, 0).tile("swords-a", 3, 0, 0);
    at_the_gap(scene).asks_set(SMUGGLER, &["step > space.0.0", "step > space.1.1", "step > space.1.-1"]);
}
/// The Smuggler sails from 1,0; to the east is a gap one space wide, to the north the open edge.
fn at_the_gap(scene: ahoy::Scene) -> Voyage {
    play(all_at(3, scene, at(1, 0)).turn(SMUGGLER)).when("smuggler: die.1 > slot.sail")
}

#[test] // AH-MAP-06, AH-TERRAIN-06
fn each_sandbar_lies_between_two_neighbouring_spaces_of_one_tile() {
    let sandbars = [
        (Region::FishB, [Corner::NorthWest, Corner::NorthEast]),
        (Region::CompassB, [Corner::NorthWest, Corner::SouthWest]),
        (Region::BirdB, [Corner::SouthWest, Corner::SouthEast]),
    ];
    for region in Region::ALL {
        let expected = sandbars.iter().find(|(of, _)| *of == region).map(|(_, corners)| *corners);
        assert_eq!(Parts::shipped().sandbar(region), expected, "{region}");
    }
}

#[test] // AH-MAP-07
fn any_number_of_figures_share_a_space() {
    let scene = sea(3).flagship(SMUGGLER, at(0, 0)).flagship(UNION, at(1, 0)).flagship(SQUADRON, at(1, 0));
    let scene = scene.patrols(at(1, 0), 10).cutter(at(1, 0)).turn(SMUGGLER);
    let scene = play(scene).when("smuggler: die.1 > slot.sail; smuggler: step > space.1.0; smuggler: step > stop");
    scene.flagship(SMUGGLER, at(1, 0)).flagship(UNION, at(1, 0)).at(Figure::Cutter, at(1, 0)).patrols(at(1, 0), 10);
}
