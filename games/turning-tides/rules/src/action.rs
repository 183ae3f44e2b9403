//! What can be decided (TT-DEC-01): one small type per question, `Action` is their sum. Surrender is table talk.

use crate::components::Card;
use crate::table::{Cards, Place, Zone};
use derive_more::{From, TryInto};

/// TT-DEC-02
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ChooseCard {
    pub card: Card,
}
/// TT-DEC-03
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlaceSailor {
    pub zone: Zone,
}
/// TT-DEC-04
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlaceCannon {
    pub at: Place,
}
/// TT-DEC-05, TT-DEC-06, TT-DEC-07: one decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    Captain { to: Zone },
    Sailor { from: Zone, to: Zone },
    Cannon { from: Place, to: Place },
}
/// TT-DEC-08
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Navigate {
    Forward,
    Back,
    Claim,
}
/// TT-DEC-09
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Swing {
    pub from: Zone,
}
/// TT-DEC-10
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fire {
    pub from: Zone,
}
/// TT-DEC-11
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Promote {
    pub zone: Zone,
}
/// TT-DEC-12: as many taken as given, no kind in both.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Exchange {
    pub give: Cards,
    pub take: Cards,
}
/// TT-DEC-13
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PayDamage {
    pub cards: Cards,
}

/// One answer. Its text is in `notation` (TT-DEC-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, From, TryInto)]
pub enum Action {
    ChooseCard(ChooseCard),
    PlaceSailor(PlaceSailor),
    PlaceCannon(PlaceCannon),
    Move(Move),
    Navigate(Navigate),
    Swing(Swing),
    Fire(Fire),
    Promote(Promote),
    Exchange(Exchange),
    PayDamage(PayDamage),
}
