//! A table is small and without heap: it is copied for every imagined game.

use marauders::{Action, Table};

#[test]
fn a_table_is_small() {
    assert!(size_of::<Table>() <= 2048, "{} bytes", size_of::<Table>());
    assert!(size_of::<Action>() <= 16, "{} bytes", size_of::<Action>());
}
