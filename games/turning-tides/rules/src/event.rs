//! Events: what happened, for the log, for moving pieces on a screen and for sounds. `is_for` says which viewers see one.

use crate::components::Card;
use crate::table::{Cards, Place, Played, Position, Verdict, Zone};
use serde::Serialize;
use wardroom_kernel::{Seat, Viewer};

/// Each event with the viewers who see it: `all`, the `owner` (the seat of its first field) or all `others`. The referee sees
/// what an owner sees (TT-LOOK-01, TT-LOOK-02, TT-LOOK-05).
macro_rules! events {
    ($($(#[$about:meta])* $viewers:ident $name:ident { $first:ident: $of:ty $(, $field:ident: $type:ty)* })+) => {
        #[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
        #[serde(rename_all = "kebab-case", tag = "event")]
        pub enum Event { $($(#[$about])* $name { $first: $of $(, $field: $type)* },)+ }

        impl Event {
            pub(crate) fn is_for(&self, viewer: Viewer) -> bool {
                match *self {
                    $(Event::$name { $first, .. } => events!(@$viewers viewer, $first),)+
                }
            }
        }
    };
    (@all $viewer:ident, $first:ident) => {{ let _ = $first; true }};
    (@owner $viewer:ident, $seat:ident) => { $viewer.is_privy_to($seat) };
    (@others $viewer:ident, $seat:ident) => { !$viewer.is_privy_to($seat) };
}

events! {
    /// Also after the ships have turned.
    all RoundBegan { round: u16 }
    all TurnBegan { round: u16, turn: u8 }
    /// To the owner; `left` cards remain in the pile.
    owner Drew { seat: Seat, card: Card, left: u8 }
    /// The same, to all other seats and spectators.
    others DrewACard { seat: Seat, left: u8 }
    /// Both cards are turned up; `first` is carried out first.
    all Revealed { played: [Played; 2], first: Seat }
    all Waited { seat: Seat }
    all SailorPlaced { seat: Seat, zone: Zone }
    all CannonPlaced { seat: Seat, at: Place, bears: bool }
    all CaptainMoved { seat: Seat, from: Zone, to: Zone }
    all SailorMoved { seat: Seat, from: Zone, to: Zone }
    all CannonMoved { seat: Seat, from: Place, to: Place, bears: bool }
    /// By Navigate; the position may be the same at either end.
    all NavigatedForward { seat: Seat, position: Position }
    all NavigatedBack { seat: Seat, position: Position }
    /// By Navigate; `MarkerTaken` follows.
    all Claimed { seat: Seat }
    /// From an own zone on an enemy zone.
    all Swung { seat: Seat, from: Zone, on: Zone, removed: SwingResult }
    all Fired { seat: Seat, from: Zone, on: Zone, result: FireResult }
    /// A sailor of the zone went to the hold, the captain took its place.
    all Promoted { seat: Seat, zone: Zone }
    /// There was no legal way to carry the card out.
    all NoEffect { seat: Seat, card: Card }
    /// It changed hands.
    all MarkerTaken { seat: Seat }
    all Discarded { seat: Seat, card: Card }
    /// Wait went back to hand.
    all WaitReturned { seat: Seat }
    /// Not by Navigate.
    all Sailed { position: Position, because: SailCause }
    all RoundOver { round: u16 }
    /// The exchange cards are turned up.
    all Exchanged { seat: Seat, given: Cards, taken: Cards }
    /// To the owner.
    owner PaidDamage { seat: Seat, cards: Cards }
    /// The same, to all other seats and spectators.
    others PaidSomeCards { seat: Seat, count: u8 }
    /// Introductory game: a Fire card joins the draw pile.
    all FireAdded { seat: Seat }
    all Shuffled { seat: Seat, pile: u8 }
    all ShipsTurned { round: u16 }
    all Ended { verdict: Verdict }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SwingResult {
    Nothing,
    Sailor,
    Captain,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FireResult {
    /// The zone was destroyed before.
    Nothing,
    Mast,
    Units(Lost),
    Destroyed,
}

/// Everything that left a zone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Lost {
    pub captain: bool,
    pub sailors: u8,
    /// On port, on starboard.
    pub cannons: [bool; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SailCause {
    /// Both have revealed Wait (TT-WAIT-02).
    BothWait,
    /// The last step of each turn (TT-TURN-09).
    EndOfTurn,
}
