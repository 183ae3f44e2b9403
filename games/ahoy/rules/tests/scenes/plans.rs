//! Plans: drawing them, playing them, what each of the nine does.

use crate::deeds::{Begin, CALM, Deeds, seen_by, waters};
use crate::{Sailing, Voyage, die};
use ahoy::{Card, Figure, Plan, Region, SMUGGLER, Slot, UNION, at};

fn holds(plans: &[Plan]) -> ahoy::Scene {
    waters(CALM, UNION, [(3, 0), (0, 0), (3, 0)]).plans(plans.iter().copied())
}
/// The Smuggler, loaded with a 1, moves into the Union's space; the plans can be played.
fn attacked(plans: &[Plan]) -> Voyage {
    let scene = holds(plans).turn(SMUGGLER).flagship(SMUGGLER, at(1, 0)).placed(SMUGGLER, Slot::Cannons, 1);
    scene.ready(4).begin().places(SMUGGLER, 1, "sail").goes(0, 0)
}

#[test] // AH-PLAN-01, AH-RULING-62
fn after_each_clean_up_two_plans_are_drawn_or_what_is_left() {
    let next = |scene: ahoy::Scene| scene.round_over().begin().settles();
    let count = |scene: Voyage, hand: usize, deck: usize| {
        scene.then(|table| assert_eq!((table.plans.hand.len(), table.plans.deck.cards.len()), (hand, deck)))
    };
    count(next(holds(&[])), 2, 10);
    // No limit of the hand.
    let many = [Plan::Enlist, Plan::Evacuation, Plan::CloseCall, Plan::SecretWeapon, Plan::DynamicEntry];
    count(next(holds(&many)), 7, 5);
    let all_but_one = Plan::ALL.into_iter().chain([Plan::DynamicEntry, Plan::SneakAttack, Plan::WeaponsCache]).skip(1);
    count(next(holds(&[]).discarded_plans(all_but_one)), 1, 0);
    count(next(holds(&[]).no_plan_deck()), 0, 0);
}

#[test] // AH-PLAN-02, AH-RULING-76
fn a_plan_is_played_at_the_time_it_names() {
    let plans = [Plan::CloseCall, Plan::Evacuation, Plan::SecretWeapon, Plan::WeaponsCache, Plan::DynamicEntry];
    let turn = holds(&plans).begin().offers_set(UNION, "plan", &["plan.evacuation", "plan.dynamic-entry"]);
    // Never within another action.
    turn.places(UNION, 1, "sail").offers_set::<&str>(UNION, "plan", &[]);
    let battle = ["plan > plan.close-call", "plan > plan.secret-weapon", "plan > plan.weapons-cache", "plan > pass"];
    attacked(&plans).turn_of(SMUGGLER).asks_set(UNION, &battle);
}

#[test] // AH-PLAN-02, AH-PLAN-04
fn the_plan_window_opens_in_every_battle_of_the_union_whatever_its_hand_holds() {
    attacked(&[]).asks(UNION, &["plan > pass"]);
    attacked(&[Plan::Enlist]).asks(UNION, &["plan > pass"]);
    let attacks = holds(&[]).placed(UNION, Slot::Cannons, 1).flagship(SMUGGLER, at(1, 0)).begin();
    attacks.places(UNION, 1, "sail").goes(1, 0).asks(UNION, &["plan > pass"]);
}

#[test] // AH-PLAN-03
fn a_played_plan_is_discarded_and_a_ships_plan_stays_in_play() {
    let played = attacked(&[Plan::CloseCall]).picks("plan > plan.close-call");
    played.then(|table| assert_eq!((table.plans.hand.len(), &table.plans.discard[..]), (0, &[Plan::CloseCall][..])));
    let cutter = holds(&[Plan::Cutter]).comrades(at(1, 1), 2).begin().picks("plan.cutter").acts(UNION);
    cutter
        .then(|table| assert!(table.plans.hand.is_empty() && table.plans.discard.is_empty()))
        .offers(UNION, "die.1 > slot.cutter");
}

