//! A game that goes on for weeks: a player does not decide for the others by being present first.

use crate::{
    absence::{DAY, HOUR, choose, later, page},
    test_server::{Guest, TestServer},
};
use reqwest::StatusCode;
use wardroom_kernel::FastRng;

const DAYS: [(&str, &str); 3] = [("pace", "days"), ("days", "1"), ("public", "on")];

/// Three people at a table that has begun, by seat.
async fn three(
    server: &TestServer,
    game: &str,
    mode: &str,
    seats: [&'static str; 3],
) -> (Vec<(&'static str, Guest)>, String) {
    let names = ["Lotte", "Gustav", "Ines"];
    let mut guests: Vec<_> = seats.map(|seat| (seat, server.guest())).into();
    let holders = seats.map(|seat| format!("holder.{seat}"));
    let mut fields = vec![("game", game), ("mode", mode), ("name", names[0]), (&*holders[0], "me")];
    fields.extend(holders[1..].iter().map(|holder| (&**holder, "anyone")));
    fields.extend(DAYS);
    let table = guests[0].1.make_with(&fields).await;
    for ((seat, guest), name) in guests.iter_mut().zip(names).skip(1) {
        guest.post(&format!("/t/{table}/sit"), &[("seat", seat), ("name", name)]).await;
    }
    for (seat, guest) in &mut guests {
        assert_eq!(guest.contribute(&table, seat).await.status, StatusCode::SEE_OTHER);
    }
    (guests, table)
}

/// Those who are asked stand behind the others.
async fn by_question(mut guests: Vec<(&'static str, Guest)>, table: &str) -> (Vec<(&'static str, Guest)>, usize) {
    let mut asked = Vec::new();
    for (seat, guest) in &mut guests {
        asked.push((guest.question(table, seat).await.is_some(), *seat));
    }
    guests.sort_by_key(|(seat, _)| asked.contains(&(true, *seat)));
    (guests, asked.iter().filter(|(is_asked, _)| *is_asked).count())
}

async fn is_called(guest: &mut Guest) -> bool {
    guest.get("/me/elsewhere").await.body.contains("data-tables=\"1\"")
}

/// The reader's own tables, as the start page lists them.
async fn mine(guest: &mut Guest) -> String {
    let page = guest.get("/").await.body;
    page.split("<section id=\"mine\"").nth(1).unwrap().split("</section>").next().unwrap().to_owned()
}

#[tokio::test]
async fn over_days_all_who_have_time_must_agree_wherever_they_are_and_are_called_for_it() {
    let server = TestServer::open().await;
    let (guests, table) = three(&server, "ahoy", "base", ["squadron", "union", "smuggler"]).await;
    let (guests, asked) = by_question(guests, &table).await;
    assert_eq!(asked, 1);
    let late = guests[2].0;
    let server = later(server, DAY + HOUR).await;
    let mut guests: Vec<Guest> = guests.iter().map(|(_, guest)| guest.moved_to(&server)).collect();
    let [here, elsewhere, overdue] = &mut guests[..] else { panic!("three") };
    assert!(page(here, &table).await.contains("who have time left, wherever they are"), "it is told how it is decided");
    assert!(is_called(here).await && is_called(elsewhere).await, "a player has to choose");
    assert_eq!(choose(here, &table, late, "end").await.status, StatusCode::OK);
    let shown = page(here, &table).await;
    assert!(shown.contains("has run out of time") && shown.contains("chosen by"), "one is not all: {shown}");
    assert!(!is_called(here).await, "who has chosen is not asked again");
    assert!(is_called(elsewhere).await, "the other is asked");
    assert!(elsewhere.get("/me/elsewhere").await.body.contains("Your decision is needed:"));
    let listed = mine(elsewhere).await;
    assert!(listed.contains("how shall it go on?") && listed.contains(">Choose<"), "{listed}");
    assert!(mine(here).await.contains(">Look<"), "{}", mine(here).await);
    assert!(is_called(overdue).await && mine(overdue).await.contains("Your turn"), "it is still their decision");
    elsewhere.post("/language", &[("language", "de")]).await;
    assert!(mine(elsewhere).await.contains("Wie soll es weitergehen?"));
    elsewhere.post("/language", &[("language", "en")]).await;
    assert!(page(elsewhere, &table).await.contains("chosen by"), "and finds the question at the table");
    assert_eq!(choose(elsewhere, &table, late, "end").await.status, StatusCode::OK);
    assert!(page(here, &table).await.contains("Ended without a result"));
    assert!(!is_called(here).await && !is_called(elsewhere).await);
}

#[tokio::test]
async fn over_days_a_bot_needs_agreement_too_and_to_wait_needs_none() {
    let server = TestServer::open().await;
    let (guests, table) = three(&server, "ahoy", "base", ["squadron", "union", "smuggler"]).await;
    let (guests, _) = by_question(guests, &table).await;
    let late = guests[2].0;
    let server = later(server, DAY + HOUR).await;
    let mut guests: Vec<Guest> = guests.iter().map(|(_, guest)| guest.moved_to(&server)).collect();
    let [here, elsewhere, _] = &mut guests[..] else { panic!("three") };
    assert_eq!(choose(here, &table, late, "bot:easy").await.status, StatusCode::OK);
    assert!(!page(here, &table).await.contains("a bot plays"), "one is not all");
    assert_eq!(choose(elsewhere, &table, late, "wait").await.status, StatusCode::OK);
    assert!(!page(here, &table).await.contains("has run out of time"), "anyone may wait");
    assert!(!is_called(here).await && !is_called(elsewhere).await, "and no player has to choose any more");
}

#[tokio::test]
async fn over_days_a_player_who_deleted_the_account_need_not_agree() {
    let server = TestServer::open().await;
    let (guests, table) = three(&server, "ahoy", "base", ["squadron", "union", "smuggler"]).await;
    let (mut guests, _) = by_question(guests, &table).await;
    let (gone, late) = (guests[0].0, guests[2].0);
    guests[0].1.post("/me/forget", &[]).await;
    // To wait gives time, and notifies no player.
    let here = &mut guests[1].1;
    assert!(page(here, &table).await.contains("had to leave"));
    assert_eq!(choose(here, &table, gone, "wait").await.status, StatusCode::OK);
    let server = later(server, DAY + HOUR).await;
    let mut here = guests[1].1.moved_to(&server);
    assert!(page(&mut here, &table).await.contains("has run out of time"));
    assert_eq!(choose(&mut here, &table, late, "bot:easy").await.status, StatusCode::OK);
    assert!(page(&mut here, &table).await.contains("a bot plays"), "the only one who has time has decided");
}

#[tokio::test]
async fn over_days_who_is_overdue_too_is_not_asked() {
    let server = TestServer::open().await;
    let (mut guests, table) = three(&server, "efemeris", "general", ["altair", "bellatrix", "capella"]).await;
    let mut rng = FastRng(5);
    // Until all are asked at once: one answers under seal, the others let a day go by.
    loop {
        let (sorted, asked) = by_question(guests, &table).await;
        guests = sorted;
        let (seat, guest) = guests.last_mut().unwrap();
        assert!(guest.play(&table, seat, &mut rng).await);
        if asked == 3 {
            break;
        }
    }
    let late = guests[0].0;
    let server = later(server, DAY + HOUR).await;
    let mut overdue = guests[1].1.moved_to(&server);
    let shown = page(&mut overdue, &table).await;
    let paper = shown.split("class=\"away\"").find(|paper| paper.contains("value=\"wait\"")).expect("a paper");
    assert!(!paper.contains("value=\"end\"") && !paper.contains("value=\"bot:easy\""), "{paper}");
    for choice in ["end", "bot:strong"] {
        assert_eq!(choose(&mut overdue, &table, late, choice).await.json()["code"], "late", "a player has time left");
    }
    let mut alone = guests[2].1.moved_to(&server);
    assert_eq!(page(&mut alone, &table).await.matches("has run out of time").count(), 4, "two papers, read aloud too");
    assert_eq!(choose(&mut alone, &table, late, "end").await.status, StatusCode::OK);
    assert!(page(&mut alone, &table).await.contains("Ended without a result"));
}
