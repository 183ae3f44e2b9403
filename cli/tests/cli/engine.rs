//! Whole conversations with the engine, from `tests/engine/`: a request on one line, what the reply must say on the next.
//!
//! A reply may say more than is expected: of an object the fields that are named count, and `"*"` stands for anything.

use crate::drivers::Engine;
use serde_json::Value;
use std::{fs, path::Path};

#[test]
fn the_engine_replies_as_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/engine");
    let mut conversations: Vec<_> = fs::read_dir(folder).expect("there are conversations").flatten().collect();
    conversations.sort_by_key(fs::DirEntry::file_name);
    assert!(conversations.len() >= 5, "the conversations are there");
    for conversation in conversations {
        let text = fs::read_to_string(conversation.path()).expect("a conversation is text");
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len() % 2, 0, "{conversation:?}: each request has a reply");
        let mut engine = Engine::start();
        for (number, pair) in lines.chunks(2).enumerate() {
            let expected: Value =
                serde_json::from_str(pair[1]).unwrap_or_else(|why| panic!("{conversation:?}: {}: {why}", pair[1]));
            let reply = engine.send(pair[0].as_bytes());
            assert!(
                says(&reply, &expected),
                "{conversation:?}, line {}: {reply}\nexpected: {expected}",
                2 * number + 2
            );
        }
    }
}

/// Many programs count in numbers with fewer digits than an id may have.
#[test]
fn an_id_comes_back_as_it_was_written() {
    let mut engine = Engine::start();
    for id in ["12345678901234567890123", "0.10", "1e300", "{\"b\": 1,\"a\":2}", "\"\\u00e4\""] {
        let reply = engine.line(format!("{{\"id\":{id},\"do\":\"sail\"}}").as_bytes());
        assert!(reply.starts_with(&format!("{{\"id\":{id},\"err\":")), "{id}: {reply}");
    }
}

fn says(reply: &Value, expected: &Value) -> bool {
    match (reply, expected) {
        (_, Value::String(any)) if any == "*" => !reply.is_null(),
        (Value::Object(reply), Value::Object(expected)) => {
            expected.iter().all(|(name, expected)| reply.get(name).is_some_and(|reply| says(reply, expected)))
        }
        (Value::Array(reply), Value::Array(expected)) => {
            reply.len() == expected.len() && reply.iter().zip(expected).all(|(reply, expected)| says(reply, expected))
        }
        _ => reply == expected,
    }
}
