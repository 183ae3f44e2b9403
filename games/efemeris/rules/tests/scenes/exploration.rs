//! Exploration: two tiles a turn, wherever there is room.

use crate::Voyage;
use crate::sailing::Sailing;
use crate::stage::{Stage, duel, expert, team_start};
use crate::walk::{everywhere, set_up};
use efemeris::{ALTAIR, BELLATRIX, Cell, Group, Phase, Rotation, Tile};
use std::collections::BTreeSet;
use wardroom_kernel::Viewer;

/// Altair draws two tiles in the first turn of a duel.
fn drawn() -> Voyage {
    set_up("duel").asks_chance(16).when("dice 1").asks_chance(15).when("dice 1")
}
fn cells(scene: &Voyage, tile: Tile) -> BTreeSet<String> {
    let offers = scene.texts(ALTAIR, &format!("tile.{tile} > cell."));
    offers.iter().filter_map(|offer| offer.split(" > ").nth(1)).map(str::to_owned).collect()
}

#[test] // EF-EXPL-01, EF-RULING-06, EF-INFO-05
fn both_tiles_are_drawn_and_seen_by_all_before_the_first_is_laid() {
    let scene = drawn().asks_exactly(&[ALTAIR]);
    for viewer in [Viewer::Seat(ALTAIR), Viewer::Seat(BELLATRIX), Viewer::Spectator] {
        scene.clone().sees(viewer, |view| {
            assert_eq!(view.players[ALTAIR].drawn.len(), 2);
            assert_eq!(view.stack.len(), 14);
        });
    }
}

#[test] // EF-EXPL-02, EF-EXPL-03, EF-EXPL-05, EF-EX-05
fn either_tile_is_first_on_any_cell_beside_the_laid_ones_in_any_rotation() {
    let scene = drawn();
    let [one, other] = scene.played.table().players[ALTAIR].drawn[..] else { panic!("two tiles are drawn") };
    let open = ["1.-1", "1.0", "-1.1", "-1.0", "0.-2", "1.-2", "-1.-1", "0.2", "1.1", "-1.2"];
    let open: BTreeSet<String> = open.iter().map(|cell| format!("cell.{cell}")).collect();
    for tile in [one, other] {
        assert_eq!(cells(&scene, tile), open);
    }
    let scene = scene.counts(ALTAIR, "tile.", 2 * 10 * 6);
    for (first, second) in [(one, other), (other, one)] {
        let laid = scene.clone().does(ALTAIR, &format!("tile.{first} > cell.1.-1 > turn.5"));
        let laid = laid.never(ALTAIR, &format!("tile.{first}"));
        let more = cells(&laid, second);
        assert!(more.contains("cell.2.-1") && more.contains("cell.2.-2") && !more.contains("cell.1.-1"));
        assert_eq!(more.len(), 11);
    }
}

#[test] // EF-EXPL-05, EF-MODE-04
fn the_base_layout_ends_two_cells_from_the_centre_and_the_expert_layout_where_it_says() {
    let at_the_rim = duel().drawn(ALTAIR, "s2 s5").start();
    assert!(cells(&at_the_rim, Tile::S2).iter().all(|cell| {
        let cell: Cell = cell.trim_start_matches("cell.").parse().expect("a cell");
        cell.ring() <= 2
    }));
    // Of the cells in the third ring layout 23 has two in the east and two in the west.
    let east = expert().tile("2.-1", "s9", 0).drawn(ALTAIR, "s2 s5").start();
    let open = cells(&east, Tile::S2);
    assert!(open.contains("cell.3.-2") && open.contains("cell.3.-1") && !open.contains("cell.0.-3"));
}

#[test] // EF-EXPL-06, EF-EX-06, EF-RULING-05
fn the_last_tile_is_drawn_alone_and_then_the_phase_is_skipped() {
    let mut scene = set_up("general");
    for (turn, left) in [13, 11, 9, 7, 5, 3, 1, 0, 0].into_iter().enumerate() {
        if turn > 0 {
            scene = scene.next_turn();
        } else {
            scene = scene.explore();
        }
        assert_eq!(scene.played.table().stack.len(), left, "turn {}", turn + 1);
        assert_eq!(scene.played.table().phase, Phase::Tactics);
    }
    scene.then(|table| assert_eq!(table.sky.tiles().count(), 19));
}

