//! Nobody is ready for a table that they have not seen, or on a chair that is not theirs; and whoever was asked to leave is gone.

use crate::common::{Place, person, seat, table, throw_in};
use wardroom_store::{Holder, NewSeat, PersonId, Seating, Secret, SitError, Started, Store};

on_both!(
    nobody_is_ready_on_a_chair_that_is_not_theirs,
    whoever_sits_down_is_not_ready_by_what_was_thrown_in_before,
    nobody_is_ready_for_a_table_that_they_have_not_seen,
    whoever_gets_up_while_they_are_ready_leaves_nobody_ready_behind,
    whoever_is_asked_to_leave_takes_no_link_along,
    a_chair_remembers_whom_another_was_taken_from,
);

async fn is_ready(store: &Store, chair: usize) -> bool {
    store.table("t1").await.unwrap().unwrap().seats[chair].contribution.is_some()
}

/// A host, a guest, and a bot.
async fn three(store: &Store) -> (PersonId, PersonId) {
    let (host, guest) = (person(store, "Host").await, person(store, "Guest").await);
    let bot = NewSeat { contribution: Some("bot".into()), ..seat(Holder::Bot("easy".into()), None) };
    let chairs = vec![seat(Holder::Person(host), None), seat(Holder::Person(guest), None), bot];
    store.create_table(&table("t1", host, chairs)).await.unwrap();
    (host, guest)
}

async fn nobody_is_ready_on_a_chair_that_is_not_theirs(place: Place) {
    let store = place.open().await;
    let (host, guest) = three(&store).await;
    assert!(!throw_in(&store, "t1", 1, host, "salt").await && !is_ready(&store, 1).await);
    assert!(!throw_in(&store, "t1", 2, host, "salt").await, "nor a bot's");
    assert!(throw_in(&store, "t1", 1, guest, "rum").await && is_ready(&store, 1).await);
}

async fn whoever_sits_down_is_not_ready_by_what_was_thrown_in_before(place: Place) {
    let store = place.open().await;
    let (host, guest) = (person(&store, "Host").await, person(&store, "Guest").await);
    let chairs = vec![seat(Holder::Person(host), None), seat(Holder::Open, None)];
    store.create_table(&table("t1", host, chairs)).await.unwrap();
    // As a program of before might have left it.
    place.execute("UPDATE seats SET contribution = 'left behind' WHERE seat = 1").await;
    store.sit("t1", 1, guest, "Guest", None, 20).await.unwrap();
    assert!(!is_ready(&store, 1).await);
    assert!(throw_in(&store, "t1", 0, host, "salt").await);
    assert_eq!(store.start("t1", 21).await.unwrap(), Started::SeatsOpen);
}

async fn nobody_is_ready_for_a_table_that_they_have_not_seen(place: Place) {
    let store = place.open().await;
    let (host, guest) = three(&store).await;
    let (easy, strong) = (Holder::Bot("easy".into()), Holder::Bot("strong".into()));
    let seen = [Holder::Person(host), Holder::Person(guest), easy.clone()];
    let ready = async |seen: &[Holder]| store.contribute("t1", 1, guest, seen, "rum", 22).await.unwrap();
    store.reseat("t1", 2, &easy, &Seating::Bot("strong".into(), "bot".into()), host, 20).await.unwrap();
    assert!(!ready(&seen).await, "another bot sits there");
    store.reseat("t1", 2, &strong, &Seating::Anyone, host, 21).await.unwrap();
    assert!(!ready(&seen).await && !ready(&seen[..2]).await, "nobody sits there");
    let late = person(&store, "Late").await;
    store.sit("t1", 2, late, "Late", None, 22).await.unwrap();
    assert!(!ready(&seen).await, "somebody sits there");
    assert!(!is_ready(&store, 1).await);
    assert!(ready(&[Holder::Person(host), Holder::Person(guest), Holder::Open]).await, "that is what it was free for");
}