#[test] // AH-PLAN-05, AH-PLAN-13, AH-RULING-19, AH-RULING-77, AH-DE-14, AH-PLAN-11
fn secret_weapon_and_both_weapons_caches_add_up() {
    let plans = [Plan::WeaponsCache, Plan::WeaponsCache, Plan::SecretWeapon];
    let played = attacked(&plans).picks("plan > plan.weapons-cache").picks("plan > plan.secret-weapon");
    let played = played.picks("plan > plan.weapons-cache").asks(UNION, &["plan > pass"]).picks("plan > pass");
    // The attacker rolls one die, the Union two and adds 8.
    let rolled = played.asks_chance(6).when("dice 6").asks_chance(6).when("dice 1").asks_chance(6).when("dice 2");
    rolled.asks_for(UNION, "victory").totals(6, 11);
}

#[test] // AH-PLAN-05
fn any_number_of_plans_may_be_played_in_a_turn() {
    let scene = holds(&[Plan::Evacuation, Plan::DynamicEntry, Plan::DynamicEntry]).begin().picks("plan.evacuation");
    let scene = scene.settles().picks("plan.dynamic-entry").picks("go > pass").picks("plan.dynamic-entry");
    scene.picks("go > pass").acts(UNION).due(2).then(|table| assert_eq!(table.plans.discard.len(), 3));
}

#[test] // AH-PLAN-06, AH-BATTLE-18, AH-RULING-48
fn a_ships_plan_exchanges_two_comrades_on_an_island_for_the_ship() {
    for (plan, figure, text) in
        [(Plan::Cutter, Figure::Cutter, "plan.cutter"), (Plan::Gunship, Figure::Gunship, "plan.gunship")]
    {
        holds(&[plan]).comrades(at(1, 1), 1).begin().offers_no(UNION, text);
        let scene = holds(&[plan]).comrades(at(1, 1), 3).comrades(at(3, 1), 2).flagship(SMUGGLER, at(3, 1));
        let scene = scene.placed(SMUGGLER, Slot::Cannons, 6).begin().picks(text);
        let islands = scene.asks_set(UNION, &["island > space.1.1", "island > space.3.1"]);
        let placed = islands.clone().picks("island > space.1.1").acts(UNION).at(figure, at(1, 1)).due(2);
        placed.comrades(Region::CompassB, 1).ready(0, 17);
        islands.picks("island > space.3.1").acts(UNION).at(figure, at(3, 1)).battles(0).comrades(Region::SkullB, 0);
    }
}

#[test] // AH-PLAN-07, AH-RULING-18
fn close_call_ignores_the_battle_and_the_attacker_sails_on() {
    let called = attacked(&[Plan::CloseCall]).picks("plan > plan.close-call").flagship(SMUGGLER, at(0, 0));
    called.asks_set(SMUGGLER, &["step > space.0.-1", "step > space.1.0", "step > space.-1.0", "step > stop"]);
}

#[test] // AH-PLAN-07, AH-RULING-18
fn close_call_lets_the_union_sail_on_too() {
    let scene = holds(&[Plan::CloseCall]).placed(UNION, Slot::Cannons, 1).flagship(SMUGGLER, at(1, 0)).begin();
    let called = scene.places(UNION, 1, "sail").goes(1, 0).picks("plan > plan.close-call");
    called.asks_for(UNION, "step").goes(1, 1).flagship(UNION, at(1, 1));
}

#[test] // AH-PLAN-08, AH-DICE-07, AH-DE-17
fn dynamic_entry_raises_the_cannons_die_by_two_and_moves_the_flagship_to_a_printed_die() {
    let map = "compass-b 0 0 0, skull-b 2 0 0, tree-b 4 0 0";
    let enters = |die| {
        let scene = waters(map, UNION, [(3, 0), (1, 1), (3, 0)]).plans([Plan::DynamicEntry]);
        scene.placed(UNION, Slot::Cannons, die).begin().picks("plan.dynamic-entry")
    };
    let raised = enters(3).slot(UNION, Slot::Cannons, &[die(5)]);
    let spaces = ["go > space.0.1", "go > space.4.0", "go > space.4.1", "go > pass"];
    raised.asks_set(UNION, &spaces).picks("go > space.0.1").acts(UNION).flagship(UNION, at(0, 1)).due(2);
    enters(5).slot(UNION, Slot::Cannons, &[die(6)]).picks("go > pass").acts(UNION).flagship(UNION, at(1, 1));
}

