//! A client that asks for too much gets a reply in its language that says when to come again; all others go on.

use crate::test_server::{Guest, TestServer, two_at_a_table};
use reqwest::StatusCode;
use std::time::{Duration, Instant};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};
use wardroom_site::{Config, Limits};

/// A request through a proxy.
async fn from(guest: &Guest, address: &str, path: &str) -> reqwest::Response {
    let request = guest.http.get(format!("{}{path}", guest.base)).header("x-forwarded-for", address);
    request.header("accept-language", "de").send().await.unwrap()
}

pub(crate) fn behind_a_proxy(config: &mut Config) {
    config.trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
}

#[tokio::test]
async fn an_address_that_asks_too_often_is_told_when_to_come_again() {
    let server = TestServer::with(|config| {
        behind_a_proxy(config);
        config.limits = Limits { requests_per_second: 1, requests_at_once: 5, ..Limits::default() };
        config.metrics = Some("127.0.0.1:0".into());
    })
    .await;
    let guest = server.guest();
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
    let counted = reqwest::get(format!("http://{}/metrics", server.running.metrics_address().unwrap())).await.unwrap();
    let counted = counted.text().await.unwrap();
    assert!(counted.contains("\nwardroom_limited_total{code=\"limit-requests\"} 1\n"), "{counted}");
}

#[tokio::test]
async fn who_is_believed_is_decided_by_the_host() {
    let server = TestServer::with(|config| {
        config.limits = Limits { requests_per_second: 1, requests_at_once: 2, ..Limits::default() };
    })
    .await;
    let guest = server.guest();
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
    let in_the_long_run = Limits { new_tables_per_hour: 2, ..Limits::none() };
    for (limits, status, code) in [
        (of_a_person, StatusCode::TOO_MANY_REQUESTS, "limit-tables-of-a-person"),
        (in_all, StatusCode::SERVICE_UNAVAILABLE, "limit-tables"),
        (of_an_address, StatusCode::TOO_MANY_REQUESTS, "limit-new-tables"),
        (in_the_long_run, StatusCode::TOO_MANY_REQUESTS, "limit-new-tables"),
    ] {
        let server = TestServer::with(|config| config.limits = limits).await;
        let mut guest = server.guest();
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
        let mut other = server.guest();
        other.make("me", "open").await;
    }
}

#[tokio::test]
async fn a_client_that_is_a_new_person_each_time_does_not_fill_the_server() {
    let limits = Limits { new_tables_per_minute: 9, new_tables_per_hour: 5, ..Limits::none() };
    let server = TestServer::with(|config| config.limits = limits).await;
    for _ in 0..5 {
        server.guest().make("me", "open").await;
    }
    let fields = [("game", "turning-tides"), ("mode", "base"), ("holder.silver", "me"), ("holder.gold", "open")];
    let refused = server.guest().fetch("/make", &fields).await;
    assert_eq!(
        (refused.status, refused.json()["code"].as_str()),
        (StatusCode::TOO_MANY_REQUESTS, Some("limit-new-tables"))
    );
}

