//! One person on several devices, codes and passwords, and what is said at tables.

use crate::common::{TestDatabase, person, seat, table};
use tokio::task::JoinSet;
use wardroom_store::{Change, Changes, Holder, NewChatMessage, PersonId, Room, Secret, SpectatorChat, Store};

on_both!(
    each_device_has_a_token_of_its_own_and_can_be_signed_out,
    numbers_tell_people_of_one_name_apart,
    a_code_works_once_in_its_time_and_a_new_one_takes_its_place,
    of_many_who_race_for_a_code_exactly_one_gets_it,
    a_code_goes_with_the_device_and_with_the_old_password,
    a_password_is_kept_changed_and_removed,
    an_account_can_be_deleted,
    messages_are_read_in_order_with_their_authors_present_names,
    muting_is_for_oneself,
    the_spectators_chat_can_be_opened_and_closed,
    codes_and_tokens_are_not_in_the_database,
    another_server_is_notified_of_a_message,
    another_server_is_notified_of_new_names_deleted_accounts_and_chat_settings,
    people_of_an_older_database_keep_their_device,
);

async fn whose(store: &Store, token: &Secret) -> Option<PersonId> {
    store.person_by_token(token).await.unwrap().map(|(person, _)| person.id)
}

async fn each_device_has_a_token_of_its_own_and_can_be_signed_out(place: TestDatabase) {
    let store = place.open().await;
    let (desk, phone) = (Secret::mint(), Secret::mint());
    let anna = store.create_person("Anna", &desk, "Firefox, Linux", 7).await.unwrap();
    store.add_device(anna.id, &phone, "Safari, iPhone", 20).await.unwrap();
    assert_eq!((whose(&store, &desk).await, whose(&store, &phone).await), (Some(anna.id), Some(anna.id)));
    let devices = store.devices(anna.id).await.unwrap();
    let labels: Vec<_> = devices.iter().map(|device| (&*device.label, device.created, device.seen)).collect();
    assert_eq!(labels, [("Safari, iPhone", 20, 20), ("Firefox, Linux", 7, 7)], "the last seen first");
    store.see_device(devices[1].id, 30).await.unwrap();
    store.see_device(devices[1].id, 25).await.unwrap();
    assert_eq!(store.devices(anna.id).await.unwrap()[0].seen, 30, "never back in time");

    let berta = person(&store, "Berta").await;
    assert!(!store.drop_device(berta, devices[0].id).await.unwrap(), "not by another person");
    assert!(store.drop_device(anna.id, devices[1].id).await.unwrap());
    assert!(!store.drop_device(anna.id, devices[1].id).await.unwrap());
    assert_eq!((whose(&store, &desk).await, whose(&store, &phone).await), (None, Some(anna.id)));
}

async fn numbers_tell_people_of_one_name_apart(place: TestDatabase) {
    let store = place.open().await;
    let mut numbers = Vec::new();
    for _ in 0..40 {
        let anna = store.create_person("Anna", &Secret::mint(), "", 1).await.unwrap();
        assert_eq!(store.person_by_number(anna.number).await.unwrap(), Some(anna.clone()));
        assert!((1000..10_000).contains(&anna.number), "{}", anna.number);
        numbers.push(anna.number);
    }
    numbers.sort_unstable();
    numbers.dedup();
    assert_eq!(numbers.len(), 40);
    assert_eq!(store.person_by_number(7).await.unwrap(), None);
}

async fn a_code_works_once_in_its_time_and_a_new_one_takes_its_place(place: TestDatabase) {
    let store = place.open().await;
    let anna = person(&store, "Anna").await;
    let [first, second, token] = [Secret::mint(), Secret::mint(), Secret::mint()];
    store.issue_pass(anna, &first, 100).await.unwrap();
    store.issue_pass(anna, &second, 100).await.unwrap();
    assert_eq!(store.pass(&first, 50).await.unwrap(), None, "the newer one counts");
    assert_eq!(store.pass(&second, 50).await.unwrap().map(|person| person.id), Some(anna));
    assert_eq!(store.pass(&second, 100).await.unwrap(), None, "too late");
    assert_eq!(store.use_pass(&second, &token, "", 100).await.unwrap(), None, "too late");
    assert_eq!(store.use_pass(&second, &token, "", 99).await.unwrap(), Some(anna));
    assert_eq!(whose(&store, &token).await, Some(anna));
    assert_eq!(store.use_pass(&second, &Secret::mint(), "", 99).await.unwrap(), None, "once");
    assert_eq!(store.devices(anna).await.unwrap().len(), 2);
}

