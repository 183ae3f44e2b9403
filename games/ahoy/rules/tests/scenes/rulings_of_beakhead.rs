//! Rulings on the Battering Beakhead: what its push does and does not.

use crate::{Sailing, Voyage, all_at, at, play, sea};
use ahoy::{Card, Event, Figure, SMUGGLER, SQUADRON, Slot, Table, UNION};

/// The Squadron with a Beakhead beats the Smuggler's Flagship, which is at 1,0.
#[track_caller]
fn squadron_beats(scene: ahoy::Scene) -> Voyage {
    let scene =
        scene.flagship(SQUADRON, at(0, 0)).flagship(SMUGGLER, at(1, 0)).crew(SQUADRON, [Card::BatteringBeakhead]);
    let scene = scene.dice(SQUADRON, [1]).placed(SQUADRON, Slot::Cannons5, 1);
    play(scene).when("squadron: die.1 > slot.sail; squadron: step > space.1.0; dice 6 1")
}
fn anchored(scene: &Voyage, figure: Figure) -> usize {
    let events = scene.played.events().iter();
    events.filter(|event| matches!(event, Event::Anchored { figure: it, .. } if *it == figure)).count()
}

#[test] // AH-RULING-25, AH-CREW-03
fn one_hit_pushes_once_to_a_neighbour_on_the_map() {
    let scene = squadron_beats(sea(3)).when("squadron: victory > option.b; squadron: damage > slot.sail");
    let scene = scene.offers(SQUADRON, "damage > slot.sail").when("squadron: damage > slot.sail");
    let ways = ["beakhead > space.0.0", "beakhead > space.1.1", "beakhead > space.2.0", "beakhead > pass"];
    let scene = scene.asks_set(SQUADRON, &ways).when("squadron: beakhead > space.2.0").flagship(SMUGGLER, at(2, 0));
    scene.asks(SQUADRON, &["patrol > yes", "patrol > no"]);
}

#[test] // AH-RULING-25
fn a_push_never_crosses_a_sandbar() {
    let scene = sea(3).flagship(UNION, at(0, 1)).flagship(SMUGGLER, at(0, 0)).flagship(SQUADRON, at(1, 0));
    let scene = scene.crew(SQUADRON, [Card::BatteringBeakhead]).dice(SQUADRON, [1]).placed(SQUADRON, Slot::Cannons5, 1);
    let scene = play(scene).when("squadron: die.1 > slot.sail; squadron: step > space.0.0; dice 6 1");
    let scene = scene.when("squadron: victory > option.a; squadron: damage > slot.sail");
    scene.asks_set(SQUADRON, &["beakhead > space.1.0", "beakhead > pass"]);
}

#[test] // AH-RULING-25
fn there_is_no_push_without_a_token_nor_of_a_figure_that_is_gone() {
    let slots = [Slot::Sail, Slot::Sail, Slot::Sail, Slot::FullSail, Slot::Tailwind, Slot::Cannons, Slot::Negotiate];
    let full = slots.into_iter().fold(sea(3), |scene, slot| scene.damaged(SMUGGLER, slot));
    let scene = squadron_beats(full).when("squadron: victory > option.a");
    scene.asks(SQUADRON, &["patrol > yes", "patrol > no"]);
    let scene = sea(3).flagship(UNION, at(0, 0)).turn(UNION).dice(UNION, [1]).placed(UNION, Slot::Cannons, 1);
    let scene = scene.crew(UNION, [Card::BatteringBeakhead]).patrols(at(1, 0), 1);
    let scene = play(scene).when("union: die.1 > slot.sail; union: step > space.1.0; union: plan > pass; dice 6 1");
    scene.when("union: victory > option.b").patrols(at(1, 0), 0).asks(UNION, &["end"]);
}

