//! Terrain: currents, Harbors, Fog, printed dice, Sandbars, Wreckage, Treasure, Islands.

use crate::{Sailing, Voyage, all_at, at, die, play, sea};
use ahoy::{Card, DieSlot, Figure, Parts, Region, SMUGGLER, SQUADRON, Slot, Space, Table, Terrain, UNION};
use wardroom_kernel::Parts as _;

/// The Smuggler stands there and has placed a die showing 1 on Sail.
#[track_caller]
fn sailing(scene: ahoy::Scene, x: i8, y: i8) -> Voyage {
    play(scene.turn(SMUGGLER).flagship(SMUGGLER, at(x, y))).when("smuggler: die.1 > slot.sail")
}
/// One tile at 0,0, unturned, and nothing to explore; no enemy is in the way.
fn on(tile: &str) -> ahoy::Scene {
    all_at(3, Table::scene(3).tile(tile, 0, 0, 0), at(1, 1)).tiles_in_stack(0)
}

#[test] // AH-TERRAIN-01
fn a_current_moves_a_figure_for_free_along_its_arrow() {
    // From nw to sw; the second step is still to come.
    let scene = sailing(on("skull-a"), 1, 0).when("smuggler: step > space.0.0").flagship(SMUGGLER, at(0, 1));
    scene.asks_set(SMUGGLER, &["step > space.0.0", "step > space.1.1", "step > stop"]);
}

#[test] // AH-TERRAIN-01
fn a_push_can_explore() {
    let map = all_at(3, Table::scene(3).tile("fish-b", 0, 0, 0), at(1, 1));
    let scene = sailing(map, 0, 0).when("smuggler: step > space.0.1").draws_tile("compass-a");
    // Open water of compass-a (sw) comes to lie at 0,2.
    let scene = scene.when("smuggler: tile.0.2.1").flagship(SMUGGLER, at(0, 2));
    scene.acts(SMUGGLER).offers_set(SMUGGLER, "step", &[] as &[&str]);
}

#[test] // AH-TERRAIN-01
fn a_push_can_lead_into_battle_and_wreckage() {
    // The Sandbar leaves one way, south into the current, so no question comes.
    let map = Table::scene(3).tile("fish-b", 0, 0, 0).tile("tree-b", 0, 2, 0);
    let scene = all_at(3, map, at(1, 1)).patrols(at(0, 2), 1).placed(SMUGGLER, Slot::Cannons, 1).dice(SMUGGLER, [1]);
    let scene = sailing(scene.tiles_in_stack(0), 0, 0).battles(1);
    let scene =
        scene.flagship(SMUGGLER, at(0, 2)).when("dice 6 1; smuggler: victory > pass; smuggler: suffer > slot.sail");
    let scene = scene.damage(SMUGGLER, 1).asks(SMUGGLER, &["treasure > yes", "treasure > no"]);
    scene.when("smuggler: treasure > no").asks(SMUGGLER, &["end"]);
}

#[test] // AH-TERRAIN-01, AH-TERRAIN-10
fn a_current_moves_every_figure_that_moves_in() {
    let scene = on("skull-a").dice(SQUADRON, [3]).patrols(at(1, 0), 1);
    let scene =
        play(scene).when("squadron: die.3 > slot.order; squadron: pick > patrol.1.0; squadron: step > space.0.0");
    scene.patrols(at(0, 1), 1);
    let scene = on("skull-a").turn(UNION).dice(UNION, [1]).cutter(at(1, 0));
    let scene = play(scene).when("union: die.1 > slot.cutter; union: ship > sail; union: step > space.0.0");
    scene.at(Figure::Cutter, at(0, 1));
}

/// The Smuggler anchors at the Harbor of compass-a; a die is already on Full Sail and there is damage.
#[track_caller]
fn harbored(scene: ahoy::Scene) -> Voyage {
    let scene = scene.flagship(SMUGGLER, at(0, 1)).turn(SMUGGLER).dice(SMUGGLER, [3]);
    let scene = play(scene).when("smuggler: die.3 > slot.sail; smuggler: step > space.0.0");
    scene.when("smuggler: step > stop")
}

