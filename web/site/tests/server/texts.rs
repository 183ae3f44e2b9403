//! Every text of the server is asked for somewhere, and every text that is asked for is there in both languages.

#[test]
fn texts_are_neither_missing_nor_idle() {
    wardroom_testkit::texts(env!("CARGO_MANIFEST_DIR")).borrowed_from("../ui").are_complete();
}
