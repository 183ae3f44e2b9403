//! Streams: both hear an answer, a return gets what it missed, and the server says goodbye.

use crate::test_server::{Guest, Question, TestServer, two_at_a_table};
use reqwest::{Response, StatusCode};
use serde_json::Value;
use std::time::Duration;
use wardroom_kernel::FastRng;
use wardroom_site::Limits;

#[derive(Debug)]
pub(crate) struct Event {
    pub(crate) name: String,
    id: String,
    pub(crate) data: Value,
}

impl Event {
    /// Where the page is led to.
    pub(crate) fn go(&self) -> &str {
        self.data["go"].as_str().unwrap_or_default()
    }
    /// What is added to one part.
    pub(crate) fn appended(&self, id: &str) -> String {
        let parts = self.data["fragments"].as_array().unwrap();
        let part = parts.iter().find(|part| part["id"] == id);
        part.and_then(|part| part["append"].as_str()).unwrap_or_default().to_owned()
    }
    /// The new content of one part.
    pub(crate) fn html(&self, id: &str) -> String {
        let parts = self.data["fragments"].as_array().unwrap();
        let part = parts.iter().find(|part| part["id"] == id);
        part.and_then(|part| part["html"].as_str()).unwrap_or_default().to_owned()
    }
    pub(crate) fn ids(&self) -> Vec<&str> {
        self.data["fragments"].as_array().unwrap().iter().map(|part| part["id"].as_str().unwrap()).collect()
    }
}

pub(crate) struct EventReader {
    response: Response,
    text: String,
    wants_gossip: bool,
}

impl EventReader {
    pub(crate) async fn open(guest: &mut Guest, path: &str) -> EventReader {
        EventReader::listen(guest.raw(path).await)
    }
    /// As a browser opens a stream again that broke off: it says itself what it heard last.
    async fn open_again(guest: &mut Guest, path: &str, last: &str) -> EventReader {
        EventReader::listen(guest.raw_with(path, &[("last-event-id", last)]).await)
    }
    fn listen(response: Response) -> EventReader {
        assert_eq!(response.status(), StatusCode::OK);
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        EventReader { response, text: String::new(), wants_gossip: false }
    }
    /// Hears what goes on around the match, and nothing else.
    pub(crate) async fn for_gossip(guest: &mut Guest, path: &str) -> EventReader {
        EventReader { wants_gossip: true, ..EventReader::open(guest, path).await }
    }
    pub(crate) async fn next(&mut self) -> Event {
        tokio::time::timeout(Duration::from_secs(10), self.wait()).await.expect("an event")
    }
    async fn wait(&mut self) -> Event {
        loop {
            if let Some(end) = self.text.find("\n\n") {
                let event: String = self.text.drain(..end + 2).collect();
                let field = |name: &str| {
                    event.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_default().trim().to_owned()
                };
                let data = field("data:");
                // What goes on around the match has its own tests, and a beat tells nothing.
                if field("event:") == "beat" || (field("event:") == "gossip") != self.wants_gossip {
                    continue;
                }
                return Event { name: field("event:"), id: field("id:"), data: serde_json::from_str(&data).unwrap() };
            }
            let chunk = self.response.chunk().await.unwrap().expect("the stream goes on");
            self.text.push_str(&String::from_utf8_lossy(&chunk));
        }
    }
    pub(crate) async fn is_silent(&mut self) -> bool {
        tokio::time::timeout(Duration::from_millis(300), self.wait()).await.is_err()
    }
}

#[tokio::test]
async fn both_streams_hear_an_answer_as_the_parts_that_changed() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    let mut readers = [
        EventReader::open(&mut silver, &format!("/t/{table}/stream?seat=silver")).await,
        EventReader::open(&mut gold, &format!("/t/{table}/stream?seat=gold")).await,
    ];
    for reader in &mut readers {
        let first = reader.next().await;
        assert_eq!(first.name, "patch");
        assert!(first.ids().contains(&"offers") && first.ids().contains(&"log-lines"), "{:?}", first.ids());
        assert!(reader.is_silent().await);
    }
    let all = table_parts(&mut silver, &table).await;
    // A sealed answer looks to the other as if there were none; the second opens both.
    assert!(silver.play(&table, "silver", &mut FastRng(1)).await);
    assert!(gold.play(&table, "gold", &mut FastRng(1)).await);
    for reader in &mut readers {
        let patch = reader.next().await;
        assert!(!patch.ids().is_empty() && patch.ids().len() < all, "only what changed: {:?}", patch.ids());
    }
}

async fn table_parts(guest: &mut Guest, table: &str) -> usize {
    EventReader::open(guest, &format!("/t/{table}/stream?seat=silver")).await.next().await.ids().len()
}

