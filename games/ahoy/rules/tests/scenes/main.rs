//! The rules of the ledger, one module per chapter: each test's name is a rule as a sentence, and names the rule's id.
//!
//! The worked examples are in `examples.rs`. What a test asserts comes from the ledger, never from the code.
//!
//! What every game promises is here too (`conformance`, `records`, `playthrough`, `size` and their like): each program of
//! tests compiles the rules for itself, so there is one, and another only for `allocation.rs`, which counts what is allocated.

mod actions;
mod battling;
mod conformance;
mod crew;
mod crew_fighting;
mod crew_sailing;
mod damage;
mod decisions;
mod deeds;
mod dice;
mod ending;
mod examples;
mod exploring;
mod looking;
mod map;
mod moving;
mod plans;
mod playthrough;
mod positions;
mod procedures;
mod records;
mod recruiting;
mod rewards;
mod rulings_of_battle;
mod rulings_of_beakhead;
mod rulings_of_crew;
mod rulings_of_moving;
mod scoring;
mod setup;
mod size;
mod smugglers;
mod squadron;
mod squadron_victories;
mod terms;
mod terrain;
mod turns;
mod union;
mod union_ships;
mod why;
mod why_there;

use ahoy::{Ahoy, DieSlot, Event, Figure, Pips, Point, SMUGGLER, SMUGGLER_2, SQUADRON, Slot, Table, UNION, at};
use wardroom_kernel::Seat;
use wardroom_testkit::{Scene, given};

type Voyage = Scene<Ahoy>;

const SEATS: [Seat; 4] = [SQUADRON, UNION, SMUGGLER, SMUGGLER_2];

/// Two tiles, no gold, all Flagships in the Fog, the Squadron about to act. Dice show 1.
///
/// ```text
///   0,0 open     1,0 open   |  2,0 open      3,0 Fog, printed 6
///   - Sandbar -             |
///   0,1 printed 2  1,1 ISLE |  2,1 Wreckage  3,1 ISLE
///   compass-b                  swords-a
/// ```
fn sea(seats: u8) -> ahoy::Scene {
    all_at(seats, Table::scene(seats).tile("compass-b", 0, 0, 0).tile("swords-a", 2, 0, 0), at(3, 0))
}
/// No player has gold, all Flagships are at one place.
fn all_at(seats: u8, scene: ahoy::Scene, place: Point) -> ahoy::Scene {
    let playing = SEATS.into_iter().take(seats.into());
    playing.fold(scene, |scene, seat| scene.gold(seat, 0).flagship(seat, place))
}
/// The table of a scene, which must be one that can be.
#[track_caller]
fn play(scene: ahoy::Scene) -> Voyage {
    given(scene.table().unwrap_or_else(|why| panic!("{why}")))
}
fn pips(value: u8) -> Pips {
    Pips::new(value).expect("a die shows 1 to 6")
}
fn die(value: u8) -> DieSlot {
    DieSlot::Die(pips(value))
}

/// Steps and facts that come up in every chapter.
trait Sailing: Sized {
    /// These are offered, in whatever order.
    fn asks_set<T: AsRef<str>>(self, seat: Seat, offered: &[T]) -> Self;
    /// This is among what is offered.
    fn offers(self, seat: Seat, text: &str) -> Self;
    /// The seat is asked, and this is not among what is offered.
    fn offers_no(self, seat: Seat, text: &str) -> Self;
    /// What is offered and begins so, in whatever order.
    fn offers_set<T: AsRef<str>>(self, seat: Seat, prefix: &str, offered: &[T]) -> Self;
    /// It is this seat's turn and nothing is pending: a die, a free action or the end of the turn is asked for.
    fn acts(self, seat: Seat) -> Self;
    /// So many dice are to be placed this turn.
    fn due(self, due: u8) -> Self;
    /// A figure is there.
    fn at(self, figure: Figure, point: Point) -> Self;
    fn flagship(self, seat: Seat, point: Point) -> Self;
    fn off_the_map(self, figure: Figure) -> Self;
    fn patrols(self, point: Point, count: usize) -> Self;
    fn gold(self, seat: Seat, gold: u8) -> Self;
    fn fame(self, seat: Seat, fame: u16) -> Self;
    /// What is on the slots of a kind.
    fn slot(self, seat: Seat, slot: Slot, holds: &[DieSlot]) -> Self;
    /// So many damage tokens on board and Crew.
    fn damage(self, seat: Seat, damage: u8) -> Self;
    /// How many battles have begun since the scene began.
    fn battles(self, count: usize) -> Self;
    /// Nature shows what is named: a tile of the stack.
    fn draws_tile(self, region: &str) -> Self;
    /// Answers everything with the first offer, and nature with its first outcome, until this is so.
    fn until(self, is_so: impl Fn(&Self) -> bool) -> Self;
}

