//! The logbook: what happened is told once, and the rule behind a line is the one by which it happened.

use crate::context::say;
use ahoy::{Ahoy, Card, Cell, Plan, SMUGGLER, SQUADRON, Scene, Slot, Table, UNION, at};
use ahoy_screen::Screen;
use wardroom_kernel::{Game as _, Match, Parts as _, Setup};
use wardroom_testkit::given;
use wardroom_ui::{GameScreen, Language};

/// compass-b and skull-b side by side, no gold, all Flagships far in the east.
fn calm() -> Scene {
    waters("skull-b")
}
fn waters(east: &str) -> Scene {
    let scene = Table::scene(3).tile("compass-b", 0, 0, 0).tile(east, 2, 0, 0);
    [SQUADRON, UNION, SMUGGLER].into_iter().fold(scene, |scene, seat| scene.gold(seat, 0).flagship(seat, at(3, 0)))
}

/// The lines that such a script brings, without their marks, each with its rule at the end.
#[track_caller]
fn told(scene: Scene, script: &str) -> Vec<String> {
    let table = scene.table().unwrap_or_else(|why| panic!("{why}"));
    lines(&given::<Ahoy>(table).when(script).played)
}
fn lines(played: &Match<Ahoy>) -> Vec<String> {
    let lines = played.events().iter().filter_map(|event| Screen::log(event, &played.table().parts, say(Language::En)));
    lines.map(|line| line.text.into_string()).collect()
}
/// There is one line with these words, and it leads to the rule.
#[track_caller]
fn cites(lines: &[String], words: &str, rule: &str) {
    let found: Vec<&String> = lines.iter().filter(|line| line.contains(words)).collect();
    assert_eq!(found.len(), 1, "`{words}` in {lines:#?}");
    assert!(found[0].contains(rule), "{rule} is not behind {}", found[0]);
}

#[test] // AH-REWARD-01, AH-REWARD-03
fn a_reward_is_told_once() {
    let middle = |player: &mut ahoy::Player| (player.white, player.black) = (Cell::MIDDLE, Cell::MIDDLE);
    let scene = calm().turn(SMUGGLER).flagship(SMUGGLER, at(1, 1)).cargo(SMUGGLER, [Card::Merchant]);
    let script = "smuggler: deliver > card.merchant; smuggler: reward > cell.3.2; smuggler: gain > yes";
    cites(&told(scene.player(SMUGGLER, middle), script), "moves to the Reward", "AH-REWARD-01");
}

#[test] // AH-SETUP-05
fn the_first_tiles_are_those_of_setup() {
    let setup = Setup::new(Ahoy::MODES, "base", 2, []).expect("the base game");
    let mut played = Match::<Ahoy>::new(&setup, ahoy::Parts::shipped()).expect("it begins");
    while played.chance().is_some() {
        played.submit_chance(played.seq(SQUADRON), 0).expect("nature is asked");
    }
    let lines = lines(&played);
    let first: Vec<&String> = lines.iter().filter(|line| line.contains("The sea begins with")).collect();
    assert!(first.len() == 2 && first.iter().all(|line| line.contains("AH-SETUP-05")), "{lines:#?}");
}

#[test] // AH-SQUAD-05
fn two_patrols_for_a_stronghold_are_one_line() {
    let scene = calm().turn(SQUADRON).dice(SQUADRON, []).patrols(at(1, 1), 2);
    let lines = told(scene, "squadron: end; squadron: build > space.1.1");
    cites(&lines, "exchanges two Patrols for a", "AH-SQUAD-05");
    assert!(lines.iter().all(|line| !line.contains("loses a")), "{lines:#?}");
}

#[test] // AH-SQUAD-04, AH-PLAN-12
fn a_lost_patrol_leads_to_what_took_it() {
    // tree-b has Wreckage in its north-west.
    let wrecked = waters("tree-b").turn(SQUADRON).patrols(at(1, 0), 1).dice(SQUADRON, [3, 3]);
    let lines = told(wrecked, "squadron: die.3 > slot.order; squadron: pick > patrol.1.0; squadron: step > space.2.0");
    cites(&lines, "loses a", "AH-SQUAD-04");
    let sneak = calm().turn(UNION).plans([Plan::SneakAttack]).comrades(at(1, 1), 1).patrols(at(0, 0), 1);
    let lines = told(sneak, "union: plan.sneak-attack; union: sneak > patrol.0.0");
    cites(&lines, "loses a", "AH-PLAN-12");
}