#[tokio::test]
async fn streams_are_limited_and_an_ended_one_makes_room() {
    let server = TestServer::with(|config| config.limits = Limits { streams_of_a_person: 1, ..Limits::none() }).await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
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
async fn streams_are_limited_by_address_and_in_all_and_an_ended_one_makes_room() {
    for (limits, status, is_for_all, words) in [
        (
            Limits { streams_of_an_address: 2, ..Limits::none() },
            StatusCode::TOO_MANY_REQUESTS,
            false,
            ["Too many tables are open from your network", "Aus deinem Netz sind zu viele Tische offen"],
        ),
        (
            Limits { streams: 2, ..Limits::none() },
            StatusCode::SERVICE_UNAVAILABLE,
            true,
            ["More people are watching than this server can serve", "mehr Leute zu, als dieser Server bedienen kann"],
        ),
    ] {
        let server = TestServer::with(|config| {
            behind_a_proxy(config);
            config.limits = limits;
        })
        .await;
        let table = server.guest().make("me", "anyone").await;
        let (stream, guest) = (format!("/t/{table}/stream"), server.guest());
        let (home, away) = ("192.0.2.1", "192.0.2.2");
        // What the lobby tells is a stream like any other.
        let mut open = vec![from(&guest, home, &stream).await, from(&guest, home, "/lobby").await];
        assert!(open.iter().all(|open| open.status() == StatusCode::OK));
        for (language, words) in ["en", "de"].into_iter().zip(words) {
            let request = guest.http.get(format!("{}{stream}", guest.base)).header("x-forwarded-for", home);
            let refused = request.header("accept-language", language).send().await.unwrap();
            assert_eq!((refused.status(), refused.headers()["retry-after"].as_bytes()), (status, &b"15"[..]));
            let page = refused.text().await.unwrap();
            assert!(page.contains(words), "{page}");
        }
        let elsewhere = from(&guest, away, &stream).await;
        assert_eq!(elsewhere.status() == status, is_for_all, "{}", elsewhere.status());
        drop(elsewhere);
        open.pop();
        let begun = Instant::now();
        loop {
            let again = from(&guest, home, &stream).await;
            if again.status() == StatusCode::OK {
                break;
            }
            assert!(begun.elapsed() < Duration::from_secs(20), "the place stays taken");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

#[tokio::test]
async fn a_client_that_drops_its_cookie_is_not_a_new_person_without_limit() {
    let server = TestServer::with(|config| config.limits = Limits { new_people_per_minute: 3, ..Limits::none() }).await;
    let mut host = server.guest();
    let table = host.make("me", "anyone").await;
    let number = number_of(&mut host).await;
    let (chat, mute, sit) = (format!("/t/{table}/chat"), format!("/t/{table}/mute"), format!("/t/{table}/sit"));
    assert_eq!(server.guest().fetch(&chat, &[("text", "Ahoy")]).await.status, StatusCode::OK);
    let mut known = server.guest();
    assert_eq!(known.fetch("/name", &[("name", "Ines")]).await.status, StatusCode::OK);
    let before = people(&server).await;
    for (path, fields) in [
        (&*chat, &[("text", "Ahoy")][..]),
        ("/name", &[("name", "Ines")]),
        (&*mute, &[("number", &*number), ("muted", "on")]),
        (&*sit, &[("seat", "gold"), ("name", "Ines")]),
        ("/play-now", &[("game", "turning-tides")]),
        ("/learn/turning-tides/play-on", &[("step", "1")]),
    ] {
        let refused = server.guest().fetch(path, fields).await;
        assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS, "{path}: {}", refused.body);
        assert_eq!(refused.json()["code"], "limit-new-people", "{path}");
    }
    assert_eq!(people(&server).await, before, "no person was created for it");
    assert_eq!(known.fetch(&chat, &[("text", "I have a name")]).await.status, StatusCode::OK);
}

#[tokio::test]
async fn messages_are_limited_by_address_not_by_person() {
    let server = TestServer::with(|config| config.limits = Limits { messages_per_minute: 4, ..Limits::none() }).await;
    let mut host = server.guest();
    let table = host.make("me", "anyone").await;
    let number = number_of(&mut host).await;
    let (chat, mute) = (format!("/t/{table}/chat"), format!("/t/{table}/mute"));
    for _ in 0..4 {
        assert_eq!(server.guest().fetch(&chat, &[("text", "Ahoy")]).await.status, StatusCode::OK);
    }
    let before = people(&server).await;
    for (path, fields) in [
        (&*chat, &[("text", "Ahoy")][..]),
        ("/name", &[("name", "Ines")]),
        (&*mute, &[("number", &*number), ("muted", "on")]),
    ] {
        let refused = server.guest().fetch(path, fields).await;
        assert_eq!(refused.json()["code"], "limit-messages", "{path}: {}", refused.body);
    }
    assert_eq!(people(&server).await, before);
}

#[tokio::test]
async fn records_from_elsewhere_are_limited_by_address_and_by_room() {
    let record = |number: u32| {
        let game = wardroom_catalog::games(&wardroom_catalog::Boxes::new()).into_iter().next().unwrap();
        let mut sitting = game.begin(game.setup(game.modes()[0].name, None, &[]).unwrap()).unwrap();
        sitting.set_seeded_dice("7");
        sitting.heading_mut().date = format!("2026-01-{:02}", number + 1);
        sitting.record()
    };
    let room = u32::try_from(record(0).len() * 2 + 20).unwrap();
    let server = TestServer::with(|config| config.limits = Limits { all_records_bytes: room, ..Limits::none() }).await;
    let mut guest = server.guest();
    for number in [0, 1, 0] {
        let kept = guest.fetch("/records", &[("record", &record(number))]).await;
        assert_eq!(kept.status, StatusCode::OK, "{}", kept.body);
    }
    let refused = guest.fetch("/records", &[("record", &record(2))]).await;
    assert_eq!((refused.status, &refused.json()["code"]), (StatusCode::SERVICE_UNAVAILABLE, &"limit-records".into()));

    let server =
        TestServer::with(|config| config.limits = Limits { new_records_per_minute: 2, ..Limits::none() }).await;
    for status in [StatusCode::OK, StatusCode::OK, StatusCode::TOO_MANY_REQUESTS] {
        let reply = server.guest().fetch("/records", &[("record", &record(0))]).await;
        assert_eq!(reply.status, status, "{}", reply.body);
    }
}

/// How many people the server knows.
async fn people(server: &TestServer) -> i64 {
    sqlx::query_scalar("SELECT COUNT(*) FROM people").fetch_one(&mut server.database().await).await.unwrap()
}

/// The number after a person's name.
async fn number_of(guest: &mut Guest) -> String {
    let page = guest.get("/me").await.body;
    page.split("<span>#").nth(1).expect("a number").split('<').next().unwrap().to_owned()
}

#[tokio::test]
async fn sizes_are_what_the_host_says() {
    let server = TestServer::with(|config| {
        config.limits = Limits { form_bytes: 100, record_bytes: 1000, header_bytes: 4000, ..Limits::none() };
    })
    .await;
    let mut guest = server.guest();
    assert_eq!(guest.post("/name", &[("name", "Lotte")]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(guest.post("/name", &[("name", &"x".repeat(200))]).await.status, StatusCode::PAYLOAD_TOO_LARGE);
    let record = guest.fetch("/records", &[("record", &"x".repeat(2000))]).await;
    assert_eq!((record.status, record.json()["code"].as_str()), (StatusCode::PAYLOAD_TOO_LARGE, Some("too-large")));
    let request = guest.http.get(format!("{}/rules", guest.base)).header("x-long", "y".repeat(5000));
    let refused = request.header("accept", "application/json").send().await.unwrap();
    assert_eq!(refused.status(), StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE);
    let told: serde_json::Value = serde_json::from_str(&refused.text().await.unwrap()).unwrap();
    assert_eq!(told["code"], "long-head");
    assert!(told["message"].as_str().unwrap().contains("4000 bytes"), "{told}");
}

/// Sends these bytes and hears everything that is answered.
pub(crate) async fn answer_to(server: &TestServer, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(server.running.address()).await.unwrap();
    let (mut from, mut to) = stream.split();
    let mut said = Vec::new();
    // At once, as a browser does: it may be refused while it still sends.
    let (_sent, heard) = tokio::join!(to.write_all(bytes), async {
        tokio::time::timeout(Duration::from_secs(20), from.read_to_end(&mut said)).await.expect("an end")
    });
    heard.expect("what was said is not lost by how the connection ends");
    String::from_utf8(said).unwrap()
}

pub(crate) fn with_headers(headers: &str) -> Vec<u8> {
    format!("GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\naccept-language: de\r\n{headers}\r\n").into_bytes()
}

#[tokio::test]
async fn a_head_that_is_too_long_is_refused_with_a_sentence_however_long_it_is() {
    let server = TestServer::open().await;
    let long = |length| with_headers(&format!("cookie: a={}\r\n", "y".repeat(length)));
    assert!(answer_to(&server, &long(30_000)).await.starts_with("HTTP/1.1 200"), "not too long");
    let page = answer_to(&server, &long(40_000)).await;
    assert!(page.starts_with("HTTP/1.1 431") && page.contains("<h1>"), "{page}");
    assert!(page.contains("Lösche die Cookies dieser Seite"), "a page, in the reader's language: {page}");
    assert!(page.contains("content-security-policy"), "with everything that our pages have");
    // So long that it is not read, not even for the language.
    let many = (0..300).map(|number| format!("x-{number}: y\r\n")).collect::<String>();
    for bytes in [long(80_000), long(500_000), with_headers(&many)] {
        let said = answer_to(&server, &bytes).await;
        assert!(said.starts_with("HTTP/1.1 431") && said.contains("charset=utf-8"), "{said}");
        assert!(said.contains("Delete the cookies of this site") && said.contains("Lösche die Cookies"), "{said}");
    }
    assert_eq!(server.guest().get("/").await.status, StatusCode::OK);
}

#[tokio::test]
async fn what_is_not_even_a_request_is_refused_with_a_sentence() {
    let server = TestServer::with(|config| config.limits = Limits { header_bytes: 0, ..Limits::none() }).await;
    let long = format!("GET /{} HTTP/1.1\r\nhost: x\r\n\r\n", "y".repeat(70_000));
    let broken: [(&[u8], &str); 5] = [
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc", "400"),
        (b"GET / HTTP/7.1\r\nhost: x\r\n\r\n", "400"),
        (b"G\x00T / HTTP/1.1\r\nhost: x\r\n\r\n", "400"),
        (b"GET / HTTP/1.1\r\nhost x\r\n\r\n", "400"),
        (long.as_bytes(), "414"),
    ];
    for (bytes, status) in broken {
        let said = answer_to(&server, bytes).await;
        assert!(said.starts_with(&format!("HTTP/1.1 {status}")), "{said}");
        let (head, body) = said.split_once("\r\n\r\n").unwrap();
        assert!(head.contains(&format!("Content-Length: {}", body.len())) && body.ends_with(".\n"), "{said}");
        assert_eq!(body.lines().count(), 2, "in both languages: {body}");
    }
}

/// Until the other end has closed.
async fn heard(stream: &mut TcpStream) -> (String, Duration) {
    let (begun, mut said) = (Instant::now(), Vec::new());
    let read = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut said)).await;
    let _how_it_ended = read.expect("the server does not wait for ever");
    (String::from_utf8_lossy(&said).into_owned(), begun.elapsed())
}

#[tokio::test]
async fn a_slow_client_does_not_keep_its_connection() {
    let server = TestServer::with(|config| {
        let (header_time, body_time) = (Duration::from_millis(300), Duration::from_millis(300));
        config.limits = Limits { header_time, body_time, ..Limits::none() };
    })
    .await;
    let address = server.running.address();
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
    assert_eq!(server.guest().get("/").await.status, StatusCode::OK);
}

#[tokio::test]
async fn the_server_does_not_wait_for_a_client_that_reads_nothing() {
    let write_time = Duration::from_millis(500);
    let server =
        TestServer::with(|config| config.limits = Limits { connections: 1, write_time, ..Limits::none() }).await;
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut lazy = socket.connect(server.running.address()).await.unwrap();
    // More than any buffer on the way holds, and not a byte of it is read.
    let asks = "GET /rules/marauders HTTP/1.1\r\nhost: x\r\n\r\n".repeat(400);
    lazy.write_all(asks.as_bytes()).await.unwrap();
    let (begun, mut was_full) = (Instant::now(), false);
    loop {
        // A new connection each time: there is room for one.
        let answer = answer_to(&server, b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await;
        if answer.starts_with("HTTP/1.1 200") {
            break;
        }
        was_full = true;
        assert!(begun.elapsed() < Duration::from_secs(60), "it holds its place for ever");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(was_full && begun.elapsed() >= write_time, "it had its time: {:?}", begun.elapsed());
    drop(lazy);
}

#[tokio::test]
async fn a_server_with_too_many_tables_says_so() {
    let server = TestServer::with(|config| config.limits = Limits { connections: 2, ..Limits::none() }).await;
    let address = server.running.address();
    let _inside = [TcpStream::connect(address).await.unwrap(), TcpStream::connect(address).await.unwrap()];
    tokio::time::sleep(Duration::from_millis(100)).await;
    let mut outside = TcpStream::connect(address).await.unwrap();
    let (said, _) = heard(&mut outside).await;
    assert!(
        said.starts_with("HTTP/1.1 503") && said.contains("Retry-After: 10") && said.contains("Try again"),
        "{said}"
    );
}
