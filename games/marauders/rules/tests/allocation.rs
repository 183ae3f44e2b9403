//! A decision in place allocates nothing: what a search does by the million.

use marauders::Marauders;
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use std::alloc::System;
use wardroom_kernel::{FastRng, Game, Parts, Run, Setup};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

#[test]
fn whole_games_in_place_allocate_nothing() {
    for seats in [2, 3, 4] {
        let setup = Setup::new(Marauders::MODES, "base", seats, []).expect("there is such a mode");
        let start = Marauders::initial_table(&setup.unattended(), Parts::shipped()).expect("the box fits");
        let mut run = Run::<Marauders>::at(start);
        let mut play = |seed| {
            run.table = start;
            run.play(&mut FastRng(seed)).expect("a game without people ends")
        };
        // The first games make room for the largest question; the others are among them.
        (0..20).for_each(|seed| _ = play(seed));
        // The whole process is counted, the test runner with it: of three times the quietest is what playing takes.
        let allocations = (0..3).map(|_| {
            let region = Region::new(ALLOCATOR);
            (0..20).for_each(|seed| _ = play(seed));
            region.change().allocations + region.change().reallocations
        });
        assert_eq!(allocations.min(), Some(0), "{seats} players");
    }
}
