//! Notes of the journal about players who leave, return or vote on each other. The rules never see them.

use std::{fmt, str::FromStr};
use wardroom_catalog::AnyMatch;
use wardroom_kernel::Seat;
use wardroom_search::Level;

/// What players may choose about a player who is away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Any one of them may give more time.
    Wait,
    /// This and the rest need the agreement of all voters (`absence/away.rs`).
    Bot(Level),
    /// Without a winner.
    End,
    /// In a live match: the player whose time is up has resigned, or surrendered.
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

/// `gold: leave`, `gold: wait for silver`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    Leave,
    /// Takes the seat back, from a bot or after leaving.
    Back,
    Choose(Choice, Seat),
    /// All voters have chosen it. Written by the server, in the name of the seat that it is about.
    Agreed(Choice),
    /// A player who plays against bots only, or alone at one screen, ends the match.
    BreakOff,
}

impl Note {
    pub fn write(self, sitting: &dyn AnyMatch) -> String {
        match self {
            Note::Leave => "leave".into(),
            Note::Back => "back".into(),
            Note::Choose(choice, about) => format!("{choice} for {}", sitting.seat_name(about)),
            Note::Agreed(choice) => format!("agreed {choice}"),
            Note::BreakOff => "break off".into(),
        }
    }
    pub fn parse(text: &str, sitting: &dyn AnyMatch) -> Option<Note> {
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

/// Matches the lines of a journal with which a bot begins to stand in, as a pattern for SQL's `LIKE`.
pub const STAND_IN_PATTERN: &str = "! %: agreed bot:%";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::act::Act;

    const SILVER: Seat = Seat(0);
    const GOLD: Seat = Seat(1);

    #[test]
    fn choices_are_parsed_as_they_are_written() {
        for choice in [Choice::Wait, Choice::Bot(Level::Easy), Choice::Bot(Level::Strong), Choice::End, Choice::Claim] {
            assert_eq!(choice.to_string().parse(), Ok(choice));
        }
        assert_eq!("bot:genius".parse::<Choice>(), Err(()));
        assert_eq!("".parse::<Choice>(), Err(()));
    }

    #[test]
    fn the_pattern_matches_lines_with_which_a_bot_begins_to_stand_in_and_no_others() {
        let parts: Vec<&str> = STAND_IN_PATTERN.split('%').collect();
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
