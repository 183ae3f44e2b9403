//! Damage and repair: where tokens go, who picks the slot, what becomes of Patrols, Strongholds and ships.

use crate::{Sailing, Voyage, at, die, play, sea};
use ahoy::{Card, DieSlot, Figure, Plan, SMUGGLER, SQUADRON, Slot, UNION};

const EMPTY: DieSlot = DieSlot::Empty;
const DAMAGED: DieSlot = DieSlot::Damaged;

/// The Squadron's Flagship, loaded with a 1, beats what is at 1,0; the last question is for a victory option.
#[track_caller]
fn squadron_beats(scene: ahoy::Scene) -> Voyage {
    let scene = scene.flagship(SQUADRON, at(0, 0)).dice(SQUADRON, [1]).placed(SQUADRON, Slot::Cannons5, 1);
    let scene = play(scene).when("squadron: die.1 > slot.sail; squadron: step > space.1.0");
    let is_union = scene.played.asked().contains(UNION);
    let scene = if is_union { scene.when("union: plan > pass") } else { scene };
    scene.when("dice 6 1")
}
/// The Union's Flagship, loaded with a 1, beats what is at the Island 1,1.
#[track_caller]
fn union_beats(scene: ahoy::Scene) -> Voyage {
    let scene = scene.flagship(UNION, at(0, 1)).turn(UNION).dice(UNION, [1]).placed(UNION, Slot::Cannons, 1);
    play(scene).when("union: die.1 > slot.sail; union: step > space.1.1; union: plan > pass; dice 6 1")
}
/// What damage to a Flagship can go to.
fn slots<'s>(verb: &str, slots: impl IntoIterator<Item = &'s str>) -> Vec<String> {
    slots.into_iter().map(|slot| format!("{verb} > slot.{slot}")).collect()
}

#[test] // AH-DAMAGE-01, AH-DAMAGE-05
fn damage_to_a_flagship_goes_on_an_empty_slot_of_board_or_crew() {
    let scene = sea(3).flagship(SMUGGLER, at(1, 0)).crew(SMUGGLER, [Card::Shipwright, Card::Diver]);
    let scene = squadron_beats(scene).when("squadron: victory > option.a");
    let open = ["sail", "full-sail", "tailwind", "cannons", "negotiate", "shipwright"];
    let scene = scene.asks_set(SQUADRON, &slots("damage", open)).when("squadron: damage > slot.shipwright");
    scene.slot(SMUGGLER, Slot::Shipwright, &[DAMAGED]).damage(SMUGGLER, 1);
}

#[test] // AH-DAMAGE-02
fn full_damaged_and_dashed_slots_cannot_be_damaged() {
    let scene = sea(3).flagship(SMUGGLER, at(1, 0)).crew(SMUGGLER, [Card::Gunner, Card::Sailor]);
    let scene = scene.dice(SMUGGLER, []).placed(SMUGGLER, Slot::FullSail, 1).placed(SMUGGLER, Slot::Sailor, 1);
    let scene = scene.damaged(SMUGGLER, Slot::Tailwind).damaged(SMUGGLER, Slot::Sail);
    let scene = squadron_beats(scene).when("squadron: victory > option.a");
    // The Repair slot and the Gunner's cost slot are empty but dashed.
    scene.asks_set(SQUADRON, &slots("damage", ["sail", "cannons", "negotiate"]));
}

/// Nothing of the Smuggler can be damaged: all slots but the dashed ones are full.
fn armoured() -> ahoy::Scene {
    let scene = sea(3).dice(SMUGGLER, [1]).placed(SMUGGLER, Slot::FullSail, 1).placed(SMUGGLER, Slot::Cannons, 1);
    let damaged = [Slot::Sail, Slot::Sail, Slot::Sail, Slot::Tailwind];
    damaged.into_iter().fold(scene, |scene, slot| scene.damaged(SMUGGLER, slot)).placed(SMUGGLER, Slot::Negotiate, 2)
}

