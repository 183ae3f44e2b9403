//! Surrender: offered, taken or declined at the table, and never the business of the rules.

use crate::toys::crews::{self, Crews};
use crate::toys::parley::{Card, Flaw, NORTH, Parley, Play, SOUTH, Table};
use wardroom_kernel::{Heading, Match, Record, Rejected, Seat, Talk};
use wardroom_testkit::{Scene, given};

fn scene() -> Scene<Parley> {
    given(Table::new(Flaw::None, [&[Card::Raid], &[Card::Spy]]))
}

#[test]
fn an_open_offer_stops_play() {
    let Scene { played: mut m, .. } = scene().when("north: play Raid; ~ south: offer surrender");
    assert_eq!(m.open_offer(), Some(SOUTH));
    let before = m.table().clone();
    let reaction = m.offers(SOUTH).next().expect("south is asked");
    assert_eq!(m.submit(SOUTH, m.seq(SOUTH), reaction), Err(Rejected::OfferOpen));
    assert_eq!(m.undo(NORTH, m.seq(NORTH)), Err(Rejected::OfferOpen));
    assert!(!m.may_undo(NORTH));
    assert_eq!(*m.table(), before);
    assert!(m.may_say(NORTH).eq([Talk::Resign, Talk::AcceptSurrender, Talk::DeclineSurrender]));
    assert!(m.may_say(SOUTH).eq([Talk::Resign, Talk::WithdrawSurrender]), "who has offered waits, or not");
}

#[test]
fn an_open_offer_stops_nature_too() {
    let Scene { played: mut m, .. } = scene().when("north: rest; ~ south: offer surrender");
    assert_eq!(m.submit_chance(m.seq(NORTH), 0), Err(Rejected::OfferOpen));
    m.submit_talk(NORTH, Talk::DeclineSurrender).expect("north is asked");
    let Scene { played: mut over, .. } = Scene::of(m.clone()).when("~ south: resign");
    assert_eq!(over.submit_chance(over.seq(NORTH), 0), Err(Rejected::GameOver), "nor does it throw after the end");
    assert_eq!(m.submit_chance(m.seq(NORTH), 0), Ok(()));
}

#[test]
fn accepted_it_ends_the_match() {
    let scene = scene().when("~ south: offer surrender; ~ north: accept surrender").ends("surrender", &[NORTH]);
    let mut m = scene.played;
    assert_eq!(m.submit(NORTH, 0, Play::Rest.into()), Err(Rejected::GameOver));
    assert_eq!(m.submit_talk(SOUTH, Talk::OfferSurrender), Err(Rejected::GameOver));
}

#[test]
fn declined_it_ends_nothing_and_cannot_be_offered_twice_in_a_turn() {
    let scene = scene().when("~ north: offer surrender; ~ south: decline surrender").goes_on();
    assert_eq!(scene.clone().played.submit_talk(NORTH, Talk::OfferSurrender), Err(Rejected::OfferedBefore));
    assert_eq!(scene.clone().played.submit_talk(SOUTH, Talk::OfferSurrender), Ok(()), "each seat has its own");
    let next_turn = scene.when("north: rest; dice 1");
    next_turn.when("~ north: offer surrender; ~ south: accept surrender").ends("surrender", &[SOUTH]);
}

#[test]
fn withdrawn_it_ends_nothing_and_was_the_offer_of_that_turn() {
    let open = scene().when("~ north: offer surrender");
    let scene = open.clone().when("~ north: withdraw surrender").goes_on();
    assert_eq!((scene.played.open_offer(), scene.played.table()), (None, open.played.table()));
    let Scene { played: mut m, .. } = scene.clone();
    assert_eq!(m.submit_talk(SOUTH, Talk::AcceptSurrender), Err(Rejected::NothingToSay), "it is too late");
    assert_eq!(m.submit_talk(NORTH, Talk::WithdrawSurrender), Err(Rejected::NothingToSay), "nothing is open");
    assert_eq!(m.submit_talk(NORTH, Talk::OfferSurrender), Err(Rejected::OfferedBefore));
    let next_turn = scene.when("north: rest; dice 1");
    next_turn.when("~ north: offer surrender; ~ south: accept surrender").ends("surrender", &[SOUTH]);
}