#[test] // AH-RULING-25
fn wreckage_hurts_the_pushed_and_it_picks_its_own_slot_but_finds_no_treasure() {
    // The Smuggler is pushed from 2,0 into the Wreckage at 2,1.
    let scene =
        sea(3).flagship(SMUGGLER, at(2, 0)).flagship(SQUADRON, at(1, 0)).crew(SQUADRON, [Card::BatteringBeakhead]);
    let scene = scene.dice(SQUADRON, [1]).placed(SQUADRON, Slot::Cannons5, 1);
    let scene = play(scene).when("squadron: die.1 > slot.sail; squadron: step > space.2.0; dice 6 1");
    let scene =
        scene.when("squadron: victory > option.a; squadron: damage > slot.sail; squadron: beakhead > space.2.1");
    let scene =
        scene.offers(SMUGGLER, "suffer > slot.cannons").when("smuggler: suffer > slot.cannons").damage(SMUGGLER, 2);
    scene.asks(SQUADRON, &["patrol > yes", "patrol > no"]).gold(SMUGGLER, 0).flagship(SMUGGLER, at(2, 1));
}

#[test] // AH-RULING-25
fn a_current_carries_the_pushed_on_unless_it_leads_off_the_map() {
    let map = Table::scene(3).tile("compass-b", 0, 0, 0).tile("skull-a", 2, 0, 0);
    let scene =
        squadron_beats(all_at(3, map, at(3, 1))).when("squadron: victory > option.a; squadron: damage > slot.sail");
    scene.when("squadron: beakhead > space.2.0").flagship(SMUGGLER, at(2, 1)).offers(SQUADRON, "patrol > yes");
    // The current of fish-b, turned twice, flows north off the map.
    let map = Table::scene(3).tile("compass-b", 0, 0, 0).tile("fish-b", 1, -2, 2);
    let scene = all_at(3, map, at(0, 1)).flagship(SMUGGLER, at(2, -1));
    let scene = scene.flagship(SQUADRON, at(1, -1)).crew(SQUADRON, [Card::BatteringBeakhead]).dice(SQUADRON, [3]);
    let scene = play(scene.placed(SQUADRON, Slot::Cannons5, 1).patrols(at(2, -2), 1));
    let scene =
        scene.when("squadron: die.3 > slot.order; squadron: pick > patrol.2.-2; squadron: step > space.2.-1; dice 6 1");
    let scene =
        scene.when("squadron: victory > option.a; squadron: damage > slot.sail; squadron: beakhead > space.2.-2");
    scene.flagship(SMUGGLER, at(2, -2)).then(|t| assert_eq!(t.tiles_in_stack(), 9));
}

#[test] // AH-RULING-26
fn a_pushed_attacker_ends_its_movement_and_anchors_without_harbor_or_treasure() {
    let map = Table::scene(3).tile("compass-b", 0, 0, 0).tile("skull-b", 2, 0, 0);
    let scene = all_at(3, map, at(3, 1)).flagship(SMUGGLER, at(0, 0)).turn(SMUGGLER).dice(SMUGGLER, [1]);
    let scene =
        scene.patrols(at(1, 0), 2).placed(SQUADRON, Slot::Cannons5, 1).crew(SQUADRON, [Card::BatteringBeakhead]);
    let scene =
        play(scene.placed(SMUGGLER, Slot::Cannons, 1)).when("smuggler: die.1 > slot.sail; smuggler: step > space.1.0");
    let scene = scene.when("dice 1 6; squadron: victory > option.a; squadron: damage > slot.sail");
    // 2,0 is a Harbor. The other Patrol is not battled any more.
    let scene = scene.when("squadron: beakhead > space.2.0").flagship(SMUGGLER, at(2, 0)).battles(1);
    let scene = scene.asks(SMUGGLER, &["end"]).damage(SMUGGLER, 1);
    assert_eq!(anchored(&scene, Figure::Flagship(SMUGGLER)), 1);
}

#[test] // AH-RULING-26
fn a_pushed_squadron_still_places_its_patrol() {
    let scene = sea(3).flagship(SQUADRON, at(0, 0)).dice(SQUADRON, [1]).placed(SQUADRON, Slot::Cannons5, 1);
    let scene = play(scene.flagship(UNION, at(1, 0)).crew(UNION, [Card::BatteringBeakhead]));
    let scene = scene.when("squadron: die.1 > slot.sail; squadron: step > space.1.0; union: plan > pass; dice 1 6");
    let scene = scene.when("union: victory > option.b; union: damage > slot.deploy; union: beakhead > space.2.0");
    scene.when("squadron: patrol > yes").patrols(at(2, 0), 1).flagship(SQUADRON, at(2, 0));
}

