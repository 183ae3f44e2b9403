//! Bad input of every kind at every address: a refusal with a sentence, never a breakdown, and nothing is changed.
//!
//! The addresses are read from the sources, so that a new one cannot be forgotten. What is sent is drawn at random from a
//! list of nasty things, by strangers and by a person with seats at tables of every kind, so that it comes past the
//! doors; and a failure prints the request that did it.

mod answer;
mod player;
mod request;
mod rounds;
mod scene;

use crate::{
    replay,
    routes::{Route, of_metrics, routes},
    several_servers::empty_database,
    test_server::{TestServer, play_on, two_at_a_table},
};
use answer::{complaint, send};
use player::request_of_a_player;
use proptest::{strategy::Strategy as _, strategy::ValueTree as _};
use request::{Request, request};
use reqwest::StatusCode;
use rounds::{Round, fixed, rounds};
use scene::{Scene, Spot};
use std::{collections::BTreeMap, time::Duration};
use wardroom_kernel::FastRng;
use wardroom_site::Config;
use wardroom_testkit::any_disturbed;

/// Rounds over all addresses, by a stranger and by a player; more by `WARDROOM_FUZZ=100` (`fuzz/rounds.rs`).
const ROUNDS: usize = 6;
/// Of so many tables that an address could name one is tried in a round. They are laid anew each time: some of what is sent
/// ends games and calls tables off.
const SPOTS: usize = 5;

/// Requests to the listener for metrics, in each round.
const OF_METRICS: usize = 8;

/// Positions that a person has edited, of each game.
const ODD_TABLES: usize = 60;

/// Everything that must not change when a request is refused.
pub(crate) async fn memory(server: &TestServer) -> BTreeMap<String, String> {
    let place = server.data.path().join("test.sqlite").display().to_string();
    let store = wardroom_store::Store::open(&place).await.unwrap();
    let (mut memory, mut file) = (BTreeMap::new(), Vec::new());
    store.dump(&mut file).await.unwrap();
    store.close().await;
    for line in String::from_utf8(file).unwrap().lines().filter(|line| line.starts_with('[')) {
        memory.insert(line.to_owned(), String::new());
    }
    memory
}

/// The same, once what follows by itself from something that was accepted is written too: results, for one.
pub(crate) async fn settled(server: &TestServer) -> BTreeMap<String, String> {
    let mut before = memory(server).await;
    loop {
        tokio::time::sleep(Duration::from_millis(200)).await;
        let after = memory(server).await;
        if after == before {
            return after;
        }
        before = after;
    }
}

fn counts(config: &mut Config) {
    config.metrics = Some("127.0.0.1:0".into());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_is_sent_to_whatever_address_is_refused_with_a_sentence() {
    is_refused_with_a_sentence(TestServer::with(counts).await).await;
}

/// It is stricter about what it takes as text.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bad_requests_to_a_server_on_postgres_are_refused_with_a_sentence() {
    let Some(database) = empty_database().await else { return };
    is_refused_with_a_sentence(TestServer::over(&database, counts).await).await;
}

async fn is_refused_with_a_sentence(server: TestServer) {
    let all = routes();
    let address = server.running.address().to_string();
    let metrics = server.running.metrics_address().expect("metrics are on").to_string();
    let (mut runner, mut tried) = (fixed(), Tried::default());
    for round in rounds(ROUNDS) {
        let scene = Scene::lay(&server).await;
        runner = round.rng().unwrap_or(runner);
        tried.round = Some(round);
        // What ends a game or calls a table off comes before something else each time.
        let mut routes = all.clone();
        routes.rotate_left(round.number * 17 % all.len());
        for (place, route) in routes.iter().enumerate() {
            // A person who signs out or deletes the account would hold no seat any more.
            let mut player = if route.path.starts_with("/me") { server.guest() } else { scene.player.clone() };
            if route.path.starts_with("/me") {
                player.post("/name", &[("name", "Ines")]).await;
            }
            let of_a_stranger = request(route, &scene.known).new_tree(&mut runner).unwrap().current();
            tried.send(&address, &of_a_stranger).await;
            let spots = scene.spots(&route.path);
            for turn in 0..spots.len().div_ceil(SPOTS) {
                // Each comes up in some round, at another place each time.
                let spot = &spots[(round.number + place + turn * SPOTS) % spots.len()];
                let of_a_player = request_of_a_player(route, &player.cookie(), &address, spot);
                tried.send(&address, &of_a_player.new_tree(&mut runner).unwrap().current()).await;
            }
        }
        for route in of_metrics().iter().cycle().take(OF_METRICS) {
            let of_a_stranger = request(route, &scene.known).new_tree(&mut runner).unwrap().current();
            tried.of_metrics(&metrics, &of_a_stranger).await;
        }
    }
    tried.was_fine();
    let counted = reqwest::get(format!("http://{metrics}/metrics")).await.unwrap();
    were_reached(&all, &counted.text().await.unwrap());
    let mut silver = server.guest();
    assert_eq!(silver.get("/health").await.status, StatusCode::OK);
    let (mut silver, _, table) = two_at_a_table(&server).await;
    assert!(silver.question(&table, "silver").await.is_some(), "games are still played");
}

/// What came of everything that was sent.
#[derive(Default)]
struct Tried {
    round: Option<Round>,
    seen: BTreeMap<u16, u32>,
    seen_by_metrics: BTreeMap<u16, u32>,
    wrong: Vec<String>,
}

