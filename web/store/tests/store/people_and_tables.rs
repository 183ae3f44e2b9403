//! People, tables, seats: what goes in comes out, and of several who race one wins.

use crate::common::{TestDatabase, contribute, line, person, playing, seat, table};
use tokio::task::JoinSet;
use wardroom_store::{
    CreateTableError, Holder, NewSeat, PersonId, SCHEMA_VERSION, Secret, SitError, Started, State, StoreError,
};

on_both!(
    a_person_is_found_by_token_and_can_be_renamed,
    a_table_is_read_as_it_was_created,
    all_who_ask_for_a_rematch_come_to_one_table_until_that_is_called_off,
    secrets_are_not_in_debug_output_and_tokens_not_in_the_database,
    an_invitation_opens_its_seat_once,
    of_many_who_race_for_a_seat_exactly_one_gets_it,
    a_contribution_is_given_once_and_before_the_start,
    a_match_starts_once_and_only_without_open_seats,
    lists_show_what_they_are_for,
    running_matches_are_found_by_a_line_of_their_journal,
    opening_again_keeps_everything,
    a_database_of_a_newer_program_is_refused,
    a_database_of_another_program_is_refused,
    a_closed_store_says_so,
    several_servers_may_open_an_empty_database_at_once,
    uploaded_records_take_no_more_room_than_the_limit,
);

async fn a_person_is_found_by_token_and_can_be_renamed(place: TestDatabase) {
    let store = place.open().await;
    let token = Secret::mint();
    let anne = store.create_person("Anne", &token, "", 7).await.unwrap();
    assert_eq!((anne.name.as_str(), anne.created), ("Anne", 7));
    assert_eq!(store.person_by_token(&token).await.unwrap().map(|(person, _)| person), Some(anne.clone()));
    assert_eq!(store.person_by_token(&Secret::mint()).await.unwrap(), None);
    assert!(store.rename_person(anne.id, "Anne Bonny ⚓").await.unwrap().is_empty(), "she never said anything");
    assert_eq!(store.person(anne.id).await.unwrap().unwrap().name, "Anne Bonny ⚓");
    assert_ne!(person(&store, "Mary").await, anne.id);
}

async fn a_table_is_read_as_it_was_created(place: TestDatabase) {
    let store = place.open().await;
    let maker = person(&store, "maker").await;
    let seats = vec![
        NewSeat { name: "Anne".into(), contribution: Some("salt".into()), ..seat(Holder::Person(maker), None) },
        seat(Holder::Bot("strong".into()), None),
        seat(Holder::Open, Some(&Secret::mint())),
        seat(Holder::Open, None),
    ];
    let laid = table("t1", maker, seats);
    store.create_table(&laid).await.unwrap();
    let found = store.table("t1").await.unwrap().unwrap();
    assert_eq!((found.id, found.game, found.rules_version), (laid.id.clone(), laid.game.clone(), 3));
    assert_eq!((found.mode, found.options), (laid.mode.clone(), laid.options.clone()));
    assert_eq!((found.dice_secret, found.commitment), (laid.dice_secret.clone(), laid.commitment.clone()));
    assert_eq!((found.state, found.outcome, found.is_public), (State::Gathering, None, true));
    assert_eq!((found.maker, found.length, found.created, found.updated), (maker, 0, 10, 10));
    assert_eq!(found.seats.iter().map(|seat| seat.seat).collect::<Vec<_>>(), [0, 1, 2, 3]);
    assert_eq!(found.seats[0].holder, Holder::Person(maker));
    assert_eq!((found.seats[0].name.as_str(), found.seats[0].contribution.as_deref()), ("Anne", Some("salt")));
    assert_eq!(found.seats[1].holder, Holder::Bot("strong".into()));
    assert_eq!(found.seats[2].holder, Holder::Open);
    assert_eq!(found.seats.iter().map(|seat| seat.needs_invite).collect::<Vec<_>>(), [false, false, true, false]);

    assert_eq!(store.table("t2").await.unwrap(), None);
    assert!(matches!(store.create_table(&laid).await, Err(CreateTableError::IdTaken(id)) if id == "t1"));
    let by_a_stranger = table("t2", PersonId(999), vec![]);
    assert!(matches!(store.create_table(&by_a_stranger).await, Err(CreateTableError::Store(_))));
    assert_eq!(store.table("t2").await.unwrap(), None);
}

