//! Common actions: Sail, Tailwind, Cannons, Repair and what takes no die.

use crate::{Sailing, at, die, play, sea};
use ahoy::{Card, DieSlot, Plan, SMUGGLER, SMUGGLER_2, SQUADRON, Slot, UNION};

#[test] // AH-ACTION-01, AH-MOVE-05
fn sail_makes_one_step_or_two() {
    let scene = sea(3).turn(SMUGGLER).flagship(SMUGGLER, at(1, 0)).tiles_in_stack(0);
    let scene = play(scene).when("smuggler: die.1 > slot.sail");
    let scene = scene.asks_set(SMUGGLER, &["step > space.0.0", "step > space.1.1", "step > space.2.0"]);
    let scene = scene.when("smuggler: step > space.1.1");
    let scene = scene.asks_set(SMUGGLER, &["step > space.1.0", "step > space.2.1", "step > space.0.1", "step > stop"]);
    scene.clone().when("smuggler: step > stop").flagship(SMUGGLER, at(1, 1)).acts(SMUGGLER);
    scene.when("smuggler: step > space.0.1").flagship(SMUGGLER, at(0, 1)).acts(SMUGGLER);
}

#[test] // AH-ACTION-02, AH-TERRAIN-05
fn tailwind_goes_to_a_printed_die_of_the_value_placed_after_gold_or_nowhere() {
    let scene = sea(3).turn(SMUGGLER).flagship(SMUGGLER, at(1, 1)).dice(SMUGGLER, [2, 5]).gold(SMUGGLER, 1);
    let scene = play(scene);
    let two = scene.clone().when("smuggler: die.2 > slot.tailwind; smuggler: spend > gold.0 > die.2");
    let two = two.asks_set(SMUGGLER, &["go > space.0.1", "go > pass"]);
    two.clone().when("smuggler: go > space.0.1").flagship(SMUGGLER, at(0, 1)).acts(SMUGGLER);
    two.when("smuggler: go > pass").flagship(SMUGGLER, at(1, 1)).acts(SMUGGLER);
    let six = scene.when("smuggler: die.5 > slot.tailwind; smuggler: spend > gold.1 > die.6");
    six.asks_set(SMUGGLER, &["go > space.3.0", "go > pass"]);
}

#[test] // AH-ACTION-03, AH-BATTLE-04
fn a_die_on_cannons_loads_all_ones_figures_until_the_round_ends() {
    let scene = sea(3).flagship(SQUADRON, at(0, 0)).patrols(at(0, 0), 1).dice(SQUADRON, [5, 3, 1]);
    let scene = scene.flagship(SMUGGLER, at(1, 0)).dice(SMUGGLER, []).dice(UNION, []);
    let scene = play(scene).when("squadron: die.5 > slot.cannons-5; squadron: die.3 > slot.order");
    let scene = scene
        .when("squadron: pick > patrol.0.0; squadron: step > space.1.0; squadron: fire > pass")
        .battles(1)
        .when("dice 1 6; smuggler: victory > pass");
    let scene =
        scene.when("squadron: end; squadron: die.1 > slot.sail; squadron: step > space.1.0; squadron: fire > pass");
    let scene = scene.battles(2).when("dice 1 6; smuggler: victory > pass; squadron: patrol > no; squadron: end");
    // The next round: no die on Cannons, no battle.
    let scene = scene.until(|scene| scene.played.table().round == 2 && scene.played.asked().contains(SMUGGLER));
    scene.slot(SQUADRON, Slot::Cannons5, &[DieSlot::Empty]).then(|t| assert_eq!(t.first, SMUGGLER));
}

#[test] // AH-ACTION-04, AH-BATTLE-01
fn a_die_on_cannons_starts_no_battle() {
    let scene = sea(3).turn(SMUGGLER).flagship(SMUGGLER, at(1, 0)).patrols(at(1, 0), 2).flagship(SQUADRON, at(1, 0));
    play(scene).when("smuggler: die.1 > slot.cannons").battles(0).acts(SMUGGLER).slot(
        SMUGGLER,
        Slot::Cannons,
        &[die(1)],
    );
}

#[test] // AH-ACTION-05, AH-DAMAGE-07
fn repair_takes_off_at_most_two_damage_in_any_mix() {
    let scene = sea(3).turn(SMUGGLER).dice(SMUGGLER, [2]).crew(SMUGGLER, [Card::Shipwright]);
    let scene =
        scene.damaged(SMUGGLER, Slot::Sail).damaged(SMUGGLER, Slot::Cannons).damaged(SMUGGLER, Slot::Shipwright);
    let scene = play(scene).damage(SMUGGLER, 3).when("smuggler: die.2 > slot.repair");
    let scene = scene.asks_set(
        SMUGGLER,
        &["repair > slot.sail", "repair > slot.cannons", "repair > slot.shipwright", "repair > pass"],
    );
    let one = scene.clone().when("smuggler: repair > slot.shipwright");
    let one = one.asks_set(SMUGGLER, &["repair > slot.sail", "repair > slot.cannons", "repair > pass"]);
    one.clone().when("smuggler: repair > pass").damage(SMUGGLER, 2).asks(SMUGGLER, &["end"]);
    let two = one.when("smuggler: repair > slot.cannons").damage(SMUGGLER, 1).asks(SMUGGLER, &["end"]);
    two.slot(SMUGGLER, Slot::Sail, &[DieSlot::Damaged]).slot(SMUGGLER, Slot::Shipwright, &[DieSlot::Empty]);
    scene.when("smuggler: repair > pass").damage(SMUGGLER, 3).asks(SMUGGLER, &["end"]);
}

#[test] // AH-ACTION-06
fn all_recruit_and_use_crew_smugglers_smuggle_and_deliver_the_union_plays_plans() {
    let scene = |seat| {
        let scene = sea(4).turn(seat).due(0).flagship(seat, at(1, 1)).gold(seat, 1).crew(seat, [Card::GhastlyGust]);
        let scene = scene.plans([Plan::Evacuation, Plan::CloseCall]);
        scene.market([Card::BatteringBeakhead, Card::Gunner, Card::Pilot])
    };
    let everybody = ["recruit > card.battering-beakhead", "crew.ghastly-gust", "end"];
    play(scene(SQUADRON)).asks_set(SQUADRON, &everybody);
    play(scene(UNION)).asks_set(UNION, &[&everybody[..], &["plan.evacuation"]].concat());
    // Tinctures, the Sea Witch's Cargo, are for a compass Island.
    let smuggling = [&everybody[..], &["smuggle > card.battering-beakhead", "deliver > card.sea-witch"]].concat();
    play(scene(SMUGGLER).cargo(SMUGGLER, [Card::SeaWitch])).asks_set(SMUGGLER, &smuggling);
    play(scene(SMUGGLER_2).cargo(SMUGGLER_2, [Card::SeaWitch])).asks_set(SMUGGLER_2, &smuggling);
}
