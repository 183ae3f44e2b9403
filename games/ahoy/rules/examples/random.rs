//! How fast is a decision? `cargo run --release --example random` measures all; `-- in-place 300` plays 300 games of one
//! kind and prints the number of decisions and nothing else, for counting instructions: see the game's README.
#![expect(
    clippy::print_stdout,
    clippy::float_arithmetic,
    clippy::disallowed_types,
    reason = "a benchmark is no rules crate"
)]

use ahoy::{Action, Ahoy, Parts, Table};
use std::{hint::black_box, time::Instant};
use wardroom_kernel::{Game, Live, Luck, Match, Parts as _, Run, Seat, Setup};

/// Luck that counts the decisions it is asked for.
struct Counted(Luck, usize);
impl Live<Ahoy> for Counted {
    fn choose(&mut self, table: &Table, offers: &[(Seat, Action)]) -> Option<usize> {
        self.1 += 1;
        Live::<Ahoy>::choose(&mut self.0, table, offers)
    }
    fn chance(&mut self, place: usize, outcomes: u32) -> Option<u32> {
        Live::<Ahoy>::chance(&mut self.0, place, outcomes)
    }
}

fn start(seats: u8) -> Table {
    let setup = Setup::new(Ahoy::MODES, "base", seats, []).expect("a mode of the game").unattended();
    Ahoy::lay_out(&setup, Parts::shipped()).expect("a table")
}

fn play_in_place(seats: u8, games: u64) -> usize {
    let (start, mut run, mut live) = (start(seats), Run::<Ahoy>::at(start(seats)), Counted(Luck(0), 0));
    for game in 0..games {
        live.0 = Luck(game);
        run.table.clone_from(&start);
        black_box(run.play(&mut live));
    }
    live.1
}

fn suspended(games: u64) -> usize {
    let mut decisions = 0;
    for game in 0..games {
        let (mut m, mut luck) = (Match::<Ahoy>::at(start(2)), Luck(game));
        while m.outcome().is_none() {
            if let Some(outcomes) = m.chance() {
                m.submit_chance(m.seq(Seat(0)), luck.below(outcomes as usize) as u32).expect("in range");
            } else {
                let seat = m.asked().next().expect("somebody is asked");
                let action = m.offers(seat).nth(luck.below(m.offers(seat).count())).expect("an offer");
                m.submit(seat, m.seq(seat), action).expect("it is offered");
                decisions += 1;
            }
        }
        black_box(m.table());
    }
    decisions
}

type Play = fn(u64) -> usize;
const KINDS: [(&str, u64, Play); 4] = [
    ("in-place", 2000, |games| play_in_place(2, games)),
    ("three", 1000, |games| play_in_place(3, games)),
    ("four", 1000, |games| play_in_place(4, games)),
    ("suspended", 50, suspended),
];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    for (name, games, play) in KINDS {
        match arguments.as_slice() {
            [] => {
                let best = (0..7).map(|_| nanoseconds(play, games)).fold(f64::MAX, f64::min);
                println!("{name:<10} {best:>7.1} ns a decision, {:>5.2} million a second", 1000.0 / best);
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
