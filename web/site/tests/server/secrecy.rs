//! What is sent to a viewer does not depend on what they must not know.

use crate::{
    streams::EventReader,
    test_server::{Guest, TestServer, two_at_a_table},
};
use reqwest::StatusCode;
use std::collections::BTreeMap;

/// Everything that a guest can be sent about a table.
async fn all_bytes(guest: &mut Guest, table: &str, seat: &str) -> String {
    let mut all = String::new();
    let past = ["replay", "at/0.svg", "at/99999.svg"].map(|what| format!("/t/{table}/{what}{seat}"));
    let pages = [format!("/t/{table}{seat}"), format!("/t/{table}/record"), "/".into(), "/records".into()];
    for path in pages.into_iter().chain(past) {
        all += &guest.get(&path).await.body;
    }
    let seat = seat.replace('?', "&");
    let mut stream = guest.raw(&format!("/t/{table}/stream?x=1{seat}")).await;
    let mut text = String::new();
    loop {
        // What goes on around the match may come before it, after it or at once with it.
        let patch =
            text.split_inclusive("\n\n").find(|event| event.contains("event: patch") && event.ends_with("\n\n"));
        match patch {
            Some(patch) => return all + patch,
            None => text += &String::from_utf8_lossy(&stream.chunk().await.unwrap().unwrap()),
        }
    }
}

/// All that a stream tells first: each part of the page, the number of the question, and what goes on around the match.
async fn parts(guest: &mut Guest, table: &str, seat: &str) -> BTreeMap<String, String> {
    let path = format!("/t/{table}/stream{seat}");
    let mut parts = BTreeMap::new();
    for event in
        [EventReader::open(guest, &path).await.next().await, EventReader::for_gossip(guest, &path).await.next().await]
    {
        for part in event.data["fragments"].as_array().unwrap() {
            parts.insert(part["id"].as_str().unwrap().to_owned(), part.to_string());
        }
        parts.insert(format!("{} seq", event.name), event.data["seq"].to_string());
    }
    parts
}

/// The table's own id, its commitment and the counting of time are the same for everybody.
fn without(bytes: &str, table: &str) -> String {
    bytes.replace(table, "TABLE")
}

#[tokio::test]
async fn a_sealed_answer_changes_nothing_for_others() {
    let server = TestServer::open().await;
    let mut seen: Vec<[String; 2]> = Vec::new();
    // The same opening hand twice would need the same dice; so the same table gets one sealed answer after the other:
    // a sealed answer may be changed until all are in.
    let mut host = server.guest();
    let table = host.make("me", "anyone").await;
    let mut gold = server.guest();
    gold.post(&format!("/t/{table}/sit"), &[("seat", "gold"), ("name", "Gustav")]).await;
    host.contribute(&table, "silver").await;
    gold.contribute(&table, "gold").await;
    let mut onlooker = server.guest();
    let question = host.question(&table, "silver").await.unwrap();
    assert!(question.offers.len() > 1, "a choice");
    let none = [parts(&mut gold, &table, "?seat=gold").await, parts(&mut onlooker, &table, "").await];
    for offer in &question.offers {
        assert_eq!(host.answer(&table, "silver", &question.seq, offer).await.status, StatusCode::OK);
        seen.push([all_bytes(&mut gold, &table, "?seat=gold").await, all_bytes(&mut onlooker, &table, "").await]);
    }
    let one = [parts(&mut gold, &table, "?seat=gold").await, parts(&mut onlooker, &table, "").await];
    assert_eq!(one, none, "not even that there is one");
    for pair in seen.windows(2) {
        let differs = |to: usize| pair[0][to].bytes().zip(pair[1][to].bytes()).position(|(a, b)| a != b);
        for to in [0, 1] {
            let around = |at: usize| {
                [&pair[0][to], &pair[1][to]].map(|bytes| {
                    String::from_utf8_lossy(&bytes.as_bytes()[at.saturating_sub(200)..at + 80]).into_owned()
                })
            };
            assert_eq!(differs(to).map(around), None, "what silver laid must not show");
        }
    }
}

