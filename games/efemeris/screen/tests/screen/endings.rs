//! How a game ended, in a sentence and in the logbook: players are named, and a draw has no winner.

use crate::context::{names, say, setup};
use efemeris::Efemeris;
use efemeris_screen::Screen;
use wardroom_kernel::{Game, Match, Outcome, Parts, Seat, Talk, Viewer};
use wardroom_ui::{GameScreen, Language};

fn sentence(mode: &str, seats: u8, winners: &[Seat], reason: &'static str) -> String {
    let played = wardroom_testkit::random_game::<Efemeris>(&setup(mode, seats), 3).played;
    let view = Efemeris::view(played.table(), Viewer::Spectator);
    let outcome = Outcome { winners: winners.iter().copied().collect(), reason };
    Screen::end(&view, &outcome, &names(), say(Language::En))
}

#[test]
fn who_shares_a_game_with_the_enemy_has_drawn_it() {
    assert_eq!(sentence("duel", 2, &[Seat(0), Seat(1)], "agreement"), "Drawn by agreement.");
    let limit = sentence("team", 4, &[Seat(0), Seat(1), Seat(2), Seat(3)], "limit");
    assert_eq!(limit, "The last round is over, and nobody holds the most planets: drawn.");
    assert!(sentence("team", 4, &[Seat(2), Seat(3)], "last-planets").starts_with("Lotte and Ines win"), "partners win");
}

fn logbook(played: &Match<Efemeris>) -> Vec<String> {
    let lines = played.events().iter().filter_map(|event| Screen::log(event, &played.table().parts, say(Language::En)));
    lines.map(|line| line.text.into_string()).collect()
}

#[test]
fn the_logbook_calls_sides_by_the_names_of_their_seats() {
    let team = logbook(&wardroom_testkit::random_game::<Efemeris>(&setup("team-expert", 4), 6).played);
    for wanted in ["Round 1 · Altair and Bellatrix", "Capella and Deneb command the <b>"] {
        assert!(team.iter().any(|line| line.starts_with(wanted)), "{wanted}: {team:#?}");
    }
    let side = |line: &&String| line.to_lowercase().contains("side ");
    assert_eq!(team.iter().find(side), None, "no side is called by a number");
}

#[test]
fn a_game_of_a_match_that_was_drawn_by_agreement_is_logged() {
    let mut played = Match::<Efemeris>::new(&setup("duel-expert", 2), <Efemeris as Game>::Parts::shipped()).unwrap();
    while !played.may_say(Seat(0)).any(|word| word == Talk::OfferDraw) {
        match played.asked().next().and_then(|seat| Some((seat, played.offers(seat).next()?))) {
            Some((seat, first)) => played.submit(seat, played.seq(seat), first).unwrap(),
            None => played.submit_chance(played.seq(Seat(0)), 0).unwrap(),
        }
    }
    played.submit_talk(Seat(0), Talk::OfferDraw).unwrap();
    played.submit_talk(Seat(1), Talk::AcceptDraw).unwrap();
    let lines = logbook(&played);
    assert!(lines.iter().any(|line| line.starts_with("The game is drawn by agreement")), "{lines:#?}");
    assert_eq!(lines.last().map(String::as_str), Some("Game 2"));
}
