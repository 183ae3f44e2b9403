//! A person is ready only for the table that their page showed and on their own seat; one who was asked to leave stays out.

use crate::common::{TestDatabase, contribute, person, seat, table};
use wardroom_store::{Holder, NewSeat, PersonId, Seating, Secret, SitError, Started, Store};

on_both!(
    a_person_is_ready_only_on_their_own_seat,
    a_new_holder_is_not_ready_by_the_contribution_of_the_last,
    a_contribution_is_refused_if_the_holders_are_not_those_that_were_seen,
    a_seat_that_is_vacated_and_taken_meanwhile_is_not_ready,
    a_person_who_was_asked_to_leave_can_use_no_old_invitation,
    a_seat_remembers_who_was_asked_to_leave_another,
    a_seat_whose_holder_never_came_back_is_open_again,
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

async fn a_person_is_ready_only_on_their_own_seat(place: TestDatabase) {
    let store = place.open().await;
    let (host, guest) = three(&store).await;
    assert!(!contribute(&store, "t1", 1, host, "salt").await && !is_ready(&store, 1).await);
    assert!(!contribute(&store, "t1", 2, host, "salt").await, "nor a bot's");
    assert!(contribute(&store, "t1", 1, guest, "rum").await && is_ready(&store, 1).await);
}

async fn a_new_holder_is_not_ready_by_the_contribution_of_the_last(place: TestDatabase) {
    let store = place.open().await;
    let (host, guest) = (person(&store, "Host").await, person(&store, "Guest").await);
    let chairs = vec![seat(Holder::Person(host), None), seat(Holder::Open, None)];
    store.create_table(&table("t1", host, chairs)).await.unwrap();
    // As a program of before might have left it.
    place.execute("UPDATE seats SET contribution = 'left behind' WHERE seat = 1").await;
    store.sit("t1", 1, guest, "Guest", None, 20).await.unwrap();
    assert!(!is_ready(&store, 1).await);
    assert!(contribute(&store, "t1", 0, host, "salt").await);
    assert_eq!(store.start("t1", 21).await.unwrap(), Started::SeatsOpen);
}

async fn a_contribution_is_refused_if_the_holders_are_not_those_that_were_seen(place: TestDatabase) {
    let store = place.open().await;
    let (host, guest) = three(&store).await;
    let (easy, strong) = (Holder::Bot("easy".into()), Holder::Bot("strong".into()));
    let seen = [Holder::Person(host), Holder::Person(guest), easy.clone()];
    let ready = async |seen: &[Holder]| store.contribute("t1", 1, guest, seen, "rum", 22).await.unwrap();
    store.reseat("t1", 2, &easy, &Seating::Bot("strong".into(), "bot".into()), host, 20).await.unwrap();
    assert!(!ready(&seen).await, "another bot sits there");
    store.reseat("t1", 2, &strong, &Seating::Anyone, host, 21).await.unwrap();
    assert!(!ready(&seen).await && !ready(&seen[..2]).await, "the seat is open");
    let late = person(&store, "Late").await;
    store.sit("t1", 2, late, "Late", None, 22).await.unwrap();
    assert!(!ready(&seen).await, "a person sits there");
    assert!(!is_ready(&store, 1).await);
    assert!(ready(&[Holder::Person(host), Holder::Person(guest), Holder::Open]).await, "that is what it was free for");
}

async fn a_seat_that_is_vacated_and_taken_meanwhile_is_not_ready(place: TestDatabase) {
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

async fn a_person_who_was_asked_to_leave_can_use_no_old_invitation(place: TestDatabase) {
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
    assert!(matches!(back, Err(SitError::ShownOut)), "on a seat without invitation: {back:?}");
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

async fn a_seat_remembers_who_was_asked_to_leave_another(place: TestDatabase) {
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

async fn a_seat_whose_holder_never_came_back_is_open_again(place: TestDatabase) {
    const MINUTE: i64 = 60_000;
    let store = place.open().await;
    let host = person(&store, "Host").await;
    let link = Secret::from("the-dice-secret").of_invitation(1);
    let seats = vec![seat(Holder::Person(host), None), seat(Holder::Open, Some(&link)), seat(Holder::Open, None)];
    store.create_table(&table("t1", host, seats)).await.unwrap();
    let guest = person(&store, "Guest").await;
    store.sit("t1", 1, guest, "Guest", Some(&link), 2).await.unwrap();
    let token = Secret::mint();
    let other = store.create_person("Other", &token, "", 1).await.unwrap().id;
    store.sit("t1", 2, other, "Other", None, 2).await.unwrap();
    let (_, device) = store.person_by_token(&token).await.unwrap().unwrap();
    store.see_device(device.id, 3).await.unwrap();

    assert_eq!(store.open_lost_seats(MINUTE).await.unwrap(), [""; 0], "the reply may be under way");
    assert_eq!(store.open_lost_seats(6 * MINUTE).await.unwrap(), ["t1"]);
    let holders: Vec<Holder> =
        store.table("t1").await.unwrap().unwrap().seats.into_iter().map(|seat| seat.holder).collect();
    assert_eq!(holders, [Holder::Person(host), Holder::Open, Holder::Person(other)]);
    let again = person(&store, "Guest").await;
    store.sit("t1", 1, again, "Guest", Some(&link), 6 * MINUTE).await.expect("the invitation is good again");
    assert!(contribute(&store, "t1", 1, again, "rum").await);
    assert_eq!(store.open_lost_seats(20 * MINUTE).await.unwrap(), [""; 0], "a person who has contributed stays");
}
