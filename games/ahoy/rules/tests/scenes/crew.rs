//! Crew kinds that neither sail nor fight: Convincing Comrade and Official, Documentarian, Elder, Mystic, Naive Noble,
//! Powder Monkey and Shipwright.

use crate::deeds::{Begin, CALM, Deeds, waters};
use crate::{Sailing, Voyage, die};
use ahoy::{Card, DieSlot, Event, Figure, Region, SMUGGLER, SQUADRON, Slot, UNION, at};

const THREE: &str = "compass-b 0 0 0, skull-b 2 0 0, tree-b 4 0 0";

#[test] // AH-CREW-05, AH-RULING-61
fn a_convincing_comrade_shifts_up_to_two_comrades_from_one_island_to_another() {
    let scene = waters(THREE, SMUGGLER, [(3, 0), (3, 0), (0, 0)]).crew(SMUGGLER, [Card::ConvincingComrade1]);
    let scene = scene.comrades(at(1, 1), 3).comrades(at(3, 1), 1).begin().places(SMUGGLER, 1, "convincing-comrade-1");
    let islands = ["comrades > from > space.1.1", "comrades > from > space.3.1", "comrades > pass"];
    let from = scene.asks_set(SMUGGLER, &islands).picks("comrades > from > space.1.1");
    let to = from.offers(SMUGGLER, "comrades > to > space.3.1").offers(SMUGGLER, "comrades > to > space.5.1");
    let count = to.offers_no(SMUGGLER, "comrades > to > space.1.1").picks("comrades > to > space.5.1");
    let count = count.offers_set(SMUGGLER, "comrades > count", &["comrades > count.1", "comrades > count.2"]);
    let shifted = count.picks("comrades > count.2").acts(SMUGGLER).comrades(Region::CompassB, 1);
    shifted.comrades(Region::TreeB, 2).comrades(Region::SkullB, 1).ready(0, 16);
}

#[test] // AH-CREW-05
fn where_there_is_but_one_island_a_convincing_comrade_shifts_nobody() {
    let scene = waters("compass-b 0 0 0", SMUGGLER, [(0, 0), (1, 0), (0, 0)]).comrades(at(1, 1), 3);
    let scene = scene.crew(SMUGGLER, [Card::ConvincingComrade1]).begin();
    scene.places(SMUGGLER, 1, "convincing-comrade-1").acts(SMUGGLER).comrades(Region::CompassB, 3);
}

#[test] // AH-CREW-06, AH-RULING-58, AH-RULING-59
fn a_convincing_official_moves_two_patrols_for_anybody_without_battle() {
    let scene = waters(CALM, SMUGGLER, [(3, 1), (1, 1), (3, 1)]).crew(SMUGGLER, [Card::ConvincingOfficial1]);
    let scene = scene.placed(UNION, Slot::Cannons, 6).patrols(at(1, 0), 1).patrols(at(2, 1), 1).patrols(at(0, 0), 1);
    let picks = scene.begin().places(SMUGGLER, 1, "convincing-official-1");
    let all = ["pick > patrol.0.0", "pick > patrol.1.0", "pick > patrol.2.1", "pick > pass"];
    let picks = picks.asks_set(SMUGGLER, &all).picks("pick > patrol.1.0").offers_no(SMUGGLER, "step > stop");
    let moved = picks.goes(1, 1).asks_for(SMUGGLER, "step").picks("step > stop").battles(0);
    let second =
        moved.patrols(at(1, 1), 1).asks_set(SMUGGLER, &["pick > patrol.0.0", "pick > patrol.2.1", "pick > pass"]);
    let done = second.picks("pick > patrol.0.0").goes(1, 0).goes(1, 1).acts(SMUGGLER);
    done.patrols(at(1, 1), 2).patrols(at(2, 1), 1).battles(0);
}

