//! Every text that says where a captain is or sails to, for every zone: off a port, but in the open sea.

use crate::seen::{names, say, with_seen};
use marauders::cards::Timing;
use marauders::{
    BLUE, Battle, Event, EventCard, Fighter, Marauders, Nation, Npc, Parts, Place, RED, Raid, RaidStage, Rumor, Set,
    Side, Stage, Table, Zone,
};
use marauders_screen::Screen;
use wardroom_kernel::{Game, Match, Parts as _, Seats, Viewer};
use wardroom_ui::{GameScreen, Language, draw, specimen};

const CARD: &str = "armand-de-valcourt";

/// Red is at sea there, with the French beside him, and knows a rumor of that sea if there is one.
fn off(zone: Zone) -> Table {
    let scene = Table::scene(2).captain(RED, "felipe-de-los-reyes").captain(BLUE, "etienne-kermadec");
    let scene = scene.at_sea(RED, zone.name()).npc("french", CARD, zone.name());
    let leads_there = |rumor: &Rumor| {
        let facts = Parts::shipped().rumor(*rumor);
        facts.place == zone && facts.timing == Timing::RumorSea
    };
    let rumor = Rumor::ALL.into_iter().find(leads_there);
    let scene = rumor.into_iter().fold(scene, |scene, rumor| scene.rumor(RED, rumor.name()));
    scene.table().unwrap_or_else(|why| panic!("{why}"))
}

fn battle(zone: Zone, stage: Stage) -> Battle {
    let sides = [RED, BLUE].map(|seat| Side::new(Fighter::Captain(seat), None));
    Battle { zone, stage, round: 1, sides, contest: None, is_repelled: false }
}

fn raid(zone: Zone) -> Raid {
    Raid {
        by: RED,
        zone,
        stage: RaidStage::Rolling,
        token: Nation::Dutch,
        nations: Nation::Dutch.into(),
        nation: Some(Nation::Dutch),
        cards: Set::NONE,
        hazards: Set::NONE,
        successes: 0,
        bonus: 0,
    }
}

/// What the page says to red when he sails, fights and raids there.
fn on_pages(zone: Zone, language: Language) -> String {
    let table = off(zone);
    let to = Viewer::Seat(RED);
    let sailing = with_seen(&Match::at(table), to, |seen| format!("{:?}", draw::<Screen>(seen, say(language))));
    let others = [
        Table { battle: Some(battle(zone, Stage::Announcing)), ..table },
        Table { battle: Some(battle(zone, Stage::CrewCombat)), ..table },
        Table { raid: Some(raid(zone)), ..table },
    ];
    let others = others.map(|table| {
        let view = Marauders::view(&table, to);
        specimen::table::<Screen>(&specimen::seen(&view, to, &[], Seats::default(), &names()), language)
    });
    format!("{sailing}{}", others.concat())
}

/// What the logbook tells of that zone.
fn in_the_log(zone: Zone, language: Language) -> String {
    let card = EventCard::from_name(CARD).expect("an event");
    let npc = Npc::French;
    let from = if zone == Zone::Havana { Zone::Nassau } else { Zone::Havana };
    let [attacker, defender] = [RED, BLUE].map(Fighter::Captain);
    let events = [
        Event::NpcMoved { npc, from, to: zone, hunts: None },
        Event::NpcMoved { npc, from, to: zone, hunts: Some(RED) },
        Event::NpcAppeared { npc, card, zone },
        Event::Moved { seat: RED, from: Place::Sea(from), to: Place::Sea(zone) },
        Event::StayedBehind { seat: RED, zone },
        Event::MerchantFound { seat: RED, zone, token: Nation::Dutch },
        Event::BattleBegan { attacker, defender, zone },
    ];
    let told = events.iter().filter_map(|event| Screen::log(event, Parts::shipped(), say(language)));
    told.map(|line| format!("{}\n", line.text.into_string())).collect()
}

/// Everything that is said of zones, cards included.
fn said(language: Language) -> String {
    let cards = Screen::gallery(Parts::shipped(), say(language));
    let cards = cards.into_iter().flat_map(|family| family.things).map(|thing| format!("{}\n", thing.text));
    let zones = Zone::ALL.into_iter().flat_map(|zone| [on_pages(zone, language), in_the_log(zone, language)]);
    cards.chain(zones).collect()
}

/// With a sea, no text says "off" or names it alone as it does with ports.
#[track_caller]
fn says_none(said: &str, before: &[&str], name: &str) {
    let wrong = before.iter().map(|before| format!("{before} {name}"));
    let found: Vec<String> = wrong.filter(|wrong| said.contains(wrong)).collect();
    assert!(found.is_empty(), "something says {found:?}");
}

#[track_caller]
fn says_all(said: &str, phrases: impl IntoIterator<Item = String>) {
    let missing: Vec<String> = phrases.into_iter().filter(|phrase| !said.contains(phrase)).collect();
    assert!(missing.is_empty(), "nothing says {missing:#?}");
}

#[test]
fn german_says_where_in_every_zone() {
    let said = said(Language::De);
    says_none(&said, &["vor", "Vor", "nach", "Nach", "in", "In", "von", "aus"], "Karibisches");
    for zone in Zone::ALL {
        let name = &Parts::shipped().zone(zone).name.de;
        let [off, to, sail, sea] = if zone.has_port() {
            [format!("vor {name}"), format!("nach {name}"), format!("Nach {name}"), format!("See vor {name}")]
        } else {
            ["im Karibischen Meer", "ins Karibische Meer", "Ins Karibische Meer", "Karibisches Meer"].map(str::to_owned)
        };
        let phrases = [
            format!("segelt {to}\n"),
            format!("erscheint {off}\n"),
            format!("bleibt {off} "),
            format!("findet einen Kauffahrer {off}, laut"),
            format!(" {off} an "),
            format!(", {off}"),
            format!("{sail} segeln"),
            format!(": {name}"),
            format!("\"{sea}"),
            format!("Überfall {off}<"),
            format!("Seegefecht {off}, Runde 1"),
            format!("Mannschaftskampf {off}, Runde 1"),
        ];
        says_all(&said, phrases);
    }
    says_all(&said, ["kommen die Piraten ins Karibische Meer", "Suche im Karibischen Meer ("].map(str::to_owned));
}

#[test]
fn english_says_where_in_every_zone() {
    let said = said(Language::En);
    says_none(&said, &["off", "Off", "to", "To", "in", "In", "of"], "The Caribbean");
    for zone in Zone::ALL {
        let name = &Parts::shipped().zone(zone).name.en;
        let [off, to, sea] = if zone.has_port() {
            [format!("off {name}"), format!("to {name}"), format!("Sea off {name}")]
        } else {
            ["in the Caribbean Sea", "to the Caribbean Sea", "The Caribbean Sea"].map(str::to_owned)
        };
        let phrases = [
            format!("sails {to}\n"),
            format!("appears {off}\n"),
            format!("stays {off} "),
            format!("finds a merchant {off}, the"),
            format!("attacks Blue {off} "),
            format!(", {off}"),
            format!("Sail {to}"),
            format!("\"{sea}"),
            format!(" raids {off}<"),
            format!("Sea fight {off}, round 1"),
            format!("Crew combat {off}, round 1"),
        ];
        says_all(&said, phrases);
        assert!(["N", "E", "S", "W"].iter().any(|letter| said.contains(&format!("{letter} {to}"))), "no gate {to}");
    }
    says_all(&said, ["the pirates come to the Caribbean Sea", "Scout in the Caribbean Sea ("].map(str::to_owned));
}
