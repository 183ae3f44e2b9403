//! Clocks, and a player who is away: the others choose, whatever happens to the server meanwhile.

use crate::{
    streams::EventReader,
    test_server::{Guest, TestServer, play_on, surrender, three_at_a_table, two_at_a_table},
};
use reqwest::StatusCode;
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _};
use std::time::Duration;
use wardroom_kernel::FastRng;
use wardroom_site::{Config, Server};
use wardroom_store::Store;

pub(crate) const HOUR: i64 = 60 * 60 * 1000;
pub(crate) const DAY: i64 = 24 * HOUR;
pub(crate) const LIVE: [(&str, &str); 3] = [("pace", "live"), ("minutes", "10"), ("seconds", "5")];

/// Two people at a public table of Turning Tides that has begun.
pub(crate) async fn two_in_a_hurry(server: &TestServer, pace: &[(&str, &str)]) -> (Guest, Guest, String) {
    let (mut silver, mut gold) = (server.guest(), server.guest());
    let chairs = [
        ("game", "turning-tides"),
        ("mode", "intro"),
        ("holder.silver", "me"),
        ("holder.gold", "anyone"),
        ("name", "Lotte"),
    ];
    let table = silver.make_with(&[&chairs[..], pace].concat()).await;
    gold.post(&format!("/t/{table}/sit"), &[("seat", "gold"), ("name", "Gustav")]).await;
    silver.contribute(&table, "silver").await;
    gold.contribute(&table, "gold").await;
    (silver, gold, table)
}

/// Stops the server, lets time go by, and opens it again.
pub(crate) async fn later(server: TestServer, milliseconds: i64) -> TestServer {
    later_with(server, milliseconds, |_| ()).await
}

/// The same, with other settings of the table.
pub(crate) async fn later_with(server: TestServer, milliseconds: i64, change: impl FnOnce(&mut Config)) -> TestServer {
    let data = server.data;
    server.running.stop().await;
    sqlx::any::install_default_drivers();
    let url = format!("sqlite://{}", data.path().join("test.sqlite").display());
    let mut connection = AnyConnection::connect(&url).await.unwrap();
    let sql = format!(
        "UPDATE journal SET at = at - {milliseconds}; UPDATE tables SET started = started - {milliseconds}, updated = updated - {milliseconds}"
    );
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let mut config = crate::test_server::config(&data);
    change(&mut config);
    TestServer { running: Server::bind(config).await.unwrap(), data }
}

pub(crate) async fn page(guest: &mut Guest, table: &str) -> String {
    let reply = guest.get(&format!("/t/{table}")).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.body);
    reply.body
}

pub(crate) async fn choose(guest: &mut Guest, table: &str, about: &str, choice: &str) -> crate::test_server::Reply {
    guest.fetch(&format!("/t/{table}/absent"), &[("about", about), ("choice", choice)]).await
}

/// Silver has answered, gold has not.
pub(crate) async fn gold_is_waited_for(silver: &mut Guest, gold: &mut Guest, table: &str) {
    play_on(silver, gold, table, &mut FastRng(3), 3).await;
    while gold.question(table, "gold").await.is_none() {
        assert!(silver.play(table, "silver", &mut FastRng(4)).await);
    }
    while silver.question(table, "silver").await.is_some() && silver.play(table, "silver", &mut FastRng(4)).await {
        // Under seal the question stays open; then there is nothing more to answer.
        if page(silver, table).await.contains("sealed") {
            break;
        }
    }
}

