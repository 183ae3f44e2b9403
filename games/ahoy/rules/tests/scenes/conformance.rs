//! What every game promises, tried at every question of many random games.

use ahoy::{Ahoy, CardSet, DieSlot, Event, Faction, Figure, Player, Region, Table};
use wardroom_kernel::{Game, Record, Setup};
use wardroom_testkit::{Many, Tried, conformance, many_games, random_game, screens_keep_secrets};

/// What is never lost nor made (AH-LIMIT-01): gold, Comrades, tiles, market cards, plans, dice.
#[derive(Clone, PartialEq, Debug)]
struct Census {
    gold: u8,
    comrades: u8,
    tiles: usize,
    cards: u8,
    plans: usize,
    dice: [u8; 4],
}

fn census(table: &Table) -> Census {
    let cards = table.players.iter().fold(table.deck.plus(table.market_cards()), |cards, player| {
        let Player { crew, cargo, pledged, .. } = *player;
        [crew, cargo, pledged[0], pledged[1]].into_iter().fold(cards, |cards, more| {
            assert_eq!(cards.and(more), CardSet::NONE, "a card is in two places");
            cards.plus(more)
        })
    });
    let ships = [Figure::Cutter, Figure::Gunship].into_iter().filter(|&ship| table.has_ship(ship)).count();
    let drawn = usize::from(table.under_way.drawn.is_some());
    Census {
        gold: table.gold_in_supply() + table.players.iter().map(|player| player.gold).sum::<u8>(),
        comrades: table.sea.comrades_in_supply()
            + table.sea.ready
            + Region::ALL.into_iter().map(|region| table.sea.comrades(region)).sum::<u8>(),
        tiles: table.sea.map.len() + drawn + table.unseen_tiles().count(),
        cards: cards.plus(table.boxed_cards()).len(),
        plans: table.plans.deck.cards.len() + table.plans.hand.len() + table.plans.discard.len() + ships,
        dice: table.players.map(|player| {
            let placed = player.slots.filled().filter(|(_, _, holds)| matches!(holds, DieSlot::Die(_))).count() as u8;
            player.hand.len() + player.aside.len() + placed
        }),
    }
}

/// Dice apart: a table that is put together by hand may have them anywhere between two rolls.
pub(crate) fn pieces(table: &Table) -> impl PartialEq + std::fmt::Debug + use<> {
    Census { dice: [0; 4], ..census(table) }
}

/// Dice come with the first roll and are rolled again between rounds: while that goes on they are not counted.
fn census_with_dice(table: &Table) -> Census {
    let mut count = census(table);
    if matches!(table.phase, ahoy::Phase::Deal | ahoy::Phase::EndOfRound) {
        count.dice = [0, 1, 2, 3].map(|seat| dice(table, seat));
    }
    assert_eq!(count.dice, [0, 1, 2, 3].map(|seat| dice(table, seat)), "a die is missing");
    count
}

fn dice(table: &Table, seat: u8) -> u8 {
    if seat < table.seats { Faction::of_seat(wardroom_kernel::Seat(seat)).dice() } else { 0 }
}

/// Cards that are out of the game are all that are nowhere, so no count of the table can miss one. They have left as it
/// was told, card by card: one that vanishes has not.
#[test] // AH-SETUP-07, AH-SCORE-08, AH-SMUG-02
fn cards_leave_the_game_only_as_it_is_told() {
    let mut boxed = 0_u32;
    for seats in [2, 3, 4] {
        let setup = Setup::new(Ahoy::MODES, "base", seats, []).expect("there is such a mode");
        for seed in 0..12 {
            let Record { played, .. } = random_game::<Ahoy>(&setup, seed);
            let left = played.events().iter().fold(CardSet::NONE, |left, event| match *event {
                Event::CardRemoved { card } | Event::CardBoxed { card, .. } => left.plus([card].into_iter().collect()),
                Event::MarketWiped { cards, .. } => left.plus(cards),
                _ => left,
            });
            assert_eq!(played.table().boxed_cards(), left, "{seats} players, seed {seed}");
            boxed += u32::from(left.len());
        }
    }
    assert!(boxed > 200, "only {boxed} cards have left");
}

#[test]
fn thousands_of_games_end_and_lose_nothing() {
    for seats in [2, 3, 4] {
        let setup = Setup::new(Ahoy::MODES, "base", seats, []).expect("there is such a mode");
        let Many { ends, longest_game, .. } = many_games::<Ahoy, _>(&setup, 1000, census_with_dice);
        assert!(ends["fame"] == 1000 && longest_game < 5000, "{longest_game} {ends:?}");
    }
}

/// A promise about something that never came up is not shown.
#[track_caller]
fn has_come_up(tried: &Tried) {
    let Tried { twins, undone, ref ends, .. } = *tried;
    assert!(twins > 0 && undone > 0 && ends.contains_key("fame"), "{tried:?}");
}

#[test]
fn a_game_of_two_keeps_what_every_game_promises() {
    has_come_up(&conformance::<Ahoy, _>("base", 2, 3, census_with_dice));
}

#[test]
fn a_game_of_three_keeps_what_every_game_promises() {
    has_come_up(&conformance::<Ahoy, _>("base", 3, 3, census_with_dice));
}

#[test]
fn a_game_of_four_keeps_what_every_game_promises() {
    has_come_up(&conformance::<Ahoy, _>("base", 4, 3, census_with_dice));
}

#[test] // AH-LIMIT-06, AH-PLAN-04
fn whatever_a_player_cannot_see_makes_no_difference_to_what_it_is_shown() {
    for seats in [2, 3, 4] {
        let setup = Setup::new(Ahoy::MODES, "base", seats, []).expect("there is such a mode").unattended();
        let compared = screens_keep_secrets::<Ahoy>(&setup, 1, |shown| format!("{shown:?}"));
        assert!(compared.twins > 100, "{compared:?}");
    }
}
