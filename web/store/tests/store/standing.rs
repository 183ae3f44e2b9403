//! Results are stored once by any server, ratings follow from them and can be reckoned again, and private matches are
//! told to their players only.

use crate::common::{TestDatabase, line, person, seat, table};
use tokio::task::JoinSet;
use wardroom_store::{Contender, Holder, NewPlace, NewResult, PersonId, Rated, Rating, Store, Verdict, Who};

on_both!(
    a_result_is_kept_once_and_moves_the_ratings,
    of_many_servers_that_keep_a_result_one_does,
    ratings_computed_again_are_the_same,
    private_matches_are_shown_to_their_players_only,
    finished_matches_wait_until_they_are_kept,
    a_bot_at_several_seats_learns_from_others_only,
    two_players_meet,
    a_match_is_lost_for_the_players_who_left_it_and_neither_won_nor_lost_for_the_others,
);

/// The winner takes a point from all others, each match makes all ratings a point surer, and a new player begins with a hundred.
fn rate(contenders: &[Contender]) -> Rated {
    let before = |seat: &Contender| seat.before.unwrap_or(Rating { mean: 100, deviation: 50 });
    let won = |seat: &Contender| if seat.place == 1 { contenders.len() as i64 - 1 } else { -1 };
    let others = contenders.len() as i64 - 1;
    let after =
        |seat: &Contender| Rating { mean: before(seat).mean + won(seat), deviation: before(seat).deviation - others };
    contenders.iter().map(|seat| (before(seat), after(seat))).collect()
}

async fn finished(store: &Store, id: &str, maker: PersonId, is_public: bool) {
    let bots = vec![seat(Holder::Bot("easy".into()), None), seat(Holder::Bot("strong".into()), None)];
    let mut laid = table(id, maker, bots);
    laid.is_public = is_public;
    store.create_table(&laid).await.unwrap();
    store.start(id, 11).await.unwrap();
    store.append(id, 0, vec![line("silver: pass")], Some("silver by zones".into())).await.unwrap();
}

fn result(table: &str, is_public: bool, winner: Who, loser: Who) -> NewResult {
    let place = |side, place, verdict, who| NewPlace {
        who,
        side,
        place,
        verdict,
        score: Some(7),
        roles: format!("captain.{side}"),
    };
    NewResult {
        table: table.into(),
        game: "turning-tides".into(),
        mode: "base".into(),
        pool: "turning-tides/base".into(),
        reason: "zones".into(),
        answers: 40,
        ended: 100,
        is_public,
        unrated: None,
        seats: vec![place(0, 1, Verdict::Won, winner), place(1, 2, Verdict::Lost, loser)],
    }
}

fn bot(level: &str) -> Who {
    Who::Bot(level.into())
}

async fn ladder(store: &Store, reader: Option<PersonId>) -> Vec<(String, i64, i64)> {
    let ranks = store.ladder(reader, "turning-tides/base", 10).await.unwrap();
    let name = |rank: &wardroom_store::Rank| match &rank.player.who {
        Who::Bot(level) => level.clone(),
        Who::Person(_) => rank.player.name.clone(),
    };
    ranks.iter().map(|rank| (name(rank), rank.rating.mean, rank.games)).collect()
}

async fn a_result_is_kept_once_and_moves_the_ratings(place: TestDatabase) {
    let store = place.open().await;
    let anne = person(&store, "Anne").await;
    for id in ["a", "b"] {
        finished(&store, id, anne, true).await;
        let kept = result(id, true, Who::Person(anne), bot("easy"));
        assert!(store.keep_result(&kept, rate).await.unwrap());
        assert!(!store.keep_result(&kept, rate).await.unwrap(), "a second time nothing happens");
    }
    assert_eq!(ladder(&store, None).await, [("Anne".into(), 102, 2), ("easy".into(), 98, 2)]);
    let finish = store.finish("b").await.unwrap().unwrap();
    assert_eq!((&*finish.game, finish.ended, &finish.unrated), ("turning-tides", 100, &None));
    let [first, second] = &finish.seats[..] else { panic!("two seats") };
    assert_eq!(first.rating.unwrap().0.mean, 101);
    assert_eq!(first.rating.unwrap().1, Rating { mean: 102, deviation: 48 });
    assert_eq!((second.place, second.verdict, second.score, &*second.roles), (2, Verdict::Lost, Some(7), "captain.1"));
    assert_eq!(second.player.code, "bot-easy");
    assert_eq!(store.finish("c").await.unwrap(), None);

    finished(&store, "c", anne, true).await;
    let unrated = NewResult { unrated: Some("short".into()), ..result("c", true, bot("easy"), Who::Person(anne)) };
    assert!(store.keep_result(&unrated, rate).await.unwrap());
    assert_eq!(store.finish("c").await.unwrap().unwrap().seats[0].rating, None);
    assert_eq!(ladder(&store, None).await[0], ("Anne".into(), 102, 2), "what does not count moves nothing");
    let tally = store.tally("turning-tides").await.unwrap();
    let count =
        |seat, verdict| tally.iter().filter(move |row| (row.seat, row.verdict) == (seat, verdict)).map(|row| row.games);
    assert_eq!(count(0, Verdict::Won).sum::<i64>(), 2);
    assert_eq!(count(0, Verdict::Lost).sum::<i64>(), 0);
}

