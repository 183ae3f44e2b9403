//! Tables come to an end: they are called off, broken off, or so quiet that they are no longer listed.

use crate::{
    absence::{DAY, later_with},
    streams::EventReader,
    test_server::{TestServer, two_at_a_table},
};
use reqwest::StatusCode;
use wardroom_site::Limits;

const CHAIRS: [(&str, &str); 4] =
    [("game", "turning-tides"), ("mode", "intro"), ("holder.silver", "me"), ("holder.gold", "open")];

#[tokio::test]
async fn the_host_calls_a_table_off_and_all_viewers_are_told() {
    let server = TestServer::with(|config| config.limits = Limits { tables_of_a_person: 1, ..Limits::none() }).await;
    let (mut host, mut guest) = (server.guest(), server.guest());
    let table = host.make("me", "anyone").await;
    let (page, call_off) = (format!("/t/{table}"), format!("/t/{table}/call-off"));
    assert_eq!(host.fetch("/make", &CHAIRS).await.json()["code"], "limit-tables-of-a-person");
    assert!(host.get(&page).await.body.contains(&call_off), "a button for the host");
    assert!(!guest.get(&page).await.body.contains(&call_off), "and for no other visitor");
    assert_eq!(guest.fetch(&call_off, &[]).await.json()["code"], "not-host");
    let mut reader = EventReader::open(&mut guest, &format!("{page}/stream")).await;
    reader.next().await;
    assert_eq!(host.post(&call_off, &[]).await.location, "/");
    let mut heard = reader.next().await;
    while heard.data["go"].is_null() {
        heard = reader.next().await;
    }
    assert_eq!(heard.data["go"], page.as_str(), "an open page is led to the sentence");
    let told = guest.get(&page).await;
    assert_eq!(told.status, StatusCode::GONE);
    assert!(told.body.contains("has called it off"), "{}", told.body);
    let called = |page: &str, name: &str| page.contains(&format!("<span class=\"who\">{name}</span>"));
    assert!(called(&host.get(&page).await.body, "Lotte"), "the bar names its reader");
    assert!(called(&told.body, "Your name"), "and asks a reader without a name for one");
    for (path, fields) in [
        ("sit", &[("seat", "gold"), ("name", "Gustav")][..]),
        ("chat", &[("text", "Ahoy"), ("name", "Gustav")]),
        ("call-off", &[]),
        ("lots", &[]),
    ] {
        let refused = host.fetch(&format!("{page}/{path}"), fields).await;
        let codes = ["called-off", "seated-already"];
        assert!(codes.contains(&refused.json()["code"].as_str().unwrap()), "{path}: {}", refused.body);
    }
    assert!(!server.guest().get("/").await.body.contains(&table) && !host.get("/").await.body.contains(&table));
    assert!(!host.get("/records").await.body.contains(&table), "nothing was played");
    let again = host.make("me", "open").await;
    assert_ne!(again, table, "there is room for another one");
    let server = server.reopen().await;
    assert_eq!(guest.moved_to(&server).get(&page).await.status, StatusCode::GONE);
}

#[tokio::test]
async fn a_game_that_has_begun_is_not_called_off() {
    let server = TestServer::open().await;
    let (mut silver, _, table) = two_at_a_table(&server).await;
    assert_eq!(silver.fetch(&format!("/t/{table}/call-off"), &[]).await.json()["code"], "begun");
}

