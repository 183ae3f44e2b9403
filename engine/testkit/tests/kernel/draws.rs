//! An agreed draw may end one game of a match: the match goes on with the next.

use crate::toys::crews::{self, Crews};
use crate::toys::rubber::{ANN, BOB, Event, Raise, Rubber, Table};
use crate::toys::setup;
use wardroom_kernel::{Match, Record, Rejected, Seat, Talk};
use wardroom_testkit::{Scene, conformance, given};

const AGREED: &str = "~ ann: offer draw; ~ bob: accept draw";

fn rubber() -> Scene<Rubber> {
    given(Table::default())
}

#[test]
fn the_next_game_begins_where_the_game_says() {
    let scene = rubber().when("ann: stake.2; ann: hold; bob: hold; dice 1").when(AGREED).goes_on();
    let drawn = scene.then(|table| assert_eq!((table.games, table.throws, table.points), (1, 0, [0, 0])));
    let told = [Event::Thrown { winner: ANN, points: 2 }, Event::Drawn];
    assert_eq!(drawn.played.events(), told, "what was told stays told");
    assert_eq!(drawn.played.open_offer(), None);
    assert!(drawn.played.game().answers.is_empty() && drawn.played.step().answers.is_empty());
    let next = drawn.asks(ANN, &["stake.1", "stake.2"]).when("ann: stake.1");
    assert_eq!(next.played.game().answers.len(), 1);
    // Each game has its own draw.
    next.when(AGREED).then(|table| assert_eq!(table.games, 2)).when(AGREED).then(|table| assert_eq!(table.games, 3));
}

#[test]
fn the_step_under_way_is_given_up_with_what_was_sealed() {
    let mut open = rubber().when("ann: stake.2; ann: double").played;
    let (before, stale) = (open.seq(ANN).max(open.seq(BOB)), open.seq(BOB));
    open.submit_talk(ANN, Talk::OfferDraw).expect("at any moment");
    open.submit_talk(BOB, Talk::AcceptDraw).expect("bob is asked");
    assert!(open.sealed().is_empty());
    assert_eq!(open.submit(BOB, stale, Raise::Hold.into()), Err(Rejected::Stale), "it was meant for the other game");
    assert!(before < open.seq(ANN), "a number never comes twice");
    Scene::of(open).asks(ANN, &["stake.1", "stake.2"]);
}

#[test]
fn there_is_no_way_back_into_a_drawn_game() {
    let mut next = rubber().when("ann: stake.2").when(AGREED).played;
    assert!(!next.may_undo(ANN));
    assert_eq!(next.undo(ANN, next.seq(ANN)), Err(Rejected::NoWayBack));
    let back = Scene::of(next).when("ann: stake.1").undo(ANN);
    back.asks(ANN, &["stake.1", "stake.2"]).then(|table| assert_eq!(table.games, 1));
}

#[test]
fn its_record_reads_and_every_moment_of_it_comes_back() {
    let mut record = Record::<Rubber>::new(setup::<Rubber>("base", 2), &()).expect("a new rubber");
    let script = "ann: stake.2; ann: hold; bob: hold; dice 1; bob: stake.1; ~ ann: offer draw; ~ bob: accept draw; \
                  ann: stake.1; ann: hold; bob: double; dice 2";
    record.played = Scene::of(record.played).when(script).played;
    let text = record.to_string();
    let again: Record<Rubber> = text.parse().unwrap_or_else(|why| panic!("{why}\n{text}"));
    assert_eq!((again.to_string(), again.played.table()), (text, record.played.table()));
    assert_eq!(record.played.moments(), [0, 1, 4, 5, 6, 9]);
    let games = [0, 1, 4, 5, 6, 9].map(|moment| record.played.rewound(moment).table().games);
    assert_eq!(games, [0, 0, 0, 1, 1, 1], "the draw was agreed on after five answers");
    let now = record.played.rewound(9);
    assert_eq!((now.table(), now.events()), (record.played.table(), record.played.events()));
}

#[test]
fn a_rubber_keeps_what_every_game_promises() {
    let tried = conformance::<Rubber, _>("base", 2, 64, |_| ());
    assert!(tried.said > 0 && tried.ends.contains_key("rubber"), "{tried:?}");
}

#[test]
fn a_draw_is_withdrawn_until_the_last_has_agreed_and_stays_so_when_others_leave() {
    let mut m = Match::<Crews>::at(crews::Table::new());
    m.submit_talk(Seat(0), Talk::OfferDraw).expect("the game goes on");
    for seat in [Seat(1), Seat(2)] {
        m.submit_talk(seat, Talk::AcceptDraw).expect("in any order");
    }
    assert_eq!(m.submit_talk(Seat(1), Talk::WithdrawDraw), Err(Rejected::NothingToSay), "that is for who has offered");
    m.submit_talk(Seat(0), Talk::WithdrawDraw).expect("one has not answered yet");
    assert_eq!((m.open_offer(), m.outcome()), (None, None));
    assert_eq!(m.submit_talk(Seat(3), Talk::AcceptDraw), Err(Rejected::NothingToSay), "it is too late");
    assert_eq!(m.submit_talk(Seat(0), Talk::OfferDraw), Err(Rejected::OfferedBefore), "it was the offer of this turn");
    m.submit_talk(Seat(3), Talk::Resign).expect("at any moment");
    assert_eq!(m.outcome(), None, "the offer had ended before");
}

#[test]
fn a_draw_that_was_declined_stays_declined_when_others_leave() {
    let mut m = Match::<Crews>::at(crews::Table::new());
    m.submit_talk(Seat(0), Talk::OfferDraw).expect("the game goes on");
    for seat in [Seat(1), Seat(2)] {
        m.submit_talk(seat, Talk::AcceptDraw).expect("in any order");
    }
    m.submit_talk(Seat(3), Talk::DeclineDraw).expect("the last one is asked");
    m.submit_talk(Seat(3), Talk::Resign).expect("at any moment");
    assert_eq!(m.outcome(), None, "the offer had ended before");
}
