//! A bug in a game stops its match, and nothing else. The game here is Turning Tides with a mine in it: an answer that
//! breaks the rules from within, a screen that breaks, a bot that breaks.

use crate::test_server::{Guest, TestServer, config, surrender, two_at_a_table};
use reqwest::StatusCode;
use serde_json::Value;
use std::{
    sync::atomic::{AtomicUsize, Ordering},
    time::Duration,
};
use wardroom_catalog::{
    AnalysisText, AnyGame, AnyMatch, Boxes, Explanation, OpenQuestions, RenderContext, Voyage, games,
};
use wardroom_kernel::{
    BoxError, FastRng, Heading, Mode, Outcome, RecordError, Rejected, Said, Seat, Seats, Setup, SetupError, Talk,
    Viewer,
};
use wardroom_search::{Budget, Level};
use wardroom_site::Server;
use wardroom_ui::{DrawnTable, GameTexts, Language, LogLine, component::ComponentFamily};

#[derive(Debug)]
struct Mined(Box<dyn AnyGame>);
#[derive(Debug)]
struct MinedSitting(Box<dyn AnyMatch>);

/// A player of this name makes a record one that cannot be rewound.
const MINE: &str = "Mine";

static GALLERIES: AtomicUsize = AtomicUsize::new(0);

/// What costs something is done at the easel, never where answers are taken.
fn is_apart() {
    let thread = std::thread::current();
    assert!(
        matches!(thread.name(), Some("render-live" | "render-page" | "render-once")),
        "drawn by {:?}",
        thread.name()
    );
}

/// Each method as the game itself has it.
macro_rules! as_it_is {
    ($(fn $name:ident(&self $(, $arg:ident: $type:ty)*) $(-> $out:ty)?;)*) => {
        $(fn $name(&self $(, $arg: $type)*) $(-> $out)? { self.0.$name($($arg),*) })*
    };
}

impl AnyGame for Mined {
    as_it_is! {
        fn name(&self) -> &'static str;
        fn version(&self) -> u32;
        fn plays_version(&self, version: u32) -> bool;
        fn modes(&self) -> &'static [Mode];
        fn ledger(&self, language: Language) -> &'static str;
        fn voyage(&self) -> &Voyage;
        fn title(&self, language: Language) -> String;
        fn texts(&self) -> GameTexts;
        fn text(&self, language: Language, key: &str) -> String;
        fn seat_name(&self, seat: Seat) -> &'static str;
        fn seat_title(&self, seat: Seat, language: Language) -> String;
        fn role_title(&self, role: &str, language: Language) -> Option<String>;
        fn style(&self) -> &'static str;
        fn symbols(&self) -> &'static str;
        fn cover(&self) -> &'static str;
        fn box_error(&self) -> Option<&BoxError>;
        fn position(&self, table: &Value, mode: Option<&str>) -> Result<Box<dyn AnyMatch>, SetupError>;
        fn play_by_luck(&self, setup: &Setup, rng: &mut FastRng) -> Result<(Outcome, u64), SetupError>;
    }
    fn gallery(&self, language: Language) -> Vec<ComponentFamily> {
        is_apart();
        GALLERIES.fetch_add(1, Ordering::SeqCst);
        self.0.gallery(language)
    }
    fn begin(&self, setup: Setup) -> Result<Box<dyn AnyMatch>, SetupError> {
        Ok(Box::new(MinedSitting(self.0.begin(setup)?)))
    }
    fn read(&self, record: &str) -> Result<Box<dyn AnyMatch>, RecordError> {
        assert!(!record.contains("# mine"), "a mine in the rules");
        Ok(Box::new(MinedSitting(self.0.read(record)?)))
    }
}

