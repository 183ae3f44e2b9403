//! What a bot may know of a match.

use super::{Game, Live, Luck, Match, Outcome, Run, Seat, Seats, Step, Viewer};

/// What one seat knows: its view, its question, and worlds in which both are the same.
#[derive(Debug)]
pub struct Standpoint<'m, G: Game> {
    of: &'m Match<G>,
    seat: Seat,
    run: Run<G>,
}

impl<'m, G: Game> Standpoint<'m, G> {
    pub(super) fn new(of: &'m Match<G>, seat: Seat) -> Self {
        Standpoint { of, seat, run: Run::at(of.step().table.clone()) }
    }
    pub fn seat(&self) -> Seat {
        self.seat
    }
    pub fn seats(&self) -> Seats {
        self.of.seats()
    }
    pub fn view(&self) -> G::View {
        G::view(self.of.table(), Viewer::Seat(self.seat))
    }
    pub fn offers(&self) -> impl Iterator<Item = G::Action> + use<'m, G> {
        self.of.offers(self.seat)
    }
    /// Plays on in a world dealt anew, with `live` answering for everybody. The step is run up to the open question,
    /// and there the table is exchanged: `live` is never near anything that the seat does not know.
    pub fn imagine(&mut self, luck: &mut Luck, live: &mut impl Live<G>) -> (Option<Outcome>, &G::Table) {
        let Step { table, answers, .. } = self.of.step();
        self.run.table.clone_from(table);
        self.run.tape.answers.clear();
        self.run.tape.answers.extend_from_slice(answers);
        (self.run.play_tape(live, Some((self.seat, luck))), &self.run.table)
    }
}
