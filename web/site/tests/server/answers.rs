//! Two people play over HTTP, and what the server says to answers that do not fit.

use crate::test_server::{TestServer, play_on, two_at_a_table};
use reqwest::StatusCode;
use wardroom_kernel::FastRng;

#[tokio::test]
async fn two_people_play_a_whole_game_and_its_record_verifies() {
    let server = TestServer::open().await;
    let (mut silver, mut gold) = (server.guest(), server.guest());
    let table = silver.make("me", "anyone").await;
    gold.post(&format!("/t/{table}/sit"), &[("seat", "gold"), ("name", "Gustav")]).await;
    // What was shown before anybody threw in binds the server.
    let gathering = gold.get(&format!("/t/{table}")).await.body;
    let shown = gathering.split("<p class=\"hash\">").nth(1).and_then(|rest| rest.split("<code>").nth(1));
    let shown = shown.and_then(|rest| rest.split('<').next()).expect("a fingerprint");
    assert!(shown.len() == 64 && shown.bytes().all(|digit| digit.is_ascii_hexdigit()), "{shown}");
    for (guest, seat) in [(&mut silver, "silver"), (&mut gold, "gold")] {
        assert_eq!(guest.contribute(&table, seat).await.status, StatusCode::SEE_OTHER);
    }
    let early = silver.get(&format!("/t/{table}/record")).await;
    assert_eq!(early.status, StatusCode::FORBIDDEN);
    assert!(early.body.contains("once the game is over"), "{}", early.body);
    play_on(&mut silver, &mut gold, &table, &mut FastRng(1), 2_000).await;
    let page = silver.get(&format!("/t/{table}")).await.body;
    assert!(page.contains("every roll recomputed"), "the end is shown with its proof");
    let record = gold.get(&format!("/t/{table}/record")).await;
    assert_eq!(record.status, StatusCode::OK);
    for part in [
        &*format!("commitment: {shown}\n"),
        "game: turning-tides",
        "player: Lotte",
        "player: Gustav",
        "contribution: seven seas",
        "secret: ",
        "! outcome: ",
    ] {
        assert!(record.body.contains(part), "{part}: {}", record.body);
    }
    let games = wardroom_catalog::games(&wardroom_catalog::Boxes::new());
    assert!(games[0].read(&record.body).is_ok(), "{:?}", games[0].read(&record.body).err());
    assert_eq!(silver.answer(&table, "silver", "1", "card.fire").await.json()["code"], "game-over");
    assert!(silver.get("/").await.body.contains(&format!("/t/{table}")));

    let again = silver.post(&format!("/t/{table}/rematch"), &[]).await.location;
    assert_eq!(gold.post(&format!("/t/{table}/rematch"), &[]).await.location, again, "both come to the same table");
    let again = again.strip_prefix("/t/").unwrap().to_owned();
    silver.contribute(&again, "gold").await;
    gold.contribute(&again, "silver").await;
    assert!(silver.question(&again, "gold").await.is_some(), "seats have rotated");
}

#[tokio::test]
async fn an_acknowledgement_tells_what_the_seat_is_asked_next() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    let (mut rng, mut were_asked_again) = (FastRng(3), 0);
    for _ in 0..40 {
        for (person, seat) in [(&mut silver, "silver"), (&mut gold, "gold")] {
            let Some(question) = person.question(&table, seat).await else { continue };
            let offer = &question.offers[rng.below(question.offers.len())];
            let told = person.answer(&table, seat, &question.seq, offer).await.json();
            assert_eq!(told, person.get(&format!("/t/{table}/ask?seat={seat}")).await.json());
            were_asked_again += usize::from(told["offers"].as_array().is_some_and(|offers| !offers.is_empty()));
        }
    }
    assert!(were_asked_again > 0, "no seat was ever asked twice");
}