async fn all_who_ask_for_a_rematch_come_to_one_table_until_that_is_called_off(place: TestDatabase) {
    let (store, other) = (place.open().await, place.open().await);
    playing(&store, "t1").await;
    let maker = person(&store, "maker").await;
    let led_to = async |store: &wardroom_store::Store| store.rematch("t1").await.unwrap().map(|rematch| rematch.table);
    assert_eq!(led_to(&store).await, None);
    let mut race = JoinSet::new();
    for number in 0..8 {
        let (store, new) = (if number % 2 == 0 { store.clone() } else { other.clone() }, format!("new{number}"));
        let seats = vec![seat(Holder::Person(maker), None)];
        race.spawn(async move { store.create_rematch("t1", &table(&new, maker, seats)).await.unwrap() });
    }
    let told = race.join_all().await;
    assert!(told.iter().all(|id| *id == told[0]), "{told:?}");
    assert_eq!(led_to(&other).await.as_ref(), Some(&told[0]));
    let laid = store.unfinished_of(maker, 0).await.unwrap();
    assert_eq!(laid.iter().map(|table| &table.id).collect::<Vec<_>>(), [&told[0]], "and no other is laid");
    store.call_off(&told[0], 20).await.unwrap();
    assert_eq!(led_to(&store).await, None);
    let again = other.create_rematch("t1", &table("again", maker, Vec::new())).await.unwrap();
    assert_eq!((&*again, led_to(&store).await.as_deref()), ("again", Some("again")));
}

async fn secrets_are_not_in_debug_output_and_tokens_not_in_the_database(place: TestDatabase) {
    let store = place.open().await;
    let token = Secret::mint();
    let maker = store.create_person("Anne", &token, "", 7).await.unwrap().id;
    let laid = table("t1", maker, vec![seat(Holder::Open, Some(&token))]);
    store.create_table(&laid).await.unwrap();
    let found = store.table("t1").await.unwrap().unwrap();
    for shown in [format!("{laid:?}"), format!("{found:?}"), format!("{store:?}")] {
        assert!(!shown.contains("the-dice-secret") && !shown.contains(token.reveal()), "{shown}");
    }
    store.close().await;
    if let TestDatabase::Sqlite(_) = place {
        let bytes = std::fs::read(place.address()).unwrap();
        let has = |text: &str| bytes.windows(text.len()).any(|window| window == text.as_bytes());
        assert!(has("the-commitment") && !has(token.reveal()));
    }
}

