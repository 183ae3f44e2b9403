//! Before the start: chairs change hands, old invitations are void, and nobody is taken along to a table they did not agree to.

mod common;

use common::{Place, person, seat, table};
use wardroom_store::{ChairError, Holder, Seating, Secret, SitError, Started};

on_both!(
    a_vacated_chair_needs_the_new_invitation,
    chairs_are_exchanged_with_all_that_belongs_to_them,
    a_chair_that_changed_hands_meanwhile_is_left_alone,
    whoever_was_ready_is_asked_again,
    nothing_changes_hands_after_the_start,
    habits_are_kept_for_each_person_and_game,
    matches_to_watch_are_public_and_under_way,
);

async fn a_vacated_chair_needs_the_new_invitation(place: Place) {
    let store = place.open().await;
    let (host, guest, other) =
        (person(&store, "Host").await, person(&store, "Guest").await, person(&store, "Other").await);
    let (old, new) = (Secret::mint(), Secret::mint());
    let chairs = vec![seat(Holder::Person(host), None), seat(Holder::Open, Some(&old))];
    store.create_table(&table("t1", host, chairs)).await.unwrap();
    store.sit("t1", 1, guest, "Guest", Some(&old), 20).await.unwrap();
    store.reseat("t1", 1, &Holder::Person(guest), &Seating::Invited(2, new.clone()), 21).await.unwrap();
    let chair = &store.table("t1").await.unwrap().unwrap().seats[1];
    assert_eq!((&chair.holder, &*chair.name, chair.invitation, chair.needs_invite), (&Holder::Open, "", 2, true));
    let again = store.sit("t1", 1, guest, "Guest", Some(&old), 22).await;
    assert!(matches!(again, Err(SitError::WrongInvite)), "{again:?}");
    store.sit("t1", 1, other, "Other", Some(&new), 23).await.unwrap();
    let twice = store.sit("t1", 1, guest, "Guest", Some(&new), 24).await;
    assert!(matches!(twice, Err(SitError::SeatTaken)), "{twice:?}");
}

async fn chairs_are_exchanged_with_all_that_belongs_to_them(place: Place) {
    let store = place.open().await;
    let (host, guest) = (person(&store, "Host").await, person(&store, "Guest").await);
    let invite = Secret::mint();
    let chairs = vec![
        seat(Holder::Person(host), None),
        seat(Holder::Open, Some(&invite)),
        wardroom_store::NewSeat { contribution: Some("bot".into()), ..seat(Holder::Bot("easy".into()), None) },
    ];
    store.create_table(&table("t1", host, chairs)).await.unwrap();
    store.exchange("t1", [0, 1], [&Holder::Person(host), &Holder::Open], 20).await.unwrap();
    store.exchange("t1", [1, 2], [&Holder::Person(host), &Holder::Bot("easy".into())], 20).await.unwrap();
    let seats = store.table("t1").await.unwrap().unwrap().seats;
    let holders: Vec<_> = seats.iter().map(|seat| seat.holder.clone()).collect();
    assert_eq!(holders, [Holder::Open, Holder::Bot("easy".into()), Holder::Person(host)]);
    assert_eq!(seats.iter().map(|seat| seat.invitation).collect::<Vec<_>>(), [1, 2, 0]);
    assert_eq!(seats[1].contribution.as_deref(), Some("bot"));
    store.sit("t1", 0, guest, "Guest", Some(&invite), 21).await.unwrap();
}

async fn a_chair_that_changed_hands_meanwhile_is_left_alone(place: Place) {
    let store = place.open().await;
    let (host, guest) = (person(&store, "Host").await, person(&store, "Guest").await);
    let chairs = vec![seat(Holder::Person(host), None), seat(Holder::Person(guest), None)];
    store.create_table(&table("t1", host, chairs)).await.unwrap();
    let before = store.table("t1").await.unwrap().unwrap();
    let late = store.reseat("t1", 1, &Holder::Open, &Seating::Bot("easy".into(), "bot".into()), 20).await;
    assert!(matches!(late, Err(ChairError::Changed)), "{late:?}");
    let late = store.exchange("t1", [0, 1], [&Holder::Person(guest), &Holder::Person(host)], 20).await;
    assert!(matches!(late, Err(ChairError::Changed)), "{late:?}");
    let nowhere = store.reseat("t1", 7, &Holder::Open, &Seating::Anyone, 20).await;
    assert!(matches!(nowhere, Err(ChairError::NoSuchSeat(7))), "{nowhere:?}");
    assert_eq!(store.table("t1").await.unwrap().unwrap(), before, "nothing was changed");
}

