//! Crew kinds that sail: Aeronauts, Barrelman, Diver, Ghastly Gust, Merchant, Middleman, Pilot, Sailor, Sea Dog, Sea
//! Witch, Trawler and Whispering Wind.

use crate::deeds::{Begin, CALM, Deeds, waters};
use crate::{Sailing, Voyage};
use ahoy::{Card, SMUGGLER, SQUADRON, Slot, at};

const TWINS: &str = "fish-a 0 0 0, fish-b 2 0 0";

#[test] // AH-CREW-01, AH-SQUAD-02
fn aeronauts_carry_the_flagship_to_the_other_island_of_its_suit_for_one_gold() {
    let scene = waters(TWINS, SQUADRON, [(1, 1), (3, 0), (3, 0)]).crew(SQUADRON, [Card::Aeronauts]);
    let there = scene.gold(SQUADRON, 1).begin().picks("crew.aeronauts").acts(SQUADRON);
    there.flagship(SQUADRON, at(3, 1)).gold(SQUADRON, 0).patrols(at(3, 1), 0).due(2);
}

#[test] // AH-CREW-01, AH-RULING-48
fn aeronauts_need_an_island_its_twin_and_one_gold() {
    let aeronauts = |map, (x, y), gold| {
        let scene = waters(map, SQUADRON, [(x, y), (3, 0), (3, 0)]).crew(SQUADRON, [Card::Aeronauts]);
        scene.gold(SQUADRON, gold).begin()
    };
    aeronauts(TWINS, (1, 1), 1).offers(SQUADRON, "crew.aeronauts");
    aeronauts(TWINS, (1, 1), 0).offers_no(SQUADRON, "crew.aeronauts");
    aeronauts(TWINS, (0, 1), 1).offers_no(SQUADRON, "crew.aeronauts");
    aeronauts("fish-a 0 0 0, skull-b 2 0 0", (1, 1), 1).offers_no(SQUADRON, "crew.aeronauts");
}

/// The Smuggler with a Barrelman enters the Fog at 1,0; Cannons as given.
fn into_the_fog(union: (i8, i8)) -> Voyage {
    let scene = waters("swords-a 0 0 0, skull-b 0 2 0", SMUGGLER, [(1, 3), union, (0, 0)]);
    let scene = scene.crew(SMUGGLER, [Card::Barrelman]).placed(SMUGGLER, Slot::Cannons, 4);
    scene.begin().places(SMUGGLER, 1, "sail").goes(1, 0)
}

#[test] // AH-CREW-02, AH-RULING-11
fn fog_pushes_the_flagship_of_a_barrelman_where_it_wants_at_no_cost() {
    let everywhere = ["fog > space.1.-1", "fog > space.2.0", "fog > space.1.1", "fog > space.0.0", "fog > pass"];
    let fog = into_the_fog((1, 3)).asks_set(SMUGGLER, &everywhere);
    let pushed = fog.clone().picks("fog > space.1.1").flagship(SMUGGLER, at(1, 1));
    pushed.offers(SMUGGLER, "step > space.1.2");
    fog.picks("fog > pass").flagship(SMUGGLER, at(1, 0)).offers(SMUGGLER, "step > space.1.1");
}

#[test] // AH-CREW-02, AH-BATTLE-16, AH-RULING-11
fn fog_that_pushes_is_free_of_battles_all_the_same() {
    into_the_fog((1, 0)).battles(0).asks_for(SMUGGLER, "fog");
}

/// A Smuggler with a Diver and a Pilot anchors where it is sent.
fn dives((x, y): (i8, i8), to: (i8, i8)) -> Voyage {
    let scene = waters("swords-a 0 0 0, skull-b 2 0 0", SMUGGLER, [(3, 1), (3, 1), (x, y)]);
    let scene = scene.crew(SMUGGLER, [Card::Diver, Card::Pilot]).begin();
    let scene = scene.places(SMUGGLER, 1, "sail").goes(to.0, to.1);
    let is_wreck = scene.played.offers(SMUGGLER).any(|offer| offer.to_string() == "pilot > yes");
    let scene = if is_wreck { scene.picks("pilot > yes") } else { scene };
    scene.picks("step > stop").asks(SMUGGLER, &["treasure > yes", "treasure > no"])
}

#[test] // AH-CREW-08, AH-RULING-38, AH-DE-03
fn a_diver_adds_one_gold_to_the_treasure_of_wreckage_if_it_is_taken() {
    dives((0, 0), (0, 1)).picks("treasure > yes").gold(SMUGGLER, 3).acts(SMUGGLER);
    dives((0, 0), (0, 1)).picks("treasure > no").gold(SMUGGLER, 0).acts(SMUGGLER);
    dives((2, 0), (3, 0)).picks("treasure > yes").gold(SMUGGLER, 1);
}

