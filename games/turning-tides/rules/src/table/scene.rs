//! Putting a table together by hand, for tests, galleries and positions to try.

use super::{Cards, GOLD, Phase, Player, Position, SILVER, Ship, ShipError, Switches, Table, Variant};
use crate::components::{Card, Parts};
use crate::rules::validate_position;
use wardroom_kernel::{Parts as _, PartsRef, Problem, Problems, Seat, SetupError};

/// A table in the making. Cards that are not put anywhere lie in the first of hand, draw pile and discard pile that
/// is not given: by default a player holds the whole pool, and with a given hand the rest is the draw pile.
///
/// ```
/// use turning_tides::{Card, GOLD, SILVER, Table};
/// let table = Table::scene(1, 7, GOLD, "C6 s4 M", "C3 s4 M").hand(SILVER, "wait swing").table()?;
/// assert_eq!(table.ship(SILVER).sailors_aboard(), 1);
/// assert_eq!(table.players[SILVER].pile.len(), 6);
/// # Ok::<(), wardroom_kernel::SetupError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Scene {
    table: Table,
    given: [Given; 2],
    problems: Problems,
}

#[derive(Clone, Copy, Default, Debug)]
struct Given {
    hand: Option<Cards>,
    pile: Option<Cards>,
    discard: Option<Cards>,
    exchange: Option<Cards>,
    spent: Cards,
}

impl Table {
    /// A table of the base game, with both players about to choose a card.
    pub fn scene(round: u16, d: u8, marker: Seat, silver: &str, gold: &str) -> Scene {
        let mut problems = Problems::default();
        let mut ship = |name: &str, text: &str| {
            text.parse().unwrap_or_else(|why: ShipError| {
                problems.push(why.problem(format!("{name}.ship")));
                Ship::default()
            })
        };
        let ships = [ship("silver", silver), ship("gold", gold)];
        let position = Position::new(d).unwrap_or_else(|| {
            problems.push(Problem::between("position", d, 0, Position::LAST.number()));
            Position::START
        });
        let none = Cards::NONE;
        let player = |ship| Player { ship, hand: none, pile: none, discard: none, exchange: none, spent: none };
        let parts = PartsRef(Parts::shipped());
        let switches = parts.switches(Variant::Base);
        let (turn, players) = (d.max(1), ships.map(player));
        let table = Table { parts, switches, round, turn, position, marker, phase: Phase::Choose, players };
        Scene { table, given: [Given::default(); 2], problems }
    }
}

impl Scene {
    /// The introductory game instead.
    pub fn intro(mut self) -> Scene {
        self.table.switches = self.table.parts.switches(Variant::Intro);
        self
    }
    pub fn switches(mut self, change: impl FnOnce(&mut Switches)) -> Scene {
        change(&mut self.table.switches);
        self
    }
    /// Instead of the number that the position suggests.
    pub fn turn(mut self, turn: u8) -> Scene {
        self.table.turn = turn;
        self
    }
    /// Instead of the choice of a card: for example `Phase::Draw`, or `Phase::Exchange` with the ships at 14.
    pub fn phase(mut self, phase: Phase) -> Scene {
        self.table.phase = phase;
        self
    }
    /// Names of cards: `wait swing fire`.
    pub fn hand(self, seat: Seat, cards: &str) -> Scene {
        self.put(seat, "hand", cards, |given, cards| given.hand = Some(cards))
    }
    pub fn pile(self, seat: Seat, cards: &str) -> Scene {
        self.put(seat, "pile", cards, |given, cards| given.pile = Some(cards))
    }
    pub fn discard(self, seat: Seat, cards: &str) -> Scene {
        self.put(seat, "discard", cards, |given, cards| given.discard = Some(cards))
    }
    pub fn exchange(self, seat: Seat, cards: &str) -> Scene {
        self.put(seat, "exchange", cards, |given, cards| given.exchange = Some(cards))
    }
    pub fn spent(self, seat: Seat, cards: &str) -> Scene {
        self.put(seat, "spent", cards, |given, cards| given.spent = cards)
    }
    fn put(mut self, seat: Seat, place: &str, cards: &str, put: impl FnOnce(&mut Given, Cards)) -> Scene {
        match cards.parse::<Cards>() {
            Ok(cards) => put(&mut self.given[seat], cards),
            Err(why) => self.problems.push(why.problem(format!("{}.{place}", seat_name(seat)))),
        }
        self
    }
    /// The table, if there can be one like it; otherwise everything that is wrong with it.
    pub fn table(mut self) -> Result<Table, SetupError> {
        for seat in [SILVER, GOLD] {
            self.deal(seat);
        }
        if !self.problems.is_empty() {
            return Err(SetupError(self.problems.0));
        }
        let parts = self.table.parts.0;
        validate_position(self.table, parts)
    }
    /// Puts the rest of the cards somewhere.
    fn deal(&mut self, seat: Seat) {
        let (parts, variant) = (self.table.parts.0, self.table.switches.variant);
        let Given { hand, pile, discard, exchange, spent } = self.given[seat];
        let round = self.table.round;
        let exchange = exchange.unwrap_or_else(|| parts.exchange_cards_in(variant, round));
        let in_play: Option<Card> = self.table.phase.revealed().map(|revealed| revealed.card(seat));
        let given = [hand, pile, discard, Some(exchange), Some(spent), in_play.map(Cards::from)];
        let given = given.into_iter().flatten();
        let Some(rest) = given.into_iter().try_fold(parts.cards_in(variant), Cards::checked_minus) else {
            let all = parts.cards_in(variant).to_string();
            self.problems.push(Problem::new(seat_name(seat), "problem-cards-of-the-box").with("cards", all));
            return;
        };
        let mut rest = Some(rest);
        let mut or_rest = |cards: Option<Cards>| cards.or_else(|| rest.take()).unwrap_or_default();
        let (hand, pile, discard) = (or_rest(hand), or_rest(pile), or_rest(discard));
        if let Some(rest) = rest.filter(|rest| !rest.is_empty()) {
            self.problems.push(Problem::nowhere(seat_name(seat), rest.to_string()));
        }
        self.table.players[seat] = Player { ship: *self.table.ship(seat), hand, pile, discard, exchange, spent };
    }
}

fn seat_name(seat: Seat) -> &'static str {
    if seat == SILVER { "silver" } else { "gold" }
}