#[test] // AH-BATTLE-02, AH-BATTLE-03, AH-DAMAGE-08, AH-DAMAGE-09
fn a_battle_leads_to_why_it_is_fought_and_its_losses_to_why_they_are() {
    let alone = || calm().flagship(SMUGGLER, at(1, 0)).turn(SMUGGLER).dice(SMUGGLER, [1, 1, 1]);
    let loaded = alone().placed(SMUGGLER, Slot::Cannons, 1).patrols(at(1, 1), 1);
    let script = "smuggler: die.1 > slot.sail; smuggler: step > space.1.1; dice 6 1; smuggler: victory > option.a";
    let lines = told(loaded, script);
    cites(&lines, "attacks", "AH-BATTLE-02");
    cites(&lines, "loses a", "AH-DAMAGE-08");
    let unloaded = alone().strongholds(at(1, 1), 1);
    let lines = told(unloaded, script);
    cites(&lines, "attacks", "AH-BATTLE-03");
    cites(&lines, "loses a", "AH-DAMAGE-09");
}

#[test] // AH-CREW-16
fn a_gunners_mate_fights_by_its_own_rule() {
    let scene = calm().flagship(SMUGGLER, at(1, 0)).turn(SMUGGLER).crew(SMUGGLER, [Card::GunnersMate]);
    let scene = scene.dice(SMUGGLER, [6, 6]).patrols(at(1, 1), 1);
    let lines = told(scene, "smuggler: die.6 > slot.cannons; smuggler: gunners-mate > space.1.1");
    cites(&lines, "attacks", "AH-CREW-16");
}

#[test] // AH-SMUG-10, AH-SMUG-11, AH-PLAN-09, AH-RECRUIT-01
fn who_joins_leads_to_why() {
    let market = [Card::Gunner, Card::Sailor, Card::Diver];
    let scene = calm().flagship(SMUGGLER, at(1, 1)).turn(SMUGGLER).market(market).deck([]).comrades(at(1, 1), 1);
    let script = "smuggler: die.2 > slot.negotiate; smuggler: negotiate > card.gunner; smuggler: negotiate > remove-comrade > card.sailor";
    let lines = told(scene.dice(SMUGGLER, [2, 2]), script);
    cites(&lines, "Gunner", "AH-SMUG-10");
    cites(&lines, "Sailor", "AH-SMUG-11");
}

#[test] // AH-CREW-24, AH-RULING-08, AH-TERRAIN-01
fn a_current_leads_to_who_decided_it() {
    // The north-west of bird-a flows south.
    let scene = || waters("bird-a").flagship(SMUGGLER, at(1, 0)).turn(SMUGGLER).dice(SMUGGLER, [1, 1]);
    let sails = "smuggler: die.1 > slot.sail; smuggler: step > space.2.0";
    cites(&told(scene(), sails), "The current carries", "AH-TERRAIN-01");
    let dog = || scene().crew(SMUGGLER, [Card::SeaDog]);
    cites(&told(dog(), &format!("{sails}; smuggler: current > ignore")), "stays where it is", "AH-CREW-24");
    cites(&told(dog(), &format!("{sails}; smuggler: current > space.1.0")), "its own way", "AH-CREW-24");
}

#[test] // AH-CREW-02
fn fog_leads_to_the_barrelman() {
    // The north-east of swords-a is Fog.
    let scene = waters("swords-a").flagship(SMUGGLER, at(2, 0)).turn(SMUGGLER).crew(SMUGGLER, [Card::Barrelman]);
    let sails = "smuggler: die.1 > slot.sail; smuggler: step > space.3.0; smuggler: fog > space.3.1";
    cites(&told(scene.dice(SMUGGLER, [1, 1]), sails), "out of the Fog", "AH-CREW-02");
}

#[test]
fn steps_within_one_region_are_told_apart() {
    let scene = || calm().flagship(SMUGGLER, at(1, 1)).turn(SMUGGLER).dice(SMUGGLER, [1, 1]);
    let sails = |to: &str| told(scene(), &format!("smuggler: die.1 > slot.sail; smuggler: step > space.{to}"));
    cites(&sails("0.1"), "the region of Little Compass Isle (printed die 2)", "");
    cites(&sails("1.0"), "the region of Little Compass Isle (open sea)", "");
}
