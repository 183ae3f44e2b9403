//! Why not there? What is touched on the map or on a board in the middle of something has a sentence that is true of it.

use crate::deeds::{Begin, CALM, Deeds, waters};
use crate::{Voyage, sea};
use ahoy::{Card, Figure, Phase, Plan, SMUGGLER, SQUADRON, Slot, Table, UNION, at};
use wardroom_kernel::Seat;

/// CALM with a third region in the east: 4,0 is printed 3, 4,1 printed 4, the Island is at 5,1.
const WIDE: &str = "compass-b 0 0 0, skull-b 2 0 0, tree-b 4 0 0";

trait Says: Sized {
    /// One reason, with this rule and this sentence.
    fn says(self, seat: Seat, path: &str, rule: &str, key: &str) -> Self;
    /// The question itself is all there is to say.
    fn asks_back(self, seat: Seat, path: &str, rule: &str) -> Self;
}
impl Says for Voyage {
    #[track_caller]
    fn says(self, seat: Seat, path: &str, rule: &str, key: &str) -> Self {
        let said: Vec<_> = self.reasons(seat, path).iter().map(|reason| (reason.rule, reason.key)).collect();
        assert_eq!(said, [(rule, key)], "`{path}`");
        self
    }
    #[track_caller]
    fn asks_back(self, seat: Seat, path: &str, rule: &str) -> Self {
        self.says(seat, path, rule, "why-answer")
    }
}

#[test] // AH-CREW-03, AH-RULING-25
fn a_beakhead_pushes_over_no_sandbar_and_not_off_the_map_and_one_space_only() {
    let scene = sea(3).flagship(UNION, at(0, 1)).flagship(SMUGGLER, at(0, 0)).flagship(SQUADRON, at(1, 0));
    let scene = scene.crew(SQUADRON, [Card::BatteringBeakhead]).placed(SQUADRON, Slot::Cannons5, 1).begin();
    let scene = scene.places(SQUADRON, 1, "sail").goes(0, 0).rolls(6, 1).picks("victory > option.a");
    let pushes = scene.picks("damage > slot.sail").asks_for(SQUADRON, "beakhead");
    let pushes = pushes.says(SQUADRON, "beakhead > space.0.1", "AH-RULING-25", "why-sandbar");
    let pushes = pushes.says(SQUADRON, "beakhead > space.0.-1", "AH-CREW-03", "why-stay-on-map");
    let pushes = pushes.says(SQUADRON, "beakhead > space.2.0", "AH-CREW-03", "why-not-adjacent");
    pushes.says(SQUADRON, "beakhead > flagship.squadron", "AH-CREW-03", "why-not-adjacent");
}

#[test] // AH-CREW-03, AH-RULING-25
fn a_push_without_a_battle_knows_whom_it_pushes() {
    let scene = waters(CALM, SMUGGLER, [(3, 1), (0, 0), (1, 1)]);
    let scene = scene.crew(SMUGGLER, [Card::Mystic, Card::BatteringBeakhead]).begin().picks("crew.mystic");
    let scene = scene.picks("suffer > slot.sail").picks("mystic > flagship.union").picks("damage > slot.sail");
    let pushes = scene.asks(SMUGGLER, &["beakhead > space.1.0", "beakhead > pass"]);
    let pushes = pushes.says(SMUGGLER, "beakhead > space.0.1", "AH-RULING-25", "why-sandbar");
    pushes.says(SMUGGLER, "beakhead > space.3.0", "AH-CREW-03", "why-not-adjacent");
}

#[test] // AH-SQUAD-05
fn a_stronghold_takes_two_patrols_of_one_island() {
    let scene = waters(WIDE, SQUADRON, [(0, 0), (3, 0), (3, 0)]).patrols(at(1, 1), 2).patrols(at(3, 1), 1);
    let builds = scene.due(0).dice(SQUADRON, []).begin().picks("end").asks_for(SQUADRON, "build");
    for touched in ["space.3.1", "patrol.3.1", "region.skull-b", "space.5.1", "space.0.0"] {
        let builds = builds.clone();
        builds.says(SQUADRON, &format!("build > {touched}"), "AH-SQUAD-05", "why-needs-two-patrols");
    }
    builds.says(SQUADRON, "build > patrol.1.1", "AH-SQUAD-05", "why-touch-space");
}

