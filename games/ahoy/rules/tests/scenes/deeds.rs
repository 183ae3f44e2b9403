//! More steps and facts, for chapters about factions, Crew and rewards. What every chapter needs is in `main.rs`.

use crate::{SEATS, Voyage, play, texts};
use ahoy::{Action, Ahoy, Card, Event, Figure, Phase, Point, Region, Slot, Table, at};
use wardroom_kernel::{Game, Seat, Viewer};

/// Two regions without danger:
///
/// ```text
///   0,0 open       1,0 open  |  2,0 Harbor    3,0 gold 1
///   - Sandbar -              |
///   0,1 printed 2  1,1 ISLE  |  2,1 gold 1    3,1 ISLE
///   compass-b                   skull-b
/// ```
pub(crate) const CALM: &str = "compass-b 0 0 0, skull-b 2 0 0";

/// Three players without gold on these tiles (name, place, quarter turns), with the Flagships of Squadron, Union and
/// Smuggler; dice show 1.
pub(crate) fn waters(tiles: &str, turn: Seat, flagships: [(i8, i8); 3]) -> ahoy::Scene {
    let scene = tiles.split(", ").fold(Table::scene(3), |scene, tile| {
        let words: Vec<&str> = tile.split(' ').collect();
        let number = |place: usize| words[place].parse::<i8>().expect("a number");
        scene.tile(words[0], number(1), number(2), number(3).unsigned_abs())
    });
    let flagships = SEATS.into_iter().zip(flagships);
    flagships.fold(scene, |scene, (seat, (x, y))| scene.gold(seat, 0).flagship(seat, at(x, y))).turn(turn)
}

pub(crate) trait Begin {
    fn begin(self) -> Voyage;
    fn damages(self, seat: Seat, slots: &[Slot]) -> Self;
    /// No player has dice left; scoring is next.
    fn round_over(self) -> Self;
}
impl Begin for ahoy::Scene {
    #[track_caller]
    fn begin(self) -> Voyage {
        play(self)
    }
    fn damages(self, seat: Seat, slots: &[Slot]) -> Self {
        slots.iter().fold(self, |scene, &slot| scene.damaged(seat, slot))
    }
    fn round_over(self) -> Self {
        SEATS.into_iter().fold(self.phase(Phase::EndOfRound), |scene, seat| scene.dice(seat, []))
    }
}

pub(crate) fn seen_by(seat: Seat) -> Viewer {
    Viewer::Seat(seat)
}

pub(crate) trait Deeds: Sized {
    /// The seat that is asked answers this.
    fn picks(self, text: &str) -> Self;
    /// Places a die in one's turn without spending gold on it.
    fn places(self, seat: Seat, die: u8, slot: &str) -> Self;
    /// The figure that moves steps there.
    fn goes(self, x: i8, y: i8) -> Self;
    /// Everything is declined until the battle dice are rolled: first the attacker's, then the defender's.
    fn rolls(self, attacker: u8, defender: u8) -> Self;
    /// Everything is declined until a turn begins, or the game is over.
    fn settles(self) -> Self;
    /// The turn ends, whatever its end brings is declined, and the next turn begins.
    fn ends_turn(self) -> Self;
    /// Nature draws this card for the Market.
    fn draws(self, card: Card) -> Self;
    /// This seat alone is asked, and every offer begins with the word.
    fn asks_for(self, seat: Seat, word: &str) -> Self;

    fn strongholds(self, point: Point, count: usize) -> Self;
    fn patrols_in_supply(self, count: u8) -> Self;
    fn comrades(self, region: Region, count: u8) -> Self;
    /// Ready Comrades, and those in supply.
    fn ready(self, ready: u8, supply: u8) -> Self;
    fn wealth(self, region: Region, wealth: u8) -> Self;
    fn crew(self, seat: Seat, cards: &[Card]) -> Self;
    fn cargo(self, seat: Seat, cards: &[Card]) -> Self;
    fn boxed(self, card: Card) -> Self;
    fn turn_of(self, seat: Seat) -> Self;
    /// What attacker and defender came to in the last battle.
    fn totals(self, attacker: u8, defender: u8) -> Self;
}

pub(crate) fn name(seat: Seat) -> &'static str {
    Ahoy::seat_name(seat)
}
fn is_turn(scene: &Voyage, seat: Seat) -> bool {
    scene.played.offers(seat).any(|offer| matches!(offer, Action::Act(_)))
}
fn declines(offer: &str) -> bool {
    ["pass", "no", "stop", "stay", "ignore"].iter().any(|word| offer.ends_with(&format!("> {word}")))
}

