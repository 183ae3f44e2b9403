//! Several servers over one PostgreSQL, as a host with more than one machine runs them: `WARDROOM_TEST_POSTGRES` names it.

use crate::{
    streams::EventReader,
    test_server::{Guest, TestServer, play_on, three_at_a_table, two_at_a_table},
};
use reqwest::StatusCode;
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _};
use std::{
    sync::atomic::{AtomicU32, Ordering},
    time::{Duration, Instant},
};
use wardroom_kernel::FastRng;
use wardroom_site::Config;

/// Two servers over a schema of their own; none without a PostgreSQL.
pub(crate) async fn two_servers() -> Option<(TestServer, TestServer)> {
    let database = empty_database().await?;
    Some((TestServer::over(&database, |_| ()).await, TestServer::over(&database, |_| ()).await))
}

/// A schema of its own; none without a PostgreSQL.
pub(crate) async fn empty_database() -> Option<String> {
    static SCHEMAS: AtomicU32 = AtomicU32::new(0);
    let Ok(url) = std::env::var("WARDROOM_TEST_POSTGRES") else {
        eprintln!("skipped: WARDROOM_TEST_POSTGRES is not set (web/store/tests/store/common.rs says how)");
        return None;
    };
    let schema = format!("servers_{}_{}", std::process::id(), SCHEMAS.fetch_add(1, Ordering::Relaxed));
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(&url).await.unwrap();
    let create = format!("DROP SCHEMA IF EXISTS {schema} CASCADE; CREATE SCHEMA {schema}");
    sqlx::raw_sql(AssertSqlSafe(create)).execute(&mut connection).await.unwrap();
    let separator = if url.contains('?') { '&' } else { '?' };
    Some(format!("{url}{separator}options=-csearch_path%3D{schema}"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_at_two_servers_play_a_whole_game() {
    let Some((north, south)) = two_servers().await else { return };
    let (mut silver, gold, table) = two_at_a_table(&north).await;
    let mut gold = gold.moved_to(&south);
    let mut readers = [
        EventReader::open(&mut silver, &format!("/t/{table}/stream?seat=silver")).await,
        EventReader::open(&mut gold, &format!("/t/{table}/stream?seat=gold")).await,
    ];
    for reader in &mut readers {
        reader.next().await;
    }
    assert!(silver.play(&table, "silver", &mut FastRng(1)).await);
    settled(&mut gold, &table, "gold").await;
    assert!(gold.play(&table, "gold", &mut FastRng(2)).await);
    for reader in &mut readers {
        assert!(!reader.next().await.ids().is_empty(), "a player on the other server sees it");
    }
    let mut rng = FastRng(3);
    for _ in 0..400 {
        if is_over(&mut silver, &table).await {
            break;
        }
        silver.play(&table, "silver", &mut rng).await;
        gold.play(&table, "gold", &mut rng).await;
    }
    assert!(is_over(&mut silver, &table).await, "a game has an end");
    let records = [silver.get(&format!("/t/{table}/record")).await, gold.get(&format!("/t/{table}/record")).await];
    assert_eq!(records[0].status, StatusCode::OK);
    assert_eq!(records[0].body, records[1].body, "both servers tell the same game");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_answers_at_once_on_two_servers_one_is_taken() {
    let Some((north, south)) = two_servers().await else { return };
    let (mut silver, mut gold, table) = two_at_a_table(&north).await;
    play_on(&mut silver, &mut gold, &table, &mut FastRng(5), 3).await;
    for seed in 0..12 {
        let mut twin = silver.moved_to(&south);
        let Some(question) = silver.question(&table, "silver").await else {
            gold.play(&table, "gold", &mut FastRng(seed)).await;
            continue;
        };
        let offer = &question.offers[FastRng(seed).below(question.offers.len())];
        let (one, other) = tokio::join!(
            silver.answer(&table, "silver", &question.seq, offer),
            twin.answer(&table, "silver", &question.seq, offer)
        );
        let taken = [&one, &other].iter().filter(|reply| reply.status == StatusCode::OK).count();
        let refused = [&one, &other].iter().filter(|reply| reply.status == StatusCode::CONFLICT).count();
        // An answer under seal may be given again, and then both are taken.
        assert!(taken == 2 || (taken, refused) == (1, 1), "{one:?} {other:?}");
        gold.play(&table, "gold", &mut FastRng(seed)).await;
    }
    let [mut here, mut there] = [&north, &south].map(|server| silver.moved_to(server));
    let mut pages = (here.question(&table, "silver").await, there.question(&table, "silver").await);
    // The news of the last answer may still be on its way to the other server.
    for _ in 0..100 {
        if pages.0 == pages.1 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
        pages = (here.question(&table, "silver").await, there.question(&table, "silver").await);
    }
    assert_eq!(pages.0, pages.1, "both servers ask the same");
}

/// Hears the company of a table until it is as it should be.
async fn company(reader: &mut EventReader, is_right: impl Fn(&str) -> bool) -> String {
    for _ in 0..20 {
        let event = reader.next().await;
        let html = event.html("company");
        if is_right(&html) {
            return html;
        }
    }
    panic!("the company never is as it should be");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_on_another_server_is_shown_until_that_server_falls_silent() {
    let Some(database) = empty_database().await else { return };
    let quick = |config: &mut Config| config.company_pause = Duration::from_secs(1);
    let (north, south) = (TestServer::over(&database, quick).await, TestServer::over(&database, quick).await);
    let (mut silver, gold, table) = two_at_a_table(&north).await;
    let mut gold = gold.moved_to(&south);
    let mut reader = EventReader::for_gossip(&mut silver, &format!("/t/{table}/stream?seat=silver")).await;
    company(&mut reader, |html| html.contains("Lotte: here") && html.contains("Gustav: away")).await;
    let mut far = EventReader::for_gossip(&mut gold, &format!("/t/{table}/stream?seat=gold")).await;
    company(&mut reader, |html| html.contains("Gustav: here")).await;
    company(&mut far, |html| html.contains("Lotte: here") && html.contains("Gustav: here")).await;
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(5) {
        let page = silver.get(&format!("/t/{table}?seat=silver")).await.body;
        assert!(page.contains("Gustav: here"), "it is told again before it lapses");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    south.running.stop().await;
    company(&mut reader, |html| html.contains("Gustav: away")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn spectators_of_both_servers_are_counted_once() {
    let Some(database) = empty_database().await else { return };
    let quick = |config: &mut Config| config.company_pause = Duration::from_millis(400);
    let (north, south) = (TestServer::over(&database, quick).await, TestServer::over(&database, quick).await);
    let mut host = north.guest();
    let table = host.make("me", "anyone").await;
    let stream = format!("/t/{table}/stream");
    let mut reader = EventReader::for_gossip(&mut host, &stream).await;
    let mut ines = north.guest();
    ines.post("/name", &[("name", "Ines")]).await;
    let mut tom = south.guest();
    tom.post("/name", &[("name", "Tom")]).await;
    let _windows = [
        EventReader::open(&mut ines, &stream).await,
        EventReader::open(&mut ines.moved_to(&south), &stream).await,
        EventReader::open(&mut tom, &stream).await,
        EventReader::open(&mut south.guest(), &stream).await,
    ];
    let all = |html: &str| html.contains("<span class=\"num\">3</span>");
    let seen = company(&mut reader, all).await;
    assert!(seen.contains("<li>Ines</li><li>Tom</li>") && seen.contains("one without a name"), "{seen}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_whom_any_server_sees_does_not_count_as_away() {
    let Some(database) = empty_database().await else { return };
    let quick = |config: &mut Config| {
        (config.company_pause, config.away) = (Duration::from_millis(400), Duration::from_secs(2));
    };
    let (north, south) = (TestServer::over(&database, quick).await, TestServer::over(&database, quick).await);
    let (mut silver, gold, table) = two_at_a_table(&north).await;
    let _here = EventReader::open(&mut silver, &format!("/t/{table}/stream?seat=silver")).await;
    let _there = EventReader::open(&mut gold.moved_to(&south), &format!("/t/{table}/stream?seat=gold")).await;
    let mut gold = gold.moved_to(&south);
    assert!(gold.question(&table, "gold").await.is_some(), "gold is waited for");
    let (page, look) = (format!("/t/{table}?seat=silver"), format!("/t/{table}/look"));
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(4) {
        assert_eq!(gold.fetch(&look, &[]).await.status, StatusCode::OK);
        assert!(!silver.get(&page).await.body.contains("has not been seen"), "gold looks, at the other server");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    south.running.stop().await;
    let mut tries = 0;
    while !silver.get(&page).await.body.contains("Gustav has not been seen for a while") {
        tries += 1;
        assert!(tries < 200, "the server that sees gold is closed");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_present_on_another_server_must_agree_too() {
    let Some(database) = empty_database().await else { return };
    let quick = |config: &mut Config| config.company_pause = Duration::from_secs(5);
    let north = TestServer::over(&database, quick).await;
    let ([mut lotte, gustav, mut ines], table) = three_at_a_table(&north).await;
    lotte.fetch(&format!("/t/{table}/leave"), &[("seat", "squadron")]).await;
    let _ines = EventReader::open(&mut ines, &format!("/t/{table}/stream?seat=smuggler")).await;
    // A server that has never heard of the table: it must ask before it counts.
    let south = TestServer::over(&database, quick).await;
    let mut gustav = gustav.moved_to(&south);
    let chosen = gustav.fetch(&format!("/t/{table}/absent"), &[("about", "squadron"), ("choice", "end")]).await;
    assert_eq!(chosen.status, StatusCode::OK, "{}", chosen.body);
    let page = gustav.get(&format!("/t/{table}")).await.body;
    assert!(!page.contains("Ended without a result"), "Ines is here, at the other server, and has not agreed");
    assert!(page.contains("chosen by Gustav"), "{page}");
}

/// Hears one part of the page until it is as it should be.
async fn part(reader: &mut EventReader, id: &str, is_right: impl Fn(&str) -> bool) {
    for _ in 0..20 {
        let event = reader.next().await;
        if is_right(&(event.html(id) + &event.appended(id))) {
            return;
        }
    }
    panic!("{id} never is as it should be");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn changes_on_one_server_reach_the_lobby_and_the_tables_of_the_other() {
    let Some((north, south)) = two_servers().await else { return };
    let (mut silver, mut gold, table) = two_at_a_table(&north).await;
    let open = north.guest().make("me", "anyone").await;
    let mut lobby = EventReader::open(&mut south.guest(), "/lobby").await;
    part(&mut lobby, "open", |html| html.contains(&open)).await;
    let mut around = EventReader::for_gossip(&mut gold.moved_to(&south), &format!("/t/{table}/stream?seat=gold")).await;
    part(&mut around, "elsewhere", |html| html.contains("data-tables=\"0\"")).await;

    // No page of that table is open in the south.
    north.guest().post(&format!("/t/{open}/sit"), &[("seat", "gold"), ("name", "Ines")]).await;
    part(&mut lobby, "open", |html| !html.is_empty() && !html.contains(&open)).await;
    silver.fetch(&format!("/t/{table}/chat"), &[("text", "a fair wind")]).await;
    part(&mut around, "chat-lines", |html| html.contains("a fair wind")).await;
    let another = silver.make("me", "anyone").await;
    gold.post(&format!("/t/{another}/sit"), &[("seat", "gold")]).await;
    part(&mut around, "elsewhere", |html| html.contains(&another)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn spectators_on_the_other_server_see_at_once_who_reads_their_chat() {
    let Some((north, south)) = two_servers().await else { return };
    let (mut silver, _, table) = two_at_a_table(&north).await;
    let _here = EventReader::open(&mut silver, &format!("/t/{table}/stream?seat=silver")).await;
    let mut reader = EventReader::for_gossip(&mut south.guest(), &format!("/t/{table}/stream")).await;
    part(&mut reader, "chat-say", |html| html.contains("The players do not hear you")).await;
    // Until everybody who has come was told of: then nothing else brings news.
    tokio::time::sleep(Duration::from_secs(3)).await;
    silver.fetch(&format!("/t/{table}/gallery"), &[("gallery", "open")]).await;
    part(&mut reader, "chat-say", |html| html.contains("The players hear you.")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_renamed_or_deleted_person_is_so_on_the_other_server() {
    let Some((north, south)) = two_servers().await else { return };
    let (mut silver, _, table) = two_at_a_table(&north).await;
    let mut tom = south.guest();
    let mut ines = north.guest();
    ines.fetch(&format!("/t/{table}/chat"), &[("text", "gold has nothing"), ("name", "Ines")]).await;
    let mut reader = EventReader::for_gossip(&mut tom, &format!("/t/{table}/stream")).await;
    part(&mut reader, "chat-lines", |html| html.contains("<b>Ines</b>")).await;
    ines.post("/name", &[("name", "Inga")]).await;
    part(&mut reader, "chat-lines", |html| html.contains("<b>Inga</b>") && !html.contains("Ines")).await;
    ines.post("/me/forget", &[]).await;
    part(&mut reader, "chat-lines", |html| !html.is_empty() && !html.contains("gold has nothing")).await;
    let page = format!("/t/{table}");
    assert!(tom.get(&page).await.body.contains("Lotte"), "the table is in memory");
    silver.post("/me/forget", &[]).await;
    part(&mut reader, "company", |html| !html.is_empty() && !html.contains("Lotte")).await;
    assert!(!tom.get(&page).await.body.contains("Lotte"), "a player there, too");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_asked_to_leave_on_one_server_is_told_on_the_other() {
    const TOLD: &str = "The host has given your seat to another person.";
    let Some((north, south)) = two_servers().await else { return };
    let (mut host, mut guest) = (north.guest(), north.guest());
    let table = host.make("me", "anyone").await;
    guest.post(&format!("/t/{table}/sit"), &[("seat", "gold"), ("name", "Gustav")]).await;
    let mut guest = guest.moved_to(&south);
    let mut reader = EventReader::open(&mut guest, &format!("/t/{table}/stream")).await;
    part(&mut reader, "gather", |html| html.contains("Gustav") && !html.contains(TOLD)).await;
    host.post(&format!("/t/{table}/chair"), &[("seat", "gold"), ("holder", "open")]).await;
    part(&mut reader, "gather", |html| html.contains(TOLD)).await;
    assert!(guest.get(&format!("/t/{table}")).await.body.contains(TOLD), "on a page that is loaded anew, too");
}

async fn settled(guest: &mut Guest, table: &str, seat: &str) {
    for _ in 0..100 {
        if guest.question(table, seat).await.is_some() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("{seat} is never asked");
}

async fn is_over(guest: &mut Guest, table: &str) -> bool {
    guest.get(&format!("/t/{table}")).await.body.contains("every roll recomputed")
}
