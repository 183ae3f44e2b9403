//! What is asked, and who is waited for, in words for somebody who plays for the first time.

use crate::table_view::TableView;
use crate::words::Words;
use turning_tides::{Action, Card, Phase, View};
use wardroom_kernel::Seat;
use wardroom_ui::Say;

/// `Round 3 · turn 5 · position 6`
pub(crate) fn state(view: &View, say: Say) -> String {
    let words = Words::of(say.language);
    let (round, turn) = (("round", view.round.into()), ("turn", view.turn.into()));
    match view.phase {
        Phase::Exchange | Phase::PayDamage | Phase::ShuffleAndTurn => say.with("state-lull", &[round]),
        Phase::Over(_) => format!("{} · {}", say.with("state-round", &[round]), words.text("state-over")),
        Phase::Draw | Phase::Choose | Phase::CarryOut { .. } | Phase::DiscardAndSail { .. } => {
            say.with("state", &[round, turn, ("position", view.position.number().into())])
        }
    }
}

pub(crate) fn question(sight: &TableView) -> String {
    if sight.outcome.is_some() {
        return sight.words.text("ask-over").to_owned();
    }
    match sight.offers.first() {
        Some(_) if sight.has_answered() => sealed(sight),
        Some(&action) => asked(sight, action),
        None => waiting(sight),
    }
}

fn asked(sight: &TableView, action: Action) -> String {
    let words = sight.words;
    match action {
        Action::ChooseCard(_) => words.text("ask-card").to_owned(),
        Action::PlaceSailor(_) => words.text("ask-sailor").to_owned(),
        Action::PlaceCannon(_) => words.text("ask-cannon").to_owned(),
        Action::Move(_) => words.text("ask-move").to_owned(),
        Action::Navigate(_) => words.text("ask-navigate").to_owned(),
        Action::Swing(_) => words.text("ask-swing").to_owned(),
        Action::Fire(_) => words.text("ask-fire").to_owned(),
        Action::Promote(_) => words.text("ask-promote").to_owned(),
        Action::Exchange(_) => words.text("ask-exchange").to_owned(),
        Action::PayDamage(pay) => sight.say.with("ask-pay", &[("n", pay.cards.len().into())]),
    }
}

/// The viewer has answered; until the others have, the answer may be changed.
fn sealed(sight: &TableView) -> String {
    let names = others(sight);
    match sight.laid {
        Some(card) => sight.say.with("sealed-card", &[("name", names.into()), ("card", sight.words.card(card).into())]),
        None => sight.say.with("sealed-lull", &[("name", names.into())]),
    }
}

fn waiting(sight: &TableView) -> String {
    let names = others(sight);
    if names.is_empty() {
        return sight.words.text("wait-table").to_owned();
    }
    let plural = sight.asked.count();
    // text: wait-card wait-exchange wait-pay wait-sailor wait-cannon wait-move wait-navigate wait-swing wait-fire wait-promote wait-other
    let key = match sight.view.phase {
        Phase::Choose => "wait-card",
        Phase::Exchange => "wait-exchange",
        Phase::PayDamage => "wait-pay",
        Phase::CarryOut { .. } => acting(sight),
        Phase::Draw | Phase::DiscardAndSail { .. } | Phase::ShuffleAndTurn | Phase::Over(_) => "wait-other",
    };
    sight.say.with(key, &[("name", names.into()), ("n", plural.into())])
}

fn acting(sight: &TableView) -> &'static str {
    let phase = sight.view.phase;
    let played = phase.acting().zip(phase.revealed()).map(|(seat, revealed)| revealed.played[seat]);
    match played {
        None => "wait-other",
        Some(played) if played.promotes => "wait-promote",
        Some(played) => match played.card {
            Card::Wait => "wait-other",
            Card::Sailor => "wait-sailor",
            Card::Cannon => "wait-cannon",
            Card::Move => "wait-move",
            Card::Navigate => "wait-navigate",
            Card::Swing => "wait-swing",
            Card::Fire => "wait-fire",
        },
    }
}

/// Everybody but the viewer who has still to answer.
fn others(sight: &TableView) -> String {
    let seats = sight.asked.filter(|&seat: &Seat| Some(seat) != sight.viewer);
    let names: Vec<&str> = seats.map(|seat| sight.name(seat)).collect();
    sight.say.list(&names)
}