#[test]
fn only_who_has_made_an_offer_withdraws_it() {
    let Scene { played: mut m, .. } = scene();
    assert_eq!(m.submit_talk(SOUTH, Talk::WithdrawSurrender), Err(Rejected::NothingToSay), "nothing was offered");
    m.submit_talk(SOUTH, Talk::OfferSurrender).expect("the game goes on");
    assert_eq!(m.submit_talk(NORTH, Talk::WithdrawSurrender), Err(Rejected::NothingToSay), "north answers");
    assert_eq!(m.submit_talk(SOUTH, Talk::WithdrawDraw), Err(Rejected::NothingToSay), "that was not offered");
    assert!(!m.may_say(NORTH).any(|word| word == Talk::WithdrawSurrender));
    assert_eq!(m.submit_talk(SOUTH, Talk::WithdrawSurrender), Ok(()));
}

#[test]
fn an_offer_counts_in_the_turn_that_an_undo_leads_back_to() {
    let parried = given::<Parley>(Table::new(Flaw::None, [&[Card::Parry], &[]])).when("north: play Parry");
    let next_turn = parried.when("south: let it be; ~ south: offer surrender; ~ north: decline surrender");
    let Scene { played: mut back, .. } = next_turn.undo(SOUTH);
    assert_eq!(back.submit_talk(SOUTH, Talk::OfferSurrender), Err(Rejected::OfferedBefore), "as its record would say");
    let again = Scene::of(back).when("south: let it be; ~ south: offer surrender");
    assert_eq!(again.played.open_offer(), Some(SOUTH), "the next turn is another");
    // Were there a way back now, that turn would have two offers, the record would not read, and there could be ten.
    let Scene { played: mut m, .. } = again.when("~ north: decline surrender");
    assert!(!m.may_undo(SOUTH));
    assert_eq!(m.undo(SOUTH, m.seq(SOUTH)), Err(Rejected::NoWayBack));
    let record = Record::<Parley> { heading: Heading::default(), played: m };
    let read: Record<Parley> = record.to_string().parse().unwrap_or_else(|why| panic!("{why}\n{record}"));
    assert_eq!(read.played.talk(), record.played.talk());
}

#[test]
fn only_who_plays_against_it_answers_an_offer() {
    let Scene { played: mut m, .. } = scene();
    assert_eq!(m.submit_talk(NORTH, Talk::AcceptSurrender), Err(Rejected::NothingToSay), "nothing was offered");
    m.submit_talk(SOUTH, Talk::OfferSurrender).expect("the game goes on");
    assert_eq!(m.submit_talk(SOUTH, Talk::AcceptSurrender), Err(Rejected::NothingToSay));
    assert_eq!(m.submit_talk(NORTH, Talk::OfferSurrender), Err(Rejected::OfferOpen), "one after the other");
}

#[test]
fn only_the_loser_may_ask_for_a_rematch_and_once() {
    let Scene { played: mut m, .. } = scene();
    assert_eq!(m.submit_talk(SOUTH, Talk::AskRematch), Err(Rejected::NothingToSay), "no seat has lost yet");
    let Scene { played: mut m, .. } = Scene::of(m).when("~ south: offer surrender; ~ north: accept surrender");
    assert_eq!(m.submit_talk(NORTH, Talk::AskRematch), Err(Rejected::NothingToSay));
    assert!(m.may_say(SOUTH).eq([Talk::AskRematch]));
    assert_eq!(m.submit_talk(SOUTH, Talk::AskRematch), Ok(()));
    assert_eq!(m.submit_talk(SOUTH, Talk::AskRematch), Err(Rejected::OfferedBefore), "it was asked already");
    Scene::of(m).ends("surrender", &[NORTH]);
    let Scene { played: mut resigned, .. } = scene().when("~ south: resign");
    assert_eq!(resigned.submit_talk(SOUTH, Talk::AskRematch), Err(Rejected::NothingToSay), "that is no surrender");
}

#[test]
fn a_game_says_only_what_it_knows() {
    let mut m = Match::<Crews>::at(crews::Table::new());
    assert_eq!(m.submit_talk(Seat(0), Talk::OfferSurrender), Err(Rejected::NothingToSay));
    assert_eq!(m.submit_talk(Seat(4), Talk::Resign), Err(Rejected::NothingToSay), "no player sits there");
    assert_eq!(m.submit_talk(Seat(9), Talk::Resign), Err(Rejected::NothingToSay), "nor there");
}