#[tokio::test]
async fn when_time_is_up_the_others_choose_and_waiting_gives_time_also_after_a_restart() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_in_a_hurry(&server, &LIVE).await;
    let shown = page(&mut silver, &table).await;
    assert!(shown.contains("role=\"timer\"") && shown.contains(">10:00"), "a clock, also without scripts");
    gold_is_waited_for(&mut silver, &mut gold, &table).await;
    assert_eq!(choose(&mut silver, &table, "gold", "wait").await.json()["code"], "not-away");
    let server = later(server, HOUR).await;
    let (mut silver, mut gold) = (silver.moved_to(&server), gold.moved_to(&server));
    let shown = page(&mut silver, &table).await;
    assert!(shown.contains("Gustav has run out of time") && shown.contains("value=\"claim\""), "{shown}");
    assert!(!page(&mut gold, &table).await.contains("value=\"claim\""), "a player has no vote about themselves");
    let onlooker = page(&mut server.guest(), &table).await;
    assert!(onlooker.contains("Gustav has run out of time") && !onlooker.contains("value=\"wait\""));
    assert_eq!(choose(&mut gold, &table, "gold", "wait").await.status, StatusCode::FORBIDDEN);
    assert_eq!(choose(&mut server.guest(), &table, "gold", "end").await.status, StatusCode::FORBIDDEN);
    assert_eq!(choose(&mut silver, &table, "gold", "mutiny").await.json()["code"], "field");
    assert_eq!(choose(&mut silver, &table, "silver", "end").await.status, StatusCode::FORBIDDEN);
    assert_eq!(choose(&mut silver, &table, "gold", "wait").await.status, StatusCode::OK);
    assert!(!page(&mut silver, &table).await.contains("has run out of time"));
    let server = server.reopen().await;
    let mut silver = silver.moved_to(&server);
    assert!(!page(&mut silver, &table).await.contains("has run out of time"), "the journal knows");
    let server = later(server, HOUR).await;
    let mut silver = silver.moved_to(&server);
    assert!(page(&mut silver, &table).await.contains("Gustav has run out of time"));
    assert_eq!(choose(&mut silver, &table, "gold", "claim").await.status, StatusCode::OK);
    let record = silver.get(&format!("/t/{table}/record")).await.body;
    assert!(record.contains("~ gold: offer surrender") && record.contains("! outcome: silver"), "{record}");
}

#[tokio::test]
async fn if_both_are_late_the_first_click_does_not_win() {
    let server = TestServer::open().await;
    let (silver, gold, table) = two_in_a_hurry(&server, &LIVE).await;
    let server = later(server, HOUR).await;
    let mut both = [(silver.moved_to(&server), "gold"), (gold.moved_to(&server), "silver")];
    for (guest, other) in &mut both {
        let shown = page(guest, &table).await;
        assert!(shown.contains("has run out of time") && shown.contains("value=\"wait\""), "{shown}");
        assert!(
            shown.contains("value=\"end\"") && shown.contains("value=\"bot:easy\""),
            "no other player decides: {shown}"
        );
        assert!(!shown.contains("value=\"claim\""), "{shown}");
        let refused = choose(guest, &table, other, "claim").await;
        assert_eq!((refused.status, &refused.json()["code"]), (StatusCode::CONFLICT, &"late".into()));
    }
    // A player who answers is in time again; the other may not end it any more.
    let [(silver, _), (gold, _)] = &mut both;
    answers(silver, &table, "silver").await;
    let shown = page(gold, &table).await;
    assert!(!shown.contains("value=\"end\"") && !shown.contains("value=\"claim\""), "{shown}");
    for choice in ["end", "bot:easy", "claim"] {
        assert_eq!(choose(gold, &table, "silver", choice).await.json()["code"], "not-away");
    }
    assert!(page(silver, &table).await.contains("value=\"claim\""));
    assert_eq!(choose(silver, &table, "gold", "claim").await.status, StatusCode::OK);
    assert!(silver.get(&format!("/t/{table}/record")).await.body.contains("! outcome: silver"));
}

