//! The map, as it is printed.

use crate::Voyage;
use crate::ashore::off;
use crate::kit::{Begin, Deeds};
use marauders::{Letter, Nation, Npc, RED, Zone};

/// Zone, nation, borders with their letters.
const ZONES: [(&str, &str, &str); 17] = [
    ("basse-terre", "french", "N:st-maarten NE:st-john E:bridgetown S:trinidad SW:caracas W:caribbean-sea NW:san-juan"),
    ("bridgetown", "english", "N:st-john SW:trinidad W:basse-terre"),
    ("caracas", "spanish", "NE:basse-terre E:trinidad W:curacao NW:caribbean-sea"),
    ("cartagena", "spanish", "N:petit-goave NE:caribbean-sea E:curacao W:old-providence NW:port-royal"),
    ("curacao", "dutch", "N:caribbean-sea E:caracas W:cartagena"),
    ("havana", "spanish", "NE:nassau E:tortuga S:port-royal"),
    ("nassau", "english", "SE:tortuga SW:havana"),
    ("old-providence", "english", "N:port-royal E:cartagena"),
    ("petit-goave", "french", "N:tortuga E:santo-domingo SE:caribbean-sea S:cartagena W:port-royal"),
    ("port-royal", "english", "N:havana NE:tortuga E:petit-goave SE:cartagena S:old-providence"),
    ("san-juan", "spanish", "E:st-maarten SE:basse-terre SW:caribbean-sea W:santo-domingo"),
    ("santo-domingo", "spanish", "E:san-juan S:caribbean-sea W:petit-goave NW:tortuga"),
    ("st-john", "english", "S:bridgetown SW:basse-terre W:st-maarten"),
    ("st-maarten", "dutch", "E:st-john S:basse-terre W:san-juan"),
    (
        "caribbean-sea",
        "none",
        "N:santo-domingo NE:san-juan E:basse-terre SE:caracas S:curacao SW:cartagena NW:petit-goave",
    ),
    ("tortuga", "french", "SE:santo-domingo S:petit-goave SW:port-royal W:havana NW:nassau"),
    ("trinidad", "spanish", "N:basse-terre NE:bridgetown W:caracas"),
];

#[test] // MM-MAP-01, MM-COMP-11
fn seventeen_zones_and_all_but_one_have_a_port_of_a_nation() {
    off("havana").begin().then(|t| {
        for (name, nation, _) in ZONES {
            let zone = Zone::from_name(name).expect("a zone");
            assert_eq!(t.parts.zone(zone).nation, Nation::from_name(nation), "{name}");
            assert_eq!(zone.has_port(), nation != "none", "{name}");
        }
    });
    assert_eq!((Zone::ALL.len(), Zone::ports().count()), (17, 16));
    assert_eq!(Nation::ALL.len(), 4);
}

#[test] // MM-MAP-02, MM-MAP-03
fn zones_are_adjacent_exactly_when_they_share_one_of_the_34_borders() {
    let mut borders = 0;
    for (name, _, neighbours) in ZONES {
        let neighbours: Vec<(&str, &str)> = neighbours.split(' ').filter_map(|border| border.split_once(':')).collect();
        borders += neighbours.len();
        let scene = off(name).begin();
        for (zone, _, _) in ZONES {
            let is_near = neighbours.iter().any(|(_, near)| *near == zone);
            let text = format!("zone.{zone}");
            let _: Voyage =
                if is_near { scene.clone().offers(RED, &text) } else { scene.clone().offers_no(RED, &text) };
        }
        scene.then(|t| {
            let borders = t.parts.map.borders(Zone::from_name(name).expect("a zone"));
            let there: Vec<(&str, &str)> = borders.iter().map(|(letter, zone)| (letter.name(), zone.name())).collect();
            assert_eq!(there, neighbours, "{name}");
            for (letter, zone) in borders.iter() {
                let opposite = Letter::ALL[(letter.index() + 4) % 8];
                assert_eq!(t.parts.map.borders(zone).over(opposite).map(Zone::name), Some(name));
            }
        });
    }
    assert_eq!(borders, 2 * 34);
}

#[test] // MM-MAP-04
fn the_board_has_tracks_for_war_npcs_enemy_damage_merchants_and_glory() {
    let scene = off("san-juan").war("english", "spanish").track(RED, 3).merchants_on_track(4).turn_start(RED);
    let scene = scene.npc("pirate-frigate", "gilles-herault", "san-juan").begin().on_track(4).points(RED, 3);
    // The enemy's damage is on the table while there is a battle.
    scene.rolls("S1").passes().foe([3, 3, 3, 3, 3]).then(|t| {
        let war = t.war.expect("a war");
        assert!(war.is_fought_by(Nation::English) && war.is_fought_by(Nation::Spanish));
        assert_eq!(t.npcs.len(), Npc::ALL.len());
        assert_eq!(Npc::ALL.iter().filter(|npc| npc.is_pirate()).count(), 2);
    });
}