#[test] // AH-TERRAIN-02
fn at_a_harbor_one_repairs_two_damage_or_moves_a_placed_die_to_cannons() {
    let scene = on("compass-a").placed(SMUGGLER, Slot::FullSail, 5).damaged(SMUGGLER, Slot::Tailwind);
    let scene = harbored(scene.damaged(SMUGGLER, Slot::Negotiate).damaged(SMUGGLER, Slot::Sail));
    let scene = scene.asks_set(
        SMUGGLER,
        &["harbor > repair", "harbor > slot.full-sail > die.5", "harbor > slot.sail > die.3", "harbor > pass"],
    );
    let repaired =
        scene.clone().when("smuggler: harbor > repair; smuggler: repair > slot.sail; smuggler: repair > slot.tailwind");
    repaired.damage(SMUGGLER, 1).slot(SMUGGLER, Slot::Cannons, &[DieSlot::Empty]).asks(SMUGGLER, &["end"]);
    let moved = scene.clone().when("smuggler: harbor > slot.full-sail > die.5").damage(SMUGGLER, 3);
    moved
        .slot(SMUGGLER, Slot::Cannons, &[die(5)])
        .slot(SMUGGLER, Slot::FullSail, &[DieSlot::Empty])
        .asks(SMUGGLER, &["end"]);
    scene.when("smuggler: harbor > pass").damage(SMUGGLER, 3).asks(SMUGGLER, &["end"]);
}

#[test] // AH-TERRAIN-02
fn a_damaged_cannons_slot_takes_no_die_from_a_harbor() {
    let scene = harbored(on("compass-a").placed(SMUGGLER, Slot::FullSail, 5).damaged(SMUGGLER, Slot::Cannons));
    scene.asks_set(SMUGGLER, &["harbor > repair", "harbor > pass"]);
}

#[test] // AH-TERRAIN-03
fn the_squadron_moves_only_a_die_that_fits_its_5_or_6() {
    let scene = on("compass-a").flagship(SQUADRON, at(0, 1)).dice(SQUADRON, [6]).placed(SQUADRON, Slot::Sail, 5);
    let scene = scene.placed(SQUADRON, Slot::Tailwind, 4).placed(SQUADRON, Slot::Repair, 2);
    let scene = play(scene).when("squadron: die.6 > slot.sail; squadron: step > space.0.0; squadron: step > stop");
    // The Patrol comes with the Harbor; whichever is first.
    let scene = scene.when("squadron: first > effect.harbor");
    let scene =
        scene.offers_set(SQUADRON, "harbor > slot", &["harbor > slot.sail > die.5", "harbor > slot.sail > die.6"]);
    scene.when("squadron: harbor > slot.sail > die.6").slot(SQUADRON, Slot::Cannons6, &[die(6)]);
}

#[test] // AH-TERRAIN-04, AH-BATTLE-16
fn there_are_no_battles_in_fog() {
    let scene = sea(3).dice(SQUADRON, [1]).flagship(SQUADRON, at(2, 0)).placed(SQUADRON, Slot::Cannons5, 5);
    let scene =
        play(scene.placed(UNION, Slot::Cannons, 6)).when("squadron: die.1 > slot.sail; squadron: step > space.3.0");
    scene.battles(0).offers(SQUADRON, "step > stop").flagship(UNION, at(3, 0));
}

