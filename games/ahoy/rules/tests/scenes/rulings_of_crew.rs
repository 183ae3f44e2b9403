//! Rulings where Crew meets Crew, plans, anchoring and Strongholds.

use crate::deeds::{Begin, CALM, Deeds, waters};
use crate::{Sailing, Voyage, die};
use ahoy::{Card, Cell, DieSlot, Plan, RulesVersion, SMUGGLER, SQUADRON, Slot, UNION, at};

#[test] // AH-CREW-14, AH-PLAN-11
fn a_grogmaster_rolls_both_dice_of_a_secret_weapon_again() {
    let scene = waters(CALM, SMUGGLER, [(3, 1), (1, 0), (0, 0)]).placed(SMUGGLER, Slot::Cannons, 1);
    let scene = scene.plans([Plan::SecretWeapon]).crew(UNION, [Card::Grogmaster]).begin();
    let played = scene.places(SMUGGLER, 1, "sail").goes(1, 0).picks("plan > plan.secret-weapon").picks("plan > pass");
    let rolled = played.when("dice 5; dice 1; dice 2").asks_for(UNION, "grogmaster").picks("grogmaster > slot.rally");
    let again = rolled.asks_chance(6).when("dice 4").asks_chance(6).when("dice 3");
    again.totals(5, 7).asks_for(UNION, "victory").damage(UNION, 1);
}

#[test] // AH-CREW-16, AH-RULING-35
fn a_gunners_mate_may_fire_at_its_own_space_and_once_for_each_die() {
    let scene = waters(CALM, SQUADRON, [(1, 0), (1, 0), (3, 1)]).crew(SQUADRON, [Card::GunnersMate]);
    let scene = scene.dice(SQUADRON, [5, 6]).begin().places(SQUADRON, 5, "cannons-5");
    let fought = scene.picks("gunners-mate > space.1.0").rolls(6, 1).picks("victory > pass").acts(SQUADRON).battles(1);
    let again = fought.places(SQUADRON, 6, "cannons-6").asks_for(SQUADRON, "gunners-mate");
    // It does not count as anchoring: no Patrol.
    again.picks("gunners-mate > space.1.0").rolls(6, 1).picks("victory > pass").acts(SQUADRON).battles(2);
}

#[test] // AH-CREW-11, AH-RULING-18, AH-RULING-55
fn an_emissary_pays_for_each_battle_and_the_others_stay_due() {
    let scene = waters(CALM, SMUGGLER, [(1, 0), (1, 0), (0, 0)]).placed(SMUGGLER, Slot::Cannons, 1);
    let scene = scene.crew(SMUGGLER, [Card::Emissary]).gold(SMUGGLER, 1).begin().places(SMUGGLER, 1, "sail").goes(1, 0);
    let paid = scene.picks("attack > flagship.squadron").picks("emissary > pay").gold(SQUADRON, 1);
    // No gold is left for the second one, and it forfeits the movement.
    let fought = paid.asks(UNION, &["plan > pass"]).rolls(6, 1).picks("victory > pass");
    fought.acts(SMUGGLER).totals(6, 1);
}
#[test] // AH-RULING-37, AH-CREW-16
fn what_an_anchoring_brings_goes_on_for_its_space_though_a_battle_has_carried_the_flagship_off() {
    let scene = waters("bird-b 0 0 0, skull-b 2 0 0", SQUADRON, [(0, 0), (3, 1), (1, 1)]).dice(SQUADRON, [5, 1]);
    let scene = scene.crew(SQUADRON, [Card::GunnersMate]).crew(SMUGGLER, [Card::BatteringBeakhead]).begin();
    let anchored = scene.places(SQUADRON, 5, "sail").goes(1, 0).picks("step > stop").picks("first > effect.harbor");
    let fires = anchored.picks("harbor > slot.sail > die.5").picks("gunners-mate > space.1.1").rolls(1, 6);
    let lost = fires.picks("victory > option.b").picks("damage > slot.order").picks("beakhead > space.2.0");
    let lost = lost.flagship(SQUADRON, at(2, 0)).picks("reward > cell.2.3").picks("gain > no");
    let rest = lost.asks_set(SQUADRON, &["first > effect.treasure", "first > effect.patrol"]);
    let gold = rest.picks("first > effect.treasure").picks("treasure > yes").gold(SQUADRON, 1);
    gold.picks("patrol > yes").patrols(at(2, 0), 1).acts(SQUADRON);
}

