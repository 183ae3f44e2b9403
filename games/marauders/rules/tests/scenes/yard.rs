//! The shipyard and recruiting. Modifications have a file of their own.

use crate::ashore::{Ashore, Stage, harbour, harbour_of};
use crate::kit::{Begin, Deeds};
use marauders::{BLUE, GREEN, RED, YELLOW};

#[test] // MM-YARD-01, MM-RULING-32
fn one_visit_mixes_repairs_modifications_weapons_and_one_ship_in_any_order() {
    let scene =
        harbour("san-juan").gold(RED, 60).modification("san-juan", "hammocks").damaged("hull", 1).begin().yard();
    let scene = scene.yards("buy > weapon.chain-shot").gold(RED, 57).yards("repair > location.hull").gold(RED, 55);
    let scene = scene.yards("buy > modification").gold(RED, 52).yards("buy > weapon.grapeshot").gold(RED, 49);
    // The sloop with hammocks is handed in for 6.
    let scene = scene.yards("buy > ship.frigate").if_offered("place-mod > port.san-juan").settles().gold(RED, 20);
    let scene = scene.may_not(RED, "yard > buy > ship").yards("buy > weapon.grappling-hooks").gold(RED, 17);
    scene.yards("done").may(RED, "port > finish");
}

#[test] // MM-SHIP-01, MM-YARD-02, MM-YARD-03, MM-SHIP-07, MM-SHIP-10, MM-RULING-34
fn ships_cost_their_price_less_the_value_of_the_old_one() {
    let scene = harbour("san-juan").gold(RED, 50).begin().yard();
    for (ship, left) in [("sloop", 45), ("flute", 45), ("frigate", 20), ("galleon", 20)] {
        scene.clone().yards(&format!("buy > ship.{ship}")).settles().gold(RED, left).sails(RED, ship);
    }
    // No man-o-war for sale, and no sale without a purchase.
    let no_weapon = "weapon.grappling-hooks weapon.chain-shot weapon.grapeshot";
    scene.offered(
        RED,
        "yard > buy",
        &format!("ship.sloop ship.flute ship.frigate ship.galleon modification {no_weapon}"),
    );
    harbour("san-juan").gold(RED, 4).begin().yard_has_no("buy > ship");
    // The old ship brings 10.
    let frigate = harbour("san-juan").ship(RED, "frigate").gold(RED, 25).begin().yard();
    frigate.clone().yards("buy > ship.galleon").settles().gold(RED, 0);
    frigate.clone().yards("buy > ship.frigate").settles().gold(RED, 0).sails(RED, "frigate");
    frigate.yards("buy > ship.flute").gold(RED, 25);
    harbour("san-juan").ship(RED, "frigate").gold(RED, 24).begin().yard_has_no("buy > ship.galleon");
}

#[test] // MM-YARD-04, MM-RULING-33, MM-MOD-04, MM-SHIP-06
fn the_old_ship_is_worth_more_by_modifications_and_less_by_damage_but_not_by_missing_men() {
    // 5 + 2 - 2: the flipped reinforced hull counts as a modification and not as damage.
    let scene = harbour("san-juan").gold(RED, 50).mods(RED, ["chasers", "reinforced-hull"]).flipped(RED);
    let scene = scene.damaged("hull", 1).damaged("masts", 1).damaged("crew", 2).begin().yard();
    scene.may_not(RED, "yard > sell").yards("buy > ship.flute").gold(RED, 45);
    // 5 - 8 is not below 0.
    let flute = harbour("san-juan").gold(RED, 50).ship(RED, "flute");
    let flute = flute.damaged("cargo", 4).damaged("hull", 2).damaged("masts", 2).begin().yard();
    flute.yards("buy > ship.sloop").gold(RED, 40);
}

#[test] // MM-YARD-05, MM-RULING-33
fn a_man_of_war_is_handed_in_for_nothing() {
    let scene = harbour("san-juan").gold(RED, 50).ship(RED, "man-o-war").mods(RED, ["chasers"]).begin().yard();
    scene.yards("buy > ship.sloop").gold(RED, 40).sails(RED, "sloop");
}

#[test] // MM-YARD-06
fn a_new_ship_is_whole_and_crew_weapons_and_cargo_come_along() {
    let scene = harbour("san-juan").gold(RED, 50).ship(RED, "galleon").weapons(RED, ["chain-shot"]);
    let scene = scene.carries("rum rum rum rum").damaged("crew", 1).damaged("masts", 3).begin().yard();
    let flute = scene.yards("buy > ship.flute").ship(RED, [3, 4, 3, 1, 1]).has_weapons(RED, "chain-shot");
    flute.goods(RED, "rum rum rum rum");
    let sloop = harbour("san-juan").gold(RED, 50).damaged("crew", 1).damaged("masts", 1).begin().yard();
    sloop.yards("buy > ship.frigate").settles().ship(RED, [3, 3, 3, 1, 3]);
}

