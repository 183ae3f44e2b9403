//! A server whose database is damaged or away (`health_and_metrics.rs` has the full disk): what it says, and how it goes on.

use crate::test_server::{TestServer, config, execute};
use sqlx::{AnyConnection, AssertSqlSafe};
use std::time::Duration;
use wardroom_site::Server;

#[tokio::test]
async fn a_server_does_not_start_on_a_damaged_file() {
    let server = TestServer::open().await;
    server.guest().make("me", "bot:easy").await;
    server.running.stop().await;
    let file = server.data.path().join("test.sqlite");
    let mut bytes = std::fs::read(&file).unwrap();
    let pages = bytes.len() / 4096;
    bytes[(pages - 2) * 4096..(pages - 1) * 4096].fill(0xAB);
    std::fs::write(&file, bytes).unwrap();
    let error = Server::bind(config(&server.data)).await.expect_err("the file is damaged").to_string();
    assert!(error.contains("test.sqlite") && error.contains("wardroom restore"), "{error}");
}

/// The journal of a match of two bots grows by itself as soon as a server goes on with it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_go_on_after_a_restart_during_which_the_database_is_away() {
    let server = TestServer::with(|config| config.bot_pause = Duration::from_millis(200)).await;
    let table = server.guest().make("bot:easy", "bot:easy").await;
    let mut database = server.database().await;
    server.running.stop().await;
    execute(&mut database, "ALTER TABLE tables RENAME TO tables_away").await;
    let before = length(&mut database, "tables_away").await;
    let running = Server::bind(config(&server.data)).await.unwrap();
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!(length(&mut database, "tables_away").await, before, "match {table} cannot go on without its table");
    execute(&mut database, "ALTER TABLE tables_away RENAME TO tables").await;
    for _ in 0..100 {
        tokio::time::sleep(Duration::from_millis(100)).await;
        if length(&mut database, "tables").await > before {
            running.stop().await;
            return;
        }
    }
    panic!("the bots of match {table} did not go on within 10 s");
}

/// The number of journal entries of all matches.
async fn length(database: &mut AnyConnection, tables: &str) -> i64 {
    let sql = format!("SELECT CAST(SUM(length) AS BIGINT) FROM {tables}");
    sqlx::query_scalar(AssertSqlSafe(sql)).fetch_one(database).await.unwrap()
}
