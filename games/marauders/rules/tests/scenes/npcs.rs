//! NPC captains: how they appear, cover each other, leave and move.

use crate::kit::{Begin, Deeds, Fight, round, waters};
use marauders::{BLUE, EventCard, Npc, NpcSlot, RED};

fn slot(scene: &Fight, npc: &str) -> NpcSlot {
    *scene.played.table().npc(Npc::from_name(npc).expect("an NPC"))
}
#[track_caller]
fn under(scene: Fight, npc: &str, cards: &[&str]) -> Fight {
    assert_eq!(slot(&scene, npc).under.iter().map(EventCard::name).collect::<Vec<_>>(), cards, "under {npc}");
    scene
}
#[track_caller]
fn pending(scene: Fight, npc: &str, cards: &[&str]) -> Fight {
    let there = slot(&scene, npc).pending;
    assert_eq!(there.iter().flatten().map(|card| card.name()).collect::<Vec<_>>(), cards, "pending {npc}");
    scene
}

#[test] // MM-NPC-01, MM-NPC-03, MM-NPC-05, MM-RULING-04
fn a_drawn_npc_waits_at_its_slot_and_its_ship_appears_at_the_end_of_the_round() {
    let scene = round(2, ["philips-van-almonde", "rich-harvest"]).begin().draws("philips-van-almonde").sails_on(RED);
    let scene = pending(scene, "dutch", &["philips-van-almonde"]).no_npc("dutch");
    let scene = scene.ends_turn().no_npc("dutch").picks("end-turn").passes();
    pending(scene, "dutch", &[]).npc("dutch", "philips-van-almonde", "curacao");
}

#[test] // MM-NPC-06, MM-EX-13, MM-RULING-69
fn a_new_admiral_covers_the_old_one_at_the_end_of_the_round_and_the_ship_moves_to_his_zone() {
    let scene = round(2, ["hendrick-grave", "rich-harvest"]).npc("dutch", "philips-van-almonde", "trinidad");
    // Until then the old card commands.
    let scene = scene.begin().draws("hendrick-grave").sails_on(RED).npc("dutch", "philips-van-almonde", "trinidad");
    let scene = scene.ends_turn().picks("end-turn").passes().npc("dutch", "hendrick-grave", "st-maarten");
    under(scene, "dutch", &["philips-van-almonde"]);
}

#[test] // MM-RULING-69
fn of_several_pending_cards_the_last_commands() {
    let scene = waters(2).turn(BLUE).events_left(["rich-harvest"]).npc("dutch", "philips-van-almonde", "trinidad");
    let scene = scene.npc_pending("dutch", "adriaen-roosdal").npc_pending("dutch", "hendrick-grave").begin();
    let scene = scene.picks("end-turn").passes().npc("dutch", "hendrick-grave", "st-maarten");
    under(scene, "dutch", &["philips-van-almonde", "adriaen-roosdal"]);
}

#[test] // MM-NPC-07, MM-NPC-08, MM-EX-13, MM-BOUNTY-02
fn a_beaten_npc_leaves_at_once_and_a_card_underneath_takes_over_at_the_end_of_the_round() {
    let scene = waters(2).turn(BLUE).events_left(["rich-harvest"]).ship(BLUE, "galleon").at_sea(BLUE, "caribbean-sea");
    let scene = scene.npc("dutch", "hendrick-grave", "caribbean-sea").npc_under("dutch", "philips-van-almonde").begin();
    // Villon scouts with 3 dice and fights with 2; the frigate has 3 and one for manoeuvrability 3 against 1.
    let scene = scene.picks("scout > npc.dutch").rolls("S11").round("shoot", "shoot", "SS 1111").rolls("4444").passes();
    let scene = scene.round("shoot", "board", "SS 1111").rolls("4444").sails_on(BLUE).no_npc("dutch");
    let scene = scene.then(|table| assert!(table.events.discard.has(EventCard::HendrickGrave))).points(BLUE, 1);
    let scene = under(scene, "dutch", &["philips-van-almonde"]).picks("end-turn").passes();
    under(scene, "dutch", &[]).npc("dutch", "philips-van-almonde", "curacao");
}

