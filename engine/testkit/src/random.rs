//! Games in which everybody answers at random.

use wardroom_kernel::{Dice, Fairness, FastRng, Game, Match, Parts, Record, Seat, Setup};

/// A whole game, thrown with fair dice and told with all that is needed to check them. The same seed gives the same.
pub fn random_game<G: Game>(setup: &Setup, seed: u64) -> Record<G> {
    let secret = format!("{seed:016x}");
    let mut record = Record::new(setup.clone(), G::Parts::shipped()).unwrap_or_else(|why| panic!("{why}"));
    let contributions: Vec<String> = record.played.seats().map(|seat| G::seat_name(seat).into()).collect();
    let mut played = record.played.with_dice(Dice::new(&secret, &contributions));
    let mut rng = FastRng(seed);
    while played.outcome().is_none() {
        let (seat, action) = any_answer(&played, &mut rng);
        played.submit(seat, played.seq(seat), action).unwrap_or_else(|why| panic!("`{action}`: {why}"));
    }
    record.played = played;
    record.heading.fairness = Fairness { commitment: Dice::commitment(&secret), contributions, secret: Some(secret) };
    record
}

/// Looks at every moment of some games, each of so many answers at most: a moment is a question to a seat or to chance,
/// or the end. For rules that say *always* or *never*.
pub fn random_games<G: Game>(setup: &Setup, games: u64, answers: usize, mut look: impl FnMut(&Match<G>)) {
    for game in 0..games {
        let mut played = Match::new(setup, G::Parts::shipped()).unwrap_or_else(|why| panic!("{why}"));
        let mut rng = FastRng(game);
        // Whether steps are pure is for the conformance suite to show.
        played.check_purity = false;
        while played.outcome().is_none() && played.answers().len() < answers {
            look(&played);
            answer(&mut played, &mut rng);
        }
        look(&played);
    }
}

/// Chance answers, or a seat that is asked.
pub(crate) fn answer<G: Game>(played: &mut Match<G>, rng: &mut FastRng) {
    if let Some(outcomes) = played.chance() {
        let outcome = rng.below(outcomes as usize) as u32;
        played.submit_chance(played.seq(Seat(0)), outcome).expect("nature is asked");
    } else {
        let (seat, action) = any_answer(played, rng);
        played.submit(seat, played.seq(seat), action).expect("it is offered");
    }
}

/// A seat that is asked, and one of its offers.
pub(crate) fn any_answer<G: Game>(of: &Match<G>, rng: &mut FastRng) -> (Seat, G::Action) {
    let seat = any(of.asked(), rng).expect("a seat is asked");
    (seat, any(of.offers(seat), rng).expect("something is offered"))
}

pub(crate) fn any<T>(of: impl Iterator<Item = T>, rng: &mut FastRng) -> Option<T> {
    let mut of: Vec<T> = of.collect();
    if of.is_empty() { None } else { Some(of.swap_remove(rng.below(of.len()))) }
}
