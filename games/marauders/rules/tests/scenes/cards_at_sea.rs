//! Glory cards, captains and events at sea, one by one: moves, hiding, raids and other players' turns.

use crate::kit::{Begin, Deeds, PASS, battle_of, raider, round, waters};
use marauders::{BLUE, RED, Scene as Waters, YELLOW, Zone};

/// Red in the Caribbean Sea with this card.
fn with(card: &str) -> Waters {
    waters(2).at_sea(RED, "caribbean-sea").hand(RED, [card])
}

#[test] // MM-MOVE-08
fn following_sea_is_a_move_of_any_kind_without_an_action() {
    let scene =
        with("following-sea").hand(RED, ["slack-sails"]).actions(0).begin().picks("card.following-sea").passes();
    scene.picks("free-move > zone.curacao").passes().acts(RED).at_sea(RED, "curacao");
    let scene = with("following-sea").at_sea(RED, "havana").begin().picks("card.following-sea").passes();
    scene.picks("free-move > enter-port").passes().in_port(RED, "havana");
    let scene = with("following-sea").in_port(RED, "havana").begin().picks("card.following-sea").passes();
    scene.picks("free-move > leave-port").passes().at_sea(RED, "havana");
}

#[test] // MM-RULING-18, MM-NSCOUT-01
fn hostile_npcs_scout_after_a_free_move_as_after_any_other() {
    let scene = with("following-sea").npc("pirate-sloop", "pieter-kloos", "curacao").begin();
    let scene = scene.picks("card.following-sea").passes().picks("free-move > zone.curacao").rolls("S1");
    scene.announcing(BLUE);
}

#[test] // MM-WINDOW-04
fn a_moonless_night_hides_from_npc_ships_for_the_turn() {
    let scene = with("moonless-night").turn_start(RED).npc("pirate-sloop", "pieter-kloos", "caribbean-sea");
    let scene = scene.npc("pirate-frigate", "esteban-rueda", "curacao").begin().plays(RED, "moonless-night").passes();
    scene.acts(RED).picks("zone.curacao").passes().acts(RED);
}

#[test]
fn mangrove_creek_makes_a_scout_action_fail_without_a_roll() {
    let scene = battle_of(2).hand(BLUE, ["mangrove-creek"]).begin().picks("scout > seat.blue");
    let scene = scene.asks(BLUE, &["announce > card.mangrove-creek", "announce > pass"]).plays(BLUE, "mangrove-creek");
    // The action is spent, and so is this turn's attempt.
    let scene = scene.passes().acts(RED).offers_no(RED, "scout > seat.blue");
    scene.then(|table| assert_eq!(table.turn.actions, 2)).bounties(RED, [0; 4]);
}

#[test] // MM-MOVE-07, MM-WINDOW-06
fn slack_sails_make_a_move_dearer() {
    let scene = || with("castaways-aboard").hand(BLUE, ["slack-sails"]).begin().picks("zone.curacao");
    let asked =
        scene().asks(BLUE, &["announce > card.slack-sails", "announce > pass"]).plays(BLUE, "slack-sails").passes();
    let asked = asked.asks(RED, &["surcharge > pay", "surcharge > stay"]);
    let paid = asked.clone().picks("surcharge > pay").passes().at_sea(RED, "curacao");
    paid.then(|table| assert_eq!(table.turn.actions, 1));
    let stays = asked.picks("surcharge > stay").passes().acts(RED).at_sea(RED, "caribbean-sea");
    stays.offers_no(RED, "zone.curacao").then(|table| assert_eq!(table.turn.actions, 3));
}

#[test]
fn signal_rockets_move_an_npc_ship_without_scouting() {
    let scene = with("signal-rockets").npc("pirate-sloop", "pieter-kloos", "curacao").begin();
    let scene = scene.picks("card.signal-rockets").passes().if_offered("effect > npc.pirate-sloop");
    let scene = scene.picks("effect > zone.caribbean-sea").passes().acts(RED);
    scene.npc("pirate-sloop", "pieter-kloos", "caribbean-sea");
}

#[test]
fn fresh_broadsheets_raise_a_bounty_of_another_pirate() {
    let scene = with("fresh-broadsheets").bounty(BLUE, "dutch", 2).bounty(BLUE, "french", 5).begin();
    let scene = scene.picks("card.fresh-broadsheets").passes().if_offered("effect > seat.blue");
    scene.if_offered("effect > nation.dutch").passes().acts(RED).bounties(BLUE, [0, 0, 5, 3]);
}