#[tokio::test]
async fn a_player_who_left_loses_all_the_same_when_their_time_is_up() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_in_a_hurry(&server, &LIVE).await;
    gold_is_waited_for(&mut silver, &mut gold, &table).await;
    assert_eq!(gold.fetch(&format!("/t/{table}/leave"), &[("seat", "gold")]).await.status, StatusCode::OK);
    let shown = page(&mut silver, &table).await;
    assert!(shown.contains("Gustav had to leave") && !shown.contains("value=\"claim\""), "there is time left");
    assert_eq!(choose(&mut silver, &table, "gold", "claim").await.json()["code"], "not-away");
    let server = later(server, HOUR).await;
    let mut silver = silver.moved_to(&server);
    let shown = page(&mut silver, &table).await;
    assert!(shown.contains("Gustav has run out of time") && shown.contains("value=\"claim\""), "{shown}");
    assert_eq!(choose(&mut silver, &table, "gold", "claim").await.status, StatusCode::OK);
    assert!(silver.get(&format!("/t/{table}/record")).await.body.contains("! outcome: silver"));
}

#[tokio::test]
async fn a_bot_plays_for_a_person_until_they_are_back_and_the_record_verifies() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_in_a_hurry(&server, &LIVE).await;
    gold_is_waited_for(&mut silver, &mut gold, &table).await;
    let server = later(server, HOUR).await;
    let (mut silver, mut gold) = (silver.moved_to(&server), gold.moved_to(&server));
    assert_eq!(choose(&mut silver, &table, "gold", "bot:easy").await.status, StatusCode::OK);
    assert!(page(&mut silver, &table).await.contains("a bot plays"));
    assert!(!page(&mut silver, &table).await.contains("has run out of time"));
    let own = page(&mut gold, &table).await;
    assert!(own.contains("A bot is playing for you") && !own.contains("id=\"answers\""));
    let refused = gold.answer(&table, "gold", "1", "card.wait").await;
    assert_eq!(refused.json()["code"], "bot-sails");
    for _ in 0..4 {
        answers(&mut silver, &table, "silver").await;
    }
    // The bot goes on after a restart.
    let server = server.reopen().await;
    let (mut silver, mut gold) = (silver.moved_to(&server), gold.moved_to(&server));
    for _ in 0..4 {
        answers(&mut silver, &table, "silver").await;
    }
    assert_eq!(gold.fetch(&format!("/t/{table}/back"), &[("seat", "gold")]).await.status, StatusCode::OK);
    assert_eq!(
        gold.fetch(&format!("/t/{table}/back"), &[("seat", "gold")]).await.status,
        StatusCode::OK,
        "twice is once"
    );
    assert!(!page(&mut silver, &table).await.contains("a bot plays"));
    while silver.play(&table, "silver", &mut FastRng(8)).await && gold.question(&table, "gold").await.is_none() {}
    answers(&mut gold, &table, "gold").await;
    surrender(&mut silver, &mut gold, &table).await;
    assert!(page(&mut silver, &table).await.contains("every roll recomputed"), "the record holds");
    let record = silver.get(&format!("/t/{table}/record")).await.body;
    // By what lines are, not by what words they hold: a seat may well navigate > back, and a secret is any letters.
    let notes: Vec<&str> =
        record.lines().filter(|line| line.starts_with('!') && !line.starts_with("! outcome: ")).collect();
    assert!(notes.is_empty() && record.contains("player: Gustav\n"), "{notes:?} in {record}");
}

