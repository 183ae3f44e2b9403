//! A server under test and the guests who play on it: HTTP with cookies, forms read from pages as a browser would.

use reqwest::{Client, Response, StatusCode, redirect::Policy};
use serde_json::Value;
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _};
use std::{collections::BTreeMap, time::Duration};
use tempfile::TempDir;
use wardroom_kernel::FastRng;
use wardroom_site::{Config, Limits, Server};

pub(crate) struct TestServer {
    pub(crate) running: Server,
    pub(crate) data: TempDir,
}

pub(crate) fn config(data: &TempDir) -> Config {
    config_over(data.path().join("test.sqlite").display().to_string())
}

/// As people find it: bots think as long as they usually do.
pub(crate) fn usual_config(data: &TempDir) -> Config {
    let usual = Config::new("");
    Config { thinking_time: usual.thinking_time, bot_pause: usual.bot_pause, ..config(data) }
}

fn config_over(database: String) -> Config {
    Config {
        listen: "127.0.0.1:0".into(),
        bot_pause: Duration::ZERO,
        thinking_time: Duration::from_millis(5),
        patch_pause: Duration::ZERO,
        limits: Limits::none(),
        ..Config::new(database)
    }
}

impl TestServer {
    pub(crate) async fn open() -> TestServer {
        let data = TempDir::new().unwrap();
        TestServer { running: Server::bind(config(&data)).await.unwrap(), data }
    }
    /// With other settings.
    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> TestServer {
        let data = TempDir::new().unwrap();
        let mut config = config(&data);
        change(&mut config);
        TestServer { running: Server::bind(config).await.unwrap(), data }
    }
    /// Several may be opened over one database.
    pub(crate) async fn over(database: &str, change: impl FnOnce(&mut Config)) -> TestServer {
        let mut config = config_over(database.into());
        change(&mut config);
        TestServer { running: Server::bind(config).await.unwrap(), data: TempDir::new().unwrap() }
    }
    pub(crate) async fn reopen(self) -> TestServer {
        self.running.stop().await;
        TestServer { running: Server::bind(config(&self.data)).await.unwrap(), data: self.data }
    }
    /// The same after a change in its database that no running server makes.
    pub(crate) async fn reopen_after(self, sql: &str) -> TestServer {
        let mut database = self.database().await;
        self.running.stop().await;
        execute(&mut database, sql).await;
        TestServer { running: Server::bind(config(&self.data)).await.unwrap(), data: self.data }
    }
    /// A way to its database beside its own.
    pub(crate) async fn database(&self) -> AnyConnection {
        sqlx::any::install_default_drivers();
        let file = format!("sqlite://{}", self.data.path().join("test.sqlite").display());
        AnyConnection::connect(&file).await.unwrap()
    }
    pub(crate) fn guest(&self) -> Guest {
        Guest::at(&format!("http://{}", self.running.address()))
    }
}

pub(crate) async fn execute(database: &mut AnyConnection, sql: &str) {
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(database).await.unwrap();
}

#[derive(Clone)]
pub(crate) struct Guest {
    pub(crate) http: Client,
    pub(crate) base: String,
    cookies: BTreeMap<String, String>,
}

#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: StatusCode,
    pub(crate) location: String,
    pub(crate) body: String,
}

impl Reply {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("no JSON: {} {}", self.status, self.body))
    }
}

/// The open question as a page shows it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Question {
    pub(crate) seq: String,
    pub(crate) offers: Vec<String>,
}

impl Question {
    pub(crate) fn read(html: &str) -> Option<Question> {
        let form = html.split("id=\"answers\"").nth(1)?.split("</form>").next()?;
        let seq = form.split("name=\"seq\" value=\"").nth(1)?.split('"').next()?.to_owned();
        let offers = form.split("name=\"answer\" value=\"").skip(1).filter_map(|rest| rest.split('"').next());
        Some(Question { seq, offers: offers.map(|offer| offer.replace("&gt;", ">")).collect() })
    }
}

impl Guest {
    pub(crate) fn at(base: &str) -> Guest {
        let http = Client::builder().redirect(Policy::none()).timeout(Duration::from_secs(20)).build().unwrap();
        Guest { http, base: base.into(), cookies: BTreeMap::new() }
    }
    pub(crate) fn moved_to(&self, server: &TestServer) -> Guest {
        Guest { base: format!("http://{}", server.running.address()), ..self.clone() }
    }
    pub(crate) fn cookie(&self) -> String {
        self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("; ")
    }
    async fn read(&mut self, response: Response) -> Reply {
        for cookie in response.headers().get_all("set-cookie") {
            let cookie = cookie.to_str().unwrap();
            assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
            let (name, value) = cookie.split(';').next().unwrap().split_once('=').unwrap();
            self.cookies.insert(name.into(), value.into());
        }
        let location = response.headers().get("location").map_or(String::new(), |place| place.to_str().unwrap().into());
        Reply { status: response.status(), location, body: response.text().await.unwrap() }
    }
    pub(crate) async fn raw(&mut self, path: &str) -> Response {
        self.raw_with(path, &[]).await
    }
    /// With further headers.
    pub(crate) async fn raw_with(&mut self, path: &str, headers: &[(&str, &str)]) -> Response {
        let request = self.http.get(format!("{}{path}", self.base)).header("cookie", self.cookie());
        let request = headers.iter().fold(request, |request, (name, value)| request.header(*name, *value));
        request.header("accept", "text/html").send().await.unwrap()
    }
    pub(crate) async fn get(&mut self, path: &str) -> Reply {
        let response = self.raw(path).await;
        self.read(response).await
    }
    pub(crate) async fn send(&mut self, path: &str, fields: &[(&str, &str)], accept: &str) -> Reply {
        let request = self.http.post(format!("{}{path}", self.base)).header("cookie", self.cookie());
        let response = request.header("accept", accept).form(fields).send().await.unwrap();
        self.read(response).await
    }
    /// As a plain form.
    pub(crate) async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Reply {
        self.send(path, fields, "text/html").await
    }
    /// As a script.
    pub(crate) async fn fetch(&mut self, path: &str, fields: &[(&str, &str)]) -> Reply {
        self.send(path, fields, "application/json").await
    }

