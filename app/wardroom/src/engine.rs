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
use std::{
    io::{BufRead, Write},
    panic::{AssertUnwindSafe, catch_unwind},
};
use wardroom_catalog::Entry;
use wire::{Line, Refusal, Request};

pub(crate) fn run(
    games: Vec<Box<dyn Entry>>,
    input: &mut impl BufRead,
    out: &mut dyn Write,
) -> Result<Answer, Trouble> {
    let mut desk = Desk::new(games);
    loop {
        let reply = match wire::next_line(input)? {
            Line::End => return Ok(Answer::Yes),
            Line::TooLong => wire::refused(&serde_json::Value::Null, Refusal::too_long()),
            Line::Whole(line) => match wire::read(&line) {
                Ok(request) => reply(&mut desk, request),
                Err((id, refusal)) => wire::refused(&id, refusal),
            },
        };
        writeln!(out, "{reply}")?;
        out.flush()?;
    }
}

/// A bug in the rules costs the match that met it, not the others.
fn reply(desk: &mut Desk, request: Request) -> serde_json::Value {
    let Request { id, verb, fields } = request;
    let about = fields.get("match").and_then(serde_json::Value::as_u64);
    match catch_unwind(AssertUnwindSafe(|| desk.handle(&verb, fields))) {
        Ok(Ok(ok)) => wire::granted(&id, &ok),
        Ok(Err(refusal)) => wire::refused(&id, refusal),
        Err(_) => {
            about.into_iter().for_each(|about| desk.abandon(about));
            wire::refused(&id, Refusal::bug())
        }
    }
}
