//! Another game: one table for all who ask, at an address that cannot be worked out, and within the limits of every table.

use crate::{
    several_servers::two_servers,
    streams::EventReader,
    test_server::{Guest, TestServer, surrender, two_at_a_table},
};
use reqwest::StatusCode;
use sha2::{Digest, Sha256};
use std::collections::BTreeSet;
use wardroom_site::Limits;

async fn again(guest: &mut Guest, table: &str) -> String {
    let reply = guest.post(&format!("/t/{table}/rematch"), &[]).await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.body);
    reply.location
}

#[tokio::test]
async fn the_address_of_a_rematch_cannot_be_worked_out() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    surrender(&mut silver, &mut gold, &table).await;
    let record = server.guest().get(&format!("/t/{table}/record")).await.body;
    let secret = record.lines().find_map(|line| line.strip_prefix("secret: ")).expect("the secret of the dice");
    let hash = Sha256::new_with_prefix("rematch").chain_update(&table).chain_update(secret).finalize();
    let letters = b"abcdefghjkmnpqrstuvwxyz123456789";
    let guess: String = hash.iter().take(12).map(|byte| char::from(letters[usize::from(byte % 32)])).collect();
    assert_ne!(again(&mut silver, &table).await, format!("/t/{guess}"));
    assert_eq!(server.guest().get(&format!("/t/{guess}")).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn after_a_game_that_was_called_off_another_one_can_be_asked_for() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    surrender(&mut silver, &mut gold, &table).await;
    let first = again(&mut silver, &table).await;
    assert_eq!(again(&mut gold, &table).await, first);
    assert_eq!(silver.post(&format!("{first}/call-off"), &[]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(gold.get(&first).await.status, StatusCode::GONE);
    let second = again(&mut gold, &table).await;
    assert_ne!(second, first);
    assert_eq!(again(&mut silver, &table).await, second);
    assert_eq!(silver.get(&second).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_rematch_counts_as_a_table_of_the_player_who_asked_first() {
    let of_a_person = Limits { tables_of_a_person: 1, ..Limits::none() };
    let in_all = Limits { tables: 1, ..Limits::none() };
    let of_an_address = Limits { new_tables_per_minute: 2, ..Limits::none() };
    for (limits, status, code) in [
        (of_a_person, StatusCode::TOO_MANY_REQUESTS, "limit-tables-of-a-person"),
        (in_all, StatusCode::SERVICE_UNAVAILABLE, "limit-tables"),
        (of_an_address, StatusCode::TOO_MANY_REQUESTS, "limit-new-tables"),
    ] {
        let server = TestServer::with(|config| config.limits = limits).await;
        let (mut silver, mut gold, table) = two_at_a_table(&server).await;
        surrender(&mut silver, &mut gold, &table).await;
        silver.make("me", "open").await;
        let (rematch, say) = (format!("/t/{table}/rematch"), format!("/t/{table}/say"));
        for (path, fields) in [(&rematch, &[][..]), (&say, &[("seat", "silver"), ("word", "ask rematch")])] {
            let refused = silver.fetch(path, fields).await;
            assert_eq!((refused.status, refused.json()["code"].as_str()), (status, Some(code)), "{path}");
            assert!(!refused.json()["message"].as_str().unwrap().is_empty());
        }
        if code == "limit-tables-of-a-person" {
            let made = again(&mut gold, &table).await;
            assert_eq!(again(&mut silver, &table).await, made, "gold has made it");
        }
    }
}

#[tokio::test]
async fn in_another_game_people_are_called_what_they_are_called_now() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    surrender(&mut silver, &mut gold, &table).await;
    gold.post("/name", &[("name", "Gesa")]).await;
    let page = {
        let address = again(&mut silver, &table).await;
        silver.get(&address).await.body
    };
    assert!(page.contains("Gesa") && !page.contains("Gustav"), "{page}");
    // Players at the same screen have names of their own.
    let mut lotte = server.guest();
    let chairs = [("holder.silver", "me"), ("holder.gold", "here"), ("called.gold", "Tom"), ("name", "Lotte")];
    let table = lotte.make_with(&[&[("game", "turning-tides"), ("mode", "intro")], &chairs[..]].concat()).await;
    for seat in ["silver", "gold"] {
        lotte.contribute(&table, seat).await;
    }
    surrender(&mut lotte.clone(), &mut lotte, &table).await;
    let address = again(&mut lotte, &table).await;
    assert!(lotte.get(&format!("{address}?seat=silver")).await.body.contains("Tom"));
}

/// Both ask at the same moment, from servers that may be two.
async fn both_ask(mut silver: Guest, mut gold: Guest, table: &str) {
    let (one, other) = tokio::join!(again(&mut silver, table), again(&mut gold, table));
    assert_eq!(one, other);
    assert_eq!(gold.get(&one).await.status, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_ask_at_once_come_to_one_table() {
    let server = TestServer::open().await;
    let mut places = BTreeSet::new();
    for _ in 0..4 {
        let (mut silver, mut gold, table) = two_at_a_table(&server).await;
        surrender(&mut silver, &mut gold, &table).await;
        both_ask(silver.clone(), gold, &table).await;
        places.insert(again(&mut silver, &table).await);
    }
    assert_eq!(places.len(), 4);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_ask_at_once_in_two_servers_come_to_one_table() {
    let Some((north, south)) = two_servers().await else { return };
    for _ in 0..4 {
        let (mut silver, mut gold, table) = two_at_a_table(&north).await;
        surrender(&mut silver, &mut gold, &table).await;
        both_ask(silver, gold.moved_to(&south), &table).await;
    }
}

#[tokio::test]
async fn a_rematch_is_shown_to_all_viewers_also_to_later_ones() {
    const TOLD: &str = "Gustav has set up another game.";
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    surrender(&mut silver, &mut gold, &table).await;
    let page = format!("/t/{table}");
    let mut onlooker = server.guest();
    let mut readers = Vec::new();
    for (guest, seat) in [(&mut silver, "?seat=silver"), (&mut onlooker, "")] {
        let shown = guest.get(&page).await.body;
        assert!(!shown.contains(TOLD) && shown.contains("/rematch\"") != seat.is_empty(), "{shown}");
        readers.push(EventReader::open(guest, &format!("{page}/stream{seat}")).await);
    }
    for reader in &mut readers {
        reader.next().await;
    }
    let new = again(&mut gold, &table).await;
    let link = format!("href=\"{new}\"");
    for reader in &mut readers {
        let patch = loop {
            let patch = reader.next().await;
            if patch.ids().contains(&"offers") {
                break patch;
            }
        };
        assert!(patch.go().is_empty(), "a page is not left by itself");
        for part in ["offers", "end"] {
            assert!(
                patch.html(part).contains(TOLD) && patch.html(part).contains(&link),
                "{part}: {}",
                patch.html(part)
            );
        }
    }
    for guest in [&mut silver, &mut gold, &mut onlooker, &mut server.guest()] {
        let shown = guest.get(&page).await.body;
        assert!(shown.contains(TOLD) && shown.contains(&link) && !shown.contains("/rematch\""), "{shown}");
    }
    silver.post("/language", &[("language", "de")]).await;
    assert!(silver.get(&page).await.body.contains("Gustav hat eine neue Partie eröffnet."));
    // Called off, it is none, and another one may be laid out.
    gold.post(&format!("{new}/call-off"), &[]).await;
    for guest in [&mut gold, &mut onlooker] {
        let shown = guest.get(&page).await.body;
        assert!(!shown.contains(TOLD) && !shown.contains(&link), "{shown}");
    }
    assert!(gold.get(&page).await.body.contains("/rematch\""));
}

/// Players and spectators with the old table open when the loser asks are led to the new one.
async fn is_led(mut silver: Guest, mut gold: Guest, table: &str) {
    surrender(&mut silver, &mut gold, table).await;
    let mut reader = EventReader::open(&mut gold, &format!("/t/{table}/stream?seat=gold")).await;
    reader.next().await;
    let asked = silver.fetch(&format!("/t/{table}/say"), &[("seat", "silver"), ("word", "ask rematch")]).await;
    let new = asked.json()["go"].as_str().expect("a new table").to_owned();
    let led = loop {
        let event = reader.next().await;
        if !event.go().is_empty() {
            break event.go().to_owned();
        }
    };
    assert_eq!(led, new);
}

#[tokio::test]
async fn open_pages_of_the_old_table_lead_to_the_new_one() {
    let server = TestServer::open().await;
    let (silver, gold, table) = two_at_a_table(&server).await;
    is_led(silver, gold, &table).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn open_pages_on_another_server_lead_to_the_new_table_too() {
    let Some((north, south)) = two_servers().await else { return };
    let (silver, gold, table) = two_at_a_table(&north).await;
    is_led(silver, gold.moved_to(&south), &table).await;
}
