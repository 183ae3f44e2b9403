//! Games without people: bots at every seat, many games at once, a seed that decides all luck.

use crate::trouble::Trouble;
use indicatif::{ProgressBar, ProgressStyle};
use std::{
    process,
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    thread,
    time::{Duration, Instant},
};
use wardroom_catalog::{AnyGame, AnyMatch};
use wardroom_kernel::{Dice, FastRng, Outcome, Seat, Setup, SetupError};
use wardroom_search::Level;

/// What all games of a contest have in common.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Contest<'c> {
    pub(crate) game: &'c dyn AnyGame,
    pub(crate) setup: &'c Setup,
    pub(crate) seed: &'c str,
    pub(crate) budget: Duration,
}

/// How a game went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Played {
    pub(crate) outcome: Outcome,
    pub(crate) decisions: u64,
    /// Where each seat's points came from, as far as that was watched.
    pub(crate) sources: Vec<Vec<(&'static str, u32)>>,
    /// What each seat played beside its place at the table, as far as that was watched.
    pub(crate) roles: Vec<Vec<String>>,
}

impl Played {
    /// What a seat has got of the victory: a shared one is a part of one.
    pub(crate) fn share(&self, seat: Seat) -> f64 {
        let winners = self.outcome.winners;
        if winners.contains(seat) { 1.0 / winners.count() as f64 } else { 0.0 }
    }
}

impl Contest<'_> {
    /// Plays game number `number`, with a bot for each seat; nothing comes of it if it is broken off.
    pub(crate) fn play(&self, number: u64, bots: &[Level]) -> Result<Option<Played>, Trouble> {
        let mut luck = self.luck(number);
        let refused = |why: SetupError| Trouble::Setup(self.game.problems(&why.0));
        if bots.iter().all(|bot| *bot == Level::Random) {
            let (outcome, decisions) = self.game.play_by_luck(self.setup, &mut luck).map_err(refused)?;
            return Ok(Some(Played { outcome, decisions, sources: Vec::new(), roles: Vec::new() }));
        }
        let mut sitting = self.game.begin(self.setup.clone()).map_err(refused)?;
        sitting.set_seeded_dice(&format!("{} {number}", self.seed));
        let mut decisions = 0;
        loop {
            if let Some(outcome) = sitting.outcome() {
                let sources = sitting.seats().map(|seat| sitting.sources(seat)).collect();
                let roles = sitting.seats().map(|seat| sitting.roles(seat)).collect();
                return Ok(Some(Played { outcome, decisions, sources, roles }));
            }
            // Bots that think take minutes for a game.
            if is_broken_off() {
                return Ok(None);
            }
            for seat in sitting.asked() {
                let bot = bots[usize::from(seat.0) % bots.len()];
                answer(&mut *sitting, seat, bot, self.budget, &mut luck);
                decisions += 1;
                if !sitting.is_simultaneous() {
                    break;
                }
            }
        }
    }
    /// Repeatable, and unlike that of any other game.
    fn luck(&self, number: u64) -> FastRng {
        let dice = Dice::new(self.seed, &[number.to_string()]);
        FastRng(u64::from(dice.outcome(0, u32::MAX)) << 32 | u64::from(dice.outcome(1, u32::MAX)))
    }
}

/// Lets a bot answer for a seat that is asked, and thinks no longer than the budget.
pub(crate) fn answer(sitting: &mut dyn AnyMatch, seat: Seat, bot: Level, budget: Duration, luck: &mut FastRng) {
    let start = Instant::now();
    // Who has no choice, or has made it, does not think on; where people could tell by it what is on the hand, the caller
    // waits.
    let is_forced = sitting.ask().open.iter().any(|open| open.seat == seat && open.offers.len() == 1);
    let thought =
        sitting.think(seat, bot, luck, &mut |so_far| !is_forced && !so_far.is_settled(start.elapsed(), budget));
    let text = thought.expect("a seat that is asked has something to think about").text;
    sitting.submit(seat, sitting.seq(seat), &text).expect("bots choose among the offers");
}

/// Whether somebody has typed Ctrl-C during a contest.
static BROKEN_OFF: AtomicBool = AtomicBool::new(false);

pub(crate) fn is_broken_off() -> bool {
    BROKEN_OFF.load(Ordering::Relaxed)
}

/// The first Ctrl-C ends the contest, so that what was played so far is told; the second one the program.
fn hear_interrupts() -> Result<(), Trouble> {
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(|why| Trouble::system(&why))?;
    let hear = async {
        // Where it cannot be heard, the system ends the program.
        if tokio::signal::ctrl_c().await.is_ok() {
            BROKEN_OFF.store(true, Ordering::Relaxed);
            let _ = tokio::signal::ctrl_c().await;
            process::exit(130);
        }
    };
    thread::Builder::new().spawn(move || runtime.block_on(hear)).map(drop).map_err(|why| Trouble::system(&why))
}

/// Plays games `0..games`, shared among threads; each thread gathers what it plays into a `T` of its own. Ctrl-C ends it early.
pub(crate) fn many<T: Default + Send>(
    games: u64,
    jobs: Option<u16>,
    play: impl Fn(&mut T, u64) -> Result<(), Trouble> + Sync,
) -> Result<Vec<T>, Trouble> {
    hear_interrupts()?;
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    // More than there are games would have nothing to do.
    let jobs = jobs.map_or_else(cores, usize::from).min(usize::try_from(games).unwrap_or(usize::MAX));
    let (next, progress) = (AtomicU64::new(0), progress(games));
    let work = || {
        let mut gathered = T::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if games <= number || is_broken_off() {
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