async fn of_many_who_race_for_a_code_exactly_one_gets_it(place: TestDatabase) {
    let store = place.open().await;
    let anna = person(&store, "Anna").await;
    let code = Secret::mint();
    store.issue_pass(anna, &code, 100).await.unwrap();
    let mut race = JoinSet::new();
    for runner in 0..10 {
        let store = if runner % 2 == 0 { store.clone() } else { place.open().await };
        let code = code.clone();
        race.spawn(async move { store.use_pass(&code, &Secret::mint(), "", 50).await.unwrap() });
    }
    let became = race.join_all().await.into_iter().flatten().count();
    assert_eq!(became, 1);
    assert_eq!(store.devices(anna).await.unwrap().len(), 2);
}

async fn a_code_goes_with_the_device_and_with_the_old_password(place: TestDatabase) {
    let store = place.open().await;
    let (anna, berta) = (person(&store, "Anna").await, person(&store, "Berta").await);
    let (code, of_berta) = (Secret::mint(), Secret::mint());
    store.issue_pass(berta, &of_berta, 100).await.unwrap();
    let is_good = async |code: &Secret| store.pass(code, 50).await.unwrap().is_some();
    store.issue_pass(anna, &code, 100).await.unwrap();
    assert!(!store.drop_device(anna, store.devices(berta).await.unwrap()[0].id).await.unwrap());
    assert!(is_good(&code).await, "no device of hers was signed out");
    assert!(store.drop_device(anna, store.devices(anna).await.unwrap()[0].id).await.unwrap());
    assert!(!is_good(&code).await, "the signed-out device could come back by it");
    for password in [Some(Secret::from("set")), Some(Secret::from("changed")), None] {
        store.issue_pass(anna, &code, 100).await.unwrap();
        store.set_password(anna, password.as_ref()).await.unwrap();
        assert!(!is_good(&code).await, "{password:?}");
    }
    assert!(is_good(&of_berta).await, "hers is her own");
    store.close().await;
}

async fn a_password_is_kept_changed_and_removed(place: TestDatabase) {
    let store = place.open().await;
    let anna = person(&store, "Anna").await;
    assert_eq!(store.password(anna).await.unwrap(), None);
    for hash in ["$argon2id$one", "$argon2id$two"] {
        store.set_password(anna, Some(&hash.into())).await.unwrap();
        assert_eq!(store.password(anna).await.unwrap(), Some(hash.into()));
    }
    store.set_password(anna, None).await.unwrap();
    assert_eq!(store.password(anna).await.unwrap(), None);
    assert_eq!(store.password(PersonId(999)).await.unwrap(), None);
}

async fn an_account_can_be_deleted(place: TestDatabase) {
    let store = place.open().await;
    let token = Secret::mint();
    let anna = store.create_person("Anna", &token, "", 1).await.unwrap().id;
    let laid = table("t1", anna, vec![seat(Holder::Person(anna), None)]);
    store.create_table(&laid).await.unwrap();
    store.set_password(anna, Some(&"hash".into())).await.unwrap();
    store.add_message("t1", &message(Room::Table, anna, "my name is Anna")).await.unwrap();
    store.keep_table_defaults(anna, "ahoy", "mode=base").await.unwrap();
    let berta = person(&store, "Berta").await;
    for id in ["t2", "t3"] {
        store.create_table(&table(id, berta, vec![seat(Holder::Person(berta), None)])).await.unwrap();
    }
    store.add_message("t2", &message(Room::Spectators, anna, "Anna was here")).await.unwrap();
    let missing = PersonId(999);
    let seen = store.last_seen(&[anna, berta, missing]).await.unwrap();
    assert_eq!((seen.len(), seen[&anna], seen[&berta]), (2, 1, 1));
    let phone = Secret::mint();
    store.add_device(anna, &phone, "", 7).await.unwrap();
    assert_eq!(store.last_seen(&[anna]).await.unwrap()[&anna], 7, "on whichever device");
    assert!(store.last_seen(&[]).await.unwrap().is_empty());
    for device in store.devices(anna).await.unwrap() {
        assert!(!store.is_gone(anna).await.unwrap());
        store.drop_device(anna, device.id).await.unwrap();
    }
    assert!(!store.is_gone(anna).await.unwrap(), "there is the password");
    assert_eq!(store.forget_person(anna, "Grey Gull").await.unwrap(), ["t1", "t2"], "where she sat or spoke");
    assert!(store.is_gone(anna).await.unwrap() && !store.is_gone(berta).await.unwrap());
    assert!(store.is_gone(missing).await.unwrap());
    assert_eq!(whose(&store, &token).await, None);
    assert_eq!(store.password(anna).await.unwrap(), None);
    assert_eq!(store.person(anna).await.unwrap().unwrap().name, "Grey Gull");
    let found = store.table("t1").await.unwrap().unwrap();
    assert_eq!((&*found.seats[0].name, &found.seats[0].holder), ("Grey Gull", &Holder::Person(anna)));
    assert_eq!(store.table_defaults(anna).await.unwrap(), []);
    for id in ["t1", "t2"] {
        let said = store.chat(id, 10).await.unwrap();
        assert_eq!(
            said.iter().map(|said| (said.rank, &*said.text)).collect::<Vec<_>>(),
            [(1, "")],
            "no words are left"
        );
    }
    store.add_message("t1", &message(Room::Table, berta, "who was that?")).await.unwrap();
    let said = store.chat("t1", 10).await.unwrap();
    let said: Vec<_> = said.iter().map(|said| (said.rank, &*said.text)).collect();
    assert_eq!(said, [(1, ""), (2, "who was that?")], "what is said next gets a number that nothing had");
}