#[tokio::test]
async fn a_bot_that_sits_in_goes_on_after_a_restart_without_an_open_page() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_in_a_hurry(&server, &LIVE).await;
    gold_is_waited_for(&mut silver, &mut gold, &table).await;
    // So slow that the server is closed before the bot has answered.
    let server = later_with(server, HOUR, |config| config.bot_pause = Duration::from_secs(60 * 60)).await;
    assert_eq!(choose(&mut silver.moved_to(&server), &table, "gold", "bot:easy").await.status, StatusCode::OK);
    let server = server.reopen().await;
    let store = Store::open(&server.data.path().join("test.sqlite").display().to_string()).await.unwrap();
    let mut tries = 0;
    loop {
        let journal = store.journal(&table, 0).await.unwrap();
        let agreed = journal.iter().position(|entry| entry.line == "! gold: agreed bot:easy").expect("a note");
        if journal[agreed + 1..].iter().any(|entry| entry.line.contains(" gold: ")) {
            break;
        }
        tries += 1;
        assert!(tries < 300, "the bot has stopped: {journal:?}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    store.close().await;
}

/// Waits until the seat is asked, and answers.
pub(crate) async fn answers(guest: &mut Guest, table: &str, seat: &str) {
    for _ in 0..200 {
        if guest.play(table, seat, &mut FastRng(9)).await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("{seat} is never asked");
}

#[tokio::test]
async fn a_game_that_is_abandoned_is_over_everywhere_and_has_no_winner() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_in_a_hurry(&server, &[("pace", "days"), ("days", "1")]).await;
    gold_is_waited_for(&mut silver, &mut gold, &table).await;
    assert_eq!(silver.get(&format!("/t/{table}/record")).await.status, StatusCode::FORBIDDEN, "not yet");
    let server = later(server, 25 * HOUR).await;
    let (mut silver, mut gold) = (silver.moved_to(&server), gold.moved_to(&server));
    let shown = page(&mut silver, &table).await;
    assert!(shown.contains("Gustav has run out of time") && !shown.contains("value=\"claim\""), "days are not claimed");
    assert_eq!(choose(&mut silver, &table, "gold", "claim").await.json()["code"], "not-away");
    assert_eq!(choose(&mut silver, &table, "gold", "end").await.status, StatusCode::OK);
    for _ in 0..2 {
        let shown = page(&mut silver, &table).await;
        assert!(shown.contains("Ended without a result: Gustav was away"), "{shown}");
        assert!(shown.contains("every roll recomputed") && !shown.contains("class=\"winner\""));
        assert!(!page(&mut gold, &table).await.contains("id=\"answers\""));
    }
    assert_eq!(choose(&mut silver, &table, "gold", "end").await.json()["code"], "not-away");
    let late = gold.answer(&table, "gold", "1", "card.wait").await;
    assert_eq!((late.status, &late.json()["code"]), (StatusCode::CONFLICT, &"game-over".into()));
    let record = server.guest().get(&format!("/t/{table}/record")).await.body;
    assert!(record.contains("# abandoned: gold was away") && record.contains("\nsecret: "), "{record}");
    assert!(server.guest().get("/").await.body.contains("Ended without a result: Gustav was away"));
    let replay = server.guest().get(&format!("/t/{table}/replay?seat=everyone")).await;
    assert_eq!(replay.status, StatusCode::OK, "nothing is secret any more");
    let server = server.reopen().await;
    assert!(page(&mut silver.moved_to(&server), &table).await.contains("Ended without a result"));
    let again = silver.moved_to(&server).post(&format!("/t/{table}/rematch"), &[]).await;
    assert_eq!(again.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn everybody_who_is_here_must_agree_and_anyone_may_wait() {
    let server = TestServer::open().await;
    let (mut guests, table) = three_at_a_table(&server).await;
    for guest in &mut guests {
        page(guest, &table).await;
    }
    let [lotte, gustav, ines] = &mut guests;
    assert_eq!(lotte.fetch(&format!("/t/{table}/leave"), &[("seat", "squadron")]).await.status, StatusCode::OK);
    assert!(page(lotte, &table).await.contains("You have said that you are leaving"));
    assert!(page(ines, &table).await.contains("Lotte had to leave"));
    assert_eq!(choose(gustav, &table, "squadron", "end").await.status, StatusCode::OK);
    assert!(page(ines, &table).await.contains("chosen by Gustav"), "one is not all");
    assert_eq!(choose(ines, &table, "squadron", "wait").await.status, StatusCode::OK, "one may wait");
    assert!(!page(gustav, &table).await.contains("Lotte had to leave"));
    lotte.fetch(&format!("/t/{table}/leave"), &[("seat", "squadron")]).await;
    choose(gustav, &table, "squadron", "bot:strong").await;
    choose(ines, &table, "squadron", "end").await;
    assert!(!page(ines, &table).await.contains("a bot plays"), "they do not agree");
    // Both change their mind at once.
    let (one, other) = tokio::join!(choose(gustav, &table, "squadron", "end"), choose(ines, &table, "squadron", "end"));
    let is_fine = |status| status == StatusCode::OK || status == StatusCode::CONFLICT;
    assert!(is_fine(one.status) && is_fine(other.status), "{one:?} {other:?}");
    assert!(page(ines, &table).await.contains("Ended without a result: Lotte was away"));
}

/// Lotte has said goodbye, and Gustav would end it.
async fn gustav_would_end_it(server: &TestServer) -> ([Guest; 3], String) {
    let (mut guests, table) = three_at_a_table(server).await;
    let [lotte, gustav, ines] = &mut guests;
    assert_eq!(lotte.fetch(&format!("/t/{table}/leave"), &[("seat", "squadron")]).await.status, StatusCode::OK);
    for _ in 0..2 {
        page(ines, &table).await;
        assert_eq!(choose(gustav, &table, "squadron", "end").await.status, StatusCode::OK);
    }
    let shown = page(ines, &table).await;
    assert!(
        shown.contains("chosen by Gustav") && shown.contains("Anyone who has not voted after 10 min no longer counts"),
        "{shown}"
    );
    (guests, table)
}

#[tokio::test]
async fn a_player_who_does_not_vote_for_long_delays_no_other() {
    let server = TestServer::open().await;
    let (guests, table) = gustav_would_end_it(&server).await;
    let server = later(server, HOUR / 6 - 30_000).await;
    let [_, mut gustav, mut ines] = guests.map(|guest| guest.moved_to(&server));
    page(&mut ines, &table).await;
    choose(&mut gustav, &table, "squadron", "end").await;
    assert!(page(&mut ines, &table).await.contains("chosen by Gustav"), "there is time left to say something");
    let server = later(server, 60_000).await;
    let (mut gustav, mut ines) = (gustav.moved_to(&server), ines.moved_to(&server));
    assert!(page(&mut ines, &table).await.contains("chosen by Gustav"), "nothing happens by itself");
    choose(&mut gustav, &table, "squadron", "end").await;
    assert!(page(&mut ines, &table).await.contains("Ended without a result: Lotte was away"));
}

#[tokio::test]
async fn a_player_who_voted_otherwise_is_asked_again_without_limit() {
    let server = TestServer::open().await;
    let (mut guests, table) = gustav_would_end_it(&server).await;
    choose(&mut guests[2], &table, "squadron", "bot:easy").await;
    let server = later(server, HOUR).await;
    let [_, mut gustav, mut ines] = guests.map(|guest| guest.moved_to(&server));
    page(&mut ines, &table).await;
    choose(&mut gustav, &table, "squadron", "end").await;
    let shown = page(&mut ines, &table).await;
    assert!(shown.contains("Lotte had to leave") && !shown.contains("Ended without a result"), "{shown}");
}

#[tokio::test]
async fn without_a_clock_an_open_page_is_nobodys_eyes_until_it_says_so() {
    let server = TestServer::open().await;
    let (silver, gold, table) = two_at_a_table(&server).await;
    let server = later_with(server, 0, |config| config.away = Duration::from_secs(1)).await;
    let (mut silver, mut gold) = (silver.moved_to(&server), gold.moved_to(&server));
    let shown = page(&mut gold, &table).await;
    let often = shown.split("data-look=\"").nth(1).expect("it is to say so").split('"').next().unwrap();
    assert!((1..1000).contains(&often.parse().unwrap()), "{often}");
    assert!(!page(&mut server.guest(), &table).await.contains("data-look"), "who looks on is not waited for");
    let mut open = EventReader::open(&mut gold, &format!("/t/{table}/stream?seat=gold")).await;
    let mut reader = EventReader::open(&mut silver, &format!("/t/{table}/stream?seat=silver")).await;
    is_said(&mut reader, "Gustav has not been seen").await;
    open.next().await;
    assert_eq!(page(&mut gold, &format!("{table}?rest=on")).await.matches("data-look").count(), 1);
    assert!(page(&mut silver, &table).await.contains("Gustav has not been seen"), "a page that rests looks at nothing");
    let look = format!("/t/{table}/look");
    assert_eq!(server.guest().fetch(&look, &[]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(gold.fetch(&look, &[]).await.status, StatusCode::OK);
    let back = reader.next().await;
    assert!(back.ids().contains(&"offers") && !back.html("offers").contains("has not been seen"), "all are shown it");
    is_said(&mut reader, "Gustav has not been seen").await;
}

/// Waits until a page that is open says so.
async fn is_said(reader: &mut EventReader, words: &str) {
    while !reader.next().await.html("offers").contains(words) {}
}

#[tokio::test]
async fn without_a_clock_a_player_who_is_not_seen_counts_as_away() {
    let server = TestServer::open().await;
    let (silver, gold, table) = two_at_a_table(&server).await;
    let data = server.data;
    server.running.stop().await;
    let mut config = crate::test_server::config(&data);
    config.away = Duration::from_millis(300);
    let server = TestServer { running: Server::bind(config).await.unwrap(), data };
    let (mut silver, mut gold) = (silver.moved_to(&server), gold.moved_to(&server));
    assert!(!page(&mut silver, &table).await.contains("has not been seen"), "not at once");
    let mut reader = EventReader::open(&mut silver, &format!("/t/{table}/stream?seat=silver")).await;
    let mut heard = String::new();
    while !heard.contains("has not been seen") {
        heard += &reader.next().await.data.to_string();
    }
    assert!(page(&mut silver, &table).await.contains("Gustav has not been seen for a while"));
    page(&mut gold, &table).await;
    assert!(!page(&mut silver, &table).await.contains("has not been seen"), "there they are");
}

#[tokio::test]
async fn a_clock_does_not_reveal_an_answer_under_seal() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_in_a_hurry(&server, &LIVE).await;
    let mut onlooker = server.guest();
    let mut seen = Vec::new();
    for _ in 0..3 {
        let mut clocks = Vec::new();
        for (guest, seat) in [(&mut gold, "?seat=gold"), (&mut onlooker, "")] {
            let mut reader = EventReader::open(guest, &format!("/t/{table}/stream{seat}")).await;
            let mut patch = reader.next().await;
            while !patch.ids().contains(&"clocks") {
                patch = reader.next().await;
            }
            let parts = patch.data["fragments"].as_array().unwrap().clone();
            clocks.push(parts.into_iter().find(|part| part["id"] == "clocks").unwrap().to_string());
        }
        assert!(clocks[0].contains("data-since"), "{clocks:?}");
        seen.push(clocks);
        tokio::time::sleep(Duration::from_millis(30)).await;
        // Answered, then changed, under seal.
        let question = silver.question(&table, "silver").await.unwrap();
        let offer = &question.offers[seen.len() % question.offers.len()];
        assert_eq!(silver.answer(&table, "silver", &question.seq, offer).await.status, StatusCode::OK);
    }
    assert!(seen.iter().all(|clocks| *clocks == seen[0]), "{seen:#?}");
    assert!(!page(&mut silver, &table).await.contains("silver\"><svg aria-hidden=\"true\"><use href=\"#crest-silver\"></use></svg></span><span class=\"sr\">Lotte: </span><svg class=\"i\" aria-hidden=\"true\"><use href=\"#ui-clock\"></use></svg><span class=\"clock-time num\" role=\"timer\" aria-live=\"off\" data-own data-since"), "one's own stands");
}
