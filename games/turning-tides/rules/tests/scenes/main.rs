//! The rules of the ledger, one module per chapter: each test's name is a rule as a sentence, and names the rule's id.
//!
//! The worked examples are in `examples.rs`. What a test asserts comes from the ledger, never from the code.
//!
//! What every game promises is here too (`conformance`, `records`, `playthrough`, `size` and their like): each program of
//! tests compiles the rules for itself, so there is one, and another only for `allocation.rs`, which counts what is allocated.

mod acting;
mod cannon;
mod components;
mod conformance;
mod decisions;
mod ending;
mod examples;
mod fire;
mod geometry;
mod initiative;
mod intro;
mod looking;
mod lull;
mod mast;
mod moving;
mod navigate;
mod order;
mod playthrough;
mod positions;
mod promotion;
mod records;
mod rounds;
mod rulings;
mod sailor;
mod setup;
mod size;
mod surrender;
mod swing;
mod turns;
mod wait;
mod walk;
mod why;
mod zones;

use turning_tides::{Card, Cards, Event, GOLD, Phase, Player, SILVER, Table, TurningTides};
use wardroom_kernel::{Seat, Viewer};
use wardroom_testkit::{Scene, given};

type Tides = Scene<TurningTides>;

/// The ships as they begin (TT-SETUP-02, TT-SETUP-03).
const PRIVATE: &str = "C6 s4 s5 k5s M";
const BUENO: &str = "C3 s4 s5 k5s M";
const ALL_CARDS: [&str; 7] = ["wait", "sailor", "cannon", "move", "navigate", "swing", "fire"];

/// Both are about to choose, hold their whole pool and have nothing to draw.
#[track_caller]
fn duel(round: u16, d: u8, marker: Seat, silver: &str, gold: &str) -> Tides {
    at(Table::scene(round, d, marker, silver, gold))
}
/// The same in the introductory game.
#[track_caller]
fn intro_duel(round: u16, d: u8, marker: Seat, silver: &str, gold: &str) -> Tides {
    at(Table::scene(round, d, marker, silver, gold).intro())
}
#[track_caller]
fn at(scene: turning_tides::Scene) -> Tides {
    given(scene.table().unwrap_or_else(|why| panic!("{why}")))
}
/// The lull after a round, with these cards in hand; the others are discarded.
fn lull(round: u16, silver: (&str, &str), gold: (&str, &str)) -> turning_tides::Scene {
    let scene = Table::scene(round, 14, GOLD, silver.0, gold.0).phase(Phase::Exchange);
    scene.hand(SILVER, silver.1).pile(SILVER, "").hand(GOLD, gold.1).pile(GOLD, "")
}
fn seen_by(seat: Seat) -> Viewer {
    Viewer::Seat(seat)
}
/// Every path that begins so and ends with one of these.
fn paths<T: std::fmt::Display>(prefix: &str, ends: impl IntoIterator<Item = T>) -> Vec<String> {
    ends.into_iter().map(|end| format!("{prefix}{end}")).collect()
}

/// Steps and facts that come up in every chapter.
trait Voyage: Sized {
    /// Silver and gold take these cards from their piles.
    fn draw(self, silver: &str, gold: &str) -> Self;
    /// Both commit a card.
    fn play(self, silver: &str, gold: &str) -> Self;
    /// Both wait till the round is over, pay nothing and exchange nothing; the next draw is open.
    fn wait_for_the_next_round(self) -> Self;
    /// Answers everything with the first offer till cards are to be chosen or drawn, or the lull begins.
    fn carry_out(self) -> Self;
    fn ships(self, silver: &str, gold: &str) -> Self;
    fn d(self, d: u8) -> Self;
    fn marker(self, seat: Seat) -> Self;
    fn cards(self, seat: Seat, place: impl FnOnce(&Player) -> Cards, cards: &str) -> Self;
    /// These are offered, in whatever order.
    fn asks_set<T: AsRef<str>>(self, seat: Seat, offered: &[T]) -> Self;
    /// Exactly this seat is to answer.
    fn asks_only(self, seat: Seat) -> Self;
    /// Both may choose a card: the turn before is over and asked nothing more.
    fn asks_both_for_a_card(self) -> Self;
    /// A card without a legal way.
    fn has_no_effect(self, seat: Seat, card: &str) -> Self;
    /// Whose card was the first when cards were last revealed.
    fn first(&self) -> Seat;
}

