//! `random-play KIND GAMES`: plays so many random games of one kind and prints only the number of decisions, so that
//! `cargo xtask bench` can measure time and instructions around it.
#![expect(clippy::print_stdout, reason = "its number is its result")]

use ahoy::Ahoy;
use efemeris::Efemeris;
use marauders::Marauders;
use shakmaty::{Chess, Position};
use std::hint::black_box;
use turning_tides::TurningTides;
use wardroom_kernel::{Answerer, FastRng, Game, Match, Parts, Run, Seat, Setup};

/// Random answers that are counted. Answers of chance are not counted, but their cost is included.
struct Counted {
    luck: FastRng,
    decisions: u64,
}

impl<G: Game> Answerer<G> for Counted {
    fn choose(&mut self, table: &G::Table, offers: &[(Seat, G::Action)]) -> Option<usize> {
        self.decisions += 1;
        Answerer::<G>::choose(&mut self.luck, table, offers)
    }
    fn chance(&mut self, place: usize, outcomes: u32) -> Option<u32> {
        Answerer::<G>::chance(&mut self.luck, place, outcomes)
    }
}

/// The first table of a mode with so many seats.
fn start<G: Game>(mode: &str, seats: u8) -> G::Table {
    let setup = Setup::new(G::MODES, mode, seats, []).expect("the game knows the mode and the number of seats");
    G::initial_table(&setup.unattended(), G::Parts::shipped()).expect("it can be laid out")
}

/// In place, like bots: the rules run through and each answer comes at once.
fn in_place<G: Game>(mode: &str, seats: u8, games: u64) -> u64 {
    let start = start::<G>(mode, seats);
    let (mut run, mut live) = (Run::<G>::at(start.clone()), Counted { luck: FastRng(0), decisions: 0 });
    for game in 0..games {
        live.luck = FastRng(game);
        run.table.clone_from(&start);
        black_box(run.play(&mut live));
    }
    live.decisions
}

/// Suspended, like people: the rules stop at every question and run again from the beginning of the step.
fn suspended<G: Game>(mode: &str, seats: u8, games: u64) -> u64 {
    let (start, mut decisions) = (start::<G>(mode, seats), 0);
    for game in 0..games {
        let (mut m, mut luck) = (Match::<G>::at(start.clone()), FastRng(game));
        while m.outcome().is_none() {
            if let Some(outcomes) = m.chance() {
                m.submit_chance(m.seq(Seat(0)), luck.below(outcomes as usize) as u32).expect("it is in range");
            } else {
                let seat = m.asked().next().expect("somebody is asked");
                let action = m.offers(seat).nth(luck.below(m.offers(seat).count())).expect("something is offered");
                m.submit(seat, m.seq(seat), action).expect("it is offered");
                decisions += 1;
            }
        }
        black_box(m.table());
    }
    decisions
}

/// Random chess by shakmaty, for comparison: legal moves, pick one, play it.
fn chess(games: u64) -> u64 {
    let mut plies = 0;
    for game in 0..games {
        let (mut position, mut luck) = (Chess::default(), FastRng(game));
        loop {
            let moves = position.legal_moves();
            if moves.is_empty() || position.is_insufficient_material() || 100 <= position.halfmoves() {
                break;
            }
            position.play_unchecked(moves[luck.below(moves.len())]);
            plies += 1;
        }
        black_box(&position);
    }
    plies
}

type Play = fn(u64) -> u64;
const KINDS: [(&str, Play); 16] = [
    ("turning-tides", |games| in_place::<TurningTides>("base", 2, games)),
    ("turning-tides-suspended", |games| suspended::<TurningTides>("base", 2, games)),
    ("ahoy-2", |games| in_place::<Ahoy>("base", 2, games)),
    ("ahoy-3", |games| in_place::<Ahoy>("base", 3, games)),
    ("ahoy-4", |games| in_place::<Ahoy>("base", 4, games)),
    ("ahoy-suspended", |games| suspended::<Ahoy>("base", 4, games)),
    ("efemeris-duel", |games| in_place::<Efemeris>("duel", 2, games)),
    ("efemeris-general", |games| in_place::<Efemeris>("general", 3, games)),
    ("efemeris-team", |games| in_place::<Efemeris>("team", 4, games)),
    ("efemeris-team-expert", |games| in_place::<Efemeris>("team-expert", 4, games)),
    ("efemeris-suspended", |games| suspended::<Efemeris>("duel", 2, games)),
    ("marauders-2", |games| in_place::<Marauders>("base", 2, games)),
    ("marauders-3", |games| in_place::<Marauders>("base", 3, games)),
    ("marauders-4", |games| in_place::<Marauders>("base", 4, games)),
    ("marauders-suspended", |games| suspended::<Marauders>("base", 4, games)),
    ("shakmaty", chess),
];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let play = |kind: &str| KINDS.iter().find(|known| known.0 == kind).map(|known| known.1);
    match arguments.as_slice() {
        [kind, games] if let (Some(play), Ok(games)) = (play(kind), games.parse()) => println!("{}", play(games)),
        _ => {
            eprintln!("usage: random-play {} GAMES", KINDS.map(|kind| kind.0).join("|"));
            std::process::exit(2);
        }
    }
}
