//! Bluefin Squadron: Patrols, Strongholds and what its board can do. Its victories are in `squadron_victories.rs`.

use crate::deeds::{Begin, CALM, Deeds, waters};
use crate::{Sailing, Voyage, die};
use ahoy::{Card, Region, SMUGGLER, SQUADRON, Slot, UNION, at};

fn sails_to_1_0(scene: ahoy::Scene) -> Voyage {
    scene.begin().places(SQUADRON, 1, "sail").goes(1, 0)
}

#[test] // AH-SQUAD-01
fn an_anchoring_sail_may_leave_a_patrol_with_the_flagship() {
    let sails = sails_to_1_0(waters(CALM, SQUADRON, [(0, 0), (3, 1), (3, 1)])).picks("step > stop");
    let anchored = sails.asks(SQUADRON, &["patrol > yes", "patrol > no"]);
    anchored.clone().picks("patrol > yes").acts(SQUADRON).patrols(at(1, 0), 1).patrols_in_supply(9);
    anchored.picks("patrol > no").acts(SQUADRON).patrols_in_supply(10);
}

#[test] // AH-SQUAD-01
fn a_tailwind_may_leave_a_patrol_too() {
    let scene = waters(CALM, SQUADRON, [(0, 0), (3, 1), (3, 1)]).dice(SQUADRON, [2, 2]).begin();
    let blown = scene.places(SQUADRON, 2, "tailwind").picks("go > space.0.1");
    blown.asks(SQUADRON, &["patrol > yes", "patrol > no"]).picks("patrol > yes").patrols(at(0, 1), 1);
}

#[test] // AH-SQUAD-01, AH-DE-05
fn the_patrol_may_be_placed_after_a_battle_as_well() {
    let scene = waters(CALM, SQUADRON, [(0, 0), (3, 1), (1, 0)]).placed(SQUADRON, Slot::Cannons5, 5);
    let lost = sails_to_1_0(scene).rolls(1, 6).picks("victory > pass");
    lost.asks(SQUADRON, &["patrol > yes", "patrol > no"]).picks("patrol > yes").patrols(at(1, 0), 1).battles(1);
}

#[test] // AH-SQUAD-01, AH-LIMIT-02
fn an_empty_supply_gives_no_patrol() {
    let scene = waters(CALM, SQUADRON, [(0, 0), (3, 1), (3, 1)]).patrols(at(3, 0), 10);
    sails_to_1_0(scene).picks("step > stop").acts(SQUADRON);
}

#[test] // AH-SQUAD-04, AH-RULING-74, AH-TERRAIN-10
fn a_patrol_that_moves_into_wreckage_is_gone_and_one_that_is_placed_there_stays() {
    let scene = waters("tree-b 0 0 0, skull-b 2 0 0", SQUADRON, [(1, 0), (3, 1), (3, 1)]).patrols(at(1, 0), 2);
    let moved = scene.dice(SQUADRON, [3, 1]).begin().places(SQUADRON, 3, "order").picks("pick > patrol.1.0").goes(0, 0);
    let moved = moved.patrols(at(0, 0), 0).patrols_in_supply(9).picks("pick > pass");
    moved.places(SQUADRON, 1, "deploy").picks("deploy > space.0.0").patrols(at(0, 0), 1).acts(SQUADRON);
}

#[test] // AH-SQUAD-04, AH-TERRAIN-10
fn harbor_and_treasure_mean_nothing_to_a_patrol() {
    let scene = waters(CALM, SQUADRON, [(0, 0), (3, 1), (3, 1)]).patrols(at(1, 0), 1).patrols(at(1, 1), 1);
    let scene = scene.dice(SQUADRON, [3, 3]).damaged(SQUADRON, Slot::Sail).begin().places(SQUADRON, 3, "order");
    let harbor = scene.picks("pick > patrol.1.0").goes(2, 0).asks_for(SQUADRON, "pick");
    harbor.picks("pick > patrol.1.1").goes(2, 1).settles().gold(SQUADRON, 0).damage(SQUADRON, 1);
}

#[test] // AH-SQUAD-05, AH-RULING-57, AH-TURN-10
fn when_the_turn_ends_two_patrols_on_an_island_become_a_stronghold_as_often_as_wanted() {
    let scene = waters(CALM, SQUADRON, [(0, 0), (3, 1), (3, 1)]).dice(SQUADRON, []);
    let scene = scene.patrols(at(1, 1), 5).patrols(at(3, 1), 3).patrols(at(0, 0), 2).begin().picks("end");
    let islands = ["build > space.1.1", "build > space.3.1", "build > pass"];
    let built = scene.asks_set(SQUADRON, &islands).picks("build > space.1.1").patrols(at(1, 1), 3);
    let twice = built.asks_set(SQUADRON, &islands).picks("build > space.1.1").strongholds(at(1, 1), 2);
    let twice = twice.patrols(at(1, 1), 1).patrols_in_supply(4);
    let thrice = twice.asks_set(SQUADRON, &["build > space.3.1", "build > pass"]).picks("build > space.3.1");
    // Now the supply of Strongholds is empty.
    thrice.strongholds(at(3, 1), 1).acts(SMUGGLER);
}