#[test]
fn foul_water_takes_a_man_of_who_begins_his_turn_at_sea_but_never_the_last() {
    let begins = |crew| {
        let scene = waters(2).turn_start(RED).at_sea(RED, "caribbean-sea").location(RED, "crew", crew);
        scene.hand(BLUE, ["foul-water"]).begin().asks(RED, PASS).passes_one()
    };
    begins(2).plays(BLUE, "foul-water").acts(RED).ship(RED, [2, 2, 2, 1, 1]);
    // It would do nothing.
    begins(1).asks(BLUE, PASS);
}

#[test]
fn careened_on_the_beach_repairs_three_points() {
    let scene =
        with("careened-on-the-beach").location(RED, "hull", 1).location(RED, "masts", 0).location(RED, "crew", 1);
    let scene = scene.begin().picks("card.careened-on-the-beach").picks("effect > location.hull");
    let scene = scene.picks("effect > location.masts").if_offered("effect > location.masts").acts(RED);
    scene.ship(RED, [2, 2, 2, 1, 1]);
}

#[test] // MM-RAID-17
fn well_drilled_boarders_and_the_strongbox_help_a_raid() {
    let scene =
        raider("caribbean-sea", "dutch").gold(RED, 0).hand(RED, ["well-drilled-boarders", "the-captains-strongbox"]);
    let scene = scene.raids("dutch", "rum-5 cocoa-5 tobacco-2", "111").plays(RED, "well-drilled-boarders").passes();
    // The cannons hit goes; 3 + 2 and 2 more.
    let scene = scene.picks("raid > discard > cargo.tobacco-2").plays(RED, "the-captains-strongbox");
    scene.sails_on(RED).gold(RED, 7);
}

#[test] // MM-RULING-55
fn borrowed_colours_give_the_merchant_any_nation() {
    let scene = raider("caribbean-sea", "dutch").hand(RED, ["borrowed-colours"]).begin().picks("scout > merchant");
    let scene = scene.rolls("S1").plays(RED, "borrowed-colours").passes();
    let nations = ["spanish", "english", "french", "dutch"].map(|nation| format!("merchant > nation.{nation}"));
    let scene = scene.asks(RED, &nations.each_ref().map(String::as_str)).picks("merchant > nation.english");
    scene.picks("merchant > attack").bounties(RED, [0, 1, 0, 0]);
}

#[test] // MM-RULING-56
fn hired_guards_force_a_card_into_another_players_raid() {
    let raid = |card: &str| {
        let scene = raider("caribbean-sea", "dutch").gold(RED, 0).hand(BLUE, ["hired-guards"]);
        let scene = scene.raids("dutch", "rum-5 cocoa-5 food-5", "111").plays(BLUE, "hired-guards");
        scene.draws(card).sails_on(RED)
    };
    // Its symbol counts, its value does not; then it is discarded.
    raid("food-1").ship(RED, [2, 1, 2, 2, 1]).gold(RED, 7).cargo(RED, 0);
    raid("rum-2").ship(RED, [2, 2, 2, 2, 0]).gold(RED, 0);
    // A fourth escape symbol: the merchant is away.
    raid("wood-8").ship(RED, [2, 2, 2, 2, 1]).gold(RED, 0);
}

#[test]
fn josiah_penrose_needs_one_escape_symbol_more_to_lose_a_merchant() {
    let raid = |captain: &str| {
        let scene = raider("caribbean-sea", "dutch").gold(RED, 0).led_by(RED, captain).ship(RED, "frigate").begin();
        let scene = scene.picks("scout > merchant").rolls(if captain == "josiah-penrose" { "S111" } else { "S1" });
        let scene = scene.passes().if_offered("merchant > nation.dutch").picks("merchant > attack");
        let scene = scene.draws("rum-5").draws("cocoa-5").draws("food-5");
        scene.rolls(if captain == "josiah-penrose" { "11" } else { "111" }).sails_on(RED)
    };
    raid("josiah-penrose").gold(RED, 7);
    raid("frederico-da-silva").gold(RED, 0);
}

#[test] // MM-RULING-58
fn silver_fleet_sighted_pays_two_more_for_spanish_merchants() {
    let raid = |nation: &str| {
        let scene = raider("caribbean-sea", nation).event_now(["silver-fleet-sighted"]).gold(RED, 0);
        scene.raids(nation, "sugar-5 rum-5 cocoa-5", "111").sails_on(RED)
    };
    raid("spanish").gold(RED, 12).points(RED, 1);
    raid("dutch").gold(RED, 10).points(RED, 0);
}

