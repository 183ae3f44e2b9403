//! Why not: refusals name their rule. Those of raids and battles are in their chapters.

use crate::Voyage;
use crate::ashore::{Ashore, Stage, harbour, off};
use crate::decisions::{everywhere, word};
use crate::kit::{Begin, Deeds};
use marauders::{Glory, Good, Location, Mission, Npc, RED, ShipType, Table, Weapon, Zone};
use std::collections::BTreeMap;
use wardroom_kernel::Seat;

#[test] // MM-MAP-03, MM-MOVE-01, MM-TURN-02, MM-MAP-01, MM-PLAGUE-01
fn distance_the_port_and_events_are_why_nobody_sails() {
    let sea =
        off("havana").begin().rejects("red: zone.cartagena", "MM-MAP-03").rejects("red: leave-port", "MM-MOVE-01");
    sea.rejects("red: port-action", "MM-PORT-01").rejects("red: captain > retire", "MM-RETIRE-01");
    let port = harbour("havana").begin().rejects("red: zone.nassau", "MM-MOVE-01");
    port.rejects("red: enter-port", "MM-MOVE-01");
    let calm = off("havana").lingering().event_now(["glassy-sea"]).turn_start(RED).begin().passes().moves("nassau");
    calm.rejects("red: zone.havana", "MM-TURN-02");
    off("caribbean-sea").begin().rejects("red: enter-port", "MM-MAP-01");
    off("havana").plague(["havana", "nassau"], 1).begin().rejects("red: enter-port", "MM-PLAGUE-01");
    let spent = off("havana").lingering().actions(0).begin();
    let spent = spent.rejects("red: zone.nassau", "MM-TURN-02").rejects("red: enter-port", "MM-TURN-02");
    spent.rejects("red: scout > merchant", "MM-TURN-02").rejects("blue: zone.nassau", "MM-ROUND-01");
}

#[test] // MM-TURN-03, MM-CLOSED-02
fn the_action_of_this_turn_is_why_there_is_no_other_in_port() {
    let scene = harbour("san-juan").begin().ports().finishes();
    scene.rejects("red: port-action", "MM-TURN-03").rejects("red: port > buy", "MM-PORT-01");
}

#[test] // MM-SCOUT-01, MM-SCOUT-02, MM-SCOUT-07, MM-RUMOR-04, MM-MISSION-10, MM-ZONE-05
fn absence_ports_and_the_first_try_are_why_nobody_is_scouted_for() {
    let scene = off("tortuga").no_merchant("tortuga").npc("dutch", "hendrick-grave", "nassau").begin();
    let scene = scene.rejects("red: scout > seat.blue", "MM-SCOUT-02").rejects("red: scout > npc.dutch", "MM-SCOUT-01");
    let scene = scene.rejects("red: scout > merchant", "MM-SCOUT-01").rejects("red: scout > rumor", "MM-RUMOR-04");
    scene.rejects("red: scout > unscouted-merchant", "MM-ZONE-05").rejects("red: scout > task.1", "MM-SCOUT-01");
    let tried =
        off("caribbean-sea").mission(RED, "the-lost-register-ship").begin().picks("scout > task.1").checks("11");
    let tried = tried.rejects("red: scout > task.1", "MM-MISSION-10").picks("scout > merchant").checks("11");
    tried.rejects("red: scout > merchant", "MM-SCOUT-07");
}

