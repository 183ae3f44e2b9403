//! Without scripts: pages that wait come anew by themselves, and pages with a form stay as they are.

use crate::test_server::{Guest, TestServer, two_at_a_table};
use wardroom_kernel::FastRng;

/// Whether the page comes anew by itself, where there are no scripts.
async fn follows(guest: &mut Guest, path: &str) -> bool {
    guest.get(path).await.body.contains("<noscript><meta http-equiv=\"refresh\"")
}

#[tokio::test]
async fn a_page_reloads_after_an_answer_under_seal_and_stays_while_its_player_is_asked() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    let page = |seat: &str| format!("/t/{table}?seat={seat}");
    // Both are asked at once.
    assert!(!follows(&mut silver, &page("silver")).await && !follows(&mut gold, &page("gold")).await);
    assert!(silver.play(&table, "silver", &mut FastRng(1)).await);
    assert!(silver.question(&table, "silver").await.is_some(), "what is under seal may still be changed");
    assert!(follows(&mut silver, &page("silver")).await, "gold is still to answer");
    assert!(!follows(&mut gold, &page("gold")).await, "the question stays");
    // A player who is asked about an offer is to answer; the one who made it waits.
    let say = format!("/t/{table}/say");
    silver.fetch(&say, &[("seat", "silver"), ("word", "offer surrender")]).await;
    assert!(follows(&mut silver, &page("silver")).await && !follows(&mut gold, &page("gold")).await);
    gold.fetch(&say, &[("seat", "gold"), ("word", "accept surrender")]).await;
    assert!(!follows(&mut silver, &page("silver")).await && !follows(&mut gold, &page("gold")).await, "it is over");
}

#[tokio::test]
async fn the_start_page_keeps_what_is_filled_in_and_leads_to_itself_instead() {
    let server = TestServer::open().await;
    let mut guest = server.guest();
    for path in ["/", "/?more=on"] {
        assert!(!follows(&mut guest, path).await, "{path}");
        let page = guest.get(path).await.body;
        let again = page.split("<noscript><p class=\"look-again\">").nth(1).expect("a way to look again");
        assert!(again.starts_with(&format!("<a href=\"{path}\">Look again")), "{again:.80}");
    }
}
