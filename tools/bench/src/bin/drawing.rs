//! `drawing GAME MODE SEATS POSITIONS`: plays a random game; after each answer it draws every seat's table, makes a patch and
//! writes it to a connection. Prints one JSON object: milliseconds and bytes for one viewer.
#![expect(clippy::print_stdout, reason = "its numbers are its result")]

use std::{
    io::{Read as _, Write as _},
    net::{TcpListener, TcpStream},
    thread,
    time::Instant,
};
use wardroom_catalog::{AnyMatch, Boxes, RenderContext};
use wardroom_kernel::{FastRng, Viewer};
use wardroom_ui::{FragmentChange, Language, Patch};

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, mode, seats, positions] = arguments.as_slice() else {
        return Err("usage: drawing GAME MODE SEATS POSITIONS".into());
    };
    let (seats, positions): (u8, usize) = (seats.parse()?, positions.parse()?);
    let games = wardroom_catalog::games(&Boxes::new());
    let game = wardroom_catalog::game(&games, game)?;
    let mut viewer = connection()?;
    let names: Vec<String> = (0..seats).map(|seat| format!("Somebody {seat}")).collect();
    let (mut waits, mut bytes, mut luck, mut round) = (Vec::new(), 0, FastRng(1), 0_u64);
    while waits.len() < positions * usize::from(seats) {
        let mut sitting = game.begin(game.setup(mode, Some(seats), &[])?.unattended())?;
        sitting.set_seeded_dice(&round.to_string());
        round += 1;
        while sitting.outcome().is_none() && waits.len() < positions * usize::from(seats) {
            answer(&mut *sitting, &mut luck)?;
            for seat in sitting.seats() {
                let begin = Instant::now();
                let board =
                    sitting.draw(RenderContext { viewer: Viewer::Seat(seat), names: &names, language: Language::En });
                let fragments = board.fragments.iter().map(FragmentChange::from).collect();
                let patch = Patch { seq: sitting.seq(seat) as u64, fragments, go: None }.json();
                viewer.write_all(patch.as_bytes())?;
                waits.push(begin.elapsed().as_secs_f64() * 1e3);
                bytes += patch.len();
            }
        }
    }
    let mean = waits.iter().sum::<f64>() / waits.len() as f64;
    waits.sort_unstable_by(f64::total_cmp);
    let p99 = waits[waits.len() * 99 / 100];
    println!("{}", serde_json::json!({ "mean_ms": mean, "p99_ms": p99, "bytes": bytes / waits.len() }));
    Ok(())
}

fn answer(sitting: &mut dyn AnyMatch, luck: &mut FastRng) -> Result<()> {
    let open = sitting.ask().open;
    let asked = open.get(luck.below(open.len())).ok_or("nobody is asked, and the game is not over")?;
    let offer = &asked.offers[luck.below(asked.offers.len())];
    let seq = sitting.seq(asked.seat);
    sitting.submit(asked.seat, seq, offer).map_err(|rejected| format!("{offer}: {rejected:?}").into())
}

/// Writes to a reader that discards everything.
fn connection() -> Result<TcpStream> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let stream = TcpStream::connect(listener.local_addr()?)?;
    let (mut reader, _) = listener.accept()?;
    thread::spawn(move || {
        let mut page = vec![0; 1 << 16];
        while reader.read(&mut page).is_ok_and(|read| read != 0) {}
    });
    Ok(stream)
}
