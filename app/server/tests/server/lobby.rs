//! The start page: its lists are what they say, follow by themselves, and tell nothing that nobody may know.

use crate::{
    guest::{Guest, House, surrender, two_at_a_table},
    streams::Ear,
};
use wardroom_kernel::Luck;

/// A list of the start page.
async fn list(guest: &mut Guest, id: &str) -> String {
    let page = guest.get("/").await.body;
    let section = page.split(&format!("<section id=\"{id}\"")).nth(1).expect("the list");
    section.split("</section>").next().unwrap().to_owned()
}

#[tokio::test]
async fn tables_go_from_open_to_running_to_finished() {
    let house = House::open().await;
    let (mut host, mut guest, mut third) = (house.guest(), house.guest(), house.guest());
    for id in ["mine", "open", "running", "finished"] {
        assert!(list(&mut third, id).await.contains("class=\"quiet none\""), "{id} is empty and says so");
    }
    let table = host.make("me", "anyone").await;
    assert!(list(&mut third, "open").await.contains(&table) && list(&mut host, "mine").await.contains(&table));
    assert!(!list(&mut host, "open").await.contains(&table), "nobody is invited to their own table");
    guest.post(&format!("/t/{table}/sit"), &[("seat", "gold"), ("name", "Gustav")]).await;
    assert!(list(&mut host, "mine").await.contains("are you ready?"));
    host.contribute(&table, "silver").await;
    guest.contribute(&table, "gold").await;
    assert!(list(&mut third, "running").await.contains(&table));
    assert!(list(&mut host, "mine").await.contains("Your turn"));
    assert!(list(&mut host, "mine").await.contains("waiting for you, 0 min"));
    surrender(&mut host, &mut guest, &table).await;
    assert!(!list(&mut third, "running").await.contains(&table));
    for reader in [&mut third, &mut host] {
        let finished = list(reader, "finished").await;
        assert_eq!(
            finished.matches(&format!("href=\"/t/{table}\"")).count(),
            2,
            "once, with name and button: {finished}"
        );
    }
}

#[tokio::test]
async fn private_tables_are_on_nobody_elses_list() {
    let house = House::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&house).await;
    let mut third = house.guest();
    assert!(!third.get("/").await.body.contains(&table));
    surrender(&mut silver, &mut gold, &table).await;
    assert!(!third.get("/").await.body.contains(&table));
    assert!(list(&mut silver, "finished").await.contains(&table));
}

#[tokio::test]
async fn where_i_am_waited_for_comes_first() {
    let house = House::open().await;
    let mut me = house.guest();
    let waiting = me.make("me", "bot:easy").await;
    me.contribute(&waiting, "silver").await;
    let gathering = me.make("me", "open").await;
    let mine = list(&mut me, "mine").await;
    assert!(mine.find(&waiting).unwrap() < mine.find(&gathering).unwrap(), "{mine}");
}

#[tokio::test]
async fn an_open_start_page_follows_by_itself() {
    let house = House::open().await;
    let (mut host, mut third) = (house.guest(), house.guest());
    let mut ear = Ear::open(&mut third, "/lobby").await;
    assert_eq!(ear.next().await.ids(), ["mine", "open", "running", "finished"]);
    let table = host.make("me", "anyone").await;
    let news = ear.next().await;
    assert_eq!(news.ids(), ["open"], "only what changed");
    assert!(news.data.to_string().contains(&table));
    let mut guest = house.guest();
    guest.post(&format!("/t/{table}/sit"), &[("seat", "gold"), ("name", "Gustav")]).await;
    assert_eq!(ear.next().await.ids(), ["open"], "it is full");
    host.contribute(&table, "silver").await;
    guest.contribute(&table, "gold").await;
    assert_eq!(ear.next().await.ids(), ["running"]);
    // Under seal: nobody hears of it, not even that there is something.
    assert!(host.play(&table, "silver", &mut Luck(1)).await);
    tokio::time::sleep(std::time::Duration::from_millis(900)).await;
    assert!(ear.is_silent().await);
}
