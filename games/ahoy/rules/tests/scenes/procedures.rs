//! Procedures, and rulings about dice, the Harbor and what happens at once.

use crate::deeds::{Begin, CALM, Deeds, waters};
use crate::{Sailing, Voyage, die};
use ahoy::{Card, DieSlot, Plan, SMUGGLER, SQUADRON, Slot, UNION, at};

#[test] // AH-PROC-01, AH-TURN-08
fn a_round_goes_clockwise_past_players_without_dice_until_nobody_has_any() {
    let scene = waters(CALM, SQUADRON, [(0, 0), (3, 0), (3, 0)]).dice(SQUADRON, [1]).dice(SMUGGLER, []);
    let scene = scene.dice(UNION, [1, 1, 1]).begin().places(SQUADRON, 1, "deploy").settles().ends_turn().acts(UNION);
    let scene = scene.places(UNION, 1, "assemble").places(UNION, 1, "cannons").ends_turn().acts(UNION).due(1);
    let next = scene.places(UNION, 1, "tailwind").ends_turn();
    next.then(|table| assert_eq!(table.round, 2)).acts(SMUGGLER);
}

#[test] // AH-PROC-02, AH-TURN-04, AH-TURN-06, AH-TURN-02
fn a_turn_is_free_actions_and_two_dice_and_ends_only_after_them() {
    let scene = waters(CALM, SMUGGLER, [(3, 0), (3, 0), (3, 1)]).market([Card::Mystic, Card::Buccaneer, Card::Diver]);
    let scene = scene.deck([]).gold(SMUGGLER, 2).begin().offers_no(SMUGGLER, "end").picks("recruit > card.mystic");
    let one = scene.places(SMUGGLER, 1, "cannons").due(1).offers_no(SMUGGLER, "end").picks("smuggle > card.buccaneer");
    let two = one.places(SMUGGLER, 1, "tailwind").due(0).offers_set::<&str>(SMUGGLER, "die", &[]);
    two.offers(SMUGGLER, "crew.mystic").offers(SMUGGLER, "end").ends_turn().acts(UNION);
}

#[test] // AH-PROC-03, AH-PROC-04, AH-PROC-08, AH-RULING-03
fn a_movement_steps_arrives_and_anchors() {
    let scene = waters("tree-b 0 0 0, skull-b 2 0 0", SMUGGLER, [(3, 1), (0, 0), (1, 0)]);
    let scene = scene.placed(SMUGGLER, Slot::Cannons, 1).begin().places(SMUGGLER, 1, "sail");
    let scene = scene.offers_no(SMUGGLER, "step > stop").goes(0, 0);
    // First the battle, then the Wreckage, then the Treasure of the anchoring; the battle has forfeited the second step.
    let wreck = scene.asks(UNION, &["plan > pass"]).rolls(6, 1).picks("victory > pass").asks_for(SMUGGLER, "suffer");
    wreck.picks("suffer > slot.sail").asks_for(SMUGGLER, "treasure").picks("treasure > yes").acts(SMUGGLER);
}

#[test] // AH-PROC-05, AH-PROC-06, AH-PROC-07, AH-RULING-17
fn battles_of_a_space_are_fought_one_by_one_each_in_the_same_order() {
    let scene = waters(CALM, SMUGGLER, [(3, 1), (1, 0), (0, 0)]).patrols(at(1, 0), 1).gold(SMUGGLER, 2);
    let scene = scene.crew(SMUGGLER, [Card::Emissary, Card::Gunner, Card::BatteringBeakhead, Card::Cutpurse]);
    let scene =
        scene.placed(SMUGGLER, Slot::Cannons, 3).placed(UNION, Slot::Cannons, 2).crew(UNION, [Card::Grogmaster]);
    let scene = scene.begin().places(SMUGGLER, 1, "sail").goes(1, 0);
    let named = scene.asks_set(SMUGGLER, &["attack > flagship.union", "attack > patrol.1.0"]);
    let opened = named.picks("attack > flagship.union").asks_for(SMUGGLER, "emissary").picks("emissary > pass");
    let fired =
        opened.asks(UNION, &["plan > pass"]).picks("plan > pass").asks_for(SMUGGLER, "fire").picks("fire > pass");
    let rolled = fired.asks_for(UNION, "fire").picks("fire > pass").asks_chance(6).when("dice 6").when("dice 1");
    let won = rolled.asks_for(UNION, "grogmaster").picks("grogmaster > pass");
    let won = won.asks_set(SMUGGLER, &["first > effect.victory", "first > effect.cutpurse"]);
    let won = won.picks("first > effect.victory").picks("victory > option.b");
    let hit = won.picks("damage > slot.sail").picks("damage > slot.sail").asks_for(SMUGGLER, "beakhead");
    let rest = hit.picks("beakhead > space.2.0").asks_for(SMUGGLER, "reward").picks("reward > cell.2.3");
    rest.picks("gain > no").gold(SMUGGLER, 4).asks_for(SMUGGLER, "emissary").battles(2).damage(UNION, 2);
}

