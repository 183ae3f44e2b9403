//! What every game promises, tried at every question of many random games.

use marauders::{
    Captain, CargoCard, EventCard, GloryCards, Good, Marauders, Mission, Modification, Rumor, Set, Table, Tokens,
};
use wardroom_kernel::{Game, Setup};
use wardroom_testkit::{Many, Tried, conformance, many_games, screens_keep_secrets};

/// What is never lost nor made: cards and tokens.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Census {
    cargo: usize,
    glory: GloryCards,
    events: usize,
    missions: usize,
    rumors: usize,
    tokens: Tokens,
    merchants: [u8; 4],
}

/// Parts of a whole that have nothing in common.
fn apart<T: marauders::Named>(what: &str, parts: impl IntoIterator<Item = Set<T>>) -> usize {
    let mut all = Set::<T>::NONE;
    for part in parts {
        assert!(all.and(part).is_empty(), "{what}: something is in two places");
        all = all.plus(part);
    }
    all.len()
}

pub(crate) fn census(table: &Table) -> Census {
    let players = || table.seats().map(|seat| &table.players[seat]);
    let raid = table.raid.into_iter().flat_map(|raid| [raid.cards, raid.hazards]);
    let offer = [table.offer.cards, table.offer.chosen, table.offer.aside, table.turn.port.sale, table.lot];
    let cargo = [table.cargo.deck, table.cargo.discard].into_iter().chain(offer).chain(raid);
    let mut glory = table.glory.deck;
    let announced = table.windows.iter().flat_map(|window| window.announced).flatten();
    let hands = players().flat_map(|player| player.hand.iter().chain(player.specialists));
    hands
        .chain(announced)
        .chain(table.glory.discard.iter())
        .chain(table.drawn.glory.iter())
        .for_each(|card| glory.put(card));
    let marauders::Events { deck, discard, in_force, drawn } = table.events;
    let slots = table.npcs.iter().map(marauders::NpcSlot::cards);
    let drawn = drawn.filter(|card| !in_force.has(*card) && !discard.has(*card)).into_iter().collect();
    let marauders::Missions { deck: missions, discard: done, on_offer } = table.missions;
    let taken = players().filter_map(|player| player.mission).map(|taken| Set::from(taken.mission));
    let told = players().filter_map(|player| player.rumor).map(Set::from);
    let mut tokens = table.reserve;
    table.ports.iter().filter_map(|port| port.demand).for_each(|good| tokens.put(good));
    for (count, more) in tokens.0.iter_mut().zip(table.drawn.tokens.0) {
        *count += more;
    }
    let mut merchants = table.merchant_track;
    merchants.iter_mut().zip(table.undealt_merchants).for_each(|(count, more)| *count += more);
    table.merchants.iter().flatten().for_each(|nation| merchants[nation.index()] += 1);
    for kind in Modification::ALL {
        let aboard = players().filter(|player| player.ship.has(kind)).count();
        let at_ports = table.ports.iter().filter(|port| port.modification == Some(kind)).count();
        let all = aboard + at_ports + usize::from(table.loose_modifications.has(kind));
        let is_laid_out = table.round > 0;
        assert!(all == 2 || !is_laid_out && all < 2, "{kind}: there are {all}");
    }
    let alive = players().filter_map(|player| player.captain).map(Set::from);
    apart::<Captain>("captains", [table.captains, table.refused].into_iter().chain(alive));
    Census {
        cargo: apart::<CargoCard>("cargo", cargo.chain(players().map(|player| player.cargo))),
        glory,
        events: apart::<EventCard>("events", [deck, discard, in_force, drawn].into_iter().chain(slots)),
        missions: apart::<Mission>("missions", [missions, done, on_offer].into_iter().chain(taken)),
        rumors: apart::<Rumor>("rumors", [table.rumors, table.drawn.rumors].into_iter().chain(told)),
        tokens,
        merchants,
    }
}

/// A promise about something that never came up is not shown.
#[track_caller]
fn has_come_up(tried: &Tried) {
    let Tried { twins, seals, undone, ref ends, .. } = *tried;
    assert!(twins > 0 && seals > 0 && undone > 0 && !ends.is_empty(), "{tried:?}");
}

#[test]
fn a_game_of_two_keeps_what_every_game_promises() {
    has_come_up(&conformance::<Marauders, _>("base", 2, 2, census));
}

#[test]
fn a_game_of_three_keeps_what_every_game_promises() {
    has_come_up(&conformance::<Marauders, _>("base", 3, 2, census));
}

#[test]
fn a_game_of_four_keeps_what_every_game_promises() {
    has_come_up(&conformance::<Marauders, _>("base", 4, 2, census));
}

#[test] // MM-INFO-01, MM-INFO-02, MM-INFO-03, MM-INFO-04, MM-INFO-05, MM-INFO-06, MM-INFO-09
fn whatever_a_player_cannot_see_makes_no_difference_to_what_it_is_shown() {
    for seats in [2, 3, 4] {
        let setup = Setup::new(Marauders::MODES, "base", seats, []).expect("there is such a mode").unattended();
        let compared = screens_keep_secrets::<Marauders>(&setup, 1, |shown| format!("{shown:?}"));
        assert!(compared.seals > 0 && compared.twins > 100, "{compared:?}");
    }
}

#[test] // MM-COMP-05
fn there_are_three_demand_tokens_of_each_good() {
    let table = Table::scene(2).table().expect("the default scene is a table");
    assert_eq!(census(&table).tokens, Tokens([3; Good::ALL.len()]));
}

#[test]
fn thousands_of_games_end_and_lose_nothing() {
    for seats in [2, 3, 4] {
        let setup = Setup::new(Marauders::MODES, "base", seats, []).expect("there is such a mode").unattended();
        let Many { ends, .. } = many_games::<Marauders, _>(&setup, 300, census);
        assert_eq!(ends.values().sum::<u64>(), 300, "{seats}: {ends:?}");
    }
}
