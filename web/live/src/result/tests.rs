use super::*;
use wardroom_kernel::{FastRng, Talk};
use wardroom_store::{PersonId, SeatRow, SpectatorChat, State};

const SILVER: Seat = Seat(0);
const GOLD: Seat = Seat(1);

fn person(id: i64) -> Holder {
    Holder::Person(PersonId(id))
}
fn bot(level: &str) -> Holder {
    Holder::Bot(level.into())
}

fn row(game: &str, mode: &str, holders: &[Holder]) -> TableRow {
    let seat = |(seat, holder): (u8, &Holder)| SeatRow {
        seat,
        name: String::new(),
        holder: holder.clone(),
        contribution: None,
        needs_invite: false,
        invitation: 0,
        asked_to_leave: None,
    };
    TableRow {
        id: "t".into(),
        game: game.into(),
        rules_version: 1,
        parts: None,
        mode: mode.into(),
        options: String::new(),
        pace: String::new(),
        dice_secret: wardroom_store::Secret::mint(),
        commitment: String::new(),
        state: State::Over,
        outcome: None,
        is_public: true,
        maker: PersonId(1),
        spectator_chat: SpectatorChat::Apart,
        length: 0,
        created: 0,
        started: None,
        updated: 0,
        seats: (0..).zip(holders).map(seat).collect(),
    }
}

/// A match of so many people and bots, played by luck until the seats have answered so often, or to its end.
fn played(
    game: &str,
    mode: &str,
    holders: &[Holder],
    until: impl Fn(&[usize]) -> bool,
) -> (TableRow, Box<dyn AnyMatch>) {
    let games = wardroom_catalog::games(&wardroom_catalog::Boxes::new());
    let entry = games.iter().find(|entry| entry.name() == game).expect("a game of that name");
    // Who plays by luck may play for ever.
    let setup = entry.setup(mode, u8::try_from(holders.len()).ok(), &[]).expect("such a table").unattended();
    let mut sitting = entry.begin(setup).expect("a match");
    sitting.set_seeded_dice("7f");
    let (mut luck, mut answers) = (FastRng(11), vec![0; holders.len()]);
    while sitting.outcome().is_none() && !until(&answers) {
        let mut open = sitting.ask().open;
        let open = open.swap_remove(luck.below(open.len()));
        let offer = &open.offers[luck.below(open.offers.len())];
        sitting.submit(open.seat, open.seq, offer).expect("it was offered");
        answers[usize::from(open.seat.0)] += 1;
    }
    (row(game, mode, holders), sitting)
}
fn often(answers: &[usize]) -> bool {
    answers.iter().all(|&count| count >= 6)
}
fn duel(holders: &[Holder; 2]) -> (TableRow, Box<dyn AnyMatch>) {
    played("turning-tides", "intro", holders, often)
}
fn surrender(sitting: &mut dyn AnyMatch, loser: Seat, winner: Seat) {
    sitting.submit_talk(loser, Talk::OfferSurrender).expect("it is offered");
    sitting.submit_talk(winner, Talk::AcceptSurrender).expect("it is accepted");
}

/// Whether it counts, who came in where, and what is told of them.
#[derive(PartialEq, Eq, Debug)]
struct Told {
    unrated: Option<Unrated>,
    places: Vec<u8>,
    verdicts: Vec<Verdict>,
}
fn told(row: &TableRow, sitting: &dyn AnyMatch, lines: &[&str]) -> Told {
    let entry = |(n, line): (u32, &&str)| JournalEntry {
        table: "t".into(),
        n,
        at: 0,
        line: (*line).into(),
        chance: String::new(),
    };
    let result = result_of(row, sitting, &(0..).zip(lines).map(entry).collect::<Vec<_>>());
    assert_eq!(result.reason == UNFINISHED, sitting.outcome().is_none());
    Told {
        unrated: result.unrated.map(|why| Unrated::parse(&why).expect("a reason that has words")),
        places: result.seats.iter().map(|seat| seat.place).collect(),
        verdicts: result.seats.iter().map(|seat| seat.verdict).collect(),
    }
}
fn counts(places: &[u8], verdicts: &[Verdict]) -> Told {
    Told { unrated: None, places: places.into(), verdicts: verdicts.into() }
}