#[test] // AH-PLAN-12
fn a_sneak_attack_needs_comrades_and_stays_in_its_region() {
    let scene = waters(WIDE, UNION, [(3, 0), (3, 0), (3, 0)]).plans([Plan::SneakAttack]);
    let scene = scene.comrades(at(1, 1), 1).comrades(at(3, 1), 1).patrols(at(4, 0), 2).patrols(at(0, 0), 1);
    let region = scene.begin().picks("plan.sneak-attack").asks_for(UNION, "sneak");
    let region = region.says(UNION, "sneak > region.tree-b", "AH-PLAN-12", "why-no-comrades-there");
    let region = region.says(UNION, "sneak > patrol.4.0", "AH-PLAN-12", "why-no-comrades-there");
    let region = region.says(UNION, "sneak > space.5.0", "AH-PLAN-12", "why-no-comrades-there");
    let region = region.says(UNION, "sneak > patrol.0.0", "AH-PLAN-12", "why-touch-plate");
    let patrol = region.picks("sneak > region.compass-b").asks_for(UNION, "sneak");
    let patrol = patrol.says(UNION, "sneak > patrol.4.0", "AH-PLAN-12", "why-region-chosen");
    let patrol = patrol.says(UNION, "sneak > space.0.0", "AH-PLAN-12", "why-touch-figure");
    patrol.says(UNION, "sneak > space.1.0", "AH-PLAN-12", "why-no-patrol-there");
}

#[test] // AH-PLAN-06, AH-RULING-48, AH-PLAN-10
fn a_ship_needs_two_comrades_and_other_plans_one() {
    let scene = |plan| {
        let scene = waters(WIDE, UNION, [(3, 0), (3, 0), (3, 0)]).plans([plan]);
        scene.comrades(at(1, 1), 2).comrades(at(3, 1), 2)
    };
    for plan in [Plan::Cutter, Plan::Gunship] {
        let asked = scene(plan).comrades(at(5, 1), 1).begin().picks(&format!("plan.{plan}")).asks_for(UNION, "island");
        let asked = asked.says(UNION, "island > space.5.1", "AH-PLAN-06", "why-plan-needs-two-comrades");
        let asked = asked.says(UNION, "island > space.0.0", "AH-PLAN-06", "why-plan-needs-two-comrades");
        asked.says(UNION, "island > flagship.union", "AH-PLAN-06", "why-plan-needs-two-comrades");
    }
    let none = scene(Plan::Cutter).begin().picks("plan.cutter");
    none.says(UNION, "island > space.5.1", "AH-PLAN-06", "why-plan-needs-two-comrades");
    let enlists = scene(Plan::Enlist).begin().picks("plan.enlist");
    let enlists = enlists.says(UNION, "island > space.5.1", "AH-RULING-48", "why-plan-needs-comrades");
    enlists.says(UNION, "island > region.skull-b", "AH-RULING-48", "why-touch-space");
    let leaves = scene(Plan::Evacuation).begin().picks("plan.evacuation");
    let leaves = leaves.says(UNION, "island > space.5.1", "AH-PLAN-10", "why-plan-needs-comrades");
    let leaves = leaves.picks("island > space.1.1").asks_for(UNION, "evacuate");
    let leaves = leaves.says(UNION, "evacuate > space.1.1", "AH-PLAN-10", "why-same-island");
    leaves.says(UNION, "evacuate > space.0.0", "AH-PLAN-10", "why-touch-island");
}

