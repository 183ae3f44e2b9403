//! What is said for somebody whose time is up and whose game the others claim.

use crate::journal::Act;
use wardroom_catalog::AnyMatch;
use wardroom_kernel::{Seat, Talk};

/// The words that end the match against somebody: a resignation where the game offers one, else a surrender that somebody on
/// the other side accepts. Who has used up the offers of this turn has resigned: nobody escapes a claim by what they said.
pub(crate) fn last_words(sitting: &dyn AnyMatch, about: Seat, by: Seat) -> Option<Vec<Act>> {
    let (offer, accept) = ((about, Talk::OfferSurrender), (by, Talk::AcceptSurrender));
    let resignation = vec![(about, Talk::Resign)];
    // One that is open already is taken as it stands.
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
