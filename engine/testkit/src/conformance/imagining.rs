//! The unseen can be dealt anew at any question, and the game goes on from there.

use wardroom_kernel::{Answerer, FastRng, Game, Match, Seat, Viewer};

/// Returns where an imagined game has led.
pub(super) fn imagines_well<G: Game>(m: &Match<G>, seat: Seat, rng: &mut FastRng) -> G::Table {
    let view = G::view(m.table(), Viewer::Seat(seat));
    let dealt = G::determinize(&view, seat, rng);
    assert_eq!(view, G::view(&dealt, Viewer::Seat(seat)), "a view shows what is dealt anew");
    let mut standpoint = m.standpoint(seat);
    if m.asked().contains(seat) {
        let mut peek = Peek { seat, offers: Vec::new() };
        standpoint.imagine(rng, &mut peek);
        assert!(m.offers(seat).eq(peek.offers), "an imagined world offers {seat:?} something else");
    }
    let is_whole = rng.below(16) == 0;
    let answers = if is_whole { 10_000 } else { 64 };
    let (outcome, table) = standpoint.imagine(&mut rng.clone(), &mut For { answers, rng });
    assert!(outcome.is_some() || !is_whole, "an imagined game does not end");
    table.clone()
}

/// Stops at the first question to a seat.
struct Peek<A> {
    seat: Seat,
    offers: Vec<A>,
}
impl<G: Game> Answerer<G> for Peek<G::Action> {
    fn choose(&mut self, _: &G::Table, offers: &[(Seat, G::Action)]) -> Option<usize> {
        self.offers.extend(offers.iter().filter(|offer| offer.0 == self.seat).map(|offer| offer.1));
        self.offers.is_empty().then_some(0)
    }
    fn chance(&mut self, _: usize, _: u32) -> Option<u32> {
        Some(0)
    }
}

/// Luck, for so many answers.
pub(crate) struct For<'a> {
    pub(crate) answers: usize,
    pub(crate) rng: &'a mut FastRng,
}
impl<G: Game> Answerer<G> for For<'_> {
    fn choose(&mut self, _: &G::Table, offers: &[(Seat, G::Action)]) -> Option<usize> {
        self.answers = self.answers.checked_sub(1)?;
        Some(self.rng.below(offers.len()))
    }
    fn chance(&mut self, _: usize, outcomes: u32) -> Option<u32> {
        self.answers = self.answers.checked_sub(1)?;
        Some(self.rng.below(outcomes as usize) as u32)
    }
}