async fn of_many_servers_that_keep_a_result_one_does(place: TestDatabase) {
    let store = place.open().await;
    let maker = person(&store, "Maker").await;
    for number in 0..6 {
        finished(&store, &format!("t{number}"), maker, true).await;
    }
    let mut servers = JoinSet::new();
    for _ in 0..3 {
        let store = place.open().await;
        servers.spawn(async move {
            let mut kept = 0;
            for number in 0..6 {
                let result = result(&format!("t{number}"), true, bot("strong"), bot("easy"));
                kept += u32::from(store.keep_result(&result, rate).await.unwrap());
            }
            kept
        });
    }
    assert_eq!(servers.join_all().await.into_iter().sum::<u32>(), 6);
    assert_eq!(ladder(&store, None).await, [("strong".into(), 106, 6), ("easy".into(), 94, 6)]);
}

async fn ratings_computed_again_are_the_same(place: TestDatabase) {
    let store = place.open().await;
    let people = [person(&store, "Anne").await, person(&store, "Mary").await, person(&store, "Ching").await];
    for number in 0..9_usize {
        let (winner, loser) = (people[number % 3], people[(number + number / 4 + 1) % 3]);
        if winner != loser {
            finished(&store, &format!("t{number}"), winner, true).await;
            let kept = result(&format!("t{number}"), true, Who::Person(winner), Who::Person(loser));
            assert!(store.keep_result(&kept, rate).await.unwrap());
        }
    }
    let before = (ladder(&store, None).await, store.finish("t8").await.unwrap());
    assert!(store.rate_again(|seats| seats.iter().map(|_| (ZERO, ZERO)).collect()).await.unwrap() > 5);
    assert_ne!(ladder(&store, None).await, before.0, "other rules, other ratings");
    store.rate_again(rate).await.unwrap();
    assert_eq!((ladder(&store, None).await, store.finish("t8").await.unwrap()), before);
}
const ZERO: Rating = Rating { mean: 0, deviation: 0 };

async fn private_matches_are_shown_to_their_players_only(place: TestDatabase) {
    let store = place.open().await;
    let (anne, mary, spy) = (person(&store, "Anne").await, person(&store, "Mary").await, person(&store, "Spy").await);
    finished(&store, "secret", anne, false).await;
    store.keep_result(&result("secret", false, Who::Person(anne), Who::Person(mary)), rate).await.unwrap();
    finished(&store, "open", anne, true).await;
    store.keep_result(&result("open", true, Who::Person(anne), bot("easy")), rate).await.unwrap();
    let anne_plays = store.player_of(anne).await.unwrap().unwrap();
    assert_eq!(store.player(&anne_plays.code).await.unwrap().as_ref(), Some(&anne_plays));
    for (reader, sees) in [(None, 1), (Some(spy), 1), (Some(mary), 2), (Some(anne), 2)] {
        assert_eq!(store.finishes_of(reader, &anne_plays, 10).await.unwrap().len(), sees);
        assert_eq!(
            store.tally_of(reader, &anne_plays).await.unwrap().iter().map(|row| row.games).sum::<i64>(),
            sees as i64
        );
        assert_eq!(store.opponents_of(reader, &anne_plays, 10).await.unwrap().len(), sees);
        let names = ladder(&store, reader).await.into_iter().map(|row| row.0).collect::<Vec<_>>();
        assert!(names.contains(&"Anne".into()), "who has played in public is known");
        assert_eq!(names.contains(&"Mary".into()), sees == 2, "who has not, only to those who were there");
    }
}

async fn finished_matches_wait_until_they_are_kept(place: TestDatabase) {
    let store = place.open().await;
    let maker = person(&store, "Maker").await;
    crate::common::playing(&store, "running").await;
    for id in ["b", "a"] {
        finished(&store, id, maker, true).await;
    }
    let unkept = async |after: &(i64, String), most| {
        let unkept = store.unkept_results(after, most).await.unwrap();
        unkept.into_iter().map(|(_, id)| id).collect::<Vec<_>>()
    };
    let first = (0, String::new());
    assert_eq!(unkept(&first, 9).await, ["a", "b"]);
    assert_eq!(unkept(&first, 1).await, ["a"]);
    assert_eq!(unkept(&(100, "a".into()), 9).await, ["b"]);
    store.keep_result(&result("a", true, bot("easy"), bot("strong")), rate).await.unwrap();
    assert_eq!(unkept(&first, 9).await, ["b"]);
}