async fn an_invitation_opens_its_seat_once(place: TestDatabase) {
    let store = place.open().await;
    let (anne, mary) = (person(&store, "Anne").await, person(&store, "Mary").await);
    let invite = Secret::mint();
    let seats = vec![seat(Holder::Person(anne), None), seat(Holder::Open, Some(&invite))];
    store.create_table(&table("t1", anne, seats)).await.unwrap();

    let sit = async |seat, invite: Option<&Secret>| store.sit("t1", seat, mary, "Mary", invite, 20).await;
    assert!(matches!(sit(1, None).await, Err(SitError::WrongInvite)));
    assert!(matches!(sit(1, Some(&Secret::mint())).await, Err(SitError::WrongInvite)));
    assert!(matches!(sit(0, Some(&invite)).await, Err(SitError::SeatTaken)));
    assert!(matches!(sit(2, Some(&invite)).await, Err(SitError::NoSuchSeat(2))));
    assert!(matches!(store.sit("t9", 0, mary, "Mary", None, 20).await, Err(SitError::NoSuchTable)));
    assert_eq!(store.table("t1").await.unwrap().unwrap().updated, 10, "a refusal leaves no trace");

    sit(1, Some(&invite)).await.unwrap();
    assert!(matches!(sit(1, Some(&invite)).await, Err(SitError::SeatedAlready)));
    let late = store.sit("t1", 1, person(&store, "Late").await, "Late", Some(&invite), 21).await;
    assert!(matches!(late, Err(SitError::SeatTaken)), "{late:?}");
    let found = store.table("t1").await.unwrap().unwrap();
    assert_eq!((found.updated, found.seats[1].name.as_str()), (20, "Mary"));
    assert_eq!(
        (&found.seats[1].holder, found.seats[1].needs_invite),
        (&Holder::Person(mary), true),
        "it stays hers who was invited"
    );
    for (seat, who, words) in [(0, anne, "salt"), (1, mary, "rum")] {
        assert!(contribute(&store, "t1", seat, who, words).await);
    }
    assert_eq!(store.start("t1", 30).await.unwrap(), Started::Now);
    assert!(matches!(sit(1, Some(&invite)).await, Err(SitError::Begun)));
}

async fn of_many_who_race_for_a_seat_exactly_one_gets_it(place: TestDatabase) {
    let store = place.open().await;
    let maker = person(&store, "maker").await;
    let invite = Secret::mint();
    for round in 0..5 {
        let id = format!("t{round}");
        store.create_table(&table(&id, maker, vec![seat(Holder::Open, Some(&invite))])).await.unwrap();
        let mut race = JoinSet::new();
        for runner in 0..12 {
            // Half of them come through another server.
            let store = if runner % 2 == 0 { store.clone() } else { place.open().await };
            let (id, invite) = (id.clone(), invite.clone());
            race.spawn(async move {
                let runner = person(&store, "runner").await;
                store.sit(&id, 0, runner, "runner", Some(&invite), 20).await.map(|()| runner)
            });
        }
        let mut sitting = Vec::new();
        for result in race.join_all().await {
            match result {
                Ok(runner) => sitting.push(Holder::Person(runner)),
                Err(error) => assert!(matches!(error, SitError::SeatTaken), "{error}"),
            }
        }
        assert_eq!(sitting.len(), 1);
        assert_eq!(store.table(&id).await.unwrap().unwrap().seats[0].holder, sitting[0]);
    }
}

async fn a_contribution_is_given_once_and_before_the_start(place: TestDatabase) {
    let store = place.open().await;
    let maker = person(&store, "maker").await;
    let seats = vec![seat(Holder::Person(maker), None), seat(Holder::Bot("easy".into()), None)];
    store.create_table(&table("t1", maker, seats)).await.unwrap();
    assert!(contribute(&store, "t1", 0, maker, "salt").await);
    assert!(!contribute(&store, "t1", 0, maker, "pepper").await);
    assert!(!contribute(&store, "t1", 7, maker, "pepper").await);
    assert!(!store.contribute("t9", 0, maker, &[], "pepper", 23).await.unwrap());
    store.start("t1", 30).await.unwrap();
    assert!(!contribute(&store, "t1", 1, maker, "too late").await);
    let seats = store.table("t1").await.unwrap().unwrap().seats;
    assert_eq!(seats[0].contribution.as_deref(), Some("salt"));
    assert_eq!(seats[1].contribution, None);
}

