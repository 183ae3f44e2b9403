//! Who holds how much of each region, and where it is worth to be.

use ahoy::{Control, Figure, Pips, Point, Region, SQUADRON, Space, Table, UNION};
use wardroom_kernel::Seat;

/// Control of all regions, in one look at the figures.
pub(super) fn controls(table: &Table) -> [Control; Region::ALL.len()] {
    let sea = &table.sea;
    let mut controls = [Control::default(); Region::ALL.len()];
    for figure in Figure::all() {
        let Some(space) = sea.at(figure) else { continue };
        let control = &mut controls[space.region().index()];
        match figure {
            Figure::Flagship(SQUADRON) | Figure::Stronghold(_) => control.squadron += 2,
            Figure::Patrol(_) => control.squadron += 1,
            Figure::Flagship(UNION) | Figure::Cutter | Figure::Gunship => control.union += 1,
            Figure::Flagship(_) => (),
        }
    }
    let claw = sea.at(Figure::Cutter).map(Space::region);
    for region in sea.map.regions() {
        let each = if claw == Some(region) { 2 } else { 1 };
        controls[region.index()].union += each * sea.comrades(region);
    }
    controls
}

/// By how much a side leads in a region; less than 0 if the other does.
pub(super) fn margin(control: Control, seat: Seat) -> f32 {
    let squadron = f32::from(control.squadron) - f32::from(control.union);
    if seat == UNION { -squadron } else { squadron }
}

/// Steps between two places, as the gull flies.
pub(super) fn apart(one: Point, other: Point) -> i32 {
    (i32::from(one.x) - i32::from(other.x)).abs() + (i32::from(one.y) - i32::from(other.y)).abs()
}

/// What it is worth to a side to gain a foothold in a region: most where little is missing or little is between.
pub(super) fn foothold(wealth: Pips, control: Control, seat: Seat) -> f32 {
    let missing = -margin(control, seat);
    let matters = if (-1.0..=3.0).contains(&missing) { 1.0 } else { 0.3 };
    f32::from(wealth.value()) * matters
}

/// How much a ship wants to be in a place: the best goal, less with each step to it.
pub(super) fn pull(table: &Table, seat: Seat, from: Point) -> f32 {
    /// By distance.
    const LESS: [f32; 9] = [1.0, 0.7, 0.5, 0.35, 0.25, 0.17, 0.12, 0.08, 0.05];
    let is_smuggler = seat != SQUADRON && seat != UNION;
    let controls = if is_smuggler { Default::default() } else { controls(table) };
    let goals = table.sea.map.tiles().map(|(region, laid)| {
        let goal = if is_smuggler {
            trade(table, seat, region)
        } else {
            foothold(laid.wealth, controls[region.index()], seat)
        };
        let steps = apart(from, laid.lie.island()) - if seat == SQUADRON { 1 } else { 0 };
        goal * LESS[steps.clamp(0, 8) as usize]
    });
    goals.fold(0.0, f32::max)
}

/// What a Smuggler finds on the Island of a region: buyers for its Cargo, or Cargo.
fn trade(table: &Table, seat: Seat, region: Region) -> f32 {
    if Figure::strongholds().any(|stronghold| table.sea.at(stronghold) == Some(region.island())) {
        return 0.0;
    }
    let cargo = table.players[seat].cargo;
    let bought = cargo.iter().filter(|&card| table.parts.card(card).deliver == region.suit()).count() as f32;
    let loaded = table.market.into_iter().flatten().filter(|card| card.suit() == region.suit()).count() as f32;
    3.0 * bought + if cargo.len() < 2 { loaded } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::controls;
    use ahoy::{Ahoy, Region};
    use wardroom_kernel::{Game as _, Setup};
    use wardroom_testkit::random_game;

    /// At each step of some games: what is worked out here in one look is what the rules say region by region.
    #[test] // AH-SCORE-03, AH-SCORE-04, AH-UNION-17
    fn control_is_what_the_rules_say_it_is() {
        let setup = Setup::new(Ahoy::MODES, "base", 3, []).expect("the base game");
        let mut held = 0;
        for seed in 0..4 {
            let played = random_game::<Ahoy>(&setup, seed).played;
            for answers in (0..played.answers().len()).step_by(40) {
                let moment = played.rewound(answers);
                let table = moment.table();
                let by_region = Region::ALL.map(|region| table.sea.control(region));
                assert_eq!(controls(table), by_region);
                held += by_region.iter().filter(|control| control.leader().is_some()).count();
            }
        }
        assert!(held > 50, "hardly anything was held: {held}");
    }
}
