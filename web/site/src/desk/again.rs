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
            Ok((!is_taken_back(since)).then(|| asked(sitting, *seat)))
        })
        .await
    }
}

/// Whether an answer was taken back by what was done since: each time somebody takes back the last of their own that stood,
/// and whatever others had put under seal behind it.
fn is_taken_back(since: impl Iterator<Item = Act>) -> bool {
    // The later answers that still stand, by seat and number. Under seal several may have one number, and are one answer.
    let mut later: Vec<(Seat, usize)> = Vec::new();
    for act in since {
        match act {
            Act::Answer { seat, seq, .. } if !later.contains(&(seat, seq)) => later.push((seat, seq)),
            Act::Undo { seat, .. } => match later.iter().rposition(|answer| answer.0 == seat) {
                Some(at) => later.truncate(at),
                None => return true,
            },
            Act::Answer { .. } | Act::Say { .. } | Act::Note { .. } | Act::Hint { .. } => (),
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_undo_takes_the_last_answer_of_who_does_it_and_what_lies_under_seal_behind_it() {
        const SILVER: Seat = Seat(0);
        const GOLD: Seat = Seat(1);
        let taken_back = |since: &str| {
            let act = |word: &str| match (word, word.parse()) {
                ("undo", _) => Act::Undo { seq: 0, seat: SILVER },
                ("gold", _) => Act::Answer { seq: 6, seat: GOLD, text: String::new() },
                ("gold-undo", _) => Act::Undo { seq: 0, seat: GOLD },
                (_, seq) => Act::Answer { seq: seq.unwrap(), seat: SILVER, text: String::new() },
            };
            is_taken_back(since.split_whitespace().map(act))
        };
        for stands in ["", "7", "gold gold-undo", "7 undo", "7 7 undo", "7 undo 9", "7 8 undo undo", "gold 7 gold-undo"]
        {
            assert!(!taken_back(stands), "{stands}");
        }
        // Gold takes back what came before: the question that silver has answered under seal was never asked.
        for gone in [
            "undo",
            "undo 9",
            "7 undo undo",
            "7 7 undo undo",
            "7 8 undo 9 undo undo undo",
            "gold-undo",
            "gold 7 gold-undo undo",
        ] {
            assert!(taken_back(gone), "{gone}");
        }
    }
}
