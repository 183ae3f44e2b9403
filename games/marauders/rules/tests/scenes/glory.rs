//! Glory points and cards, specialists, and when glory cards are played.

use crate::kit::{Begin, Deeds, PASS, battle_of, duel, port, raid, raider, waters};
use marauders::{BLUE, GloryCards, RED};
use wardroom_testkit::given;

#[test] // MM-GLORY-01, MM-GLORY-02, MM-GLORY-03
fn who_survives_and_wins_a_battle_has_a_glory_point_and_a_card() {
    let scene = duel("frigate", "sloop").location(BLUE, "hull", 1).fight().round("shoot", "shoot", "SSS 11");
    let scene = scene.rolls("444").until_draw("slack-sails").sails_on(RED).points(RED, 1).hand(RED, 1);
    scene.points(BLUE, 0).hand(BLUE, 0);
}

#[test] // MM-GLORY-01, MM-END-01
fn points_by_stash_bring_no_card() {
    let scene = port(2, RED, "santo-domingo").gold(RED, 30).track(RED, 3).begin();
    let scene = scene.picks("port-action").picks("port > stash").picks("stash > deposit.30").picks("port > finish");
    scene.acts(RED).stash(RED, 30).points(RED, 3).hand(RED, 0);
}

#[test] // MM-GLORY-04, MM-EX-21
fn of_a_fifth_card_one_is_discarded_before_any_can_be_played() {
    let hand = ["slack-sails", "following-sea", "castaways-aboard", "loose-tongues"];
    let scene = raider("caribbean-sea", "dutch").hand(RED, hand).raids("dutch", "sugar-5 cocoa-8 rum-7", "111");
    let scene = scene.until_draw("foul-water");
    let discards = ["following-sea", "slack-sails", "foul-water", "loose-tongues", "castaways-aboard"];
    let discards = discards.map(|card| format!("discard > card.{card}"));
    let scene = scene.asks(RED, &discards.each_ref().map(String::as_str));
    scene.picks("discard > card.following-sea").acts(RED).hand(RED, 4).offers_no(RED, "card.following-sea");
}

#[test] // MM-RULING-64
fn the_glory_deck_is_rebuilt_from_its_discard_and_may_be_empty() {
    let cards = "sugar-5 cocoa-8 rum-7";
    let scene = raider("caribbean-sea", "dutch").glory_deck([]);
    let rebuilt = scene.clone().raids("dutch", cards, "111").until_chance(70).when("dice 1").acts(RED);
    rebuilt.points(RED, 1).hand(RED, 1).then(|table| assert!(table.glory.discard.is_empty()));
    // Hands and boards can never hold all cards; if they did, the point would come without one.
    let mut table = scene.table().expect("a table that can be");
    table.glory.discard = GloryCards::NONE;
    raid(given(table), "dutch", cards, "111").sails_on(RED).points(RED, 1).hand(RED, 0);
}

#[test] // MM-RULING-65
fn two_points_at_once_come_one_by_one() {
    // The raid's 12 gold, and the mission that it fulfils.
    let scene = raider("caribbean-sea", "dutch").mission(RED, "the-insured-merchantman");
    let scene = scene.hand(RED, ["slack-sails", "following-sea", "castaways-aboard", "loose-tongues"]);
    let scene = scene.raids("dutch", "sugar-5 cocoa-8 rum-7", "111").until_draw("foul-water");
    let scene = scene.points(RED, 1).picks("discard > card.foul-water").until_draw("hired-guards").points(RED, 2);
    scene.picks("discard > card.hired-guards").sails_on(RED).hand(RED, 4).points(RED, 2);
}

