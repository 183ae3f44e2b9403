//! Every text of the accounts is used, and every text that is used exists in both languages.

#[test]
fn texts_are_neither_missing_nor_unused() {
    let texts = wardroom_testkit::texts(env!("CARGO_MANIFEST_DIR"));
    texts.borrowed_from("../ui").lent_to("../site").lent_to("../live").are_complete();
}