#[test] // AH-RULING-63
fn dynamic_entry_without_a_die_on_cannons_may_still_move_and_places_none() {
    let scene = holds(&[Plan::DynamicEntry]).crew(UNION, [Card::GunnersMate]).flagship(SMUGGLER, at(1, 0));
    let bare = scene.clone().begin().picks("plan.dynamic-entry").asks(UNION, &["go > space.0.1", "go > pass"]);
    bare.picks("go > space.0.1").acts(UNION).flagship(UNION, at(0, 1)).due(2);
    // Gunner's Mate does not fire: no die was placed.
    let raised = scene.placed(UNION, Slot::Cannons, 3).begin().picks("plan.dynamic-entry");
    raised.asks(UNION, &["go > space.0.1", "go > pass"]).picks("go > pass").acts(UNION).battles(0);
}

#[test] // AH-PLAN-09
fn enlist_recruits_freely_at_an_island_with_comrades_and_refills_the_market_at_the_end() {
    let scene = holds(&[Plan::Enlist]).comrades(at(3, 1), 1).market([Card::Gunner, Card::Mystic, Card::Diver]);
    let scene = scene.begin().picks("plan.enlist");
    let cards = ["enlist > card.gunner", "enlist > card.mystic", "enlist > pass"];
    let first = scene.asks_set(UNION, &cards).picks("enlist > card.gunner");
    let second = first.asks_set(UNION, &["enlist > card.mystic", "enlist > pass"]);
    second.clone().picks("enlist > pass").draws(Card::Pilot).acts(UNION).crew(UNION, &[Card::Gunner]);
    let both = second.picks("enlist > card.mystic").draws(Card::Buccaneer).draws(Card::PowderMonkey).acts(UNION);
    both.crew(UNION, &[Card::Gunner, Card::Mystic]).gold(UNION, 0).due(2);
}

#[test] // AH-PLAN-09, AH-RULING-56, AH-RULING-48
fn whether_enlist_finds_a_card_shows_before_it_is_spent() {
    let can_enlist = |scene: ahoy::Scene, is_so: bool| {
        let scene = scene.begin().offers(UNION, "plan.enlist");
        scene.sees(seen_by(UNION), |view| assert_eq!(view.can_enlist(), is_so));
    };
    let scene = || holds(&[Plan::Enlist]).comrades(at(3, 1), 1);
    can_enlist(scene().market([Card::Gunner, Card::Diver]).deck([]), true);
    can_enlist(scene().market([Card::Diver, Card::Pilot]).deck([]), false);
    can_enlist(scene().market([]).deck([]), false);
    // The Union's Flagship beside a Stronghold recruits no Crew, wherever the Comrades are.
    let beside = scene().market([Card::Gunner]).deck([]).flagship(UNION, at(1, 1)).strongholds(at(1, 1), 1);
    can_enlist(beside, false);
}

#[test] // AH-PLAN-09, AH-RULING-48
fn enlist_needs_an_island_with_comrades_to_name() {
    holds(&[Plan::Enlist]).begin().offers_no(UNION, "plan.enlist");
    let two = holds(&[Plan::Enlist]).comrades(at(3, 1), 1).comrades(at(1, 1), 1).begin().picks("plan.enlist");
    two.asks_set(UNION, &["island > space.1.1", "island > space.3.1"]);
}

#[test] // AH-RULING-56, AH-PLAN-09, AH-LIMIT-04, AH-DE-08
fn the_ban_on_enlist_looks_at_the_flagship_and_not_at_the_island_named() {
    let enlist = |x, y| {
        let scene = waters(CALM, UNION, [(3, 0), (x, y), (3, 0)]).plans([Plan::Enlist]).strongholds(at(3, 1), 1);
        scene.comrades(at(3, 1), 1).comrades(at(1, 1), 1).market([Card::Gunner, Card::Mystic, Card::Sailor]).begin()
    };
    let free = enlist(1, 1).picks("plan.enlist").picks("island > space.3.1").picks("enlist > card.gunner");
    free.crew(UNION, &[Card::Gunner]);
    let banned = enlist(3, 1).picks("plan.enlist").picks("island > space.1.1");
    banned.acts(UNION).crew(UNION, &[]);
}