/// A loaded Smuggler with a Trawler goes from the Island 3,1 to the Treasure at 2,1, where the Union is, and wins.
fn trawls_into_a_battle() -> Voyage {
    let scene = waters(CALM, SMUGGLER, [(0, 0), (2, 1), (3, 1)]).placed(SMUGGLER, Slot::Cannons, 1);
    let scene = scene.crew(SMUGGLER, [Card::Trawler]).begin().places(SMUGGLER, 1, "trawler").goes(2, 1).rolls(6, 1);
    scene.picks("victory > option.a").picks("damage > slot.sail")
}

#[test] // AH-RULING-39, AH-PROC-04
fn a_trawler_that_leaves_a_space_in_its_battle_has_entered_it() {
    let left = trawls_into_a_battle().goes(1, 1).picks("step > stop").flagship(SMUGGLER, at(1, 1));
    left.asks(SMUGGLER, &["trawler > yes", "trawler > no"]).picks("trawler > yes").gold(SMUGGLER, 1).acts(SMUGGLER);
}

#[test] // AH-RULING-39, AH-RULING-24
fn steps_won_in_battle_are_not_the_trawlers() {
    // By 3,1 to the Treasure at 3,0, which is asked for once, on anchoring.
    let won = trawls_into_a_battle().goes(3, 1).goes(3, 0).asks(SMUGGLER, &["treasure > yes", "treasure > no"]);
    won.picks("treasure > yes").gold(SMUGGLER, 1).asks_for(SMUGGLER, "trawler");
}

#[test] // AH-RULING-39, AH-CREW-08
fn a_diver_adds_nothing_to_treasure_that_a_trawler_collects_on_its_way() {
    let scene = waters("swords-a 0 0 0, skull-b 2 0 0", SMUGGLER, [(3, 1), (3, 1), (0, 0)]);
    let crew = [Card::Trawler, Card::Diver, Card::Pilot];
    let scene = scene.crew(SMUGGLER, crew).begin().places(SMUGGLER, 1, "trawler").goes(0, 1);
    let passes = scene.picks("trawler > yes").picks("pilot > yes").goes(1, 1).acts(SMUGGLER);
    passes.gold(SMUGGLER, 2);
}

#[test] // AH-RULING-39, AH-CREW-08, AH-CREW-27
fn a_diver_adds_to_treasure_that_a_trawler_took_on_entering_the_wreckage_it_anchors_at() {
    let trawls = |crew: &[Card], gold| {
        let scene = waters("swords-a 0 0 0, skull-b 2 0 0", SMUGGLER, [(3, 1), (3, 1), (0, 0)]).gold(SQUADRON, gold);
        let scene = scene.crew(SMUGGLER, [&[Card::Trawler, Card::Pilot], crew].concat()).begin();
        scene.places(SMUGGLER, 1, "trawler").goes(0, 1)
    };
    let anchors = |scene: Voyage| scene.picks("pilot > yes").picks("step > stop");
    anchors(trawls(&[Card::Diver], 0).picks("trawler > yes")).acts(SMUGGLER).gold(SMUGGLER, 3);
    anchors(trawls(&[], 0).picks("trawler > yes")).acts(SMUGGLER).gold(SMUGGLER, 2);
    // Left for the anchoring it pays the same, and once.
    let anchored = anchors(trawls(&[Card::Diver], 0).picks("trawler > no"));
    anchored.picks("treasure > yes").acts(SMUGGLER).gold(SMUGGLER, 3);
    // The supply has no more than the Treasure.
    anchors(trawls(&[Card::Diver], 18).picks("trawler > yes")).acts(SMUGGLER).gold(SMUGGLER, 2);
}

#[test] // AH-RULING-39, AH-CREW-08, AH-CREW-27
fn in_matches_of_the_first_version_a_diver_adds_only_to_treasure_collected_on_anchoring() {
    let anchors = |version: RulesVersion, trawler: &str| {
        let scene = waters("swords-a 0 0 0, skull-b 2 0 0", SMUGGLER, [(3, 1), (3, 1), (0, 0)]).version(version);
        let scene = scene.crew(SMUGGLER, [Card::Trawler, Card::Pilot, Card::Diver]).begin();
        let scene = scene.places(SMUGGLER, 1, "trawler").goes(0, 1).picks(trawler);
        scene.picks("pilot > yes").picks("step > stop")
    };
    for (version, gold) in [(RulesVersion::First, 2), (RulesVersion::Second, 3)] {
        anchors(version, "trawler > yes").acts(SMUGGLER).gold(SMUGGLER, gold);
        anchors(version, "trawler > no").picks("treasure > yes").acts(SMUGGLER).gold(SMUGGLER, 3);
    }
}