#[test] // MM-PORT-02, MM-PORT-03, MM-PORT-05, MM-CREW-03, MM-ZONE-13, MM-RUMOR-01, MM-SELL-01
fn order_place_and_gold_are_why_an_activity_is_closed() {
    let scene = harbour("san-juan").gold(RED, 1).missions(["the-sea-adder", "spains-silver"]).begin().ports();
    let scene = scene.rejects("red: port > sell", "MM-SELL-01").rejects("red: port > recruit", "MM-CREW-03");
    let scene = scene.rejects("red: port > rumor", "MM-RUMOR-01").rejects("red: port > stash", "MM-PORT-05");
    let scene =
        scene.rejects("red: port > mission.spains-silver", "MM-MISSION-01").rejects("red: end-turn", "MM-PORT-02");
    let scene = scene.rejects("red: port > check-rumor", "MM-RUMOR-04").rejects("red: port > task.1", "MM-MISSION-07");
    let scene = scene.does("mission.the-sea-adder").checks("111");
    scene.rejects("red: port > mission.the-sea-adder", "MM-MISSION-03");
    let cargo =
        harbour("san-juan").carries("rum").begin().yard().yards("done").rejects("red: port > sell", "MM-PORT-03");
    cargo.rejects("red: port > shipyard", "MM-PORT-02");
    let pirate = harbour("petit-goave").damaged("crew", 1).bounty(RED, "dutch", 1).begin().ports();
    pirate.rejects("red: port > recruit", "MM-ZONE-13");
    let bell =
        harbour("havana").missions(["the-bishops-bell", "spains-silver"]).bounty(RED, "spanish", 1).begin().ports();
    bell.rejects("red: port > mission.the-bishops-bell", "MM-MISSION-02");
}

#[test] // MM-YARD-02, MM-YARD-09, MM-YARD-10, MM-MOD-01, MM-MOD-02, MM-MOD-10, MM-RULING-32, MM-RULING-42, MM-ZONE-13
fn price_possession_and_the_visit_are_why_the_yard_refuses() {
    let scene = harbour("san-juan").weapons(RED, ["chain-shot"]).damaged("crew", 1).begin().yard();
    let scene = scene.rejects("red: yard > buy > ship.man-o-war", "MM-YARD-02");
    let scene = scene.rejects("red: yard > buy > ship.galleon", "MM-YARD-02");
    let scene = scene.rejects("red: yard > buy > weapon.chain-shot", "MM-YARD-10");
    let scene = scene.rejects("red: yard > repair > location.crew", "MM-YARD-09");
    let scene = scene.rejects("red: yard > repair > location.hull", "MM-YARD-09");
    let scene = scene.rejects("red: yard > repair > mod.reinforced-hull", "MM-MOD-10");
    let scene = scene.yards("sell > weapon.chain-shot").rejects("red: yard > buy > weapon.chain-shot", "MM-RULING-42");
    let scene = scene.yards("buy > modification").rejects("red: yard > buy > modification", "MM-MOD-01");
    let scene = scene.yards("buy > ship.flute").settles();
    scene.if_offered("place-mod > port.san-juan").settles().rejects("red: yard > buy > ship.sloop", "MM-RULING-32");
    let twice = harbour("basse-terre").mods(RED, ["hammocks"]).modification("basse-terre", "hammocks").begin().yard();
    twice.rejects("red: yard > buy > modification", "MM-MOD-02");
    let pirate = harbour("petit-goave").damaged("hull", 1).bounty(RED, "dutch", 1).begin().yard();
    pirate.rejects("red: yard > repair > location.hull", "MM-ZONE-13");
}

#[test] // MM-BUY-04, MM-BUY-08, MM-SELL-01
fn the_offer_and_the_hold_are_why_something_is_not_traded() {
    let scene = harbour("caracas").demand("caracas", "wood").gold(RED, 30).begin().ports();
    let scene = scene.finds_on_offer("cocoa-1 cocoa-2 food-1 food-2 rum-1 rum-2 sugar-1 spices-1");
    let scene = scene.rejects("red: buy > good.wood", "MM-BUY-04");
    let six = "cocoa cocoa food food rum rum".split(' ');
    let full = six.fold(scene, |scene, good| scene.picks(&format!("buy > good.{good}")));
    full.rejects("red: buy > good.sugar", "MM-BUY-08");
    let sale = harbour("san-juan").carries("rum cocoa").begin().ports().does("sell");
    sale.rejects("red: sell > good.food", "MM-SELL-01").rejects("red: sell > done", "MM-SELL-01");
}

