//! Missions: taking and fulfilling them.

use crate::ashore::{Ashore, Stage, harbour, off};
use crate::kit::{Begin, Deeds};
use marauders::{BLUE, Mission, RED};
use wardroom_kernel::Viewer;

/// In a port, with these missions on the board.
fn port(port: &str, missions: [&'static str; 2]) -> marauders::Scene {
    harbour(port).missions(missions)
}

#[test] // MM-MISSION-01, MM-SETUP-12
fn only_missions_that_lie_in_this_port_can_be_taken() {
    let board = ["a-wedding-in-san-juan", "spains-silver"];
    let here = port("san-juan", board).begin().ports().may(RED, "port > mission.a-wedding-in-san-juan");
    here.may_not(RED, "port > mission.spains-silver");
    port("caracas", board).begin().ports().may_not(RED, "port > mission");
    // Both may lie in one port.
    let both = port("san-juan", ["a-wedding-in-san-juan", "the-sea-adder"]).begin().ports();
    both.may(RED, "port > mission.a-wedding-in-san-juan").may(RED, "port > mission.the-sea-adder");
}

#[test] // MM-MISSION-02
fn conditions_are_tested_first() {
    let havana = || port("havana", ["the-bishops-bell", "sugar-fever"]);
    havana().begin().ports().may(RED, "port > mission");
    havana().bounty(RED, "spanish", 1).begin().ports().may_not(RED, "port > mission");
    let scourge = || port("st-maarten", ["scourge-of-the-trade-routes", "sugar-fever"]);
    scourge().begin().ports().may_not(RED, "port > mission");
    scourge().ship(RED, "frigate").begin().ports().may(RED, "port > mission");
    scourge().ship(RED, "frigate").damaged("cannons", 2).begin().ports().may_not(RED, "port > mission");
    scourge().ship(RED, "frigate").bounty(RED, "english", 1).begin().ports().may_not(RED, "port > mission");
    let colours = || port("tortuga", ["against-the-kings-colours", "sugar-fever"]);
    colours().begin().ports().may_not(RED, "port > mission");
    // For pirates, and without a roll.
    let taken = colours().bounty(RED, "dutch", 1).begin().ports().does("mission.against-the-kings-colours");
    taken.draws("the-sea-adder").has_mission(RED, Some("against-the-kings-colours"));
}

#[test] // MM-MISSION-02
fn a_payment_comes_after_the_roll_and_must_be_at_hand_before() {
    let scene = |gold: u16| port("curacao", ["letters-of-credit", "sugar-fever"]).gold(RED, gold).begin().ports();
    let roll = scene(10).does("mission.letters-of-credit");
    roll.clone().checks("111").gold(RED, 10).has_mission(RED, None);
    roll.checks("S11").settles().gold(RED, 0).has_mission(RED, Some("letters-of-credit"));
    scene(9).may_not(RED, "port > mission");
}

#[test] // MM-MISSION-03, MM-EX-22
fn after_a_failure_the_mission_stays_and_none_here_is_tried_before_the_next_turn() {
    let scene =
        port("san-juan", ["a-wedding-in-san-juan", "the-sea-adder"]).begin().ports().does("mission.the-sea-adder");
    let scene = scene.checks("111").has_mission(RED, None).may_not(RED, "port > mission");
    let scene = scene.board("a-wedding-in-san-juan the-sea-adder").next_turn(RED).ports();
    scene.may(RED, "port > mission.a-wedding-in-san-juan").may(RED, "port > mission.the-sea-adder");
}

#[test] // MM-MISSION-04, MM-RULING-46
fn a_taken_mission_lies_open_and_another_takes_its_place_on_the_board() {
    let scene = port("san-juan", ["the-sea-adder", "sugar-fever"]).begin().ports().does("mission.the-sea-adder");
    let scene = scene.checks("S11").draws("a-wedding-in-san-juan").has_mission(RED, Some("the-sea-adder"));
    // It lies here, but there was one attempt this turn.
    let scene = scene.board("a-wedding-in-san-juan sugar-fever").may_not(RED, "port > mission");
    scene.sees(Viewer::Seat(BLUE), |view| {
        assert_eq!(view.player(RED).mission.map(|taken| taken.mission), Some(Mission::TheSeaAdder));
    });
}

#[test] // MM-MISSION-05, MM-RULING-46
fn a_new_mission_takes_the_place_of_the_old_one() {
    let scene = port("san-juan", ["the-sea-adder", "spains-silver"]).mission(RED, "sugar-fever").begin().ports();
    let scene = scene.does("mission.the-sea-adder").checks("S11").draws("walls-for-cartagena");
    scene.has_mission(RED, Some("the-sea-adder")).then(|t| assert!(t.missions.discard.has(Mission::SugarFever)));
}

#[test] // MM-RULING-46
fn an_empty_mission_deck_is_rebuilt_from_its_discard() {
    let scene = port("san-juan", ["the-sea-adder", "spains-silver"]).mission_deck([]).begin().ports();
    // All but the two on the board are in the discard; the new one is one of them.
    let scene = scene.does("mission.the-sea-adder").checks("S11").asks_chance(23).when("dice 1");
    scene
        .then(|t| assert_eq!((t.missions.on_offer.len(), t.missions.deck.len(), t.missions.discard.len()), (2, 22, 0)));
}

#[test] // MM-MISSION-06, MM-RULING-47
fn a_fulfilled_mission_brings_its_reward_and_a_glory_point_at_once() {
    let scene = harbour("bridgetown").demand("bridgetown", "sugar").carries("sugar-1 sugar-2 sugar-3");
    let scene = scene.mission(RED, "sugar-fever").begin().ports();
    // In parts, and only if the player wants.
    let two = scene.does("task.1").does("task.1").gold(RED, 10).points(RED, 0).may(RED, "port > finish");
    let done = two.does("task.1").settles().gold(RED, 30).points(RED, 1).hand(RED, 1).has_mission(RED, None);
    let done = done.discarded("sugar-1 sugar-2 sugar-3").demands("bridgetown", "sugar");
    done.then(|t| assert!(t.missions.discard.has(Mission::SugarFever)));
}

#[test] // MM-MISSION-07
fn a_visit_counts_as_soon_as_a_port_action_is_taken_and_only_in_the_cards_order() {
    // The report in Cartagena counts only after the wreck has been found.
    let early = harbour("cartagena").mission(RED, "the-lost-register-ship").begin().ports().settles().gold(RED, 10);
    early.has_mission(RED, Some("the-lost-register-ship"));
    let found =
        off("caribbean-sea").mission(RED, "the-lost-register-ship").begin().picks("scout > task.1").checks("S1");
    let found = found.settles().gold(RED, 10).may_not(RED, "scout > task").moves("cartagena").enters().next_turn(RED);
    found.picks("port-action").settles().gold(RED, 25).points(RED, 1).has_mission(RED, None);
    // A search that fails may be tried again later.
    let missed =
        off("caribbean-sea").mission(RED, "the-lost-register-ship").begin().picks("scout > task.1").checks("11");
    missed.may_not(RED, "scout > task").next_turn(RED).may(RED, "scout > task.1");
}

#[test] // MM-MISSION-07
fn of_tasks_in_a_given_order_a_later_one_does_not_count_before_the_earlier_one() {
    let done = |scene: &crate::Voyage| scene.played.table().players[RED].mission.map(|taken| taken.done);
    for (place, mission) in [
        ("cartagena", "the-lost-register-ship"),
        ("trinidad", "pearls-off-margarita"),
        ("basse-terre", "a-debt-of-honour"),
    ] {
        let early = harbour(place).mission(RED, mission).begin().ports().settles();
        assert_eq!(done(&early), Some([0; 3]), "{mission}");
    }
    // A captain who was in Cartagena too early has to come back.
    let early = harbour("cartagena").mission(RED, "the-lost-register-ship").begin().ports().finishes().leaves();
    let early = early.moves("caribbean-sea").next_turn(RED).picks("scout > task.1").checks("S1").settles();
    assert_eq!(done(&early), Some([1, 0, 0]));
    let early = early.gold(RED, 10).points(RED, 0).moves("cartagena").enters();
    early.next_turn(RED).picks("port-action").settles().gold(RED, 25).points(RED, 1).has_mission(RED, None);
    // The first of two searches is not yet the end of the first task.
    let half = harbour("trinidad").mission(RED, "pearls-off-margarita");
    let half = half.player(RED, |red| red.mission.as_mut().expect("a mission").done = [1, 0, 0]).begin().ports();
    assert_eq!(done(&half.settles()), Some([1, 0, 0]));
    // Without an order each counts when it is done.
    let any = harbour("bridgetown").mission(RED, "letters-of-credit").begin().ports().settles();
    assert_eq!(done(&any), Some([0, 1, 0]));
}

#[test] // MM-MISSION-03, MM-RULING-46
fn one_attempt_is_all_whether_it_fails_or_not() {
    // All three lie here one after the other; what else is done in the Port action changes nothing.
    let scene = || port("san-juan", ["a-wedding-in-san-juan", "the-sea-adder"]).begin().ports();
    let failed = scene().does("mission.the-sea-adder").checks("111").may_not(RED, "port > mission");
    failed.does("rumor").checks("111").may_not(RED, "port > mission").may(RED, "port > buy");
    let taken = scene().does("mission.the-sea-adder").checks("S11").draws("spains-silver");
    let taken = taken.may_not(RED, "port > mission").does("rumor").checks("111").may_not(RED, "port > mission");
    taken.next_turn(RED).ports().may(RED, "port > mission.a-wedding-in-san-juan");
}

#[test] // MM-RULING-45, MM-MISSION-07
fn a_mission_may_be_fulfilled_in_the_action_it_was_taken_in() {
    let scene = port("bridgetown", ["sugar-fever", "spains-silver"]).carries("sugar sugar sugar").begin().ports();
    let scene = scene.may_not(RED, "port > task").does("mission.sugar-fever").checks("S11").draws("the-sea-adder");
    scene.does("task.1").does("task.1").does("task.1").settles().gold(RED, 30).points(RED, 1);
}

#[test] // MM-MISSION-07, MM-RULING-47
fn nothing_done_before_the_acceptance_counts() {
    // Letters of Credit: visits in Petit-Goave and Bridgetown, in any order, after it was taken in Curacao.
    let scene = harbour("petit-goave").mission(RED, "letters-of-credit").begin().picks("port-action").settles();
    scene.gold(RED, 10).has_mission(RED, Some("letters-of-credit")).then(|t| {
        assert_eq!(t.players[RED].mission.map(|taken| taken.done), Some([1, 0, 0]));
    });
    let taken = port("curacao", ["letters-of-credit", "sugar-fever"]).begin().ports().does("mission.letters-of-credit");
    let taken = taken.checks("S11").settles();
    taken.then(|t| assert_eq!(t.players[RED].mission.map(|taken| taken.done), Some([0; 3])));
}

#[test] // MM-MISSION-08
fn crates_take_the_room_of_cargo_and_losing_one_loses_the_mission() {
    let scene = port("havana", ["the-bishops-bell", "sugar-fever"]).carries("rum rum").begin().ports();
    // Two places in the hold, two cards and the bell.
    let taken = scene.does("mission.the-bishops-bell").checks("S11").settles().if_offered("overboard > good.rum");
    let taken = taken.has_mission(RED, Some("the-bishops-bell"));
    taken.then(|t| assert_eq!(t.players[RED].crates(), 1));
    // On leaving there is one too much: a card, or the bell and with it the mission.
    let leaving = harbour("san-juan").mission(RED, "the-bishops-bell").carries("rum cocoa").begin().picks("leave-port");
    let leaving = leaving.asks(RED, &["overboard > good.cocoa", "overboard > good.rum", "overboard > crate"]);
    leaving.clone().drops("good.rum").goods(RED, "cocoa").has_mission(RED, Some("the-bishops-bell"));
    let lost = leaving.drops("crate").goods(RED, "cocoa rum").has_mission(RED, None);
    lost.then(|t| assert!(t.missions.discard.has(Mission::TheBishopsBell)));
    // It cannot be sold.
    harbour("havana").mission(RED, "the-bishops-bell").begin().ports().may_not(RED, "port > sell");
    // A hit in the hold: one of three is lost at random, card or crate.
    let raid = off("trinidad").merchant("trinidad", "spanish").mission(RED, "the-bishops-bell").cargo(RED, ["rum"]);
    let raid = raid.raids("spanish", "food-1 food-5 food-6", "111").passes().asks_chance(2);
    let hit = |outcome: &str| raid.clone().when(outcome).sails_on(RED).played.table().players[RED].mission.is_some();
    assert_ne!(hit("dice 1"), hit("dice 2"));
}

#[test] // MM-MISSION-09
fn a_missions_pirate_waits_for_its_owner_alone() {
    let scene = |ship: &str| off("st-john").mission(RED, "the-sea-adder").ship(RED, ship).at_sea(BLUE, "st-john");
    scene("sloop").turn(BLUE).begin().may_not(BLUE, "scout > pirate").may(BLUE, "scout > merchant");
    // Five cannons against a sloop: seamanship 3 against 2 and one die for the sloop's sails.
    let won = scene("man-o-war").begin().picks("scout > pirate").checks("S1").round("shoot", "shoot", "SSS 111");
    let won = won.foe([2, 2, 2, 2, 1]).rolls("11112").sails_on(RED);
    // 12 gold of the mission and no reward; a point for the victory and one for the mission; no bounty.
    won.gold(RED, 22).points(RED, 2).bounties(RED, [0; 4]).has_mission(RED, None).may_not(RED, "scout > pirate");
    // After a battle without winner he waits again, repaired.
    let fled = scene("sloop")
        .begin()
        .picks("scout > pirate")
        .checks("S1")
        .round("shoot", "shoot", "S11 11")
        .rolls("1")
        .passes();
    let fled = fled.foe([2, 1, 2, 2, 1]).round("flee", "shoot", "S11 11").sails_on(RED).may_not(RED, "scout > pirate");
    let again = fled.next_turn(RED).picks("scout > pirate").checks("S1").passes();
    again.foe([2, 2, 2, 2, 1]);
}

#[test] // MM-MISSION-10
fn a_search_is_tried_once_a_turn_and_zone_and_a_roll_in_port_once_a_turn() {
    let search = off("caracas").mission(RED, "pearls-off-margarita").begin().picks("scout > task.1").checks("S1");
    let search = search.actions(2).may_not(RED, "scout > task").next_turn(RED).picks("scout > task.1").checks("S1");
    search.may_not(RED, "scout > task").then(|t| {
        assert_eq!(t.players[RED].mission.map(|taken| taken.done), Some([2, 0, 0]));
    });
    // Several zones in one turn.
    let shoals =
        off("nassau").lingering().mission(RED, "charting-the-shoals").begin().picks("scout > task.1").checks("S1");
    shoals.moves("havana").picks("scout > task.2").checks("S1").actions(0);
    let duel = harbour("st-maarten").mission(RED, "a-debt-of-honour").begin().ports().does("task.1").checks("11");
    duel.may_not(RED, "port > task").next_turn(RED).ports().does("task.1").checks("S1").may_not(RED, "port > task");
}