#[test] // MM-NPC-08, MM-RULING-69
fn of_two_cards_underneath_nature_picks_one() {
    let scene = waters(2).turn(BLUE).events_left(["rich-harvest"]).npc_under("dutch", "philips-van-almonde");
    let scene = scene.npc_under("dutch", "hendrick-grave").begin().picks("end-turn").passes().asks_chance(2);
    scene.clone().when("dice 1").npc("dutch", "hendrick-grave", "st-maarten");
    let scene = scene.when("dice 2").npc("dutch", "philips-van-almonde", "curacao");
    under(scene, "dutch", &["hendrick-grave"]);
}

#[test] // MM-NMOVE-01, MM-RULING-69
fn icons_of_npcs_that_are_not_in_play_are_skipped() {
    // A slot whose NPC was defeated has no ship, whatever lies underneath.
    let scene = round(2, ["silver-fleet-sighted"]).npc_under("dutch", "hendrick-grave").begin().sails_on(RED);
    scene.no_npc("dutch").no_npc("pirate-sloop").no_npc("pirate-frigate");
}

/// Where each order leads: N, E, S, W.
const COURSES: [(&str, [&str; 4]); 17] = [
    ("basse-terre", ["st-maarten", "bridgetown", "trinidad", "caribbean-sea"]),
    ("bridgetown", ["st-john", "trinidad", "trinidad", "basse-terre"]),
    ("caracas", ["basse-terre", "trinidad", "curacao", "curacao"]),
    ("cartagena", ["petit-goave", "curacao", "old-providence", "old-providence"]),
    ("curacao", ["caribbean-sea", "caracas", "cartagena", "cartagena"]),
    ("havana", ["nassau", "tortuga", "port-royal", "nassau"]),
    ("nassau", ["tortuga", "tortuga", "havana", "tortuga"]),
    ("old-providence", ["port-royal", "cartagena", "port-royal", "port-royal"]),
    ("petit-goave", ["tortuga", "santo-domingo", "cartagena", "port-royal"]),
    ("port-royal", ["havana", "petit-goave", "old-providence", "havana"]),
    ("san-juan", ["st-maarten", "st-maarten", "caribbean-sea", "santo-domingo"]),
    ("santo-domingo", ["san-juan", "san-juan", "caribbean-sea", "petit-goave"]),
    ("st-john", ["bridgetown", "bridgetown", "bridgetown", "st-maarten"]),
    ("st-maarten", ["st-john", "st-john", "basse-terre", "san-juan"]),
    ("caribbean-sea", ["santo-domingo", "basse-terre", "curacao", "petit-goave"]),
    ("tortuga", ["santo-domingo", "santo-domingo", "petit-goave", "havana"]),
    ("trinidad", ["basse-terre", "caracas", "caracas", "caracas"]),
];
/// Events whose one icon for the pirate frigate orders N, E, S, W.
const ORDERS: [&str; 4] = ["act-of-grace", "glassy-sea", "rich-harvest", "steady-trade-winds"];

#[test] // MM-NMOVE-01, MM-NMOVE-02, MM-NMOVE-03, MM-BOUNTY-08
fn without_prey_an_npc_goes_over_the_ordered_border_or_the_next_one_clockwise() {
    for (from, courses) in COURSES {
        for (event, to) in ORDERS.iter().zip(courses) {
            // Pirates are no prey of pirates.
            let scene = round(2, [*event]).bounty(RED, "french", 1).bounty(BLUE, "french", 1);
            let scene = scene.npc("pirate-frigate", "esteban-rueda", from).begin().draws(event);
            scene.npc("pirate-frigate", "esteban-rueda", to);
        }
    }
}

