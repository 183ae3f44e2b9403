//! How fast is a decision? `cargo run --release --example random` measures all modes; `-- duel 300` plays 300 games of
//! one mode and prints the number of decisions and nothing else, for counting instructions: see the game's README.
#![expect(
    clippy::print_stdout,
    clippy::float_arithmetic,
    clippy::disallowed_types,
    reason = "a benchmark is no rules crate"
)]

use efemeris::{Action, Efemeris, Parts, Table};
use std::{hint::black_box, time::Instant};
use wardroom_kernel::{Game, Live, Luck, Parts as _, Run, Seat, Setup};

/// Luck that counts the decisions it is asked for.
struct Counted(Luck, usize);
impl Live<Efemeris> for Counted {
    fn choose(&mut self, table: &Table, offers: &[(Seat, Action)]) -> Option<usize> {
        self.1 += 1;
        Live::<Efemeris>::choose(&mut self.0, table, offers)
    }
    fn chance(&mut self, place: usize, outcomes: u32) -> Option<u32> {
        Live::<Efemeris>::chance(&mut self.0, place, outcomes)
    }
}

fn play_in_place(mode: &str, seats: u8, games: u64) -> usize {
    let setup = Setup::new(Efemeris::MODES, mode, seats, []).expect("a mode of the game").unattended();
    let start = Efemeris::lay_out(&setup, Parts::shipped()).expect("a table");
    let (mut run, mut live) = (Run::<Efemeris>::at(start.clone()), Counted(Luck(0), 0));
    for game in 0..games {
        live.0 = Luck(game);
        run.table.clone_from(&start);
        black_box(run.play(&mut live));
    }
    live.1
}

const MODES: [(&str, u8, u64); 6] = [
    ("duel", 2, 1000),
    ("general", 3, 1000),
    ("team", 4, 1000),
    ("duel-expert", 2, 200),
    ("general-expert", 3, 200),
    ("team-expert", 4, 200),
];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    for (mode, seats, games) in MODES {
        match arguments.as_slice() {
            [] => {
                let best = (0..5).map(|_| nanoseconds(mode, seats, games)).fold(f64::MAX, f64::min);
                println!("{mode:<15} {best:>7.1} ns a decision, {:>5.2} million a second", 1000.0 / best);
            }
            [kind, games] if kind == mode => {
                println!("{}", play_in_place(mode, seats, games.parse().expect("a number of games")));
            }
            _ => (),
        }
    }
}

fn nanoseconds(mode: &str, seats: u8, games: u64) -> f64 {
    let before = Instant::now();
    let decisions = play_in_place(mode, seats, games);
    before.elapsed().as_nanos() as f64 / decisions as f64
}
