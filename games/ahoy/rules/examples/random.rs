//! How fast is a decision? `cargo run --release --example random` measures all; `-- in-place 300` plays 300 games of one kind
//! and prints the number of decisions and nothing else, for counting instructions: see the game's README.

use ahoy::Ahoy;
use wardroom_testkit::{Play, play_in_place, play_suspended, speed};

const KINDS: [(&str, u64, Play); 4] = [
    ("in-place", 2000, |games| play_in_place::<Ahoy>("base", 2, games)),
    ("three", 1000, |games| play_in_place::<Ahoy>("base", 3, games)),
    ("four", 1000, |games| play_in_place::<Ahoy>("base", 4, games)),
    ("suspended", 50, |games| play_suspended::<Ahoy>("base", 2, games)),
];

fn main() {
    speed(&KINDS);
}