#[test] // MM-CARD-01, MM-CARD-02, MM-PORT-06
fn the_hand_and_the_time_are_why_a_card_is_not_played() {
    let scene = harbour("san-juan").with("loose-tongues braced-timbers").begin();
    let scene = scene.rejects("red: card.following-sea", "MM-CARD-01").rejects("red: card.loose-tongues", "MM-PORT-06");
    scene.rejects("red: card.braced-timbers", "MM-CARD-02");
}

/// Everything that a player could try at a question of this kind, were all of it possible.
fn imaginable(table: &Table, word: &str) -> Vec<String> {
    let all = |beginning: &str, names: &[&'static str]| -> Vec<String> {
        names.iter().map(|name| format!("{beginning}{name}")).collect()
    };
    let goods = Good::ALL.map(Good::name);
    let cards = Glory::ALL.map(Glory::name);
    let weapons = Weapon::ALL.map(Weapon::name);
    match word {
        "turn" => {
            let seats: Vec<&str> = table.seats().map(crate::kit::who).collect();
            let others = ["enter-port", "leave-port", "port-action", "end-turn", "captain > retire"];
            let targets = ["merchant", "unscouted-merchant", "pirate", "rumor", "task.1", "task.2"];
            let zones = all("zone.", &Zone::ALL.map(Zone::name));
            let scouts = all("scout > ", &targets).into_iter().chain(all("scout > npc.", &Npc::ALL.map(Npc::name)));
            let scouts = scouts.chain(all("scout > seat.", &seats));
            zones.into_iter().chain(scouts).chain(all("", &others)).chain(all("card.", &cards)).collect()
        }
        "port" => {
            let activities = "sell buy shipyard recruit rumor stash check-rumor task.1 task.2 pardon finish";
            let activities: Vec<&str> = activities.split(' ').collect();
            let missions = all("port > mission.", &Mission::ALL.map(Mission::name));
            all("port > ", &activities).into_iter().chain(missions).chain(all("port > card.", &cards)).collect()
        }
        "yard" => {
            let parts = all("yard > repair > location.", &Location::ALL.map(Location::name)).into_iter();
            let parts = parts.chain(all("yard > buy > ship.", &ShipType::ALL.map(ShipType::name)));
            let parts =
                parts.chain(all("yard > buy > weapon.", &weapons)).chain(all("yard > sell > weapon.", &weapons));
            let others = ["repair > mod.reinforced-hull", "buy > modification", "done"];
            parts.chain(all("yard > ", &others)).collect()
        }
        "sell" | "buy" => {
            all(&format!("{word} > good."), &goods).into_iter().chain([format!("{word} > done")]).collect()
        }
        "battle" => all("battle > ", &["shoot", "board", "flee"]),
        "announce" => all("announce > card.", &cards),
        _ => Vec::new(),
    }
}

#[test]
fn whatever_is_not_offered_has_a_reason_and_whatever_is_offered_has_none() {
    let mut refused = BTreeMap::<String, usize>::new();
    everywhere(3, 4, |played, seat: Seat| {
        // Windows come up all the time.
        let question = word(played.offers(seat).next().expect("something is offered"));
        if question == "announce" && played.answers().len() % 16 > 0 {
            return;
        }
        let scene = Voyage::of(played.clone());
        let offers: Vec<String> = played.offers(seat).map(|offer| offer.to_string()).collect();
        for offer in &offers {
            assert_eq!(scene.reasons(seat, offer), [], "`{offer}` is offered");
        }
        for text in imaginable(played.table(), &question) {
            let is_offered = offers.iter().any(|offer| *offer == text || offer.starts_with(&format!("{text} >")));
            let reasons = scene.reasons(seat, &text);
            assert_eq!(reasons.is_empty(), is_offered, "`{text}`: {reasons:?}, and offered are {offers:?}");
            assert!(reasons.iter().all(|reason| reason.rule.starts_with("MM-")), "{reasons:?}");
            *refused.entry(question.clone()).or_default() += usize::from(!is_offered);
        }
    });
    let words = ["announce", "battle", "buy", "port", "sell", "turn", "yard"];
    assert!(words.iter().all(|word| refused.get(*word).is_some_and(|&times| times > 0)), "{refused:?}");
}
