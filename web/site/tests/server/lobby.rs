//! The start page: its lists are what they say, follow by themselves, and contain no secret.

use crate::{
    streams::EventReader,
    test_server::{Guest, TestServer, surrender, two_at_a_table},
};
use reqwest::StatusCode;
use wardroom_kernel::FastRng;
use wardroom_site::Limits;

/// A list of the start page.
async fn list(guest: &mut Guest, id: &str) -> String {
    // Where its lines may break is another matter.
    let page = guest.get("/").await.body.replace("</span> <span class=\"phrase\">", " ");
    let section = page.split(&format!("<section id=\"{id}\"")).nth(1).expect("the list");
    section.split("</section>").next().unwrap().to_owned()
}

#[tokio::test]
async fn tables_go_from_open_to_running_to_finished() {
    let server = TestServer::open().await;
    let (mut host, mut guest, mut third) = (server.guest(), server.guest(), server.guest());
    for id in ["mine", "open", "running", "finished"] {
        assert!(list(&mut third, id).await.contains("class=\"quiet none\""), "{id} is empty and says so");
    }
    let table = host.make("me", "anyone").await;
    assert!(list(&mut third, "open").await.contains(&table) && list(&mut host, "mine").await.contains(&table));
    assert!(!list(&mut host, "open").await.contains(&table), "one's own table is not on the list");
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
        let today = jiff::Timestamp::now().strftime("%-d %b %Y").to_string();
        assert!(finished.contains(&today), "when it ended: {finished}");
        assert!(reader.get("/records").await.body.contains(&today));
    }
}

#[tokio::test]
async fn open_tables_say_whether_the_host_is_there_and_those_without_come_last_or_not_at_all() {
    let server = TestServer::open().await;
    let (mut host, mut third) = (server.guest(), server.guest());
    let live = [("pace", "live"), ("minutes", "10"), ("seconds", "5")];
    let chairs = [("game", "turning-tides"), ("mode", "intro"), ("holder.silver", "me"), ("holder.gold", "anyone")];
    let at_once = host.make_with(&[&chairs[..], &live].concat()).await;
    let mut other = server.guest();
    let some_day = other.make("me", "anyone").await;
    let mut database = server.database().await;
    let back = |minutes: u32| format!("UPDATE tables SET created = created - {minutes} * 60000");
    crate::test_server::execute(&mut database, &back(55)).await;
    crate::test_server::execute(&mut database, "UPDATE devices SET seen = seen - 55 * 60000").await;
    let new = server.guest().make("me", "anyone").await;
    let open = list(&mut third, "open").await;
    let place = |id: &str| open.find(id);
    assert!(place(&new).is_some() && place(&new) < place(&some_day).min(place(&at_once)), "{open}");
    assert_eq!(open.matches("the host is here · open for 0 min").count(), 1, "{open}");
    assert_eq!(open.matches("the host is away · open for 55 min").count(), 2, "{open}");
    // A person with the table's page open is present.
    other.get(&format!("/t/{some_day}")).await;
    crate::test_server::execute(&mut database, &back(10)).await;
    crate::test_server::execute(&mut database, "UPDATE devices SET seen = seen - 10 * 60000").await;
    let newest = server.guest().make("me", "anyone").await;
    let open = list(&mut third, "open").await;
    let place = |id: &str| open.find(id);
    assert!(place(&newest) < place(&some_day) && place(&some_day) < place(&new), "{open}");
    assert_eq!(place(&at_once), None, "a table whose host has long been away is not listed for a game at once");
    assert_eq!(third.get(&format!("/t/{at_once}")).await.status, StatusCode::OK, "by its address it is there");
    assert!(list(&mut host, "mine").await.contains(&at_once));
    third.post("/language", &[("language", "de")]).await;
    assert!(list(&mut third, "open").await.contains("Gastgeber nicht da · seit"));
}

