//! What was acknowledged is there after a restart; what does not fit stops one match only.

use crate::test_server::{Guest, TestServer, execute, play_on, surrender, two_at_a_table};
use reqwest::StatusCode;
use std::time::Duration;
use wardroom_kernel::FastRng;
use wardroom_store::{JournalEntry, Line, Store};

#[tokio::test]
async fn a_restart_in_mid_game_loses_nothing() {
    let mut server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    let mut rng = FastRng(5);
    for _ in 0..5 {
        play_on(&mut silver, &mut gold, &table, &mut rng, 7).await;
        let before = settled_pages(&mut silver, &mut gold, &table).await;
        server = server.reopen().await;
        (silver, gold) = (silver.moved_to(&server), gold.moved_to(&server));
        assert_eq!(before, settled_pages(&mut silver, &mut gold, &table).await);
    }
}

/// What both players see, once the result and the ratings of a match that has just ended are shown.
async fn settled_pages(silver: &mut Guest, gold: &mut Guest, table: &str) -> [String; 2] {
    let path = format!("/t/{table}");
    let mut pages = async || {
        let pages = [silver.get(&path).await.body, gold.get(&path).await.body];
        pages.map(|page| page.split("<main").nth(1).unwrap_or_default().to_owned())
    };
    let mut before = pages().await;
    loop {
        tokio::time::sleep(Duration::from_millis(200)).await;
        let now = pages().await;
        if now == before {
            return now;
        }
        before = now;
    }
}

/// Half of a sealed round is on disk too: the very card that was chosen last, for its owner's eyes.
#[tokio::test]
async fn a_restart_loses_no_sealed_card_and_reveals_none() {
    let mut server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    let question = silver.question(&table, "silver").await.expect("both choose a card");
    let asked = gold.question(&table, "gold").await.expect("both choose a card");
    let path = format!("/t/{table}");
    let main = |page: String| page.split("<main").nth(1).expect("a page has a main part").to_owned();
    let unsealed = main(gold.get(&path).await.body);
    let ask = format!("{path}/ask?seat=silver");
    let mut seen = Vec::new();
    for offer in &question.offers[..2] {
        assert_eq!(silver.answer(&table, "silver", &question.seq, offer).await.status, StatusCode::OK);
        let told = silver.get(&ask).await.body;
        assert!(told.contains(&format!("\"sealed\":\"{offer}\"")), "its owner knows which card is sealed: {told}");
        seen.push([told, main(silver.get(&path).await.body), main(gold.get(&path).await.body)]);
    }
    let [first, last] = [&seen[0], &seen[1]];
    assert_eq!(first[2], last[2], "the other player does not");
    assert_eq!(unsealed, last[2], "nor that there is one");
    server = server.reopen().await;
    (silver, gold) = (silver.moved_to(&server), gold.moved_to(&server));
    let after = [silver.get(&ask).await.body, main(silver.get(&path).await.body), main(gold.get(&path).await.body)];
    assert_eq!(after, *last);
    assert_eq!(gold.question(&table, "gold").await, Some(asked), "gold is still to choose");
}

#[tokio::test]
async fn a_journal_that_does_not_fit_freezes_its_match_and_no_other() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    let (other, _, fine) = two_at_a_table(&server).await;
    play_on(&mut silver, &mut gold, &table, &mut FastRng(2), 3).await;
    server.running.stop().await;
    let database = server.data.path().join("test.sqlite").display().to_string();
    let store = Store::open(&database).await.unwrap();
    let length = store.table(&table).await.unwrap().unwrap().length;
    let line = Line { at: 1, line: "0 silver: card.kraken".into(), chance: String::new() };
    store.append(&table, length, vec![line], None).await.unwrap();
    store.close().await;
    let server = TestServer {
        running: wardroom_site::Server::bind(crate::test_server::config(&server.data)).await.unwrap(),
        data: server.data,
    };
    let page = silver.moved_to(&server).get(&format!("/t/{table}")).await;
    assert_eq!(page.status, StatusCode::INTERNAL_SERVER_ERROR);
    assert!(page.body.contains("stands still"), "{}", page.body);
    assert!(other.moved_to(&server).question(&fine, "silver").await.is_some());
    assert_eq!(other.moved_to(&server).get("/").await.status, StatusCode::OK);
    assert_eq!(silver.moved_to(&server).get("/").await.status, StatusCode::OK, "its players still have their lists");
}

/// If a match ends at another server, a request for its record may arrive here before that news.
#[tokio::test]
async fn a_record_is_there_as_soon_as_the_match_is_over_anywhere() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    play_on(&mut silver, &mut gold, &table, &mut FastRng(2), 3).await;
    surrender(&mut silver, &mut gold, &table).await;
    let path = format!("/t/{table}/record");
    let record = silver.get(&path).await;
    assert_eq!(record.status, StatusCode::OK);
    let server = server
        .reopen_after(&format!(
            "CREATE TABLE news AS SELECT * FROM journal WHERE table_id = '{table}' ORDER BY n DESC LIMIT 1; \
             CREATE TABLE ends AS SELECT outcome FROM tables WHERE id = '{table}'; \
             DELETE FROM journal WHERE table_id = '{table}' AND n = (SELECT n FROM news); \
             UPDATE tables SET state = 'playing', outcome = NULL, length = length - 1 WHERE id = '{table}'"
        ))
        .await;
    silver = silver.moved_to(&server);
    assert_eq!(silver.get(&path).await.status, StatusCode::FORBIDDEN, "it goes on, as far as is known here");
    let other = format!(
        "INSERT INTO journal SELECT * FROM news; \
         UPDATE tables SET state = 'over', outcome = (SELECT outcome FROM ends), length = length + 1 WHERE id = '{table}'"
    );
    execute(&mut server.database().await, &other).await;
    let told = silver.get(&path).await;
    assert_eq!((told.status, told.body), (StatusCode::OK, record.body));
}