#[test] // AH-RULING-58, AH-SQUAD-04
fn patrols_of_an_official_obey_sandbars_wreckage_and_may_explore_as_its_owner_wants() {
    let scene = waters("compass-b 0 0 0, tree-b 2 0 0", SMUGGLER, [(3, 1), (3, 1), (3, 1)]);
    let scene = scene.crew(SMUGGLER, [Card::ConvincingOfficial1]).patrols(at(0, 0), 1).patrols(at(1, 0), 1);
    let picks = scene.begin().places(SMUGGLER, 1, "convincing-official-1");
    let explorer = picks.clone().picks("pick > patrol.0.0").offers_no(SMUGGLER, "step > space.0.1").goes(-1, 0);
    explorer.draws_tile("skull-a").asks_for(SMUGGLER, "tile");
    picks.picks("pick > patrol.1.0").goes(2, 0).patrols_in_supply(9).asks_for(SMUGGLER, "pick");
}

/// The Smuggler has placed its dice and ends its turn.
fn ends(scene: ahoy::Scene) -> Voyage {
    scene.dice(SMUGGLER, []).begin().asks(SMUGGLER, &["end"]).ends_turn()
}

#[test] // AH-CREW-09, AH-TURN-10
fn a_documentarian_earns_one_gold_beside_any_number_of_enemy_flagships() {
    let beside =
        |squadron, union| ends(waters(CALM, SMUGGLER, [squadron, union, (0, 0)]).crew(SMUGGLER, [Card::Documentarian]));
    beside((1, 1), (0, 1)).gold(SMUGGLER, 1);
    beside((1, 1), (3, 1)).gold(SMUGGLER, 1);
    beside((2, 0), (3, 1)).gold(SMUGGLER, 0);
}

#[test] // AH-CREW-10
fn an_elder_earns_one_gold_while_no_die_slot_is_damaged() {
    let elder = || waters(CALM, SMUGGLER, [(3, 1), (3, 1), (0, 0)]).crew(SMUGGLER, [Card::Elder, Card::Trawler]);
    ends(elder()).gold(SMUGGLER, 1);
    ends(elder().damaged(SMUGGLER, Slot::Sail)).gold(SMUGGLER, 0);
    ends(elder().damaged(SMUGGLER, Slot::Trawler)).gold(SMUGGLER, 0);
}

#[test] // AH-RULING-43, AH-CREW-10, AH-DAMAGE-10
fn a_damaged_gunship_keeps_the_elder_poor_and_cannot_be_repaired() {
    let union = waters(CALM, UNION, [(3, 1), (0, 0), (3, 1)]).gunship(at(0, 0)).damaged(UNION, Slot::Gunship4);
    let elder = union.clone().crew(UNION, [Card::Elder]).dice(UNION, []).begin();
    elder.ends_turn().gold(UNION, 0);
    let tries = union.crew(UNION, [Card::Shipwright]).dice(UNION, [2, 1]).begin().places(UNION, 2, "repair");
    let tries = tries.acts(UNION).places(UNION, 1, "shipwright").acts(UNION);
    tries.slot(UNION, Slot::Gunship4, &[DieSlot::Damaged]);
}

#[test] // AH-CREW-26, AH-RULING-43
fn a_shipwright_repairs_board_and_crew_at_once() {
    let scene = waters(CALM, SMUGGLER, [(3, 1), (3, 1), (0, 0)]).crew(SMUGGLER, [Card::Shipwright, Card::Trawler]);
    let slots = [Slot::Sail, Slot::Sail, Slot::Negotiate, Slot::Trawler];
    let scene = scene.damages(SMUGGLER, &slots).begin().damage(SMUGGLER, 4).places(SMUGGLER, 1, "shipwright");
    scene.damage(SMUGGLER, 0).acts(SMUGGLER).slot(SMUGGLER, Slot::Shipwright, &[die(1)]);
}

#[test] // AH-CREW-19, AH-RULING-73, AH-RULING-78
fn a_mystic_trades_a_damage_of_its_own_for_one_to_any_figure_of_the_region() {
    let scene = waters(CALM, SMUGGLER, [(3, 1), (1, 1), (0, 0)]).crew(SMUGGLER, [Card::Mystic, Card::Trawler]);
    let scene = scene.patrols(at(1, 0), 2).comrades(at(1, 1), 2).begin().picks("crew.mystic");
    let slots = ["sail", "full-sail", "tailwind", "cannons", "negotiate", "trawler"];
    let own = scene.asks_set(SMUGGLER, &slots.map(|slot| format!("suffer > slot.{slot}")));
    let own = own.picks("suffer > slot.trawler").damage(SMUGGLER, 1);
    let targets = ["mystic > flagship.smuggler", "mystic > flagship.union", "mystic > patrol.1.0"];
    let target = own.asks_set(SMUGGLER, &targets);
    let hit = target.clone().picks("mystic > patrol.1.0").patrols(at(1, 0), 1).acts(SMUGGLER);
    hit.offers_no(SMUGGLER, "crew.mystic").due(2);
    target.picks("mystic > flagship.union").asks_for(SMUGGLER, "damage");
}

