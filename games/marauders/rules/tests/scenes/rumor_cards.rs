//! The 25 rumors, one by one: what each brings when it is true.

use crate::kit::{Begin, Deeds, Fight, waters};
use marauders::{BLUE, Good, RED, Rumor, Scene as Waters, Zone};
use std::collections::BTreeSet;

/// Red holds the rumor where it is checked, and his roll succeeds; no gold before.
fn resolves(rumor: &str, place: &str, change: impl FnOnce(Waters) -> Waters) -> Fight {
    let scene = change(waters(2).rumor(RED, rumor).gold(RED, 0));
    let facts = Rumor::from_name(rumor).expect("a rumor");
    let is_at_sea = SEA.iter().any(|(name, ..)| *name == facts.name());
    let scene = match is_at_sea {
        true => scene.at_sea(RED, place).begin().picks("scout > rumor"),
        false => scene.in_port(RED, place).begin().picks("port-action").picks("port > check-rumor"),
    };
    scene.rolls("S1").passes()
}
/// Rumors of the sea, where they are, and the gold that they bring when everything else is declined.
const SEA: [(&str, &str, u16); 13] = [
    ("the-scorched-chart", "tortuga", 8),
    ("wreck-on-the-reef", "havana", 4),
    ("mutineers-ashore", "san-juan", 0),
    ("a-sheltered-beach", "st-john", 4),
    ("the-drifting-hulk", "caribbean-sea", 4),
    ("straggler-of-the-convoy", "cartagena", 4),
    ("the-pearl-fishers", "caracas", 8),
    ("the-turtlers-camp", "old-providence", 3),
    ("the-nameless-current", "bridgetown", 6),
    ("the-garrisons-pay", "santo-domingo", 12),
    ("powder-in-the-cave", "basse-terre", 3),
    ("the-smugglers-vault", "petit-goave", 5),
    ("fires-on-the-hills", "port-royal", 6),
];
const PORT: [(&str, &str, u16); 12] = [
    ("forged-documents", "curacao", 0),
    ("a-myriad-of-goods", "trinidad", 0),
    ("a-master-without-a-ship", "nassau", 0),
    ("the-governors-secret", "san-juan", 0),
    ("the-ruined-shipowner", "bridgetown", 0),
    ("marked-cards", "port-royal", 8),
    ("the-archbishops-table", "havana", 3),
    ("deserters-in-the-hills", "petit-goave", 4),
    ("an-error-in-the-dockyard-books", "st-john", 3),
    ("the-cartographers-widow", "st-maarten", 0),
    ("sealed-orders", "cartagena", 6),
    ("the-brokers-ledger", "caracas", 5),
];

#[test] // MM-RUMOR-05, MM-RUMOR-06, MM-RUMOR-07
fn every_rumor_can_be_true_at_its_place_and_brings_a_point() {
    let all: BTreeSet<&str> = SEA.iter().chain(&PORT).map(|(rumor, ..)| *rumor).collect();
    assert_eq!(all, Rumor::ALL.iter().map(|rumor| rumor.name()).collect());
    for (rumor, place, gold) in SEA.into_iter().chain(PORT) {
        let is_fight = rumor == "mutineers-ashore";
        // The first cargo cards of the box are worth 3, 1 and 4.
        let scene = resolves(rumor, place, |scene| scene).sails_on(RED).gold(RED, gold);
        scene.points(RED, u8::from(!is_fight)).then(|table| {
            let stays = rumor == "forged-documents";
            assert_eq!(table.players[RED].rumor.is_some(), stays, "{rumor}");
            assert_eq!(table.rumors.len(), if stays { 24 } else { 25 }, "{rumor}");
        });
    }
}

