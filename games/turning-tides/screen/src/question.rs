//! What is asked, and who is waited for, in words for a player who plays for the first time.

use crate::table_view::TableView;
use crate::words::Words;
use turning_tides::{Action, Card, Phase, View};
use wardroom_kernel::Seat;
use wardroom_ui::Say;

/// `Round 3 · turn 5 · position 6`
pub(crate) fn state(view: &View, say: Say) -> String {
    let words = Words::in_language(say.language);
    let (round, turn) = (("round", view.round.into()), ("turn", view.turn.into()));
    match view.phase {
        Phase::Exchange | Phase::PayDamage | Phase::ShuffleAndTurn => say.with("state-lull", &[round]),
        Phase::Over(_) => format!("{} · {}", say.with("state-round", &[round]), words.text("state-over")),
        Phase::Draw | Phase::Choose | Phase::CarryOut { .. } | Phase::DiscardAndSail { .. } => {
            say.with("state", &[round, turn, ("position", view.position.number().into())])
        }
    }
}

pub(crate) fn question(table: &TableView) -> String {
    if table.outcome.is_some() {
        return table.words.text("ask-over").to_owned();
    }
    match table.offers.first() {
        Some(_) if table.has_answered() => sealed(table),
        Some(&action) => asked(table, action),
        None => waiting(table),
    }
}

fn asked(table: &TableView, action: Action) -> String {
    let words = table.words;
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
        Action::PayDamage(pay) => table.say.with("ask-pay", &[("n", pay.cards.len().into())]),
    }
}

/// The viewer has answered; until the others have, the answer may be changed.
fn sealed(table: &TableView) -> String {
    let names = others(table);
    match table.laid {
        Some(card) => table.say.with("sealed-card", &[("name", names.into()), ("card", table.words.card(card).into())]),
        None => table.say.with("sealed-lull", &[("name", names.into())]),
    }
}

fn waiting(table: &TableView) -> String {
    let names = others(table);
    if names.is_empty() {
        return table.words.text("wait-table").to_owned();
    }
    let plural = table.asked.count();
    // text: wait-card wait-exchange wait-pay wait-sailor wait-cannon wait-move wait-navigate wait-swing wait-fire wait-promote wait-other
    let key = match table.view.phase {
        Phase::Choose => "wait-card",
        Phase::Exchange => "wait-exchange",
        Phase::PayDamage => "wait-pay",
        Phase::CarryOut { .. } => acting(table),
        Phase::Draw | Phase::DiscardAndSail { .. } | Phase::ShuffleAndTurn | Phase::Over(_) => "wait-other",
    };
    table.say.with(key, &[("name", names.into()), ("n", plural.into())])
}

fn acting(table: &TableView) -> &'static str {
    let phase = table.view.phase;
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
fn others(table: &TableView) -> String {
    let seats = table.asked.filter(|&seat: &Seat| Some(seat) != table.viewer);
    let names: Vec<&str> = seats.map(|seat| table.name(seat)).collect();
    table.say.list(&names)
}
