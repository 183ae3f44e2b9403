//! What a bot may know of a match.

use super::{Answerer, FastRng, Game, Match, Outcome, Run, Seat, Seats, Step, Viewer};

/// What one seat knows: its view, its question, and worlds in which both are the same.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/duel.rs"));
/// # fn main() {
/// use wardroom_kernel::Match;
/// let mut duel = Match::<Duel>::at(Table { coins: [9, 9], islands: [1, 0] });
/// duel.submit(Seat(0), duel.seq(Seat(0)), Bid(9).into()).unwrap();
/// let mut bob = duel.standpoint(Seat(1)); // who does not know that bid
/// let mut rng = FastRng(1);
/// let won = (0..100).filter(|_| {
///     let (end, _table) = bob.imagine(&mut rng.clone(), &mut rng);
///     end.is_some_and(|end| end.winners.contains(Seat(1)))
/// });
/// assert!(0 < won.count(), "all is not lost, as far as bob knows");
/// # }
/// ```
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
    pub fn imagine(&mut self, rng: &mut FastRng, live: &mut impl Answerer<G>) -> (Option<Outcome>, &G::Table) {
        let Step { table, answers, .. } = self.of.step();
        self.run.table.clone_from(table);
        self.run.tape.answers.clear();
        self.run.tape.answers.extend_from_slice(answers);
        (self.run.play_tape(live, Some((self.seat, rng))), &self.run.table)
    }
}