/// The Smuggler sails from 2,1 into the Harbor at 2,0 with the given scene.
fn anchors_in_the_harbor(scene: ahoy::Scene) -> Voyage {
    scene
        .flagship(SMUGGLER, at(2, 1))
        .turn(SMUGGLER)
        .begin()
        .places(SMUGGLER, 1, "sail")
        .goes(2, 0)
        .picks("step > stop")
}
fn harbor() -> ahoy::Scene {
    waters(CALM, SMUGGLER, [(0, 0), (0, 0), (2, 1)])
}

#[test] // AH-RULING-36, AH-TERRAIN-02
fn a_harbor_moves_any_placed_die_even_that_of_the_action_itself_and_no_set_aside_one() {
    let scene = harbor().crew(SMUGGLER, [Card::Trawler, Card::Pilot]).placed(SMUGGLER, Slot::Trawler, 5);
    let scene = scene.placed(SMUGGLER, Slot::Pilot, 6).dice(SMUGGLER, [1]);
    let asked = anchors_in_the_harbor(scene);
    let dice =
        ["harbor > slot.sail > die.1", "harbor > slot.trawler > die.5", "harbor > slot.pilot > die.6", "harbor > pass"];
    let moved = asked.asks_set(SMUGGLER, &dice).picks("harbor > slot.trawler > die.5").acts(SMUGGLER);
    let moved = moved.slot(SMUGGLER, Slot::Cannons, &[die(5)]).slot(SMUGGLER, Slot::Trawler, &[DieSlot::Empty]);
    moved.due(0);
    let own =
        anchors_in_the_harbor(harbor()).picks("harbor > slot.sail > die.1").slot(SMUGGLER, Slot::Cannons, &[die(1)]);
    own.slot(SMUGGLER, Slot::Sail, &[DieSlot::Empty]).due(1).offers(SMUGGLER, "die.1 > slot.sail");
}

#[test] // AH-RULING-36
fn a_harbors_die_may_be_turned_with_gold_and_lies_on_cannons_already_or_not() {
    let asked = anchors_in_the_harbor(harbor().gold(SMUGGLER, 1).placed(SMUGGLER, Slot::Cannons, 4));
    let lifted = asked.picks("harbor > slot.cannons > die.4");
    let turned = lifted.asks_for(SMUGGLER, "spend").picks("spend > gold.1 > die.5").gold(SMUGGLER, 0);
    turned.slot(SMUGGLER, Slot::Cannons, &[die(5)]).acts(SMUGGLER);
    // Another die finds the slot taken, or damaged.
    let taken = anchors_in_the_harbor(harbor().placed(SMUGGLER, Slot::Cannons, 4));
    taken.offers_no(SMUGGLER, "harbor > slot.sail > die.1");
    anchors_in_the_harbor(harbor().damaged(SMUGGLER, Slot::Cannons)).offers_no(SMUGGLER, "harbor > slot.sail > die.1");
}

#[test] // AH-RULING-36, AH-CREW-16
fn a_harbors_die_brings_the_gunners_mate_to_the_guns() {
    let scene = harbor().crew(SMUGGLER, [Card::GunnersMate]).flagship(UNION, at(3, 1));
    let moved = anchors_in_the_harbor(scene).picks("harbor > slot.sail > die.1");
    moved.offers(SMUGGLER, "gunners-mate > space.3.1").picks("gunners-mate > space.3.1").battles(1);
}

#[test] // AH-RULING-36, AH-TERRAIN-03, AH-SQUAD-10
fn the_squadrons_die_may_go_from_one_cannons_slot_to_the_other() {
    let scene = waters(CALM, SQUADRON, [(2, 1), (0, 0), (0, 0)]).placed(SQUADRON, Slot::Cannons5, 5).gold(SQUADRON, 1);
    let scene =
        scene.begin().places(SQUADRON, 1, "sail").goes(2, 0).picks("step > stop").picks("first > effect.harbor");
    let lifted = scene.picks("harbor > slot.cannons-5 > die.5");
    let lifted = lifted.asks_set(SQUADRON, &["harbor-to > slot.cannons-5", "harbor-to > slot.cannons-6"]);
    let moved = lifted.picks("harbor-to > slot.cannons-6").slot(SQUADRON, Slot::Cannons6, &[die(6)]);
    moved.slot(SQUADRON, Slot::Cannons5, &[DieSlot::Empty]).gold(SQUADRON, 0);
}