#[test] // MM-YARD-07, MM-MOD-05, MM-MOD-03, MM-RULING-39
fn modifications_of_the_old_ship_go_blind_to_ports_without_one() {
    // Both tokens came from these two ports; the third is empty, too.
    let scene =
        harbour("san-juan").gold(RED, 50).modification("san-juan", "hammocks").modification("caracas", "chasers");
    let scene = scene.mods(RED, ["hammocks", "chasers"]).begin();
    let empty: Vec<String> = marauders::Zone::ports()
        .filter(|port| scene.played.table().port(*port).modification.is_none())
        .map(|port| format!("port.{port}"))
        .collect();
    assert_eq!(empty.len(), 2);
    let scene = scene.yard().yards("buy > ship.flute").has_mods(RED, "");
    let scene = scene.offered(RED, "place-mod", &empty.join(" ")).picks(&format!("place-mod > {}", empty[1]));
    // Which of the two it is, is drawn; the other one goes to the port that is left.
    let (first, second) = (empty[1].trim_start_matches("port."), empty[0].trim_start_matches("port."));
    let scene = scene.asks_chance(2).when("dice 2").if_offered(&format!("place-mod > {}", empty[0])).settles();
    let scene = scene.port_mod(first, Some("chasers")).port_mod(second, Some("hammocks"));
    scene.sees_mod(RED, first, None).sees_mod(RED, second, None);
}

#[test] // MM-YARD-08
fn the_first_frigate_or_galleon_a_captain_buys_brings_a_glory_point_and_card() {
    let scene = harbour("san-juan").gold(RED, 99).begin();
    scene.clone().yard().yards("buy > ship.flute").settles().points(RED, 0).hand(RED, 0);
    let bought = scene.yard().yards("buy > ship.galleon").settles().points(RED, 1).hand(RED, 1);
    let again = bought.next_turn(RED).yard().yards("buy > ship.frigate").settles();
    again.points(RED, 1).hand(RED, 1).sails(RED, "frigate");
}

#[test] // MM-YARD-09
fn repairs_cost_two_gold_a_point_at_any_location_but_the_crew() {
    let scene = harbour("san-juan").damaged("hull", 1).damaged("cargo", 2).damaged("crew", 1).begin().yard();
    let scene = scene.offered(RED, "yard > repair", "location.hull location.cargo");
    let scene = scene.yards("repair > location.cargo").gold(RED, 8).yards("repair > location.cargo").gold(RED, 6);
    let scene = scene.offered(RED, "yard > repair", "location.hull").yards("repair > location.hull").gold(RED, 4);
    scene.ship(RED, [2, 2, 2, 1, 1]).may_not(RED, "yard > repair");
    harbour("san-juan").gold(RED, 1).damaged("hull", 1).begin().yard_has_no("repair");
}

#[test] // MM-YARD-10, MM-RULING-42
fn weapons_cost_three_and_bring_one_and_each_type_changes_hands_once_a_visit() {
    let scene = harbour("san-juan").weapons(RED, ["chain-shot"]).begin().yard();
    let scene = scene.may_not(RED, "yard > buy > weapon.chain-shot").offered(RED, "yard > sell", "weapon.chain-shot");
    let scene = scene.yards("buy > weapon.grapeshot").gold(RED, 7).yards("sell > weapon.chain-shot").gold(RED, 8);
    let scene = scene.may_not(RED, "yard > sell").may_not(RED, "yard > buy > weapon.chain-shot");
    scene.may_not(RED, "yard > buy > weapon.grapeshot").may(RED, "yard > buy > weapon.grappling-hooks");
}

#[test] // MM-RULING-02, MM-COMP-03, MM-COMP-07
fn weapons_and_gold_never_run_out() {
    let all = ["grappling-hooks", "chain-shot", "grapeshot"];
    let scene = harbour_of(4, "san-juan").demand("san-juan", "wood").gold(RED, 600).carries("cocoa");
    let scene = [BLUE, YELLOW, GREEN].into_iter().fold(scene, |scene, seat| scene.weapons(seat, all));
    // There are 510 gold in coins.
    let scene = scene.begin().ports().sells("cocoa").gold(RED, 603).does("shipyard");
    scene.yards("buy > weapon.chain-shot").gold(RED, 600).has_weapons(RED, "chain-shot");
}

#[test] // MM-CREW-01, MM-CREW-03
fn a_leadership_check_fills_the_crew_for_nothing() {
    let scene = harbour("san-juan").ship(RED, "frigate").damaged("crew", 3).begin().ports().does("recruit");
    scene.checks("S1").gold(RED, 10).value(RED, "crew", 3).may_not(RED, "port > recruit");
}

#[test] // MM-CREW-02, MM-CREW-03
fn after_a_failure_men_are_hired_for_two_gold_each() {
    let scene = |gold: u16| {
        let scene = harbour("san-juan").ship(RED, "frigate").damaged("crew", 2).gold(RED, gold).begin();
        scene.ports().does("recruit").checks("42")
    };
    let failed = scene(20).offered(RED, "hire", "men.0 men.1 men.2");
    failed.clone().picks("hire > men.2").gold(RED, 16).value(RED, "crew", 3);
    failed.clone().picks("hire > men.1").gold(RED, 18).value(RED, "crew", 2);
    failed.picks("hire > men.0").gold(RED, 20).value(RED, "crew", 1);
    scene(3).offered(RED, "hire", "men.0 men.1");
}

#[test] // MM-RULING-41
fn where_men_cost_nothing_there_is_no_roll() {
    // Ines recruits free even if the roll fails, so there is none.
    let ines = harbour("san-juan").led_by(RED, "ines-de-arriaga").damaged("crew", 2).gold(RED, 0).begin().ports();
    ines.does("recruit").value(RED, "crew", 2).gold(RED, 0).may(RED, "port > finish");
    let free =
        harbour("petit-goave").damaged("crew", 2).damaged("hull", 1).gold(RED, 0).begin().ports().does("recruit");
    let free = free.value(RED, "crew", 2).does("shipyard").yards("repair > location.hull");
    free.value(RED, "hull", 2).gold(RED, 0);
}