#[test] // MM-CARD-01, MM-RULING-67
fn cards_of_the_own_turn_are_played_between_actions_and_after_the_last() {
    let scene = waters(2).at_sea(RED, "caribbean-sea").hand(RED, ["castaways-aboard"]).location(RED, "crew", 0);
    let scene = scene.actions(1).begin().offers(RED, "card.castaways-aboard").picks("zone.santo-domingo").passes();
    let scene = scene.asks(RED, &["card.castaways-aboard", "end-turn"]).picks("card.castaways-aboard").passes();
    scene.ship(RED, [2, 2, 2, 2, 1]).hand(RED, 0);
    // Not in a battle, a raid or a roll.
    let scene =
        duel("sloop", "sloop").hand(RED, ["castaways-aboard"]).fight().says("shoot").says("shoot").asks(RED, PASS);
    scene.rolls("111 11").asks(RED, PASS);
}

#[test] // MM-CARD-02, MM-RULING-68
fn in_battle_only_cards_of_the_moment_are_played_and_only_by_those_who_fight() {
    let scene = battle_of(3);
    let scene = scene.hand(RED, ["double-shotted-guns", "a-hand-on-the-tiller", "axes-to-the-lines"]).fight();
    let scene =
        scene.says("shoot").says("shoot").asks(RED, &["announce > card.double-shotted-guns", "announce > pass"]);
    let scene = scene.passes_one().asks(BLUE, PASS).passes_one().asks_chance(6);
    let scene = scene.rolls("111 11").asks(RED, &["announce > card.a-hand-on-the-tiller", "announce > pass"]);
    scene.passes_one().asks(BLUE, PASS).passes_one().announcing(RED);
}

#[test] // MM-CARD-06
fn a_price_is_no_permission() {
    // Ines pays 1 gold for repairs and nothing for men, but pirates do neither in Petit-Goave.
    let scene = port(2, RED, "petit-goave").led_by(RED, "ines-de-arriaga").bounty(RED, "dutch", 1);
    let scene = scene.location(RED, "hull", 1).location(RED, "crew", 1).begin().picks("port-action");
    let scene = scene.offers_no(RED, "port > recruit").picks("port > shipyard");
    scene.offers_no(RED, "yard > repair > location.hull");
}

#[test] // MM-CARD-06
fn a_card_beats_an_event_and_an_event_a_zone_rule() {
    // Glassy Sea limits borders, Following Sea does not care.
    let scene = waters(2).event_now(["glassy-sea"]).at_sea(RED, "caribbean-sea").hand(RED, ["following-sea"]).begin();
    let scene = scene.picks("zone.curacao").passes().acts(RED).offers_no(RED, "zone.caracas");
    let scene = scene.picks("card.following-sea").passes().offers(RED, "free-move > zone.caracas");
    scene.picks("free-move > zone.caracas").passes().at_sea(RED, "caracas");
}

#[test] // MM-CARD-07
fn set_prices_replace_the_ordinary_one_the_best_counts_and_then_additions() {
    // Nassau: 2 a card, 5 by An Impatient Buyer, 1 more by the purser; a good in demand keeps its 6.
    let scene = port(2, RED, "nassau").demand("nassau", "rum").cargo(RED, ["rum-1", "wood-1"]).gold(RED, 0);
    let scene = scene.specialists(RED, ["leandro-cabrales"]).hand(RED, ["an-impatient-buyer"]);
    let scene = scene.begin().picks("port-action").picks("port > card.an-impatient-buyer").passes();
    let scene = scene.picks("port > sell").picks("sell > good.rum").picks("sell > good.wood").if_offered("sell > done");
    scene.gold(RED, 13);
}

#[test] // MM-CARD-08
fn what_an_effect_cannot_do_lapses() {
    let scene = waters(2).at_sea(RED, "caribbean-sea").hand(RED, ["castaways-aboard"]).location(RED, "crew", 1);
    scene.begin().picks("card.castaways-aboard").passes().ship(RED, [2, 2, 2, 2, 1]);
}

#[test] // MM-SPEC-01
fn eight_types_of_specialists_have_two_cards_each() {
    let parts = <marauders::Parts as wardroom_kernel::Parts>::shipped();
    let mut ports = std::collections::BTreeSet::new();
    for kind in marauders::Specialist::ALL {
        let cards = marauders::Glory::ALL.iter().filter_map(|card| parts.glory(*card).specialist);
        let of_kind: Vec<_> = cards.filter(|(of, _)| *of == kind).collect();
        assert_eq!(of_kind.len(), 2, "{kind}");
        ports.extend(of_kind.iter().map(|(_, port)| *port));
    }
    assert_eq!(ports.len(), 16, "one in every port");
}