impl Tried {
    async fn send(&mut self, address: &str, request: &Request) {
        let status = self.status(address, request).await;
        status.into_iter().for_each(|status| *self.seen.entry(status).or_default() += 1);
    }
    async fn of_metrics(&mut self, address: &str, request: &Request) {
        let status = self.status(address, request).await;
        status.into_iter().for_each(|status| *self.seen_by_metrics.entry(status).or_default() += 1);
    }
    async fn status(&mut self, address: &str, request: &Request) -> Option<u16> {
        let Some(answer) = send(address, request).await else {
            if !request.is_cut_short {
                self.wrong.push(format!("no answer {} to {request:?}", self.told()));
            }
            return None;
        };
        if let Some(complaint) = complaint(request, &answer) {
            let start: String = answer.body.chars().take(300).collect();
            self.wrong.push(format!("{complaint}: {} {start}\n  {} to {request:?}", answer.status, self.told()));
        }
        Some(answer.status)
    }
    fn told(&self) -> String {
        self.round.map(Round::told).unwrap_or_default()
    }
    fn was_fine(&self) {
        let Tried { seen, seen_by_metrics, wrong, .. } = self;
        assert!(wrong.is_empty(), "{} of {seen:?}, {seen_by_metrics:?}:\n{}", wrong.len(), wrong.join("\n"));
        let came_up = |seen: &BTreeMap<u16, u32>, all: &[u16]| all.iter().all(|status| seen.contains_key(status));
        assert!(came_up(seen, &[200, 303, 400, 403, 404, 405, 409, 415, 422]), "all kinds came up: {seen:?}");
        assert!(came_up(seen_by_metrics, &[200, 404, 405]), "where the metrics are, too: {seen_by_metrics:?}");
    }
}

/// Every address was asked for in every way it has; and what is done at tables was not refused at the door each time.
fn were_reached(routes: &[Route], counted: &str) {
    for route in routes {
        for method in &route.methods {
            let line = format!("wardroom_requests_total{{method=\"{method}\",route=\"{}\",status=\"", route.path);
            let statuses = counted.lines().filter_map(|counted| counted.strip_prefix(&line));
            let statuses: Vec<&str> = statuses.filter_map(|rest| rest.split('"').next()).collect();
            assert!(!statuses.is_empty(), "{method} {} was never reached", route.path);
            let is_inside = |status: &&str| !["403", "404", "405", "413", "415", "429", "431"].contains(status);
            let is_of_players = ["/t/", "/r/", "/learn/"].iter().any(|place| route.path.starts_with(place));
            assert!(
                !is_of_players || statuses.iter().any(is_inside),
                "{method} {} never came past the door: {statuses:?}",
                route.path
            );
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_edited_position_is_shown_or_refused_and_breaks_nothing() {
    let server = TestServer::open().await;
    let (mut guest, mut shown, mut refused) = (server.guest(), 0, 0);
    let games = wardroom_catalog::games(&wardroom_catalog::Boxes::new());
    for (round, game) in rounds(1).into_iter().flat_map(|round| games.iter().map(move |game| (round, game))) {
        let (tables, mut rng) = (replay::tables(&**game), FastRng(round.seed.unwrap_or(7)));
        for _ in 0..ODD_TABLES {
            let text = replay::record_of(&**game, &any_disturbed(&tables, &mut rng));
            let sent = guest.post("/records", &[("record", &text)]).await;
            match sent.status {
                StatusCode::SEE_OTHER => {
                    let page = guest.get(&sent.location).await;
                    assert!(page.status.as_u16() < 500, "{}: {}\n{}\n{text}", page.status, page.body, round.told());
                    shown += 1;
                }
                StatusCode::UNPROCESSABLE_ENTITY => {
                    assert!(sent.body.contains("Line "), "it says where: {}", sent.body);
                    refused += 1;
                }
                other => panic!("{other}: {}\n{}\n{text}", sent.body, round.told()),
            }
        }
    }
    assert!(shown > 20 && refused > 20, "{shown} could be, {refused} could not");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_refused_changes_nothing() {
    let (server, routes) = (TestServer::open().await, routes());
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    play_on(&mut silver, &mut gold, &table, &mut FastRng(3), 4).await;
    let gathering = silver.make("me", "open").await;
    let address = server.running.address().to_string();
    let known = vec![table.clone(), gathering.clone(), "nothere".into(), "marauders".into()];
    let mut runner = fixed();
    let (mut before, mut refused) = (memory(&server).await, BTreeMap::from([("stranger", 0), ("player", 0)]));
    let spots: Vec<Spot> = known.iter().map(|word| Spot::usual("turning-tides", word)).collect();
    for round in rounds(3) {
        runner = round.rng().unwrap_or(runner);
        // A person who signs out or deletes the account would hold no seat any more.
        let posts = routes.iter().filter(|route| route.methods.contains(&"POST") && route.path != "/me/forget");
        for (place, route) in posts.filter(|route| route.path != "/me/out").enumerate() {
            let spot = &spots[(place + round.number) % if route.path.starts_with("/t/") { 2 } else { 4 }];
            let of_a_player = request_of_a_player(route, &silver.cookie(), &address, spot);
            for (who, request) in [
                ("stranger", request(route, &known).new_tree(&mut runner).unwrap().current()),
                ("player", of_a_player.new_tree(&mut runner).unwrap().current()),
            ] {
                let answer = send(&address, &request).await;
                if answer.is_none_or(|answer| answer.status >= 400) {
                    let after = memory(&server).await;
                    let new: Vec<_> = after.keys().filter(|line| !before.contains_key(*line)).collect();
                    assert!(
                        after == before,
                        "refused, and yet something was written: {new:?}\n  {} by {request:?}",
                        round.told()
                    );
                    *refused.entry(who).or_default() += 1;
                } else {
                    before = settled(&server).await;
                }
            }
        }
    }
    assert!(refused.values().all(|count| *count > 20), "both were refused often enough: {refused:?}");
    assert!(silver.question(&table, "silver").await.is_some() | gold.question(&table, "gold").await.is_some());
}
