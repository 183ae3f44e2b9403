//! An offer moves no clock: the player to decide thinks on their own time, and the one who offered may withdraw.

use crate::{
    absence::{HOUR, LIVE, answers, choose, gold_is_waited_for, later, page, two_in_a_hurry},
    streams::EventReader,
    test_server::{Guest, Reply, TestServer, surrender},
};
use reqwest::StatusCode;
use wardroom_kernel::FastRng;

async fn say(guest: &mut Guest, table: &str, seat: &str, word: &str) -> Reply {
    guest.fetch(&format!("/t/{table}/say"), &[("seat", seat), ("word", word)]).await
}

async fn says(guest: &mut Guest, table: &str, seat: &str, word: &str) {
    let reply = say(guest, table, seat, word).await;
    assert_eq!(reply.status, StatusCode::OK, "{word}: {}", reply.body);
}

/// Each clock as a viewer is shown it: since when it runs, what is free and what is left.
async fn clocks(guest: &mut Guest, table: &str) -> Vec<String> {
    let page = page(guest, table).await;
    let faces = page.split("role=\"timer\"").skip(1);
    faces.map(|face| face.split('>').next().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn an_offer_moves_no_clock_and_makes_no_player_away() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_in_a_hurry(&server, &LIVE).await;
    gold_is_waited_for(&mut silver, &mut gold, &table).await;
    let before = [clocks(&mut silver, &table).await, clocks(&mut gold, &table).await];
    assert!(before[1][1].contains("data-since"), "gold thinks: {before:?}");
    says(&mut gold, &table, "gold", "offer surrender").await;
    assert_eq!([clocks(&mut silver, &table).await, clocks(&mut gold, &table).await], before);
    let server = later(server, HOUR).await;
    let (mut silver, mut gold) = (silver.moved_to(&server), gold.moved_to(&server));
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
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_in_a_hurry(&server, &LIVE).await;
    gold_is_waited_for(&mut silver, &mut gold, &table).await;
    let words = |page: &str| page.contains("value=\"withdraw surrender\"");
    assert!(!words(&page(&mut gold, &table).await), "nothing is offered");
    says(&mut gold, &table, "gold", "offer surrender").await;
    let before = clocks(&mut gold, &table).await;
    let shown = page(&mut gold, &table).await;
    let paper = shown.split("id=\"offers\"").nth(1).unwrap().split("</section>").next().unwrap();
    assert!(paper.contains("You have offered to surrender") && paper.contains("Withdraw the offer"), "{paper}");
    assert!(!words(&page(&mut silver, &table).await) && !words(&page(&mut server.guest(), &table).await));
    assert_eq!(say(&mut silver, &table, "silver", "withdraw surrender").await.json()["code"], "nothing-to-say");
    gold.post("/language", &[("language", "de")]).await;
    let shown = page(&mut gold, &table).await;
    assert!(shown.contains("Du hast die Kapitulation angeboten") && shown.contains("Das Angebot zurückziehen"));
    let form = gold.post(&format!("/t/{table}/say"), &[("seat", "gold"), ("word", "withdraw surrender")]).await;
    assert_eq!(form.status, StatusCode::SEE_OTHER, "{}", form.body);
    assert_eq!(clocks(&mut gold, &table).await, before, "nor does that move a clock");
    assert!(!page(&mut silver, &table).await.contains("value=\"accept surrender\""), "no player is asked any more");
    let again = say(&mut gold, &table, "gold", "offer surrender").await;
    let again = again.json();
    assert_eq!(again["code"], "offered-before", "it was the offer of this turn");
    assert_eq!(again["rule"], "TT-SURR-05", "{again}");
    assert_eq!(
        again["message"],
        "In diesem Zug kannst du die Kapitulation nicht noch einmal anbieten, im nächsten wieder."
    );
    let server = server.reopen().await;
    let (mut silver, mut gold) = (silver.moved_to(&server), gold.moved_to(&server));
    answers(&mut gold, &table, "gold").await;
    surrender(&mut silver, &mut gold, &table).await;
    assert!(page(&mut silver, &table).await.contains("every roll recomputed"), "the record reads");
    let record = silver.get(&format!("/t/{table}/record")).await.body;
    assert!(record.contains("~ gold: offer surrender\n~ gold: withdraw surrender\n"), "{record}");
}

/// Three people at Efemeris, which knows a draw, once it is played in earnest: Lotte, Gustav and Ines.
async fn three_at_efemeris(server: &TestServer) -> ([Guest; 3], String) {
    const SEATS: [&str; 3] = ["altair", "bellatrix", "capella"];
    let mut guests = [server.guest(), server.guest(), server.guest()];
    let fields = [("game", "efemeris"), ("mode", "general"), ("name", "Lotte"), ("pace", "none")];
    let chairs = [("holder.altair", "me"), ("holder.bellatrix", "anyone"), ("holder.capella", "anyone")];
    let table = guests[0].make_with(&[&fields[..], &chairs].concat()).await;
    for (place, name) in [(1, "Gustav"), (2, "Ines")] {
        guests[place].post(&format!("/t/{table}/sit"), &[("seat", SEATS[place]), ("name", name)]).await;
    }
    for (guest, seat) in guests.iter_mut().zip(SEATS) {
        guest.contribute(&table, seat).await;
    }
    let mut rng = FastRng(5);
    while !page(&mut guests[0], &table).await.contains("value=\"offer draw\"") {
        for (guest, seat) in guests.iter_mut().zip(SEATS) {
            guest.play(&table, seat, &mut rng).await;
        }
    }
    (guests, table)
}

/// What the offers bar says.
async fn bar(guest: &mut Guest, table: &str) -> String {
    page(guest, table).await.split("id=\"offers\"").nth(1).unwrap().split("</section>").next().unwrap().to_owned()
}

#[tokio::test]
async fn of_three_two_must_agree_to_a_draw_and_all_see_who_has_agreed() {
    let server = TestServer::open().await;
    let ([mut lotte, mut gustav, mut ines], table) = three_at_efemeris(&server).await;
    let mut onlooker = server.guest();
    says(&mut lotte, &table, "altair", "offer draw").await;
    let shown = bar(&mut onlooker, &table).await;
    assert!(shown.contains("Lotte has offered a draw; Gustav and Ines are asked."), "{shown}");
    says(&mut gustav, &table, "bellatrix", "accept draw").await;
    for guest in [&mut onlooker, &mut gustav] {
        let shown = bar(guest, &table).await;
        assert!(
            shown.contains("Lotte has offered a draw; Ines is asked.") && !shown.contains("accept draw"),
            "{shown}"
        );
    }
    assert!(bar(&mut ines, &table).await.contains("value=\"accept draw\""));
    let mut reader = EventReader::open(&mut onlooker, &format!("/t/{table}/stream")).await;
    reader.next().await;
    says(&mut ines, &table, "capella", "decline draw").await;
    let told = "data-tell>Ines has declined the draw.<";
    assert!(reader.next().await.html("offers").contains(told), "it is told aloud");
    for guest in [&mut lotte, &mut gustav, &mut ines, &mut onlooker] {
        assert!(bar(guest, &table).await.contains(told), "to everybody");
    }
    gustav.post("/language", &[("language", "de")]).await;
    assert!(bar(&mut gustav, &table).await.contains("Ines hat das Remis abgelehnt."));
    gustav.post("/language", &[("language", "en")]).await;
    says(&mut gustav, &table, "bellatrix", "offer draw").await;
    says(&mut gustav, &table, "bellatrix", "withdraw draw").await;
    assert!(bar(&mut lotte, &table).await.contains("Gustav has withdrawn the offer of a draw."));
    // Both agree: it is over, without a winner.
    says(&mut ines, &table, "capella", "offer draw").await;
    for (guest, seat) in [(&mut lotte, "altair"), (&mut gustav, "bellatrix")] {
        says(guest, &table, seat, "accept draw").await;
    }
    let shown = page(&mut onlooker, &table).await;
    assert!(shown.contains("The game is over.") && !shown.contains("class=\"winner\""), "{shown}");
    assert!(!bar(&mut lotte, &table).await.contains("offered a draw"));
    let record = onlooker.get(&format!("/t/{table}/record")).await.body;
    assert!(record.contains("~ bellatrix: accept draw\n! outcome: "), "{record}");
}

#[tokio::test]
async fn the_reply_to_an_offer_is_shown_until_the_next_answer() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_in_a_hurry(&server, &LIVE).await;
    gold_is_waited_for(&mut silver, &mut gold, &table).await;
    says(&mut gold, &table, "gold", "offer surrender").await;
    assert!(bar(&mut server.guest(), &table).await.contains("Gustav has offered to surrender; Lotte is asked."));
    says(&mut silver, &table, "silver", "decline surrender").await;
    assert!(bar(&mut gold, &table).await.contains("Lotte has declined the surrender and plays on."));
    answers(&mut gold, &table, "gold").await;
    assert!(!bar(&mut gold, &table).await.contains("declined"));
}

