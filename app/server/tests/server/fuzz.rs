//! Bad input of every kind at every address: a refusal with a sentence, never a breakdown, and nothing is changed.
//!
//! The addresses are read from the sources, so that a new one cannot be forgotten. What is sent is drawn by luck from a
//! list of nasty things, by strangers and by somebody who holds seats at tables of every kind, so that it comes past the
//! doors; and a failure prints the request that did it.

use crate::{
    guest::{Guest, House, play_on, surrender, two_at_a_table},
    houses::empty_database,
    lookback,
};
use proptest::{prelude::*, sample::select, strategy::ValueTree as _, test_runner::TestRunner};
use reqwest::StatusCode;
use serde_json::Value;
use std::{collections::BTreeMap, fs, path::Path, sync::LazyLock, time::Duration};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};
use wardroom_catalog::Entry;
use wardroom_kernel::Luck;
use wardroom_server::Config;
use wardroom_testkit::any_disturbed;

/// Rounds over all addresses, by a stranger and by somebody who plays; more by `WARDROOM_FUZZ=100`.
const ROUNDS: usize = 8;
/// After so many rounds the tables are laid anew: some of what is sent ends games and calls tables off.
const LAID_ANEW: usize = 2;

/// Tables that somebody put together, of each game.
const ODD_TABLES: usize = 60;

#[derive(Clone, Debug)]
struct Route {
    path: String,
    methods: Vec<&'static str>,
}

/// Every `.route("..", get(..).post(..))` of the server.
fn routes() -> Vec<Route> {
    let mut source = String::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut source);
    let plain: String = source.split_whitespace().collect();
    let mut routes = Vec::new();
    for rest in plain.split(".route(\"").skip(1) {
        let (path, handlers) = rest.split_once("\",").expect("a route has a path and handlers");
        let handlers = handlers.split(".route(").next().unwrap_or_default();
        let methods = ["get", "post"].into_iter().filter(|method| handlers.contains(&format!("{method}(")));
        let methods: Vec<_> = methods.map(|method| if method == "get" { "GET" } else { "POST" }).collect();
        assert!(!methods.is_empty(), "{path} is reached by no method that is known here");
        routes.push(Route { path: path.into(), methods });
    }
    routes.retain(|route| route.path != "/metrics");
    routes
}

fn read(folder: &Path, into: &mut String) {
    for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if entry.is_dir() {
            read(&entry, into);
        } else {
            into.push_str(&fs::read_to_string(entry).unwrap());
        }
    }
}

#[derive(Clone, Debug)]
struct Request {
    method: &'static str,
    path: String,
    headers: Vec<(&'static str, Vec<u8>)>,
    body: Vec<u8>,
    /// More is announced than is sent.
    is_cut_short: bool,
}

fn words() -> impl Strategy<Value = String> {
    let known = select(vec![
        "",
        "-1",
        "0",
        "1",
        "17",
        "18446744073709551616",
        "1e9",
        "NaN",
        "silver",
        "gold",
        "union",
        "admiral",
        "spectator",
        "turning-tides",
        "ahoy",
        "chess",
        "base",
        "duel",
        "me",
        "open",
        "anyone",
        "bot:",
        "bot:easy",
        "bot:god",
        "resign",
        "accept draw",
        "card.fire",
        "a > b > c",
        "<script>alert(1)</script>",
        "' OR 1=1 --",
        "../../etc/passwd",
        "de",
        "en",
        "dark",
        "/",
        "//evil.example",
        "on",
        "off",
        "a.b.c",
        "1.svg",
        "0.png",
        "99999999.svg",
        "%",
        "%00",
        "%ff",
        "%zz",
        "ä",
        "😀",
        "\u{202e}",
        "\0",
        "\r\nx: y",
        "{}",
        "null",
        "[]",
    ]);
    prop_oneof![
        8 => known.prop_map(str::to_owned),
        1 => "\\PC{0,40}",
        1 => (1_usize..6000).prop_map(|length| "x".repeat(length)),
    ]
}

/// Names of fields that handlers ask for, read from the sources too, and some that nobody does.
fn names() -> Vec<String> {
    let mut source = String::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut source);
    let mut names: Vec<String> = [".get(\"", ".need(\"", ".number(\""]
        .iter()
        .flat_map(|call| source.split(call).skip(1).filter_map(|rest| rest.split('"').next()))
        .map(str::to_owned)
        .chain(
            ["holder.silver", "holder.gold", "called.gold", "option.round_limit", "option.", "public", "x", ""]
                .map(str::to_owned),
        )
        .collect();
    names.sort();
    names.dedup();
    names
}