fn message(room: Room, person: PersonId, text: &str) -> NewChatMessage {
    NewChatMessage { room, person, seat: (room == Room::Table).then_some(0), at: 30, text: text.into() }
}

async fn laid(store: &Store) -> PersonId {
    let anna = person(store, "Anna").await;
    store.create_table(&table("t1", anna, vec![seat(Holder::Person(anna), None)])).await.unwrap();
    anna
}

async fn messages_are_read_in_order_with_their_authors_present_names(place: TestDatabase) {
    let store = place.open().await;
    let anna = laid(&store).await;
    let berta = person(&store, "Berta").await;
    let words = ["a fair wind", "<b>\u{1f30a}</b> '; DROP TABLE chat; --", "and so on"];
    let mut last = 0;
    for (text, (room, who)) in
        words.into_iter().zip([(Room::Table, anna), (Room::Spectators, berta), (Room::Table, anna)])
    {
        let id = store.add_message("t1", &message(room, who, text)).await.unwrap();
        assert!(id > last);
        last = id;
    }
    assert_eq!(store.rename_person(anna, "Anna Lotte").await.unwrap(), ["t1"], "once, however much she said there");
    let said = store.chat("t1", 10).await.unwrap();
    let seen: Vec<_> = said.iter().map(|it| (it.room, it.person, &*it.name, it.seat, it.at, &*it.text)).collect();
    assert_eq!(
        seen,
        [
            (Room::Table, anna, "Anna Lotte", Some(0), 30, words[0]),
            (Room::Spectators, berta, "Berta", None, 30, words[1]),
            (Room::Table, anna, "Anna Lotte", Some(0), 30, words[2]),
        ]
    );
    for _ in 0..3 {
        store.add_message("t1", &message(Room::Spectators, berta, "louder")).await.unwrap();
    }
    let last = store.chat("t1", 2).await.unwrap();
    let last: Vec<_> = last.iter().map(|it| &*it.text).collect();
    assert_eq!(last, [words[0], words[2], "louder", "louder"], "onlookers push out nothing that players said");
    assert_eq!(store.chat("t2", 10).await.unwrap(), []);
    assert!(store.add_message("t2", &message(Room::Table, anna, "nowhere")).await.is_err());
}

async fn muting_is_for_oneself(place: TestDatabase) {
    let store = place.open().await;
    let (anna, berta) = (person(&store, "Anna").await, person(&store, "Berta").await);
    store.mute(anna, berta, true).await.unwrap();
    store.mute(anna, berta, true).await.unwrap();
    assert_eq!(store.muted_by(anna).await.unwrap(), [berta]);
    assert_eq!(store.muted_by(berta).await.unwrap(), []);
    store.mute(anna, berta, false).await.unwrap();
    assert_eq!(store.muted_by(anna).await.unwrap(), []);
}