/// The streams of all but one of those who play, and of a spectator.
async fn ears_but(guests: &mut [(&str, Guest)], but: usize, server: &TestServer, table: &str) -> Vec<EventReader> {
    let mut readers = Vec::new();
    for (_, (seat, guest)) in guests.iter_mut().enumerate().filter(|(place, _)| *place != but) {
        readers.push(EventReader::open(guest, &format!("/t/{table}/stream?seat={seat}")).await);
    }
    readers.push(EventReader::open(&mut server.guest(), &format!("/t/{table}/stream")).await);
    for reader in &mut readers {
        reader.next().await;
    }
    readers
}

/// All that others can look at beside the streams.
async fn looked_at(guests: &mut [(&str, Guest)], but: usize, server: &TestServer, table: &str) -> Vec<String> {
    let main = |page: String| page.split("<main").nth(1).expect("a page has a main part").to_owned();
    let mut all = vec![
        main(server.guest().get(&format!("/t/{table}/replay")).await.body),
        server.guest().get(&format!("/t/{table}/at/99999.svg")).await.body,
    ];
    for (_, (seat, guest)) in guests.iter_mut().enumerate().filter(|(place, _)| *place != but) {
        all.push(main(guest.get(&format!("/t/{table}/replay?seat={seat}")).await.body));
        all.push(guest.get(&format!("/t/{table}/ask?seat={seat}")).await.body);
    }
    all
}

#[tokio::test]
async fn no_other_viewer_learns_of_an_answer_under_seal_before_all_have_answered() {
    let games: [(&str, &str, &[&str]); 3] = [
        ("turning-tides", "base", &["silver", "gold"]),
        ("efemeris", "general", &["altair", "bellatrix", "capella"]),
        ("marauders", "base", &["red", "blue", "yellow"]),
    ];
    let server = TestServer::open().await;
    for (game, mode, seats) in games {
        let mut guests: Vec<(&str, Guest)> = seats.iter().map(|seat| (*seat, server.guest())).collect();
        let holders: Vec<(String, &str)> = seats
            .iter()
            .map(|seat| (format!("holder.{seat}"), if *seat == seats[0] { "me" } else { "anyone" }))
            .collect();
        let mut fields = vec![("game", game), ("mode", mode), ("name", "Lotte"), ("pace", "days"), ("days", "1")];
        fields.extend(holders.iter().map(|(name, holder)| (&**name, *holder)));
        let table = guests[0].1.make_with(&fields).await;
        for (seat, guest) in &mut guests[1..] {
            guest.post(&format!("/t/{table}/sit"), &[("seat", seat), ("name", "Ines")]).await;
        }
        for (seat, guest) in &mut guests {
            guest.contribute(&table, seat).await;
        }
        // In Efemeris each chooses a nation before all choose their captains.
        let questions = loop {
            let mut questions = Vec::new();
            for (place, (seat, guest)) in guests.iter_mut().enumerate() {
                questions.extend(guest.question(&table, seat).await.map(|question| (place, question)));
            }
            match &questions[..] {
                [(place, question)] => {
                    let (seat, guest) = &mut guests[*place];
                    guest.answer(&table, seat, &question.seq, &question.offers[0]).await;
                }
                all => {
                    assert_eq!(all.len(), seats.len(), "{game}: all are asked at once");
                    break questions;
                }
            }
        };
        for (place, question) in &questions {
            let (mut readers, before) = (
                ears_but(&mut guests, *place, &server, &table).await,
                looked_at(&mut guests, *place, &server, &table).await,
            );
            let (seat, guest) = &mut guests[*place];
            let reply = guest.answer(&table, seat, &question.seq, &question.offers[0]).await;
            assert_eq!(reply.status, StatusCode::OK, "{}", reply.body);
            if *place + 1 < seats.len() {
                assert_eq!(before, looked_at(&mut guests, *place, &server, &table).await, "{game}");
                for reader in &mut readers {
                    assert!(reader.is_silent().await, "{game}: a viewer learned that {} has answered", seats[*place]);
                }
            } else {
                for reader in &mut readers {
                    assert!(!reader.next().await.ids().is_empty(), "{game}: now all is open");
                }
            }
        }
    }
}

