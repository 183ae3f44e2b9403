//! Glory cards, captains and events of the Port action, one by one.

use crate::kit::{Begin, Deeds, Fight, port, round, waters};
use marauders::{BLUE, Good, RED, Zone};

/// Red in Nassau, inside his Port action, with this card in hand; 10 gold.
fn with(card: &str, change: impl FnOnce(marauders::Scene) -> marauders::Scene) -> Fight {
    change(port(2, RED, "nassau").hand(RED, [card])).begin().picks("port-action")
}
fn plays(card: &str, change: impl FnOnce(marauders::Scene) -> marauders::Scene) -> Fight {
    with(card, change).picks(&format!("port > card.{card}")).passes()
}
/// How many cards of the offer lie there once the buyer is asked.
fn offer(scene: Fight) -> usize {
    let scene = scene.picks("port > buy").until_asked(RED);
    scene.played.table().offer.cards.len()
}

#[test]
fn more_cards_are_drawn_by_brimming_warehouses_rich_harvest_and_maarten_tijssen() {
    assert_eq!(offer(plays("brimming-warehouses", |scene| scene)), 9);
    assert_eq!(offer(with("slack-sails", |scene| scene.event_now(["rich-harvest"]))), 8);
    assert_eq!(offer(with("slack-sails", |scene| scene.led_by(RED, "maarten-tijssen"))), 7);
    assert_eq!(offer(with("slack-sails", |scene| scene)), 6);
}

#[test] // MM-INFO-09
fn talk_of_the_exchange_puts_one_of_three_tokens_into_the_port() {
    let reserve = ["rum", "rum", "rum", "wood", "wood", "wood", "food", "food"];
    let scene = plays("talk-of-the-exchange", |scene| scene.demand("nassau", "sugar").reserve(reserve));
    // In the order of the box: food, food, rum, rum, rum, wood, wood, wood.
    let scene = scene.when("dice 1 3 6");
    let scene = scene.asks(RED, &["token > good.food", "token > good.rum", "token > good.wood"]);
    let scene = scene.sees(wardroom_kernel::Viewer::Seat(BLUE), |view| {
        assert_eq!((view.drawn.tokens, view.drawn.token_count), (None, 3));
    });
    let scene = scene.picks("token > good.wood").passes();
    scene.then(|table| {
        assert_eq!(table.demand(Zone::Nassau), Some(Good::Wood));
        assert!(table.reserve.len() == 8 && table.reserve.has(Good::Sugar));
    });
}

#[test]
fn cornelia_verhagen_chooses_the_new_token_after_her_sale() {
    let scene = port(2, RED, "nassau").led_by(RED, "maarten-tijssen").led_by(BLUE, "frances-wright");
    let scene =
        scene.led_by(RED, "cornelia-verhagen").demand("nassau", "rum").cargo(RED, ["rum-1"]).gold(RED, 0).begin();
    let scene = scene.picks("port-action").picks("port > sell").picks("sell > good.rum").if_offered("sell > done");
    let scene = scene.when("dice 1 1 1").gold(RED, 6);
    assert!(crate::kit::texts(&scene, RED).iter().all(|offer| offer.starts_with("token > ")));
}

#[test]
fn changing_tastes_exchange_the_tokens_of_a_random_nation() {
    let scene = round(2, ["changing-tastes"]).begin().draws("changing-tastes").asks_chance(4);
    let before = *scene.played.table();
    // The Dutch have two ports: Curacao and St. Maarten.
    let scene = scene.when("dice 4").asks_chance(8).when("dice 1").asks_chance(7).when("dice 1").sails_on(RED);
    scene.then(|table| {
        let changed = Zone::ports().filter(|port| table.demand(*port) != before.demand(*port));
        assert!(changed.into_iter().all(|port| [Zone::Curacao, Zone::StMaarten].contains(&port)));
        assert_eq!(table.reserve.len(), 8);
    });
}

#[test]
fn an_impatient_buyer_pays_five_for_goods_nobody_wants() {
    let scene = plays("an-impatient-buyer", |scene| {
        scene.demand("nassau", "rum").cargo(RED, ["wood-1", "food-1"]).gold(RED, 0)
    });
    let scene =
        scene.picks("port > sell").picks("sell > good.wood").picks("sell > good.food").if_offered("sell > done");
    scene.gold(RED, 10);
}