use Verdict::{Drawn, Lost, Won};

#[test]
fn whoever_breaks_off_comes_in_behind_the_bots() {
    let (row, sitting) = duel(&[person(1), bot("strong")]);
    assert_eq!(told(&row, &*sitting, &["! silver: break off"]), counts(&[2, 1], &[Lost, Drawn]));
    let (row, sitting) = played("ahoy", "base", &[bot("easy"), person(1), bot("easy")], often);
    assert_eq!(told(&row, &*sitting, &["! union: break off"]), counts(&[1, 3, 1], &[Drawn, Lost, Drawn]));
}

#[test]
fn before_everybody_has_answered_four_times_nothing_counts() {
    let (row, sitting) = played("turning-tides", "intro", &[person(1), bot("strong")], |answers| answers[0] == 3);
    let nothing = Told { unrated: Some(Unrated::Short), places: vec![1, 1], verdicts: vec![Drawn, Drawn] };
    assert_eq!(told(&row, &*sitting, &["! silver: break off"]), nothing);
    // What a bot has answered for somebody are not their answers.
    let (row, sitting) = duel(&[person(1), person(2)]);
    let answers = sitting.answers();
    let of_gold = (0..answers).filter(|&place| sitting.answer(place).is_some_and(|it| it.0 == Some(GOLD))).count();
    let mut lines = vec!["! gold: agreed bot:easy"];
    lines.extend(std::iter::repeat_n("9 gold: card.wait", of_gold - 3));
    lines.push("! gold: agreed end");
    assert_eq!(told(&row, &*sitting, &lines), nothing);
    lines.remove(1);
    assert_eq!(told(&row, &*sitting, &lines), counts(&[1, 2], &[Drawn, Lost]), "four are enough");
}

#[test]
fn a_hint_lifts_no_rating_and_saves_none() {
    let holders = [person(1), bot("strong")];
    let (row, mut lost) = duel(&holders);
    surrender(&mut *lost, SILVER, GOLD);
    assert_eq!(told(&row, &*lost, &["? silver"]), counts(&[2, 1], &[Lost, Won]));
    let (row, mut won) = duel(&holders);
    assert_eq!(told(&row, &*won, &["? silver", "! silver: break off"]), counts(&[2, 1], &[Lost, Drawn]));
    surrender(&mut *won, GOLD, SILVER);
    let helped = told(&row, &*won, &["? silver"]);
    assert_eq!((helped.unrated, helped.places), (Some(Unrated::Hint), vec![1, 2]));
    assert_eq!(told(&row, &*won, &[]), counts(&[1, 2], &[Won, Lost]), "without one it counts");
}