async fn a_bot_at_several_seats_learns_from_others_only(place: TestDatabase) {
    let store = place.open().await;
    let maker = person(&store, "Maker").await;
    let keep = async |id: &str, who: &[Who]| {
        finished(&store, id, maker, true).await;
        let mut kept = result(id, true, who[0].clone(), who[1].clone());
        let third = NewPlace { side: 2, place: 3, ..kept.seats[1].clone() };
        kept.seats.extend(who.get(2).map(|who| NewPlace { who: who.clone(), ..third }));
        store.keep_result(&kept, rate).await.unwrap();
    };
    let rating = async |code: &str| {
        let player = store.player(code).await.unwrap().unwrap();
        let ranks = store.ratings_of(&player).await.unwrap();
        ranks.iter().map(|rank| (rank.rating.mean, rank.rating.deviation, rank.games)).collect::<Vec<_>>()
    };
    keep("a", &[bot("easy"), bot("easy")]).await;
    assert_eq!(rating("bot-easy").await, [(100, 50, 1)], "against itself it learns nothing");
    keep("b", &[bot("easy"), bot("strong"), bot("easy")]).await;
    // It has won one of two games against the strong one, and each made it a point surer.
    assert_eq!(rating("bot-easy").await, [(100, 49, 2)]);
    assert_eq!(rating("bot-strong").await, [(99, 48, 1)], "who met it twice has met two");
    let before = (rating("bot-easy").await, rating("bot-strong").await, store.finish("b").await.unwrap());
    store.rate_again(rate).await.unwrap();
    assert_eq!((rating("bot-easy").await, rating("bot-strong").await, store.finish("b").await.unwrap()), before);
}

async fn a_match_is_lost_for_the_players_who_left_it_and_neither_won_nor_lost_for_the_others(place: TestDatabase) {
    let store = place.open().await;
    let (anne, mary) = (person(&store, "Anne").await, person(&store, "Mary").await);
    let left = |id: &str, places: [u8; 2], unrated: Option<&str>| {
        let mut left = result(id, true, Who::Person(anne), Who::Person(mary));
        left.reason = wardroom_store::UNFINISHED.into();
        left.unrated = unrated.map(str::to_owned);
        for (seat, place) in left.seats.iter_mut().zip(places) {
            seat.place = place;
            seat.verdict = if place == 1 { Verdict::Drawn } else { Verdict::Lost };
        }
        left
    };
    for (id, places, unrated) in [("a", [1, 1], Some("short")), ("b", [1, 2], None)] {
        finished(&store, id, anne, true).await;
        store.keep_result(&left(id, places, unrated), rate).await.unwrap();
        let finish = store.finish(id).await.unwrap().unwrap();
        assert!(finish.is_unfinished && finish.seats[0].rating.is_some() == unrated.is_none());
    }
    assert_eq!(ladder(&store, None).await, [("Anne".into(), 101, 1), ("Mary".into(), 99, 1)]);
    assert!(store.tally("turning-tides").await.unwrap().is_empty(), "it says nothing about seats");
    let (anne, mary) = (store.player_of(anne).await.unwrap().unwrap(), store.player_of(mary).await.unwrap().unwrap());
    assert!(store.tally_of(None, &anne).await.unwrap().is_empty());
    let of_mary: Vec<_> =
        store.tally_of(None, &mary).await.unwrap().iter().map(|row| (row.verdict, row.games)).collect();
    assert_eq!(of_mary, [(Verdict::Lost, 1)]);
    let met = store.encounters(None, &anne, &mary).await.unwrap();
    assert_eq!(met.iter().map(|met| (&*met.table, met.own, met.other)).collect::<Vec<_>>(), [("b", 1, 2)]);
    assert_eq!(store.opponents_of(None, &anne, 5).await.unwrap(), [(mary, 1)]);
}

async fn two_players_meet(place: TestDatabase) {
    let store = place.open().await;
    let (anne, mary) = (person(&store, "Anne").await, person(&store, "Mary").await);
    for (id, winner, loser) in [("a", anne, mary), ("b", mary, anne), ("c", anne, mary)] {
        finished(&store, id, anne, true).await;
        store.keep_result(&result(id, true, Who::Person(winner), Who::Person(loser)), rate).await.unwrap();
    }
    let (anne, mary) = (store.player_of(anne).await.unwrap().unwrap(), store.player_of(mary).await.unwrap().unwrap());
    let met = store.encounters(None, &anne, &mary).await.unwrap();
    assert_eq!(
        met.iter().map(|met| (&*met.table, met.own, met.other)).collect::<Vec<_>>(),
        [("a", 1, 2), ("b", 2, 1), ("c", 1, 2)]
    );
    assert_eq!(store.opponents_of(None, &anne, 5).await.unwrap(), [(mary, 3)]);
}