#[tokio::test]
async fn answers_that_do_not_fit_are_refused_with_a_sentence_and_a_code() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    let question = silver.question(&table, "silver").await.unwrap();
    let offer = &question.offers[0];

    let stale = silver.answer(&table, "silver", "9999", offer).await;
    assert_eq!((stale.status, &stale.json()["code"]), (StatusCode::CONFLICT, &"stale".into()));
    let other = gold.answer(&table, "silver", &question.seq, offer).await;
    assert_eq!((other.status, &other.json()["code"]), (StatusCode::FORBIDDEN, &"not-your-seat".into()));
    let stranger = server.guest().answer(&table, "silver", &question.seq, offer).await;
    assert_eq!(stranger.status, StatusCode::FORBIDDEN);
    for (fields, field) in [
        (&[("seat", "silver"), ("answer", "x")][..], "seq"),
        (&[("seat", "silver"), ("seq", "-1"), ("answer", "x")], "seq"),
        (&[("seat", "bronze"), ("seq", "1"), ("answer", "x")], "seat"),
        (&[("seat", "silver"), ("seq", "1")], "answer"),
    ] {
        let reply = silver.fetch(&format!("/t/{table}/answer"), fields).await;
        assert_eq!(reply.status, StatusCode::BAD_REQUEST, "{fields:?}");
        assert!(reply.json()["message"].as_str().unwrap().contains(field), "{}", reply.body);
    }
    let unknown = silver.answer(&table, "silver", &question.seq, "card.kraken").await;
    assert_eq!((unknown.status, &unknown.json()["code"]), (StatusCode::UNPROCESSABLE_ENTITY, &"not-offered".into()));
    let page = silver
        .send(
            &format!("/t/{table}/answer"),
            &[("seat", "silver"), ("seq", &question.seq), ("answer", "x")],
            "text/html",
        )
        .await;
    assert!(page.status.is_client_error() && page.body.contains("<h1>"), "browsers get a page");

    // Nothing of this has changed the question.
    assert_eq!(silver.question(&table, "silver").await.unwrap(), question);
    assert_eq!(silver.answer(&table, "silver", &question.seq, offer).await.status, StatusCode::OK);
}

#[tokio::test]
async fn an_answer_that_comes_again_stands_and_any_other_to_its_question_comes_too_late() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    let (mut rng, mut moved_on) = (FastRng(3), 0);
    for _ in 0..12 {
        for (person, seat) in [(&mut silver, "silver"), (&mut gold, "gold")] {
            let Some(question) = person.question(&table, seat).await else { continue };
            let offer = &question.offers[rng.below(question.offers.len())];
            person.answer(&table, seat, &question.seq, offer).await;
            let again = person.answer(&table, seat, &question.seq, offer).await;
            assert_eq!(again.status, StatusCode::OK, "{}", again.body);
            let now = person.get(&format!("/t/{table}/ask?seat={seat}")).await.json();
            assert_eq!(again.json(), now, "it hears what it would have heard");
            let Some(other) = question.offers.iter().find(|other| *other != offer) else { continue };
            if now["seq"].as_u64().map(|seq| seq.to_string()).as_ref() != Some(&question.seq) {
                let late = person.answer(&table, seat, &question.seq, other).await;
                assert_eq!((late.status, &late.json()["code"]), (StatusCode::CONFLICT, &"stale".into()));
                moved_on += 1;
            }
        }
    }
    assert!(moved_on > 0, "nothing was ever taken at once");
}

#[tokio::test]
async fn under_seal_the_last_answer_stands_and_one_before_it_does_not() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    let question = silver.question(&table, "silver").await.unwrap();
    let asked = silver.get(&format!("/t/{table}/ask?seat=silver")).await.json();
    for offer in &question.offers[..2] {
        let told = silver.answer(&table, "silver", &question.seq, offer).await;
        assert_eq!((told.status, &told.json()["offers"]), (StatusCode::OK, &asked["offers"]), "it may be changed");
    }
    let again = silver.get(&format!("/t/{table}/ask?seat=silver")).await.json();
    assert_eq!((&again["offers"], &again["sealed"]), (&asked["offers"], &(*question.offers[1]).into()));
    for (language, sentence) in [("en", "choose again instead"), ("de", "Wähle stattdessen neu")] {
        silver.post("/language", &[("language", language)]).await;
        let undo = silver.fetch(&format!("/t/{table}/undo"), &[("seat", "silver"), ("seq", &question.seq)]).await;
        assert_eq!((undo.status, &undo.json()["code"]), (StatusCode::CONFLICT, &"under-seal".into()));
        assert!(undo.json()["message"].as_str().unwrap().contains(sentence), "{}", undo.body);
    }
    assert!(gold.play(&table, "gold", &mut FastRng(1)).await);
    let again = silver.answer(&table, "silver", &question.seq, &question.offers[1]).await;
    assert_eq!(again.status, StatusCode::OK, "{}", again.body);
    let before = silver.answer(&table, "silver", &question.seq, &question.offers[0]).await;
    assert_eq!((before.status, &before.json()["code"]), (StatusCode::CONFLICT, &"stale".into()));
}