#[test]
fn the_scorched_chart_and_the_straggler_pay_by_the_values_of_cargo_cards() {
    let scene = resolves("the-scorched-chart", "tortuga", |scene| scene);
    let scene = scene.draws("sugar-5").draws("wood-2").draws("food-4").gold(RED, 11).sails_on(RED);
    scene.cargo(RED, 0).points(RED, 1);
    let scene = resolves("straggler-of-the-convoy", "cartagena", |scene| scene.cargo(RED, ["rum-1"]));
    let scene = scene.draws("sugar-5").draws("wood-2").gold(RED, 10).picks("stow > good.sugar");
    let scene = scene.picks("stow > hold.rum").picks("stow > good.wood").sails_on(RED);
    scene.holds(RED, &["sugar-5", "wood-2"]).bounties(RED, [0; 4]).points(RED, 1);
}

#[test]
fn the_wreck_and_the_warehouse_give_cargo_within_the_limit_of_the_place() {
    let scene = resolves("wreck-on-the-reef", "havana", |scene| scene).draws("sugar-5").draws("wood-2").draws("rum-1");
    let scene = scene.picks("stow > good.sugar").picks("stow > good.wood").offers_no(RED, "stow > good.rum");
    scene.sails_on(RED).gold(RED, 4).cargo(RED, 2);
    // In port six cards are held, whatever the ship.
    let scene = resolves("a-myriad-of-goods", "trinidad", |scene| scene.cargo(RED, ["cocoa-1"]));
    let cards = ["sugar-5", "wood-2", "rum-1", "food-1", "spices-1", "tobacco-1"];
    let scene = cards.iter().fold(scene, |scene, card| scene.draws(card));
    let goods = ["sugar", "wood", "rum", "food", "spices"];
    let scene = goods.iter().fold(scene, |scene, good| scene.picks(&format!("stow > good.{good}")));
    scene.offers_no(RED, "stow > good.tobacco").until_chance(70).cargo(RED, 6).gold(RED, 0);
}

#[test]
fn the_beach_the_camp_and_the_deserters_restore_crew_and_ship() {
    let hurt = |scene: Waters| scene.location(RED, "hull", 1).location(RED, "masts", 0).location(RED, "crew", 0);
    let beach = |scene| hurt(scene).mods(RED, ["reinforced-hull"]).flipped(RED);
    let scene = resolves("a-sheltered-beach", "st-john", beach).sails_on(RED).ship(RED, [2, 2, 2, 2, 1]).gold(RED, 4);
    scene.then(|table| assert!(!table.players[RED].ship.is_hull_flipped));
    let scene = resolves("the-turtlers-camp", "old-providence", hurt).draws("slack-sails").sails_on(RED);
    scene.ship(RED, [1, 2, 0, 2, 1]).gold(RED, 3).hand(RED, 2);
    let scene = resolves("deserters-in-the-hills", "petit-goave", |scene| hurt(scene).weapons(RED, ["grapeshot"]));
    let scene = scene.picks("effect > weapon.chain-shot").sails_on(RED).ship(RED, [1, 2, 0, 2, 1]).gold(RED, 4);
    scene.weapons(RED, &["chain-shot", "grapeshot"]);
}

#[test]
fn the_hulk_and_the_dockyard_give_a_modification() {
    let scene = resolves("the-drifting-hulk", "caribbean-sea", |scene| scene.modification("havana", "chasers"));
    let scene = scene.picks("effect > port.havana").sails_on(RED).mods(RED, &["chasers"]).gold(RED, 4);
    scene.then(|table| assert_eq!(table.port(Zone::Havana).modification, None));
    // A type that is aboard already goes back face down.
    let doubled = |scene: Waters| scene.mods(RED, ["chasers"]).modification("havana", "chasers");
    let scene = resolves("the-drifting-hulk", "caribbean-sea", doubled).picks("effect > port.havana").sails_on(RED);
    scene.mods(RED, &["chasers"]).then(|table| assert!(table.port(Zone::Havana).modification.is_some()));
    let scene = resolves("an-error-in-the-dockyard-books", "st-john", |scene| {
        scene.modification("st-john", "hammocks").location(RED, "hull", 1)
    });
    scene.sails_on(RED).mods(RED, &["hammocks"]).ship(RED, [2, 2, 2, 2, 1]).gold(RED, 3);
}