#[test] // AH-CREW-19, AH-RULING-44
fn a_mystic_is_idle_when_its_own_damage_finds_no_slot() {
    let scene = waters(CALM, SMUGGLER, [(3, 1), (1, 1), (0, 0)]).crew(SMUGGLER, [Card::Mystic]);
    let slots = [Slot::Sail, Slot::Sail, Slot::Sail, Slot::FullSail, Slot::Tailwind, Slot::Negotiate];
    let full = scene.damages(SMUGGLER, &slots);
    full.clone().begin().offers(SMUGGLER, "crew.mystic");
    full.placed(SMUGGLER, Slot::Cannons, 1).begin().offers_no(SMUGGLER, "crew.mystic");
}

#[test] // AH-RULING-44
fn a_mystic_hurts_itself_also_where_its_target_has_no_slot_for_the_damage() {
    let scene = waters(CALM, SMUGGLER, [(3, 1), (1, 1), (0, 0)]).crew(SMUGGLER, [Card::Mystic]);
    let sails = [Slot::Sail, Slot::Sail, Slot::Sail, Slot::Sail, Slot::Tailwind, Slot::Tailwind];
    let others = [Slot::Assemble, Slot::Cannons, Slot::Inspire, Slot::Rally];
    let full = scene.damages(UNION, &sails).damages(UNION, &others).begin().picks("crew.mystic");
    let struck = full.picks("suffer > slot.sail").picks("mystic > flagship.union").acts(SMUGGLER);
    let struck = struck.damage(SMUGGLER, 1).damage(UNION, 10).offers_no(SMUGGLER, "crew.mystic");
    let events = struck.played.events();
    let ignored = Event::DamageIgnored { figure: Figure::Flagship(UNION) };
    assert!(events.contains(&ignored), "{events:?}");
}

#[test] // AH-RULING-73
fn any_figure_means_also_one_in_fog() {
    let scene = waters("swords-a 0 0 0, skull-b 2 0 0", SMUGGLER, [(3, 1), (1, 0), (0, 0)]);
    let scene = scene.crew(SMUGGLER, [Card::Mystic]).begin().picks("crew.mystic").picks("suffer > slot.sail");
    scene.asks_set(SMUGGLER, &["mystic > flagship.smuggler", "mystic > flagship.union"]);
}

#[test] // AH-CREW-20
fn a_naive_noble_is_boxed_for_a_card_of_a_flagship_in_the_region() {
    let scene = waters(CALM, SMUGGLER, [(3, 1), (1, 1), (0, 0)]).crew(SMUGGLER, [Card::NaiveNoble]);
    let scene =
        scene.crew(UNION, [Card::Sailor, Card::Diver]).placed(UNION, Slot::Sailor, 5).crew(SQUADRON, [Card::Pilot]);
    let asked =
        scene.begin().picks("crew.naive-noble").asks_set(SMUGGLER, &["noble > card.sailor", "noble > card.diver"]);
    let taken = asked.clone().picks("noble > card.diver").asks_set(SMUGGLER, &["noble > as-crew", "noble > as-cargo"]);
    let cargo = taken.picks("noble > as-cargo").acts(SMUGGLER).cargo(SMUGGLER, &[Card::Diver]);
    cargo.crew(SMUGGLER, &[]).crew(UNION, &[Card::Sailor]).boxed(Card::NaiveNoble);
    let crew = asked.picks("noble > card.sailor").picks("noble > as-crew").crew(SMUGGLER, &[Card::Sailor]);
    // The die on it stays its owner's, placed.
    let crew = crew.slot(SMUGGLER, Slot::Sailor, &[DieSlot::Empty]);
    crew.then(|table| assert_eq!((table.player(UNION).hand.len(), table.player(UNION).aside.len()), (3, 1)));
}

