//! Games without people: a bot on every seat, many games at once, all chance decided by one seed.

use crate::error::CliError;
use indicatif::{ProgressBar, ProgressStyle};
use std::{
    process,
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    thread,
    time::{Duration, Instant},
};
use wardroom_catalog::{AnyGame, AnyMatch};
use wardroom_kernel::{Dice, FastRng, Outcome, Seat, Seats, Setup, SetupError};
use wardroom_search::Level;

/// What all games of a run have in common.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SelfPlay<'c> {
    pub(crate) game: &'c dyn AnyGame,
    pub(crate) setup: &'c Setup,
    pub(crate) seed: &'c str,
    pub(crate) budget: Duration,
}

/// The result of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct GameResult {
    pub(crate) outcome: Outcome,
    pub(crate) seats: Seats,
    pub(crate) decisions: u64,
    /// Where each seat's points came from; empty if only random bots played.
    pub(crate) sources: Vec<Vec<(&'static str, u32)>>,
    /// The roles of each seat, such as nations and captains; empty if only random bots played.
    pub(crate) roles: Vec<Vec<String>>,
}

impl GameResult {
    /// A seat's share of the victory: 1, a part of a shared one, or 0.
    pub(crate) fn share(&self, seat: Seat) -> f64 {
        let sharing = self.outcome.sharing(self.seats);
        if sharing.contains(seat) { 1.0 / sharing.count() as f64 } else { 0.0 }
    }
}

impl SelfPlay<'_> {
    /// Plays game number `number`, with a bot for each seat; returns nothing if Ctrl-C stops it.
    pub(crate) fn play(&self, number: u64, bots: &[Level]) -> Result<Option<GameResult>, CliError> {
        self.play_while(number, bots, |_| !is_interrupted())
    }
    /// The same, while `goes_on` returns true; it gets the number of decisions before each question.
    fn play_while(
        &self,
        number: u64,
        bots: &[Level],
        goes_on: impl Fn(u64) -> bool,
    ) -> Result<Option<GameResult>, CliError> {
        let mut rng = self.rng(number);
        let seats = Seats::first(self.setup.seats());
        let refused = |why: SetupError| CliError::Setup(self.game.problems(&why.0));
        if bots.iter().all(|bot| *bot == Level::Random) {
            let (outcome, decisions) = self.game.play_by_luck(self.setup, &mut rng).map_err(refused)?;
            return Ok(Some(GameResult { outcome, seats, decisions, sources: Vec::new(), roles: Vec::new() }));
        }
        let mut played = self.game.begin(self.setup.clone()).map_err(refused)?;
        played.set_seeded_dice(&format!("{} {number}", self.seed));
        let mut decisions = 0;
        loop {
            if let Some(outcome) = played.outcome() {
                let sources = played.seats().map(|seat| played.sources(seat)).collect();
                let roles = played.seats().map(|seat| played.roles(seat)).collect();
                return Ok(Some(GameResult { outcome, seats, decisions, sources, roles }));
            }
            // A game of thinking bots takes minutes.
            if !goes_on(decisions) {
                return Ok(None);
            }
            // Asked before the first answer: after it another question may be open, to other seats.
            let is_simultaneous = played.is_simultaneous();
            for seat in played.asked() {
                let bot = bots[usize::from(seat.0) % bots.len()];
                answer(&mut *played, seat, bot, self.budget, &mut rng);
                decisions += 1;
                if !is_simultaneous {
                    break;
                }
            }
        }
    }
    /// Depends only on the seed and the number of the game.
    fn rng(&self, number: u64) -> FastRng {
        let dice = Dice::new(self.seed, &[number.to_string()]);
        FastRng(u64::from(dice.outcome(0, u32::MAX)) << 32 | u64::from(dice.outcome(1, u32::MAX)))
    }
}

/// Lets a bot answer for a seat that is asked. It thinks no longer than the budget.
pub(crate) fn answer(played: &mut dyn AnyMatch, seat: Seat, bot: Level, budget: Duration, rng: &mut FastRng) {
    let start = Instant::now();
    // A bot with one offer, or whose answer is settled, answers at once. If players could conclude from that what it holds,
    // the caller waits.
    let is_forced = played.ask().open.iter().any(|open| open.seat == seat && open.offers.len() == 1);
    let thought = played.think(seat, bot, rng, &mut |so_far| !is_forced && !so_far.is_settled(start.elapsed(), budget));
    let text = thought.expect("a seat that is asked has something to think about").text;
    played.submit(seat, played.seq(seat), &text).expect("bots choose among the offers");
}