#[tokio::test]
async fn an_offer_that_was_withdrawn_does_not_keep_the_others_from_claiming() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_in_a_hurry(&server, &LIVE).await;
    gold_is_waited_for(&mut silver, &mut gold, &table).await;
    says(&mut gold, &table, "gold", "offer surrender").await;
    says(&mut gold, &table, "gold", "withdraw surrender").await;
    assert_eq!(say(&mut gold, &table, "gold", "resign").await.json()["code"], "nothing-to-say", "that is not offered");
    let server = later(server, HOUR).await;
    let mut silver = silver.moved_to(&server);
    assert!(page(&mut silver, &table).await.contains("value=\"claim\""));
    assert_eq!(choose(&mut silver, &table, "gold", "claim").await.status, StatusCode::OK);
    assert!(page(&mut silver, &table).await.contains("every roll recomputed"), "the record reads");
    let record = silver.get(&format!("/t/{table}/record")).await.body;
    assert!(record.contains("~ gold: resign\n! outcome: silver by resignation\n"), "{record}");
}

#[tokio::test]
async fn a_bot_that_sits_in_withdraws_its_players_offer_and_plays_on() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_in_a_hurry(&server, &LIVE).await;
    gold_is_waited_for(&mut silver, &mut gold, &table).await;
    says(&mut gold, &table, "gold", "offer surrender").await;
    let server = later(server, HOUR).await;
    let mut silver = silver.moved_to(&server);
    assert_eq!(choose(&mut silver, &table, "gold", "bot:easy").await.status, StatusCode::OK);
    for _ in 0..3 {
        answers(&mut silver, &table, "silver").await;
    }
}

#[tokio::test]
async fn whose_time_runs_while_an_offer_is_open_is_called_to_the_table_and_so_is_who_must_answer() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_in_a_hurry(&server, &[("pace", "days"), ("days", "1")]).await;
    gold_is_waited_for(&mut silver, &mut gold, &table).await;
    let is_called = async |guest: &mut Guest| guest.get("/me/elsewhere").await.body.contains("data-tables=\"1\"");
    assert!(!is_called(&mut silver).await && is_called(&mut gold).await);
    says(&mut gold, &table, "gold", "offer surrender").await;
    assert!(is_called(&mut silver).await, "an answer is waited for");
    assert!(is_called(&mut gold).await, "and the day goes by");
    says(&mut gold, &table, "gold", "withdraw surrender").await;
    assert!(!is_called(&mut silver).await && is_called(&mut gold).await);
}