impl Sailing for Voyage {
    #[track_caller]
    fn asks_set<T: AsRef<str>>(self, seat: Seat, offered: &[T]) -> Self {
        self.offers_set(seat, "", offered)
    }
    #[track_caller]
    fn offers(self, seat: Seat, text: &str) -> Self {
        let offers = texts(&self, seat);
        assert!(offers.iter().any(|offer| offer == text), "`{text}` is not among {offers:?}");
        self
    }
    #[track_caller]
    fn offers_no(self, seat: Seat, text: &str) -> Self {
        let offers = texts(&self, seat);
        assert!(offers.iter().all(|offer| offer != text), "`{text}` is among {offers:?}");
        self
    }
    #[track_caller]
    fn offers_set<T: AsRef<str>>(self, seat: Seat, prefix: &str, offered: &[T]) -> Self {
        let mut offers = texts(&self, seat);
        offers.retain(|offer| offer.starts_with(prefix));
        let mut offered: Vec<&str> = offered.iter().map(AsRef::as_ref).collect();
        offers.sort_unstable();
        offered.sort_unstable();
        assert_eq!(offers, offered);
        self
    }
    #[track_caller]
    fn acts(self, seat: Seat) -> Self {
        let offers = texts(&self, seat);
        let is_act = |offer: &String| offer.starts_with("die.") || offer.starts_with("aside") || offer == "end";
        assert!(offers.iter().any(is_act), "it is not in its turn but is asked {offers:?}");
        self
    }
    #[track_caller]
    fn due(self, due: u8) -> Self {
        let turn = self.played.table().phase.turn().expect("a turn");
        assert_eq!(turn.due, due, "dice that are due");
        self
    }
    #[track_caller]
    fn at(self, figure: Figure, point: Point) -> Self {
        assert_eq!(self.played.table().sea.point(figure), Some(point), "{figure} is elsewhere");
        self
    }
    #[track_caller]
    fn flagship(self, seat: Seat, point: Point) -> Self {
        self.at(Figure::Flagship(seat), point)
    }
    #[track_caller]
    fn off_the_map(self, figure: Figure) -> Self {
        assert_eq!(self.played.table().sea.point(figure), None, "{figure} is on the map");
        self
    }
    #[track_caller]
    fn patrols(self, point: Point, count: usize) -> Self {
        let sea = &self.played.table().sea;
        let there = Figure::patrols().filter(|&patrol| sea.point(patrol) == Some(point)).count();
        assert_eq!(there, count, "Patrols at {point}");
        self
    }
    #[track_caller]
    fn gold(self, seat: Seat, gold: u8) -> Self {
        assert_eq!(self.played.table().player(seat).gold, gold, "gold");
        self
    }
    #[track_caller]
    fn fame(self, seat: Seat, fame: u16) -> Self {
        assert_eq!(self.played.table().player(seat).fame, fame, "Fame");
        self
    }
    #[track_caller]
    fn slot(self, seat: Seat, slot: Slot, holds: &[DieSlot]) -> Self {
        let there = &self.played.table().player(seat).slots.row(slot)[..holds.len()];
        assert_eq!(there, holds, "{slot}");
        self
    }
    #[track_caller]
    fn damage(self, seat: Seat, damage: u8) -> Self {
        assert_eq!(self.played.table().player(seat).damage(), damage, "damage");
        self
    }
    #[track_caller]
    fn battles(self, count: usize) -> Self {
        let began = self.played.events().iter().filter(|event| matches!(event, Event::BattleBegan { .. })).count();
        assert_eq!(began, count, "battles: {:?}", self.played.events());
        self
    }
    #[track_caller]
    fn draws_tile(self, region: &str) -> Self {
        let unseen: Vec<&str> = self.played.table().unseen_tiles().map(|tile| tile.name()).collect();
        let place = unseen.iter().position(|&tile| tile == region);
        let place = place.unwrap_or_else(|| panic!("{region} is not among {unseen:?}"));
        self.asks_chance(unseen.len() as u32).when(&format!("dice {}", place + 1))
    }
    #[track_caller]
    fn until(mut self, is_so: impl Fn(&Self) -> bool) -> Self {
        let mut left = 1000;
        while !is_so(&self) {
            left -= 1;
            assert!(left > 0 && self.played.outcome().is_none(), "it never comes to that");
            if self.played.chance().is_some() {
                self = self.when("dice 1");
                continue;
            }
            let seat = self.played.asked().next().expect("a seat is asked");
            let offer = self.played.offers(seat).next().expect("something is offered");
            self.played.submit(seat, self.played.seq(seat), offer).expect("it is offered");
        }
        self
    }
}

/// What a seat is offered; it must be asked.
#[track_caller]
fn texts(scene: &Voyage, seat: Seat) -> Vec<String> {
    let asked: Vec<Seat> = scene.played.asked().collect();
    let chance = scene.played.chance();
    assert!(asked.contains(&seat), "{seat:?} is not asked but {asked:?}, and nature for one of {chance:?}");
    scene.played.offers(seat).map(|offer| offer.to_string()).collect()
}
