//! A claim against a player whose time is up: the table talk that ends the match.

use crate::act::Act;
use wardroom_catalog::AnyMatch;
use wardroom_kernel::{Seat, Talk};

/// The acts that end the match against a seat: a resignation if the game offers one, else a surrender that a seat of the other
/// side accepts. If the seat has used up the offers of this turn, it resigns: no player escapes a claim by an offer.
pub fn last_words(sitting: &dyn AnyMatch, about: Seat, by: Seat) -> Option<Vec<Act>> {
    let (offer, accept) = ((about, Talk::OfferSurrender), (by, Talk::AcceptSurrender));
    let resignation = vec![(about, Talk::Resign)];
    // An offer that is open already is accepted.
    let surrender = [vec![accept], vec![offer, accept]];
    let is_the_end = |words: &Vec<(Seat, Talk)>| {
        let mut said = sitting.duplicate();
        let is_said = words.iter().all(|(seat, word)| said.submit_talk(*seat, *word).is_ok());
        is_said && said.outcome().is_some_and(|end| !end.winners.contains(about))
    };
    let may_resign = sitting.may_say(about).contains(&Talk::Resign);
    let offered = may_resign.then(|| resignation.clone());
    let words = offered.into_iter().chain(surrender).chain([resignation]).find(is_the_end)?;
    Some(words.into_iter().map(|(seat, word)| Act::Say { seat, word }).collect())
}