#[test]
fn frederico_rerolls_his_search_for_a_merchant_once_a_turn() {
    let scene = raider("caribbean-sea", "dutch").begin().picks("scout > merchant").rolls("11");
    let scene = scene.asks(RED, &["announce > means.captain", "announce > pass"]).uses(RED, "captain").rerolls("11");
    let scene = scene.rolls("S1").asks(RED, PASS).passes().picks("merchant > let-go").acts(RED);
    let scene = scene.picks("zone.curacao").passes().picks("scout > merchant").rolls("11");
    scene.asks(RED, PASS); // Not when he looks for ships.
    battle_of(2).begin().picks("scout > seat.blue").rolls("11").asks(RED, PASS);
}

#[test]
fn the_lookout_rerolls_one_die_of_each_scouting_roll() {
    let scene = battle_of(2).specialists(RED, ["kit-addison"]).begin().picks("scout > seat.blue").rolls("11");
    let scene = scene.uses(RED, "lookout").rerolls("1").rolls("S").passes();
    scene.announcing(RED);
}

#[test]
fn naval_ships_roll_a_die_fewer_for_whitcombe_and_pirates_for_tijssen() {
    let meets = |captain: &str, npc: &str, card: &str, dice: &str| {
        let scene = waters(2).led_by(RED, captain).at_sea(RED, "santo-domingo").npc(npc, card, "caribbean-sea");
        let bounty = if npc == "dutch" { 1 } else { 0 };
        scene.bounty(RED, "french", bounty).begin().picks("zone.caribbean-sea").rolls(dice).passes().acts(RED);
    };
    meets("silas-whitcombe", "dutch", "philips-van-almonde", "11");
    meets("silas-whitcombe", "pirate-sloop", "pieter-kloos", "11");
    meets("maarten-tijssen", "pirate-sloop", "pieter-kloos", "1");
    meets("maarten-tijssen", "dutch", "philips-van-almonde", "111");
}

#[test]
fn steady_trade_winds_bring_a_fourth_action_for_moving_only() {
    let scene =
        round(2, ["steady-trade-winds"]).at_sea(RED, "caribbean-sea").begin().draws("steady-trade-winds").sails_on(RED);
    let zones = ["curacao", "caribbean-sea", "curacao"];
    let scene = zones.iter().fold(scene, |scene, zone| scene.picks(&format!("zone.{zone}")).passes());
    let scene = scene.offers(RED, "zone.cartagena");
    let scene = scene.picks("zone.cartagena").passes();
    scene.then(|table| assert_eq!((table.turn.seat, table.players[RED].at_sea()), (BLUE, Some(Zone::Cartagena))));
    // The fourth may only be used to move.
    let scene = waters(2).at_sea(RED, "havana").event_now(["steady-trade-winds"]);
    let scene = scene.change(|table| (table.turn.actions, table.turn.moves) = (0, 1)).begin();
    scene.asks(RED, &["zone.nassau", "zone.port-royal", "zone.tortuga", "enter-port", "end-turn"]);
}

#[test]
fn pirate_hunts_raise_the_bounties_that_are_there() {
    let scene = || round(3, ["pirate-hunt-french-spanish"]).bounty(RED, "french", 1).bounty(RED, "dutch", 1);
    let scene = scene().bounty(BLUE, "spanish", 5).begin().draws("pirate-hunt-french-spanish").sails_on(RED);
    scene.bounties(RED, [0, 0, 2, 1]).bounties(BLUE, [5, 0, 0, 0]).bounties(YELLOW, [0; 4]);
    let scene = round(2, ["pirate-hunt-english-dutch"]).bounty(RED, "english", 1).bounty(BLUE, "dutch", 2).begin();
    let scene = scene.draws("pirate-hunt-english-dutch").sails_on(RED);
    scene.bounties(RED, [0, 2, 0, 0]).bounties(BLUE, [0, 0, 0, 3]);
}

#[test]
fn convoys_set_sail_deal_the_track_out_again() {
    let scene = round(2, ["convoys-set-sail"]).merchants_on_track(5).begin().draws("convoys-set-sail");
    scene.sails_on(RED).on_track(0).then(|table| assert!(table.merchants.iter().all(Option::is_some)));
}

#[test] // MM-RULING-06, MM-RULING-10
fn it_is_too_quiet_draws_two_more_events_one_after_the_other() {
    let scene = round(2, ["its-too-quiet", "glassy-sea", "rich-harvest", "storm-1"]).begin().draws("its-too-quiet");
    let scene = scene.draws("glassy-sea").draws("rich-harvest").sails_on(RED);
    scene.then(|table| assert_eq!(table.events.deck.len(), 1));
    // If the deck runs out, it stops.
    let scene =
        round(2, ["its-too-quiet", "glassy-sea"]).begin().draws("its-too-quiet").draws("glassy-sea").sails_on(RED);
    scene.goes_on();
}