async fn whoever_was_ready_is_asked_again(place: Place) {
    let store = place.open().await;
    let (host, guest) = (person(&store, "Host").await, person(&store, "Guest").await);
    let chairs = || vec![seat(Holder::Person(host), None), seat(Holder::Person(guest), None)];
    for id in ["t1", "t2"] {
        store.create_table(&table(id, host, chairs())).await.unwrap();
        assert!(
            store.contribute(id, 0, "salt", 20).await.unwrap() && store.contribute(id, 1, "rum", 20).await.unwrap()
        );
    }
    store.exchange("t1", [0, 1], [&Holder::Person(host), &Holder::Person(guest)], 21).await.unwrap();
    store.reseat("t2", 1, &Holder::Person(guest), &Seating::Bot("easy".into(), "bot".into()), 21).await.unwrap();
    let thrown = async |id: &str| -> Vec<_> {
        store.table(id).await.unwrap().unwrap().seats.into_iter().map(|seat| seat.contribution).collect()
    };
    assert_eq!(thrown("t1").await, [None, None]);
    assert_eq!(thrown("t2").await, [None, Some("bot".to_owned())]);
    assert_eq!(store.start("t1", 22).await.unwrap(), Started::SeatsOpen);
    assert!(store.contribute("t2", 0, "salt again", 22).await.unwrap());
    assert_eq!(store.start("t2", 23).await.unwrap(), Started::Now);
    assert_eq!(store.table("t2").await.unwrap().unwrap().started, Some(23));
}

async fn nothing_changes_hands_after_the_start(place: Place) {
    let store = place.open().await;
    common::playing(&store, "t1").await;
    let [easy, strong] = ["easy", "strong"].map(|level| Holder::Bot(level.into()));
    let late = store.reseat("t1", 0, &easy, &Seating::Anyone, 20).await;
    assert!(matches!(late, Err(ChairError::Begun)), "{late:?}");
    let late = store.exchange("t1", [0, 1], [&easy, &strong], 20).await;
    assert!(matches!(late, Err(ChairError::Begun)), "{late:?}");
}

async fn habits_are_kept_for_each_person_and_game(place: Place) {
    let store = place.open().await;
    let (anne, mary) = (person(&store, "Anne").await, person(&store, "Mary").await);
    store.keep_habit(anne, "ahoy", "mode=base").await.unwrap();
    store.keep_habit(anne, "efemeris", "mode=duel").await.unwrap();
    store.keep_habit(anne, "ahoy", "mode=other").await.unwrap();
    let kept = [("ahoy", "mode=other"), ("efemeris", "mode=duel")].map(|(a, b)| (a.to_owned(), b.to_owned()));
    assert_eq!(store.habits(anne).await.unwrap(), kept);
    assert_eq!(store.habits(mary).await.unwrap(), []);
}

async fn matches_to_watch_are_public_and_under_way(place: Place) {
    let store = place.open().await;
    let maker = person(&store, "maker").await;
    let bots = || vec![seat(Holder::Bot("easy".into()), None)];
    for (id, is_public) in [("a", true), ("b", true), ("private", false), ("waits", true)] {
        let laid = wardroom_store::NewTable { is_public, ..table(id, maker, bots()) };
        store.create_table(&laid).await.unwrap();
    }
    for (at, id) in [(20, "a"), (30, "b"), (40, "private")] {
        store.start(id, at).await.unwrap();
    }
    let ids = async |limit| -> Vec<_> {
        store.tables_to_watch(limit).await.unwrap().into_iter().map(|table| table.id).collect()
    };
    assert_eq!(ids(9).await, ["b", "a"], "the last begun first");
    assert_eq!(ids(1).await, ["b"]);
    store.append("b", 0, vec![common::line("end")], Some("abandoned".into())).await.unwrap();
    assert_eq!(ids(9).await, ["a"]);
}
