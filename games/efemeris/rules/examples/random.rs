//! How fast is a decision? `cargo run --release --example random` measures all; `-- duel 300` plays 300 games of one mode
//! and prints the number of decisions and nothing else, for counting instructions: see the game's README.

use efemeris::Efemeris;
use wardroom_testkit::{Play, play_in_place, speed};

const KINDS: [(&str, u64, Play); 6] = [
    ("duel", 1000, |games| play_in_place::<Efemeris>("duel", 2, games)),
    ("general", 1000, |games| play_in_place::<Efemeris>("general", 3, games)),
    ("team", 1000, |games| play_in_place::<Efemeris>("team", 4, games)),
    ("duel-expert", 200, |games| play_in_place::<Efemeris>("duel-expert", 2, games)),
    ("general-expert", 200, |games| play_in_place::<Efemeris>("general-expert", 3, games)),
    ("team-expert", 200, |games| play_in_place::<Efemeris>("team-expert", 4, games)),
];

fn main() {
    speed(&KINDS);
}
