//! How fast is a decision? `cargo run --release --example random` measures all; `-- in-place 300` plays 300 games of one kind
//! and prints the number of decisions and nothing else, for counting instructions: see the game's README.

use turning_tides::TurningTides;
use wardroom_testkit::{Play, play_in_place, play_suspended, speed};

const KINDS: [(&str, u64, Play); 3] = [
    ("in-place", 2000, |games| play_in_place::<TurningTides>("base", 2, games)),
    ("intro", 4000, |games| play_in_place::<TurningTides>("intro", 2, games)),
    ("suspended", 200, |games| play_suspended::<TurningTides>("base", 2, games)),
];

fn main() {
    speed(&KINDS);
}
