//! A decision in place allocates nothing: what a search does by the million.

use ahoy::Ahoy;
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use std::alloc::System;
use wardroom_kernel::{FastRng, Game, Parts, Run, Setup};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

#[test]
fn whole_games_in_place_allocate_nothing() {
    for seats in [2, 3, 4] {
        let setup = Setup::new(Ahoy::MODES, "base", seats, []).expect("there is such a mode").unattended();
        let start = Ahoy::initial_table(&setup, Parts::shipped()).expect("the box fits");
        let mut run = Run::<Ahoy>::at(start.clone());
        let mut play = |seed| {
            run.table.clone_from(&start);
            run.play(&mut FastRng(seed)).expect("a game without people ends")
        };
        // The same games once before: they make room for their largest question, and for the longest of their steps.
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