#[test] // AH-CREW-05
fn a_convincing_comrade_leads_from_one_island_to_another() {
    let scene = waters(WIDE, SMUGGLER, [(3, 0), (3, 0), (3, 0)]).crew(SMUGGLER, [Card::ConvincingComrade1]);
    let from = scene.comrades(at(1, 1), 2).begin().places(SMUGGLER, 1, "convincing-comrade-1");
    let from = from.says(SMUGGLER, "comrades > space.3.1", "AH-CREW-05", "why-plan-needs-comrades");
    let to = from.picks("comrades > from > space.1.1").asks_for(SMUGGLER, "comrades");
    let to = to.says(SMUGGLER, "comrades > to > space.1.1", "AH-CREW-05", "why-same-island");
    let to = to.says(SMUGGLER, "comrades > to > region.compass-b", "AH-CREW-05", "why-same-island");
    let to = to.says(SMUGGLER, "comrades > to > space.2.1", "AH-CREW-05", "why-touch-island");
    let to = to.says(SMUGGLER, "comrades > to > region.skull-b", "AH-CREW-05", "why-touch-space");
    to.picks("comrades > to > space.3.1").asks_back(SMUGGLER, "comrades > space.3.1", "AH-CREW-05");
}

#[test] // AH-UNION-07
fn inspire_reaches_each_island_once() {
    let scene = waters(WIDE, UNION, [(3, 0), (3, 0), (3, 0)]).ready(4).dice(UNION, [6, 6]).begin();
    let asked = scene.places(UNION, 6, "inspire").picks("inspire > space.1.1").asks_for(UNION, "inspire");
    let asked = asked.says(UNION, "inspire > space.1.1", "AH-UNION-07", "why-inspired");
    asked.says(UNION, "inspire > space.1.0", "AH-UNION-07", "why-touch-island");
}

#[test] // AH-RULING-69
fn wealth_is_raised_by_its_plate_and_not_over_six() {
    let scene = WIDE
        .split(", ")
        .zip([0, 2, 4])
        .fold(Table::scene(2), |scene, (tile, x)| scene.tile(tile.split(' ').next().unwrap_or_default(), x, 0, 0));
    let scene = scene.phase(Phase::EndOfRound).wealth("tree-b", 6).begin().asks_for(SQUADRON, "raise");
    let scene = scene.says(SQUADRON, "raise > space.0.0", "AH-RULING-69", "why-touch-plate");
    let scene = scene.says(SQUADRON, "raise > flagship.union", "AH-RULING-69", "why-touch-plate");
    let scene = scene.says(SQUADRON, "raise > region.tree-b", "AH-RULING-69", "why-wealth-six");
    let scene = scene.says(SQUADRON, "raise > space.4.0", "AH-RULING-69", "why-wealth-six");
    scene.asks_back(SQUADRON, "raise > slot.sail", "AH-RULING-69");
}

#[test] // AH-CREW-19, AH-CREW-22
fn mystic_and_powder_monkey_hit_figures_of_their_region() {
    let scene = waters(CALM, SMUGGLER, [(3, 0), (0, 0), (1, 1)]);
    let mystic = scene.clone().crew(SMUGGLER, [Card::Mystic]).begin().picks("crew.mystic").picks("suffer > slot.sail");
    let crew = [Card::PowderMonkey];
    let monkey = scene.crew(SMUGGLER, crew).damaged(SMUGGLER, Slot::Sail).dice(SMUGGLER, [2, 2]).begin();
    let monkey = monkey.places(SMUGGLER, 2, "repair").picks("repair > slot.sail");
    for (asked, word, rule) in [(mystic, "mystic", "AH-CREW-19"), (monkey, "powder-monkey", "AH-CREW-22")] {
        let asked = asked.asks_for(SMUGGLER, word);
        let asked = asked.says(SMUGGLER, &format!("{word} > space.1.0"), rule, "why-no-figure-there");
        let asked = asked.says(SMUGGLER, &format!("{word} > space.0.0"), rule, "why-touch-figure");
        let asked = asked.says(SMUGGLER, &format!("{word} > region.compass-b"), rule, "why-touch-figure");
        let asked = asked.says(SMUGGLER, &format!("{word} > flagship.squadron"), rule, "why-other-region");
        let asked = asked.says(SMUGGLER, &format!("{word} > space.2.0"), rule, "why-other-region");
        asked.asks_back(SMUGGLER, &format!("{word} > slot.sail"), rule);
    }
}

