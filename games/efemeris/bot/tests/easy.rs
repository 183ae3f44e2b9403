//! What even a bot that thinks little must not overlook.

use efemeris::action::Construction;
use efemeris::{ALTAIR, Action, BELLATRIX, Efemeris, Phase, Planet, Table};
use efemeris_bot::EfemerisEval;
use wardroom_kernel::{FastRng, Match};
use wardroom_search::Level;

/// How many of twenty easy bots fortify Patrocles, the last planet of their side, when an enemy galleon is at `space`.
fn walls(space: &str, enemy_spices: &str) -> usize {
    let scene = Table::f1().ship("altair.galleon", "1.0.f").ship("bellatrix.galleon", space);
    // Enough for a fortress and for nothing else.
    let scene = scene.spices(ALTAIR, "1/1").spices(BELLATRIX, enemy_spices).round(2).phase(Phase::Construction);
    let played = Match::<Efemeris>::at(scene.table().expect("a table"));
    let wall = Action::Construction(Construction::BuildFortress { planet: Planet::Patrocles });
    let answer = |seed: u64| {
        let mut rng = FastRng(seed);
        Level::Easy.think(&mut played.standpoint(ALTAIR), &EfemerisEval, &mut rng, &mut |_| true).best()
    };
    (1..=20).filter(|&seed| answer(seed) == Some(wall)).count()
}

#[test] // EF-BUILD-07, EF-END-02
fn an_easy_bot_fortifies_its_last_planet_when_an_enemy_could_take_it_next() {
    let beside = walls("0.-1.n", "5/5");
    let two_moves_away = walls("0.1.p", "5/5");
    assert!(18 <= beside, "an enemy beside it: {beside} of 20");
    assert!(14 <= two_moves_away, "an enemy that comes: {two_moves_away} of 20");
}