#[tokio::test]
async fn a_plain_form_leads_back_to_the_table_and_refusals_cite_their_rule() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    let question = silver.question(&table, "silver").await.unwrap();
    let fields = [("seat", "silver"), ("seq", &*question.seq), ("answer", &*question.offers[0])];
    let reply = silver.post(&format!("/t/{table}/answer"), &fields).await;
    assert_eq!((reply.status, &*reply.location), (StatusCode::SEE_OTHER, &*format!("/t/{table}")));

    // Somewhere in a game there is a card that is known and not offered.
    let mut rng = FastRng(7);
    for _ in 0..400 {
        if let Some(question) = silver.question(&table, "silver").await {
            for token in ["zone.1", "zone.4", "zone.7", "card.fire", "card.sail", "card.repair", "hold.fire", "pass"] {
                let reply = silver.answer(&table, "silver", &question.seq, token).await;
                if reply.json()["rule"].as_str().is_some_and(|rule| rule.starts_with("TT-")) {
                    assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY);
                    assert_eq!(reply.json()["message"], reply.json()["why"]);
                    let why = silver.get(&format!("/t/{table}/why?seat=silver&path={token}")).await.json();
                    assert_eq!(why["reasons"][0]["rule"], reply.json()["rule"]);
                    assert_eq!(why["offered"], false);
                    return;
                }
                if reply.status == StatusCode::OK {
                    break;
                }
            }
        }
        play_on(&mut silver, &mut gold, &table, &mut rng, 1).await;
    }
    panic!("no refusal cited a rule");
}

#[tokio::test]
async fn surrender_is_offered_accepted_and_answered_by_a_new_game() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    let say = format!("/t/{table}/say");
    assert_eq!(silver.fetch(&say, &[("seat", "silver"), ("word", "offer surrender")]).await.status, StatusCode::OK);
    assert_eq!(
        silver.fetch(&say, &[("seat", "silver"), ("word", "accept surrender")]).await.json()["code"],
        "nothing-to-say"
    );
    assert!(gold.get(&format!("/t/{table}")).await.body.contains("Lotte offers to surrender"));
    assert_eq!(gold.fetch(&say, &[("seat", "gold"), ("word", "accept surrender")]).await.status, StatusCode::OK);
    let asked = silver.fetch(&say, &[("seat", "silver"), ("word", "ask rematch")]).await;
    let again = asked.json()["go"].as_str().expect("a new table").to_owned();
    assert_eq!(gold.get(&again).await.status, StatusCode::OK);
    let record = gold.get(&format!("/t/{table}/record")).await.body;
    assert!(record.contains("! outcome: gold by surrender"), "{record}");
}

#[tokio::test]
async fn an_answer_can_be_taken_back_only_by_who_gave_it() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    let undo = format!("/t/{table}/undo");
    let seq = silver.question(&table, "silver").await.unwrap().seq;
    let reply = silver.fetch(&undo, &[("seat", "silver"), ("seq", &seq)]).await;
    assert_eq!(
        (reply.status, &reply.json()["code"]),
        (StatusCode::CONFLICT, &"undo".into()),
        "nothing to take back yet"
    );
    let mut rng = FastRng(3);
    for _ in 0..300 {
        for (guest, seat) in [(&mut silver, "silver"), (&mut gold, "gold")] {
            let Some(before) = guest.question(&table, seat).await else { continue };
            let offer = &before.offers[rng.below(before.offers.len())];
            guest.answer(&table, seat, &before.seq, offer).await;
            let page = guest.get(&format!("/t/{table}?seat={seat}")).await.body;
            let Some(form) = page.split("id=\"undo\"").nth(1).and_then(|rest| rest.split("</form>").next()) else {
                continue;
            };
            let Some(seq) = form.split("name=\"seq\" value=\"").nth(1).and_then(|rest| rest.split('"').next()) else {
                continue;
            };
            let reply = guest.fetch(&undo, &[("seat", seat), ("seq", seq)]).await;
            assert_eq!(reply.status, StatusCode::OK, "{}", reply.body);
            let after = guest.question(&table, seat).await.unwrap();
            assert_eq!(after.offers, before.offers, "the same question again");
            assert_ne!(after.seq, before.seq, "under a new number");
            assert_eq!(guest.fetch(&undo, &[("seat", seat), ("seq", seq)]).await.json()["code"], "stale", "sent twice");
            let late = guest.answer(&table, seat, &before.seq, offer).await;
            assert_eq!(
                (late.status, &late.json()["code"]),
                (StatusCode::CONFLICT, &"stale".into()),
                "it stands no more"
            );
            assert_eq!(guest.question(&table, seat).await.unwrap(), after, "and is asked anew");
            return;
        }
    }
    panic!("nothing could ever be taken back");
}

#[tokio::test]
async fn the_record_is_offered_once_it_can_be_read() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    let (page, record) = (format!("/t/{table}"), format!("/t/{table}/record"));
    assert!(!silver.get(&page).await.body.contains(&record), "it would be refused");
    crate::test_server::surrender(&mut silver, &mut gold, &table).await;
    assert!(silver.get(&page).await.body.contains(&record));
    assert_eq!(silver.get(&record).await.status, StatusCode::OK);
}