#[test] // AH-ACTION-02, AH-RULING-05, AH-UNION-12, AH-UNION-13
fn a_tailwind_of_a_ship_is_explained_by_where_the_ship_is() {
    // Printed: 0,1 and 2,1 a 2, 4,0 a 3.
    let scene = || waters("compass-b 0 0 0, skull-a 2 0 0, tree-b 4 0 0", UNION, [(3, 0), (2, 1), (3, 0)]);
    let cutter = scene().cutter(at(0, 1)).dice(UNION, [2, 2]).begin().places(UNION, 2, "cutter");
    let cutter = cutter.picks("ship > tailwind").asks(UNION, &["go > space.2.1", "go > pass"]);
    let cutter = cutter.says(UNION, "go > space.0.1", "AH-RULING-05", "why-already-there");
    let cutter = cutter.says(UNION, "go > space.4.0", "AH-ACTION-02", "why-not-that-die");
    let cutter = cutter.says(UNION, "go > space.0.0", "AH-ACTION-02", "why-no-printed-die-there");
    cutter.says(UNION, "go > flagship.union", "AH-ACTION-02", "why-touch-space");
    let gunship = waters("tree-b 0 0 0, bird-b 2 0 0", UNION, [(3, 0), (1, 0), (3, 0)]).gunship(at(0, 1));
    let gunship = gunship.dice(UNION, [4, 4]).begin().places(UNION, 4, "gunship-4").picks("ship > tailwind");
    let gunship = gunship.asks(UNION, &["go > space.2.1", "go > pass"]);
    let gunship = gunship.says(UNION, "go > space.0.1", "AH-RULING-05", "why-already-there");
    let gunship = gunship.says(UNION, "go > space.1.0", "AH-ACTION-02", "why-no-printed-die-there");
    gunship.then(|t| assert_eq!(t.under_way.moving, Some((Figure::Gunship, 0))));
}

#[test] // AH-MOVE-01, AH-RULING-11, AH-CREW-24
fn a_sea_dog_that_turns_a_current_is_told_what_stands_in_its_way() {
    // The current at 0,1 flows north; nothing lies west of the map's edge but room for a tile.
    let scene = waters("tree-a 0 0 0, skull-b 2 0 0", SMUGGLER, [(3, 0), (3, 0), (1, 1)]).tiles_in_stack(0);
    let asked = scene.crew(SMUGGLER, [Card::SeaDog]).begin().places(SMUGGLER, 1, "sail").goes(0, 1);
    let asked = asked.asks_for(SMUGGLER, "current");
    let asked = asked.says(SMUGGLER, "current > space.0.0", "AH-CREW-24", "why-with-the-current");
    let asked = asked.says(SMUGGLER, "current > space.-1.1", "AH-EXPLORE-06", "why-no-tiles");
    asked.says(SMUGGLER, "current > space.3.0", "AH-RULING-11", "why-not-adjacent");
}

#[test] // AH-SQUAD-13, AH-MOVE-01
fn whoever_touches_what_stands_in_an_offered_space_is_led_to_the_space() {
    let scene = waters(CALM, SQUADRON, [(0, 0), (1, 0), (3, 1)]).begin();
    let deploys = scene.clone().places(SQUADRON, 1, "deploy").asks_for(SQUADRON, "deploy");
    let deploys = deploys.says(SQUADRON, "deploy > flagship.squadron", "AH-SQUAD-13", "why-touch-space");
    let deploys = deploys.says(SQUADRON, "deploy > flagship.smuggler", "AH-SQUAD-13", "why-too-far");
    deploys.asks_back(SQUADRON, "deploy > slot.sail", "AH-SQUAD-13");
    let sails = scene.places(SQUADRON, 1, "sail").asks_for(SQUADRON, "step");
    let sails = sails.says(SQUADRON, "step > flagship.union", "AH-MOVE-01", "why-touch-space");
    sails.says(SQUADRON, "step > flagship.smuggler", "AH-MOVE-01", "why-not-adjacent");
}

