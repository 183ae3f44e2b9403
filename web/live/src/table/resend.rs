//! An answer that a client sends again because it lost the reply: it is not taken twice, and the client gets the reply that it
//! lost. An answer that was taken back since is refused like any other that comes too late.

use super::{live_table::LiveTable, reading::asked};
use crate::{act::Act, error::LiveError};
use serde_json::Value;
use wardroom_kernel::Seat;

impl LiveTable {
    /// What the seat is asked now, if the journal has this answer to the question that it names. Of several sealed answers to
    /// one question the last counts.
    pub(crate) async fn known_answer(&self, act: &Act) -> Result<Option<Value>, LiveError> {
        let Act::Answer { seat, text, .. } = act else { return Ok(None) };
        let line = self.glance(|_, sitting| Ok(act.write(sitting))).await?;
        let question = line.strip_suffix(text.as_str()).unwrap_or_default();
        let known = self.services.store.last_entry(&self.id, question).await?;
        let Some(known) = known.filter(|known| known.line == line) else { return Ok(None) };
        let since = self.services.store.journal(&self.id, known.n + 1).await?;
        self.glance(|_, sitting| {
            let since = since.iter().filter_map(|entry| Act::parse(&entry.line, sitting));
            Ok((!is_taken_back(since)).then(|| asked(sitting, *seat)))
        })
        .await
    }
}

/// Whether an answer was taken back by the acts since. Each undo takes back the seat's last answer, and the sealed answers of
/// other seats after it.
fn is_taken_back(since: impl Iterator<Item = Act>) -> bool {
    // The later answers that count, by seat and number. Several sealed answers with one number are one answer.
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
    fn each_undo_takes_back_the_last_answer_of_its_seat_and_the_sealed_ones_after_it() {
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