/// Whether Ctrl-C was typed while games are played.
static INTERRUPTED: AtomicBool = AtomicBool::new(false);

pub(crate) fn is_interrupted() -> bool {
    INTERRUPTED.load(Ordering::Relaxed)
}

/// The first Ctrl-C stops the games, so that the result so far is printed; the second one stops the program.
fn catch_interrupts() -> Result<(), CliError> {
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(|why| CliError::system(&why))?;
    let hear = async {
        // If the signal cannot be caught, the system stops the program.
        if tokio::signal::ctrl_c().await.is_ok() {
            INTERRUPTED.store(true, Ordering::Relaxed);
            let _ = tokio::signal::ctrl_c().await;
            process::exit(130);
        }
    };
    thread::Builder::new().spawn(move || runtime.block_on(hear)).map(drop).map_err(|why| CliError::system(&why))
}

/// Plays games `0..games` on several threads; each thread collects its results in a `T` of its own. Ctrl-C stops it early.
pub(crate) fn many<T: Default + Send>(
    games: u64,
    jobs: Option<u16>,
    play: impl Fn(&mut T, u64) -> Result<(), CliError> + Sync,
) -> Result<Vec<T>, CliError> {
    catch_interrupts()?;
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    // More threads than games would be idle.
    let jobs = jobs.map_or_else(cores, usize::from).min(usize::try_from(games).unwrap_or(usize::MAX));
    let (next, progress) = (AtomicU64::new(0), progress(games));
    let work = || {
        let mut gathered = T::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if games <= number || is_interrupted() {
                return Ok(gathered);
            }
            play(&mut gathered, number)?;
            progress.inc(1);
        }
    };
    let gathered = thread::scope(|scope| {
        let threads: Vec<_> = (0..jobs).map(|_| scope.spawn(work)).collect();
        threads.into_iter().map(|thread| thread.join().unwrap_or_else(|bug| std::panic::resume_unwind(bug))).collect()
    });
    progress.finish_and_clear();
    gathered
}

/// On a terminal only; elsewhere nothing is drawn.
fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len}  {per_sec}  {eta}");
    ProgressBar::new(games).with_style(style.expect("the template is well-formed"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boxes;

    /// Plays one game of each mode and number of seats of each game. A game that has a round limit is played for two rounds.
    fn play_all_setups(bots: &[Level], goes_on: impl Fn(u64) -> bool, is_played: impl Fn(Option<GameResult>) -> bool) {
        for game in wardroom_catalog::games(&boxes::none()) {
            for mode in game.modes() {
                let limit = mode.options.iter().find(|option| option.name == "round_limit");
                let options: Vec<_> = limit.iter().map(|limit| (limit.name.to_owned(), "2".to_owned())).collect();
                for seats in mode.seats {
                    let setup =
                        game.setup(mode.name, Some(*seats), &options).expect("the mode has this number of seats");
                    let (setup, budget) = (setup.unattended(), Duration::from_millis(1));
                    let self_play = SelfPlay { game: &*game, setup: &setup, seed: "all", budget };
                    let result = self_play.play_while(0, bots, &goes_on).expect("the setup is valid");
                    assert!(is_played(result), "{} {} {seats}", game.name(), mode.name);
                }
            }
        }
    }

    fn play_whole_games(bots: &[Level]) {
        play_all_setups(bots, |_| true, |result| result.is_some_and(|result| result.decisions > 0));
    }
    /// Thinking takes long, so a game of thinking bots is stopped after this many decisions.
    fn play_decisions(bots: &[Level], most: u64) {
        let is_played = |result: Option<GameResult>| result.is_none_or(|result| result.decisions > 0);
        play_all_setups(bots, |decisions| decisions < most, is_played);
    }

    #[test]
    fn random_bots_play_whole_games_of_every_mode_and_number_of_seats() {
        play_whole_games(&[Level::Random]);
    }
    #[test]
    fn easy_bots_play_whole_games_of_every_mode_and_number_of_seats_against_random_ones() {
        play_whole_games(&[Level::Easy, Level::Random]);
    }
    #[test]
    fn easy_bots_play_every_mode_and_number_of_seats() {
        play_decisions(&[Level::Easy], 60);
    }
    #[test]
    fn strong_bots_play_every_mode_and_number_of_seats() {
        play_decisions(&[Level::Strong], 60);
    }
    #[test]
    fn plain_bots_play_every_mode_and_number_of_seats() {
        play_decisions(&[Level::StrongUnguided], 30);
    }
}
