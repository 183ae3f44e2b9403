//! What all requests share.

use crate::{
    Config, Network,
    calls::Calls,
    desk::Tables,
    easel::Easel,
    film::Films,
    identity::Guesses,
    limits::Gate,
    lobby::{Noticeboard, Sights},
    metrics::Metrics,
    pack::Packed,
    pages::{install, rules::Galleries},
    people::People,
    standing::Finished,
    study::Analyst,
    thinkers::Thinkers,
    throttle::Throttle,
    trouble::Trouble,
};
use jiff::{Timestamp, tz::TimeZone};
use std::{
    sync::{Arc, OnceLock},
    time::{Duration, SystemTime, UNIX_EPOCH},
};
use tokio::sync::watch;
use wardroom_catalog::AnyGame;
use wardroom_kernel::Seat;
use wardroom_store::{Millis, PersonId, Store};
use wardroom_ui::{
    Asset, Language, Say, Texts,
    text::{PAGES, SHARED},
    widget::SeatTag,
};

pub(crate) type Shared = Arc<App>;

#[derive(Debug)]
pub(crate) struct App {
    pub(crate) store: Store,
    pub(crate) games: Vec<Box<dyn AnyGame>>,
    pub(crate) tables: Tables,
    pub(crate) people: People,
    pub(crate) guesses: Guesses,
    pub(crate) calls: Calls,
    /// How often one person may say something.
    pub(crate) chatter: Throttle<PersonId>,
    /// The style sheets of the games, in their order.
    pub(crate) styles: Vec<Asset>,
    version: OnceLock<String>,
    texts: Texts,
    pub(crate) pace: Pace,
    pub(crate) easel: Easel,
    pub(crate) films: Films,
    pub(crate) galleries: Galleries,
    pub(crate) packed: Packed,
    pub(crate) sights: Sights,
    pub(crate) notices: Noticeboard,
    pub(crate) analyst: Analyst,
    /// How often somebody may ask for a hint: a bot takes a core while it thinks.
    pub(crate) hints: Throttle<PersonId>,
    pub(crate) finished: Finished,
    pub(crate) gate: Gate,
    pub(crate) metrics: Metrics,
    pub(crate) house: House,
    /// Becomes true when the server stops.
    pub(crate) stopping: watch::Sender<bool>,
}

/// How this server is reached.
#[derive(Debug)]
pub(crate) struct House {
    /// Without a slash at its end.
    pub(crate) public_url: Option<String>,
    pub(crate) trusted_proxies: Vec<Network>,
}

/// How long things may take, and how many of them at once.
#[derive(Debug)]
pub(crate) struct Pace {
    pub(crate) bot_pause: Duration,
    pub(crate) patch_pause: Duration,
    pub(crate) idle_table: Duration,
    pub(crate) away: Duration,
    pub(crate) company_pause: Duration,
    pub(crate) thinkers: Arc<Thinkers>,
}

impl App {
    pub(crate) fn new(config: Config, store: Store) -> Shared {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let style = |entry: &dyn AnyGame| {
            // Once for each game, for as long as the program runs.
            let name: &'static str = String::leak(format!("{}.css", entry.name()));
            Asset::style(name, entry.style())
        };
        let thinkers = Arc::new(Thinkers::new(config.thinking_time, cores));
        let texts = [(Language::En, include_str!("../text/en.ftl")), (Language::De, include_str!("../text/de.ftl"))];
        Arc::new(App {
            styles: config.games.iter().map(|entry| style(&**entry)).collect(),
            games: config.games,
            version: OnceLock::new(),
            tables: Tables::default(),
            people: People::default(),
            guesses: Guesses::default(),
            calls: Calls::default(),
            chatter: Throttle::new(6, Duration::from_secs(2)),
            texts: Texts::new(&[SHARED, texts].iter().chain(PAGES).flatten().copied().collect::<Vec<_>>()),
            pace: Pace {
                bot_pause: config.bot_pause,
                patch_pause: config.patch_pause,
                idle_table: config.idle_table,
                away: config.away,
                company_pause: config.company_pause,
                thinkers: thinkers.clone(),
            },
            easel: Easel::new(&config.limits),
            films: Films::default(),
            galleries: Galleries::default(),
            packed: Packed::default(),
            sights: Sights::default(),
            notices: Noticeboard::default(),
            analyst: Analyst::new(thinkers),
            hints: Throttle::new(12, Duration::from_secs(5)),
            finished: Finished::default(),
            gate: Gate::new(config.limits),
            metrics: Metrics::new(),
            house: House {
                public_url: config.public_url.map(|url| url.trim_end_matches('/').to_owned()),
                trusted_proxies: config.trusted_proxies,
            },
            stopping: watch::Sender::new(false),
            store,
        })
    }
    /// Forgets, of all that is counted, those who have not been heard of lately.
    pub(crate) fn tidy(&self) {
        self.gate.tidy();
        self.guesses.tidy();
        self.calls.tidy();
        self.chatter.tidy();
        self.hints.tidy();
    }
    pub(crate) fn say(&self, language: Language) -> Say<'_> {
        Say { texts: &self.texts, language }
    }
    pub(crate) fn game(&self, name: &str) -> Result<&dyn AnyGame, Trouble> {
        wardroom_catalog::game(&self.games, name).map_err(|_| Trouble::NoSuchGame)
    }
    /// Of all that browsers keep: scripts, styles, drawings and the page without a server.
    pub(crate) fn version(&self) -> &str {
        self.version.get_or_init(|| install::version(self))
    }
    pub(crate) fn style_of(&self, game: &str) -> Option<String> {
        let place = self.games.iter().position(|entry| entry.name() == game)?;
        Some(self.styles[place].url())
    }
}

/// The first seats of a game, as they are drawn.
pub(crate) fn seat_tags(game: &dyn AnyGame, count: usize, language: Language) -> Vec<SeatTag> {
    let tag = |seat| SeatTag { slug: game.seat_name(seat).into(), title: game.seat_title(seat, language) };
    (0..).map(Seat).take(count).map(tag).collect()
}

/// Milliseconds since 1970. The store has no clock of its own.
pub(crate) fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// The day, as the language writes it. The server does not know where its readers live.
pub(crate) fn date(at: i64, language: Language) -> String {
    let form = match language {
        Language::En => "%-d %b %Y",
        Language::De => "%-d.%-m.%Y",
    };
    Timestamp::from_millisecond(at).unwrap_or_default().to_zoned(TimeZone::UTC).strftime(form).to_string()
}
