//! Terms: figures, enemies, moving against placing, supply against box, gaining against stealing, dealing against taking.

use crate::{Sailing, Voyage, all_at, at, play, sea};
use ahoy::{Card, DieSlot, SMUGGLER, SMUGGLER_2, SQUADRON, Slot, Table, UNION};
use wardroom_kernel::Seat;

/// The Squadron, loaded, comes from 0,0 to 1,0, where that enemy is; it wins.
#[track_caller]
fn squadron_beats(enemy: impl FnOnce(ahoy::Scene) -> ahoy::Scene) -> Voyage {
    let scene = sea(3).flagship(SQUADRON, at(0, 0)).dice(SQUADRON, [1]).placed(SQUADRON, Slot::Cannons5, 5);
    let scene = play(enemy(scene)).when("squadron: die.1 > slot.sail; squadron: step > space.1.0");
    let is_union = scene.played.asked().contains(UNION);
    let scene = if is_union { scene.when("union: plan > pass") } else { scene };
    scene.when("squadron: fire > pass; dice 6 1")
}

#[test] // AH-TERM-01, AH-BATTLE-19
fn everything_that_sails_or_stands_guard_is_a_figure_but_comrades_are_not() {
    let scene = sea(3).flagship(SQUADRON, at(0, 1)).dice(SQUADRON, [1]).placed(SQUADRON, Slot::Cannons5, 5);
    let scene = scene.flagship(UNION, at(1, 1)).flagship(SMUGGLER, at(1, 1)).cutter(at(1, 1)).gunship(at(1, 1));
    play(scene.comrades(at(1, 1), 3)).when("squadron: die.1 > slot.sail; squadron: step > space.1.1").asks_set(
        SQUADRON,
        &["attack > flagship.union", "attack > flagship.smuggler", "attack > cutter", "attack > gunship"],
    );
    let scene = sea(3).flagship(UNION, at(0, 1)).turn(UNION).dice(UNION, [1]).placed(UNION, Slot::Cannons, 5);
    let scene = scene.flagship(SQUADRON, at(1, 1)).patrols(at(1, 1), 2).strongholds(at(1, 1), 1);
    play(scene.comrades(at(1, 1), 3))
        .when("union: die.1 > slot.sail; union: step > space.1.1")
        .asks_set(UNION, &["attack > flagship.squadron", "attack > patrol.1.1", "attack > stronghold.1.1"]);
}

#[test] // AH-TERM-02
fn the_two_smugglers_are_enemies() {
    let scene = sea(4).flagship(SMUGGLER, at(0, 0)).flagship(SMUGGLER_2, at(1, 0)).turn(SMUGGLER);
    let scene = scene.dice(SMUGGLER, [1]).placed(SMUGGLER, Slot::Cannons, 1);
    play(scene).when("smuggler: die.1 > slot.sail; smuggler: step > space.1.0").asks_chance(6).battles(1);
}

#[test] // AH-TERM-02
fn figures_of_one_owner_are_no_enemies() {
    let scene = sea(3).flagship(SQUADRON, at(0, 0)).dice(SQUADRON, [1]).placed(SQUADRON, Slot::Cannons5, 5);
    let scene = scene.patrols(at(1, 0), 2);
    play(scene)
        .when("squadron: die.1 > slot.sail; squadron: step > space.1.0")
        .battles(0)
        .offers(SQUADRON, "step > stop");
}

#[test] // AH-TERM-03, AH-TERRAIN-09
fn a_flagship_is_at_an_island_only_on_its_space() {
    let recruits = |x, y| {
        let scene = sea(3).flagship(SMUGGLER, at(x, y)).turn(SMUGGLER).gold(SMUGGLER, 2);
        let scene = play(scene.market([Card::Sailor, Card::Gunner, Card::Pilot]));
        scene.played.offers(SMUGGLER).any(|offer| offer.to_string() == "recruit > card.sailor")
    };
    assert!(recruits(1, 1), "on the Island");
    assert!(!recruits(0, 0) && !recruits(1, 0) && !recruits(0, 1), "elsewhere in the region");
}

#[test] // AH-TERM-04, AH-MOVE-04
fn a_move_triggers_battle_then_terrain_and_then_anchoring() {
    let scene = sea(3).flagship(SMUGGLER, at(1, 1)).turn(SMUGGLER).dice(SMUGGLER, [1]);
    let scene = scene.placed(SMUGGLER, Slot::Cannons, 1).patrols(at(2, 1), 1);
    let scene = play(scene).when("smuggler: die.1 > slot.sail; smuggler: step > space.2.1");
    let scene = scene.damage(SMUGGLER, 0).asks_chance(6).when("dice 6 1; smuggler: victory > pass");
    let scene = scene.asks_set(
        SMUGGLER,
        &["suffer > slot.sail", "suffer > slot.full-sail", "suffer > slot.tailwind", "suffer > slot.negotiate"],
    );
    let scene =
        scene.when("smuggler: suffer > slot.negotiate").asks_set(SMUGGLER, &["treasure > yes", "treasure > no"]);
    scene.when("smuggler: treasure > yes").gold(SMUGGLER, 2).acts(SMUGGLER);
}