#[tokio::test]
async fn private_tables_are_on_no_other_persons_list() {
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    let mut third = server.guest();
    assert!(!third.get("/").await.body.contains(&table));
    surrender(&mut silver, &mut gold, &table).await;
    assert!(!third.get("/").await.body.contains(&table));
    assert!(list(&mut silver, "finished").await.contains(&table));
}

#[tokio::test]
async fn where_i_am_waited_for_comes_first() {
    let server = TestServer::open().await;
    let mut me = server.guest();
    let waiting = me.make("me", "bot:easy").await;
    me.contribute(&waiting, "silver").await;
    let gathering = me.make("me", "open").await;
    let mine = list(&mut me, "mine").await;
    assert!(mine.find(&waiting).unwrap() < mine.find(&gathering).unwrap(), "{mine}");
}

#[tokio::test]
async fn an_open_start_page_follows_by_itself() {
    let server = TestServer::open().await;
    let (mut host, mut third) = (server.guest(), server.guest());
    let mut reader = EventReader::open(&mut third, "/lobby").await;
    assert_eq!(reader.next().await.ids(), ["mine", "open", "running", "finished"]);
    let table = host.make("me", "anyone").await;
    let news = reader.next().await;
    assert_eq!(news.ids(), ["open"], "only what changed");
    assert!(news.data.to_string().contains(&table));
    let mut guest = server.guest();
    guest.post(&format!("/t/{table}/sit"), &[("seat", "gold"), ("name", "Gustav")]).await;
    assert_eq!(reader.next().await.ids(), ["open"], "it is full");
    host.contribute(&table, "silver").await;
    guest.contribute(&table, "gold").await;
    assert_eq!(reader.next().await.ids(), ["running"]);
    // Under seal: the list does not even show that there is an answer.
    assert!(host.play(&table, "silver", &mut FastRng(1)).await);
    tokio::time::sleep(std::time::Duration::from_millis(900)).await;
    assert!(reader.is_silent().await);
}

#[tokio::test]
async fn however_many_games_are_over_none_that_waits_for_me_is_forgotten() {
    let server = TestServer::open().await;
    let mut me = server.guest();
    let waiting = me.make("me", "bot:easy").await;
    me.contribute(&waiting, "silver").await;
    let mut over = Vec::new();
    for _ in 0..52 {
        let table = me.make("me", "bot:easy").await;
        me.contribute(&table, "silver").await;
        me.fetch(&format!("/t/{table}/break-off"), &[("seat", "silver")]).await;
        over.push(table);
    }
    assert!(list(&mut me, "mine").await.contains(&waiting));
    let hint = me.get("/me/elsewhere").await.body;
    assert!(hint.contains("data-tables=\"1\"") && hint.contains(&waiting), "{hint}");
    // What is cut leads to the rest.
    assert!(list(&mut me, "finished").await.contains("href=\"/records\""));
    let page = me.get("/records").await.body;
    assert!(page.contains(over.last().unwrap()) && !page.contains(&over[0]));
    let older = page.split("href=\"/records?before=").nth(1).expect("a way to the rest").split('"').next().unwrap();
    let page = me.get(&format!("/records?before={older}")).await.body;
    assert!(
        page.contains(&over[0]) && !page.contains(over.last().unwrap()) && !page.contains("href=\"/records?before=")
    );
    for damaged in ["x", "1", "1.%00", ".", "-1.a.b"] {
        assert_eq!(me.get(&format!("/records?before={damaged}")).await.status, StatusCode::BAD_REQUEST, "{damaged}");
    }
}

#[tokio::test]
async fn a_long_list_is_cut_and_shown_whole_on_request() {
    let server = TestServer::open().await;
    let (mut host, mut third) = (server.guest(), server.guest());
    let mut tables = Vec::new();
    for _ in 0..22 {
        tables.push(host.make("me", "anyone").await);
    }
    let open = list(&mut third, "open").await;
    assert!(!open.contains(&tables[0]) && open.contains("href=\"/?more=on#open\""), "{open}");
    let all = third.get("/?more=on").await.body;
    assert!(tables.iter().all(|table| all.contains(table)) && all.contains("data-stream=\"/lobby?more=on\""));
    let followed = EventReader::open(&mut third, "/lobby?more=on").await.next().await.data.to_string();
    assert!(tables.iter().all(|table| followed.contains(table)));
}

