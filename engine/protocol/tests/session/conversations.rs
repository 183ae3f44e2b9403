//! Whole conversations, from `tests/conversations/`: a request on one line, what the reply must say on the next.
//!
//! A reply may say more than is expected: only the named fields of an object are compared, and `"*"` stands for anything.

use crate::{send, session};
use serde_json::Value;
use std::{fs, path::Path};
use wardroom_protocol::Session;

#[test]
fn a_session_replies_as_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/conversations");
    let mut conversations: Vec<_> = fs::read_dir(folder).expect("there are conversations").flatten().collect();
    conversations.sort_by_key(fs::DirEntry::file_name);
    assert!(conversations.len() >= 5, "the conversations are there");
    for conversation in conversations {
        let text = fs::read_to_string(conversation.path()).expect("a conversation is text");
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len() % 2, 0, "{conversation:?}: each request has a reply");
        let mut session = session();
        for (number, pair) in lines.chunks(2).enumerate() {
            let expected: Value =
                serde_json::from_str(pair[1]).unwrap_or_else(|why| panic!("{conversation:?}: {}: {why}", pair[1]));
            let reply = send(&mut session, pair[0].as_bytes());
            let line = 2 * number + 2;
            assert!(matches(&reply, &expected), "{conversation:?}, line {line}: {reply}\nexpected: {expected}");
        }
    }
}

fn matches(reply: &Value, expected: &Value) -> bool {
    match (reply, expected) {
        (_, Value::String(any)) if any == "*" => !reply.is_null(),
        (Value::Object(reply), Value::Object(expected)) => {
            expected.iter().all(|(name, expected)| reply.get(name).is_some_and(|reply| matches(reply, expected)))
        }
        (Value::Array(reply), Value::Array(expected)) => {
            let pairs = || reply.iter().zip(expected);
            reply.len() == expected.len() && pairs().all(|(reply, expected)| matches(reply, expected))
        }
        _ => reply == expected,
    }
}

/// Many programs calculate with fewer digits than an id may have.
#[test]
fn an_id_comes_back_as_it_was_written() {
    for id in ["12345678901234567890123", "0.10", "1e300", "{\"b\": 1,\"a\":2}", "\"\\u00e4\""] {
        let reply = session().line(format!("{{\"id\":{id},\"do\":\"sail\"}}").as_bytes());
        assert!(reply.starts_with(&format!("{{\"id\":{id},\"err\":")), "{id}: {reply}");
    }
}

#[test]
fn a_line_that_is_too_long_is_refused_and_not_read() {
    let reply = send(&mut session(), &vec![b'x'; Session::MAX_LINE + 1]);
    assert!(reply["err"]["message"].as_str().is_some_and(|message| message.contains("longer than")), "{reply}");
}

#[test]
fn every_text_is_used_and_in_both_languages() {
    wardroom_testkit::texts(env!("CARGO_MANIFEST_DIR")).are_complete();
}