impl Voyage for Tides {
    #[track_caller]
    fn draw(mut self, silver: &str, gold: &str) -> Self {
        for (seat, card) in [(SILVER, silver), (GOLD, gold)] {
            let pile = self.played.table().players[seat].pile;
            let place = pile.iter().position(|drawn| drawn.name() == card);
            let place = place.unwrap_or_else(|| panic!("{card} is not in the pile: {pile}"));
            self = self.asks_chance(pile.len().into()).when(&format!("dice {}", place + 1));
        }
        self
    }
    #[track_caller]
    fn play(self, silver: &str, gold: &str) -> Self {
        self.when(&format!("silver: card.{silver}; gold: card.{gold}"))
    }
    #[track_caller]
    fn wait_for_the_next_round(mut self) -> Self {
        let round = self.played.table().round;
        while !self.played.table().phase.is_lull() && self.played.table().round == round {
            self = match self.played.chance() {
                Some(_) => self.when("dice 1"),
                None => self.play("wait", "wait"),
            };
        }
        for seat in self.played.asked() {
            self = self.when(if seat == SILVER { "silver: exchange > none" } else { "gold: exchange > none" });
        }
        assert_eq!(self.played.table().round, round + 1, "the next round has not begun");
        self
    }
    #[track_caller]
    fn carry_out(mut self) -> Self {
        let is_choice = |phase| matches!(phase, Phase::Choose) || phase.is_lull();
        while self.played.outcome().is_none() && self.played.chance().is_none() && !is_choice(self.played.table().phase)
        {
            let seat = self.played.asked().next().expect("a seat is asked");
            let offer = self.played.offers(seat).next().expect("something is offered");
            self.played.submit(seat, self.played.seq(seat), offer).expect("it is offered");
        }
        self
    }
    #[track_caller]
    fn ships(self, silver: &str, gold: &str) -> Self {
        let ships = self.played.table().players.map(|player| player.ship.to_string());
        assert_eq!(ships, [silver, gold]);
        self
    }
    #[track_caller]
    fn d(self, d: u8) -> Self {
        assert_eq!(self.played.table().position.number(), d, "the position is another");
        self
    }
    #[track_caller]
    fn marker(self, seat: Seat) -> Self {
        assert_eq!(self.played.table().marker, seat, "the marker is elsewhere");
        self
    }
    #[track_caller]
    fn cards(self, seat: Seat, place: impl FnOnce(&Player) -> Cards, cards: &str) -> Self {
        assert_eq!(place(&self.played.table().players[seat]).to_string(), cards);
        self
    }
    #[track_caller]
    fn asks_set<T: AsRef<str>>(self, seat: Seat, offered: &[T]) -> Self {
        assert!(self.played.asked().contains(seat), "{seat:?} is not asked");
        let mut offers: Vec<String> = self.played.offers(seat).map(|offer| offer.to_string()).collect();
        let mut offered: Vec<&str> = offered.iter().map(AsRef::as_ref).collect();
        offers.sort_unstable();
        offered.sort_unstable();
        assert_eq!(offers, offered);
        self
    }
    #[track_caller]
    fn asks_only(self, seat: Seat) -> Self {
        assert!(self.played.asked().eq([seat]), "asked are {:?}", self.played.asked().collect::<Vec<_>>());
        self
    }
    #[track_caller]
    fn asks_both_for_a_card(self) -> Self {
        assert_eq!(self.played.table().phase, Phase::Choose, "something else is asked");
        assert!(self.played.asked().eq([SILVER, GOLD]), "both choose at once");
        self
    }
    #[track_caller]
    fn has_no_effect(self, seat: Seat, card: &str) -> Self {
        let card = Card::from_name(card).unwrap_or_else(|| panic!("there is no card {card}"));
        let told = Event::NoEffect { seat, card };
        assert!(self.played.events().contains(&told), "{card} had an effect: {:?}", self.played.events());
        self
    }
    #[track_caller]
    fn first(&self) -> Seat {
        let first = self.played.events().iter().rev().find_map(|event| match event {
            Event::Revealed { first, .. } => Some(*first),
            _ => None,
        });
        first.expect("cards were revealed")
    }
}