async fn a_match_starts_once_and_only_without_open_seats(place: TestDatabase) {
    let store = place.open().await;
    let maker = person(&store, "maker").await;
    store.create_table(&table("t1", maker, vec![seat(Holder::Open, None)])).await.unwrap();
    assert_eq!(store.start("t1", 20).await.unwrap(), Started::SeatsOpen);
    assert_eq!(store.start("t9", 20).await.unwrap(), Started::NoSuchTable);
    assert_eq!(store.table("t1").await.unwrap().unwrap().state, State::Gathering);
    store.sit("t1", 0, maker, "maker", None, 21).await.unwrap();
    assert_eq!(store.start("t1", 21).await.unwrap(), Started::SeatsOpen, "not before everybody has thrown in");
    assert!(contribute(&store, "t1", 0, maker, "salt").await);
    let mut race = JoinSet::new();
    for _ in 0..8 {
        let store = store.clone();
        race.spawn(async move { store.start("t1", 22).await.unwrap() });
    }
    let answers = race.join_all().await;
    assert_eq!(answers.iter().filter(|&&answer| answer == Started::Now).count(), 1);
    assert_eq!(answers.iter().filter(|&&answer| answer == Started::Before).count(), 7);
    assert_eq!(store.table("t1").await.unwrap().unwrap().state, State::Playing);
}

async fn lists_show_what_they_are_for(place: TestDatabase) {
    let store = place.open().await;
    let (anne, mary) = (person(&store, "Anne").await, person(&store, "Mary").await);
    let open = || vec![seat(Holder::Person(anne), None), seat(Holder::Open, None)];
    let lay = async |new: wardroom_store::NewTable| store.create_table(&new).await.unwrap();
    lay(table("open", anne, open())).await;
    lay(wardroom_store::NewTable { created: 11, ..table("newer", anne, open()) }).await;
    lay(wardroom_store::NewTable { is_public: false, ..table("private", anne, open()) }).await;
    lay(table("invited", anne, vec![seat(Holder::Open, Some(&Secret::mint()))])).await;
    lay(table("full", anne, vec![seat(Holder::Person(mary), None)])).await;
    playing(&store, "running").await;
    playing(&store, "done").await;
    store.append("done", 0, vec![line("a: resign")], Some("b wins".into())).await.unwrap();
    lay(wardroom_store::NewTable {
        is_public: false,
        ..table("secretly done", anne, vec![seat(Holder::Person(mary), None)])
    })
    .await;
    store.start("secretly done", 50).await.unwrap();
    store.append("secretly done", 0, vec![line("a: resign")], Some("b wins".into())).await.unwrap();

    let ids = |tables: Vec<wardroom_store::TableRow>| tables.into_iter().map(|table| table.id).collect::<Vec<_>>();
    assert_eq!(ids(store.open_tables(10, 0).await.unwrap()), ["newer", "open"]);
    assert_eq!(ids(store.open_tables(1, 0).await.unwrap()), ["newer"]);
    assert_eq!(store.playing_tables(10).await.unwrap(), ["running"]);
    let finished = async |person| ids(store.finished_tables(10, person, None).await.unwrap());
    assert_eq!(finished(None).await, ["done"]);
    assert_eq!(finished(Some(mary)).await, ["secretly done"]);
    assert_eq!(finished(Some(anne)).await, ["secretly done"], "its maker has it on the list, too");
    let unfinished = async |since| ids(store.unfinished_of(anne, since).await.unwrap());
    assert_eq!(unfinished(0).await, ["newer", "full", "invited", "open", "private"]);
    assert_eq!(unfinished(11).await, ["newer"], "what gathers, as long as something happens");
    for id in ["one", "two", "three"] {
        playing(&store, id).await;
        store.append(id, 0, vec![line("a: resign")], Some("b wins".into())).await.unwrap();
    }
    let (mut told, mut last) = (Vec::new(), None);
    while let Some(table) = store.finished_tables(1, None, last.as_ref()).await.unwrap().pop() {
        last = Some((table.updated, table.id.clone()));
        told.push(table.id);
    }
    assert_eq!(told, ["done", "one", "three", "two"], "page by page each comes once, also of one moment");
    assert_eq!(ids(store.tables_of(mary, 10).await.unwrap()), ["secretly done", "full"]);
    let of_anne = store.tables_of(anne, 10).await.unwrap();
    assert_eq!(of_anne[1].seats.len(), 2);
    assert_eq!(ids(of_anne), ["secretly done", "newer", "full", "invited", "open", "private"]);
}