#[test] // AH-CREW-13, AH-SQUAD-02
fn the_ghastly_gust_is_boxed_and_carries_the_flagship_to_any_other_space() {
    let scene = waters(CALM, SQUADRON, [(1, 1), (3, 0), (3, 0)]).crew(SQUADRON, [Card::GhastlyGust]);
    let spaces = ["0.0", "1.0", "0.1", "2.0", "3.0", "2.1", "3.1"].map(|space| format!("go > space.{space}"));
    let blown = scene.begin().picks("crew.ghastly-gust").asks_set(SQUADRON, &spaces).picks("go > space.3.1");
    blown.acts(SQUADRON).flagship(SQUADRON, at(3, 1)).crew(SQUADRON, &[]).boxed(Card::GhastlyGust);
}

#[test] // AH-CREW-17, AH-RULING-38
fn a_merchant_earns_one_gold_at_a_harbor_and_none_at_an_island() {
    let anchors = |x, y| {
        let scene = waters(CALM, SMUGGLER, [(3, 1), (0, 0), (2, 1)]).crew(SMUGGLER, [Card::Merchant]);
        scene.begin().places(SMUGGLER, 1, "sail").goes(x, y).picks("step > stop").settles()
    };
    anchors(2, 0).gold(SMUGGLER, 1);
    anchors(1, 1).gold(SMUGGLER, 0);
}

#[test] // AH-CREW-18, AH-DICE-08, AH-DE-13
fn a_middleman_turns_the_die_by_up_to_two_for_each_gold() {
    let places = |crew: &[Card]| {
        let scene = waters(CALM, SMUGGLER, [(3, 1), (3, 1), (0, 0)]).crew(SMUGGLER, crew.iter().copied());
        scene.gold(SMUGGLER, 1).dice(SMUGGLER, [2, 2]).begin().picks("die.2 > slot.sail")
    };
    let plain = ["spend > gold.0 > die.2", "spend > gold.1 > die.1", "spend > gold.1 > die.3"];
    places(&[]).asks_set(SMUGGLER, &plain);
    let more = ["spend > gold.1 > die.2", "spend > gold.1 > die.4"];
    places(&[Card::Middleman]).asks_set(SMUGGLER, &[&plain[..], &more[..]].concat());
}

#[test] // AH-CREW-21
fn a_pilot_may_spare_its_flagship_the_damage_of_wreckage() {
    let scene = waters("tree-b 0 0 0, skull-b 2 0 0", SMUGGLER, [(3, 1), (3, 1), (1, 0)]);
    let scene = scene.crew(SMUGGLER, [Card::Pilot]).begin().places(SMUGGLER, 1, "sail").goes(0, 0);
    let wreck = scene.asks(SMUGGLER, &["pilot > yes", "pilot > no"]);
    wreck.clone().picks("pilot > yes").damage(SMUGGLER, 0).asks_for(SMUGGLER, "step");
    let slots = ["sail", "full-sail", "tailwind", "cannons", "negotiate"].map(|slot| format!("suffer > slot.{slot}"));
    wreck.picks("pilot > no").asks_set(SMUGGLER, &slots).picks("suffer > slot.sail").damage(SMUGGLER, 1);
}

#[test] // AH-CREW-23, AH-SQUAD-02
fn a_sailor_moves_the_flagship_up_to_three_steps_and_brings_no_patrol() {
    let scene = waters(CALM, SQUADRON, [(0, 0), (3, 1), (3, 1)]).crew(SQUADRON, [Card::Sailor]);
    let first = scene.begin().places(SQUADRON, 1, "sailor").offers_no(SQUADRON, "step > stop").goes(1, 0);
    let third = first.offers(SQUADRON, "step > stop").goes(1, 1).goes(2, 1);
    let anchored = third.asks(SQUADRON, &["treasure > yes", "treasure > no"]).picks("treasure > no");
    anchored.acts(SQUADRON).flagship(SQUADRON, at(2, 1)).patrols(at(2, 1), 0);
}