impl Deeds for Voyage {
    #[track_caller]
    fn picks(self, text: &str) -> Self {
        let seat = self.played.asked().next();
        let seat = seat.unwrap_or_else(|| panic!("`{text}`: no seat is asked, but nature {:?}", self.played.chance()));
        self.when(&format!("{}: {text}", name(seat)))
    }
    #[track_caller]
    fn places(self, seat: Seat, die: u8, slot: &str) -> Self {
        let scene = self.when(&format!("{}: die.{die} > slot.{slot}", name(seat)));
        let as_it_is = format!("spend > gold.0 > die.{die}");
        let is_offered = scene.played.offers(seat).any(|offer| offer.to_string() == as_it_is);
        if is_offered { scene.picks(&as_it_is) } else { scene }
    }
    #[track_caller]
    fn goes(self, x: i8, y: i8) -> Self {
        self.picks(&format!("step > space.{x}.{y}"))
    }
    #[track_caller]
    fn rolls(mut self, attacker: u8, defender: u8) -> Self {
        while self.played.chance().is_none() {
            let seat = self.played.asked().next().expect("a seat is asked");
            let offers = texts(&self, seat);
            let pass = offers.iter().find(|offer| offer.ends_with("> pass"));
            self = self.picks(pass.unwrap_or_else(|| panic!("there is no battle; {seat:?} is asked {offers:?}")));
        }
        self.asks_chance(6).when(&format!("dice {attacker}")).asks_chance(6).when(&format!("dice {defender}"))
    }
    #[track_caller]
    fn settles(mut self) -> Self {
        while self.played.outcome().is_none() {
            let Some(seat) = self.played.asked().next() else {
                self = self.when("dice 1");
                continue;
            };
            if is_turn(&self, seat) {
                break;
            }
            let offers = texts(&self, seat);
            let answer = offers.iter().find(|offer| declines(offer)).unwrap_or(&offers[0]).clone();
            self = self.picks(&answer);
        }
        self
    }
    #[track_caller]
    fn ends_turn(self) -> Self {
        self.picks("end").settles()
    }
    #[track_caller]
    fn draws(self, card: Card) -> Self {
        let deck = self.played.table().deck;
        let place = deck.iter().position(|other| other == card);
        let place = place.unwrap_or_else(|| panic!("{card} is not in the deck: {deck:?}"));
        self.when(&format!("dice {}", place + 1))
    }
    #[track_caller]
    fn asks_for(self, seat: Seat, word: &str) -> Self {
        let asked: Vec<Seat> = self.played.asked().collect();
        let offers: Vec<String> = asked.iter().flat_map(|&seat| texts(&self, seat)).collect();
        let begins = [format!("{word} >"), format!("{word}.")];
        let fits = |offer: &String| begins.iter().any(|begin| offer.starts_with(begin));
        let is_so = asked == [seat] && offers.iter().all(fits);
        assert!(is_so, "not {} for {word}, but {asked:?}: {offers:?}", name(seat));
        self
    }

    #[track_caller]
    fn strongholds(self, point: Point, count: usize) -> Self {
        let sea = &self.played.table().sea;
        let there = Figure::strongholds().filter(|&stronghold| sea.point(stronghold) == Some(point)).count();
        assert_eq!(there, count, "Strongholds at {point}");
        self
    }
    #[track_caller]
    fn patrols_in_supply(self, count: u8) -> Self {
        assert_eq!(self.played.table().sea.patrols_in_supply(), count, "Patrols in supply");
        self
    }
    #[track_caller]
    fn comrades(self, region: Region, count: u8) -> Self {
        assert_eq!(self.played.table().sea.comrades(region), count, "Comrades at {region}");
        self
    }
    #[track_caller]
    fn ready(self, ready: u8, supply: u8) -> Self {
        let sea = &self.played.table().sea;
        assert_eq!((sea.ready, sea.comrades_in_supply()), (ready, supply), "Comrades that are Ready and in supply");
        self
    }
    #[track_caller]
    fn wealth(self, region: Region, wealth: u8) -> Self {
        let die = self.played.table().sea.map.wealth(region);
        assert_eq!(die.map(|die| die.value()), Some(wealth), "wealth of {region}");
        self
    }
    #[track_caller]
    fn crew(self, seat: Seat, cards: &[Card]) -> Self {
        assert_eq!(self.played.table().player(seat).crew, cards.iter().copied().collect(), "Crew of {}", name(seat));
        self
    }
    #[track_caller]
    fn cargo(self, seat: Seat, cards: &[Card]) -> Self {
        assert_eq!(self.played.table().player(seat).cargo, cards.iter().copied().collect(), "Cargo of {}", name(seat));
        self
    }
    #[track_caller]
    fn boxed(self, card: Card) -> Self {
        assert!(self.played.table().boxed_cards().has(card), "{card} is not in the box");
        self
    }
    #[track_caller]
    fn turn_of(self, seat: Seat) -> Self {
        assert_eq!(self.played.table().phase.turn().map(|turn| turn.seat), Some(seat), "whose turn it is");
        self
    }
    #[track_caller]
    fn totals(self, attacker: u8, defender: u8) -> Self {
        let totals = self.played.events().iter().rev().find_map(|event| match event {
            Event::BattleWon { totals, .. } => Some(*totals),
            _ => None,
        });
        assert_eq!(totals, Some([attacker, defender]));
        self
    }
}