#[test] // AH-TERM-05, AH-MOVE-02
fn a_direct_move_skips_sandbars_and_all_that_lies_between_but_arrives_like_any_move() {
    let scene = all_at(3, Table::scene(3).tile("compass-b", 0, 0, 0).tile("tree-b", 2, 0, 0), at(0, 0)).turn(SMUGGLER);
    let scene = scene.dice(SMUGGLER, [2, 4]);
    let over_the_sandbar = play(scene.clone()).offers(SMUGGLER, "die.2 > slot.tailwind");
    let over_the_sandbar = over_the_sandbar.when("smuggler: die.2 > slot.tailwind; smuggler: go > space.0.1");
    over_the_sandbar.flagship(SMUGGLER, at(0, 1)).acts(SMUGGLER);
    let to_wreckage = play(scene.patrols(at(1, 1), 1).placed(SQUADRON, Slot::Cannons5, 5));
    let to_wreckage = to_wreckage.when("smuggler: die.4 > slot.tailwind; smuggler: go > space.2.1");
    let to_wreckage = to_wreckage.battles(0).when("smuggler: suffer > slot.sail; smuggler: treasure > yes");
    to_wreckage.flagship(SMUGGLER, at(2, 1)).damage(SMUGGLER, 1).gold(SMUGGLER, 1);
}

#[test] // AH-TERM-06, AH-BATTLE-18, AH-RULING-74
fn a_placed_patrol_neither_battles_nor_suffers_from_terrain() {
    let scene = sea(3).flagship(SQUADRON, at(1, 1)).dice(SQUADRON, [1]).placed(SQUADRON, Slot::Cannons5, 5);
    let scene = play(scene.flagship(UNION, at(2, 1)).placed(UNION, Slot::Cannons, 6));
    let scene = scene.when("squadron: die.1 > slot.deploy; squadron: deploy > space.2.1");
    scene.battles(0).patrols(at(2, 1), 1).acts(SQUADRON).gold(SQUADRON, 0);
}

#[test] // AH-TERM-06
fn a_placed_patrol_is_not_carried_by_a_current() {
    let map = Table::scene(3).tile("skull-a", 0, 0, 0);
    let scene = all_at(3, map, at(1, 0)).dice(SQUADRON, [1]);
    let scene = play(scene).when("squadron: die.1 > slot.deploy; squadron: deploy > space.0.0");
    scene.patrols(at(0, 0), 1).patrols(at(0, 1), 0);
}

#[test] // AH-TERM-07, AH-RULING-70
fn a_card_in_the_box_stays_out_but_a_patrol_in_the_supply_comes_again() {
    let scene = sea(3).flagship(SMUGGLER, at(0, 0)).turn(SMUGGLER).crew(SMUGGLER, [Card::GhastlyGust]);
    let scene = play(scene).when("smuggler: crew.ghastly-gust; smuggler: go > space.1.0").then(|t| {
        assert!(t.boxed_cards().has(Card::GhastlyGust));
        assert!(!t.deck.has(Card::GhastlyGust) && !t.player(SMUGGLER).has(Card::GhastlyGust));
    });
    scene.offers_no(SMUGGLER, "crew.ghastly-gust");
    let scene = sea(3).flagship(SQUADRON, at(1, 1)).dice(SQUADRON, [3, 1]).patrols(at(1, 1), 10);
    let scene =
        play(scene).when("squadron: die.3 > slot.order; squadron: pick > patrol.1.1; squadron: step > space.2.1");
    let scene = scene.then(|t| assert_eq!(t.sea.patrols_in_supply(), 1)).when("squadron: pick > pass");
    scene.when("squadron: die.1 > slot.deploy; squadron: deploy > space.1.1").patrols(at(1, 1), 10);
}

#[test] // AH-TERM-08
fn gained_gold_comes_from_the_supply_and_spent_gold_goes_there() {
    let scene = sea(3).flagship(SMUGGLER, at(2, 0)).turn(SMUGGLER);
    let scene =
        play(scene).when("smuggler: die.1 > slot.sail; smuggler: step > space.2.1; smuggler: suffer > slot.sail");
    let scene = scene.when("smuggler: step > stop; smuggler: treasure > yes").gold(SMUGGLER, 2);
    scene.then(|t| assert_eq!(t.gold_in_supply(), 18));
    let scene = sea(3).flagship(SMUGGLER, at(1, 1)).turn(SMUGGLER).gold(SMUGGLER, 2);
    let scene = play(scene.market([Card::Sailor])).when("smuggler: recruit > card.sailor");
    scene.then(|t| assert_eq!(t.gold_in_supply(), 20)).gold(SMUGGLER, 0);
}

