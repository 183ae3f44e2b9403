//! The players' boards: die slots and what they accept (AH-DICE-03, AH-DICE-04), the Rewards grid's cells.
//!
//! The rules are written for these boards; the box is checked against them.

use super::card::Card;
use super::{Faction, Pips};
use wardroom_kernel::named;

named! {
    /// A kind of die slot: the slots of one action that accept the same dice are alike.
    Slot {
        Sail = "sail",
        FullSail = "full-sail",
        Tailwind = "tailwind",
        Order = "order",
        Assemble = "assemble",
        Cannons = "cannons",
        /// The Squadron's two Cannons slots accept one value each (AH-SQUAD-10).
        Cannons5 = "cannons-5",
        Cannons6 = "cannons-6",
        Bombard = "bombard",
        Deploy = "deploy",
        Inspire = "inspire",
        Rally = "rally",
        Negotiate = "negotiate",
        Repair = "repair",
        Shipwright = "shipwright",
        ConvincingComrade1 = "convincing-comrade-1",
        ConvincingComrade2 = "convincing-comrade-2",
        ConvincingOfficial1 = "convincing-official-1",
        ConvincingOfficial2 = "convincing-official-2",
        Sailor = "sailor",
        Trawler = "trawler",
        /// Cost slots of Crew (AH-RECRUIT-02): dashed, and no slot to place on later (AH-RULING-41).
        Elder = "elder",
        Gunner = "gunner",
        PowderMonkey = "powder-monkey",
        Cutpurse = "cutpurse",
        WhisperingWind = "whispering-wind",
        Pilot = "pilot",
        Cutter = "cutter",
        Gunship4 = "gunship-4",
        Gunship6 = "gunship-6",
    }
}

/// Which dice a slot takes (AH-DICE-03).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Accepts {
    Any,
    Even,
    Only(Pips),
}

impl Accepts {
    pub const fn takes(self, die: Pips) -> bool {
        match self {
            Accepts::Any => true,
            Accepts::Even => die as u8 % 2 == 1,
            Accepts::Only(value) => die as u8 == value as u8,
        }
    }
}

impl Slot {
    pub const CANNONS: [Slot; 3] = [Slot::Cannons, Slot::Cannons5, Slot::Cannons6];

    pub const fn accepts(self, of: Faction) -> Accepts {
        match self {
            Slot::Order => Accepts::Only(Pips::Three),
            Slot::Assemble => Accepts::Only(Pips::One),
            Slot::Cannons5 => Accepts::Only(Pips::Five),
            Slot::Cannons6 | Slot::Inspire | Slot::Rally | Slot::Gunship6 => Accepts::Only(Pips::Six),
            Slot::Bombard | Slot::Gunship4 => Accepts::Only(Pips::Four),
            Slot::Negotiate => Accepts::Even,
            Slot::Repair => match of {
                Faction::Squadron => Accepts::Only(Pips::Two),
                Faction::Union | Faction::Smuggler => Accepts::Even, // AH-DICE-11
            },
            _ => Accepts::Any,
        }
    }
    /// How many there are of it on a board; of slots on cards there is one.
    pub const fn count(self, of: Faction) -> u8 {
        match (self, of) {
            (Slot::Sail, Faction::Squadron | Faction::Union) => 4,
            (Slot::Sail, Faction::Smuggler) => 3,
            (Slot::Tailwind, Faction::Squadron | Faction::Union) => 2,
            _ => 1,
        }
    }
    /// AH-DAMAGE-02: dashed slots cannot be damaged.
    pub const fn is_dashed(self) -> bool {
        matches!(self, Slot::Repair) || self.is_cost()
    }
    /// The cost slot of a Crew card.
    pub const fn is_cost(self) -> bool {
        (Slot::Elder as u8) <= self as u8 && self as u8 <= Slot::Pilot as u8
    }
    pub const fn is_cannons(self) -> bool {
        matches!(self, Slot::Cannons | Slot::Cannons5 | Slot::Cannons6)
    }
    /// A slot of the Cutter or the Gunship.
    pub const fn is_ship(self) -> bool {
        matches!(self, Slot::Cutter | Slot::Gunship4 | Slot::Gunship6)
    }
    /// The Crew card it is printed on.
    pub const fn card(self) -> Option<Card> {
        Some(match self {
            Slot::Shipwright => Card::Shipwright,
            Slot::ConvincingComrade1 => Card::ConvincingComrade1,
            Slot::ConvincingComrade2 => Card::ConvincingComrade2,
            Slot::ConvincingOfficial1 => Card::ConvincingOfficial1,
            Slot::ConvincingOfficial2 => Card::ConvincingOfficial2,
            Slot::Sailor => Card::Sailor,
            Slot::Trawler => Card::Trawler,
            Slot::Elder => Card::Elder,
            Slot::Gunner => Card::Gunner,
            Slot::PowderMonkey => Card::PowderMonkey,
            Slot::Cutpurse => Card::Cutpurse,
            Slot::WhisperingWind => Card::WhisperingWind,
            Slot::Pilot => Card::Pilot,
            _ => return None,
        })
    }
    /// The slot of a Crew card: for a die action or for its cost.
    pub const fn of_card(card: Card) -> Option<Slot> {
        const OF_CARDS: [Option<Slot>; Card::ALL.len()] = {
            let (mut slots, mut index) = ([None; Card::ALL.len()], 0);
            while index < Slot::ALL.len() {
                if let Some(card) = Slot::ALL[index].card() {
                    slots[card as usize] = Some(Slot::ALL[index]);
                }
                index += 1;
            }
            slots
        };
        OF_CARDS[card as usize]
    }
    /// The slots of a board, from left to right.
    pub const fn board(of: Faction) -> &'static [Slot] {
        match of {
            Faction::Squadron => &[
                Slot::Sail,
                Slot::Tailwind,
                Slot::Order,
                Slot::Cannons5,
                Slot::Cannons6,
                Slot::Bombard,
                Slot::Deploy,
                Slot::Repair,
            ],
            Faction::Union => {
                // AH-UNION-05
                &[Slot::Sail, Slot::Tailwind, Slot::Assemble, Slot::Cannons, Slot::Inspire, Slot::Rally, Slot::Repair]
            }
            Faction::Smuggler => {
                // AH-SMUG-08
                &[Slot::Sail, Slot::FullSail, Slot::Tailwind, Slot::Cannons, Slot::Negotiate, Slot::Repair]
            }
        }
    }
}

named! {
    /// What the cells of the Rewards grid give (AH-REWARD).
    Reward {
        FameForGold = "fame-for-gold",
        Move2 = "move-2",
        Fame1 = "fame-1",
        Fame2 = "fame-2",
        Fame3 = "fame-3",
        Recruit = "recruit",
        Fame4Wealth = "fame-4-wealth",
        FreeTailwind = "free-tailwind",
        Gold1 = "gold-1",
        Gold2 = "gold-2",
        RepairAll = "repair-all",
        Start = "start",
        AddTile = "add-tile",
        Move2IgnoringBattles = "move-2-ignoring-battles",
        RepairAllFame = "repair-all-fame",
    }
}
