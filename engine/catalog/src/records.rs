//! Records of any game: the first line says which game reads the rest.

use crate::{AnyGame, AnyMatch, NoSuchGame, game};
use wardroom_kernel::{Fault, RecordError, SetupError, strip_bom};
use wardroom_ui::{GameTexts, Language, problems::GameProblems};

/// Why no game can read a record, or why its game cannot.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unreadable {
    #[error("line {line}: expected `game: ` with a name and a version")]
    NoGame { line: usize },
    #[error("line {line}: {why}")]
    OtherGame { line: usize, why: NoSuchGame },
    /// With the texts of its game.
    #[error("{}", english(.0, *.1))]
    Replay(RecordError, GameTexts),
}

impl Unreadable {
    pub fn line(&self) -> usize {
        match self {
            Unreadable::NoGame { line } | Unreadable::OtherGame { line, .. } => *line,
            Unreadable::Replay(why, _) => why.line,
        }
    }
}

fn english(error: &RecordError, texts: GameTexts) -> String {
    match &error.fault {
        Fault::Setup(SetupError(problems)) => {
            let problems = GameProblems { problems: problems.clone(), texts };
            format!("line {}: {}", error.line, problems.localize(Language::En))
        }
        _ => error.to_string(),
    }
}

/// Plays a record again: the game that reads it, and the match as it stands at its end. What counts as the first line, and how
/// it may be spaced, is as the kernel has it ([`Record`](wardroom_kernel::Record)).
pub fn read<'g>(games: &'g [Box<dyn AnyGame>], text: &str) -> Result<(&'g dyn AnyGame, Box<dyn AnyMatch>), Unreadable> {
    let mut lines =
        strip_bom(text).lines().zip(1..).filter(|(text, _)| !text.trim_end().is_empty() && !text.starts_with('#'));
    let (first, line) = lines.next().unwrap_or(("", 1));
    let name = first.strip_prefix("game:").and_then(|rest| rest.split_whitespace().next());
    let entry = game(games, name.ok_or(Unreadable::NoGame { line })?);
    let entry = entry.map_err(|why| Unreadable::OtherGame { line, why })?;
    let read = entry.read(text).map_err(|why| Unreadable::Replay(why, entry.texts()))?;
    Ok((entry, read))
}
