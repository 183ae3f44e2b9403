//! Being called: another table that waits is told at this one.

use crate::{
    guest::{House, two_at_a_table},
    streams::Ear,
};

#[tokio::test]
async fn a_table_tells_that_another_one_waits() {
    let house = House::open().await;
    let (mut silver, _, table) = two_at_a_table(&house).await;
    let mut ear = Ear::for_gossip(&mut silver, &format!("/t/{table}/stream?seat=silver")).await;
    let first = ear.next().await;
    assert!(first.html("elsewhere").contains("data-tables=\"0\""), "this table does not count");
    let page = silver.get(&format!("/t/{table}?seat=silver")).await.body;
    assert!(page.contains("<title>● "), "it is silver's turn");
    let other = silver.make("me", "bot:easy").await;
    silver.contribute(&other, "silver").await;
    let hint = loop {
        let hint = ear.next().await.html("elsewhere");
        if !hint.is_empty() {
            break hint;
        }
    };
    assert!(hint.contains("data-tables=\"1\"") && hint.contains(&format!("href=\"/t/{other}\"")), "{hint}");
    let asked = silver.get("/me/elsewhere").await.body;
    assert!(asked.contains("data-tables=\"2\""), "both, for a page elsewhere: {asked}");
    assert!(house.guest().get("/me/elsewhere").await.body.contains("data-tables=\"0\""));
}
