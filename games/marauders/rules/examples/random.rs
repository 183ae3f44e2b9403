//! How fast is a decision? `cargo run --release --example random` measures all numbers of seats; `-- 3 300` plays 300
//! games of three and prints the number of decisions and nothing else, for counting instructions: see the README.
#![expect(
    clippy::print_stdout,
    clippy::float_arithmetic,
    clippy::disallowed_types,
    reason = "a benchmark is no rules crate"
)]

use marauders::{Action, Marauders, Parts, Table};
use std::{hint::black_box, time::Instant};
use wardroom_kernel::{Game, Live, Luck, Parts as _, Run, Seat, Setup};

/// Luck that counts the decisions it is asked for.
struct Counted(Luck, usize);
impl Live<Marauders> for Counted {
    fn choose(&mut self, table: &Table, offers: &[(Seat, Action)]) -> Option<usize> {
        self.1 += 1;
        Live::<Marauders>::choose(&mut self.0, table, offers)
    }
    fn chance(&mut self, place: usize, outcomes: u32) -> Option<u32> {
        Live::<Marauders>::chance(&mut self.0, place, outcomes)
    }
}

fn play_in_place(seats: u8, games: u64) -> usize {
    let setup = Setup::new(Marauders::MODES, "base", seats, []).expect("a mode of the game").unattended();
    let start = Marauders::lay_out(&setup, Parts::shipped()).expect("a table");
    let (mut run, mut live) = (Run::<Marauders>::at(start), Counted(Luck(0), 0));
    for game in 0..games {
        live.0 = Luck(game);
        run.table = start;
        black_box(run.play(&mut live));
    }
    live.1
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    for seats in [2, 3, 4] {
        match arguments.as_slice() {
            [] => {
                let best = (0..5).map(|_| nanoseconds(seats, 500)).fold(f64::MAX, f64::min);
                println!("{seats} players {best:>7.1} ns a decision, {:>5.2} million a second", 1000.0 / best);
            }
            [count, games] if count.parse() == Ok(seats) => {
                println!("{}", play_in_place(seats, games.parse().expect("a number of games")));
            }
            _ => (),
        }
    }
}

fn nanoseconds(seats: u8, games: u64) -> f64 {
    let before = Instant::now();
    let decisions = play_in_place(seats, games);
    before.elapsed().as_nanos() as f64 / decisions as f64
}
