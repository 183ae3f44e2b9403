//! What somebody says about who sits at the table, as the journal keeps it.

use std::{fmt, str::FromStr};
use wardroom_catalog::AnyMatch;
use wardroom_kernel::Seat;
use wardroom_search::Level;

/// What the others may choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Choice {
    /// Any one of them may give more time.
    Wait,
    /// To the rest all who are here must agree, as far as they say anything; over days all who have time left.
    Bot(Level),
    /// Nobody wins.
    End,
    /// In a live match: whoever let the time run out has resigned, or surrendered.
    Claim,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Wait => f.write_str("wait"),
            Choice::Bot(level) => write!(f, "bot:{level}"),
            Choice::End => f.write_str("end"),
            Choice::Claim => f.write_str("claim"),
        }
    }
}

impl FromStr for Choice {
    type Err = ();
    fn from_str(text: &str) -> Result<Choice, ()> {
        match text {
            "wait" => Ok(Choice::Wait),
            "end" => Ok(Choice::End),
            "claim" => Ok(Choice::Claim),
            _ => text.strip_prefix("bot:").and_then(|level| level.parse().ok()).map(Choice::Bot).ok_or(()),
        }
    }
}

/// What somebody says about who sits at the table; `gold: leave`, `gold: wait for silver`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Note {
    Leave,
    /// Takes the seat back, from a bot or after a farewell.
    Back,
    Choose(Choice, Seat),
    /// All whose word counts have chosen it. Written by the server, in the name of the seat that it is about.
    Agreed(Choice),
    /// Somebody who plays against nobody but bots, or alone at one screen, has had enough.
    BreakOff,
}

impl Note {
    pub(crate) fn write(self, sitting: &dyn AnyMatch) -> String {
        match self {
            Note::Leave => "leave".into(),
            Note::Back => "back".into(),
            Note::Choose(choice, about) => format!("{choice} for {}", sitting.seat_name(about)),
            Note::Agreed(choice) => format!("agreed {choice}"),
            Note::BreakOff => "break off".into(),
        }
    }
    pub(crate) fn read(text: &str, sitting: &dyn AnyMatch) -> Option<Note> {
        match text.split(' ').collect::<Vec<_>>()[..] {
            ["leave"] => Some(Note::Leave),
            ["back"] => Some(Note::Back),
            [choice, "for", about] => Some(Note::Choose(choice.parse().ok()?, sitting.seat_called(about)?)),
            ["break", "off"] => Some(Note::BreakOff),
            ["agreed", choice] => Some(Note::Agreed(choice.parse().ok()?)),
            _ => None,
        }
    }
}

/// The line of a journal by which a bot comes to sit in, whatever its level and the seat, as SQL's `LIKE` reads it.
pub(crate) const SITS_IN: &str = "! %: agreed bot:%";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::journal::Act;

    const SILVER: Seat = Seat(0);
    const GOLD: Seat = Seat(1);

    #[test]
    fn choices_read_back() {
        for choice in [Choice::Wait, Choice::Bot(Level::Easy), Choice::Bot(Level::Strong), Choice::End, Choice::Claim] {
            assert_eq!(choice.to_string().parse(), Ok(choice));
        }
        assert_eq!("bot:genius".parse::<Choice>(), Err(()));
        assert_eq!("".parse::<Choice>(), Err(()));
    }

    #[test]
    fn a_line_by_which_a_bot_sits_in_is_found_and_no_other() {
        let parts: Vec<&str> = SITS_IN.split('%').collect();
        let games = wardroom_catalog::games(&wardroom_catalog::Boxes::new());
        for game in games {
            let sitting = game.begin(game.setup(game.modes()[0].name, None, &[]).unwrap()).unwrap();
            let is_found = |note| {
                let line = Act::Note { seat: GOLD, note }.write(&*sitting);
                line.starts_with(parts[0]) && line.contains(parts[1])
            };
            assert!(
                is_found(Note::Agreed(Choice::Bot(Level::Easy))) && is_found(Note::Agreed(Choice::Bot(Level::Strong)))
            );
            assert!(!is_found(Note::Choose(Choice::Bot(Level::Easy), SILVER)) && !is_found(Note::Agreed(Choice::End)));
            assert!(!is_found(Note::Leave) && !is_found(Note::Back) && !is_found(Note::BreakOff));
        }
    }
}
