//! The settings of a server.

use crate::{Limits, Network};
use std::time::Duration;
use wardroom_catalog::{AnyGame, Boxes};

#[derive(Debug)]
pub struct Config {
    /// Address and port; port 0 takes any free one.
    pub listen: String,
    /// The path of a SQLite file, or `postgres://..`.
    pub database: String,
    /// The games that can be played here, from [`wardroom_catalog::games`].
    pub games: Vec<Box<dyn AnyGame>>,
    /// The think time of a strong bot for an answer.
    pub thinking_time: Duration,
    /// Bots answer no sooner than this, so that people can follow and the delay does not reveal a hand.
    pub bot_pause: Duration,
    /// The shortest pause between two patches of one stream; it grows while rendering falls behind.
    pub patch_pause: Duration,
    /// A table without viewers is evicted from memory after this time.
    pub idle_table: Duration,
    /// The address for people, if it is not the one that the server listens on: `https://club.example`. With https, cookies are
    /// sent over it only.
    pub public_url: Option<String>,
    /// Proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed.
    pub trusted_proxies: Vec<Network>,
    /// The address of the metrics, which must not be public. None: no metrics.
    pub metrics: Option<String>,
    /// How long open requests may take to end when the server stops.
    pub stop_time: Duration,
    pub limits: Limits,
    /// Without clocks: a player who is waited for and was not seen for this long is away, and the others may vote.
    pub away: Duration,
    /// How often servers over one database report presence to each other. A report is valid for three times as long.
    pub company_pause: Duration,
}

impl Config {
    /// The usual address, with every game and its shipped box.
    pub fn new(database: impl Into<String>) -> Config {
        Config {
            listen: "127.0.0.1:7272".into(),
            database: database.into(),
            games: wardroom_catalog::games(&Boxes::new()),
            thinking_time: Duration::from_millis(300),
            bot_pause: Duration::from_millis(400),
            patch_pause: Duration::from_millis(20),
            idle_table: Duration::from_secs(120),
            public_url: None,
            trusted_proxies: Vec::new(),
            metrics: None,
            stop_time: Duration::from_secs(5),
            limits: Limits::default(),
            away: Duration::from_secs(10 * 60),
            company_pause: Duration::from_secs(10),
        }
    }
}