#[tokio::test]
async fn who_comes_back_gets_what_was_missed_and_nothing_else() {
    let mut server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    let stream = format!("/t/{table}/stream?seat=silver");
    let last = EventReader::open(&mut silver, &stream).await.next().await.id;
    assert!(
        EventReader::open(&mut silver, &format!("{stream}&last={last}")).await.is_silent().await,
        "nothing was missed"
    );
    assert!(
        EventReader::open_again(&mut silver, &stream, &last).await.is_silent().await,
        "nothing was missed by its own word"
    );
    crate::test_server::play_on(&mut silver, &mut gold, &table, &mut FastRng(4), 4).await;
    server = server.reopen().await;
    (silver, gold) = (silver.moved_to(&server), gold.moved_to(&server));
    let missed = EventReader::open(&mut silver, &format!("{stream}&last={last}")).await.next().await;
    // What the browser says is newer than the address, which stays as it was when the page opened the stream.
    for path in [stream.clone(), format!("{stream}&last=x")] {
        let again = EventReader::open_again(&mut silver, &path, &last).await.next().await;
        assert_eq!((again.id, again.data), (missed.id.clone(), missed.data.clone()), "{path}");
    }
    let log = missed.data["fragments"].as_array().unwrap().iter().find(|part| part["id"] == "log-lines").unwrap();
    assert!(log["append"].is_string() && log["html"].is_null(), "the log goes on where it was: {log}");
    let offers = missed.data["fragments"].as_array().unwrap().iter().find(|part| part["id"] == "offers").unwrap();
    assert_eq!(Question::read(offers["html"].as_str().unwrap()), silver.question(&table, "silver").await);
    for damaged in ["x", "1-2", "1-2-3-4", "99999999999-0-0", "-"] {
        let whole =
            EventReader::open(&mut gold, &format!("/t/{table}/stream?seat=gold&last={damaged}")).await.next().await;
        assert!(whole.ids().contains(&"offers"), "{damaged}");
        let again =
            EventReader::open_again(&mut gold, &format!("/t/{table}/stream?seat=gold"), damaged).await.next().await;
        assert_eq!(again.data, whole.data, "{damaged}");
    }
}

#[tokio::test]
async fn nothing_tells_the_other_how_often_a_sealed_answer_was_changed() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    let stream = format!("/t/{table}/stream?seat=gold");
    let mut seen = Vec::new();
    for rng in 0..4 {
        assert!(silver.play(&table, "silver", &mut FastRng(rng)).await);
        let now = EventReader::open(&mut gold, &stream).await.next().await;
        seen.push((now.id.clone(), now.data.to_string()));
    }
    seen.dedup();
    assert_eq!(seen.len(), 1, "{:?}", seen.iter().map(|(id, _)| id).collect::<Vec<_>>());
}

#[tokio::test]
async fn the_gathering_is_followed_until_the_match_begins() {
    let server = TestServer::open().await;
    let (mut host, mut guest) = (server.guest(), server.guest());
    let table = host.make("me", "anyone").await;
    let mut reader = EventReader::open(&mut host, &format!("/t/{table}/stream")).await;
    assert_eq!(reader.next().await.ids(), ["gather"]);
    guest.post(&format!("/t/{table}/sit"), &[("seat", "gold"), ("name", "Ines")]).await;
    let came = reader.next().await;
    assert!(came.data.to_string().contains("Ines"));
    guest.contribute(&table, "gold").await;
    assert_eq!(reader.next().await.ids(), ["gather"]);
    host.contribute(&table, "silver").await;
    assert_eq!(reader.next().await.data["go"], format!("/t/{table}"));
}

#[tokio::test]
async fn a_stream_of_a_seat_is_only_for_its_holder() {
    let server = TestServer::open().await;
    let (mut silver, _, table) = two_at_a_table(&server).await;
    assert_eq!(server.guest().get(&format!("/t/{table}/stream?seat=silver")).await.status, StatusCode::FORBIDDEN);
    assert_eq!(silver.get(&format!("/t/{table}/stream?seat=gold")).await.status, StatusCode::FORBIDDEN);
    assert_eq!(silver.get(&format!("/t/{table}/stream?seat=bronze")).await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn a_page_of_another_version_is_told_to_reload_and_gets_no_patch() {
    let server = TestServer::open().await;
    let (mut silver, _, table) = two_at_a_table(&server).await;
    let page = silver.get(&format!("/t/{table}")).await.body;
    let version = page.split("data-version=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let worker = silver.get("/worker.js").await.body;
    assert!(version.len() == 16 && worker.contains(&format!("\"{version}\"")), "what browsers keep: {version}");
    for stream in [format!("/t/{table}/stream?seat=silver&"), "/lobby?".into()] {
        assert_eq!(
            EventReader::open(&mut silver, &format!("{stream}version={version}")).await.next().await.name,
            "patch"
        );
        assert_eq!(
            EventReader::open(&mut silver, stream.trim_end_matches(['?', '&'])).await.next().await.name,
            "patch"
        );
        let old = silver.get(&format!("{stream}version=0123456789abcdef")).await;
        assert_eq!((old.status, &*old.body), (StatusCode::OK, "event: renew\ndata: {}\n\n"), "{stream}");
    }
}

/// A page that hears nothing for much longer than that knows that its line is dead.
#[tokio::test]
async fn a_stream_with_nothing_to_tell_says_that_it_is_there_and_when_it_will_again() {
    let limits =
        Limits { stream_beat: Duration::from_millis(50), stream_time: Duration::from_secs(1), ..Limits::none() };
    let server = TestServer::with(|config| config.limits = limits).await;
    let (mut silver, _, table) = two_at_a_table(&server).await;
    for path in ["/lobby".to_owned(), format!("/t/{table}/stream?seat=silver")] {
        let heard = silver.get(&path).await.body;
        assert!(heard.matches("event: beat\ndata: 50\n\n").count() > 3, "{path}: {heard}");
    }
}

#[tokio::test]
async fn a_server_that_stops_ends_its_streams_with_a_message() {
    let server = TestServer::open().await;
    let (mut silver, _, table) = two_at_a_table(&server).await;
    let mut reader = EventReader::open(&mut silver, &format!("/t/{table}/stream?seat=silver")).await;
    reader.next().await;
    let stop = tokio::spawn(server.running.stop());
    assert_eq!(reader.next().await.name, "bye");
    tokio::time::timeout(Duration::from_secs(4), stop).await.expect("it stops at once").unwrap();
}
