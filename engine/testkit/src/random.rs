//! Games in which everybody answers at random.

use wardroom_kernel::{Dice, Fairness, Game, Luck, Match, Parts, Record, Seat, Setup};

/// A whole game, thrown with fair dice and told with all that is needed to check them. The same seed gives the same.
pub fn random_game<G: Game>(setup: &Setup, seed: u64) -> Record<G> {
    let secret = format!("{seed:016x}");
    let mut record = Record::new(setup.clone(), G::Parts::shipped()).unwrap_or_else(|why| panic!("{why}"));
    let contributions: Vec<String> = record.played.seats().map(|seat| G::seat_name(seat).into()).collect();
    let mut played = record.played.with_dice(Dice::new(&secret, &contributions));
    let mut luck = Luck(seed);
    while played.outcome().is_none() {
        let (seat, action) = any_answer(&played, &mut luck);
        played.submit(seat, played.seq(seat), action).unwrap_or_else(|why| panic!("`{action}`: {why}"));
    }
    record.played = played;
    record.heading.fairness = Fairness { commitment: Dice::commitment(&secret), contributions, secret: Some(secret) };
    record
}

/// Somebody who is asked, and something that is offered.
pub(crate) fn any_answer<G: Game>(of: &Match<G>, luck: &mut Luck) -> (Seat, G::Action) {
    let seat = any(of.asked(), luck).expect("somebody is asked");
    (seat, any(of.offers(seat), luck).expect("something is offered"))
}

pub(crate) fn any<T>(of: impl Iterator<Item = T>, luck: &mut Luck) -> Option<T> {
    let mut of: Vec<T> = of.collect();
    if of.is_empty() { None } else { Some(of.swap_remove(luck.below(of.len()))) }
}
