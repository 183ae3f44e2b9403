//! What is to be done: the rounds and turns in which steps lie upon each other, and room for what they lead to.

use super::has;
use crate::components::cards::Timing;
use crate::rules::effects;
use crate::table::{Agenda, Source, Step, Table};
use wardroom_kernel::{Problem, Problems, Seat};

/// No game has more steps waiting; what one of them leads to needs room, too (`Agenda::MOST`).
const MOST_STEPS: usize = 16;

pub(super) fn check(table: &Table, problems: &mut Problems) {
    let steps = table.agenda.as_slice();
    if table.end.is_some() {
        problems.unless(steps.is_empty(), || Problem::new("agenda", "problem-agenda-over"));
    } else {
        check_order(steps, problems);
    }
    for &step in steps {
        check_step(table, step, problems);
    }
    problems.unless(has(table, Step::Battle) == table.battle.is_some(), || Problem::new("battle", "problem-on-agenda"));
    problems.unless(has(table, Step::Raid) == table.raid.is_some(), || Problem::new("raid", "problem-on-agenda"));
}

fn check_order(steps: &[Step], problems: &mut Problems) {
    const { assert!(MOST_STEPS < Agenda::MOST) };
    let count = steps.len();
    problems.unless(count <= MOST_STEPS, || Problem::more_than("agenda", count, MOST_STEPS));
    let is_round = matches!(steps.first(), Some(Step::StartRound | Step::EndRound | Step::CloseRound));
    problems.unless(is_round, || Problem::new("agenda", "problem-agenda-round"));
    problems.unless(!is_round || is_in_order(steps), || Problem::new("agenda", "problem-agenda-order"));
}

/// The last is done first: setup before the round, events before turns, the parts of a turn before its end.
fn is_in_order(steps: &[Step]) -> bool {
    match steps {
        [Step::StartRound, rest @ ..] => matches!(rest, [] | [Step::Board] | [Step::Board, Step::Captains]),
        [Step::CloseRound, rest @ ..] => matches!(rest, [] | [Step::Storm { .. }]),
        [Step::EndRound, Step::StartTurn { .. }, events @ ..] => events.iter().all(|step| *step == Step::Event),
        [Step::EndRound, Step::EndTurn, rest @ ..] => {
            let ([Step::Act, Step::Port, rest @ ..] | [Step::Act, rest @ ..] | rest) = rest;
            let below = rest.split_last().map_or(rest, |(_, below)| below);
            // A fight is over before anything else is done.
            rest.iter().all(|step| is_part_of_turn(*step))
                && !below.iter().any(|step| matches!(step, Step::Battle | Step::Raid))
        }
        rest => matches!(rest, [Step::EndRound]),
    }
}

const fn is_part_of_turn(step: Step) -> bool {
    match step {
        Step::Captains | Step::Board | Step::StartRound | Step::EndRound | Step::CloseRound => false,
        Step::Event | Step::Storm { .. } | Step::StartTurn { .. } | Step::EndTurn | Step::Act | Step::Port => false,
        Step::NpcScouting | Step::Hunters | Step::Battle | Step::Raid | Step::Death { .. } => true,
        Step::Effects { .. } | Step::CardResolved { .. } | Step::FreeMoves { .. } => true,
        Step::RumorTrue { .. } | Step::MissionDone { .. } => true,
    }
}

fn check_step(table: &Table, step: Step, problems: &mut Problems) {
    let of_captain = match step {
        Step::Act | Step::Port | Step::NpcScouting | Step::Hunters => Some(table.turn.seat),
        Step::Effects { seat, .. } | Step::FreeMoves { seat, .. } => Some(seat),
        Step::RumorTrue { seat } | Step::MissionDone { seat } => Some(seat),
        Step::Captains | Step::Board | Step::StartRound | Step::Event | Step::StartTurn { .. } | Step::EndTurn => None,
        Step::Battle | Step::Raid | Step::CardResolved { .. } | Step::Death { .. } => None,
        Step::EndRound | Step::Storm { .. } | Step::CloseRound => None,
    };
    let of_seat = if let Step::StartTurn { seat }
    | Step::CardResolved { seat, .. }
    | Step::Death { seat }
    | Step::Storm { seat } = step
    {
        Some(seat)
    } else {
        of_captain
    };
    if of_seat.is_some_and(|seat| !table.seats().contains(seat)) {
        problems.push(Problem::new("agenda", "problem-agenda-seat").with("step", format!("{step:?}")));
        return;
    }
    problems.unless(of_captain.is_none_or(|seat: Seat| table.players[seat].is_in_play()), || {
        Problem::new("agenda", "problem-agenda-captain").with("step", format!("{step:?}"))
    });
    if let Step::Effects { source, branch, from, .. } = step {
        let is_played = match source {
            Source::Glory(card) => matches!(table.parts.glory(card).timing, Timing::OwnTurn | Timing::OwnPort),
            Source::Rumor(_) | Source::Mission(_) => true,
            Source::Event(_) | Source::Ability => false,
        };
        problems.unless(is_played, || {
            Problem::new("agenda", "problem-agenda-source").with("source", format!("{source:?}"))
        });
        problems.unless(effects::is_printed(table, source, branch, from), || {
            Problem::new("agenda", "problem-agenda-effect")
                .with("source", format!("{source:?}"))
                .with("effect", from)
                .with("branch", branch)
        });
    }
}
