//! Setup that is under way: what its next steps (`rules::setup`) take for granted lies on the table, and nothing that they
//! are still to bring.

use crate::components::{CardSet, Region};
use crate::table::{Figure, Phase, Player, SEAT_NAMES, SMUGGLER_2, Table};
use wardroom_kernel::{Problem, Problems};

pub(super) fn check(table: &Table, problems: &mut Problems) {
    match table.phase {
        Phase::Deal => undealt(table, problems),
        Phase::StartIsland | Phase::StartFlagship(_) | Phase::StartPlans => dealt(table, problems),
        Phase::Turn(_) | Phase::Order { .. } | Phase::EndOfTurn(_) | Phase::EndOfRound | Phase::Over(_) => (),
    }
}

/// Tiles, Market, dice and gold are still to come (AH-SETUP-04, AH-SETUP-07, AH-SETUP-12, AH-SETUP-13).
fn undealt(table: &Table, problems: &mut Problems) {
    let tiles = table.sea.map.len();
    problems.unless(tiles == 0, || Problem::more_than("sea.map", tiles, 0));
    problems.unless(table.deck == CardSet::EVERY, || Problem::new("deck", "problem-deck-undealt"));
    for (seat, player) in SEAT_NAMES.into_iter().zip(&table.players).take(table.seats.into()) {
        problems.unless(*player == Player::default(), || {
            Problem::new(format!("players.{seat}"), "problem-before-the-deal")
        });
    }
    union_has_not_begun(table, problems);
}

/// Two tiles lie there (AH-SETUP-05); Flagships are checked where all figures are.
fn dealt(table: &Table, problems: &mut Problems) {
    let tiles = table.sea.map.len();
    problems.unless(tiles == 2, || Problem::new("sea.map", "problem-two-tiles").with("tiles", tiles));
    if table.phase == Phase::StartIsland {
        let early = Figure::all().filter(|figure| !figure.is_flagship() && !figure.is_union_ship());
        for figure in early.filter(|&figure| table.sea.at(figure).is_some()) {
            problems.push(Problem::new(format!("sea.figures.{figure}"), "problem-before-the-squadron"));
        }
    }
    if table.phase != Phase::StartFlagship(SMUGGLER_2) {
        union_has_not_begun(table, problems);
    }
}

/// Its Comrades are in the supply, its plans in the deck (AH-SETUP-20, AH-SETUP-21, AH-SETUP-22).
fn union_has_not_begun(table: &Table, problems: &mut Problems) {
    let mut early = |field: String| problems.push(Problem::new(field, "problem-before-the-union"));
    let out = Region::ALL.into_iter().filter(|&region| table.sea.comrades(region) > 0);
    out.for_each(|region| early(format!("sea.comrades.{region}")));
    if table.sea.ready > 0 {
        early("sea.ready".into());
    }
    let ships = [Figure::Cutter, Figure::Gunship].into_iter().filter(|&ship| table.has_ship(ship));
    ships.for_each(|ship| early(format!("sea.figures.{ship}")));
    if !table.plans.hand.is_empty() || !table.plans.discard.is_empty() {
        early("plans.deck".into());
    }
}
