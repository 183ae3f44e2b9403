//! Who may see what (AH-LIMIT-06), and which tables look the same to a seat.
//!
//! `see` is the only place that decides what is shown; it names every field of the table, so that
//! a new field does not compile until it is decided here.

use crate::components::{Card, CardSet, Faction, Parts, Plan, Region, Slot};
use crate::table::{
    Cell, Dice, DieSlot, Figure, Phase, PlanCards, Plans, Player, RulesVersion, Sea, Slots, Table, UNION, UnderWay,
};
use serde::{Serialize, Serializer};
use wardroom_kernel::{Deck, FastRng, PartsRef, Seat, Seats, Viewer};

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    #[serde(skip)]
    pub parts: PartsRef<Parts>,
    pub version: RulesVersion,
    pub seats: u8,
    pub round: u16,
    pub turns: u32,
    pub first: Seat,
    pub phase: Phase,
    /// The drawn tile, the battle step by step, the figure that moves.
    pub under_way: UnderWay,
    /// Map, figures, Comrades; `sea.standing()` says who leads where by how much.
    pub sea: Sea,
    pub market: [Option<Card>; 3],
    /// All cards that are still in the market deck: all players know which, but not in which order.
    pub deck: CardSet,
    pub players: [PlayerView; 4],
    pub plan_hand: Hand,
    pub plan_deck: u8,
    pub plan_discard: Plans,
    pub tiles_in_stack: u8,
    pub gold_in_supply: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    pub gold: u8,
    pub fame: u16,
    pub hand: Dice, // AH-DICE-09
    pub aside: Dice,
    pub slots: BoardSlots,
    pub crew: CardSet,
    pub cargo: CardSet,
    /// Which card lies in which pile: delivered Cargo was open (AH-RULING-67).
    pub pledged: [CardSet; 2],
    pub marker: Marker,
    pub white: Cell,
    pub black: Cell,
}

/// The die slots of a player, as many of each kind as its faction's board has (AH-DICE-04).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardSlots {
    slots: Slots,
    of: Faction,
}

impl BoardSlots {
    /// The slots of a kind, from left to right.
    pub fn row(&self, slot: Slot) -> &[DieSlot] {
        &self.slots.row(slot)[..usize::from(slot.count(self.of))]
    }
    /// How many of a kind hold that.
    pub fn count(&self, slot: Slot, holds: DieSlot) -> u8 {
        self.row(slot).iter().filter(|&&it| it == holds).count() as u8
    }
    pub fn has(&self, slot: Slot, holds: DieSlot) -> bool {
        self.row(slot).contains(&holds)
    }
}
/// Only rows that hold something.
impl Serialize for BoardSlots {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let rows = Slot::ALL.into_iter().map(|slot| (slot, self.row(slot)));
        to.collect_map(rows.filter(|(_, row)| row.iter().any(|&holds| holds != DieSlot::Empty)))
    }
}

/// The pledge marker on pile 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Marker {
    /// Not laid yet, or no Smuggler.
    None,
    FaceDown,
    Shows(Faction),
}

/// Open plans, or the backs of so many.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hand {
    Plans(Plans),
    Backs(u8),
}

impl Hand {
    pub fn len(&self) -> u8 {
        match self {
            Hand::Plans(plans) => plans.len() as u8,
            Hand::Backs(count) => *count,
        }
    }
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
    pub fn plans(&self) -> Option<&Plans> {
        match self {
            Hand::Plans(plans) => Some(plans),
            Hand::Backs(_) => None,
        }
    }
}

pub(crate) fn see(table: &Table, to: Viewer) -> View {
    let Table { parts, version, seats, round, turns, first, phase, under_way, sea, market, deck, players, plans } =
        table;
    let PlanCards { deck: plan_deck, hand, discard } = plans;
    let is_shown_to = |seat: Seat| to.is_privy_to(seat) || matches!(phase, Phase::Over(_));
    let player = |place: usize| {
        let Player { gold, fame, hand, aside, slots, crew, cargo, pledged, first_pile, white, black } = players[place];
        let marker = match first_pile {
            None => Marker::None,
            Some(faction) if is_shown_to(Seat(place as u8)) => Marker::Shows(faction),
            Some(_) => Marker::FaceDown,
        };
        let slots = BoardSlots { slots, of: Faction::of_seat(Seat(place as u8)) };
        PlayerView { gold, fame, hand, aside, slots, crew, cargo, pledged, marker, white, black }
    };
    let is_hand_open = to.is_privy_to(UNION);
    View {
        parts: *parts,
        version: *version,
        seats: *seats,
        round: *round,
        turns: *turns,
        first: *first,
        phase: *phase,
        under_way: *under_way,
        sea: *sea,
        market: *market,
        deck: *deck,
        players: [0, 1, 2, 3].map(player),
        plan_hand: if is_hand_open { Hand::Plans(hand.clone()) } else { Hand::Backs(hand.len() as u8) },
        plan_deck: (plan_deck.cards.len() + plan_deck.top.len()) as u8,
        plan_discard: discard.clone(),
        tiles_in_stack: table.tiles_in_stack(),
        gold_in_supply: table.gold_in_supply(),
    }
}

