//! Where points come from adds up to the points there are, in Merchants & Marauders.

use std::{collections::BTreeSet, fs, path::Path};
use wardroom_catalog::{AnyGame, AnyMatch, Boxes, game, games};
use wardroom_kernel::FastRng;
use wardroom_search::Level;

/// The records that are kept, which were played by luck, and some games of bots, who also trade.
fn played(marauders: &dyn AnyGame) -> impl Iterator<Item = Box<dyn AnyMatch>> + '_ {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/marauders/rules/tests/records");
    let kept = fs::read_dir(folder).unwrap().map(|entry| fs::read_to_string(entry.unwrap().path()).unwrap());
    let kept = kept.map(|record| marauders.read(&record).unwrap());
    kept.chain((0..3).map(|seed| {
        let mut sitting = marauders.begin(marauders.setup("base", None, &[]).unwrap().unattended()).unwrap();
        sitting.throw_seeded(&seed.to_string());
        let mut luck = FastRng(seed);
        while let Some(seat) = sitting.asked().next() {
            let thought = sitting.think(seat, Level::Strong, &mut luck, &mut |so_far| so_far.games < 10).unwrap();
            sitting.submit(seat, sitting.seq(seat), &thought.text).unwrap();
        }
        sitting
    }))
}

#[test]
fn who_had_several_captains_is_counted_once() {
    let all = games(&Boxes::new());
    let (mut captains, mut later) = (0, 0);
    for sitting in played(game(&all, "marauders").unwrap()) {
        let record = sitting.record();
        for seat in sitting.seats() {
            let roles = sitting.roles(seat);
            assert!(roles.len() <= 1, "{roles:?}");
            captains += roles.len();
        }
        later += record.matches(": captain > retire").count();
    }
    assert!(captains > 10 && later > 0, "{captains} {later}");
}

#[test]
fn every_point_has_its_source() {
    let all = games(&Boxes::new());
    let mut seen = BTreeSet::new();
    for sitting in played(game(&all, "marauders").unwrap()) {
        for seat in sitting.seats() {
            let sources = sitting.sources(seat);
            let sum = sources.iter().map(|source| source.1).sum::<u32>();
            assert_eq!(i64::from(sum), i64::from(sitting.score(seat).unwrap()), "{sources:?}");
            seen.extend(sources.iter().filter(|source| source.1 > 0).map(|source| source.0));
        }
    }
    assert!(seen.len() >= 5, "points came from {seen:?} only");
}
