//! What one viewer sees of the table, with the answers that every part of the page needs: whose ship is near, which way it
//! sails, what is asked.

use crate::words::Words;
use turning_tides::{Action, Card, GOLD, PlayerView, SILVER, Side, TurningTides, View, enemy};
use wardroom_kernel::{Outcome, Seat, Seats, Viewer};
use wardroom_screen::{Say, Seen};

#[derive(Clone, Copy)]
pub(crate) struct Sight<'a> {
    pub view: &'a View,
    /// None for those who only look on.
    pub viewer: Option<Seat>,
    /// Whose ship is drawn below: the viewer's, else gold's.
    pub near: Seat,
    pub far: Seat,
    pub offers: &'a [Action],
    pub asked: Seats,
    pub sealed: Seats,
    /// The card that the viewer has laid face down.
    pub laid: Option<Card>,
    pub names: &'a [String],
    pub outcome: Option<Outcome>,
    pub is_reader: bool,
    pub say: Say<'a>,
    pub words: &'static Words,
}

impl<'a> Sight<'a> {
    pub(crate) fn new(seen: &Seen<'a, TurningTides>, say: Say<'a>) -> Sight<'a> {
        let viewer = match seen.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Referee => None,
        };
        let near = viewer.unwrap_or(GOLD);
        Sight {
            view: seen.view,
            viewer,
            near,
            far: enemy(near),
            // The papers for answering speak to whoever answers.
            offers: if seen.is_reader { seen.offers } else { &[] },
            asked: seen.asked,
            sealed: seen.sealed,
            laid: match seen.own_seal {
                Some(Action::ChooseCard(choice)) => Some(choice.card),
                _ => None,
            },
            names: seen.names,
            outcome: seen.outcome,
            is_reader: seen.is_reader,
            say,
            words: Words::of(say.language),
        }
    }
    pub(crate) fn player(&self, seat: Seat) -> &'a PlayerView {
        &self.view.players[seat]
    }
    pub(crate) fn name(&self, seat: Seat) -> &'a str {
        self.names.get(usize::from(seat.0)).map_or("", String::as_str)
    }
    /// Whether the viewer may touch what belongs to this seat.
    pub(crate) fn owns(&self, seat: Seat) -> bool {
        self.viewer == Some(seat)
    }
    /// Whether that is the reader: somebody else who looks through their eyes reads of them by name.
    pub(crate) fn is_you(&self, seat: Seat) -> bool {
        self.is_reader && self.owns(seat)
    }
    /// The viewer has answered and the others have not.
    pub(crate) fn is_sealed(&self) -> bool {
        self.viewer.is_some_and(|seat| self.sealed.contains(seat))
    }
    /// The viewer is asked which unit moves.
    pub(crate) fn moves(&self) -> bool {
        matches!(self.offers.first(), Some(Action::Move(_)))
    }
    /// In odd rounds the near ship sails to the right, in even rounds to the left; the other one against it.
    pub(crate) fn sails_right(&self, seat: Seat) -> bool {
        (seat == self.near) == (self.view.round % 2 == 1)
    }
    pub(crate) fn bearing(&self) -> Side {
        Side::bearing(self.view.round)
    }
    /// Who has lost, once it is over by the rules.
    pub(crate) fn loser(&self) -> Option<Seat> {
        let outcome = self.outcome?;
        [SILVER, GOLD]
            .into_iter()
            .find(|&seat| outcome.winners.contains(enemy(seat)) && !outcome.winners.contains(seat))
    }
}

/// The name of a seat in records, which is also that of its colours.
pub(crate) const fn slug(seat: Seat) -> &'static str {
    if seat.0 == SILVER.0 { "silver" } else { "gold" }
}

/// The drawing of a card.
pub(crate) const fn art(card: Card) -> &'static str {
    match card {
        Card::Wait => "act-wait",
        Card::Sailor => "unit-sailor",
        Card::Cannon => "unit-cannon",
        Card::Move => "act-move",
        Card::Navigate => "act-navigate",
        Card::Swing => "act-swing",
        Card::Fire => "act-fire",
    }
}