#[test]
fn the_garrisons_pay_the_governor_and_the_shipowner_leave_a_choice() {
    let scene = || resolves("the-garrisons-pay", "santo-domingo", |scene| scene);
    scene().picks("effect > option.1").sails_on(RED).gold(RED, 12).bounties(RED, [1, 0, 0, 0]);
    scene().picks("effect > option.2").sails_on(RED).gold(RED, 5).bounties(RED, [0; 4]);
    let wanted = |scene: Waters| scene.bounty(RED, "dutch", 4).bounty(RED, "french", 1);
    let scene = || resolves("the-governors-secret", "san-juan", wanted);
    let pardoned = scene().picks("effect > option.1").picks("effect > nation.dutch").sails_on(RED);
    pardoned.bounties(RED, [0, 0, 1, 0]).gold(RED, 0);
    scene().picks("effect > option.2").sails_on(RED).bounties(RED, [0, 0, 1, 4]).gold(RED, 8);
    let scene = || resolves("the-ruined-shipowner", "bridgetown", |scene| scene.gold(RED, 23));
    scene().picks("effect > option.2").sails_on(RED).gold(RED, 29);
    // A frigate for 35, 12 less, and 5 for the sloop: 18.
    let bought = scene().picks("effect > option.1").until_draw("slack-sails").picks("port > shipyard");
    bought.picks("yard > buy > ship.frigate").gold(RED, 5);
}

#[test] // MM-RUMOR-07
fn the_current_carries_up_to_three_moves_and_then_the_point_comes() {
    let scene = resolves("the-nameless-current", "bridgetown", |scene| scene).gold(RED, 6).points(RED, 0);
    let scene = scene.picks("free-move > zone.trinidad").passes().picks("free-move > zone.caracas").passes();
    let scene = scene.picks("free-move > enter-port").until_draw("slack-sails").acts(RED);
    scene.in_port(RED, "caracas").points(RED, 1).then(|table| assert_eq!(table.turn.actions, 2));
}

#[test]
fn powder_in_the_cave_gives_every_weapon_one_has_not() {
    let scene = resolves("powder-in-the-cave", "basse-terre", |scene| scene.weapons(RED, ["grapeshot"])).sails_on(RED);
    scene.weapons(RED, &["grappling-hooks", "chain-shot", "grapeshot"]).gold(RED, 3);
}

#[test]
fn the_smugglers_vault_takes_up_to_fifteen_gold_for_the_stash() {
    let scene = || resolves("the-smugglers-vault", "petit-goave", |scene| scene.gold(RED, 20)).gold(RED, 25);
    let scene = scene().offers_no(RED, "effect > number.16").picks("effect > number.15").sails_on(RED);
    scene.gold(RED, 10).stash(RED, 15);
}

#[test]
fn the_fires_and_the_orders_move_npc_ships() {
    let ships = |scene: Waters| {
        scene.npc("dutch", "hendrick-grave", "st-maarten").npc("pirate-sloop", "pieter-kloos", "caracas")
    };
    let scene = resolves("fires-on-the-hills", "port-royal", ships).picks("effect > npc.dutch");
    let scene =
        scene.picks("effect > zone.st-john").picks("effect > zone.bridgetown").if_offered("effect > npc.pirate-sloop");
    let scene = scene.picks("effect > zone.curacao").picks("effect > stop").sails_on(RED).gold(RED, 6);
    let scene = scene.npc("dutch", "hendrick-grave", "bridgetown");
    scene.npc("pirate-sloop", "pieter-kloos", "curacao");
    let scene = resolves("sealed-orders", "cartagena", ships).if_offered("effect > npc.dutch");
    let zones = ["san-juan", "santo-domingo", "tortuga", "havana", "nassau"];
    let scene = zones.iter().fold(scene, |scene, zone| scene.picks(&format!("effect > zone.{zone}")));
    scene.sails_on(RED).gold(RED, 6).npc("dutch", "hendrick-grave", "nassau").npc(
        "pirate-sloop",
        "pieter-kloos",
        "caracas",
    );
}

