//! Whoever asks for too much is told so in their language, and when to come again; everybody else goes on.

use crate::guest::{Guest, House, two_at_a_table};
use reqwest::StatusCode;
use std::time::{Duration, Instant};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};
use wardroom_server::{Config, Limits};

/// A request of somebody behind a proxy.
async fn from(guest: &Guest, address: &str, path: &str) -> reqwest::Response {
    let request = guest.http.get(format!("{}{path}", guest.base)).header("x-forwarded-for", address);
    request.header("accept-language", "de").send().await.unwrap()
}

fn behind_a_proxy(config: &mut Config) {
    config.trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
}

#[tokio::test]
async fn an_address_that_asks_too_often_hears_when_to_come_again() {
    let house = House::with(|config| {
        behind_a_proxy(config);
        config.limits = Limits { requests_per_second: 1, requests_at_once: 5, ..Limits::default() };
    })
    .await;
    let guest = house.guest();
    for _ in 0..5 {
        assert_eq!(from(&guest, "192.0.2.1", "/rules").await.status(), StatusCode::OK);
    }
    let refused = from(&guest, "192.0.2.1", "/rules").await;
    assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS);
    assert!(refused.headers()["retry-after"].to_str().unwrap().parse::<u32>().unwrap() >= 1);
    let page = refused.text().await.unwrap();
    assert!(page.contains("viel auf einmal") && page.contains("Sekunde"), "{page}");
    assert_eq!(from(&guest, "192.0.2.2", "/rules").await.status(), StatusCode::OK, "others do not suffer");
    assert_eq!(from(&guest, "192.0.2.1", "/health").await.status(), StatusCode::OK);
}

#[tokio::test]
async fn who_is_believed_is_decided_by_the_host() {
    let house = House::with(|config| {
        config.limits = Limits { requests_per_second: 1, requests_at_once: 2, ..Limits::default() };
    })
    .await;
    let guest = house.guest();
    let mut statuses = Vec::new();
    for number in 0..4 {
        statuses.push(from(&guest, &format!("192.0.2.{number}"), "/rules").await.status());
    }
    assert!(statuses.contains(&StatusCode::TOO_MANY_REQUESTS), "a header of a stranger opens no door: {statuses:?}");
}

#[tokio::test]
async fn tables_are_limited_by_person_address_and_in_all() {
    let of_a_person = Limits { tables_of_a_person: 2, ..Limits::none() };
    let in_all = Limits { tables: 2, ..Limits::none() };
    let of_an_address = Limits { new_tables_per_minute: 2, ..Limits::none() };
    for (limits, status, code) in [
        (of_a_person, StatusCode::TOO_MANY_REQUESTS, "limit-tables-of-a-person"),
        (in_all, StatusCode::SERVICE_UNAVAILABLE, "limit-tables"),
        (of_an_address, StatusCode::TOO_MANY_REQUESTS, "limit-new-tables"),
    ] {
        let house = House::with(|config| config.limits = limits).await;
        let mut guest = house.guest();
        for _ in 0..2 {
            guest.make("me", "open").await;
        }
        for path in ["/make", "/play-now"] {
            let fields =
                [("game", "turning-tides"), ("mode", "base"), ("holder.silver", "me"), ("holder.gold", "open")];
            let refused = guest.fetch(path, &fields).await;
            assert_eq!((refused.status, refused.json()["code"].as_str()), (status, Some(code)), "{path}");
            assert!(!refused.json()["message"].as_str().unwrap().is_empty());
        }
        if code != "limit-tables-of-a-person" {
            continue;
        }
        let mut other = house.guest();
        other.make("me", "open").await;
    }
}

#[tokio::test]
async fn streams_are_limited_and_an_ended_one_makes_room() {
    let house = House::with(|config| config.limits = Limits { streams_of_a_person: 1, ..Limits::none() }).await;
    let (mut silver, mut gold, table) = two_at_a_table(&house).await;
    let (own, others) = (format!("/t/{table}/stream?seat=silver"), format!("/t/{table}/stream?seat=gold"));
    let open = silver.raw(&own).await;
    assert_eq!(open.status(), StatusCode::OK);
    let refused = silver.raw(&own).await;
    assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS);
    assert!(refused.headers().contains_key("retry-after"));
    assert_eq!(gold.raw(&others).await.status(), StatusCode::OK);
    drop(open);
    let begun = Instant::now();
    while silver.raw(&own).await.status() != StatusCode::OK {
        assert!(begun.elapsed() < Duration::from_secs(20), "the place stays taken");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn sizes_are_what_the_host_says() {
    let house = House::with(|config| {
        config.limits = Limits { form_bytes: 100, record_bytes: 1000, header_bytes: 4000, ..Limits::none() };
    })
    .await;
    let mut guest = house.guest();
    assert_eq!(guest.post("/name", &[("name", "Lotte")]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(guest.post("/name", &[("name", &"x".repeat(200))]).await.status, StatusCode::PAYLOAD_TOO_LARGE);
    let record = guest.fetch("/records", &[("record", &"x".repeat(2000))]).await;
    assert_eq!((record.status, record.json()["code"].as_str()), (StatusCode::PAYLOAD_TOO_LARGE, Some("too-large")));
    let request = guest.http.get(format!("{}/rules", guest.base)).header("x-long", "y".repeat(5000));
    assert_eq!(request.send().await.unwrap().status(), StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE);
}

/// Until the other end has closed.
async fn heard(stream: &mut TcpStream) -> (String, Duration) {
    let (begun, mut said) = (Instant::now(), Vec::new());
    let read = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut said)).await;
    let _how_it_ended = read.expect("the server does not wait for ever");
    (String::from_utf8_lossy(&said).into_owned(), begun.elapsed())
}

#[tokio::test]
async fn nobody_holds_a_connection_by_being_slow() {
    let house = House::with(|config| {
        let (header_time, body_time) = (Duration::from_millis(300), Duration::from_millis(300));
        config.limits = Limits { header_time, body_time, ..Limits::none() };
    })
    .await;
    let address = house.server.address();
    let mut silent = TcpStream::connect(address).await.unwrap();
    let mut dripping = TcpStream::connect(address).await.unwrap();
    dripping.write_all(b"GET / HTTP/1.1\r\nhost: x\r\nx-drip: ").await.unwrap();
    let mut half = TcpStream::connect(address).await.unwrap();
    let form = "POST /name HTTP/1.1\r\nhost: x\r\naccept: application/json\r\ncontent-length: 50\r\n\
                content-type: application/x-www-form-urlencoded\r\n\r\nname=";
    half.write_all(form.as_bytes()).await.unwrap();
    assert!(heard(&mut silent).await.1 < Duration::from_secs(10));
    assert!(heard(&mut dripping).await.1 < Duration::from_secs(10));
    let (said, _) = heard(&mut half).await;
    assert!(said.starts_with("HTTP/1.1 408") && said.contains("\"code\":\"slow\""), "{said}");
    assert_eq!(house.guest().get("/").await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_full_house_says_so() {
    let house = House::with(|config| config.limits = Limits { connections: 2, ..Limits::none() }).await;
    let address = house.server.address();
    let _inside = [TcpStream::connect(address).await.unwrap(), TcpStream::connect(address).await.unwrap()];
    tokio::time::sleep(Duration::from_millis(100)).await;
    let mut outside = TcpStream::connect(address).await.unwrap();
    let (said, _) = heard(&mut outside).await;
    assert!(
        said.starts_with("HTTP/1.1 503") && said.contains("Retry-After: 10") && said.contains("Try again"),
        "{said}"
    );
}
