//! The engine protocol: one JSON request on each line, one reply to each. Nothing that is sent ends the process.
//!
//! `wire` knows lines and replies, `desk` holds the matches; the requests are in one file for each family.

mod asking;
mod desk;
mod looking;
mod opening;
mod seating;
mod thinking;
mod wire;

use crate::{command::Answer, trouble::Trouble};
use desk::Desk;
use serde_json::Value;
use std::{
    io::{BufRead, Write},
    panic::{AssertUnwindSafe, catch_unwind},
};
use wardroom_catalog::AnyGame;
use wardroom_ui::Language;
use wire::{Line, Refusal, Request};

/// In the language of requests that name none.
pub(crate) fn run(
    games: Vec<Box<dyn AnyGame>>,
    language: Language,
    input: &mut impl BufRead,
    out: &mut dyn Write,
) -> Result<Answer, Trouble> {
    let mut desk = Desk::new(games, language);
    loop {
        let reply = match wire::next_line(input)? {
            Line::End => return Ok(Answer::Yes),
            Line::TooLong => wire::refused(&wire::Id::default(), Refusal::too_long()),
            Line::Whole(line) => match wire::read(&line) {
                Ok(request) => reply(&mut desk, request),
                Err((id, refusal)) => wire::refused(&id, refusal),
            },
        };
        writeln!(out, "{reply}")?;
        out.flush()?;
    }
}

fn reply(desk: &mut Desk, request: Request) -> String {
    outliving_bugs(desk, request, Desk::handle)
}

/// A bug in the rules costs the match that met it, not the others.
fn outliving_bugs(
    desk: &mut Desk,
    Request { id, verb, fields }: Request,
    handle: impl FnOnce(&mut Desk, &str, Value) -> Result<Value, Refusal>,
) -> String {
    let about = fields.get("match").and_then(Value::as_u64);
    match catch_unwind(AssertUnwindSafe(|| handle(desk, &verb, fields))) {
        Ok(Ok(ok)) => wire::granted(&id, &ok),
        Ok(Err(refusal)) => wire::refused(&id, refusal),
        Err(_) => {
            about.into_iter().for_each(|about| desk.abandon(about));
            wire::refused(&id, Refusal::bug())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boxes;
    use serde_json::json;

    fn request(fields: &Value) -> Request {
        wire::read(fields.to_string().as_bytes()).unwrap_or_else(|_| panic!("{fields} is a request"))
    }

    #[test]
    fn a_bug_in_the_rules_costs_the_match_that_met_it_and_no_other() {
        let mut desk = Desk::new(wardroom_catalog::games(&boxes::none()), Language::En);
        let mut ask = |number: Option<u64>, has_bug: bool| -> Value {
            let told = match number {
                None => reply(&mut desk, request(&json!({"do": "new", "game": "turning-tides", "seed": "7f"}))),
                Some(number) => {
                    let ask = request(&json!({"id": "?", "do": "ask", "match": number}));
                    match has_bug {
                        true => outliving_bugs(&mut desk, ask, |_, _, _| panic!("the rules do not know what to do")),
                        false => reply(&mut desk, ask),
                    }
                }
            };
            serde_json::from_str(&told).expect("a reply is JSON")
        };
        let [one, other] = [(); 2].map(|()| ask(None, false)["ok"]["match"].as_u64());
        assert!(one.is_some() && other.is_some() && one != other);
        let met = ask(one, true);
        assert_eq!((&met["id"], &met["err"]["code"]), (&json!("?"), &json!("bug")));
        assert_eq!(ask(one, false)["err"]["code"], "no-such-match", "it is dropped");
        assert!(ask(other, false)["ok"]["open"].is_array(), "the other goes on");
    }
}
