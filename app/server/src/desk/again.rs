//! An answer that is sent again, because what the server said to it was lost on the way: it is not taken twice, and whoever
//! sent it hears that it stands. One that was taken back meanwhile does not stand, and is refused like any other that comes
//! too late.

use super::{Desk, asked};
use crate::{app::App, journal::Act, trouble::Trouble};
use serde_json::Value;
use wardroom_kernel::Seat;

impl Desk {
    /// What the seat is asked now, if the journal has this very answer to the question that it names. Of several under seal the
    /// last one stands.
    pub(super) async fn stands(&self, app: &App, act: &Act) -> Result<Option<Value>, Trouble> {
        let Act::Answer { seat, text, .. } = act else { return Ok(None) };
        let line = self.glance(app, |_, sitting| Ok(act.write(sitting))).await?;
        let question = line.strip_suffix(text.as_str()).unwrap_or_default();
        let known = app.store.last_entry(&self.id, question).await?;
        let Some(known) = known.filter(|known| known.line == line) else { return Ok(None) };
        let since = app.store.journal(&self.id, known.n + 1).await?;
        self.glance(app, |_, sitting| {
            let since = since.iter().filter_map(|entry| Act::read(&entry.line, sitting));
            Ok((!is_taken_back(*seat, since)).then(|| asked(sitting, *seat)))
        })
        .await
    }
}

/// Whether an answer of this seat was taken back by what it has done since: each time the last of its answers that stood.
fn is_taken_back(seat: Seat, since: impl Iterator<Item = Act>) -> bool {
    // The numbers of the later answers that still stand. Under seal several may have one number, and are one answer.
    let mut later = Vec::new();
    for act in since.filter(|act| act.seat() == seat) {
        match act {
            Act::Answer { seq, .. } if later.last() != Some(&seq) => later.push(seq),
            Act::Undo { .. } if later.pop().is_none() => return true,
            Act::Answer { .. } | Act::Undo { .. } | Act::Say { .. } | Act::Note { .. } | Act::Hint { .. } => (),
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_undo_takes_the_last_answer_of_who_does_it() {
        const SILVER: Seat = Seat(0);
        let taken_back = |since: &str| {
            let act = |word: &str| match (word, word.parse()) {
                ("undo", _) => Act::Undo { seq: 0, seat: SILVER },
                ("other", _) => Act::Undo { seq: 0, seat: Seat(1) },
                (_, seq) => Act::Answer { seq: seq.unwrap(), seat: SILVER, text: String::new() },
            };
            is_taken_back(SILVER, since.split_whitespace().map(act))
        };
        for stands in ["", "7", "other", "7 undo", "7 7 undo", "7 undo 9", "7 8 undo undo"] {
            assert!(!taken_back(stands), "{stands}");
        }
        for gone in ["undo", "undo 9", "7 undo undo", "7 7 undo undo", "7 8 undo 9 undo undo undo"] {
            assert!(taken_back(gone), "{gone}");
        }
    }
}
