//! A server that stops lets end what was begun, takes nothing that it does not keep, and says how it is to a person or program that looks
//! after it. What it does not take, browsers send again (`assets/js/send.js`).

use crate::{
    streams::EventReader,
    test_server::{Guest, TestServer, two_at_a_table},
};
use reqwest::StatusCode;
use std::{fs, time::Duration};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

/// A request that is sent in two parts.
struct Halves {
    first: String,
    rest: String,
}

/// An answer, cut in the midst of its body. The server says when it waits for that.
fn answer(guest: &Guest, table: &str, seq: &str, answer: &str) -> Halves {
    let body = format!("seat=silver&seq={seq}&answer={answer}");
    let head = format!(
        "POST /t/{table}/answer HTTP/1.1\r\nhost: x\r\ncookie: {}\r\naccept: application/json\r\nexpect: 100-continue\r\n\
         content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n\r\n",
        guest.cookie(),
        body.len()
    );
    Halves { first: head, rest: body }
}

fn look(path: &str, language: &str) -> Halves {
    let first = format!("GET {path} HTTP/1.1\r\nhost: x\r\nacce");
    Halves { first, rest: format!("pt-language: {language}\r\n\r\n") }
}

/// Comes in and says the first half.
async fn begin(server: &TestServer, half: &str) -> TcpStream {
    let mut stream = TcpStream::connect(server.running.address()).await.unwrap();
    stream.write_all(half.as_bytes()).await.unwrap();
    stream
}

/// Until the server has said so much, or has closed.
async fn hear(stream: &mut TcpStream, until: &str) -> String {
    let (mut said, mut part) = (Vec::new(), [0; 4096]);
    loop {
        let read = tokio::time::timeout(Duration::from_secs(20), stream.read(&mut part)).await;
        let length = read.expect("the server says something, or closes").unwrap_or(0);
        said.extend(&part[..length]);
        let text = String::from_utf8_lossy(&said);
        if length == 0 || !until.is_empty() && text.contains(until) {
            return text.into_owned();
        }
    }
}

/// Says the rest, and hears the answer until the server has closed.
async fn end(mut stream: TcpStream, rest: &str) -> String {
    // Who is not heard any more cannot say anything either.
    let _ = stream.write_all(rest.as_bytes()).await;
    hear(&mut stream, "").await
}

/// Begins to stop, and waits until that is under way.
async fn stop(server: TestServer, guest: &mut Guest, table: &str) -> (tokio::task::JoinHandle<()>, tempfile::TempDir) {
    let mut reader = EventReader::open(guest, &format!("/t/{table}/stream?seat=silver")).await;
    reader.next().await;
    let stopping = tokio::spawn(server.running.stop());
    assert_eq!(reader.next().await.name, "bye");
    (stopping, server.data)
}

async fn again(data: tempfile::TempDir) -> TestServer {
    TestServer { running: wardroom_site::Server::bind(crate::test_server::config(&data)).await.unwrap(), data }
}

