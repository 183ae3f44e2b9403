//! Windows: who is asked when, in which order, and how announced cards resolve.

use crate::kit::{Begin, Deeds, Fight, PASS, battle_of, duel, port, raider, waters};
use marauders::{BLUE, GREEN, RED, Scene as Waters, YELLOW};

/// Red rolls influence in Curacao, where seeking a rumor is free; Frederico has 2 dice.
fn influence(scene: Waters) -> Fight {
    scene.begin().picks("port-action").picks("port > rumor")
}
const WORDS: &[&str] = &["announce > card.honeyed-words", "announce > pass"];

#[test] // MM-EX-30, MM-WINDOW-03, MM-CARD-03, MM-WINDOW-07
fn a_card_of_the_third_player_is_announced_resolved_and_answered() {
    // Pepijn has influence 3.
    let scene = port(3, RED, "curacao").led_by(RED, "pepijn-van-avezaath");
    let scene = scene.hand(RED, ["honeyed-words"]).hand(YELLOW, ["honeyed-words"]);
    let scene = influence(scene).rolls("S12").asks(RED, WORDS).passes_one().asks(BLUE, PASS).passes_one();
    let scene = scene.asks(YELLOW, WORDS).picks("announce > card.honeyed-words");
    // Those who passed before it are asked once more.
    let scene = scene.asks(RED, WORDS).passes_one().asks(BLUE, PASS).passes_one();
    let scene = scene.asks(YELLOW, &["announced > play", "announced > withdraw"]).picks("announced > play");
    let scene = scene.rerolls("S").rolls("1");
    // The window `card-resolved` opens for the others.
    let scene = scene.asks(RED, PASS).passes_one().asks(BLUE, PASS).passes_one();
    // A new round of announcing: Red may re-roll himself.
    let scene = scene.asks(RED, WORDS).picks("announce > card.honeyed-words");
    let scene = scene.asks(BLUE, PASS).passes_one().asks(YELLOW, PASS).passes_one();
    let scene = scene.picks("announced > play").rerolls("112").rolls("S11").passes();
    scene.until_chance(25).hand(RED, 0).hand(YELLOW, 0);
}

#[test] // MM-EX-30, MM-CARD-04, MM-RULING-66, MM-INFO-09, MM-RULING-111
fn a_card_that_is_taken_back_is_shown_and_not_announced_again_in_this_window() {
    let scene = port(3, RED, "curacao").hand(YELLOW, ["honeyed-words"]);
    let scene = influence(scene).rolls("S1").passes_one().passes_one().picks("announce > card.honeyed-words");
    // Face down: only its owner knows it.
    let scene = scene.asks(RED, PASS).passes_one().passes_one().picks("announced > withdraw").hand(YELLOW, 1);
    let scene = scene.asks(RED, PASS).passes_one().asks(BLUE, PASS).passes_one().asks(YELLOW, PASS);
    scene.passes_one().until_chance(25);
}

#[test] // MM-WINDOW-01, MM-WINDOW-02
fn in_a_window_of_one_he_plays_card_after_card_until_he_passes() {
    let scene =
        raider("caribbean-sea", "dutch").gold(RED, 0).hand(RED, ["the-captains-strongbox", "the-captains-strongbox"]);
    let scene = scene.raids("dutch", "rum-5 cocoa-5 food-5", "111");
    let card = &["announce > card.the-captains-strongbox", "announce > pass"];
    let scene = scene.passes_until(RED, card[0]).asks(RED, card).plays(RED, "the-captains-strongbox");
    let scene = scene.passes_until(RED, card[0]).plays(RED, "the-captains-strongbox");
    scene.sails_on(RED).gold(RED, 11);
}

#[test] // MM-WINDOW-04, MM-CARD-05
fn in_battle_the_attacker_comes_first() {
    let scene = duel("frigate", "frigate").hand(RED, ["double-shotted-guns"]).hand(BLUE, ["double-shotted-guns"]);
    let scene = scene.fight().says("shoot").says("shoot");
    let card = &["announce > card.double-shotted-guns", "announce > pass"];
    let scene = scene.asks(RED, card).passes_one().asks(BLUE, card).picks("announce > card.double-shotted-guns");
    // Red passed before it and is asked once more; then his card comes first.
    let scene = scene.asks(RED, card).picks("announce > card.double-shotted-guns");
    let scene = scene.asks(RED, &["announced > play", "announced > withdraw"]).picks("announced > play").passes();
    scene.asks(BLUE, &["announced > play", "announced > withdraw"]);
}

#[test] // MM-WINDOW-04, MM-CARD-03
fn elsewhere_the_order_is_the_turn_order_from_the_active_player() {
    let scene = port(4, YELLOW, "curacao");
    let scene = influence(scene).rolls("S111").asks(YELLOW, PASS).passes_one().asks(GREEN, PASS).passes_one();
    scene.asks(RED, PASS).passes_one().asks(BLUE, PASS);
}