async fn the_spectators_chat_can_be_opened_and_closed(place: TestDatabase) {
    let store = place.open().await;
    laid(&store).await;
    assert_eq!(store.table("t1").await.unwrap().unwrap().spectator_chat, SpectatorChat::Apart);
    for chat in [SpectatorChat::Open, SpectatorChat::Closed, SpectatorChat::Apart] {
        store.set_spectator_chat("t1", chat).await.unwrap();
        assert_eq!(store.table("t1").await.unwrap().unwrap().spectator_chat, chat);
        assert_eq!(SpectatorChat::parse(chat.name()), Some(chat));
    }
}

async fn codes_and_tokens_are_not_in_the_database(place: TestDatabase) {
    let store = place.open().await;
    let [code, token] = [Secret::mint(), Secret::mint()];
    let anna = store.create_person("Anna", &token, "Firefox, Linux", 1).await.unwrap().id;
    store.issue_pass(anna, &code, 100).await.unwrap();
    store.close().await;
    if let TestDatabase::Sqlite(_) = place {
        let bytes = std::fs::read(place.address()).unwrap();
        let has = |text: &str| bytes.windows(text.len()).any(|window| window == text.as_bytes());
        assert!(has("Firefox, Linux") && !has(code.reveal()) && !has(token.reveal()));
    }
}

async fn another_server_is_notified_of_a_message(place: TestDatabase) {
    let (here, there) = (place.open().await, place.open().await);
    let anna = laid(&here).await;
    let mut changes = there.subscribe();
    here.add_message("t1", &message(Room::Table, anna, "hello")).await.unwrap();
    if let TestDatabase::Postgres { .. } = place {
        hears(&mut changes, [Change::Chat("t1".into())]).await;
    }
    assert_eq!(there.chat("t1", 10).await.unwrap().len(), 1);
}

/// Waits for these, in this order; other tests write in other schemas of the same database.
async fn hears(changes: &mut Changes, expected: impl IntoIterator<Item = Change>) {
    for change in expected {
        let wait = async { while changes.next().await.expect("the store is open") != change {} };
        let waited = tokio::time::timeout(std::time::Duration::from_secs(5), wait).await;
        waited.unwrap_or_else(|_| panic!("the other server never hears of {change:?}"));
    }
}

async fn another_server_is_notified_of_new_names_deleted_accounts_and_chat_settings(place: TestDatabase) {
    let (here, there) = (place.open().await, place.open().await);
    let mut changes = there.subscribe();
    let (anna, berta) = (person(&here, "Anna").await, person(&here, "Berta").await);
    // No other test writes to that one.
    let id = format!("t{}", &Secret::mint().reveal()[..16]);
    here.create_table(&table(&id, anna, vec![seat(Holder::Person(anna), None)])).await.unwrap();
    here.add_message(&id, &message(Room::Spectators, berta, "hello")).await.unwrap();
    here.rename_person(berta, "Berta Lotte").await.unwrap();
    here.set_spectator_chat(&id, SpectatorChat::Open).await.unwrap();
    here.forget_person(berta, "Grey Gull").await.unwrap();
    here.forget_person(anna, "Copper Tern").await.unwrap();
    if let TestDatabase::Postgres { .. } = place {
        let (table, chat) = (|| Change::Table(id.clone()), || Change::Chat(id.clone()));
        hears(&mut changes, [table(), chat(), chat()]).await;
        for _ in ["the gallery", "Berta", "Anna"] {
            hears(&mut changes, [table(), chat()]).await;
        }
    }
}

async fn people_of_an_older_database_keep_their_device(place: TestDatabase) {
    let identity = match &place {
        TestDatabase::Sqlite(_) => "INTEGER PRIMARY KEY AUTOINCREMENT",
        TestDatabase::Postgres { .. } => "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY",
    };
    let version_2 =
        [include_str!("../../migrations/0001_tables.sql"), include_str!("../../migrations/0002_records.sql")];
    place.execute(&version_2.concat().replace("{identity}", identity)).await;
    // SHA-256 of "abc": a browser with that cookie goes on as Anna.
    let known = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
    place
        .execute(&format!(
            "CREATE TABLE wardroom_schema (version BIGINT NOT NULL); INSERT INTO wardroom_schema VALUES (2); \
             INSERT INTO people (name, token_hash, created) VALUES ('Anna', '{known}', 7)"
        ))
        .await;
    let store = place.open().await;
    let (anna, device) = store.person_by_token(&Secret::from("abc")).await.unwrap().unwrap();
    assert_eq!((&*anna.name, i64::from(anna.number)), ("Anna", 1000 + anna.id.0));
    assert_eq!((device.created, device.seen), (7, 7));
}
