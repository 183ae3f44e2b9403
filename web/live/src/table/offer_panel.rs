//! Offers of a draw or of surrender as the page shows them: the open one, and how the last one ended.

use wardroom_catalog::AnyMatch;
use wardroom_kernel::{Seat, Talk};
use wardroom_ui::page::{LastWord, OpenOffer};

fn name(names: &[String], seat: Seat) -> String {
    names.get(usize::from(seat.0)).cloned().unwrap_or_default()
}

pub(crate) fn open_offer(sitting: &(dyn AnyMatch + 'static), names: &[String]) -> Option<OpenOffer> {
    let by = name(names, sitting.open_offer()?);
    let asked = sitting.seats().filter_map(|seat| Some((seat, sitting.must_answer(seat)?)));
    let asked: Vec<(Seat, Talk)> = asked.collect();
    let (_, word) = *asked.first()?;
    Some(OpenOffer { word, by, asked: asked.into_iter().map(|(seat, _)| name(names, seat)).collect() })
}

/// None once a seat has answered since.
pub(crate) fn last_word(sitting: &(dyn AnyMatch + 'static), names: &[String]) -> Option<LastWord> {
    let is_end = |word| {
        matches!(word, Talk::DeclineDraw | Talk::WithdrawDraw | Talk::DeclineSurrender | Talk::WithdrawSurrender)
    };
    let last = sitting.talk().last().filter(|said| is_end(said.word) && said.place == sitting.answers())?;
    Some(LastWord { word: last.word, by: name(names, last.seat) })
}