fn fields() -> impl Strategy<Value = Vec<u8>> {
    let pair = (select(names()), words(), any::<bool>()).prop_map(|(name, value, is_escaped)| {
        let value = if is_escaped { form_escaped(&value) } else { value };
        format!("{name}={value}")
    });
    prop::collection::vec(pair, 0..7).prop_map(|pairs| pairs.join("&").into_bytes())
}

fn form_escaped(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

fn bodies() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![
        6 => fields(),
        1 => prop::collection::vec(any::<u8>(), 0..300),
        1 => Just(Vec::new()),
        1 => (0_usize..80).prop_map(|count| "&=".repeat(count).into_bytes()),
        1 => (16_000_usize..40_000).prop_map(|length| [b"answer=".to_vec(), vec![b'x'; length]].concat()),
        1 => Just(b"game: turning-tides 1\nmode: base\n".to_vec()),
        1 => Just(b"--b\r\nContent-Disposition: form-data; name=\"record\"\r\n\r\n\xff\xfe\r\n--b--\r\n".to_vec()),
    ]
}

fn headers() -> impl Strategy<Value = Vec<(&'static str, Vec<u8>)>> {
    let kind = select(vec![
        "application/x-www-form-urlencoded",
        "text/plain",
        "multipart/form-data; boundary=b",
        "multipart/form-data",
        "application/json",
        "APPLICATION/X-WWW-FORM-URLENCODED; charset=utf-16",
        "",
        ";",
        "\u{ff}",
    ]);
    let cookie = prop_oneof![
        words().prop_map(|value| format!("wardroom={value}; invite={value}; language={value}; theme={value}")),
        Just(format!("wardroom={}", "0".repeat(64))),
        Just("=;=;;;==".to_owned()),
        Just("wardroom".to_owned()),
        (1_usize..3000).prop_map(|length| format!("a={}", "y".repeat(length))),
        (25_000_usize..90_000).prop_map(|length| format!("a={}", "y".repeat(length))),
    ];
    let other = select(vec![
        ("range", "bytes=0-99999999999"),
        ("range", "bytes=-"),
        ("if-none-match", "*"),
        ("last-event-id", "ffffffffffffffffff-0-0"),
        ("last-event-id", "1-ffffffffffffffff-1"),
        ("accept-language", "de;q=NaN, en;q=-1, ;;,"),
        ("accept-language", "xx"),
        ("accept", "application/json"),
        ("x-forwarded-for", "1.2.3.4, nonsense"),
        ("x-forwarded-proto", "https"),
        ("expect", "nothing"),
        ("origin", "null"),
        ("origin", "http://evil.example"),
        ("sec-fetch-site", "cross-site"),
        ("content-encoding", "gzip"),
        ("host", "evil.example"),
        ("upgrade", "websocket"),
        ("te", "trailers"),
    ]);
    let sent = |text: String| text.replace(['\r', '\n', '\0'], "").into_bytes();
    (prop::option::of(kind), prop::option::of(cookie), prop::collection::vec(other, 0..3)).prop_map(
        move |(kind, cookie, others)| {
            let kind = kind.map(|kind| ("content-type", sent(kind.into())));
            let cookie = cookie.map(|cookie| ("cookie", sent(cookie)));
            let others = others.into_iter().map(|(name, value)| (name, sent(value.into())));
            kind.into_iter().chain(cookie).chain(others).collect()
        },
    )
}

