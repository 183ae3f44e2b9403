//! How fast is a decision? `cargo run --release --example random` measures all; `-- 3 300` plays 300 games of three
//! and prints the number of decisions and nothing else, for counting instructions: see the game's README.

use marauders::Marauders;
use wardroom_testkit::{Play, play_in_place, speed};

const KINDS: [(&str, u64, Play); 3] = [
    ("2", 500, |games| play_in_place::<Marauders>("base", 2, games)),
    ("3", 500, |games| play_in_place::<Marauders>("base", 3, games)),
    ("4", 500, |games| play_in_place::<Marauders>("base", 4, games)),
];

fn main() {
    speed(&KINDS);
}
