//! How servers that share a PostgreSQL hear of each other's writes (LISTEN and NOTIFY).
//! A SQLite file has one server, so there nothing ever changes elsewhere. The connection that listens also says that a server is here.

use std::time::Duration;

use sqlx::postgres::PgListener;
use sqlx::{Any, AssertSqlSafe, Executor as _, Transaction};
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

use crate::backend::Dialect;
use crate::{Store, StoreError, schema};

const CHANNEL: &str = "wardroom_tables";
/// Behind the id of a table: only something was said there. No id has a space.
const CHAT: &str = " chat";
/// Instead of the id of a table: something that nobody keeps. No id is anything but letters and digits.
const WORD: &str = "@ ";

/// Something that another server wrote, or said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// The table with this id, its seats or its journal.
    Table(String),
    /// What is said at the table with this id.
    Chat(String),
    /// What a server told by [`Store::tell_servers`]. It was written nowhere.
    Word { server: String, word: String },
    /// Messages were lost (the connection broke, or the receiver was too slow): look at everything you hold again.
    Unknown,
}

/// The changes made elsewhere, from [`Store::subscribe`] on. With SQLite none ever come.
#[derive(Debug)]
pub struct Changes(broadcast::Receiver<Change>);

impl Changes {
    /// Waits for the next change; `None` once the store is gone.
    pub async fn next(&mut self) -> Option<Change> {
        match self.0.recv().await {
            Ok(change) => Some(change),
            Err(RecvError::Lagged(_)) => Some(Change::Unknown),
            Err(RecvError::Closed) => None,
        }
    }
}

impl Store {
    pub fn subscribe(&self) -> Changes {
        Changes(self.inner.changes.subscribe())
    }

    /// Bytes of the longest word that [`Store::tell_servers`] takes; PostgreSQL takes 8000 with what we put before it.
    pub const LONGEST_WORD: usize = 7900;

    /// Whether other servers may use the same database.
    pub fn is_shared(&self) -> bool {
        self.dialect() == Dialect::Postgres
    }

    /// Tells the other servers what nobody needs to keep, in this order. Nothing is written, so whoever does not listen
    /// right now never hears it.
    pub async fn tell_servers(&self, words: &[String]) -> Result<(), StoreError> {
        if words.is_empty() || !self.is_shared() {
            return Ok(());
        }
        let mut transaction = self.backend().begin().await?;
        // PostgreSQL numbers transactions that notify, and would wait for the disk to have the number.
        sqlx::query("SELECT set_config('synchronous_commit', 'off', true)").execute(&mut *transaction).await?;
        let words: Vec<String> = words.iter().map(|word| format!("{WORD}{word}")).collect();
        let messages = words.iter().map(String::as_str);
        announce(&mut transaction, self.dialect(), &self.inner.origin, messages).await?;
        Ok(transaction.commit().await?)
    }

    /// Tells the other servers, as part of the transaction: they hear it when it is committed, and not if it fails.
    pub(crate) async fn announce(&self, transaction: &mut Transaction<'_, Any>, table: &str) -> sqlx::Result<()> {
        self.announce_all(transaction, &[table]).await
    }

    /// The same of several tables.
    pub(crate) async fn announce_all(
        &self,
        transaction: &mut Transaction<'_, Any>,
        tables: &[impl AsRef<str>],
    ) -> sqlx::Result<()> {
        let tables = tables.iter().map(AsRef::as_ref);
        announce(transaction, self.dialect(), &self.inner.origin, tables).await
    }

    /// The same of what is said there: the match need not be read again for it.
    pub(crate) async fn announce_chats(
        &self,
        transaction: &mut Transaction<'_, Any>,
        tables: &[impl AsRef<str>],
    ) -> sqlx::Result<()> {
        let chats: Vec<String> = tables.iter().map(|table| format!("{}{CHAT}", table.as_ref())).collect();
        self.announce_all(transaction, &chats).await
    }
}

pub(crate) async fn announce<'a>(
    transaction: &mut Transaction<'_, Any>,
    dialect: Dialect,
    origin: &str,
    tables: impl IntoIterator<Item = &'a str>,
) -> sqlx::Result<()> {
    if dialect == Dialect::Sqlite {
        return Ok(());
    }
    let messages = serde_json::Value::from_iter(tables.into_iter().map(|table| [format!("{origin} {table}")]));
    let sql = dialect.with_rows("SELECT pg_notify($2, value->>0) FROM {rows}");
    sqlx::query(AssertSqlSafe(sql)).bind(messages.to_string()).bind(CHANNEL).execute(&mut **transaction).await?;
    Ok(())
}

/// Listens until aborted. What is written while the connection is away is lost, so each new connection begins with [`Change::Unknown`].
pub(crate) async fn listen(mut listener: PgListener, url: String, origin: String, changes: broadcast::Sender<Change>) {
    // Sending fails if nobody has subscribed, which is fine.
    let tell = |change| drop(changes.send(change));
    loop {
        match listener.try_recv().await {
            Ok(Some(message)) => match message.payload().split_once(' ') {
                Some((from, _)) if from == origin => {}
                Some((from, message)) => tell(change(from, message)),
                None => tell(Change::Unknown),
            },
            // The connection broke, and the next one is up already.
            Ok(None) => {
                if let Err(error) = be_present(&mut listener).await {
                    tracing::warn!(%error, "the database does not know that this server uses it");
                }
                tell(Change::Unknown);
            }
            Err(error) => {
                tracing::warn!(%error, "cannot hear the other servers");
                listener = reconnect(&url).await;
                tell(Change::Unknown);
            }
        }
    }
}

fn change(from: &str, message: &str) -> Change {
    match (message.strip_prefix(WORD), message.strip_suffix(CHAT)) {
        (Some(word), _) => Change::Word { server: from.to_owned(), word: word.to_owned() },
        (None, Some(table)) => Change::Chat(table.to_owned()),
        (None, None) => Change::Table(message.to_owned()),
    }
}

async fn reconnect(url: &str) -> PgListener {
    loop {
        tokio::time::sleep(Duration::from_secs(1)).await;
        match connect(url).await {
            Ok(listener) => return listener,
            Err(error) => tracing::warn!(%error, "cannot hear the other servers; trying again"),
        }
    }
}

pub(crate) async fn connect(url: &str) -> sqlx::Result<PgListener> {
    let mut listener = PgListener::connect(url).await?;
    listener.listen(CHANNEL).await?;
    be_present(&mut listener).await?;
    Ok(listener)
}

/// Nobody may throw the tables away while this connection lives.
async fn be_present(listener: &mut PgListener) -> sqlx::Result<()> {
    listener.execute(sqlx::query(AssertSqlSafe(schema::presence()))).await?;
    Ok(())
}
