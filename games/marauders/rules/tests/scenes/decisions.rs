//! Decisions: over random games, which questions come up and whom they are put to; and that scenes name every card.

use marauders::{Action, Captain, EventCard, Glory, Marauders, Mission, Rumor, Specialist};
use std::collections::BTreeSet;
use wardroom_kernel::{Game, Match, Seat, Setup};
use wardroom_testkit::random_games;

/// Every question of the ledger's chapter, by the first word of its answers. On one's turn, with nothing pending, the
/// word is `turn`; inside a Port action it is `port`.
const QUESTIONS: &str = "announce announced battle buy captain chasers crew-combat discard effect free-card free-move gate \
    hire keep long-guns merchant move-hit name-hit offer overboard pardon pay place-mod port prize raid reroll reward sell \
    ship show skull stash stow surcharge token transfer turn volley yard cancel-hit";
/// Random players hardly ever come to these; scenes do.
const RARE: &str = "cancel-hit crew-combat discard free-card gate move-hit name-hit offer pardon pay place-mod prize stash surcharge token \
    transfer reward chasers long-guns";
/// What a player may be asked in another player's turn (R in the ledger).
const OUT_OF_TURN: &str = "announce announced battle cancel-hit captain chasers discard effect free-move keep long-guns \
    move-hit name-hit overboard pay place-mod prize reroll reward ship skull stow token volley";

pub(crate) fn word(action: Action) -> String {
    match action {
        Action::Act(_) => "turn".into(),
        other => other.to_string().split([' ', '.']).next().unwrap_or_default().into(),
    }
}

/// Looks at every question to a player in some random games.
pub(crate) fn everywhere(seats: u8, games: u64, mut look: impl FnMut(&Match<Marauders>, Seat)) {
    let setup = Setup::new(Marauders::MODES, "base", seats, []).expect("there is such a mode").unattended();
    random_games::<Marauders>(&setup, games, usize::MAX, |played| {
        if let Some(seat) = played.asked().next() {
            look(played, seat);
        }
    });
}

#[test] // MM-TURN-02, MM-WINDOW-08
fn every_question_of_the_ledger_comes_up_and_in_anothers_turn_only_those_that_it_names() {
    let (mut asked, mut strangers) = (BTreeSet::new(), BTreeSet::new());
    for (seats, games) in [(2, 12), (3, 12), (4, 16)] {
        everywhere(seats, games, |played, seat| {
            let words: BTreeSet<String> = played.offers(seat).map(word).collect();
            assert_eq!(words.len(), 1, "one question at a time: {words:?}");
            let question = words.into_iter().next().expect("something is offered");
            let is_setup = played.table().round == 0;
            if !is_setup && played.table().turn.seat != seat {
                strangers.insert(question.clone());
            }
            asked.insert(question);
        });
    }
    let known = |list: &str| list.split_whitespace().map(str::to_owned).collect::<BTreeSet<_>>();
    let (all, missing) = (known(QUESTIONS), &known(QUESTIONS) - &asked);
    assert!(asked.is_subset(&all), "the ledger does not know {:?}", &asked - &all);
    assert!(missing.is_subset(&known(RARE)), "no player was asked {missing:?}");
    assert!(strangers.is_subset(&known(OUT_OF_TURN)), "{:?}", &strangers - &known(OUT_OF_TURN));
}

/// All scenes as text: that each card is in one of them is more than a compiler sees.
fn scenes() -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenes");
    let files = std::fs::read_dir(folder).expect("the folder of scenes");
    files.map(|file| std::fs::read_to_string(file.expect("a file").path()).expect("a scene")).collect()
}

#[test]
fn every_captain_event_glory_card_specialist_mission_and_rumor_is_in_a_scene() {
    let scenes = scenes();
    let captains = Captain::ALL.map(Captain::name);
    let events = EventCard::ALL.map(EventCard::name);
    let (glory, specialists) = (Glory::ALL.map(Glory::name), Specialist::ALL.map(Specialist::name));
    let (missions, rumors) = (Mission::ALL.map(Mission::name), Rumor::ALL.map(Rumor::name));
    let all = captains.iter().chain(&events).chain(&glory).chain(&specialists).chain(&missions).chain(&rumors);
    let missing: Vec<&&str> = all.filter(|name| !scenes.contains(&format!("\"{name}\""))).collect();
    assert!(missing.is_empty(), "no scene names {missing:?}");
}
