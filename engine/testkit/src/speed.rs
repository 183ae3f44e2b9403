//! How fast is a decision? The `random` examples of the games call [`speed`] with what they play.
#![expect(
    clippy::print_stdout,
    clippy::disallowed_types,
    reason = "a benchmark has a clock and tells what it has measured"
)]

use std::{env, hint::black_box, time::Instant};
use wardroom_kernel::{Answerer, FastRng, Game, Match, Parts, Run, Seat, Setup};

/// Plays so many games and tells how many decisions that took.
pub type Play = fn(u64) -> usize;

/// Luck that counts the decisions it is asked for.
struct Counted(FastRng, usize);

impl<G: Game> Answerer<G> for Counted {
    fn choose(&mut self, table: &G::Table, offers: &[(Seat, G::Action)]) -> Option<usize> {
        self.1 += 1;
        Answerer::<G>::choose(&mut self.0, table, offers)
    }
    fn chance(&mut self, place: usize, outcomes: u32) -> Option<u32> {
        Answerer::<G>::chance(&mut self.0, place, outcomes)
    }
}

fn start<G: Game>(mode: &str, seats: u8) -> G::Table {
    let setup = Setup::new(G::MODES, mode, seats, []).expect("a mode of the game").unattended();
    G::initial_table(&setup, G::Parts::shipped()).expect("a table")
}

/// As bots play: nothing is suspended.
pub fn play_in_place<G: Game>(mode: &str, seats: u8, games: u64) -> usize {
    let start = start::<G>(mode, seats);
    let (mut run, mut live) = (Run::<G>::at(start.clone()), Counted(FastRng(0), 0));
    for game in 0..games {
        live.0 = FastRng(game);
        run.table.clone_from(&start);
        black_box(run.play(&mut live));
    }
    live.1
}

/// As people play: every question unwinds to the table.
pub fn play_suspended<G: Game>(mode: &str, seats: u8, games: u64) -> usize {
    let mut decisions = 0;
    for game in 0..games {
        let (mut m, mut rng) = (Match::<G>::at(start::<G>(mode, seats)), FastRng(game));
        while m.outcome().is_none() {
            if let Some(outcomes) = m.chance() {
                m.submit_chance(m.seq(Seat(0)), rng.below(outcomes as usize) as u32).expect("in range");
            } else {
                let seat = m.asked().next().expect("a seat is asked");
                let action = m.offers(seat).nth(rng.below(m.offers(seat).count())).expect("an offer");
                m.submit(seat, m.seq(seat), action).expect("it is offered");
                decisions += 1;
            }
        }
        black_box(m.table());
    }
    decisions
}

/// Without arguments, measures every kind with its number of games. With the name of a kind and a number of games, plays
/// them and prints the number of decisions and nothing else, for counting instructions.
pub fn speed(kinds: &[(&str, u64, Play)]) {
    let arguments: Vec<String> = env::args().skip(1).collect();
    for &(name, games, play) in kinds {
        match arguments.as_slice() {
            [] => {
                let best = (0..7).map(|_| nanoseconds(play, games)).fold(f64::MAX, f64::min);
                println!("{name:<15} {best:>7.1} ns a decision, {:>5.2} million a second", 1000.0 / best);
            }
            [kind, games] if kind == name => println!("{}", play(games.parse().expect("a number of games"))),
            _ => (),
        }
    }
}

fn nanoseconds(play: Play, games: u64) -> f64 {
    let before = Instant::now();
    let decisions = play(games);
    before.elapsed().as_nanos() as f64 / decisions as f64
}