#[tokio::test]
async fn what_was_half_sent_when_the_stop_began_is_taken_and_kept() {
    let server = TestServer::open().await;
    let (mut silver, _, table) = two_at_a_table(&server).await;
    let question = silver.question(&table, "silver").await.unwrap();
    let offer = question.offers[1].clone();
    let sent = answer(&silver, &table, &question.seq, &offer);
    let mut half = begin(&server, &sent.first).await;
    assert!(hear(&mut half, "\r\n\r\n").await.starts_with("HTTP/1.1 100"), "it waits for the body");
    let (some, rest) = sent.rest.split_at(sent.rest.len() / 2);
    half.write_all(some.as_bytes()).await.unwrap();
    // The host asks at the same time, in two parts as well: no connection is accepted after this.
    let looks = [("/ready", "en"), ("/ready", "de"), ("/health", "en")].map(|(path, language)| look(path, language));
    let mut asking = Vec::new();
    for look in &looks {
        asking.push(begin(&server, &look.first).await);
    }
    // The connections from before are accepted and read when the one after them gets its reply.
    for _ in 0..2 {
        assert_eq!(server.guest().get("/ready").await.status, StatusCode::OK);
    }
    let address = server.running.address();
    let (stopping, data) = stop(server, &mut silver, &table).await;
    let mut told = Vec::new();
    for (stream, look) in asking.into_iter().zip(&looks) {
        told.push(end(stream, &look.rest).await);
    }
    for (ready, words) in told.iter().zip(["just starting or stopping", "hält gerade an"]) {
        assert!(ready.starts_with("HTTP/1.1 503") && ready.contains(words), "{ready}");
        assert!(ready.contains("retry-after: 3"), "{ready}");
    }
    assert!(told[2].starts_with("HTTP/1.1 200"), "the process lives: {}", told[2]);
    assert!(TcpStream::connect(address).await.is_err(), "no other connection is accepted");
    assert!(!stopping.is_finished(), "what was begun is waited for");
    let said = end(half, rest).await;
    assert!(said.starts_with("HTTP/1.1 200"), "{said}");
    tokio::time::timeout(Duration::from_secs(10), stopping).await.expect("then it stops").unwrap();
    let server = again(data).await;
    let ask = silver.moved_to(&server).get(&format!("/t/{table}/ask?seat=silver")).await.json();
    assert_eq!(ask["sealed"], *offer, "what was acknowledged is kept: {ask}");
}

/// A connection that was kept is closed when its next request is only begun, and the server does not wait for a slow client.
#[tokio::test]
async fn what_is_not_taken_by_a_server_that_stops_was_never_acknowledged_and_is_taken_when_sent_again() {
    let server = TestServer::with(|config| config.stop_time = Duration::from_millis(300)).await;
    let (mut silver, _, table) = two_at_a_table(&server).await;
    let question = silver.question(&table, "silver").await.unwrap();
    let sent = answer(&silver, &table, &question.seq, &question.offers[0]);
    let mut kept = begin(&server, "GET /health HTTP/1.1\r\nhost: x\r\n\r\n").await;
    assert!(hear(&mut kept, "ok wardroom").await.starts_with("HTTP/1.1 200"));
    let (some, rest) = sent.first.split_at(20);
    kept.write_all(some.as_bytes()).await.unwrap();
    let mut slow = begin(&server, &sent.first).await;
    assert!(hear(&mut slow, "\r\n\r\n").await.starts_with("HTTP/1.1 100"));
    let (stopping, data) = stop(server, &mut silver, &table).await;
    assert_eq!(end(kept, &format!("{rest}{}", sent.rest)).await, "", "nothing is said to it");
    stopping.await.unwrap();
    let late = end(slow, &sent.rest).await;
    assert!(!late.contains("HTTP/1.1 200"), "too late: {late}");
    let server = again(data).await;
    silver = silver.moved_to(&server);
    assert_eq!(silver.question(&table, "silver").await.as_ref(), Some(&question), "it is not in the journal");
    let ask = silver.get(&format!("/t/{table}/ask?seat=silver")).await.json();
    assert!(ask["sealed"].is_null(), "{ask}");
    let again = silver.answer(&table, "silver", &question.seq, &question.offers[0]).await;
    assert_eq!(again.status, StatusCode::OK, "{}", again.body);
}

#[tokio::test]
async fn without_its_database_a_server_lives_and_is_not_ready() {
    let server = TestServer::open().await;
    let mut guest = server.guest();
    let (file, away) = (server.data.path().join("test.sqlite"), server.data.path().join("away.sqlite"));
    assert_eq!(guest.get("/ready").await.status, StatusCode::OK);
    fs::rename(&file, &away).unwrap();
    for (language, words) in [("en", "could not write to its database"), ("de", "nicht in seine Datenbank schreiben")] {
        let response = guest.raw_with("/ready", &[("accept-language", language)]).await;
        assert_eq!(response.status(), StatusCode::SERVICE_UNAVAILABLE);
        assert!(response.headers().contains_key("retry-after"));
        let page = response.text().await.unwrap();
        assert!(page.contains(words), "{page}");
    }
    assert_eq!(guest.get("/health").await.status, StatusCode::OK, "the process lives");
    fs::rename(&away, &file).unwrap();
    assert_eq!(guest.get("/ready").await.status, StatusCode::OK, "it is back");
}
