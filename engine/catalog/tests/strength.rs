//! Bots that think beat luck, in every game of the catalog, from every seat. Thinking is counted in imagined games here,
//! because a clock would make the test depend on the machine; `wardroom arena` measures with a clock.

use wardroom_bots::Level;
use wardroom_catalog::{Boxes, Entry, Sitting, games};
use wardroom_kernel::{Luck, Seat};

/// Few enough for a test build, and still enough to win nearly always.
const IMAGINED: u32 = 160;
const GAMES: u64 = 24;

/// Whether the thinker has won.
fn play(game: &dyn Entry, thinker: Seat, seed: u64) -> bool {
    let setup = game.setup(game.modes()[0].name, None, &[]).expect("the first mode").unattended();
    let mut sitting: Box<dyn Sitting> = game.begin(setup).expect("it can be played");
    sitting.throw_seeded(&seed.to_string());
    let mut luck = Luck(seed);
    while sitting.outcome().is_none() {
        let seat = sitting.asked().next().expect("somebody is asked");
        let level = if seat == thinker { Level::Strong } else { Level::Random };
        let thought = sitting.think(seat, level, &mut luck, &mut |games| games < IMAGINED).expect("it is asked");
        sitting.submit(seat, sitting.seq(seat), &thought.text).expect("a bot answers what is offered");
    }
    sitting.outcome().is_some_and(|outcome| outcome.winners == thinker.into())
}

#[test]
fn thinking_beats_luck_from_every_seat() {
    for game in games(&Boxes::new()) {
        let seats: Vec<Seat> = game
            .begin(game.setup(game.modes()[0].name, None, &[]).expect("a setup"))
            .expect("a table")
            .seats()
            .collect();
        for &seat in &seats {
            let won = (0..GAMES).filter(|&seed| play(&*game, seat, seed)).count() as u64;
            assert!(won * 10 >= GAMES * 8, "{} {}: {won} of {GAMES}", game.name(), game.seat_name(seat));
        }
    }
}
