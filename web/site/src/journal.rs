//! The journal of a match: one line for each thing that somebody did, in the order they were taken.
//!
//! ```text
//! 17 silver: card.fire          an answer, with the number of the question; under seal until all are in
//! 19 undo silver                takes back the last answer; the number is that of the open question
//! ~ gold: offer surrender       table talk
//! ! gold: wait for silver        who sits here and who is away (`absent.rs`): nothing that rules or records know
//! ? silver                      asked for a hint
//! = gold: card.wait             before all others: an answer that was given, by a match that is played on here
//! = chance: 3/6                 and nature's, by the dice of that match
//! = ~ gold: accept draw         and what was said that counts on: a draw may have begun another game of a match, and who has
//!                               resigned stays out of it where others play on
//! ```
//!
//! Beside each line stands the chance that came after the line before it, as records write it (`3/6 1/7`); so the first
//! line has the opening deal too. A replay throws the same dice again, and must come to the same.

use crate::absent::Note;
use wardroom_catalog::AnyMatch;
use wardroom_kernel::{Rejected, Said, Seat, Talk};

/// Something that a seat does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Act {
    Answer { seq: usize, seat: Seat, text: String },
    Undo { seq: usize, seat: Seat },
    Say { seat: Seat, word: Talk },
    Note { seat: Seat, note: Note },
    Hint { seat: Seat },
}

impl Act {
    pub(crate) fn seat(&self) -> Seat {
        match self {
            Act::Answer { seat, .. }
            | Act::Undo { seat, .. }
            | Act::Say { seat, .. }
            | Act::Note { seat, .. }
            | Act::Hint { seat } => *seat,
        }
    }
    pub(crate) fn apply(&self, sitting: &mut dyn AnyMatch) -> Result<(), Rejected> {
        match self {
            Act::Answer { seq, seat, text } => sitting.submit(*seat, *seq, text),
            Act::Undo { seq, seat } => sitting.undo(*seat, *seq),
            Act::Say { seat, word } => sitting.submit_talk(*seat, *word),
            Act::Note { .. } => Ok(()),
            Act::Hint { .. } => Ok(()),
        }
    }
    /// Says a word that the game does not list for the seat.
    pub(crate) fn is_unlisted_talk(&self, sitting: &dyn AnyMatch) -> bool {
        matches!(self, Act::Say { seat, word } if sitting.is_unlisted(*seat, *word))
    }
    pub(crate) fn write(&self, sitting: &dyn AnyMatch) -> String {
        let name = sitting.seat_name(self.seat());
        match self {
            Act::Answer { seq, text, .. } => format!("{seq} {name}: {text}"),
            Act::Undo { seq, .. } => format!("{seq} undo {name}"),
            Act::Say { word, .. } => format!("~ {name}: {word}"),
            Act::Note { note, .. } => format!("! {name}: {}", note.write(sitting)),
            Act::Hint { .. } => format!("? {name}"),
        }
    }
    pub(crate) fn read(line: &str, sitting: &dyn AnyMatch) -> Option<Act> {
        let (number, rest) = line.split_once(' ')?;
        if number == "?" {
            return Some(Act::Hint { seat: sitting.seat_called(rest)? });
        }
        if number == "~" {
            let (name, word) = rest.split_once(": ")?;
            return Some(Act::Say { seat: sitting.seat_called(name)?, word: word.parse().ok()? });
        }
        if number == "!" {
            let (name, text) = rest.split_once(": ")?;
            return Some(Act::Note { seat: sitting.seat_called(name)?, note: Note::read(text, sitting)? });
        }
        let seq = number.parse().ok()?;
        match rest.split_once(": ") {
            Some((name, text)) => Some(Act::Answer { seq, seat: sitting.seat_called(name)?, text: text.into() }),
            None => Some(Act::Undo { seq, seat: sitting.seat_called(rest.strip_prefix("undo ")?)? }),
        }
    }
}

