//! Plunder and capture.

use crate::kit::{Begin, Deeds, Fight, boarded, duel, waters};
use marauders::{BLUE, Mission, Modification, RED, Scene as Waters, Zone};

/// Red has beaten Blue in crew combat.
fn beaten(scene: Waters) -> Fight {
    boarded(scene).rolls("SSS 11").passes()
}
/// Red's frigate without gold, Blue's sloop with 9.
fn prize() -> Waters {
    duel("frigate", "sloop").gold(RED, 0).gold(BLUE, 9)
}

#[test] // MM-PLUNDER-01
fn a_sunk_ship_yields_nothing() {
    let scene = prize().location(BLUE, "hull", 1).cargo(BLUE, ["rum-1"]).weapons(BLUE, ["chain-shot"]);
    let scene = scene.fight().round("shoot", "shoot", "SSS 11").rolls("444").sails_on(RED);
    scene.gold(RED, 0).cargo(RED, 0).weapons(RED, &[]).points(RED, 1);
}

#[test] // MM-PLUNDER-01
fn who_was_boarded_plunders_as_well() {
    let scene = duel("frigate", "sloop").gold(RED, 9).gold(BLUE, 1).location(RED, "crew", 1);
    let scene = boarded(scene).rolls("111 S1").dies(RED).asks(BLUE, &["prize > keep", "prize > take"]);
    scene.picks("prize > keep").gold(BLUE, 10);
}

#[test] // MM-PLUNDER-02, MM-RULING-97, MM-RULING-99
fn gold_and_weapons_come_along_and_cargo_within_the_hold_of_the_ship_that_is_kept() {
    let scene = prize().cargo(RED, ["wood-1", "wood-3"]).cargo(BLUE, ["rum-1", "food-1"]);
    let scene = scene.weapons(RED, ["chain-shot"]).weapons(BLUE, ["chain-shot", "grapeshot"]);
    let scene = beaten(scene);
    // The frigate holds three: one place is free, and old cargo may go.
    let kept = scene.clone().picks("prize > keep").gold(RED, 9).weapons(RED, &["chain-shot", "grapeshot"]);
    let kept = kept.asks(RED, &["overboard > good.food", "overboard > good.rum", "overboard > good.wood"]);
    let kept = kept.picks("overboard > good.wood").sails_on(RED).cargo(RED, 3);
    kept.then(|table| assert_eq!(table.cargo.discard.len(), 1)); // The sloop holds two.
    let taken = scene.picks("prize > take").picks("overboard > good.wood").picks("overboard > good.food").sails_on(RED);
    taken.cargo(RED, 2).gold(RED, 9);
}

#[test] // MM-PLUNDER-02, MM-PLUNDER-04, MM-RULING-97
fn specialists_rumor_and_glory_cards_come_along_within_the_limits() {
    let scene = prize().specialists(RED, ["caleb-wainscott"]).specialists(BLUE, ["tomas-belmonte", "kit-addison"]);
    let scene = scene.rumor(RED, "marked-cards").rumor(BLUE, "sealed-orders");
    let scene =
        scene.hand(RED, ["slack-sails", "foul-water", "loose-tongues"]).hand(BLUE, ["hired-guards", "following-sea"]);
    let scene = beaten(scene).picks("prize > keep").until_asked(RED);
    // Five glory cards: one goes before any can be played. Two rumors: one is kept. Two carpenters: one.
    let scene = scene.if_offered("keep > rumor.sealed-orders").if_offered("discard > card.foul-water");
    let scene = scene.if_offered("keep > rumor.sealed-orders").until_draw("castaways-aboard");
    let scene = scene.picks("discard > card.castaways-aboard").sails_on(RED).hand(RED, 4);
    let scene = scene.specialists(RED, &["caleb-wainscott", "kit-addison"]);
    scene.then(|table| {
        assert_eq!(table.players[RED].rumor.map(|rumor| rumor.name()), Some("sealed-orders"));
        assert!(table.rumors.iter().any(|rumor| rumor.name() == "marked-cards"), "back in its deck");
    });
}

#[test] // MM-PLUNDER-03, MM-DEATH-01
fn the_losers_mission_is_discarded() {
    let scene = beaten(prize().mission(BLUE, "spains-silver")).picks("prize > keep").sails_on(RED);
    scene.then(|table| {
        assert_eq!((table.players[BLUE].mission, table.players[RED].mission), (None, None));
        assert!(table.missions.discard.has(Mission::SpainsSilver));
    });
}

/// Red's frigate has boarded a Dutch frigate in round 2, after this volley.
fn boards_the_navy(volley: &str) -> Fight {
    let scene = waters(2).ship(RED, "frigate").at_sea(RED, "caribbean-sea").gold(RED, 0);
    let scene = scene.npc("dutch", "adriaen-roosdal", "caribbean-sea").begin().picks("scout > npc.dutch").rolls("S1");
    let scene = scene.announcing(RED).round("shoot", "shoot", "SSS 11").rolls(volley).passes();
    scene.round("board", "shoot", "S11 11").rolls("SSS 111").passes().picks("prize > keep")
}

