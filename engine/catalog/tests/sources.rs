//! Where points come from adds up to the points there are, in Merchants & Marauders.

use std::{collections::BTreeSet, fs, path::Path};
use wardroom_catalog::{AnyGame, AnyMatch, Boxes, game, games};
use wardroom_kernel::FastRng;
use wardroom_search::Level;

/// The records that are kept, which were played by rng, and some games of bots, who also trade.
fn played(marauders: &dyn AnyGame) -> impl Iterator<Item = Box<dyn AnyMatch>> + '_ {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/marauders/rules/tests/records");
    let kept = fs::read_dir(folder).unwrap().map(|entry| fs::read_to_string(entry.unwrap().path()).unwrap());
    let kept = kept.map(|record| marauders.read(&record).unwrap());
    kept.chain((0..3).map(|seed| {
        let mut played = marauders.begin(marauders.setup("base", None, &[]).unwrap().unattended()).unwrap();
        played.set_seeded_dice(&seed.to_string());
        let mut rng = FastRng(seed);
        while let Some(seat) = played.asked().next() {
            let thought = played.think(seat, Level::Strong, &mut rng, &mut |so_far| so_far.games < 10).unwrap();
            played.submit(seat, played.seq(seat), &thought.text).unwrap();
        }
        played
    }))
}

#[test]
fn who_had_several_captains_is_counted_once() {
    let all = games(&Boxes::new());
    let (mut captains, mut later) = (0, 0);
    for played in played(game(&all, "marauders").unwrap()) {
        let record = played.record();
        for seat in played.seats() {
            let roles = played.roles(seat);
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
    for played in played(game(&all, "marauders").unwrap()) {
        for seat in played.seats() {
            let sources = played.sources(seat);
            let sum = sources.iter().map(|source| source.1).sum::<u32>();
            assert_eq!(i64::from(sum), i64::from(played.score(seat).unwrap()), "{sources:?}");
            seen.extend(sources.iter().filter(|source| source.1 > 0).map(|source| source.0));
        }
    }
    assert!(seen.len() >= 5, "points came from {seen:?} only");
}
