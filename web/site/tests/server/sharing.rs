//! What can be shown elsewhere: pictures that anybody may see stand on other sites, and links to a moment have a title and a picture.

use crate::{
    replay::upload,
    test_server::{TestServer, surrender, two_at_a_table},
};
use reqwest::StatusCode;

/// Who may show it on their own pages.
async fn policy(guest: &mut crate::test_server::Guest, path: &str) -> String {
    let reply = guest.raw(path).await;
    assert_eq!(reply.status(), StatusCode::OK, "{path}");
    reply.headers()["cross-origin-resource-policy"].to_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_picture_may_stand_anywhere_unless_one_seat_alone_sees_it() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    for kind in ["svg", "png"] {
        let picture = |seat: &str| format!("/t/{table}/at/0.{kind}?seat={seat}");
        assert_eq!(policy(&mut silver, &picture("spectator")).await, "cross-origin");
        assert_eq!(policy(&mut server.guest(), &picture("")).await, "cross-origin");
        assert_eq!(policy(&mut silver, &picture("silver")).await, "same-origin");
        assert_eq!(policy(&mut silver, &picture("")).await, "same-origin", "one's own eyes are the usual ones");
    }
    for page in ["/".to_owned(), format!("/t/{table}/replay?at=0&seat=spectator")] {
        assert_eq!(policy(&mut silver, &page).await, "same-origin", "{page}");
    }
    surrender(&mut silver, &mut gold, &table).await;
    for seat in ["silver", "gold", "everyone"] {
        let picture = format!("/t/{table}/at/0.svg?seat={seat}");
        assert_eq!(policy(&mut server.guest(), &picture).await, "cross-origin", "nothing is secret any more");
    }
}

#[tokio::test]
async fn a_link_to_a_moment_has_a_title_and_a_picture_that_everybody_may_see() {
    for (public_url, site) in [(None, ""), (Some("https://club.example/".to_owned()), "https://club.example")] {
        let server = TestServer::with(|config| config.public_url = public_url).await;
        let (mut silver, _, table) = two_at_a_table(&server).await;
        let page = silver.get(&format!("/t/{table}/replay?at=0&seat=silver")).await.body;
        assert!(page.contains("<meta property=\"og:title\" content=\"Turning Tides, Replay\">"), "{page}");
        let image = page.split("property=\"og:image\" content=\"").nth(1).unwrap().split('"').next().unwrap();
        assert!(image.starts_with(&format!("{site}/t/{table}/at/")), "{image}");
        assert!(image.ends_with(".png?seat=spectator"), "not what silver alone sees: {image}");
        let path = image.strip_prefix(site).unwrap();
        assert_eq!(policy(&mut server.guest(), path).await, "cross-origin");
        assert!(!silver.get(&format!("/t/{table}")).await.body.contains("og:"), "tables are not for sharing");
    }
    let server = TestServer::open().await;
    let mut guest = server.guest();
    let (_, record) = crate::replay::records().into_iter().next().expect("a game");
    let moment = upload(&mut guest, &record).await.location;
    let page = guest.get(&moment).await.body;
    let image = page.split("property=\"og:image\" content=\"").nth(1).unwrap().split('"').next().unwrap();
    assert_eq!(policy(&mut server.guest(), image).await, "cross-origin");
}
