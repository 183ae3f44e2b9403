//! Rewards: how the two markers move, and what each of the 25 cells gives.

use crate::deeds::{Begin, CALM, Deeds, waters};
use crate::{Sailing, Voyage};
use ahoy::{Card, Cell, Event, Laid, Lie, Map, Pips, Region, Reward, SMUGGLER, Slot, UNION, at};
use std::collections::BTreeMap;
use wardroom_kernel::FastRng;

const fn cell(row: u8, column: u8) -> Cell {
    Cell { row, column }
}
/// A Smuggler about to deliver at the Island 1,1, others far away, markers there.
fn grid(white: Cell, black: Cell) -> ahoy::Scene {
    let scene = waters(CALM, SMUGGLER, [(3, 0), (3, 0), (1, 1)]).cargo(SMUGGLER, [Card::Merchant]);
    let market = [Card::Gunner, Card::Diver, Card::Sailor];
    scene.market(market).deck([]).player(SMUGGLER, |player| (player.white, player.black) = (white, black))
}
/// The delivery: 2 Fame, and wealth 2 in compass-b. Now a cell is to be chosen.
fn delivers(scene: ahoy::Scene) -> Voyage {
    scene.begin().picks("deliver > card.merchant").fame(SMUGGLER, 2).wealth(Region::CompassB, 2)
}
/// The white marker comes from a neighbour into the cell, and its reward is gained.
fn gains_from(scene: ahoy::Scene, row: u8, column: u8) -> Voyage {
    let from = cell(row, if column < 5 { column + 1 } else { column - 1 });
    let scene = scene.player(SMUGGLER, |player| (player.white, player.black) = (from, from));
    delivers(scene).picks(&format!("reward > cell.{row}.{column}")).picks("gain > yes")
}
fn gains(row: u8, column: u8) -> Voyage {
    gains_from(grid(Cell::MIDDLE, Cell::MIDDLE), row, column)
}
trait Markers {
    fn markers(self, white: Cell, black: Cell) -> Self;
}
impl Markers for Voyage {
    #[track_caller]
    fn markers(self, white: Cell, black: Cell) -> Self {
        let player = self.played.table().player(SMUGGLER);
        assert_eq!((player.white, player.black), (white, black), "the markers are elsewhere");
        self
    }
}
fn cells(cells: &[&str]) -> Vec<String> {
    cells.iter().map(|cell| format!("reward > cell.{cell}")).collect()
}

#[test] // AH-REWARD-01
fn the_white_marker_must_move_one_cell_and_never_onto_the_black_one() {
    delivers(grid(cell(2, 3), cell(3, 3))).asks_set(SMUGGLER, &cells(&["1.3", "2.2", "2.4"]));
    delivers(grid(cell(2, 3), cell(5, 5))).asks_set(SMUGGLER, &cells(&["1.3", "3.3", "2.2", "2.4"]));
}

#[test] // AH-REWARD-01, AH-REWARD-03
fn a_reward_is_told_once_when_the_white_marker_moves() {
    let done = delivers(grid(cell(2, 3), cell(3, 3)))
        .picks("reward > cell.1.3")
        .picks("gain > no")
        .markers(cell(1, 3), cell(2, 3));
    let moved: Vec<&Event> =
        done.played.events().iter().filter(|event| matches!(event, Event::RewardMoved { .. })).collect();
    assert_eq!(moved, [&Event::RewardMoved { seat: SMUGGLER, from: cell(2, 3), to: cell(1, 3) }]);
}

#[test] // AH-RULING-64, AH-REWARD-01
fn cells_are_adjacent_orthogonally_and_the_grid_has_edges() {
    delivers(grid(cell(1, 1), cell(3, 3))).asks_set(SMUGGLER, &cells(&["1.2", "2.1"]));
    delivers(grid(cell(5, 3), cell(4, 3))).asks_set(SMUGGLER, &cells(&["5.2", "5.4"]));
}

