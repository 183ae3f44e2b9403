//! What one viewer sees of the table, with the answers that every part of the page needs: whose ship is near, which way it
//! sails, what is asked.

use crate::words::Words;
use std::ops::Deref;
use turning_tides::{Action, Card, GOLD, PlayerView, SILVER, Side, TurningTides, enemy};
use wardroom_kernel::Seat;
use wardroom_ui::{Say, ScreenContext};

#[derive(Clone, Copy)]
pub(crate) struct TableView<'a> {
    context: ScreenContext<'a, TurningTides>,
    /// Whose ship is drawn below: the viewer's, else gold's.
    pub near: Seat,
    pub far: Seat,
    /// The card that the viewer has laid face down.
    pub laid: Option<Card>,
    pub say: Say<'a>,
    pub words: &'static Words,
}

impl<'a> Deref for TableView<'a> {
    type Target = ScreenContext<'a, TurningTides>;
    fn deref(&self) -> &ScreenContext<'a, TurningTides> {
        &self.context
    }
}

impl<'a> TableView<'a> {
    pub(crate) fn new(context: &ScreenContext<'a, TurningTides>, say: Say<'a>) -> TableView<'a> {
        let near = context.viewer.unwrap_or(GOLD);
        TableView {
            // The parts for answering are for the seat that answers.
            context: ScreenContext { offers: if context.is_reader { context.offers } else { &[] }, ..*context },
            near,
            far: enemy(near),
            laid: match context.own_seal {
                Some(Action::ChooseCard(choice)) => Some(choice.card),
                _ => None,
            },
            say,
            words: Words::in_language(say.language),
        }
    }
    pub(crate) fn player(&self, seat: Seat) -> &'a PlayerView {
        &self.view.players[seat]
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
