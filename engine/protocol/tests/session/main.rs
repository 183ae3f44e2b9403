//! A session from outside: what it replies to lines and to typed requests.

mod conversations;
mod requests;

use serde_json::Value;
use wardroom_protocol::Session;
use wardroom_ui::Language;

fn session() -> Session {
    Session::new(wardroom_catalog::games(&Default::default()), Language::En)
}

fn send(session: &mut Session, line: &[u8]) -> Value {
    let reply = session.line(line);
    serde_json::from_str(&reply).unwrap_or_else(|why| panic!("the reply is JSON, not {reply:?}: {why}"))
}

/// What follows `ok`.
#[track_caller]
fn ok(session: &mut Session, request: &Value) -> Value {
    let mut reply = send(session, request.to_string().as_bytes());
    assert!(reply["ok"].is_object(), "{request} got {reply}");
    reply["ok"].take()
}
