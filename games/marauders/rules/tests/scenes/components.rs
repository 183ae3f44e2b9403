//! What is in the box: captains, ships, cards and tokens, as the ledger lists them.

use crate::ashore::{off, one};
use crate::kit::{Begin, Deeds};
use marauders::components::cards::Symbol;
use marauders::{
    Captain, CargoCard, EventCard, Glory, Good, Location, Mission, Modification, Npc, Parts, RED, Rumor, ShipType,
    Weapon,
};

fn parts() -> &'static Parts {
    off("havana").begin().played.table().parts.0
}

#[test] // MM-SHIP-01, MM-SHIP-02, MM-COMP-10, MM-SHIP-10
fn ships_have_the_printed_values_and_prices() {
    // Toughness, cargo, crew, cannons, manoeuvrability, buy, sell.
    let table = [
        ("sloop", [2, 2, 2, 1, 4], Some(10), 5),
        ("flute", [3, 4, 1, 1, 2], Some(10), 5),
        ("frigate", [3, 3, 3, 3, 3], Some(35), 10),
        ("galleon", [4, 5, 4, 4, 1], Some(35), 10),
        ("man-o-war", [5, 3, 5, 5, 2], None, 0),
    ];
    for (name, values, buy, sell) in table {
        let ship = parts().ship(one::<ShipType>(name));
        assert_eq!([ship.toughness, ship.cargo, ship.crew, ship.cannons, ship.manoeuvrability], values, "{name}");
        assert_eq!((ship.buy, ship.sell), (buy, sell), "{name}");
    }
    let names: Vec<&str> = Location::ALL.iter().map(|location| location.name()).collect();
    assert_eq!((ShipType::ALL.len(), names), (5, vec!["hull", "cargo", "masts", "crew", "cannons"]));
}

#[test] // MM-CAPT-01, MM-CAPT-02, MM-CAPT-03
fn sixteen_captains_have_skills_from_one_to_four_a_home_and_an_ability() {
    assert_eq!(Captain::ALL.len(), 16);
    for captain in Captain::ALL {
        let facts = parts().captain(captain);
        assert!(facts.skills.iter().all(|skill| (1..=4).contains(skill)), "{captain}");
        assert!(facts.home.has_port() && !facts.effects.is_empty(), "{captain}");
        assert_eq!(parts().zone(facts.home).nation, Some(facts.nation), "{captain}");
    }
    let felipe = parts().captain(Captain::FelipeDeLosReyes);
    assert_eq!((felipe.skills, felipe.home.name()), ([3, 2, 2, 3], "havana"));
}

#[test] // MM-COMP-02
fn there_are_254_cards() {
    let glory = parts().glory_cards().len();
    let decks =
        [EventCard::ALL.len(), glory, Captain::ALL.len(), CargoCard::ALL.len(), Rumor::ALL.len(), Mission::ALL.len()];
    assert_eq!(decks, [34, 70, 16, 64, 25, 25]);
    // And 20 ship cards.
    assert_eq!(decks.iter().sum::<usize>() + 4 * ShipType::ALL.len(), 254);
    assert_eq!(Glory::ALL.iter().map(|card| usize::from(parts().glory(*card).copies)).sum::<usize>(), 70);
}

#[test] // MM-COMP-04
fn black_ships_are_a_sloop_and_a_frigate_and_brown_ones_frigates_or_men_of_war() {
    for npc in Npc::ALL {
        let facts = parts().npc(npc);
        let expected = match npc.name() {
            "pirate-sloop" => (ShipType::Sloop, ShipType::Sloop),
            "pirate-frigate" => (ShipType::Frigate, ShipType::Frigate),
            _ => (ShipType::Frigate, ShipType::ManOWar),
        };
        assert_eq!((facts.ship, facts.ship_at_war), expected, "{npc}");
    }
}

#[test] // MM-COMP-05, MM-COMP-06, MM-COMP-07, MM-COMP-08
fn tokens_are_as_many_as_the_box_says() {
    assert_eq!((parts().demand_per_good, Good::ALL.len()), (3, 8));
    assert_eq!(parts().merchants, [5, 4, 4, 4]);
    assert!(Weapon::ALL.iter().all(|weapon| parts().weapon(*weapon).count == 4) && Weapon::ALL.len() == 3);
    assert!(
        Modification::ALL.iter().all(|kind| parts().modification(*kind).count == 2) && Modification::ALL.len() == 8
    );
}

#[test] // MM-COMP-12
fn cargo_cards_show_a_good_a_value_and_a_hit_or_an_escape() {
    let facts: Vec<_> = CargoCard::ALL.iter().map(|card| parts().cargo(*card)).collect();
    for good in Good::ALL {
        assert_eq!(facts.iter().filter(|card| card.good == good).count(), 8, "{good}");
    }
    let of_value = |value: u8| facts.iter().filter(|card| card.value == value).count();
    let counts = [1, 2, 3, 4, 5].map(of_value);
    assert_eq!(counts.iter().sum::<usize>(), 64);
    assert!([0, 1, 3, 4].iter().all(|other| counts[*other] < counts[2]), "{counts:?}");
    assert_eq!(facts.iter().filter(|card| card.symbol == Symbol::Escape).count(), 32);
}

#[test] // MM-COMP-09
fn a_bounty_goes_up_to_five_and_no_further() {
    assert_eq!(parts().numbers.bounty_max, 5);
    let hunt =
        off("havana").bounty(RED, "dutch", 5).bounty(RED, "english", 4).events_left(["pirate-hunt-english-dutch"]);
    let hunt = hunt.round_start().begin().draws("pirate-hunt-english-dutch");
    hunt.bounties(RED, [0, 5, 0, 5]);
}