async fn whoever_gets_up_while_they_are_ready_leaves_nobody_ready_behind(place: Place) {
    let (store, other) = (place.open().await, place.open().await);
    for round in 0..8 {
        let (host, guest) = (person(&store, "Host").await, person(&store, "Guest").await);
        let (next, id) = (person(&store, "Next").await, format!("t{round}"));
        let chairs = vec![seat(Holder::Person(host), None), seat(Holder::Person(guest), None)];
        store.create_table(&table(&id, host, chairs)).await.unwrap();
        let seen = [Holder::Person(host), Holder::Person(guest)];
        let up_and_down = async {
            store.reseat(&id, 1, &Holder::Person(guest), &Seating::Anyone, guest, 20).await.unwrap();
            store.sit(&id, 1, next, "Next", None, 21).await.unwrap();
        };
        let ready = other.contribute(&id, 1, guest, &seen, "rum", 20);
        let (_, ready) = tokio::join!(up_and_down, ready);
        ready.unwrap();
        let chair = &store.table(&id).await.unwrap().unwrap().seats[1];
        assert_eq!((&chair.holder, &chair.contribution), (&Holder::Person(next), &None));
    }
}

async fn whoever_is_asked_to_leave_takes_no_link_along(place: Place) {
    let store = place.open().await;
    let (host, guest) = (person(&store, "Host").await, person(&store, "Guest").await);
    let link = |number| Secret::from("the-dice-secret").of_invitation(number);
    let kept = |number| seat(Holder::Open, Some(&link(number)));
    let chairs = vec![seat(Holder::Person(host), None), kept(1), kept(2), seat(Holder::Open, None)];
    store.create_table(&table("t1", host, chairs)).await.unwrap();
    store.sit("t1", 1, guest, "Guest", Some(&link(1)), 20).await.unwrap();
    store.reseat("t1", 1, &Holder::Person(guest), &Seating::Invited, host, 21).await.unwrap();
    for (chair, number) in [(1, 1), (2, 2)] {
        let back = store.sit("t1", chair, guest, "Guest", Some(&link(number)), 22).await;
        assert!(matches!(back, Err(SitError::ShownOut)), "{back:?}");
    }
    let back = store.sit("t1", 3, guest, "Guest", None, 23).await;
    assert!(matches!(back, Err(SitError::ShownOut)), "on a chair for whoever comes by: {back:?}");
    let seats = store.table("t1").await.unwrap().unwrap().seats;
    assert_eq!(
        seats.iter().map(|seat| seat.invitation).collect::<Vec<_>>(),
        [0, 4, 5, 3],
        "no link holds that they may know"
    );
    let friend = person(&store, "Friend").await;
    let old = store.sit("t1", 2, friend, "Friend", Some(&link(2)), 24).await;
    assert!(matches!(old, Err(SitError::WrongInvite)), "{old:?}");
    store.sit("t1", 2, friend, "Friend", Some(&link(5)), 25).await.unwrap();
    store.sit("t1", 1, guest, "Guest", Some(&link(4)), 26).await.expect("welcome by a new one");
}

async fn a_chair_remembers_whom_another_was_taken_from(place: Place) {
    let store = place.open().await;
    let host = person(&store, "Host").await;
    let chairs = vec![seat(Holder::Person(host), None), seat(Holder::Open, None)];
    store.create_table(&table("t1", host, chairs)).await.unwrap();
    let guests = [person(&store, "One").await, person(&store, "Other").await];
    for guest in guests {
        store.sit("t1", 1, guest, "Guest", None, 20).await.unwrap();
        store.reseat("t1", 1, &Holder::Person(guest), &Seating::Anyone, host, 21).await.unwrap();
    }
    for guest in guests {
        let back = store.sit("t1", 1, guest, "Guest", None, 22).await;
        assert!(matches!(back, Err(SitError::ShownOut)), "{back:?}");
    }
}