#[test] // EF-EXPL-07, EF-SPACE-04
fn a_new_tile_harms_no_ship_and_may_link_its_space_on() {
    // (1,-1)/1 leads nowhere; s6 has exits on all sides.
    let rim = duel().ship("altair.galleon", "1.-1.1").drawn(ALTAIR, "s2 s6").start().linked("1.-1.1", &["1.-1.f"]);
    let laid = rim.does(ALTAIR, "tile.s6 > cell.2.-2 > turn.0").stands("altair.galleon", "1.-1.1");
    laid.linked("1.-1.1", &["1.-1.f", "2.-2.n"]);
}

#[test] // EF-EXPL-08, EF-INV-01
fn free_cells_are_as_many_as_tiles_to_come_and_laid_tiles_are_connected() {
    for mode in ["duel", "general", "team", "duel-expert"] {
        everywhere(mode, 2, 300, |played| {
            let table = played.table();
            if table.phase.is_setup() || table.phase == Phase::Draw && played.chance().is_none() {
                return;
            }
            let drawn: usize = table.players.iter().map(|player| player.drawn.len()).sum();
            let to_come = usize::from(table.stack.len()) + drawn;
            assert_eq!(usize::from(table.layout().cells.minus(table.sky.taken()).len()), to_come);
            assert_eq!(table.sky.tiles().count() + to_come, usize::from(table.agreed.tiles));
            let is_alone = |cell: Cell| cell.around().and(table.sky.taken()).is_empty();
            assert!(!table.sky.taken().any(is_alone), "a tile lies apart");
        });
    }
}

#[test] // EF-TEAM-07, EF-EX-74, EF-RULING-08, EF-RULING-99
fn each_partner_lays_the_own_tile_and_the_first_answer_comes_first() {
    let begun = || team_start().drawn(ALTAIR, "s4").drawn(BELLATRIX, "s8").start().asks_exactly(&[ALTAIR, BELLATRIX]);
    let begun = begun().never(ALTAIR, "tile.s8").never(BELLATRIX, "tile.s4");
    begun.clone().does(ALTAIR, "tile.s4 > cell.1.0 > turn.0").asks_exactly(&[BELLATRIX]);
    let second = begun.does(BELLATRIX, "tile.s8 > cell.1.-2 > turn.3").asks_exactly(&[ALTAIR]);
    second.does(ALTAIR, "tile.s4 > cell.2.-2 > turn.1").then(|table| {
        assert_eq!(table.phase, Phase::Tactics);
        assert_eq!(table.sky.at("1.-2".parse().expect("a cell")).map(|laid| laid.tile), Some(Tile::S8));
    });
}

#[test] // EF-TEAM-07
fn each_partner_draws_one_tile_and_both_see_both() {
    let drawn = team_start().exploration().start().asks_chance(14).when("dice 1").asks_chance(13).when("dice 1");
    drawn.asks_exactly(&[ALTAIR, BELLATRIX]).sees(Viewer::Seat(ALTAIR), |view| {
        assert_eq!([ALTAIR, BELLATRIX].map(|seat| view.players[seat].drawn.len()), [1, 1]);
    });
}

#[test] // EF-RULING-08
fn a_single_last_tile_is_drawn_by_the_lower_seat() {
    let nearly_full = team_start().exploration().change(|table| {
        let free = table.layout().cells.minus(table.sky.taken());
        let tiles = Tile::ALL.into_iter().filter(|tile| tile.group() != Group::Expert);
        let tiles: Vec<Tile> = tiles.filter(|&tile| table.sky.cell_of(tile).is_none()).collect();
        for (cell, tile) in free.zip(&tiles[1..]) {
            table.sky.lay(*tile, cell, Rotation::default());
        }
    });
    let scene = nearly_full.start();
    let scene = if scene.played.chance().is_some() { scene.when("dice 1") } else { scene };
    scene.asks_exactly(&[ALTAIR]).counts(ALTAIR, "tile.", 6).explore().asks_exactly(&[ALTAIR, BELLATRIX]);
}