#[test] // AH-RULING-26
fn a_pushed_defender_does_not_anchor() {
    let map = Table::scene(3).tile("compass-b", 0, 0, 0).tile("skull-b", 2, 0, 0);
    let scene =
        squadron_beats(all_at(3, map, at(3, 1))).when("squadron: victory > option.a; squadron: damage > slot.sail");
    let scene = scene.when("squadron: beakhead > space.2.0").asks(SQUADRON, &["patrol > yes", "patrol > no"]);
    assert_eq!(anchored(&scene, Figure::Flagship(SMUGGLER)), 0);
    scene.damage(SMUGGLER, 1);
}

#[test] // AH-RULING-23, AH-RULING-26
fn the_wreckage_that_an_attacker_is_pushed_out_of_does_it_no_harm() {
    let scene = sea(3).flagship(SMUGGLER, at(2, 0)).turn(SMUGGLER).dice(SMUGGLER, [1]).patrols(at(2, 1), 1);
    let scene = scene.placed(SQUADRON, Slot::Cannons5, 1).crew(SQUADRON, [Card::BatteringBeakhead]);
    let scene = play(scene).when("smuggler: die.1 > slot.sail; smuggler: step > space.2.1; dice 1 6");
    let scene =
        scene.when("squadron: victory > option.a; squadron: damage > slot.sail; squadron: beakhead > space.1.1");
    scene.flagship(SMUGGLER, at(1, 1)).damage(SMUGGLER, 1).gold(SMUGGLER, 0).asks(SMUGGLER, &["end"]);
}

#[test] // AH-RULING-25, AH-RULING-31
fn a_half_damaged_gunship_is_pushed_and_ignores_wreckage() {
    let scene = sea(3).flagship(SQUADRON, at(1, 0)).dice(SQUADRON, [1]).placed(SQUADRON, Slot::Cannons5, 1);
    let scene = play(scene.gunship(at(2, 0)).crew(SQUADRON, [Card::BatteringBeakhead]));
    let scene = scene.when("squadron: die.1 > slot.sail; squadron: step > space.2.0; union: plan > pass; dice 6 1");
    let scene =
        scene.when("squadron: victory > option.a; squadron: damage > slot.gunship-4; squadron: beakhead > space.2.1");
    scene.at(Figure::Gunship, at(2, 1)).asks(SQUADRON, &["patrol > yes", "patrol > no"]);
}

#[test] // AH-RULING-25, AH-CREW-21
fn the_pushed_decides_its_own_reactions() {
    let pushed = |card, map: ahoy::Scene, to: &str| {
        let scene = squadron_beats(map.crew(SMUGGLER, [card]));
        let scene = scene.when("squadron: victory > option.a; squadron: damage > slot.sail");
        scene.when(&format!("squadron: beakhead > space.{to}"))
    };
    let map = |tile| all_at(3, Table::scene(3).tile("compass-b", 0, 0, 0).tile(tile, 2, 0, 0), at(3, 1));
    let piloted = pushed(Card::Pilot, map("tree-b"), "2.0").asks(SMUGGLER, &["pilot > yes", "pilot > no"]);
    piloted.when("smuggler: pilot > yes").damage(SMUGGLER, 1);
    // A Sea Dog picks its way, but never off the map.
    let ways = ["current > follow", "current > ignore", "current > space.3.0", "current > space.1.0"];
    let dog = pushed(Card::SeaDog, map("skull-a"), "2.0").asks_set(SMUGGLER, &ways);
    dog.when("smuggler: current > space.3.0").flagship(SMUGGLER, at(3, 0)).offers(SQUADRON, "patrol > yes");
    let barrel = pushed(Card::Barrelman, map("fish-a"), "2.0");
    let ways = ["fog > space.3.0", "fog > space.2.1", "fog > space.1.0", "fog > pass"];
    barrel.asks_set(SMUGGLER, &ways).when("smuggler: fog > space.2.1").flagship(SMUGGLER, at(2, 1));
}
