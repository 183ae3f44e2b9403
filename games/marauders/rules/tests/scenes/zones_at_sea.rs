//! Zone rules that hold at sea: scouting, raids and hiding.

use crate::Voyage;
use crate::ashore::{Ashore, off};
use crate::kit::{Begin, Deeds};
use marauders::{Fighter, Npc, RED};

/// Felipe's turn begins beside an NPC ship, with a bounty of a nation or without.
fn beside(zone: &str, npc: &str, card: &str, bounty: Option<&str>) -> marauders::Scene {
    let scene = off(zone).npc(npc, card, zone).turn_start(RED);
    bounty.into_iter().fold(scene, |scene, nation| scene.bounty(RED, nation, 1))
}
/// The NPC ship attacks.
#[track_caller]
fn attacked(scene: Voyage, npc: &str) {
    let battle = scene.passes().played.table().battle.expect("there is a battle");
    assert_eq!(battle.sides[0].fighter, Fighter::Npc(Npc::from_name(npc).expect("an NPC")));
}

#[test] // MM-ZONE-01
fn a_french_naval_ship_that_finds_nobody_off_basse_terre_rolls_all_its_dice_once_more() {
    let scene = beside("basse-terre", "french", "armand-de-valcourt", Some("dutch")).begin();
    scene.clone().rolls("11").rolls("12").passes().acts(RED);
    attacked(scene.clone().rolls("11").rolls("S1"), "french");
    attacked(scene.rolls("S2"), "french");
    let dutch = beside("basse-terre", "dutch", "hendrick-grave", Some("french")).begin();
    dutch.rolls("11").passes().acts(RED);
}

#[test] // MM-ZONE-05, MM-RULING-54
fn a_spanish_merchant_off_cartagena_is_found_without_a_roll() {
    let scene = off("cartagena").merchant("cartagena", "dutch").hand(RED, ["borrowed-colours"]).begin();
    // No roll, no window for cards, no choice of nation; letting go is possible.
    let found = scene.clone().picks("scout > unscouted-merchant").offered(RED, "merchant", "attack let-go").actions(2);
    let gone = found.clone().picks("merchant > let-go").acts(RED).bounties(RED, [0; 4]).merchant("cartagena", false);
    gone.on_track(1);
    found.picks("merchant > attack").bounties(RED, [1, 0, 0, 0]);
    // The token's nation wants a roll.
    let rolled = scene.picks("scout > merchant").checks("S1").offered(RED, "merchant", "nation.spanish nation.dutch");
    rolled.picks("merchant > nation.dutch").picks("merchant > attack").bounties(RED, [0, 0, 0, 1]);
    off("havana").begin().may(RED, "scout > merchant").may_not(RED, "scout > unscouted-merchant");
    off("cartagena").no_merchant("cartagena").begin().may_not(RED, "scout");
}

#[test] // MM-ZONE-09
fn a_fourth_card_joins_raids_of_spanish_merchants_off_havana_only_if_it_hits() {
    let raid = |nation: &str, cards: &str| off("havana").merchant("havana", "dutch").raids(nation, cards, "S11");
    let cards = |scene: Voyage| scene.played.table().raid.expect("a raid").cards.len();
    assert_eq!(cards(raid("spanish", "cocoa-5 food-5 rum-5 sugar-1")), 4);
    let escape = raid("spanish", "cocoa-5 food-5 rum-5 sugar-5").discarded("sugar-5");
    assert_eq!(cards(escape), 3);
    assert_eq!(cards(raid("dutch", "cocoa-5 food-5 rum-5")), 3);
}

#[test] // MM-ZONE-11
fn a_naval_ship_off_nassau_must_succeed_twice_in_a_row() {
    let scene = beside("nassau", "english", "edmund-thorncliffe", Some("dutch")).begin();
    scene.clone().rolls("11").passes().acts(RED);
    scene.clone().rolls("S1").rolls("21").passes().acts(RED);
    attacked(scene.rolls("S1").rolls("1S"), "english");
    // Pirates need one.
    attacked(beside("nassau", "pirate-sloop", "pieter-kloos", None).begin().rolls("S1"), "pirate-sloop");
}

#[test] // MM-ZONE-17, MM-RULING-58
fn spanish_merchants_off_san_juan_yield_three_more_which_count_for_the_glory_point() {
    let raid = |nation: &str| {
        let scene = off("san-juan").merchant("san-juan", "dutch").raids(nation, "cocoa-6 food-6 rum-5", "111");
        scene.sails_on(RED)
    };
    raid("spanish").gold(RED, 22).points(RED, 1);
    raid("dutch").gold(RED, 19).points(RED, 0);
}

#[test] // MM-ZONE-23
fn french_naval_ships_do_not_see_pirates_off_tortuga_unless_france_hunts_them() {
    let french = |bounty: &str| beside("tortuga", "french", "henri-de-castelnoir", Some(bounty)).begin();
    french("spanish").passes().acts(RED);
    attacked(french("french").rolls("S1"), "french");
    attacked(beside("tortuga", "english", "edmund-thorncliffe", Some("spanish")).begin().rolls("S1"), "english");
}

#[test] // MM-ZONE-24
fn pirates_never_scout_for_french_captains_off_tortuga() {
    let scene = || beside("tortuga", "pirate-sloop", "pieter-kloos", None);
    attacked(scene().begin().rolls("S1"), "pirate-sloop");
    scene().led_by(RED, "christophe-marquis").begin().passes().acts(RED);
}

#[test] // MM-ZONE-25
fn naval_ships_see_nobody_off_trinidad() {
    beside("trinidad", "spanish", "lope-de-carvajosa", Some("spanish")).begin().passes().acts(RED);
    attacked(beside("trinidad", "pirate-sloop", "pieter-kloos", None).begin().rolls("S1"), "pirate-sloop");
}

#[test] // MM-ZONE-23, MM-ZONE-25
fn captains_who_cannot_be_seen_are_not_hunted_either() {
    // Peace at Last: Spanish N, French S, Dutch E. From Caracas N leads to Basse-Terre, from Nassau S to Havana.
    let scene = |zone: &str, npc: &str, card: &str, from: &str, bounty: &str| {
        let scene = off(zone).bounty(RED, bounty, 2).npc(npc, card, from).events_left(["peace-at-last"]).round_start();
        scene.begin().draws("peace-at-last")
    };
    scene("trinidad", "spanish", "lope-de-carvajosa", "caracas", "spanish").npc(
        "spanish",
        "lope-de-carvajosa",
        "basse-terre",
    );
    scene("curacao", "spanish", "lope-de-carvajosa", "caracas", "spanish").npc(
        "spanish",
        "lope-de-carvajosa",
        "curacao",
    );
    scene("tortuga", "french", "henri-de-castelnoir", "nassau", "spanish").npc(
        "french",
        "henri-de-castelnoir",
        "havana",
    );
    scene("tortuga", "french", "henri-de-castelnoir", "nassau", "french").npc(
        "french",
        "henri-de-castelnoir",
        "tortuga",
    );
}

#[test] // MM-ZONE-26, MM-MAP-01
fn the_caribbean_sea_has_neither_port_nor_rule() {
    let scene = off("caribbean-sea").begin().may_not(RED, "enter-port");
    scene.then(|t| {
        let zone = t.parts.zone(marauders::Zone::CaribbeanSea);
        assert!(zone.texts.is_empty() && zone.nation.is_none() && zone.rules == Default::default());
    });
}
