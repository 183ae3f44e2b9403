//! What a table promises to each captain: his score, what he has, what he may get, and what he may lose.

use super::passage::Passage;
use super::promises::{GOLD, GOLD_ABOARD, Promises};
use marauders::{Location, Modification, Npc, Place, Player, ShipType, Table};
use wardroom_kernel::Seat;

/// Who is a point ahead wins more often, and the more so the nearer the end is.
pub(super) fn chance_to_win(table: &Table, seat: Seat) -> f32 {
    let target = f32::from(table.glory_to_win.max(1));
    let leading = table.seats().map(|seat| table.score(seat)).max().unwrap_or(0);
    let progress = (f32::from(leading) / target).min(1.0);
    let slope = 0.12 + 0.48 * progress * progress;
    let own = standing(table, seat);
    let weight = |other: Seat| if other == seat { 1.0 } else { (slope * (standing(table, other) - own)).exp() };
    1.0 / table.seats().map(weight).sum::<f32>()
}

/// A point on the track is worth more than a possible one; otherwise the bot would never go and get it.
const DOUBT: f32 = 0.5;

/// In glory points.
fn standing(table: &Table, seat: Seat) -> f32 {
    let player = table.player(seat);
    let announced = if table.announced.contains(seat) { 1.5 } else { 0.0 };
    let earned = f32::from(player.track) + wealth(table, seat) + announced;
    let Some(passage) = Passage::new(table, seat) else { return earned };
    let means = means(table, player);
    let promises = DOUBT * Promises::new(table, seat, &passage).total;
    earned + means + promises - danger(table, seat, means + promises)
}

/// Gold in the chest counts as far as there are points on the track; until the end there will be some more.
fn wealth(table: &Table, seat: Seat) -> f32 {
    let player = table.player(seat);
    let (stash, gold) = (f32::from(player.stash), f32::from(player.gold));
    let likely_track = f32::from(player.track.max(table.glory_to_win / 2));
    let room = (likely_track - stash * GOLD).max(0.0);
    let aboard = gold * GOLD_ABOARD;
    // Without money there is no trade.
    let purse = 0.02 * gold.min(10.0);
    // Whole points count in the end.
    let whole = 0.15 * f32::from(table.score(seat).saturating_sub(player.track.into()));
    (stash * GOLD).min(likely_track) + aboard.min(room) + 0.3 * (aboard - room).max(0.0) + purse + whole
}

/// Ship, crew, weapons, people and cards.
fn means(table: &Table, player: &Player) -> f32 {
    let ship = &player.ship;
    let hull = match ship.kind {
        ShipType::Sloop => 0.5,
        ShipType::Flute => 0.6,
        ShipType::Frigate => 1.5,
        ShipType::Galleon => 1.6,
        ShipType::ManOWar => 2.2,
    };
    let max = ship.max(&table.parts);
    let wear: f32 = Location::ALL
        .into_iter()
        .map(|location| {
            let missing = f32::from(max[location].saturating_sub(ship.cur[location]));
            let gone = if ship.cur[location] == 0 { 0.25 } else { 0.0 };
            let last = if location == Location::Hull && ship.cur.hull <= 1 { 0.2 } else { 0.0 };
            0.12 * missing + gone + last
        })
        .sum();
    let fittings: f32 = ship.modifications.iter().map(fitting).sum();
    let people = 0.3 * player.specialists.len() as f32 + 0.12 * player.hand.len() as f32;
    // Each nation's first bounty closes its ports.
    let bounties: f32 =
        player.bounties.iter().map(|&steps| if steps == 0 { 0.0 } else { 0.1 + 0.06 * f32::from(steps) }).sum();
    hull - wear + fittings + people + 0.15 * player.weapons.len() as f32 - bounties
}

fn fitting(modification: Modification) -> f32 {
    match modification {
        Modification::ExtendedHold | Modification::RigsAndSails => 0.4,
        Modification::Hammocks | Modification::ReinforcedHull | Modification::ExtraCannonPort => 0.35,
        Modification::SwivelGuns | Modification::Chasers | Modification::LongGuns => 0.3,
    }
}

/// Who may attack him, and what he would lose by it. The next attacks are seen in imagined games; these come later.
fn danger(table: &Table, seat: Seat, belongings: f32) -> f32 {
    let player = table.player(seat);
    let Some(place) = player.place else { return 0.0 };
    let around = table.parts.map.around(place.zone());
    let stake = (belongings + f32::from(player.gold) * GOLD_ABOARD).max(0.5);
    let own = might(table, seat);
    let mut risk = 0.0;
    for npc in Npc::ALL {
        let Some(ship) = table.npc(npc).ship else { continue };
        let is_here = ship.zone == place.zone();
        if !is_here && !around.has(ship.zone) || table.hunted_for(npc, seat).is_none() {
            continue;
        }
        let facts = table.ship_facts(table.npc_ship_type(npc));
        let theirs = f32::from(facts.cannons + facts.crew + facts.toughness);
        let near = match place {
            Place::Sea(_) if is_here => 0.15,
            Place::Sea(_) => 0.03,
            Place::Port(_) => 0.03,
        };
        risk += near * theirs / (own + theirs);
    }
    let foes = table.others(seat).filter(|&other| table.player(other).place == Some(Place::Sea(place.zone())));
    if place.sea().is_some() {
        risk += foes.map(|other| 0.2 * might(table, other) / (own + might(table, other))).sum::<f32>();
    }
    stake * risk.min(0.6)
}

/// How well a ship fights.
pub(super) fn might(table: &Table, seat: Seat) -> f32 {
    let player = table.player(seat);
    f32::from(player.ship.cur.cannons + player.ship.cur.crew + player.ship.cur.hull)
}
