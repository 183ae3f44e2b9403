//! Requests and replies as lines of JSON, with the client's `id` around them.

use crate::{Refusal, Reply, Request, Verb};
use serde_json::{Value, value::RawValue};
use std::collections::BTreeMap;

/// Kept as it was written: a number with more digits than programs calculate with comes back with all of them.
#[derive(Clone, Debug)]
pub(crate) struct RequestId(Box<str>);

impl Default for RequestId {
    fn default() -> RequestId {
        RequestId("null".into())
    }
}

impl RequestId {
    /// The `id` of a line. Its white space may contain what some readers take for the end of a line.
    fn in_line(line: &[u8]) -> Option<RequestId> {
        let fields: BTreeMap<String, Box<RawValue>> = serde_json::from_slice(line).ok()?;
        Some(RequestId(fields.get("id")?.get().replace(['\r', '\n'], " ").into()))
    }
}

/// A refusal comes with the id as far as there is one.
pub(crate) fn parse(line: &[u8]) -> Result<(RequestId, Request), (RequestId, Refusal)> {
    let without_id = |why: String| (RequestId::default(), Refusal::malformed(why));
    let value: Value = serde_json::from_slice(line).map_err(|why| without_id(format!("this is not JSON: {why}")))?;
    let Value::Object(mut fields) = value else {
        return Err(without_id("a request is an object, as {\"id\":1,\"do\":\"games\"}".into()));
    };
    let id = RequestId::in_line(line).unwrap_or_default();
    fields.remove("id");
    let request = match fields.remove("do") {
        Some(Value::String(name)) => {
            name.parse().map_err(|()| no_such_verb(&name)).and_then(|verb: Verb| verb.parse(fields))
        }
        Some(_) => Err(Refusal::field("do", "expected a string")),
        None => Err(Refusal::field("do", "missing; say what to do, as \"do\":\"games\"")),
    };
    match request {
        Ok(request) => Ok((id, request)),
        Err(refusal) => Err((id, refusal)),
    }
}

fn no_such_verb(name: &str) -> Refusal {
    let known: Vec<&str> = Verb::ALL.iter().map(|verb| verb.name()).collect();
    Refusal::field("do", &format!("there is no `{name}`; there is {}", known.join(", ")))
}

pub(crate) fn reply(RequestId(id): &RequestId, result: Result<Reply, Refusal>) -> String {
    let json = |written: serde_json::Result<String>| written.unwrap_or_else(|why| panic!("a reply is JSON: {why}"));
    match result {
        Ok(reply) => format!("{{\"id\":{id},\"ok\":{}}}", json(serde_json::to_string(&reply))),
        Err(refusal) => format!("{{\"id\":{id},\"err\":{}}}", json(serde_json::to_string(&refusal))),
    }
}
