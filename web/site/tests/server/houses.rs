//! Several servers over one PostgreSQL, as a host with more than one machine runs them: `WARDROOM_TEST_POSTGRES` names it.

use crate::{
    guest::{Guest, House, play_on, three_at_a_table, two_at_a_table},
    streams::Ear,
};
use reqwest::StatusCode;
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _};
use std::{
    sync::atomic::{AtomicU32, Ordering},
    time::{Duration, Instant},
};
use wardroom_kernel::FastRng;
use wardroom_site::Config;

/// Two houses over a schema of their own; none without a PostgreSQL.
pub(crate) async fn two_houses() -> Option<(House, House)> {
    let database = empty_database().await?;
    Some((House::over(&database, |_| ()).await, House::over(&database, |_| ()).await))
}

/// A schema of its own; none without a PostgreSQL.
pub(crate) async fn empty_database() -> Option<String> {
    static SCHEMAS: AtomicU32 = AtomicU32::new(0);
    let Ok(url) = std::env::var("WARDROOM_TEST_POSTGRES") else {
        eprintln!("skipped: WARDROOM_TEST_POSTGRES is not set (web/store/tests/store/common.rs says how)");
        return None;
    };
    let schema = format!("houses_{}_{}", std::process::id(), SCHEMAS.fetch_add(1, Ordering::Relaxed));
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(&url).await.unwrap();
    let create = format!("DROP SCHEMA IF EXISTS {schema} CASCADE; CREATE SCHEMA {schema}");
    sqlx::raw_sql(AssertSqlSafe(create)).execute(&mut connection).await.unwrap();
    let separator = if url.contains('?') { '&' } else { '?' };
    Some(format!("{url}{separator}options=-csearch_path%3D{schema}"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_at_two_houses_play_a_whole_game() {
    let Some((north, south)) = two_houses().await else { return };
    let (mut silver, gold, table) = two_at_a_table(&north).await;
    let mut gold = gold.moved_to(&south);
    let mut ears = [
        Ear::open(&mut silver, &format!("/t/{table}/stream?seat=silver")).await,
        Ear::open(&mut gold, &format!("/t/{table}/stream?seat=gold")).await,
    ];
    for ear in &mut ears {
        ear.next().await;
    }
    assert!(silver.play(&table, "silver", &mut FastRng(1)).await);
    settled(&mut gold, &table, "gold").await;
    assert!(gold.play(&table, "gold", &mut FastRng(2)).await);
    for ear in &mut ears {
        assert!(!ear.next().await.ids().is_empty(), "whoever sits in the other house sees it");
    }
    let mut luck = FastRng(3);
    for _ in 0..400 {
        if is_over(&mut silver, &table).await {
            break;
        }
        silver.play(&table, "silver", &mut luck).await;
        gold.play(&table, "gold", &mut luck).await;
    }
    assert!(is_over(&mut silver, &table).await, "a game has an end");
    let records = [silver.get(&format!("/t/{table}/record")).await, gold.get(&format!("/t/{table}/record")).await];
    assert_eq!(records[0].status, StatusCode::OK);
    assert_eq!(records[0].body, records[1].body, "both houses tell the same game");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_answers_at_once_in_two_houses_one_is_taken() {
    let Some((north, south)) = two_houses().await else { return };
    let (mut silver, mut gold, table) = two_at_a_table(&north).await;
    play_on(&mut silver, &mut gold, &table, &mut FastRng(5), 3).await;
    for luck in 0..12 {
        let mut twin = silver.moved_to(&south);
        let Some(question) = silver.question(&table, "silver").await else {
            gold.play(&table, "gold", &mut FastRng(luck)).await;
            continue;
        };
        let offer = &question.offers[FastRng(luck).below(question.offers.len())];
        let (one, other) = tokio::join!(
            silver.answer(&table, "silver", &question.seq, offer),
            twin.answer(&table, "silver", &question.seq, offer)
        );
        let taken = [&one, &other].iter().filter(|reply| reply.status == StatusCode::OK).count();
        let refused = [&one, &other].iter().filter(|reply| reply.status == StatusCode::CONFLICT).count();
        // An answer under seal may be given again, and then both are taken.
        assert!(taken == 2 || (taken, refused) == (1, 1), "{one:?} {other:?}");
        gold.play(&table, "gold", &mut FastRng(luck)).await;
    }
    let [mut here, mut there] = [&north, &south].map(|house| silver.moved_to(house));
    let mut pages = (here.question(&table, "silver").await, there.question(&table, "silver").await);
    // The news of the last answer may still be on its way to the other house.
    for _ in 0..100 {
        if pages.0 == pages.1 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
        pages = (here.question(&table, "silver").await, there.question(&table, "silver").await);
    }
    assert_eq!(pages.0, pages.1, "both houses ask the same");
}

/// Hears the company of a table until it is as it should be.
async fn company(ear: &mut Ear, is_right: impl Fn(&str) -> bool) -> String {
    for _ in 0..20 {
        let event = ear.next().await;
        let html = event.html("company");
        if is_right(&html) {
            return html;
        }
    }
    panic!("the company never is as it should be");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_sits_in_the_other_house_is_seen_until_that_house_falls_silent() {
    let Some(database) = empty_database().await else { return };
    let quick = |config: &mut Config| config.company_pause = Duration::from_secs(1);
    let (north, south) = (House::over(&database, quick).await, House::over(&database, quick).await);
    let (mut silver, gold, table) = two_at_a_table(&north).await;
    let mut gold = gold.moved_to(&south);
    let mut ear = Ear::for_gossip(&mut silver, &format!("/t/{table}/stream?seat=silver")).await;
    company(&mut ear, |html| html.contains("Lotte: here") && html.contains("Gustav: away")).await;
    let mut far = Ear::for_gossip(&mut gold, &format!("/t/{table}/stream?seat=gold")).await;
    company(&mut ear, |html| html.contains("Gustav: here")).await;
    company(&mut far, |html| html.contains("Lotte: here") && html.contains("Gustav: here")).await;
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(5) {
        let page = silver.get(&format!("/t/{table}?seat=silver")).await.body;
        assert!(page.contains("Gustav: here"), "it is told again before it lapses");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    south.server.stop().await;
    company(&mut ear, |html| html.contains("Gustav: away")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn onlookers_of_both_houses_are_counted_once() {
    let Some(database) = empty_database().await else { return };
    let quick = |config: &mut Config| config.company_pause = Duration::from_millis(400);
    let (north, south) = (House::over(&database, quick).await, House::over(&database, quick).await);
    let mut host = north.guest();
    let table = host.make("me", "anyone").await;
    let stream = format!("/t/{table}/stream");
    let mut ear = Ear::for_gossip(&mut host, &stream).await;
    let mut ines = north.guest();
    ines.post("/name", &[("name", "Ines")]).await;
    let mut tom = south.guest();
    tom.post("/name", &[("name", "Tom")]).await;
    let _windows = [
        Ear::open(&mut ines, &stream).await,
        Ear::open(&mut ines.moved_to(&south), &stream).await,
        Ear::open(&mut tom, &stream).await,
        Ear::open(&mut south.guest(), &stream).await,
    ];
    let all = |html: &str| html.contains("<span class=\"num\">3</span>");
    let seen = company(&mut ear, all).await;
    assert!(seen.contains("<li>Ines</li><li>Tom</li>") && seen.contains("one without a name"), "{seen}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_counts_as_away_whom_any_house_sees() {
    let Some(database) = empty_database().await else { return };
    let quick = |config: &mut Config| {
        (config.company_pause, config.away) = (Duration::from_millis(400), Duration::from_secs(2));
    };
    let (north, south) = (House::over(&database, quick).await, House::over(&database, quick).await);
    let (mut silver, gold, table) = two_at_a_table(&north).await;
    let _here = Ear::open(&mut silver, &format!("/t/{table}/stream?seat=silver")).await;
    let _there = Ear::open(&mut gold.moved_to(&south), &format!("/t/{table}/stream?seat=gold")).await;
    let mut gold = gold.moved_to(&south);
    assert!(gold.question(&table, "gold").await.is_some(), "gold is waited for");
    let (page, look) = (format!("/t/{table}?seat=silver"), format!("/t/{table}/look"));
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(4) {
        assert_eq!(gold.fetch(&look, &[]).await.status, StatusCode::OK);
        assert!(!silver.get(&page).await.body.contains("has not been seen"), "gold looks, at the other house");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    south.server.stop().await;
    let mut tries = 0;
    while !silver.get(&page).await.body.contains("Gustav has not been seen for a while") {
        tries += 1;
        assert!(tries < 200, "the house that sees gold is closed");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_here_at_another_house_must_agree_too() {
    let Some(database) = empty_database().await else { return };
    let quick = |config: &mut Config| config.company_pause = Duration::from_secs(5);
    let north = House::over(&database, quick).await;
    let ([mut lotte, gustav, mut ines], table) = three_at_a_table(&north).await;
    lotte.fetch(&format!("/t/{table}/leave"), &[("seat", "squadron")]).await;
    let _ines = Ear::open(&mut ines, &format!("/t/{table}/stream?seat=smuggler")).await;
    // A house that has never heard of the table: it must ask before it counts.
    let south = House::over(&database, quick).await;
    let mut gustav = gustav.moved_to(&south);
    let chosen = gustav.fetch(&format!("/t/{table}/absent"), &[("about", "squadron"), ("choice", "end")]).await;
    assert_eq!(chosen.status, StatusCode::OK, "{}", chosen.body);
    let page = gustav.get(&format!("/t/{table}")).await.body;
    assert!(!page.contains("Ended without a result"), "Ines is here, at the other house, and has not agreed");
    assert!(page.contains("chosen by Gustav"), "{page}");
}

/// Hears one part of the page until it is as it should be.
async fn part(ear: &mut Ear, id: &str, is_right: impl Fn(&str) -> bool) {
    for _ in 0..20 {
        let event = ear.next().await;
        if is_right(&(event.html(id) + &event.appended(id))) {
            return;
        }
    }
    panic!("{id} never is as it should be");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_happens_in_one_house_is_heard_in_the_lobby_and_around_the_tables_of_the_other() {
    let Some((north, south)) = two_houses().await else { return };
    let (mut silver, mut gold, table) = two_at_a_table(&north).await;
    let open = north.guest().make("me", "anyone").await;
    let mut lobby = Ear::open(&mut south.guest(), "/lobby").await;
    part(&mut lobby, "open", |html| html.contains(&open)).await;
    let mut around = Ear::for_gossip(&mut gold.moved_to(&south), &format!("/t/{table}/stream?seat=gold")).await;
    part(&mut around, "elsewhere", |html| html.contains("data-tables=\"0\"")).await;

    // Nobody has that table open in the south.
    north.guest().post(&format!("/t/{open}/sit"), &[("seat", "gold"), ("name", "Ines")]).await;
    part(&mut lobby, "open", |html| !html.is_empty() && !html.contains(&open)).await;
    silver.fetch(&format!("/t/{table}/chat"), &[("text", "a fair wind")]).await;
    part(&mut around, "chat-lines", |html| html.contains("a fair wind")).await;
    let another = silver.make("me", "anyone").await;
    gold.post(&format!("/t/{another}/sit"), &[("seat", "gold")]).await;
    part(&mut around, "elsewhere", |html| html.contains(&another)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn onlookers_of_the_other_house_read_at_once_who_hears_them() {
    let Some((north, south)) = two_houses().await else { return };
    let (mut silver, _, table) = two_at_a_table(&north).await;
    let _here = Ear::open(&mut silver, &format!("/t/{table}/stream?seat=silver")).await;
    let mut ear = Ear::for_gossip(&mut south.guest(), &format!("/t/{table}/stream")).await;
    part(&mut ear, "chat-say", |html| html.contains("The players do not hear you")).await;
    // Until everybody who has come was told of: then nothing else brings news.
    tokio::time::sleep(Duration::from_secs(3)).await;
    silver.fetch(&format!("/t/{table}/gallery"), &[("gallery", "open")]).await;
    part(&mut ear, "chat-say", |html| html.contains("The players hear you.")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_renamed_or_forgotten_in_one_house_is_so_in_the_other() {
    let Some((north, south)) = two_houses().await else { return };
    let (mut silver, _, table) = two_at_a_table(&north).await;
    let mut tom = south.guest();
    let mut ines = north.guest();
    ines.fetch(&format!("/t/{table}/chat"), &[("text", "gold has nothing"), ("name", "Ines")]).await;
    let mut ear = Ear::for_gossip(&mut tom, &format!("/t/{table}/stream")).await;
    part(&mut ear, "chat-lines", |html| html.contains("<b>Ines</b>")).await;
    ines.post("/name", &[("name", "Inga")]).await;
    part(&mut ear, "chat-lines", |html| html.contains("<b>Inga</b>") && !html.contains("Ines")).await;
    ines.post("/me/forget", &[]).await;
    part(&mut ear, "chat-lines", |html| !html.is_empty() && !html.contains("gold has nothing")).await;
    let page = format!("/t/{table}");
    assert!(tom.get(&page).await.body.contains("Lotte"), "the table is in memory");
    silver.post("/me/forget", &[]).await;
    part(&mut ear, "company", |html| !html.is_empty() && !html.contains("Lotte")).await;
    assert!(!tom.get(&page).await.body.contains("Lotte"), "whoever sits there, too");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_asked_to_leave_in_one_house_is_told_so_in_the_other() {
    const TOLD: &str = "The host has given your seat to another person.";
    let Some((north, south)) = two_houses().await else { return };
    let (mut host, mut guest) = (north.guest(), north.guest());
    let table = host.make("me", "anyone").await;
    guest.post(&format!("/t/{table}/sit"), &[("seat", "gold"), ("name", "Gustav")]).await;
    let mut guest = guest.moved_to(&south);
    let mut ear = Ear::open(&mut guest, &format!("/t/{table}/stream")).await;
    part(&mut ear, "gather", |html| html.contains("Gustav") && !html.contains(TOLD)).await;
    host.post(&format!("/t/{table}/chair"), &[("seat", "gold"), ("holder", "open")]).await;
    part(&mut ear, "gather", |html| html.contains(TOLD)).await;
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
