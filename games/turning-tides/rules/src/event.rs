//! What is told at the table, for the log, for moving pieces on a screen and for sounds. `may_hear` says to whom.

use crate::components::Card;
use crate::table::{Cards, Place, Played, Position, Verdict, Zone};
use serde::Serialize;
use wardroom_kernel::{Seat, Viewer};

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
pub enum Event {
    /// Also after the ships have turned.
    RoundBegan {
        round: u16,
    },
    TurnBegan {
        round: u16,
        turn: u8,
    },
    /// To the owner; `left` cards remain in the pile.
    Drew {
        seat: Seat,
        card: Card,
        left: u8,
    },
    /// The same, to everybody else.
    DrewACard {
        seat: Seat,
        left: u8,
    },
    /// Both cards are turned up; `first` is carried out first.
    Revealed {
        played: [Played; 2],
        first: Seat,
    },
    Waited {
        seat: Seat,
    },
    SailorPlaced {
        seat: Seat,
        zone: Zone,
    },
    CannonPlaced {
        seat: Seat,
        at: Place,
        bears: bool,
    },
    CaptainMoved {
        seat: Seat,
        from: Zone,
        to: Zone,
    },
    SailorMoved {
        seat: Seat,
        from: Zone,
        to: Zone,
    },
    CannonMoved {
        seat: Seat,
        from: Place,
        to: Place,
        bears: bool,
    },
    /// By Navigate; the position may be the same at either end.
    NavigatedForward {
        seat: Seat,
        position: Position,
    },
    NavigatedBack {
        seat: Seat,
        position: Position,
    },
    /// By Navigate; `MarkerTaken` follows.
    Claimed {
        seat: Seat,
    },
    /// From an own zone on an enemy zone.
    Swung {
        seat: Seat,
        from: Zone,
        on: Zone,
        removed: SwingResult,
    },
    Fired {
        seat: Seat,
        from: Zone,
        on: Zone,
        result: FireResult,
    },
    /// A sailor of the zone went to the hold, the captain took its place.
    Promoted {
        seat: Seat,
        zone: Zone,
    },
    /// There was no legal way to carry the card out.
    NoEffect {
        seat: Seat,
        card: Card,
    },
    /// It changed hands.
    MarkerTaken {
        seat: Seat,
    },
    Discarded {
        seat: Seat,
        card: Card,
    },
    /// Wait went back to hand.
    WaitReturned {
        seat: Seat,
    },
    /// Without anybody navigating.
    Sailed {
        position: Position,
        because: Wind,
    },
    RoundOver {
        round: u16,
    },
    /// The exchange cards are turned up.
    Exchanged {
        seat: Seat,
        given: Cards,
        taken: Cards,
    },
    /// To the owner.
    PaidDamage {
        seat: Seat,
        cards: Cards,
    },
    /// The same, to everybody else.
    PaidSomeCards {
        seat: Seat,
        count: u8,
    },
    /// Introductory game: a Fire card joins the draw pile.
    FireAdded {
        seat: Seat,
    },
    Shuffled {
        seat: Seat,
        pile: u8,
    },
    ShipsTurned {
        round: u16,
    },
    Ended {
        verdict: Verdict,
    },
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
pub enum Wind {
    /// Both have revealed Wait (TT-WAIT-02).
    BothWait,
    /// The last step of each turn (TT-TURN-09).
    EndOfTurn,
}

impl Event {
    /// TT-LOOK-01, TT-LOOK-02, TT-LOOK-05. The referee sees the full events.
    pub(crate) fn is_for(&self, viewer: Viewer) -> bool {
        match *self {
            Event::Drew { seat, .. } | Event::PaidDamage { seat, .. } => viewer.is_privy_to(seat),
            Event::DrewACard { seat, .. } | Event::PaidSomeCards { seat, .. } => !viewer.is_privy_to(seat),
            Event::RoundBegan { .. }
            | Event::TurnBegan { .. }
            | Event::Revealed { .. }
            | Event::Waited { .. }
            | Event::SailorPlaced { .. }
            | Event::CannonPlaced { .. }
            | Event::CaptainMoved { .. }
            | Event::SailorMoved { .. }
            | Event::CannonMoved { .. }
            | Event::NavigatedForward { .. }
            | Event::NavigatedBack { .. }
            | Event::Claimed { .. }
            | Event::Swung { .. }
            | Event::Fired { .. }
            | Event::Promoted { .. }
            | Event::NoEffect { .. }
            | Event::MarkerTaken { .. }
            | Event::Discarded { .. }
            | Event::WaitReturned { .. }
            | Event::Sailed { .. }
            | Event::RoundOver { .. }
            | Event::Exchanged { .. }
            | Event::FireAdded { .. }
            | Event::Shuffled { .. }
            | Event::ShipsTurned { .. }
            | Event::Ended { .. } => true,
        }
    }
}