#[test]
fn a_shipwrights_favour_is_the_modification_here_or_two_weapons() {
    let scene =
        || plays("a-shipwrights-favour", |scene| scene.modification("nassau", "hammocks").weapons(RED, ["grapeshot"]));
    let token = scene().picks("effect > option.1").passes().mods(RED, &["hammocks"]).gold(RED, 10);
    token.then(|table| assert_eq!(table.port(Zone::Nassau).modification, None));
    let weapons = scene()
        .picks("effect > option.2")
        .if_offered("effect > weapon.chain-shot")
        .if_offered("effect > weapon.grappling-hooks");
    weapons.passes().weapons(RED, &["grappling-hooks", "chain-shot", "grapeshot"]);
}

#[test] // MM-CLOSED-04
fn the_harbourmaster_looks_away_for_one_port_closed_by_bounty_or_war() {
    let scene = waters(2)
        .at_sea(RED, "nassau")
        .bounty(RED, "english", 1)
        .hand(RED, ["the-harbourmaster-looks-away", "slack-sails"]);
    let scene = scene.begin().offers_no(RED, "enter-port").picks("card.the-harbourmaster-looks-away").passes();
    let scene =
        scene.picks("enter-port").passes().picks("port-action").offers(RED, "port > finish").picks("port > finish");
    scene.picks("leave-port").passes().offers_no(RED, "enter-port");
}

#[test]
fn pardons_lower_a_bounty_for_gold() {
    // Four gold a step by card, three by the event.
    let scene = plays("pardon-under-seal", |scene| scene.bounty(RED, "dutch", 3));
    scene
        .if_offered("effect > nation.dutch")
        .picks("effect > number.2")
        .passes()
        .bounties(RED, [0, 0, 0, 1])
        .gold(RED, 2);
    let scene = with("slack-sails", |scene| scene.bounty(RED, "dutch", 3).event_now(["act-of-grace"]));
    let scene = scene.picks("port > pardon").picks("pardon > nation.dutch > steps.3").passes();
    // Each player once.
    scene.bounties(RED, [0; 4]).gold(RED, 1).offers_no(RED, "port > pardon");
}

#[test]
fn the_stash_is_used_by_a_chest_beneath_the_palms_and_by_harrowgate_in_english_ports() {
    with("slack-sails", |scene| scene).offers_no(RED, "port > stash");
    let scene = plays("chest-beneath-the-palms", |scene| scene).picks("port > stash").picks("stash > deposit.10");
    scene.stash(RED, 10).gold(RED, 0);
    with("slack-sails", |scene| scene.led_by(RED, "thomas-harrowgate")).offers(RED, "port > stash");
    let scene = port(2, RED, "curacao").led_by(RED, "thomas-harrowgate").begin().picks("port-action");
    scene.offers_no(RED, "port > stash");
}

#[test]
fn loose_tongues_and_dominique_draw_two_rumors_and_keep_one() {
    let scene = plays("loose-tongues", |scene| scene).draws("marked-cards").draws("sealed-orders");
    let scene = scene.asks(RED, &["keep > rumor.marked-cards", "keep > rumor.sealed-orders"]);
    let scene = scene.picks("keep > rumor.sealed-orders").passes().gold(RED, 10).offers(RED, "port > rumor");
    scene.then(|table| assert_eq!(table.rumors.len(), 24));
    let scene =
        port(2, RED, "curacao").led_by(RED, "dominique-de-richery").begin().picks("port-action").picks("port > rumor");
    let scene = scene.rolls("S111").draws("marked-cards").draws("sealed-orders");
    scene.asks(RED, &["keep > rumor.marked-cards", "keep > rumor.sealed-orders"]);
}

#[test]
fn a_letter_of_introduction_takes_a_mission_from_anywhere_without_its_roll() {
    let scene = plays("letter-of-introduction", |scene| scene.missions(["sugar-fever", "against-the-kings-colours"]));
    // Who is no pirate cannot take the other.
    let scene = scene.if_offered("effect > mission.sugar-fever");
    let scene = scene.until_chance(23).when("dice 1").passes();
    scene.then(|table| assert_eq!(table.players[RED].mission.map(|taken| taken.mission.name()), Some("sugar-fever")));
}

#[test]
fn christophe_marquis_takes_missions_of_neighbours() {
    let missions = ["the-bishops-bell", "sugar-fever"];
    let scene = with("slack-sails", |scene| scene.led_by(RED, "christophe-marquis").missions(missions));
    // Havana is next to Nassau, Bridgetown is not.
    scene.offers(RED, "port > mission.the-bishops-bell").offers_no(RED, "port > mission.sugar-fever");
    with("slack-sails", |scene| scene.missions(missions)).offers_no(RED, "port > mission.the-bishops-bell");
}

