//! Matches that cannot continue here, and the guard that turns a panic of rules, screens or bots into such a halt.

use std::panic::{AssertUnwindSafe, catch_unwind};

/// Why a match cannot continue. Its journal is complete; nothing is lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Halted {
    /// A bug in rules or screen.
    Broken,
    /// It is pinned to rules that this program does not have.
    OtherRules,
    /// It is pinned to a box that this server does not have.
    OtherBox,
    /// The journal does not match the rules or the dice.
    Journal,
}

impl Halted {
    /// Nothing is broken: it waits for the program or the box that it was started with.
    pub fn waits(self) -> bool {
        matches!(self, Halted::OtherRules | Halted::OtherBox)
    }
    /// For the host's log.
    pub fn why(self) -> &'static str {
        match self {
            Halted::Broken => "its rules broke down",
            Halted::OtherRules => "it was begun under rules that this program does not have",
            Halted::OtherBox => "it was begun with another box than this server has",
            Halted::Journal => "its journal does not fit the rules or the dice",
        }
    }
}

/// Runs rules or screens. A panic in them halts this match, not the server.
pub fn guarded<T>(run: impl FnOnce() -> T) -> Result<T, Halted> {
    catch_unwind(AssertUnwindSafe(run)).map_err(|_| Halted::Broken)
}