#[test] // AH-DAMAGE-03, AH-RULING-21
fn damage_without_a_slot_is_ignored() {
    let scene = squadron_beats(armoured().flagship(SMUGGLER, at(1, 0)).gold(SMUGGLER, 1));
    let scene = scene.when("squadron: victory > option.a").damage(SMUGGLER, 4).gold(SQUADRON, 1).gold(SMUGGLER, 0);
    scene.slot(SMUGGLER, Slot::Repair, &[EMPTY]).offers(SQUADRON, "patrol > yes");
}

#[test] // AH-DAMAGE-03, AH-DAMAGE-04
fn wreckage_does_nothing_to_who_has_no_slot() {
    let scene = armoured().crew(SMUGGLER, [Card::GhastlyGust]).turn(SMUGGLER);
    let scene = play(scene).when("smuggler: crew.ghastly-gust; smuggler: go > space.2.1");
    scene.damage(SMUGGLER, 4).asks(SMUGGLER, &["treasure > yes", "treasure > no"]);
}

#[test] // AH-DAMAGE-04
fn taken_damage_goes_where_its_owner_wants() {
    let scene = sea(3).flagship(UNION, at(2, 0)).turn(UNION).dice(UNION, [1]);
    let scene = play(scene).when("union: die.1 > slot.sail; union: step > space.2.1");
    let open = ["sail", "tailwind", "assemble", "cannons", "inspire", "rally"];
    let scene = scene.asks_set(UNION, &slots("suffer", open)).when("union: suffer > slot.rally");
    scene.slot(UNION, Slot::Rally, &[DAMAGED]).damage(UNION, 1);
}

#[test] // AH-DAMAGE-05
fn dealt_damage_goes_where_the_dealer_wants_one_by_one() {
    let scene = squadron_beats(sea(3).flagship(SMUGGLER, at(1, 0))).when("squadron: victory > option.b");
    let scene = scene.when("squadron: damage > slot.cannons").slot(SMUGGLER, Slot::Cannons, &[DAMAGED]);
    let scene = scene.asks_set(SQUADRON, &slots("damage", ["sail", "full-sail", "tailwind", "negotiate"]));
    let scene = scene.when("squadron: damage > slot.sail").damage(SMUGGLER, 2);
    scene.slot(SMUGGLER, Slot::Sail, &[DAMAGED, EMPTY, EMPTY]);
}

#[test] // AH-DAMAGE-06
fn a_damaged_slot_takes_a_die_again_once_it_is_repaired() {
    let scene = sea(3).turn(SMUGGLER).dice(SMUGGLER, [2, 3]).damaged(SMUGGLER, Slot::Cannons);
    let scene = play(scene).offers_no(SMUGGLER, "die.3 > slot.cannons").when("smuggler: die.2 > slot.repair");
    scene.when("smuggler: repair > slot.cannons").offers(SMUGGLER, "die.3 > slot.cannons");
}

#[test] // AH-DAMAGE-07
fn repairing_takes_a_token_off_any_of_ones_own_slots() {
    let scene = sea(3).turn(UNION).dice(UNION, [4]).damaged(UNION, Slot::Sail).damaged(UNION, Slot::Sail);
    let scene = scene.damaged(SMUGGLER, Slot::Sail).damaged(SQUADRON, Slot::Sail);
    let scene = play(scene).when("union: die.4 > slot.repair").asks(UNION, &["repair > slot.sail", "repair > pass"]);
    let scene =
        scene.when("union: repair > slot.sail").damage(UNION, 1).when("union: repair > slot.sail").damage(UNION, 0);
    scene.damage(SMUGGLER, 1).damage(SQUADRON, 1);
}

#[test] // AH-DAMAGE-08
fn a_damaged_patrol_goes_back_to_the_supply() {
    let scene = union_beats(sea(3).patrols(at(1, 1), 1)).when("union: victory > option.b").patrols(at(1, 1), 0);
    scene.damage(SQUADRON, 0).then(|t| assert_eq!(t.sea.patrols_in_supply(), 10));
}

#[test] // AH-DAMAGE-09
fn a_damaged_stronghold_goes_back_to_the_supply() {
    let scene = union_beats(sea(3).strongholds(at(1, 1), 1)).when("union: victory > option.b");
    let scene = scene.off_the_map(Figure::Stronghold(1)).damage(SQUADRON, 0);
    scene.then(|t| assert_eq!(t.sea.strongholds_in_supply(), 3));
}