#[test] // MM-INFO-09
fn a_spy_in_the_tavern_takes_a_card_of_who_has_more() {
    let rich = ["hired-guards", "foul-water"];
    let scene = plays("spy-in-the-tavern", |scene| scene.hand(BLUE, rich));
    let scene = scene.if_offered("effect > seat.blue").asks_chance(2).when("dice 1").passes();
    scene.hand(RED, 1).hand(BLUE, 1);
    // With as many as the others he finds no target.
    let scene = with("spy-in-the-tavern", |scene| scene.hand(RED, ["slack-sails"]).hand(BLUE, ["foul-water"]));
    let scene = scene.if_offered("port > card.spy-in-the-tavern").passes();
    scene.hand(BLUE, 1);
}

#[test]
fn frances_wright_draws_two_glory_cards_and_keeps_one() {
    let scene = port(2, RED, "nassau").led_by(RED, "frances-wright").demand("nassau", "rum");
    let scene = scene.cargo(RED, ["rum-1", "rum-2", "rum-3"]).begin().picks("port-action").picks("port > sell");
    let scene =
        scene.picks("sell > good.rum").picks("sell > good.rum").picks("sell > good.rum").if_offered("sell > done");
    let scene = scene.until_draw("slack-sails").draws("foul-water");
    let scene = scene.asks(RED, &["keep > card.slack-sails", "keep > card.foul-water"]).picks("keep > card.foul-water");
    scene
        .hand(RED, 1)
        .points(RED, 1)
        .then(|table| assert!(table.glory.discard.iter().any(|card| card.name() == "slack-sails")));
}

#[test]
fn pepijn_carries_one_card_more_than_his_hold() {
    let scene = port(2, RED, "nassau").led_by(RED, "pepijn-van-avezaath").cargo(RED, ["rum-1", "rum-2", "rum-3"]);
    scene.begin().picks("leave-port").passes().acts(RED).cargo(RED, 3);
    let scene = port(2, RED, "nassau")
        .led_by(RED, "pepijn-van-avezaath")
        .location(RED, "cargo", 0)
        .cargo(RED, ["rum-1", "rum-2"]);
    scene.begin().picks("leave-port").picks("overboard > good.rum").passes().acts(RED).cargo(RED, 1);
}

#[test]
fn ines_recruits_and_repairs_cheaply_and_the_purser_sells_dearer() {
    let scene = with("slack-sails", |scene| {
        scene.led_by(RED, "ines-de-arriaga").location(RED, "hull", 1).location(RED, "crew", 1)
    });
    let scene = scene.picks("port > recruit").passes().ship(RED, [1, 2, 2, 2, 1]).gold(RED, 10);
    let scene = scene.picks("port > shipyard").picks("yard > repair > location.hull").gold(RED, 9);
    drop(scene);
    let scene = with("slack-sails", |scene| {
        let scene = scene.demand("nassau", "rum").specialists(RED, ["leandro-cabrales"]).gold(RED, 0);
        scene.cargo(RED, ["wood-1", "wood-2", "wood-3", "wood-4"])
    });
    let sold = (0..4).fold(scene.picks("port > sell"), |scene, _| scene.picks("sell > good.wood"));
    // Nassau pays 2; three of the four bring one more.
    sold.if_offered("sell > done").gold(RED, 11);
}

#[test] // MM-EX-34, MM-CLOSED-02, MM-CLOSED-04
fn war_closes_a_port_around_a_captain_and_villon_rolls_first() {
    let scene = port(2, RED, "caracas").led_by(RED, "thomas-harrowgate").war("english", "spanish");
    let inside = scene.clone().begin().offers(RED, "leave-port").offers(RED, "end-turn");
    inside.rejects("red: port-action", "MM-CLOSED-02");
    // Forged Documents lift bounties only.
    let forged = scene.clone().true_rumor(RED, "forged-documents").begin();
    forged.offers_no(RED, "port-action");
    scene.turn_start(RED).begin().passes().offers(RED, "captain > retire");
    // Villon, French: influence 3.
    let villon = || port(2, BLUE, "caracas").war("french", "spanish").begin().picks("port-action");
    villon().rolls("S11").passes().offers(BLUE, "port > finish");
    villon().rolls("111").passes().acts(BLUE).offers_no(BLUE, "port-action");
}
