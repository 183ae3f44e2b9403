//! How large the things are that a search copies by the million.

use ahoy::{Action, Map, Player, Table};

#[test]
fn a_table_has_no_heap_and_is_small() {
    assert_eq!(size_of::<Table>(), 720, "a larger table makes every search slower: is it worth it?");
    assert_eq!((size_of::<Player>(), size_of::<Map>()), (72, 240));
}

#[test]
fn an_action_is_at_most_eight_bytes() {
    assert!(size_of::<Action>() <= 8);
}
