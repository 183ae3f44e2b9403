//! What a token stands for.

use crate::components::Card;
use crate::notation::{parse_card, parse_place, parse_zone};
use crate::table::{Place, Zone};

/// Everything on the screen that can be touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Touch {
    Card(Pile, Card),
    Aboard(Aboard),
    Held(Held),
    Enemy,
    DrawPile,
    DiscardPile,
    Claim,
    Other,
}

/// Where a card was touched, or what for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pile {
    Hand,
    Exchange,
    Spent,
    Give,
    Take,
    Spend,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Aboard {
    Zone(Zone),
    Side(Place),
    Captain,
    Sailor(Zone),
    Cannon(Place),
    Mast,
}

/// In the hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Held {
    Captain,
    Sailor,
    Cannon,
    Mast,
}

impl Touch {
    pub(super) fn parse(token: &str) -> Touch {
        match token {
            "captain" => Touch::Aboard(Aboard::Captain),
            "mast" => Touch::Aboard(Aboard::Mast),
            "claim" => Touch::Claim,
            "hold.captain" => Touch::Held(Held::Captain),
            "hold.sailor" => Touch::Held(Held::Sailor),
            "hold.cannon" => Touch::Held(Held::Cannon),
            "hold.mast" => Touch::Held(Held::Mast),
            "pile" => Touch::DrawPile,
            "discard" => Touch::DiscardPile,
            _ => Touch::parse_kind(token).unwrap_or(Touch::Other),
        }
    }
    fn parse_kind(token: &str) -> Option<Touch> {
        Some(match token.split_once('.')?.0 {
            "card" => Touch::Card(Pile::Hand, parse_card(token, "card.")?),
            "exchange" => Touch::Card(Pile::Exchange, parse_card(token, "exchange.")?),
            "spent" => Touch::Card(Pile::Spent, parse_card(token, "spent.")?),
            "give" => Touch::Card(Pile::Give, parse_card(token, "give.")?),
            "take" => Touch::Card(Pile::Take, parse_card(token, "take.")?),
            "spend" => Touch::Card(Pile::Spend, parse_card(token, "spend.")?),
            "zone" => Touch::Aboard(Aboard::Zone(parse_zone(token, "zone.")?)),
            "side" => Touch::Aboard(Aboard::Side(parse_place(token, "side.")?)),
            "sailor" => Touch::Aboard(Aboard::Sailor(parse_zone(token, "sailor.")?)),
            "cannon" => Touch::Aboard(Aboard::Cannon(parse_place(token, "cannon.")?)),
            "discard" => Touch::DiscardPile,
            "enemy" => Touch::Enemy,
            _ => return None,
        })
    }
    /// The zone it is in; of the captain the ship knows.
    pub(super) fn zone(self) -> Option<Zone> {
        match self {
            Touch::Aboard(Aboard::Zone(zone) | Aboard::Sailor(zone)) => Some(zone),
            Touch::Aboard(Aboard::Side(at) | Aboard::Cannon(at)) => Some(at.zone),
            Touch::Aboard(Aboard::Mast) => Some(Zone::MAST),
            Touch::Aboard(Aboard::Captain)
            | Touch::Card(..)
            | Touch::Held(_)
            | Touch::Enemy
            | Touch::DrawPile
            | Touch::DiscardPile
            | Touch::Claim
            | Touch::Other => None,
        }
    }
    /// The side of a zone, if it has one.
    pub(super) fn side(self) -> Option<Place> {
        match self {
            Touch::Aboard(Aboard::Side(at) | Aboard::Cannon(at)) => Some(at),
            Touch::Aboard(Aboard::Zone(_) | Aboard::Sailor(_) | Aboard::Captain | Aboard::Mast)
            | Touch::Card(..)
            | Touch::Held(_)
            | Touch::Enemy
            | Touch::DrawPile
            | Touch::DiscardPile
            | Touch::Claim
            | Touch::Other => None,
        }
    }
}
