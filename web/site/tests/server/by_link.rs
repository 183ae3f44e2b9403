//! A table by link: a visitor with its address may watch, and nothing leads others there.

use crate::{
    replay::{board, link, plain},
    streams::EventReader,
    test_server::{Guest, TestServer, play_on, surrender, two_at_a_table},
};
use reqwest::StatusCode;
use std::time::Duration;
use wardroom_kernel::FastRng;

#[tokio::test]
async fn a_visitor_with_the_address_watches_and_looks_back() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    play_on(&mut silver, &mut gold, &table, &mut FastRng(3), 3).await;
    let (mut onlooker, page) = (server.guest(), format!("/t/{table}"));
    let shown = onlooker.get(&page).await;
    assert_eq!(shown.status, StatusCode::OK);
    assert!(!shown.body.contains("id=\"answers\"") && !shown.body.contains("data-seat-of-viewer"), "as an onlooker");
    let heard = EventReader::open(&mut onlooker, &format!("{page}/stream")).await.next().await;
    assert!(heard.ids().contains(&"state"), "{:?}", heard.ids());
    for (look, kind) in [("replay?at=0", "text/html"), ("at/0.svg", "image/svg"), ("at/0.png", "image/png")] {
        let request = onlooker.http.get(format!("{}{page}/{look}", onlooker.base));
        let reply = request.timeout(Duration::from_secs(120)).send().await.unwrap();
        assert_eq!(reply.status(), StatusCode::OK, "{look}");
        assert!(reply.headers()["content-type"].to_str().unwrap().starts_with(kind), "{look}");
        let hand = onlooker.get(&format!("{page}/{look}{}seat=gold", if look.contains('?') { '&' } else { '?' })).await;
        assert_eq!(hand.status, StatusCode::FORBIDDEN, "{look}: no hand");
    }
    assert_eq!(onlooker.get(&format!("{page}/record")).await.status, StatusCode::FORBIDDEN, "it holds all secrets");
    let said = onlooker.fetch(&format!("{page}/chat"), &[("text", "a fair wind"), ("name", "Ines")]).await;
    assert_eq!(said.status, StatusCode::OK, "from the gallery");
    surrender(&mut silver, &mut gold, &table).await;
    for look in ["record", "replay?seat=everyone", "replay?at=0&seat=gold", "at/0.svg?seat=gold"] {
        assert_eq!(onlooker.get(&format!("{page}/{look}")).await.status, StatusCode::OK, "{look} after the end");
    }
}

/// What the Union holds, by name, as far as a page shows it.
fn plans(page: &str) -> Vec<String> {
    let hand = board(page).split("class=\"plans\"").nth(1).expect("the Union has plans").split("</ul>").next().unwrap();
    // Before its name each has a sign.
    let name = |card: &str| card.split("</span>").next().unwrap().rsplit('>').next().unwrap().trim().to_owned();
    hand.split("class=\"name\">").skip(1).map(name).filter(|name| !name.is_empty()).collect()
}

