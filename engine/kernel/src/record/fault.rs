//! What can be wrong with the text of a record, and in which line.

use crate::{Rejected, SetupError};

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct RecordError {
    pub line: usize,
    pub fault: Fault,
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    #[error("expected {0}")]
    Expected(Expected),
    #[error("the record is of `{0}`; this program plays `{1}`")]
    OtherRules(String, String),
    #[error("it was played with another box, `{0}`; name that box with --box")]
    OtherBox(String),
    #[error("it was played with the shipped box; leave out --box")]
    ShippedBox,
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("{0}")]
    Rejected(Rejected),
    #[error("not offered; offered are: {}", .0.join(", "))]
    NotOffered(Vec<String>),
    #[error("the outcome is: {0}")]
    Outcome(String),
    #[error("this is not the secret of the commitment")]
    Commitment,
    #[error("the dice say {0}")]
    Dice(u32),
    #[error("expected {seats} lines `{key}`, one for each seat, or none; found {found}")]
    NotOfEachSeat { key: &'static str, seats: usize, found: usize },
    #[error("{given} answers are said to be given, but the record has {answers}")]
    TooManyGiven { given: usize, answers: usize },
}

/// What should stand in a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Expected {
    #[error("`game: ` with a name and a version")]
    Game,
    #[error("`mode: ` or `position: ` after the game")]
    Mode,
    #[error("`seats: ` after the mode")]
    Seats,
    #[error("the number of answers that were given")]
    Given,
    #[error("the names of the seats, in their order")]
    SeatNames,
    #[error("`seat: answer`")]
    Line,
    #[error("an outcome of the open chance, as `3/6`")]
    Chance,
    #[error("the name of a seat")]
    Seat,
    #[error("something that can be said")]
    Word,
}

impl Fault {
    pub(super) fn at(self, line: usize) -> RecordError {
        RecordError { line, fault: self }
    }
}
