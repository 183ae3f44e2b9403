//! Where the tests keep their data, and the few sentences they all need.
//!
//! The suite runs on SQLite always, and on PostgreSQL if `WARDROOM_TEST_POSTGRES` names a database in which it may make schemas.
//! A private one on Debian (`apt-get install postgresql`), as root:
//!
//! ```text
//! folder=$(mktemp -d) && chown postgres $folder && bin=$(ls -d /usr/lib/postgresql/*/bin | tail -1)
//! runuser -u postgres -- $bin/initdb --auth=trust -D $folder/data
//! runuser -u postgres -- $bin/pg_ctl -w -D $folder/data -l $folder/log -o "-p 54329 -k $folder" start
//! WARDROOM_TEST_POSTGRES=postgres://postgres@127.0.0.1:54329/postgres cargo nextest run -p wardroom-store
//! runuser -u postgres -- $bin/pg_ctl -D $folder/data -m immediate stop && rm -r $folder
//! ```
#![allow(unreachable_pub, reason = "a test program has no public")]

use sqlx::{AnyConnection, AssertSqlSafe, Connection as _};
use wardroom_store::{Holder, Line, NewSeat, NewTable, PersonId, Secret, Store, StoreError};

/// An empty place for one test; several stores may be opened on it, as several servers would.
pub enum TestDatabase {
    Sqlite(tempfile::TempDir),
    Postgres { url: String },
}

impl TestDatabase {
    pub fn sqlite() -> Self {
        Self::Sqlite(tempfile::tempdir().expect("a temporary folder"))
    }

    /// A schema of its own in the database of the environment; none if there is no such database.
    pub async fn postgres() -> Option<Self> {
        let Ok(url) = std::env::var("WARDROOM_TEST_POSTGRES") else {
            eprintln!("skipped: WARDROOM_TEST_POSTGRES is not set (tests/store/common.rs says how)");
            return None;
        };
        let schema = format!("test_{}", &Secret::mint().reveal()[..16]);
        execute(&url, &format!("CREATE SCHEMA {schema}")).await;
        let separator = if url.contains('?') { '&' } else { '?' };
        Some(Self::Postgres { url: format!("{url}{separator}options=-csearch_path%3D{schema}") })
    }

    pub fn address(&self) -> String {
        match self {
            Self::Sqlite(folder) => folder.path().join("wardroom.sqlite").display().to_string(),
            Self::Postgres { url } => url.clone(),
        }
    }

    pub async fn try_open(&self) -> Result<Store, StoreError> {
        Store::open(&self.address()).await
    }

    pub async fn open(&self) -> Store {
        self.try_open().await.expect("a store that opens")
    }

    /// Behind the store's back.
    pub async fn execute(&self, sql: &str) -> AnyConnection {
        let url = match self {
            Self::Sqlite(_) => format!("sqlite://{}?mode=rwc", self.address()),
            Self::Postgres { url } => url.clone(),
        };
        execute(&url, sql).await
    }
}

async fn execute(url: &str, sql: &str) -> AnyConnection {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(url).await.expect("a connection");
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await.expect("SQL that works");
    connection
}

pub async fn person(store: &Store, name: &str) -> PersonId {
    store.create_person(name, &Secret::mint(), "", 1).await.expect("a person").id
}

pub fn seat(holder: Holder, invite: Option<&Secret>) -> NewSeat {
    NewSeat { name: "chair".into(), holder, contribution: None, invite: invite.cloned() }
}

pub fn table(id: &str, maker: PersonId, seats: Vec<NewSeat>) -> NewTable {
    NewTable {
        id: id.into(),
        game: "turning-tides".into(),
        rules_version: 3,
        parts: String::new(),
        mode: "base".into(),
        options: "round_limit=30".into(),
        pace: String::new(),
        dice_secret: "the-dice-secret".into(),
        commitment: "the-commitment".into(),
        is_public: true,
        maker,
        created: 10,
        seats,
    }
}

/// A person contributes to the table as it is; returns whether that is accepted.
pub async fn contribute(store: &Store, table: &str, seat: u8, who: PersonId, words: &str) -> bool {
    let seats = store.table(table).await.expect("a table").expect("a table").seats;
    let seen: Vec<Holder> = seats.into_iter().map(|seat| seat.holder).collect();
    store.contribute(table, seat, who, &seen, words, 20).await.expect("the store")
}

/// A table of two bots, so that it can be started and played without ceremony.
pub async fn playing(store: &Store, id: &str) {
    let maker = person(store, "maker").await;
    let bots = vec![seat(Holder::Bot("easy".into()), None), seat(Holder::Bot("strong".into()), None)];
    store.create_table(&table(id, maker, bots)).await.expect("a new table");
    store.start(id, 11).await.expect("a match that starts");
}

pub fn line(text: impl Into<String>) -> Line {
    Line { at: 100, line: text.into(), chance: String::new() }
}

/// Runs each of these tests, which take a [`TestDatabase`], on SQLite and on PostgreSQL.
macro_rules! on_both {
    ($($test:ident),* $(,)?) => {
        mod sqlite { $(
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                super::$test($crate::common::TestDatabase::sqlite()).await;
            }
        )* }
        mod postgres { $(
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                if let Some(place) = $crate::common::TestDatabase::postgres().await {
                    super::$test(place).await;
                }
            }
        )* }
    };
}