#[test] // MM-SPEC-02, MM-SPEC-03, MM-PORT-06
fn a_specialist_is_hired_in_his_port_by_leadership_or_for_two_gold() {
    // Leadership 3; Yves Treguier waits in Petit-Goave.
    let scene = || port(2, RED, "petit-goave").hand(RED, ["yves-treguier"]).gold(RED, 5).begin().picks("port-action");
    let won = scene().picks("port > card.yves-treguier").rolls("1S1").passes().gold(RED, 5).hand(RED, 0);
    won.specialists(RED, &["yves-treguier"]).offers(RED, "port > shipyard");
    let failed = scene().picks("port > card.yves-treguier").rolls("111").passes();
    let paid = failed.clone().picks("effect > option.1").gold(RED, 3).specialists(RED, &["yves-treguier"]);
    drop(paid);
    // Not paying discards the card.
    failed.picks("effect > stop").gold(RED, 5).specialists(RED, &[]).hand(RED, 0);
    // Elsewhere he is not to be had, and of each type there is one.
    let scene = port(2, RED, "nassau").hand(RED, ["yves-treguier"]).begin().picks("port-action");
    scene.offers_no(RED, "port > card.yves-treguier");
    let scene = port(2, RED, "petit-goave").hand(RED, ["yves-treguier"]).specialists(RED, ["wouter-dekker"]);
    scene.begin().picks("port-action").offers_no(RED, "port > card.yves-treguier");
}

#[test] // MM-SPEC-03
fn hired_specialists_do_not_count_against_the_hand() {
    let scene = raider("caribbean-sea", "dutch").hand(RED, ["slack-sails", "following-sea", "loose-tongues"]);
    let scene = scene.specialists(RED, ["kit-addison", "caleb-wainscott"]);
    let scene = scene.raids("dutch", "sugar-5 cocoa-8 rum-7", "111").until_draw("foul-water");
    scene.sails_on(RED).hand(RED, 4);
}

/// Where each of the 16 is hired, and as what.
const SPECIALISTS: [(&str, &str, &str); 16] = [
    ("caleb-wainscott", "carpenter", "old-providence"),
    ("tomas-belmonte", "carpenter", "san-juan"),
    ("joseph-hays", "master-fighter", "port-royal"),
    ("gaspard-lemoine", "master-fighter", "basse-terre"),
    ("raul-de-torres", "gun-captain", "cartagena"),
    ("amos-thackwell", "gun-captain", "st-john"),
    ("nathaniel-crewe", "surgeon", "bridgetown"),
    ("ignacio-salcedo", "surgeon", "santo-domingo"),
    ("kit-addison", "lookout", "nassau"),
    ("bartolo-quintero", "lookout", "trinidad"),
    ("leandro-cabrales", "purser", "havana"),
    ("gerrit-hoogland", "purser", "st-maarten"),
    ("yves-treguier", "sailing-master", "petit-goave"),
    ("wouter-dekker", "sailing-master", "curacao"),
    ("bastien-morvan", "master-gunner", "tortuga"),
    ("martin-echegaray", "master-gunner", "caracas"),
];

#[test] // MM-SPEC-01, MM-SPEC-02
fn every_specialist_is_hired_in_his_port_as_what_he_is() {
    for (card, kind, zone) in SPECIALISTS {
        let scene =
            port(2, RED, zone).hand(RED, [card]).begin().picks("port-action").picks(&format!("port > card.{card}"));
        let scene = scene.rolls("S11").passes().specialists(RED, &[card]);
        let kind = marauders::Specialist::from_name(kind).expect("a type of specialists");
        scene.then(|table| assert!(table.has_specialist(RED, kind), "{card}"));
    }
}
