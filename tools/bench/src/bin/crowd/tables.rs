//! The tables of bots. When a game ends, another begins in its place and its watchers move there, so the number of games stays
//! the same.

use crate::Args;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::Mutex;
use wardroom_bench::http::{HttpClient, Result};
use wardroom_catalog::{AnyGame, Boxes, games};
use wardroom_kernel::Seat;

pub(crate) struct BotTables {
    pub(crate) address: String,
    level: String,
    games: Vec<Box<dyn AnyGame>>,
    /// The table at each place, and how many tables were there before.
    places: Mutex<Vec<(String, usize)>>,
    /// Places at which a game is over and the next has not begun.
    vacant: AtomicUsize,
}

impl BotTables {
    /// Makes tables of all games in turn, with all their numbers of seats in turn.
    pub(crate) async fn open(args: &Args, address: &str) -> Result<BotTables> {
        let open_tables = BotTables {
            address: address.to_owned(),
            level: args.level.clone(),
            games: games(&Boxes::new()),
            places: Mutex::default(),
            vacant: AtomicUsize::new(0),
        };
        let mut client = HttpClient::open(address, String::new()).await?;
        let mut places = Vec::new();
        for place in 0..args.tables {
            places.push((open_tables.make(&mut client, place).await?, 0));
        }
        eprintln!("{} tables play", places.len());
        *open_tables.places.lock().await = places;
        Ok(open_tables)
    }
    pub(crate) async fn at(&self, place: usize) -> String {
        self.places.lock().await[place].0.clone()
    }
    /// How many games are under way.
    pub(crate) async fn playing(&self) -> usize {
        self.places.lock().await.len() - self.vacant.load(Ordering::Relaxed)
    }
    /// Replaces a game that is over, unless another watcher has done so.
    pub(crate) async fn go_on(&self, place: usize, over: &str) -> Result<()> {
        self.vacant.fetch_add(1, Ordering::Relaxed);
        let done = self.replace(place, over).await;
        self.vacant.fetch_sub(1, Ordering::Relaxed);
        done
    }
    async fn replace(&self, place: usize, over: &str) -> Result<()> {
        let mut places = self.places.lock().await;
        let (table, before) = &mut places[place];
        // Another watcher may have replaced it.
        if table == over {
            *before += 1;
            let mut client = HttpClient::open(&self.address, String::new()).await?;
            *table = self.make(&mut client, place + *before * self.games.len()).await?;
        }
        Ok(())
    }
    async fn make(&self, client: &mut HttpClient, number: usize) -> Result<String> {
        let (game, turn) = (&*self.games[number % self.games.len()], number / self.games.len());
        let mut fields = table_form(game, turn, &self.level);
        fields.extend([
            ("game".into(), game.name().into()),
            ("public".into(), "on".into()),
            ("name".into(), "Load".into()),
        ]);
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let reply = client.post("/make", &fields, "text/html").await?;
        let id = reply.location.strip_prefix("/t/").ok_or_else(|| format!("{}: {}", reply.status, reply.body))?;
        Ok(id.to_owned())
    }
}

fn table_form(game: &dyn AnyGame, turn: usize, level: &str) -> Vec<(String, String)> {
    let ways: Vec<(&str, u8)> =
        game.modes().iter().flat_map(|mode| mode.seats.iter().map(|seats| (mode.name, *seats))).collect();
    let (mode, seats) = ways[turn % ways.len()];
    let holder = |seat| (format!("holder.{}", game.seat_name(Seat(seat))), format!("bot:{level}"));
    (0..seats).map(holder).chain([("mode".to_owned(), mode.to_owned())]).collect()
}
