//! How large the things are that a search copies by the million.

use efemeris::{Action, Event, Table};

#[test]
fn a_table_has_no_heap_and_is_small() {
    assert_eq!(size_of::<Table>(), 528, "a larger table makes every search slower: is it worth it?");
}

#[test]
fn an_action_is_at_most_eight_bytes() {
    assert!(size_of::<Action>() <= 8);
    assert!(size_of::<Event>() <= 32);
}
