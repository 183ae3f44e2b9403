//! What decides what is sent: the same seeds in each run, so that a change is judged by what it changes, and, where
//! `WARDROOM_FUZZ=100` asks for so many rounds more, another each time. The seed of each of those stands beside what it found:
//! `WARDROOM_FUZZ=1 WARDROOM_FUZZ_SEED=<seed>` does it again.

use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use std::{env, str::FromStr};

/// One round over all addresses.
#[derive(Clone, Copy, Debug)]
pub(super) struct Round {
    /// Where it begins: what ends a game or calls a table off comes before something else each time.
    pub(super) number: usize,
    pub(super) seed: Option<u64>,
}

/// So many fixed rounds, and those that are asked for.
pub(super) fn rounds(fixed: usize) -> Vec<Round> {
    let first: u64 = number("WARDROOM_FUZZ_SEED").unwrap_or_else(|| u64::from(rand::random::<u32>()));
    let more = (first..).take(number("WARDROOM_FUZZ").unwrap_or_default());
    let more = more.map(|seed| Round { number: (seed % 10_000) as usize, seed: Some(seed) });
    (0..fixed).map(|number| Round { number, seed: None }).chain(more).collect()
}

fn number<T: FromStr>(name: &str) -> Option<T> {
    env::var(name).ok().map(|text| text.parse().unwrap_or_else(|_| panic!("{name}={text}: expected a number")))
}

/// The generators of the fixed rounds, one after another.
pub(super) fn fixed() -> TestRunner {
    TestRunner::deterministic()
}

impl Round {
    /// The generator of this round, if it has its own.
    pub(super) fn rng(self) -> Option<TestRunner> {
        let seed = self.seed?.to_le_bytes();
        let seed: Vec<u8> = seed.into_iter().cycle().take(32).collect();
        Some(TestRunner::new_with_rng(Config::default(), TestRng::from_seed(RngAlgorithm::ChaCha, &seed)))
    }
    /// How to do it again.
    pub(super) fn told(self) -> String {
        self.seed.map_or_else(
            || format!("in fixed round {}", self.number),
            |seed| format!("again by WARDROOM_FUZZ=1 WARDROOM_FUZZ_SEED={seed}"),
        )
    }
}

#[test]
fn a_seed_brings_the_same_luck_and_another_one_other_luck() {
    use proptest::{prelude::any, strategy::Strategy as _, strategy::ValueTree as _};
    let drawn = |seed| {
        let mut rng = Round { number: 0, seed: Some(seed) }.rng().unwrap();
        (0..4).map(|_| any::<u64>().new_tree(&mut rng).unwrap().current()).collect::<Vec<_>>()
    };
    assert_eq!(drawn(7), drawn(7));
    assert_ne!(drawn(7), drawn(8));
}