#[test] // AH-RULING-37, AH-RULING-28, AH-TURN-11, AH-TERRAIN-11
fn all_that_an_anchoring_brings_is_offered_and_the_turn_player_orders_it() {
    let scene =
        waters("bird-b 0 0 0, skull-b 2 0 0", SQUADRON, [(0, 0), (3, 1), (3, 1)]).crew(SQUADRON, [Card::Merchant]);
    let scene =
        scene.damaged(SQUADRON, Slot::Order).begin().places(SQUADRON, 1, "sail").goes(1, 0).picks("step > stop");
    let effects = ["harbor", "treasure", "merchant", "patrol"].map(|effect| format!("first > effect.{effect}"));
    let treasure = scene.asks_set(SQUADRON, &effects).picks("first > effect.treasure").picks("treasure > yes");
    let rest = ["harbor", "merchant", "patrol"].map(|effect| format!("first > effect.{effect}"));
    let harbor = treasure.gold(SQUADRON, 1).asks_set(SQUADRON, &rest).picks("first > effect.harbor");
    let harbor = harbor.picks("harbor > repair").picks("repair > slot.order").damage(SQUADRON, 0);
    let merchant = harbor.picks("first > effect.merchant").gold(SQUADRON, 2).asks_for(SQUADRON, "patrol");
    merchant.picks("patrol > yes").patrols(at(1, 0), 1).acts(SQUADRON);
}

#[test] // AH-RULING-41, AH-DICE-10, AH-RECRUIT-03
fn a_cost_die_may_have_any_value_may_be_turned_and_its_slot_is_no_slot() {
    let scene = waters(CALM, SMUGGLER, [(3, 0), (3, 0), (3, 1)]).market([Card::Gunner]).deck([]).gold(SMUGGLER, 1);
    let scene = scene.dice(SMUGGLER, [3, 5]).begin().offers(SMUGGLER, "recruit > card.gunner > die.3");
    let asked = scene.picks("recruit > card.gunner > die.5").asks_for(SMUGGLER, "spend");
    let paid = asked.picks("spend > gold.1 > die.6").slot(SMUGGLER, Slot::Gunner, &[die(6)]).due(1);
    paid.crew(SMUGGLER, &[Card::Gunner]).gold(SMUGGLER, 0);
    let free = waters(CALM, SMUGGLER, [(3, 0), (3, 0), (3, 1)]).crew(SMUGGLER, [Card::Gunner]).begin();
    free.offers_no(SMUGGLER, "die.1 > slot.gunner");
}

#[test] // AH-RULING-41, AH-DAMAGE-02
fn a_cost_slot_is_dashed_and_effects_that_ignore_cost_place_no_die() {
    let scene = waters(CALM, SMUGGLER, [(3, 0), (3, 0), (1, 1)]).market([Card::Gunner]).deck([]).dice(SMUGGLER, [2, 2]);
    let taken = scene.begin().places(SMUGGLER, 2, "negotiate").picks("negotiate > card.gunner").due(1);
    let taken = taken.slot(SMUGGLER, Slot::Gunner, &[DieSlot::Empty]);
    // Damage cannot go there: only the board's slots are named.
    taken.then(|table| assert!(table.player(SMUGGLER).crew.has(Card::Gunner)));
    let hurt = waters("tree-b 0 0 0, skull-b 2 0 0", SMUGGLER, [(3, 1), (3, 1), (1, 0)]).crew(SMUGGLER, [Card::Gunner]);
    hurt.begin().places(SMUGGLER, 1, "sail").goes(0, 0).offers_no(SMUGGLER, "suffer > slot.gunner");
}

/// The Union, all of whose slots are damaged except those for a 6 and Repair, with these dice.
fn battered(dice: &[u8]) -> ahoy::Scene {
    let scene = waters(CALM, UNION, [(3, 0), (1, 1), (3, 0)]).dice(UNION, dice.iter().copied());
    let slots = [Slot::Sail, Slot::Sail, Slot::Sail, Slot::Sail, Slot::Tailwind, Slot::Tailwind, Slot::Assemble];
    scene.damages(UNION, &slots).damages(UNION, &[Slot::Cannons, Slot::Inspire])
}

#[test] // AH-RULING-45, AH-RULING-46, AH-TURN-07, AH-PROC-02
fn dice_are_set_aside_only_when_none_in_hand_can_be_placed() {
    let none = battered(&[3, 3, 5, 1]).begin().offers_set(
        UNION,
        "aside",
        &["aside > die.1", "aside > die.3", "aside > die.5"],
    );
    let none = none.offers_set::<&str>(UNION, "die", &[]).offers_no(UNION, "end");
    let one = none.picks("aside > die.5").due(1).offers_set(UNION, "aside", &["aside > die.1", "aside > die.3"]);
    let both = one.picks("aside > die.3").due(0).offers_set::<&str>(UNION, "aside", &[]).offers(UNION, "end");
    both.then(|table| {
        assert_eq!((table.player(UNION).hand.len(), table.player(UNION).aside.len()), (2, 2));
    });
    battered(&[3, 2]).begin().offers_set::<&str>(UNION, "aside", &[]).offers(UNION, "die.2 > slot.repair");
}