#[test] // MM-RUMOR-06, MM-CLOSED-04
fn forged_documents_stay_and_open_ports_in_spite_of_bounties() {
    let scene = resolves("forged-documents", "curacao", |scene| scene).sails_on(RED).points(RED, 1);
    scene.then(|table| assert!(table.players[RED].is_rumor_true));
    let scene = waters(2).true_rumor(RED, "forged-documents").bounty(RED, "english", 2).at_sea(RED, "nassau").begin();
    scene.offers(RED, "enter-port").offers_no(RED, "scout > rumor");
    waters(2).bounty(RED, "english", 2).at_sea(RED, "nassau").begin().offers_no(RED, "enter-port");
}

#[test]
fn a_master_without_a_ship_joins_from_deck_or_discard() {
    let scene = resolves("a-master-without-a-ship", "nassau", |scene| scene.specialists(RED, ["kit-addison"]));
    let scene = scene.offers_no(RED, "effect > card.bartolo-quintero").picks("effect > card.joseph-hays").sails_on(RED);
    scene.specialists(RED, &["joseph-hays", "kit-addison"]).gold(RED, 0);
    let all =
        ["caleb-wainscott", "joseph-hays", "raul-de-torres", "nathaniel-crewe", "kit-addison", "leandro-cabrales"];
    let none = |scene: Waters| scene.specialists(RED, all).specialists(RED, ["yves-treguier", "bastien-morvan"]);
    resolves("a-master-without-a-ship", "nassau", none).sails_on(RED).gold(RED, 6);
}

#[test]
fn the_archbishops_table_buys_cargo_and_it_is_no_sale() {
    let laden = |scene: Waters| scene.demand("havana", "rum").cargo(RED, ["rum-1", "rum-2", "rum-3", "wood-1"]);
    let scene = resolves("the-archbishops-table", "havana", laden).gold(RED, 3);
    let scene = (0..3).fold(scene, |scene, _| scene.picks("effect > good.rum")).picks("effect > stop");
    let scene = scene.until_draw("slack-sails").gold(RED, 18).cargo(RED, 1).points(RED, 1).offers(RED, "port > sell");
    scene.then(|table| assert_eq!(table.demand(Zone::Havana), Some(Good::Rum)));
}

#[test]
fn the_cartographers_widow_gives_two_glory_cards_before_the_points_own() {
    let scene =
        resolves("the-cartographers-widow", "st-maarten", |scene| scene.hand(RED, ["slack-sails", "foul-water"]));
    let scene = scene.draws("hired-guards").points(RED, 0).draws("loose-tongues").hand(RED, 4);
    scene.draws("following-sea").picks("discard > card.following-sea").hand(RED, 4).points(RED, 1);
}

#[test]
fn the_brokers_ledger_puts_one_of_four_tokens_into_any_port() {
    let reserve = ["rum", "rum", "rum", "wood", "wood", "wood", "food", "food"];
    let scene = resolves("the-brokers-ledger", "caracas", |scene| scene.demand("nassau", "sugar").reserve(reserve));
    let scene = scene.gold(RED, 5).if_offered("effect > port.nassau").when("dice 1 1 1 1");
    let scene = scene.if_offered("token > good.rum").if_offered("effect > port.nassau").until_draw("slack-sails");
    scene.then(|table| {
        assert_eq!(table.demand(Zone::Nassau), Some(Good::Rum));
        assert!(table.reserve.has(Good::Sugar) && table.reserve.len() == 8);
    });
}

#[test] // MM-MELEE-07
fn mutineers_are_fought_for_gold_and_men() {
    let scene = resolves("mutineers-ashore", "san-juan", |scene| scene).picks("crew-combat > fight").rolls("SS1 1");
    scene.until_draw("slack-sails").acts(RED).gold(RED, 8).ship(RED, [2, 2, 2, 2, 1]).points(RED, 1).gold(BLUE, 10);
}
