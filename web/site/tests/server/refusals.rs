//! Refusals by limits: what the metrics count of them, in the listener and behind it; and which requests have no limit.

use crate::{
    limits::{answer_to, behind_a_proxy, with_headers},
    test_server::TestServer,
};
use reqwest::StatusCode;
use std::time::{Duration, Instant};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};
use wardroom_site::Limits;

#[tokio::test]
async fn one_address_does_not_hold_all_connections_and_a_proxy_may() {
    let limits = Limits { connections: 8, connections_of_an_address: 2, ..Limits::none() };
    for is_trusted in [false, true] {
        let server = TestServer::with(|config| {
            config.limits = limits;
            config.metrics = Some("127.0.0.1:0".into());
            if is_trusted {
                behind_a_proxy(config);
            }
        })
        .await;
        let address = server.running.address();
        // A silent connection counts like any other. The reply to a later one shows that it was accepted.
        let mut inside = Vec::new();
        for _ in 0..2 {
            let mut stream = TcpStream::connect(address).await.unwrap();
            stream.write_all(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
            assert!(stream.read(&mut [0; 512]).await.unwrap() > 0);
            inside.push(stream);
        }
        let said = answer_to(&server, b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await;
        if is_trusted {
            assert!(said.starts_with("HTTP/1.1 200"), "{said}");
            continue;
        }
        assert!(said.starts_with("HTTP/1.1 429") && said.contains("Retry-After: 10"), "{said}");
        assert!(said.contains("Your network has") && said.contains("Aus deinem Netz"), "{said}");
        assert_eq!(counted(&server).await, ["limit-connections-of-an-address 1"]);
        inside.pop();
        let begun = Instant::now();
        while !answer_to(&server, &with_headers("")).await.starts_with("HTTP/1.1 200") {
            assert!(begun.elapsed() < Duration::from_secs(20), "the place stays taken");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

/// What the metrics say of limits that were met: code and number.
async fn counted(server: &TestServer) -> Vec<String> {
    let page = reqwest::get(format!("http://{}/metrics", server.running.metrics_address().unwrap())).await.unwrap();
    let page = page.text().await.unwrap();
    let lines = page.lines().filter_map(|line| line.strip_prefix("wardroom_limited_total{code=\""));
    let met = lines.filter(|line| !line.ends_with(" 0"));
    let mut lines: Vec<String> = met.map(|line| line.replace("\"}", "")).collect();
    lines.sort();
    lines
}

#[tokio::test]
async fn whatever_limit_is_met_is_counted_by_its_code() {
    let server = TestServer::with(|config| {
        let body_time = Duration::from_millis(100);
        config.limits = Limits { form_bytes: 100, body_time, ..Limits::none() };
        config.metrics = Some("127.0.0.1:0".into());
    })
    .await;
    let mut guest = server.guest();
    assert_eq!(guest.post("/name", &[("name", &"x".repeat(200))]).await.status, StatusCode::PAYLOAD_TOO_LARGE);
    // At codes, on the page and by a script, until it is too often.
    for accept in ["text/html", "application/json"] {
        loop {
            let request = guest.http.post(format!("{}/me/here", guest.base)).header("accept", accept);
            let reply = request.form(&[("code", "aaaa-aaaa")]).send().await.unwrap();
            if reply.status() == StatusCode::TOO_MANY_REQUESTS {
                let wait: u32 = reply.headers()["retry-after"].to_str().unwrap().parse().unwrap();
                assert!((1..=7).contains(&wait), "{wait}");
                break;
            }
            assert_eq!(reply.status(), StatusCode::FORBIDDEN);
        }
    }
    let half = b"POST /name HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\nconnection: close\r\n\
                 content-type: application/x-www-form-urlencoded\r\n\r\nname=";
    assert!(answer_to(&server, half).await.starts_with("HTTP/1.1 408"));
    // One that our page refuses, and one that is refused before it is read so far.
    for length in [40_000, 500_000] {
        let long = with_headers(&format!("cookie: a={}\r\n", "y".repeat(length)));
        assert!(answer_to(&server, &long).await.starts_with("HTTP/1.1 431"));
    }
    assert_eq!(counted(&server).await, ["long-head 2", "slow 1", "too-large 1", "too-often 2"]);
}

#[tokio::test]
async fn hints_that_come_too_fast_say_when_to_come_again() {
    let server = TestServer::with(|config| config.metrics = Some("127.0.0.1:0".into())).await;
    let mut silver = server.guest();
    let table = silver.make("me", "bot:random").await;
    silver.contribute(&table, "silver").await;
    let wait = loop {
        let request = silver.http.post(format!("{}/t/{table}/hint", silver.base)).header("cookie", silver.cookie());
        let reply = request.form(&[("seat", "silver")]).send().await.unwrap();
        if reply.status() == StatusCode::TOO_MANY_REQUESTS {
            break reply.headers()["retry-after"].to_str().unwrap().parse::<u32>().unwrap();
        }
        assert_eq!(reply.status(), StatusCode::OK, "{}", reply.text().await.unwrap());
    };
    assert!((1..=6).contains(&wait), "{wait}");
    assert_eq!(counted(&server).await, ["hints-later 1"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_club_opens_a_lesson_at_the_same_moment() {
    let server = TestServer::with(|config| config.limits = Limits::default()).await;
    let mut all = Vec::new();
    for path in ["/learn/marauders", "/rules/marauders", "/rules/ahoy/cards"] {
        for _ in 0..40 {
            let mut guest = server.guest();
            all.push(tokio::spawn(async move { guest.get(path).await.status }));
        }
    }
    for one in all {
        assert_eq!(one.await.unwrap(), StatusCode::OK);
    }
}
