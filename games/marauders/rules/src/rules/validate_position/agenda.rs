//! What is to be done: the rounds and turns in which steps lie upon each other, and room for what they lead to.

use super::has;
use crate::components::cards::Timing;
use crate::rules::effects;
use crate::table::{Agenda, Source, Step, Table};
use wardroom_kernel::{Problems, Seat};

/// No game has more steps waiting; what one of them leads to needs room, too (`Agenda::MOST`).
const MOST_STEPS: usize = 16;

pub(super) fn check(table: &Table, wrong: &mut Problems) {
    let steps = table.agenda.as_slice();
    if table.end.is_some() {
        wrong.unless(steps.is_empty(), || "agenda: the game is over, and something is to be done".to_owned());
    } else {
        check_order(steps, wrong);
    }
    for &step in steps {
        check_step(table, step, wrong);
    }
    wrong.unless(has(table, Step::Battle) == table.battle.is_some(), || {
        "battle: there is one exactly while it is on the agenda".to_owned()
    });
    wrong.unless(has(table, Step::Raid) == table.raid.is_some(), || {
        "raid: there is one exactly while it is on the agenda".to_owned()
    });
}

fn check_order(steps: &[Step], wrong: &mut Problems) {
    const { assert!(MOST_STEPS < Agenda::MOST) };
    let count = steps.len();
    wrong.unless(count <= MOST_STEPS, || format!("agenda: {count} steps are more than {MOST_STEPS}"));
    let is_round = matches!(steps.first(), Some(Step::StartRound | Step::EndRound | Step::CloseRound));
    wrong.unless(is_round, || "agenda: its first step, done last, starts, ends or closes a round".to_owned());
    wrong.unless(!is_round || is_in_order(steps), || {
        "agenda: its steps do not lie upon each other in this order".to_owned()
    });
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

fn check_step(table: &Table, step: Step, wrong: &mut Problems) {
    let of_captain = match step {
        Step::Act | Step::Port | Step::NpcScouting | Step::Hunters => Some(table.turn.seat),
        Step::Effects { seat, .. } | Step::FreeMoves { seat, .. } => Some(seat),
        Step::RumorTrue { seat } | Step::MissionDone { seat } => Some(seat),
        _ => None,
    };
    let of_seat = match step {
        Step::StartTurn { seat } | Step::CardResolved { seat, .. } => Some(seat),
        Step::Death { seat } | Step::Storm { seat } => Some(seat),
        _ => of_captain,
    };
    if of_seat.is_some_and(|seat| !table.seats().contains(seat)) {
        wrong.push(format!("agenda: nobody sits where {step:?} is to be done"));
        return;
    }
    wrong.unless(of_captain.is_none_or(|seat: Seat| table.players[seat].is_in_play()), || {
        format!("agenda: the captain for {step:?} is not on the board")
    });
    if let Step::Effects { source, branch, from, .. } = step {
        let is_played = match source {
            Source::Glory(card) => matches!(table.parts.glory(card).timing, Timing::OwnTurn | Timing::OwnPort),
            Source::Rumor(_) | Source::Mission(_) => true,
            Source::Event(_) | Source::Ability => false,
        };
        wrong.unless(is_played, || format!("agenda: {source:?} is not carried out in steps"));
        wrong.unless(effects::is_printed(table, source, branch, from), || {
            format!("agenda: {source:?} has no effect {from} in branch {branch}")
        });
    }
}