const GIVEN: &str = "= ";

/// The lines of a match for one that is played on from it.
pub(crate) fn given(sitting: &dyn AnyMatch) -> Vec<String> {
    let lasting = [Talk::OfferDraw, Talk::AcceptDraw, Talk::DeclineDraw, Talk::WithdrawDraw, Talk::Resign];
    let counts_on = |said: &&Said| lasting.contains(&said.word);
    let mut talk = sitting.talk().iter().filter(counts_on).peekable();
    let mut lines = Vec::new();
    for place in 0..=sitting.answers() {
        while let Some(said) = talk.next_if(|said| said.place <= place) {
            lines.push(format!("{GIVEN}~ {}: {}", sitting.seat_name(said.seat), said.word));
        }
        let answer = sitting.answer(place).into_iter();
        lines.extend(
            answer.map(|(seat, text)| {
                format!("{GIVEN}{}: {text}", seat.map_or("chance", |seat| sitting.seat_name(seat)))
            }),
        );
    }
    lines
}

pub(crate) fn is_given(line: &str) -> bool {
    line.starts_with(GIVEN)
}

/// Answers what was given; nothing, if the line does not fit.
pub(crate) fn give(sitting: &mut dyn AnyMatch, line: &str) -> Option<()> {
    let (name, text) = line.strip_prefix(GIVEN)?.split_once(": ")?;
    if let Some(name) = name.strip_prefix("~ ") {
        return sitting.submit_talk(sitting.seat_called(name)?, text.parse().ok()?).ok();
    }
    let given = match sitting.seat_called(name) {
        Some(seat) => sitting.submit(seat, sitting.seq(seat), text),
        None => {
            let number: u32 = text.split('/').next()?.parse().ok()?;
            sitting.submit_chance(sitting.seq(Seat(0)), number.checked_sub(1)?)
        }
    };
    given.ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_that_was_withdrawn_keeps_nobody_from_playing_on() {
        let games = wardroom_catalog::games(&wardroom_catalog::Boxes::new());
        let game = games.iter().find(|game| game.name() == "marauders").expect("it knows draws");
        let begin = || game.begin(game.setup(game.modes()[0].name, None, &[]).unwrap()).unwrap();
        let mut played = begin();
        played.set_seeded_dice("7f");
        for word in [Talk::OfferDraw, Talk::WithdrawDraw] {
            played.submit_talk(Seat(0), word).unwrap();
        }
        let open = played.ask().open.remove(0);
        played.submit(open.seat, open.seq, &open.offers[0]).unwrap();
        let mut again = begin();
        for line in given(&*played) {
            assert_eq!(give(&mut *again, &line), Some(()), "{line}");
        }
        assert_eq!((again.answers(), again.open_offer()), (played.answers(), None));
    }

    #[test]
    fn who_has_resigned_among_several_stays_out_when_it_is_played_on() {
        let games = wardroom_catalog::games(&wardroom_catalog::Boxes::new());
        let game = games.iter().find(|game| game.name() == "marauders").expect("it is played by three");
        let begin = || game.begin(game.setup(game.modes()[0].name, Some(3), &[]).unwrap()).unwrap();
        let mut played = begin();
        played.set_seeded_dice("7f");
        played.submit_talk(Seat(1), Talk::Resign).unwrap();
        let open = played.ask().open.remove(0);
        played.submit(open.seat, open.seq, &open.offers[0]).unwrap();
        let mut again = begin();
        for line in given(&*played) {
            assert_eq!(give(&mut *again, &line), Some(()), "{line}");
        }
        assert_eq!((again.answers(), again.outcome()), (played.answers(), None));
        for sitting in [&mut played, &mut again] {
            sitting.submit_talk(Seat(2), Talk::Resign).unwrap();
            assert_eq!(sitting.outcome().map(|end| end.winners), Some(Seat(0).into()), "nobody else is left");
        }
    }
}
