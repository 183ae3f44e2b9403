//! Without scripts: pages that wait come anew by themselves, and pages on which somebody writes stay as they are.

use crate::guest::{Guest, House, two_at_a_table};
use wardroom_kernel::FastRng;

/// Whether the page comes anew by itself, where there are no scripts.
async fn follows(guest: &mut Guest, path: &str) -> bool {
    guest.get(path).await.body.contains("<noscript><meta http-equiv=\"refresh\"")
}

#[tokio::test]
async fn whoever_has_answered_under_seal_follows_the_others_and_whoever_is_to_answer_is_left_in_peace() {
    let house = House::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&house).await;
    let page = |seat: &str| format!("/t/{table}?seat={seat}");
    // Both are asked at once.
    assert!(!follows(&mut silver, &page("silver")).await && !follows(&mut gold, &page("gold")).await);
    assert!(silver.play(&table, "silver", &mut FastRng(1)).await);
    assert!(silver.question(&table, "silver").await.is_some(), "what is under seal may still be changed");
    assert!(follows(&mut silver, &page("silver")).await, "gold is still to answer");
    assert!(!follows(&mut gold, &page("gold")).await, "nobody takes the question away");
    // Somebody who is asked for a word on an offer is awaited; whoever made it waits.
    let say = format!("/t/{table}/say");
    silver.fetch(&say, &[("seat", "silver"), ("word", "offer surrender")]).await;
    assert!(follows(&mut silver, &page("silver")).await && !follows(&mut gold, &page("gold")).await);
    gold.fetch(&say, &[("seat", "gold"), ("word", "accept surrender")]).await;
    assert!(!follows(&mut silver, &page("silver")).await && !follows(&mut gold, &page("gold")).await, "it is over");
}

#[tokio::test]
async fn the_start_page_keeps_what_is_filled_in_and_leads_to_itself_instead() {
    let house = House::open().await;
    let mut guest = house.guest();
    for path in ["/", "/?more=on"] {
        assert!(!follows(&mut guest, path).await, "{path}");
        let page = guest.get(path).await.body;
        let again = page.split("<noscript><p class=\"look-again\">").nth(1).expect("a way to look again");
        assert!(again.starts_with(&format!("<a href=\"{path}\">Look again")), "{again:.80}");
    }
}