#[test] // AH-REWARD-02, AH-REWARD-03, AH-DE-18
fn the_reward_may_be_declined_and_then_the_black_marker_follows_all_the_same() {
    let moved = delivers(grid(cell(2, 4), cell(2, 3))).picks("reward > cell.1.4");
    let asked = moved.asks(SMUGGLER, &["gain > yes", "gain > no"]);
    asked.picks("gain > no").asks_for(SMUGGLER, "pledge").markers(cell(1, 4), cell(2, 4)).crew(SMUGGLER, &[]);
}

#[test] // AH-REWARD-04
fn with_the_first_reward_all_four_neighbours_are_open_and_black_stays_in_the_middle() {
    let first = delivers(grid(Cell::MIDDLE, Cell::MIDDLE));
    let moved = first.asks_set(SMUGGLER, &cells(&["2.3", "4.3", "3.2", "3.4"])).picks("reward > cell.3.2");
    moved.picks("gain > yes").markers(cell(3, 2), cell(3, 3)).fame(SMUGGLER, 3);
}

#[test] // AH-REWARD-05
fn the_grid_is_read_from_the_top_left() {
    grid(Cell::MIDDLE, Cell::MIDDLE).begin().then(|table| {
        let rewards = table.parts.0.rewards;
        assert_eq!((rewards[0][0], rewards[0][4]), (Reward::FameForGold, Reward::Fame4Wealth));
        assert_eq!((rewards[4][0], rewards[4][4]), (Reward::Fame3, Reward::RepairAllFame));
    });
}

#[test] // AH-REWARD-11
fn cell_11_turns_up_to_five_gold_into_fame() {
    let asked = gains_from(grid(Cell::MIDDLE, Cell::MIDDLE).gold(SMUGGLER, 7), 1, 1);
    let amounts = (0..=5).map(|gold| format!("fame > gold.{gold}")).collect::<Vec<_>>();
    let spent = asked.asks_set(SMUGGLER, &amounts).picks("fame > gold.4").fame(SMUGGLER, 6).gold(SMUGGLER, 3);
    spent.asks_for(SMUGGLER, "pledge").then(|table| assert_eq!(table.gold_in_supply(), 17));
    let poor = gains_from(grid(Cell::MIDDLE, Cell::MIDDLE).gold(SMUGGLER, 1), 1, 1);
    poor.asks_set(SMUGGLER, &["fame > gold.0", "fame > gold.1"]);
}

#[test] // AH-REWARD-12, AH-REWARD-45, AH-RULING-65
fn cells_12_and_45_move_the_flagship_one_or_two_steps() {
    for (row, column) in [(1, 2), (4, 5)] {
        let first = gains(row, column).offers_no(SMUGGLER, "step > stop").goes(1, 0);
        first.clone().picks("step > stop").asks_for(SMUGGLER, "pledge").flagship(SMUGGLER, at(1, 0));
        first.goes(0, 0).asks_for(SMUGGLER, "pledge").flagship(SMUGGLER, at(0, 0));
        // With battles, and anchoring.
        let loaded = grid(Cell::MIDDLE, Cell::MIDDLE).flagship(UNION, at(1, 0)).placed(SMUGGLER, Slot::Cannons, 1);
        gains_from(loaded, row, column).goes(1, 0).battles(1);
        gains(row, column).goes(2, 1).picks("step > stop").picks("treasure > yes").gold(SMUGGLER, 1);
    }
}

#[test] // AH-REWARD-13, AH-REWARD-35, AH-REWARD-53
fn cells_13_35_and_53_are_two_fame() {
    for (row, column) in [(1, 3), (3, 5), (5, 3)] {
        gains(row, column).fame(SMUGGLER, 4).asks_for(SMUGGLER, "pledge");
    }
}

#[test] // AH-REWARD-14, AH-REWARD-21, AH-REWARD-43
fn cells_14_21_and_43_recruit_a_card_whatever_its_cost_and_suit() {
    for (row, column) in [(1, 4), (2, 1), (4, 3)] {
        let cards = ["hire > card.gunner", "hire > card.diver", "hire > card.sailor", "hire > pass"];
        let hired = gains(row, column).asks_set(SMUGGLER, &cards).picks("hire > card.gunner");
        hired.crew(SMUGGLER, &[Card::Gunner]).gold(SMUGGLER, 0).asks_for(SMUGGLER, "pledge");
    }
}