#[tokio::test]
async fn the_dice_secret_and_tokens_are_in_no_page_before_the_end() {
    let server = TestServer::open().await;
    let (mut silver, mut gold) = (server.guest(), server.guest());
    let table = silver.make("me", "open").await;
    let invitation = silver.invitation(&table).await;
    let (path, word) = invitation.rsplit_once('.').expect("a link ends with its secret");
    gold.post(&invitation, &[("name", "Gustav")]).await;
    let mut gathering = Vec::new();
    for guest in [&mut gold, &mut server.guest()] {
        gathering.push(guest.get(&format!("/t/{table}")).await.body);
        gathering.push(parts(guest, &table, "").await.into_values().collect());
    }
    assert!(
        gathering.iter().all(|bytes| !bytes.contains(word) && !bytes.contains(path)),
        "a link is the host's to give"
    );
    silver.contribute(&table, "silver").await;
    gold.contribute(&table, "gold").await;
    let tokens = [token(&silver), token(&gold)];
    let database = server.data.path().join("test.sqlite").display().to_string();
    let store = wardroom_store::Store::open(&database).await.unwrap();
    let row = store.table(&table).await.unwrap().unwrap();
    for bytes in
        [all_bytes(&mut silver, &table, "?seat=silver").await, all_bytes(&mut gold, &table, "?seat=gold").await]
    {
        assert!(!bytes.contains(row.dice_secret.reveal()));
        assert!(
            tokens.iter().all(|token| !bytes.contains(token)),
            "nor what anybody is known by, the reader among them"
        );
        assert!(!bytes.contains(word), "nor the secret of an invitation");
    }
}

/// What a browser is known by.
fn token(guest: &Guest) -> String {
    let cookies = guest.cookie();
    let token = cookies.split("; ").find_map(|cookie| cookie.strip_prefix("wardroom=")).expect("a cookie");
    assert!(token.len() > 20, "{token}");
    token.to_owned()
}

#[tokio::test]
async fn a_seat_sees_its_own_hand_only() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    let own = silver.question(&table, "silver").await.unwrap();
    let theirs = gold.question(&table, "gold").await.unwrap();
    for (guest, seat, offers) in [(&mut silver, "silver", &own.offers), (&mut gold, "gold", &theirs.offers)] {
        let bytes = without(&all_bytes(guest, &table, &format!("?seat={seat}")).await, &table);
        // The tokens of one's own cards are there; each card that can be touched is an offer to oneself.
        for token in
            bytes.split("data-token=\"card.").skip(1).map(|rest| format!("card.{}", rest.split('"').next().unwrap()))
        {
            assert!(offers.contains(&token), "{seat} could touch {token}");
        }
    }
    assert_eq!(silver.get(&format!("/t/{table}?seat=gold")).await.status, StatusCode::FORBIDDEN);
    assert_eq!(silver.get(&format!("/t/{table}/why?seat=gold&path=card.fire")).await.status, StatusCode::FORBIDDEN);
    assert_eq!(silver.get(&format!("/t/{table}/ask?seat=gold")).await.status, StatusCode::FORBIDDEN);
    let asked = silver.get(&format!("/t/{table}/ask?seat=silver")).await.json();
    assert!(
        asked["offers"].as_array().is_some_and(|offers| offers.iter().any(|offer| offer == "card.wait")),
        "{asked}"
    );
}

#[tokio::test]
async fn at_one_screen_no_hand_is_shown_while_another_player_is_asked() {
    // So slow that the bot's turn can be looked at.
    let server = TestServer::with(|config| config.bot_pause = std::time::Duration::from_secs(600)).await;
    let mut host = server.guest();
    let fields = [
        ("game", "ahoy"),
        ("mode", "base"),
        ("holder.squadron", "me"),
        ("holder.union", "here"),
        ("holder.smuggler", "bot:easy"),
    ];
    let table = host.make_with(&fields).await;
    for seat in ["squadron", "union"] {
        host.contribute(&table, seat).await;
    }
    let page = format!("/t/{table}");
    let mut rng = wardroom_kernel::FastRng(2);
    for _ in 0..200 {
        let shown = host.get(&page).await.body;
        if !shown.contains("class=\"curtain\"") {
            assert!(!shown.contains("data-seat-of-viewer"), "it is not known who looks: {shown}");
            assert!(!shown.contains("id=\"answers\""));
            return;
        }
        let seat = shown.split("name=\"seat\" value=\"").nth(1).unwrap().split('"').next().unwrap();
        assert!(host.play(&table, seat, &mut rng).await, "the curtain is there for a player who is asked");
    }
    panic!("the bot is never awaited");
}
