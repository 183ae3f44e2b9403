//! `wardroom engine`: reads requests of the engine protocol from standard input, one on each line, and writes the replies.
//! The requests themselves are in `wardroom-protocol`.

use super::Exit;
use crate::{cli, error::CliError};
use std::io::{self, BufRead, Read, Write};
use wardroom_catalog::AnyGame;
use wardroom_protocol::Session;
use wardroom_ui::Language;

/// The language is that of requests that name none.
pub(crate) fn run(
    call: &cli::EngineArgs,
    games: Vec<Box<dyn AnyGame>>,
    language: Language,
    input: &mut impl BufRead,
    out: &mut dyn Write,
) -> Result<Exit, CliError> {
    if call.schema {
        write!(out, "{}", wardroom_protocol::SCHEMA)?;
        out.flush()?;
        return Ok(Exit::Done);
    }
    let mut session = Session::new(games, language);
    loop {
        let reply = match next_line(input)? {
            InputLine::End => return Ok(Exit::Done),
            InputLine::TooLong => Session::line_too_long(),
            InputLine::Whole(line) => session.line(&line),
        };
        writeln!(out, "{reply}")?;
        out.flush()?;
    }
}

enum InputLine {
    Whole(Vec<u8>),
    TooLong,
    End,
}

/// A line that is too long is read to its end and discarded, so that the next one begins at its beginning.
fn next_line(input: &mut impl BufRead) -> Result<InputLine, CliError> {
    let failed = |why: io::Error| CliError::File { path: "standard input".into(), why };
    let mut line = Vec::new();
    input.by_ref().take(Session::MAX_LINE as u64 + 1).read_until(b'\n', &mut line).map_err(failed)?;
    if line.len() <= Session::MAX_LINE {
        return Ok(if line.is_empty() { InputLine::End } else { InputLine::Whole(line) });
    }
    while line.last() != Some(&b'\n') {
        line.clear();
        if input.by_ref().take(Session::MAX_LINE as u64).read_until(b'\n', &mut line).map_err(failed)? == 0 {
            break;
        }
    }
    Ok(InputLine::TooLong)
}
