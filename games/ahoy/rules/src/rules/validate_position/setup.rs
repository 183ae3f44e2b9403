//! Setup that is under way: what its next steps (`rules::setup`) take for granted lies on the table, and nothing that they
//! are still to bring.

use crate::components::{CardSet, Region};
use crate::table::{Figure, Phase, Player, SEAT_NAMES, SMUGGLER_2, Table};
use wardroom_kernel::Problems;

pub(super) fn check(table: &Table, wrong: &mut Problems) {
    match table.phase {
        Phase::Deal => undealt(table, wrong),
        Phase::StartIsland | Phase::StartFlagship(_) | Phase::StartPlans => dealt(table, wrong),
        Phase::Turn(_) | Phase::Order { .. } | Phase::EndOfTurn(_) | Phase::EndOfRound | Phase::Over(_) => (),
    }
}

/// Tiles, Market, dice and gold are still to come (AH-SETUP-04, AH-SETUP-07, AH-SETUP-12, AH-SETUP-13).
fn undealt(table: &Table, wrong: &mut Problems) {
    let tiles = table.sea.map.len();
    wrong.unless(tiles == 0, || format!("sea.map: {tiles} tiles, and none is on the map before the deal"));
    wrong.unless(table.deck == CardSet::EVERY, || "deck: all cards are in it before the deal".to_owned());
    for (seat, player) in SEAT_NAMES.into_iter().zip(&table.players).take(table.seats.into()) {
        wrong.unless(*player == Player::default(), || format!("players.{seat}: nobody has anything before the deal"));
    }
    bare(table, wrong);
}

/// Two tiles lie there (AH-SETUP-05); Flagships are checked where all figures are.
fn dealt(table: &Table, wrong: &mut Problems) {
    let tiles = table.sea.map.len();
    wrong.unless(tiles == 2, || format!("sea.map: {tiles} tiles, and two are on the map at setup"));
    if table.phase == Phase::StartIsland {
        let early = Figure::all().filter(|figure| !figure.is_flagship() && !figure.is_union_ship());
        for figure in early.filter(|&figure| table.sea.at(figure).is_some()) {
            wrong.push(format!("sea.figures.{figure}: it is in the supply before the Squadron begins"));
        }
    }
    if table.phase != Phase::StartFlagship(SMUGGLER_2) {
        bare(table, wrong);
    }
}

/// The Union has not begun (AH-SETUP-20, AH-SETUP-21, AH-SETUP-22): its Comrades are in the supply, its plans in the deck.
fn bare(table: &Table, wrong: &mut Problems) {
    let out = Region::ALL.into_iter().filter(|&region| table.sea.comrades(region) > 0);
    for region in out {
        wrong.push(format!("sea.comrades.{region}: the Union places Comrades when it begins, not before"));
    }
    wrong.unless(table.sea.ready == 0, || format!("sea.ready: {} before the Union begins", table.sea.ready));
    for ship in [Figure::Cutter, Figure::Gunship].into_iter().filter(|&ship| table.has_ship(ship)) {
        wrong.push(format!("sea.figures.{ship}: it is off the map before the Union begins"));
    }
    let has_plans = !table.plans.hand.is_empty() || !table.plans.discard.is_empty();
    wrong.unless(!has_plans, || "plans.deck: all plans are in it before the Union begins".to_owned());
}