#[tokio::test]
async fn who_plays_against_bots_only_breaks_the_game_off_at_any_time() {
    let server = TestServer::with(|config| config.limits = Limits { tables_of_a_person: 1, ..Limits::none() }).await;
    let mut me = server.guest();
    let table = me.make("me", "bot:easy").await;
    me.contribute(&table, "silver").await;
    let break_off = format!("/t/{table}/break-off");
    let page = me.get(&format!("/t/{table}")).await.body;
    let asked = page.split(&break_off).next().unwrap().rsplit("<details").next().unwrap();
    assert!(page.contains(&break_off) && asked.contains("without a result"), "it asks twice: {asked}");
    assert_eq!(server.guest().fetch(&break_off, &[("seat", "silver")]).await.json()["code"], "not-your-seat");
    assert_eq!(me.fetch(&break_off, &[("seat", "gold")]).await.json()["code"], "not-your-seat");
    assert_eq!(me.fetch(&break_off, &[("seat", "silver")]).await.status, StatusCode::OK);
    let page = me.get(&format!("/t/{table}")).await.body;
    assert!(page.contains("Ended without a result: Lotte broke it off") && !page.contains(&break_off), "{page}");
    assert_eq!(me.fetch(&break_off, &[("seat", "silver")]).await.json()["code"], "game-over");
    let record = me.get(&format!("/t/{table}/record")).await;
    assert_eq!(record.status, StatusCode::OK);
    assert!(record.body.contains("# broken off by silver"), "{}", record.body);
    assert!(me.get("/records").await.body.contains("Lotte broke it off"));
    me.make("me", "bot:easy").await;
    let server = server.reopen().await;
    let page = me.moved_to(&server).get(&format!("/t/{table}")).await.body;
    assert!(page.contains("Lotte broke it off"), "the journal knows");
}

#[tokio::test]
async fn alone_at_one_screen_too_but_never_over_the_head_of_another_person() {
    let server = TestServer::open().await;
    let mut me = server.guest();
    let table = me.make("me", "here").await;
    for seat in ["silver", "gold"] {
        me.contribute(&table, seat).await;
    }
    assert_eq!(me.fetch(&format!("/t/{table}/break-off"), &[("seat", "gold")]).await.status, StatusCode::OK);
    let (mut silver, _, table) = two_at_a_table(&server).await;
    let refused = silver.fetch(&format!("/t/{table}/break-off"), &[("seat", "silver")]).await;
    assert_eq!((refused.status, &refused.json()["code"]), (StatusCode::FORBIDDEN, &"not-alone".into()));
    assert!(!silver.get(&format!("/t/{table}")).await.body.contains("/break-off"));
}

#[tokio::test]
async fn quiet_tables_count_no_longer_and_are_brought_back_by_whatever_happens_there() {
    let limits = Limits { tables_of_a_person: 2, tables: 2, ..Limits::none() };
    let server = TestServer::with(|config| config.limits = limits).await;
    let mut host = server.guest();
    let gathering = host.make("me", "anyone").await;
    let running = host.make("me", "bot:easy").await;
    host.contribute(&running, "silver").await;
    assert_eq!(host.fetch("/make", &CHAIRS).await.status, StatusCode::TOO_MANY_REQUESTS);
    let server = later_with(server, 13 * DAY, |config| config.limits = limits).await;
    let mut host = host.moved_to(&server);
    assert!(server.guest().get("/").await.body.contains(&gathering), "not yet");
    assert_eq!(host.fetch("/make", &CHAIRS).await.status, StatusCode::TOO_MANY_REQUESTS);
    let server = later_with(server, 2 * DAY, |config| config.limits = limits).await;
    let (mut host, mut guest) = (host.moved_to(&server), server.guest());
    assert!(!guest.get("/").await.body.contains(&gathering), "the list is for tables with an open seat");
    assert_eq!(host.fetch("/make", &CHAIRS).await.status, StatusCode::OK);
    assert_eq!(host.get(&format!("/t/{running}")).await.status, StatusCode::OK, "nothing is deleted");
    assert!(host.get("/").await.body.contains(&running), "my game waits for me however long it takes");
    assert_eq!(
        guest.post(&format!("/t/{gathering}/sit"), &[("seat", "gold"), ("name", "Gustav")]).await.status,
        StatusCode::SEE_OTHER
    );
    assert!(host.get("/").await.body.contains(&gathering), "it is alive again");
    assert_eq!(host.fetch("/make", &CHAIRS).await.status, StatusCode::TOO_MANY_REQUESTS);
}
