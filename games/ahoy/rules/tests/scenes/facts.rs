//! What scenes say of a table, where figures are and what players have; and steps that every chapter takes.

use ahoy::{Action, Ahoy, Card, Figure, Region, Slot, Table, at};
use wardroom_kernel::{Seat, Viewer};
use wardroom_testkit::{Scene, given};

pub(crate) type Voyage = Scene<Ahoy>;

/// Spaces of two calm regions side by side:
///
/// ```text
/// open    | open    | harbor | gold 1
/// die 2   | compass | gold 1 | skull        a Sandbar lies between 0,0 and 0,1
/// ```
pub(crate) const CALM: &str = "compass-b 0 0 0, skull-b 2 0 0";

/// Three players without gold on these tiles (name, place, quarter turns); the Flagships of Squadron, Union and Smuggler.
pub(crate) fn sea(tiles: &str, turn: Seat, flagships: [(i8, i8); 3]) -> ahoy::Scene {
    let scene = tiles.split(", ").fold(Table::scene(3), |scene, tile| {
        let words: Vec<&str> = tile.split(' ').collect();
        let number = |place: usize| words[place].parse::<i8>().expect("a number");
        scene.tile(words[0], number(1), number(2), number(3).unsigned_abs())
    });
    let seats = [ahoy::SQUADRON, ahoy::UNION, ahoy::SMUGGLER];
    let scene = seats.into_iter().fold(scene, |scene, seat| scene.gold(seat, 0));
    let scene = seats.into_iter().zip(flagships).fold(scene, |scene, (seat, (x, y))| scene.flagship(seat, at(x, y)));
    scene.turn(turn)
}

pub(crate) trait Begin {
    fn begin(self) -> Voyage;
    /// Damage on several slots at once.
    fn damages(self, seat: Seat, slots: &[Slot]) -> Self;
}
impl Begin for ahoy::Scene {
    #[track_caller]
    fn begin(self) -> Voyage {
        given(self.table().unwrap_or_else(|why| panic!("{why}")))
    }
    fn damages(self, seat: Seat, slots: &[Slot]) -> Self {
        slots.iter().fold(self, |scene, &slot| scene.damaged(seat, slot))
    }
}

pub(crate) fn seen_by(seat: Seat) -> Viewer {
    Viewer::Seat(seat)
}

/// Steps.
pub(crate) trait Sails: Sized {
    /// Whoever is asked answers this.
    fn picks(self, text: &str) -> Self;
    /// Places a die without spending gold on it.
    fn places(self, seat: Seat, die: u8, slot: &str) -> Self;
    /// The figure that moves steps there.
    fn goes(self, x: i8, y: i8) -> Self;
    /// Whoever is asked declines until the battle dice are rolled: first the attacker's, then the defender's.
    fn rolls(self, attacker: u8, defender: u8) -> Self;
    /// Everything is declined until somebody has a turn, or the game is over.
    fn settles(self) -> Self;
    /// The turn ends and the next one begins.
    fn ends_turn(self) -> Self;
    /// Nature draws this card for the Market.
    fn draws(self, card: Card) -> Self;
    /// Nature draws this tile.
    fn turns_up(self, region: Region) -> Self;
    /// `seat: text` is offered.
    fn offers(self, line: &str) -> Self;
    /// `seat: text` is not offered, nor anything that begins so.
    fn withholds(self, line: &str) -> Self;
    /// These are offered, in whatever order.
    fn asks_set(self, seat: Seat, offered: &[&str]) -> Self;
    /// This seat is asked, and every offer begins with the word.
    fn asks_for(self, seat: Seat, word: &str) -> Self;
    /// This seat has its turn with nothing pending.
    fn asks_turn(self, seat: Seat) -> Self;
}

fn offered(scene: &Voyage, seat: Seat) -> Vec<String> {
    scene.played.offers(seat).map(|offer| offer.to_string()).collect()
}
fn is_turn(scene: &Voyage, seat: Seat) -> bool {
    scene.played.offers(seat).any(|offer| matches!(offer, Action::Act(_)))
}
fn has_declined(offer: &str) -> bool {
    ["pass", "no", "stop", "stay", "ignore"].iter().any(|word| offer.ends_with(&format!("> {word}")))
}

