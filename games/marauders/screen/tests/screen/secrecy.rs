//! If a viewer cannot tell two tables apart, both screens are the same, byte for byte.

use crate::seen::{names, say, setup, with_seen};
use marauders::Marauders;
use marauders_screen::Screen;
use wardroom_kernel::{Game, Match, Parts, Seat, Setup, Viewer};
use wardroom_testkit::screens_keep_secrets;
use wardroom_ui::{GameScreen, Language, ScreenContext, specimen};

#[test] // MM-INFO-01, MM-INFO-02, MM-INFO-03, MM-INFO-04, MM-INFO-06
fn no_screen_betrays_a_hand_a_hold_a_chest_or_an_offer() {
    for seats in [2, 3] {
        let setup = Setup::new(Marauders::MODES, "base", seats, [("glory", "1")]).unwrap();
        let names = names();
        let compared = screens_keep_secrets::<Marauders>(&setup, 1, |shown| {
            ScreenContext::of(shown.played, shown.viewer, &names, |seen| {
                specimen::everything::<Screen>(seen, shown.events)
            })
        });
        assert!(compared.seals > 0 && compared.twins > 20, "{compared:?}");
    }
}

#[test]
fn who_has_answered_under_seal_reads_it_and_nobody_else_does() {
    let mut m = Match::<Marauders>::new(&setup(3), Parts::shipped()).unwrap();
    while !m.is_simultaneous() {
        if m.chance().is_some() {
            m.submit_chance(m.seq(Seat(0)), 0).unwrap();
        } else {
            let seat = m.asked().next().unwrap();
            let any = m.offers(seat).next().unwrap();
            m.submit(seat, m.seq(seat), any).unwrap();
        }
    }
    let question =
        |m: &Match<Marauders>, viewer, language| with_seen(m, viewer, |seen| Screen::question(seen, say(language)));
    for (language, sealed) in [(Language::En, "Your choice is sealed"), (Language::De, "Deine Wahl ist versiegelt")] {
        let mut half = m.clone();
        let any = half.offers(Seat(1)).next().unwrap();
        half.submit(Seat(1), half.seq(Seat(1)), any).unwrap();
        assert!(question(&half, Viewer::Seat(Seat(1)), language).contains(sealed));
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Spectator] {
            assert_eq!(question(&half, viewer, language), question(&m, viewer, language));
        }
        let onlooker = question(&half, Viewer::Spectator, language);
        assert!(["Marit", "Edda", "Lotte"].iter().all(|name| onlooker.contains(name)), "{onlooker}");
    }
}
