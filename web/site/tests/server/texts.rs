//! Every text of the site is used, and every text that is used exists in both languages.

#[test]
fn texts_are_neither_missing_nor_idle() {
    let texts = wardroom_testkit::texts(env!("CARGO_MANIFEST_DIR"));
    let texts = texts.borrowed_from("../ui").borrowed_from("../accounts").borrowed_from("../messages");
    texts.borrowed_from("../live").are_complete();
}
