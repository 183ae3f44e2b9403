//! Bots answer by themselves, also after a restart.

use crate::guest::{Guest, House, usual_config};
use reqwest::StatusCode;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use wardroom_kernel::Luck;
use wardroom_server::Server;

async fn play_until_over(guest: &mut Guest, table: &str, seat: &str) -> String {
    let mut luck = Luck(11);
    for _ in 0..6_000 {
        let page = guest.get(&format!("/t/{table}")).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.body);
        if page.body.contains("every roll recomputed") {
            return page.body;
        }
        if !guest.play(table, seat, &mut luck).await {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
    panic!("the game does not end");
}

#[tokio::test]
async fn one_person_plays_a_bot_to_the_end() {
    let house = House::open().await;
    let mut guest = house.guest();
    let table = guest.make("me", "bot:easy").await;
    guest.contribute(&table, "silver").await;
    assert!(play_until_over(&mut guest, &table, "silver").await.contains("Easy bot"));
}

#[tokio::test]
async fn play_now_is_two_clicks_and_a_bot_accepts_a_surrender() {
    let house = House::open().await;
    let mut guest = house.guest();
    let table =
        guest.post("/play-now", &[("game", "turning-tides")]).await.location.strip_prefix("/t/").unwrap().to_owned();
    guest.contribute(&table, "silver").await;
    guest.fetch(&format!("/t/{table}/say"), &[("seat", "silver"), ("word", "offer surrender")]).await;
    let mut tries = 0;
    while !guest.get(&format!("/t/{table}")).await.body.contains("every roll recomputed") {
        tokio::time::sleep(Duration::from_millis(20)).await;
        tries += 1;
        assert!(tries < 300, "the bot does not accept");
    }
}

#[tokio::test]
async fn bots_play_among_themselves_through_a_restart() {
    let mut house = House::open().await;
    let mut guest = house.guest();
    let table = guest.make("bot:random", "bot:random").await;
    for _ in 0..2 {
        tokio::time::sleep(Duration::from_millis(50)).await;
        house = house.reopen().await;
        guest = guest.moved_to(&house);
    }
    let mut tries = 0;
    while !guest.get(&format!("/t/{table}")).await.body.contains("every roll recomputed") {
        tokio::time::sleep(Duration::from_millis(50)).await;
        tries += 1;
        assert!(tries < 400, "the bots have stopped");
    }
    assert!(
        guest.get(&format!("/t/{table}/record")).await.body.contains("options: round_limit="),
        "unattended games have a limit"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_waits_two_seconds_for_a_bot_while_twenty_tables_of_bots_think() {
    let data = TempDir::new().unwrap();
    let house = House { server: Server::bind(usual_config(&data)).await.unwrap(), data };
    let mut host = house.guest();
    for _ in 0..20 {
        host.make("bot:strong", "bot:strong").await;
    }
    let mut guest = house.guest();
    let table = guest.make("me", "bot:strong").await;
    guest.contribute(&table, "silver").await;
    let (mut luck, mut waits) = (Luck(5), Vec::new());
    while waits.len() < 7 {
        let begun = Instant::now();
        // The bot has the next word, or both answer under seal: until it has answered, nothing is asked.
        while !guest.play(&table, "silver", &mut luck).await {
            assert!(begun.elapsed() < Duration::from_secs(30), "the bot does not answer");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        waits.push(begun.elapsed());
    }
    waits.sort_unstable();
    // Not all of them: this machine may have more to do than to play. In a line behind all those tables each would be long.
    assert!(waits[2] < Duration::from_secs(2), "{waits:?}");
    house.server.stop().await;
}
