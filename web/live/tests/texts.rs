//! Every text of the live tables is used, and every text that is used exists in both languages.

#[test]
fn texts_are_neither_missing_nor_unused() {
    let texts = wardroom_testkit::texts(env!("CARGO_MANIFEST_DIR"));
    let texts = texts.borrowed_from("../ui").borrowed_from("../accounts").borrowed_from("../messages");
    texts.lent_to("../site").are_complete();
}
