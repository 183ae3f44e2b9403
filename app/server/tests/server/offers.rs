//! An offer moves no clock: whoever's decision it is thinks on their own time, and whoever offered may withdraw.

use crate::{
    absence::{HOUR, LIVE, answers, choose, gold_is_waited_for, later, page, two_in_a_hurry},
    guest::{Guest, House, Reply, surrender},
};
use reqwest::StatusCode;

async fn say(guest: &mut Guest, table: &str, seat: &str, word: &str) -> Reply {
    guest.fetch(&format!("/t/{table}/say"), &[("seat", seat), ("word", word)]).await
}

async fn says(guest: &mut Guest, table: &str, seat: &str, word: &str) {
    let reply = say(guest, table, seat, word).await;
    assert_eq!(reply.status, StatusCode::OK, "{word}: {}", reply.body);
}

/// Each clock as somebody is shown it: since when it runs, what is free and what is left.
async fn clocks(guest: &mut Guest, table: &str) -> Vec<String> {
    let page = page(guest, table).await;
    let faces = page.split("role=\"timer\"").skip(1);
    faces.map(|face| face.split('>').next().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn an_offer_moves_no_clock_and_nobody_is_away_because_of_it() {
    let house = House::open().await;
    let (mut silver, mut gold, table) = two_in_a_hurry(&house, &LIVE).await;
    gold_is_waited_for(&mut silver, &mut gold, &table).await;
    let before = [clocks(&mut silver, &table).await, clocks(&mut gold, &table).await];
    assert!(before[1][1].contains("data-since"), "gold thinks: {before:?}");
    says(&mut gold, &table, "gold", "offer surrender").await;
    assert_eq!([clocks(&mut silver, &table).await, clocks(&mut gold, &table).await], before);
    let house = later(house, HOUR).await;
    let (mut silver, mut gold) = (silver.moved_to(&house), gold.moved_to(&house));
    assert!(!page(&mut gold, &table).await.contains("Lotte has run out of time"), "only an offer waits for silver");
    assert_eq!(choose(&mut gold, &table, "silver", "claim").await.json()["code"], "not-away");
    let shown = page(&mut silver, &table).await;
    assert!(shown.contains("Gustav has run out of time") && shown.contains("value=\"claim\""), "gold had to think");
    assert_eq!(choose(&mut silver, &table, "gold", "claim").await.status, StatusCode::OK);
    let record = silver.get(&format!("/t/{table}/record")).await.body;
    let end = "~ gold: offer surrender\n~ silver: accept surrender\n! outcome: silver by surrender\n";
    assert!(record.contains(end), "the claim takes what was offered: {record}");
}

#[tokio::test]
async fn who_has_offered_withdraws_and_plays_on_also_without_scripts() {
    let house = House::open().await;
    let (mut silver, mut gold, table) = two_in_a_hurry(&house, &LIVE).await;
    gold_is_waited_for(&mut silver, &mut gold, &table).await;
    let words = |page: &str| page.contains("value=\"withdraw surrender\"");
    assert!(!words(&page(&mut gold, &table).await), "nothing is offered");
    says(&mut gold, &table, "gold", "offer surrender").await;
    let before = clocks(&mut gold, &table).await;
    let shown = page(&mut gold, &table).await;
    let paper = shown.split("id=\"offers\"").nth(1).unwrap().split("</section>").next().unwrap();
    assert!(paper.contains("You have offered to surrender") && paper.contains("Withdraw the offer"), "{paper}");
    assert!(!words(&page(&mut silver, &table).await) && !words(&page(&mut house.guest(), &table).await));
    assert_eq!(say(&mut silver, &table, "silver", "withdraw surrender").await.json()["code"], "nothing-to-say");
    gold.post("/language", &[("language", "de")]).await;
    let shown = page(&mut gold, &table).await;
    assert!(shown.contains("Du hast die Kapitulation angeboten") && shown.contains("Das Angebot zurückziehen"));
    let form = gold.post(&format!("/t/{table}/say"), &[("seat", "gold"), ("word", "withdraw surrender")]).await;
    assert_eq!(form.status, StatusCode::SEE_OTHER, "{}", form.body);
    assert_eq!(clocks(&mut gold, &table).await, before, "nor does that move a clock");
    assert!(!page(&mut silver, &table).await.contains("value=\"accept surrender\""), "nobody is asked any more");
    let again = say(&mut gold, &table, "gold", "offer surrender").await;
    let again = again.json();
    assert_eq!(again["code"], "offered-before", "it was the offer of this turn");
    assert_eq!(again["rule"], "TT-SURR-05", "{again}");
    assert_eq!(
        again["message"],
        "In diesem Zug kannst du die Kapitulation nicht noch einmal anbieten, im nächsten wieder."
    );
    let house = house.reopen().await;
    let (mut silver, mut gold) = (silver.moved_to(&house), gold.moved_to(&house));
    answers(&mut gold, &table, "gold").await;
    surrender(&mut silver, &mut gold, &table).await;
    assert!(page(&mut silver, &table).await.contains("every roll recomputed"), "the record reads");
    let record = silver.get(&format!("/t/{table}/record")).await.body;
    assert!(record.contains("~ gold: offer surrender\n~ gold: withdraw surrender\n"), "{record}");
}

#[tokio::test]
async fn an_offer_that_was_withdrawn_does_not_keep_the_others_from_claiming() {
    let house = House::open().await;
    let (mut silver, mut gold, table) = two_in_a_hurry(&house, &LIVE).await;
    gold_is_waited_for(&mut silver, &mut gold, &table).await;
    says(&mut gold, &table, "gold", "offer surrender").await;
    says(&mut gold, &table, "gold", "withdraw surrender").await;
    assert_eq!(say(&mut gold, &table, "gold", "resign").await.json()["code"], "nothing-to-say", "that is not offered");
    let house = later(house, HOUR).await;
    let mut silver = silver.moved_to(&house);
    assert!(page(&mut silver, &table).await.contains("value=\"claim\""));
    assert_eq!(choose(&mut silver, &table, "gold", "claim").await.status, StatusCode::OK);
    assert!(page(&mut silver, &table).await.contains("every roll recomputed"), "the record reads");
    let record = silver.get(&format!("/t/{table}/record")).await.body;
    assert!(record.contains("~ gold: resign\n! outcome: silver by resignation\n"), "{record}");
}

#[tokio::test]
async fn a_bot_that_sits_in_for_whoever_offered_withdraws_and_sails_on() {
    let house = House::open().await;
    let (mut silver, mut gold, table) = two_in_a_hurry(&house, &LIVE).await;
    gold_is_waited_for(&mut silver, &mut gold, &table).await;
    says(&mut gold, &table, "gold", "offer surrender").await;
    let house = later(house, HOUR).await;
    let mut silver = silver.moved_to(&house);
    assert_eq!(choose(&mut silver, &table, "gold", "bot:easy").await.status, StatusCode::OK);
    for _ in 0..3 {
        answers(&mut silver, &table, "silver").await;
    }
}

#[tokio::test]
async fn whose_time_runs_while_an_offer_is_open_is_called_to_the_table_and_so_is_who_must_answer() {
    let house = House::open().await;
    let (mut silver, mut gold, table) = two_in_a_hurry(&house, &[("pace", "days"), ("days", "1")]).await;
    gold_is_waited_for(&mut silver, &mut gold, &table).await;
    let is_called = async |guest: &mut Guest| guest.get("/me/elsewhere").await.body.contains("data-tables=\"1\"");
    assert!(!is_called(&mut silver).await && is_called(&mut gold).await);
    says(&mut gold, &table, "gold", "offer surrender").await;
    assert!(is_called(&mut silver).await, "an answer is waited for");
    assert!(is_called(&mut gold).await, "and the day goes by");
    says(&mut gold, &table, "gold", "withdraw surrender").await;
    assert!(!is_called(&mut silver).await && is_called(&mut gold).await);
}