#[test] // AH-PLAN-10, AH-RULING-61
fn evacuation_spreads_all_comrades_of_an_island_over_others() {
    let map = "compass-b 0 0 0, skull-b 2 0 0, tree-b 4 0 0";
    let scene = waters(map, UNION, [(3, 0), (0, 0), (3, 0)]).plans([Plan::Evacuation]).comrades(at(1, 1), 3);
    let scene = scene.comrades(at(3, 1), 1).ready(2).begin().picks("plan.evacuation").picks("island > space.1.1");
    let to = ["3.1 > count.1", "3.1 > count.2", "3.1 > count.3", "5.1 > count.1", "5.1 > count.2", "5.1 > count.3"];
    let split = scene.asks_set(UNION, &to.map(|to| format!("evacuate > space.{to}")));
    let rest = split.picks("evacuate > space.5.1 > count.2").picks("evacuate > space.3.1 > count.1").acts(UNION);
    rest.ready(2, 14).comrades(Region::CompassB, 0).comrades(Region::SkullB, 2).comrades(Region::TreeB, 2);
}

#[test] // AH-PLAN-10, AH-RULING-48
fn where_there_is_but_one_island_evacuation_is_played_for_nothing() {
    let scene = waters("compass-b 0 0 0", UNION, [(0, 0), (1, 0), (0, 0)]).plans([Plan::Evacuation]);
    let scene = scene.comrades(at(1, 1), 3).begin().picks("plan.evacuation").acts(UNION);
    scene.comrades(Region::CompassB, 3);
}

#[test] // AH-RULING-48
fn evacuation_and_dynamic_entry_may_be_played_for_nothing() {
    let scene = holds(&[Plan::Evacuation, Plan::DynamicEntry, Plan::SneakAttack]).begin();
    let scene = scene.offers_no(UNION, "plan.sneak-attack").picks("plan.evacuation").acts(UNION);
    scene.picks("plan.dynamic-entry").picks("go > pass").acts(UNION);
}

#[test] // AH-PLAN-11, AH-RULING-20
fn secret_weapon_rolls_two_dice_and_adds_a_damage_to_the_victory() {
    let played = attacked(&[Plan::SecretWeapon]).picks("plan > plan.secret-weapon").picks("plan > pass");
    let won = played.asks_chance(6).when("dice 5").asks_chance(6).when("dice 3").asks_chance(6).when("dice 3");
    let won = won.totals(5, 6).asks_for(UNION, "victory");
    let two = won.clone().picks("victory > option.b").picks("damage > slot.sail").picks("damage > slot.tailwind");
    two.damage(SMUGGLER, 2);
    won.picks("victory > pass").picks("damage > slot.sail").damage(SMUGGLER, 1);
}

#[test] // AH-PLAN-12
fn sneak_attack_returns_up_to_two_patrols_of_a_region_with_comrades() {
    let scene = holds(&[Plan::SneakAttack]).comrades(at(1, 1), 1).comrades(at(3, 1), 1).patrols(at(0, 1), 2);
    let scene = scene.patrols(at(1, 0), 1).patrols(at(3, 0), 1).begin().picks("plan.sneak-attack");
    let region = scene.asks_set(UNION, &["sneak > region.compass-b", "sneak > region.skull-b"]);
    let patrols = ["sneak > patrol.0.1", "sneak > patrol.1.0", "sneak > pass"];
    let first = region.picks("sneak > region.compass-b").asks_set(UNION, &patrols).picks("sneak > patrol.0.1");
    first.clone().picks("sneak > pass").acts(UNION).patrols_in_supply(7);
    let both = first.asks_set(UNION, &patrols).picks("sneak > patrol.1.0").acts(UNION);
    both.patrols_in_supply(8).patrols(at(0, 1), 1).patrols(at(1, 0), 0).patrols(at(3, 0), 1).due(2);
}

#[test] // AH-PLAN-13, AH-RULING-19, AH-RULING-77
fn a_weapons_cache_adds_the_ready_comrades_to_the_roll() {
    let played = attacked(&[Plan::WeaponsCache]).picks("plan > plan.weapons-cache").rolls(6, 2);
    played.totals(6, 6).asks_for(SMUGGLER, "victory");
}
