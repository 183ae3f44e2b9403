//! Positions from elsewhere: every reason why one cannot be played on, each with its field.
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
use wardroom_kernel::{PartsRef, Problem, Problems, Seat, SetupError};

/// Far more than any game has come to, and far from what a number can hold.
const MOST_ROUNDS: u16 = 999;
const MOST_TURNS: u16 = 9_999;
const MOST_GOLD: u16 = 9_999;
const MOST_POINTS: u8 = 99;

pub(crate) fn validate_position(mut table: Table, parts: &'static Parts) -> Result<Table, SetupError> {
    table.parts = PartsRef(parts);
    let mut problems = Problems::default();
    if (2..=4).contains(&table.seats) {
        agreed(&table, &mut problems);
        agenda::check(&table, &mut problems);
        setup::check(&table, &mut problems);
        turn::check(&table, &mut problems);
        players::check(&table, &mut problems);
        board::check(&table, &mut problems);
        cards::check(&table, &mut problems);
        battle::check(&table, &mut problems);
        raid::check(&table, &mut problems);
        between_steps(&table, &mut problems);
    } else {
        problems.push(Problem::between("seats", table.seats, 2, 4));
    }
    problems.or(table, SetupError)
}

fn agreed(table: &Table, problems: &mut Problems) {
    let (seats, round) = (table.seats(), table.round);
    problems
        .unless((1..=30).contains(&table.glory_to_win), || Problem::between("glory_to_win", table.glory_to_win, 1, 30));
    problems.unless(seats.contains(table.start), || Problem::no_player("start"));
    problems.unless(round <= MOST_ROUNDS, || Problem::more_than("round", round, MOST_ROUNDS));
    let may_be_none = table.end.is_some() || table.agenda.as_slice().first() == Some(&Step::StartRound);
    problems.unless(round > 0 || may_be_none, || Problem::new("round", "problem-round-zero"));
    problems.unless(table.announced.into_iter().all(|seat| seats.contains(seat)), || Problem::no_player("announced"));
    if let Some(End { mut winners, .. }) = table.end {
        let are_seated = !winners.is_empty() && winners.all(|seat| seats.contains(seat));
        problems.unless(are_seated, || Problem::new("end.winners", "problem-winners"));
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
fn between_steps(table: &Table, problems: &mut Problems) {
    problems.unless(table.windows.depth() == 0, || Problem::new("windows", "problem-between-windows"));
    problems.unless(table.roll.is_none(), || Problem::new("roll", "problem-between-dice"));
    problems.unless(table.lot.is_empty(), || Problem::new("lot", "problem-between-lot"));
    let Drawn { by, glory, rumors, tokens } = table.drawn;
    let is_empty = by.is_none() && glory == GloryCards::NONE && rumors.is_empty() && tokens.is_empty();
    problems.unless(is_empty, || Problem::new("drawn", "problem-between-drawn"));
    problems.unless(table.offer == Offer::default(), || Problem::new("offer", "problem-between-offer"));
    problems.unless(table.loose_modifications.is_empty(), || {
        Problem::new("loose_modifications", "problem-between-modifications")
    });
    problems
        .unless(table.undealt_merchants == [0; 4], || Problem::new("undealt_merchants", "problem-between-merchants"));
    problems.unless(table.refused.is_empty(), || Problem::new("refused", "problem-between-refused"));
    problems.unless(table.events.drawn.is_none(), || Problem::new("events.drawn", "problem-between-event"));
    problems.unless(table.turn.port.sale.is_empty(), || Problem::new("turn.port.sale", "problem-between-sale"));
    problems.unless(table.turn.bound_for.is_none() && table.turn.surcharge == 0, || {
        Problem::new("turn.bound_for", "problem-between-move")
    });
}

#[cfg(test)]
mod tests;