/// A request to this address, wrong in some way most of the time.
fn request(route: &Route, known: &[String]) -> impl Strategy<Value = Request> + use<> {
    let own: Vec<&'static str> = route.methods.iter().flat_map(|method| [*method; 3]).collect();
    let methods = select([own, vec!["PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "BREW"]].concat());
    let spoilt = select(known.to_vec()).prop_map(|id| format!("{id}%00"));
    let id = prop_oneof![4 => select(known.to_vec()), 3 => words().prop_map(|word| path_escaped(&word)), 1 => spoilt];
    let query = prop_oneof![2 => Just(Vec::new()), 2 => fields()];
    let path = route.path.clone();
    let path = (prop::collection::vec(id, 4), query).prop_map(move |(words, query)| {
        let mut words = words.into_iter();
        let filled: Vec<String> = path
            .split('/')
            .map(|part| if part.starts_with('{') { words.next().unwrap_or_default() } else { part.to_owned() })
            .collect();
        let query: String = query.iter().filter(|byte| byte.is_ascii_graphic()).map(|byte| char::from(*byte)).collect();
        let query = query.replace('#', "");
        if query.is_empty() { filled.join("/") } else { format!("{}?{query}", filled.join("/")) }
    });
    let is_cut_short = prop::bool::weighted(0.03);
    (methods, path, headers(), bodies(), is_cut_short).prop_map(|(method, path, headers, body, is_cut_short)| {
        let body = if method == "GET" || method == "HEAD" { Vec::new() } else { body };
        Request { method, path, headers, is_cut_short: is_cut_short && !body.is_empty(), body }
    })
}

/// What may stand in an address: everything else as its number, but damage is kept.
fn path_escaped(word: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'.' | b'-' | b'_' | b'%' | b'~' => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    };
    word.bytes().map(byte).collect()
}

/// A value that the field of this name could have.
fn plausible(name: &str) -> BoxedStrategy<String> {
    let values: &[&str] = match name {
        "seat" | "with" | "about" => &["silver", "gold", "squadron", "union", "smuggler"],
        "seq" | "at" | "moment" | "step" | "number" | "minutes" | "seconds" | "days" => &["0", "1", "2", "7"],
        "holder" | "holder.silver" | "holder.gold" => &["me", "open", "anyone", "bot:easy"],
        "answer" | "path" => &["card.wait", "card.fire", "sailor > zone.5"],
        "word" => &["offer surrender", "accept surrender", "withdraw surrender", "resign", "ask rematch"],
        "choice" => &["wait", "end", "bot:easy", "claim"],
        "gallery" => &["open", "apart", "closed"],
        "muted" | "public" => &["on", "off"],
        "game" => &["turning-tides", "ahoy"],
        "mode" => &["intro", "base"],
        "bot" => &["easy", "random"],
        "pace" => &["none", "live", "days"],
        "seconds-are" => &["free", "added"],
        "language" => &["de", "en"],
        "theme" => &["dark", "light"],
        _ => &["seven seas", "eight seas"],
    };
    select(values.to_vec()).prop_map(str::to_owned).boxed()
}

/// Nearly every field that any handler asks for, most of them with a value that could be right.
fn filled() -> impl Strategy<Value = Vec<u8>> {
    let field = |name: String| {
        let value = prop_oneof![20 => plausible(&name), 1 => words()];
        (Just(name), value, prop::bool::weighted(0.95))
    };
    let fields: Vec<_> = names().into_iter().map(field).collect();
    let spoilt = prop::option::weighted(0.1, any::<prop::sample::Index>());
    (fields, spoilt, any::<bool>()).prop_map(|(fields, spoilt, is_name)| {
        let sent = fields.iter().filter(|(.., is_sent)| *is_sent);
        let mut pairs: Vec<String> = sent.map(|(name, value, _)| format!("{name}={}", form_escaped(value))).collect();
        if let Some(place) = spoilt {
            // A NUL in one field, which no database may ever see.
            let place = place.index(pairs.len());
            let pair = &mut pairs[place];
            *pair = if is_name { format!("%00{pair}") } else { format!("{pair}%00") };
        }
        pairs.join("&").into_bytes()
    })
}

/// Records of every game that nearly read: one line is missing, doubled, exchanged, cut or spoilt.
fn nearly_records() -> impl Strategy<Value = Vec<u8>> {
    let texts: Vec<String> = lookback::records().into_iter().map(|(_, text)| text).collect();
    (select(texts), any::<prop::sample::Index>(), 0_usize..9, words()).prop_map(|(text, place, damage, word)| {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let place = place.index(lines.len());
        match damage {
            0 => drop(lines.remove(place)),
            1 => lines.insert(place, lines[place].clone()),
            2 => lines.swap(place, (place + 1) % text.lines().count()),
            3 => lines.truncate(place),
            4 => lines[place] = lines[place].replace(['1', '2', '3'], "9"),
            5 => lines[place] = format!("{}{word}", lines[place]),
            6 => lines[place] = lines[place].split(": ").next().unwrap_or_default().to_owned(),
            7 => lines[place] = word.replace(['\r', '\n'], ""),
            _ => lines.push(word),
        }
        lines.join("\n").into_bytes()
    })
}

/// Records of every game that begin at a table which somebody has put together.
fn odd_records() -> impl Strategy<Value = Vec<u8>> {
    static TABLES: LazyLock<Vec<(&str, u32, Vec<Value>)>> = LazyLock::new(|| {
        let of = |game: &dyn Entry| (game.name(), game.version(), lookback::tables(game));
        wardroom_catalog::games(&wardroom_catalog::Boxes::new()).iter().map(|game| of(&**game)).collect()
    });
    (any::<prop::sample::Index>(), any::<u64>()).prop_map(|(game, seed)| {
        let (name, version, tables) = game.get(&TABLES);
        let table = any_disturbed(tables, &mut Luck(seed));
        format!("game: {name} {version}\nposition: {table}\n").into_bytes()
    })
}

/// A request to this address by somebody who plays: whole, from our own pages, and wrong in its content only.
fn request_of_a_player(route: &Route, cookie: &str, address: &str, known: &[String]) -> BoxedStrategy<Request> {
    let (path, cookie) = (route.path.clone(), cookie.to_owned());
    let origin = format!("http://{address}");
    let (id, file) = (select(known.to_vec()), select(vec!["0.svg", "1.svg", "0.png", "0", "1"]));
    let (is_records, has_file) = (path == "/records", path.matches('{').count() > 1 || path.starts_with("/r/"));
    let body = if is_records { prop_oneof![nearly_records(), odd_records()].boxed() } else { filled().boxed() };
    let made = (select(route.methods.clone()), prop::collection::vec(id, 1), file, filled(), body);
    made.prop_map(move |(method, ids, file, query, body)| {
        let mut words = ids.iter().map(String::as_str).chain(has_file.then_some(file));
        let parts = path.split('/');
        let parts: Vec<&str> =
            parts.map(|part| if part.starts_with('{') { words.next().unwrap_or_default() } else { part }).collect();
        let path = match method {
            "GET" => format!("{}?{}", parts.join("/"), String::from_utf8_lossy(&query)),
            _ => parts.join("/"),
        };
        let kind = if is_records { "text/plain" } else { "application/x-www-form-urlencoded" };
        let headers = [("cookie", &*cookie), ("origin", &*origin), ("content-type", kind)];
        let headers = headers.map(|(name, value)| (name, value.as_bytes().to_vec())).to_vec();
        let body = if method == "GET" { Vec::new() } else { body };
        Request { method, path, headers, body, is_cut_short: false }
    })
    .boxed()
}

struct Answer {
    status: u16,
    head: String,
    body: String,
}

/// Byte for byte as it stands there: no client mends it on the way.
async fn send(address: &str, request: &Request) -> Option<Answer> {
    let mut bytes = format!("{} {} HTTP/1.1\r\nconnection: close\r\n", request.method, request.path).into_bytes();
    if !request.headers.iter().any(|(name, _)| *name == "host") {
        bytes.extend(format!("host: {address}\r\n").bytes());
    }
    for (name, value) in &request.headers {
        bytes.extend([name.as_bytes(), b": ", value, b"\r\n"].concat());
    }
    if !request.body.is_empty() {
        let length = request.body.len() + if request.is_cut_short { 100 } else { 0 };
        bytes.extend(format!("content-length: {length}\r\n").bytes());
    }
    bytes.extend(b"\r\n");
    bytes.extend(&request.body);
    let mut stream = TcpStream::connect(address).await.expect("the server is alive");
    // It may answer and close before it has heard everything.
    let _ = stream.write_all(&bytes).await;
    if request.is_cut_short {
        let _ = stream.shutdown().await;
    }
    let mut answer = Vec::new();
    let mut part = [0; 16 * 1024];
    // A stream does not end by itself: its head is enough.
    while let Ok(Ok(length)) = tokio::time::timeout(Duration::from_secs(30), stream.read(&mut part)).await {
        answer.extend(&part[..length]);
        let is_stream = String::from_utf8_lossy(&answer[..answer.len().min(2000)]).contains("text/event-stream");
        if length == 0 || is_stream {
            break;
        }
    }
    let text = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = text.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    Some(Answer { status, head: head.to_lowercase(), body: body.into() })
}

/// Why the answer is not what it should be.
fn complaint(request: &Request, answer: &Answer) -> Option<&'static str> {
    // What is not even HTTP never reaches the site, and is told in plain words.
    let is_of_the_door = !answer.head.contains("content-security-policy");
    match answer.status {
        500.. => Some("a breakdown"),
        400 | 414 | 431 if is_of_the_door => (!answer.body.ends_with(".\n")).then_some("no sentence at the door"),
        400.. if request.method == "HEAD" => None,
        400.. if answer.head.contains("application/json") => {
            let is_told = ["\"message\":\"", "\"code\":\""].iter().all(|field| answer.body.contains(field));
            (!is_told).then_some("no sentence in the JSON")
        }
        400.. => (!answer.body.contains("<h1>")).then_some("no page that says what is wrong"),
        _ if !answer.head.contains("x-content-type-options: nosniff") => Some("a page without our headers"),
        _ => None,
    }
}

/// Everything that must not change when somebody is refused.
async fn memory(house: &House) -> BTreeMap<String, String> {
    let place = house.data.path().join("test.sqlite").display().to_string();
    let store = wardroom_store::Store::open(&place).await.unwrap();
    let (mut memory, mut file) = (BTreeMap::new(), Vec::new());
    store.dump(&mut file).await.unwrap();
    store.close().await;
    for line in String::from_utf8(file).unwrap().lines().filter(|line| line.starts_with('[')) {
        memory.insert(line.to_owned(), String::new());
    }
    memory
}

/// The same, once what follows by itself from something that was accepted is written too: results, for one.
async fn settled(house: &House) -> BTreeMap<String, String> {
    let mut before = memory(house).await;
    loop {
        tokio::time::sleep(Duration::from_millis(200)).await;
        let after = memory(house).await;
        if after == before {
            return after;
        }
        before = after;
    }
}

/// Somebody who sits at tables of two games, each gathering, running and over.
struct Scene {
    player: Guest,
    /// What stands in addresses: tables, a record, an invitation, games.
    known: Vec<String>,
    tables: Vec<String>,
}

impl Scene {
    async fn lay(house: &House) -> Scene {
        let (mut player, mut other, running) = two_at_a_table(house).await;
        play_on(&mut player, &mut other, &running, &mut Luck(3), 4).await;
        let gathering = player.make("me", "anyone").await;
        let over = player.make("me", "anyone").await;
        other.post(&format!("/t/{over}/sit"), &[("seat", "gold")]).await;
        player.contribute(&over, "silver").await;
        other.contribute(&over, "gold").await;
        surrender(&mut player, &mut other, &over).await;
        let ahoy = [("game", "ahoy"), ("mode", "base"), ("holder.squadron", "me"), ("holder.union", "bot:easy")];
        let of_bots = [&ahoy[..], &[("holder.smuggler", "bot:easy")]].concat();
        let mut tables = vec![gathering, running, over];
        tables.push(player.make_with(&[&ahoy[..], &[("holder.smuggler", "anyone")]].concat()).await);
        for is_over in [false, true] {
            let table = player.make_with(&of_bots).await;
            player.contribute(&table, "squadron").await;
            if is_over {
                player.fetch(&format!("/t/{table}/break-off"), &[("seat", "squadron")]).await;
            }
            tables.push(table);
        }
        let record = lookback::records().remove(0).1;
        let record = player.post("/records", &[("record", &record)]).await.location;
        let record = record.trim_start_matches("/r/").split('/').next().unwrap().to_owned();
        let mut known = tables.clone();
        known.extend(["nothere".into(), "turning-tides".into(), "marauders".into(), "1.svg".into(), record]);
        known.push(invitation(&mut player).await);
        Scene { player, known, tables }
    }
    /// What an address of this kind could name.
    fn named(&self, route: &str) -> Vec<String> {
        let known = || self.known.iter().cloned();
        match route.split('/').nth(1) {
            Some("t") => self.tables.clone(),
            Some("r") => known().rev().skip(1).take(1).collect(),
            Some("j") => known().rev().take(1).collect(),
            Some("learn" | "rules" | "standing") => vec!["turning-tides".into(), "ahoy".into()],
            Some("player") => vec!["bot-easy".into(), "nobody".into()],
            _ => vec!["abcd-efgh".into(), "icon-192.png".into()],
        }
    }
}

fn counts(config: &mut Config) {
    config.metrics = Some("127.0.0.1:0".into());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_is_sent_to_whatever_address_is_refused_with_a_sentence() {
    is_refused_with_a_sentence(House::with(counts).await).await;
}

/// It is stricter about what it takes as text.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_is_sent_to_a_house_on_postgres_is_refused_with_a_sentence() {
    let Some(database) = empty_database().await else { return };
    is_refused_with_a_sentence(House::over(&database, counts).await).await;
}

async fn is_refused_with_a_sentence(house: House) {
    let routes = routes();
    assert!(routes.len() > 30, "the addresses are read from the sources: {routes:?}");
    let address = house.server.address().to_string();
    let rounds = std::env::var("WARDROOM_FUZZ").ok().and_then(|rounds| rounds.parse().ok());
    let (mut runner, mut seen, mut wrong) = (TestRunner::deterministic(), BTreeMap::new(), Vec::new());
    let mut scene = Scene::lay(&house).await;
    for round in 0..rounds.unwrap_or(ROUNDS) {
        if round % LAID_ANEW == LAID_ANEW - 1 {
            scene = Scene::lay(&house).await;
        }
        for route in &routes {
            // Whoever is signed out or forgotten would hold no seat any more.
            let mut player = if route.path.starts_with("/me") { house.guest() } else { scene.player.clone() };
            if route.path.starts_with("/me") {
                player.post("/name", &[("name", "Ines")]).await;
            }
            let of_a_player = request_of_a_player(route, &player.cookie(), &address, &scene.named(&route.path));
            let of_a_stranger = request(route, &scene.known);
            for request in [
                of_a_stranger.new_tree(&mut runner).unwrap().current(),
                of_a_player.new_tree(&mut runner).unwrap().current(),
            ] {
                let Some(answer) = send(&address, &request).await else {
                    if !request.is_cut_short {
                        wrong.push(format!("no answer to {request:?}"));
                    }
                    continue;
                };
                *seen.entry(answer.status).or_insert(0) += 1;
                if let Some(complaint) = complaint(&request, &answer) {
                    let start: String = answer.body.chars().take(300).collect();
                    wrong.push(format!("round {round}, {complaint}: {} {start}\n  to {request:?}", answer.status));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {seen:?}:\n{}", wrong.len(), wrong.join("\n"));
    assert!([200, 400, 404, 405, 415].iter().all(|status| seen.contains_key(status)), "all kinds came up: {seen:?}");
    let counted = reqwest::get(format!("http://{}/metrics", house.server.metrics_address().unwrap())).await.unwrap();
    were_reached(&routes, &counted.text().await.unwrap());
    let mut silver = house.guest();
    assert_eq!(silver.get("/health").await.status, StatusCode::OK);
    let (mut silver, _, table) = two_at_a_table(&house).await;
    assert!(silver.question(&table, "silver").await.is_some(), "games are still played");
}

/// Every address was asked for in every way it has; and what is done at tables was not refused at the door each time.
fn were_reached(routes: &[Route], counted: &str) {
    for route in routes {
        for method in &route.methods {
            let line = format!("wardroom_requests_total{{method=\"{method}\",route=\"{}\",status=\"", route.path);
            let statuses = counted.lines().filter_map(|counted| counted.strip_prefix(&line));
            let statuses: Vec<&str> = statuses.filter_map(|rest| rest.split('"').next()).collect();
            assert!(!statuses.is_empty(), "{method} {} was never reached", route.path);
            let is_inside = |status: &&str| !["403", "404", "405", "413", "415", "429", "431"].contains(status);
            let is_of_players = ["/t/", "/r/", "/learn/"].iter().any(|place| route.path.starts_with(place));
            assert!(
                !is_of_players || statuses.iter().any(is_inside),
                "{method} {} never came past the door: {statuses:?}",
                route.path
            );
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_somebody_put_together_is_shown_or_refused_and_never_a_breakdown() {
    let (house, mut luck) = (House::open().await, Luck(7));
    let (mut guest, mut shown, mut refused) = (house.guest(), 0, 0);
    for game in &wardroom_catalog::games(&wardroom_catalog::Boxes::new()) {
        let tables = lookback::tables(&**game);
        for _ in 0..ODD_TABLES {
            let text = lookback::record_of(&**game, &any_disturbed(&tables, &mut luck));
            let sent = guest.post("/records", &[("record", &text)]).await;
            match sent.status {
                StatusCode::SEE_OTHER => {
                    let page = guest.get(&sent.location).await;
                    assert!(page.status.as_u16() < 500, "{}: {}\n{text}", page.status, page.body);
                    shown += 1;
                }
                StatusCode::UNPROCESSABLE_ENTITY => {
                    assert!(sent.body.contains("Line "), "it says where: {}", sent.body);
                    refused += 1;
                }
                other => panic!("{other}: {}\n{text}", sent.body),
            }
        }
    }
    assert!(shown > 20 && refused > 20, "{shown} could be, {refused} could not");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_refused_changes_nothing() {
    let (house, routes) = (House::open().await, routes());
    let (mut silver, mut gold, table) = two_at_a_table(&house).await;
    play_on(&mut silver, &mut gold, &table, &mut Luck(3), 4).await;
    let gathering = silver.make("me", "open").await;
    let address = house.server.address().to_string();
    let known = vec![table.clone(), gathering.clone(), "nothere".into(), "marauders".into()];
    let mut runner = TestRunner::deterministic();
    let (mut before, mut refused) = (memory(&house).await, BTreeMap::from([("stranger", 0), ("player", 0)]));
    for _ in 0..3 {
        // Whoever is signed out or forgotten would hold no seat any more.
        let posts = routes.iter().filter(|route| route.methods.contains(&"POST") && route.path != "/me/forget");
        for route in posts.filter(|route| route.path != "/me/out") {
            let named = if route.path.starts_with("/t/") { &known[..2] } else { &known[..] };
            let of_a_player = request_of_a_player(route, &silver.cookie(), &address, named);
            for (who, request) in [
                ("stranger", request(route, &known).new_tree(&mut runner).unwrap().current()),
                ("player", of_a_player.new_tree(&mut runner).unwrap().current()),
            ] {
                let answer = send(&address, &request).await;
                if answer.is_none_or(|answer| answer.status >= 400) {
                    let after = memory(&house).await;
                    let new: Vec<_> = after.keys().filter(|line| !before.contains_key(*line)).collect();
                    assert!(after == before, "refused, and yet something was written: {new:?}\n  by {request:?}");
                    *refused.entry(who).or_default() += 1;
                } else {
                    before = settled(&house).await;
                }
            }
        }
    }
    assert!(refused.values().all(|count| *count > 20), "both were refused often enough: {refused:?}");
    assert!(silver.question(&table, "silver").await.is_some() | gold.question(&table, "gold").await.is_some());
}

async fn invitation(maker: &mut Guest) -> String {
    let table = maker.make("me", "open").await;
    maker.invitation(&table).await.trim_start_matches("/j/").to_owned()
}