#[test] // AH-BATTLE-03
fn only_enemies_in_the_space_are_battled() {
    let scene = waters(CALM, SMUGGLER, [(1, 1), (1, 1), (1, 0)]).placed(SQUADRON, Slot::Cannons5, 5);
    let scene = scene.patrols(at(1, 1), 1).patrols(at(3, 0), 1).begin().places(SMUGGLER, 1, "sail").goes(1, 1);
    let asked = scene.asks_for(SMUGGLER, "attack");
    let asked = asked.says(SMUGGLER, "attack > flagship.union", "AH-BATTLE-03", "why-not-to-battle");
    let asked = asked.says(SMUGGLER, "attack > patrol.3.0", "AH-BATTLE-03", "why-not-in-battle-space");
    let asked = asked.says(SMUGGLER, "attack > flagship.smuggler", "AH-BATTLE-03", "why-not-in-battle-space");
    asked.says(SMUGGLER, "attack > space.1.1", "AH-BATTLE-03", "why-touch-figure");
}

#[test] // AH-DAMAGE-10, AH-DAMAGE-13, AH-DAMAGE-07
fn ships_have_damage_of_their_own_that_nobody_repairs() {
    let scene = waters(CALM, UNION, [(3, 0), (3, 0), (3, 0)]).gunship(at(0, 0)).dice(UNION, [2, 2]);
    let repairs = scene.damages(UNION, &[Slot::Gunship4, Slot::Sail, Slot::Tailwind]).begin();
    let repairs = repairs.places(UNION, 2, "repair").asks_for(UNION, "repair");
    let repairs = repairs.says(UNION, "repair > slot.gunship-4", "AH-DAMAGE-10", "why-ship-unrepaired");
    let repairs = repairs.says(UNION, "repair > slot.cannons", "AH-DAMAGE-07", "why-slot-undamaged");
    repairs.asks_back(UNION, "repair > space.0.0", "AH-DAMAGE-07");
    let scene = waters(CALM, SQUADRON, [(0, 0), (3, 0), (3, 0)]).gunship(at(1, 0)).placed(SQUADRON, Slot::Cannons6, 6);
    let hits = scene.begin().places(SQUADRON, 1, "sail").goes(1, 0).rolls(6, 1).picks("victory > option.a");
    let hits = hits.asks(SQUADRON, &["damage > slot.gunship-4", "damage > slot.gunship-6"]);
    hits.says(SQUADRON, "damage > slot.sail", "AH-DAMAGE-13", "why-damage-ship");
    let scene = waters(CALM, SMUGGLER, [(3, 0), (0, 0), (1, 0)]).gunship(at(3, 1)).crew(SMUGGLER, [Card::Mystic]);
    let hits = scene.begin().picks("crew.mystic").picks("suffer > slot.sail").picks("mystic > flagship.union");
    let hits = hits.says(SMUGGLER, "damage > slot.gunship-4", "AH-DAMAGE-13", "why-damage-flagship");
    hits.says(SMUGGLER, "damage > slot.repair", "AH-DAMAGE-02", "why-slot-undamageable");
}