#[test]
fn whom_the_others_waited_for_in_vain_comes_in_last() {
    let (row, sitting) = played("ahoy", "base", &[person(1), person(2), person(3)], often);
    let ended = ["! union: leave", "! smuggler: end for union", "! squadron: end for union", "! union: agreed end"];
    assert_eq!(told(&row, &*sitting, &ended), counts(&[1, 3, 1], &[Drawn, Lost, Drawn]));
    // Where the others have played on to the end, they are placed as they finished.
    let (row, sitting) = played("ahoy", "base", &[person(1), person(2), person(3)], |_| false);
    let finished = told(&row, &*sitting, &[]);
    let best = finished.places.iter().position(|&place| place == 1).expect("somebody has won");
    let leaver = sitting.seat_name(Seat(u8::try_from(best).unwrap()));
    let left = told(&row, &*sitting, &[&format!("! {leaver}: agreed bot:strong")]);
    assert_eq!((left.unrated, left.places[best], left.verdicts[best]), (None, 3, Lost), "a bot has won for them");
    let others: Vec<usize> = (0..3).filter(|&seat| seat != best).collect();
    let order = |told: &Told| told.places[others[0]].cmp(&told.places[others[1]]);
    assert_eq!(order(&left), order(&finished));
    let back = told(&row, &*sitting, &[&format!("! {leaver}: agreed bot:strong"), &format!("! {leaver}: back")]);
    assert_eq!((back.unrated, &back.places), (Some(Unrated::StandIn), &finished.places), "help lifts no rating");
    let worst = finished.places.iter().position(|&place| place == 3).expect("somebody is last");
    let loser = sitting.seat_name(Seat(u8::try_from(worst).unwrap()));
    let back = [&*format!("! {loser}: agreed bot:strong"), &format!("! {loser}: back")];
    assert_eq!(told(&row, &*sitting, &back), finished, "and saves none");
}

#[test]
fn who_plays_on_alone_holds_the_place_of_both_partners() {
    let (row, sitting) = played("efemeris", "team", &[person(1), person(2), person(3), person(4)], |_| false);
    let finished = told(&row, &*sitting, &[]);
    let loser = finished.places.iter().position(|&place| place == 2).expect("a side has lost");
    let name = |seat: usize| sitting.seat_name(Seat(u8::try_from(seat).unwrap()));
    assert_eq!(told(&row, &*sitting, &[&format!("! {}: agreed bot:easy", name(loser))]), finished);
    let winner = finished.places.iter().position(|&place| place == 1).expect("a side has won");
    let left = told(&row, &*sitting, &[&format!("! {}: agreed bot:easy", name(winner))]);
    assert_eq!((left.unrated, &left.places), (Some(Unrated::StandIn), &finished.places));
    let both: Vec<String> = (0..4)
        .filter(|&seat| finished.places[seat] == 1)
        .map(|seat| format!("! {}: agreed bot:easy", name(seat)))
        .collect();
    let deserted = told(&row, &*sitting, &both.iter().map(|line| &**line).collect::<Vec<_>>());
    let turned: Vec<u8> = finished.places.iter().map(|place| 3 - place).collect();
    assert_eq!((deserted.unrated, &deserted.places), (None, &turned));
    assert!(deserted.verdicts.iter().all(|&verdict| verdict == Lost), "nobody has won it: {deserted:?}");
}

#[test]
fn what_teaches_nothing_does_not_count() {
    let unrated = |holders: &[Holder; 2]| {
        let (row, mut sitting) = duel(holders);
        let before = stake(&row, &*sitting);
        surrender(&mut *sitting, SILVER, GOLD);
        (before, told(&row, &*sitting, &[]).unrated)
    };
    assert_eq!(unrated(&[bot("easy"), bot("easy")]), (RatingStake::Nothing, Some(Unrated::Itself)));
    assert_eq!(unrated(&[person(1), person(1)]), (RatingStake::Nothing, Some(Unrated::OneScreen)));
    assert_eq!(unrated(&[bot("easy"), bot("strong")]), (RatingStake::Rating, None));
    let (row, sitting) = played("turning-tides", "intro", &[person(1), bot("easy")], |answers| answers[1] == 2);
    assert_eq!(stake(&row, &*sitting), RatingStake::RatingLater);
    let pairs = |holders: &[Holder; 4]| {
        let (row, sitting) = played("efemeris", "team", holders, often);
        stake(&row, &*sitting)
    };
    let [easy, strong] = ["easy", "strong"].map(bot);
    // Partners sit side by side.
    let mixed = [easy.clone(), strong.clone(), easy.clone(), strong.clone()];
    assert_eq!(pairs(&mixed), RatingStake::Nothing, "one of each on both sides");
    assert_eq!(pairs(&[easy.clone(), easy, strong.clone(), strong]), RatingStake::Rating);
}