#[test] // AH-DAMAGE-10, AH-DAMAGE-13
fn damage_to_a_ship_goes_on_its_plan_and_is_never_repaired() {
    let scene = squadron_beats(sea(3).gunship(at(1, 0)).dice(UNION, [2, 2])).when("squadron: victory > option.a");
    let scene = scene.asks_set(SQUADRON, &slots("damage", ["gunship-4", "gunship-6"]));
    let scene =
        scene.when("squadron: damage > slot.gunship-6").slot(UNION, Slot::Gunship6, &[DAMAGED]).damage(UNION, 0);
    scene.at(Figure::Gunship, at(1, 0));
    let scene = sea(3).turn(UNION).dice(UNION, [2, 1]).gunship(at(1, 0)).damaged(UNION, Slot::Gunship6);
    let scene = play(scene.crew(UNION, [Card::Shipwright])).when("union: die.2 > slot.repair");
    let scene = scene.slot(UNION, Slot::Gunship6, &[DAMAGED]).when("union: die.1 > slot.shipwright");
    scene.slot(UNION, Slot::Gunship6, &[DAMAGED]).asks(UNION, &["end"]);
}

#[test] // AH-DAMAGE-11
fn a_ship_with_all_slots_damaged_is_destroyed_and_its_plan_discarded() {
    let scene = squadron_beats(sea(3).gunship(at(1, 0)))
        .when("squadron: victory > option.b; squadron: damage > slot.gunship-4");
    scene.off_the_map(Figure::Gunship).then(|t| assert!(t.plans.discard.contains(&Plan::Gunship)));
    let scene =
        squadron_beats(sea(3).cutter(at(1, 0))).when("squadron: victory > option.a").off_the_map(Figure::Cutter);
    scene.then(|t| assert!(t.plans.discard.contains(&Plan::Cutter)));
    let scene = squadron_beats(sea(3).gunship(at(1, 0)).damaged(UNION, Slot::Gunship4));
    scene.when("squadron: victory > option.a").off_the_map(Figure::Gunship);
}

#[test] // AH-DAMAGE-12
fn a_die_shields_its_slot() {
    let one = squadron_beats(sea(3).gunship(at(1, 0)).dice(UNION, []).placed(UNION, Slot::Gunship4, 4));
    let one =
        one.when("squadron: victory > option.b").slot(UNION, Slot::Gunship6, &[DAMAGED]).at(Figure::Gunship, at(1, 0));
    one.slot(UNION, Slot::Gunship4, &[die(4)]);
    let both =
        sea(3).gunship(at(1, 0)).dice(UNION, []).placed(UNION, Slot::Gunship4, 4).placed(UNION, Slot::Gunship6, 6);
    let both = squadron_beats(both).when("squadron: victory > option.b").at(Figure::Gunship, at(1, 0));
    both.slot(UNION, Slot::Gunship6, &[die(6)]).damage(UNION, 0);
}

#[test] // AH-DAMAGE-13
fn damage_to_the_flagship_never_goes_on_a_ship() {
    let scene = sea(3).flagship(UNION, at(1, 0)).gunship(at(3, 0)).cutter(at(3, 0));
    let scene = squadron_beats(scene).when("squadron: victory > option.a");
    scene.asks_set(SQUADRON, &slots("damage", ["sail", "tailwind", "assemble", "cannons", "inspire", "rally"]));
}

#[test] // AH-DAMAGE-14
fn damage_stays_from_round_to_round() {
    let scene = sea(3).damaged(SMUGGLER, Slot::Cannons).gunship(at(3, 0)).damaged(UNION, Slot::Gunship4);
    let scene = play(scene.dice(SMUGGLER, []).dice(UNION, []).dice(SQUADRON, [1]));
    let scene =
        scene.when("squadron: die.1 > slot.tailwind; squadron: end").until(|scene| scene.played.table().round == 2);
    scene.slot(SMUGGLER, Slot::Cannons, &[DAMAGED]).slot(UNION, Slot::Gunship4, &[DAMAGED]).damage(SMUGGLER, 1);
}