#[test] // AH-REWARD-15
fn cell_15_is_four_fame_and_wealth() {
    gains(1, 5).fame(SMUGGLER, 6).wealth(Region::CompassB, 3).wealth(Region::SkullB, 1).asks_for(SMUGGLER, "pledge");
}

#[test] // AH-REWARD-22, AH-REWARD-41, AH-RULING-65
fn cells_22_and_41_are_a_tailwind_of_any_printed_value() {
    for (row, column) in [(2, 2), (4, 1)] {
        let scene = grid(Cell::MIDDLE, Cell::MIDDLE).tile("tree-b", 4, 0, 0);
        let spaces = ["go > space.0.1", "go > space.4.0", "go > space.4.1", "go > pass"];
        let blown = gains_from(scene, row, column).asks_set(SMUGGLER, &spaces);
        blown.clone().picks("go > space.0.1").flagship(SMUGGLER, at(0, 1)).asks_for(SMUGGLER, "pledge");
        blown.picks("go > pass").flagship(SMUGGLER, at(1, 1)).asks_for(SMUGGLER, "pledge");
    }
}

#[test] // AH-REWARD-23, AH-REWARD-54
fn cells_23_and_54_are_a_gold() {
    for (row, column) in [(2, 3), (5, 4)] {
        gains(row, column).gold(SMUGGLER, 1).fame(SMUGGLER, 2).asks_for(SMUGGLER, "pledge");
    }
}

#[test] // AH-REWARD-24, AH-REWARD-32
fn cells_24_and_32_are_a_fame() {
    for (row, column) in [(2, 4), (3, 2)] {
        gains(row, column).fame(SMUGGLER, 3).gold(SMUGGLER, 0).asks_for(SMUGGLER, "pledge");
    }
}

#[test] // AH-REWARD-25, AH-REWARD-55
fn cells_25_and_55_repair_everything_and_the_last_pays_fame_for_it() {
    let slots = [Slot::Sail, Slot::Sail, Slot::Negotiate, Slot::Trawler];
    let damaged = || grid(Cell::MIDDLE, Cell::MIDDLE).crew(SMUGGLER, [Card::Trawler]).damages(SMUGGLER, &slots);
    gains_from(damaged(), 2, 5).damage(SMUGGLER, 0).fame(SMUGGLER, 2).asks_for(SMUGGLER, "pledge");
    gains_from(damaged(), 5, 5).damage(SMUGGLER, 0).fame(SMUGGLER, 6).asks_for(SMUGGLER, "pledge");
}

#[test] // AH-REWARD-31, AH-REWARD-44, AH-REWARD-52
fn cells_31_44_and_52_are_two_gold() {
    for (row, column) in [(3, 1), (4, 4), (5, 2)] {
        gains(row, column).gold(SMUGGLER, 2).fame(SMUGGLER, 2).asks_for(SMUGGLER, "pledge");
    }
}

#[test] // AH-REWARD-33, AH-RULING-64
fn the_middle_may_be_entered_again_and_gives_nothing() {
    let back = delivers(grid(cell(2, 3), cell(1, 3))).picks("reward > cell.3.3").asks_for(SMUGGLER, "pledge");
    back.markers(cell(3, 3), cell(2, 3)).fame(SMUGGLER, 2).gold(SMUGGLER, 0);
}

#[test] // AH-REWARD-34, AH-RULING-65
fn cell_34_adds_a_tile_at_any_edge_and_moves_nobody() {
    let drawn = gains(3, 4).draws_tile("fish-a").asks_for(SMUGGLER, "tile");
    // Beside the map and offset, turned so that the Islands keep apart; never with corners only.
    let drawn = drawn.offers(SMUGGLER, "tile.4.0.0").offers(SMUGGLER, "tile.4.1.0").offers(SMUGGLER, "tile.1.2.0");
    let drawn =
        drawn.offers(SMUGGLER, "tile.0.-2.0").offers_no(SMUGGLER, "tile.4.0.1").offers_no(SMUGGLER, "tile.4.2.0");
    let laid = drawn.offers_no(SMUGGLER, "tile.1.1.0").picks("tile.4.0.0").asks_for(SMUGGLER, "pledge");
    let laid = laid.wealth(Region::FishA, 1).flagship(SMUGGLER, at(1, 1));
    laid.then(|table| assert_eq!(table.sea.map.space(at(5, 1)), Some(Region::FishA.island())));
}