#[test] // MM-NPC-10, MM-NMOVE-05, MM-NPC-09
fn npcs_share_a_zone_without_a_fight_and_do_not_scout_when_they_move() {
    // Glassy Sea: the pirate frigate goes for Red, who has gold, and meets a Spanish ship there; Red is not scouted.
    let scene = round(2, ["glassy-sea"]).npc("pirate-frigate", "esteban-rueda", "caribbean-sea").turn(BLUE);
    let scene = scene.npc("spanish", "lope-de-carvajosa", "curacao").at_sea(RED, "curacao").gold(BLUE, 0);
    let scene = scene.start_player(BLUE).begin().draws("glassy-sea").sails_on(BLUE);
    scene.npc("pirate-frigate", "esteban-rueda", "curacao").npc("spanish", "lope-de-carvajosa", "curacao");
}

/// Slot, zone, seamanship, scouting, leadership of the 18 NPC captains.
const CAPTAINS: [(&str, &str, &str, [u8; 3]); 18] = [
    ("hendrick-grave", "dutch", "st-maarten", [3, 2, 2]),
    ("philips-van-almonde", "dutch", "curacao", [3, 3, 2]),
    ("adriaen-roosdal", "dutch", "curacao", [2, 2, 3]),
    ("chaloner-ogle", "english", "old-providence", [3, 3, 2]),
    ("edmund-thorncliffe", "english", "port-royal", [2, 2, 3]),
    ("robert-ashenden", "english", "bridgetown", [3, 2, 2]),
    ("armand-de-valcourt", "french", "basse-terre", [3, 2, 2]),
    ("thibault-dorgeval", "french", "petit-goave", [2, 3, 2]),
    ("henri-de-castelnoir", "french", "tortuga", [2, 2, 3]),
    ("rodrigo-de-altamira", "spanish", "havana", [2, 3, 3]),
    ("baltasar-urdaneta", "spanish", "cartagena", [3, 2, 3]),
    ("lope-de-carvajosa", "spanish", "san-juan", [3, 1, 2]),
    ("long-ben-avery", "pirate-sloop", "st-john", [3, 2, 2]),
    ("tom-sedgewick", "pirate-sloop", "nassau", [2, 3, 1]),
    ("pieter-kloos", "pirate-sloop", "caracas", [2, 2, 2]),
    ("gilles-herault", "pirate-frigate", "tortuga", [3, 2, 3]),
    ("barnabas-crowe", "pirate-frigate", "old-providence", [2, 3, 2]),
    ("esteban-rueda", "pirate-frigate", "caribbean-sea", [2, 2, 3]),
];

#[test] // MM-NPC-03, MM-NPC-05
fn every_npc_captain_comes_to_his_zone_and_fights_with_his_numbers() {
    for (card, npc, zone, [seamanship, scouting, leadership]) in CAPTAINS {
        let scene = waters(2).turn(BLUE).events_left(["rich-harvest"]).npc_pending(npc, card).begin();
        scene.picks("end-turn").passes().npc(npc, card, zone);
        // Red, whom everybody hunts or fights, meets him far from the rules of zones.
        let bounty = u8::from(!npc.starts_with("pirate"));
        let scene = waters(2).at_sea(RED, "santo-domingo").ship(RED, "frigate").bounty(RED, "dutch", bounty);
        let scene = scene.bounty(RED, "dutch", bounty).npc(npc, card, "caribbean-sea").begin();
        let scene =
            scene.picks("zone.caribbean-sea").rolls("S").rolls(&"1".repeat(usize::from(scouting) - 1)).announcing(BLUE);
        let dice = "1".repeat(usize::from(seamanship));
        let scene =
            scene.round("shoot", "shoot", &format!("{dice} 111")).round("shoot", "board", &format!("{dice} SSS"));
        // Crew combat: his leadership against 3.
        scene.rolls(&format!("{} 111", "1".repeat(usize::from(leadership)))).melee();
    }
}