/// How many tables are in memory.
async fn in_memory(server: &TestServer) -> String {
    let page = reqwest::get(format!("http://{}/metrics", server.running.metrics_address().unwrap())).await.unwrap();
    let page = page.text().await.unwrap();
    page.lines().find_map(|line| line.strip_prefix("wardroom_tables_in_memory ")).expect("a number").to_owned()
}

#[tokio::test]
async fn tables_without_an_open_page_are_listed_without_being_loaded() {
    let server = TestServer::with(|config| {
        config.metrics = Some("127.0.0.1:0".into());
        config.idle_table = std::time::Duration::from_millis(200);
    })
    .await;
    let (mut host, mut guest) = (server.guest(), server.guest());
    let mut tables = Vec::new();
    for _ in 0..5 {
        let table = host.make("me", "anyone").await;
        guest.post(&format!("/t/{table}/sit"), &[("seat", "gold"), ("name", "Gustav")]).await;
        host.contribute(&table, "silver").await;
        guest.contribute(&table, "gold").await;
        tables.push(table);
    }
    surrender(&mut host, &mut guest, &tables[0]).await;
    let mut tries = 0;
    while in_memory(&server).await != "0" {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        tries += 1;
        assert!(tries < 400, "they stay in memory");
    }
    let page = server.guest().get("/?more=on").await.body;
    assert!(tables.iter().all(|table| page.contains(table)), "{page}");
    let mine = list(&mut host, "mine").await;
    assert_eq!(mine.matches("waiting for you").count(), 4, "{mine}");
    assert_eq!(in_memory(&server).await, "0");
    // What was seen is kept, and not longer than it is true.
    guest.play(&tables[1], "gold", &mut FastRng(1)).await;
    host.play(&tables[1], "silver", &mut FastRng(1)).await;
    surrender(&mut host, &mut guest, &tables[2]).await;
    let finished = list(&mut server.guest(), "finished").await;
    assert!(finished.contains(&tables[0]) && finished.contains(&tables[2]), "{finished}");
    assert!(!list(&mut server.guest(), "running").await.contains(&tables[2]));
}

#[tokio::test]
async fn an_open_start_page_ends_with_its_device_and_with_its_time() {
    let server = TestServer::open().await;
    let mut me = server.guest();
    let table = me.make("me", "open").await;
    let mut reader = EventReader::open(&mut me, "/lobby").await;
    assert!(reader.next().await.data.to_string().contains(&table));
    me.post("/me/out", &[]).await;
    assert_eq!(reader.next().await.go(), "/me?done=signed-out", "the page that stays open shows nothing more of me");

    let stream_time = std::time::Duration::from_millis(300);
    let server = TestServer::with(|config| config.limits = Limits { stream_time, ..Limits::none() }).await;
    let mut me = server.guest();
    let table = me.make("me", "anyone").await;
    for path in ["/lobby".to_owned(), format!("/t/{table}/stream")] {
        let ended = tokio::time::timeout(std::time::Duration::from_secs(5), me.get(&path)).await;
        assert!(ended.expect("it ends").body.contains("data:"), "{path}");
    }
}

#[tokio::test]
async fn a_person_who_is_asked_to_leave_sees_it_on_their_list_by_itself() {
    let server = TestServer::open().await;
    let (mut host, mut guest) = (server.guest(), server.guest());
    let table = host.make("me", "open").await;
    let invitation = host.invitation(&table).await;
    guest.post(&invitation, &[("name", "Gustav")]).await;
    let mut reader = EventReader::open(&mut guest, "/lobby").await;
    assert!(reader.next().await.html("mine").contains(&table));
    host.post(&format!("/t/{table}/chair"), &[("seat", "gold"), ("holder", "open")]).await;
    let news = reader.next().await;
    assert!(news.ids().contains(&"mine") && !news.html("mine").contains(&table), "{:?}", news.ids());
}
