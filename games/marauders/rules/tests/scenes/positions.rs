//! Tables that people and programs put together: whatever is adopted can be played, however odd it is.

use marauders::Marauders;
use wardroom_kernel::{Game, Setup};
use wardroom_testkit::{Adopted, adopted_tables_can_be_played, disturbed};

#[test]
fn every_table_that_is_adopted_can_be_played() {
    let setups = [2, 3, 4].map(|seats| Setup::new(Marauders::MODES, "base", seats, []).expect("the base game"));
    let any_table = disturbed::<Marauders>(&setups, 3);
    let Adopted { adopted, refused } =
        adopted_tables_can_be_played::<Marauders, _>(12_000, 150, any_table, crate::conformance::census);
    assert!(adopted > 3_000 && refused > 2_000, "{adopted} tables could be, {refused} could not");
}