#[test] // AH-RULING-50, AH-RULING-51, AH-DE-12, AH-RULING-40
fn a_naive_noble_of_the_squadron_takes_cargo_as_crew_from_enemies_only() {
    let noble = |pledged: &[Card], cargo: &[Card]| {
        let scene = waters(CALM, SQUADRON, [(1, 0), (3, 1), (0, 0)]).crew(SQUADRON, [Card::NaiveNoble, Card::Pilot]);
        let scene = scene.pledged(SMUGGLER, 1, pledged.iter().copied()).cargo(SMUGGLER, cargo.iter().copied());
        scene.crew(UNION, [Card::Gunner]).begin()
    };
    noble(&[Card::Diver], &[]).offers_no(SQUADRON, "crew.naive-noble");
    let cards = ["noble > card.diver", "noble > card.merchant"];
    let asked = noble(&[], &[Card::Diver, Card::Merchant]).picks("crew.naive-noble").asks_set(SQUADRON, &cards);
    let taken = asked.picks("noble > card.diver").acts(SQUADRON).crew(SQUADRON, &[Card::Pilot, Card::Diver]);
    taken.cargo(SMUGGLER, &[Card::Merchant]);
}

#[test] // AH-RULING-51, AH-RULING-40, AH-RULING-56
fn a_naive_noble_is_no_recruit_and_brings_no_damage_along() {
    let scene = waters(CALM, SMUGGLER, [(3, 1), (0, 0), (1, 1)]).strongholds(at(1, 1), 1);
    let scene = scene.crew(SMUGGLER, [Card::NaiveNoble]).crew(UNION, [Card::Sailor, Card::Diver]);
    let scene = scene.damaged(UNION, Slot::Sailor).begin().damage(UNION, 1).picks("crew.naive-noble");
    let taken = scene.picks("noble > card.sailor").picks("noble > as-crew").crew(SMUGGLER, &[Card::Sailor]);
    taken.damage(UNION, 0).damage(SMUGGLER, 0);
}

#[test] // AH-CREW-22, AH-RULING-53, AH-RULING-73
fn a_powder_monkey_turns_a_repair_into_a_damage_in_the_region() {
    let repairs = |damaged: &[Slot]| {
        let scene = waters(CALM, SMUGGLER, [(3, 1), (1, 1), (0, 0)]).crew(SMUGGLER, [Card::PowderMonkey]);
        scene.damages(SMUGGLER, damaged).dice(SMUGGLER, [2, 2]).begin().places(SMUGGLER, 2, "repair")
    };
    let both = repairs(&[Slot::Sail, Slot::Tailwind]).picks("repair > slot.sail").picks("repair > slot.tailwind");
    let targets = ["powder-monkey > flagship.smuggler", "powder-monkey > flagship.union", "powder-monkey > pass"];
    let once = both.asks_set(SMUGGLER, &targets).picks("powder-monkey > flagship.union");
    once.picks("damage > slot.sail").damage(UNION, 1).acts(SMUGGLER);
    repairs(&[Slot::Sail]).picks("repair > pass").acts(SMUGGLER);
    repairs(&[]).acts(SMUGGLER);
}

#[test] // AH-CREW-22, AH-DAMAGE-08
fn powder_monkeys_hit_patrols_and_ships_too() {
    let scene = waters(CALM, SMUGGLER, [(3, 1), (3, 1), (0, 0)]).crew(SMUGGLER, [Card::PowderMonkey]);
    let scene = scene.patrols(at(1, 0), 1).cutter(at(1, 1)).damaged(SMUGGLER, Slot::Sail).dice(SMUGGLER, [2, 2]);
    let asked = scene.begin().places(SMUGGLER, 2, "repair").picks("repair > slot.sail");
    asked.clone().picks("powder-monkey > patrol.1.0").patrols(at(1, 0), 0).acts(SMUGGLER);
    asked.picks("powder-monkey > cutter").off_the_map(Figure::Cutter).acts(SMUGGLER);
}