#[test] // MM-PLUNDER-05, MM-RULING-100
fn a_naval_ship_yields_the_gold_of_three_cargo_cards_and_loses_one_of_them_per_cargo_hit() {
    // Its hold is destroyed: the gold of all three, but none to keep; 15 gold are no raid.
    let scene = boards_the_navy("111").draws("sugar-5").draws("food-8").draws("spices-8").gold(RED, 15);
    scene.sails_on(RED).cargo(RED, 0).points(RED, 1);
    // One cargo hit: one of the three goes at random, the others are kept within the hold.
    let scene = boards_the_navy("122").draws("sugar-5").draws("food-8").draws("spices-8").gold(RED, 15);
    let scene = scene.asks_chance(3).when("dice 1");
    // In the order of the box: food, spices, sugar.
    let scene = scene.asks(RED, &["stow > good.spices", "stow > good.sugar", "stow > done"]);
    scene.picks("stow > good.sugar").sails_on(RED).holds(RED, &["sugar-5"]);
}

#[test] // MM-PLUNDER-06, MM-REWARD-03
fn an_npc_pirate_yields_the_reward_and_the_ship() {
    let fight = |bounty| {
        let scene =
            waters(2).ship(RED, "frigate").at_sea(RED, "caribbean-sea").gold(RED, 0).bounty(RED, "dutch", bounty);
        let scene = scene.npc("pirate-sloop", "pieter-kloos", "caribbean-sea").begin();
        let scene = scene.picks("scout > npc.pirate-sloop").rolls("S1").round("shoot", "shoot", "111 11");
        scene.round("board", "shoot", "SS1 11").rolls("SSS 11").passes().asks(RED, &["prize > keep", "prize > take"])
    };
    let honest = fight(0).picks("prize > keep").sails_on(RED).gold(RED, 5);
    honest.cargo(RED, 0).points(RED, 1).no_npc("pirate-sloop");
    fight(1).picks("prize > take").sails_on(RED).gold(RED, 0).ship(RED, [2, 2, 2, 2, 1]);
}

#[test] // MM-TAKE-01, MM-TAKE-03, MM-TAKE-04, MM-RULING-98
fn the_winner_may_take_the_enemys_ship_with_its_damage_and_modifications() {
    let scene = duel("sloop", "frigate").mods(BLUE, ["chasers", "reinforced-hull"]).flipped(BLUE);
    let scene = scene.location(BLUE, "masts", 1).location(BLUE, "crew", 1);
    let scene = beaten(scene).asks(RED, &["prize > keep", "prize > take"]).picks("prize > take").sails_on(RED);
    // The crew is the captor's.
    let scene = scene.ship(RED, [3, 3, 1, 2, 3]).mods(RED, &["reinforced-hull", "chasers"]);
    scene.then(|table| assert!(table.players[RED].ship.is_hull_flipped));
}

#[test] // MM-TAKE-04, MM-RULING-98
fn a_captured_npc_ship_keeps_the_damage_of_the_battle() {
    let scene = waters(2).at_sea(RED, "caribbean-sea").npc("dutch", "adriaen-roosdal", "caribbean-sea").begin();
    // A sloop: one hit, and the frigate's masts have one point less.
    let scene = scene.picks("scout > npc.dutch").rolls("S1").round("shoot", "shoot", "SSS 11").rolls("2").passes();
    let scene = scene.round("board", "shoot", "S11 11").rolls("SSS 111").passes().foe([3, 3, 2, 1, 3]);
    let scene = scene.rolls("SSS 111").passes().picks("prize > take").sails_on(RED);
    scene.ship(RED, [3, 3, 2, 2, 3]).no_npc("dutch");
}

#[test] // MM-TAKE-02, MM-MOD-05
fn own_modifications_stay_behind_and_return_to_the_ports() {
    let scene = duel("sloop", "frigate")
        .location(BLUE, "crew", 1)
        .mods(RED, ["chasers"])
        .mods(BLUE, ["extended-hold"])
        .gold(RED, 4);
    let scene = scene.weapons(RED, ["grapeshot"]).gold(BLUE, 0);
    let scene = beaten(scene).picks("prize > take");
    // Two ports have no token.
    let scene = scene.asks(RED, &["place-mod > port.st-john", "place-mod > port.trinidad"]);
    let scene = scene.picks("place-mod > port.trinidad").sails_on(RED);
    let scene = scene.then(|table| assert_eq!(table.port(Zone::Trinidad).modification, Some(Modification::Chasers)));
    scene.mods(RED, &["extended-hold"]).weapons(RED, &["grapeshot"]).gold(RED, 4);
}

#[test] // MM-TAKE-03
fn the_crew_moves_along_up_to_the_new_maximum() {
    beaten(duel("frigate", "sloop")).picks("prize > take").sails_on(RED).ship(RED, [2, 2, 2, 2, 1]);
}