#[test] // AH-BATTLE-08, AH-PLAN-02
fn a_battle_lowers_cannons_and_takes_plans_for_battles() {
    let scene = waters(CALM, UNION, [(0, 0), (1, 0), (3, 0)]).placed(UNION, Slot::Cannons, 3).patrols(at(1, 1), 1);
    let battle = scene.plans([Plan::Cutter, Plan::CloseCall]).begin().places(UNION, 1, "sail").goes(1, 1);
    let battle = battle.asks(UNION, &["plan > plan.close-call", "plan > pass"]);
    let battle = battle.says(UNION, "plan > plan.cutter", "AH-PLAN-02", "why-plan-own-turn");
    let battle = battle.says(UNION, "plan > plan.enlist", "AH-PLAN-02", "why-plan-not-in-hand");
    let battle = battle.asks_back(UNION, "plan > space.1.1", "AH-PLAN-02");
    let fires = battle.picks("plan > pass").asks_for(UNION, "fire");
    let fires = fires.says(UNION, "fire > slot.sail", "AH-BATTLE-08", "why-only-cannons-fire");
    let fires = fires.says(UNION, "fire > slot.cannons > by.3", "AH-BATTLE-08", "why-cannons-limit");
    // Behind a pick the touch is judged, and not the pick.
    fires.says(UNION, "fire > slot.cannons > slot.sail", "AH-BATTLE-08", "why-only-cannons-fire");
}

#[test] // AH-PLAN-09, AH-SMUG-10, AH-REWARD-01
fn a_card_that_is_no_choice_says_whether_it_is_in_the_market() {
    let scene = waters(CALM, UNION, [(3, 0), (3, 0), (3, 0)]).plans([Plan::Enlist]).comrades(at(3, 1), 1);
    let scene = scene.market([Card::Gunner, Card::Diver]).crew(UNION, [Card::Mystic]).begin().picks("plan.enlist");
    let asked = scene.asks(UNION, &["enlist > card.gunner", "enlist > pass"]);
    let asked = asked.says(UNION, "enlist > card.diver", "AH-PLAN-09", "why-wrong-suit");
    let asked = asked.says(UNION, "enlist > card.mystic", "AH-PLAN-09", "why-not-in-market");
    asked.asks_back(UNION, "enlist > space.3.1", "AH-PLAN-09");
    let scene = waters(CALM, SMUGGLER, [(3, 0), (3, 0), (1, 1)]).market([Card::Gunner, Card::Sailor]).deck([]);
    let asked = scene.dice(SMUGGLER, [2, 2]).begin().places(SMUGGLER, 2, "negotiate");
    asked.asks_back(SMUGGLER, "negotiate > space.1.1", "AH-SMUG-10");
}

#[test] // AH-TERRAIN-02, AH-RULING-36, AH-DICE-02, AH-DICE-03
fn a_harbor_moves_dice_that_lie_there_and_fit() {
    let anchors = |scene: ahoy::Scene| scene.begin().places(SQUADRON, 1, "sail").goes(2, 0).picks("step > stop");
    let scene = || waters(CALM, SQUADRON, [(1, 0), (3, 1), (3, 1)]).placed(SQUADRON, Slot::Tailwind, 5);
    let harbor = anchors(scene()).picks("first > effect.harbor").asks_for(SQUADRON, "harbor");
    let harbor = harbor.says(SQUADRON, "harbor > slot.order", "AH-RULING-36", "why-no-die-there");
    let harbor = harbor.says(SQUADRON, "harbor > slot.sail", "AH-DICE-03", "why-slot-value");
    harbor.asks_back(SQUADRON, "harbor > space.2.0", "AH-TERRAIN-02");
    let full = scene().placed(SQUADRON, Slot::Cannons5, 5).placed(SQUADRON, Slot::Cannons6, 6);
    let full = anchors(full).picks("first > effect.harbor").asks_for(SQUADRON, "harbor");
    full.says(SQUADRON, "harbor > slot.tailwind", "AH-DICE-02", "why-cannons-full");
    let rich =
        anchors(scene().gold(SQUADRON, 3)).picks("first > effect.harbor").picks("harbor > slot.tailwind > die.5");
    let rich = rich.asks_for(SQUADRON, "harbor-to");
    rich.says(SQUADRON, "harbor-to > slot.sail", "AH-TERRAIN-02", "why-only-cannons");
}
