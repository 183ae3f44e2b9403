//! Tables that people and programs put together: whatever is adopted can be played, however odd it is.

use crate::conformance::census;
use marauders::Marauders;
use wardroom_kernel::{Game, Setup};
use wardroom_testkit::{Adopted, adopted_tables_can_be_played, disturbed, disturbed_in};

fn setups() -> [Setup; 3] {
    [2, 3, 4].map(|seats| Setup::new(Marauders::MODES, "base", seats, []).expect("the base game"))
}

#[test]
fn every_table_that_is_adopted_can_be_played() {
    let any_table = disturbed::<Marauders>(&setups(), 3);
    let Adopted { adopted, refused } = adopted_tables_can_be_played::<Marauders, _>(8_000, 150, any_table, census);
    assert!(adopted > 3_000 && refused > 1_000, "{adopted} tables could be, {refused} could not");
}

#[test]
fn turns_and_fights_that_are_adopted_can_be_played_to_their_end() {
    let under_way = &["agenda", "turn", "battle", "raid", "players"];
    let any_table = disturbed_in::<Marauders>(&setups(), 3, under_way);
    let Adopted { adopted, refused } = adopted_tables_can_be_played::<Marauders, _>(8_000, 150, any_table, census);
    assert!(adopted > 2_000 && refused > 2_000, "{adopted} tables could be, {refused} could not");
}
