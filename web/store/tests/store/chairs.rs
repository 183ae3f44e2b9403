//! Before the start: seats change, old invitations are void, and people agree again after each change.

use crate::common::{TestDatabase, contribute, person, playing, seat, table};
use std::collections::BTreeSet;
use wardroom_store::{ChairError, Holder, NewSeat, PersonId, Seating, Secret, SitError, Started, State, Store};

on_both!(
    a_vacated_seat_needs_the_new_invitation,
    a_seat_remembers_who_was_asked_to_leave_until_they_sit_down_again,
    seats_that_are_vacated_at_once_get_invitations_of_their_own,
    seats_are_exchanged_with_all_that_belongs_to_them,
    lots_move_each_holder_to_any_seat_with_all_that_belongs_to_them,
    lots_need_two_seats_and_remove_all_contributions,
    a_seat_whose_holder_has_changed_is_left_alone,
    people_who_were_ready_are_asked_again,
    no_seat_changes_after_the_start,
    table_defaults_are_stored_for_each_person_and_game,
    matches_to_watch_are_public_and_under_way,
    a_person_sits_down_once_even_with_two_requests_at_once,
    a_table_that_is_called_off_never_begins_and_is_not_listed_as_finished,
    quiet_tables_are_neither_counted_nor_listed_and_lose_nothing,
);

async fn a_vacated_seat_needs_the_new_invitation(place: TestDatabase) {
    let store = place.open().await;
    let (host, guest, other) =
        (person(&store, "Host").await, person(&store, "Guest").await, person(&store, "Other").await);
    let (old, new) = (Secret::mint(), Secret::from("the-dice-secret").of_invitation(2));
    let chairs = vec![seat(Holder::Person(host), None), seat(Holder::Open, Some(&old))];
    store.create_table(&table("t1", host, chairs)).await.unwrap();
    store.sit("t1", 1, guest, "Guest", Some(&old), 20).await.unwrap();
    store.reseat("t1", 1, &Holder::Person(guest), &Seating::Invited, host, 21).await.unwrap();
    let chair = &store.table("t1").await.unwrap().unwrap().seats[1];
    assert_eq!((&chair.holder, &*chair.name, chair.invitation, chair.needs_invite), (&Holder::Open, "", 2, true));
    for (late, name) in [(guest, "Guest"), (other, "Other")] {
        let again = store.sit("t1", 1, late, name, Some(&old), 22).await;
        assert!(matches!(again, Err(SitError::ShownOut | SitError::WrongInvite)), "{again:?}");
    }
    store.sit("t1", 1, other, "Other", Some(&new), 23).await.unwrap();
    let twice = store.sit("t1", 1, guest, "Guest", Some(&new), 24).await;
    assert!(matches!(twice, Err(SitError::SeatTaken)), "{twice:?}");
}

async fn a_seat_remembers_who_was_asked_to_leave_until_they_sit_down_again(place: TestDatabase) {
    let store = place.open().await;
    let (host, guest) = (person(&store, "Host").await, person(&store, "Guest").await);
    let chairs = vec![seat(Holder::Person(host), None), seat(Holder::Open, None), seat(Holder::Open, None)];
    store.create_table(&table("t1", host, chairs)).await.unwrap();
    let asked = async || -> Vec<_> {
        store.table("t1").await.unwrap().unwrap().seats.into_iter().map(|seat| seat.asked_to_leave).collect()
    };
    let vacate = async |by| store.reseat("t1", 1, &Holder::Person(guest), &Seating::Anyone, by, 21).await.unwrap();
    store.sit("t1", 1, guest, "Guest", None, 20).await.unwrap();
    vacate(guest).await;
    assert_eq!(asked().await, [None; 3], "they got up by themselves");
    store.sit("t1", 1, guest, "Guest", None, 22).await.unwrap();
    vacate(host).await;
    assert_eq!(asked().await, [None, Some(guest), None]);
    let bot = Seating::Bot("easy".into(), "bot".into());
    store.reseat("t1", 1, &Holder::Open, &bot, host, 23).await.unwrap();
    assert_eq!(asked().await, [None, Some(guest), None], "the next holder of the seat");
    let uninvited = store.sit("t1", 2, guest, "Guest", None, 24).await;
    assert!(matches!(uninvited, Err(SitError::ShownOut)), "{uninvited:?}");
    let meant = Secret::from("the-dice-secret").of_invitation(3);
    store.reseat("t1", 2, &Holder::Open, &Seating::Invited, host, 25).await.unwrap();
    store.sit("t1", 2, guest, "Guest", Some(&meant), 26).await.unwrap();
    assert_eq!(asked().await, [None; 3], "welcome again, on whichever chair");
}

