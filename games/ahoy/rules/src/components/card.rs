//! The market cards (AH-RECRUIT-05, AH-CREW) and the plans (AH-PLAN). Costs and cargo are data: see `parts`.

use super::tile::Suit;
use serde::{Deserialize, Deserializer, Serialize};
use wardroom_kernel::{Problem, named};

named! {
    /// The 30 market cards, five of each suit in the order of suits. Two kinds of Crew come twice, with other Cargo.
    Card {
        Aeronauts = "aeronauts",
        Middleman = "middleman",
        Documentarian = "documentarian",
        Elder = "elder",
        SeaWitch = "sea-witch",
        Buccaneer = "buccaneer",
        Mystic = "mystic",
        Gunner = "gunner",
        GunnersMate = "gunners-mate",
        PowderMonkey = "powder-monkey",
        Fighters = "fighters",
        Cutpurse = "cutpurse",
        Shipwright = "shipwright",
        Emissary = "emissary",
        Grogmaster = "grogmaster",
        ConvincingComrade1 = "convincing-comrade-1",
        ConvincingComrade2 = "convincing-comrade-2",
        ConvincingOfficial1 = "convincing-official-1",
        ConvincingOfficial2 = "convincing-official-2",
        NaiveNoble = "naive-noble",
        Sailor = "sailor",
        BatteringBeakhead = "battering-beakhead",
        GhastlyGust = "ghastly-gust",
        WhisperingWind = "whispering-wind",
        Trawler = "trawler",
        Barrelman = "barrelman",
        Pilot = "pilot",
        SeaDog = "sea-dog",
        Diver = "diver",
        Merchant = "merchant",
    }
}

impl Card {
    /// The suit on its top left: where it can be recruited and smuggled, and for which regions it scores.
    pub const fn suit(self) -> Suit {
        Suit::ALL[self as usize / 5]
    }
    /// All cards of a suit.
    pub fn of_suit(suit: Suit) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().skip(suit as usize * 5).take(5)
    }
}

named! {
    /// The nine kinds of plans; how many there are of each is data.
    Plan {
        Cutter = "cutter",
        Gunship = "gunship",
        CloseCall = "close-call",
        DynamicEntry = "dynamic-entry",
        Enlist = "enlist",
        Evacuation = "evacuation",
        SecretWeapon = "secret-weapon",
        SneakAttack = "sneak-attack",
        WeaponsCache = "weapons-cache",
    }
}

impl Plan {
    /// Played at the start of a battle; all others are free actions (AH-PLAN-02).
    pub const fn is_for_battle(self) -> bool {
        matches!(self, Plan::CloseCall | Plan::SecretWeapon | Plan::WeaponsCache)
    }
}

/// A set of market cards; each of the thirty is somewhere, once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(into = "Vec<Card>")]
pub struct CardSet(u32);

impl CardSet {
    pub const NONE: CardSet = CardSet(0);
    pub const EVERY: CardSet = CardSet((1 << Card::ALL.len()) - 1);

    pub const fn has(self, card: Card) -> bool {
        self.0 & 1 << card as u32 != 0
    }
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    pub fn put(&mut self, card: Card) {
        self.0 |= 1 << card as u32;
    }
    /// Says whether it was there.
    pub fn take(&mut self, card: Card) -> bool {
        let was_there = self.has(card);
        self.0 &= !(1 << card as u32);
        was_there
    }
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }
    pub const fn plus(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }
    pub const fn minus(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }
    /// The five cards of a suit.
    pub const fn suit(suit: Suit) -> CardSet {
        CardSet(0b11111 << (suit as u32 * 5))
    }
    /// In card order.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let card = *Card::ALL.get(rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(card)
        })
    }
    pub fn nth(self, place: u32) -> Option<Card> {
        self.iter().nth(place as usize)
    }
}
impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::NONE;
        cards.into_iter().for_each(|card| set.put(card));
        set
    }
}
impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<CardSet, D::Error> {
        Vec::<Card>::deserialize(from)?.into_iter().try_fold(CardSet::NONE, |mut set, card| {
            if set.has(card) {
                return Err(Problem::twice("", card.name()).as_error());
            }
            set.put(card);
            Ok(set)
        })
    }
}
impl From<CardSet> for Vec<Card> {
    fn from(cards: CardSet) -> Vec<Card> {
        cards.iter().collect()
    }
}
