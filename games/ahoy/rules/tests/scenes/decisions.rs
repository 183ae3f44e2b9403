//! Decisions: over random games, which questions come up and whom they are put to.

use ahoy::{Action, Ahoy, Phase};
use std::collections::BTreeSet;
use wardroom_kernel::{Game, Match, Seat, Setup};
use wardroom_testkit::random_games;

/// Every question of the ledger's chapter, by the first word of its answers. On one's turn, with nothing pending, the
/// word is `turn`.
const QUESTIONS: &str = "anchor attack beakhead buccaneer build comrades current damage deploy emissary enlist evacuate \
    fame fire first fog gain go grogmaster gunners-mate harbor harbor-to hire inspire island mystic negotiate noble \
    off-map patrol pick pilot plan pledge powder-monkey raise repair return reward ship sneak spend start step suffer \
    tile trawler treasure turn victory wipe";
/// Random players hardly ever come to these; scenes about Crew and rewards do.
const RARE: &str = "beakhead emissary fame harbor-to noble trawler";
/// What a seat may be asked in another's turn.
const OUT_OF_TURN: &str = "plan fire grogmaster victory damage suffer pilot current fog beakhead buccaneer step tile \
    reward gain fame go hire treasure attack off-map emissary harbor harbor-to spend repair powder-monkey gunners-mate";

/// The word of a question, by one of its answers.
pub(crate) fn word(action: Action) -> String {
    match action {
        Action::Act(_) => "turn".into(),
        other => other.to_string().split([' ', '.']).next().unwrap_or_default().into(),
    }
}

/// Looks at every question in some random games.
pub(crate) fn everywhere(seats: u8, games: u64, mut look: impl FnMut(&Match<Ahoy>, Seat)) {
    let setup = Setup::new(Ahoy::MODES, "base", seats, []).expect("there is such a mode").unattended();
    random_games::<Ahoy>(&setup, games, usize::MAX, |played| {
        if let Some(seat) = played.asked().next() {
            look(played, seat);
        }
    });
}

#[test] // AH-TURN-11, AH-RULING-28, AH-RULING-76
fn every_question_of_the_ledger_comes_up_and_in_anothers_turn_only_those_that_it_names() {
    let (mut asked, mut strangers) = (BTreeSet::new(), BTreeSet::new());
    for (seats, games) in [(2, 60), (3, 60), (4, 120)] {
        everywhere(seats, games, |played, seat| {
            let question = word(played.offers(seat).next().expect("something is offered"));
            let is_turn = |phase: Phase| phase.turn().is_none_or(|turn| turn.seat == seat);
            if !is_turn(played.table().phase) {
                strangers.insert(question.clone());
            }
            asked.insert(question);
        });
    }
    let known = |list: &str| list.split(' ').map(str::to_owned).collect::<BTreeSet<_>>();
    let (all, missing) = (known(QUESTIONS), &known(QUESTIONS) - &asked);
    assert!(asked.is_subset(&all), "the ledger does not know {:?}", &asked - &all);
    assert!(missing.is_subset(&known(RARE)), "never asked: {missing:?}");
    assert!(strangers.is_subset(&known(OUT_OF_TURN)), "{:?}", &strangers - &known(OUT_OF_TURN));
}
