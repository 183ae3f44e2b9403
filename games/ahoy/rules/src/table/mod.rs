//! The table: everything that is true at one moment, as plain data without heap. It changes in `rules` only.

mod dice;
mod figure;
mod map;
mod phase;
mod player;
mod scene;
mod sea;

pub use dice::{Dice, DieSlot, Slots};
pub(crate) use figure::SEAT_NAMES;
pub use figure::{Figure, FigureSet, SMUGGLER, SMUGGLER_2, SQUADRON, UNION};
pub use map::{Laid, Lie, Map, Point, at};
pub use phase::{Battle, BattleSide, BattleStep, End, Phase, Turn, UnderWay};
pub use player::{Cell, Player};
pub use scene::Scene;
pub use sea::{Comrades, Control, Figures, Sea};

use crate::components::{Card, CardSet, Faction, GOLD, PLANS, Parts, Plan, Region, Slot, Space};
use serde::{Deserialize, Serialize};
use wardroom_kernel::{Cards, Deck, PartsRef, Seat, Seats};

pub type Plans = Cards<Plan, PLANS>;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    #[serde(skip)]
    pub parts: PartsRef<Parts>,
    /// A position that does not name it was written by a program that knew the first version only.
    #[serde(default)]
    pub version: RulesVersion,
    /// How many play: 2 to 4.
    pub seats: u8,
    pub round: u16,
    /// Turns since the beginning.
    pub turns: u32,
    /// The holder of the first player card.
    pub first: Seat,
    pub phase: Phase,
    pub under_way: UnderWay,
    pub sea: Sea,
    /// Three places (AH-SETUP-08).
    pub market: [Option<Card>; 3],
    /// Without an order: which card comes next is decided when it comes.
    pub deck: CardSet,
    /// By seat; those of factions not in play are as they were made (AH-SETUP-10).
    pub players: [Player; 4],
    pub plans: PlanCards,
}

/// The version of these rules that a match was begun under: a fault of the first was mended in the second. A match of the
/// first is played on as it was begun, and its record plays again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum RulesVersion {
    #[default]
    #[serde(rename = "1")]
    First,
    #[serde(rename = "2")]
    Second,
}

impl RulesVersion {
    pub const OLDEST: RulesVersion = RulesVersion::First;
    pub const NEWEST: RulesVersion = RulesVersion::Second;
    pub const fn number(self) -> u32 {
        match self {
            RulesVersion::First => 1,
            RulesVersion::Second => 2,
        }
    }
    pub fn from_number(number: u32) -> Option<RulesVersion> {
        [RulesVersion::First, RulesVersion::Second].into_iter().find(|version| version.number() == number)
    }
}

/// The twelve plans; those of ships in play lie beside the board as long as their figures are on the map.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlanCards {
    pub deck: Deck<Plan, PLANS>,
    pub hand: Plans,
    pub discard: Plans,
}

impl Table {
    pub fn seats(&self) -> Seats {
        Seats::first(self.seats)
    }
    /// AH-SETUP-03: Squadron, Smuggler, Union, second Smuggler.
    pub fn clockwise(&self) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats();
        [SQUADRON, SMUGGLER, UNION, SMUGGLER_2].into_iter().filter(move |&seat| seats.contains(seat))
    }
    /// Who sits to the left.
    pub fn next_clockwise(&self, seat: Seat) -> Seat {
        self.clockwise().chain(self.clockwise()).skip_while(|&other| other != seat).nth(1).unwrap_or(seat)
    }
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }
    /// Gold that no player has (AH-RULING-68).
    pub fn gold_in_supply(&self) -> u8 {
        self.seats().fold(GOLD, |rest, seat| rest.saturating_sub(self.players[seat].gold))
    }
    /// Tiles that are neither on the map nor drawn: the stack and the one in the box, all unseen. Which is
    /// which is decided when one is drawn (AH-SETUP-04).
    pub fn unseen_tiles(&self) -> impl Iterator<Item = Region> {
        let is_unseen = |region: &Region| !self.sea.map.has(*region) && self.under_way.drawn != Some(*region);
        Region::ALL.into_iter().filter(is_unseen)
    }
    pub fn tiles_in_stack(&self) -> u8 {
        (self.unseen_tiles().count() as u8).saturating_sub(1)
    }
    /// Cards out of the game (AH-TERM-07): all that are nowhere else.
    pub fn boxed_cards(&self) -> CardSet {
        let held = self.players.iter().fold(CardSet::NONE, |cards, player| cards.plus(player.cards()));
        CardSet::EVERY.minus(held).minus(self.deck).minus(self.market_cards())
    }
    pub fn market_cards(&self) -> CardSet {
        self.market.into_iter().flatten().collect()
    }
    /// The ship's plan lies beside the Union's board.
    pub fn has_ship(&self, ship: Figure) -> bool {
        self.sea.at(ship).is_some()
    }
    /// The kinds of die slots that a player has now: board, Crew, ships. Cost slots are among them.
    pub fn slots(&self, seat: Seat) -> impl Iterator<Item = Slot> {
        slots_of(seat, self.players[seat].crew, &self.sea)
    }
    /// A slot of this kind holds neither a die nor damage (AH-DICE-02, AH-DAMAGE-06).
    pub fn is_free(&self, seat: Seat, slot: Slot) -> bool {
        let count = usize::from(slot.count(Faction::of_seat(seat)));
        self.players[seat].slots.row(slot)[..count].contains(&DieSlot::Empty)
    }
    pub fn flagship(&self, seat: Seat) -> Option<Space> {
        self.sea.flagship(seat)
    }
}

pub(crate) fn slots_of(seat: Seat, crew: CardSet, sea: &Sea) -> impl Iterator<Item = Slot> + use<> {
    let of_crew = crew.iter().filter_map(Slot::of_card); // AH-RECRUIT-07
    let (cutter, gunship) = (sea.at(Figure::Cutter).is_some(), sea.at(Figure::Gunship).is_some());
    let ships = [(Slot::Cutter, cutter), (Slot::Gunship4, gunship), (Slot::Gunship6, gunship)];
    let ships = ships.into_iter().filter(move |&(_, is_there)| is_there && seat == UNION).map(|(slot, _)| slot);
    Slot::board(Faction::of_seat(seat)).iter().copied().chain(of_crew).chain(ships)
}