    /// Makes a table; its id.
    pub(crate) async fn make(&mut self, silver: &str, gold: &str) -> String {
        let fields = [
            ("game", "turning-tides"),
            ("mode", "intro"),
            ("holder.silver", silver),
            ("holder.gold", gold),
            ("name", "Lotte"),
        ];
        let reply = self.post("/make", &fields).await;
        assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.body);
        reply.location.strip_prefix("/t/").unwrap().into()
    }
    /// Makes a table of any game; its id.
    pub(crate) async fn make_with(&mut self, fields: &[(&str, &str)]) -> String {
        let reply = self.post("/make", fields).await;
        assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.body);
        reply.location.strip_prefix("/t/").unwrap().into()
    }
    /// Every invitation that the page of the table shows, in the order of the chairs.
    pub(crate) async fn invitations(&mut self, table: &str) -> Vec<String> {
        let page = self.get(&format!("/t/{table}")).await.body;
        page.split("/j/").skip(1).map(|rest| format!("/j/{}", rest.split('"').next().unwrap())).collect()
    }
    pub(crate) async fn invitation(&mut self, table: &str) -> String {
        let page = self.get(&format!("/t/{table}")).await.body;
        format!("/j/{}", page.split("/j/").nth(1).expect("a link").split('"').next().unwrap())
    }
    pub(crate) async fn contribute(&mut self, table: &str, seat: &str) -> Reply {
        self.post(&format!("/t/{table}/contribute"), &[("seat", seat), ("contribution", "seven seas")]).await
    }
    pub(crate) async fn question(&mut self, table: &str, seat: &str) -> Option<Question> {
        let page = self.get(&format!("/t/{table}?seat={seat}")).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.body);
        Question::read(&page.body)
    }
    pub(crate) async fn answer(&mut self, table: &str, seat: &str, seq: &str, answer: &str) -> Reply {
        self.fetch(&format!("/t/{table}/answer"), &[("seat", seat), ("seq", seq), ("answer", answer)]).await
    }
    /// Answers at random if asked. Whether it was. Another player may have answered meanwhile, a bot or in another server:
    /// such an answer is refused, costs nothing, and the page is read again.
    pub(crate) async fn play(&mut self, table: &str, seat: &str, rng: &mut FastRng) -> bool {
        for _ in 0..50 {
            let Some(question) = self.question(table, seat).await else { return false };
            let offer = &question.offers[rng.below(question.offers.len())];
            let reply = self.answer(table, seat, &question.seq, offer).await;
            match reply.status {
                StatusCode::OK => return true,
                StatusCode::CONFLICT => tokio::time::sleep(Duration::from_millis(20)).await,
                other => panic!("{offer}: {other} {}", reply.body),
            }
        }
        panic!("{seat} is refused again and again");
    }
}

/// A table of two guests that has begun.
pub(crate) async fn two_at_a_table(server: &TestServer) -> (Guest, Guest, String) {
    let (mut silver, mut gold) = (server.guest(), server.guest());
    let table = silver.make("me", "open").await;
    let invitation = silver.invitation(&table).await;
    assert_eq!(gold.get(&invitation).await.location, format!("/t/{table}"));
    let reply = gold.post(&format!("/t/{table}/sit"), &[("seat", "gold"), ("name", "Gustav")]).await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.body);
    silver.contribute(&table, "silver").await;
    gold.contribute(&table, "gold").await;
    (silver, gold, table)
}

/// A table of three guests at Ahoy that has begun: Lotte the Squadron, Gustav the Union, Ines the Smuggler.
pub(crate) async fn three_at_a_table(server: &TestServer) -> ([Guest; 3], String) {
    let mut guests = [server.guest(), server.guest(), server.guest()];
    let fields = [
        ("game", "ahoy"),
        ("mode", "base"),
        ("name", "Lotte"),
        ("holder.squadron", "me"),
        ("holder.union", "anyone"),
        ("holder.smuggler", "anyone"),
    ];
    let table = guests[0].make_with(&fields).await;
    for (guest, seat, name) in [(1, "union", "Gustav"), (2, "smuggler", "Ines")] {
        guests[guest].post(&format!("/t/{table}/sit"), &[("seat", seat), ("name", name)]).await;
    }
    for (guest, seat) in guests.iter_mut().zip(["squadron", "union", "smuggler"]) {
        guest.contribute(&table, seat).await;
    }
    (guests, table)
}

/// Silver gives up, and gold takes the victory.
pub(crate) async fn surrender(silver: &mut Guest, gold: &mut Guest, table: &str) {
    let say = format!("/t/{table}/say");
    assert_eq!(silver.fetch(&say, &[("seat", "silver"), ("word", "offer surrender")]).await.status, StatusCode::OK);
    assert_eq!(gold.fetch(&say, &[("seat", "gold"), ("word", "accept surrender")]).await.status, StatusCode::OK);
}

/// Both play at random, so many rounds or to the end.
pub(crate) async fn play_on(silver: &mut Guest, gold: &mut Guest, table: &str, rng: &mut FastRng, rounds: usize) {
    for _ in 0..rounds {
        let played = silver.play(table, "silver", rng).await | gold.play(table, "gold", rng).await;
        if !played {
            return;
        }
    }
}
