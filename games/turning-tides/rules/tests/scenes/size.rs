//! How large the things are that a search copies by the million.

use turning_tides::{Action, Player, Table};

#[test]
fn a_table_has_no_heap_and_is_small() {
    assert_eq!(size_of::<Table>(), 80, "a larger table makes every search slower: is it worth it?");
    assert_eq!(size_of::<Player>(), 24);
}

#[test]
fn an_action_is_at_most_eight_bytes() {
    assert!(size_of::<Action>() <= 8);
}