#[test] // AH-RULING-45
fn gold_middlemen_and_die_costs_count_as_ways_to_place_a_die() {
    battered(&[5, 5])
        .gold(UNION, 1)
        .begin()
        .offers_set::<&str>(UNION, "aside", &[])
        .offers(UNION, "die.5 > slot.rally");
    let far = |crew: &[Card]| {
        battered(&[4, 4]).placed(UNION, Slot::Repair, 2).gold(UNION, 1).crew(UNION, crew.iter().copied()).begin()
    };
    far(&[]).offers_set(UNION, "aside", &["aside > die.4"]);
    far(&[Card::Middleman]).offers_set::<&str>(UNION, "aside", &[]).offers(UNION, "die.4 > slot.rally");
    let market = [Card::WhisperingWind, Card::Diver, Card::Pilot];
    let cost = battered(&[5, 5]).market(market).deck([]).begin().offers_set::<&str>(UNION, "aside", &[]);
    cost.picks("recruit > card.whispering-wind > die.5").offers_set(UNION, "aside", &["aside > die.5"]);
}
#[test] // AH-RULING-45
fn free_actions_may_be_taken_before_a_die_is_set_aside() {
    let scene = battered(&[3, 3]).plans([Plan::DynamicEntry]).begin().offers(UNION, "aside > die.3");
    scene.picks("plan.dynamic-entry").picks("go > pass").offers(UNION, "aside > die.3").due(2);
}

#[test] // AH-RULING-47, AH-TURN-09
fn the_squadrons_third_turn_is_a_turn_of_its_own_even_right_after_the_second() {
    let map = "compass-b 0 0 0, skull-a 2 0 0";
    let scene = waters(map, SQUADRON, [(0, 0), (3, 0), (3, 0)]).first(SMUGGLER).dice(SMUGGLER, []).dice(UNION, []);
    let scene = scene.dice(SQUADRON, [1, 1, 1]).crew(SQUADRON, [Card::Elder, Card::WhisperingWind]).gold(SQUADRON, 4);
    let scene = scene.patrols(at(1, 1), 2).begin().picks("crew.whispering-wind").picks("go > space.0.1").acts(SQUADRON);
    let scene = scene.offers_no(SQUADRON, "crew.whispering-wind").places(SQUADRON, 1, "tailwind").settles();
    let ended = scene.places(SQUADRON, 1, "tailwind").settles().gold(SQUADRON, 2).picks("end");
    let ended = ended.asks_set(SQUADRON, &["first > effect.strongholds", "first > effect.elder"]);
    let third = ended.picks("first > effect.elder").picks("build > pass").acts(SQUADRON).due(1).gold(SQUADRON, 3);
    let third =
        third.picks("crew.whispering-wind").gold(SQUADRON, 1).places(SQUADRON, 1, "deploy").settles().picks("end");
    third.asks_set(SQUADRON, &["first > effect.strongholds", "first > effect.elder"]);
}

#[test] // AH-RULING-48, AH-TURN-12
fn a_die_may_be_placed_even_if_nothing_comes_of_it() {
    let scene = waters(CALM, UNION, [(3, 0), (1, 0), (3, 0)]).dice(UNION, [6, 6, 2]).begin();
    let rally = scene.places(UNION, 6, "rally").acts(UNION).due(1);
    rally.places(UNION, 2, "repair").acts(UNION).due(0);
    let wind = waters(CALM, SMUGGLER, [(3, 0), (3, 0), (1, 0)]).begin().places(SMUGGLER, 1, "tailwind");
    wind.acts(SMUGGLER).flagship(SMUGGLER, at(1, 0));
}

#[test] // AH-RULING-76, AH-TURN-05
fn free_actions_wait_for_ones_own_turn_and_for_a_running_action() {
    let scene =
        waters(CALM, SMUGGLER, [(3, 1), (3, 1), (3, 1)]).crew(UNION, [Card::Mystic]).plans([Plan::DynamicEntry]);
    let scene = scene.begin().acts(SMUGGLER);
    assert_eq!(scene.played.offers(UNION).count(), 0, "it is not the Union's turn");
    let running = scene.places(SMUGGLER, 1, "sail").asks_for(SMUGGLER, "step");
    running.offers_set::<&str>(SMUGGLER, "smuggle", &[]);
}
