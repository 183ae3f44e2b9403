//! The 64 cargo cards in raids: what each is worth and what its symbol does.

use crate::kit::{Begin, Deeds, raider};
use marauders::{CargoCard, RED};

/// Of each good eight cards: the value, and the location that is hit; `-` is an escape.
const CARDS: [(&str, &str); 8] = [
    ("cocoa", "3 crew, 1 masts, 4 cannons, 5 cargo, 2 -, 3 -, 3 -, 4 -"),
    ("food", "3 cargo, 2 masts, 4 hull, 1 crew, 2 -, 3 -, 3 -, 5 -"),
    ("rum", "4 hull, 3 cannons, 1 cargo, 5 crew, 3 -, 2 -, 3 -, 4 -"),
    ("spices", "2 cargo, 3 masts, 4 crew, 3 hull, 3 -, 2 -, 4 -, 5 -"),
    ("sugar", "3 masts, 4 cargo, 3 crew, 2 cannons, 5 -, 1 -, 3 -, 4 -"),
    ("textiles", "5 cargo, 3 hull, 2 masts, 4 cannons, 3 -, 3 -, 2 -, 4 -"),
    ("tobacco", "3 cargo, 3 cannons, 4 masts, 2 crew, 4 -, 1 -, 3 -, 5 -"),
    ("wood", "3 cargo, 5 hull, 3 masts, 2 hull, 1 -, 2 -, 3 -, 4 -"),
];
const LOCATIONS: [&str; 5] = ["hull", "cargo", "masts", "crew", "cannons"];

#[test] // MM-RAID-10, MM-RAID-13, MM-RAID-14, MM-COMP-12
fn every_cargo_card_counts_by_its_value_and_its_symbol() {
    let mut seen = 0;
    for (good, cards) in CARDS {
        for (place, card) in cards.split(", ").enumerate() {
            let (value, symbol) = card.split_once(' ').expect("a value and a symbol");
            let name = format!("{good}-{}", place + 1);
            // The two other cards are discarded; a galleon's manoeuvrability is 1: one escape symbol is too much.
            let [one, other] = if good == "cocoa" { ["wood-7", "wood-8"] } else { ["cocoa-7", "cocoa-8"] };
            let scene = raider("caribbean-sea", "dutch").ship(RED, "galleon").gold(RED, 0);
            let scene = scene.raids("dutch", &format!("{name} {one} {other}"), "SS1").passes();
            let scene = scene.picks(&format!("raid > discard > cargo.{one}"));
            let scene = scene.picks(&format!("raid > discard > cargo.{other}")).sails_on(RED);
            let hit = LOCATIONS.iter().position(|location| *location == symbol);
            let mut ship = [4, 5, 4, 4, 4];
            if let Some(hit) = hit {
                ship[hit] -= 1;
            }
            scene.ship(RED, ship).gold(RED, if hit.is_some() { value.parse().expect("a number") } else { 0 });
            assert!(CargoCard::from_name(&name).is_some(), "{name}");
            seen += 1;
        }
    }
    assert_eq!(seen, 64);
}
