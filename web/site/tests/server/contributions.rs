//! Before the start: a person is ready only for the table that their page shows, and a person who was asked to leave needs
//! an invitation to come back.

use crate::test_server::{Guest, Reply, TestServer};
use reqwest::StatusCode;

/// A table of Ahoy: the host, a seat that needs an invitation, and one that is open to all or has a bot.
async fn ahoy(host: &mut Guest, third: &str) -> String {
    let fields = [("game", "ahoy"), ("mode", "base"), ("name", "Lotte"), ("public", "on")];
    let chairs = [("holder.squadron", "me"), ("holder.union", "open"), ("holder.smuggler", third)];
    host.make_with(&[&fields[..], &chairs].concat()).await
}

async fn page(guest: &mut Guest, table: &str) -> String {
    let reply = guest.get(&format!("/t/{table}")).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.body);
    reply.body
}

/// What the form on this page says of who sits where.
fn seen(page: &str) -> String {
    page.split("name=\"seen\" value=\"").nth(1).expect("a form").split('"').next().unwrap().to_owned()
}

async fn is_ready(guest: &mut Guest, table: &str, seat: &str, seen: &str) -> Reply {
    let fields = [("seat", seat), ("contribution", "seven seas"), ("seen", seen)];
    guest.fetch(&format!("/t/{table}/contribute"), &fields).await
}

async fn sit(guest: &mut Guest, table: &str, seat: &str) -> Reply {
    guest.fetch(&format!("/t/{table}/sit"), &[("seat", seat), ("name", "Gustav")]).await
}

#[tokio::test]
async fn a_contribution_is_refused_if_the_players_are_not_those_on_the_page() {
    let server = TestServer::open().await;
    let (mut host, mut guest) = (server.guest(), server.guest());
    let table = ahoy(&mut host, "bot:easy").await;
    guest.post(&host.invitation(&table).await, &[("name", "Gustav")]).await;
    let before = seen(&page(&mut guest, &table).await);
    let chair = format!("/t/{table}/chair");
    // While they read, the host gives the third seat to another bot, and then opens it to all.
    for other in ["bot:strong", "anyone"] {
        host.post(&chair, &[("seat", "smuggler"), ("holder", other)]).await;
        let refused = is_ready(&mut guest, &table, "union", &before).await;
        assert_eq!((refused.status, &refused.json()["code"]), (StatusCode::CONFLICT, &"chairs-changed".into()));
        assert!(refused.json()["message"].as_str().unwrap().contains("say again that you are ready"));
        assert!(is_asked(&mut guest, &table).await, "still asked");
    }
    let now = seen(&page(&mut guest, &table).await);
    // A person sits down there: that is what it was open for.
    assert_eq!(sit(&mut server.guest(), &table, "smuggler").await.status, StatusCode::OK);
    for damaged in ["", "free", &now.replace('-', ""), &format!("{now}-free")] {
        assert_eq!(is_ready(&mut guest, &table, "union", damaged).await.json()["code"], "chairs-changed", "{damaged}");
    }
    assert_eq!(is_ready(&mut guest, &table, "union", &now).await.status, StatusCode::OK);
    assert_eq!(is_ready(&mut guest, &table, "union", &now).await.status, StatusCode::OK, "twice is once");
    let own = seen(&page(&mut host, &table).await);
    assert_eq!(is_ready(&mut host, &table, "union", &own).await.status, StatusCode::FORBIDDEN, "for oneself alone");
}

/// Whether they are still to say that they are ready.
async fn is_asked(guest: &mut Guest, table: &str) -> bool {
    page(guest, table).await.contains("form class=\"contribute\"")
}

#[tokio::test]
async fn only_the_host_gives_links_and_a_person_who_was_asked_to_leave_needs_a_new_one() {
    let server = TestServer::open().await;
    let (mut host, mut guest) = (server.guest(), server.guest());
    let table = ahoy(&mut host, "open").await;
    let links = host.invitations(&table).await;
    guest.post(&links[0], &[("name", "Gustav")]).await;
    assert!(!page(&mut guest, &table).await.contains("/j/"), "guests have no link to give");
    assert_eq!(host.invitations(&table).await, links[1..]);
    let chair = format!("/t/{table}/chair");
    host.post(&chair, &[("seat", "union"), ("holder", "open")]).await;
    let renewed = host.invitations(&table).await;
    assert!(renewed.len() == 2 && renewed.iter().all(|link| !links.contains(link)), "{renewed:?} {links:?}");
    for link in &links {
        assert_eq!(guest.post(link, &[("name", "Gustav")]).await.status, StatusCode::FORBIDDEN, "they may know it");
    }
    // Nor do they sit down where everybody may.
    host.post(&chair, &[("seat", "union"), ("holder", "anyone")]).await;
    let shown = page(&mut guest, &table).await;
    assert!(!shown.contains("/sit\""), "{shown}");
    let refused = sit(&mut guest, &table, "union").await;
    assert_eq!((refused.status, &refused.json()["code"]), (StatusCode::FORBIDDEN, &"shown-out".into()));
    assert!(refused.json()["message"].as_str().unwrap().contains("you need an invitation from the host"));
    guest.post("/language", &[("language", "de")]).await;
    let refused = sit(&mut guest, &table, "union").await;
    assert!(refused.json()["message"].as_str().unwrap().contains("brauchst du eine Einladung"));
    assert!(page(&mut server.guest(), &table).await.contains("/sit\""), "everybody else may");
    // The host may think again.
    let smuggler = host.invitation(&table).await;
    assert_eq!(guest.get(&smuggler).await.status, StatusCode::SEE_OTHER);
    assert!(page(&mut guest, &table).await.contains("/sit\""), "by a link that is meant for them");
    assert_eq!(sit(&mut guest, &table, "smuggler").await.status, StatusCode::OK);
    assert!(!page(&mut guest, &table).await.contains("shown-out"));
}

#[tokio::test]
async fn a_seat_that_needed_an_invitation_needs_one_again_when_it_is_vacated() {
    let server = TestServer::open().await;
    let (mut host, mut guest) = (server.guest(), server.guest());
    let table = ahoy(&mut host, "anyone").await;
    let old = host.invitation(&table).await;
    guest.post(&old, &[("name", "Gustav")]).await;
    let up = format!("/t/{table}/leave");
    assert_eq!(guest.post(&up, &[("seat", "union")]).await.status, StatusCode::SEE_OTHER);
    let mut stranger = server.guest();
    assert_eq!(sit(&mut stranger, &table, "union").await.json()["code"], "invitation", "although the table is public");
    assert_ne!(host.invitation(&table).await, old);
    assert_eq!(sit(&mut stranger, &table, "smuggler").await.status, StatusCode::OK);
    assert_eq!(stranger.post(&up, &[("seat", "smuggler")]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(sit(&mut server.guest(), &table, "smuggler").await.status, StatusCode::OK, "that one is for everybody");
}
