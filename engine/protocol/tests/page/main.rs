//! `docs/ENGINE-PROTOCOL.md` and `schema.json` are made from the types of the requests and replies, with examples that a session
//! has answered. `WARDROOM_BLESS=1` writes both again.

mod examples;
mod fields;
mod page;

use std::path::Path;

#[test]
fn the_page_says_what_the_session_replies() {
    let text = page::page();
    wardroom_testkit::is_blessed(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/ENGINE-PROTOCOL.md"), &text);
}

#[test]
fn the_schema_is_that_of_the_types() {
    let schema = serde_json::to_string_pretty(&wardroom_protocol::schema()).expect("a schema is JSON");
    wardroom_testkit::is_blessed(&Path::new(env!("CARGO_MANIFEST_DIR")).join("schema.json"), &(schema + "\n"));
}