/// The link to the moment, the drawing and the painting, as the page offers them to be sent to others.
fn shared(page: &str) -> Vec<String> {
    let share = page.split("class=\"replay-share\"").nth(1).expect("a moment is shared").split("</p>").next().unwrap();
    share.split("href=\"").skip(1).map(|rest| plain(rest.split('"').next().unwrap())).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_shared_of_a_running_game_opens_for_anybody_and_shows_nobodys_hand() {
    let server = TestServer::open().await;
    let (mut union, mut stranger) = (server.guest(), server.guest());
    let chairs = [("holder.squadron", "bot:random"), ("holder.union", "me")];
    let table = union.make_with(&[&[("game", "ahoy"), ("mode", "base")], &chairs[..]].concat()).await;
    union.contribute(&table, "union").await;
    let address = format!("/t/{table}/replay?seat=union");
    let (mut rng, mut answers, mut waits) = (FastRng(3), 0, 0);
    // Until the Union is asked, so that nothing moves meanwhile, and has something to hide. It plays no plan: of one that lies face
    // up it may hold a second copy.
    let (own, held) = loop {
        assert!(answers < 200, "the Union never holds a plan");
        let Some(question) = union.question(&table, "union").await else {
            waits += 1;
            assert!(waits < 500, "the Union is never asked");
            tokio::time::sleep(Duration::from_millis(10)).await;
            continue;
        };
        let own = union.get(&address).await.body;
        let held = plans(&own);
        if answers >= 6 && !held.is_empty() {
            break (own, held);
        }
        let offers: Vec<_> = question.offers.iter().filter(|offer| !offer.contains("plan.")).collect();
        let offer = offers[rng.below(offers.len())];
        answers += usize::from(union.answer(&table, "union", &question.seq, offer).await.status == StatusCode::OK);
    };
    let links = shared(&own);
    assert_eq!(links.len(), 3, "{links:?}");
    for link in &links {
        let request = stranger.http.get(format!("{}{link}", stranger.base)).timeout(Duration::from_secs(120));
        let reply = request.send().await.unwrap();
        assert_eq!(reply.status(), StatusCode::OK, "{link}");
        let bytes = reply.bytes().await.unwrap();
        let text = String::from_utf8_lossy(&bytes);
        assert!(held.iter().all(|plan| !text.contains(&**plan)), "{link} shows one of {held:?}");
    }
    let seen = stranger.get(&links[0]).await.body;
    assert!(board(&seen).len() > 1000, "and yet the board");
    assert_eq!(board(&seen), board(&stranger.get(&format!("/t/{table}/replay")).await.body), "as spectators see it");
    // One's own way through the past keeps one's own eyes, which no other visitor gets.
    let back = plain(link(&own, "back").expect("there is a past"));
    assert!(back.contains("seat=union") && union.get(&back).await.status == StatusCode::OK, "{back}");
    assert_eq!(stranger.get(&back).await.status, StatusCode::FORBIDDEN);
    assert!(
        own.contains("as spectators see it") && !seen.contains("as spectators see it"),
        "it is said where it differs"
    );
    union.post("/language", &[("language", "de")]).await;
    assert!(union.get(&address).await.body.contains("wie das Publikum es sieht"));
    union.post("/language", &[("language", "en")]).await;
    // After the end there is nothing to hide, and whose eyes are chosen is what is sent.
    union.fetch(&format!("/t/{table}/break-off"), &[("seat", "union")]).await;
    let own = union.get(&address).await.body;
    assert!(shared(&own).iter().all(|link| link.contains("seat=union")), "{:?}", shared(&own));
    assert_eq!(plans(&stranger.get(&shared(&own)[0]).await.body), plans(&own));
}

/// All that is listed anywhere, and where it leads.
async fn everything_listed(guest: &mut Guest, players: &[String]) -> String {
    let mut pages = vec!["/".to_owned(), "/records".into(), "/standing".into(), "/standing/turning-tides".into()];
    pages.extend(["/me".into(), "/me/elsewhere".into(), "/learn".into(), "/player/bot-random".into()]);
    pages.extend(players.iter().cloned());
    pages.extend(players.iter().flat_map(|one| {
        players.iter().map(move |other| format!("{one}?with={}", other.trim_start_matches("/player/")))
    }));
    let mut all = String::new();
    for page in pages {
        all += &guest.get(&page).await.body;
    }
    all + &EventReader::open(guest, "/lobby").await.next().await.data.to_string()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_leads_a_stranger_to_a_table_by_link_whatever_becomes_of_it() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, played) = two_at_a_table(&server).await;
    let gathering = silver.make("me", "open").await;
    let running = silver.post("/play-now", &[("game", "turning-tides")]).await.location.replace("/t/", "");
    play_on(&mut silver, &mut gold, &played, &mut FastRng(3), 12).await;
    surrender(&mut silver, &mut gold, &played).await;
    // A public game makes the same people known, with pages of their own.
    let public = silver.make("me", "anyone").await;
    gold.post(&format!("/t/{public}/sit"), &[("seat", "gold")]).await;
    silver.contribute(&public, "silver").await;
    gold.contribute(&public, "gold").await;
    play_on(&mut silver, &mut gold, &public, &mut FastRng(5), 12).await;
    surrender(&mut silver, &mut gold, &public).await;
    let again = silver.post(&format!("/t/{played}/rematch"), &[]).await.location.replace("/t/", "");
    let mut stranger = server.guest();
    stranger.post("/name", &[("name", "Ines")]).await;
    let mut players = Vec::new();
    for seat in 0..2 {
        let mut tries = 0;
        while players.len() == seat {
            let known = stranger.get(&format!("/t/{public}/who/{seat}")).await;
            let is_there = stranger.get(&known.location).await.body.contains(&public);
            players.extend(Some(known.location).filter(|_| is_there));
            tries += 1;
            assert!(tries < 200, "what came of the public game is never told");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    let listed = everything_listed(&mut stranger, &players).await;
    assert!(listed.contains(&public), "a public game is listed");
    for (hidden, what) in [(&played, "played"), (&gathering, "gathering"), (&running, "running"), (&again, "rematch")] {
        assert!(!listed.contains(&**hidden), "the {what} table by link is listed for a stranger");
        let own = everything_listed(&mut silver, &players).await;
        assert!(own.contains(&**hidden), "the {what} table is listed for its players");
    }
}