impl AnyMatch for MinedSitting {
    as_it_is! {
        fn game(&self) -> &'static str;
        fn heading(&self) -> &Heading;
        fn seats(&self) -> Seats;
        fn seat_name(&self, seat: Seat) -> &'static str;
        fn outcome(&self) -> Option<Outcome>;
        fn outcome_text(&self) -> String;
        fn score(&self, seat: Seat) -> Option<i32>;
        fn ask(&self) -> OpenQuestions;
        fn asked(&self) -> Seats;
        fn offers(&self, seat: Seat) -> Vec<String>;
        fn sealed(&self) -> Seats;
        fn sealed_by(&self, seat: Seat) -> Option<String>;
        fn seq(&self, seat: Seat) -> usize;
        fn is_simultaneous(&self) -> bool;
        fn tie_breaks(&self) -> Vec<&'static str>;
        fn may_undo(&self, seat: Seat) -> bool;
        fn may_say(&self, seat: Seat) -> Vec<Talk>;
        fn open_offer(&self) -> Option<Seat>;
        fn answers(&self) -> usize;
        fn since_table(&self) -> usize;
        fn talk(&self) -> &[Said];
        fn chance_from(&self, place: usize) -> String;
        fn sources(&self, seat: Seat) -> Vec<(&'static str, u32)>;
        fn sides(&self) -> Vec<Seats>;
        fn roles(&self, seat: Seat) -> Vec<String>;
        fn answer(&self, place: usize) -> Option<(Option<Seat>, String)>;
        fn moments(&self) -> Vec<usize>;
        fn record(&self) -> String;
        fn view(&self, viewer: Viewer) -> Value;
        fn table(&self) -> Value;
        fn events(&self) -> usize;
        fn heard(&self, viewer: Viewer, from: usize) -> Vec<Value>;
        fn state(&self, moment: RenderContext<'_>) -> String;
        fn log(&self, moment: RenderContext<'_>, from: usize) -> Vec<(usize, LogLine)>;
        fn picture(&self, moment: RenderContext<'_>) -> String;
    }
    fn rewound(&self, answers: usize) -> Box<dyn AnyMatch> {
        assert!(!self.heading().players.iter().any(|name| name == MINE), "a mine in the past");
        self.0.rewound(answers)
    }
    fn duplicate(&self) -> Box<dyn AnyMatch> {
        Box::new(MinedSitting(self.0.duplicate()))
    }
    fn heading_mut(&mut self) -> &mut Heading {
        self.0.heading_mut()
    }
    fn set_dice(&mut self, secret: &str, contributions: &[String]) {
        self.0.set_dice(secret, contributions);
    }
    fn play_on(&mut self, secret: &str, contributions: &[String]) {
        self.0.play_on(secret, contributions);
    }
    fn submit(&mut self, seat: Seat, seq: usize, text: &str) -> Result<(), Rejected> {
        assert_ne!(text, "mine", "a mine in the rules");
        self.0.submit(seat, seq, text)
    }
    fn submit_chance(&mut self, seq: usize, outcome: u32) -> Result<(), Rejected> {
        self.0.submit_chance(seq, outcome)
    }
    fn undo(&mut self, seat: Seat, seq: usize) -> Result<(), Rejected> {
        self.0.undo(seat, seq)
    }
    fn submit_talk(&mut self, seat: Seat, word: Talk) -> Result<(), Rejected> {
        self.0.submit_talk(seat, word)
    }
    fn why(&self, seat: Seat, path: &str, language: Language) -> Vec<Explanation> {
        is_apart();
        assert_ne!(path, "mine", "a mine in the reasons");
        self.0.why(seat, path, language)
    }
    fn is_of_the_game(&self, seat: Seat, text: &str) -> bool {
        text == "mine" || self.0.is_of_the_game(seat, text)
    }
    fn why_not_say(&self, seat: Seat, word: Talk, rejected: Rejected, language: Language) -> Vec<Explanation> {
        self.0.why_not_say(seat, word, rejected, language)
    }
    fn draw(&self, moment: RenderContext<'_>) -> DrawnTable {
        is_apart();
        assert_ne!(moment.language, Language::De, "a mine in the screen");
        self.0.draw(moment)
    }
    fn overlook(&self, moment: RenderContext<'_>) -> DrawnTable {
        is_apart();
        assert_ne!(moment.language, Language::De, "a mine in the screen");
        self.0.overlook(moment)
    }
    fn think(&self, _: Seat, level: Level, _: &mut FastRng, _: Budget<'_>) -> Option<AnalysisText> {
        panic!("a mine in the {level} bot")
    }
}

async fn mined_server() -> TestServer {
    let data = tempfile::TempDir::new().unwrap();
    let mined = games(&Boxes::new()).into_iter().map(|game| Box::new(Mined(game)) as Box<dyn AnyGame>).collect();
    let running = Server::bind(wardroom_site::Config { games: mined, ..config(&data) }).await.unwrap();
    TestServer { running, data }
}

async fn stands_still(guest: &mut Guest, table: &str) {
    let page = guest.get(&format!("/t/{table}")).await;
    assert_eq!(page.status, StatusCode::INTERNAL_SERVER_ERROR);
    assert!(
        page.body.contains("<h1>") && !page.body.contains("mine in the"),
        "a clear page without insides: {}",
        page.body
    );
}

#[tokio::test]
async fn a_bug_in_the_rules_freezes_one_match_and_a_restart_thaws_it() {
    let server = mined_server().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    let (mut other, _, fine) = two_at_a_table(&server).await;
    let question = silver.question(&table, "silver").await.unwrap();
    let reply = silver.answer(&table, "silver", &question.seq, "mine").await;
    assert_eq!((reply.status, &reply.json()["code"]), (StatusCode::INTERNAL_SERVER_ERROR, &"frozen".into()));
    stands_still(&mut silver, &table).await;
    stands_still(&mut gold, &table).await;
    assert_eq!(gold.answer(&table, "gold", "0", "x").await.json()["code"], "frozen");
    assert!(other.play(&fine, "silver", &mut FastRng(1)).await);
    let server = server.reopen().await;
    assert_eq!(silver.moved_to(&server).question(&table, "silver").await.unwrap(), question, "nothing is lost");
}

#[tokio::test]
async fn a_bug_in_a_screen_or_a_bot_freezes_one_match() {
    let server = mined_server().await;
    let (mut silver, mut gold, table) = two_at_a_table(&server).await;
    gold.post("/language", &[("language", "de")]).await;
    assert_eq!(gold.get(&format!("/t/{table}")).await.status, StatusCode::INTERNAL_SERVER_ERROR);
    stands_still(&mut silver, &table).await;
    let table = silver.make("me", "bot:easy").await;
    silver.contribute(&table, "silver").await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    stands_still(&mut silver, &table).await;
    assert_eq!(silver.get("/").await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_record_from_elsewhere_that_breaks_the_rules_is_refused_as_one_that_cannot_be() {
    let server = mined_server().await;
    let mut guest = server.guest();
    let record = crate::replay::records().remove(0).1;
    let refused = guest.post("/records", &[("record", &format!("{record}# mine\n"))]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", refused.body);
    assert!(refused.body.contains("the rules break down over this"), "{}", refused.body);
    let kept = guest.post("/records", &[("record", &record)]).await;
    assert_eq!(kept.status, StatusCode::SEE_OTHER, "{}", kept.body);
    // It reads, and breaks when it is looked at in another language.
    guest.post("/language", &[("language", "de")]).await;
    let page = guest.get(&kept.location.replace("at=0", "at=99999")).await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", page.body);
}

#[tokio::test]
async fn a_record_from_elsewhere_that_breaks_when_it_is_rewound_is_not_played_on() {
    let server = mined_server().await;
    let mut guest = server.guest();
    let record = crate::replay::records().into_iter().map(|(_, record)| record);
    let record = record.into_iter().find(|record| record.contains("\nplayer: ")).expect("a record with names");
    let name = record.lines().find_map(|line| line.strip_prefix("player: ")).unwrap();
    let record = record.replace(&format!("player: {name}\n"), &format!("player: {MINE}\n"));
    let kept = guest.post("/records", &[("record", &record)]).await;
    assert_eq!(kept.status, StatusCode::SEE_OTHER, "{}", kept.body);
    let base = kept.location.split("/replay").next().unwrap().to_owned();
    let seat = wardroom_catalog::game(&games(&Boxes::new()), record["game: ".len()..].split(' ').next().unwrap())
        .map(|game| game.seat_name(Seat(0)))
        .unwrap();
    let on = guest.fetch(&format!("{base}/play-on"), &[("at", "1"), ("seat", seat)]).await;
    assert_eq!(on.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", on.body);
    for path in [format!("{base}/replay?at=1"), format!("{base}/at/1.svg")] {
        assert_eq!(guest.get(&path).await.status, StatusCode::UNPROCESSABLE_ENTITY, "{path}");
    }
}

#[tokio::test]
async fn a_bug_in_the_reasons_costs_the_reasons_only() {
    let server = mined_server().await;
    let (mut silver, _, table) = two_at_a_table(&server).await;
    let why = silver.get(&format!("/t/{table}/why?seat=silver&path=mine")).await;
    assert_eq!(why.status, StatusCode::OK, "{}", why.body);
    assert_eq!(why.json()["reasons"], serde_json::json!([]));
    assert!(silver.play(&table, "silver", &mut FastRng(1)).await, "the match goes on");
}

#[tokio::test]
async fn what_costs_something_is_drawn_apart_and_what_never_changes_once() {
    let server = mined_server().await;
    let (mut guest, mut other, table) = two_at_a_table(&server).await;
    let lesson = guest.get("/learn/turning-tides?step=2").await;
    assert_eq!(lesson.status, StatusCode::OK, "{}", lesson.body);
    let why = guest.get(&format!("/t/{table}/why?seat=silver&path=card.nothing")).await;
    assert!(why.status == StatusCode::OK && why.json()["reasons"].is_array(), "{}", why.body);
    let why = guest.get("/learn/turning-tides/why?step=2&path=card.nothing").await;
    assert_eq!(why.status, StatusCode::OK, "{}", why.body);
    for _ in 0..3 {
        assert_eq!(guest.get("/rules/turning-tides/cards").await.status, StatusCode::OK);
    }
    assert_eq!(GALLERIES.load(Ordering::SeqCst), 1, "what is in the box stays as it is");
    other.post("/language", &[("language", "de")]).await;
    for path in ["/rules?q=Kanone", "/rules/turning-tides?q=Kanone", "/rules/turning-tides/cards"] {
        assert_eq!(other.get(path).await.status, StatusCode::OK, "{path}");
    }
    surrender(&mut guest, &mut other, &table).await;
    assert!(guest.get("/").await.body.contains(&table), "how it ended is told");
}
