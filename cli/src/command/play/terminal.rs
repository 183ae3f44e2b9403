//! Reads lines: with an editor and completion on a terminal, else as plain lines.

use crate::error::CliError;
use rustyline::{
    CompletionType, Config, Context, Editor, Helper, completion::Completer, error::ReadlineError,
    highlight::Highlighter, hint::Hinter, history::MemHistory, validate::Validator,
};
use std::io::{self, BufRead, IsTerminal, Write};

pub(super) struct Terminal(Option<Editor<Offered, MemHistory>>);

/// What can be typed now.
#[derive(Default)]
struct Offered(Vec<String>);

impl Completer for Offered {
    type Candidate = String;
    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        let begun = line.get(..at).unwrap_or(line);
        // After a question mark comes the answer that is asked about.
        let from = if begun.starts_with("? ") { 2 } else { 0 };
        Ok((from, self.0.iter().filter(|offer| offer.starts_with(&begun[from..])).cloned().collect()))
    }
}
impl Hinter for Offered {
    type Hint = String;
}
impl Highlighter for Offered {}
impl Validator for Offered {}
impl Helper for Offered {}

impl Terminal {
    pub(super) fn new() -> Terminal {
        let config = Config::builder().completion_type(CompletionType::List).auto_add_history(true).build();
        let editor = || {
            let mut editor = Editor::with_history(config, MemHistory::new()).ok()?;
            editor.set_helper(Some(Offered::default()));
            Some(editor)
        };
        Terminal(if io::stdin().is_terminal() && io::stdout().is_terminal() { editor() } else { None })
    }
    /// The next line, trimmed; `None` when there are no more.
    pub(super) fn ask(
        &mut self,
        prompt: &str,
        offers: Vec<String>,
        out: &mut dyn Write,
    ) -> Result<Option<String>, CliError> {
        let wrong = |why| CliError::File { path: "standard input".into(), why };
        out.flush()?;
        let Some(editor) = &mut self.0 else {
            write!(out, "{prompt}")?;
            out.flush()?;
            let mut line = String::new();
            let read = io::stdin().lock().read_line(&mut line).map_err(wrong)?;
            writeln!(out)?;
            return Ok((read != 0).then(|| line.trim().to_owned()));
        };
        editor.set_helper(Some(Offered(offers)));
        loop {
            return match editor.readline(prompt) {
                Ok(line) => Ok(Some(line.trim().to_owned())),
                // Ctrl-C discards the line, as in shells, and does not end the game.
                Err(ReadlineError::Interrupted) => continue,
                Err(ReadlineError::Eof) => Ok(None),
                Err(ReadlineError::Io(why)) => Err(wrong(why)),
                Err(why) => Err(wrong(io::Error::other(why.to_string()))),
            };
        }
    }
}