#[test] // AH-RULING-65
fn cell_34_is_void_with_an_empty_stack() {
    let scene = grid(cell(3, 3), cell(3, 3)).tiles_in_stack(0);
    let moved = delivers(scene).picks("reward > cell.3.4").settles().markers(cell(3, 4), cell(3, 3));
    moved.then(|table| assert_eq!(table.sea.map.len(), 11));
}

/// Four tiles around a gap of a tile's size at 2,2; the last one lies as said.
///
/// ```text
///   . . # # . .
///   . . I # . .
///   # #     I #     each cell of the gap is beside an Island:
///   # I     # #     west of 2,3 and east of 3,2, north of 2,2 and south of 3,3
///   . . # I . .
///   . . # # . .
/// ```
fn around_a_gap(last: &str) -> ahoy::Scene {
    let tiles = format!("compass-b 0 2 0, skull-b 2 0 1, tree-b 4 2 2, {last}");
    waters(&tiles, SMUGGLER, [(4, 3), (4, 3), (1, 3)]).cargo(SMUGGLER, [Card::Merchant])
}

#[test] // AH-REWARD-34, AH-RULING-65, AH-EXPLORE-04
fn cell_34_adds_no_tile_in_a_gap_where_it_would_have_no_room_for_its_island() {
    let lies = |turns: &[u8]| turns.iter().map(|turn| format!("tile.2.2.{turn}")).collect::<Vec<_>>();
    let full = gains_from(around_a_gap("fish-a 2 4 3"), 3, 4).draws_tile("fish-b").asks_for(SMUGGLER, "tile");
    let full = full.offers_set(SMUGGLER, "tile.2.2.", &lies(&[]));
    full.rejects("smuggler: tile.2.2.0", "AH-EXPLORE-04").offers(SMUGGLER, "tile.2.-2.2");
    // The southern Island turned away, the gap has room for an Island at 3,3.
    let open = gains_from(around_a_gap("fish-a 2 4 0"), 3, 4).draws_tile("fish-b").asks_for(SMUGGLER, "tile");
    let laid = open.offers_set(SMUGGLER, "tile.2.2.", &lies(&[0])).picks("tile.2.2.0");
    laid.then(|table| assert_eq!(table.sea.map.space(at(3, 3)), Some(Region::FishB.island())));
}

#[test] // AH-RULING-65, AH-REWARD-34
fn the_sea_never_lacks_room_for_a_tile() {
    let rng = &mut FastRng(65);
    for _ in 0..200 {
        let table = around_a_gap("fish-a 2 4 3").table().expect("a table that can be");
        let mut tiles: BTreeMap<Region, Laid> = table.sea.map.tiles().collect();
        for region in Region::ALL {
            let lies: Vec<Lie> = Map::from(tiles.clone()).extensions().collect();
            // North of the northernmost tile nothing lies, and an Island at its far side is next to nothing.
            let north = tiles.values().map(|laid| laid.lie).min_by_key(|lie| lie.y).expect("there are tiles");
            assert!(lies.contains(&Lie { x: north.x, y: north.y - 2, turns: 2 }), "{tiles:?}");
            let lie = lies[rng.below(lies.len())];
            tiles.entry(region).or_insert(Laid { lie, wealth: Pips::One });
        }
    }
}

#[test] // AH-REWARD-42, AH-RULING-18
fn cell_42_moves_the_flagship_without_any_battle() {
    let loaded = grid(Cell::MIDDLE, Cell::MIDDLE).flagship(UNION, at(1, 0)).placed(SMUGGLER, Slot::Cannons, 4);
    let moved = gains_from(loaded.placed(UNION, Slot::Cannons, 4), 4, 2).offers_no(SMUGGLER, "step > stop").goes(1, 0);
    moved.battles(0).goes(0, 0).asks_for(SMUGGLER, "pledge").battles(0).flagship(SMUGGLER, at(0, 0));
}

