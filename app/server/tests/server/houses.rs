//! Several servers over one PostgreSQL, as a host with more than one machine runs them: `WARDROOM_TEST_POSTGRES` names it.

use crate::{
    guest::{Guest, House, play_on, two_at_a_table},
    streams::Ear,
};
use reqwest::StatusCode;
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _};
use std::sync::atomic::{AtomicU32, Ordering};
use wardroom_kernel::Luck;

/// Two houses over a schema of their own; none without a PostgreSQL.
async fn two_houses() -> Option<(House, House)> {
    static SCHEMAS: AtomicU32 = AtomicU32::new(0);
    let Ok(url) = std::env::var("WARDROOM_TEST_POSTGRES") else {
        eprintln!("skipped: WARDROOM_TEST_POSTGRES is not set (app/store/tests/common/mod.rs says how)");
        return None;
    };
    let schema = format!("houses_{}_{}", std::process::id(), SCHEMAS.fetch_add(1, Ordering::Relaxed));
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(&url).await.unwrap();
    let create = format!("DROP SCHEMA IF EXISTS {schema} CASCADE; CREATE SCHEMA {schema}");
    sqlx::raw_sql(AssertSqlSafe(create)).execute(&mut connection).await.unwrap();
    let separator = if url.contains('?') { '&' } else { '?' };
    let database = format!("{url}{separator}options=-csearch_path%3D{schema}");
    Some((House::over(&database).await, House::over(&database).await))
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
    assert!(silver.play(&table, "silver", &mut Luck(1)).await);
    settled(&mut gold, &table, "gold").await;
    assert!(gold.play(&table, "gold", &mut Luck(2)).await);
    for ear in &mut ears {
        assert!(!ear.next().await.ids().is_empty(), "whoever sits in the other house sees it");
    }
    let mut luck = Luck(3);
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
    play_on(&mut silver, &mut gold, &table, &mut Luck(5), 3).await;
    for luck in 0..12 {
        let mut twin = silver.moved_to(&south);
        let Some(question) = silver.question(&table, "silver").await else {
            gold.play(&table, "gold", &mut Luck(luck)).await;
            continue;
        };
        let offer = &question.offers[Luck(luck).below(question.offers.len())];
        let (one, other) = tokio::join!(
            silver.answer(&table, "silver", &question.seq, offer),
            twin.answer(&table, "silver", &question.seq, offer)
        );
        let taken = [&one, &other].iter().filter(|reply| reply.status == StatusCode::OK).count();
        let refused = [&one, &other].iter().filter(|reply| reply.status == StatusCode::CONFLICT).count();
        // An answer under seal may be given again, and then both are taken.
        assert!(taken == 2 || (taken, refused) == (1, 1), "{one:?} {other:?}");
        gold.play(&table, "gold", &mut Luck(luck)).await;
    }
    let [here, there] = [&north, &south].map(|house| silver.moved_to(house));
    let mut pages = Vec::new();
    for mut guest in [here, there] {
        pages.push(guest.question(&table, "silver").await);
    }
    assert_eq!(pages[0], pages[1], "both houses ask the same");
}

async fn settled(guest: &mut Guest, table: &str, seat: &str) {
    for _ in 0..100 {
        if guest.question(table, seat).await.is_some() {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("{seat} is never asked");
}

async fn is_over(guest: &mut Guest, table: &str) -> bool {
    guest.get(&format!("/t/{table}")).await.body.contains("every roll recomputed")
}
