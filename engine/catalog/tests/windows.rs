//! Windows can be passed automatically: in each there is an answer that lets it pass, and it is the same whatever is held.

use std::collections::BTreeSet;
use wardroom_catalog::{Boxes, RenderContext};
use wardroom_kernel::{FastRng, Viewer};
use wardroom_ui::Language;

#[test]
fn in_every_window_passing_is_offered_by_the_same_words() {
    let (games, mut rng) = (wardroom_catalog::games(&Boxes::new()), FastRng(5));
    let games_with_windows = [("ahoy", 2, "plan > pass", 5, 1), ("marauders", 3, "announce > pass", 20, 4)];
    for (name, seats, words, least, several) in games_with_windows {
        let game = wardroom_catalog::game(&games, name).unwrap();
        let names = vec![String::from("Player"); usize::from(seats)];
        let (mut windows, mut with_a_choice, mut opened) = (0, 0, BTreeSet::new());
        for seed in 0..6 {
            let mut played = game.begin(game.setup("base", Some(seats), &[]).unwrap().unattended()).unwrap();
            played.set_seeded_dice(&format!("windows {seed}"));
            for _ in 0..300 {
                let open = played.ask().open;
                let Some(asked) = open.first() else { break };
                let context = RenderContext { viewer: Viewer::Seat(asked.seat), names: &names, language: Language::En };
                let board = played.draw(context);
                let kinds: BTreeSet<&str> = board.windows.iter().map(|window| window.kind).collect();
                if let Some(pass) = &board.pass {
                    assert_eq!(pass.path, words);
                    assert!(asked.offers.contains(&pass.path), "{} of {:?}", pass.path, asked.offers);
                    assert!(kinds.contains(pass.window), "{} is none of {kinds:?}", pass.window);
                    opened.insert(pass.window);
                    windows += 1;
                    with_a_choice += usize::from(asked.offers.len() > 1);
                }
                let offer = asked.offers[rng.below(asked.offers.len())].clone();
                let (seat, seq) = (asked.seat, played.seq(asked.seat));
                played.submit(seat, seq, &offer).unwrap();
            }
        }
        assert!(windows >= least, "{name}: {windows} windows");
        assert!(with_a_choice > 0, "{name}: no seat ever held a card for one");
        assert!(opened.len() >= several, "{name}: windows of these kinds only: {opened:?}");
    }
}
