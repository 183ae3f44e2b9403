//! How servers that share a PostgreSQL database learn of each other's writes (LISTEN and NOTIFY). A SQLite file has one
//! server, so nothing ever changes elsewhere. The listening connection also holds the lock that says that a server is running.

use std::time::Duration;

use sqlx::postgres::PgListener;
use sqlx::{Any, AssertSqlSafe, Executor as _, Transaction};
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

use crate::dialect::Dialect;
use crate::{Store, StoreError, schema};

const CHANNEL: &str = "wardroom_tables";
/// After the id of a table: only its chat has changed. No id has a space.
const CHAT: &str = " chat";
/// Before a broadcast, which is stored nowhere. Ids have letters and digits only.
const WORD: &str = "@ ";

/// Something that another server wrote or broadcast.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// The table with this id, its seats or its journal.
    Table(String),
    /// The chat at the table with this id.
    Chat(String),
    /// What a server sent by [`Store::broadcast`]. It is stored nowhere.
    Broadcast { server: String, text: String },
    /// Messages were lost (the connection broke, or the receiver was too slow): everything cached has to be read again.
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

    /// Bytes of the longest text that [`Store::broadcast`] takes; PostgreSQL takes 8000 together with our prefix.
    pub const LONGEST_BROADCAST: usize = 7900;

    /// Whether other servers may use the same database.
    pub fn is_shared(&self) -> bool {
        self.dialect() == Dialect::Postgres
    }

    /// Sends texts to the other servers, in this order. Nothing is stored: a server that is not listening misses them.
    pub async fn broadcast(&self, words: &[String]) -> Result<(), StoreError> {
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

    /// Notifies the other servers of a changed table, as part of the transaction: when it is committed, and not if it fails.
    pub(crate) async fn announce(&self, transaction: &mut Transaction<'_, Any>, table: &str) -> sqlx::Result<()> {
        self.announce_all(transaction, &[table]).await
    }

    /// The same for several tables.
    pub(crate) async fn announce_all(
        &self,
        transaction: &mut Transaction<'_, Any>,
        tables: &[impl AsRef<str>],
    ) -> sqlx::Result<()> {
        let tables = tables.iter().map(AsRef::as_ref);
        announce(transaction, self.dialect(), &self.inner.origin, tables).await
    }

    /// The same for the chat at these tables: their matches need not be read again.
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
    // Sending fails if there is no subscriber, which is fine.
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
                    tracing::warn!(%error, "cannot take the lock that says that a server uses this database; do not restore a backup into it while this server runs");
                }
                tell(Change::Unknown);
            }
            Err(error) => {
                tracing::warn!(%error, "the connection that listens to the other servers broke; connecting again");
                listener = reconnect(&url).await;
                tell(Change::Unknown);
            }
        }
    }
}

fn change(from: &str, message: &str) -> Change {
    match (message.strip_prefix(WORD), message.strip_suffix(CHAT)) {
        (Some(text), _) => Change::Broadcast { server: from.to_owned(), text: text.to_owned() },
        (None, Some(table)) => Change::Chat(table.to_owned()),
        (None, None) => Change::Table(message.to_owned()),
    }
}

async fn reconnect(url: &str) -> PgListener {
    loop {
        tokio::time::sleep(Duration::from_secs(1)).await;
        match connect(url).await {
            Ok(listener) => return listener,
            Err(error) => {
                tracing::warn!(%error, "cannot listen to the other servers: changes made there are seen late; trying again in 1 s");
            }
        }
    }
}

pub(crate) async fn connect(url: &str) -> sqlx::Result<PgListener> {
    let mut listener = PgListener::connect(url).await?;
    listener.listen(CHANNEL).await?;
    be_present(&mut listener).await?;
    Ok(listener)
}

/// Takes the shared lock that keeps `restore --force` from deleting the tables while this connection is open.
async fn be_present(listener: &mut PgListener) -> sqlx::Result<()> {
    listener.execute(sqlx::query(AssertSqlSafe(schema::presence()))).await?;
    Ok(())
}
