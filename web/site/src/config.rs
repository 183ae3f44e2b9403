//! What whoever starts a server decides.

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
    /// How long a strong bot thinks about an answer.
    pub thinking_time: Duration,
    /// Bots answer no sooner than this, so that people can follow what happens and nobody reads a hand from the pace.
    pub bot_pause: Duration,
    /// Two patches of one stream lie at least so far apart, and farther where they come one upon the other.
    pub patch_pause: Duration,
    /// A table that nobody looks at leaves the memory after this time. It stays in the database.
    pub idle_table: Duration,
    /// Where people find this server, if not where it listens: `https://club.example`. With https cookies are sent over it only.
    pub public_url: Option<String>,
    /// Proxies that are believed when they say who asks (`X-Forwarded-For`, `X-Forwarded-Proto`).
    pub trusted_proxies: Vec<Network>,
    /// Where the metrics are read; nowhere unless it is said. Never the address that everybody knows.
    pub metrics: Option<String>,
    /// How long open requests may take to end once the server stops.
    pub stop_time: Duration,
    pub limits: Limits,
    /// Where nobody has a clock: whoever is waited for and has not been seen for so long is away, and the others may choose.
    pub away: Duration,
    /// How often servers over one database tell each other who is at which table. Who was told of is believed to be there
    /// for three times as long.
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
