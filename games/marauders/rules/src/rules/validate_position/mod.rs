//! Tables that somebody has put together: every reason why one cannot be played on, each with the field it is about.
//!
//! What follows from how one got there (who was found by whom, which port was visited) is not asked; what the rules rely
//! on is.

mod agenda;
mod battle;
mod board;
mod cards;
mod players;
mod raid;
mod setup;
mod turn;

use crate::components::{GloryCards, Parts};
use crate::table::{Drawn, End, Offer, Step, Table};
use wardroom_kernel::{PartsRef, Problems, Seat, SetupError};

/// Far more than any game has come to, and far from what a number can hold.
const MOST_ROUNDS: u16 = 999;
const MOST_TURNS: u16 = 9_999;
const MOST_GOLD: u16 = 9_999;
const MOST_POINTS: u8 = 99;

pub(crate) fn validate_position(mut table: Table, parts: &'static Parts) -> Result<Table, SetupError> {
    table.parts = PartsRef(parts);
    let mut wrong = Problems::default();
    if (2..=4).contains(&table.seats) {
        agreed(&table, &mut wrong);
        agenda::check(&table, &mut wrong);
        setup::check(&table, &mut wrong);
        turn::check(&table, &mut wrong);
        players::check(&table, &mut wrong);
        board::check(&table, &mut wrong);
        cards::check(&table, &mut wrong);
        battle::check(&table, &mut wrong);
        raid::check(&table, &mut wrong);
        between_steps(&table, &mut wrong);
    } else {
        wrong.push(format!("seats: {} is not 2 to 4", table.seats));
    }
    wrong.or(table, SetupError)
}

fn agreed(table: &Table, wrong: &mut Problems) {
    let (seats, round) = (table.seats(), table.round);
    wrong.unless((1..=30).contains(&table.glory_to_win), || {
        format!("glory_to_win: {} is not 1 to 30", table.glory_to_win)
    });
    wrong.unless(seats.contains(table.start), || "start: nobody sits there".to_owned());
    wrong.unless(round <= MOST_ROUNDS, || format!("round: {round} is more than {MOST_ROUNDS}"));
    let may_be_none = table.end.is_some() || table.agenda.as_slice().first() == Some(&Step::StartRound);
    wrong.unless(round > 0 || may_be_none, || "round: rounds are counted from 1, and one is under way".to_owned());
    wrong.unless(table.announced.into_iter().all(|seat| seats.contains(seat)), || {
        "announced: nobody sits where a victory was announced".to_owned()
    });
    if let Some(End { mut winners, .. }) = table.end {
        let are_seated = !winners.is_empty() && winners.all(|seat| seats.contains(seat));
        wrong.unless(are_seated, || "end.winners: somebody in play has won".to_owned());
    }
}

fn has(table: &Table, step: Step) -> bool {
    table.agenda.contains(|other| other == step)
}

/// Beaten in the battle that is being wound up, or about to die: his ship may be gone already.
fn is_doomed(table: &Table, seat: Seat) -> bool {
    let is_beaten = |side: usize| table.battle.is_some_and(|battle| battle.sides[side].is_beaten);
    table.battle.and_then(|battle| battle.side_of(seat)).is_some_and(is_beaten) || has(table, Step::Death { seat })
}

/// What is open in the middle of a step is closed at its end.
fn between_steps(table: &Table, wrong: &mut Problems) {
    wrong.unless(table.windows.depth() == 0, || "windows: none is open between two steps".to_owned());
    wrong.unless(table.roll.is_none(), || "roll: no dice lie on the table between two steps".to_owned());
    wrong.unless(table.lot.is_empty(), || "lot: all of it was shared out".to_owned());
    let Drawn { by, glory, rumors, tokens } = table.drawn;
    let is_empty = by.is_none() && glory == GloryCards::NONE && rumors.is_empty() && tokens.is_empty();
    wrong.unless(is_empty, || "drawn: nobody looks at cards between two steps".to_owned());
    wrong.unless(table.offer == Offer::default(), || "offer: goods are bought or gone between two steps".to_owned());
    wrong.unless(table.loose_modifications.is_empty(), || "loose_modifications: they were put out".to_owned());
    wrong.unless(table.undealt_merchants == [0; 4], || "undealt_merchants: they were dealt".to_owned());
    wrong.unless(table.refused.is_empty(), || "refused: refused captains are back in their deck".to_owned());
    wrong.unless(table.events.drawn.is_none(), || "events.drawn: it was carried out".to_owned());
    wrong.unless(table.turn.port.sale.is_empty(), || "turn.port.sale: it was paid for".to_owned());
    wrong.unless(table.turn.bound_for.is_none() && table.turn.surcharge == 0, || {
        "turn.bound_for: a declared move is made or given up between two steps".to_owned()
    });
}

#[cfg(test)]
mod tests;
