//! What a bot gets of a match, and matches as they stood.

use crate::toys::parley::{self, Card, Flaw, NORTH, Parley, SOUTH, Table};
use Card::{Parry, Raid, Spy};
use wardroom_kernel::{Answerer, FastRng, Game, Match, Seat, Viewer};
use wardroom_testkit::{Scene, given};

/// South has staked a parry and is asked whether it stands.
fn raided(stake: Card) -> Match<Parley> {
    let table = Table::new(Flaw::None, [&[Spy, Raid, Raid], &[Parry]]);
    let script = format!("north: play Raid; south: let it be; north: stake {stake:?}; south: stake Parry");
    given::<Parley>(table).when(&script).played
}

/// Hears everything, keeps the table it is shown, and answers nothing.
#[derive(Default)]
struct Witness {
    heard: Vec<parley::Event>,
    stakes: Vec<[Option<Card>; 2]>,
}
impl Answerer<Parley> for Witness {
    fn choose(&mut self, table: &Table, _: &[(Seat, parley::Action)]) -> Option<usize> {
        self.stakes.push(table.stake);
        None
    }
    fn chance(&mut self, _: usize, _: u32) -> Option<u32> {
        None
    }
    fn on_event(&mut self, event: parley::Event) {
        self.heard.push(event);
    }
}

#[test]
fn an_imagined_game_begins_at_the_open_question() {
    let (m, mut witness) = (raided(Spy), Witness::default());
    let (end, _) = m.standpoint(SOUTH).imagine(&mut FastRng(1), &mut witness);
    assert_eq!(end, None, "no seat has answered");
    assert_eq!(witness.heard, [], "what others heard before is not told again");
    assert_eq!(witness.stakes.len(), 1);
}

#[test]
fn what_the_seat_cannot_see_is_dealt_anew_and_what_it_can_see_is_kept() {
    let imagined = |stake| {
        let (m, mut witness) = (raided(stake), Witness::default());
        let mut standpoint = m.standpoint(SOUTH);
        (0..50).for_each(|rng| _ = standpoint.imagine(&mut FastRng(rng), &mut witness));
        witness.stakes
    };
    let stakes = imagined(Spy);
    assert!(stakes.iter().all(|stake| stake[SOUTH] == Some(Parry)), "one's own stake is known");
    assert!(
        [Spy, Raid].iter().all(|card| stakes.iter().any(|stake| stake[NORTH] == Some(*card))),
        "the other's is not"
    );
    assert_eq!(stakes, imagined(Raid), "and makes no difference");
}

#[test]
fn a_standpoint_shows_what_the_seat_may_know() {
    let m = raided(Spy);
    let standpoint = m.standpoint(SOUTH);
    assert_eq!((standpoint.seat(), standpoint.seats()), (SOUTH, m.seats()));
    assert_eq!(standpoint.view(), Parley::view(m.table(), Viewer::Seat(SOUTH)));
    assert!(standpoint.offers().eq(m.offers(SOUTH)));
}

#[test]
fn a_match_can_be_seen_as_it_stood() {
    let start = given::<Parley>(Table::new(Flaw::None, [&[Raid], &[Spy]])).when("north: play Raid");
    let later =
        start.clone().when("~ south: offer draw; ~ north: decline draw; south: let it be; south: stake Spy").played;
    let earlier = later.rewound(1);
    assert_eq!((earlier.table(), earlier.events()), (start.played.table(), start.played.events()));
    assert_eq!(earlier.talk(), later.talk());
    Scene::of(earlier).asks(SOUTH, &["let it be"]);
    assert_eq!(later.rewound(99).answers(), later.answers());
}