async fn running_matches_are_found_by_a_line_of_their_journal(place: TestDatabase) {
    let store = place.open().await;
    for id in ["over", "plain", "stood-in"] {
        playing(&store, id).await;
        store.append(id, 0, vec![line("0 silver: card.wait")], None).await.unwrap();
    }
    for id in ["over", "stood-in"] {
        store.append(id, 1, vec![line("! gold: agreed bot:easy"), line("1 gold: card.wait")], None).await.unwrap();
    }
    assert_eq!(store.playing_tables_with("! %: agreed bot:%", 10).await.unwrap(), ["over", "stood-in"]);
    store.append("over", 3, vec![line("2 gold: card.wait")], Some("gold".into())).await.unwrap();
    assert_eq!(store.playing_tables_with("! %: agreed bot:%", 10).await.unwrap(), ["stood-in"]);
    assert!(store.playing_tables_with("! %: agreed bot:%", 0).await.unwrap().is_empty());
}

async fn opening_again_keeps_everything(place: TestDatabase) {
    let store = place.open().await;
    playing(&store, "t1").await;
    store.append("t1", 0, vec![line("a: pass")], None).await.unwrap();
    let before = store.table("t1").await.unwrap();
    store.close().await;
    let store = place.open().await;
    assert_eq!(store.table("t1").await.unwrap(), before);
    assert_eq!(store.journal("t1", 0).await.unwrap().len(), 1);
    store.ping().await.unwrap();
}

async fn a_database_of_a_newer_program_is_refused(place: TestDatabase) {
    place.open().await.close().await;
    place.execute("UPDATE wardroom_schema SET version = version + 1").await;
    let error = place.try_open().await.unwrap_err();
    assert!(matches!(error, StoreError::Newer { found, known: SCHEMA_VERSION, .. } if found == SCHEMA_VERSION + 1));
    assert!(error.to_string().contains("update this program"), "{error}");
}

async fn a_database_of_another_program_is_refused(place: TestDatabase) {
    place.execute("CREATE TABLE cats (name TEXT)").await;
    let error = place.try_open().await.unwrap_err();
    assert!(matches!(&error, StoreError::OtherProgram { table, .. } if table == "cats"), "{error}");
}

async fn a_closed_store_says_so(place: TestDatabase) {
    let store = place.open().await;
    store.clone().close().await;
    assert!(matches!(store.ping().await, Err(StoreError::Closed)));
    assert!(matches!(store.create_person("Anne", &Secret::mint(), "", 0).await, Err(StoreError::Closed)));
    store.close().await;
}

async fn several_servers_may_open_an_empty_database_at_once(place: TestDatabase) {
    let place = std::sync::Arc::new(place);
    let mut servers = JoinSet::new();
    for _ in 0..6 {
        let place = place.clone();
        servers.spawn(async move { place.open().await });
    }
    for store in servers.join_all().await {
        person(&store, "Anne").await;
    }
}

async fn uploaded_records_take_no_more_room_than_the_limit(place: TestDatabase) {
    let store = place.open().await;
    let keep = async |id: &str, text: &str, most| store.keep_record(id, text, 5, most).await.unwrap();
    assert!(keep("one", "0123456789", Some(25)).await);
    assert!(keep("two", "0123456789", Some(25)).await);
    assert!(!keep("three", "0123456789", Some(25)).await, "there is no room");
    assert!(keep("one", "0123456789", Some(25)).await, "it is there");
    assert!(keep("small", "01234", Some(25)).await);
    assert!(keep("three", "0123456789", None).await, "no bound");
    assert_eq!(store.record("three").await.unwrap().as_deref(), Some("0123456789"));
    assert_eq!(store.record("four").await.unwrap(), None);
}