#[test] // MM-WINDOW-05
fn open_means_take_part_like_cards_and_are_used_up_as_they_say() {
    // The sailing master re-rolls one die of each seamanship roll.
    let scene = duel("frigate", "frigate").specialists(RED, ["yves-treguier"]).fight().says("shoot").says("shoot");
    let scene = scene.rolls("111 11").asks(RED, &["announce > means.sailing-master", "announce > pass"]);
    let scene = scene.uses(RED, "sailing-master").rerolls("1").rolls("1");
    // No `card-resolved` after it; once per roll.
    let scene = scene.asks(RED, PASS).passes().announcing(RED).says("shoot").says("shoot").rolls("111 11");
    scene.offers(RED, "announce > means.sailing-master");
}

#[test] // MM-WINDOW-06
fn whoever_is_concerned_by_a_roll_is_asked() {
    // Scouting for a captain: the scout, then the one scouted for.
    let scene = battle_of(3).begin().picks("scout > seat.blue");
    let scene = scene.asks(BLUE, PASS).rolls("S1").asks(RED, PASS).passes_one().asks(BLUE, PASS).passes_one();
    scene.announcing(RED);
    // Leadership in port: the roller alone.
    let scene = port(3, RED, "nassau").location(RED, "crew", 1).begin().picks("port-action").picks("port > recruit");
    let scene = scene.rolls("S11").asks(RED, PASS).passes_one();
    scene.ship(RED, [2, 2, 2, 2, 1]).offers(RED, "port > finish");
}

#[test] // MM-WINDOW-06, MM-WINDOW-08
fn an_npc_that_scouts_is_answered_by_the_captain_alone_whatever_he_holds() {
    let scene = waters(3).at_sea(RED, "santo-domingo").npc("pirate-frigate", "esteban-rueda", "caribbean-sea");
    let with = scene.clone().hand(RED, ["polished-lenses"]).begin().picks("zone.caribbean-sea").rolls("S1");
    let with = with.asks(RED, &["announce > card.polished-lenses", "announce > pass"]).plays(RED, "polished-lenses");
    with.rerolls("S").rolls("1").sails_on(RED).at_sea(RED, "caribbean-sea");
    let without = scene.begin().picks("zone.caribbean-sea").rolls("S1").asks(RED, PASS).passes_one();
    without.announcing(BLUE);
}

#[test] // MM-WINDOW-08, MM-RULING-108
fn a_player_without_a_captain_is_not_asked() {
    let scene = port(3, RED, "curacao").waiting(BLUE, "cornelia-verhagen");
    let scene = influence(scene).rolls("S1").asks(RED, PASS).passes_one().asks(YELLOW, PASS).passes_one();
    scene.until_chance(25);
}

#[test] // MM-WINDOW-07, MM-RULING-117
fn a_quick_learner_copies_the_card_just_played() {
    // Castaways Aboard in another player's turn.
    let scene = waters(2).at_sea(RED, "caribbean-sea").hand(RED, ["castaways-aboard"]).location(RED, "crew", 1);
    let scene = scene.at_sea(BLUE, "havana").location(BLUE, "crew", 0).hand(BLUE, ["quick-learner"]);
    let scene = scene.begin().picks("card.castaways-aboard");
    let scene =
        scene.asks(BLUE, &["announce > card.quick-learner", "announce > pass"]).plays(BLUE, "quick-learner").passes();
    scene.acts(RED).ship(RED, [2, 2, 2, 2, 1]).ship(BLUE, [2, 2, 2, 2, 1]).hand(BLUE, 0);
}

#[test] // MM-RULING-117
fn a_copy_without_any_result_or_out_of_place_is_not_offered() {
    let scene = |blue: fn(Waters) -> Waters, card: &str| {
        let scene = port(2, RED, "nassau").location(RED, "crew", 1).hand(RED, [card]).hand(BLUE, ["quick-learner"]);
        blue(scene).begin()
    };
    // Full crew.
    scene(|blue| blue.at_sea(BLUE, "havana"), "castaways-aboard").picks("card.castaways-aboard").asks(BLUE, PASS);
    // A card of the Port action, at sea and in a port.
    let loose = |scene: Fight| scene.picks("port-action").picks("port > card.loose-tongues").until_asked(BLUE);
    loose(scene(|blue| blue.at_sea(BLUE, "havana"), "loose-tongues")).asks(BLUE, PASS);
    let inside = loose(scene(|blue| blue.in_port(BLUE, "havana"), "loose-tongues"));
    inside.asks(BLUE, &["announce > card.quick-learner", "announce > pass"]);
}

#[test] // MM-RULING-117
fn a_copied_quick_learner_copies_what_that_one_copied() {
    let scene = waters(2).at_sea(RED, "caribbean-sea").at_sea(BLUE, "havana").location(BLUE, "crew", 0);
    let scene = scene.ship(RED, "galleon").location(RED, "crew", 0).hand(RED, ["castaways-aboard", "quick-learner"]);
    let scene = scene.hand(BLUE, ["quick-learner"]).begin().picks("card.castaways-aboard").ship(RED, [4, 5, 4, 2, 4]);
    let scene = scene.plays(BLUE, "quick-learner").ship(BLUE, [2, 2, 2, 2, 1]);
    scene.plays(RED, "quick-learner").passes().ship(RED, [4, 5, 4, 4, 4]).acts(RED);
}
