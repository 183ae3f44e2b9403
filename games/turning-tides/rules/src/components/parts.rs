//! The facts that rules and screens ask for, checked when they were read.

use super::{Card, fixed::BOX, read};
use crate::table::{Cards, Hold, Ship, Side, Switches, Variant, Zone};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;
use wardroom_kernel::{BoxError, Seat};

#[derive(Debug)]
pub struct Parts {
    pub(super) fingerprint: String,
    pub name: Name,
    pub players: [PlayerFacts; 2],
    /// By card.
    pub cards: [CardFacts; 7],
    /// The level of each card: lower ones are carried out earlier (TT-ORDER-01).
    pub(crate) levels: [u8; 7],
    pub(crate) promotion_level: u8,
    /// How many each player has (TT-COMP-03); there is one captain and one mast.
    pub sailors: u8,
    pub cannons: u8,
    pub start: [Ship; 2],
    pub first_marker: Seat,
    /// Destroyed enemy zones that win the base game (TT-END-01).
    pub zones_to_win: u8,
    pub intro: IntroFacts,
    pub(super) base: Switches,
    pub(super) zones: [Name; Zone::COUNT as usize],
    pub(super) sides: [Name; 2],
    /// `captain`, `sailor`, `cannon`, `mast`, `forward`, `back`, `claim`, and the rulebook's other words.
    pub terms: BTreeMap<String, Name>,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Name {
    pub en: String,
    pub de: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerFacts {
    pub name: Name,
    pub ship: Name,
    pub ship_note: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardFacts {
    pub name: Name,
    pub count: u8,
    /// Where the copies start (TT-SETUP-07).
    pub hand: u8,
    pub pile: u8,
    pub exchange: u8,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IntroFacts {
    pub zones_to_win: u8,
    /// Cards in the hold at the start; all other exchange cards are out of the game.
    pub exchange: Cards,
    /// After these rounds one of them joins the draw pile.
    pub fire_after_rounds: Vec<u16>,
}

impl Parts {
    /// The starting cards of one place.
    fn cards_by(&self, count: impl Fn(&CardFacts) -> u8) -> Cards {
        let all = Card::ALL.into_iter().zip(&self.cards);
        let copies = all.flat_map(|(card, facts)| std::iter::repeat_n(card, count(facts).into()));
        Cards::try_from_iter(copies).expect("the box was checked: at most three of a kind")
    }
    pub fn starting_hand(&self) -> Cards {
        self.cards_by(|facts| facts.hand)
    }
    pub fn starting_pile(&self) -> Cards {
        self.cards_by(|facts| facts.pile)
    }
    pub fn starting_exchange(&self, variant: Variant) -> Cards {
        match variant {
            Variant::Base => self.cards_by(|facts| facts.exchange),
            Variant::Intro => self.intro.exchange,
        }
    }
    /// The exchange cards of a player who has never exchanged, in a round (TT-INTRO-04).
    pub fn exchange_cards_in(&self, variant: Variant, round: u16) -> Cards {
        let mut cards = self.starting_exchange(variant);
        if variant == Variant::Intro {
            let added = self.intro.fire_after_rounds.iter().filter(|&&after| after < round).count();
            (0..added.min(cards.count(Card::Fire).into())).for_each(|_| cards.take(Card::Fire));
        }
        cards
    }
    /// All cards of a player.
    pub fn cards_in(&self, variant: Variant) -> Cards {
        self.starting_hand().plus(self.starting_pile()).plus(self.starting_exchange(variant))
    }
    pub fn hold(&self, ship: &Ship) -> Hold {
        Hold {
            captain: ship.captain.is_none(),
            sailors: self.sailors.saturating_sub(ship.sailors_aboard()),
            cannons: self.cannons.saturating_sub(ship.cannons_aboard()),
            mast: !ship.has_mast,
        }
    }
    /// The options of a table that sets none.
    pub fn switches(&self, variant: Variant) -> Switches {
        Switches { variant, ..self.base }
    }
    /// Cards of one level are carried out in the order of the marker (TT-ORDER-03). A table may let Move and Navigate
    /// share the earlier of their levels (TT-RULING-01).
    pub fn level(&self, card: Card, switches: &Switches) -> u8 {
        let level = |card: Card| self.levels[card as usize];
        match card {
            Card::Move | Card::Navigate if switches.move_and_navigate_share_level => {
                level(Card::Move).min(level(Card::Navigate))
            }
            _ => level(card),
        }
    }
    pub fn card(&self, card: Card) -> &CardFacts {
        &self.cards[card as usize]
    }
    pub fn zone(&self, zone: Zone) -> &Name {
        &self.zones[zone.index()]
    }
    pub fn side(&self, side: Side) -> &Name {
        &self.sides[side as usize]
    }
}

pub(super) const SHIPPED: &str = include_str!("../../box.toml");

impl wardroom_kernel::Parts for Parts {
    fn read(toml: &str) -> Result<Parts, BoxError> {
        read::parse(toml).map(|parts| Parts { fingerprint: BOX.fingerprint(toml), ..parts })
    }
    fn shipped() -> &'static Parts {
        static PARTS: LazyLock<Parts> = LazyLock::new(|| BOX.parts());
        &PARTS
    }
    fn fingerprint(&self) -> &str {
        &self.fingerprint
    }
}