/// Rules change from version to version: a match is played under those it was begun with, or not at all.
#[tokio::test]
async fn a_match_of_other_rules_waits_for_the_program_that_has_them_and_no_other_does() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    let (mut other, _, fine) = two_at_a_table(&server).await;
    play_on(&mut silver, &mut gold, &table, &mut FastRng(2), 3).await;
    while silver.question(&table, "silver").await.is_none() {
        assert!(gold.play(&table, "gold", &mut FastRng(2)).await, "gold is asked");
    }
    let question = silver.question(&table, "silver").await.unwrap();
    let before = journal(&server, &table).await;
    let version =
        |change: &str| format!("UPDATE tables SET rules_version = rules_version {change} WHERE id = '{table}'");

    let server = server.reopen_after(&version("+ 1")).await;
    (silver, other) = (silver.moved_to(&server), other.moved_to(&server));
    for (language, words) in [("en", "begun under other rules"), ("de", "nach anderen Regeln begonnen")] {
        silver.post("/language", &[("language", language)]).await;
        let page = silver.get(&format!("/t/{table}")).await;
        assert!(page.status == StatusCode::CONFLICT && page.body.contains(words), "{}: {}", page.status, page.body);
        let refused = silver.answer(&table, "silver", &question.seq, &question.offers[0]).await;
        assert_eq!((refused.status, &refused.json()["code"]), (StatusCode::CONFLICT, &"frozen".into()));
        assert!(refused.json()["message"].as_str().unwrap().contains(words), "{}", refused.body);
    }
    silver.post("/language", &[("language", "en")]).await;
    assert!(silver.get("/").await.body.contains("cannot go on"), "it is listed as what it is");
    assert!(other.play(&fine, "silver", &mut FastRng(1)).await, "another table plays on");
    assert_eq!(journal(&server, &table).await, before, "nothing was written to it");

    let server = server.reopen_after(&version("- 1")).await;
    silver = silver.moved_to(&server);
    assert_eq!(silver.question(&table, "silver").await.as_ref(), Some(&question), "it goes on where it was");
    assert!(silver.play(&table, "silver", &mut FastRng(1)).await);
    assert_eq!(journal(&server, &table).await.len(), before.len() + 1);
}

/// Ahoy and Merchants & Marauders also play the version before: tables that were begun under it go on, by its rules.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_of_an_earlier_version_that_the_program_still_plays_goes_on() {
    for (game, own, bot) in [("ahoy", "squadron", "union"), ("marauders", "red", "blue")] {
        let server = TestServer::open().await;
        let mut guest = server.guest();
        let (own_seat, bot_seat) = (format!("holder.{own}"), format!("holder.{bot}"));
        let fields =
            [("game", game), ("mode", "base"), (&*own_seat, "me"), (&*bot_seat, "bot:easy"), ("name", "Lotte")];
        let table = guest.make_with(&fields).await;
        guest.contribute(&table, own).await;
        let server = server.reopen_after(&format!("UPDATE tables SET rules_version = 1 WHERE id = '{table}'")).await;
        let mut guest = guest.moved_to(&server);
        let mut rng = FastRng(3);
        let mut answers = 0;
        for _ in 0..600 {
            if guest.play(&table, own, &mut rng).await {
                answers += 1;
            } else {
                tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            }
            if answers == 5 {
                break;
            }
        }
        assert_eq!(answers, 5, "{game} goes on");
        let store = Store::open(&server.data.path().join("test.sqlite").display().to_string()).await.unwrap();
        assert_eq!(store.table(&table).await.unwrap().unwrap().rules_version, 1, "{game}");
        store.close().await;
    }
}

async fn journal(server: &TestServer, table: &str) -> Vec<JournalEntry> {
    let store = Store::open(&server.data.path().join("test.sqlite").display().to_string()).await.unwrap();
    let journal = store.journal(table, 0).await.unwrap();
    store.close().await;
    journal
}

#[tokio::test]
async fn two_servers_over_one_file_never_accept_the_same_answer_twice() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    let second = wardroom_site::Server::bind(crate::test_server::config(&server.data)).await.unwrap();
    let second = TestServer { running: second, data: tempfile::TempDir::new().unwrap() };
    let question = silver.question(&table, "silver").await.unwrap();
    let mut elsewhere = silver.moved_to(&second);
    assert_eq!(elsewhere.question(&table, "silver").await.unwrap(), question);
    assert_eq!(silver.answer(&table, "silver", &question.seq, &question.offers[0]).await.status, StatusCode::OK);
    // The second server does not know of it (SQLite notifies no other server): its append is refused, and it reads again.
    let late = elsewhere.answer(&table, "silver", &question.seq, &question.offers[1]).await;
    assert_eq!((late.status, &late.json()["code"]), (StatusCode::CONFLICT, &"stale".into()));
    let gold_asked = gold.question(&table, "gold").await;
    assert_eq!(gold.moved_to(&second).question(&table, "gold").await, gold_asked);
}
