//! How well a bot plays.

use crate::{Evaluator, NoEvaluation, Search, SearchResult, think};
use std::{fmt, str::FromStr, time::Duration};
use wardroom_kernel::{FastRng, Game, Standpoint};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// Takes any offer.
    Random,
    /// Searches a few imagined games only.
    Easy,
    /// Searches for as long as it is given.
    Strong,
    /// As strong without an evaluator: measures what a game's evaluator is good for.
    StrongUnguided,
}

/// Called every few imagined games: whether the search may go on.
pub type Budget<'p> = &'p mut dyn FnMut(Progress) -> bool;

/// How far a search has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// How many games were imagined.
    pub games: u32,
    /// How many tries the best answer is ahead of the next.
    pub lead: u32,
}

impl Progress {
    /// Whether more thinking is unlikely to change the answer: the next best would need more than half of all games there
    /// is still time for. An opponent must not be able to measure this time: it depends on what the seat holds.
    pub fn is_settled(self, spent: Duration, budget: Duration) -> bool {
        let left = budget.saturating_sub(spent).as_nanos();
        left == 0 || u128::from(self.games) * left < 2 * u128::from(self.lead) * spent.as_nanos()
    }
}

impl Level {
    pub const ALL: [Level; 4] = [Level::Random, Level::Easy, Level::Strong, Level::StrongUnguided];
    /// So few imagined games that it overlooks things, as a beginner does.
    const EASY_ITERATIONS: u32 = 24;

    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Easy => "easy",
            Level::Strong => "strong",
            Level::StrongUnguided => "plain",
        }
    }
    /// Weighs the offers of the open question.
    pub fn think<G: Game>(
        self,
        standpoint: &mut Standpoint<'_, G>,
        evaluator: &dyn Evaluator<G>,
        rng: &mut FastRng,
        budget: Budget<'_>,
    ) -> SearchResult<G::Action> {
        match self {
            Level::Random => SearchResult::random(standpoint.offers(), standpoint.seats(), rng),
            Level::Easy => {
                let mut few = |so_far: Progress| so_far.games < Level::EASY_ITERATIONS && budget(so_far);
                think(standpoint, Search::default(), evaluator, rng, &mut few)
            }
            Level::Strong => think(standpoint, Search::default(), evaluator, rng, budget),
            Level::StrongUnguided => think(standpoint, Search::default(), &NoEvaluation, rng, budget),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = String;
    fn from_str(text: &str) -> Result<Level, String> {
        let known = || Level::ALL.map(Level::name).join(", ");
        let level = Level::ALL.into_iter().find(|level| level.name() == text);
        level.ok_or_else(|| format!("there is no bot `{text}`; there are {}", known()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_is_settled_when_the_next_best_could_hardly_catch_up() {
        let (third, budget) = (Duration::from_millis(100), Duration::from_millis(300));
        let at = |lead| Progress { games: 100, lead }.is_settled(third, budget);
        // There is time for 200 more games.
        assert!(!at(100));
        assert!(at(101));
    }
}
