//! Acts of seats, and their lines in the journal of a match, in the order in which they were accepted.
//!
//! ```text
//! 17 silver: card.fire          an answer, with the number of the question; sealed until all are in
//! 19 undo silver                takes back the last answer; the number is that of the open question
//! ~ gold: offer surrender       table talk
//! ! gold: wait for silver        a note about absence (`note.rs`), which rules and records do not know
//! ? silver                      asked for a hint
//! = gold: card.wait             before all others: an answer that was taken over from the match that is continued here
//! = chance: 3/6                 a chance outcome of that match
//! = ~ gold: accept draw         table talk of that match that still matters: an accepted draw may have begun another game of it,
//!                               and a seat that has resigned stays out
//! ```
//!
//! Each line is stored with the chance outcomes since the line before it, as records write them (`3/6 1/7`); the first line has
//! the opening deal. A replay must come to the same outcomes.

use crate::note::Note;
use wardroom_catalog::AnyMatch;
use wardroom_kernel::{Rejected, Said, Seat, Talk};

/// What a seat does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    Answer { seq: usize, seat: Seat, text: String },
    Undo { seq: usize, seat: Seat },
    Say { seat: Seat, word: Talk },
    Note { seat: Seat, note: Note },
    Hint { seat: Seat },
}

impl Act {
    pub fn seat(&self) -> Seat {
        match self {
            Act::Answer { seat, .. }
            | Act::Undo { seat, .. }
            | Act::Say { seat, .. }
            | Act::Note { seat, .. }
            | Act::Hint { seat } => *seat,
        }
    }
    pub fn apply(&self, sitting: &mut dyn AnyMatch) -> Result<(), Rejected> {
        match self {
            Act::Answer { seq, seat, text } => sitting.submit(*seat, *seq, text),
            Act::Undo { seq, seat } => sitting.undo(*seat, *seq),
            Act::Say { seat, word } => sitting.submit_talk(*seat, *word),
            Act::Note { .. } => Ok(()),
            Act::Hint { .. } => Ok(()),
        }
    }
    /// A resignation that the game does not offer now. Every game accepts one, so that it can be claimed against an absent
    /// player; a player who is present may only say what is offered.
    pub fn is_unoffered(&self, sitting: &dyn AnyMatch) -> bool {
        matches!(self, Act::Say { seat, word } if sitting.is_unlisted(*seat, *word))
    }
    pub fn write(&self, sitting: &dyn AnyMatch) -> String {
        let name = sitting.seat_name(self.seat());
        match self {
            Act::Answer { seq, text, .. } => format!("{seq} {name}: {text}"),
            Act::Undo { seq, .. } => format!("{seq} undo {name}"),
            Act::Say { word, .. } => format!("~ {name}: {word}"),
            Act::Note { note, .. } => format!("! {name}: {}", note.write(sitting)),
            Act::Hint { .. } => format!("? {name}"),
        }
    }
    pub fn parse(line: &str, sitting: &dyn AnyMatch) -> Option<Act> {
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
            return Some(Act::Note { seat: sitting.seat_called(name)?, note: Note::parse(text, sitting)? });
        }
        let seq = number.parse().ok()?;
        match rest.split_once(": ") {
            Some((name, text)) => Some(Act::Answer { seq, seat: sitting.seat_called(name)?, text: text.into() }),
            None => Some(Act::Undo { seq, seat: sitting.seat_called(rest.strip_prefix("undo ")?)? }),
        }
    }
}

const GIVEN: &str = "= ";

/// The lines with which a match begins that continues this one.
pub fn given(sitting: &dyn AnyMatch) -> Vec<String> {
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

pub fn is_given(line: &str) -> bool {
    line.starts_with(GIVEN)
}

/// Plays a line that was taken over; none if it does not match.
pub fn give(sitting: &mut dyn AnyMatch, line: &str) -> Option<()> {
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
    fn a_match_with_a_withdrawn_draw_offer_can_be_continued() {
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
    fn a_seat_that_has_resigned_stays_out_of_the_continued_match() {
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
