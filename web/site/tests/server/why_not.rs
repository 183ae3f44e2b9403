//! Why-not without scripts: a form on the page of the table, and the answer on the same page.

use crate::test_server::{TestServer, play_on, two_at_a_table};
use reqwest::StatusCode;
use wardroom_kernel::FastRng;

/// The part of a page that is there without scripts only.
fn form(page: &str) -> Option<&str> {
    page.split("<noscript><details").nth(1)?.split("</noscript>").next()
}

fn things(form: &str) -> Vec<String> {
    form.split("<option value=\"").skip(1).filter_map(|rest| Some(rest.split('"').next()?.to_owned())).collect()
}

#[tokio::test]
async fn without_scripts_every_refused_touch_is_explained_on_the_page() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    let (mut rng, mut explained, mut with_lead) = (FastRng(5), 0, 0);
    // The dice fall as they like: until there was a question whose answers all begin alike.
    for _ in 0..60 {
        let page = silver.get(&format!("/t/{table}")).await.body;
        let offers = silver.question(&table, "silver").await.map(|question| question.offers).unwrap_or_default();
        let all = things(form(&page).expect("a form without scripts"));
        assert!(all.len() > 10 && page.contains(&format!("<form method=\"get\" action=\"/t/{table}\"")), "{all:?}");
        for token in &all {
            assert!(page.contains(&format!("data-token=\"{token}\"")), "{token} is on the table");
            let is_part = offers.iter().any(|offer| offer.split(" > ").any(|part| part == token));
            assert!(!is_part, "{token} is offered: {offers:?}");
        }
        for token in all.iter().step_by(4) {
            let asked = silver.get(&format!("/t/{table}?seat=silver&why={token}")).await;
            assert_eq!(asked.status, StatusCode::OK);
            let told = form(&asked.body).unwrap().split("id=\"why-plain\"").nth(1).expect("an answer");
            // The script would send what all answers begin with along.
            let lead = offers.first().and_then(|first| first.split_once(" > ")).map(|parts| parts.0);
            let lead = lead.filter(|lead| offers.iter().all(|offer| offer.starts_with(&format!("{lead} > "))));
            with_lead += usize::from(lead.is_some());
            let path = lead.map_or_else(|| token.clone(), |lead| format!("{lead} > {token}"));
            let known =
                silver.get(&format!("/t/{table}/why?seat=silver&path={}", path.replace(' ', "%20"))).await.json();
            for reason in known["reasons"].as_array().unwrap() {
                let (rule, text) = (reason["rule"].as_str().unwrap(), reason["text"].as_str().unwrap());
                assert!(told.contains(&format!("href=\"/rules/turning-tides#{rule}\"")), "{token}: {rule}: {told}");
                assert!(told.contains(&text.replace('"', "&quot;")), "{token}: {text}: {told}");
                explained += 1;
            }
        }
        if explained > 10 && with_lead > 0 {
            break;
        }
        play_on(&mut silver, &mut gold, &table, &mut rng, 1).await;
    }
    assert!(explained > 10 && with_lead > 0, "{explained} {with_lead}");
    let offer = silver.question(&table, "silver").await.map(|question| question.offers[0].clone());
    if let Some(token) = offer.as_ref().and_then(|offer| offer.split(" > ").next()) {
        let asked = silver.get(&format!("/t/{table}?why={token}")).await.body;
        assert!(form(&asked).unwrap().contains("That is possible now"), "what is offered is not refused");
    }
    let odd = silver.get(&format!("/t/{table}?why=%3Cb%3E+kraken")).await.body;
    assert!(odd.contains("&lt;b&gt; kraken") && !odd.contains("<b> kraken"), "whatever is asked about");
}

#[tokio::test]
async fn why_not_is_answered_for_ones_own_seat_only_and_not_sent_to_scripts() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    let page = format!("/t/{table}?seat=silver&why=card.fire");
    assert_eq!(gold.get(&page).await.status, StatusCode::FORBIDDEN);
    assert_eq!(server.guest().get(&page).await.status, StatusCode::FORBIDDEN);
    let onlooker = server.guest().get(&format!("/t/{table}?why=card.fire")).await;
    assert!(onlooker.status == StatusCode::OK && form(&onlooker.body).is_none(), "a spectator touches nothing");
    let mut reader = crate::streams::EventReader::open(&mut silver, &format!("/t/{table}/stream?seat=silver")).await;
    let first = reader.next().await.data.to_string();
    assert!(first.contains("offers") && !first.contains("noscript"), "{first}");
    crate::test_server::surrender(&mut silver, &mut gold, &table).await;
    assert!(form(&silver.get(&page).await.body).is_none(), "after the end nothing is refused any more");
}