#[test] // AH-RULING-53, AH-CREW-22, AH-TERRAIN-02
fn a_powder_monkey_is_ready_after_a_harbors_repair_and_a_shipwrights_too() {
    let scene =
        || waters(CALM, SMUGGLER, [(3, 1), (3, 1), (2, 1)]).damages(SMUGGLER, &[Slot::Cannons, Slot::Negotiate]);
    let harbor = scene().crew(SMUGGLER, [Card::PowderMonkey]).begin().places(SMUGGLER, 1, "sail").goes(2, 0);
    let harbor = harbor.picks("step > stop").picks("harbor > repair").picks("repair > slot.cannons");
    harbor.picks("repair > slot.negotiate").asks_for(SMUGGLER, "powder-monkey").damage(SMUGGLER, 0);
    let wright = scene().crew(SMUGGLER, [Card::PowderMonkey, Card::Shipwright]).begin();
    let wright = wright.places(SMUGGLER, 1, "shipwright").asks_for(SMUGGLER, "powder-monkey");
    wright.picks("powder-monkey > pass").acts(SMUGGLER).damage(SMUGGLER, 0);
}

#[test] // AH-SQUAD-08, AH-RULING-56
fn the_union_recruits_nothing_beside_a_stronghold_either_but_the_squadron_does() {
    let at_island = |seat| {
        let scene = waters(CALM, seat, [(1, 1), (1, 1), (3, 0)]).strongholds(at(1, 1), 1).gold(seat, 2);
        scene.market([Card::Sailor]).deck([]).begin()
    };
    at_island(UNION).offers_set::<&str>(UNION, "recruit", &[]);
    at_island(SQUADRON).offers_set(SQUADRON, "recruit", &["recruit > card.sailor"]);
    // Next to the Island, or at another one, no player is hindered.
    let scene = waters(CALM, UNION, [(3, 0), (1, 1), (3, 0)]).strongholds(at(3, 1), 1).gold(UNION, 2);
    scene.market([Card::Sailor]).deck([]).begin().offers(UNION, "recruit > card.sailor");
}

#[test] // AH-RULING-42, AH-DAMAGE-13
fn damage_of_a_flagship_never_goes_onto_a_ships_plan_nor_the_reverse() {
    let scene = waters(CALM, SMUGGLER, [(3, 1), (1, 0), (0, 0)]).gunship(at(3, 0)).placed(SMUGGLER, Slot::Cannons, 1);
    let won = scene.begin().places(SMUGGLER, 1, "sail").goes(1, 0).rolls(6, 1).picks("victory > option.b");
    let slots =
        ["sail", "tailwind", "assemble", "cannons", "inspire", "rally"].map(|slot| format!("damage > slot.{slot}"));
    won.asks_set(SMUGGLER, &slots);
}

#[test] // AH-RULING-40, AH-CREW-04
fn damage_on_boxed_crew_goes_to_the_supply() {
    let scene = waters(CALM, SMUGGLER, [(3, 1), (1, 0), (0, 0)]).placed(SMUGGLER, Slot::Cannons, 1);
    let scene = scene.crew(SMUGGLER, [Card::Buccaneer]).crew(UNION, [Card::Sailor]).damaged(UNION, Slot::Sailor);
    let won = scene.begin().damage(UNION, 1).places(SMUGGLER, 1, "sail").goes(1, 0).rolls(6, 1);
    let boxed = won.picks("first > effect.buccaneer").picks("buccaneer > card.sailor").damage(UNION, 0);
    boxed.slot(UNION, Slot::Sailor, &[DieSlot::Empty]);
}

#[test] // AH-RULING-36
fn a_harbor_empties_the_old_slot_so_that_it_can_be_used_again() {
    let scene = waters(CALM, SMUGGLER, [(0, 0), (0, 0), (2, 1)]).placed(SMUGGLER, Slot::FullSail, 3);
    let moved = scene.begin().places(SMUGGLER, 1, "sail").goes(2, 0).picks("step > stop");
    let moved = moved.offers(SMUGGLER, "harbor > slot.full-sail > die.3").picks("harbor > slot.full-sail > die.3");
    moved.slot(SMUGGLER, Slot::Cannons, &[die(3)]).offers(SMUGGLER, "die.1 > slot.full-sail").due(1);
}

