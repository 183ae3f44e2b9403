//! Windows can be passed automatically: in each there is an answer that lets it pass, and it is the same whatever is held.

use wardroom_catalog::{Boxes, Moment};
use wardroom_kernel::{Luck, Viewer};
use wardroom_screen::Language;

#[test]
fn in_every_window_passing_is_offered_by_the_same_words() {
    let (games, mut luck) = (wardroom_catalog::games(&Boxes::new()), Luck(5));
    for (name, seats, words, least) in [("ahoy", 2, "plan > pass", 5), ("marauders", 3, "announce > pass", 20)] {
        let game = wardroom_catalog::game(&games, name).unwrap();
        let names = vec![String::from("Somebody"); usize::from(seats)];
        let (mut windows, mut with_a_choice) = (0, 0);
        for seed in 0..6 {
            let mut sitting = game.begin(game.setup("base", Some(seats), &[]).unwrap().unattended()).unwrap();
            sitting.throw_seeded(&format!("windows {seed}"));
            for _ in 0..300 {
                let open = sitting.ask().open;
                let Some(asked) = open.first() else { break };
                let moment = Moment { viewer: Viewer::Seat(asked.seat), names: &names, language: Language::En };
                let board = sitting.draw(moment);
                assert!(board.has_windows);
                if let Some(pass) = &board.pass {
                    assert_eq!(pass, words);
                    assert!(asked.offers.contains(pass), "{pass} of {:?}", asked.offers);
                    windows += 1;
                    with_a_choice += usize::from(asked.offers.len() > 1);
                }
                let offer = asked.offers[luck.below(asked.offers.len())].clone();
                let (seat, seq) = (asked.seat, sitting.seq(asked.seat));
                sitting.submit(seat, seq, &offer).unwrap();
            }
        }
        assert!(windows >= least, "{name}: {windows} windows");
        assert!(with_a_choice > 0, "{name}: nobody ever held a card for one");
    }
}
