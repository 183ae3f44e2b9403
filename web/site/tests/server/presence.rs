//! Who is at the table, as the others see it.

use crate::{
    streams::EventReader,
    test_server::{TestServer, two_at_a_table},
};

#[tokio::test]
async fn a_person_with_the_table_open_is_shown_to_the_others() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    let mut reader = EventReader::for_gossip(&mut silver, &format!("/t/{table}/stream?seat=silver")).await;
    let alone = reader.next().await.html("company");
    assert!(alone.contains("Lotte: here") && alone.contains("Gustav: away"), "{alone}");
    let _gold = EventReader::open(&mut gold, &format!("/t/{table}/stream?seat=gold")).await;
    let both = reader.next().await.html("company");
    assert!(both.contains("Lotte: here") && both.contains("Gustav: here"), "{both}");
    let page = gold.get(&format!("/t/{table}?seat=gold")).await.body;
    assert!(page.contains("Lotte: here"), "the page tells it too, without scripts");
}

#[tokio::test]
async fn onlookers_are_counted_and_named_if_they_gave_a_name() {
    let server = TestServer::open().await;
    let (mut host, mut gold) = (server.guest(), server.guest());
    let table = host.make("me", "anyone").await;
    gold.post(&format!("/t/{table}/sit"), &[("seat", "gold"), ("name", "Gustav")]).await;
    host.contribute(&table, "silver").await;
    gold.contribute(&table, "gold").await;
    let stream = format!("/t/{table}/stream");
    let mut reader = EventReader::for_gossip(&mut host, &format!("{stream}?seat=silver")).await;
    assert!(!reader.next().await.html("company").contains("watching"));
    let mut ines = server.guest();
    ines.post("/name", &[("name", "Ines")]).await;
    let _windows = [EventReader::open(&mut ines, &stream).await, EventReader::open(&mut ines, &stream).await];
    let stranger = EventReader::open(&mut server.guest(), &stream).await;
    let mut seen = reader.next().await.html("company");
    if !seen.contains("one without a name") {
        seen = reader.next().await.html("company");
    }
    assert!(seen.contains("<span class=\"num\">2</span>") && seen.contains("<li>Ines</li>"), "{seen}");
    drop(stranger);
    let seen = reader.next().await.html("company");
    assert!(!seen.contains("without a name") && seen.contains("<li>Ines</li>"), "{seen}");
}

#[tokio::test]
async fn a_player_who_answers_is_present_even_without_a_page() {
    let server = TestServer::open().await;
    let (silver, gold, table) = two_at_a_table(&server).await;
    // A server that has just started has seen no person.
    let server = server.reopen().await;
    let (mut silver, mut gold) = (silver.moved_to(&server), gold.moved_to(&server));
    let page = format!("/t/{table}?seat=silver");
    assert!(silver.get(&page).await.body.contains("Gustav: away"));
    let asked = gold.get(&format!("/t/{table}/ask?seat=gold")).await.json();
    assert!(silver.get(&page).await.body.contains("Gustav: away"), "a program that only asks is not seen");
    let (seq, answer) = (asked["seq"].to_string(), asked["offers"][0].as_str().unwrap().to_owned());
    gold.answer(&table, "gold", &seq, &answer).await;
    assert!(silver.get(&page).await.body.contains("Gustav: here"));
}