#[test] // AH-CREW-03, AH-CREW-19
fn a_battering_beakhead_pushes_enemies_only_and_also_after_a_mystics_hit() {
    let hits = |target: &str| {
        let scene =
            waters(CALM, SMUGGLER, [(3, 1), (1, 1), (0, 0)]).crew(SMUGGLER, [Card::Mystic, Card::BatteringBeakhead]);
        let scene = scene.begin().picks("crew.mystic").picks("suffer > slot.sail");
        scene.picks(&format!("mystic > {target}")).picks("damage > slot.sail")
    };
    hits("flagship.union").asks_for(SMUGGLER, "beakhead").picks("beakhead > space.0.1").flagship(UNION, at(0, 1));
    hits("flagship.smuggler").acts(SMUGGLER).damage(SMUGGLER, 2);
}

#[test] // AH-CREW-22, AH-RULING-53, AH-REWARD-25
fn a_powder_monkey_is_ready_after_a_rewards_repair() {
    let scene = waters(CALM, SMUGGLER, [(3, 0), (0, 0), (1, 1)]).crew(SMUGGLER, [Card::PowderMonkey]);
    let scene = scene.cargo(SMUGGLER, [Card::Merchant]).damages(SMUGGLER, &[Slot::Sail, Slot::Tailwind]);
    let scene = scene.player(SMUGGLER, |player| player.white = Cell { row: 2, column: 4 }).begin();
    let repaired = scene.picks("deliver > card.merchant").picks("reward > cell.2.5").picks("gain > yes");
    let hit = repaired.damage(SMUGGLER, 0).picks("powder-monkey > flagship.union").picks("damage > slot.sail");
    hit.damage(UNION, 1).asks_for(SMUGGLER, "pledge");
}

#[test] // AH-SQUAD-12, AH-EXPLORE-08
fn a_patrol_that_explores_does_not_stop_the_next_one() {
    let scene = waters(CALM, SQUADRON, [(3, 1), (3, 1), (3, 1)]).patrols(at(0, 0), 2).dice(SQUADRON, [3, 3]).begin();
    let explores = scene.places(SQUADRON, 3, "order").picks("pick > patrol.0.0").goes(-1, 0).draws_tile("fish-a");
    let next = explores.picks("tile.-2.0.0").asks_set(SQUADRON, &["pick > patrol.0.0", "pick > pass"]);
    next.patrols(at(-1, 0), 0).patrols_in_supply(9).picks("pick > patrol.0.0").goes(1, 0).acts(SQUADRON);
}

#[test] // AH-CREW-07, AH-CREW-04, AH-RULING-28, AH-TURN-11
fn what_a_defender_wins_is_ordered_by_the_turn_player() {
    let scene = waters(CALM, SMUGGLER, [(3, 1), (1, 0), (0, 0)]).placed(SMUGGLER, Slot::Cannons, 1);
    let scene = scene.crew(UNION, [Card::Cutpurse, Card::Buccaneer]).crew(SMUGGLER, [Card::Diver]).begin();
    let lost = scene.places(SMUGGLER, 1, "sail").goes(1, 0).rolls(1, 6);
    let effects = ["victory", "cutpurse", "buccaneer"].map(|effect| format!("first > effect.{effect}"));
    let lost = lost.asks_set(SMUGGLER, &effects).picks("first > effect.buccaneer").asks_for(UNION, "buccaneer");
    lost.picks("buccaneer > card.diver").picks("first > effect.cutpurse").gold(UNION, 2).asks_for(UNION, "victory");
}

#[test] // AH-CREW-09, AH-CREW-10, AH-TURN-10
fn crew_of_others_earns_nothing_when_a_turn_ends() {
    let scene = waters(CALM, SMUGGLER, [(3, 1), (0, 0), (0, 0)]).crew(UNION, [Card::Documentarian, Card::Elder]);
    let ended = scene.dice(SMUGGLER, []).begin().ends_turn().gold(UNION, 0).acts(UNION);
    let dice = ended.places(UNION, 1, "assemble").places(UNION, 1, "cannons").picks("end");
    let both = dice.asks_set(UNION, &["first > effect.documentarian", "first > effect.elder"]);
    both.picks("first > effect.elder").gold(UNION, 2);
}