impl Sails for Voyage {
    #[track_caller]
    fn picks(self, text: &str) -> Self {
        let seat = self.played.asked().next().unwrap_or_else(|| panic!("`{text}`: nobody is asked"));
        let name = <Ahoy as wardroom_kernel::Game>::seat_name(seat);
        self.when(&format!("{name}: {text}"))
    }
    #[track_caller]
    fn places(self, seat: Seat, die: u8, slot: &str) -> Self {
        let scene = self.asks_turn(seat).picks(&format!("die.{die} > slot.{slot}"));
        let as_it_is = format!("spend > gold.0 > die.{die}");
        if offered(&scene, seat).contains(&as_it_is) { scene.picks(&as_it_is) } else { scene }
    }
    #[track_caller]
    fn goes(self, x: i8, y: i8) -> Self {
        self.picks(&format!("step > space.{x}.{y}"))
    }
    #[track_caller]
    fn rolls(mut self, attacker: u8, defender: u8) -> Self {
        while self.played.chance().is_none() {
            let seat = self.played.asked().next().expect("somebody is asked");
            let pass = offered(&self, seat).into_iter().find(|offer| offer.ends_with("> pass"));
            self = self.picks(&pass.expect("before the dice everything can be declined"));
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
            let offers = offered(&self, seat);
            let answer = offers.iter().find(|offer| has_declined(offer)).unwrap_or(&offers[0]).clone();
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
        let deck = self.table().deck;
        let place = deck.iter().position(|other| other == card);
        let place = place.unwrap_or_else(|| panic!("{card} is not in the deck: {deck:?}"));
        self.when(&format!("dice {}", place + 1))
    }
    #[track_caller]
    fn turns_up(self, region: Region) -> Self {
        let place = self.table().unseen_tiles().position(|other| other == region);
        let place = place.unwrap_or_else(|| panic!("{region} is not in the stack"));
        self.when(&format!("dice {}", place + 1))
    }
    #[track_caller]
    fn offers(self, line: &str) -> Self {
        let (seat, text) = seat_and_text(&self, line);
        let offers = offered(&self, seat);
        assert!(offers.iter().any(|offer| offer == text), "`{line}` is not offered but {offers:?}");
        self
    }
    #[track_caller]
    fn withholds(self, line: &str) -> Self {
        let (seat, text) = seat_and_text(&self, line);
        assert!(self.played.asked().contains(seat), "`{line}`: nobody asked");
        let offers = offered(&self, seat);
        let begins = format!("{text} > ");
        assert!(!offers.iter().any(|offer| offer == text || offer.starts_with(&begins)), "`{line}` is offered");
        self
    }
    #[track_caller]
    fn asks_set(self, seat: Seat, expected: &[&str]) -> Self {
        let (mut offers, mut expected) = (offered(&self, seat), expected.to_vec());
        offers.sort_unstable();
        expected.sort_unstable();
        assert_eq!(offers, expected);
        self
    }
    #[track_caller]
    fn asks_for(self, seat: Seat, word: &str) -> Self {
        let asked: Vec<Seat> = self.played.asked().collect();
        let offers: Vec<String> = asked.iter().flat_map(|&seat| offered(&self, seat)).collect();
        let begins = [format!("{word} >"), format!("{word}.")];
        let fits = |offer: &String| begins.iter().any(|begin| offer.starts_with(begin));
        assert!(asked == [seat] && offers.iter().all(fits), "not {seat:?} for {word}, but {asked:?}: {offers:?}");
        self
    }
    #[track_caller]
    fn asks_turn(self, seat: Seat) -> Self {
        let asked: Vec<Seat> = self.played.asked().collect();
        let offers: Vec<String> = asked.iter().flat_map(|&seat| offered(&self, seat)).collect();
        assert!(asked == [seat] && is_turn(&self, seat), "it is not {seat:?}'s turn; {asked:?}: {offers:?}");
        self
    }
}
#[track_caller]
fn seat_and_text<'l>(scene: &Voyage, line: &'l str) -> (Seat, &'l str) {
    let (who, text) = line.split_once(": ").unwrap_or_else(|| panic!("`{line}` is not `seat: text`"));
    let mut seats = scene.played.seats();
    let seat = seats.find(|&seat| <Ahoy as wardroom_kernel::Game>::seat_name(seat) == who);
    (seat.unwrap_or_else(|| panic!("{who} sits not at the table")), text)
}