#[test] // AH-SQUAD-05
fn patrols_off_an_island_build_nothing() {
    let scene = waters(CALM, SQUADRON, [(0, 0), (3, 1), (3, 1)]).dice(SQUADRON, []);
    scene.patrols(at(1, 0), 2).patrols(at(1, 1), 1).begin().picks("end").acts(SMUGGLER);
}

#[test] // AH-RULING-57
fn without_a_stronghold_in_supply_nothing_can_be_exchanged() {
    let scene = waters(CALM, SQUADRON, [(0, 0), (0, 0), (0, 0)]).dice(SQUADRON, []).strongholds(at(3, 1), 3);
    scene.patrols(at(1, 1), 2).begin().picks("end").acts(SMUGGLER).patrols(at(1, 1), 2);
}

#[test] // AH-SQUAD-06, AH-BATTLE-04, AH-BATTLE-11
fn a_stronghold_is_always_loaded_adds_two_and_may_use_the_cannons_die() {
    let scene = waters(CALM, SMUGGLER, [(3, 1), (3, 1), (1, 0)]).strongholds(at(1, 1), 1);
    let enters = |scene: ahoy::Scene| scene.begin().places(SMUGGLER, 1, "sail").goes(1, 1);
    // No player has a die on Cannons: 3 against 1 + 2 is a tie, which the attacker wins.
    enters(scene.clone()).asks_chance(6).rolls(3, 1).asks_for(SMUGGLER, "victory");
    enters(scene.clone()).rolls(2, 1).asks_for(SQUADRON, "victory");
    let fires = enters(scene.placed(SQUADRON, Slot::Cannons5, 5)).asks_for(SQUADRON, "fire");
    let fired = fires.picks("fire > slot.cannons-5 > by.2").slot(SQUADRON, Slot::Cannons5, &[die(3)]);
    fired.rolls(4, 1).asks_for(SQUADRON, "victory");
}

#[test] // AH-SQUAD-06
fn a_stronghold_never_moves() {
    let scene = waters(CALM, SQUADRON, [(3, 1), (3, 1), (1, 0)]).strongholds(at(1, 1), 1).patrols(at(0, 0), 1);
    let order = scene.dice(SQUADRON, [3, 3]).begin().places(SQUADRON, 3, "order");
    order.asks_set(SQUADRON, &["pick > patrol.0.0", "pick > pass"]);
}

#[test] // AH-SQUAD-07
fn a_stronghold_recruits_for_the_squadron_wherever_its_flagship_is() {
    let market = [Card::Mystic, Card::Gunner, Card::Diver];
    let scene = waters(CALM, SQUADRON, [(0, 0), (0, 0), (0, 0)]).market(market).gold(SQUADRON, 1);
    scene.clone().begin().offers_set::<&str>(SQUADRON, "recruit", &[]);
    let opened = scene.strongholds(at(3, 1), 1).begin();
    let opened = opened.offers_set(SQUADRON, "recruit", &["recruit > card.mystic", "recruit > card.gunner > die.1"]);
    opened.picks("recruit > card.mystic").draws(Card::Pilot).gold(SQUADRON, 0).crew(SQUADRON, &[Card::Mystic]);
}

#[test] // AH-SQUAD-08, AH-RULING-56, AH-DE-08
fn beside_a_stronghold_nobody_else_recruits_smuggles_delivers_or_negotiates() {
    let at_island = |strongholds| {
        let scene = waters(CALM, SMUGGLER, [(3, 1), (3, 1), (1, 1)]).strongholds(at(1, 1), strongholds);
        let scene = scene.market([Card::Sailor, Card::Trawler, Card::BatteringBeakhead]).gold(SMUGGLER, 2);
        scene.cargo(SMUGGLER, [Card::Merchant]).dice(SMUGGLER, [2, 2]).begin()
    };
    let free = ["recruit > card.sailor", "smuggle > card.sailor", "deliver > card.merchant"];
    free.iter().fold(at_island(0), |scene, offer| scene.offers(SMUGGLER, offer));
    at_island(0).places(SMUGGLER, 2, "negotiate").asks_for(SMUGGLER, "negotiate");
    for word in ["recruit", "smuggle", "deliver"] {
        at_island(1).offers_set::<&str>(SMUGGLER, word, &[]);
    }
    at_island(1).places(SMUGGLER, 2, "negotiate").acts(SMUGGLER).crew(SMUGGLER, &[]);
}

