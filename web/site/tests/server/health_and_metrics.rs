//! What the host can see of a server: whether it lives, what it counts, what it logs; and what it must not tell.

use crate::test_server::{TestServer, execute, play_on, two_at_a_table};
use reqwest::StatusCode;
use std::{
    collections::BTreeSet,
    io,
    sync::{Arc, Mutex},
    time::Duration,
};
use wardroom_kernel::FastRng;

const HOSTING: &str = include_str!("../../../../docs/HOSTING.md");

/// What the table of docs/HOSTING.md explains.
fn documented() -> BTreeSet<String> {
    let rows = HOSTING.lines().filter_map(|line| line.strip_prefix("| `wardroom_")?.split('`').next());
    rows.map(|rest| format!("wardroom_{rest}")).collect()
}

/// What it proposes to watch.
fn alarms() -> BTreeSet<String> {
    let paragraph = HOSTING.split("Useful alerts:").nth(1).unwrap().split("\n\n").next().unwrap();
    let words = paragraph.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    let alarms: BTreeSet<String> = words.filter(|word| word.starts_with("wardroom_")).map(str::to_owned).collect();
    assert!(alarms.len() > 2, "{alarms:?}");
    alarms
}

#[tokio::test]
async fn metrics_are_read_where_the_host_says_and_nowhere_else() {
    let server = TestServer::with(|config| config.metrics = Some("127.0.0.1:0".into())).await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    let reader = silver.raw(&format!("/t/{table}/stream?seat=silver")).await;
    play_on(&mut silver, &mut gold, &table, &mut FastRng(1), 3).await;
    let nothing_yet = ["by=\"person\",result=\"frozen\"", "by=\"bot\",result=\"database\""]
        .map(|labels| format!("wardroom_answers_total{{{labels}}} 0"));
    silver.answer(&table, "silver", "99999", "card.fire").await;
    assert_eq!(silver.get("/metrics").await.status, StatusCode::NOT_FOUND, "not where everybody comes by");
    let address = server.running.metrics_address().expect("it was asked for");
    let read = || async { reqwest::get(format!("http://{address}/metrics")).await.unwrap().text().await.unwrap() };
    let page = read().await;
    let value = |line: &str| -> f64 {
        let found = page.lines().find(|found| found.starts_with(line)).unwrap_or_else(|| panic!("{line}: {page}"));
        found.rsplit(' ').next().unwrap().parse().unwrap()
    };
    // A series has grown by its first fault only if it was there before.
    for line in nothing_yet.iter().map(|line| &**line).chain(["wardroom_limited_total{code=\"limit-tables\"} 0"]) {
        assert!(page.lines().any(|found| found == line), "{line}: {page}");
    }
    // Three rounds, in each of which at least one of them is asked.
    assert!(value("wardroom_answers_total{by=\"person\",result=\"accepted\"}") >= 3.0, "{page}");
    assert_eq!(value("wardroom_answers_total{by=\"person\",result=\"stale\"}"), 1.0);
    assert!(value("wardroom_answer_durable_seconds_count") >= 3.0);
    assert!(value("wardroom_answer_sent_seconds_count") >= 1.0);
    assert!(value("wardroom_commit_duration_seconds_count") >= 1.0);
    assert!(value("wardroom_journal_lag_seconds_count") >= 1.0);
    assert_eq!(value("wardroom_tables{state=\"playing\"}"), 1.0);
    assert_eq!(value("wardroom_tables{state=\"over\"}"), 0.0);
    assert_eq!(value("wardroom_streams"), 1.0);
    assert!(value("wardroom_requests_total{method=\"POST\",route=\"/t/{id}/answer\",status=\"200\"}") >= 3.0);
    assert!(value("wardroom_memory_resident_bytes") > 1e6);
    assert!(page.contains("wardroom_build_info{version=\"") && page.ends_with("# EOF\n"));
    assert!(!page.contains(&table), "no table is named");
    // What has not happened yet is not counted.
    let long = "x".repeat(40_000);
    assert_eq!(silver.post("/name", &[("name", &long)]).await.status, StatusCode::PAYLOAD_TOO_LARGE);
    let with_a_bot = silver.make("me", "bot:easy").await;
    silver.contribute(&with_a_bot, "silver").await;
    let page = loop {
        let page = read().await;
        if page.contains("wardroom_bot_thinking_seconds_count") {
            break page;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    let samples: BTreeSet<&str> =
        page.lines().filter(|line| !line.starts_with('#')).map(|line| line.split(['{', ' ']).next().unwrap()).collect();
    assert!(samples.len() > 20, "{samples:?}");
    let documented = documented();
    let (mut named, mut explained) = (BTreeSet::new(), BTreeSet::new());
    for line in page.lines().filter_map(|line| line.strip_prefix("# TYPE ")) {
        let (family, kind) = line.split_once(' ').unwrap();
        let (name, ends): (String, &[&str]) = match kind {
            "counter" => (format!("{family}_total"), &[""]),
            "info" => (format!("{family}_info"), &[""]),
            "histogram" => (family.to_owned(), &["_bucket", "_sum", "_count"]),
            "gauge" => (family.to_owned(), &[""]),
            other => panic!("{other}: {line}"),
        };
        explained.extend(ends.iter().map(|end| format!("{name}{end}")));
        named.insert(name);
    }
    assert_eq!(documented, named, "docs/HOSTING.md explains what there is");
    assert!(samples.iter().all(|sample| explained.contains(*sample)), "{samples:?}, {explained:?}");
    // What its alarms are made of is read like this, or never.
    for name in alarms() {
        assert!(explained.contains(&name), "docs/HOSTING.md waits for {name}, which never comes");
    }
    drop(reader);
}

#[tokio::test]
async fn a_database_that_fails_while_an_old_answer_is_looked_for_is_counted() {
    let server = TestServer::with(|config| config.metrics = Some("127.0.0.1:0".into())).await;
    let (mut silver, _, table) = two_at_a_table(&server).await;
    silver.question(&table, "silver").await.expect("the match is in memory");
    crate::test_server::execute(&mut server.database().await, "ALTER TABLE journal RENAME TO elsewhere").await;
    let refused = silver.answer(&table, "silver", "99999", "card.fire").await;
    assert_eq!(refused.json()["code"], "database", "whether it was written is not known");
    let page = reqwest::get(format!("http://{}/metrics", server.running.metrics_address().unwrap())).await.unwrap();
    let page = page.text().await.unwrap();
    assert!(page.contains("wardroom_answers_total{by=\"person\",result=\"database\"} 1\n"), "{page}");
}

#[tokio::test]
async fn a_server_without_a_place_for_metrics_has_none() {
    let server = TestServer::open().await;
    assert_eq!(server.running.metrics_address(), None);
}

#[tokio::test]
async fn ready_is_more_than_alive() {
    let server = TestServer::open().await;
    let mut guest = server.guest();
    let (health, ready) = (guest.get("/health").await, guest.get("/ready").await);
    assert_eq!((health.status, ready.status, &*ready.body), (StatusCode::OK, StatusCode::OK, "ready\n"));
}

#[tokio::test]
async fn a_server_whose_disk_is_full_is_not_ready_and_is_again_when_there_is_room() {
    let server = TestServer::open().await;
    let mut guest = server.guest();
    let mut database = server.database().await;
    let full = "BEFORE UPDATE ON wardroom_schema BEGIN SELECT RAISE(ROLLBACK, 'disk is full'); END";
    execute(&mut database, &format!("CREATE TRIGGER full {full}")).await;
    assert_eq!(
        guest.get("/ready").await.status,
        StatusCode::SERVICE_UNAVAILABLE,
        "before any player has tried to write"
    );
    assert_eq!(guest.post("/name", &[("name", "Ines")]).await.status, StatusCode::SERVICE_UNAVAILABLE);
    for _ in 0..2 {
        let ready = guest.get("/ready").await;
        assert_eq!(ready.status, StatusCode::SERVICE_UNAVAILABLE, "{}", ready.body);
    }
    assert_eq!(guest.get("/health").await.status, StatusCode::OK);
    execute(&mut database, "DROP TRIGGER full").await;
    assert_eq!(guest.get("/ready").await.status, StatusCode::OK);
}

#[tokio::test]
async fn requests_have_ids_that_do_not_tell_how_many_there_were() {
    let server = TestServer::open().await;
    let mut guest = server.guest();
    let mut ids = Vec::new();
    for _ in 0..8 {
        let id = guest.raw("/health").await.headers()["x-request-id"].to_str().unwrap().to_owned();
        ids.push(u64::from_str_radix(&id, 16).expect("a number"));
    }
    let steps = ids.windows(2).map(|pair| pair[1].wrapping_sub(pair[0]));
    assert!(steps.clone().all(|step| step.min(step.wrapping_neg()) > 1 << 20), "{ids:x?}");
}

#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// On one thread, so that everything the server does is heard.
#[tokio::test(flavor = "current_thread")]
async fn the_log_names_routes_and_no_secrets() {
    let log = Log::default();
    let writer = log.clone();
    let subscriber = tracing_subscriber::fmt().json().with_max_level(tracing::Level::TRACE);
    let subscriber = subscriber.with_writer(move || writer.clone()).finish();
    // Of a single subscriber tracing takes the word of whatever thread comes by a line first, and remembers it: where tests share a
    // process, one that listens to nothing would speak for this one.
    let _second = tracing::Dispatch::new(tracing::subscriber::NoSubscriber::new());
    let _heard = tracing::subscriber::set_default(subscriber);
    let server = TestServer::open().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    let spare = silver.make("me", "open").await;
    let invitation = silver.invitation(&spare).await;
    gold.get(&invitation).await;
    play_on(&mut silver, &mut gold, &table, &mut FastRng(1), 4).await;
    silver.get(&format!("/t/{table}/why?seat=silver&path=card.secret")).await;
    server.running.stop().await;
    let text = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
    let own: Vec<serde_json::Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("each line is an object")).collect();
    let own: Vec<_> = own.iter().filter(|line| line["target"].as_str().unwrap().starts_with("wardroom")).collect();
    let answered =
        |route: &str| own.iter().any(|line| line["span"]["route"] == route && line["fields"]["status"].is_u64());
    assert!(answered("/t/{id}/answer") && answered("/j/{token}"), "every request is logged by its route");
    let own: String = own.iter().map(|line| format!("{line}\n")).collect();
    let token = invitation.trim_start_matches("/j/");
    let secret = token.rsplit('.').next().unwrap();
    for hidden in [token, secret, "seven seas", "card.secret", "card.", "wardroom="] {
        assert!(!own.contains(hidden), "the log holds {hidden}");
    }
}

#[tokio::test]
async fn over_https_cookies_stay_there_and_links_lead_there() {
    let server = TestServer::with(|config| config.public_url = Some("https://club.example/".into())).await;
    let guest = server.guest();
    let form = [("game", "turning-tides"), ("mode", "base"), ("holder.silver", "me"), ("holder.gold", "open")];
    let reply = guest.http.post(format!("{}/make", guest.base)).form(&form).send().await.unwrap();
    let cookie = reply.headers()["set-cookie"].to_str().unwrap().to_owned();
    assert!(cookie.contains("; Secure") && cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    assert!(reply.headers().contains_key("strict-transport-security"));
    let table = reply.headers()["location"].to_str().unwrap();
    let page = guest.http.get(format!("{}{table}", guest.base)).header("cookie", cookie).send().await.unwrap();
    assert!(page.text().await.unwrap().contains("https://club.example/j/"));
    let opener = async |server: &TestServer, host: &str| {
        let page = server.guest().raw_with("/", &[("host", host)]).await;
        page.headers().contains_key("cross-origin-opener-policy")
    };
    assert!(opener(&server, "club.example").await);
    let server = TestServer::open().await;
    assert!(opener(&server, "127.0.0.1:7272").await && opener(&server, "localhost").await);
    assert!(!opener(&server, "192.168.0.7:7272").await, "there browsers would only complain");
    let plain = server.guest();
    let reply = plain.http.post(format!("{}/make", plain.base)).header("x-forwarded-proto", "https").form(&form);
    let reply = reply.send().await.unwrap();
    assert!(!reply.headers()["set-cookie"].to_str().unwrap().contains("Secure"), "a stranger's word does not count");
}
