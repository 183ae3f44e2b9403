//! A player at tables of every game and kind, and what addresses could name.

use crate::{
    replay,
    test_server::{Guest, Question, TestServer, play_on, surrender, two_at_a_table},
};
use std::{sync::LazyLock, time::Duration};
use wardroom_catalog::AnyGame;
use wardroom_kernel::{FastRng, Mode, Seat};

pub(super) static GAMES: LazyLock<Vec<Box<dyn AnyGame>>> =
    LazyLock::new(|| wardroom_catalog::games(&wardroom_catalog::Boxes::new()));

/// What an address can name, and what fits it.
#[derive(Clone, Debug)]
pub(super) struct Spot {
    /// As it stands in the address.
    pub(super) word: String,
    pub(super) game: &'static str,
    pub(super) mode: &'static Mode,
    pub(super) seats: Vec<&'static str>,
    /// What is asked there.
    pub(super) question: Question,
}

impl Spot {
    fn of(game: &'static dyn AnyGame, mode: &'static Mode, word: &str) -> Spot {
        let seats = mode.seats.iter().copied().max().unwrap_or_default();
        let seats = (0..seats).map(|seat| game.seat_name(Seat(seat))).collect();
        Spot { word: word.into(), game: game.name(), mode, seats, question: Question::default() }
    }
    /// The usual way to play a game.
    pub(super) fn usual(game: &str, word: &str) -> Spot {
        let game = GAMES.iter().find(|known| known.name() == game).expect("a game of the catalog");
        Spot::of(&**game, &game.modes()[0], word)
    }
    /// A lesson of the game: all that its steps ask for.
    fn lesson(game: &'static dyn AnyGame) -> Spot {
        let offers = game.voyage().steps.iter().flat_map(|step| step.answers().map(str::to_owned)).collect();
        Spot { question: Question { seq: "0".into(), offers }, ..Spot::of(game, &game.modes()[0], game.name()) }
    }
    fn everyone(game: &'static dyn AnyGame, word: &str) -> impl Iterator<Item = Spot> {
        game.modes().iter().map(move |mode| Spot::of(game, mode, word))
    }
}

pub(super) struct Scene {
    pub(super) player: Guest,
    /// What stands in addresses: tables, a record, an invitation, games.
    pub(super) known: Vec<String>,
    tables: Vec<Spot>,
    record: Spot,
    invitation: Spot,
    players: Vec<Spot>,
    files: Vec<Spot>,
}

impl Scene {
    pub(super) async fn lay(server: &TestServer) -> Scene {
        let (mut player, mut other, running) = two_at_a_table(server).await;
        play_on(&mut player, &mut other, &running, &mut FastRng(3), 4).await;
        let mut tables = vec![Spot::usual("turning-tides", &running)];
        tables.push(Spot::usual("turning-tides", &player.make("me", "anyone").await));
        for pace in [&[][..], &[("pace", "live"), ("minutes", "9"), ("seconds", "5"), ("seconds-are", "added")]] {
            let chairs = [("mode", "base"), ("holder.silver", "me"), ("holder.gold", "anyone")];
            let table = player.make_with(&[&[("game", "turning-tides")], &chairs[..], pace].concat()).await;
            other.post(&format!("/t/{table}/sit"), &[("seat", "gold")]).await;
            player.contribute(&table, "silver").await;
            other.contribute(&table, "gold").await;
            if pace.is_empty() {
                surrender(&mut player, &mut other, &table).await;
            }
            tables.push(Spot::usual("turning-tides", &table));
        }
        // At one screen.
        let table = player.make("me", "here").await;
        player.contribute(&table, "silver").await;
        player.contribute(&table, "gold").await;
        tables.push(Spot::usual("turning-tides", &table));
        for game in GAMES.iter().filter(|game| game.name() != "turning-tides") {
            for stage in ["gathering", "running", "over"] {
                tables.push(against_bots(&mut player, &**game, stage).await);
            }
        }
        for spot in tables.iter_mut().filter(|spot| spot.game == "turning-tides") {
            let page = player.get(&format!("/t/{}?seat=silver", spot.word)).await.body;
            spot.question = Question::read(&page).unwrap_or_default();
        }
        let record = replay::records().remove(0).1;
        let record = player.post("/records", &[("record", &record)]).await.location;
        let record = record.trim_start_matches("/r/").split('/').next().unwrap().to_owned();
        let by_link = player.make("me", "open").await;
        let invitation = player.invitation(&by_link).await.trim_start_matches("/j/").to_owned();
        let own = player.get(&format!("/t/{running}/who/0")).await.location;
        let style = player.get("/").await.body;
        let style = style.split("/assets/").nth(1).expect("a page has files").split('"').next().unwrap().to_owned();
        let mut known: Vec<String> = tables.iter().map(|spot| spot.word.clone()).collect();
        known.extend(["nothere", "turning-tides", "marauders", "1.svg", &record, &invitation].map(str::to_owned));
        let plain = |words: &[&str]| words.iter().map(|word| Spot::usual("turning-tides", word)).collect();
        Scene {
            player,
            known,
            tables,
            record: Spot::usual("turning-tides", &record),
            invitation: Spot::usual("turning-tides", &invitation),
            players: plain(&["bot-easy", "stranger", own.trim_start_matches("/player/")]),
            files: plain(&["abcd-efgh", "icon-192.png", &style]),
        }
    }
    /// What an address of this kind could name.
    pub(super) fn spots(&self, route: &str) -> Vec<Spot> {
        match route.split('/').nth(1) {
            Some("t") => self.tables.clone(),
            Some("r") => vec![self.record.clone()],
            Some("j") => vec![self.invitation.clone()],
            Some("learn") => GAMES.iter().map(|game| Spot::lesson(&**game)).collect(),
            Some("rules" | "standing") => GAMES.iter().map(|game| Spot::usual(game.name(), game.name())).collect(),
            Some("player") => self.players.clone(),
            Some("make") => GAMES.iter().flat_map(|game| Spot::everyone(&**game, "")).collect(),
            _ => self.files.clone(),
        }
    }
}

/// A table against bots that gathers, runs or is over.
async fn against_bots(player: &mut Guest, game: &'static dyn AnyGame, stage: &str) -> Spot {
    let mut spot = Spot::usual(game.name(), "");
    spot.seats.truncate(usize::from(spot.mode.seats[0]));
    let holder = |place: usize| match place {
        0 => "me",
        _ if stage == "gathering" => "anyone",
        _ => "bot:easy",
    };
    let chairs: Vec<String> = spot.seats.iter().map(|seat| format!("holder.{seat}")).collect();
    let chairs = chairs.iter().enumerate().map(|(place, chair)| (&**chair, holder(place)));
    let fields: Vec<(&str, &str)> = [("game", spot.game), ("mode", spot.mode.name)].into_iter().chain(chairs).collect();
    let table = player.make_with(&fields).await;
    if stage != "gathering" {
        player.contribute(&table, spot.seats[0]).await;
    }
    match stage {
        "running" => spot.question = asked(player, &table, spot.seats[0]).await,
        "over" => {
            player.fetch(&format!("/t/{table}/break-off"), &[("seat", spot.seats[0])]).await;
        }
        _ => (),
    }
    Spot { word: table, ..spot }
}

/// What is asked once the bots have answered that come first.
async fn asked(player: &mut Guest, table: &str, seat: &str) -> Question {
    for _ in 0..500 {
        if let Some(question) = player.question(table, seat).await {
            return question;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{seat} is never asked");
}
