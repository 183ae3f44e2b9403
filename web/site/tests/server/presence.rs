//! Who is at the table, as the others see it.

use crate::{
    guest::{House, two_at_a_table},
    streams::Ear,
};

#[tokio::test]
async fn whoever_has_the_table_open_is_seen_by_the_others() {
    let house = House::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&house).await;
    let mut ear = Ear::for_gossip(&mut silver, &format!("/t/{table}/stream?seat=silver")).await;
    let alone = ear.next().await.html("company");
    assert!(alone.contains("Lotte: here") && alone.contains("Gustav: away"), "{alone}");
    let _gold = Ear::open(&mut gold, &format!("/t/{table}/stream?seat=gold")).await;
    let both = ear.next().await.html("company");
    assert!(both.contains("Lotte: here") && both.contains("Gustav: here"), "{both}");
    let page = gold.get(&format!("/t/{table}?seat=gold")).await.body;
    assert!(page.contains("Lotte: here"), "the page tells it too, without scripts");
}

#[tokio::test]
async fn onlookers_are_counted_and_named_if_they_gave_a_name() {
    let house = House::open().await;
    let (mut host, mut gold) = (house.guest(), house.guest());
    let table = host.make("me", "anyone").await;
    gold.post(&format!("/t/{table}/sit"), &[("seat", "gold"), ("name", "Gustav")]).await;
    host.contribute(&table, "silver").await;
    gold.contribute(&table, "gold").await;
    let stream = format!("/t/{table}/stream");
    let mut ear = Ear::for_gossip(&mut host, &format!("{stream}?seat=silver")).await;
    assert!(!ear.next().await.html("company").contains("watching"));
    let mut ines = house.guest();
    ines.post("/name", &[("name", "Ines")]).await;
    let _windows = [Ear::open(&mut ines, &stream).await, Ear::open(&mut ines, &stream).await];
    let stranger = Ear::open(&mut house.guest(), &stream).await;
    let mut seen = ear.next().await.html("company");
    if !seen.contains("one without a name") {
        seen = ear.next().await.html("company");
    }
    assert!(seen.contains("<span class=\"num\">2</span>") && seen.contains("<li>Ines</li>"), "{seen}");
    drop(stranger);
    let seen = ear.next().await.html("company");
    assert!(!seen.contains("without a name") && seen.contains("<li>Ines</li>"), "{seen}");
}

#[tokio::test]
async fn whoever_answers_is_here_also_without_a_page() {
    let house = House::open().await;
    let (silver, gold, table) = two_at_a_table(&house).await;
    // Nobody has been seen in a house that has just opened.
    let house = house.reopen().await;
    let (mut silver, mut gold) = (silver.moved_to(&house), gold.moved_to(&house));
    let page = format!("/t/{table}?seat=silver");
    assert!(silver.get(&page).await.body.contains("Gustav: away"));
    let asked = gold.get(&format!("/t/{table}/ask?seat=gold")).await.json();
    assert!(silver.get(&page).await.body.contains("Gustav: away"), "a program that only asks is not seen");
    let (seq, answer) = (asked["seq"].to_string(), asked["offers"][0].as_str().unwrap().to_owned());
    gold.answer(&table, "gold", &seq, &answer).await;
    assert!(silver.get(&page).await.body.contains("Gustav: here"));
}