#[test] // AH-SQUAD-09
fn the_ban_leaves_comrades_alone() {
    let scene = waters(CALM, UNION, [(3, 1), (1, 0), (3, 1)]).strongholds(at(1, 1), 1).ready(6);
    let fought = scene.begin().places(UNION, 1, "sail").goes(1, 1).rolls(6, 1).picks("victory > pass");
    let anchored = fought.asks(UNION, &["anchor > place", "anchor > gain", "anchor > pass"]);
    let placed = anchored.picks("anchor > place").comrades(Region::CompassB, 2);
    placed.places(UNION, 1, "assemble").comrades(Region::CompassB, 6).acts(UNION);
}

#[test] // AH-SQUAD-11, AH-UNION-01
fn bombard_sends_the_comrades_of_the_regions_island_back_to_supply() {
    let scene = waters(CALM, SQUADRON, [(0, 1), (3, 1), (3, 1)]).comrades(at(1, 1), 3).comrades(at(3, 1), 2).ready(4);
    let done = scene.dice(SQUADRON, [4, 4]).begin().places(SQUADRON, 4, "bombard").acts(SQUADRON);
    done.comrades(Region::CompassB, 0).comrades(Region::SkullB, 2).ready(4, 14);
}

#[test] // AH-SQUAD-12, AH-RULING-59
fn order_moves_up_to_four_patrols_one_space_each_one_after_another() {
    let scene = waters(CALM, SQUADRON, [(3, 1), (3, 1), (3, 1)]).patrols(at(0, 0), 5).dice(SQUADRON, [3, 3]).begin();
    let mut scene = scene.places(SQUADRON, 3, "order");
    for moved in 1..=4 {
        scene = scene.asks_set(SQUADRON, &["pick > patrol.0.0", "pick > pass"]).picks("pick > patrol.0.0");
        scene = scene.offers_no(SQUADRON, "step > stop").goes(1, 0).patrols(at(1, 0), moved);
    }
    scene.acts(SQUADRON).patrols(at(0, 0), 1);
}

#[test] // AH-SQUAD-12, AH-RULING-59
fn order_may_stop_early_and_a_battle_does_not_stop_it() {
    let scene = waters(CALM, SQUADRON, [(3, 1), (3, 1), (1, 0)]).patrols(at(0, 0), 3).dice(SQUADRON, [3, 3]);
    let scene = scene.placed(SQUADRON, Slot::Cannons6, 6).begin().places(SQUADRON, 3, "order");
    let lost = scene.picks("pick > patrol.0.0").goes(1, 0).rolls(1, 6).picks("victory > option.b");
    let second = lost
        .when("smuggler: reward > cell.2.3; smuggler: gain > no")
        .asks_set(SQUADRON, &["pick > patrol.0.0", "pick > pass"]);
    let second = second.patrols(at(1, 0), 0).picks("pick > patrol.0.0").goes(1, 0).battles(2).rolls(6, 1);
    second.picks("victory > pass").picks("pick > pass").acts(SQUADRON).patrols(at(1, 0), 1).patrols(at(0, 0), 1);
}

#[test] // AH-SQUAD-13, AH-BATTLE-18
fn deploy_places_a_patrol_with_the_flagship_or_next_to_it_and_nothing_happens_there() {
    let scene = waters(CALM, SQUADRON, [(0, 0), (1, 0), (3, 1)]).placed(UNION, Slot::Cannons, 6);
    let scene = scene.placed(SQUADRON, Slot::Cannons5, 5).begin().places(SQUADRON, 1, "deploy");
    // 0,1 is behind the Sandbar.
    let asked = scene.asks_set(SQUADRON, &["deploy > space.0.0", "deploy > space.1.0", "deploy > space.0.1"]);
    asked.clone().picks("deploy > space.1.0").acts(SQUADRON).battles(0).patrols(at(1, 0), 1);
    asked.picks("deploy > space.0.1").patrols(at(0, 1), 1);
}

#[test] // AH-SQUAD-14, AH-DICE-11
fn repair_takes_a_two_and_off_up_to_two_damage() {
    let scene = waters(CALM, SQUADRON, [(0, 0), (3, 1), (3, 1)]).dice(SQUADRON, [2, 4]);
    let scene = scene.damages(SQUADRON, &[Slot::Sail, Slot::Order, Slot::Deploy]).begin();
    let scene = scene.offers_no(SQUADRON, "die.4 > slot.repair").places(SQUADRON, 2, "repair");
    let slots = ["repair > slot.sail", "repair > slot.order", "repair > slot.deploy", "repair > pass"];
    let first = scene.asks_set(SQUADRON, &slots).picks("repair > slot.order").damage(SQUADRON, 2);
    first.picks("repair > slot.sail").damage(SQUADRON, 1).acts(SQUADRON);
}