/// Facts.
pub(crate) trait Facts: Sized {
    fn table(&self) -> &Table;

    #[track_caller]
    fn flagship(self, seat: Seat, x: i8, y: i8) -> Self {
        self.figure(Figure::Flagship(seat), x, y)
    }
    #[track_caller]
    fn figure(self, figure: Figure, x: i8, y: i8) -> Self {
        assert_eq!(self.table().sea.point(figure), Some(at(x, y)), "{figure} is elsewhere");
        self
    }
    #[track_caller]
    fn gone(self, figure: Figure) -> Self {
        assert_eq!(self.table().sea.at(figure), None, "{figure} is on the map");
        self
    }
    #[track_caller]
    fn patrols(self, x: i8, y: i8, here: usize) -> Self {
        let sea = &self.table().sea;
        let found = Figure::patrols().filter(|&patrol| sea.point(patrol) == Some(at(x, y))).count();
        assert_eq!(found, here, "Patrols at {x}, {y}");
        self
    }
    #[track_caller]
    fn patrols_in_supply(self, count: u8) -> Self {
        assert_eq!(self.table().sea.patrols_in_supply(), count, "Patrols in supply");
        self
    }
    #[track_caller]
    fn strongholds(self, x: i8, y: i8, here: usize) -> Self {
        let sea = &self.table().sea;
        let found = Figure::strongholds().filter(|&stronghold| sea.point(stronghold) == Some(at(x, y))).count();
        assert_eq!(found, here, "Strongholds at {x}, {y}");
        self
    }
    #[track_caller]
    fn comrades(self, region: Region, count: u8) -> Self {
        assert_eq!(self.table().sea.comrades(region), count, "Comrades at {region}");
        self
    }
    /// Ready Comrades, and those in supply.
    #[track_caller]
    fn ready(self, ready: u8, supply: u8) -> Self {
        let sea = &self.table().sea;
        assert_eq!((sea.ready, sea.comrades_in_supply()), (ready, supply), "Comrades that are Ready and in supply");
        self
    }
    #[track_caller]
    fn gold(self, seat: Seat, gold: u8) -> Self {
        assert_eq!(self.table().player(seat).gold, gold, "gold of {seat:?}");
        self
    }
    #[track_caller]
    fn fame(self, seat: Seat, fame: u16) -> Self {
        assert_eq!(self.table().player(seat).fame, fame, "Fame of {seat:?}");
        self
    }
    /// On board and Crew.
    #[track_caller]
    fn damage(self, seat: Seat, damage: u8) -> Self {
        assert_eq!(self.table().player(seat).damage(), damage, "damage of {seat:?}");
        self
    }
    /// What dice on this slot show.
    #[track_caller]
    fn die_on(self, seat: Seat, slot: Slot, value: Option<u8>) -> Self {
        let mut dice = self.table().player(seat).slots.dice(slot).map(|die| die.value());
        assert_eq!(dice.next(), value, "on {slot} of {seat:?}");
        drop(dice);
        self
    }
    #[track_caller]
    fn wealth(self, region: Region, wealth: u8) -> Self {
        assert_eq!(self.table().sea.map.wealth(region).map(|die| die.value()), Some(wealth), "wealth of {region}");
        self
    }
    #[track_caller]
    fn crew(self, seat: Seat, cards: &str) -> Self {
        assert_eq!(names(self.table().player(seat).crew.iter()), cards, "Crew of {seat:?}");
        self
    }
    #[track_caller]
    fn cargo(self, seat: Seat, cards: &str) -> Self {
        assert_eq!(names(self.table().player(seat).cargo.iter()), cards, "Cargo of {seat:?}");
        self
    }
    #[track_caller]
    fn boxed(self, card: Card) -> Self {
        assert!(self.table().boxed_cards().has(card), "{card} is not in the box");
        self
    }
}
fn names(cards: impl Iterator<Item = Card>) -> String {
    cards.map(Card::name).collect::<Vec<_>>().join(" ")
}

impl Facts for Voyage {
    fn table(&self) -> &Table {
        self.played.table()
    }
}