#[test] // AH-CREW-24, AH-RULING-11, AH-TERRAIN-01
fn a_sea_dog_follows_a_current_ignores_it_or_turns_it() {
    let scene = waters("tree-a 0 0 0, skull-b 2 0 0", SMUGGLER, [(3, 1), (3, 1), (1, 1)]);
    let scene = scene.crew(SMUGGLER, [Card::SeaDog]).begin().places(SMUGGLER, 1, "sail").goes(0, 1);
    let turned = ["current > space.1.1", "current > space.0.2", "current > space.-1.1"];
    let current = scene.asks_set(SMUGGLER, &[&["current > follow", "current > ignore"][..], &turned[..]].concat());
    current.clone().picks("current > follow").flagship(SMUGGLER, at(0, 0)).offers(SMUGGLER, "step > space.1.0");
    let ignored = current.clone().picks("current > ignore").flagship(SMUGGLER, at(0, 1));
    ignored.offers(SMUGGLER, "step > space.0.0");
    current.picks("current > space.1.1").flagship(SMUGGLER, at(1, 1)).offers(SMUGGLER, "step > space.1.0");
}

#[test] // AH-CREW-25, AH-RULING-12, AH-LIMIT-03
fn a_sea_witch_goes_over_the_edge_even_where_nobody_can_explore() {
    let steps = |crew: &[Card]| {
        let scene = waters(CALM, SMUGGLER, [(3, 1), (3, 1), (3, 0)]).tiles_in_stack(0);
        scene.crew(SMUGGLER, crew.iter().copied()).begin().places(SMUGGLER, 1, "sail")
    };
    steps(&[]).offers_no(SMUGGLER, "step > space.4.0");
    let over = steps(&[Card::SeaWitch]).goes(4, 0).flagship(SMUGGLER, at(0, 0));
    over.offers(SMUGGLER, "step > space.1.0").goes(1, 0).flagship(SMUGGLER, at(1, 0)).acts(SMUGGLER);
}

#[test] // AH-CREW-25
fn a_sea_witch_may_explore_instead() {
    let scene = waters(CALM, SMUGGLER, [(3, 1), (3, 1), (3, 0)]).crew(SMUGGLER, [Card::SeaWitch]);
    let edge = scene.begin().places(SMUGGLER, 1, "sail").goes(4, 0);
    edge.asks(SMUGGLER, &["off-map > explore", "off-map > wrap"]).picks("off-map > explore").draws_tile("tree-a");
}

/// A Smuggler's Trawler goes from the Island at 3,1 to the Treasure at 2,1.
fn trawls() -> Voyage {
    let scene = waters(CALM, SMUGGLER, [(0, 0), (0, 0), (3, 1)]).crew(SMUGGLER, [Card::Trawler]).begin();
    let scene = scene.places(SMUGGLER, 1, "trawler").offers_no(SMUGGLER, "step > stop").goes(2, 1);
    scene.asks(SMUGGLER, &["trawler > yes", "trawler > no"])
}

#[test] // AH-CREW-27, AH-RULING-39
fn a_trawler_collects_treasure_on_its_way_and_each_but_once() {
    trawls().picks("trawler > yes").gold(SMUGGLER, 1).goes(1, 1).acts(SMUGGLER).gold(SMUGGLER, 1);
    trawls().picks("trawler > yes").picks("step > stop").acts(SMUGGLER).gold(SMUGGLER, 1);
    let anchored = trawls().picks("trawler > no").picks("step > stop");
    anchored.asks(SMUGGLER, &["treasure > yes", "treasure > no"]).picks("treasure > yes").gold(SMUGGLER, 1);
}

#[test] // AH-CREW-28, AH-SQUAD-02
fn the_whispering_wind_blows_once_a_turn_to_any_printed_die_for_two_gold() {
    let map = "compass-b 0 0 0, skull-b 2 0 0, tree-b 4 0 0";
    let scene = waters(map, SQUADRON, [(3, 1), (3, 0), (3, 0)]).crew(SQUADRON, [Card::WhisperingWind]);
    let scene = scene.gold(SQUADRON, 4).begin().picks("crew.whispering-wind");
    let printed = ["go > space.0.1", "go > space.4.0", "go > space.4.1"];
    let blown = scene.asks_set(SQUADRON, &printed).picks("go > space.0.1").flagship(SQUADRON, at(0, 1));
    let again = blown.acts(SQUADRON).gold(SQUADRON, 2).offers_no(SQUADRON, "crew.whispering-wind").patrols(at(0, 1), 0);
    again.due(2);
    let poor = waters(map, SQUADRON, [(3, 1), (3, 0), (3, 0)]).crew(SQUADRON, [Card::WhisperingWind]);
    poor.gold(SQUADRON, 1).begin().offers_no(SQUADRON, "crew.whispering-wind");
}