#[test] // AH-TERM-08, AH-BATTLE-13
fn stolen_and_given_gold_goes_from_one_player_to_the_other() {
    let scene = squadron_beats(|scene| scene.flagship(SMUGGLER, at(1, 0)).gold(SMUGGLER, 3));
    let scene = scene.when("squadron: victory > option.a; squadron: damage > slot.sail");
    scene.gold(SQUADRON, 1).gold(SMUGGLER, 2).then(|t| assert_eq!(t.gold_in_supply(), 17));
    let scene = sea(3).flagship(SMUGGLER, at(0, 0)).turn(SMUGGLER).dice(SMUGGLER, [1]).gold(SMUGGLER, 2);
    let scene = scene.placed(SMUGGLER, Slot::Cannons, 1).crew(SMUGGLER, [Card::Emissary]).patrols(at(1, 0), 1);
    let scene = play(scene).when("smuggler: die.1 > slot.sail; smuggler: spend > gold.0 > die.1");
    let scene = scene.when("smuggler: step > space.1.0; smuggler: emissary > pay");
    scene.gold(SMUGGLER, 1).gold(SQUADRON, 1).then(|t| assert_eq!(t.gold_in_supply(), 18));
}

#[test] // AH-TERM-09, AH-SQUAD-17
fn flagship_cutter_and_gunship_are_the_union_ships() {
    let ships = ["victory > option.a", "victory > option.b", "victory > option.c", "victory > pass"];
    squadron_beats(|scene| scene.flagship(UNION, at(1, 0))).asks(SQUADRON, &ships);
    squadron_beats(|scene| scene.cutter(at(1, 0))).asks(SQUADRON, &ships);
    squadron_beats(|scene| scene.gunship(at(1, 0))).asks(SQUADRON, &ships);
    let others = ["victory > option.a", "victory > option.b", "victory > pass"];
    squadron_beats(|scene| scene.flagship(SMUGGLER, at(1, 0))).asks(SQUADRON, &others);
}

#[test] // AH-TERM-10, AH-TURN-11, AH-RULING-28
fn the_turn_player_orders_what_happens_at_once_even_to_another() {
    let scene = sea(3).flagship(UNION, at(0, 0)).turn(UNION).dice(UNION, [1]).placed(UNION, Slot::Cannons, 1);
    let scene = scene.flagship(SMUGGLER, at(1, 0)).crew(SMUGGLER, [Card::Cutpurse]);
    let scene = play(scene).when("union: die.1 > slot.sail; union: step > space.1.0; union: plan > pass; dice 1 6");
    let scene = scene.asks_set(UNION, &["first > effect.victory", "first > effect.cutpurse"]);
    let scene = scene.when("union: first > effect.cutpurse").gold(SMUGGLER, 2);
    scene.asks(SMUGGLER, &["victory > option.a", "victory > option.b", "victory > pass"]);
}

/// The board slots that damage can go to while only Cannons hold a die.
fn open_slots(verb: &str) -> [String; 4] {
    ["sail", "full-sail", "tailwind", "negotiate"].map(|slot| format!("{verb} > slot.{slot}"))
}

#[test] // AH-TERM-11, AH-DAMAGE-04, AH-DAMAGE-05
fn the_dealer_picks_the_slot_of_dealt_damage_and_the_sufferer_that_of_taken_damage() {
    let scene = squadron_beats(|scene| {
        scene.flagship(SMUGGLER, at(1, 0)).dice(SMUGGLER, []).placed(SMUGGLER, Slot::Cannons, 1)
    });
    let scene = scene.when("squadron: victory > option.a").asks_set(SQUADRON, &open_slots("damage"));
    damaged(scene.when("squadron: damage > slot.tailwind"), SMUGGLER, Slot::Tailwind);
    let scene =
        sea(3).flagship(SMUGGLER, at(2, 0)).turn(SMUGGLER).dice(SMUGGLER, [1]).placed(SMUGGLER, Slot::Cannons, 1);
    let scene = play(scene).when("smuggler: die.1 > slot.sail; smuggler: step > space.2.1");
    let scene = scene.asks_set(SMUGGLER, &open_slots("suffer"));
    damaged(scene.when("smuggler: suffer > slot.full-sail"), SMUGGLER, Slot::FullSail);
}
#[track_caller]
fn damaged(scene: Voyage, seat: Seat, slot: Slot) {
    scene.slot(seat, slot, &[DieSlot::Damaged]).damage(seat, 1);
}