async fn seats_that_are_vacated_at_once_get_invitations_of_their_own(place: TestDatabase) {
    let (store, other) = (place.open().await, place.open().await);
    let host = person(&store, "Host").await;
    let chairs = (0..4).map(|_| seat(Holder::Open, None)).collect();
    store.create_table(&table("t1", host, chairs)).await.unwrap();
    let free = |store: &Store, seat| {
        let store = store.clone();
        tokio::spawn(async move { store.reseat("t1", seat, &Holder::Open, &Seating::Invited, host, 20).await })
    };
    let freed: Vec<_> = (0..4).map(|seat| free(if seat % 2 == 0 { &store } else { &other }, seat)).collect();
    for freed in freed {
        freed.await.unwrap().unwrap();
    }
    let seats = store.table("t1").await.unwrap().unwrap().seats;
    let numbers: BTreeSet<u32> = seats.iter().map(|seat| seat.invitation).collect();
    assert_eq!(numbers, BTreeSet::from([4, 5, 6, 7]), "one for each, and none that there was before");
    assert!(seats.iter().all(|seat| seat.needs_invite));
}

async fn seats_are_exchanged_with_all_that_belongs_to_them(place: TestDatabase) {
    let store = place.open().await;
    let (host, guest) = (person(&store, "Host").await, person(&store, "Guest").await);
    let invite = Secret::mint();
    let chairs = vec![
        seat(Holder::Person(host), None),
        seat(Holder::Open, Some(&invite)),
        NewSeat { contribution: Some("bot".into()), ..seat(Holder::Bot("easy".into()), None) },
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

async fn lots_move_each_holder_to_any_seat_with_all_that_belongs_to_them(place: TestDatabase) {
    let store = place.open().await;
    let (host, guest) = (person(&store, "Host").await, person(&store, "Guest").await);
    let (invite, easy) = (Secret::mint(), Holder::Bot("easy".into()));
    let chairs = vec![
        NewSeat { name: "Host".into(), ..seat(Holder::Person(host), None) },
        NewSeat { name: String::new(), ..seat(Holder::Open, Some(&invite)) },
        NewSeat { contribution: Some("bot".into()), ..seat(easy.clone(), None) },
    ];
    store.create_table(&table("t1", host, chairs)).await.unwrap();
    let mut orders = BTreeSet::new();
    // Each draw has six outcomes: that one of them does not come in 300 draws does not happen.
    for _ in 0..300 {
        store.draw_lots("t1", 20).await.unwrap();
        let seats = store.table("t1").await.unwrap().unwrap().seats;
        for seat in &seats {
            let (name, number, is_invited, thrown) = match &seat.holder {
                Holder::Person(id) if *id == host => ("Host", 0, false, None),
                Holder::Open => ("", 1, true, None),
                Holder::Bot(level) if level == "easy" => ("chair", 2, false, Some("bot")),
                stranger => panic!("{stranger:?}"),
            };
            assert_eq!((&*seat.name, seat.invitation, seat.needs_invite), (name, number, is_invited));
            assert_eq!(seat.contribution.as_deref(), thrown);
        }
        assert_eq!(seats.iter().map(|seat| seat.seat).collect::<Vec<_>>(), [0, 1, 2]);
        orders.insert(seats.iter().map(|seat| seat.invitation).collect::<Vec<_>>());
        if orders.len() == 6 {
            break;
        }
    }
    assert_eq!(orders.len(), 6, "every order comes: {orders:?}");
    let seats = store.table("t1").await.unwrap().unwrap().seats;
    let free = seats.iter().find(|seat| seat.holder == Holder::Open).unwrap().seat;
    store.sit("t1", free, guest, "Guest", Some(&invite), 21).await.expect("the invitation has moved with its chair");
}

async fn lots_need_two_seats_and_remove_all_contributions(place: TestDatabase) {
    let store = place.open().await;
    let (host, guest) = (person(&store, "Host").await, person(&store, "Guest").await);
    let chairs = vec![seat(Holder::Person(host), None), seat(Holder::Person(guest), None)];
    store.create_table(&table("t1", host, chairs)).await.unwrap();
    for (chair, who, words) in [(0, host, "salt"), (1, guest, "rum")] {
        assert!(contribute(&store, "t1", chair, who, words).await);
    }
    store.draw_lots("t1", 21).await.unwrap();
    let drawn = store.table("t1").await.unwrap().unwrap();
    assert!(drawn.seats.iter().all(|seat| seat.contribution.is_none()), "also where the lot changed nothing");
    assert_eq!(drawn.updated, 21);
    assert_eq!(store.start("t1", 22).await.unwrap(), Started::SeatsOpen);
    store.create_table(&table("alone", host, vec![seat(Holder::Person(host), None)])).await.unwrap();
    assert!(contribute(&store, "alone", 0, host, "salt").await);
    let before = store.table("alone").await.unwrap();
    let alone = store.draw_lots("alone", 23).await;
    assert!(matches!(alone, Err(ChairError::OneChair)), "{alone:?}");
    assert_eq!(store.table("alone").await.unwrap(), before, "nothing was changed");
}

async fn a_seat_whose_holder_has_changed_is_left_alone(place: TestDatabase) {
    let store = place.open().await;
    let (host, guest) = (person(&store, "Host").await, person(&store, "Guest").await);
    let chairs = vec![seat(Holder::Person(host), None), seat(Holder::Person(guest), None)];
    store.create_table(&table("t1", host, chairs)).await.unwrap();
    let before = store.table("t1").await.unwrap().unwrap();
    let late = store.reseat("t1", 1, &Holder::Open, &Seating::Bot("easy".into(), "bot".into()), host, 20).await;
    assert!(matches!(late, Err(ChairError::Changed)), "{late:?}");
    let late = store.exchange("t1", [0, 1], [&Holder::Person(guest), &Holder::Person(host)], 20).await;
    assert!(matches!(late, Err(ChairError::Changed)), "{late:?}");
    let nowhere = store.reseat("t1", 7, &Holder::Open, &Seating::Anyone, host, 20).await;
    assert!(matches!(nowhere, Err(ChairError::NoSuchSeat(7))), "{nowhere:?}");
    assert_eq!(store.table("t1").await.unwrap().unwrap(), before, "nothing was changed");
}

async fn people_who_were_ready_are_asked_again(place: TestDatabase) {
    let store = place.open().await;
    let (host, guest) = (person(&store, "Host").await, person(&store, "Guest").await);
    let chairs = || vec![seat(Holder::Person(host), None), seat(Holder::Person(guest), None)];
    for id in ["t1", "t2"] {
        store.create_table(&table(id, host, chairs())).await.unwrap();
        assert!(contribute(&store, id, 0, host, "salt").await && contribute(&store, id, 1, guest, "rum").await);
    }
    store.exchange("t1", [0, 1], [&Holder::Person(host), &Holder::Person(guest)], 21).await.unwrap();
    store.reseat("t2", 1, &Holder::Person(guest), &Seating::Bot("easy".into(), "bot".into()), host, 21).await.unwrap();
    let thrown = async |id: &str| -> Vec<_> {
        store.table(id).await.unwrap().unwrap().seats.into_iter().map(|seat| seat.contribution).collect()
    };
    assert_eq!(thrown("t1").await, [None, None]);
    assert_eq!(thrown("t2").await, [None, Some("bot".to_owned())]);
    assert_eq!(store.start("t1", 22).await.unwrap(), Started::SeatsOpen);
    assert!(contribute(&store, "t2", 0, host, "salt again").await);
    assert_eq!(store.start("t2", 23).await.unwrap(), Started::Now);
    assert_eq!(store.table("t2").await.unwrap().unwrap().started, Some(23));
}

async fn no_seat_changes_after_the_start(place: TestDatabase) {
    let store = place.open().await;
    crate::common::playing(&store, "t1").await;
    let [easy, strong] = ["easy", "strong"].map(|level| Holder::Bot(level.into()));
    let late = store.reseat("t1", 0, &easy, &Seating::Anyone, PersonId(1), 20).await;
    assert!(matches!(late, Err(ChairError::Begun)), "{late:?}");
    let late = store.exchange("t1", [0, 1], [&easy, &strong], 20).await;
    assert!(matches!(late, Err(ChairError::Begun)), "{late:?}");
    for table in ["t1", "nowhere"] {
        let late = store.draw_lots(table, 20).await;
        assert!(matches!(late, Err(ChairError::Begun)), "{late:?}");
    }
    let holders = store.table("t1").await.unwrap().unwrap().seats.into_iter().map(|seat| seat.holder);
    assert_eq!(holders.collect::<Vec<_>>(), [easy, strong]);
}

async fn table_defaults_are_stored_for_each_person_and_game(place: TestDatabase) {
    let store = place.open().await;
    let (anne, mary) = (person(&store, "Anne").await, person(&store, "Mary").await);
    store.keep_table_defaults(anne, "ahoy", "mode=base").await.unwrap();
    store.keep_table_defaults(anne, "efemeris", "mode=duel").await.unwrap();
    store.keep_table_defaults(anne, "ahoy", "mode=other").await.unwrap();
    let kept = [("ahoy", "mode=other"), ("efemeris", "mode=duel")].map(|(a, b)| (a.to_owned(), b.to_owned()));
    assert_eq!(store.table_defaults(anne).await.unwrap(), kept);
    assert_eq!(store.table_defaults(mary).await.unwrap(), []);
}

async fn matches_to_watch_are_public_and_under_way(place: TestDatabase) {
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
        store.tables_to_watch(limit, 0).await.unwrap().into_iter().map(|table| table.id).collect()
    };
    assert_eq!(ids(9).await, ["b", "a"], "the last begun first");
    assert_eq!(ids(1).await, ["b"]);
    store.append("b", 0, vec![crate::common::line("end")], Some("abandoned".into())).await.unwrap();
    assert_eq!(ids(9).await, ["a"]);
}

async fn a_table_that_is_called_off_never_begins_and_is_not_listed_as_finished(place: TestDatabase) {
    let store = place.open().await;
    let anne = person(&store, "Anne").await;
    for id in ["off", "on"] {
        let chairs = vec![seat(Holder::Person(anne), None), seat(Holder::Open, None)];
        store.create_table(&table(id, anne, chairs)).await.unwrap();
    }
    store.call_off("off", 20).await.unwrap();
    assert_eq!(store.table("off").await.unwrap().unwrap().state, State::CalledOff);
    assert!(matches!(store.call_off("off", 21).await, Err(ChairError::Begun)), "once");
    assert!(store.sit("off", 1, anne, "Anne", None, 22).await.is_err());
    assert_eq!(store.start("off", 23).await.unwrap(), Started::Before);
    let ids = |rows: Vec<wardroom_store::TableRow>| rows.into_iter().map(|row| row.id).collect::<Vec<_>>();
    assert_eq!(ids(store.tables_of(anne, 9).await.unwrap()), ["on"]);
    assert_eq!(ids(store.open_tables(9, 0).await.unwrap()), ["on"]);
    assert!(store.finished_tables(9, None, None).await.unwrap().is_empty());
    assert!(store.finished_tables(9, Some(anne), None).await.unwrap().is_empty());
    assert!(store.unkept_results(&(0, String::new()), 9).await.unwrap().is_empty(), "it has no result to keep");
    assert_eq!(store.unfinished_tables(None, 0).await.unwrap(), 1);
    let counts = store.tables_by_state().await.unwrap();
    assert!(counts.contains(&(State::CalledOff, 1)) && counts.contains(&(State::Over, 0)), "{counts:?}");
}

async fn quiet_tables_are_neither_counted_nor_listed_and_lose_nothing(place: TestDatabase) {
    let store = place.open().await;
    let anne = person(&store, "Anne").await;
    for (id, created) in [("old", 10), ("new", 50)] {
        let chairs = vec![seat(Holder::Person(anne), None), seat(Holder::Open, None)];
        store.create_table(&wardroom_store::NewTable { created, ..table(id, anne, chairs) }).await.unwrap();
    }
    playing(&store, "running").await;
    let counts = async |since| {
        (store.unfinished_tables(None, since).await.unwrap(), store.unfinished_tables(Some(anne), since).await.unwrap())
    };
    assert_eq!((counts(0).await, counts(50).await, counts(51).await), ((3, 2), (1, 1), (0, 0)));
    let open = async |since| store.open_tables(9, since).await.unwrap().len();
    let watched = async |since| store.tables_to_watch(9, since).await.unwrap().len();
    assert_eq!((open(0).await, open(50).await, watched(0).await, watched(50).await), (2, 1, 1, 0));
    store.append("running", 0, vec![crate::common::line("a: pass")], None).await.unwrap();
    assert_eq!((watched(50).await, counts(51).await.0), (1, 1), "an answer brings it back");
    assert!(store.table("old").await.unwrap().is_some());
}

async fn a_person_sits_down_once_even_with_two_requests_at_once(place: TestDatabase) {
    let store = place.open().await;
    let (host, guest) = (person(&store, "Host").await, person(&store, "Guest").await);
    let chairs = (0..4).map(|_| seat(Holder::Open, None)).collect();
    store.create_table(&table("t1", host, chairs)).await.unwrap();
    let mut race = tokio::task::JoinSet::new();
    for chair in 0..4 {
        let store = store.clone();
        race.spawn(async move { store.sit("t1", chair, guest, "Guest", None, 20).await });
    }
    let sat = race.join_all().await;
    assert_eq!(sat.iter().filter(|sat| sat.is_ok()).count(), 1, "{sat:?}");
    let is_told = |sat: &Result<(), SitError>| matches!(sat, Ok(()) | Err(SitError::SeatedAlready));
    assert!(sat.iter().all(is_told), "{sat:?}");
}
