//! A viewer gets the same screen, byte for byte, in two worlds that look the same to that viewer.

use crate::context::{names, say, setup, with_context};
use efemeris::Efemeris;
use efemeris_screen::Screen;
use wardroom_kernel::{Game, Match, Parts, Seat, Setup, Viewer};
use wardroom_testkit::screens_keep_secrets;
use wardroom_ui::{GameScreen, Language, ScreenContext, specimen};

#[test] // EF-INFO-01 EF-INFO-04 EF-INV-10
fn no_screen_betrays_a_hand_a_captain_or_a_tile() {
    for (mode, seats) in [("duel", 2), ("general", 3), ("team-expert", 4)] {
        let short = [("round_limit", "2"), ("match_games", "1")];
        let options = short.into_iter().take(if mode.ends_with("expert") { 2 } else { 1 });
        let setup = Setup::new(Efemeris::MODES, mode, seats, options).unwrap();
        let names = names();
        let compared = screens_keep_secrets::<Efemeris>(&setup, 1, |shown| {
            ScreenContext::of(shown.played, shown.viewer, &names, |context| {
                specimen::everything::<Screen>(context, shown.events)
            })
        });
        assert!(compared.seals > 0 && compared.twins > 20, "{compared:?}");
    }
}

#[test]
fn only_the_seat_that_has_answered_under_seal_sees_that() {
    let mut m = Match::<Efemeris>::new(&setup("general", 3), Parts::shipped()).unwrap();
    while !m.is_simultaneous() {
        if m.chance().is_some() {
            m.submit_chance(m.seq(Seat(0)), 0).unwrap();
        } else {
            let seat = m.asked().next().unwrap();
            let any = m.offers(seat).next().unwrap();
            m.submit(seat, m.seq(seat), any).unwrap();
        }
    }
    let question = |m: &Match<Efemeris>, viewer, language| {
        with_context(m, viewer, |context| Screen::question(context, say(language)))
    };
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