impl View {
    pub fn seats(&self) -> Seats {
        Seats::first(self.seats)
    }
    pub fn player(&self, seat: Seat) -> &PlayerView {
        &self.players[seat]
    }
    /// Plans that the viewer sees nowhere: in the deck, and for others than the Union in its hand.
    pub fn unseen_plans(&self) -> Plans {
        let mut unseen: Plans = self.parts.plans().collect();
        let ships = [(Plan::Cutter, Figure::Cutter), (Plan::Gunship, Figure::Gunship)];
        let in_play = ships.into_iter().filter(|&(_, ship)| self.sea.at(ship).is_some()).map(|(plan, _)| plan);
        let seen = self.plan_discard.iter().copied().chain(in_play);
        for plan in seen.chain(self.plan_hand.plans().into_iter().flat_map(|plans| plans.iter().copied())) {
            unseen.take(plan);
        }
        unseen
    }
    /// The kinds of die slots that a player has now, as `Table::slots`.
    pub fn slots(&self, seat: Seat) -> impl Iterator<Item = Slot> {
        crate::table::slots_of(seat, self.players[seat].crew, &self.sea)
    }
    /// Whether the plan Enlist would find a card to recruit now.
    pub fn can_enlist(&self) -> bool {
        crate::rules::can_enlist(&self.sea, self.market)
    }
    /// Tiles that are in the stack, or the one in the box.
    pub fn unseen_tiles(&self) -> impl Iterator<Item = Region> {
        let is_unseen = |region: &Region| !self.sea.map.has(*region) && self.under_way.drawn != Some(*region);
        Region::ALL.into_iter().filter(is_unseen)
    }
}

/// A table that looks the same to the seat that has this view: unseen plans and pledge markers are dealt anew.
/// `plan_deck`, `tiles_in_stack` and `gold_in_supply` follow from the rest.
pub(crate) fn determinize(view: &View, rng: &mut FastRng) -> Table {
    let View {
        parts,
        version,
        seats,
        round,
        turns,
        first,
        phase,
        under_way,
        sea,
        market,
        deck,
        players,
        plan_hand,
        plan_deck: _,
        plan_discard,
        tiles_in_stack: _,
        gold_in_supply: _,
    } = view;
    let mut unseen = view.unseen_plans();
    let hand = match plan_hand {
        Hand::Plans(plans) => plans.clone(),
        Hand::Backs(count) => {
            let mut hand = Plans::default();
            for _ in 0..*count {
                let plan = unseen[rng.below(unseen.len())];
                unseen.take(plan);
                hand.put(plan);
            }
            hand
        }
    };
    let mut player = |place: usize| {
        let PlayerView { gold, fame, hand, aside, slots, crew, cargo, pledged, marker, white, black } = players[place];
        let first_pile = match marker {
            Marker::None => None,
            Marker::Shows(faction) => Some(faction),
            Marker::FaceDown => Some([Faction::Squadron, Faction::Union][rng.below(2)]),
        };
        Player { gold, fame, hand, aside, slots: slots.slots, crew, cargo, pledged, first_pile, white, black }
    };
    Table {
        parts: *parts,
        version: *version,
        seats: *seats,
        round: *round,
        turns: *turns,
        first: *first,
        phase: *phase,
        under_way: *under_way,
        sea: *sea,
        market: *market,
        deck: *deck,
        players: [0, 1, 2, 3].map(&mut player),
        plans: PlanCards { deck: unseen.iter().copied().collect::<Deck<_, _>>(), hand, discard: plan_discard.clone() },
    }
}