#[test] // AH-REWARD-51
fn cell_51_is_three_fame() {
    gains(5, 1).fame(SMUGGLER, 5).asks_for(SMUGGLER, "pledge");
}

/// The Smuggler wins with option B and moves white from the middle to the recruit cell below it.
fn wins_a_recruit(scene: ahoy::Scene, x: i8, y: i8) -> Voyage {
    let scene = scene.placed(SMUGGLER, Slot::Cannons, 1).begin().places(SMUGGLER, 1, "sail").goes(x, y).rolls(6, 1);
    scene.picks("victory > option.b")
}

#[test] // AH-RULING-66
fn a_recruit_reward_needs_no_island_and_a_market() {
    let at_sea = |market: &[Card]| {
        let scene = waters(CALM, SMUGGLER, [(3, 1), (1, 0), (0, 0)]).market(market.iter().copied()).deck([]);
        wins_a_recruit(scene, 1, 0).picks("damage > slot.sail").picks("reward > cell.4.3")
    };
    let hires = at_sea(&[Card::Diver]).picks("gain > yes").asks_set(SMUGGLER, &["hire > card.diver", "hire > pass"]);
    hires.picks("hire > card.diver").crew(SMUGGLER, &[Card::Diver]).acts(SMUGGLER);
    at_sea(&[]).settles().acts(SMUGGLER).markers(cell(4, 3), cell(3, 3)).crew(SMUGGLER, &[]);
}

#[test] // AH-RULING-66, AH-SQUAD-08, AH-RULING-56
fn a_recruit_reward_fails_beside_a_stronghold_and_the_marker_moves_all_the_same() {
    let scene = waters(CALM, SMUGGLER, [(3, 1), (3, 1), (1, 0)]).strongholds(at(1, 1), 2).market([Card::Diver]);
    let won = wins_a_recruit(scene.deck([]), 1, 1).strongholds(at(1, 1), 1).picks("reward > cell.4.3");
    let done = won.until(|scene| scene.played.chance().is_some());
    done.markers(cell(4, 3), cell(3, 3)).crew(SMUGGLER, &[]).battles(2);
}

#[test] // AH-RULING-79
fn a_reward_won_within_a_reward_is_resolved_first_and_black_ends_where_the_outer_move_began() {
    let scene = grid(cell(1, 1), cell(5, 5)).flagship(UNION, at(1, 0)).placed(SMUGGLER, Slot::Cannons, 1);
    let outer = delivers(scene).picks("reward > cell.1.2").picks("gain > yes").goes(1, 0).rolls(6, 1);
    let inner = outer.picks("victory > option.b").picks("damage > slot.sail").markers(cell(1, 2), cell(5, 5));
    let inner = inner.asks_set(SMUGGLER, &cells(&["1.1", "1.3", "2.2"]));
    let shared = inner.clone().picks("reward > cell.1.1").picks("gain > no").asks_for(SMUGGLER, "pledge");
    shared.markers(cell(1, 1), cell(1, 1));
    let ahead = inner.picks("reward > cell.1.3").picks("gain > yes").fame(SMUGGLER, 4).asks_for(SMUGGLER, "pledge");
    ahead.markers(cell(1, 3), cell(1, 1));
}

#[test] // AH-RULING-79
fn within_a_reward_the_black_marker_still_bars_its_old_cell() {
    let scene = grid(cell(1, 1), cell(2, 2)).flagship(UNION, at(1, 0)).placed(SMUGGLER, Slot::Cannons, 1);
    let outer = delivers(scene).picks("reward > cell.1.2").picks("gain > yes").goes(1, 0).rolls(6, 1);
    let inner = outer.picks("victory > option.b").picks("damage > slot.sail");
    inner.asks_set(SMUGGLER, &cells(&["1.1", "1.3"]));
}