#[test] // AH-TERRAIN-05, AH-TERRAIN-11
fn printed_dice_are_2_to_6_and_the_spaces_that_have_them_are_these() {
    let printed = |value: u8| {
        let all = (0..Space::COUNT).filter_map(|index| Region::ALL[index / 4].spaces().nth(index % 4));
        let has = all.filter(|space| Parts::shipped().space(*space).tailwind == value);
        has.map(|space| space.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(printed(1), [] as [&str; 0]);
    assert_eq!(printed(2), ["compass-b.sw", "skull-a.sw"]);
    assert_eq!(printed(3), ["tree-b.nw"]);
    assert_eq!(printed(4), ["tree-b.sw", "bird-b.sw"]);
    assert_eq!(printed(5), ["compass-a.ne", "bird-a.ne"]);
    assert_eq!(printed(6), ["fish-a.sw", "swords-a.ne", "swords-b.sw"]);
}

#[test] // AH-TERRAIN-06
fn a_sandbar_stops_steps_both_ways() {
    sailing(sea(3), 0, 0).offers_no(SMUGGLER, "step > space.0.1");
    sailing(sea(3), 0, 1).offers_no(SMUGGLER, "step > space.0.0");
}

#[test] // AH-TERRAIN-07, AH-TERRAIN-10
fn whoever_moves_into_wreckage_takes_damage_even_passing_through() {
    let scene = sailing(sea(3), 2, 0).when("smuggler: step > space.2.1; smuggler: suffer > slot.tailwind");
    let scene = scene.slot(SMUGGLER, Slot::Tailwind, &[DieSlot::Damaged]).when("smuggler: step > space.1.1");
    scene.damage(SMUGGLER, 1).acts(SMUGGLER);
    let scene = sea(3).dice(SQUADRON, [3]).patrols(at(1, 1), 1);
    let scene =
        play(scene).when("squadron: die.3 > slot.order; squadron: pick > patrol.1.1; squadron: step > space.2.1");
    scene.patrols(at(2, 1), 0).damage(SQUADRON, 0).then(|t| assert_eq!(t.sea.patrols_in_supply(), 10));
}

#[test] // AH-TERRAIN-08
fn a_flagship_that_anchors_at_a_treasure_may_take_a_gold_for_each_icon() {
    let stopped = |tile, from: (i8, i8), to: &str| {
        let scene = sailing(on(tile), from.0, from.1).when(&format!("smuggler: step > {to}"));
        let scene = if scene.played.offers(SMUGGLER).any(|offer| offer.to_string() == "suffer > slot.sail") {
            scene.when("smuggler: suffer > slot.sail")
        } else {
            scene
        };
        scene.when("smuggler: step > stop").asks(SMUGGLER, &["treasure > yes", "treasure > no"])
    };
    stopped("fish-b", (0, 1), "space.0.0").when("smuggler: treasure > yes").gold(SMUGGLER, 2);
    stopped("skull-b", (1, 1), "space.1.0").when("smuggler: treasure > yes").gold(SMUGGLER, 1);
    stopped("fish-a", (1, 1), "space.1.0").when("smuggler: treasure > yes").gold(SMUGGLER, 2);
    stopped("tree-b", (1, 0), "space.0.0").when("smuggler: treasure > yes").gold(SMUGGLER, 1);
    stopped("skull-b", (1, 1), "space.1.0").when("smuggler: treasure > no").gold(SMUGGLER, 0).acts(SMUGGLER);
}

#[test] // AH-TERRAIN-08
fn all_wreckage_has_treasure_and_so_have_four_other_spaces() {
    let spaces =
        || Region::ALL.into_iter().flat_map(Region::spaces).map(|space| (space, Parts::shipped().space(space)));
    assert!(spaces().filter(|(_, facts)| facts.terrain == Terrain::Wreckage).all(|(_, facts)| facts.gold > 0));
    let others = spaces().filter(|(_, facts)| facts.terrain != Terrain::Wreckage && facts.gold > 0);
    let others: Vec<String> = others.map(|(space, facts)| format!("{space} {}", facts.gold)).collect();
    assert_eq!(others, ["fish-b.nw 2", "skull-b.ne 1", "skull-b.sw 1", "bird-b.ne 1"]);
}

#[test] // AH-TERRAIN-09, AH-RECRUIT-01
fn a_flagship_on_an_island_may_recruit() {
    let scene = sea(3).turn(UNION).due(0).flagship(UNION, at(3, 1)).gold(UNION, 2);
    let scene = scene.market([Card::Fighters, Card::Diver, Card::Sailor]);
    play(scene).asks_set(UNION, &["recruit > card.fighters", "end"]);
}

#[test] // AH-TERRAIN-11, AH-RULING-37, AH-RULING-28
fn a_space_with_harbor_and_treasure_gives_both_in_either_order() {
    // bird-b has both in the north-east.
    let scene = on("bird-b").damaged(SMUGGLER, Slot::Tailwind);
    let scene = sailing(scene, 0, 0).when("smuggler: step > space.1.0; smuggler: step > stop");
    let scene = scene.asks_set(SMUGGLER, &["first > effect.harbor", "first > effect.treasure"]);
    let scene = scene.when("smuggler: first > effect.treasure; smuggler: treasure > yes").gold(SMUGGLER, 1);
    let scene =
        scene.when("smuggler: harbor > repair").until(|scene| scene.played.table().player(SMUGGLER).damage() == 0);
    scene.acts(SMUGGLER);
}

#[test] // AH-TERRAIN-11
fn a_printed_die_in_fog_is_a_target_and_the_fog_stays_free_of_battle() {
    let scene =
        sea(3).flagship(SMUGGLER, at(0, 0)).turn(SMUGGLER).dice(SMUGGLER, [6]).placed(SMUGGLER, Slot::Cannons, 6);
    let scene = play(scene).when("smuggler: die.6 > slot.tailwind; smuggler: go > space.3.0");
    scene.flagship(SMUGGLER, at(3, 0)).flagship(SQUADRON, at(3, 0)).battles(0).asks(SMUGGLER, &["end"]);
}

#[test] // AH-TERRAIN-11, AH-DAMAGE-04
fn wreckage_with_a_printed_die_and_treasure_does_all_it_says() {
    let map = Table::scene(3).tile("tree-b", 0, 0, 0).tile("compass-b", 2, 0, 0);
    let scene = all_at(3, map, at(2, 0)).turn(SMUGGLER).dice(SMUGGLER, [4]);
    let scene =
        play(scene).when("smuggler: die.4 > slot.tailwind; smuggler: go > space.0.1; smuggler: suffer > slot.cannons");
    scene.when("smuggler: treasure > yes").damage(SMUGGLER, 1).gold(SMUGGLER, 1).asks(SMUGGLER, &["end"]);
}

#[test] // AH-RULING-37, AH-TERRAIN-03
fn gold_of_the_treasure_may_turn_the_die_that_the_harbor_moves() {
    // bird-b has Harbor and Treasure in the north-east. Without gold no die of the Squadron's fits Cannons.
    let scene = on("bird-b").flagship(SQUADRON, at(0, 0)).dice(SQUADRON, [4]);
    let scene = play(scene).when("squadron: die.4 > slot.sail; squadron: step > space.1.0; squadron: step > stop");
    let effects = ["first > effect.harbor", "first > effect.treasure", "first > effect.patrol"];
    let scene = scene.asks_set(SQUADRON, &effects).when("squadron: first > effect.treasure; squadron: treasure > yes");
    let scene = scene.gold(SQUADRON, 1).when("squadron: first > effect.harbor; squadron: harbor > slot.sail > die.4");
    scene.slot(SQUADRON, Slot::Cannons5, &[die(5)]).gold(SQUADRON, 0).asks(SQUADRON, &["patrol > yes", "patrol > no"]);
}

#[test] // AH-RULING-37, AH-RULING-68
fn gold_spent_at_the_harbor_is_there_for_the_treasure() {
    // All twenty gold are with the players.
    let scene = on("bird-b").gold(SQUADRON, 9).gold(UNION, 9).gold(SMUGGLER, 2).dice(SMUGGLER, [3]).turn(SMUGGLER);
    let scene =
        play(scene.flagship(SMUGGLER, at(0, 0))).when("smuggler: die.3 > slot.sail; smuggler: spend > gold.0 > die.3");
    let scene = scene.when("smuggler: step > space.1.0; smuggler: step > stop; smuggler: first > effect.harbor");
    let scene = scene.when("smuggler: harbor > slot.sail > die.3; smuggler: spend > gold.1 > die.4").gold(SMUGGLER, 1);
    scene.when("smuggler: treasure > yes").gold(SMUGGLER, 2);
}
